## What the analysis says

analysis-title = Analyse
analysis-later = Analysiert wird, wenn das Spiel vorbei ist.
analysis-offer = Sieh, wie die Gewinnchancen stiegen und fielen, welche Züge die besten waren, und was Glück war und was Können.
analysis-ask = Dieses Spiel analysieren
analysis-waiting =
    { $ahead ->
        [0] Wartet, bis es dran ist …
        [one] Wartet, bis es dran ist: eine Partie ist vorher dran …
       *[other] Wartet, bis es dran ist: { $ahead } Partien sind vorher dran …
    }
analysis-running = { $done } analysiert
analysis-failed = Die Analyse ist gerade nicht verfügbar: { $text }
analysis-broken = Die Analyse ließ sich nicht beenden.
graph-title = Gewinnchance
graph-table = Als Tabelle
table-round = Runde
table-decision = Entscheidung
decision-title = Die gezeigte Entscheidung
decision-best = Die besten Züge und die Gewinnchance mit jedem
decision-best-hidden = Die besten Züge nach dem, was man wissen konnte, und die Gewinnchance mit jedem
decision-played = Wie gespielt
decision-parts = Seit der letzten Entscheidung, in Prozentpunkten: Glück { $luck }, Spiel { $skill }.
decision-none = Hier entscheidet niemand.
grade-only = keine Wahl
grade-best = am besten
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler
moments-title = Schlüsselmomente
moment-theft = { $gem ->
    [none] { $name } bestiehlt { $victim }, und das Spiel kippt.
   *[other] { $name } stiehlt { $victim } { $gem }, und das Spiel kippt.
}
moment-needless_loss = { $gem ->
    [none] { $name } verliert ohne Not ein Kanu im Wasserfall.
   *[other] { $name } verliert ohne Not ein Kanu und { $gem } im Wasserfall.
}
moment-unlucky_loss = { $gem ->
    [none] Pech: Der Fluss holt sich ein Kanu von { $name }.
   *[other] Pech: Der Fluss holt sich ein Kanu von { $name } und { $gem }.
}
moment-kingmaker = { $name } hat kaum noch etwas zu gewinnen und schenkt { $other } das Spiel.
moment-blunder = { $name } gibt hier viel her; besser war: { $move }.
moment-great_move = { $name } findet den einen guten Zug: { $move }.
moment-surprise = Die Karten der anderen ändern alles für { $name }.
moment-river_turn = Die Gabelung entscheidet über { $name }.
moment-lead = { $other ->
    [none] { $name } geht in Führung und bleibt dort.
   *[other] { $name } nimmt { $other } die Führung ab und behält sie.
}
moment-decided = Von hier an ist { $name } der Sieg so gut wie sicher.
moment-landing = { $gem ->
    [none] { $name } bringt einen Stein an Land, der zählt.
   *[other] { $name } bringt { $gem } an Land, und das zählt.
}
report-title = So haben alle gespielt
report-accuracy = Genauigkeit
report-slips = Patzer
report-slips-words = ungenau: { $inaccuracies } · Fehler: { $mistakes } · grobe Fehler: { $blunders }
report-luck = Glück
report-skill = Spiel
report-note = In Prozentpunkten. Glück ist, was die Gabelung und die verdeckten Karten der anderen taten; Spiel ist, was die eigenen Entscheidungen verschenkten, nach dem, was man wissen konnte.

say-card = die { $card } spielen
say-weather = { $way ->
    [up] das Wetter verschlechtern
   *[down] das Wetter verbessern
}
say-buy = ein Kanu für { $gem } zurückkaufen
say-done = es dabei belassen
say-pass = nichts kaufen
say-to = { $to } fahren
say-unload = ausladen
say-steal = { $name } bestehlen

mistakes-title = Aus Fehlern lernen
mistakes-back = Zurück zum Spiel
mistakes-of = Entscheidungen von
mistakes-place = { $number } von { $all }
mistakes-none = { $name } hat keinen Fehler gemacht, der einen neuen Versuch lohnt.
mistakes-task = Runde { $round }. Gewählt wurde: { $played } ({ $loss }). Finde etwas Besseres.
verdict-best = Besser geht es nicht.
verdict-better = Besser als im Spiel, aber noch nicht das Beste.
verdict-worse = Das ist nicht besser.
verdict-values = Gewinnchance: deine { $tried }, im Spiel { $played }, beste { $best }.
verdict-again = Noch einmal
verdict-show = Das Beste zeigen
verdict-next = Weiter
