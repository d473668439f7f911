puzzle-name-rob-0 = De ekster
puzzle-name-rob-1 = Lange vingers
puzzle-name-rob-2 = De vos
puzzle-name-rob-3 = Nachtelijke rooftocht
puzzle-name-rob-4 = De raaf
puzzle-name-rob-5 = Stille peddel
puzzle-name-rob-6 = De koekoek
puzzle-name-rob-7 = In de schaduw
puzzle-name-rob-8 = De gemaskerde gast
puzzle-name-rob-9 = Wie het vindt
puzzle-name-rob-10 = Vlugge handen
puzzle-name-rob-11 = Er mist een edelsteen
puzzle-name-rob-12 = De kauw
puzzle-name-land-0 = Huiswaarts
puzzle-name-land-1 = Havenlicht
puzzle-name-land-2 = Vaste grond
puzzle-name-land-3 = De laatste bocht
puzzle-name-land-4 = Stroomopwaarts
puzzle-name-land-5 = De zalm
puzzle-name-land-6 = Avondklok
puzzle-name-land-7 = Welkomstvuur
puzzle-name-land-8 = De kortere weg
puzzle-name-land-9 = Het werptouw
puzzle-name-land-10 = Net op tijd
puzzle-name-land-11 = Wind mee
puzzle-name-keep-0 = Het anker
puzzle-name-keep-1 = Hou je vast
puzzle-name-keep-2 = Stil water
puzzle-name-keep-3 = Het riet
puzzle-name-keep-4 = De zandbank
puzzle-name-keep-5 = Veilig voor de nacht
puzzle-name-keep-6 = Nog een schijf
puzzle-name-keep-7 = Op de rand
puzzle-name-both-0 = Twee vliegen
puzzle-name-both-1 = De jongleur
puzzle-name-both-2 = Beide handen
puzzle-name-both-3 = De weegschaal
puzzle-name-both-4 = Het kruispunt
puzzle-name-both-5 = Eén gaat, één blijft
puzzle-name-both-6 = De tweeling
puzzle-name-both-7 = Geven en nemen
puzzle-name-win-0 = De kroon
puzzle-name-win-1 = De finish
puzzle-name-win-2 = De laatste edelsteen
puzzle-name-win-3 = Zonsopgang
puzzle-name-win-4 = Grote finale
puzzle-name-win-5 = Fanfare
puzzle-name-sweep-0 = De onderstroom
puzzle-name-sweep-1 = Over de rand
puzzle-name-sweep-2 = De storm
puzzle-name-sweep-3 = Hoogwater
puzzle-name-pair-0 = Het duet
puzzle-name-pair-1 = Twee lantaarns
puzzle-name-pair-2 = Zij aan zij
puzzle-hard = { $level ->
    [1] Makkelijk
    [2] Vrij makkelijk
    [3] Gemiddeld
    [4] Moeilijk
   *[other] Heel moeilijk
  }
puzzle-tried = { $share } vindt het meteen ({ $tried })
puzzle-new = Nog niemand heeft het geprobeerd.
