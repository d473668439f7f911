## Pieces and places

bar-round = Runde { $round }

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
    [L6] auf der 6 im linken Arm
    [L7] auf der 7 im linken Arm
    [R6] auf der 6 im rechten Arm
    [R7] auf der 7 im rechten Arm
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

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Sonnig: Der Fluss fließt um ein Feld langsamer
    [0] Heiter: Der Fluss fließt so schnell, wie die Karten sagen
    [1] Wolkig: Der Fluss fließt um ein Feld schneller
   *[other] Sturm: Der Fluss fließt um zwei Felder schneller
  }
weather-up = Schlechter
weather-up-note = Der Fluss wird schneller: { $before } → { $weather }
weather-down = Besser
weather-down-note = Der Fluss wird langsamer: { $before } → { $weather }

## Levels of the bots

level-unknown = Bot
level-earlier = { $name } von früher
level-program = Programm
level-duckling = Entlein
level-duckling-note = Zum ersten Mal auf dem Fluss: beraubt niemanden und hört den Wasserfall noch nicht.
level-otter = Otter
level-otter-note = Planscht zum Spaß und staunt jedes Mal über den Fluss.
level-duck = Ente
level-duck-note = Zählt deine Karten und lernt noch, was ein Stein wert ist.
level-beaver = Biber
level-beaver-note = Arbeitet seit Jahren am Fluss und vergeudet keine Karte.
level-heron = Reiher
level-heron-note = Steht still, überlegt, was du spielen könntest, und schnappt zu.
level-bear = Bär
level-bear-note = Denkt Runden voraus und nimmt lieber deinen Lachs, als selbst zu fischen.

## Goals

goal-four_alike = vier gleiche
goal-five_colours = fünf Farben
goal-any_seven = sieben Steine
goal-gem_value = höchster Steinwert
goal-progress = { $goal }: { $have } von { $need }

## Moves in words

action-title = Dein Zug

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
turn-done-stop = Zug beenden
buy-pay = { $gem } zahlen
buy-not = Jetzt nicht
say-canoe = { $canoe }: { $move }

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
    [yes] Du spielst die { $card }.
   *[no] { $name } spielt die { $card }.
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

## Why a move is refused, by the code of the reason

rule-mark = Regel { $rule }
because-not-your-canoe = Das Kanu gehört { $name }. Du bewegst nur deine eigenen.
because-canoe-fixed = Dieses Kanu kann jetzt nicht ziehen.
because-resync = Das kam zu spät an und wurde nicht gespielt: Die Partie war schon weiter.
because-game_over = Das Spiel ist aus.
because-not_now = Das geht gerade nicht.
because-not_your_turn = { $name } ist dran.
because-card_gone = Die { $card } ist nicht mehr auf deiner Hand.
because-card_is_down = Die { $card } ist schon deine Karte.
because-gem_not_landed = Ein Kanu kostet einen Stein, und bei dir liegt kein { $gem } an Land.
because-must_buy = Ohne Kanu musst du eines zurückkaufen.
because-must_move = Dein { $canoe } ist auf dem Fluss und muss ziehen.
because-must_launch = Ist kein Kanu auf dem Fluss, musst du eines einsetzen.
because-nothing_to_end = Der Zug kann hier nicht enden.
because-needs_cloud = Nur eine Wolke ändert das Wetter.
because-cloud_must_move_weather = Eine Wolke ändert das Wetter und bewegt kein Kanu.
because-weather_at_end = In diese Richtung geht das Wetter nicht weiter.
because-canoe_lost = Dein { $canoe } liegt unter dem Wasserfall.
because-canoe_done = Dein { $canoe } war in diesem Zug schon dran.
because-launch_goes_down = Von der Anlegestelle geht es nur den Fluss hinab.
because-no_site_at_start = Wo das Kanu ist, liegt keine Fundstelle.
because-no_site_at_end = Dort ({ $space }) liegt keine Fundstelle.
because-no_deed_at_end = Dort kann man nichts laden, ausladen oder stehlen.
because-one_gem_only = Ein Kanu trägt nur einen Stein.
because-nothing_aboard = Das Kanu trägt keinen Stein.
because-gem_not_there = Dort liegt kein { $gem }.
because-swap_other_colour = Beim Tauschen muss es eine andere Farbe sein.
because-too_few_points = Das kostet { $cost } Punkte; deine Karte hat { $points }.
because-stay_spends_nothing = Bleiben darf ein Kanu nur, wo die Fundstelle alle Punkte braucht.
because-other_arm = Wer aus einem Arm heraufkommt, kann nicht in den anderen hinab.
because-already_there = Das Kanu ist schon dort, und die Punkte müssen verbraucht werden.
because-too_far = Zu weit: Das kostet { $needed } Punkte, deine Karte hat { $points }.
because-points_left = Zu nah: Das kostet { $needed ->
    [one] einen Punkt
   *[other] { $needed } Punkte
  }, und alle { $points } müssen weg.
because-stealing_off = In dieser Partie wird nicht gestohlen.
because-own_canoe = Niemand bestiehlt das eigene Kanu.
because-thief_is_loaded = Nur ein leeres Kanu kann stehlen.
because-thief_goes_up = Nur flussauf: Ein Dieb paddelt nie hinab und bleibt nie stehen.
because-nothing_to_steal = { $name } hat dort keinen Stein.
because-not_your_seat = Dieser Platz gehört dir nicht.
because-not_playing = An diesem Tisch läuft keine Partie.
because-try_again = Die Partie lässt sich gerade nicht speichern. Bitte versuch es noch einmal.

## Animals of the river: what bots are called

animal-duckling = Entlein
animal-gosling = Gänschen
animal-fawn = Kitz
animal-squirrel = Eichhörnchen
animal-hedgehog = Igel
animal-otter = Otter
animal-frog = Frosch
animal-chipmunk = Streifenhörnchen
animal-hare = Hase
animal-mouse = Maus
animal-duck = Ente
animal-goose = Gans
animal-loon = Seetaucher
animal-swan = Schwan
animal-kingfisher = Eisvogel
animal-beaver = Biber
animal-raccoon = Waschbär
animal-badger = Dachs
animal-porcupine = Stachelschwein
animal-marmot = Murmeltier
animal-heron = Reiher
animal-owl = Eule
animal-eagle = Adler
animal-crane = Kranich
animal-pelican = Pelikan
animal-bear = Bär
animal-wolf = Wolf
animal-fox = Fuchs
animal-moose = Elch
animal-lynx = Luchs
