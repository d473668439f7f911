"""The records that compiled code reads and writes, declared once: types for the reader, layouts for every host.

A misspelt field is a type error. Nothing here needs NumPy: `minds.py` makes the arrays.
"""

from __future__ import annotations

from typing import Annotated, Final

from niagara.rules.board import CLOUD, FULL_HAND, GEMS, LAST_DEPTH, LOST, MAX_PLAYERS, MAX_WEATHER
from niagara.rules.legal import MOST_LEGAL
from niagara.rules.state import Packed, State

ARMS: Final = 2
SPEEDS: Final = CLOUD + MAX_WEATHER  # 0 to 8: the lowest number is at most 6, the weather at most 2
SPACES: Final = LOST + 1
MOST_ALIKE: Final = 8
COLOUR_SETS: Final = 1 << GEMS
MOST_TOTAL: Final = 12
HANDS: Final = FULL_HAND + 1
FEATURES: Final = 96  # room for the facts of features.py
MOST_FACTS: Final = 80  # of one seat in one position

SEAT_INPUTS: Final = 112  # facts of a seat that the nets see
TABLE_INPUTS: Final = 21  # facts of the table
WIDE: Final = 64
NARROW: Final = 32
OUTPUTS: Final = CLOUD
LARGE_SEAT_INPUTS: Final = 196  # what the larger nets see of a seat: the same, and more (outlook.py)
LARGE_WIDE: Final = 96
HEADS_WIDE: Final = 128  # units of the net with three heads
HEADS_NARROW: Final = 48
HEADS: Final = 1 + CLOUD  # of a seat: its score, and one for each card; that for moves reads the units before them
MOVE_FACTS: Final = 110  # what the head for moves sees of a move (move_facts.py)
SCRATCH: Final = 6  # states that a search works on (search.py)
GUESSES: Final = 3  # that are made of a rival's card (rivals.py)
MOST_OPTIONS: Final = 8  # moves that an imagined player tries out
STEP: Final = 4  # samples of a search between two looks at the clock

Whole = Annotated[int, Packed("i8")]
Real = Annotated[float, Packed("f8")]
BySpace = Annotated[list[float], Packed("f8", (SPACES,))]
ByCard = Annotated[list[float], Packed("f8", (CLOUD + 1,))]
ByMove = Annotated[list[float], Packed("f8", (MOST_LEGAL,))]
Moves = Annotated[list[int], Packed("i2", (MOST_LEGAL,))]
Padding = Annotated[float, Packed("f4")]  # keeps a record a whole number of eight bytes


class Net:
    """A small net: from the facts of a seat, of the others and of the table to some outputs for the seat."""

    seat: Annotated[list[list[list[float]]], Packed("f4", (SEAT_INPUTS, 2, WIDE))]  # own seat, others (their mean)
    common: Annotated[list[list[float]], Packed("f4", (TABLE_INPUTS, WIDE))]
    bias: Annotated[list[float], Packed("f4", (WIDE,))]
    second: Annotated[list[list[float]], Packed("f4", (WIDE, NARROW))]
    second_bias: Annotated[list[float], Packed("f4", (NARROW,))]
    last: Annotated[list[list[float]], Packed("f4", (NARROW, OUTPUTS))]
    last_bias: Annotated[list[float], Packed("f4", (OUTPUTS,))]
    spare: Padding


class LargeNet:
    """A net of the same kind that sees more and has more units."""

    seat: Annotated[list[list[list[float]]], Packed("f4", (LARGE_SEAT_INPUTS, 2, LARGE_WIDE))]
    common: Annotated[list[list[float]], Packed("f4", (TABLE_INPUTS, LARGE_WIDE))]
    bias: Annotated[list[float], Packed("f4", (LARGE_WIDE,))]
    second: Annotated[list[list[float]], Packed("f4", (LARGE_WIDE, NARROW))]
    second_bias: Annotated[list[float], Packed("f4", (NARROW,))]
    last: Annotated[list[list[float]], Packed("f4", (NARROW, OUTPUTS))]
    last_bias: Annotated[list[float], Packed("f4", (OUTPUTS,))]
    spare: Padding


