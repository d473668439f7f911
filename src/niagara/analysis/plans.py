"""What a seat could do: every way to end its turn or its buying, each told once however it may be ordered."""

from __future__ import annotations

from dataclasses import dataclass

from niagara.rules.actions import Move
from niagara.rules.apply import apply
from niagara.rules.board import CLOUD, HIDDEN, NO_CARD, card_bit
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.state import CHOOSE, State
from niagara.rules.view import view

MOST_MOVES = 3  # of one decision: two canoes, or two canoes bought and no more
Rows = tuple[tuple[int, ...], ...]
Outcome = tuple[tuple[tuple[tuple[int, int], ...], ...], int, int, Rows, Rows]  # canoes, phase, weather, sites, landed


@dataclass(frozen=True, slots=True)
class Plan:
    """One card, or all moves of a turn or of a buying; `ways` are all orders that come to the same."""

    moves: tuple[int, ...]
    ways: frozenset[tuple[int, ...]]

    @property
    def text(self) -> str:
        """The moves in notation, such as `a >J, b >3 +P`."""
        return plan_text(self.moves)


def plan_text(moves: tuple[int, ...]) -> str:
    """Moves in notation, one after the other."""
    return ", ".join(str(Move(number)) for number in moves)


def seen_by(state: State, seat: int) -> State:
    """What a seat knows when it decides; while cards are chosen, as if none were down yet (R4.4)."""
    known = view(state, seat)
    if known.phase == CHOOSE:
        for other in range(known.players):
            if known.card[other] not in (NO_CARD, HIDDEN):
                known.hand[other] |= card_bit(known.card[other])
            known.card[other] = NO_CARD
    return known


def list_plans(known: State, seat: int) -> list[Plan]:
    """Every plan of a seat in what it knows, in the order of the rules."""
    if known.phase == CHOOSE:
        cards = [0] * MOST_LEGAL
        count = legal(known, seat, cards)
        return [Plan((number,), frozenset({(number,)})) for number in cards[:count]]
    ways: dict[Outcome, list[tuple[int, ...]]] = {}
    _walk(_open(known), seat, (), known.phase, known.round, ways)
    return [Plan(orders[0], frozenset(orders)) for orders in ways.values()]


def _open(known: State) -> State:
    """A copy in which secret cards are clouds, so that the rules can go on to the next seat; no plan shows it."""
    state = known.copy()
    for other in range(state.players):
        if state.card[other] == HIDDEN:
            state.card[other] = CLOUD
            state.hand[other] &= ~card_bit(CLOUD)
    return state


def _walk(
    state: State, seat: int, made: tuple[int, ...], phase: int, number: int, ways: dict[Outcome, list[tuple[int, ...]]]
) -> None:
    """Go through all moves until the seat's decision is over, and note where they lead."""
    if made and (decider(state) != seat or state.phase != phase or state.round != number):
        ways.setdefault(_outcome(state), []).append(made)
        return
    moves = [0] * MOST_LEGAL
    for move in moves[: legal(state, seat, moves)]:
        after = state.copy()
        apply(after, seat, move)
        _walk(after, seat, (*made, move), phase, number, ways)


def _outcome(state: State) -> Outcome:
    """What a state is, whichever of a seat's two canoes is which."""
    canoes = tuple(tuple(sorted(zip(state.at[seat], state.cargo[seat], strict=True))) for seat in range(state.players))
    return (
        canoes,
        state.phase,
        state.weather,
        tuple(map(tuple, state.sites)),
        tuple(map(tuple, state.landed)),
    )
