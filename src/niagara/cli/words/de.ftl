### Niagara auf Deutsch. Kurz, freundlich, genau; Kinder lesen das.

## Only here

captain = Kapitän
terminal-help =
    Eine Karte wählst du mit ihrem Namen: 1 bis 6, oder C für die Wolke.
    Ein Kanu ziehst du mit einer Nummer aus der Liste oder mit dem Zug, wie er dort steht:
    das Kanu, was es zuerst tut, wohin es fährt, was es dort tut.
    +P lädt, - lädt aus, ~B tauscht gegen, x2a bestiehlt Kanu a von Platz 2 (du bist Platz 0);
    >J ist die Anlegestelle, >X geht den Wasserfall hinab. Enter allein beendet den Zug, wo er enden darf.
    u nimmt deine letzte Wahl zurück mit allem, was daraus wurde, ? sagt das hier noch einmal, q hört auf.
ask-card = Welche Karte ({ $cards })
ask-buy = Ein Kanu zurückkaufen?
last-card = Deine letzte Karte: { $card }.
no-such-move = „{ $answer }“ ist hier kein Zug; ? hilft.
nothing-to-take-back = Noch gibt es nichts zurückzunehmen.
say-canoe = { $canoe }: { $move }
analyse-given = verschenkt
analyse-nothing = Niemand hat viel verschenkt.
left-game = Du hast das Spiel verlassen. So lief es:
ask-file = Das Spiel sichern als (Enter: nein)
saved-game = Gesichert als { $file }. „niagara replay { $file }“ erzählt es noch einmal.
cannot-save = Das lässt sich nicht schreiben: { $why }
board-weather = Wetter { $weather }
board-lifesaver = Schwimmring: { $name }
board-phase = { $phase ->
    [buy_back] Kanus zurückkaufen
    [choose] Karten wählen
    [turns] Kanus ziehen
    [over] das Spiel ist aus
   *[other] der Fluss entscheidet
  }
board-seat = Platz { $seat }
board-gems = Steine
board-lost = weg
board-card = Karte
board-hand = auf der Hand
board-landed = an Land
board-secret = geheim
board-to-move = ist dran
served-at = Niagara läuft auf { $address }  (Strg+C beendet es)
port-taken = Port { $port } ist belegt, darum wird ein anderer genommen.
bad-language = --language { $wish }: Es gibt { $known }
bad-players = --players { $players }: Es gibt { $fewest } bis { $most } Plätze (R1.1, R9.4)
bad-level = --level { $level }: Es gibt { $known }
bad-rounds = --max-rounds { $rounds }: von 1 bis { $most } (R9.5)

## Pieces and places, as in web/src/i18n/de.ftl

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
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
level-otter = Otter
level-duck = Ente
level-beaver = Biber
level-heron = Reiher
level-bear = Bär
goal-four_alike = vier gleiche
goal-five_colours = fünf Farben
goal-any_seven = sieben Steine
bar-round = Runde { $round }
board-next-arm = Die nächste Scheibe nimmt den { $arm }

## Moves, as in web/src/i18n/de.ftl

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
weather-up-note = Der Fluss wird schneller: { $weather }
weather-down-note = Der Fluss wird langsamer: { $weather }
buy-pay = { $gem } zahlen
buy-not = Jetzt nicht
turn-done-stop = Zug beenden

## What happened, as in web/src/i18n/de.ftl

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
event-won = { $count ->
    [0] Die letzte Runde ist gespielt: unentschieden.
    [one] { $names } gewinnt: { $goal }!
   *[other] { $names } gewinnen gemeinsam!
  }
event-you-won = Du gewinnst: { $goal }!

## Why a move is refused, as in web/src/i18n/de.ftl

rule-mark = Regel { $rule }
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

## The analysis, as in web/src/i18n/replay/de.ftl

analysis-title = Analyse
graph-title = Gewinnchance
table-round = Runde
decision-played = Wie gespielt
grade-only = keine Wahl
grade-best = am besten
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler
moments-title = Schlüsselmomente
moment-theft = { $gem ->
    [none] { $name } bestiehlt { $victim }, und das Spiel kippt.
   *[other] { $name } stiehlt { $victim } { $gem }, und das Spiel kippt.
}
moment-needless_loss = { $gem ->
    [none] { $name } verliert ohne Not ein Kanu im Wasserfall.
   *[other] { $name } verliert ohne Not ein Kanu und { $gem } im Wasserfall.
}
moment-unlucky_loss = { $gem ->
    [none] Pech: Der Fluss holt sich ein Kanu von { $name }.
   *[other] Pech: Der Fluss holt sich ein Kanu von { $name } und { $gem }.
}
moment-kingmaker = { $name } hat kaum noch etwas zu gewinnen und schenkt { $other } das Spiel.
moment-blunder = { $name } gibt hier viel her; besser war: { $move }.
moment-great_move = { $name } findet den einen guten Zug: { $move }.
moment-surprise = Die Karten der anderen ändern alles für { $name }.
moment-river_turn = Der Arm des Flusses entscheidet über { $name }.
moment-lead = { $other ->
    [none] { $name } geht in Führung und bleibt dort.
   *[other] { $name } nimmt { $other } die Führung ab und behält sie.
}
moment-decided = Von hier an ist { $name } der Sieg so gut wie sicher.
moment-landing = { $gem ->
    [none] { $name } bringt einen Stein an Land, der zählt.
   *[other] { $name } bringt { $gem } an Land, und das zählt.
}
report-accuracy = Genauigkeit
report-luck = Glück
report-skill = Spiel
