## Die Seite der Lektionen

lessons-title = Spielend lernen
lessons-lead = Kurze Lektionen auf dem echten Fluss. Jede dauert keine Minute.
lessons-start = Los geht’s
lessons-continue = Weiter
lessons-again = Noch einmal spielen
lessons-count = { $done } von { $all } geschafft
lessons-list = Lektionen
lessons-done = geschafft
lessons-more = Mehr zum Anschauen
lessons-example = Das Beispiel aus dem Regelheft
lessons-overview = Das Spiel in Bildern
lessons-overview-note = Alles auf einer Seite.
lessons-rules = Die Regeln
lessons-rules-note = Jede Regel mit ihrer Nummer.
lessons-puzzles = Rätsel
lessons-puzzles-note = Findest du den Weg? Jeden Tag ein neues.
lessons-failed = Die Lektionen lassen sich nicht laden: { $text }

lesson-of = Lektion { $number } von { $all }
lesson-back = Alle Lektionen
lesson-task = Deine Aufgabe
lesson-hint = Tipp
lesson-retry = Noch einmal
lesson-next = Nächste Lektion
lesson-to-example = Beispiel ansehen
lesson-play = Eine Partie spielen
lesson-rule = Regel { $rule } lesen
lesson-well = Geschafft!
lesson-missed = Noch nicht ganz
lesson-show = Zeig es mir
lesson-skip = Überspringen
lessons-due = noch einmal

## What exactly went wrong

miss-lost = Dein Kanu ist den Wasserfall hinabgestürzt.
miss-robbed = Jemand hat deinen Stein gestohlen.
miss-ashore = Von dir ist kein Kanu auf dem Fluss.
miss-empty = { $gem ->
    [none] Es ist kein Stein an Bord.
   *[other] Es ist kein Stein an Bord: Du brauchst { $gem }.
  }
miss-other_gem = Du hast einen anderen Stein an Bord: Du brauchst { $gem }.
miss-elsewhere = Dein Kanu ist nicht auf Feld { $space }.
miss-not_landed = Du hast { $gem } nicht heimgebracht.
miss-paid = Du hast mit einem Stein bezahlt, den du brauchst.
miss-not_bought = Du hast kein Kanu gekauft.
miss-not_stolen = Du hast nichts gestohlen.
miss-not_laid = Du hast nichts ausgeladen.
miss-weather = Das Wetter ging in die falsche Richtung.
miss-afloat = Das andere Kanu ist noch auf dem Fluss.
miss-no_goal = Das ist noch keine Sammlung.

## Die Lektionen

scene-launch-title = Ins Wasser
scene-launch-task = Wähle eine Zahl und setze ein Kanu ein.
scene-launch-hint = Wähle eine Karte von 1 bis 6 und bestätige. Dann wähle das leuchtende Feld und bestätige wieder.
scene-launch-well = Die Zahl auf der Karte sagt, wie weit dein Kanu fährt: ein Punkt, ein Feld.
scene-launch-miss = Eine Wolke ändert nur das Wetter und bewegt kein Kanu. Spiel eine Zahl.

scene-load-title = Der erste Stein
scene-load-task = Deine Karte ist eine 5. Lade auf Feld 3 einen Amethyst.
scene-load-hint = Drei Punkte für den Weg und zwei fürs Laden sind fünf.
scene-load-well = Laden kostet zwei Punkte. Und alle Punkte müssen weg.
scene-load-miss = Dein Kanu ist noch leer. Halte auf Feld 3 und lade dort.

scene-landing-title = Sicher zu Hause
scene-landing-task = Bring deinen Diamanten heim zur Anlegestelle.
scene-landing-hint = Von Feld 2 sind es nur zwei hinauf zur Anlegestelle. Das ist auch mit einer 5 erlaubt.
scene-landing-well = Beim Anlegen dürfen Punkte übrig bleiben. Und der Stein gehört dir für immer.
scene-landing-miss = Der Diamant ist nicht zu Hause. Paddle hinauf, über Feld 1 hinaus.

