"""What a seat observes, as small integers: itself first, then the others in turn round the table, then the table.

The table of `PLAYER` and `TABLE` parts below is the only place that says where anything stands; the encoder is given a
view of the rules (`fill_view`), so what a seat may not know never reaches it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.fast import compiled
from niagara.rules.board import CANOES, GEM_NAMES, GEMS, GOAL_ALIKE, MAX_PLAYERS, MIN_PLAYERS, MIN_WEATHER, SPACE_NAMES
from niagara.rules.ending import gems_landed
from niagara.rules.options import FORK_CHANCE, TIE_GEM_VALUE
from niagara.rules.packed import Records
from niagara.rules.river import lowest_number
from niagara.rules.state import BUY_BACK, CHOOSE, OVER, TURNS, State
from niagara.rules.view import fill_view

Observations = npt.NDArray[np.int8]

SPACES: Final = len(SPACE_NAMES)
CARDS: Final = 7
MOST: Final = 127  # counts of rounds stop here


@dataclass(frozen=True, slots=True)
class Part:
    """Some neighbouring numbers of an observation: their name, how many, the largest value, and what they say."""

    name: str
    size: int
    high: int
    meaning: str


PLAYER: Final = (
    Part("present", 1, 1, "this seat is at the table"),
    Part("canoe a at", SPACES, 1, "one of " + " ".join(SPACE_NAMES)),
    Part("canoe a cargo", GEMS, 1, "one of " + ", ".join(GEM_NAMES) + "; none set: empty"),
    Part("canoe b at", SPACES, 1, "as canoe a"),
    Part("canoe b cargo", GEMS, 1, "as canoe a"),
    Part("landed", GEMS * GOAL_ALIKE, 1, "for each colour: at least 1, 2, 3, 4 landed"),
    Part("landed in all", 1, 35, "number of gems landed"),
    Part("colours", 1, 5, "number of colours landed"),
    Part("most alike", 1, 7, "size of the largest set of one colour"),
    Part("hand", CARDS, 1, "1 … 6, cloud: cards that this seat may still hold, for all the observer knows"),
    Part("card", CARDS + 1, 1, "1 … 6, cloud, hidden: the card put down this round; none set: not yet"),
    Part("order", MAX_PLAYERS, 1, "acts first … fifth this round"),
)
TABLE: Final = (
    Part("sites", GEMS * GEMS, 35, "gems by site (amethyst … ruby), and at each site by colour"),
    Part("weather", 4, 1, "-1, 0, +1, +2"),
    Part("next arm", 2, 1, "left, right; none set: by chance (R9.1)"),
    Part("phase", 4, 1, "buy-back, card choice, turns, over"),
    Part("acts", MAX_PLAYERS, 1, "who buys or takes its turn, counted from the observer; none set: cards are chosen"),
    Part("must move", CANOES, 1, "canoes a, b of the one who acts that still must move (R5.3)"),
    Part("may move", CANOES, 1, "canoes that may move"),
    Part("may end", 1, 1, "the turn may end here"),
    Part("lowest", CARDS, 1, "no number yet, 1 … 6: the lowest number laid open this round (R7.1)"),
    Part("seats", MAX_PLAYERS - MIN_PLAYERS + 1, 1, "two … five at the table"),
    Part("fork by chance", 1, 1, "option `fork` is `chance`"),
    Part("tie by value", 1, 1, "option `tie_break` is `gem_value`"),
    Part("stealing", 1, 1, "option `stealing` is on"),
    Part("round", 1, MOST, f"number of the round, at most {MOST}"),
    Part("rounds left", 1, MOST, f"rounds after this one before the limit, at most {MOST}, also without limit"),
)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a part stands: `start` up to, not with, `stop`; `player` counts from the observer, None is the table."""

    part: Part
    start: int
    stop: int
    player: int | None


def _layout() -> tuple[Place, ...]:
    places: list[Place] = []
    start = 0
    for player in (*range(MAX_PLAYERS), None):
        for part in TABLE if player is None else PLAYER:
            places.append(Place(part, start, start + part.size, player))
            start += part.size
    return tuple(places)


