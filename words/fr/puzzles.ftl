puzzle-name-rob-0 = La pie
puzzle-name-rob-1 = Doigts agiles
puzzle-name-rob-2 = Le renard
puzzle-name-rob-3 = Raid de nuit
puzzle-name-rob-4 = Le corbeau
puzzle-name-rob-5 = Pagaie silencieuse
puzzle-name-rob-6 = Le coucou
puzzle-name-rob-7 = Dans l’ombre
puzzle-name-rob-8 = L’invité masqué
puzzle-name-rob-9 = Qui trouve garde
puzzle-name-rob-10 = Mains rapides
puzzle-name-rob-11 = Une pierre disparaît
puzzle-name-rob-12 = Le choucas
puzzle-name-land-0 = Vers la maison
puzzle-name-land-1 = Feu du port
puzzle-name-land-2 = Terre ferme
puzzle-name-land-3 = Le dernier méandre
puzzle-name-land-4 = À contre-courant
puzzle-name-land-5 = Le saumon
puzzle-name-land-6 = La cloche du soir
puzzle-name-land-7 = Feu de bienvenue
puzzle-name-land-8 = Le raccourci
puzzle-name-land-9 = La corde lancée
puzzle-name-land-10 = Juste à temps
puzzle-name-land-11 = Le vent arrière
puzzle-name-keep-0 = L’ancre
puzzle-name-keep-1 = Tiens bon
puzzle-name-keep-2 = Eau tranquille
puzzle-name-keep-3 = La roselière
puzzle-name-keep-4 = Le banc de sable
puzzle-name-keep-5 = À l’abri pour la nuit
puzzle-name-keep-6 = Un disque de plus
puzzle-name-keep-7 = Au bord
puzzle-name-both-0 = D’une pierre deux coups
puzzle-name-both-1 = Le jongleur
puzzle-name-both-2 = Les deux mains
puzzle-name-both-3 = La balance
puzzle-name-both-4 = Le carrefour
puzzle-name-both-5 = L’un part, l’autre reste
puzzle-name-both-6 = Les jumeaux
puzzle-name-both-7 = Donner et prendre
puzzle-name-win-0 = La couronne
puzzle-name-win-1 = La ligne d’arrivée
puzzle-name-win-2 = La dernière pierre
puzzle-name-win-3 = Lever de soleil
puzzle-name-win-4 = Grand final
puzzle-name-win-5 = Fanfare
puzzle-name-sweep-0 = Le remous
puzzle-name-sweep-1 = Par-dessus bord
puzzle-name-sweep-2 = La tempête
puzzle-name-sweep-3 = La crue
puzzle-name-pair-0 = Le duo
puzzle-name-pair-1 = Deux lanternes
puzzle-name-pair-2 = Côte à côte
puzzle-hard = { $level ->
    [1] Facile
    [2] Assez facile
    [3] Moyenne
    [4] Difficile
   *[other] Très difficile
  }
puzzle-tried = { $share } trouvent du premier coup ({ $tried })
puzzle-new = Personne n’a encore essayé.
