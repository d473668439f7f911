### Niagara en français. Court, amical, exact ; des enfants le lisent.

## Only here

captain = Capitaine
terminal-help =
    Une carte se choisit par son nom : 1 à 6, ou C pour le nuage.
    Un canoë se joue par un numéro de la liste, ou par le coup tel qu’il y est écrit :
    le canoë, ce qu’il fait d’abord, où il va, ce qu’il fait là-bas.
    +P charge, - décharge, ~B échange contre, x2a vole le canoë a de la place 2 (tu es à la place 0) ;
    >J est le ponton, >X mène dans les chutes. Entrée seule finit le tour, là où il peut finir.
    u annule ton dernier choix et tout ce qui en est venu, ? redit ceci, q quitte la partie.
ask-card = Quelle carte ({ $cards })
ask-buy = Racheter un canoë ?
last-card = Ta dernière carte : { $card }.
no-such-move = « { $answer } » n’est pas un coup possible ici ; ? aide.
nothing-to-take-back = Il n’y a encore rien à annuler.
say-canoe = { $canoe } : { $move }
analyse-given = laissé échapper
analyse-nothing = Personne n’a laissé échapper grand-chose.
left-game = Tu as quitté la partie. La voici, coup par coup :
ask-file = Garder la partie sous le nom (Entrée : non)
saved-game = Gardée sous { $file }. « niagara replay { $file } » la raconte encore.
cannot-save = Impossible d’écrire cela : { $why }
board-weather = météo { $weather }
board-lifesaver = bouée : { $name }
board-phase = { $phase ->
    [buy_back] rachat des canoës
    [choose] choix des cartes
    [turns] les canoës avancent
    [over] partie terminée
   *[other] le fleuve décide
  }
board-seat = place { $seat }
board-gems = pierres
board-lost = perdu
board-card = carte
board-hand = en main
board-landed = rapportées
board-secret = secrète
board-to-move = à jouer
served-at = Niagara t’attend sur { $address }  (Ctrl+C pour arrêter)
port-taken = Le port { $port } est déjà pris, un autre le remplace.
bad-language = --language { $wish } : il y a { $known }
bad-players = --players { $players } : il y a de { $fewest } à { $most } places (R1.1, R9.4)
bad-level = --level { $level } : il y a { $known }
bad-rounds = --max-rounds { $rounds } : de 1 à { $most } (R9.5)

## Pieces and places, as in web/src/i18n/fr.ftl

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
    [L6] case 6, bras gauche
    [L7] case 7, bras gauche
    [R6] case 6, bras droit
    [R7] case 7, bras droit
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
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
level-otter = Loutre
level-duck = Canard
level-beaver = Castor
level-heron = Héron
level-bear = Ours
goal-four_alike = quatre pareilles
goal-five_colours = cinq couleurs
goal-any_seven = sept pierres
bar-round = Manche { $round }
board-next-arm = Le prochain disque prend le { $arm }

## Moves, as in web/src/i18n/fr.ftl

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
weather-up-note = Le fleuve accélère : { $weather }
weather-down-note = Le fleuve ralentit : { $weather }
buy-pay = Payer { $gem }
buy-not = Pas maintenant
turn-done-stop = Finir le tour

## What happened, as in web/src/i18n/fr.ftl

event-round = Manche { $round }. { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
  }
event-refilled = Tout le monde reprend ses sept cartes.
event-bought = { $you ->
    [yes] Tu paies { $gem } pour ravoir un canoë.
   *[no] { $name } paie { $gem } pour ravoir un canoë.
  }
event-given = { $you ->
    [yes] Tu récupères un canoë gratuitement.
   *[no] { $name } récupère un canoë gratuitement.
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
event-won = { $count ->
    [0] C’était la dernière manche : match nul.
    [one] { $names } gagne : { $goal } !
   *[other] { $names } gagnent ensemble !
  }
event-you-won = Tu gagnes : { $goal } !

## Why a move is refused, as in web/src/i18n/fr.ftl

rule-mark = Règle { $rule }
because-game_over = La partie est terminée.
because-not_now = Ce n’est pas le moment.
because-not_your_turn = C’est à { $name } de jouer.
because-card_gone = Le { $card } n’est plus dans ta main.
because-card_is_down = Le { $card } est déjà ta carte.
because-gem_not_landed = Un canoë coûte une pierre rapportée, et tu n’as pas celle-ci : { $gem }.
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
because-gem_not_there = Cette pierre n’est pas là : { $gem }.
because-swap_other_colour = Un échange doit prendre une autre couleur.
because-too_few_points = Il faut { $cost } points ; ta carte en a { $points }.
because-stay_spends_nothing = Un canoë ne reste sur place que si le gisement prend tous ses points ({ $points }).
because-other_arm = En remontant d’un bras, un canoë ne peut pas redescendre dans l’autre.
because-already_there = Le canoë y est déjà, et ses points doivent servir.
because-too_far = Trop loin : il faut { $needed } points, ta carte en a { $points }.
because-points_left = Trop près : ça coûte { $needed }, et tes { $points } points doivent tous servir.
because-stealing_off = Dans cette partie, on ne vole pas.
because-own_canoe = On ne se vole pas soi-même.
because-thief_is_loaded = Seul un canoë vide peut voler.
because-thief_goes_up = Seulement en remontant : un voleur ne descend jamais et ne reste jamais sur place.
because-nothing_to_steal = { $name } n’a pas de pierre là-bas.

## The analysis, as in web/src/i18n/replay/fr.ftl

analysis-title = Analyse
graph-title = Chance de gagner
table-round = Manche
decision-played = Comme joué
grade-only = sans choix
grade-best = le meilleur
grade-good = bon
grade-inaccuracy = imprécis
grade-mistake = erreur
grade-blunder = gaffe
moments-title = Moments clés
moment-theft = { $gem ->
    [none] { $name } vole { $victim }, et la partie bascule.
   *[other] { $name } vole { $gem } à { $victim }, et la partie bascule.
}
moment-needless_loss = { $gem ->
    [none] { $name } perd un canoë dans les chutes sans nécessité.
   *[other] { $name } perd un canoë et { $gem } dans les chutes sans nécessité.
}
moment-unlucky_loss = { $gem ->
    [none] Pas de chance : le fleuve emporte un canoë de { $name }.
   *[other] Pas de chance : le fleuve emporte un canoë de { $name } et { $gem }.
}
moment-kingmaker = { $name } n’a plus grand-chose à gagner et offre la partie à { $other }.
moment-blunder = { $name } laisse ici beaucoup échapper ; mieux valait : { $move }.
moment-great_move = { $name } trouve le seul bon coup : { $move }.
moment-surprise = Les cartes des autres changent tout pour { $name }.
moment-river_turn = Le bras du fleuve décide du sort de { $name }.
moment-lead = { $other ->
    [none] { $name } prend la tête et la garde.
   *[other] { $name } prend la tête à { $other } et la garde.
}
moment-decided = À partir d’ici, { $name } est presque sûr de gagner.
moment-landing = { $gem ->
    [none] { $name } rapporte une pierre qui compte.
   *[other] { $name } rapporte { $gem }, et cela compte.
}
report-accuracy = Précision
report-luck = Chance
report-skill = Jeu
