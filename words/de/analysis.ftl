## What the analysis says

analysis-title = Analyse
analysis-later = Die Partie lässt sich analysieren, wenn sie vorbei ist.
analysis-offer = Sieh dir an, wie die Gewinnchancen stiegen und fielen, welche Züge die besten waren und was Glück war und was Können.
analysis-ask = Diese Partie analysieren
analysis-waiting =
    { $ahead ->
        [0] In der Warteschlange …
        [one] In der Warteschlange: Eine Partie ist vorher dran …
       *[other] In der Warteschlange: { $ahead } Partien sind vorher dran …
    }
analysis-running = { $done } analysiert
analysis-failed = Die Analyse ist gerade nicht verfügbar: { $text }
analysis-broken = Die Analyse ließ sich nicht abschließen.
graph-title = Gewinnchance
graph-table = Als Tabelle
table-round = Runde
table-decision = Entscheidung
decision-title = Die gezeigte Entscheidung
decision-best = Die besten Züge und die Gewinnchance mit jedem
decision-best-hidden = Die besten Züge nach dem, was man in dem Moment wissen konnte, und die Gewinnchance mit jedem
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
moment-kingmaker = { $name } hat kaum noch etwas zu gewinnen und schenkt { $other } den Sieg.
moment-blunder = { $name } gibt hier viel her; besser war: { $move }.
moment-great_move = { $name } findet den einen guten Zug: { $move }.
moment-surprise = Die Karten der anderen ändern alles für { $name }.
moment-river_turn = Die Gabelung entscheidet über { $name }.
moment-lead = { $other ->
    [none] { $name } geht in Führung und gibt sie nicht mehr ab.
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
report-note = Genauigkeit ist, wie viel von dem behalten wurde, was auf dem Spiel stand: 0 % ist nicht besser als blind gewählt. Glück und Spiel stehen in Prozentpunkten: Glück ist, was die Gabelung und die verdeckten Karten der anderen bewirkten; Spiel ist, was die eigenen Entscheidungen verschenkten, gemessen an dem, was man wissen konnte.

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
mistakes-back = Zurück zur Partie
mistakes-of = Entscheidungen von
mistakes-place = { $number } von { $all }
mistakes-none = { $name } hat keinen Fehler gemacht, der einen neuen Versuch lohnt.
mistakes-task = Runde { $round }. Gewählt wurde: { $played } ({ $loss }). Finde etwas Besseres.
verdict-best = Besser geht es nicht.
verdict-better = Besser als in der Partie, aber noch nicht das Beste.
verdict-worse = Das ist nicht besser.
verdict-values = Gewinnchance: deine { $tried }, in der Partie { $played }, beste { $best }.
verdict-again = Noch einmal
verdict-show = Das Beste zeigen
verdict-next = Weiter