scene-pickhome-title = Welche Karte bringt ihn heim?
scene-pickhome-task = Wähle eine Karte, die deinen Diamanten jetzt heimbringt.
scene-pickhome-hint = Von Feld 5 sind es fünf hinauf zur Anlegestelle. Eine höhere Zahl geht auch.
scene-pickhome-well = Eine Karte ist ein Plan: Zähle erst die Felder. Beim Anlegen dürfen Punkte übrig bleiben.
scene-pickhome-miss = Zähle von Feld 5 bis zur Anlegestelle. Deine Zahl muss fünf oder mehr sein.

scene-pickload-title = Welche Karte passt?
scene-pickload-task = Wähle die Karte, mit der du auf Feld 4 einen Diamanten laden kannst.
scene-pickload-hint = Drei Punkte von 1 bis 4 und zwei zum Laden.
scene-pickload-well = Alle Punkte müssen weg. Darum muss die Karte genau passen.
scene-pickload-miss = Zähle drei Felder und zwei Punkte zum Laden. Welche Karte ist das?

scene-both-title = Zwei Kanus, eine Karte
scene-both-task = Bring mit deiner 2 den Amethyst an Land und lade einen Diamanten.
scene-both-hint = Jedes Kanu hat zwei Punkte. Auf Feld 4 braucht das Laden beide, also bleibt dieses Kanu stehen.
scene-both-well = Jedes Kanu auf dem Fluss muss ziehen, jedes mit allen Punkten. Laden im Stehen kann ein ganzer Zug sein.
scene-both-miss = Beides in einem Zug: Ein Kanu legt an, das andere lädt auf Feld 4.

scene-flow-title = Der Fluss fließt
scene-flow-task = Die niedrigste Karte ist eine 2: Nach deinem Zug fließt der Fluss zwei Felder weit. Lass dich auf Feld 5 treiben.
scene-flow-hint = Zwei Felder über der 5 liegt Feld 3. Halte dort und lade einen Amethyst.
scene-flow-well = Nach jeder Runde fließt der Fluss so weit, wie die niedrigste Karte sagt. Alle Kanus treiben mit.
scene-flow-miss = Der Fluss hat dich anderswohin getragen. Halte zwei Felder über der 5.

scene-fork-title = Links oder rechts?
scene-fork-task = Hol einen Rubin von Feld 7. Danach fließt der Fluss ein Feld weit, im Arm mit dem Pfeil. Behalte den Rubin!
scene-fork-hint = Fahr in den Arm hinab, auf den der Pfeil nicht zeigt.
scene-fork-well = Jede Scheibe nimmt nur einen Arm, links und rechts im Wechsel. Der andere Arm steht still.
scene-fork-miss = Du hast keinen Rubin. Im Arm mit dem Pfeil holt ihn der Fluss, der andere ist sicher.

scene-weather-title = Mach das Wetter
scene-weather-task = Gleich stürzt dein Kanu den Wasserfall hinab. Rette es mit deiner Wolke!
scene-weather-hint = Die niedrigste Karte ist eine 1. Mach das Wetter besser, und der Fluss steht still.
scene-weather-well = Das Wetter zählt zur niedrigsten Karte dazu: 1 und −1 sind 0. Nichts bewegt sich.
scene-weather-miss = Schlechteres Wetter macht den Fluss schneller, und dein Kanu ist weg. Mach es besser.

scene-steal-title = Haltet den Dieb!
scene-steal-task = Stiehl dem grünen Kanu ({ $name }) auf Feld 3 den Bernstein.
scene-steal-hint = Dein Kanu ist leer und drei Felder weiter unten. Paddle hinauf und stiehl.
scene-steal-well = Ein leeres Kanu, das flussauf paddelt, darf dort stehlen, wo es anhält. Es kostet nichts.
scene-steal-miss = { $name } hat den Bernstein noch. Paddle hinauf zu Feld 3 und stiehl ihn.

scene-unload-title = Platz für Besseres
scene-unload-task = Lade deinen Amethyst aus und stiehl dann dem gelben Kanu ({ $name }) auf Feld 2 den Rubin.
scene-unload-hint = Ausladen kostet zwei Punkte. Mit den anderen drei kommst du zu Feld 2.
scene-unload-well = Ein Kanu, das zuerst auslädt, ist leer und darf flussauf dort stehlen, wo es anhält.
scene-unload-miss = { $name } hat den Rubin noch. Erst ausladen, dann hinauf zu Feld 2 und stehlen.

