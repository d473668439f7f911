## What is said aloud, to those who listen

spoken-title = Voorgelezen
canoe-yours = { $index ->
    [0] je eerste kano
   *[other] je tweede kano
  }
canoe-of = { $name }, { $canoe },
deed-land = { $gem } aan land brengen
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] leeg
   *[other] met { $cargo }
  }: { $move }
say-drifts = { $canoe } drijft { $to }{ $cargo ->
    [none] { "" }
   *[other] , met { $cargo }
  }; { $spaces ->
    [one] hierna komt de waterval
   *[other] nog { $spaces } vakken tot de waterval
  }.
say-lost = { $canoe } gaat de waterval af{ $cargo ->
    [none] { "" }
   *[other] , met { $cargo }
  }!
say-robbed = { $canoe } raakt { $gem } kwijt aan { $name }!
say-your-turn = { $you ->
    [yes] Jouw beurt
   *[no] Beurt van { $name }
  }: { $points ->
    [one] één punt
   *[other] { $points } punten
  }{ $what ->
    [both] , beide kano’s moeten varen.
    [launch] , laat een kano te water.
   *[one] .
  }
say-connected = Weer verbonden.
say-chat = { $name } zegt: { $text }
settings-speech = Voor schermlezers
speech-full = Alles vertellen
speech-terse = Kort houden

settings-shortcuts = Letters en cijfers zijn speltoetsen
settings-shortcuts-note = Uit: alleen pijlen, Enter, Escape en Backspace.
ask-mine = Jouw kano’s
ask-others = De kano’s van de anderen
ask-hands = De kaarten van iedereen
ask-goals = De doelen van iedereen
ask-danger = Wat gevaar loopt
ask-round = De laatste ronde nog eens
ask-again = De laatste zin nog eens
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , leeg
   *[other] , met { $cargo }
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] linkerarm
   *[other] rechterarm
  }
settings-contrast = Contrast
contrast-auto = Zoals het systeem
contrast-more = Meer
settings-size = Lettergrootte
settings-font = Lettertype
font-usual = Standaard
font-easy = Makkelijk leesbaar
text-hands = In de hand
text-goals = Doelen
home-ear = Spelen op gehoor en met toetsen
home-ear-on = Aan. Elke beslissing komt als een paar korte vragen. “{ home-play }” begint een spel.
ear-canoe = Welke kano?
ear-where = Waarheen?
ear-other = De andere kano
ear-line = Opdracht
ear-unknown = Niet begrepen, of nu niet mogelijk: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Nu varen je kano’s. Kies welke en waarheen, en dan “{ turn-confirm }”.
   *[no] Nu varen je kano’s. “{ turn-list }” noemt elke zet. Kies er een en dan “{ turn-confirm }”.
  }
say-tip-danger = Gevaar! De rivier kan een kano van jou de waterval af sleuren. Peddel omhoog, dan is hij veilig.
