## La page des leçons

lessons-title = Apprendre en jouant
lessons-lead = De courtes leçons sur le vrai fleuve. Chacune dure moins d’une minute.
lessons-start = C’est parti
lessons-continue = Continuer
lessons-again = Les rejouer
lessons-count = { $done } sur { $all } réussies
lessons-list = Leçons
lessons-done = réussie
lessons-more = À voir aussi
lessons-example = L’exemple du livret
lessons-overview = Le jeu en images
lessons-overview-note = Tout sur une page.
lessons-rules = Le livret de règles
lessons-rules-note = Chaque règle avec son numéro.
lessons-puzzles = Énigmes
lessons-puzzles-note = Trouves-tu le chemin ? Une nouvelle chaque jour.
lessons-failed = Impossible de charger les leçons : { $text }

lesson-of = Leçon { $number } sur { $all }
lesson-back = Toutes les leçons
lesson-task = Ta mission
lesson-hint = Indice
lesson-retry = Réessayer
lesson-next = Leçon suivante
lesson-to-example = Voir l’exemple
lesson-play = Faire une partie
lesson-rule = Lire la règle { $rule }
lesson-well = Bravo !
lesson-missed = Pas tout à fait
lesson-show = Montre-moi
lesson-skip = Passer
lessons-due = encore une fois

## What exactly went wrong

miss-lost = Ton canoë est tombé dans les chutes.
miss-robbed = On a volé ta pierre.
miss-ashore = Aucun de tes canoës n’est sur le fleuve.
miss-empty = { $gem ->
    [none] Il n’y a pas de pierre à bord.
   *[other] Il n’y a pas de pierre à bord : il te faut { $gem }.
  }
miss-other_gem = Tu as une autre pierre à bord : il te faut { $gem }.
miss-elsewhere = Ton canoë n’est pas sur la case { $space }.
miss-not_landed = Il fallait rapporter { $gem } au ponton.
miss-paid = Tu as payé avec une pierre qu’il te faut.
miss-not_bought = Tu n’as pas racheté de canoë.
miss-not_stolen = Tu n’as rien volé.
miss-not_laid = Tu n’as rien déchargé.
miss-weather = La météo est allée du mauvais côté.
miss-afloat = L’autre canoë est encore sur le fleuve.
miss-no_goal = Ce n’est pas encore une collection.

## Les leçons

scene-launch-title = À l’eau !
scene-launch-task = Choisis un nombre et mets un canoë à l’eau.
scene-launch-hint = Choisis une carte de 1 à 6 et valide. Puis choisis la case qui brille et valide encore.
scene-launch-well = Le nombre de ta carte dit jusqu’où va ton canoë : un point, une case.
scene-launch-miss = Un nuage change seulement la météo et ne déplace aucun canoë. Joue un nombre.

scene-load-title = La première pierre
scene-load-task = Ta carte est un 5. Charge une améthyste à la case 3.
scene-load-hint = Trois points pour y aller et deux pour charger, ça fait cinq.
scene-load-well = Charger coûte deux points. Et tous les points doivent servir.
scene-load-miss = Ton canoë est encore vide. Arrête-toi à la case 3 et charge là.

scene-landing-title = Retour au ponton
scene-landing-task = Rapporte ton diamant au ponton.
scene-landing-hint = De la case 2, le ponton n’est qu’à deux cases. C’est permis, même avec un 5.
scene-landing-well = Quand on accoste, les points restants ne comptent plus, et la pierre est à toi pour de bon.
scene-landing-miss = Le diamant n’est pas rentré. Remonte au-delà de la case 1.

scene-pickhome-title = Quelle carte pour rentrer ?
scene-pickhome-task = Choisis une carte qui rapporte ton diamant au ponton dans ce tour.
scene-pickhome-hint = De la case 5, il y a cinq cases jusqu’au ponton. Un nombre plus grand va aussi.
scene-pickhome-well = Une carte est un plan : compte d’abord les cases. Quand on accoste, les points restants ne comptent plus.
scene-pickhome-miss = Compte de la case 5 au ponton. Il faut un cinq ou plus.

scene-pickload-title = Quelle carte convient ?
scene-pickload-task = Choisis la carte qui te permet de charger un diamant à la case 4.
scene-pickload-hint = Trois points de 1 à 4, et deux pour charger.
scene-pickload-well = Tu dois utiliser tous les points. La carte doit donc tomber juste.
scene-pickload-miss = Compte trois cases et deux points pour charger. Quelle carte est-ce ?

