## Your devices, and the end of them

me-title = Your devices
me-nobody = This server knows nothing about you yet. It will once you sit down at a table.
me-device = A device
me-here = this one
me-seen = last here on { $date }
me-program = a program that plays for you
me-revoke = Revoke
me-end = Sign out
me-move = Play on with another device
me-move-note = Your seats and games come along. Both devices are you.
me-move-do = Show a code
me-link-how = Scan this with the other device, or open the link there, and press the button. It works once, within ten minutes. Keep it to yourself: whoever uses it plays as you.
me-link = The link for your other device
me-qr = QR code of the link for your other device
me-link-over = The ten minutes are over.
me-arrived = Your other device is here.
me-out = Sign out on this device
me-out-note = This server will no longer recognise it.
me-out-do = Sign out
me-out-sure = { $others ->
    [0] This is your only device: nobody will be able to reach your games after that.
   *[other] Your games stay with your other devices.
  }
me-others = Sign out my other devices
me-others-note = For a phone that was lost or lent.
me-others-do = Sign them out
me-others-sure = They are signed out at once. This device stays signed in.
me-export = Everything in one file
me-export-note = All that this server keeps about you.
me-export-do = Save
me-forget = Forget me
me-forget-note = Deletes what is yours on this server.
me-forget-do = Forget me
me-forget-sure = Games against bots alone are deleted, finished or not, and so are your name and everything you wrote. In games with others, a nameless former player keeps your seat. This cannot be undone.
me-cancel = Cancel
me-privacy = What a server keeps, and for how long

## On the other device

arrive-title = Play on here
arrive-who = { $name ->
    [none] This link takes somebody’s seats and games to this device.
   *[other] This link takes { $name }’s seats and games to this device.
  }
arrive-once = Press only if you made the link yourself.
arrive-games = { $games ->
    [one] So far this device has one game of its own. It stays with who you were here until now, and you can no longer open it.
   *[other] So far this device has { $games } games of its own. They stay with who you were here until now, and you can no longer open them.
  }
arrive-do = Play on here
arrive-failed = That did not work: { $text }

problem-link_expired = The ten minutes of this link are over. Make a new one on the other device.
problem-link_used = This link has already been used. Make a new one on the other device.
problem-no_such_link = This link is not known here. Perhaps a newer one has replaced it.

## When it is your turn and the page is closed

calls-title = When it is your turn
calls-push = Notification, even when this page is closed
calls-push-note = It says that it is your turn and with whom, never anything about cards.
calls-push-unsupported = This browser cannot do that. On an iPhone or iPad, put the game on the home screen first.
calls-push-failed = The browser could not set it up. Please try again later.
calls-quiet = Quiet hours
calls-quiet-note = What comes up in the meantime is sent when they end.
calls-quiet-from = Quiet from
calls-quiet-to = Quiet until
calls-table = Notifications from this table
calls-table-note = Your choice for this table alone.
problem-bad_push = The browser named an address that this server sends nothing to.
calls-mail = E-mail
calls-mail-note = You have to confirm it first.
calls-mail-waiting = Waiting for your yes: an e-mail with a link is on its way to { $address }.
calls-mail-goes = Goes to { $address }.
calls-mail-address = Your e-mail address
calls-mail-ask = Ask me
calls-mail-stop = Stop
mail-title = E-mails from this server
mail-yes = Do you want an e-mail at this address whenever it is your turn?
mail-yes-do = Yes, please
mail-stop-do = No more e-mails
mail-stop = Do you want no more e-mails from this server?
mail-yes-done = Done. It will write to you when it is your turn.
mail-stop-done = Done. No more e-mails will come.
problem-bad_mail = That is not an e-mail address.
problem-no_such_mail = This link is too old, or has already been used.
problem-mail_lately = An e-mail was already sent there today. Please look for it, or try again tomorrow.

## Passkeys

key-title = Passkey
key-note = Your device keeps it. It lets you in on all your devices, even when cookies are gone.
key-make = Make a passkey
key-made = made on { $date }
key-remove = Remove
key-use = Play on with a passkey
key-use-note = If you have made one here before.
key-use-do = Use a passkey
key-no-site = Passkeys need a name and HTTPS. Whoever runs this server can set that up (--public-url).
key-elsewhere = Passkeys work only at { $address }.
key-unsupported = This browser does not support passkeys.
key-failed = No passkey was made.
problem-bad_passkey = This passkey is not valid here.
problem-no_such_passkey = This server does not know this passkey.
problem-passkey_late = That took too long. Please try again.
problem-no_passkeys = This server does not use passkeys.
problem-too_many_passkeys = You have ten passkeys. Remove one first.