scene-swap-title = Ein guter Tausch
scene-swap-task = Tausche deinen Diamanten gegen einen Saphir.
scene-swap-hint = Saphire liegen bei Feld 6. Ein Punkt für den Weg, vier für den Tausch.
scene-swap-well = Ein Tausch kostet vier Punkte: zwei zum Ausladen und zwei zum Laden, am selben Ort.
scene-swap-miss = Du hast keinen Saphir. Fahr eins hinab zu Feld 6 und tausche dort.

scene-falls-title = Den Wasserfall hinab
scene-falls-task = Du hast ein Kanu verloren. Kauf es zurück, aber behalte deine drei Amethyste.
scene-falls-hint = Jeder Stein an Land bezahlt ein Kanu. Welchen brauchst du am wenigsten?
scene-falls-well = Ein verlorenes Kanu kostet einen Stein. Ganz ohne Kanu und Stein bekämst du eines geschenkt.
scene-falls-miss = Mit drei Amethysten fehlt dir nur einer zu vier gleichen. Zahle mit dem Diamanten.

scene-last-title = Die letzte Karte
scene-last-task = Alle haben nur noch eine Karte: Grün ({ $name }) die 3, Gelb ({ $second }) die 1. Nimm einen Stein und behalte ihn bis zum Ende der Runde.
scene-last-hint = Mit der 3 kommt { $name } von Feld 6 hinauf zu Feld 3 und stiehlt, was dort ist. Der Fluss steht diesmal still.
scene-last-well = Erst wenn alle sieben Karten gespielt sind, kommen sie zurück. Wer sie sich merkt, kennt die letzten.
scene-last-miss = Du hast keinen Stein. Wo kommt { $name } mit einer 3 nicht hin?

scene-win-title = Drei Wege zum Sieg
scene-win-task = Du hast drei Amethyste, einen Diamanten und einen Bernstein. Bring den Stein an Land, der gewinnt.
scene-win-hint = Vier gleiche, fünf Farben oder beliebige sieben: Wo fehlt nur ein Stein?
scene-win-well = Vier gleiche! Auch fünf Farben oder beliebige sieben gewinnen.
scene-win-miss = Das ist noch keine Sammlung. Ein vierter Amethyst gewinnt.

## Das gedruckte Beispiel

example-title = Das Beispiel aus dem Regelheft
example-next = Weiter
example-previous = Zurück
example-of = Schritt { $step } von { $all }
example-start = Fünf Spieler und drei Runden, wie im gedruckten Regelheft. Blau beginnt.
example-1-cards = Alle wählen geheim eine Karte. Blau zeigt eine 6.
example-1-0 = Blau paddelt vier Felder und lädt für die übrigen zwei Punkte einen Diamanten.
example-1-1 = Grün spielt die Wolke und macht das Wetter schlechter: +1.
example-1-2 = Gelb hat eine 5: drei Felder hinab und für zwei einen Amethyst.
example-1-3 = Rot spielt eine 1 und kommt auf Feld 1.
example-1-4 = Braun kommt auf die 4, wo Blau ist. Aber flussab wird nicht gestohlen.
example-1-river = Niedrigste Karte 1, Wetter +1: Der Fluss fließt zwei Felder weit.
example-2-cards = Zweite Runde. Der Schwimmring ist weitergewandert: Grün beginnt, mit einer 1.
example-2-1 = Grün setzt ein Kanu auf Feld 1 ein.
example-2-2 = Gelb hat eine 6: Ein Kanu tauscht Amethyst gegen Bernstein und fährt zwei hinauf. Das andere holt einen Diamanten.
example-2-3 = Rot hat eine 5: Ein Kanu lädt einen Amethyst und bringt ihn heim. Das andere lädt den nächsten.
example-2-4 = Braun fährt drei hinauf und stiehlt Gelb den Bernstein. Auch das zweite Kanu startet.
example-2-0 = Blau lädt den Diamanten aus, fährt drei hinauf und bestiehlt Rot. Das zweite Kanu bleibt an Land.
example-2-river = Wieder 1 und +1: Der Fluss fließt zwei Felder weit.
example-3-cards = Dritte Runde. Gelb beginnt, mit einer 4.
example-3-2 = Gelb tauscht im Stehen Diamant gegen Saphir. Das andere Kanu lädt einen Bernstein und fährt zwei hinauf.
example-3-3 = Rot fährt zwei hinauf und stiehlt ihn gleich. Das zweite Kanu startet.
example-3-4 = Braun hat eine 5: Ein Kanu fährt eins hinab und tauscht Bernstein gegen Saphir. Das andere lädt einen Bernstein und fährt drei hinauf.
example-3-0 = Blau spielt die Wolke: Das Wetter steht jetzt auf +2.
example-3-1 = Grün lädt einen Amethyst und bringt ihn heim.
example-3-river = Niedrigste Karte 2, Wetter +2: vier Scheiben! Gelb und Braun verlieren je ein Kanu mit einem Saphir.

