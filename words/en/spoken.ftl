## What is said aloud, to those who listen

spoken-title = Said aloud
canoe-yours = { $index ->
    [0] your first canoe
   *[other] your second canoe
  }
canoe-of = { $name }, { $canoe },
deed-land = land { $gem }
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] empty
   *[other] carrying { $cargo }
  }: { $move }
say-drifts = { $canoe } drifts { $to }{ $cargo ->
    [none] { "" }
   *[other] , carrying { $cargo }
  }; { $spaces ->
    [one] the falls are next
   *[other] { $spaces } spaces from the falls
  }.
say-lost = { $canoe } goes over the falls{ $cargo ->
    [none] { "" }
   *[other] , carrying { $cargo }
  }!
say-robbed = { $canoe } loses { $gem } to { $name }!
say-your-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
  }: { $points ->
    [one] one point
   *[other] { $points } points
  }{ $what ->
    [both] , both canoes must move.
    [launch] , launch a canoe.
   *[one] .
  }
say-connected = Connected again.
say-chat = { $name } says: { $text }
settings-speech = For screen readers
speech-full = Tell everything
speech-terse = Keep it short

settings-shortcuts = Single letters and digits are keys
settings-shortcuts-note = Off: only arrows, Enter, Escape and Backspace are keys.
ask-mine = Your canoes
ask-others = The others’ canoes
ask-hands = Everybody’s cards
ask-goals = Everybody’s goals
ask-danger = What is in danger
ask-round = The last round again
ask-again = The last sentence again
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , empty
   *[other] , carrying { $cargo }
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] left arm
   *[other] right arm
  }
settings-contrast = Contrast
contrast-auto = Match the system
contrast-more = More
settings-size = Text size
settings-font = Font
font-usual = As designed
font-easy = Easy to read
text-hands = In hand
text-goals = Goals
home-ear = Play by ear and key
home-ear-on = On. Every decision comes as a few short questions. “{ home-play }” begins a game.
ear-canoe = Which canoe?
ear-where = Where to?
ear-other = The other canoe
ear-line = Command
ear-unknown = Not understood, or not possible now: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Now your canoes move. Choose which one and where it goes, then “{ turn-confirm }”.
   *[no] Now your canoes move. “{ turn-list }” names every move. Choose one, then “{ turn-confirm }”.
  }
say-tip-danger = Danger! The river may carry a canoe of yours over the falls. Paddle up to be safe.
