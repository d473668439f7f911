## Play with others now

now-pace = Tempo
now-quick = Szybko
now-relaxed = Spokojnie
now-note = Widzisz, kto czeka razem z tobą. Wolne miejsca po krótkiej chwili zajmą boty.
now-find = Znajdź graczy
match-title = Szukamy graczy
match-begins = { $seconds ->
    [one] Gra zacznie się za sekundę.
    [few] Gra zacznie się za { $seconds } sekundy.
    [many] Gra zacznie się za { $seconds } sekund.
   *[other] Gra zacznie się za { $seconds } sekundy.
  }
match-note = Wolne miejsca zajmą boty.
match-start = Zacznij od razu z botami
match-came = { $name } siada do stołu.
match-went = { $name } odchodzi.

## Giving up, and asking somebody to go on

resign-note = Albo poddaj partię: bot dogra ją na twoim miejscu, a ona liczy się jako przegrana.
resign-yes = Poddaj partię
slow-note = { $name } długo myśli.
nudge = Ponaglij
nudge-sent = { $name } już wie, że czekacie.
nudged-you = { $name } czeka na ciebie.
deserted-note = Wszyscy się poddali. Koniec gry.
friends-deserted = Gdy wszyscy się poddadzą
deserted-end = Gra się kończy
deserted-bots = Boty grają do końca

## Taking a seat in a running game

friends-leaving = Gdy ktoś odejdzie
friends-takeover = Zmiana bota w trakcie gry
takeover-nobody = Nikt nie może
takeover-ask = Za zgodą gospodarza
takeover-anyone = Każdy, kto ma link
take-note = Oglądasz. Możesz też zagrać.
take-choose = Wybierz miejsce
take-title = Zajmij miejsce
take-ask-note = Najpierw pytamy gospodarza.
ask-note = { $name } chce grać dalej na miejscu gracza { $seat }.
ask-yes = Tak
ask-no = Nie
ask-waiting = Gospodarz dostaje pytanie o miejsce dla ciebie.
