## The app

app-name = Niagara
app-tagline = Peddel de rivier af, pak de edelstenen en wees terug voordat de waterval jou pakt.
close = Sluiten
home = Startpagina
copy = Kopiëren
copied = Gekopieerd
loading = Een ogenblik…

## Home

home-play = Spelen
home-play-note = Jij en drie bots. Het begint meteen.
home-now = Nu met anderen spelen
home-now-waiting = { $count ->
    [one] Er wacht al iemand.
   *[other] Er wachten al { $count } mensen.
  }
home-name = Je naam
home-friends = Met vrienden
home-friends-note = Stuur een link. Niemand heeft een account nodig.
home-near-note = Via één hotspot, zonder internet.
home-join = Meedoen bij een vriend
home-join-note = Jullie apparaten zijn dicht bij elkaar.
home-device = Samen op één scherm
home-device-note = Geef één telefoon of tablet aan elkaar door.
home-watch = Bots zien spelen
home-watch-note = Vier bots tegen elkaar.
home-learn = Leer het spel
home-learn-note = Ongeveer tien minuten, al spelend.
home-games = Spellen en statistieken
home-games-note = Terugkijken, analyse, je statistieken, het rivierlab.
home-continue = Verderspelen
home-yours = Jouw spellen
home-open = Open tafels
home-playing = Nu bezig
home-level = Bots
home-about = Een onafhankelijke opensourceversie van het bordspel van Thomas Liesching. Met een eigen regeltekst en eigen plaatjes.
home-failed = Dat is niet gelukt: { $text }
home-more = Meer spelvormen

table-with = met { $names }
table-alone = alleen
table-status-open = wacht op spelers
table-status-playing = bezig
table-status-over = afgelopen
table-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
  }
table-open = Openen
table-join = Meedoen
table-watch = Meekijken
cancel = Annuleren
table-until = tot { $time }
table-left = Een bot speelt voor je verder
table-paused = pauze
table-delete = Dit spel verwijderen
table-delete-ask = Dit spel verwijderen?
table-delete-note = Je kunt het niet meer terughalen.
table-delete-yes = Verwijderen
game-replay = Terugkijken
game-unfinished = Niet uitgespeeld

# Somebody who wanted to be forgotten, in the games of others.
former-player = Voormalige speler

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Robin
    [1] Kim
    [2] Alex
    [3] Sam
    [4] Charlie
   *[other] Jo
  }
device-name = Speler { $number }
guise-title = Je gezicht en kleur
guise-colour = Kleur van je kano’s
guise-any = Maakt niet uit
room-move = Hier zitten
colour-0 = Blauw
colour-1 = Groen
colour-2 = Geel
colour-3 = Rood
colour-4 = Bruin

## New table

friends-title = Een tafel voor vrienden
friends-seats = Plaatsen
friends-seats-hint = Hoeveel er in totaal spelen, jijzelf meegeteld.
friends-bots = Bots aan tafel
friends-house = Met z’n tweeën is een huisregel; in het boekje staat drie tot vijf.
friends-options = Huisregels
friends-make = Tafel maken
friends-public = Tonen bij de open tafels
friends-coach = Iedereen mag de coach om raad vragen
coach-title = Coach
friends-clock = Klok
clock-none = Geen klok
clock-live = { $seconds ->
    [one] Eén seconde per beslissing
   *[other] { $seconds } seconden per beslissing
  }
clock-live-reserve = { $seconds ->
    [one] Eén seconde per beslissing
   *[other] { $seconds } seconden per beslissing
  }, { $minutes } min reserve
clock-post = { $days ->
    [one] Per post: één dag per beslissing
   *[other] Per post: { $days } dagen per beslissing
  }
option-stealing = Stelen mag
option-stealing-note = Zet dit uit voor een vredig familiespel.
option-fork = Willekeurige splitsing
option-fork-note = Elke schijf neemt een willekeurige arm, in plaats van om en om links en rechts.
option-tie_break = Waarde beslist bij gelijke stand
option-tie_break-note = Van amethist 1 tot robijn 5; anders wint iedereen die het doel haalt.
option-max_rounds = Maximaal aantal rondes
option-max_rounds-note = Na zoveel rondes eindigt het spel in gelijkspel; leeg betekent geen grens.

