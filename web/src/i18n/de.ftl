### Niagara auf Deutsch. Kurz, freundlich, genau; Kinder lesen das.

## The app

app-name = Niagara
app-tagline = Flussab paddeln, Edelsteine holen und zurück sein, ehe der Wasserfall dich holt.
close = Schließen
home = Startseite
copy = Kopieren
copied = Kopiert
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
home-games = Spiele und Zahlen
home-games-note = Wiedersehen, analysieren, deine Zahlen, Stellungslabor.
home-continue = Weiterspielen
home-yours = Deine Spiele
home-open = Offene Tische
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
game-replay = Ansehen
game-unfinished = Nicht zu Ende gespielt

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Robin
    [1] Kim
    [2] Alex
    [3] Sam
    [4] Toni
   *[other] Jo
  }
bot-name = { $number ->
    [0] Ahorn
    [1] Zeder
    [2] Birke
    [3] Weide
   *[other] Wacholder
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
friends-clock = Uhr
clock-none = Keine Uhr
clock-live = { $seconds } Sekunden je Entscheidung
clock-live-reserve = { $seconds } Sekunden je Entscheidung, { $minutes } min Reserve
clock-post = { $days ->
    [one] Per Post: ein Tag je Entscheidung
   *[other] Per Post: { $days } Tage je Entscheidung
  }
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
level-otter = Otter
level-otter-note = Plantscht zum Spaß und staunt jedes Mal über den Fluss.
level-duck = Ente
level-duck-note = Achtet auf den Wasserfall, vergisst deine Karten und schaut nie nach Dieben.
level-beaver = Biber
level-beaver-note = Zählt Karten, hütet seine Steine und schafft den ganzen Tag.
level-heron = Reiher
level-heron-note = Steht still, überlegt, was du spielen könntest, und schnappt zu.
level-bear = Bär
level-bear-note = Denkt Runden voraus und nimmt lieber deinen Lachs als selbst zu fischen.

## Waiting room

room-title = Warten auf Paddler
room-invite = Schick diesen Link deinen Freunden
room-link = Der Link zu diesem Tisch
room-qr = QR-Code des Links zu diesem Tisch
room-seat-open = Freier Platz
room-seat-you = du
room-sit = Hinsetzen
room-start = Los
room-fill = Mit Bots auffüllen und los
room-fill-level = Bots spielen
room-waiting-host = Wer den Tisch aufgemacht hat, startet, wenn alle da sind.
room-leave = Tisch verlassen
room-share = Teilen …

## Table

bar-round = Runde { $round }
bar-menu = Menü
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

who-you = Du bist dran
who-name = { $name } ist dran
who-all = Karten wählen
who-waiting = Warten auf { $names }
who-waiting-count = Warten auf { $count }
who-river = Der Fluss fließt
who-over = Das Spiel ist aus

link-waiting = Verbindung weg. Neuer Versuch …
link-connecting = Verbinde …
link-closed = Diesen Tisch gibt es nicht mehr.
link-restarting = Der Server startet neu. Nichts geht verloren.
back-note = Deine Zeit ist um, ein Bot paddelt für dich.
back = Ich bin wieder da

## What to do now, in one sentence

do-choose = Wähle eine Karte für diese Runde.
do-chosen = Du spielst { $card }. Noch kannst du tauschen.
do-chosen-final = Du spielst { $card }. Warten auf { $names }.
do-confirm-card = Die { $card } spielen?
do-confirm-cloud = Die Wolke spielen?
do-pick = Deine Karte ist { $card }. Bewege dieses Kanu oder tippe auf das andere.
do-pick-both = Bewege beide Kanus mit { $card }: erst dieses, oder tippe auf das andere.
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
do-confirm = { $move }?
do-falls = Den Wasserfall hinab: Dieses Kanu geht verloren!
do-sent = Gesendet …
do-weather = Deine Wolke ändert das Wetter.
do-buy = Ein Kanu ist verloren. Mit einem Stein zurückkaufen?
do-buy-must = Beide Kanus sind verloren. Zahle einen Stein für ein neues.
do-wait = { $name } überlegt.
do-wait-cards = Noch ohne Karte: { $names }.
do-watch = Du schaust zu. Lehn dich zurück.
do-river = Festhalten: Der Fluss fließt.
do-over = Das Spiel ist aus.

action-title = Dein Zug
card-confirm = { $card } spielen
turn-confirm = Bestätigen
turn-undo = Zurück
turn-done = An Land lassen
turn-done-stop = Zug beenden
turn-list = Züge als Liste
turn-list-hide = Liste schließen
turn-points = { $used } von { $all ->
    [one] einem Punkt
   *[other] { $all } Punkten
  }
turn-points-none = { $all ->
    [one] ein Punkt
   *[other] { $all } Punkte
  }
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
hand-down = gewählt
river-speed = Fluss: { $slowest } bis { $fastest }
river-speed-one = Fluss: { $slowest }
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
    [J] die Anlegestelle
    [X] unter dem Wasserfall
    [L6] Feld 6, linker Arm
    [L7] Feld 7, linker Arm
    [R6] Feld 6, rechter Arm
    [R7] Feld 7, rechter Arm
   *[other] Feld { $space }
  }
