## What only the command line says

captain = Capitaine
terminal-hello =
    Une carte se choisit par son nom : 1 à 6, ou C pour le nuage.
    ? explique les coups, u annule, q quitte la partie.
terminal-help =
    Une carte se choisit par son nom : 1 à 6, ou C pour le nuage.
    Un canoë se joue par un numéro de la liste, ou par le coup tel qu’il y est écrit :
    le canoë, ce qu’il fait d’abord, où il va, ce qu’il fait là-bas.
    +P charge, - décharge, ~B échange contre, x2a vole la pierre du canoë a de la place 2 (tu es à la place 0) ;
    >J est le ponton, >X mène dans les chutes. Entrée seule finit le tour, là où il peut finir.
    u annule ton dernier choix et tout ce qui en est venu, ? redit ceci, q quitte la partie.
compiling = Le jeu compile son code pour cette machine, une seule fois ; cela peut prendre une minute ou deux.
ask-card = Quelle carte ({ $cards })
ask-buy = Racheter un canoë ?
last-card = Ta dernière carte : { $card }.
no-such-move = « { $answer } » n’est pas un coup possible ici ; ? aide.
nothing-to-take-back = Il n’y a encore rien à annuler.
analyse-given = gâché
analyse-nothing = Personne n’a gâché grand-chose.
left-game = Tu as quitté la partie. La voici, coup par coup :
ask-file = Enregistrer la partie sous (Entrée : non)
saved-game = Enregistrée sous { $file }. « niagara replay { $file } » la raconte à nouveau.
cannot-save = Impossible d’écrire cela : { $why }
board-weather = météo { $weather }
board-lifesaver = bouée : { $name }
board-phase = { $phase ->
    [buy_back] rachat des canoës
    [choose] choix des cartes
    [turns] les canoës bougent
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
bad-command = { $command } : cette commande n’existe pas ; voir « { $help } ».
bad-flag = { $flag } : cette option n’existe pas ; voir « { $help } ».
perhaps = Peut-être { $name } ?
no-value = { $flag } : il manque une valeur ; voir « { $help } ».
not-wanted = { $value } : ce n’est pas attendu ici ; voir « { $help } ».
given-twice = { $flag } : donné deux fois
bad-choice = { $flag } { $value } : au choix { $known }
bad-number = { $flag } { $value } : { $whole ->
    [true] ce n’est pas un nombre entier
   *[false] ce n’est pas un nombre
  }
bad-players = --players { $players } : il y a de { $fewest } à { $most } places (R1.1, R9.4)
bad-option = { $flag } { $value } : { $known } ({ $rule })
needs-extra = L’installation réduite n’y suffit pas : { $install }
no-site = Les pages du jeu ne sont pas dans { $folder } ; dans le dossier du projet, « make site » les construit.
bad-least = { $flag } { $value } : au moins { $least }
bad-range = { $flag } { $value } : de { $least } à { $most }
bad-address = { $flag } { $value } : par exemple { $example }
bad-word = { $file }, ligne { $line } : « { $word } » n’est pas un seul mot
no-client = --static { $folder } : il n’y a pas d’index.html dedans
