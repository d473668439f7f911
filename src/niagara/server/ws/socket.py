"""The socket of a table: frames in, decoded strictly, each answered; frames out through a bounded queue."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery

from niagara.protocol.client import Chat, Ping
from niagara.protocol.encoding import encode
from niagara.protocol.server import Pong, Refused
from niagara.server.hosting import Hosting
from niagara.server.limits.ledger import Ledger
from niagara.server.limits.origins import is_ours
from niagara.server.limits.sessions import Who
from niagara.server.limits.weights import MORE
from niagara.server.ws.connection import Connection
from niagara.tables.handlers import answer, handle, id_of, says_nothing, understand
from niagara.tables.orderly import NO_SUCH_TABLE, UNWATCHED
from niagara.tables.records import NewerLog, StoreError
from niagara.tables.refusals import Refusal, too_often
from niagara.tables.room import Room

AnySocket = WebSocket[Any, Any, Any]

FORBIDDEN = 4403
POLICY = 1008
TRY_LATER = 1013
MOST_IGNORED = 50  # messages beyond the rate that are only refused before the socket is closed

PING = encode(Ping()).decode()


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: AnySocket,
    table_id: FromPath[str],
    since: FromQuery[int | None] = None,
    heard: FromQuery[int | None] = None,
) -> None:
    """Look at a table, and play at it with the seats that the session holds.

    Who comes back says which update it saw last (`since`) and which line of chat (`heard`).
    """
    # Before the door opens: whoever is let in is there at once, and misses nothing.
    unheard = await _unheard(socket)
    hosting = await _welcome(socket)
    if hosting is None:
        return
    try:
        async with hosting.registry.room(table_id) as room:
            room.mind(socket.state.who.person, unheard)
            await room.know(socket.state.who.person)
            await _Visit(socket, hosting, room).stay(since, heard)
    except Refusal:
        await socket.close(NO_SUCH_TABLE)
    except NewerLog:
        await socket.close(TRY_LATER)  # a server that is up to date may answer next time


@websocket("/ws/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    """Look at the lobby as it changes; there is nothing to say here but `ping`."""
    hosting = await _welcome(socket)
    if hosting is None:
        return
    if hosting.registry.draining:
        await socket.close(TRY_LATER)
        return
    who: Who = socket.state.who
    feed = hosting.registry.lobby_feed
    slow_reader = hosting.settings.slow_reader
    connection = Connection(socket.state.transport, who.person, feed.again, slow_reader)
    feed.came(connection)
    ledger: Ledger = socket.state.ledger
    ignored = 0
    try:
        with hosting.sessions.socket(who.session, connection):
            while (event := await socket.receive())["type"] != "websocket.disconnect":
                if event.get("text") == PING and ledger.spend("messages", socket.state.network, who.session) == 0:
                    answer(connection, Pong())
                    continue
                ignored += 1
                if ignored > MOST_IGNORED:
                    connection.close(POLICY)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        feed.went(connection)
        connection.drop()


async def _unheard(socket: AnySocket) -> frozenset[str]:
    """Whom a visitor does not want to hear; nobody, while the store does not answer."""
    hosting: Hosting = socket.app.state.hosting
    try:
        return await hosting.registry.host.manners.silenced(socket.state.who.person)
    except StoreError:
        return frozenset()


async def _welcome(socket: AnySocket) -> Hosting | None:
    """Accept a socket, unless a page of another site opened it."""
    hosting: Hosting = socket.app.state.hosting
    await socket.accept()
    if same_origin(socket, hosting.settings.origins):
        return hosting
    await socket.close(FORBIDDEN)
    return None


def same_origin(socket: AnySocket, others: frozenset[str]) -> bool:
    """Whether the page that opened the socket is ours; only a program, or a visitor without a cookie, need not say."""
    who: Who = socket.state.who
    if who.program:
        return True
    origin = _header(socket, b"origin")
    if origin is None:
        return not socket.state.known
    return is_ours(origin, _header(socket, b"host"), others)


def _header(socket: AnySocket, wanted: bytes) -> str | None:
    """A header of the handshake; what the framework would make of all of them is kept as long as the socket."""
    return next((value.decode("latin-1") for name, value in socket.scope["headers"] if name == wanted), None)


class _Visit:
    """One socket from its opening to its end."""

    def __init__(self, socket: AnySocket, hosting: Hosting, room: Room) -> None:
        settings = hosting.settings
        self.socket, self.registry, self.room = socket, hosting.registry, room
        self.sessions = hosting.sessions
        self.who: Who = socket.state.who
        self.sockets_per_session = settings.sockets_per_session
        self.connection = Connection(
            socket.state.transport,
            self.who.person,
            lambda connection: room.snapshot_bytes(connection.session),
            settings.slow_reader,
            socket.state.network,
        )
        self.ledger: Ledger = socket.state.ledger
        self.messages = self.ledger.account("messages", socket.state.network, self.who.session)
        self.chats = self.ledger.account("chat", socket.state.network, self.who.session)
        self.ignored = 0

    async def stay(self, since: int | None, heard: int | None) -> None:
        """Read until the socket ends."""
        if self.registry.draining or self.room.audience.of(self.connection.session) >= self.sockets_per_session:
            await self.socket.close(TRY_LATER)
            return
        if not self.room.table.may_look(self.who.person):
            await self.socket.close(UNWATCHED)
            return
        self.room.attach(self.connection, since, heard)
        try:
            with self.sessions.socket(self.who.session, self.connection):
                while (event := await self.socket.receive())["type"] != "websocket.disconnect":
                    text = event.get("text")
                    await self._take(text if isinstance(text, str) else None)
        except (WebSocketDisconnect, WebSocketException):
            pass
        finally:
            self.room.detach(self.connection)
            self.connection.drop()

    async def _take(self, text: str | None) -> None:
        """One frame: too many, too long or not understood is refused, and nothing has changed."""
        wait = self.messages.spend()
        if wait > 0:
            self.ignored += 1
            if self.ignored > MOST_IGNORED:
                self.connection.close(POLICY)
            await self._refuse(wait, id_of(text))
            return
        message = understand(text)
        if isinstance(message, Refused):
            answer(self.connection, message)
            return
        if self.registry.draining:
            return  # the client sends it again after the restart
        if (more := MORE.get(type(message), 0.0)) and (wait := self.messages.spend(more)) > 0:
            await self._refuse(wait, id_of(text))
            return
        if isinstance(message, Chat) and not says_nothing(message) and (wait := self.chats.spend()) > 0:
            await self._refuse(wait, message.id)
            return
        await handle(self.room, self.connection, message)

    async def _refuse(self, wait: float, command: str) -> None:
        """Say when to come back; while whoever asks too often is kept waiting, nothing more is read from it."""
        answer(self.connection, too_often(wait).to(command))
        await asyncio.sleep(self.ledger.hold(self.socket.state.network))