## Die Regelseite

rulebook-search = In den Regeln suchen
rulebook-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
  }
rulebook-print = Drucken
rulebook-chapters = Kapitel
rulebook-option = wählbar
rulebook-river = Der Fluss, seine Felder und seine Steine. Der Pfeil zeigt den Arm, den die nächste Scheibe nimmt.
rulebook-load = Mit einer 4: für zwei Punkte einen Bernstein laden, dann zwei hinauf. Oder zwei hinab und dort einen Rubin laden.
rulebook-steal = Mit einer 3 paddelt Blau von der 6 hinauf zur 3 und darf dort Grün oder Gelb bestehlen.
rulebook-flow = Drei Scheiben, zuerst in den linken Arm: Blau treibt von 3 nach 6, Grün von 5 nach 7, und Gelb stürzt den Wasserfall hinab.

## Rätsel

puzzles-title = Rätsel
puzzles-lead = Ein Rätsel ist ein einziger Zug: Du ziehst, dann fließt der Fluss. Manche haben zwei Runden, und dein Plan muss aufgehen, egal, was die anderen tun.
puzzles-two = zwei Runden
puzzles-today = Rätsel des Tages
daily-row = { $days ->
    [one] Das war das Rätsel von heute. Morgen wartet ein neues.
   *[other] Das war das Rätsel von heute: { $days } Tage in Folge!
  }
daily-done = { $days ->
    [one] Heute gelöst. Morgen wartet ein neues.
   *[other] Heute gelöst, { $days } Tage in Folge.
  }
daily-text = { $tries ->
    [one] Das Niagara-Rätsel von heute: beim ersten Versuch gelöst.
   *[other] Das Niagara-Rätsel von heute: in { $tries } Versuchen gelöst.
  }
puzzles-solved = { $done } von { $all } gelöst
puzzle-back = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-well = Gelöst. Der Rechner stimmt zu!
puzzle-miss = So klappt es nicht. Es gibt einen anderen Weg.
puzzle-miss-two = Das reicht nicht, oder die anderen können es verhindern. Es gibt einen sicheren Plan.
puzzle-task-land = Bring in diesem Zug { $gem } an Land.
puzzle-task-rob = Stiehl { $victim ->
    [0] Blau
    [1] Grün
    [2] Gelb
    [3] Rot
   *[4] Braun
  } ({ $name }) { $gem }.
puzzle-task-keep = Nimm { $gem } an Bord und behalte ihn, auch wenn der Fluss fließt.
puzzle-task-both = Bring { $gem } an Land und behalte { $other } an Bord, auch wenn der Fluss fließt.
puzzle-task-win = Gewinne die Partie in diesem Zug.
puzzle-task-sweep = Schick ein { $victim ->
    [0] blaues
    [1] grünes
    [2] gelbes
    [3] rotes
   *[4] braunes
  } Kanu ({ $name }) den Wasserfall hinab, aber keines von deinen.
puzzle-two-land = Bring in zwei Runden { $gem } an Land, egal, was die anderen tun.
puzzle-two-rob = Stiehl { $victim ->
    [0] Blau
    [1] Grün
    [2] Gelb
    [3] Rot
   *[4] Braun
  } ({ $name }) in zwei Runden { $gem }, egal, was die anderen tun.
