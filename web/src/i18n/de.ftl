### Niagara auf Deutsch. Kurz, freundlich, genau; Kinder lesen das.

## The app

app-name = Niagara
app-tagline = Flussab paddeln, Edelsteine holen und zurück sein, ehe der Wasserfall dich holt.
app-skip = Zum Spiel springen
close = Schließen
back = Zurück
home = Startseite
copy = Kopieren
copied = Kopiert
more = Mehr
less = Weniger
loading = Einen Augenblick …

## Home

home-play = Spielen
home-play-note = Du und drei Bots. Es geht sofort los.
home-name = Dein Name
home-friends = Mit Freunden
home-friends-note = Schick einen Link. Niemand braucht ein Konto.
home-device = An diesem Gerät
home-device-note = Ein Handy oder Tablet geht reihum.
home-watch = Bots zuschauen
home-watch-note = Vier Bots um die Wette.
home-learn = Spiel lernen
home-learn-note = Fünf Minuten, mit Bildern.
home-continue = Weiterspielen
home-yours = Deine Spiele
home-open = Offene Tische
home-open-none = Gerade kein offener Tisch. Mach einen auf und schick den Link.
home-playing = Hier wird gespielt
home-level = Bots
home-about = Eine unabhängige, quelloffene Fassung des Brettspiels von Thomas Liesching. Eigener Regeltext, eigene Bilder.
home-failed = Das hat nicht geklappt: { $text }
home-more = Mehr Spielarten

table-with = mit { $names }
table-alone = allein
table-status-open = wartet
table-status-playing = läuft
table-status-over = zu Ende
table-open = Öffnen
table-join = Mitspielen
table-watch = Zuschauen
table-your-move = du bist dran

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Otter
    [1] Reiher
    [2] Biber
    [3] Elch
    [4] Forelle
   *[other] Taucher
  }
device-name = Spieler { $number }

## New table

friends-title = Ein Tisch für Freunde
friends-seats = Plätze
friends-seats-hint = Wie viele insgesamt spielen, du eingerechnet.
friends-bots = Bots am Tisch
friends-house = Zu zweit ist eine Hausregel; im Heft stehen drei bis fünf.
friends-options = Hausregeln
friends-make = Tisch aufmachen
friends-public = Unter offenen Tischen zeigen
option-stealing = Stehlen erlaubt
option-stealing-note = Aus für friedliche Familienrunden.
option-fork = Gabelung nach Zufall
option-fork-note = Jede Scheibe nimmt zufällig einen Arm statt abwechselnd.
option-tie = Gleichstand nach Steinwert
option-tie-note = Amethyst 1 bis Rubin 5; sonst gewinnt man gemeinsam.

device-title = An diesem Gerät
device-players = Mitspieler
device-add = Noch jemand
device-remove = { $name } entfernen
device-bots = Dazu Bots
device-start = Los
device-note = Karten sind geheim: Zwischen den Spielern fällt ein Vorhang.

watch-title = Bots zuschauen

## Levels of the bots

level-unknown = Bot

## Waiting room

room-title = Warten auf Paddler
room-invite = Schick diesen Link deinen Freunden
room-link = Der Link zu diesem Tisch
room-qr = QR-Code des Links zu diesem Tisch
room-seat-open = Freier Platz
room-seat-bot = Bot
room-seat-you = du
room-sit = Hinsetzen
room-start = Los
room-fill = Mit Bots auffüllen und los
room-fill-level = Bots spielen
room-waiting-host = Wer den Tisch aufgemacht hat, startet, wenn alle da sind.
room-need = Erst muss noch ein Platz besetzt sein.
room-leave = Tisch verlassen
room-share = Teilen …

## Table

bar-round = Runde { $round }
bar-menu = Menü
bar-weather = Wetter { $weather }
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Sonnig: Der Fluss fließt eins langsamer
    [0] Heiter: Der Fluss fließt, wie die Karten sagen
    [1] Wolkig: Der Fluss fließt eins schneller
   *[other] Sturm: Der Fluss fließt zwei schneller
  }
bar-house = Hausregeln

