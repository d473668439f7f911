## The app

app-name = Niagara
app-tagline = Pluj po proudu, posbírej drahokamy a vrať se dřív, než tě spolkne vodopád.
close = Zavřít
home = Domů
copy = Kopírovat
copied = Zkopírováno
loading = Okamžik…

## Home

home-play = Hrát
home-play-note = Ty a tři boti. Začíná se hned.
home-now = Hrát hned s ostatními
home-now-waiting = { $count ->
    [one] Někdo už čeká.
    [few] Čekají { $count } hráči.
    [many] Čeká { $count } hráče.
   *[other] Čeká { $count } hráčů.
  }
home-name = Tvé jméno
home-friends = S přáteli
home-friends-note = Pošli odkaz. Nikdo nepotřebuje účet.
home-near-note = Kolem jednoho hotspotu, bez internetu.
home-join = Připojit se k příteli
home-join-note = Který má zařízení hned vedle tebe.
home-device = U jednoho zařízení
home-device-note = Telefon nebo tablet putuje z ruky do ruky.
home-watch = Sledovat boty
home-watch-note = Čtyři boti závodí mezi sebou.
home-learn = Naučit se hrát
home-learn-note = Asi deset minut, při hře.
home-games = Hry a statistiky
home-games-note = Přehrání, rozbor, tvoje statistiky, editor pozic.
home-continue = Pokračovat
home-yours = Tvoje hry
home-open = Otevřené stoly
home-playing = Právě se hraje
home-level = Boti
home-about = Nezávislá verze deskové hry Thomase Lieschinga s otevřeným kódem. Vlastní text pravidel, vlastní obrázky.
home-failed = To se nepovedlo: { $text }
home-more = Další způsoby hry

table-with = hrají: { $names }
table-alone = bez soupeřů
table-status-open = čeká
table-status-playing = hraje se
table-status-over = dohráno
table-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
  }
table-open = Otevřít
table-join = Přidat se
table-watch = Sledovat
cancel = Zrušit
table-until = do { $time }
table-left = Hraje za tebe bot
table-paused = přestávka
table-delete = Smazat tuto hru
table-delete-ask = Smazat tuto hru?
table-delete-note = Vrátit ji už nepůjde.
table-delete-yes = Smazat
game-replay = Přehrát
game-unfinished = Nedohráno

# Somebody who wanted to be forgotten, in the games of others.
former-player = Bývalý hráč

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Míša
    [1] Saša
    [2] Kája
    [3] Péťa
    [4] Niky
   *[other] Alex
  }
device-name = Hráč { $number }
guise-title = Tvůj obličej a barva
guise-colour = Barva tvých kanoí
guise-any = Jakákoli
room-move = Sednout sem
colour-0 = Modrá
colour-1 = Zelená
colour-2 = Žlutá
colour-3 = Červená
colour-4 = Hnědá

## New table

friends-title = Stůl pro přátele
friends-seats = Místa
friends-seats-hint = Kolik vás hraje celkem, i s tebou.
friends-bots = Boti u stolu
friends-house = Hra ve dvou je domácí pravidlo; podle návodu hrají tři až pět.
friends-options = Domácí pravidla
friends-make = Založit stůl
friends-public = Ukázat mezi otevřenými stoly
friends-coach = Trenéra se smí ptát každý
coach-title = Trenér
friends-clock = Hodiny
clock-none = Bez hodin
clock-live = { $seconds ->
    [one] { $seconds } sekunda na rozhodnutí
    [few] { $seconds } sekundy na rozhodnutí
   *[other] { $seconds } sekund na rozhodnutí
  }
clock-live-reserve = { $seconds ->
    [one] { $seconds } sekunda na rozhodnutí
    [few] { $seconds } sekundy na rozhodnutí
   *[other] { $seconds } sekund na rozhodnutí
  }, { $minutes } min v záloze
clock-post = { $days ->
    [one] Korespondenčně: den na rozhodnutí
    [few] Korespondenčně: { $days } dny na rozhodnutí
   *[other] Korespondenčně: { $days } dní na rozhodnutí
  }
option-stealing = Krást se smí
option-stealing-note = Vypni pro klidné rodinné hraní.
option-fork = Rameno podle náhody
option-fork-note = Disky plují do ramen náhodně, ne střídavě.
option-tie_break = Při rovnosti rozhodne hodnota
option-tie_break-note = Ametyst 1 až rubín 5; jinak je vítězství společné.
option-max_rounds = Nejvyšší počet kol
option-max_rounds-note = Po tolika kolech hra končí remízou; prázdné znamená bez omezení.

