"""What would follow if a seat made some moves of its turn, and which rule keeps a canoe from a space then."""

from __future__ import annotations

from collections.abc import Sequence

from niagara.events import AnyEvent, CardRevealed
from niagara.game import Game
from niagara.hints.moves import spell_out
from niagara.hints.position import phase_of, turn_of
from niagara.protocol.server import Because, Previewed
from niagara.rules.board import SPACE_NAMES
from niagara.rules.why import why_not_there


def preview(game: Game, seat: int, moves: Sequence[int], command: str) -> Previewed:
    """What would follow if a seat played these moves, as far as it can know; IllegalMove if it may not."""
    ahead, events = _after(game, seat, moves)
    # What the next seat's card is, nobody knows before that seat's turn.
    known = tuple(event for event in events if not isinstance(event, CardRevealed))
    legal = spell_out(ahead.state, seat, ahead.legal_moves(seat))
    turn = turn_of(ahead.state) if legal else None
    return Previewed(command, tuple(moves), known, phase_of(ahead.state), turn, legal)


def why_not_end(game: Game, seat: int, canoe: int, space: str, moves: Sequence[int], command: str) -> Because:
    """Which rule keeps a canoe from ending on a space after these moves of its seat's turn; no code where it can."""
    ahead, _events = _after(game, seat, moves)
    reason = why_not_there(ahead.state, seat, canoe, SPACE_NAMES.index(space))
    if reason is None:
        return Because(command, "", "", "")
    return Because(command, reason.code, reason.rule, reason.text, reason.params)


def _after(game: Game, seat: int, moves: Sequence[int]) -> tuple[Game, list[AnyEvent]]:
    """The game after some moves, knowing no more than the seat does, and what happened on the way."""
    ahead = Game(game.observe(seat), river="waits")
    events: list[AnyEvent] = []
    for number in moves:
        events += ahead.play(seat, number)
    return ahead, events
