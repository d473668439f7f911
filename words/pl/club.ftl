## Rated games

club-rated = Gra rankingowa
club-rated-note = Zmienia ranking wszystkich na tym serwerze. Kto odchodzi, jest ostatni.
club-rating = Ranking
club-rated-is = Ta gra się liczy

## An evening: games in a row

evening-choice = Gry z rzędu
evening-one = Jedna gra
evening-games = Wieczór, liczba gier: { $games }
evening-title = Wieczór
evening-now = Gra { $game } z { $games }
evening-after = Wyniki po grze { $game } z { $games }
evening-final = Wyniki końcowe
evening-winner = Wieczór wygrywa: { $names }
evening-player = Gracz
evening-this = Ta gra
evening-points = Punkty
evening-next = Następna gra
evening-again = Kolejny wieczór

## Manners

manners-title = Wycisz, zablokuj, zgłoś
manners-note = Działa przy każdym stole i nikt się o tym nie dowie. Kto jest zablokowany, nie usiądzie też przy twoich stołach.
manners-of = { $name }: słyszeć czy nie
manners-report = Zgłoś
manners-nobody = Nikogo więcej tu nie ma.
manner-none = Słyszeć
manner-mute = Wycisz
manner-block = Zablokuj
manner-muted = Nie słyszysz tej osoby.
manner-blocked = Blokujesz tę osobę.
manner-end = Znów słyszeć
manners-report-title = Zgłoś: { $name }
report-lines = O które wiersze chodzi?
report-reason = Co się stało?
report-back = Wstecz
report-send = Wyślij do opiekuna serwera
report-sent = Dziękujemy, wysłano.
