## Pieces and places

bar-round = Manche { $round }

gem-P = améthyste
gem-C = diamant
gem-Y = ambre
gem-B = saphir
gem-R = rubis
gem-P-one = une améthyste
gem-C-one = un diamant
gem-Y-one = un ambre
gem-B-one = un saphir
gem-R-one = un rubis

space-name = { $space ->
    [J] le ponton
    [X] sous les chutes
    [L6] case 6 du bras gauche
    [L7] case 7 du bras gauche
    [R6] case 6 du bras droit
    [R7] case 7 du bras droit
   *[other] case { $space }
  }
space-to = { $space ->
    [J] au ponton
    [X] dans les chutes
    [L6] à la case 6 du bras gauche
    [L7] à la case 7 du bras gauche
    [R6] à la case 6 du bras droit
    [R7] à la case 7 du bras droit
   *[other] à la case { $space }
  }
space-at = { $space ->
    [J] au ponton
    [X] perdu
    [L6] sur la case 6 du bras gauche
    [L7] sur la case 7 du bras gauche
    [R6] sur la case 6 du bras droit
    [R7] sur la case 7 du bras droit
   *[other] sur la case { $space }
  }
arm-name = { $arm ->
    [L] bras gauche
   *[other] bras droit
  }
canoe-letter = { $index ->
    [0] premier canoë
   *[other] second canoë
  }
card-name = { $card ->
    [C] nuage
   *[other] { $card }
  }

board-name = Le fleuve, du ponton jusqu’aux chutes
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , vide
   *[other] , avec { $cargo } à bord
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, gisement : { $gems ->
    [none] aucune pierre
   *[other] { $gems }
  }
board-next-arm = Le prochain disque prend le { $arm }
gem-count = { $count } × { $gem }

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Soleil : le fleuve avance d’une case de moins
    [0] Beau temps : le fleuve avance comme l’indiquent les cartes
    [1] Nuages : le fleuve avance d’une case de plus
   *[other] Orage : le fleuve avance de deux cases de plus
  }
weather-up = Pire
weather-up-note = Le fleuve accélère : { $before } → { $weather }
weather-down = Mieux
weather-down-note = Le fleuve ralentit : { $before } → { $weather }

## Levels of the bots

level-unknown = Robot
level-earlier = { $name } (ancienne version)
level-program = programme
level-duckling = Caneton
level-duckling-note = Découvre le fleuve : ne vole personne et n’entend pas encore les chutes.
level-otter = Loutre
level-otter-note = Barbote pour le plaisir et s’étonne du courant à chaque fois.
level-duck = Canard
level-duck-note = Compte tes cartes et apprend encore ce que vaut une pierre.
level-beaver = Castor
level-beaver-note = Connaît ce fleuve depuis des années et ne gaspille aucune carte.
level-heron = Héron
level-heron-note = Ne bouge pas, réfléchit à ce que tu peux jouer, puis frappe.
level-bear = Ours
level-bear-note = Prévoit plusieurs manches à l’avance et préfère ton saumon à sa propre pêche.

## Goals

goal-four_alike = quatre pareilles
goal-five_colours = cinq couleurs
goal-any_seven = sept pierres
goal-gem_value = plus haute valeur
goal-progress = { $goal } : { $have } sur { $need }

## Moves in words

action-title = À toi

move-stay = rester
move-down = descendre { $to }
move-up = remonter { $to }
move-land = accoster
move-falls = dans les chutes
move-launch = partir { $to }
deed-load = charger { $gem }
deed-unload = décharger { $gem }
deed-swap = échanger contre { $gem }
deed-steal = voler { $gem } à { $name }
deed-none = rien de plus
move-joined = { $first }, { $second }
move-before = d’abord { $deed }
turn-done-stop = Finir le tour
buy-pay = Payer { $gem }
buy-not = Pas maintenant
say-canoe = { $canoe } : { $move }

## What happened

event-round = Manche { $round }. { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
  }
event-refilled = Tout le monde reprend ses sept cartes.
event-bought = { $you ->
    [yes] Tu rachètes un canoë contre { $gem }.
   *[no] { $name } rachète un canoë contre { $gem }.
  }
event-given = { $you ->
    [yes] Tu récupères un canoë gratuitement.
   *[no] { $name } récupère un canoë gratuitement.
  }
event-chosen = { $you ->
    [yes] Tu as choisi.
   *[no] { $name } a choisi.
  }