who-you = Du bist dran
who-name = { $name } ist dran
who-all = Karten wählen
who-waiting = Warten auf { $names }
who-river = Der Fluss fließt
who-over = Das Spiel ist aus
who-watching = Du schaust zu
who-paddling = { $name } paddelt

link-waiting = Verbindung weg. Neuer Versuch …
link-connecting = Verbinde …
link-closed = Diesen Tisch gibt es nicht mehr.
link-restarting = Der Server startet neu. Nichts geht verloren.
skip-motion = Überspringen

## What to do now, in one sentence

do-choose = Wähle eine Karte für diese Runde.
do-chosen = Du spielst { $card }. Noch kannst du tauschen.
do-chosen-final = Du spielst { $card }. Warten auf { $names }.
do-confirm-card = Die { $card } spielen?
do-confirm-cloud = Die Wolke spielen?
do-pick = Deine Karte ist { $card }. Tippe auf ein Kanu.
do-pick-both = Deine Karte ist { $card }. Bewege beide Kanus; tippe auf eines.
do-end = Wohin soll dein Kanu mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }?
do-end-launch = Setze ein Kanu ein, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
do-second = Jetzt dein anderes Kanu.
do-second-optional = Setze auch das andere Kanu ein oder lass es an Land.
do-first-optional = Bewege dieses Kanu oder lass es liegen.
do-menu = Was willst du dort tun?
do-confirm = { $move }
do-sent = Gesendet …
do-weather = Deine Wolke ändert das Wetter.
do-buy = Ein Kanu ist verloren. Mit einem Stein zurückkaufen?
do-buy-must = Beide Kanus sind verloren. Zahle einen Stein für ein neues.
do-wait = { $name } überlegt.
do-wait-cards = Warten, bis { $names } gewählt hat.
do-watch = Du schaust zu. Lehn dich zurück.
do-river = Festhalten: Der Fluss fließt.
do-over = Das Spiel ist aus.

card-confirm = { $card } spielen
card-change = { $card } behalten
turn-confirm = Bestätigen
turn-undo = Zurück
turn-done = An Land lassen
turn-done-stop = Zug beenden
turn-list = Züge als Liste
turn-list-hide = Liste schließen
turn-points = { $used } von { $all } Punkten
turn-points-none = { $all } Punkte
weather-up = Schlechter
weather-up-note = Der Fluss wird schneller: { $weather }
weather-down = Besser
weather-down-note = Der Fluss wird langsamer: { $weather }
buy-pay = { $gem } zahlen
buy-not = Jetzt nicht

hand-title = Deine Karten
hand-card = Karte { $card }
hand-cloud = Wolkenkarte
hand-gone = schon gespielt
hand-key = Taste { $key }
hand-down = gewählt
river-speed = Fluss: { $slowest } bis { $fastest }
river-speed-one = Fluss: { $slowest }
river-speed-note = Mit dieser Karte fließt der Fluss diese Runde { $slowest } bis { $fastest }.
river-risk = In Gefahr: { $spaces }
river-safe = Kein Feld in Gefahr

## Pieces and places

gem-P = Amethyst
gem-C = Diamant
gem-Y = Bernstein
gem-B = Saphir
gem-R = Rubin
gem-P-one = einen Amethyst
gem-C-one = einen Diamanten
gem-Y-one = einen Bernstein
gem-B-one = einen Saphir
gem-R-one = einen Rubin

space-name = { $space ->
    [J] der Steg
    [X] unter dem Wasserfall
    [6L] Feld 6, linker Arm
    [7L] Feld 7, linker Arm
    [6R] Feld 6, rechter Arm
    [7R] Feld 7, rechter Arm
   *[other] Feld { $space }
  }
space-to = { $space ->
    [J] zum Steg
    [X] über den Wasserfall
    [6L] auf die 6 im linken Arm
    [7L] auf die 7 im linken Arm
    [6R] auf die 6 im rechten Arm
    [7R] auf die 7 im rechten Arm
   *[other] auf die { $space }
  }
space-at = { $space ->
    [J] am Steg
    [X] verloren
    [6L] auf der 6, linker Arm
    [7L] auf der 7, linker Arm
    [6R] auf der 6, rechter Arm
    [7R] auf der 7, rechter Arm
   *[other] auf der { $space }
  }
arm-name = { $arm ->
    [L] linken Arm
   *[other] rechten Arm
  }
