"""Why a command was not obeyed, as its sender is told."""

from __future__ import annotations

from niagara.game import IllegalMove
from niagara.protocol.client import Play
from niagara.protocol.server import Refused
from niagara.rules.actions import ACTIONS, Move
from niagara.server.ledger import Ledger


def stale(command: str) -> Refused:
    """The command was made for a position that is over."""
    return Refused(command, "resync", "The game has moved on; this was meant for an earlier position.")


def illegal(command: str, error: IllegalMove) -> Refused:
    """The rule that stands in the way."""
    reason = error.reason
    return Refused(command, reason.code, reason.text, reason.rule, reason.params)


def misfit(ledger: Ledger, moves: tuple[int, ...], guard: Play) -> Refused | None:
    """Why a command was not made for this moment: cards go by the round, since all choose at once (R4.4)."""
    if not any(number < ACTIONS and Move(number).kind == "card" for number in moves):
        return None if guard.seq == ledger.seq else stale(guard.id)
    if len(moves) > 1:
        return Refused(guard.id, "malformed", "moves: a card is chosen alone.")
    return None if guard.round == ledger.game.state.round else stale(guard.id)
