## Play with others now

now-pace = Ritm
now-quick = Rapid
now-relaxed = Pe îndelete
now-note = Vezi cine așteaptă cu tine. Dacă rămân locuri libere, după puțin timp le ocupă boții.
now-find = Caută jucători
match-title = Se caută jucători
match-begins = { $seconds ->
    [one] Partida începe peste o secundă.
    [few] Partida începe peste { $seconds } secunde.
   *[other] Partida începe peste { $seconds } de secunde.
  }
match-note = Boții ocupă locurile libere.
match-start = Începe acum cu boți
match-came = { $name } se așază la masă.
match-went = { $name } a plecat.

## Giving up, and asking somebody to go on

resign-note = Sau renunță de tot: un bot joacă până la capăt în locul tău, iar partida se socotește pierdută.
resign-yes = Renunță
slow-note = { $name } se gândește de ceva timp.
nudge = Dă un semn
nudge-sent = { $name } a primit semnul.
nudged-you = { $name } te așteaptă.
deserted-note = Toți au renunțat. Partida s-a încheiat.
friends-deserted = Dacă renunță toți
deserted-end = Partida se încheie
deserted-bots = Boții joacă până la capăt

## Taking a seat in a running game

friends-leaving = Dacă pleacă cineva
friends-takeover = Înlocuirea unui bot mai târziu
takeover-nobody = Nimeni nu poate
takeover-ask = Dacă gazda este de acord
takeover-anyone = Oricine are linkul
take-note = Privești. Poți și să joci.
take-choose = Alege un loc
take-title = Ocupă un loc
take-ask-note = Mai întâi este întrebată gazda.
ask-note = { $name } vrea să joace mai departe în locul jucătorului { $seat }.
ask-yes = Da
ask-no = Nu
ask-waiting = Gazda a fost întrebată de un loc pentru tine.

## A pause, and having a decision back

menu-pause = Cere o pauză
menu-takeback = Cere să retragi ultima decizie
offer-pause = { $name } cere o pauză.
offer-take_back = { $name } cere să retragă ultima decizie.
offer-withdraw = Lasă
offer-refused = Nu sunt toți de acord.
takeback-done = O decizie a fost retrasă.
paused-title = Jocul este în pauză
paused-note = Ceasurile și boții stau pe loc. Oricine de la masă poate continua.
paused-go = Continuă
friends-takebacks = Deciziile pot fi retrase dacă toți sunt de acord
rules-takebacks = Retragerea deciziilor
because-paused = Jocul este în pauză.
problem-not_paused = Jocul continuă deja.
problem-no_takeback = La această masă nu se retrage nimic.
problem-no_such_offer = Nimeni nu mai cere asta.
problem-offered_already = S-a cerut deja.

## What went wrong

problem-not_slow = Acolo nimeni nu se gândește de prea mult timp.
problem-nudged_already = Cineva a dat deja un semn.
problem-no_takeover = Nu poți ocupa un loc în această partidă.
problem-asked_already = Altcineva cere deja acel loc.
problem-no_such_ask = Nimeni nu mai cere acel loc.
problem-not_rateable = O partidă cu punctaj are cel puțin doi oameni, fiecare pe un singur loc, pornește de la început și se joacă fără antrenor și fără retrageri.
problem-unwelcome = Nu te poți așeza la această masă.

## Watching

friends-unwatched = Nimeni nu poate privi
rules-watching = Spectatori
link-unwatched = Jocul este în desfășurare, iar la această masă nimeni nu poate privi.
problem-unwatched = La această masă nimeni nu poate privi.

## People one has played with

friends-again = Invită din nou
friends-again-note = Ai mai jucat cu ei. Văd asta pe pagina lor de start.
friend-games = { $games ->
    [one] un joc împreună
    [few] { $games } jocuri împreună
   *[other] { $games } de jocuri împreună
  }
friend-invite = Invită
friend-invited = Invitație trimisă
invited-title = Invitații pentru tine
invited-by = { $name } te invită
invited-no = Nu, mulțumesc
problem-no_such_invitation = Invitația nu mai este valabilă.
