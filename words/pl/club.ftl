## Rated games

club-rated = Partia rankingowa
club-rated-note = Zmienia ranking wszystkich na tym serwerze. Kto odejdzie, będzie ostatni.
club-rating = Ranking
club-rated-is = Ta partia się liczy

## An evening: games in a row

evening-choice = Partie z rzędu
evening-one = Jedna partia
evening-games = { $games ->
    [one] Wieczór: jedna partia
    [few] Wieczór: { $games } partie
    [many] Wieczór: { $games } partii
   *[other] Wieczór: { $games } partii
  }
evening-title = Wieczór
evening-now = Partia { $game } z { $games }
evening-after = Wyniki po partii { $game } z { $games }
evening-final = Wyniki końcowe
evening-winner = Wieczór wygrywa: { $names }
evening-player = Gracz
evening-this = Ta partia
evening-points = Punkty
evening-next = Następna partia
evening-again = Kolejny wieczór

## Manners

manners-title = Wycisz, zablokuj, zgłoś
manners-note = Działa przy każdym stole i nikt się o tym nie dowie. Kto jest zablokowany, nie usiądzie też przy twoich stołach.
manners-of = { $name }: słuchać czy nie
manners-report = Zgłoś
manners-nobody = Nikogo więcej tu nie ma.
manner-none = Słuchaj
manner-mute = Wycisz
manner-block = Zablokuj
manner-muted = Ta osoba jest wyciszona.
manner-blocked = Ta osoba jest zablokowana.
manner-end = Słuchaj znowu
manners-report-title = Zgłoś: { $name }
report-lines = O które wiersze chodzi?
report-reason = Co się stało?
report-back = Wstecz
report-send = Wyślij do opiekuna serwera
report-sent = Dziękujemy, wysłano.

## The club: who plays how well here

club-title = Klub
club-you = Twój ranking
club-none = Nie masz jeszcze gry rankingowej. Stół dla znajomych może być rankingowy.
club-unranked = Po pięciu grach rankingowych trafisz na listę.
club-board = Tabela najlepszych
club-board-none = Nikt nie ma jeszcze pięciu gier rankingowych.
club-board-off = Kto prowadzi ten serwer, nie chce tabeli.
club-games = Gry
club-won = Wygrane
club-more = Więcej
profile-title = Profil
profile-form = Forma
profile-form-note = Miejsca w ostatnich grach, najnowsza na końcu.
profile-place = Miejsce { $place } z { $players }, { $date }
profile-course = Ranking po każdej z tych gier: od { $first } do { $last }
profile-goals = Wygrywa przez
profile-gems = Dowiezione klejnoty
profile-favourite = Ulubiony klejnot: { $gem }

## The ladder: programs that play round the clock

ladder-title = Drabinka
ladder-note = Programy grają tu dzień i noc, ze sobą i z poziomami. Każdy ma { $seconds } s na decyzję i rozgrywa każde otwarcie z każdego miejsca.
ladder-off = Na tym serwerze nie ma drabinki.
ladder-table = Tabela
ladder-range = Przedział 95%
ladder-level = poziom
ladder-new = jeszcze bez rankingu
ladder-here = połączony
ladder-games-count = Gry: { $count }
ladder-forfeits = Walkowery
ladder-forfeits-count = Walkowery: { $count }
ladder-nobody = Żaden program nie jest teraz połączony.
ladder-running = Trwające gry
ladder-last = Ostatnie gry
ladder-none = Żadna gra jeszcze się nie skończyła.
ladder-watch = Oglądaj
ladder-gone = już usunięta
ladder-won = Wygrana: { $names }
ladder-forfeit-late = Walkower ({ $name }): brak odpowiedzi na czas
ladder-forfeit-left = Walkower ({ $name }): utracone połączenie
ladder-forfeit-illegal = Walkower ({ $name }): ruchy spoza listy
ladder-former = Dawny program
ladder-connect = Niech zagra twój program
ladder-connect-note = Program potrzebuje tokena. Widać go tylko teraz; w ustawieniach są twoje tokeny i można je unieważnić.
ladder-token = Utwórz token