class ThreeHeads:
    """One net for everybody's chance, everybody's card and the moves of a turn."""

    seat: Annotated[list[list[list[float]]], Packed("f4", (LARGE_SEAT_INPUTS, 2, HEADS_WIDE))]
    common: Annotated[list[list[float]], Packed("f4", (TABLE_INPUTS, HEADS_WIDE))]
    bias: Annotated[list[float], Packed("f4", (HEADS_WIDE,))]
    second: Annotated[list[list[float]], Packed("f4", (HEADS_WIDE, HEADS_NARROW))]
    second_bias: Annotated[list[float], Packed("f4", (HEADS_NARROW,))]
    last: Annotated[list[list[float]], Packed("f4", (HEADS_NARROW, HEADS))]
    last_bias: Annotated[list[float], Packed("f4", (HEADS,))]
    moves: Annotated[list[list[float]], Packed("f4", (MOVE_FACTS, HEADS_NARROW))]
    moves_bias: Annotated[list[float], Packed("f4", (MOVE_FACTS,))]


AnyNet = Net | LargeNet | ThreeHeads
LAYERS: Final = tuple(name for name in Net.__annotations__ if name != "spare")
HEADS_LAYERS: Final = tuple(ThreeHeads.__annotations__)


class Mind:
    """How a bot thinks, what it takes into account and what things are worth to it."""

    # how it thinks (`Settings` says more of these)
    searches: Whole
    samples: Whole
    breadth: Whole
    rounds: Whole
    temperature: Real
    whim: Real
    playout_temperature: Real
    uses_value_net: Whole
    card_net_weight: Real
    net_plays_cards: Whole
    rival_samples: Whole
    rival_weight: Real
    rival_temperature: Real
    rival_levels: Whole
    learns_rivals: Whole
    imagined_samples: Whole
    imagined_breadth: Whole
    imagined_cards: Whole
    imagined_peeks: Whole
    net_plays_turns: Whole
    # what it takes into account
    counts_cards: Whole
    reads_river: Whole
    fears_theft: Whole
    watches_others: Whole
    # what things are worth to it
    alike: Annotated[list[float], Packed("f8", (MOST_ALIKE,))]  # by the size of the largest set of one colour
    colours: Annotated[list[float], Packed("f8", (COLOUR_SETS,))]  # by the set of colours landed, as bits
    total: Annotated[list[float], Packed("f8", (MOST_TOTAL,))]  # by the number of gems landed
    land: Annotated[list[list[float]], Packed("f8", (ARMS, SPACES))]  # of a gem's gain, by the arm that flows next
    flow_land: Annotated[list[list[list[float]]], Packed("f8", (ARMS, SPEEDS, SPACES))]  # before a flow of such speed
    near: Annotated[list[list[float]], Packed("f8", (LAST_DEPTH + 1, GEMS))]  # of a gem's gain, for an empty canoe
    card: ByCard  # what a card in hand is worth
    lost: Real  # cost of a lost canoe
    theft_now: Real  # how far to believe in a theft this round
    theft_next: Real  # … and in the next
    hunt: Real  # how far to hope for a theft of one's own
    spite: Real  # worth of what a victim loses
    # how it evaluates a position at the start of a round
    feature_weights: Annotated[list[float], Packed("f8", (FEATURES,))]
    value_net: Net
    card_net: Net
    uses_large_nets: Whole
    large_value_net: LargeNet
    large_card_net: LargeNet
    uses_three_heads: Whole
    rivals_have_smaller_nets: Whole
    three_heads: ThreeHeads


class Facts:
    """Room for a list of facts."""

    fact: Annotated[list[int], Packed("i8", (MOST_FACTS,))]  # which …
    amount: Annotated[list[float], Packed("f8", (MOST_FACTS,))]  # … and how much of it