event-revealed = { $you ->
    [yes] Tu joues le { $card }.
   *[no] { $name } joue le { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Tu joues le nuage.
   *[no] { $name } joue le nuage.
  }
event-weather = { $you ->
    [yes] Tu fais
   *[no] { $name } fait
  } passer la météo de { $before } à { $after }.
event-loaded = { $you ->
    [yes] Tu charges { $gem }.
   *[no] { $name } charge { $gem }.
  }
event-unloaded = { $you ->
    [yes] Tu décharges { $gem }.
   *[no] { $name } décharge { $gem }.
  }
event-paddled = { $you ->
    [yes] Tu vas { $to }.
   *[no] { $name } va { $to }.
  }
event-stolen = { $you ->
    [yes] Tu voles { $gem } à { $victim } !
   *[no] { $victimYou ->
        [yes] { $name } te vole { $gem } !
       *[no] { $name } vole { $gem } à { $victim } !
      }
  }
event-landed = { $you ->
    [yes] Tu rapportes { $gem } !
   *[no] { $name } rapporte { $gem } !
  }
event-lost = { $you ->
    [yes] Tu perds un canoë dans les chutes !
   *[no] { $name } perd un canoë dans les chutes !
  }
event-lost-gem = { $you ->
    [yes] Tu perds un canoë et { $gem } dans les chutes !
   *[no] { $name } perd un canoë et { $gem } dans les chutes !
  }
event-river = { $speed ->
    [0] Le fleuve ne bouge pas ({ $sum }).
    [1] Le fleuve avance d’un disque ({ $sum }).
    [one] Le fleuve avance de { $speed } disque ({ $sum }).
   *[other] Le fleuve avance de { $speed } disques ({ $sum }).
  }
event-river-sum = plus petite carte { $lowest }, météo { $weather }
event-river-clouds = rien que des nuages, météo { $weather }
event-disc = Un disque prend le { $arm }.
event-won = { $count ->
    [0] C’était la dernière manche : match nul.
    [one] { $names } gagne : { $goal } !
   *[other] { $names } gagnent ensemble !
  }
event-you-won = Tu gagnes : { $goal } !

## Why a move is refused, by the code of the reason

rule-mark = Règle { $rule }
because-not-your-canoe = Ce canoë est à { $name }. On ne déplace que les siens.
because-canoe-fixed = Ce canoë ne peut pas bouger maintenant.
because-resync = La partie avait déjà continué : ce coup n’a pas été joué.
because-game_over = La partie est terminée.
because-not_now = Ce n’est pas le moment.
because-not_your_turn = C’est à { $name } de jouer.
because-card_gone = Tu n’as plus le { $card } en main.
because-card_is_down = Tu as déjà choisi le { $card }.
because-gem_not_landed = Un canoë coûte une pierre rapportée, et tu n’as pas celle-ci : { $gem }.
because-must_buy = Sans canoë, tu dois en racheter un.
because-must_move = Ton { $canoe } est sur le fleuve et doit bouger.
because-must_launch = Sans canoë sur le fleuve, tu dois en mettre un à l’eau.
because-nothing_to_end = Le tour ne peut pas finir ici.
because-needs_cloud = Seul un nuage change la météo.
because-cloud_must_move_weather = Un nuage change la météo et ne déplace aucun canoë.
because-weather_at_end = La météo ne va pas plus loin de ce côté.
because-canoe_lost = Ton { $canoe } est perdu sous les chutes.
because-canoe_done = Ton { $canoe } a déjà bougé ce tour-ci.
because-launch_goes_down = Depuis le ponton, on ne peut que descendre le fleuve.
because-no_site_at_start = Il n’y a pas de gisement là où est le canoë.
because-no_site_at_end = Il n’y a pas de gisement là-bas ({ $space }).
because-no_deed_at_end = On ne peut rien y charger, décharger ni voler.
because-one_gem_only = Un canoë ne porte qu’une pierre.
because-nothing_aboard = Le canoë ne porte aucune pierre.
because-gem_not_there = Cette pierre n’est pas là : { $gem }.
because-swap_other_colour = Un échange doit prendre une autre couleur.
because-too_few_points = Il faut { $cost } points ; ta carte n’en a que { $points }.
because-stay_spends_nothing = Un canoë ne reste sur place que si le gisement prend tous ses points.
because-other_arm = En remontant d’un bras, un canoë ne peut pas redescendre dans l’autre.
because-already_there = Le canoë y est déjà, et ses points doivent servir.
because-too_far = Trop loin : il faut { $needed } points, et ta carte n’en a que { $points }.
because-points_left = Trop près : { $needed ->
    [one] un seul point suffit
   *[other] { $needed } points suffisent
  }, et tes { $points } points doivent tous servir.
because-stealing_off = Dans cette partie, on ne vole pas.
because-own_canoe = On ne se vole pas soi-même.
because-thief_is_loaded = Seul un canoë vide peut voler.
because-thief_goes_up = Seulement en remontant : un voleur ne descend jamais et ne reste jamais sur place.
because-nothing_to_steal = { $name } n’a pas de pierre là-bas.
because-not_your_seat = Cette place n’est pas la tienne.
because-not_playing = Aucune partie en cours à cette table.
because-try_again = Impossible d’enregistrer pour l’instant. Réessaie.

## Animals of the river: what bots are called

animal-duckling = Caneton
animal-gosling = Oison
animal-fawn = Faon
animal-squirrel = Écureuil
animal-hedgehog = Hérisson
animal-otter = Loutre
animal-frog = Grenouille
animal-chipmunk = Tamia
animal-hare = Lièvre
animal-mouse = Souris
animal-duck = Canard
animal-goose = Oie
animal-loon = Plongeon
animal-swan = Cygne
animal-kingfisher = Martin-pêcheur
animal-beaver = Castor
animal-raccoon = Raton laveur
animal-badger = Blaireau
animal-porcupine = Porc-épic
animal-marmot = Marmotte
animal-heron = Héron
animal-owl = Hibou
animal-eagle = Aigle
animal-crane = Grue
animal-pelican = Pélican
animal-bear = Ours
animal-wolf = Loup
animal-fox = Renard
animal-moose = Élan
animal-lynx = Lynx