device-title = Samen op één scherm
device-players = Spelers
device-add = Speler erbij
device-remove = { $name } weghalen
device-bots = Ook bots
device-start = Start
device-note = Kaarten zijn geheim: tussen twee spelers gaat er een gordijn dicht.

watch-title = Bots zien spelen

## Waiting room

room-title = Wachten op peddelaars
room-invite = Stuur deze link naar je vrienden
room-link = De link naar deze tafel
room-qr = QR-code van de link naar deze tafel
room-seat-open = Vrije plaats
room-seat-you = jij
room-sit = Ga zitten
room-start = Start
room-fill = Aanvullen met bots en starten
room-fill-level = Bots spelen als
room-waiting-host = De host start het spel als iedereen er is.
room-leave = Tafel verlaten
room-share = Delen…
room-codes = Codes tonen
friends-absent = Als iemand weg is
absent-wait = Het spel wacht
absent-bot = Na een tijdje speelt een bot verder
room-need-name = Vul eerst je naam in.
room-host = host
room-away = nu afwezig
room-kick = { $name } wegsturen
room-kick-note = { $name } kan niet meer aan deze tafel gaan zitten.
room-kick-yes = Wegsturen
rules-book = Zoals in het boekje
watchers = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
  }
watchers-who = { watchers }: { $names }
seat-bot = bot: { $level }

## Menu and settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
theme-auto = Zoals het systeem
theme-day = Dag
theme-dusk = Schemering
settings-motion = Beweging
motion-auto = Zoals het systeem
motion-full = Levendig
motion-calm = Rustig
settings-sound = Geluid
settings-volume = Volume van de effecten
settings-scene = Rivier en vogels
settings-speed = Snelheid
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-instant = Zonder wachten
settings-confirm = Vóór het spelen bevestigen
settings-confirm-note = Uit: een kaart of zet wordt gespeeld zodra duidelijk is welke je bedoelt.
settings-tracker = Toon welke kaarten iedereen nog heeft
settings-hints = Hulp: bereik en gevaar
settings-letters = Letters op edelstenen
settings-notation = Zetten ook in notatie
settings-banter = Dieren zeggen af en toe iets
settings-text = Toon het bord in woorden
settings-tips = Tips bij het eerste spel
settings-call-sound = Geluid als je aan de beurt bent
settings-call-vibrate = Trillen als je aan de beurt bent
settings-call-notify = Melding als je aan de beurt bent
settings-call-notify-note = Zolang deze pagina op de achtergrond open is.
settings-call-denied = De browser staat het niet toe. In de browserinstellingen voor deze site kun je dat veranderen.
settings-call-insecure = Alleen via HTTPS: ergens anders staan browsers het niet toe.
call-offer = Wil je een melding als je aan de beurt bent?
call-offer-yes = Ja, graag
settings-pause = Bots wachten
menu-title = Menu
menu-settings = Instellingen
menu-rules = Speluitleg
menu-link = Link naar deze tafel kopiëren
menu-record = Verslag downloaden
menu-keys = Toetsen
keys-cards = 1–6, C
keys-cards-note = een kaart kiezen
keys-canoe-note = een kano kiezen
keys-ends = ← →
keys-ends-note = de zetten langsgaan
keys-enter = Enter
keys-enter-note = zet kiezen, dan bevestigen
keys-undo-note = terugnemen
keys-text-note = het bord in woorden
keys-skip = Spatie
keys-skip-note = overslaan wat getoond wordt

pause-short = niet
pause-normal = even
pause-long = wat langer

## What went wrong, by the server's code

