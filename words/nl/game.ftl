## Pieces and places

bar-round = Ronde { $round }

gem-P = amethist
gem-C = diamant
gem-Y = barnsteen
gem-B = saffier
gem-R = robijn
gem-P-one = een amethist
gem-C-one = een diamant
gem-Y-one = een barnsteen
gem-B-one = een saffier
gem-R-one = een robijn

space-name = { $space ->
    [J] de steiger
    [X] onder de waterval
    [L6] vak 6, linkerarm
    [L7] vak 7, linkerarm
    [R6] vak 6, rechterarm
    [R7] vak 7, rechterarm
   *[other] vak { $space }
  }
space-to = { $space ->
    [J] naar de steiger
    [X] de waterval af
    [L6] naar 6 in de linkerarm
    [L7] naar 7 in de linkerarm
    [R6] naar 6 in de rechterarm
    [R7] naar 7 in de rechterarm
   *[other] naar { $space }
  }
space-at = { $space ->
    [J] aan de steiger
    [X] verloren
    [L6] op 6 in de linkerarm
    [L7] op 7 in de linkerarm
    [R6] op 6 in de rechterarm
    [R7] op 7 in de rechterarm
   *[other] op { $space }
  }
arm-name = { $arm ->
    [L] linkerarm
   *[other] rechterarm
  }
canoe-letter = { $index ->
    [0] eerste kano
   *[other] tweede kano
  }
card-name = { $card ->
    [C] wolk
   *[other] { $card }
  }

board-name = De rivier, van de steiger tot de waterval
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , leeg
   *[other] , met { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, vindplaats: { $gems ->
    [none] geen edelstenen
   *[other] { $gems }
  }
board-next-arm = De volgende schijf neemt de { $arm }
gem-count = { $count } × { $gem }

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Zonnig: de rivier stroomt één vak minder ver
    [0] Helder: de rivier stroomt zoals de kaarten zeggen
    [1] Bewolkt: de rivier stroomt één vak verder
   *[other] Storm: de rivier stroomt twee vakken verder
  }
weather-up = Slechter
weather-up-note = De rivier stroomt sneller: { $before } → { $weather }
weather-down = Beter
weather-down-note = De rivier stroomt langzamer: { $before } → { $weather }

## Levels of the bots

level-unknown = Bot
level-earlier = { $name } van vroeger
level-program = programma
level-duckling = Eendje
level-duckling-note = Voor het eerst op de rivier: besteelt niemand en hoort de waterval nog niet.
level-otter = Otter
level-otter-note = Spettert voor de lol en laat zich telkens weer door de rivier verrassen.
level-duck = Eend
level-duck-note = Telt je kaarten en leert nog wat een edelsteen waard is.
level-beaver = Bever
level-beaver-note = Werkt al jaren op deze rivier en verspilt geen kaart.
level-heron = Reiger
level-heron-note = Staat stil, bedenkt wat jij zou kunnen spelen, en slaat toe.
level-bear = Beer
level-bear-note = Denkt rondes vooruit en pikt liever jouw zalm dan er zelf een te vangen.

## Goals

goal-four_alike = vier gelijke
goal-five_colours = vijf kleuren
goal-any_seven = zeven edelstenen
goal-gem_value = hoogste waarde
goal-progress = { $goal }: { $have } van { $need }

## Moves in words

action-title = Jouw zet

move-stay = blijven
move-down = omlaag { $to }
move-up = omhoog { $to }
move-land = aanleggen
move-falls = de waterval af
move-launch = te water, { $to }
deed-load = { $gem } laden
deed-unload = { $gem } uitladen
deed-swap = ruilen voor { $gem }
deed-steal = { $gem } stelen van { $name }
deed-none = verder niets
move-joined = { $first }, { $second }
move-before = eerst { $deed }
turn-done-stop = Beurt beëindigen
buy-pay = Betaal { $gem }
buy-not = Nu niet
say-canoe = { $canoe }: { $move }

## What happened

event-round = Ronde { $round }. { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
  }
event-refilled = Iedereen neemt alle zeven kaarten terug.
event-bought = { $you ->
    [yes] Je betaalt { $gem } voor een nieuwe kano.
   *[no] { $name } betaalt { $gem } voor een nieuwe kano.
  }
event-given = { $you ->
    [yes] Je krijgt gratis een kano terug.
   *[no] { $name } krijgt gratis een kano terug.
  }
event-chosen = { $you ->
    [yes] Je hebt gekozen.
   *[no] { $name } heeft gekozen.
  }
