"""The socket of a program that plays on the ladder: it says its name, then answers one question after the other."""

from __future__ import annotations

import asyncio
import secrets

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from niagara.protocol.encoding import encode
from niagara.protocol.ladder import (
    AnyLadderMessage,
    AnyProgramMessage,
    LadderHello,
    LadderRefused,
    ProgramHello,
    ProgramMove,
)
from niagara.protocol.limits import NAME_LENGTH
from niagara.server.hosting import Hosting
from niagara.server.ladder.keeper import Ladder
from niagara.server.ladder.programs import Program
from niagara.server.limits.ledger import Ledger
from niagara.server.limits.sessions import Who
from niagara.server.ws.connection import Connection
from niagara.server.ws.socket import MOST_IGNORED, POLICY, TRY_LATER, AnySocket
from niagara.tables.records import StoreError
from niagara.tables.refusals import Refusal, need_welcome_name, too_often, try_again
from niagara.tables.text import clean

TO_START = 20.0  # seconds in which a program has to say its name
_MESSAGES = msgspec.json.Decoder(AnyProgramMessage)


@websocket("/ws/ladder")
async def ladder_socket(socket: AnySocket) -> None:
    """Play on the ladder with a program's token: greetings, then questions and answers until one side leaves."""
    hosting: Hosting = socket.app.state.hosting
    await socket.accept()
    if hosting.registry.draining:
        await socket.close(TRY_LATER)
        return
    await _ProgramVisit(socket, hosting).stay()


class _ProgramVisit:
    """One socket from its opening to its end."""

    def __init__(self, socket: AnySocket, hosting: Hosting) -> None:
        self._socket, self._hosting = socket, hosting
        self._who: Who = socket.state.who
        self._ledger: Ledger = socket.state.ledger
        self._messages = self._ledger.account("messages", socket.state.network, self._who.session)
        hello = encode(LadderHello(secrets.randbits(31)))
        self._connection = Connection(
            socket.state.transport, self._who.person, lambda _connection: hello, hosting.settings.slow_reader
        )
        self._ignored = 0

    async def stay(self) -> None:
        """Let the program in, and read until the socket ends."""
        program: Program | None = None
        try:
            with self._hosting.sessions.socket(self._who.session, self._connection):
                ladder = self._open_ladder()
                self._tell(LadderHello(secrets.randbits(31)))
                async with asyncio.timeout(TO_START):
                    hello = await self._hear()
                program = await self._come(ladder, hello)
                while True:
                    message = await self._hear()
                    if isinstance(message, ProgramMove):
                        ladder.programs.answered(program, message)
                    else:
                        self._refuse(Refusal(400, "malformed", "type: a program says hello once, then only move."))
        except (WebSocketDisconnect, WebSocketException):
            pass
        except Refusal as refusal:
            self._refuse(refusal)
            self._connection.close(POLICY)
            await self._connection.flushed()
        except TimeoutError:
            self._refuse(Refusal(400, "malformed", f"hello: none came within {TO_START:g} s.", "hello"))
            self._connection.close(POLICY)
            await self._connection.flushed()
        finally:
            if program is not None:
                self._hosting.programs.go(program)
            self._connection.drop()

    def _open_ladder(self) -> Ladder:
        """The ladder, for a program with a token, where one is kept."""
        if self._hosting.ladder is None:
            raise Refusal(404, "ladder_off", "This server keeps no ladder.")
        if not self._who.program:
            raise Refusal(401, "no_such_token", "Come with a program's token: Authorization: Bearer …")
        return self._hosting.ladder

    async def _come(self, ladder: Ladder, hello: AnyProgramMessage) -> Program:
        if not isinstance(hello, ProgramHello):
            raise Refusal(400, "malformed", "type: the first message is hello, with a name.", "type")
        name = clean(hello.name, NAME_LENGTH)
        if not name:
            raise Refusal(400, "malformed", "name: please give one.", "name")
        need_welcome_name(self._hosting.registry.host.words, name)
        try:
            entrant = await ladder.entrant(self._who.person, name)
        except StoreError:
            raise try_again() from None
        program = Program(entrant, name, self._who.person, self._send)
        await ladder.programs.come(program)
        return program

    async def _hear(self) -> AnyProgramMessage:
        """The next message; what is too much, or not understood, is refused, and nothing has changed."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="")
            wait = self._messages.spend()
            if wait > 0:
                self._ignored += 1
                if self._ignored > MOST_IGNORED:
                    self._connection.close(POLICY)
                self._refuse(too_often(wait))
                await asyncio.sleep(self._ledger.hold(self._socket.state.network))
                continue
            text = event.get("text")
            try:
                message: AnyProgramMessage = _MESSAGES.decode(text if isinstance(text, str) else "")
                return message
            except (msgspec.DecodeError, ValueError) as problem:
                self._refuse(Refusal(400, "malformed", f"This is no message: {problem}"))

    def _refuse(self, refusal: Refusal) -> None:
        self._tell(LadderRefused(refusal.problem.code, refusal.problem.text))

    def _tell(self, message: AnyLadderMessage) -> None:
        self._send(encode(message))

    def _send(self, message: bytes) -> None:
        self._connection.tell(message, answer=True)