problem-unreachable = De server is niet bereikbaar.
problem-http-404 = Die tafel bestaat niet.
problem-already_started = Dit spel is al begonnen; je kunt wel meekijken.
problem-bad_position = Deze stelling is niet te lezen.
problem-bad_record = Dit verslag is niet te lezen.
problem-busy = Er wachten veel spellen op een analyse. Kom wat later nog eens terug.
problem-fault = Er ging iets mis op de server. Het is genoteerd.
problem-imported = Dit spel is ergens anders gespeeld; maak zelf een tafel.
problem-kicked = De host heeft je van deze tafel weggestuurd.
problem-not_absent = Daar is niemand weg.
problem-not_alone = Er spelen hier ook anderen.
problem-long_record = Dit verslag is te lang: een spel mag hoogstens { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  } en { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  } hebben.
problem-malformed = Daar kon de server niets mee.
problem-muted = De host heeft je chat gedempt.
problem-newer_log = Een nieuwere versie van Niagara heeft dit spel voortgezet. Deze server moet eerst worden bijgewerkt.
problem-no_coach = Aan deze tafel mag niemand de coach om raad vragen.
problem-no_such_decision = Deze plaats had daar niets te beslissen.
problem-no_such_lesson = Die les bestaat niet.
problem-no_such_level = Dat niveau bestaat niet.
problem-no_such_seat = Die plaats bestaat niet.
problem-no_such_space = Dat vak bestaat niet.
problem-no_such_table = Dat spel bestaat niet.
problem-not_found = Hier is niets.
problem-not_host = Dat kan alleen de host doen.
problem-not_playing = Aan deze tafel is nog niets gespeeld.
problem-no_such_person = Deze persoon is hier niet.
problem-too_many_programs = Je hebt te veel tokens. Trek er eerst een in bij de instellingen.
problem-too_many_reports = Voor vandaag is het genoeg; vertel het de beheerder van de server alsjeblieft op een andere manier.
problem-not_seated = Alleen wie hier zit, kan om nog een spel vragen.
problem-other_seats = De stelling heeft een ander aantal plaatsen.
problem-other_site = Een andere site kan dat hier niet doen.
problem-over_already = In deze stelling is het spel al afgelopen.
problem-seat_taken = Die plaats is al bezet.
problem-seats_open = Er zijn nog vrije plaatsen.
problem-slow_down = Dat was te veel tegelijk. Probeer het over { $seconds } s nog eens.
problem-still_playing = Dat kun je zien als het spel afgelopen is.
problem-too_long = Dat is te lang.
problem-unfinished_turn = Deze zetten vormen geen hele beurt.
problem-unfit = De server is nog niet klaar.
problem-unwelcome_name = In deze naam staat een woord dat hier niet welkom is.

## On this device: without a server

device-here = Op dit apparaat
offline-switch = Spelen zonder internet
offline-off = Uitgeschakeld: je hebt internet nodig.
offline-gathering = Het spel wordt opgehaald…
offline-kept = Alles staat erop; je kunt ook in een tunnel spelen.
offline-failed = Het kon niet worden bewaard; misschien is er geen ruimte meer. Met internet kun je gewoon spelen.
offline-insecure = Alleen via HTTPS: van een adres als dit bewaren browsers niets.
offline-unsupported = Deze browser bewaart hier niets; privévensters doen dat vaak niet.
install-title = Installeren
install-note = Een app als elke andere, maar zonder appwinkel.
install-by-hand = Kijk in het menu van je browser: “Installeren” of “Zet op beginscherm”.
install-do = Installeren
stored-title = Jouw spellen
stored-promised = De browser bewaart ze tot je ze verwijdert.
stored-risk = De browser mag ze verwijderen als hij ruimte nodig heeft.
stored-ask = Bewaren
licences = Licenties van alles wat hierin zit
newer-title = Er is een nieuwe versie.
newer-now = Nu bijwerken
newer-after = Na dit spel
newer-soon = De nieuwe versie komt als er geen spel open is.
engine-asleep = Je bespaart data: het spel (ongeveer 7 MB) wordt pas opgehaald als je gaat spelen.
engine-coming = De rivier loopt vol. Een ogenblik…
engine-waiting = Je spel begint zodra de rivier vol is.
engine-failed = Het spel kon niet worden opgehaald. Heb je internet?
engine-again = Nog eens
keeping-memory = Deze browser bewaart hier niets, ook je spellen niet: die verdwijnen met dit tabblad.
keeping-full = Er is geen ruimte meer op dit apparaat. Het spel gaat door, maar wat je nu speelt, wordt pas weer bewaard als er ruimte is.
keeping-aside =
    { $count ->
        [one] Eén bewaard spel was niet te lezen. Het is apart gezet; er is niets verwijderd.
       *[other] { $count } bewaarde spellen waren niet te lezen. Ze zijn apart gezet; er is niets verwijderd.
    }
backup-title = Alles in één bestand
backup-note = Je spellen, instellingen en voortgang, om te bewaren of mee te nemen naar een ander apparaat.
backup-save = Opslaan
backup-open = Openen
backup-came =
    { $count ->
        [one] Er is één spel bij gekomen.
       *[other] Er zijn { $count } spellen bij gekomen.
    }
backup-bad = Dit is geen bestand van dit spel, of het is beschadigd.