event-revealed = { $you ->
    [yes] Je speelt een { $card }.
   *[no] { $name } speelt een { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Je speelt de wolk.
   *[no] { $name } speelt de wolk.
  }
event-weather = { $you ->
    [yes] Je verandert
   *[no] { $name } verandert
  } het weer van { $before } naar { $after }.
event-loaded = { $you ->
    [yes] Je laadt { $gem }.
   *[no] { $name } laadt { $gem }.
  }
event-unloaded = { $you ->
    [yes] Je laadt { $gem } uit.
   *[no] { $name } laadt { $gem } uit.
  }
event-paddled = { $you ->
    [yes] Je peddelt { $to }.
   *[no] { $name } peddelt { $to }.
  }
event-stolen = { $you ->
    [yes] Je steelt { $gem } van { $victim }!
   *[no] { $victimYou ->
        [yes] { $name } steelt { $gem } van jou!
       *[no] { $name } steelt { $gem } van { $victim }!
      }
  }
event-landed = { $you ->
    [yes] Je brengt { $gem } aan land!
   *[no] { $name } brengt { $gem } aan land!
  }
event-lost = { $you ->
    [yes] Je verliest een kano in de waterval!
   *[no] { $name } verliest een kano in de waterval!
  }
event-lost-gem = { $you ->
    [yes] Je verliest een kano en { $gem } in de waterval!
   *[no] { $name } verliest een kano en { $gem } in de waterval!
  }
event-river = { $speed ->
    [0] De rivier staat stil ({ $sum }).
    [one] De rivier stroomt één schijf verder ({ $sum }).
   *[other] De rivier stroomt { $speed } schijven verder ({ $sum }).
  }
event-river-sum = laagste kaart { $lowest }, weer { $weather }
event-river-clouds = alleen wolken, weer { $weather }
event-disc = Er gaat een schijf de { $arm } in.
event-won = { $count ->
    [0] De laatste ronde is gespeeld: gelijkspel.
    [one] { $names } wint: { $goal }!
   *[other] { $names } winnen samen!
  }
event-you-won = Je wint: { $goal }!

## Why a move is refused, by the code of the reason

rule-mark = Regel { $rule }
because-not-your-canoe = Die kano is van { $name }. Je vaart alleen met je eigen kano’s.
because-canoe-fixed = Die kano kan nu niet varen.
because-resync = Dit kwam te laat aan en is niet gespeeld: het spel was al verder.
because-game_over = Het spel is afgelopen.
because-not_now = Dat kan nu niet.
because-not_your_turn = { $name } is aan de beurt.
because-card_gone = De { $card } zit niet meer in je hand.
because-card_is_down = De { $card } is al jouw kaart.
because-gem_not_landed = Een kano kost één edelsteen aan land, en jij hebt geen { $gem } aan land.
because-must_buy = Zonder kano moet je er een terugkopen.
because-must_move = Je { $canoe } ligt op de rivier en moet varen.
because-must_launch = Heb je geen kano op de rivier, dan moet je er een te water laten.
because-nothing_to_end = De beurt kan hier niet eindigen.
because-needs_cloud = Alleen een wolk verandert het weer.
because-cloud_must_move_weather = Een wolk verandert het weer; er vaart geen kano.
because-weather_at_end = Verder kan het weer die kant niet op.
because-canoe_lost = Je { $canoe } is verloren en ligt onder de waterval.
because-canoe_done = Je { $canoe } heeft deze beurt al gevaren.
because-launch_goes_down = Vanaf de steiger kan een kano alleen stroomafwaarts.
because-no_site_at_start = Waar de kano ligt, is geen vindplaats.
because-no_site_at_end = Bij { $space } is geen vindplaats.
because-no_deed_at_end = Daar kun je niets laden, uitladen of stelen.
because-one_gem_only = In een kano past maar één edelsteen.
because-nothing_aboard = De kano heeft geen edelsteen aan boord.
because-gem_not_there = Daar ligt geen { $gem }.
because-swap_other_colour = Ruilen kan alleen voor een andere kleur.
because-too_few_points = Dat kost { $cost ->
    [one] één punt
   *[other] { $cost } punten
  }; je kaart heeft er { $points }.
because-stay_spends_nothing = Een kano mag alleen blijven liggen waar de vindplaats alle punten opmaakt.
because-other_arm = Wie uit de ene arm omhoogkomt, kan niet de andere arm in.
because-already_there = De kano is daar al, en de punten moeten op.
because-too_far = Te ver: dat kost { $needed ->
    [one] één punt
   *[other] { $needed } punten
  }, en je kaart heeft er { $points }.
because-points_left = Te dichtbij: dat kost { $needed ->
    [one] één punt
   *[other] { $needed } punten
  }, en alle { $points } moeten op.
because-stealing_off = In dit spel wordt niet gestolen.
because-own_canoe = Je kunt niet van je eigen kano stelen.
because-thief_is_loaded = Alleen een lege kano kan stelen.
because-thief_goes_up = Alleen stroomopwaarts: een dief peddelt nooit omlaag en blijft nooit liggen.
because-nothing_to_steal = { $name } heeft daar geen edelsteen.
because-not_your_seat = Die plaats is niet van jou.
because-not_playing = Aan deze tafel is geen spel bezig.
because-try_again = Het spel kan nu niet worden opgeslagen. Probeer het nog eens.

## Animals of the river: what bots are called

animal-duckling = Eendje
animal-gosling = Gansje
animal-fawn = Hertje
animal-squirrel = Eekhoorn
animal-hedgehog = Egel
animal-otter = Otter
animal-frog = Kikker
animal-chipmunk = Chipmunk
animal-hare = Haas
animal-mouse = Muis
animal-duck = Eend
animal-goose = Gans
animal-loon = IJsduiker
animal-swan = Zwaan
animal-kingfisher = IJsvogel
animal-beaver = Bever
animal-raccoon = Wasbeer
animal-badger = Das
animal-porcupine = Stekelvarken
animal-marmot = Marmot
animal-heron = Reiger
animal-owl = Uil
animal-eagle = Adelaar
animal-crane = Kraanvogel
animal-pelican = Pelikaan
animal-bear = Beer
animal-wolf = Wolf
animal-fox = Vos
animal-moose = Eland
animal-lynx = Lynx
