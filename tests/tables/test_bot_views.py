"""A bot is shown what its seat may see, and nothing else."""

from __future__ import annotations

from niagara.bots import View
from niagara.game import Game
from niagara.rules.actions import Move
from niagara.tables.interfaces import AtOnce, Turn
from niagara.tables.seats.bots import BotSeats


class Spy:
    """Keeps what it is shown."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    async def choose(self, view: View, moves: list[Move], turn: Turn) -> Move:  # noqa: ARG002
        shown = {name: getattr(view.state, name) for name in type(view.state).__annotations__}
        self.seen.append(repr((view.seat, shown, moves)))
        return moves[0]

    def take_seat(self, _level: str) -> Spy:
        return self


async def test_a_bot_cannot_tell_which_card_somebody_else_has_chosen() -> None:
    seen = []
    for card in Game.new(3, seed=1).legal_moves(1):
        game = Game.new(3, seed=1)
        game.play(1, card)
        spy = Spy()
        await BotSeats(spy, AtOnce(), "drifter").choose(game, 0, "drifter")
        seen += spy.seen
    assert len(seen) == 7
    assert len(set(seen)) == 1