canoe-letter = { $index ->
    [0] erstes Kanu
   *[other] zweites Kanu
  }
card-name = { $card ->
    [C] Wolke
    [?] eine Karte
   *[other] { $card }
  }

board-name = Der Fluss, vom Steg bis zum Wasserfall
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , leer
   *[other] , trägt { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, am Ufer: { $gems ->
    [none] keine Steine
   *[other] { $gems }
  }
board-next-arm = Die nächste Scheibe nimmt den { $arm }
gem-count = { $count } × { $gem }

## Moves in words

move-stay = bleiben
move-down = hinab { $to }
move-up = hinauf { $to }
move-land = anlegen
move-falls = über den Wasserfall
move-launch = einsetzen, { $to }
deed-load = { $gem } laden
deed-unload = { $gem } ausladen
deed-swap = gegen { $gem } tauschen
deed-steal = { $name } { $gem } stehlen
deed-none = sonst nichts
move-joined = { $first }, { $second }
move-before = erst { $deed }

## Seats

seat-of = Platz von { $name }
seat-you = du
seat-first = hat den Rettungsring: beginnt
seat-thinking = überlegt
seat-away = nicht da, ein Bot paddelt
seat-offline = Verbindung weg
seat-lost = verloren
seat-carrying = trägt { $gem }
seat-empty = leer
seat-landed = Steine an Land
seat-none-landed = Noch keine Steine an Land
seat-hand = Noch auf der Hand: { $cards }
seat-card-hidden = Karte gewählt
seat-card-none = noch keine Karte
seat-card = spielt { $card }
seat-clock = noch { $seconds } Sekunden
seat-winner = Gewonnen
goal-four_alike = vier gleiche
goal-five_colours = fünf Farben
goal-any_seven = beliebige sieben
goal-gem_value = höchster Steinwert
goal-progress = { $goal }: { $have } von { $need }

## What happened

event-round = Runde { $round }. { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
  }
event-refilled = Alle nehmen ihre sieben Karten zurück.
event-bought = { $you ->
    [yes] Du zahlst { $gem } für ein neues Kanu.
   *[no] { $name } zahlt { $gem } für ein neues Kanu.
  }
event-given = { $you ->
    [yes] Du bekommst ein Kanu geschenkt.
   *[no] { $name } bekommt ein Kanu geschenkt.
  }
event-chosen = { $you ->
    [yes] Du hast gewählt.
   *[no] { $name } hat gewählt.
  }
event-revealed = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $name } spielt { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Du spielst die Wolke.
   *[no] { $name } spielt die Wolke.
  }
event-weather = { $you ->
    [yes] Du änderst
   *[no] { $name } ändert
  } das Wetter von { $before } auf { $after }.
event-loaded = { $you ->
    [yes] Du lädst { $gem }.
   *[no] { $name } lädt { $gem }.
  }
event-unloaded = { $you ->
    [yes] Du lädst { $gem } aus.
   *[no] { $name } lädt { $gem } aus.
  }
event-paddled = { $you ->
    [yes] Du paddelst { $to }.
   *[no] { $name } paddelt { $to }.
  }
event-stolen = { $you ->
    [yes] Du stiehlst { $victim } { $gem }!
   *[no] { $victimYou ->
        [yes] { $name } stiehlt dir { $gem }!
       *[no] { $name } stiehlt { $victim } { $gem }!
      }
  }
event-landed = { $you ->
    [yes] Du bringst { $gem } an Land!
   *[no] { $name } bringt { $gem } an Land!
  }
event-lost = { $you ->
    [yes] Du verlierst ein Kanu im Wasserfall!
   *[no] { $name } verliert ein Kanu im Wasserfall!
  }
event-lost-gem = { $you ->
    [yes] Du verlierst ein Kanu und { $gem } im Wasserfall!
   *[no] { $name } verliert ein Kanu und { $gem } im Wasserfall!
  }
event-river = { $speed ->
    [0] Der Fluss steht still ({ $sum }).
    [one] Der Fluss fließt eine Scheibe ({ $sum }).
   *[other] Der Fluss fließt { $speed } Scheiben ({ $sum }).
  }
