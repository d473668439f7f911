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

## Taking a seat in a running game

friends-leaving = If somebody leaves
friends-takeover = Taking a bot’s seat later
takeover-nobody = Nobody may
takeover-ask = With the host’s yes
takeover-anyone = Anyone with the link
take-note = You are watching. You can play too.
take-choose = Choose a seat
take-title = Take a seat
take-ask-note = The host is asked first.
ask-note = { $name } would like to play on for { $seat }.
ask-yes = Yes
ask-no = No
ask-waiting = The host has been asked for a seat for you.
