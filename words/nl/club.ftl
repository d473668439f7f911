## Rated games

club-rated = Spel met rating
club-rated-note = Het verandert ieders rating op deze server. Wie weggaat, eindigt als laatste.
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
manners-note = Dit geldt aan elke tafel, en niemand krijgt het te horen. Wie geblokkeerd is, kan ook niet aan jouw tafels gaan zitten.
manners-of = { $name }: toelaten of niet
manners-report = Melden
manners-nobody = Er is verder niemand.
manner-none = Toelaten
manner-mute = Dempen
manner-block = Blokkeren
manner-muted = Je hebt deze persoon gedempt.
manner-blocked = Je hebt deze persoon geblokkeerd.
manner-end = Opheffen
manners-report-title = { $name } melden
report-lines = Welke berichten bedoel je?
report-reason = Wat is er gebeurd?
report-back = Terug
report-send = Naar de beheerder sturen
report-sent = Bedankt, je melding is verstuurd.

## The club: who plays how well here

club-title = Club
club-you = Jouw rating
club-none = Je hebt nog geen spel met rating. Een tafel voor vrienden kan er een zijn.
club-unranked = Na vijf spellen met rating sta je op de lijst.
club-board = Ranglijst
club-board-none = Nog niemand heeft vijf spellen met rating.
club-board-off = De beheerder van deze server wil geen ranglijst.
club-games = Spellen
club-won = Gewonnen
club-more = Meer
profile-title = Profiel
profile-form = Vorm
profile-form-note = Plaatsen in de laatste spellen, het nieuwste rechts.
profile-place = Plaats { $place } van { $players }, { $date }
profile-course = Rating na elk van deze spellen: van { $first } tot { $last }
profile-goals = Wint met
profile-gems = Aan land gebrachte edelstenen
profile-favourite = Lievelingssteen: { $gem }

## The ladder: programs that play round the clock

ladder-title = Ladder
ladder-note = Hier spelen programma’s dag en nacht, tegen elkaar en tegen de niveaus. Elk heeft { $seconds } seconden voor een beslissing en speelt elke opening vanaf elke plaats.
ladder-off = Wie deze server beheert, houdt geen ladder bij.
ladder-table = Stand
ladder-range = 95%-marge
ladder-level = niveau
ladder-new = nog geen rating
ladder-here = verbonden
ladder-games-count = Spellen: { $count }
ladder-forfeits = Reglementair
ladder-forfeits-count = Reglementair: { $count }
ladder-nobody = Er is nu geen programma verbonden.
ladder-running = Bezig
ladder-last = Laatste partijen
ladder-none = Er is nog geen partij afgelopen.
ladder-watch = Kijken
ladder-gone = niet meer bewaard
ladder-won = Winst: { $names }
ladder-forfeit-late = { $name } verliest reglementair: geen antwoord op tijd
ladder-forfeit-left = { $name } verliest reglementair: verbinding verbroken
ladder-forfeit-illegal = { $name } verliest reglementair: zetten die er niet bij stonden
ladder-former = Een vroeger programma
ladder-connect = Laat je eigen programma meespelen
ladder-connect-note = Een programma heeft een token nodig. Het wordt alleen nu getoond; bij de instellingen staan je tokens en kun je ze intrekken.
ladder-token = Token maken
