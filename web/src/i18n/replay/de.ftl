## A game seen again

replay-title = Das Spiel noch einmal
replay-more = Verlauf und Analyse
replay-controls = Film
replay-bar = Moment des Spiels
replay-at = Runde { $round }, Schritt { $step } von { $all }
replay-at-short = { $step } / { $all }
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-times = { NUMBER($speed) }×
replay-chose = { $name } legt verdeckt: { $card }.
eyes-label = Wessen Augen
eyes-all = Alle Karten offen
eyes-spectator = Als Zuschauer
eyes-seat = Wie { $name } es sah

goon-open = Von hier weiterspielen
goon-title = Von hier weiterspielen
goon-note = Ein neues Spiel beginnt genau hier. Du nimmst einen Platz, Bots die anderen.
goon-seat = Dein Platz
goon-begin = Spielen

share-title = Teilen und sichern
share-moment = Link zu diesem Moment
share-copy = Kopieren
share-copied = Kopiert.
share-by-hand = Bitte den Link von Hand kopieren.
share-record = Das ganze Spiel
share-text = Als Text
share-json = Als JSON
share-note = Beides lässt sich hier oder auf einem anderen Server wieder einlesen, auch vom Befehl niagara.
share-position = Diese Stellung
share-explore = Im Stellungslabor öffnen

games-title = Beendete Spiele
games-mine = Deine
games-public = Öffentliche
games-none = Noch keines da.
games-more = Mehr
games-unfinished = Nicht zu Ende gespielt
games-imported = eingelesen
games-won = { $count ->
    [one] { $names } gewinnt: { $goal }
   *[other] { $names } gewinnen gemeinsam: { $goal }
}
import-title = Ein Spiel einlesen
import-note = Füge eine Aufzeichnung ein oder wähle eine Datei: Text oder JSON, wie „Teilen und sichern“ sie liefert.
import-record = Aufzeichnung
import-file = Datei wählen
import-do = Einlesen


## What the analysis says

analysis-title = Analyse
analysis-later = Analysiert wird, wenn das Spiel vorbei ist.
analysis-offer = Sieh, wie die Gewinnchancen stiegen und fielen, welche Züge die besten waren, und was Glück war und was Können.
analysis-ask = Dieses Spiel analysieren
analysis-waiting = Wartet, bis es dran ist …
analysis-running = { $done } analysiert
analysis-failed = Die Analyse ist gerade nicht zu haben: { $text }
analysis-broken = Die Analyse ließ sich nicht beenden.
graph-title = Gewinnchance
graph-table = Als Tabelle
table-round = Runde
table-decision = Entscheidung
decision-title = Die gezeigte Entscheidung
decision-best = Die besten Züge und die Gewinnchance mit jedem
decision-best-hidden = Die besten Züge nach dem, was man wissen konnte, und die Gewinnchance mit jedem
decision-played = Wie gespielt
decision-parts = Seit der letzten Entscheidung: Glück { $luck }, eigenes Spiel { $skill } Punkte.
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
moment-river_turn = Der Arm des Flusses entscheidet über { $name }.
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
report-note = In Punkten von hundert. Glück ist, was der Arm des Flusses und die verdeckten Karten der anderen taten; Spiel ist, was die eigenen Entscheidungen verschenkten, nach dem, was man wissen konnte.

say-card = die { $card } spielen
say-weather = { $way ->
    [up] das Wetter verschlechtern
   *[down] das Wetter verbessern
}
say-buy = ein Kanu für { $gem } zurückkaufen
say-done = es dabei belassen
say-pass = nichts kaufen
say-canoe = { $canoe }: { $move }
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

## A position set up by hand

explore-title = Stellungslabor
explore-note = Tippe ein Kanu an und dann einen Platz auf dem Fluss; alles andere stellst du hier ein.
explore-notation = Die Stellung in einer Zeile
explore-show = Zeigen
explore-share = Link kopieren
explore-setup = Aufbauen
explore-answer = Was daraus folgt
explore-bad = Das kann so nicht auf dem Tisch stehen:
explore-thinking = Wird abgewogen …
explore-over = Hier muss niemand entscheiden.
explore-best = Am besten für { $name }
explore-line = So kann es weitergehen:
explore-river = der Fluss
explore-play = Gegen Bots ausspielen
explore-players = Plätze
explore-weather = Wetter
explore-arm = Nächste Scheibe
explore-first = Erster Platz
explore-phase = Moment
explore-turn = Wer dran ist
explore-refill = Volle Hände
explore-reset = Von vorn
explore-legal = Erlaubte Züge: { $count }
phase-buy_back = zurückkaufen
phase-choose = Karten wählen
phase-turns = Züge
editor-cargo = An Bord
editor-none = nichts
editor-landed = An Land
editor-hand = Karten auf der Hand
editor-card = Gelegte Karte
editor-more = einer mehr: { $gem }
editor-less = einer weniger: { $gem }

## Numbers

numbers-title = Deine Zahlen
numbers-yours = Deine
numbers-server = Alle
numbers-server-note = Von den letzten Spielen, die auf diesem Server endeten: { $games }.
numbers-none = Noch ist kein Spiel zu Ende gespielt.
numbers-games = Spiele
numbers-won = Gewonnen
numbers-share = Anteil
numbers-landed = Steine an Land gebracht
numbers-stolen = Steine gestohlen
numbers-robbed = Steine, die dir gestohlen wurden
numbers-lost = Kanus verloren
numbers-sunk = Steine im Wasserfall verloren
numbers-bought = Kanus zurückgekauft
numbers-players = Nach Zahl der Plätze
numbers-seats = { $count } Plätze
numbers-against = Gegen Bots
numbers-levels = Bots nach Stufe
numbers-goals = Gewonnen mit
numbers-gems = Steine an Land nach Farbe
numbers-cards = Gespielte Karten
