## The page of lessons

lessons-title = Learn by playing
lessons-lead = Short lessons on the real river. Each takes less than a minute.
lessons-start = Start
lessons-continue = Go on
lessons-again = Play them again
lessons-count = { $done } of { $all } done
lessons-list = Lessons
lessons-done = done
lessons-more = More to look at
lessons-example = The example from the rule book
lessons-overview = The game in pictures
lessons-overview-note = Everything on one page.
lessons-rules = The rule book
lessons-rules-note = Every rule with its number.
lessons-puzzles = Puzzles
lessons-puzzles-note = Can you find the way? A new one every day.
lessons-failed = The lessons cannot be loaded: { $text }

lesson-of = Lesson { $number } of { $all }
lesson-back = All lessons
lesson-task = Your task
lesson-hint = Hint
lesson-retry = Try again
lesson-next = Next lesson
lesson-to-example = Watch the example
lesson-play = Play a game
lesson-rule = Read rule { $rule }
lesson-well = Well done!
lesson-missed = Not quite
lesson-show = Show me
lesson-skip = Skip
lessons-due = once more

## What exactly went wrong

miss-lost = Your canoe went over the falls.
miss-robbed = Somebody took your gem.
miss-ashore = No canoe of yours is on the river.
miss-empty = { $gem ->
    [none] There is no gem on board.
   *[other] There is no gem on board: you need { $gem }.
  }
miss-other_gem = You have another gem on board: you need { $gem }.
miss-elsewhere = Your canoe is not on space { $space }.
miss-not_landed = You have not brought { $gem } home.
miss-paid = You paid with a gem that you need.
miss-not_bought = You bought no canoe.
miss-not_stolen = You stole nothing.
miss-not_laid = You laid nothing down.
miss-weather = The weather went the wrong way.
miss-afloat = The other canoe is still on the river.
miss-no_goal = That makes no set yet.

## The lessons

scene-launch-title = Into the water
scene-launch-task = Choose a number and launch a canoe.
scene-launch-hint = Choose a card from 1 to 6 and confirm. Then choose the glowing space and confirm again.
scene-launch-well = The number on your card is how far your canoe goes: one point, one space.
scene-launch-miss = A cloud only changes the weather and moves no canoe. Play a number.

scene-load-title = The first gem
scene-load-task = Your card is a 5. Load an amethyst at space 3.
scene-load-hint = Three points to paddle there and two to load make five.
scene-load-well = Loading costs two points. And all points must be used up.
scene-load-miss = Your canoe is still empty. Stop at space 3 and load there.

scene-landing-title = Safely home
scene-landing-task = Bring your diamond home to the jetty.
scene-landing-hint = From space 2 it is only two up to the jetty. That is allowed, even with a 5.
scene-landing-well = When you land, leftover points don’t matter, and the gem is yours for good.
scene-landing-miss = The diamond is not home. Paddle up, beyond space 1.

scene-pickhome-title = Which card brings it home?
scene-pickhome-task = Choose a card that brings your diamond home this turn.
scene-pickhome-hint = From space 5 it is five up to the jetty. A bigger number is fine too.
scene-pickhome-well = A card is a plan: count the spaces first. When you land, leftover points don’t matter.
scene-pickhome-miss = Count from space 5 to the jetty. Your number must be five or more.

scene-pickload-title = Which card fits?
scene-pickload-task = Choose the card with which you can load a diamond at space 4.
scene-pickload-hint = Three points to get from 1 to 4, and two to load.
scene-pickload-well = You must use up every point. So the card has to fit exactly.
scene-pickload-miss = Count three spaces and two points to load. Which card is that?

scene-both-title = Two canoes, one card
scene-both-task = With your 2, land the amethyst and load a diamond.
scene-both-hint = Each canoe has two points. At space 4 loading takes both of them, so that canoe stays put.
scene-both-well = Every canoe on the river must move, each with all the points. Loading where you are can be a whole move.
scene-both-miss = Both in one turn: one canoe lands, the other loads at space 4.

scene-flow-title = The river flows
scene-flow-task = The lowest card is a 2: after your move the river flows two spaces. Let it carry you to space 5.
scene-flow-hint = Two spaces above 5 is space 3. Stop there and load an amethyst.
scene-flow-well = After every round the river flows as far as the lowest card says, and all canoes drift along.
scene-flow-miss = The river carried you somewhere else. Stop two spaces above 5.

scene-fork-title = Left or right?
scene-fork-task = Fetch a ruby from space 7. Afterwards the river flows one, in the arm with the arrow. Keep the ruby!
scene-fork-hint = Go down into the arm that the arrow does not point to.
scene-fork-well = Each disc goes into one arm only, left and right in turn. The other arm stands still.
scene-fork-miss = You have no ruby. In the arm with the arrow the river takes it; the other arm is safe.

