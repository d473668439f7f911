## The app

app-name = Niagara
app-tagline = Coboară pe râu, adună pietrele și întoarce-te înainte să te prindă cascada.
close = Închide
home = Acasă
copy = Copiază
copied = Copiat
loading = O clipă…

## Home

home-play = Joacă
home-play-note = Tu și trei boți. Începe imediat.
home-now = Joacă acum cu alții
home-now-waiting = { $count ->
    [one] Cineva așteaptă deja.
    [few] { $count } persoane așteaptă deja.
   *[other] { $count } de persoane așteaptă deja.
  }
home-name = Numele tău
home-friends = Cu prietenii
home-friends-note = Trimite un link. Nimeni nu are nevoie de cont.
home-near-note = În jurul unui hotspot, fără internet.
home-join = Alătură-te unui prieten
home-join-note = Al cărui dispozitiv e lângă al tău.
home-device = Pe acest dispozitiv
home-device-note = Un telefon sau o tabletă trece din mână în mână.
home-watch = Vezi boții jucând
home-watch-note = Patru boți se întrec.
home-learn = Învață jocul
home-learn-note = Cam zece minute, jucând.
home-games = Partide și statistici
home-games-note = Reluări, analiză, statisticile tale, editorul de poziții.
home-continue = Continuă
home-yours = Partidele tale
home-open = Mese deschise
home-playing = Partide în curs
home-level = Boți
home-about = O versiune independentă, cu sursă deschisă, a jocului de societate creat de Thomas Liesching. Textul regulilor și imaginile sunt proprii.
home-failed = Nu a mers: { $text }
home-more = Alte feluri de a juca

table-with = cu { $names }
table-alone = fără adversari
table-status-open = așteaptă
table-status-playing = se joacă
table-status-over = încheiată
table-free = { $count ->
    [one] un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
  }
table-open = Deschide
table-join = Intră
table-watch = Privește
cancel = Renunță
table-until = până la { $time }
table-left = Un bot joacă în locul tău
table-paused = pauză
table-delete = Șterge partida aceasta
table-delete-ask = Ștergi partida aceasta?
table-delete-note = Nu va mai putea fi recuperată.
table-delete-yes = Șterge
game-replay = Revezi
game-unfinished = Neterminată

# Somebody who wanted to be forgotten, in the games of others.
former-player = Fost jucător

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Gabi
    [1] Dani
    [2] Vali
    [3] Niki
    [4] Toni
   *[other] Robi
  }
device-name = Jucător { $number }
guise-title = Chipul și culoarea ta
guise-colour = Culoarea canoelor tale
guise-any = Oricare
room-move = Așază-te aici
colour-0 = Albastru
colour-1 = Verde
colour-2 = Galben
colour-3 = Roșu
colour-4 = Maro

## New table

friends-title = O masă pentru prieteni
friends-seats = Locuri
friends-seats-hint = Câți jucați în total, cu tine cu tot.
friends-bots = Boți la masă
friends-house = În doi se joacă după o regulă a casei; regulamentul spune trei până la cinci.
friends-options = Regulile casei
friends-make = Deschide masa
friends-public = Arat-o la mesele deschise
friends-coach = Toți pot cere sfatul antrenorului
coach-title = Antrenor
friends-clock = Ceas
clock-none = Fără ceas
clock-live = { $seconds ->
    [one] O secundă pe decizie
    [few] { $seconds } secunde pe decizie
   *[other] { $seconds } de secunde pe decizie
  }
clock-live-reserve = { $seconds ->
    [one] O secundă pe decizie
    [few] { $seconds } secunde pe decizie
   *[other] { $seconds } de secunde pe decizie
  }, { $minutes } min rezervă
clock-post = { $days ->
    [one] Prin corespondență: o zi pe decizie
    [few] Prin corespondență: { $days } zile pe decizie
   *[other] Prin corespondență: { $days } de zile pe decizie
  }
option-stealing = Se poate fura
option-stealing-note = Oprește furtul pentru partide liniștite în familie.
option-fork = Brațul la întâmplare
option-fork-note = Fiecare disc ia un braț la întâmplare, nu pe rând la stânga și la dreapta.
option-tie_break = Egalitate: decide valoarea
option-tie_break-note = De la ametist 1 la rubin 5; altfel victoria se împarte.
option-max_rounds = Limită de runde
option-max_rounds-note = După acest număr de runde, partida se încheie cu remiză; gol înseamnă fără limită.

