## Play with others now

now-pace = Tempo
now-quick = Szybko
now-relaxed = Spokojnie
now-note = Widzisz, kto czeka razem z tobą. Wolne miejsca po krótkiej chwili zajmą boty.
now-find = Znajdź graczy
match-title = Szukamy graczy
match-begins = { $seconds ->
    [one] Partia zacznie się za sekundę.
    [few] Partia zacznie się za { $seconds } sekundy.
    [many] Partia zacznie się za { $seconds } sekund.
   *[other] Partia zacznie się za { $seconds } sekundy.
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
friends-takeover = Zastąpienie bota w trakcie gry
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
ask-waiting = Pytamy gospodarza o miejsce dla ciebie.

## A pause, and having a decision back

menu-pause = Poproś o przerwę
menu-takeback = Poproś o cofnięcie mojej decyzji
offer-pause = { $name } prosi o przerwę.
offer-take_back = { $name } prosi o cofnięcie ostatniej decyzji.
offer-withdraw = Nieważne
offer-refused = Nie wszyscy się zgadzają.
takeback-done = Decyzja jest cofnięta.
paused-title = Gra ma przerwę
paused-note = Zegary i boty stoją. Każdy przy stole może wznowić grę.
paused-go = Gramy dalej
friends-takebacks = Decyzje można cofać, jeśli wszyscy się zgodzą
rules-takebacks = Cofanie
because-paused = Gra ma przerwę.
problem-not_paused = Gra już trwa.
problem-no_takeback = Przy tym stole nic się nie cofa.
problem-no_such_offer = Nikt już o to nie prosi.
problem-offered_already = Taka prośba już jest.

## What went wrong

problem-not_slow = Nikt tam nie myśli aż tak długo.
problem-nudged_already = Ktoś już ponagla.
problem-no_takeover = W tej partii nie możesz zająć miejsca.
problem-asked_already = O to miejsce prosi już ktoś inny.
problem-no_such_ask = Nikt już nie prosi o to miejsce.
problem-not_rateable = W partii rankingowej gra co najmniej dwoje ludzi, każdy na jednym miejscu, od początku, bez trenera i bez cofania.
problem-unwelcome = Nie możesz usiąść przy tym stole.

## Watching

friends-unwatched = Nikt nie może oglądać
rules-watching = Widzowie
link-unwatched = Gra trwa, a przy tym stole nikt nie może oglądać.
problem-unwatched = Przy tym stole nikt nie może oglądać.

## People one has played with

friends-again = Zaproś znowu
friends-again-note = Znacie się już z gry. Zobaczą to na swojej stronie startowej.
friend-games = { $games ->
    [one] jedna wspólna gra
    [few] { $games } wspólne gry
    [many] { $games } wspólnych gier
   *[other] { $games } wspólnej gry
  }
friend-invite = Zaproś
friend-invited = Zaproszenie wysłane
invited-title = Zaproszenia dla ciebie
invited-by = { $name } zaprasza cię
invited-no = Nie, dzięki
problem-no_such_invitation = To zaproszenie już nie obowiązuje.
