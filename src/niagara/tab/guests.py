"""Guests: other devices, each on a channel of its own, who may do at one table what its visitors may on a server."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import secrets
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from niagara.protocol.encoding import encode
from niagara.tab.requests import split
from niagara.tab.shelf import BrowserShelf, Change
from niagara.tab.visits import Visit
from niagara.tables.handlers import id_of
from niagara.tables.refusals import Refusal, too_often
from niagara.tables.registry import Registry

logger = logging.getLogger(__name__)

TABLE = "/ws/tables/"
DEVICE = "device"  # where the name stands by which guests know this device again
TOKEN = re.compile(r"[\w-]{22,64}")
MOST_CHARACTERS = 20_000  # of one message; the longest that a table's page sends has a few hundred
MOST_WAITING = 200  # messages that are not read yet
MOST_CALLS = 8  # that are not answered yet
MOST_SOCKETS = 4
MOST_REFUSED = 50  # messages beyond the rate, or not understood, before the channel is closed
MOST_GAMES = 200  # one after the other, that a guest may follow
RATE, BURST = 20.0, 120.0  # what a guest may ask for in a second, and at once
POLICY = 1008
NO_SUCH_TABLE = 4404

# What a guest may ask for at the table, and what one of each is charged; a message of a socket is 1.
MAY: dict[tuple[str, str], float] = {
    ("GET", "/api/tables/{id}"): 1.0,
    ("POST", "/api/tables/{id}/join"): 2.0,
    ("POST", "/api/tables/{id}/move"): 2.0,
    ("POST", "/api/tables/{id}/leave"): 2.0,
    ("POST", "/api/tables/{id}/kick"): 2.0,
    ("POST", "/api/tables/{id}/stand_in"): 2.0,
    ("POST", "/api/tables/{id}/start"): 2.0,
    ("POST", "/api/tables/{id}/rematch"): 2.0,
    ("GET", "/api/tables/{id}/record"): 10.0,
    ("GET", "/api/tables/{id}/replay"): 20.0,
    ("GET", "/api/tables/{id}/analysis"): 10.0,
    ("POST", "/api/tables/{id}/analysis"): 60.0,
    ("POST", "/api/tables/{id}/analysis/try"): 30.0,
    ("POST", "/api/tables/{id}/coach/suggest"): 30.0,
    ("POST", "/api/tables/{id}/coach/review"): 30.0,
}
_MAY = tuple((method, re.compile(path.replace("{id}", "([^/]+)")), cost) for (method, path), cost in MAY.items())


class Hello(msgspec.Struct, tag_field="kind", tag="hello", forbid_unknown_fields=True):
    """Who comes; without a token, somebody new."""

    token: str = ""


class Call(msgspec.Struct, tag_field="kind", tag="call", forbid_unknown_fields=True):
    """A request; `n` numbers what the guest has asked for and opened."""

    n: int
    method: str
    path: str
    body: str = ""


class Open(msgspec.Struct, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A socket is to be opened."""

    n: int
    path: str


class Say(msgspec.Struct, tag_field="kind", tag="say", forbid_unknown_fields=True):
    """A message into a socket."""

    n: int
    text: str


class Close(msgspec.Struct, tag_field="kind", tag="close", forbid_unknown_fields=True):
    """A socket is no longer wanted."""

    n: int


class Who(msgspec.Struct, tag_field="kind", tag="who"):
    """Whose table this is: a guest answers with the token that it has from this host."""

    host: str
    table: str


class Here(msgspec.Struct, tag_field="kind", tag="here"):
    """The guest is welcome, and has this token from now on; another `engine` has forgotten what the last was asked."""

    engine: str
    token: str


class Answered(msgspec.Struct, tag_field="kind", tag="answer"):
    """The answer to a request."""

    n: int
    status: int
    text: str


class Told(msgspec.Struct, tag_field="kind", tag="told"):
    """A message out of a socket."""

    n: int
    text: str


class Ended(msgspec.Struct, tag_field="kind", tag="ended"):
    """A socket is over."""

    n: int
    code: int


AnySaid: TypeAlias = Hello | Call | Open | Say | Close
_said = msgspec.json.Decoder(AnySaid).decode


class House(Protocol):
    """What guests are let into."""

    registry: Registry
    shelf: BrowserShelf

    async def answer(self, method: str, address: str, body: str, session: str) -> tuple[int, str]:
        """The status and the text with which a server would answer."""
        ...

    def visit(self, address: str, say: Callable[[str], None], end: Callable[[int], None], session: str) -> Visit:
        """Open a socket as a server would."""
        ...


async def device_name(shelf: BrowserShelf) -> str:
    """The name by which guests know this device again; it says nothing about it."""
    known = dict(await shelf.read(DEVICE)).get(DEVICE)
    if known is None:
        known = secrets.token_urlsafe(12)
        await shelf.write([Change(DEVICE, known)])
    return known


def session_of(token: str) -> str:
    """Whose seats a token opens: what is kept beside a seat is not enough to sit in it."""
    return "guest-" + hashlib.sha256(token.encode()).hexdigest()[:32]


