## What only the command line says

captain = Captain
terminal-hello =
    A card is chosen by its name: 1 to 6, or C for the cloud.
    ? explains moves, u takes back, q leaves.
terminal-help =
    A card is chosen by its name: 1 to 6, or C for the cloud.
    A canoe’s move is a number from the list, or the move as it is written there:
    the canoe, what it does first, where it goes, what it does there.
    +P loads, - lays down, ~B swaps for, x2a steals from canoe a of seat 2 (you are seat 0);
    >J is the jetty, >X over the falls. Enter alone ends the turn, where it may end.
    u takes your last choice back with all that came of it, ? says this again, q leaves.
compiling = The game compiles its code for this machine, once; this may take a minute or two.
ask-card = Which card ({ $cards })
ask-buy = Buy a canoe back?
last-card = Your last card: { $card }.
no-such-move = “{ $answer }” is no move here; ? helps.
nothing-to-take-back = There is nothing to take back yet.
analyse-given = given away
analyse-nothing = Nobody gave much away.
left-game = You have left the game. Its record:
ask-file = Save the game as (Enter: no)
saved-game = Saved as { $file }. “niagara replay { $file }” tells it again.
cannot-save = That cannot be written: { $why }
board-weather = weather { $weather }
board-lifesaver = lifesaver: { $name }
board-phase = { $phase ->
    [buy_back] buying canoes back
    [choose] choosing cards
    [turns] canoes move
    [over] the game is over
   *[other] the river decides
  }
board-seat = seat { $seat }
board-gems = gems
board-lost = lost
board-card = card
board-hand = in hand
board-landed = landed
board-secret = secret
board-to-move = to move
served-at = Niagara is at { $address }  (Ctrl+C stops it)
port-taken = Port { $port } is taken, so another one is used.
bad-command = { $command }: there is no such command; see “{ $help }”.
bad-flag = { $flag }: there is no such option; see “{ $help }”.
perhaps = Did you mean { $name }?
no-value = { $flag }: a value is missing; see “{ $help }”.
not-wanted = { $value }: not expected here; see “{ $help }”.
given-twice = { $flag }: given twice
bad-choice = { $flag } { $value }: choose from { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] not a whole number
   *[false] not a number
  }
bad-players = --players { $players }: there are { $fewest } to { $most } seats (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = This needs more than the small installation: { $install }
no-site = The game’s pages are not in { $folder }; in the project’s folder, “make site” builds them.
bad-least = { $flag } { $value }: at least { $least }
bad-range = { $flag } { $value }: from { $least } to { $most }
bad-address = { $flag } { $value }: such as { $example }
bad-word = { $file }, line { $line }: “{ $word }” is not one word
no-client = --static { $folder }: there is no index.html in it
