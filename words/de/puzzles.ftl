puzzle-name-rob-0 = Die Elster
puzzle-name-rob-1 = Lange Finger
puzzle-name-rob-2 = Der Fuchs
puzzle-name-rob-3 = Nachts auf Beutezug
puzzle-name-rob-4 = Der Rabe
puzzle-name-rob-5 = Leises Paddel
puzzle-name-rob-6 = Der Kuckuck
puzzle-name-rob-7 = Im Schatten
puzzle-name-rob-8 = Der maskierte Gast
puzzle-name-rob-9 = Wer’s findet
puzzle-name-rob-10 = Flinke Hände
puzzle-name-rob-11 = Ein Stein fehlt
puzzle-name-rob-12 = Die Dohle
puzzle-name-land-0 = Heimwärts
puzzle-name-land-1 = Hafenlicht
puzzle-name-land-2 = Fester Boden
puzzle-name-land-3 = Die letzte Biegung
puzzle-name-land-4 = Stromauf
puzzle-name-land-5 = Der Lachs
puzzle-name-land-6 = Abendglocke
puzzle-name-land-7 = Feuer am Ufer
puzzle-name-land-8 = Die Abkürzung
puzzle-name-land-9 = Das Wurfseil
puzzle-name-land-10 = Gerade noch
puzzle-name-land-11 = Der Rückenwind
puzzle-name-keep-0 = Der Anker
puzzle-name-keep-1 = Gut festhalten
puzzle-name-keep-2 = Stilles Wasser
puzzle-name-keep-3 = Das Schilf
puzzle-name-keep-4 = Die Sandbank
puzzle-name-keep-5 = Sicher für die Nacht
puzzle-name-keep-6 = Eine Scheibe mehr
puzzle-name-keep-7 = Am Rand
puzzle-name-both-0 = Zwei Fliegen
puzzle-name-both-1 = Der Jongleur
puzzle-name-both-2 = Beide Hände
puzzle-name-both-3 = Die Waage
puzzle-name-both-4 = Die Kreuzung
puzzle-name-both-5 = Eins geht, eins bleibt
puzzle-name-both-6 = Die Zwillinge
puzzle-name-both-7 = Geben und Nehmen
puzzle-name-win-0 = Die Krone
puzzle-name-win-1 = Die Ziellinie
puzzle-name-win-2 = Der letzte Stein
puzzle-name-win-3 = Sonnenaufgang
puzzle-name-win-4 = Großes Finale
puzzle-name-win-5 = Fanfare
puzzle-name-sweep-0 = Der Sog
puzzle-name-sweep-1 = Über die Kante
puzzle-name-sweep-2 = Der Sturm
puzzle-name-sweep-3 = Hochwasser
puzzle-name-pair-0 = Das Duett
puzzle-name-pair-1 = Zwei Laternen
puzzle-name-pair-2 = Seite an Seite
puzzle-hard = { $level ->
    [1] Leicht
    [2] Eher leicht
    [3] Mittel
    [4] Schwer
   *[other] Sehr schwer
  }
puzzle-tried = { $share } finden es sofort ({ $tried })
puzzle-new = Noch hat es niemand versucht.
