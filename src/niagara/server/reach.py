"""For each card of a hand: where one's canoes could end, how fast the river may run then, and what is at risk."""

from __future__ import annotations

from functools import lru_cache

from niagara.protocol.server import Reach
from niagara.rules.actions import DISC, RIVER_FLOWS, STAY, Move, canoe_id
from niagara.rules.apply import apply, begin_turn
from niagara.rules.board import (
    ARM_NAMES,
    CANOES,
    CARD_NAMES,
    CLOUD,
    FULL_HAND,
    GEMS,
    JETTY,
    LOST,
    MAX_PLAYERS,
    NO_CARD,
    NO_GEM,
    RIVER,
    SPACE_NAMES,
    card_bit,
)
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.river import river_speed
from niagara.rules.setup import set_up
from niagara.rules.state import FLOW, FORK_CHANCE, TIE_SHARED, TURNS, State

Numbers = tuple[int, ...]


def reach_of(view: State, seat: int) -> tuple[Reach, ...]:
    """The hints for every card that a seat may choose, the one that is down included."""
    own = set(cards_in(view.hand[seat]))
    if view.card[seat] != NO_CARD:
        own.add(view.card[seat])
    others = tuple(sorted(extremes(view.hand[other]) for other in range(view.players) if other != seat))
    stocked = bytes(count > 0 for gems in view.sites for count in gems)
    canoes = [
        (canoe_id(seat, canoe), view.at[seat][canoe], view.cargo[seat][canoe])
        for canoe in range(CANOES)
        if view.at[seat][canoe] != LOST
    ]
    hints = []
    for card in sorted(own):
        slowest, fastest = speeds(view.weather, card, others)
        risky = risky_spaces(view.fork, view.next_arm, fastest)
        ends = {canoe: ends for canoe, at, cargo in canoes if (ends := ends_of(card, at, cargo, stocked))}
        hints.append(Reach(CARD_NAMES[card], ends, slowest, fastest, risky))
    return tuple(hints)


def cards_in(hand: int) -> Numbers:
    """The cards of a hand."""
    return tuple(card for card in range(1, CLOUD + 1) if hand & card_bit(card))


@lru_cache(maxsize=65536)
def ends_of(card: int, start: int, cargo: int, stocked: bytes) -> tuple[str, ...]:
    """Where a canoe could end with a card: asked of a river that has no other canoe, since none is ever in the way."""
    state = State()
    set_up(state, 2, 0, TIE_SHARED, 1, 0)
    state.phase, state.card[0] = TURNS, card
    state.at[0], state.cargo[0] = [start, LOST], [cargo, NO_GEM]
    state.sites = [list(stocked[site * GEMS : (site + 1) * GEMS]) for site in range(GEMS)]
    begin_turn(state, 0)
    out = [0] * MOST_LEGAL
    moves = [Move(number) for number in out[: legal(state, 0, out)]]
    ends = {start if move.end == STAY else move.end for move in moves if move.kind == "canoe"}
    return tuple(SPACE_NAMES[end] for end in sorted(ends))


@lru_cache(maxsize=65536)
def speeds(weather: int, card: int, others: tuple[Numbers, ...]) -> tuple[int, int]:
    """The slowest and fastest flow that the rules allow when one seat plays `card` and the others one of theirs.

    Of a hand only the lowest number, the highest and the cloud can make an extreme: `others` are those.
    """
    found = [speed for cards in _tables((card,), others) for speed in _speeds_of(weather, cards)]
    return min(found), max(found)


def _tables(cards: Numbers, others: tuple[Numbers, ...]) -> set[Numbers]:
    """What may lie on the table, each as its lowest number and its clouds: nothing else makes the river flow (R7.1)."""
    tables = {cards}
    for hand in others:
        tables = {_told_by((*cards, card)) for cards in tables for card in hand}
    return tables


@lru_cache(maxsize=4096)
def _told_by(cards: Numbers) -> Numbers:
    numbers = [card for card in cards if card != CLOUD]
    return (*sorted(numbers)[:1], *(card for card in cards if card == CLOUD))


@lru_cache(maxsize=4096)
def _speeds_of(weather: int, cards: Numbers) -> Numbers:
    """How fast the river may run after these cards, whichever way their clouds moved the weather."""
    table = State()
    set_up(table, MAX_PLAYERS, 0, TIE_SHARED, 1, 0)
    table.players = len(cards)
    table.revealed = [1] * MAX_PLAYERS
    table.card[: len(cards)] = cards
    found = []
    for table.weather in weathers(weather, cards.count(CLOUD)):
        found.append(river_speed(table))
    return tuple(found)


@lru_cache(maxsize=FULL_HAND + 1)
def extremes(hand: int) -> Numbers:
    """The lowest number of a hand, the highest, and the cloud: one of these makes the slowest or the fastest flow."""
    cards = cards_in(hand)
    numbers = [card for card in cards if card != CLOUD]
    return tuple(sorted({*numbers[:1], *numbers[-1:], *(card for card in cards if card == CLOUD)}))


@lru_cache
def weathers(weather: int, clouds: int) -> frozenset[int]:
    """Where the weather marker may stand after some clouds, each of which must move it (R5.2)."""
    reached = frozenset([weather])
    out = [0] * MOST_LEGAL
    for _ in range(clouds):
        after = set()
        for now in reached:
            table = State()
            set_up(table, 2, 0, TIE_SHARED, 1, 0)
            table.phase, table.weather, table.card[0] = TURNS, now, CLOUD
            for number in out[: legal(table, 0, out)]:
                moved = table.copy()
                apply(moved, 0, number)
                after.add(moved.weather)
        reached = frozenset(after)
    return reached


@lru_cache
def risky_spaces(fork: int, next_arm: int, speed: int) -> tuple[str, ...]:
    """The spaces from which a flow of this speed may carry a canoe over the falls."""
    if fork != FORK_CHANCE:
        flows: list[Numbers] = [(RIVER_FLOWS,)]
    else:  # a canoe is carried furthest when its own arm takes every disc
        flows = [(DISC + arm,) * speed for arm in range(len(ARM_NAMES))]
    lost = {space for flow in flows for space in _lost_from(fork, next_arm, speed, flow)}
    return tuple(SPACE_NAMES[space] for space in sorted(lost))


def _lost_from(fork: int, next_arm: int, speed: int, flow: tuple[int, ...]) -> set[int]:
    """Put a canoe on every space, let the river flow, and see which are lost."""
    table = State()
    set_up(table, MAX_PLAYERS, fork, TIE_SHARED, 1, 0)
    spaces = range(JETTY, LOST)
    for space in spaces:
        table.at[space // CANOES][space % CANOES] = space
    for seat in range(MAX_PLAYERS):
        table.landed[seat][0] = 1  # who owns a gem is not given a lost canoe back free (R4.2)
    table.phase, table.next_arm, table.discs = FLOW, next_arm, speed
    for number in flow:
        apply(table, RIVER, number)
    return {space for space in spaces if table.at[space // CANOES][space % CANOES] == LOST}