device-title = U jednoho zařízení
device-players = Hráči
device-add = Přidat hráče
device-remove = Odebrat: { $name }
device-bots = K tomu boti
device-start = Začít
device-note = Karty jsou tajné: mezi hráči vždy spadne opona.

watch-title = Sledovat boty

## Waiting room

room-title = Čekáme na vodáky
room-invite = Pošli tento odkaz přátelům
room-link = Odkaz na tento stůl
room-qr = QR kód s odkazem na tento stůl
room-seat-open = Volné místo
room-seat-you = ty
room-sit = Sednout si
room-start = Začít
room-fill = Doplnit boty a začít
room-fill-level = Boti hrají jako
room-waiting-host = Až tu budou všichni, zakladatel stolu hru spustí.
room-leave = Odejít od stolu
room-share = Sdílet…
room-codes = Ukázat kódy
friends-absent = Když je někdo pryč
absent-wait = Hra počká
absent-bot = Po chvíli hraje bot
room-need-name = Nejdřív napiš své jméno.
room-host = spouští hru
room-away = teď tu není
room-kick = Poslat pryč: { $name }
room-kick-note = { $name } si k tomuto stolu už nebude moci sednout.
room-kick-yes = Poslat pryč
rules-book = Podle pravidel z krabice
watchers = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
    [many] Dívá se { $count } lidí
   *[other] Dívá se { $count } lidí
  }
watchers-who = { watchers }: { $names }
seat-bot = bot: { $level }

## Menu and settings

settings-title = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
theme-auto = Podle systému
theme-day = Den
theme-dusk = Soumrak
settings-motion = Pohyb
motion-auto = Podle systému
motion-full = Živý
motion-calm = Klidný
settings-sound = Zvuk
settings-volume = Hlasitost efektů
settings-scene = Řeka a ptáci
settings-speed = Rychlost
speed-slow = Pomalá
speed-normal = Běžná
speed-fast = Rychlá
speed-instant = Bez čekání
settings-confirm = Potvrzovat před zahráním
settings-confirm-note = Vypnuto: karta nebo tah platí, jakmile jsou jasné.
settings-tracker = Ukazovat, které karty kdo ještě má
settings-hints = Nápověda: dosah a nebezpečí
settings-letters = Písmena na drahokamech
settings-notation = Tahy i v notaci
settings-banter = Zvířata občas něco řeknou
settings-text = Ukazovat plán slovy
settings-tips = Tipy pro první hru
settings-call-sound = Zvuk, když jsi na tahu
settings-call-vibrate = Vibrace, když jsi na tahu
settings-call-notify = Upozornění, když jsi na tahu
settings-call-notify-note = Dokud je tahle stránka otevřená na pozadí.
settings-call-denied = Prohlížeč to nedovolí. Povolit to můžeš v jeho nastavení pro tuto stránku.
settings-call-insecure = Jen přes HTTPS: jinde to prohlížeče nedovolí.
call-offer = Chceš upozornění, až budeš na tahu?
call-offer-yes = Ano
settings-pause = Boti čekají
menu-title = Nabídka
menu-settings = Nastavení
menu-rules = Jak se hraje
menu-link = Kopírovat odkaz na stůl
menu-record = Stáhnout zápis
menu-keys = Klávesy
keys-cards = 1–6, C
keys-cards-note = vybrat kartu
keys-canoe-note = vzít kanoi
keys-ends = ← →
keys-ends-note = procházet její tahy
keys-enter = Enter
keys-enter-note = vzít, pak potvrdit
keys-undo-note = vrátit zpět
keys-text-note = plán slovy
keys-skip = Mezerník
keys-skip-note = přeskočit, co se právě ukazuje

pause-short = vůbec ne
pause-normal = chvilku
pause-long = déle

## What went wrong, by the server's code

