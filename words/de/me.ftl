## Deine Geräte, und ihr Ende

me-title = Deine Geräte
me-nobody = Dieser Server weiß noch nichts von dir. Das ändert sich, wenn du dich an einen Tisch setzt.
me-device = Ein Gerät
me-here = dieses hier
me-seen = zuletzt hier am { $date }
me-program = ein Programm, das für dich spielt
me-revoke = Widerrufen
me-end = Abmelden
me-move = Auf einem anderen Gerät weiterspielen
me-move-note = Deine Plätze und Partien kommen mit. Du spielst dann auf beiden Geräten unter deinem Namen.
me-move-do = Code zeigen
me-link-how = Scanne das mit dem anderen Gerät oder öffne dort den Link und drück den Knopf. Das geht nur einmal und nur zehn Minuten lang. Behalte es für dich: Wer es benutzt, spielt an deiner Stelle.
me-link = Der Link für dein anderes Gerät
me-qr = QR-Code des Links für dein anderes Gerät
me-link-over = Die zehn Minuten sind um.
me-arrived = Dein anderes Gerät ist da.
me-out = Auf diesem Gerät abmelden
me-out-note = Der Server kennt es danach nicht mehr.
me-out-do = Abmelden
me-out-sure = { $others ->
    [0] Das ist dein einziges Gerät: Danach kommt niemand mehr an deine Partien.
   *[other] Deine Partien bleiben bei deinen anderen Geräten.
  }
me-others = Meine anderen Geräte abmelden
me-others-note = Falls ein Handy verloren oder verliehen ist.
me-others-do = Abmelden
me-others-sure = Der Server kennt sie dann sofort nicht mehr. An diesem Gerät ändert sich nichts.
me-export = Alles in einer Datei
me-export-note = Was dieser Server über dich speichert.
me-export-do = Speichern
me-forget = Vergiss mich
me-forget-note = Löscht, was auf diesem Server dir gehört.
me-forget-do = Vergiss mich
me-forget-sure = Partien nur mit Bots werden gelöscht, auch laufende, ebenso dein Name und alles, was du geschrieben hast. In Partien mit anderen bleibt auf deinem Platz ein ehemaliger Spieler ohne Namen. Nichts davon lässt sich rückgängig machen.
me-cancel = Abbrechen
me-privacy = Was ein Server speichert und wie lange

## Auf dem anderen Gerät

arrive-title = Hier weiterspielen
arrive-who = { $name ->
    [none] Dieser Link holt die Plätze und Partien von jemandem auf dieses Gerät.
   *[other] Dieser Link holt die Plätze und Partien von { $name } auf dieses Gerät.
  }
arrive-once = Drück nur, wenn du den Link selbst gemacht hast.
arrive-games = { $games ->
    [one] Dieses Gerät hat bisher eine eigene Partie. Sie bleibt bei der Person, die du hier bisher warst, und du erreichst sie nicht mehr.
   *[other] Dieses Gerät hat bisher { $games } eigene Partien. Sie bleiben bei der Person, die du hier bisher warst, und du erreichst sie nicht mehr.
  }
arrive-do = Hier weiterspielen
arrive-failed = Das hat nicht geklappt: { $text }

problem-link_expired = Die zehn Minuten dieses Links sind um. Mach auf dem anderen Gerät einen neuen.
problem-link_used = Dieser Link ist schon benutzt. Mach auf dem anderen Gerät einen neuen.
problem-no_such_link = Diesen Link kennt der Server nicht. Vielleicht hat ihn ein neuerer abgelöst.

## Wenn man am Zug und die Seite geschlossen ist

calls-title = Wenn du dran bist
calls-push = Mitteilung, auch wenn diese Seite geschlossen ist
calls-push-note = Sie sagt, dass du dran bist und mit wem du spielst, nie etwas über Karten.
calls-push-unsupported = Dieser Browser kann das nicht. Auf einem iPhone oder iPad leg das Spiel zuerst auf den Home-Bildschirm.
calls-push-failed = Der Browser konnte es nicht einrichten. Bitte versuch es später noch einmal.
calls-quiet = Ruhezeit
calls-quiet-note = Was währenddessen ansteht, erfährst du danach.
calls-quiet-from = Ruhe ab
calls-quiet-to = Ruhe bis
calls-table = Mitteilungen von diesem Tisch
calls-table-note = Gilt nur für diesen Tisch.
problem-bad_push = Der Browser nannte eine Adresse, an die dieser Server nichts sendet.
calls-mail = E-Mail
calls-mail-note = Du musst deine Adresse erst bestätigen.
calls-mail-waiting = Wartet auf dein Ja: Eine E-Mail mit einem Link ist unterwegs an { $address }.
calls-mail-goes = Geht an { $address }.
calls-mail-address = Deine E-Mail-Adresse
calls-mail-ask = Link senden
calls-mail-stop = Beenden
mail-title = E-Mails von diesem Server
mail-yes = Möchtest du an diese Adresse eine E-Mail bekommen, wenn du dran bist?
mail-yes-do = Ja, bitte
mail-stop-do = Keine E-Mails mehr
mail-stop = Möchtest du keine E-Mails mehr von diesem Server?
mail-yes-done = Fertig. Du bekommst eine E-Mail, wenn du dran bist.
mail-stop-done = Fertig. Es kommen keine E-Mails mehr.
problem-bad_mail = Das ist keine E-Mail-Adresse.
problem-no_such_mail = Dieser Link ist alt oder wurde schon benutzt.
problem-mail_lately = Dorthin ging heute schon eine E-Mail. Bitte such sie oder versuch es morgen noch einmal.

## Passkeys

key-title = Passkey
key-note = Dein Gerät bewahrt ihn auf. An ihm erkennt dich der Server auf all deinen Geräten, auch wenn Cookies gelöscht sind.
key-make = Passkey anlegen
key-made = angelegt am { $date }
key-remove = Entfernen
key-use = Mit einem Passkey weiterspielen
key-use-note = Wenn du hier schon einen angelegt hast.
key-use-do = Passkey benutzen
key-no-site = Passkeys brauchen einen Servernamen und HTTPS. Wer diesen Server betreibt, kann das einrichten (--public-url).
key-elsewhere = Passkeys funktionieren nur unter { $address }.
key-unsupported = Dieser Browser unterstützt keine Passkeys.
key-failed = Es wurde keiner angelegt.
problem-bad_passkey = Dieser Passkey gilt hier nicht.
problem-no_such_passkey = Dieser Server kennt diesen Passkey nicht.
problem-passkey_late = Das hat zu lange gedauert. Bitte versuch es noch einmal.
problem-no_passkeys = Dieser Server unterstützt keine Passkeys.
problem-too_many_passkeys = Du hast zehn Passkeys. Entferne erst einen.
