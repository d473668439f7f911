## Play with others now

now-pace = Pace
now-quick = Quick
now-relaxed = Relaxed
now-note = You see who waits with you. If seats stay free, bots take them after a short while.
now-find = Find players
match-title = Looking for players
match-begins = { $seconds ->
    [one] The game begins in one second.
   *[other] The game begins in { $seconds } seconds.
  }
match-note = Bots take the seats that stay free.
match-start = Begin with bots now
match-came = { $name } sits down.
match-went = { $name } is gone.

## Giving up, and asking somebody to go on

resign-note = Or give up for good: a bot plays to the end in your seat, and the game counts as lost.
resign-yes = Give up
slow-note = { $name } is taking a while.
nudge = Nudge
nudge-sent = { $name } has been nudged.
nudged-you = { $name } is waiting for you.
deserted-note = Everyone has given up. The game is over.
friends-deserted = If everyone gives up
deserted-end = The game ends
deserted-bots = Bots play to the end