problem-unreachable = Server neodpovídá.
problem-http-404 = Takový stůl neexistuje.
problem-already_started = Tahle hra už začala; můžeš se dívat.
problem-bad_position = Tuhle pozici nelze přečíst.
problem-bad_record = Tenhle zápis nelze přečíst.
problem-busy = Na rozbor čeká hodně her. Přijď prosím o něco později.
problem-fault = Na serveru se něco pokazilo. Je to zapsané.
problem-imported = Tahle hra se hrála jinde; založ si vlastní stůl.
problem-kicked = Zakladatel stolu tě poslal pryč.
problem-not_absent = Na tom místě nikdo nechybí.
problem-not_alone = Hrají tu i jiní.
problem-long_record = Tenhle zápis je příliš dlouhý: hra smí mít nejvýš { $moves } tahů a { $rounds } kol.
problem-malformed = Server tomu nerozumí.
problem-muted = Zakladatel stolu vypnul tvoje zprávy.
problem-newer_log = V této hře pokračovala novější verze Niagary. Nejdřív je třeba aktualizovat tento server.
problem-no_coach = U tohoto stolu se trenéra ptát nesmí.
problem-no_such_decision = Tohle místo tam nemělo o čem rozhodovat.
problem-no_such_lesson = Taková lekce není.
problem-no_such_level = Taková úroveň není.
problem-no_such_seat = Takové místo není.
problem-no_such_space = Takové pole není.
problem-no_such_table = Taková hra není.
problem-not_found = Tady nic není.
problem-not_host = To smí jen zakladatel stolu.
problem-not_playing = U tohoto stolu se ještě nehrálo.
problem-no_such_person = Tento člověk tu není.
problem-too_many_programs = Máš příliš mnoho tokenů. Nejdřív některý zruš v nastavení.
problem-too_many_reports = Pro dnešek to stačí; dej prosím správci serveru vědět jinak.
problem-not_seated = O další hru si smí říct jen ten, kdo tu sedí.
problem-other_seats = Pozice má jiný počet míst.
problem-other_site = Cizí stránka tohle tady nesmí.
problem-over_already = V téhle pozici už je po hře.
problem-seat_taken = Tohle místo je obsazené.
problem-seats_open = Ještě jsou volná místa.
problem-slow_down = To bylo moc najednou. Zkus to znovu za { $seconds } s.
problem-still_playing = To bude vidět, až hra skončí.
problem-too_long = To je příliš dlouhé.
problem-unfinished_turn = Tyhle pohyby netvoří celý tah.
problem-unfit = Server ještě není připraven.
problem-unwelcome_name = V tomto jméně je slovo, které tu není vítané.

## On this device: without a server

device-here = Na tomto zařízení
offline-switch = Hrát bez sítě
offline-off = Vypnuto: je potřeba síť.
offline-gathering = Hra se stahuje…
offline-kept = Všechno je tady; hraje se i v tunelu.
offline-failed = Nepodařilo se ji uložit; možná chybí místo. Se sítí funguje.
offline-insecure = Jen přes HTTPS: z adresy, jako je tato, si prohlížeče nic neukládají.
offline-unsupported = Tento prohlížeč si tu nic neukládá; v soukromých oknech to tak často bývá.
install-title = Instalace
install-note = Aplikace jako každá jiná, bez obchodu.
install-by-hand = V nabídce prohlížeče: „Nainstalovat“ nebo „Přidat na plochu“.
install-do = Nainstalovat
stored-title = Tvoje hry
stored-promised = Prohlížeč je uchová, dokud je nesmažeš.
stored-risk = Prohlížeč je může smazat, když potřebuje místo.
stored-ask = Uchovat
licences = Licence všeho, co je tu uvnitř
newer-title = Je tu nová verze.
newer-now = Použít hned
newer-after = Po této hře
newer-soon = Nová verze přijde, až nebude otevřená žádná hra.
engine-asleep = Šetříš data: hra, asi 7 MB, se stáhne, až budeš hrát.
engine-coming = Řeka se plní. Chvilku…
engine-waiting = Hra začne, jakmile bude řeka plná.
engine-failed = Hru se nepodařilo stáhnout. Máš připojení k síti?
engine-again = Zkusit znovu
keeping-memory = Tento prohlížeč si tu nic neuchová: tvoje hry zmizí s touto kartou prohlížeče.
keeping-full = Na tomto zařízení už není místo. Hra pokračuje, ale uloží se, až se místo najde.
keeping-aside =
    { $count ->
        [one] Jednu uloženou hru se nepodařilo přečíst. Je odložená stranou, nic se nesmazalo.
        [few] { $count } uložené hry se nepodařilo přečíst. Jsou odložené stranou, nic se nesmazalo.
       *[other] { $count } uložených her se nepodařilo přečíst. Jsou odložené stranou, nic se nesmazalo.
    }
backup-title = Všechno v jednom souboru
backup-note = Tvoje hry, nastavení a pokrok, k uschování nebo pro jiné zařízení.
backup-save = Uložit
backup-open = Otevřít
backup-came =
    { $count ->
        [one] Přibyla jedna hra.
        [few] Přibyly { $count } hry.
       *[other] Přibylo { $count } her.
    }
backup-bad = To není soubor této hry, nebo je poškozený.
