## Rated games

club-rated = Hodnocená hra
club-rated-note = Mění hodnocení všech na tomto serveru. Kdo odejde, skončí poslední.
club-rating = Hodnocení
club-rated-is = Tato hra se počítá

## An evening: games in a row

evening-choice = Hry za sebou
evening-one = Jedna hra
evening-games = { $games ->
    [one] Večer: jedna hra
    [few] Večer: { $games } hry
    [many] Večer: { $games } hry
   *[other] Večer: { $games } her
  }
evening-title = Večer
evening-now = Hra { $game } z { $games }
evening-after = Pořadí po hře { $game } z { $games }
evening-final = Konečné pořadí
evening-winner = Večer vyhrává: { $names }
evening-player = Hráč
evening-this = Tato hra
evening-points = Body
evening-next = Další hra
evening-again = Další večer

## Manners

manners-title = Ztlumit, blokovat, nahlásit
manners-note = Platí to u každého stolu a nikdo se to nedozví. Kdo je zablokovaný, nemůže si sednout ani k tvým stolům.
manners-of = { $name }: slyšet, nebo ne
manners-report = Nahlásit
manners-nobody = Nikdo jiný tu není.
manner-none = Slyšet
manner-mute = Ztlumit
manner-block = Blokovat
manner-muted = Tohoto člověka neslyšíš.
manner-blocked = Tohoto člověka blokuješ.
manner-end = Zase slyšet
manners-report-title = Nahlásit: { $name }
report-lines = Které řádky myslíš?
report-reason = Co se stalo?
report-back = Zpět
report-send = Poslat správci serveru
report-sent = Díky, je to odeslané.

## The club: who plays how well here

club-title = Klub
club-you = Tvoje hodnocení
club-none = Ještě nemáš žádnou hodnocenou hru. Stůl pro přátele může být hodnocený.
club-unranked = Po pěti hodnocených hrách budeš v žebříčku.
club-board = Žebříček
club-board-none = Nikdo zatím nemá pět hodnocených her.
club-board-off = Provozovatel serveru žebříček nechce.
club-games = Hry
club-won = Výhry
club-more = Další
profile-title = Profil
profile-form = Forma
profile-form-note = Umístění v posledních hrách, nejnovější vpravo.
profile-place = Místo { $place } z { $players }, { $date }
profile-course = Hodnocení po každé z těchto her: od { $first } do { $last }
profile-goals = Čím vyhrává
profile-gems = Dovezené drahokamy
profile-favourite = Oblíbený drahokam: { $gem }

## The ladder: programs that play round the clock

ladder-title = Žebříček
ladder-note = Programy tu hrají ve dne v noci, mezi sebou i proti úrovním. Na rozhodnutí má každý { $seconds } s a každé zahájení hraje ze všech míst.
ladder-off = Správce tohoto serveru žebříček nevede.
ladder-table = Pořadí
ladder-range = Rozpětí 95 %
ladder-level = úroveň
ladder-new = zatím bez hodnocení
ladder-here = připojen
ladder-games-count = Hry: { $count }
ladder-forfeits = Kontumace
ladder-forfeits-count = Kontumace: { $count }
ladder-nobody = Teď není připojen žádný program.
ladder-running = Právě se hraje
ladder-last = Poslední hry
ladder-none = Žádná hra ještě neskončila.
ladder-watch = Sledovat
ladder-gone = už není uložena
ladder-won = Výhra: { $names }
ladder-forfeit-late = Kontumace ({ $name }): odpověď nepřišla včas
ladder-forfeit-left = Kontumace ({ $name }): ztracené spojení
ladder-forfeit-illegal = Kontumace ({ $name }): tahy, které nebyly v nabídce
ladder-former = Dřívější program
ladder-connect = Nech hrát svůj vlastní program
ladder-connect-note = Program potřebuje token. Ukáže se jen teď; v nastavení najdeš své tokeny a můžeš je zrušit.
ladder-token = Vytvořit token
