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
