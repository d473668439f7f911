"""What a seat has to decide: its legal moves spelled out and, while cards are chosen, what each card can reach."""

from __future__ import annotations

from niagara.game import Game
from niagara.hints.moves import plain, spell_out
from niagara.hints.position import Held
from niagara.hints.reach import reach_of
from niagara.protocol.server import Decision
from niagara.rules.state import CHOOSE


def decisions_for(game: Game, held: Held) -> tuple[Decision, ...]:
    """What the seats of an observer have to decide now, or, with a card down, may still change."""
    return tuple(decision for seat in sorted(held) if (decision := decision_of(game, seat)) is not None)


def decision_of(game: Game, seat: int, before: Decision | None = None) -> Decision | None:
    """What one seat has to decide, with everything it needs to choose well.

    `before` is the same seat's earlier choice of a card in this round: its hints hold until the cards are open.
    """
    moves = game.legal_moves(seat)
    if not moves:
        return None
    if before is not None:
        return Decision(seat, tuple(plain(move.number) for move in moves), before.reach)
    if game.state.phase != CHOOSE:  # where canoes are and what they carry, everybody sees
        return Decision(seat, spell_out(game.state, seat, moves))
    return Decision(seat, spell_out(game.state, seat, moves), reach_of(game.observe(seat), seat))
