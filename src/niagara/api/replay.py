"""A game told again: every move with its events and the position after it, through the eyes of whoever may look."""

from __future__ import annotations

from dataclasses import dataclass

from niagara.game import Game
from niagara.hints.position import deciders
from niagara.protocol.encoding import encode
from niagara.protocol.replay import Replay, ReplayStep
from niagara.protocol.table import TableInfo
from niagara.rules.actions import Move
from niagara.rules.state import DRAW_ARM, DRAW_FIRST
from niagara.tables.gate import Observer, known_position
from niagara.tables.live import LiveTable
from niagara.tables.refusals import Refusal, need_game

ALL = "all"
SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True)
class Retelling:
    """A game to be told again, to whom, and through whose eyes."""

    game: Game
    info: TableInfo
    eyes: str
    choices: tuple[str, ...]

    @property
    def finished(self) -> bool:
        """Whether it will be told in the same way for ever."""
        return self.info.status == "over"


def retelling(room: LiveTable, session: str, eyes: str) -> Retelling:
    """The game so far, if a session may see it so: a finished one with any eyes, its own running one with its own."""
    choices = eyes_for(room, session)
    if eyes not in ("", *choices):
        raise _blind(room, eyes)
    return Retelling(need_game(room.log).game.copy(), room.info(session), eyes or choices[0], choices)


def eyes_for(room: LiveTable, session: str) -> tuple[str, ...]:
    """The eyes a session may look through, the usual first: any once the game is over, one's own seats' before."""
    need_game(room.log)
    if room.table.status == "over":
        return (ALL, *map(str, range(len(room.table.seats))), SPECTATOR)
    held = sorted(room.held(session))
    if not held:
        raise Refusal(403, "still_playing", "The game can be watched again when it is over.")
    return tuple(map(str, held))


def _blind(room: LiveTable, eyes: str) -> Refusal:
    if eyes in (ALL, SPECTATOR, *map(str, range(len(room.table.seats)))):
        return Refusal(
            403, "still_playing", "Until the game is over, you see it only as you saw it at the table.", "eyes"
        )
    return Refusal(400, "malformed", "Eyes are 'all', 'spectator' or the number of a seat.", "eyes")


def tell(asked: Retelling) -> Replay:
    """The whole replay for these eyes."""
    game, eyes = asked.game, asked.eyes
    seeing = frozenset(range(game.players)) if eyes == ALL else frozenset(map(int, eyes.replace(SPECTATOR, "").split()))
    observer = Observer(seeing)
    again = Game(game.start, river="waits")
    history = list(game.history)
    drawn = 0
    while again.state.phase in (DRAW_FIRST, DRAW_ARM) and drawn < len(history):
        again.play(*history[drawn])
        drawn += 1
    start = known_position(again, observer)
    steps = [_step(again, seq, *action, observer) for seq, action in enumerate(history[drawn:], drawn + 1)]
    return Replay(asked.info, eyes, asked.choices, tuple(sorted(seeing)), asked.finished, start, tuple(steps))


def tell_rest(asked: Retelling) -> bytes:
    """The replay as it goes over the wire, but for the table at its beginning, which looks different to each."""
    return encode(tell(asked))[len(_head(asked)) :]


def whole(asked: Retelling, rest: bytes) -> bytes:
    """A replay of which the rest was made before."""
    return _head(asked) + rest


def _head(asked: Retelling) -> bytes:
    return b'{"table":' + encode(asked.info)


def _step(game: Game, seq: int, seat: int, move: Move, observer: Observer) -> ReplayStep:
    round_number = game.state.round
    events = tuple(game.play(seat, move))
    text = "" if move.kind == "card" and seat not in observer.seats else str(move)
    return ReplayStep(seq, seat, round_number, text, events, known_position(game, observer), bool(deciders(game)))
