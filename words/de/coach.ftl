## The coach: settings

coach-settings = Trainer
coach-settings-note = In Partien gegen Bots schlägt er Züge vor, warnt dich und nimmt Züge zurück.
coach-auto = Bei leichten Bots
coach-on = Immer
coach-off = Nie
coach-open = Üben mit offenen Karten
coach-open-note = In neuen Partien gegen Bots siehst du, welche Karten sie spielen.

## What it can be asked

coach-suggest = Vorschlag
coach-look = Wie war mein letzter Zug?
coach-back = Zurücknehmen
coach-show = Zeigen
coach-change = Ändern
coach-anyway = Trotzdem
coach-taken = Zurückgenommen. Du bist wieder dran.

## Why a move is good

coach-suggests = Mein Rat: { $moves }.
coach-value = Gewinnchance: { $value }.
coach-why-win = Damit gewinnst du!
coach-why-land = So bringst du { $gem } heim.
coach-why-steal = So stiehlst du { $name } { $gem }.
coach-why-load = So bekommst du { $gem }.
coach-why-safe = Deine Kanus bleiben weg vom Wasserfall.
coach-why-risk = { $gem ->
    [none] Pass auf: Der Fluss kann ein Kanu holen ({ $chance }).
   *[other] Pass auf: Der Fluss kann ein Kanu holen, dazu { $gem } ({ $chance }).
  }
coach-why-ahead = Von dort gewinnst du öfter.

## What was missed

coach-better = Besser: { $moves }. Gewinnchance: { $best } statt { $played }.
coach-missed-win = Du hättest gewinnen können.
coach-missed-land = Du hättest { $gem } heimbringen können.
coach-missed-steal = Du hättest { $name } { $gem } stehlen können.
coach-missed-load = Du hättest { $gem } laden können.
coach-missed-risk = { $gem ->
    [none] Du hast dein Kanu in Gefahr gebracht ({ $chance }).
   *[other] Du hast dein Kanu und { $gem } in Gefahr gebracht ({ $chance }).
  }
coach-missed-drop = Du hast { $gem } ausgeladen.
coach-missed-ahead = Ein anderer Zug gewinnt öfter.

## How good a decision was

coach-grade-only = Es gab keinen anderen Zug.
coach-grade-best = Das war der beste Zug.
coach-grade-good = Das war ein guter Zug.
coach-grade-inaccuracy = Nicht schlecht, aber es ging besser.
coach-grade-mistake = Das war ein Fehler.
coach-grade-blunder = Das war ein großer Fehler.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] Der Fluss kann das Kanu { $at } holen: { $chance }.
   *[other] Der Fluss kann das Kanu { $at } holen, dazu { $gem }: { $chance }.
  }
coach-warn-thrown = Dieses Kanu stürzt den Wasserfall hinab und ist verloren.

## Tips when something first matters

tip-danger = Gefahr! Der Fluss kann dieses Kanu in den Wasserfall reißen. Während du eine Karte ansiehst, zeigen Zahlen im Wasser, wie groß die Gefahr ist. Paddle hinauf, dann ist es sicher.
tip-thief = Ein Dieb kann kommen: Ein leeres Kanu weiter unten kann zu dir paddeln und deinen Stein nehmen. Fahr heim oder weiter hinauf.
tip-loss = Dein Kanu ist verloren. War ein Stein darin, liegt er wieder an seiner Fundstelle. Vor der nächsten Runde kannst du mit einem Stein an Land ein Kanu zurückkaufen.
tip-cloud = Eine Wolke bewegt kein Kanu. Sie macht das Wetter besser oder schlechter und so den Fluss langsamer oder schneller.
tip-last = Noch ein Stein, und du gewinnst! Schau, welcher dir fehlt.