device-title = Pe acest dispozitiv
device-players = Jucători
device-add = Adaugă un jucător
device-remove = Scoate: { $name }
device-bots = Și boți
device-start = Start
device-note = Cărțile sunt secrete: între jucători cade o cortină.

watch-title = Vezi boții jucând

## Waiting room

room-title = Așteptăm vâslașii
room-invite = Trimite acest link prietenilor
room-link = Linkul acestei mese
room-qr = Codul QR al linkului acestei mese
room-seat-open = Loc liber
room-seat-you = tu
room-sit = Așază-te
room-start = Start
room-fill = Adaugă boți și începe
room-fill-level = Nivelul boților
room-waiting-host = Gazda pornește jocul când sunteți toți aici.
room-leave = Pleacă de la masă
room-share = Distribuie…
room-codes = Arată codurile
friends-absent = Dacă cineva lipsește
absent-wait = Jocul așteaptă
absent-bot = După un timp joacă un bot
room-need-name = Scrie-ți mai întâi numele.
room-host = gazdă
room-away = acum nu e aici
room-kick = Scoate de la masă: { $name }
room-kick-note = { $name } nu se va mai putea așeza la masa aceasta.
room-kick-yes = Scoate
rules-book = Ca în regulament
watchers = { $count ->
    [one] Privește o persoană
    [few] Privesc { $count } persoane
   *[other] Privesc { $count } de persoane
  }
watchers-who = { watchers }: { $names }
seat-bot = bot: { $level }

## Menu and settings

settings-title = Setări
settings-language = Limbă
settings-theme = Temă
theme-auto = Ca sistemul
theme-day = Zi
theme-dusk = Amurg
settings-motion = Mișcare
motion-auto = Ca sistemul
motion-full = Vioaie
motion-calm = Calmă
settings-sound = Sunet
settings-volume = Volumul efectelor
settings-scene = Râul și păsările
settings-speed = Viteză
speed-slow = Mică
speed-normal = Normală
speed-fast = Mare
speed-instant = Fără așteptare
settings-confirm = Confirmă înainte de a juca
settings-confirm-note = Oprit: cartea sau mutarea contează de îndată ce e clară.
settings-tracker = Arată ce cărți mai sunt în mână
settings-hints = Indicii: distanță și pericol
settings-letters = Litere pe pietre
settings-notation = Mutări și în notație
settings-banter = Animalele mai spun câte ceva
settings-text = Arată tabla în cuvinte
settings-tips = Sfaturi pentru prima partidă
settings-call-sound = Sunet când e rândul tău
settings-call-vibrate = Vibrație când e rândul tău
settings-call-notify = Notificare când e rândul tău
settings-call-notify-note = Cât timp pagina e deschisă în fundal.
settings-call-denied = Browserul nu permite. Poți schimba asta în setările lui pentru acest site.
settings-call-insecure = Doar prin HTTPS: altfel browserele nu permit.
call-offer = Vrei o notificare când e rândul tău?
call-offer-yes = Da
settings-pause = Boții așteaptă
menu-title = Meniu
menu-settings = Setări
menu-rules = Cum se joacă
menu-link = Copiază linkul mesei
menu-record = Descarcă partida
menu-keys = Taste
keys-cards = 1–6, C
keys-cards-note = alege o carte
keys-canoe-note = ia o canoe
keys-ends = ← →
keys-ends-note = treci prin mutările ei
keys-enter = Enter
keys-enter-note = ia, apoi confirmă
keys-undo-note = anulează
keys-text-note = tabla în cuvinte
keys-skip = Spațiu
keys-skip-note = sari peste ce se arată

pause-short = deloc
pause-normal = o clipă
pause-long = mai mult

## What went wrong, by the server's code

