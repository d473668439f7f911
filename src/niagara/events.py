"""What happened: typed events, read off the state before a move, the move, and the state after it.

The rules emit nothing; `read_events` compares two states. Every event names its pieces, so that a client can
animate it, and folding all events over a position gives the next position.
Spaces, gems and cards are spelled as in positions: `J 1 2 3 4 5 6L 7L 6R 7R X`, `P C Y B R`, `1`-`6` and `C`.
A canoe's id is its seat and a letter: `2b` is the second canoe of seat 2.
"""

from __future__ import annotations

import msgspec

from niagara.rules.actions import (
    CANOE,
    DISC,
    LOAD_AFTER,
    RIVER_FLOWS,
    STAY,
    STEAL,
    UNLOAD_STEAL,
    Move,
    canoe_id,
)
from niagara.rules.board import (
    ARM_NAMES,
    CANOES,
    CARD_NAMES,
    FULL_HAND,
    GEM_LETTERS,
    JETTY,
    LOST,
    NO_GEM,
    SPACE_NAMES,
    depth_of,
    downriver,
    upriver,
)
from niagara.rules.ending import GOAL_NAMES, goal_of, has_won
from niagara.rules.river import lowest_number, push_disc, river_speed
from niagara.rules.state import BUY_BACK, CHOOSE, DRAW_ARM, DRAW_FIRST, FLOW, OVER, State


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str):
    """One happening."""


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A new round begins; `first` holds the lifesaver (R3.1)."""

    round: int
    first: int


class HandsRefilled(Event, frozen=True, tag="hands_refilled"):
    """Everyone takes all seven cards back (R3.2)."""


class CanoeBought(Event, frozen=True, tag="canoe_bought"):
    """A lost canoe is back at the jetty for one landed gem, which returns to its site (R4.1)."""

    canoe: str
    paid: str


class CanoeGiven(Event, frozen=True, tag="canoe_given"):
    """A seat with no canoe and no gem gets one canoe back free (R4.2)."""

    canoe: str


class CardChosen(Event, frozen=True, tag="card_chosen", omit_defaults=True):
    """A seat has put a card down, or changed it; which one stays secret (R4.4): only its owner is told `card`."""

    seat: int
    card: str = ""


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    """A seat's turn begins with its card laid open (R5.1)."""

    seat: int
    card: str


class WeatherMoved(Event, frozen=True, tag="weather_moved"):
    """A cloud moved the weather marker (R5.2)."""

    seat: int
    before: int
    after: int


class GemLoaded(Event, frozen=True, tag="gem_loaded"):
    """A gem from the site goes on board (R6.2)."""

    canoe: str
    gem: str
    at: str


class GemUnloaded(Event, frozen=True, tag="gem_unloaded"):
    """A gem is laid down at a site (R6.2)."""

    canoe: str
    gem: str
    at: str


class CanoePaddled(Event, frozen=True, tag="canoe_paddled"):
    """A canoe went along `path`, its start and its end included (R6.1)."""

    canoe: str
    path: tuple[str, ...]


class GemStolen(Event, frozen=True, tag="gem_stolen"):
    """A canoe took the gem of another seat's canoe on the same space (R6.8)."""

    canoe: str
    victim: str
    gem: str
    at: str


class GemLanded(Event, frozen=True, tag="gem_landed"):
    """A gem reached the jetty and is its seat's for good (R6.6)."""

    canoe: str
    gem: str


class CanoeLost(Event, frozen=True, tag="canoe_lost"):
    """A canoe went over the falls; its gem, if any, is back at its own site (R7.4)."""

    canoe: str
    gem: str


class RiverRose(Event, frozen=True, tag="river_rose"):
    """The river will flow `speed` discs: lowest number revealed (0 if only clouds) plus weather (R7.1)."""

    speed: int
    lowest: int
    weather: int


class Drift(msgspec.Struct, frozen=True):
    """One canoe carried one space by the river."""

    canoe: str
    start: str
    end: str


