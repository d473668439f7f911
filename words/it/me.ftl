## I tuoi dispositivi, e la loro fine

me-title = I tuoi dispositivi
me-nobody = Questo server non sa ancora nulla di te. Lo saprà quando ti siederai a un tavolo.
me-device = Un dispositivo
me-here = questo
me-seen = visto l’ultima volta il { $date }
me-program = un programma che gioca per te
me-revoke = Revoca
me-end = Scollega
me-move = Continua su un altro dispositivo
me-move-note = I tuoi posti e le tue partite vengono con te. Tutti e due i dispositivi sei tu.
me-move-do = Mostra un codice
me-link-how = Inquadralo con l’altro dispositivo, oppure apri lì il link, e premi il pulsante. Vale una volta sola, per dieci minuti. Tienilo per te: chi lo usa gioca al posto tuo.
me-link = Il link per l’altro tuo dispositivo
me-qr = Codice QR del link per l’altro tuo dispositivo
me-link-over = I dieci minuti sono passati.
me-arrived = L’altro tuo dispositivo è qui.
me-out = Esci da questo dispositivo
me-out-note = Questo server non lo riconoscerà più.
me-out-do = Esci
me-out-sure = { $others ->
    [0] Questo è il tuo unico dispositivo: dopo, nessuno potrà più aprire le tue partite.
   *[other] Le tue partite restano sugli altri tuoi dispositivi.
  }
me-others = Scollega gli altri miei dispositivi
me-others-note = Per un telefono perso o prestato.
me-others-do = Scollega
me-others-sure = Qui saranno subito degli sconosciuti. Su questo dispositivo non cambia nulla.
me-export = Tutto in un file
me-export-note = Quello che questo server conserva di te.
me-export-do = Salva
me-forget = Dimenticami
me-forget-note = Cancella quello che è tuo su questo server.
me-forget-do = Dimenticami
me-forget-sure = Le partite con soli bot vengono cancellate, anche quelle in corso, e così il tuo nome e tutto quello che hai scritto. Nelle partite con altri, al tuo posto resta un ex giocatore senza nome. Non si può tornare indietro.
me-cancel = Annulla
me-privacy = Che cosa conserva un server, e per quanto

## Sull’altro dispositivo

arrive-title = Continua qui
arrive-who = { $name ->
    [none] Questo link porta su questo dispositivo i posti e le partite di qualcuno.
   *[other] Questo link porta su questo dispositivo i posti e le partite di { $name }.
  }
arrive-once = Premi solo se hai creato tu il link.
arrive-games = { $games ->
    [one] Questo dispositivo ha già una partita sua. Resta a chi eri qui finora, e non potrai più aprirla.
   *[other] Questo dispositivo ha già { $games } partite sue. Restano a chi eri qui finora, e non potrai più aprirle.
  }
arrive-do = Continua qui
arrive-failed = Non ha funzionato: { $text }

problem-link_expired = I dieci minuti di questo link sono passati. Creane uno nuovo sull’altro dispositivo.
problem-link_used = Questo link è già stato usato. Creane uno nuovo sull’altro dispositivo.
problem-no_such_link = Questo server non conosce il link. Forse uno più recente lo ha sostituito.

## Quando tocca a te e la pagina è chiusa

calls-title = Quando tocca a te
calls-push = Notifica, anche a pagina chiusa
calls-push-note = Dice che tocca a te e con chi, mai nulla sulle carte.
calls-push-unsupported = Questo browser non può farlo. Su iPhone o iPad metti prima il gioco nella schermata Home.
calls-push-failed = Il browser non è riuscito ad attivarla. Riprova più tardi.
calls-quiet = Ore di silenzio
calls-quiet-note = Ciò che succede intanto ti viene detto alla fine.
calls-quiet-from = Silenzio dalle
calls-quiet-to = Silenzio fino alle
calls-table = Notifiche da questo tavolo
calls-table-note = La tua scelta solo per questo tavolo.
problem-bad_push = Il browser ha indicato un indirizzo a cui questo server non manda nulla.
calls-mail = E-mail
calls-mail-note = Prima devi confermare l’indirizzo.
calls-mail-waiting = In attesa del tuo sì: un’e-mail con un link è in viaggio verso { $address }.
calls-mail-goes = Inviata a { $address }.
calls-mail-address = Il tuo indirizzo e-mail
calls-mail-ask = Conferma
calls-mail-stop = Interrompi
mail-title = E-mail da questo server
mail-yes = Vuoi un’e-mail a questo indirizzo ogni volta che tocca a te?
mail-yes-do = Sì, grazie
mail-stop-do = Niente più e-mail
mail-stop = Non vuoi più e-mail da questo server?
mail-yes-done = Fatto. Il server ti scriverà quando tocca a te.
mail-stop-done = Fatto. Non arriveranno più e-mail.
problem-bad_mail = Questo non è un indirizzo e-mail.
problem-no_such_mail = Questo link è vecchio o è già stato usato.
problem-mail_lately = Oggi a quell’indirizzo è già partita un’e-mail. Cercala, o riprova domani.

## Passkey

key-title = Passkey
key-note = La conserva il tuo dispositivo. Con lei resti tu su ogni tuo dispositivo, anche senza cookie.
key-make = Crea una passkey
key-made = creata il { $date }
key-remove = Togli
key-use = Continua con una passkey
key-use-note = Se ne hai già creata una qui.
key-use-do = Usa una passkey
key-no-site = Le passkey richiedono un nome di dominio e HTTPS. Chi gestisce questo server può configurarli (--public-url).
key-elsewhere = Le passkey valgono solo su { $address }.
key-unsupported = Questo browser non conosce le passkey.
key-failed = Non è stata creata.
problem-bad_passkey = Questa passkey non vale qui.
problem-no_such_passkey = Questo server non conosce questa passkey.
problem-passkey_late = Ci è voluto troppo. Riprova.
problem-no_passkeys = Questo server non ha passkey.
problem-too_many_passkeys = Hai dieci passkey. Prima togline una.
