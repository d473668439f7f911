## What is said aloud, to those who listen

spoken-title = Ansagen
canoe-yours = { $index ->
    [0] dein erstes Kanu
   *[other] dein zweites Kanu
  }
canoe-of = { $name }, { $canoe },
deed-land = { $gem } an Land bringen
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] leer
   *[other] trägt { $cargo }
  }: { $move }
say-drifts = { $canoe } treibt { $to }{ $cargo ->
    [none] { "" }
   *[other] { " " }und trägt { $cargo }
  }; { $spaces ->
    [one] gleich dahinter ist der Wasserfall
   *[other] noch { $spaces } Felder bis zum Wasserfall
  }.
say-lost = { $canoe } stürzt den Wasserfall hinab{ $cargo ->
    [none] { "" }
   *[other] { " " }und nimmt { $cargo } mit
  }!
say-robbed = { $canoe } verliert { $gem } an { $name }!
say-your-turn = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
  }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }{ $what ->
    [both] , beide Kanus müssen ziehen.
    [launch] , setze ein Kanu ein.
   *[one] .
  }
say-connected = Wieder verbunden.
say-chat = { $name } sagt: { $text }
settings-speech = Für Screenreader
speech-full = Alles ansagen
speech-terse = Kurz fassen

settings-shortcuts = Buchstaben und Ziffern sind Spieltasten
settings-shortcuts-note = Aus: nur Pfeiltasten, Enter, Escape und Rücktaste.
ask-mine = Deine Kanus
ask-others = Die Kanus der anderen
ask-hands = Die Karten aller
ask-goals = Die Ziele aller
ask-danger = Was in Gefahr ist
ask-round = Die letzte Runde noch einmal
ask-again = Den letzten Satz noch einmal
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , leer
   *[other] , trägt { $cargo }
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] linker Arm
   *[other] rechter Arm
  }
settings-contrast = Kontrast
contrast-auto = Wie das System
contrast-more = Stärker
settings-size = Schriftgröße
settings-font = Schrift
font-usual = Standard
font-easy = Leicht lesbar
text-hands = Auf der Hand
text-goals = Ziele
home-ear = Nach Gehör und mit Tasten spielen
home-ear-on = An. Jede Entscheidung kommt als ein paar kurze Fragen. „{ home-play }“ beginnt eine Partie.
ear-canoe = Welches Kanu?
ear-where = Wohin?
ear-other = Das andere Kanu
ear-line = Befehl
ear-unknown = Nicht verstanden oder jetzt nicht möglich: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Jetzt fahren deine Kanus. Wähle, welches und wohin, dann „{ turn-confirm }“.
   *[no] Jetzt fahren deine Kanus. „{ turn-list }“ nennt jeden Zug. Wähle einen, dann „{ turn-confirm }“.
  }
say-tip-danger = Gefahr! Der Fluss kann ein Kanu von dir in den Wasserfall reißen. Paddle hinauf, dann ist es sicher.