event-river-sum = niedrigste Karte { $lowest }, Wetter { $weather }
event-river-clouds = nur Wolken, Wetter { $weather }
event-disc = Eine Scheibe nimmt den { $arm }.
event-won = { $count ->
    [0] Die letzte Runde ist gespielt: unentschieden.
    [one] { $names } gewinnt: { $goal }!
   *[other] { $names } gewinnen gemeinsam!
  }
event-you-won = Du gewinnst: { $goal }!

## Log and chat

log-title = Was geschah
log-empty = Noch nichts.
chat-title = Plaudern
chat-empty = Sag hallo.
chat-text = Schreib etwas
chat-send = Senden
chat-spectator = { $name } (schaut zu)
tab-seats = Plätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-paddled = Gut gepaddelt!
phrase-oh-no = Oh nein!
phrase-sorry = Tut mir leid!
phrase-thief = Dieb!
phrase-hurry = Der Fluss wartet nicht …
phrase-good-game = Schönes Spiel!

## Curtain

curtain-title = Gib das Gerät an { $name }
curtain-note = Karten sind geheim. Die anderen schauen weg.
curtain-ready = Ich bin { $name }

## The end

end-you = Du gewinnst!
end-name = { $name } gewinnt!
end-names = { $names } gewinnen gemeinsam!
end-draw = Unentschieden
end-lost = Gut gepaddelt!
end-how = { $name }: { $goal }
end-rounds = { $rounds ->
    [one] nach einer Runde
   *[other] nach { $rounds } Runden
  }
end-rematch = Noch einmal
end-join-rematch = Zur Revanche
end-record = Mitschrift laden
end-look = Brett ansehen
end-gems = { $count ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $count } Steine
  }
end-chart = Steine an Land, Runde für Runde
end-show = Ergebnis zeigen

## Text board

text-title = Das Brett in Worten
text-weather = Wetter { $weather }. { $words }.
text-arm = Die nächste Scheibe nimmt den { $arm }.
text-sites = An den Ufern
text-site = { $place }: { $gems }
text-seats = Kanus und Steine
text-seat = { $name }: { $canoes }. { $landed }.
text-landed = An Land: { $gems }
text-landed-none = Nichts an Land
text-moves = Deine möglichen Züge

## Menu and settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
theme-auto = Wie das System
theme-day = Tag
theme-dusk = Dämmerung
settings-motion = Bewegung
motion-auto = Wie das System
motion-full = Lebhaft
motion-calm = Ruhig
settings-sound = Ton
settings-volume = Lautstärke
settings-speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Ohne Warten
settings-confirm = Vor dem Spielen bestätigen
settings-confirm-note = Aus: Karte oder Zug gelten, sobald sie klar sind.
settings-tracker = Karten der anderen zeigen
settings-hints = Hinweise: Reichweite und Gefahr
settings-letters = Buchstaben auf Steinen
settings-text = Brett in Worten zeigen
settings-pause = Bots warten
menu-title = Menü
menu-settings = Einstellungen
menu-rules = Spielregeln
menu-link = Link zu diesem Tisch kopieren
menu-record = Mitschrift laden
menu-leave = Tisch verlassen
menu-keys = Tasten
keys-cards = 1–6, C
keys-cards-note = Karte wählen
keys-canoe = A, B
keys-canoe-note = Kanu nehmen
keys-ends = ← →
keys-ends-note = durch seine Züge gehen
keys-enter = Enter
keys-enter-note = nehmen, dann bestätigen
keys-undo = Z
keys-undo-note = zurücknehmen
keys-text = T
keys-text-note = das Brett in Worten
keys-skip = Leertaste
keys-skip-note = überspringen, was gezeigt wird

pause-short = gar nicht
pause-normal = kurz
pause-long = länger

## Reasons, by the server's code

rule-mark = Regel { $rule }
because-not-your-canoe = Das Kanu gehört { $name }. Man bewegt nur die eigenen.
because-not-yet = Du bist nicht dran.
because-pick-first = Tippe erst auf eines deiner Kanus.
because-canoe-fixed = Dieses Kanu kann jetzt nicht ziehen.
problem-unreachable = Der Server ist nicht erreichbar.
problem-http-404 = Diesen Tisch gibt es nicht.
