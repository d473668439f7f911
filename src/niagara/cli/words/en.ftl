### Niagara in English. Short, friendly, exact; children read this.

## Only here

captain = Captain
terminal-help =
    A card is chosen by its name: 1 to 6, or C for the cloud.
    A canoe's move is a number from the list, or the move as it is written there:
    the canoe, what it does first, where it goes, what it does there.
    +P loads, - lays down, ~B swaps for, x2a steals from canoe a of seat 2 (you are seat 0);
    >J is the jetty, >X over the falls. Enter alone ends the turn, where it may end.
    u takes your last choice back with all that came of it, ? says this again, q leaves.
ask-card = Which card ({ $cards })
ask-buy = Buy a canoe back?
last-card = Your last card: { $card }.
no-such-move = “{ $answer }” is no move here; ? helps.
nothing-to-take-back = There is nothing to take back yet.
say-canoe = { $canoe }: { $move }
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
bad-language = --language { $wish }: there are { $known }
bad-players = --players { $players }: there are { $fewest } to { $most } seats (R1.1, R9.4)
bad-level = --level { $level }: there are { $known }
bad-rounds = --max-rounds { $rounds }: from 1 to { $most } (R9.5)

## Pieces and places, as in web/src/i18n/en.ftl

gem-P = amethyst
gem-C = diamond
gem-Y = amber
gem-B = sapphire
gem-R = ruby
gem-P-one = an amethyst
gem-C-one = a diamond
gem-Y-one = an amber
gem-B-one = a sapphire
gem-R-one = a ruby
space-name = { $space ->
    [J] the jetty
    [X] below the falls
    [L6] space 6, left arm
    [L7] space 7, left arm
    [R6] space 6, right arm
    [R7] space 7, right arm
   *[other] space { $space }
  }
space-to = { $space ->
    [J] to the jetty
    [X] over the falls
    [L6] to 6 in the left arm
    [L7] to 7 in the left arm
    [R6] to 6 in the right arm
    [R7] to 7 in the right arm
   *[other] to { $space }
  }
arm-name = { $arm ->
    [L] left arm
   *[other] right arm
  }
canoe-letter = { $index ->
    [0] first canoe
   *[other] second canoe
  }
card-name = { $card ->
    [C] cloud
   *[other] { $card }
  }
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
level-otter = Otter
level-duck = Duck
level-beaver = Beaver
level-heron = Heron
level-bear = Bear
goal-four_alike = four alike
goal-five_colours = five colours
goal-any_seven = seven gems
bar-round = Round { $round }
board-next-arm = The next disc takes the { $arm }

## Moves, as in web/src/i18n/en.ftl

action-title = Your move
move-stay = stay
move-down = down { $to }
move-up = up { $to }
move-land = land
move-falls = over the falls
move-launch = launch { $to }
deed-load = load { $gem }
deed-unload = unload { $gem }
deed-swap = swap for { $gem }
deed-steal = steal { $gem } from { $name }
weather-up-note = The river gets faster: { $weather }
weather-down-note = The river gets slower: { $weather }
buy-pay = Pay { $gem }
buy-not = Not now
turn-done-stop = End the turn

## What happened, as in web/src/i18n/en.ftl

event-round = Round { $round }. { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
  }
event-refilled = Everyone takes all seven cards back.
event-bought = { $you ->
    [yes] You pay { $gem } for a new canoe.
   *[no] { $name } pays { $gem } for a new canoe.
  }
event-given = { $you ->
    [yes] You get a canoe back for nothing.
   *[no] { $name } gets a canoe back for nothing.
  }
event-revealed = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] You play the cloud.
   *[no] { $name } plays the cloud.
  }
event-weather = { $you ->
    [yes] You move
   *[no] { $name } moves
  } the weather from { $before } to { $after }.
event-loaded = { $you ->
    [yes] You load { $gem }.
   *[no] { $name } loads { $gem }.
  }
event-unloaded = { $you ->
    [yes] You unload { $gem }.
   *[no] { $name } unloads { $gem }.
  }
event-paddled = { $you ->
    [yes] You paddle { $to }.
   *[no] { $name } paddles { $to }.
  }
event-stolen = { $you ->
    [yes] You steal { $gem } from { $victim }!
   *[no] { $victimYou ->
        [yes] { $name } steals { $gem } from you!
       *[no] { $name } steals { $gem } from { $victim }!
      }
  }
event-landed = { $you ->
    [yes] You land { $gem }!
   *[no] { $name } lands { $gem }!
  }
