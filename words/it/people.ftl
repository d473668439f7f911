## Play with others now

now-pace = Ritmo
now-quick = Veloce
now-relaxed = Tranquillo
now-note = Vedi chi aspetta con te. Dopo un po’ i bot occupano i posti liberi.
now-find = Trova giocatori
match-title = In cerca di giocatori
match-begins = { $seconds ->
    [one] La partita comincia tra un secondo.
    [many] La partita comincia tra { $seconds } di secondi.
   *[other] La partita comincia tra { $seconds } secondi.
  }
match-note = I bot occupano i posti liberi.
match-start = Comincia subito con i bot
match-came = { $name } si siede al tavolo.
match-went = { $name } non c’è più.

## Giving up, and asking somebody to go on

resign-note = Oppure abbandona del tutto: un bot gioca fino alla fine al tuo posto e la partita conta come persa.
resign-yes = Abbandona
slow-note = { $name } se la prende comoda.
nudge = Sollecita
nudge-sent = { $name } ha ricevuto il sollecito.
nudged-you = { $name } ti aspetta.
deserted-note = Tutti hanno abbandonato. La partita è finita.
friends-deserted = Se tutti abbandonano
deserted-end = La partita finisce
deserted-bots = I bot giocano fino alla fine

## Taking a seat in a running game

friends-leaving = Se qualcuno se ne va
friends-takeover = Sostituire un bot più tardi
takeover-nobody = Nessuno può
takeover-ask = Se chi ospita è d’accordo
takeover-anyone = Chiunque abbia il link
take-note = Stai guardando. Puoi anche giocare.
take-choose = Scegli un posto
take-title = Prendi un posto
take-ask-note = Prima si chiede a chi ospita.
ask-note = { $name } vorrebbe giocare al posto di { $seat }.
ask-yes = Sì
ask-no = No
ask-waiting = Abbiamo chiesto un posto per te a chi ospita.
