## What only the command line says

captain = Kapitän
terminal-hello =
    Eine Karte wählst du mit ihrem Namen: 1 bis 6, oder C für die Wolke.
    ? erklärt die Züge, u nimmt zurück, q beendet.
terminal-help =
    Eine Karte wählst du mit ihrem Namen: 1 bis 6, oder C für die Wolke.
    Ein Kanu ziehst du mit einer Nummer aus der Liste oder mit dem Zug, wie er dort steht:
    das Kanu, was es zuerst tut, wohin es fährt, was es dort tut.
    +P lädt, - lädt aus, ~B tauscht gegen, x2a bestiehlt Kanu a von Platz 2 (du bist Platz 0);
    >J ist die Anlegestelle, >X geht den Wasserfall hinab. Enter allein beendet den Zug, wo er enden darf.
    u nimmt deine letzte Wahl zurück mit allem, was daraus wurde, ? zeigt das hier noch einmal, q beendet.
compiling = Das Spiel übersetzt seinen Code für diesen Rechner, einmalig; das kann ein, zwei Minuten dauern.
ask-card = Welche Karte ({ $cards })
ask-buy = Ein Kanu zurückkaufen?
last-card = Deine letzte Karte: { $card }.
no-such-move = „{ $answer }“ ist hier kein Zug; ? hilft.
nothing-to-take-back = Noch gibt es nichts zurückzunehmen.
analyse-given = verschenkt
analyse-nothing = Niemand hat viel verschenkt.
left-game = Du hast die Partie verlassen. Ihre Aufzeichnung:
ask-file = Die Partie speichern als (Enter: nein)
saved-game = Gespeichert als { $file }. „niagara replay { $file }“ erzählt sie noch einmal.
cannot-save = Das lässt sich nicht speichern: { $why }
board-weather = Wetter { $weather }
board-lifesaver = Schwimmring: { $name }
board-phase = { $phase ->
    [buy_back] Kanus zurückkaufen
    [choose] Karten wählen
    [turns] Kanus ziehen
    [over] das Spiel ist aus
   *[other] der Fluss entscheidet
  }
board-seat = Platz { $seat }
board-gems = Steine
board-lost = weg
board-card = Karte
board-hand = auf der Hand
board-landed = an Land
board-secret = geheim
board-to-move = ist dran
served-at = Niagara läuft auf { $address }  (Strg+C beendet es)
port-taken = Port { $port } ist belegt, darum wird ein anderer genommen.
bad-command = { $command }: Diesen Befehl gibt es nicht; siehe „{ $help }“.
bad-flag = { $flag }: Diese Option gibt es nicht; siehe „{ $help }“.
perhaps = Ist { $name } gemeint?
no-value = { $flag }: Hier fehlt ein Wert; siehe „{ $help }“.
not-wanted = { $value }: Das wird hier nicht erwartet; siehe „{ $help }“.
given-twice = { $flag }: zweimal angegeben
bad-choice = { $flag } { $value }: Zur Wahl stehen { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] Das ist keine ganze Zahl
   *[false] Das ist keine Zahl
  }
bad-players = --players { $players }: Es gibt { $fewest } bis { $most } Plätze (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = Dafür reicht die kleine Installation nicht: { $install }
no-site = Die Seiten des Spiels sind nicht in { $folder }; im Ordner des Projekts baut „make site“ sie.
bad-least = { $flag } { $value }: mindestens { $least }
bad-range = { $flag } { $value }: von { $least } bis { $most }
bad-address = { $flag } { $value }: etwa { $example }
bad-word = { $file }, Zeile { $line }: „{ $word }“ ist nicht ein einzelnes Wort
no-client = --static { $folder }: Darin ist keine index.html
