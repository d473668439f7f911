"""A bot is shown what its seat may see, and nothing else."""

from __future__ import annotations

from niagara.bots import View
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.server.bots import BotPlayer, BotPool


class Spy:
    """Keeps what it is shown."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        shown = {name: getattr(view.state, name) for name in type(view.state).__annotations__}
        self.seen.append(repr((view.seat, shown, moves)))
        return moves[0]


async def test_a_bot_cannot_tell_which_card_somebody_else_has_chosen() -> None:
    pool = BotPool(threads=1, budget=0.01)
    seen = []
    for card in Game.new(3, seed=1).legal_moves(1):
        game = Game.new(3, seed=1)
        game.play(1, card)
        player, spy = BotPlayer("drifter"), Spy()
        player._bot = spy
        await pool.choose(player, game, 0)
        seen += spy.seen
    pool.close()
    assert len(seen) == 7
    assert len(set(seen)) == 1