class Workspace(Facts):
    """What a bot writes down while it thinks: compiled code allocates nothing."""

    gain: Annotated[list[float], Packed("f8", (GEMS,))]  # what landing each gem would add for the seat in question
    empty: BySpace  # worth of an empty canoe after the flow
    threat: BySpace  # chance to be robbed here
    prey: BySpace  # the best gem that others carry here
    hunt: BySpace  # what an empty canoe may steal from here
    least: Annotated[list[float], Packed("f8", (CLOUD + 2,))]  # chance that the others' lowest is at least so high
    flow_land: BySpace  # the mind's tables averaged over the flows to expect
    flow_lost: BySpace
    flow_empty: BySpace
    slower_land: BySpace  # the same, over the flows of lower numbers alone
    slower_lost: BySpace
    slower_empty: BySpace
    moves: Moves  # legal moves …
    worth: ByMove  # … and the first opinion of each
    turn_moves: Moves  # moves of a turn with one card …
    turn_worth: ByMove  # … and the worth of each
    candidates: Whole  # how many moves are tried out
    sampled: Whole  # how often they were
    left: Whole  # how often they are still to be
    for_rival: Whole  # whether it thinks in a rival's place, which is taken to have the smaller nets
    combinations: Whole  # in how many ways the others may have chosen
    tried: Moves  # moves to try out …
    outcome: ByMove  # … and the sum of the chances that came of it
    belief: Annotated[list[list[float]], Packed("f8", (MAX_PLAYERS, CLOUD + 1))]  # a rival's cards, thought for it …
    shallow: Annotated[list[list[float]], Packed("f8", (MAX_PLAYERS, CLOUD + 1))]  # … and by who thinks less far
    score: Annotated[list[float], Packed("f8", (MAX_PLAYERS,))]
    # first layer of each seat, from its own facts and the table's; what its facts are to the others; the sum of that
    own: Annotated[list[list[float]], Packed("f4", (MAX_PLAYERS, HEADS_WIDE))]
    others: Annotated[list[list[float]], Packed("f4", (MAX_PLAYERS, HEADS_WIDE))]
    all: Annotated[list[float], Packed("f4", (HEADS_WIDE,))]
    wide: Annotated[list[float], Packed("f4", (HEADS_WIDE,))]
    narrow: Annotated[list[float], Packed("f4", (HEADS_NARROW,))]
    out: Annotated[list[list[float]], Packed("f4", (MAX_PLAYERS, HEADS))]
    open_hand: Annotated[list[int], Packed("i8", (MAX_PLAYERS,))]  # hands put aside
    pull: Annotated[list[float], Packed("f4", (MOVE_FACTS,))]  # how much each fact speaks for a move
    odds: Annotated[list[list[float]], Packed("f8", (MAX_PLAYERS, CLOUD + 1))]  # of each card that is secret
    guess: ByCard  # … and of one seat in an imagined round
    options: Annotated[list[int], Packed("i2", (MOST_OPTIONS,))]  # moves that an imagined player tries out …
    hopes: Annotated[list[float], Packed("f8", (MOST_OPTIONS,))]  # … what comes of each …
    dealt_odds: Annotated[list[list[float]], Packed("f8", (MAX_PLAYERS, CLOUD + 1))]  # … and the cards that it expects
    # what is asked of every seat before its outlook (outlook.py)
    needs: Annotated[list[int], Packed("i8", (MAX_PLAYERS,))]  # gems missing to the nearest goal …
    needs_loaded: Annotated[list[int], Packed("i8", (MAX_PLAYERS,))]  # … once all that is loaded has come home
    use: Annotated[list[list[int]], Packed("i8", (MAX_PLAYERS, GEMS))]  # what landing each gem would do
    risk: BySpace  # chance that the falls take what does not move
    # what a seat remembers of its rivals (rivals.py), by seat and rival
    guessed_round: Annotated[list[int], Packed("i8", (MAX_PLAYERS,))]  # when it last guessed; 0: never
    guessed_hand: Annotated[list[list[int]], Packed("i8", (MAX_PLAYERS, MAX_PLAYERS))]  # what the rival had then …
    guessed: Annotated[list[list[list[list[float]]]], Packed("f8", (MAX_PLAYERS, MAX_PLAYERS, GUESSES, CLOUD + 1))]
    trust: Annotated[list[list[list[float]]], Packed("f8", (MAX_PLAYERS, MAX_PLAYERS, GUESSES))]  # … in each guess


class Table:
    """Who sits where in a compiled game, and when it stops."""

    seating: Annotated[list[int], Packed("i8", (MAX_PLAYERS,))]  # the number of each seat's mind
    stop_seat: Whole  # play until this seat decides; NOBODY for none
    stop_round: Whole  # … or until this round is over; 0 for none
    game: Whole  # the number under which the game is recorded
    teachers: Whole  # the first so many minds are those whose moves are recorded
    recorded: Whole  # how many positions have been recorded


class Recorded:
    """A recorded position as everybody sees it: what it is, of which game, and what was chosen then."""

    position: State
    kind: Annotated[int, Packed("i1")]
    game: Whole
    cards: Annotated[list[int], Packed("i1", (MAX_PLAYERS,))]
    move: Annotated[int, Packed("i2")]  # that was chosen, in positions before a move