problem-unreachable = Serverul nu răspunde.
problem-http-404 = Nu există o astfel de masă.
problem-already_started = Partida a început deja; o poți urmări.
problem-bad_position = Poziția nu poate fi citită.
problem-bad_record = Înregistrarea nu poate fi citită.
problem-busy = Multe partide așteaptă analiza. Revino puțin mai târziu.
problem-fault = Ceva nu a mers bine pe server. Problema a fost notată.
problem-imported = Partida s-a jucat în altă parte; deschide o masă a ta.
problem-kicked = Gazda te-a rugat să pleci de la masă.
problem-not_absent = La locul acela nu lipsește nimeni.
problem-not_alone = Aici joacă și alții.
problem-long_record = Înregistrarea este prea lungă: o partidă poate avea cel mult { $moves } de mutări și { $rounds } de runde.
problem-malformed = Serverul nu a înțeles.
problem-muted = Gazda ți-a oprit mesajele.
problem-newer_log = O versiune mai nouă de Niagara a continuat această partidă. Mai întâi trebuie actualizat acest server.
problem-no_coach = La această masă nu se cer sfaturi de la antrenor.
problem-no_such_decision = Acolo locul acesta nu avea nimic de decis.
problem-no_such_lesson = Nu există o asemenea lecție.
problem-no_such_level = Nu există un asemenea nivel.
problem-no_such_seat = Nu există un asemenea loc.
problem-no_such_space = Nu există un asemenea spațiu.
problem-no_such_table = Nu există o astfel de partidă.
problem-not_found = Aici nu e nimic.
problem-not_host = Numai gazda poate face asta.
problem-not_playing = La această masă nu s-a jucat încă nimic.
problem-no_such_person = Persoana aceasta nu este aici.
problem-too_many_programs = Ai prea multe tokenuri. Anulează mai întâi unul în setări.
problem-too_many_reports = Ajunge pentru azi; anunță altfel administratorul serverului.
problem-not_seated = Numai cine stă la masă poate cere încă o partidă.
problem-other_seats = Poziția are alt număr de locuri.
problem-other_site = Alt site nu poate face asta aici.
problem-over_already = În această poziție jocul s-a încheiat.
problem-seat_taken = Locul e ocupat.
problem-seats_open = Mai sunt locuri libere.
problem-slow_down = A fost prea mult deodată. Încearcă din nou peste { $seconds } s.
problem-still_playing = Se poate vedea după ce partida s-a terminat.
problem-too_long = Este prea lung.
problem-unfinished_turn = Aceste mutări nu fac o tură întreagă.
problem-unfit = Serverul nu e încă gata.
problem-unwelcome_name = În acest nume este un cuvânt care nu este admis aici.

## On this device: without a server

device-here = Pe acest dispozitiv
offline-switch = Joacă fără rețea
offline-off = Oprit: e nevoie de rețea.
offline-gathering = Jocul se descarcă…
offline-kept = Totul e aici; se joacă și în tunel.
offline-failed = Nu a putut fi păstrat; poate lipsește spațiul. Cu rețea merge.
offline-insecure = Doar prin HTTPS: de la o adresă ca aceasta browserele nu păstrează nimic.
offline-unsupported = Acest browser nu păstrează nimic aici; așa fac adesea ferestrele private.
install-title = Instalare
install-note = O aplicație ca oricare alta, fără magazin.
install-by-hand = În meniul browserului: „Instalează” sau „Adaugă pe ecranul principal”.
install-do = Instalează
stored-title = Partidele tale
stored-promised = Browserul le păstrează până le ștergi.
stored-risk = Browserul le poate șterge când are nevoie de spațiu.
stored-ask = Păstrează-le
licences = Licențele pentru tot ce e aici
newer-title = A apărut o versiune nouă.
newer-now = Folosește-o acum
newer-after = După această partidă
newer-soon = Versiunea nouă vine când nu mai e deschisă nicio partidă.
engine-asleep = Economisești date: jocul, cam 7 MB, se descarcă atunci când joci.
engine-coming = Râul se umple. O clipă…
engine-waiting = Partida începe de îndată ce râul e plin.
engine-failed = Jocul nu a putut fi descărcat. Ai conexiune la rețea?
engine-again = Încearcă din nou
keeping-memory = Acest browser nu păstrează nimic aici: partidele tale se termină odată cu această filă.
keeping-full = Pe acest dispozitiv nu mai este loc. Partida continuă, dar va fi salvată abia când va fi loc.
keeping-aside =
    { $count ->
        [one] O partidă salvată nu a putut fi citită. A fost pusă deoparte; nu s-a șters nimic.
        [few] { $count } partide salvate nu au putut fi citite. Au fost puse deoparte; nu s-a șters nimic.
       *[other] { $count } de partide salvate nu au putut fi citite. Au fost puse deoparte; nu s-a șters nimic.
    }
backup-title = Totul într-un fișier
backup-note = Partidele, setările și progresul tău, de păstrat sau de luat pe alt dispozitiv.
backup-save = Salvează
backup-open = Deschide
backup-came =
    { $count ->
        [one] S-a adăugat o partidă.
        [few] S-au adăugat { $count } partide.
       *[other] S-au adăugat { $count } de partide.
    }
backup-bad = Acesta nu este un fișier al acestui joc sau este deteriorat.
