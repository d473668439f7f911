"""What a host does with each message of a client: one handler each, and none can be forgotten."""

from __future__ import annotations

import logging
from typing import assert_never

import msgspec

from niagara.game import IllegalMove
from niagara.hints.forecast import forecasts
from niagara.hints.preview import preview, why_not_end
from niagara.protocol.client import (
    AnyMessage,
    Back,
    Chat,
    Foresee,
    History,
    Mute,
    Pace,
    Ping,
    Play,
    Preview,
    Resume,
    Why,
)
from niagara.protocol.encoding import encode
from niagara.protocol.limits import CHAT_LENGTH, NAME_LENGTH
from niagara.protocol.server import Accepted, Because, Foreseen, Pong, Previewed, Refused
from niagara.rules.actions import CANOE_NAMES
from niagara.rules.board import SPACE_NAMES
from niagara.tables.interfaces import Listener
from niagara.tables.records import Line, RoomClosed, StoreError
from niagara.tables.refusals import Refusal, fault, illegal, need_game, need_seat, stale, try_again
from niagara.tables.room import Room
from niagara.tables.text import clean

logger = logging.getLogger(__name__)

MOST_BYTES = 4096

decode = msgspec.json.Decoder(AnyMessage).decode


def understand(text: str | None) -> AnyMessage | Refused:
    """The message in a text; too long, or not understood, it is refused."""
    if text is None or len(text) > MOST_BYTES:
        return Refused("", "malformed", f"Messages are text of at most {MOST_BYTES} characters.")
    try:
        message: AnyMessage = decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Refused(id_of(text), "malformed", str(error)[:200])


class _Named(msgspec.Struct):
    id: str = ""


def id_of(text: str | None) -> str:
    """The id in a message that is otherwise not understood, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text or "", type=_Named).id[:40]
    except (msgspec.DecodeError, RecursionError):
        return ""


async def handle(room: Room, listener: Listener, message: AnyMessage) -> None:
    """Do what a message asks for, or tell its sender why not; nothing has changed then."""
    try:
        await _obey(room, listener, message)
    except RoomClosed:
        pass  # the client sends it again when it is back
    except Refusal as refusal:
        refuse(listener, message, refusal)
    except IllegalMove as error:
        refuse(listener, message, illegal(error))
    except StoreError:
        refuse(listener, message, try_again())
    except Exception:
        logger.exception("a message failed")
        refuse(listener, message, fault())


def refuse(listener: Listener, message: AnyMessage, refusal: Refusal) -> None:
    """Tell the sender of a message why it was not obeyed."""
    command: str = getattr(message, "id", "")  # some messages wait for no answer, and have none
    answer(listener, refusal.to(command))


def answer(listener: Listener, said: msgspec.Struct) -> None:
    """Tell a sender alone."""
    listener.tell(encode(said), answer=True)


async def _obey(room: Room, listener: Listener, message: AnyMessage) -> None:
    session = listener.session
    match message:
        case Play():
            await room.play(session, message, listener)
        case Preview():
            answer(listener, _preview(room, session, message))
        case Why():
            answer(listener, _why(room, session, message))
        case Foresee():
            answer(listener, _foresee(room, session, message))
        case Resume():
            room.resume(listener, message.since)
        case History():
            answer(listener, await room.past(session, message.before))
        case Back():
            await room.do(lambda: room.back(session, message.seat))
        case Mute():
            await room.do(lambda: room.mute(session, message.seat, message.on))
        case Pace():
            await room.do(lambda: room.set_pause(session, message.pause))
        case Chat():
            await _chat(room, session, message)
            answer(listener, Accepted(message.id, room.seq))
        case Ping():
            answer(listener, Pong())
        case _:
            assert_never(message)


def _preview(room: Room, session: str, message: Preview) -> Previewed:
    need_seat(room.held(session), message.seat)
    log = need_game(room.log)
    if message.seq != log.seq:
        raise stale()
    return preview(log.game, message.seat, message.moves, message.id)


def _why(room: Room, session: str, message: Why) -> Because:
    need_seat(room.held(session), message.seat)
    log = need_game(room.log)
    if message.space not in SPACE_NAMES:
        raise Refusal(400, "malformed", f"space: there is no space called {message.space!r}.")
    canoe = CANOE_NAMES.index(message.canoe)
    return why_not_end(log.game, message.seat, canoe, message.space, message.moves, message.id)


def _foresee(room: Room, session: str, message: Foresee) -> Foreseen:
    need_seat(room.held(session), message.seat)
    if not room.table.forecast:
        raise Refusal(403, "no_forecast", "This table is played without the river's chances.")
    game = need_game(room.log).game
    return Foreseen(message.id, forecasts(game.observe(message.seat), message.seat))


async def _chat(room: Room, session: str, message: Chat) -> None:
    if says_nothing(message):
        raise Refusal(400, "malformed", "text: there is nothing to say.")
    line = Line(-1, clean(message.name, NAME_LENGTH), message.phrase, clean(message.text, CHAT_LENGTH), message.id)
    await room.say(session, line)


def says_nothing(message: Chat) -> bool:
    """Whether a line of chat is empty once it is made harmless."""
    return not message.phrase and not clean(message.text, CHAT_LENGTH)