scene-both-title = Deux canoës, une carte
scene-both-task = Avec ton 2, rapporte l’améthyste et charge un diamant.
scene-both-hint = Chaque canoë a deux points. À la case 4, charger les prend tous les deux : ce canoë reste sur place.
scene-both-well = Chaque canoë sur le fleuve doit bouger, chacun avec tous les points. Charger sur place peut être un coup entier.
scene-both-miss = Les deux dans le même tour : un canoë accoste, l’autre charge à la case 4.

scene-flow-title = Le fleuve avance
scene-flow-task = La plus petite carte est un 2 : après ton coup, le fleuve avance de deux cases. Laisse-le te porter jusqu’à la case 5.
scene-flow-hint = Deux cases au-dessus de la 5, c’est la 3. Arrête-toi là et charge une améthyste.
scene-flow-well = Après chaque manche, le fleuve avance d’autant de cases que l’indique la plus petite carte, et tous les canoës suivent.
scene-flow-miss = Le fleuve a porté ton canoë ailleurs. Arrête-toi deux cases au-dessus de la 5.

scene-fork-title = À gauche ou à droite ?
scene-fork-task = Va chercher un rubis à la case 7. Ensuite le fleuve avance d’une case, dans le bras de la flèche. Garde ton rubis !
scene-fork-hint = Descends dans le bras que la flèche ne montre pas.
scene-fork-well = Chaque disque prend un seul bras, une fois à gauche, une fois à droite. L’autre bras ne bouge pas.
scene-fork-miss = Tu n’as pas de rubis. Dans le bras de la flèche, le fleuve l’emporte ; l’autre bras est sûr.

scene-weather-title = La pluie et le beau temps
scene-weather-task = Ton canoë va tomber dans les chutes. Sauve-le avec ton nuage !
scene-weather-hint = La plus petite carte est un 1. Améliore la météo et le fleuve ne bouge plus.
scene-weather-well = La météo s’ajoute à la plus petite carte : 1 et −1 font 0. Rien ne bouge.
scene-weather-miss = Si le temps se gâte, le fleuve accélère, et ton canoë est parti. Améliore la météo.

scene-steal-title = Au voleur !
scene-steal-task = Vole l’ambre du canoë vert ({ $name }), à la case 3.
scene-steal-hint = Ton canoë est vide, trois cases plus bas. Remonte et vole.
scene-steal-well = Un canoë vide qui remonte peut voler là où il s’arrête. Cela ne coûte rien.
scene-steal-miss = { $name } a toujours l’ambre. Remonte à la case 3 et choisis de voler.

scene-unload-title = De la place pour mieux
scene-unload-task = Décharge ton améthyste, puis vole le rubis du canoë jaune ({ $name }), à la case 2.
scene-unload-hint = Décharger prend deux points. Avec les trois autres, tu arrives à la case 2.
scene-unload-well = Un canoë qui décharge d’abord est vide, et peut voler là où il s’arrête en remontant.
scene-unload-miss = { $name } a toujours le rubis. Décharge d’abord, puis remonte à la case 2 et vole.

scene-swap-title = Un bon échange
scene-swap-task = Échange ton diamant contre un saphir.
scene-swap-hint = Les saphirs sont à la case 6. Un point pour y aller, quatre pour échanger.
scene-swap-well = Un échange coûte quatre points : deux pour décharger et deux pour charger, au même endroit.
scene-swap-miss = Tu n’as pas de saphir. Descends d’une case jusqu’à la 6 et échange là.

scene-falls-title = Dans les chutes
scene-falls-task = Tu as perdu un canoë. Rachète-le, mais garde tes trois améthystes.
scene-falls-hint = N’importe quelle pierre rapportée paie un canoë. De laquelle as-tu le moins besoin ?
scene-falls-well = Un canoë perdu coûte une pierre rapportée. Sans canoë ni pierre, tu en recevrais un gratuitement.
scene-falls-miss = Avec trois améthystes, quatre pareilles sont tout près. Paie avec le diamant.

scene-last-title = La dernière carte
scene-last-task = Il ne reste qu’une carte à chacun : à Vert ({ $name }) le 3, à Jaune ({ $second }) le 1. Prends une pierre et garde-la toute la manche.
scene-last-hint = Avec son 3, { $name } remonte de la case 6 à la case 3 et vole ce qui s’y trouve. Cette fois, le fleuve ne bouge pas.
scene-last-well = On joue ses sept cartes avant de les reprendre. Avec un peu de mémoire, on connaît les dernières.
scene-last-miss = Tu n’as pas de pierre. Où { $name } ne peut-il pas t’atteindre avec un 3 ?

scene-win-title = Trois façons de gagner
scene-win-task = Tu as trois améthystes, un diamant et un ambre. Rapporte la pierre qui gagne.
scene-win-hint = Quatre pareilles, cinq couleurs ou sept au choix : où ne manque-t-il qu’une pierre ?
scene-win-well = Quatre pareilles ! Cinq couleurs ou sept au choix gagnent aussi.
scene-win-miss = Ce n’est pas encore une collection. Une quatrième améthyste gagne.