space-to = { $space ->
    [J] zur Anlegestelle
    [X] den Wasserfall hinab
    [L6] auf die 6 im linken Arm
    [L7] auf die 7 im linken Arm
    [R6] auf die 6 im rechten Arm
    [R7] auf die 7 im rechten Arm
   *[other] auf die { $space }
  }
space-at = { $space ->
    [J] an der Anlegestelle
    [X] verloren
    [L6] auf der 6, linker Arm
    [L7] auf der 7, linker Arm
    [R6] auf der 6, rechter Arm
    [R7] auf der 7, rechter Arm
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
   *[other] { $card }
  }

board-name = Der Fluss, von der Anlegestelle bis zum Wasserfall
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , leer
   *[other] , trägt { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, Fundstelle: { $gems ->
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
move-falls = den Wasserfall hinab
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
seat-first = hat den Schwimmring: beginnt
seat-thinking = überlegt
seat-away = nicht da, ein Bot paddelt
seat-offline = Verbindung weg
seat-carrying = trägt { $gem }
seat-empty = leer
seat-landed = Steine an Land
seat-hand = Noch auf der Hand: { $cards }
seat-card-hidden = Karte gewählt
seat-card-none = noch keine Karte
seat-card = spielt { $card }
seat-clock = noch { $time }
seat-clock-reserve = Reserve: noch { $time }
seat-timed-out = Zeit um, ein Bot paddelt
seat-winner = Gewonnen
goal-four_alike = vier gleiche
goal-five_colours = fünf Farben
goal-any_seven = sieben Steine
goal-gem_value = höchster Steinwert
goal-short-four_alike = gleiche
goal-short-five_colours = Farben
goal-short-any_seven = Steine
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
    [one] Der Fluss fließt eine Scheibe weit ({ $sum }).
   *[other] Der Fluss fließt { $speed } Scheiben weit ({ $sum }).
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
chat-spectators = Alle, die zuschauen
chat-mute = Jemanden stumm schalten
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
end-rounds = { $rounds ->
    [one] nach einer Runde
   *[other] nach { $rounds } Runden
  }
end-rematch = Noch einmal
end-join-rematch = Zur Revanche
end-again = Das Spiel noch einmal sehen
end-record = Aufzeichnung sichern
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
text-sites = An den Fundstellen
text-site = { $place }: { $gems }
text-seats = Kanus und Steine
text-landed = An Land: { $gems }
text-landed-none = Nichts an Land
text-moves = Deine möglichen Züge

## Learn

learn-title = So wird gespielt
learn-lead = Deine Kanus liegen an der Anlegestelle, die Edelsteine flussab, und am Ende wartet der Wasserfall. Bring Steine heim, ehe das Wasser dein Kanu holt.
learn-goal = Sei zuerst bei einem von drei Zielen
learn-goal-text = Bring Steine zur Anlegestelle. Wer zuerst eine dieser Sammlungen hat, gewinnt. Die Runde wird immer zu Ende gespielt: Wer dann auch eine hat, gewinnt mit.
learn-cards = Alle wählen geheim eine Karte
learn-cards-text = Du hast sieben: die Zahlen eins bis sechs und eine Wolke. Jede Runde legt jeder eine ab, und sie ist weg, bis alle sieben gespielt sind. Die Zahl sagt, wie viele Punkte jedes deiner Kanus in diesem Zug hat.
learn-turn = Paddeln und laden
learn-turn-text = Ein Punkt ist ein Feld, flussauf oder flussab, nie beides in einem Zug. Laden oder Ausladen kostet zwei Punkte, vor dem Losfahren oder nach der Ankunft. Alle Punkte müssen weg; nur wer anlegt, darf den Rest verschenken.
learn-turn-both = Jedes Kanu auf dem Fluss muss ziehen. Eines an der Anlegestelle darf mit, wenn schon ein anderes draußen ist.
learn-turn-caption = Eine Vier: für zwei einen Bernstein laden, dann zwei hinauf.
learn-steal = Stiehl, wenn du dich traust
learn-steal-text = Ein leeres Kanu, das flussauf paddelt und neben einem beladenen fremden Kanu anhält, darf dessen Stein nehmen, umsonst. Nie flussab, nie im Vorbeifahren.
learn-steal-caption = Eine Drei: hinauf zum grünen Kanu, und sein Rubin gehört dir.
learn-river = Dann bewegt sich der Fluss
learn-river-text = Haben alle gezogen, fließt das Wasser: so viele Felder, wie die niedrigste Karte sagt, dazu das Wetter. Alle Kanus treiben mit. An der Gabelung geht es abwechselnd links und rechts; ein Pfeil zeigt, was als Nächstes kommt. Hinter Feld 7 ist der Wasserfall.
learn-river-caption = Niedrigste Karte 2, Wetter +1: Der Fluss fließt drei Felder weit.
learn-cloud = Die Wolke macht das Wetter
learn-cloud-text = Wer die Wolke spielt, bewegt kein Kanu. Dafür wird das Wetter um eins besser oder schlechter und damit der Fluss langsamer oder schneller.
learn-lost = Über den Wasserfall
learn-lost-text = Ein Kanu, das hinabstürzt, ist verloren, und sein Stein kommt zurück zu seiner Fundstelle. Zu Beginn einer Runde darfst du einen Stein zahlen und bekommst ein Kanu zurück. Ganz ohne Kanu und Stein bekommst du eines geschenkt.
learn-help = Beim Spielen
learn-help-text = Das Brett zeigt, wohin du kannst; tippe dorthin. Zeig auf eine Karte, und du siehst, wie weit sie reicht und welche Felder in Gefahr sind. Ist etwas nicht erlaubt, tippe darauf und du erfährst, warum.
learn-start = Das erste Spiel beginnen

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
settings-tips = Tipps fürs erste Spiel
settings-pause = Bots warten
menu-title = Menü
menu-settings = Einstellungen
menu-rules = Spielregeln
menu-link = Link zu diesem Tisch kopieren
menu-record = Aufzeichnung sichern
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
because-canoe-fixed = Dieses Kanu kann jetzt nicht ziehen.
because-game_over = Das Spiel ist aus.
because-not_now = Das geht gerade nicht.
because-not_your_turn = { $name } ist dran.
because-card_gone = Die { $card } ist nicht mehr auf deiner Hand.
because-card_is_down = Die { $card } ist schon deine Karte.
because-gem_not_landed = Ein Kanu kostet einen Stein, und du hast keinen { $gem } an Land.
because-must_buy = Ohne Kanu musst du eines zurückkaufen.
because-must_move = Dein { $canoe } ist auf dem Fluss und muss ziehen.
because-must_launch = Ist kein Kanu auf dem Fluss, musst du eines einsetzen.
because-nothing_to_end = Der Zug kann hier nicht enden.
because-needs_cloud = Nur eine Wolke ändert das Wetter.
because-cloud_must_move_weather = Eine Wolke ändert das Wetter und bewegt kein Kanu.
because-weather_at_end = Weiter geht das Wetter dort nicht.
because-canoe_lost = Dein { $canoe } liegt unter dem Wasserfall.
because-canoe_done = Dein { $canoe } ist in diesem Zug schon gezogen.
because-launch_goes_down = Von der Anlegestelle geht es nur den Fluss hinab.
because-no_site_at_start = Wo das Kanu ist, liegt keine Fundstelle.
because-no_site_at_end = Dort ({ $space }) liegt keine Fundstelle.
because-no_deed_at_end = Dort kann man nichts laden, ausladen oder stehlen.
because-one_gem_only = Ein Kanu trägt nur einen Stein.
because-nothing_aboard = Das Kanu trägt keinen Stein.
because-gem_not_there = Dort liegt kein { $gem }.
because-swap_other_colour = Beim Tauschen muss es eine andere Farbe sein.
because-too_few_points = Das kostet { $cost } Punkte; deine Karte hat { $points }.
because-stay_spends_nothing = Bleiben darf ein Kanu nur, wo die Fundstelle alle { $points } Punkte braucht.
because-other_arm = Wer aus einem Arm heraufkommt, kann nicht in den anderen hinab.
because-already_there = Das Kanu ist schon dort, und die Punkte müssen verbraucht werden.
because-too_far = Zu weit: Das kostet { $needed } Punkte, deine Karte hat { $points }.
because-points_left = Zu nah: Das kostet { $needed } Punkte, und alle { $points } müssen weg.
because-stealing_off = In diesem Spiel wird nicht gestohlen.
because-own_canoe = Niemand bestiehlt das eigene Kanu.
because-thief_is_loaded = Nur ein leeres Kanu kann stehlen.
because-thief_goes_up = Nur flussauf: Ein Dieb paddelt nie hinab und bleibt nie stehen.
because-nothing_to_steal = { $name } hat dort keinen Stein.
because-not_your_seat = Dieser Platz gehört dir nicht.
because-not_playing = An diesem Tisch läuft kein Spiel.
because-try_again = Gerade lässt sich nicht speichern. Bitte noch einmal.
problem-unreachable = Der Server ist nicht erreichbar.
problem-http-404 = Diesen Tisch gibt es nicht.
problem-already_started = Dieses Spiel hat schon begonnen; du kannst zuschauen.
problem-bad_position = Diese Stellung lässt sich nicht lesen.
problem-bad_record = Diese Aufzeichnung lässt sich nicht lesen.
problem-busy = Viele Spiele warten auf ihre Analyse. Schau bitte etwas später vorbei.
problem-fault = Beim Server ist etwas schiefgegangen. Es wurde notiert.
problem-imported = Dieses Spiel wurde woanders gespielt; mach einen eigenen Tisch auf.
problem-malformed = Damit konnte der Server nichts anfangen.
problem-muted = Du wurdest vom Gastgeber stumm geschaltet.
problem-no_such_decision = Dort hatte dieser Platz nichts zu entscheiden.
problem-no_such_lesson = Diese Lektion gibt es nicht.
problem-no_such_level = Diese Stufe gibt es nicht.
problem-no_such_seat = Diesen Platz gibt es nicht.
problem-no_such_space = Dieses Feld gibt es nicht.
problem-no_such_table = Dieses Spiel gibt es nicht.
problem-not_found = Hier ist nichts.
problem-not_host = Das kann nur, wer den Tisch aufgemacht hat.
problem-not_playing = An diesem Tisch wurde noch nichts gespielt.
problem-not_seated = Nur wer hier sitzt, kann noch ein Spiel verlangen.
problem-other_seats = Die Stellung hat eine andere Zahl von Plätzen.
problem-other_site = Das kann eine fremde Seite hier nicht tun.
problem-over_already = In dieser Stellung ist das Spiel schon aus.
problem-seat_taken = Dieser Platz ist schon besetzt.
problem-seats_open = Es sind noch Plätze frei.
problem-slow_down = Das war zu viel auf einmal. Warte bitte einen Moment.
problem-still_playing = Das ist erst zu sehen, wenn das Spiel vorbei ist.
problem-unfinished_turn = Diese Züge ergeben keinen ganzen Zug.
problem-unfit = Der Server ist noch nicht so weit.

## Tips of the first game

tip-title = Tipp
tip-hand = Wähle geheim eine Karte. Ihre Zahl sagt, wie viele Punkte jedes deiner Kanus ausgeben muss, und die niedrigste Karte von allen treibt den Fluss.
tip-canoe = Das leuchtende Kanu ist deins, und die Ringe zeigen, wohin es kann. Tippe auf einen, dann auf „{ turn-confirm }“.
tip-river = Nach jeder Runde fließt der Fluss: so weit wie die niedrigste Karte, dazu das Wetter. Er nimmt alle Kanus mit, und hinter der 7 ist der Wasserfall.
tip-goals = Bring vier gleiche Steine, alle fünf Farben oder irgendwelche sieben an Land, und du gewinnst. Hier siehst du, wie nah du bist.
tip-next = Alles klar
tip-skip = Keine Tipps mehr
tip-escape = Escape schließt diesen Tipp.

## Words of the log, explained

word-more = Regel { $rule } lesen
word-round_started = Der Schwimmring zeigt, wer beginnt. Nach jeder Runde geht er an den Nächsten weiter.
word-hands_refilled = Sind alle sieben Karten gespielt, hat jeder wieder alle auf der Hand.
word-canoe_bought = Zu Beginn einer Runde kauft ein Stein an Land ein verlorenes Kanu zurück.
word-canoe_given = Wer weder Kanu noch Stein hat, bekommt ein Kanu geschenkt.
word-card_revealed = Die Zahl sagt, wie viele Punkte jedes Kanu ausgeben muss. Die niedrigste Zahl der Runde treibt den Fluss.
word-cloud_revealed = Eine Wolke bewegt kein Kanu. Dafür wird das Wetter besser oder schlechter.
word-weather_moved = Das Wetter, von −1 bis +2, kommt zum Tempo des Flusses dazu.
word-gem_loaded = Laden kostet zwei Punkte, vor dem Losfahren oder nach der Ankunft. In ein Kanu passt ein Stein.
word-gem_unloaded = Ausladen kostet zwei Punkte. Jeder Stein darf an jede Fundstelle.
word-canoe_paddled = Jedes Feld kostet einen Punkt. Ein Kanu fährt flussauf oder flussab, nie beides in einem Zug.
word-gem_stolen = Ein leeres Kanu, das flussauf paddelt und neben einem beladenen fremden Kanu anhält, darf dessen Stein nehmen, umsonst.
word-gem_landed = Ein Stein an der Anlegestelle zählt für die drei Ziele, und kein Dieb kommt mehr heran.
word-canoe_lost = Das Kanu ist verloren, und sein Stein kommt zurück zu seiner Fundstelle. Ein Stein an Land kauft das Kanu zurück.
word-river_rose = Der Fluss fließt so viele Scheiben, wie die niedrigste gespielte Zahl sagt, dazu das Wetter. Unter eins steht er still.
word-game_ended = Vier gleiche Steine, alle fünf Farben oder irgendwelche sieben gewinnen. Die Runde wird immer zu Ende gespielt.
