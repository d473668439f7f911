## The coach: settings

coach-settings = Entraîneur
coach-settings-note = Il propose des coups, te prévient et te laisse reprendre un coup, dans les parties contre des robots.
coach-auto = Avec les robots faciles
coach-on = Toujours
coach-off = Jamais
coach-open = S’entraîner cartes sur table
coach-open-note = Dans les nouvelles parties contre des robots, tu vois les cartes qu’ils jouent.

## What it can be asked

coach-suggest = Un conseil
coach-look = Comment était mon dernier coup ?
coach-back = Reprendre le coup
coach-show = Montrer
coach-change = Changer
coach-anyway = Jouer quand même
coach-taken = Coup repris. C’est de nouveau à toi.

## Why a move is good

coach-suggests = Mon conseil : { $moves }.
coach-value = Chances de gagner : { $value }.
coach-why-win = Tu gagnes la partie !
coach-why-land = Tu rapportes { $gem }.
coach-why-steal = Tu voles { $gem } à { $name }.
coach-why-load = Tu charges { $gem }.
coach-why-safe = Tes canoës restent loin des chutes.
coach-why-risk = { $gem ->
    [none] Attention : le fleuve peut emporter un canoë ({ $chance }).
   *[other] Attention : le fleuve peut emporter un canoë, avec { $gem } ({ $chance }).
  }
coach-why-ahead = De là, tu gagnes plus souvent.

## What was missed

coach-better = Mieux : { $moves }. Chances de gagner : { $best } au lieu de { $played }.
coach-missed-win = Tu pouvais gagner.
coach-missed-land = Tu pouvais rapporter { $gem }.
coach-missed-steal = Tu pouvais voler { $gem } à { $name }.
coach-missed-load = Tu pouvais charger { $gem }.
coach-missed-risk = { $gem ->
    [none] Tu as mis ton canoë en danger ({ $chance }).
   *[other] Tu as mis en danger ton canoë et { $gem } ({ $chance }).
  }
coach-missed-drop = Tu as déchargé { $gem }.
coach-missed-ahead = Un autre coup gagne plus souvent.

## How good a decision was

coach-grade-only = Il n’y avait pas d’autre coup.
coach-grade-best = C’était le meilleur coup.
coach-grade-good = C’était un bon coup.
coach-grade-inaccuracy = Pas mal, mais il y avait mieux.
coach-grade-mistake = C’était une erreur.
coach-grade-blunder = C’était une grosse erreur.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] Le fleuve peut emporter le canoë { $at } : { $chance }.
   *[other] Le fleuve peut emporter le canoë { $at }, avec { $gem } : { $chance }.
  }
coach-warn-thrown = Ce canoë tombe dans les chutes : il est perdu.

## Tips when something first matters

tip-danger = Danger ! Le fleuve peut emporter ce canoë dans les chutes. Quand tu regardes une carte, les nombres sur l’eau montrent le risque. Remonte pour être tranquille.
tip-thief = Un voleur peut venir : un canoë vide plus bas peut remonter jusqu’à toi et prendre ta pierre. Rentre, ou remonte plus haut.
tip-loss = Ton canoë est perdu. S’il portait une pierre, elle est retournée à son gisement. Avant la prochaine manche, tu peux racheter un canoë avec une pierre rapportée.
tip-cloud = Un nuage ne déplace aucun canoë. Il améliore ou dégrade la météo, et le fleuve ralentit ou accélère.
tip-last = Encore une pierre et tu gagnes ! Regarde laquelle il te manque.