## L’exemple imprimé

example-title = L’exemple du livret
example-next = Suivant
example-previous = Retour
example-of = Étape { $step } sur { $all }
example-start = Cinq joueurs et trois manches, comme dans le livret imprimé. Bleu commence.
example-1-cards = Chacun choisit une carte en secret. Bleu montre un 6.
example-1-0 = Bleu descend de quatre cases et charge un diamant avec les deux autres points.
example-1-1 = Vert joue le nuage et le temps se gâte : +1.
example-1-2 = Jaune a un 5 : trois cases vers le bas, et une améthyste pour deux.
example-1-3 = Rouge joue un 1 et arrive à la case 1.
example-1-4 = Marron arrive à la 4, où se trouve Bleu. Mais on ne vole pas en descendant.
example-1-river = Plus petite carte 1, météo +1 : le fleuve avance de deux.
example-2-cards = Deuxième manche. La bouée a changé de main : Vert commence, avec un 1.
example-2-1 = Vert met un canoë à l’eau, à la case 1.
example-2-2 = Jaune a un 6 : un canoë échange son améthyste contre un ambre et remonte de deux. L’autre va chercher un diamant.
example-2-3 = Rouge a un 5 : un canoë charge une améthyste et la rapporte. L’autre charge la suivante.
example-2-4 = Marron remonte de trois et vole l’ambre de Jaune. Son second canoë part aussi.
example-2-0 = Bleu décharge le diamant, remonte de trois et vole la pierre de Rouge. Le second canoë reste à terre.
example-2-river = Encore 1 et +1 : le fleuve avance de deux.
example-3-cards = Troisième manche. Jaune commence, avec un 4.
example-3-2 = Jaune échange sur place un diamant contre un saphir. L’autre canoë charge un ambre et remonte de deux.
example-3-3 = Rouge remonte de deux et vole aussitôt cet ambre. Le second canoë part.
example-3-4 = Marron a un 5 : un canoë descend d’une case et échange son ambre contre un saphir. L’autre charge un ambre et remonte de trois.
example-3-0 = Bleu joue le nuage : la météo passe à +2.
example-3-1 = Vert charge une améthyste et la rapporte.
example-3-river = Plus petite carte 2, météo +2 : quatre disques ! Jaune et Marron perdent chacun un canoë avec un saphir.

## La page des règles

rulebook-search = Chercher dans les règles
rulebook-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
  }
rulebook-print = Imprimer
rulebook-chapters = Chapitres
rulebook-option = option
rulebook-river = Le fleuve, ses cases et ses pierres. La flèche montre le bras que prendra le prochain disque.
rulebook-load = Avec un 4 : charger un ambre pour deux points, puis remonter de deux. Ou descendre de deux et y charger un rubis.
rulebook-steal = Avec un 3, Bleu remonte de la 6 à la 3 et peut voler une pierre à Vert ou à Jaune.
rulebook-flow = Trois disques, le bras gauche d’abord : Bleu glisse de la 3 à la 6, Vert de la 5 à la 7, et Jaune tombe dans les chutes.

## Énigmes

puzzles-title = Énigmes
puzzles-lead = Une énigme dure un seul tour : le tien, puis le fleuve avance. Certaines ont deux manches, et ton plan doit réussir quoi que fassent les autres.
puzzles-two = deux manches
puzzles-today = L’énigme du jour
daily-row = { $days ->
    [one] C’était celle du jour. Une autre t’attend demain.
   *[other] C’était celle du jour : { $days } jours de suite !
  }
daily-done = { $days ->
    [one] Résolue aujourd’hui. Une autre t’attend demain.
   *[other] Résolue aujourd’hui, { $days } jours de suite.
  }
daily-text = { $tries ->
    [one] L’énigme Niagara du jour : résolue du premier coup.
   *[other] L’énigme Niagara du jour : résolue en { $tries } essais.
  }
puzzles-solved = { $done } sur { $all } résolues
puzzle-back = Toutes les énigmes
puzzle-next = Énigme suivante
puzzle-well = Résolue. L’ordinateur est d’accord !
puzzle-miss = Ça ne suffit pas. Il y a un autre chemin.
puzzle-miss-two = Ça ne suffit pas, ou les autres peuvent l’empêcher. Il existe un plan sûr.
puzzle-task-land = Rapporte { $gem } au ponton dans ce tour.
puzzle-task-rob = Vole { $gem } à { $victim ->
    [0] Bleu
    [1] Vert
    [2] Jaune
    [3] Rouge
   *[4] Marron
  } ({ $name }).
