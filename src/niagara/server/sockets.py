"""The socket of a table: frames in, decoded strictly, each answered; frames out through a bounded queue."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery

from niagara.game import Game, IllegalMove
from niagara.protocol.client import AnyMessage, Back, Chat, History, Mute, Pace, Play, Preview, Resume, Why
from niagara.protocol.server import Because, Refused
from niagara.rules.actions import CANOE_NAMES
from niagara.rules.board import SPACE_NAMES
from niagara.server.advice import preview, why_not_end
from niagara.server.connection import Connection, encode
from niagara.server.house import House
from niagara.server.limits import Bucket
from niagara.server.problems import RoomClosed, TableProblem
from niagara.server.refusals import illegal, stale
from niagara.server.room import NO_SUCH_TABLE, Room
from niagara.server.store import StoreError
from niagara.server.words import clean

log = logging.getLogger(__name__)

FORBIDDEN = 4403
POLICY = 1008
MOST_BYTES = 4096
PATIENCE = 50  # messages beyond the rate that are only refused before the socket is closed

decode = msgspec.json.Decoder(AnyMessage).decode


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    since: FromQuery[int | None] = None,
    heard: FromQuery[int | None] = None,
) -> None:
    """Look at a table, and play at it with the seats that the session holds.

    Who comes back says which update it saw last (`since`) and which line of chat (`heard`).
    """
    house: House = socket.app.state.house
    await socket.accept()
    if not same_origin(socket, house.settings.origins):
        await socket.close(FORBIDDEN)
        return
    try:
        async with house.room(table_id) as room:
            await _Visit(socket, house, room).stay(since, heard)
    except TableProblem:
        await socket.close(NO_SUCH_TABLE)


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Look at the lobby as it changes; there is nothing to say here."""
    house: House = socket.app.state.house
    await socket.accept()
    if not same_origin(socket, house.settings.origins):
        await socket.close(FORBIDDEN)
        return
    if house.draining:
        await socket.close(1013)
        return
    feed = house.lobby_feed
    connection = Connection(socket.state.wire, socket.state.session, feed.again, house.settings.slow_reader)
    feed.came(connection)
    patience = PATIENCE
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            patience -= 1
            if patience < 0:
                connection.close(POLICY)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        feed.went(connection)
        connection.drop()


def same_origin(socket: WebSocket[Any, Any, Any], others: frozenset[str]) -> bool:
    """Whether the page that opened the socket is ours; only a visitor without a cookie need not say."""
    origin = _header(socket, b"origin")
    if origin is None:
        return not socket.state.known
    host = urlsplit(origin).netloc
    return bool(host) and (host == _header(socket, b"host") or origin in others or host in others)


def _header(socket: WebSocket[Any, Any, Any], wanted: bytes) -> str | None:
    """A header of the handshake; what the framework would make of all of them is kept as long as the socket."""
    return next((value.decode("latin-1") for name, value in socket.scope["headers"] if name == wanted), None)


