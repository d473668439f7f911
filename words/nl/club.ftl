## Rated games

club-rated = Spel met rating
club-rated-note = Het verandert ieders rating op deze server. Wie weggaat, wordt laatste.
club-rating = Rating
club-rated-is = Dit spel telt mee

## An evening: games in a row

evening-choice = Spellen achter elkaar
evening-one = Eén spel
evening-games = Avond van { $games } spellen
evening-title = Avond
evening-now = Spel { $game } van { $games }
evening-after = Stand na spel { $game } van { $games }
evening-final = Eindstand
evening-winner = De avond gaat naar: { $names }
evening-player = Speler
evening-this = Dit spel
evening-points = Punten
evening-next = Volgend spel
evening-again = Nog een avond

## Manners

manners-title = Dempen, blokkeren, melden
manners-note = Het geldt aan elke tafel en niemand merkt het. Wie geblokkeerd is, kan ook niet aan jouw tafels zitten.
manners-of = { $name }: horen of niet
manners-report = Melden
manners-nobody = Er is verder niemand.
manner-none = Horen
manner-mute = Dempen
manner-block = Blokkeren
manner-muted = Je hebt deze persoon gedempt.
manner-blocked = Je hebt deze persoon geblokkeerd.
manner-end = Weer horen
manners-report-title = Melding over { $name }
report-lines = Welke regels bedoel je?
report-reason = Wat is er gebeurd?
report-back = Terug
report-send = Sturen aan de beheerder
report-sent = Bedankt, het is verstuurd.