class DiscPushed(Event, frozen=True, tag="disc_pushed"):
    """One disc was pushed in: the trunk and one arm moved one down (R7.2)."""

    arm: str
    next_arm: str
    drifts: tuple[Drift, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over (R8); with no winner it is a draw at the round limit (R9.5)."""

    winners: tuple[int, ...]
    goals: tuple[str, ...]


AnyEvent = (
    RoundStarted
    | HandsRefilled
    | CanoeBought
    | CanoeGiven
    | CardChosen
    | CardRevealed
    | WeatherMoved
    | GemLoaded
    | GemUnloaded
    | CanoePaddled
    | GemStolen
    | GemLanded
    | CanoeLost
    | RiverRose
    | DiscPushed
    | GameEnded
)


def read_events(before: State, seat: int, action: int, after: State) -> list[AnyEvent]:
    """What a move made happen, in the order in which it is to be seen."""
    if action >= CANOE:
        events = _canoe_events(before, seat, Move(action))
    elif Move(action).kind == "river":
        events = _river_events(before, action)
    elif Move(action).kind == "card":
        events = [CardChosen(seat)]
    elif Move(action).kind == "weather":
        events = [WeatherMoved(seat, before.weather, after.weather)]
    elif Move(action).kind == "buy":
        bought = before.at[seat].index(LOST)
        events = [CanoeBought(canoe_id(seat, bought), GEM_LETTERS[Move(action).gem])]
    else:
        events = []
    return events + _what_follows(before, after, events)


def way(start: int, end: int, next_arm: int) -> tuple[str, ...]:
    """The spaces from start to end, both included; over the falls from the trunk it follows the next arm's disc."""
    if end == LOST or depth_of(end) > depth_of(start):
        arm = max(next_arm, 0) if end == LOST else int(end > depth_of(end))
        last = depth_of(LOST) if end == LOST else depth_of(end)
        return tuple(SPACE_NAMES[downriver(start, steps, arm)] for steps in range(last - depth_of(start) + 1))
    return tuple(SPACE_NAMES[upriver(start, steps)] for steps in range(depth_of(start) - depth_of(end) + 1))


def _canoe_events(before: State, seat: int, move: Move) -> list[AnyEvent]:
    """Loading, paddling and what the end of the way brings, as the move says it (R6)."""
    canoe = canoe_id(seat, move.canoe)
    start = before.at[seat][move.canoe]
    end = start if move.end == STAY else move.end
    cargo = before.cargo[seat][move.canoe]
    events: list[AnyEvent] = []

    def at_site(space: int) -> int:
        """Unload what is on board, then load what the move names."""
        if cargo != NO_GEM:
            events.append(GemUnloaded(canoe, GEM_LETTERS[cargo], SPACE_NAMES[space]))
        if move.gem != NO_GEM:
            events.append(GemLoaded(canoe, GEM_LETTERS[move.gem], SPACE_NAMES[space]))
        return move.gem

    if 0 < move.deed < LOAD_AFTER or move.deed >= UNLOAD_STEAL:
        cargo = at_site(start)
    if end != start:
        events.append(CanoePaddled(canoe, way(start, end, before.next_arm)))
    if end == LOST:
        events.append(CanoeLost(canoe, "" if cargo == NO_GEM else GEM_LETTERS[cargo]))
    elif end == JETTY and cargo != NO_GEM:
        events.append(GemLanded(canoe, GEM_LETTERS[cargo]))
    elif LOAD_AFTER <= move.deed < STEAL:
        at_site(end)
    elif move.victim is not None:
        victim, robbed = move.victim
        gem = GEM_LETTERS[before.cargo[victim][robbed]]
        events.append(GemStolen(canoe, canoe_id(victim, robbed), gem, SPACE_NAMES[end]))
    return events


def _river_events(before: State, action: int) -> list[AnyEvent]:
    """The flow, disc by disc (R7); the draws of the start are told by what follows them."""
    if before.phase != FLOW:
        return []
    events: list[AnyEvent] = []
    if before.discs == river_speed(before):
        events.append(RiverRose(before.discs, lowest_number(before), before.weather))
    state = before.copy()
    if action == RIVER_FLOWS:
        for disc in range(before.discs):
            arm = before.next_arm if disc % 2 == 0 else 1 - before.next_arm
            events += _disc_events(state, arm, ARM_NAMES[1 - arm])
    else:
        events += _disc_events(state, action - DISC, "")
    return events


def _disc_events(state: State, arm: int, next_arm: str) -> list[AnyEvent]:
    """Push one disc into `state` and tell who drifted and who was lost."""
    at = [canoes.copy() for canoes in state.at]
    cargo = [gems.copy() for gems in state.cargo]
    push_disc(state, arm)
    moved = [(s, c) for s in range(state.players) for c in range(CANOES) if state.at[s][c] != at[s][c]]
    drifts = tuple(Drift(canoe_id(s, c), SPACE_NAMES[at[s][c]], SPACE_NAMES[state.at[s][c]]) for s, c in moved)
    return [
        DiscPushed(ARM_NAMES[arm], next_arm, drifts),
        *(
            CanoeLost(canoe_id(s, c), "" if cargo[s][c] == NO_GEM else GEM_LETTERS[cargo[s][c]])
            for s, c in moved
            if state.at[s][c] == LOST
        ),
    ]


def _what_follows(before: State, after: State, events: list[AnyEvent]) -> list[AnyEvent]:
    """What the game did by itself after the move: a new round, free canoes, the next card, the end."""
    follows: list[AnyEvent] = []
    new_round = before.phase in (DRAW_FIRST, DRAW_ARM, FLOW) and after.phase in (BUY_BACK, CHOOSE)
    if new_round:
        follows.append(RoundStarted(after.round, after.first))
        if before.phase == FLOW and before.hand[after.first] == 0 and after.hand[after.first] == FULL_HAND:
            follows.append(HandsRefilled())
    if after.phase in (BUY_BACK, CHOOSE):
        lost = {event.canoe for event in events if isinstance(event, CanoeLost)}
        paid = {event.canoe for event in events if isinstance(event, CanoeBought)}
        for seat in range(after.players):
            for canoe in range(CANOES):
                name = canoe_id(seat, canoe)
                was_lost = before.at[seat][canoe] == LOST or name in lost
                if was_lost and after.at[seat][canoe] == JETTY and name not in paid:
                    follows.append(CanoeGiven(name))
    for seat in range(after.players):
        if after.revealed[seat] and not before.revealed[seat]:
            follows.append(CardRevealed(seat, CARD_NAMES[after.card[seat]]))
    if after.phase == OVER:
        winners = tuple(seat for seat in range(after.players) if has_won(after, seat))
        follows.append(GameEnded(winners, tuple(GOAL_NAMES[goal_of(after, seat)] for seat in winners)))
    return follows
