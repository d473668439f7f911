## Play with others now

now-pace = Ritm
now-quick = Rapid
now-relaxed = Pe îndelete
now-note = Vezi cine așteaptă cu tine. Dacă rămân locuri libere, după puțin timp le ocupă boții.
now-find = Caută jucători
match-title = Se caută jucători
match-begins = { $seconds ->
    [one] Jocul începe într-o secundă.
    [few] Jocul începe în { $seconds } secunde.
   *[other] Jocul începe în { $seconds } de secunde.
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
deserted-note = Toți au renunțat. Jocul s-a terminat.
friends-deserted = Dacă renunță toți
deserted-end = Jocul se termină
deserted-bots = Boții joacă până la capăt

## Taking a seat in a running game

friends-leaving = Dacă pleacă cineva
friends-takeover = Înlocuirea unui bot mai târziu
takeover-nobody = Nimeni nu poate
takeover-ask = Dacă gazda este de acord
takeover-anyone = Oricine are linkul
take-note = Privești. Poți și să joci.
take-choose = Alege un loc
take-title = Ia un loc
take-ask-note = Mai întâi este întrebată gazda.
ask-note = { $name } vrea să joace în locul jucătorului { $seat }.
ask-yes = Da
ask-no = Nu
ask-waiting = Gazda a fost întrebată de un loc pentru tine.
