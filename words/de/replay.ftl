## A game seen again

replay-title = Die Partie noch einmal
replay-more = Verlauf und Analyse
replay-controls = Wiedergabe
replay-bar = Moment der Partie
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
replay-chose = { $name } spielt verdeckt die { $card }.
eyes-label = Blickwinkel
eyes-all = Alle Karten offen
eyes-spectator = Als Zuschauer
eyes-seat = Wie { $name } es sah

goon-open = Von hier weiterspielen
goon-title = Von hier weiterspielen
goon-note = Eine neue Partie beginnt genau hier. Du nimmst einen Platz, Bots die anderen.
goon-seat = Dein Platz
goon-begin = Spielen

share-title = Teilen und speichern
share-moment = Link zu diesem Moment
share-copy = Kopieren
share-copied = Kopiert.
share-by-hand = Bitte den Link von Hand kopieren.
share-record = Die ganze Partie
share-text = Als Text
share-json = Als JSON
share-note = Beides lässt sich hier oder auf einem anderen Server wieder einlesen, und auch der Befehl niagara versteht es.
share-position = Diese Stellung
share-explore = Im Stellungslabor öffnen

games-title = Beendete Partien
games-mine = Deine
games-public = Öffentliche
games-none = Noch keine da.
games-more = Mehr
games-unfinished = Nicht zu Ende gespielt
games-imported = eingelesen
games-won = { $count ->
    [one] { $names } gewinnt: { $goal }
   *[other] { $names } gewinnen gemeinsam: { $goal }
}
import-title = Eine Partie einlesen
import-note = Füge eine Aufzeichnung ein oder wähle eine Datei: Text oder JSON, wie „{ share-title }“ sie liefert.
import-record = Aufzeichnung
import-file = Datei wählen
import-do = Einlesen

## A position set up by hand

explore-title = Stellungslabor
explore-note = Tippe ein Kanu an und dann ein Feld auf dem Fluss; alles andere stellst du darunter ein.
explore-notation = Die Stellung in einer Zeile
explore-show = Zeigen
explore-share = Link kopieren
explore-setup = Aufbauen
explore-answer = Was daraus folgt
explore-bad = Diese Stellung ist nicht möglich:
explore-thinking = Wird abgewogen …
explore-over = Hier muss niemand entscheiden.
explore-best = Am besten für { $name }
explore-line = So kann es weitergehen:
explore-step = { $name }: { $move }
explore-river = der Fluss
explore-play = Gegen Bots ausspielen
explore-players = Plätze
explore-weather = Wetter
explore-arm = Nächste Scheibe
explore-first = Wer beginnt
explore-phase = Moment
explore-turn = Wer dran ist
explore-refill = Alle Karten zurück
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

numbers-title = Deine Statistik
numbers-yours = Deine
numbers-server = Alle
numbers-server-note = Aus den letzten Partien, die auf diesem Server endeten: { $games }.
numbers-none = Noch ist keine Partie zu Ende gespielt.
numbers-games = Partien
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
