## What is said aloud, to those who listen

spoken-title = Annonces
canoe-yours = { $index ->
    [0] ton premier canoë
   *[other] ton second canoë
  }
canoe-of = { $name }, { $canoe },
deed-land = rapporter { $gem }
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] vide
   *[other] avec { $cargo } à bord
  } : { $move }
say-drifts = { $canoe } dérive jusqu’{ $to }{ $cargo ->
    [none] { "" }
   *[other] , avec { $cargo } à bord
  } ; { $spaces ->
    [1] les chutes sont juste après
    [one] encore { $spaces } case avant les chutes
   *[other] encore { $spaces } cases avant les chutes
  }.
say-lost = { $canoe } tombe dans les chutes{ $cargo ->
    [none] { "" }
   *[other] , avec { $cargo } à bord
  } !
say-robbed = { $canoe } se fait voler { $gem } par { $name } !
say-your-turn = { $you ->
    [yes] À toi de jouer
   *[no] À { $name } de jouer
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $what ->
    [both] , les deux canoës doivent bouger.
    [launch] , mets un canoë à l’eau.
   *[one] .
  }
say-connected = Connexion rétablie.
say-chat = { $name } dit : { $text }
settings-speech = Pour les lecteurs d’écran
speech-full = Tout raconter
speech-terse = Faire court

settings-shortcuts = Lettres et chiffres comme raccourcis
settings-shortcuts-note = Désactivé : seulement les flèches, Entrée, Échap et Retour arrière.
ask-mine = Tes canoës
ask-others = Les canoës des autres
ask-hands = Les cartes de tous
ask-goals = Les objectifs de tous
ask-danger = Ce qui est en danger
ask-round = La dernière manche encore une fois
ask-again = La dernière phrase encore une fois
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , vide
   *[other] , avec { $cargo } à bord
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] bras gauche
   *[other] bras droit
  }
settings-contrast = Contraste
contrast-auto = Comme le système
contrast-more = Renforcé
settings-size = Taille du texte
settings-font = Police
font-usual = D’origine
font-easy = Facile à lire
text-hands = En main
text-goals = Objectifs
home-ear = Jouer à l’oreille et au clavier
home-ear-on = Activé. Chaque décision se fait en quelques questions courtes. « { home-play } » commence une partie.
ear-canoe = Quel canoë ?
ear-where = Où aller ?
ear-other = L’autre canoë
ear-line = Commande
ear-unknown = Pas compris, ou impossible maintenant : { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] C’est le tour de tes canoës. Choisis lequel et où il va, puis « { turn-confirm } ».
   *[no] C’est le tour de tes canoës. « { turn-list } » nomme chaque coup. Choisis-en un, puis « { turn-confirm } ».
  }
say-tip-danger = Danger ! Le fleuve peut emporter un de tes canoës dans les chutes. Remonte pour être tranquille.
