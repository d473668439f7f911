## Your devices, and the end of them

me-title = Jouw apparaten
me-nobody = Deze server weet nog niets van je. Dat verandert als je aan een tafel gaat zitten.
me-device = Een apparaat
me-here = dit apparaat
me-seen = laatst hier op { $date }
me-program = een programma dat voor je speelt
me-revoke = Intrekken
me-end = Afmelden
me-move = Verderspelen op een ander apparaat
me-move-note = Je plaatsen en spellen gaan mee. Op beide apparaten speel je dan onder je eigen naam.
me-move-do = Code tonen
me-link-how = Scan dit met het andere apparaat, of open de link daar, en druk op de knop. Het werkt één keer, tien minuten lang. Hou het voor jezelf: wie het gebruikt, speelt in jouw plaats.
me-link = De link voor je andere apparaat
me-qr = QR-code van de link voor je andere apparaat
me-link-over = De tien minuten zijn om.
me-arrived = Je andere apparaat is er.
me-out = Afmelden op dit apparaat
me-out-note = Daarna kent de server het niet meer.
me-out-do = Afmelden
me-out-sure = { $others ->
    [0] Dit is je enige apparaat: daarna kan niemand meer bij je spellen.
   *[other] Je spellen blijven bij je andere apparaten.
  }
me-others = Mijn andere apparaten afmelden
me-others-note = Voor een telefoon die kwijt of uitgeleend is.
me-others-do = Afmelden
me-others-sure = De server kent ze dan meteen niet meer. Dit apparaat blijft zoals het is.
me-export = Alles in één bestand
me-export-note = Wat deze server van je bewaart.
me-export-do = Opslaan
me-forget = Vergeet mij
me-forget-note = Verwijdert wat op deze server van jou is.
me-forget-do = Vergeet mij
me-forget-sure = Spellen met alleen bots worden verwijderd, ook als ze niet af zijn, net als je naam en alles wat je geschreven hebt. In spellen met anderen blijft op jouw plaats een voormalige speler zonder naam. Niets hiervan is terug te draaien.
me-cancel = Annuleren
me-privacy = Wat een server bewaart, en hoelang

## On the other device

arrive-title = Hier verderspelen
arrive-who = { $name ->
    [none] Deze link haalt de plaatsen en spellen van iemand naar dit apparaat.
   *[other] Deze link haalt de plaatsen en spellen van { $name } naar dit apparaat.
  }
arrive-once = Druk alleen als je de link zelf hebt gemaakt.
arrive-games = { $games ->
    [one] Dit apparaat heeft tot nu toe één eigen spel. Dat blijft bij wie je hier tot nu toe was, en je kunt er niet meer bij.
   *[other] Dit apparaat heeft tot nu toe { $games } eigen spellen. Die blijven bij wie je hier tot nu toe was, en je kunt er niet meer bij.
  }
arrive-do = Hier verderspelen
arrive-failed = Dat is niet gelukt: { $text }

problem-link_expired = De tien minuten van deze link zijn om. Maak een nieuwe op het andere apparaat.
problem-link_used = Deze link is al gebruikt. Maak een nieuwe op het andere apparaat.
problem-no_such_link = Deze server kent die link niet. Misschien is er al een nieuwere.

## Als je aan de beurt bent en de pagina dicht is

calls-title = Als je aan de beurt bent
calls-push = Melding, ook als deze pagina dicht is
calls-push-note = Er staat in dat je aan de beurt bent en met wie, nooit iets over kaarten.
calls-push-unsupported = Deze browser kan dat niet. Zet op een iPhone of iPad het spel eerst op het beginscherm.
calls-push-failed = Het lukte de browser niet. Probeer het later nog eens.
calls-quiet = Stille uren
calls-quiet-note = Wat er intussen gebeurt, hoor je daarna.
calls-quiet-from = Stil vanaf
calls-quiet-to = Stil tot
calls-table = Meldingen van deze tafel
calls-table-note = Geldt alleen voor deze tafel.
problem-bad_push = De browser noemde een adres waar deze server niets heen stuurt.
calls-mail = E-mail
calls-mail-note = Je moet je adres eerst bevestigen.
calls-mail-waiting = Wacht op je ja: een e-mail met een link is onderweg naar { $address }.
calls-mail-goes = Gaat naar { $address }.
calls-mail-address = Je e-mailadres
calls-mail-ask = Link sturen
calls-mail-stop = Stoppen
mail-title = E-mail van deze server
mail-yes = Wil je op dit adres een e-mail als je aan de beurt bent?
mail-yes-do = Ja, graag
mail-stop-do = Geen e-mail meer
mail-stop = Wil je geen e-mail meer van deze server?
mail-yes-done = Klaar. Je krijgt een e-mail als je aan de beurt bent.
mail-stop-done = Klaar. Er komt geen e-mail meer.
problem-bad_mail = Dat is geen e-mailadres.
problem-no_such_mail = Deze link is oud of al gebruikt.
problem-mail_lately = Er ging daar vandaag al een e-mail heen. Zoek die op, of probeer het morgen nog eens.

## Passkeys

key-title = Passkey
key-note = Je apparaat bewaart hem. Daarmee herkent de server je op al je apparaten, ook als cookies gewist zijn.
key-make = Passkey maken
key-made = gemaakt op { $date }
key-remove = Verwijderen
key-use = Verderspelen met een passkey
key-use-note = Als je er hier al een hebt gemaakt.
key-use-do = Passkey gebruiken
key-no-site = Passkeys hebben een servernaam en HTTPS nodig. Wie deze server beheert, kan dat regelen (--public-url).
key-elsewhere = Passkeys werken alleen op { $address }.
key-unsupported = Deze browser ondersteunt geen passkeys.
key-failed = Er is geen passkey gemaakt.
problem-bad_passkey = Deze passkey geldt hier niet.
problem-no_such_passkey = Deze server kent deze passkey niet.
problem-passkey_late = Dat duurde te lang. Probeer het nog eens.
problem-no_passkeys = Deze server ondersteunt geen passkeys.
problem-too_many_passkeys = Je hebt tien passkeys. Verwijder er eerst een.