puzzle-two-win = Gewinne in zwei Runden, egal, was die anderen tun.
puzzle-two-pair = Bring in zwei Runden { $gem } und { $other } an Land, egal, was die anderen tun.
puzzle-hint-land = Beim Anlegen dürfen Punkte übrig bleiben. Erst wird geladen.
puzzle-hint-rob = Nur ein leeres Kanu stiehlt, nur flussauf und nur dort, wo es anhält.
puzzle-hint-keep = Rechne aus, wie weit der Fluss fließt und in welchen Arm zuerst.
puzzle-hint-both = Jedes Kanu hat alle Punkte. Eines fährt heim, das andere bleibt auf dem Fluss.
puzzle-hint-win = Vier gleiche, fünf Farben oder beliebige sieben. Was fehlt dir?
puzzle-hint-sweep = Das Wetter zählt zur niedrigsten Karte dazu. Zähl die Scheiben.
puzzle-hint-two = Alle Karten dieser Runde liegen offen: Du weißt, wie weit der Fluss fließt. Wähle dann deine nächste Karte und achte darauf, wer vor dir zieht.

## The game in pictures

learn-title = So wird gespielt
learn-lead = Deine Kanus liegen an der Anlegestelle, die Edelsteine flussab, und am Ende wartet der Wasserfall. Bring Steine heim, ehe das Wasser dein Kanu holt.
learn-goal = Erreiche zuerst eines von drei Zielen
learn-goal-text = Bring Steine zur Anlegestelle. Wer zuerst eine dieser Sammlungen hat, gewinnt. Die Runde wird immer zu Ende gespielt: Wer dann auch eine hat, gewinnt mit.
learn-cards = Alle wählen geheim eine Karte
learn-cards-text = Du hast sieben: die Zahlen eins bis sechs und eine Wolke. In jeder Runde spielt jeder eine, und sie ist weg, bis alle sieben gespielt sind. Die Zahl sagt, wie viele Punkte jedes deiner Kanus in diesem Zug hat.
learn-turn = Paddeln und laden
learn-turn-text = Ein Punkt ist ein Feld, flussauf oder flussab, nie beides in einem Zug. Laden oder Ausladen kostet zwei Punkte, vor dem Losfahren oder nach der Ankunft. Alle Punkte müssen weg; nur beim Anlegen dürfen welche übrig bleiben.
learn-turn-both = Jedes Kanu auf dem Fluss muss ziehen. Eines an der Anlegestelle darf mit, wenn schon ein anderes auf dem Fluss ist.
learn-turn-caption = Eine Vier: für zwei einen Bernstein laden, dann zwei hinauf.
learn-steal = Stiehl, wenn du dich traust
learn-steal-text = Ein leeres Kanu, das flussauf paddelt und neben einem beladenen fremden Kanu anhält, darf dessen Stein nehmen. Das kostet nichts. Nie flussab, nie im Vorbeifahren.
learn-steal-caption = Eine Drei: hinauf zum grünen Kanu, und sein Rubin gehört dir.
learn-river = Dann bewegt sich der Fluss
learn-river-text = Haben alle gezogen, fließt das Wasser: so viele Felder weit, wie die niedrigste Karte sagt, dazu das Wetter. Alle Kanus treiben mit. An der Gabelung geht es abwechselnd links und rechts; ein Pfeil zeigt, was als Nächstes kommt. Hinter Feld 7 ist der Wasserfall.
learn-river-caption = Niedrigste Karte 2, Wetter +1: Der Fluss fließt drei Felder weit.
learn-cloud = Die Wolke macht das Wetter
learn-cloud-text = Wer die Wolke spielt, bewegt kein Kanu. Dafür wird das Wetter um eins besser oder schlechter und damit der Fluss langsamer oder schneller.
learn-lost = Den Wasserfall hinab
learn-lost-text = Ein Kanu, das hinabstürzt, ist verloren, und sein Stein kommt zurück zu seiner Fundstelle. Zu Beginn einer Runde darfst du einen Stein an Land zahlen und bekommst ein Kanu zurück. Ganz ohne Kanu und Stein bekommst du eines geschenkt.
learn-help = Beim Spielen
learn-help-text = Das Brett zeigt, wohin du kannst; tippe dorthin. Zeig auf eine Karte, und du siehst, wie weit sie reicht und welche Felder in Gefahr sind. Ist etwas nicht erlaubt, tippe darauf, und du erfährst, warum.
learn-start = Die erste Partie beginnen