class _Visit:
    """One socket from its opening to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, room: Room) -> None:
        settings = house.settings
        self.socket, self.house, self.room = socket, house, room
        self.connection = Connection(socket.state.wire, socket.state.session, room.snapshot_bytes, settings.slow_reader)
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chats = Bucket(settings.chat_rate, settings.chat_burst)
        self.patience = PATIENCE

    async def stay(self, since: int | None, heard: int | None) -> None:
        """Read until the socket ends."""
        mine = [other for other in self.room.connections if other.session == self.connection.session]
        if self.house.draining or len(mine) >= self.house.settings.sockets_per_session:
            await self.socket.close(1013)
            return
        self.room.attach(self.connection, since, heard)
        try:
            while True:
                event = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                text = event.get("text")
                await self._take(text if isinstance(text, str) else None)
        except (WebSocketDisconnect, WebSocketException):
            pass
        finally:
            self.room.detach(self.connection)
            self.connection.drop()

    async def _take(self, text: str | None) -> None:
        """One frame: too many, too long or not understood is refused, and nothing has changed."""
        if not self.messages.take():
            self.patience -= 1
            if self.patience < 0:
                self.connection.close(POLICY)
            self._answer(Refused(_id_of(text), "slow_down", "That was too much at once; please wait a moment."))
            return
        if text is None or len(text) > MOST_BYTES:
            self._answer(Refused("", "malformed", "Messages are text of at most 4096 characters."))
            return
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._answer(Refused(_id_of(text), "malformed", str(error)[:200]))
            return
        if self.house.draining:
            return  # the client sends it again after the restart
        try:
            await self._obey(message)
        except IllegalMove as error:
            self._answer(illegal(getattr(message, "id", ""), error))
        except RoomClosed:
            pass  # the client sends it again when it is back
        except StoreError:
            self._answer(Refused(getattr(message, "id", ""), "try_again", "That cannot be saved just now."))
        except Exception:
            log.exception("a message failed")
            self._answer(Refused(getattr(message, "id", ""), "fault", "Something went wrong here. It has been noted."))

    def _answer(self, answer: Any) -> None:
        self.connection.tell(encode(answer), answer=True)

    async def _obey(self, message: Any) -> None:
        room, session = self.room, self.connection.session
        match message:
            case Play():
                await room.play(session, message, self.connection)
            case Preview() | Why():
                self._answer(self._advise(message))
            case Resume():
                room.resume(self.connection, message.since)
            case History():
                room.history(self.connection, message.before)
            case Back():
                if not await room.do(lambda: room.timekeeper.back(session, message.seat)):
                    self._answer(Refused("", "not_your_seat", "This seat is not yours."))
            case Mute():
                if not await room.do(lambda: room.talk.mute(session, message.seat, message.on)):
                    self._answer(Refused("", "not_host", "Only who made the table mutes its chat."))
            case Chat():
                await self._chat(message)
            case Pace():
                if not await room.do(lambda: self.house.set_pace(room, session, message.pause)):
                    self._answer(Refused("", "not_host", "Only who made the table sets its pace."))

    def _advise(self, message: Preview | Why) -> Any:
        """Answer a question about one's own moves."""
        if message.seat not in self.room.held(self.connection.session):
            return Refused(message.id, "not_your_seat", "This seat is not yours.")
        ledger = self.room.ledger
        if ledger is None:
            return Refused(message.id, "not_playing", "No game is running at this table.")
        if isinstance(message, Why):
            return self._explain(ledger.game, message)
        if message.seq != ledger.seq:
            return stale(message.id)
        return preview(ledger.game, message.seat, message.moves, message.id)

    def _explain(self, game: Game, message: Why) -> Any:
        """Say which rule keeps a canoe from a space."""
        if message.space not in SPACE_NAMES:
            return Refused(message.id, "malformed", f"space: there is none called {message.space!r}.")
        canoe = CANOE_NAMES.index(message.canoe)
        reason = why_not_end(game, message.seat, canoe, message.space, message.moves)
        if reason is None:
            return Because(message.id, "", "", "")
        return Because(message.id, reason.code, reason.rule, reason.text, reason.params)

    async def _chat(self, message: Chat) -> None:
        text = clean(message.text, 200)
        if not message.phrase and not text:
            return
        if not self.chats.take():
            self._answer(Refused("", "slow_down", "Please chat a little more slowly."))
            return
        session = self.connection.session
        name = "" if self.room.held(session) else await self.house.store.name_of(session)
        if not await self.room.talk.say(session, name, message.phrase, text):
            self._answer(Refused("", "muted", "Who made the table has muted this chat."))


class _Named(msgspec.Struct):
    id: str = ""


def _id_of(text: str | None) -> str:
    """The id in a message that is otherwise not understood, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text or "", type=_Named).id[:40]
    except (msgspec.DecodeError, RecursionError):
        return ""