scene-weather-title = Make the weather
scene-weather-task = Your canoe is about to go over the falls. Save it with your cloud!
scene-weather-hint = The lowest card is a 1. Make the weather better and the river stands still.
scene-weather-well = The weather is added to the lowest card: 1 and −1 make 0. Nothing moves.
scene-weather-miss = Worse weather makes the river faster, and your canoe is gone. Make it better.

scene-steal-title = Thief!
scene-steal-task = Steal the amber from the green canoe ({ $name }) on space 3.
scene-steal-hint = Your canoe is empty and three spaces below. Paddle up and steal.
scene-steal-well = An empty canoe that paddles up may steal where it stops. It costs nothing.
scene-steal-miss = { $name } still has the amber. Go up to space 3 and choose to steal.

scene-unload-title = Room for something better
scene-unload-task = Lay down your amethyst, then steal the ruby from the yellow canoe ({ $name }) on space 2.
scene-unload-hint = Unloading takes two points. With the other three you reach space 2.
scene-unload-well = A canoe that unloads first is empty, and may steal where it stops up the river.
scene-unload-miss = { $name } still has the ruby. First unload, then up to space 2 and steal.

scene-swap-title = A good swap
scene-swap-task = Swap your diamond for a sapphire.
scene-swap-hint = Sapphires lie at space 6. One point to get there, four to swap.
scene-swap-well = A swap costs four points: two to lay down and two to load, at the same place.
scene-swap-miss = You have no sapphire. Go down one to space 6 and swap there.

scene-falls-title = Over the falls
scene-falls-task = You have lost a canoe. Buy it back, but keep your three amethysts.
scene-falls-hint = Every landed gem pays for a canoe. Which one do you need least?
scene-falls-well = A lost canoe costs one landed gem. With no canoe and no gem you would get one for free.
scene-falls-miss = With three amethysts you are close to four alike. Buy the canoe with the diamond.

scene-last-title = The last card
scene-last-task = Everyone has just one card left: Green ({ $name }) the 3, Yellow ({ $second }) the 1. Take a gem and still have it when the round is over.
scene-last-hint = With the 3 { $name } goes from space 6 up to space 3, and steals what is there. The river stands still this time.
scene-last-well = All seven cards are played before they come back. If you remember, you know the last ones.
scene-last-miss = You have no gem. Where can { $name } not get at you with a 3?

scene-win-title = Three ways to win
scene-win-task = You have three amethysts, a diamond and an amber. Land the gem that wins.
scene-win-hint = Four alike, five colours, or any seven: which is just one gem away?
scene-win-well = Four alike! Five colours or any seven win too.
scene-win-miss = That makes no set yet. A fourth amethyst wins.

## The printed example

example-title = The example from the rule book
example-next = Next
example-previous = Back
example-of = Step { $step } of { $all }
example-start = Five players and three rounds, as in the printed rule book. Blue goes first.
example-1-cards = Everyone chooses a card in secret. Blue shows a 6.
example-1-0 = Blue paddles four spaces and loads a diamond with the other two points.
example-1-1 = Green plays the cloud and makes the weather worse: +1.
example-1-2 = Yellow has a 5: three spaces down, and an amethyst for two.
example-1-3 = Red plays a 1 and gets to space 1.
example-1-4 = Brown comes to 4, where Blue is. But nobody steals on the way down.
example-1-river = Lowest card 1, weather +1: the river flows two.
example-2-cards = Second round. The lifesaver has moved on: Green begins, with a 1.
example-2-1 = Green launches to space 1.
example-2-2 = Yellow has a 6: one canoe swaps its amethyst for an amber and goes up two. The other fetches a diamond.
example-2-3 = Red has a 5: one canoe loads an amethyst and lands it. The other loads the next.
example-2-4 = Brown goes up three and steals Yellow’s amber. The second canoe sets out too.
example-2-0 = Blue unloads the diamond, goes up three and steals from Red. The second canoe stays ashore.
example-2-river = Again 1 and +1: the river flows two.
example-3-cards = Third round. Yellow begins, with a 4.
example-3-2 = Yellow swaps a diamond for a sapphire without moving. The other canoe loads an amber and goes up two.
example-3-3 = Red goes up two and steals it at once. The second canoe sets out.
example-3-4 = Brown has a 5: one canoe goes down one and swaps its amber for a sapphire. The other loads an amber and goes up three.
example-3-0 = Blue plays the cloud: the weather is now +2.
example-3-1 = Green loads an amethyst and lands it.
example-3-river = Lowest card 2, weather +2: four discs! Yellow and Brown each lose a canoe with a sapphire.

## The rule book page

rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
  }
rulebook-print = Print
rulebook-chapters = Chapters
rulebook-option = option
rulebook-river = The river, its spaces and its gems. The arrow shows the arm that the next disc takes.
rulebook-load = With a 4: load an amber for two points, then up two. Or down two, and load a ruby there.
rulebook-steal = With a 3, Blue goes up from 6 to 3 and may steal from Green or from Yellow.
rulebook-flow = Three discs, left arm first: Blue drifts from 3 to 6, Green from 5 to 7, and Yellow goes over the falls.

