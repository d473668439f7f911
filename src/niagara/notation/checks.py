"""Whether a position that was read could stand on a table: gems complete, phase and turn in agreement."""

from __future__ import annotations

from niagara.rules.board import (
    CANOES,
    CLOUD,
    GEM_LETTERS,
    GEM_NAMES,
    GEMS,
    GEMS_PER_COLOUR,
    HIDDEN,
    JETTY,
    LOST,
    NO_CARD,
    card_bit,
)
from niagara.rules.ending import anyone_at_goal, gems_landed
from niagara.rules.state import BUY_BACK, CHOOSE, OVER, TURNS, State


class BadPosition(ValueError):
    """A position that cannot be: `field` says where, `problem` what is wrong."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


def check(state: State) -> None:
    """Raise BadPosition if the parts of a position do not fit together."""
    _check_gems(state)
    if 0 < state.max_rounds < state.round:
        raise BadPosition("round", f"is {state.round}, but the game ends after round {state.max_rounds} (R9.5)")
    for seat in range(state.players):
        _check_seat(state, seat)
    if state.phase == BUY_BACK:
        _check_buyer(state)
    elif state.phase == CHOOSE:
        if NO_CARD not in state.card[: state.players]:
            raise BadPosition("phase", "is choose, but every seat has a card down (R4.4)")
    elif state.phase == TURNS:
        _check_turn(state)
    elif state.phase == OVER and not anyone_at_goal(state) and state.round != state.max_rounds:
        raise BadPosition("phase", "is over, but nobody has reached a goal (R8.1)")


def _check_gems(state: State) -> None:
    counts = [
        sum(state.sites[site][gem] for site in range(GEMS))
        + sum(state.landed[seat][gem] + state.cargo[seat].count(gem) for seat in range(state.players))
        for gem in range(GEMS)
    ]
    for gem, count in enumerate(counts):
        if count != GEMS_PER_COLOUR:
            raise BadPosition(
                "gems",
                f"{sum(counts)} in all and {count} of {GEM_NAMES[gem]} ({GEM_LETTERS[gem]}) at sites, in canoes and "
                f"landed; there are {GEMS_PER_COLOUR} of each colour (R1.3)",
            )


def _check_seat(state: State, seat: int) -> None:
    """Cards fit the phase, and there is a canoe to play with."""
    where = f"seats[{seat}]"
    card = state.card[seat]
    order, now = (seat - state.first) % state.players, (state.seat - state.first) % state.players
    acted = order <= now
    revealed = state.phase == OVER or (state.phase == TURNS and acted)
    if state.phase == BUY_BACK and card != NO_CARD:
        raise BadPosition(f"{where}.card", "no card is down during the buy-back (R3.1)")
    if state.phase in (TURNS, OVER) and card == NO_CARD:
        raise BadPosition(f"{where}.card", "is empty, but all seats have chosen (R4.4)")
    if bool(state.revealed[seat]) != revealed:
        expected = "true" if revealed else "false"
        raise BadPosition(f"{where}.revealed", f"must be {expected} here: cards are revealed in turn order (R5.1)")
    if state.phase in (BUY_BACK, CHOOSE) and card == NO_CARD and state.hand[seat] == 0:
        raise BadPosition(f"{where}.hand", "is empty, but an empty hand is taken up again at once (R3.2)")
    if card == HIDDEN and revealed:
        raise BadPosition(f"{where}.card", "is secret, but this seat has laid its card open (R5.1)")
    if card == HIDDEN and state.hand[seat] == 0:
        raise BadPosition(f"{where}.hand", "is empty, but a card is down among the unknown ones")
    has_bought = state.phase == CHOOSE or (state.phase == BUY_BACK and order < now)
    if (has_bought or (state.phase == TURNS and not acted)) and state.at[seat] == [LOST, LOST]:
        raise BadPosition(f"{where}.canoes", "are both lost, but everyone has a canoe after the buy-back (R4.2, R4.3)")
    if 0 < card < HIDDEN and state.hand[seat] & card_bit(card):
        raise BadPosition(f"{where}.hand", "still has the card that is down (R1.1)")


def _check_buyer(state: State) -> None:
    where = f"seats[{state.seat}]"
    if LOST not in state.at[state.seat]:
        raise BadPosition("turn.seat", f"seat {state.seat} has lost no canoe to buy back (R4.1)")
    if gems_landed(state, state.seat) == 0:
        raise BadPosition(f"{where}.landed", "is empty: without a landed gem there is nothing to decide (R4.1, R4.2)")


def _check_turn(state: State) -> None:
    seat = state.seat
    if state.card[seat] == CLOUD:
        if state.must or state.may or state.done:
            raise BadPosition("turn", "with a cloud no canoe moves (R5.2)")
        return
    for canoe in range(CANOES):
        bit, space = 1 << canoe, state.at[seat][canoe]
        if state.must & bit and space in (JETTY, LOST):
            raise BadPosition("turn.must", f"canoe {canoe} is not on the river (R5.3)")
        if state.may & bit and space != JETTY:
            raise BadPosition("turn.may", f"canoe {canoe} is not at the jetty (R5.3)")
    if not state.must and not state.may:
        raise BadPosition("turn", "no canoe is left to move, so this turn is over (R5.3)")
    ashore, afloat = state.at[seat].count(JETTY), CANOES - state.at[seat].count(JETTY) - state.at[seat].count(LOST)
    optional = state.may.bit_count()
    if state.done and (state.must or optional != 1):
        raise BadPosition("turn.done", "a turn ends early only when one canoe has moved and the other may stay (R5.3)")
    if not state.must and not state.done:
        if afloat:
            raise BadPosition("turn.done", "must be true: the canoe on the river has moved, the other may stay (R5.3)")
        if optional != ashore:
            raise BadPosition("turn.may", "with none on the river, each canoe at the jetty may be launched (R5.3)")
