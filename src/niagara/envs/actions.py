"""The environments' action numbers: the engine's own table without what no seat can ever do, seen from the seat itself.

The engine numbers 1057 actions and names the victim of a theft by its seat. Here the river's moves and all moves that
no position allows are left out, and victims are counted from the one who acts: the next seat is 1, the one after it 2.
Which moves are possible is asked of the rules, once, below. NOOP is for `parallel` environments, where a seat that has
nothing to decide must still say something. Trained agents keep these numbers: VERSION is that of the engine's table,
and what a later version adds comes after all others, NOOP too.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.rules.actions import ACTIONS as ENGINE_ACTIONS
from niagara.rules.actions import DRAW_SEAT, SIZES, STEAL, TEXTS, UNLOAD_STEAL, VERSION, Move
from niagara.rules.board import CANOES, CLOUD, GEMS, JETTY, LOST, MAX_PLAYERS, MIN_PLAYERS, NO_GEM
from niagara.rules.legal import MOST_LEGAL, list_canoe
from niagara.rules.state import State

Table = npt.NDArray[np.int16]

UNKNOWN: Final = -1


def _possible_canoe_moves() -> set[int]:
    """Every move of a canoe of seat 0 that `list_canoe` allows somewhere, with all gems at all sites."""
    state = State()
    state.players = MAX_PLAYERS
    state.stealing = 1
    state.sites = [[1] * GEMS for _ in range(GEMS)]
    out = [0] * MOST_LEGAL
    found: set[int] = set()
    for canoe in range(CANOES):
        for start in range(JETTY, LOST):
            for points in range(1, CLOUD):
                for cargo in (NO_GEM, 0, 1):  # swaps exclude the gem's own colour, so two colours show them all
                    state.at[0][canoe], state.card[0], state.cargo[0][canoe] = start, points, cargo
                    for victims in range(JETTY + 1, LOST):
                        for seat in range(1, MAX_PLAYERS):
                            state.at[seat] = [victims] * CANOES
                            state.cargo[seat] = [0] * CANOES
                        found.update(out[: list_canoe(state, 0, canoe, out, 0)])
    return found


def _theft_slot(number: int) -> int:
    """Where in the block of ten victims an engine action falls, or UNKNOWN if it is no theft."""
    deed = Move(number).deed
    return UNKNOWN if deed < STEAL else (deed - STEAL) % (UNLOAD_STEAL - STEAL)


def _turned(number: int, players: int, by: int) -> int:
    """An engine action with its victim's seat moved round the table; UNKNOWN if that seat is not there."""
    slot = _theft_slot(number)
    if slot == UNKNOWN:
        return number
    seat, canoe = divmod(slot, CANOES)
    if seat >= players:
        return UNKNOWN
    return number - slot + (seat + by) % players * CANOES + canoe


_SEAT_MOVES: Final = (*range(DRAW_SEAT), *sorted(_possible_canoe_moves()))
NOOP: Final = sum(number < SIZES[1] for number in _SEAT_MOVES)
FROM_SELF: Final = (*_SEAT_MOVES[:NOOP], UNKNOWN, *_SEAT_MOVES[NOOP:])  # engine numbers, as seat 0 would do them
ACTIONS: Final = len(FROM_SELF)


def _tables() -> tuple[Table, Table]:
    """By players, seat and number: the engine's number of an environment's action, and the other way round."""
    to_engine = np.full((MAX_PLAYERS + 1, MAX_PLAYERS, ACTIONS), UNKNOWN, np.int16)
    from_engine = np.full((MAX_PLAYERS + 1, MAX_PLAYERS, ENGINE_ACTIONS), UNKNOWN, np.int16)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        for seat in range(players):
            for action, number in enumerate(FROM_SELF):
                engine = UNKNOWN if action == NOOP else _turned(number, players, seat)
                to_engine[players, seat, action] = engine
                if engine != UNKNOWN:
                    from_engine[players, seat, engine] = action
    return to_engine, from_engine


TO_ENGINE, FROM_ENGINE = _tables()


def describe_action(action: int) -> str:
    """An action in the game's notation, victims counted from the one who acts (`x1a`: canoe a of the next seat)."""
    return "noop" if action == NOOP else TEXTS[FROM_SELF[action]]


__all__ = ["ACTIONS", "FROM_ENGINE", "FROM_SELF", "NOOP", "TO_ENGINE", "UNKNOWN", "VERSION", "Table", "describe_action"]
