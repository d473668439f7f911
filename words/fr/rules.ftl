rules-title = Les règles
rules-intro = Chaque règle a un numéro, et le jeu le cite quand quelque chose n’est pas permis. Là où les éditions imprimées diffèrent, une lecture a été choisie ; ces règles portent la mention « notre choix ».
rules-choice = notre choix

r1 = Le matériel
r1-1 = Trois à cinq places. Chacune a deux canoës et sept cartes pagaie : les nombres 1 à 6 et un nuage.
r1-2 = Neuf cases de fleuve. Du ponton (J) part un cours principal de cinq cases, 1 à 5. Là, il se divise en un bras gauche, 6L et 7L, et un bras droit, 6R et 7R. Après chaque 7 viennent les chutes. Deux cases voisines sont à un pas l’une de l’autre, dans les deux sens ; le ponton et la 1 aussi. La case 5 touche 6L et 6R.
r1-3 = Cinq gisements de sept pierres : améthyste (P, violette) près de la 3, diamant (C, transparent) près de la 4, ambre (Y, jaune) près de la 5, saphir (B, bleu) près des deux 6, rubis (R, rouge) près des deux 7. Les deux derniers sont chacun un seul gisement, accessible depuis les deux bras. Les autres cases n’ont pas de gisement.
r1-4 = Un canoë est au ponton, sur le fleuve, ou perdu sous les chutes. Il porte une pierre au plus. Les canoës ne se gênent jamais : une case en accueille autant qu’on veut.
r1-5 = Sur le baromètre, la météo vaut −1, 0, +1 ou +2.

r2 = Le départ
r2-1 = Tous les canoës sont au ponton, chacun a toutes ses cartes en main, la météo est à 0 et les 35 pierres sont dans leurs gisements.
r2-2 = Le hasard désigne qui commence et reçoit la bouée, et quel bras prendra le premier disque. Ensuite, tout le monde voit toujours quel bras vient après ({ rules-choice }).

r3 = Une manche
r3-1 = Une manche compte quatre parties : rachat des canoës, choix des cartes, tours, fleuve. Puis la bouée passe au joueur suivant, dans le sens des aiguilles d’une montre.
r3-2 = Chacun joue une carte par manche, donc tout le monde a toujours le même nombre de cartes. Quand la septième carte du cycle est jouée, tout le monde reprend les sept.
r3-3 = Une carte choisie reste secrète jusqu’au tour de son propriétaire. Une carte révélée reste connue jusqu’à la fin du cycle, puisque chacun aurait pu s’en souvenir ({ rules-choice }).

r4 = Rachat et choix
r4-1 = Dans l’ordre, depuis la première place, qui a perdu un canoë peut payer une pierre rapportée, de n’importe quelle couleur, et remettre le canoë au ponton, prêt à servir dans cette manche. Qui en a perdu deux peut le faire deux fois. La pierre retourne au gisement de sa couleur ({ rules-choice } : à découvert et dans l’ordre).
r4-2 = Qui n’a ni canoë ni pierre rapportée récupère un canoë gratuitement, sans qu’on lui demande.
r4-3 = Qui n’a pas de canoë mais possède une pierre doit racheter au moins un canoë.
r4-4 = Puis tous choisissent une carte de leur main, en même temps et en secret. On peut changer d’avis tant que tout le monde n’a pas choisi.

r5 = Les tours
r5-1 = À partir de la première place, dans le sens des aiguilles d’une montre, chacun révèle sa carte et agit aussitôt. Les cartes de ceux qui jouent plus tard restent cachées.
r5-2 = Un nuage déplace la météo d’un cran vers le haut ou le bas. Elle doit bouger, et au bout du baromètre il n’y a qu’un sens. Rien d’autre n’arrive pendant ce tour : aucun canoë ne bouge, rien n’est chargé, déchargé ni volé.
r5-3 = Un nombre donne à chaque canoë qui bouge autant de points pour lui seul, et il doit tous les dépenser. C’est la position des canoës au début du tour qui décide lesquels bougent. Deux sur le fleuve : les deux doivent bouger. Un sur le fleuve : il doit bouger, et un canoë au ponton peut bouger aussi. Aucun sur le fleuve : exactement un canoë du ponton doit bouger. Cela vaut aussi pour qui n’a plus qu’un canoë.
r5-4 = Chacun choisit l’ordre de ses canoës. Un canoë bouge une fois par tour au plus : celui qui a accosté ou vient d’être mis à l’eau a fini.
r5-5 = Personne ne déplace le canoë d’un autre joueur.

