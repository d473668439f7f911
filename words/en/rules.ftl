rules-title = The rules
rules-intro = Every rule has a number, and the game names that number when something is not allowed. Where printed editions differ, one reading was chosen; those rules say “our choice”.
rules-choice = our choice

r1 = What there is
r1-1 = Three to five seats. Each has two canoes and seven paddle cards: the numbers 1 to 6 and a cloud.
r1-2 = Nine spaces of river. From the jetty (J) runs a trunk of five, 1 to 5. There it forks into a left arm, 6L and 7L, and a right arm, 6R and 7R. Below each 7 are the falls. Neighbouring spaces are one step apart, in both directions, and so are the jetty and 1. Space 5 is next to 6L and to 6R.
r1-3 = Five gem sites with seven gems each: amethyst (P, purple) beside 3, diamond (C, clear) beside 4, amber (Y, yellow) beside 5, sapphire (B, blue) beside both 6, ruby (R, red) beside both 7. The last two are one site each, reached from either arm. The other spaces have no site.
r1-4 = A canoe is at the jetty, on the river, or lost below the falls. It holds one gem at most. Canoes never block each other: a space holds any number of them.
r1-5 = The weather stands at −1, 0, +1 or +2.

r2 = The start
r2-1 = All canoes are at the jetty, every hand is full, the weather is 0, and all 35 gems lie at their sites.
r2-2 = Chance decides who goes first and gets the lifesaver, and which arm the first disc will take. From then on everyone can see which arm is next ({ rules-choice }).

r3 = A round
r3-1 = A round has four parts: buying back canoes, choosing cards, turns, river. Then the lifesaver goes to the next seat, clockwise.
r3-2 = Everyone plays one card a round, so all hands shrink together. When the seventh card of a cycle has been played, everyone takes all seven up again.
r3-3 = A chosen card is secret until its owner’s turn comes. A revealed card stays public until the cycle ends, since anyone could have remembered it ({ rules-choice }).

r4 = Buying back, and choosing
r4-1 = In order from the first seat, whoever has lost a canoe may pay one landed gem, of any colour, and put the canoe back at the jetty, ready for use this round. Whoever lost two may do it twice. The gem returns to the site of its colour ({ rules-choice }: in the open, in order).
r4-2 = Whoever has neither a canoe nor a landed gem gets one canoe back for nothing, without being asked.
r4-3 = Whoever has no canoe but does have a gem must buy back at least one.
r4-4 = Then all choose a card from their hand, at once and in secret. A choice may be changed until the last seat has made one.

r5 = Turns
r5-1 = From the first seat on, clockwise, each reveals its card and acts on it at once. The cards of those who come later stay hidden.
r5-2 = A cloud moves the weather one step up or down. It must move, and at an end of the track there is only one way. Nothing else happens in that turn: no canoe moves, and nothing is loaded, laid down or stolen.
r5-3 = A number gives each canoe that moves that many points of its own, and it must spend them all. Where the canoes are when the turn begins settles which of them move. Two on the river: both must. One on the river: it must, and one at the jetty may. None on the river: exactly one at the jetty must. The same goes for a seat with one canoe left.
r5-4 = The owner chooses the order. A canoe moves once a turn at most: one that has landed or was launched is done.
r5-5 = Nobody moves another seat’s canoe.

r6 = What a canoe does with its points
r6-1 = A step costs 1. All steps of one move go the same way: up, towards the jetty, or down, towards the falls. Passing 5 on the way down, the owner picks the arm. Up out of one arm and down the other in the same move is not possible.
r6-2 = Beside a site a canoe may load for 2 points (it must be empty; any gem lying there), unload for 2 points (any gem may be laid down at any site), or swap for 4: lay its gem down and take one of another colour from the same site.
r6-3 = Such an action comes before the first step or after the last one, never on the way. A canoe does one load, one unload or one swap a turn. So a gem loaded this turn is not laid down again, and after unloading only a swap loads.
r6-4 = Standing still is a move when the site takes all the points: load or unload with a 2, swap with a 4.
r6-5 = Every point must be spent. Only landing lets the rest go.
r6-6 = Landing: paddling up beyond 1 ends at the jetty. A gem on board belongs to the seat from then on, in the open, and taking it ashore costs nothing. An empty canoe may land too.
r6-7 = Launching: from the jetty the only way is down, and there is no site action before the first step.
r6-8 = Stealing: an empty canoe that has paddled up at least one step, spent all its points and stopped on a space with a loaded canoe of another seat may take that gem. It costs nothing, and the thief picks among several victims. There is no stealing on the way, on the way down, from one’s own canoe, or where the thief has just unloaded. Unloading first, then paddling up and stealing is fine. A stolen gem is not laid down in the same turn.
r6-9 = Paddling down beyond 7 is allowed: the canoe is lost over the falls, and so are the points it had left.
r6-10 = The way up is always open, so a canoe on the river can always move.

r7 = The river
r7-1 = When everyone has acted and the game is not over, the river flows. Its speed is the lowest number revealed this round plus the weather; with nothing but clouds it is the weather alone. Below 1 nothing moves.
r7-2 = Each point of speed pushes one disc in. All that is on the trunk moves down one space. What was on 5 enters the arm whose turn it is; in that arm 6 moves to 7, and what was on 7 goes over the falls. The other arm stands still. The next disc takes the other arm.
r7-3 = Canoes ride on their disc with what they carry, and nobody acts meanwhile.
r7-4 = A canoe that goes over the falls is lost, and its gem returns to the site of its colour.

r8 = The end
r8-1 = The goal is four landed gems of one colour, or one of each of the five colours, or any seven.
r8-2 = When all turns of a round have been taken and someone has reached the goal, the game is over. Everyone who has reached it wins, together if need be ({ rules-choice }: no tie-break unless asked for).

r9 = Options
r9-1 = Fork: the discs take the arms in turn, as in the book, or by chance. By chance, each disc takes an arm at random, and the record keeps it as a move of the river.
r9-2 = Ties: a win is shared, as in the book, or gem value decides. Then, of those at the goal, the highest sum of landed gems wins: amethyst 1, diamond 2, amber 3, sapphire 4, ruby 5.
r9-3 = Stealing: allowed, as in the book, or off for a peaceful river.
r9-4 = Players: three to five, as in the book. Two can play too; that is a house rule and is labelled so.
r9-5 = Rounds: no limit, as in the book, or a number after which an unfinished game is a draw. Random play hardly ever ends, so whoever lets machines play sets one.
