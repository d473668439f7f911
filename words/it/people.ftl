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
takeover-nobody = Nessuno
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

## A pause, and having a decision back

menu-pause = Chiedi una pausa
menu-takeback = Chiedi di annullare la tua decisione
offer-pause = { $name } vorrebbe una pausa.
offer-take_back = { $name } vorrebbe annullare l’ultima decisione.
offer-withdraw = Lascia stare
offer-refused = Non tutti sono d’accordo.
takeback-done = Una decisione è stata annullata.
paused-title = La partita è in pausa
paused-note = Orologi e bot sono fermi. Chiunque al tavolo può riprendere.
paused-go = Riprendi
friends-takebacks = Si può annullare se tutti sono d’accordo
rules-takebacks = Annullare
because-paused = La partita è in pausa.
problem-not_paused = La partita è già ripresa.
problem-no_takeback = A questo tavolo non si annulla niente.
problem-no_such_offer = Nessuno lo chiede più.
problem-offered_already = È già stato chiesto.

## What went wrong

problem-not_slow = Lì nessuno sta pensando da molto.
problem-nudged_already = Qualcuno ha già sollecitato.
problem-no_takeover = In questa partita non puoi prendere un posto.
problem-asked_already = Qualcun altro chiede già quel posto.
problem-no_such_ask = Nessuno chiede più quel posto.
problem-not_rateable = Una partita classificata si gioca in due o più persone, un posto ciascuna, dall’inizio, senza consigli e senza annullare niente.
problem-unwelcome = Non puoi sederti a questo tavolo.

## Watching

friends-unwatched = Nessuno può guardare
rules-watching = Spettatori
link-unwatched = La partita è in corso e a questo tavolo nessuno può guardare.
problem-unwatched = A questo tavolo nessuno può guardare.

## People one has played with

friends-again = Invita di nuovo
friends-again-note = Hai già giocato con loro. Lo vedono nella loro pagina iniziale.
friend-games = { $games ->
    [one] una partita insieme
   *[other] { $games } partite insieme
  }
friend-invite = Invita
friend-invited = Invito inviato
invited-title = Inviti per te
invited-by = { $name } ti invita
invited-no = No, grazie
problem-no_such_invitation = Quell’invito non vale più.