puzzle-task-keep = Prends { $gem } à bord et garde cette pierre même quand le fleuve aura avancé.
puzzle-task-both = Rapporte { $gem } et garde { $other } à bord même quand le fleuve aura avancé.
puzzle-task-win = Gagne la partie dans ce tour.
puzzle-task-sweep = Envoie un canoë { $victim ->
    [0] bleu
    [1] vert
    [2] jaune
    [3] rouge
   *[4] marron
  } ({ $name }) dans les chutes, mais aucun des tiens.
puzzle-two-land = Rapporte { $gem } au ponton en deux manches, quoi que fassent les autres.
puzzle-two-rob = Vole { $gem } à { $victim ->
    [0] Bleu
    [1] Vert
    [2] Jaune
    [3] Rouge
   *[4] Marron
  } ({ $name }) en deux manches, quoi que fassent les autres.
puzzle-two-win = Gagne en deux manches, quoi que fassent les autres.
puzzle-two-pair = Rapporte { $gem } et { $other } en deux manches, quoi que fassent les autres.
puzzle-hint-land = Quand on accoste, les points restants ne comptent plus. On charge d’abord.
puzzle-hint-rob = Seul un canoë vide vole, seulement en remontant et là où il s’arrête.
puzzle-hint-keep = Calcule de combien le fleuve avance, et dans quel bras d’abord.
puzzle-hint-both = Chaque canoë a tous les points. L’un rentre, l’autre reste dehors.
puzzle-hint-win = Quatre pareilles, cinq couleurs ou sept au choix. Que te manque-t-il ?
puzzle-hint-sweep = La météo s’ajoute à la plus petite carte. Compte les disques.
puzzle-hint-two = Toutes les cartes de cette manche sont visibles : tu sais de combien le fleuve avance. Choisis ensuite ta prochaine carte, et méfie-toi de qui joue avant toi.

## The game in pictures

learn-title = Comment jouer
learn-lead = Tes canoës sont au ponton, les pierres t’attendent le long du fleuve, et au bout il y a les chutes. Rapporte des pierres avant que l’eau ne prenne ton canoë.
learn-goal = Complète en premier une des trois collections
learn-goal-text = Rapporte des pierres au ponton. Qui possède en premier une de ces collections gagne. La manche se joue toujours jusqu’au bout : qui en complète une aussi gagne également.
learn-cards = Chacun choisit une carte en secret
learn-cards-text = Tu en as sept : les nombres de un à six et un nuage. À chaque manche, chacun en pose une, et elle ne revient que lorsque les sept sont jouées. Le nombre dit combien de points chacun de tes canoës reçoit ce tour-ci.
learn-turn = Pagaie et charge
learn-turn-text = Un point, c’est une case, en remontant ou en descendant, jamais les deux dans le même tour. Charger ou décharger une pierre coûte deux points, avant le départ ou à l’arrivée. Tous les points doivent servir ; seul le retour au ponton permet d’en perdre.
learn-turn-both = Chaque canoë sur le fleuve doit bouger. Un canoë au ponton peut partir aussi, si l’autre est déjà sur l’eau.
learn-turn-caption = Un quatre : charger un ambre pour deux points, puis remonter de deux cases.
learn-steal = Vole, si tu oses
learn-steal-text = Un canoë vide qui remonte le fleuve et s’arrête sur la case du canoë chargé d’un autre joueur peut prendre sa pierre, gratuitement. Jamais en descendant, jamais au passage.
learn-steal-caption = Un trois : remonter jusqu’au canoë vert, et son rubis est à toi.
learn-river = Puis le fleuve avance
learn-river-text = Quand tout le monde a joué, l’eau coule : autant de cases que la plus petite carte, plus la météo. Tous les canoës dérivent avec elle. À l’embranchement, c’est une fois à gauche, une fois à droite ; une flèche montre le prochain bras. Après la case 7, ce sont les chutes.
learn-river-caption = Plus petite carte 2, météo +1 : le fleuve avance de trois.
learn-cloud = Le nuage fait la météo
learn-cloud-text = Qui joue le nuage ne déplace aucun canoë. À la place, la météo s’améliore ou se dégrade d’un cran, et le fleuve ralentit ou accélère.
learn-lost = Dans les chutes
learn-lost-text = Un canoë qui tombe est perdu, et sa pierre retourne à son gisement. Au début d’une manche, tu peux payer une pierre rapportée pour récupérer un canoë. Sans canoë ni pierre, tu en reçois un gratuitement.
learn-help = Pendant la partie
learn-help-text = Le plateau montre où tu peux aller ; touche l’endroit. Pointe une carte pour voir jusqu’où elle mène et quelles cases sont en danger. Si quelque chose n’est pas permis, touche-le et tu sauras pourquoi.
learn-start = Joue ta première partie