event-lost = { $you ->
    [yes] You lose a canoe over the falls!
   *[no] { $name } loses a canoe over the falls!
  }
event-lost-gem = { $you ->
    [yes] You lose a canoe and { $gem } over the falls!
   *[no] { $name } loses a canoe and { $gem } over the falls!
  }
event-river = { $speed ->
    [0] The river stands still ({ $sum }).
    [one] The river flows one disc ({ $sum }).
   *[other] The river flows { $speed } discs ({ $sum }).
  }
event-river-sum = lowest card { $lowest }, weather { $weather }
event-river-clouds = only clouds, weather { $weather }
event-won = { $count ->
    [0] The round limit is reached: a draw.
    [one] { $names } wins: { $goal }!
   *[other] { $names } win together!
  }
event-you-won = You win: { $goal }!

## Why a move is refused, as in web/src/i18n/en.ftl

rule-mark = Rule { $rule }
because-game_over = The game is over.
because-not_now = This is not the moment for that.
because-not_your_turn = It is { $name }’s turn.
because-card_gone = The { $card } is not in your hand any more.
because-card_is_down = The { $card } is already your card.
because-gem_not_landed = A canoe costs one landed gem, and you have landed no { $gem }.
because-must_buy = Without a canoe you must buy one back.
because-must_move = Your { $canoe } is on the river and must move.
because-must_launch = With no canoe on the river, you must launch one.
because-nothing_to_end = The turn cannot end here.
because-needs_cloud = Only a cloud moves the weather.
because-cloud_must_move_weather = A cloud moves the weather and no canoe.
because-weather_at_end = The weather cannot go further that way.
because-canoe_lost = Your { $canoe } is lost below the falls.
because-canoe_done = Your { $canoe } has had its move this turn.
because-launch_goes_down = From the jetty a canoe can only go down the river.
because-no_site_at_start = There is no gem site where the canoe is.
because-no_site_at_end = There is no gem site at { $space }.
because-no_deed_at_end = Nothing can be loaded, laid down or stolen there.
because-one_gem_only = A canoe carries only one gem.
because-nothing_aboard = The canoe carries no gem.
because-gem_not_there = No { $gem } lies there.
because-swap_other_colour = A swap must take another colour.
because-too_few_points = That costs { $cost } points; your card has { $points }.
because-stay_spends_nothing = A canoe stays put only where the gem site uses all { $points } points.
because-other_arm = Coming up out of one arm, a canoe cannot go down the other.
because-already_there = The canoe is there already, and its points must be spent.
because-too_far = Too far: that takes { $needed } points, and your card has { $points }.
because-points_left = Too near: that takes { $needed } points, and all { $points } must be spent.
because-stealing_off = This game is played without stealing.
because-own_canoe = Nobody steals from their own canoe.
because-thief_is_loaded = Only an empty canoe can steal.
because-thief_goes_up = Up the river only: a thief never paddles down and never stays put.
because-nothing_to_steal = { $name } has no gem there.

## The analysis, as in web/src/i18n/replay/en.ftl

analysis-title = Analysis
graph-title = Chance to win
table-round = Round
decision-played = As played
grade-only = no choice
grade-best = best
grade-good = good
grade-inaccuracy = inaccurate
grade-mistake = mistake
grade-blunder = blunder
moments-title = Key moments
moment-theft = { $gem ->
    [none] { $name } robs { $victim }, and the game turns.
   *[other] { $name } robs { $victim } of { $gem }, and the game turns.
}
moment-needless_loss = { $gem ->
    [none] { $name } loses a canoe over the falls without need.
   *[other] { $name } loses a canoe with { $gem } over the falls without need.
}
moment-unlucky_loss = { $gem ->
    [none] The river takes a canoe of { $name }: bad luck.
   *[other] The river takes a canoe of { $name } with { $gem }: bad luck.
}
moment-kingmaker = { $name } has little to win any more, and gives the game to { $other }.
moment-blunder = { $name } gives a lot away here; better was: { $move }.
moment-great_move = { $name } finds the one good move: { $move }.
moment-surprise = The cards of the others change everything for { $name }.
moment-river_turn = The river's arm decides over { $name }.
moment-lead = { $other ->
    [none] { $name } takes the lead and keeps it.
   *[other] { $name } takes the lead from { $other } and keeps it.
}
moment-decided = From here on { $name } is as good as sure to win.
moment-landing = { $gem ->
    [none] { $name } lands a gem that counts.
   *[other] { $name } lands { $gem }, and that counts.
}
report-accuracy = Accuracy
report-luck = Luck
report-skill = Play
