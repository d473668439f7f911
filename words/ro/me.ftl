## Dispozitivele tale și sfârșitul lor

me-title = Dispozitivele tale
me-nobody = Serverul acesta nu știe încă nimic despre tine. Va ști când te așezi la o masă.
me-device = Un dispozitiv
me-here = acesta
me-seen = ultima dată aici pe { $date }
me-program = un program care joacă pentru tine
me-revoke = Deconectează
me-end = Deconectează
me-move = Continuă pe alt dispozitiv
me-move-note = Locurile și partidele tale vin cu tine. Ambele dispozitive ești tu.
me-move-do = Arată un cod
me-link-how = Scanează-l cu celălalt dispozitiv sau deschide linkul acolo și apasă butonul. Merge o singură dată, timp de zece minute. Păstrează-l pentru tine: cine îl folosește joacă în locul tău.
me-link = Linkul pentru celălalt dispozitiv al tău
me-qr = Codul QR al linkului pentru celălalt dispozitiv al tău
me-link-over = Cele zece minute au trecut.
me-arrived = Celălalt dispozitiv al tău e aici.
me-out = Deconectează acest dispozitiv
me-out-note = Serverul nu îl va mai recunoaște.
me-out-do = Deconectează
me-out-sure = { $others ->
    [0] Este singurul tău dispozitiv: după aceea nimeni nu mai ajunge la partidele tale.
   *[other] Partidele tale rămân pe celelalte dispozitive.
  }
me-others = Deconectează celelalte dispozitive ale mele
me-others-note = Pentru un telefon pierdut sau împrumutat.
me-others-do = Deconectează
me-others-sure = Devin pe loc străine aici. Pe acest dispozitiv nu se schimbă nimic.
me-export = Totul într-un fișier
me-export-note = Ce păstrează serverul acesta despre tine.
me-export-do = Salvează
me-forget = Uită-mă
me-forget-note = Șterge ce este al tău pe acest server.
me-forget-do = Uită-mă
me-forget-sure = Partidele doar cu boți se șterg, chiar și cele neterminate, la fel numele tău și tot ce ai scris. În partidele cu alții, pe locul tău rămâne un fost jucător fără nume. Nimic din toate acestea nu se poate anula.
me-cancel = Renunță
me-privacy = Ce păstrează un server și cât timp

## Pe celălalt dispozitiv

arrive-title = Continuă aici
arrive-who = { $name ->
    [none] Acest link aduce pe acest dispozitiv locurile și partidele cuiva.
   *[other] Acest link aduce pe acest dispozitiv locurile și partidele unui jucător: { $name }.
  }
arrive-once = Apasă doar dacă tu ai făcut linkul.
arrive-games = { $games ->
    [one] Până acum, dispozitivul acesta are o partidă a lui. Rămâne la cine erai aici până acum și nu vei mai ajunge la ea.
    [few] Până acum, dispozitivul acesta are { $games } partide ale lui. Rămân la cine erai aici până acum și nu vei mai ajunge la ele.
   *[other] Până acum, dispozitivul acesta are { $games } de partide ale lui. Rămân la cine erai aici până acum și nu vei mai ajunge la ele.
  }
arrive-do = Continuă aici
arrive-failed = Nu a mers: { $text }

problem-link_expired = Cele zece minute ale acestui link au trecut. Fă unul nou pe celălalt dispozitiv.
problem-link_used = Acest link a fost deja folosit. Fă unul nou pe celălalt dispozitiv.
problem-no_such_link = Serverul nu cunoaște acest link. Poate că l-a înlocuit unul mai nou.

## Când este rândul tău și pagina este închisă

calls-title = Când este rândul tău
calls-push = Notificare, și când pagina este închisă
calls-push-note = Spune că este rândul tău și cu cine joci, niciodată ceva despre cărți.
calls-push-unsupported = Acest browser nu poate. Pe un iPhone sau iPad pune mai întâi jocul pe ecranul de pornire.
calls-push-failed = Browserul nu a reușit. Încearcă mai târziu.
calls-quiet = Ore de liniște
calls-quiet-note = Ce se întâmplă între timp afli la sfârșitul lor.
calls-quiet-from = Liniște de la
calls-quiet-to = Liniște până la
calls-table = Notificări de la această masă
calls-table-note = Alegerea ta doar pentru această masă.
problem-bad_push = Browserul a dat o adresă la care acest server nu trimite nimic.
calls-mail = E-mail
calls-mail-note = Mai întâi trebuie confirmat.
calls-mail-waiting = Așteaptă acordul tău: un mesaj cu un link este pe drum spre { $address }.
calls-mail-goes = Se trimite la { $address }.
calls-mail-address = Adresa ta de e-mail
calls-mail-ask = Întreabă-mă
calls-mail-stop = Oprește
mail-title = E-mailuri de la acest server
mail-yes = Vrei un e-mail la această adresă când este rândul tău?
mail-yes-do = Da, te rog
mail-stop-do = Gata cu e-mailurile
mail-stop = Nu mai vrei e-mailuri de la acest server?
mail-yes-done = Gata. Îți scrie când este rândul tău.
mail-stop-done = Gata. Nu mai vin e-mailuri.
problem-bad_mail = Aceasta nu este o adresă de e-mail.
problem-no_such_mail = Acest link este vechi sau a fost deja folosit.
problem-mail_lately = Astăzi a plecat deja un mesaj acolo. Caută-l sau încearcă mâine.

## Chei de acces

key-title = Cheie de acces
key-note = O păstrează dispozitivul tău. Cu ea, serverul te recunoaște pe toate dispozitivele tale, și fără cookie-uri.
key-make = Creează o cheie
key-made = creată pe { $date }
key-remove = Șterge
key-use = Continuă cu o cheie de acces
key-use-note = Dacă ai făcut deja una aici.
key-use-do = Folosește o cheie
key-no-site = Cheile de acces au nevoie de un nume și de HTTPS. Administratorul serverului poate configura asta (--public-url).
key-elsewhere = Cheile de acces merg doar la { $address }.
key-unsupported = Acest browser nu cunoaște chei de acces.
key-failed = Nu a fost creată.
problem-bad_passkey = Această cheie nu este valabilă aici.
problem-no_such_passkey = Acest server nu cunoaște această cheie.
problem-passkey_late = A durat prea mult. Încearcă din nou.
problem-no_passkeys = Acest server nu are chei de acces.
problem-too_many_passkeys = Ai zece chei. Șterge întâi una.
