## The coach: settings

coach-settings = Coach
coach-settings-note = It suggests moves, warns you and takes moves back, in games against bots.
coach-auto = With easy bots
coach-on = Always
coach-off = Never
coach-open = Practise with open cards
coach-open-note = In new games against bots you see the cards they play.

## What it can be asked

coach-suggest = Suggest
coach-look = How was my last move?
coach-back = Take it back
coach-show = Show it
coach-change = Change it
coach-anyway = Do it anyway
coach-taken = Taken back. It is your move again.

## Why a move is good

coach-suggests = My advice: { $moves }.
coach-value = Chance to win: { $value }.
coach-why-win = That wins the game!
coach-why-land = It brings { $gem } home.
coach-why-steal = It takes { $gem } from { $name }.
coach-why-load = It gets you { $gem }.
coach-why-safe = Your canoes stay clear of the falls.
coach-why-risk = { $gem ->
    [none] Take care: the river may take a canoe ({ $chance }).
   *[other] Take care: the river may take a canoe with { $gem } ({ $chance }).
  }
coach-why-ahead = From there you win more often.

## What was missed

coach-better = Better: { $moves }. Chance to win: { $best } instead of { $played }.
coach-missed-win = You could have won.
coach-missed-land = You could have brought { $gem } home.
coach-missed-steal = You could have taken { $gem } from { $name }.
coach-missed-load = You could have loaded { $gem }.
coach-missed-risk = { $gem ->
    [none] You put your canoe at risk ({ $chance }).
   *[other] You put your canoe and { $gem } at risk ({ $chance }).
  }
coach-missed-drop = You laid { $gem } down.
coach-missed-ahead = Another move wins more often.

## How good a decision was

coach-grade-only = There was no other move.
coach-grade-best = That was the best move.
coach-grade-good = That was a good move.
coach-grade-inaccuracy = Not bad, but there was a better move.
coach-grade-mistake = That was a mistake.
coach-grade-blunder = That was a big mistake.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] The river may take the canoe { $at }: { $chance }.
   *[other] The river may take the canoe { $at }, and { $gem } with it: { $chance }.
  }
coach-warn-thrown = This canoe goes over the falls and is lost.

## Tips when something first matters

tip-danger = Danger! The river may carry this canoe over the falls. While you look at a card, numbers on the water show the chance. Paddle up to be safe.
tip-thief = A thief may come: an empty canoe below yours can paddle up to you and take your gem. Go home, or further up.
tip-loss = Your canoe is lost. If it carried a gem, that is back at its site. Before the next round you can buy a canoe back with a landed gem.
tip-cloud = A cloud moves no canoe. It makes the weather better or worse, and the river slower or faster.
tip-last = One more gem and you win! Look which one you still need.