r6 = Ce qu’un canoë fait de ses points
r6-1 = Un pas coûte 1 point. Tous les pas d’un déplacement vont dans le même sens : en remontant vers le ponton, ou en descendant vers les chutes. En descendant au-delà de la 5, on choisit le bras. Remonter d’un bras et redescendre par l’autre dans le même déplacement n’est pas possible.
r6-2 = Près d’un gisement, un canoë peut charger pour 2 points (il doit être vide ; n’importe quelle pierre qui s’y trouve), décharger pour 2 points (n’importe quelle pierre, à n’importe quel gisement), ou échanger pour 4 : décharger sa pierre et en prendre une d’une autre couleur au même gisement.
r6-3 = Cela se fait avant le premier pas ou après le dernier, jamais en route. Un canoë charge, décharge ou échange une seule fois par tour. Une pierre chargée ce tour-ci n’est donc pas déchargée, et après un déchargement, seul un échange permet de charger.
r6-4 = Rester sur place est un déplacement quand le gisement prend tous les points : charger ou décharger avec un 2, échanger avec un 4.
r6-5 = Chaque point doit être dépensé. Seul l’accostage permet de perdre le reste.
r6-6 = Accoster : remonter au-delà de la 1 mène au ponton. La pierre à bord appartient dès lors à qui l’a rapportée, à la vue de tous ; la porter à terre ne coûte rien. Un canoë vide peut accoster aussi.
r6-7 = Mise à l’eau : depuis le ponton, on ne peut que descendre, et on ne charge ni ne décharge avant le premier pas.
r6-8 = Voler : un canoë vide qui a remonté d’au moins un pas, a dépensé tous ses points et s’est arrêté sur une case avec un canoë chargé d’un autre joueur peut prendre cette pierre. Cela ne coûte rien, et s’il y a plusieurs victimes, le voleur choisit. On ne vole ni en route, ni en descendant, ni dans son propre canoë, ni là où l’on vient de décharger. Décharger d’abord, puis remonter et voler est permis. Une pierre volée n’est pas déchargée dans le même tour.
r6-9 = Descendre au-delà de la 7 est permis : le canoë est perdu dans les chutes, avec les points qui lui restaient.
r6-10 = Le chemin vers le haut est toujours libre, donc un canoë sur le fleuve peut toujours bouger.

r7 = Le fleuve
r7-1 = Quand tout le monde a agi et que la partie n’est pas finie, le fleuve avance. Sa vitesse est le plus petit nombre révélé dans la manche, plus la météo ; s’il n’y a que des nuages, c’est la météo seule. En dessous de 1, rien ne bouge.
r7-2 = Chaque point de vitesse fait entrer un disque. Tout ce qui est sur le cours principal descend d’une case. Ce qui était sur la 5 entre dans le bras dont c’est le tour ; dans ce bras, la 6 passe à la 7, et ce qui était sur la 7 tombe dans les chutes. L’autre bras ne bouge pas. Le disque suivant prend l’autre bras.
r7-3 = Les canoës voyagent sur leur disque avec leur chargement, et personne n’agit pendant ce temps.
r7-4 = Un canoë qui tombe dans les chutes est perdu, et sa pierre retourne au gisement de sa couleur.

r8 = La fin
r8-1 = L’objectif : quatre pierres rapportées d’une même couleur, ou une de chacune des cinq couleurs, ou sept au choix.
r8-2 = Quand tous les tours d’une manche sont joués et que quelqu’un a atteint l’objectif, la partie est finie. Tous ceux qui l’ont atteint gagnent, ensemble s’il le faut ({ rules-choice } : pas de départage, sauf demande).

r9 = Les options
r9-1 = Embranchement : les disques prennent les deux bras en alternance, comme dans le livret, ou au hasard. Au hasard, chaque disque prend un bras tiré au sort, et l’enregistrement le garde comme un coup du fleuve.
r9-2 = Égalité : la victoire est partagée, comme dans le livret, ou la valeur des pierres décide. Alors, parmi ceux qui ont atteint l’objectif, la plus grande somme de pierres rapportées gagne : améthyste 1, diamant 2, ambre 3, saphir 4, rubis 5.
r9-3 = Vol : permis, comme dans le livret, ou interdit pour un fleuve paisible.
r9-4 = Joueurs : trois à cinq, comme dans le livret. On peut jouer à deux aussi ; c’est une règle maison, indiquée comme telle.
r9-5 = Manches : sans limite, comme dans le livret, ou un nombre après lequel une partie inachevée est un match nul. Des coups au hasard ne finissent presque jamais ; qui fait jouer des machines fixe donc une limite.
