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