class Purse:
    """What one guest may still ask for."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._level, self._at = clock, BURST, clock()

    def spend(self, cost: float) -> float:
        """Pay; more than 0 says that nothing was paid, and in how many seconds to come back."""
        now = self._clock()
        self._level = min(BURST, self._level + (now - self._at) * RATE)
        self._at = now
        if self._level < cost:
            return (cost - self._level) / RATE
        self._level -= cost
        return 0.0


class Guest:
    """One channel, from its opening to its end; like a `Visit` it hears what comes, and says what goes.

    Whatever comes is somebody else's: it is read strictly, measured and counted, and what does not fit is refused.
    """

    def __init__(
        self,
        house: House,
        table: str,
        say: Callable[[str], None],
        end: Callable[[int], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._house, self._table, self._say, self._end = house, table, say, end
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._purse = Purse(clock)
        self._refused = 0
        self._session = ""
        self._visits: dict[int, Visit] = {}
        self._calls: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """Take what came, after all before it."""
        if self._heard.qsize() >= MOST_WAITING:
            self._throw_out()
        else:
            self._heard.put_nowait(text)

    def leave(self) -> None:
        """The channel is gone."""
        self._heard.put_nowait(None)

    async def stay(self) -> None:
        """Answer until the channel ends."""
        try:
            async with self._house.registry.room(self._table):
                pass
        except Exception:
            self._end(NO_SUCH_TABLE)
            return
        self._tell(Who(await device_name(self._house.shelf), self._table))
        try:
            while (text := await self._heard.get()) is not None and self._refused <= MOST_REFUSED:
                await self._take(text)
        finally:
            for visit in self._visits.values():
                visit.leave()
            if self._calls:
                await asyncio.wait(self._calls)

    async def _take(self, text: str) -> None:
        said = _understand(text)
        if said is None or not (self._session or isinstance(said, Hello)):
            self._refuse()
            return
        match said:
            case Hello():
                self._welcome(said.token)
            case Call():
                await self._call(said)
            case Open():
                await self._open(said)
            case Say():
                self._hand_on(said)
            case Close():
                visit = self._visits.pop(said.n, None)
                if visit is not None:
                    visit.leave()

    def _welcome(self, token: str) -> None:
        """Let somebody in, once: nobody becomes another person on the way."""
        if self._session:
            self._refuse()
            return
        token = token if TOKEN.fullmatch(token) else secrets.token_urlsafe(24)
        self._session = session_of(token)
        self._tell(Here(secrets.token_urlsafe(6), token))

    async def _call(self, said: Call) -> None:
        path, _query = split_safely(said.path)
        cost, table = _charge(said.method, path)
        wait = self._purse.spend(max(cost, 1.0))
        if wait > 0 or len(self._calls) >= MOST_CALLS:
            self._refuse()
            self._answer(said.n, too_often(wait))
        elif not cost or not await self._may(table):
            self._answer(said.n, Refusal(404, "not_found", "There is nothing here for a guest."))
        else:
            task = asyncio.get_running_loop().create_task(self._carry_out(said))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    async def _carry_out(self, said: Call) -> None:
        status, text = await self._house.answer(said.method, said.path, said.body, self._session)
        self._tell(Answered(said.n, status, text))

    async def _open(self, said: Open) -> None:
        path, _query = split_safely(said.path)
        n = said.n
        if self._purse.spend(2.0) > 0 or n in self._visits or len(self._visits) >= MOST_SOCKETS:
            self._refuse()
            self._tell(Ended(n, POLICY))
        elif not path.startswith(TABLE) or not await self._may(path.removeprefix(TABLE)):
            self._tell(Ended(n, NO_SUCH_TABLE))
        else:
            self._visits[n] = self._house.visit(
                said.path, lambda text: self._tell(Told(n, text)), lambda code: self._ended(n, code), self._session
            )

    def _ended(self, n: int, code: int) -> None:
        self._visits.pop(n, None)
        self._tell(Ended(n, code))

    def _hand_on(self, said: Say) -> None:
        visit = self._visits.get(said.n)
        wait = self._purse.spend(1.0)
        if wait > 0:
            self._refuse()
            self._tell(Told(said.n, encode(too_often(wait).to(id_of(said.text))).decode()))
        elif visit is not None:
            visit.hear(said.text)

    async def _may(self, table: str) -> bool:
        """Whether a table is the guest's, or came of it by another game."""
        at = self._table
        for _ in range(MOST_GAMES):
            if at == table:
                return True
            try:
                async with self._house.registry.room(at) as room:
                    at = room.table.next_table
            except Exception:
                return False
            if not at:
                return False
        return False

    def _refuse(self) -> None:
        """Count what does not fit; too much of it is enough."""
        self._refused += 1
        if self._refused > MOST_REFUSED:
            self._throw_out()

    def _throw_out(self) -> None:
        self._refused = MOST_REFUSED + 1
        self._end(POLICY)
        self.leave()

    def _answer(self, n: int, refusal: Refusal) -> None:
        self._tell(Answered(n, refusal.status, encode(refusal.problem).decode()))

    def _tell(self, told: msgspec.Struct) -> None:
        self._say(encode(told).decode())


def _understand(text: str) -> AnySaid | None:
    """The message in a text, if there is one."""
    if len(text) > MOST_CHARACTERS:
        return None
    try:
        said: AnySaid = _said(text)
        return said
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def split_safely(address: str) -> tuple[str, dict[str, str]]:
    """The path of an address and what follows; nothing at all of what is no address."""
    try:
        return split(address)
    except ValueError:
        return "", {}


def _charge(method: str, path: str) -> tuple[float, str]:
    """What a request is charged and which table it is about; 0 where no guest may ask that."""
    for allowed, pattern, cost in _MAY:
        found = pattern.fullmatch(path)
        if found is not None and allowed == method:
            return cost, found[1]
    return 0.0, ""
