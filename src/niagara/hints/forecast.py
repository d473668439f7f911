"""What the river may do at the end of this round, as one seat can tell: how fast it runs, and where it carries a canoe.

Others may play any card that they may still hold, all alike, and move the weather with a cloud either way, alike too.
Only the seat's own view is asked, so no forecast hangs on a card that it may not know.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

from niagara.hints.reach import cards_in
from niagara.protocol.server import Forecast
from niagara.rules.actions import DISC, RIVER_FLOWS
from niagara.rules.apply import apply
from niagara.rules.board import (
    ARM_NAMES,
    CANOES,
    CARD_NAMES,
    CLOUD,
    JETTY,
    LOST,
    MAX_PLAYERS,
    NO_CARD,
    RIVER,
    SPACE_NAMES,
)
from niagara.rules.ending import anyone_at_goal
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.options import FORK_CHANCE, OPTIONS
from niagara.rules.river import lowest_number, river_speed
from niagara.rules.setup import new_state
from niagara.rules.state import CHOOSE, FLOW, TURNS, State

Chances = dict[int, float]
Tables = dict[tuple[int, int], float]  # the lowest number so far (0: none) and the weather, with the chance of both

FINEST = 4  # decimals: far finer than anybody plans
STILL: Chances = {0: 1.0}


def forecasts(view: State, seat: int) -> tuple[Forecast, ...]:
    """The forecast for each card that a seat may choose, or for its turn; with a cloud, for each way of the weather."""
    if view.phase == CHOOSE:
        cards = {*cards_in(view.hand[seat]), view.card[seat]} - {NO_CARD}
        return tuple(_forecast(view, card, 0, tables) for card, tables in _by_card(view, seat, cards))
    if view.phase != TURNS or view.seat != seat:
        return ()
    card = view.card[seat]
    ways = sorted(weathers(view.weather)) if card == CLOUD else [view.weather]
    return tuple(_forecast(view, card, now - view.weather, _after_others(view, seat, now)) for now in ways)


def _by_card(view: State, seat: int, cards: set[int]) -> list[tuple[int, Tables]]:
    """What may lie on the table for each card of a seat; of numbers only the lowest counts, whoever plays it when."""
    others = _after_others(view, seat, view.weather)
    return [
        (card, _after_others(view, seat, view.weather, (CLOUD,)) if card == CLOUD else _after_card(others, card))
        for card in sorted(cards)
    ]


def _after_others(view: State, seat: int, weather: int, own: tuple[int, ...] = ()) -> Tables:
    """What may lie on the table once all who have not shown a card have, and the seat one of its `own` in its turn."""
    tables: Tables = {(lowest_number(view), weather): 1.0}
    for order in range(view.players):
        other = (view.first + order) % view.players
        if other == seat:
            tables = _after_any(tables, own) if own else tables
        elif not view.revealed[other]:
            tables = _after_any(tables, cards_in(view.hand[other]))
    return tables


def _after_any(tables: Tables, cards: tuple[int, ...]) -> Tables:
    """What may lie on the table after one more seat, whose cards are all alike."""
    after: defaultdict[tuple[int, int], float] = defaultdict(float)
    for card in cards:
        for table, chance in _after_card(tables, card).items():
            after[table] += chance / len(cards)
    return after


def _after_card(tables: Tables, card: int) -> Tables:
    after: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (lowest, weather), chance in tables.items():
        if card == CLOUD:
            ways = weathers(weather)
            for moved in ways:
                after[lowest, moved] += chance / len(ways)
        else:
            after[_lower(lowest, card), weather] += chance
    return after


def _forecast(view: State, card: int, weather: int, tables: Tables) -> Forecast:
    speeds = STILL if anyone_at_goal(view) else _speeds(view, tables)
    spaces = {
        SPACE_NAMES[space]: _named(_ends(view.fork, view.next_arm, space, speeds)) for space in range(JETTY + 1, LOST)
    }
    rounded = {speed: round(speeds[speed], FINEST) for speed in sorted(speeds)}
    return Forecast(CARD_NAMES[card], weather, rounded, spaces)


def _speeds(view: State, tables: Tables) -> Chances:
    """How fast the river may run (R7.1), each speed with its chance."""
    found: defaultdict[int, float] = defaultdict(float)
    options = tuple(getattr(view, name) for name in OPTIONS)
    for (lowest, weather), chance in tables.items():
        found[_speed(lowest, weather, view.round, options)] += chance
    return found


@lru_cache(1024)
def _speed(lowest: int, weather: int, now: int, options: tuple[int, ...]) -> int:
    """How fast the river runs; an option may change that, in some rounds."""
    table = _table(lowest, CLOUD, weather)
    table.round = now
    for name, value in zip(OPTIONS, options, strict=True):
        setattr(table, name, value)
    return river_speed(table)


@lru_cache
def _lower(lowest: int, card: int) -> int:
    return lowest_number(_table(lowest, card, 0))


def _table(lowest: int, card: int, weather: int) -> State:
    """Two cards laid open and a weather; no number (0) is a cloud."""
    table = State()
    table.players, table.weather = 2, weather
    table.card[:2] = [lowest or CLOUD, card]
    table.revealed[:2] = [1, 1]
    return table


def _ends(fork: int, next_arm: int, space: int, speeds: Chances) -> Chances:
    """Where a canoe on a space may be after the flow, each with its chance."""
    found: defaultdict[int, float] = defaultdict(float)
    for speed, chance in speeds.items():
        for end, share in _carried(fork, next_arm, speed)[space].items():
            found[end] += chance * share
    return found


@lru_cache
def _carried(fork: int, next_arm: int, speed: int) -> dict[int, Chances]:
    """Where so many discs carry a canoe, by its space; a fork left to chance takes either arm alike (R9.1)."""
    if fork != FORK_CHANCE:
        return {space: {end: 1.0} for space, end in flow_from(fork, next_arm, speed, (RIVER_FLOWS,)).items()}
    steps = [flow_from(fork, next_arm, 1, (DISC + arm,)) for arm in range(len(ARM_NAMES))]
    carried: dict[int, Chances] = {space: {space: 1.0} for space in range(JETTY, LOST)}
    for _disc in range(speed):
        carried = {space: _one_disc(ends, steps) for space, ends in carried.items()}
    return carried


def _one_disc(ends: Chances, steps: list[dict[int, int]]) -> Chances:
    after: defaultdict[int, float] = defaultdict(float)
    for end, chance in ends.items():
        for step in steps:
            after[step.get(end, LOST)] += chance / len(steps)  # what is lost stays lost
    return after


def _named(chances: Chances) -> dict[str, float]:
    return {SPACE_NAMES[end]: round(chances[end], FINEST) for end in sorted(chances)}


@lru_cache
def weathers(weather: int) -> frozenset[int]:
    """Where the weather marker may stand after a cloud, which must move it (R5.2)."""
    table = new_state(2)
    table.phase, table.weather, table.card[0] = TURNS, weather, CLOUD
    out = [0] * MOST_LEGAL
    after = set()
    for number in out[: legal(table, 0, out)]:
        moved = table.copy()
        apply(moved, 0, number)
        after.add(moved.weather)
    return frozenset(after)


def flow_from(fork: int, next_arm: int, speed: int, flow: tuple[int, ...]) -> dict[int, int]:
    """Put a canoe on every space, let the river flow, and see where each ends."""
    table = new_state(MAX_PLAYERS)
    table.fork = fork
    spaces = range(JETTY, LOST)
    for space in spaces:
        table.at[space // CANOES][space % CANOES] = space
    for seat in range(MAX_PLAYERS):
        table.landed[seat][0] = 1  # who owns a gem is not given a lost canoe back free (R4.2)
    table.phase, table.next_arm, table.discs = FLOW, next_arm, speed
    for number in flow:
        apply(table, RIVER, number)
    return {space: table.at[space // CANOES][space % CANOES] for space in spaces}
