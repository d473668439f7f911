## What the analysis says

analysis-title = Analysis
analysis-later = The game can be analysed when it is over.
analysis-offer = See how everyone’s chance to win rose and fell, which moves were best, and what was luck and what was skill.
analysis-ask = Analyse this game
analysis-waiting =
    { $ahead ->
        [0] Waiting for its turn…
        [one] Waiting for its turn: one game is ahead…
       *[other] Waiting for its turn: { $ahead } games are ahead…
    }
analysis-running = { $done } analysed
analysis-failed = The analysis is not available just now: { $text }
analysis-broken = The analysis could not be finished.
graph-title = Chance to win
graph-table = As a table
table-round = Round
table-decision = Decision
decision-title = The decision shown
decision-best = The best moves, and the chance to win with each
decision-best-hidden = The best moves from what was known then, and the chance to win with each
decision-played = As played
decision-parts = Since the last decision, in percentage points: luck { $luck }, play { $skill }.
decision-none = Nobody decides here.
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
    [none] { $name } needlessly loses a canoe over the falls.
   *[other] { $name } needlessly loses a canoe with { $gem } over the falls.
}
moment-unlucky_loss = { $gem ->
    [none] The river takes a canoe of { $name }: bad luck.
   *[other] The river takes a canoe of { $name } with { $gem }: bad luck.
}
moment-kingmaker = { $name } has little left to win, and hands the game to { $other }.
moment-blunder = { $name } gives a lot away here; better was: { $move }.
moment-great_move = { $name } finds the one good move: { $move }.
moment-surprise = The cards of the others change everything for { $name }.
moment-river_turn = The fork in the river decides { $name }’s fate.
moment-lead = { $other ->
    [none] { $name } takes the lead and keeps it.
   *[other] { $name } takes the lead from { $other } and keeps it.
}
moment-decided = From here on { $name } is almost certain to win.
moment-landing = { $gem ->
    [none] { $name } lands a gem that counts.
   *[other] { $name } lands { $gem }, and that counts.
}
report-title = How everybody played
report-accuracy = Accuracy
report-slips = Slips
report-slips-words = inaccurate: { $inaccuracies } · mistakes: { $mistakes } · blunders: { $blunders }
report-luck = Luck
report-skill = Play
report-note = Accuracy is how much was kept of what was at stake: 0% is no better than choosing blindly. Luck and play are in percentage points: luck is what the fork in the river and the others’ secret cards did; play is what a player’s own decisions gave away, judged by what could be known.

say-card = play the { $card }
say-weather = { $way ->
    [up] make the weather worse
   *[down] make the weather better
}
say-buy = buy a canoe back for { $gem }
say-done = leave it at that
say-pass = buy nothing
say-to = go { $to }
say-unload = unload
say-steal = rob { $name }

mistakes-title = Learn from your mistakes
mistakes-back = Back to the game
mistakes-of = Decisions of
mistakes-place = { $number } of { $all }
mistakes-none = { $name } made no mistake worth another try.
mistakes-task = Round { $round }. The choice was: { $played } ({ $loss }). Find something better.
verdict-best = That is the best there is.
verdict-better = Better than what was played, but not the best yet.
verdict-worse = That is no better.
verdict-values = Chance to win: yours { $tried }, as played { $played }, best { $best }.
verdict-again = Try again
verdict-show = Show the best
verdict-next = Next
