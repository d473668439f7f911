## Play with others now

now-pace = Tempo
now-quick = Svižně
now-relaxed = V klidu
now-note = Vidíš, kdo čeká s tebou. Volná místa po chvíli obsadí boti.
now-find = Najít hráče
match-title = Hledáme hráče
match-begins = { $seconds ->
    [one] Hra začne za jednu sekundu.
    [few] Hra začne za { $seconds } sekundy.
    [many] Hra začne za { $seconds } sekundy.
   *[other] Hra začne za { $seconds } sekund.
  }
match-note = Na volná místa si sednou boti.
match-start = Začít hned s boty
match-came = { $name } si sedá ke stolu.
match-went = { $name } odchází.

## Giving up, and asking somebody to go on

resign-note = Nebo to vzdej úplně: na tvém místě dohraje bot a hra se počítá jako prohraná.
resign-yes = Vzdát se
slow-note = { $name } si dává načas.
nudge = Popohnat
nudge-sent = { $name } už ví, že se čeká.
nudged-you = { $name } na tebe čeká.
deserted-note = Všichni to vzdali. Hra končí.
friends-deserted = Když se všichni vzdají
deserted-end = Hra skončí
deserted-bots = Dohrají ji boti

## Taking a seat in a running game

friends-leaving = Když někdo odejde
friends-takeover = Později vystřídat bota
takeover-nobody = Nesmí nikdo
takeover-ask = Se souhlasem zakladatele
takeover-anyone = Kdokoli s odkazem
take-note = Díváš se. Můžeš také hrát.
take-choose = Vybrat místo
take-title = Sednout si ke hře
take-ask-note = Nejdřív se ptáme zakladatele stolu.
ask-note = { $name } chce hrát dál místo hráče { $seat }.
ask-yes = Ano
ask-no = Ne
ask-waiting = Ptáme se zakladatele stolu na místo pro tebe.

## A pause, and having a decision back

menu-pause = Požádat o přestávku
menu-takeback = Požádat o vrácení mého rozhodnutí
offer-pause = { $name } žádá o přestávku.
offer-take_back = { $name } žádá o vrácení posledního rozhodnutí.
offer-withdraw = Nechme toho
offer-refused = Všichni s tím nesouhlasí.
takeback-done = Rozhodnutí je vráceno.
paused-title = Hra má přestávku
paused-note = Hodiny i boti stojí. Pokračovat může kdokoli u stolu.
paused-go = Pokračovat
friends-takebacks = Rozhodnutí lze vrátit, když souhlasí všichni
rules-takebacks = Vracení
because-paused = Hra má přestávku.
problem-not_paused = Hra už pokračuje.
problem-no_takeback = U tohoto stolu se nic nevrací.
problem-no_such_offer = O to už nikdo nežádá.
problem-offered_already = O to už někdo žádá.

## What went wrong

problem-not_slow = Nikdo tam nepřemýšlí nijak dlouho.
problem-nudged_already = Někdo už popohání.
problem-no_takeover = V této hře si nemůžeš sednout na žádné místo.
problem-asked_already = O to místo už žádá někdo jiný.
problem-no_such_ask = O to místo už nikdo nežádá.
problem-not_rateable = Hodnocenou hru hrají aspoň dva lidé, každý na jednom místě, od začátku, bez trenéra a bez vracení.
problem-unwelcome = K tomuto stolu si nemůžeš sednout.

## Watching

friends-unwatched = Nikdo se nesmí dívat
rules-watching = Diváci
link-unwatched = Hra už běží a u tohoto stolu se nikdo nesmí dívat.
problem-unwatched = U tohoto stolu se nikdo nesmí dívat.

## People one has played with

friends-again = Pozvat znovu
friends-again-note = Znáte se už ze hry. Uvidí to na své úvodní stránce.
friend-games = { $games ->
    [one] jedna společná hra
    [few] { $games } společné hry
   *[other] { $games } společných her
  }
friend-invite = Pozvat
friend-invited = Pozvánka je na cestě
invited-title = Pozvánky pro tebe
invited-by = { $name } tě zve
invited-no = Ne, díky
problem-no_such_invitation = Ta pozvánka už neplatí.
