## Play with others now

now-pace = Pace
now-quick = Quick
now-relaxed = Relaxed
now-note = You see who is waiting with you. Bots take the seats that are still free after a short while.
now-find = Find players
match-title = Looking for players
match-begins = { $seconds ->
    [one] The game begins in one second.
   *[other] The game begins in { $seconds } seconds.
  }
match-note = Bots take the seats that are still free.
match-start = Begin with bots now
match-came = { $name } sits down.
match-went = { $name } has left.

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
ask-waiting = The host has been asked to give you a seat.

## A pause, and having a decision back

menu-pause = Ask for a pause
menu-takeback = Ask to have my last decision back
offer-pause = { $name } would like a pause.
offer-take_back = { $name } would like to take back the last decision.
offer-withdraw = Never mind
offer-refused = Not everybody agrees.
takeback-done = A decision was taken back.
paused-title = The game is paused
paused-note = Clocks and bots stand still. Anybody at the table can go on.
paused-go = Go on
friends-takebacks = Decisions can be taken back if everybody agrees
rules-takebacks = Taking back
because-paused = The game is paused.
problem-not_paused = The game goes on already.
problem-no_takeback = At this table nothing is taken back.
problem-no_such_offer = Nobody asks for that any more.
problem-offered_already = That has been asked for already.

## What went wrong

problem-not_slow = Nobody there has been thinking for long.
problem-nudged_already = Somebody has nudged already.
problem-no_takeover = You cannot take a seat in this game.
problem-asked_already = Somebody else has already asked for that seat.
problem-no_such_ask = Nobody is asking for that seat any more.
problem-not_rateable = A rated game has two or more people, each in one seat, and starts at the beginning; nobody is coached, and nothing is taken back.
problem-unwelcome = You cannot sit down at this table.

## Watching

friends-unwatched = Nobody may watch
rules-watching = Watching
link-unwatched = The game is being played, and nobody may watch at this table.
problem-unwatched = Nobody may watch at this table.

## People one has played with

friends-again = Invite again
friends-again-note = You have played with them before. They see it on their home page.
friend-games = { $games ->
    [one] one game together
   *[other] { $games } games together
  }
friend-invite = Invite
friend-invited = Invited
invited-title = You are invited
invited-by = { $name } invites you
invited-no = No thanks
problem-no_such_invitation = You are no longer invited there.