## Puzzles

puzzles-title = Puzzles
puzzles-lead = A puzzle is one turn: yours, and then the river flows. Some have two rounds, and your plan must work whatever the others do.
puzzles-two = two rounds
puzzles-today = Puzzle of the day
daily-row = { $days ->
    [one] That was today’s. Another one waits tomorrow.
   *[other] That was today’s: { $days } days in a row!
  }
daily-done = { $days ->
    [one] Solved today. Another one waits tomorrow.
   *[other] Solved today, { $days } days in a row.
  }
daily-text = { $tries ->
    [one] Today’s Niagara puzzle: solved at the first try.
   *[other] Today’s Niagara puzzle: solved in { $tries } tries.
  }
puzzles-solved = { $done } of { $all } solved
puzzle-back = All puzzles
puzzle-next = Next puzzle
puzzle-well = Solved. The engine agrees!
puzzle-miss = That does not do it. There is another way.
puzzle-miss-two = That falls short, or the others can stop it. There is a plan that always works.
puzzle-task-land = Land { $gem } this turn.
puzzle-task-rob = Steal { $gem } from the { $victim ->
    [0] blue
    [1] green
    [2] yellow
    [3] red
   *[4] brown
  } seat ({ $name }).
puzzle-task-keep = Take { $gem } on board and still have it when the river has flowed.
puzzle-task-both = Land { $gem } and have { $other } on board when the river has flowed.
puzzle-task-win = Win the game this turn.
puzzle-task-sweep = Send a { $victim ->
    [0] blue
    [1] green
    [2] yellow
    [3] red
   *[4] brown
  } canoe ({ $name }) over the falls, but none of your own.
puzzle-two-land = Land { $gem } within two rounds, whatever the others do.
puzzle-two-rob = Steal { $gem } from the { $victim ->
    [0] blue
    [1] green
    [2] yellow
    [3] red
   *[4] brown
  } seat ({ $name }) within two rounds, whatever the others do.
puzzle-two-win = Win within two rounds, whatever the others do.
puzzle-two-pair = Land { $gem } and { $other } within two rounds, whatever the others do.
puzzle-hint-land = When you land, leftover points don’t matter. Loading comes first.
puzzle-hint-rob = Only an empty canoe steals, only going up, and only where it stops.
puzzle-hint-keep = Work out how far the river will flow, and into which arm first.
puzzle-hint-both = Each canoe has the full points. One goes home, the other stays out.
puzzle-hint-win = Four alike, five colours or any seven. What is missing?
puzzle-hint-sweep = The weather is added to the lowest card. Count the discs.
puzzle-hint-two = All cards of this round are open, so you know how far the river will flow. Then choose your next card, and watch whoever moves before you.

## The game in pictures

learn-title = How to play
learn-lead = Your canoes lie at the jetty, the gems are down the river, and at its end are the falls. Bring gems home before the water takes your canoe.
learn-goal = Be first with one of three sets
learn-goal-text = Bring gems back to the jetty. The first to own one of these sets wins. The round is always finished: whoever else has a set by then wins too.
learn-cards = Everyone picks a card in secret
learn-cards-text = You have seven: the numbers one to six and a cloud. Every round each player puts one down, and it is gone until all seven are used. A number is how many points each of your canoes gets this turn.
learn-turn = Paddle and load
learn-turn-text = One point is one space, up or down, never both in one turn. Loading or unloading a gem costs two points, before you set off or after you arrive. All points must be used up, except when you land at the jetty.
learn-turn-both = Every canoe on the river must move. One at the jetty may join in, if another is out already.
learn-turn-caption = A four: load an amber for two, then paddle up two.
learn-steal = Steal, if you dare
learn-steal-text = An empty canoe that paddles up the river and stops beside somebody else’s loaded canoe may take the gem, for free. Never down the river, never on the way.
learn-steal-caption = A three: up to the green canoe, and its ruby is yours.
learn-river = Then the river moves
learn-river-text = When everyone has moved, the water flows: as many spaces as the lowest card says, plus the weather. All canoes drift along. At the fork they go left and right in turn; an arrow shows which comes next. Past space 7 are the falls.
learn-river-caption = Lowest card 2, weather +1: the river flows three.
learn-cloud = The cloud makes the weather
learn-cloud-text = Whoever plays the cloud moves no canoe. Instead the weather gets one better or one worse, and with it the river slower or faster.
learn-lost = Over the falls
learn-lost-text = A canoe that goes over is lost, and its gem returns to its site. At the start of a round you may pay a landed gem to get a canoe back. With no canoe and no gem you get one for free.
learn-help = While you play
learn-help-text = The board shows where you can go; tap there. Point at a card to see how far it reaches and which spaces are in danger. If something is not allowed, tap it and you are told why.
learn-start = Play your first game