LAYOUT: Final = _layout()
SIZE: Final = LAYOUT[-1].stop
HIGH: Final[Observations] = np.concatenate([np.full(place.part.size, place.part.high, np.int8) for place in LAYOUT])


def _start_of(name: str) -> int:
    """Where a part first stands."""
    return next(place.start for place in LAYOUT if place.part.name == name)


_PER_PLAYER = sum(part.size for part in PLAYER)
_PER_CANOE = SPACES + GEMS
_AT, _CARGO = _start_of("canoe a at"), _start_of("canoe a cargo")
_LANDED, _TOTAL, _COLOURS, _ALIKE = map(_start_of, ("landed", "landed in all", "colours", "most alike"))
_HAND, _CARD, _ORDER = map(_start_of, ("hand", "card", "order"))
_SITES, _WEATHER, _ARM, _PHASE, _ACTS = map(_start_of, ("sites", "weather", "next arm", "phase", "acts"))
_MUST, _MAY, _END, _LOWEST, _SEATS = map(_start_of, ("must move", "may move", "may end", "lowest", "seats"))
_FORK, _TIE, _STEALING = map(_start_of, ("fork by chance", "tie by value", "stealing"))
_ROUND, _LEFT = map(_start_of, ("round", "rounds left"))


@compiled
def write_player(view: State, seat: int, out: Observations, base: int) -> None:
    """Write what a view shows of one seat, from `base` on."""
    out[base] = 1
    for canoe in range(CANOES):
        out[base + _AT + canoe * _PER_CANOE + view.at[seat][canoe]] = 1
        cargo = view.cargo[seat][canoe]
        if cargo >= 0:
            out[base + _CARGO + canoe * _PER_CANOE + cargo] = 1
    colours = 0
    alike = 0
    for gem in range(GEMS):
        landed = view.landed[seat][gem]
        if landed > 0:
            colours += 1
            alike = max(alike, landed)
            for count in range(min(landed, GOAL_ALIKE)):
                out[base + _LANDED + gem * GOAL_ALIKE + count] = 1
    out[base + _TOTAL] = gems_landed(view, seat)
    out[base + _COLOURS] = colours
    out[base + _ALIKE] = alike
    for card in range(CARDS):
        out[base + _HAND + card] = (view.hand[seat] >> card) & 1
    if view.card[seat] > 0:
        out[base + _CARD + view.card[seat] - 1] = 1
    out[base + _ORDER + (seat - view.first) % view.players] = 1


@compiled
def write_table(view: State, observer: int, out: Observations) -> None:
    """Write what a view shows of the table."""
    for site in range(GEMS):
        for gem in range(GEMS):
            out[_SITES + site * GEMS + gem] = view.sites[site][gem]
    out[_WEATHER + view.weather - MIN_WEATHER] = 1
    if view.next_arm >= 0:
        out[_ARM + view.next_arm] = 1
    if view.phase == OVER:
        out[_PHASE + 3] = 1
    elif BUY_BACK <= view.phase <= TURNS:
        out[_PHASE + view.phase - BUY_BACK] = 1
        if view.phase != CHOOSE:
            out[_ACTS + (view.seat - observer) % view.players] = 1
    for canoe in range(CANOES):
        out[_MUST + canoe] = (view.must >> canoe) & 1
        out[_MAY + canoe] = (view.may >> canoe) & 1
    out[_END] = view.done
    out[_LOWEST + lowest_number(view)] = 1
    out[_SEATS + view.players - MIN_PLAYERS] = 1
    out[_FORK] = view.fork == FORK_CHANCE
    out[_TIE] = view.tie_break == TIE_GEM_VALUE
    out[_STEALING] = view.stealing
    out[_ROUND] = min(view.round, MOST)
    out[_LEFT] = MOST
    if view.max_rounds > 0:
        out[_LEFT] = min(view.max_rounds - view.round, MOST)


@compiled
def write_observation(records: Records, index: int, observer: int, views: Records, out: Observations) -> None:
    """Write what `observer` sees of a game; `views` is working space for one view."""
    view = views[0]
    fill_view(records[index], observer, view)
    out[:] = 0
    for turn in range(view.players):
        write_player(view, (observer + turn) % view.players, out, turn * _PER_PLAYER)
    write_table(view, observer, out)
