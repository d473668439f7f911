"""Guests of a tab: they play as visitors of a server do, see what these see, reach one table and nothing else."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from niagara.tab.guests import BURST, MAY, MOST_CHARACTERS, MOST_REFUSED, MOST_SOCKETS, MOST_WAITING, RATE, Purse
from niagara.tab.host import TabHost
from niagara.tab.routes import ROUTES
from niagara.tab.shelf import MemoryShelf
from tests.tab.served import tab_host
from tests.tab.test_host import Page, ask

Json = dict[str, Any]


class Channel:
    """A guest's end of a channel, which keeps everything that it received."""

    def __init__(self, host: TabHost, table: str) -> None:
        self.received: list[Json] = []
        self.codes: list[int] = []
        self.count = 0
        self.listeners: dict[int, Callable[[str], None]] = {}
        self.guest = host.open(f"/ws/guests/{table}", self._told, self.codes.append)

    def _told(self, text: str) -> None:
        told = json.loads(text)
        self.received.append(told)
        if told["kind"] == "told" and told["n"] in self.listeners:
            self.listeners[told["n"]](told["text"])

    def say(self, **said: Any) -> None:
        self.guest.hear(json.dumps(said))

    async def until(self, kind: str, n: int | None = None) -> Json:
        async with asyncio.timeout(10):
            while True:
                for told in self.received:
                    if told["kind"] == kind and n in (None, told.get("n")):
                        return told
                await asyncio.sleep(0)

    async def come(self, token: str = "") -> str:
        await self.until("who")
        self.say(kind="hello", token=token)
        return str((await self.until("here"))["token"])

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        self.count += 1
        n = self.count
        self.say(kind="call", n=n, method=method, path=path, body="" if body is None else json.dumps(body))
        answer = await self.until("answer", n)
        return answer["status"], json.loads(answer["text"] or "{}")

    async def opened(self, path: str) -> Json:
        """What comes first out of a socket, or that it is over."""
        self.count += 1
        n = self.count
        self.say(kind="open", n=n, path=path)
        async with asyncio.timeout(10):
            while True:
                for told in self.received:
                    if told["kind"] in ("told", "ended") and told["n"] == n:
                        return told
                await asyncio.sleep(0)

    # As `TabHost.open` has it, so that a page can play through it.
    def open(self, address: str, say: Callable[[str], None], end: Callable[[int], None]) -> Wire:  # noqa: ARG002
        self.count += 1
        self.listeners[self.count] = say
        self.say(kind="open", n=self.count, path=address)
        return Wire(self, self.count)


class Wire:
    def __init__(self, channel: Channel, n: int) -> None:
        self.channel, self.n = channel, n

    def hear(self, text: str) -> None:
        self.channel.say(kind="say", n=self.n, text=text)


def leaks(received: list[Json], own: int) -> list[str]:
    """What somebody received of others' cards before these lay open."""
    found, revealed = [], set[int]()
    frames = [json.loads(each["text"]) for each in received if each["kind"] == "told"]
    for frame in frames:
        for seat, view in enumerate((frame.get("position") or {}).get("seats", ())):
            if seat != own and not view["revealed"] and view["card"] not in ("", "?"):
                found.append(f"seat {seat} shows {view['card']}")
        for event in frame.get("events", ()):
            if event["kind"] == "round_started":
                revealed.clear()
            elif event["kind"] == "card_revealed":
                revealed.add(event["seat"])
            elif event["kind"] == "card_chosen" and event["seat"] != own and set(event) != {"kind", "seat"}:
                found.append(f"a choice says {event}")
                if event["seat"] not in revealed and frame.get("text"):
                    found.append(f"a text says {frame['text']}")
        if any(decision["seat"] != own for decision in frame.get("decisions", ())):
            found.append("somebody else's moves")
    return found


@pytest.fixture
async def house() -> Any:
    host = tab_host(MemoryShelf())
    await host.start()
    yield host
    await host.stop()


async def open_table(host: TabHost, friends: int = 2) -> str:
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "open"} for _ in range(friends))]
    made = await ask(host, "POST", "/api/tables", {"seats": seats, "pause": 0, "options": {"max_rounds": 6}})
    return str(made["id"])


async def sit(host: TabHost, table: str, name: str) -> tuple[Channel, str]:
    channel = Channel(host, table)
    token = await channel.come()
    status, _link = await channel.ask("POST", f"/api/tables/{table}/join", {"name": name})
    assert status == 200
    return channel, token


async def test_three_play_to_the_end_over_a_restart_and_each_sees_their_own() -> None:
    shelf, chance = MemoryShelf(), random.Random(8)
    host = tab_host(shelf)
    await host.start()
    table = await open_table(host)
    (ben, ben_token), (cleo, cleo_token) = [await sit(host, table, name) for name in ("Ben", "Cleo")]
    await ask(host, "POST", f"/api/tables/{table}/start", {})
    pages = [Page(asked, table, chance) for asked in (host, ben, cleo)]  # type: ignore[arg-type]
    while pages[1].round < 3:
        await asyncio.sleep(0)
    seen = {1: ben.received, 2: cleo.received}
    await host.stop()
    host = tab_host(shelf)
    await host.start()
    back = [Channel(host, table) for _ in range(2)]
    assert [await back[0].come(ben_token), await back[1].come(cleo_token)] == [ben_token, cleo_token]
    pages = [Page(asked, table, chance) for asked in (host, *back)]  # type: ignore[arg-type]
    async with asyncio.timeout(60):
        while not all(page.over for page in pages):
            await asyncio.sleep(0)
    for seat, channel in zip((1, 2), back, strict=True):
        received = seen[seat] + channel.received
        assert any(each["kind"] == "told" for each in seen[seat])
        assert leaks(received, seat) == []
        assert "decisions" in str(received)
    assert (await ask(host, "GET", f"/api/tables/{table}"))["status"] == "over"
    await host.stop()


async def test_a_token_opens_its_own_seat_and_nobody_elses(house: TabHost) -> None:
    table = await open_table(house)
    ben, token = await sit(house, table, "Ben")
    ben.guest.leave()
    again, other, forged = (Channel(house, table) for _ in range(3))
    await again.come(token)
    await other.come("x" * 32)
    assert await forged.come("' or 1=1") != "' or 1=1"
    path = f"/api/tables/{table}"
    yours = [[seat["yours"] for seat in (await each.ask("GET", path))[1]["seats"]] for each in (again, other, forged)]
    assert yours == [[False, True, False], [False] * 3, [False] * 3]
    assert ben.received[0]["host"] == again.received[0]["host"]
    # What is kept beside a seat is no token: whoever reads a backup cannot sit in it.
    assert token not in str(await house.shelf.read(""))
    # Nobody becomes another person on the way.
    other.say(kind="hello", token=token)
    assert not any(seat["yours"] for seat in (await other.ask("GET", path))[1]["seats"])


OWNERS = {  # what only whoever sits at the device may ask of it
    ("GET", "/api/lobby"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{id}/delete"),
    ("POST", "/api/tables/{id}/resign"),
    ("POST", "/api/tables/{id}/nudge"),
    ("POST", "/api/tables/{id}/take_over"),
    ("POST", "/api/tables/{id}/answer_ask"),
    ("POST", "/api/tables/{id}/offer"),
    ("POST", "/api/tables/{id}/answer_offer"),
    ("POST", "/api/tables/{id}/go_on"),
    ("POST", "/api/tables/{id}/coach/take_back"),
    ("GET", "/api/games"),
    ("POST", "/api/games"),
    ("GET", "/api/numbers"),
    ("GET", "/api/learn"),
    ("GET", "/api/learn/example"),
    ("POST", "/api/learn/scenes/{id}"),
    ("POST", "/api/learn/scenes/{id}/show"),
    ("POST", "/api/practice"),
    ("POST", "/api/practice/preview"),
    ("POST", "/api/practice/why"),
    ("POST", "/api/practice/foresee"),
    ("POST", "/api/evaluate"),
}


def test_of_every_request_it_is_settled_whether_a_guest_may_make_it() -> None:
    every = [(method, path) for method, path, _status, _handler in ROUTES]
    assert sorted(every) == sorted([*MAY, *OWNERS])


async def test_a_guest_reaches_one_table_and_nothing_else(house: TabHost) -> None:
    table, other = await open_table(house), await open_table(house)
    ben, _token = await sit(house, table, "Ben")
    for method, path in OWNERS:
        status, problem = await ben.ask(method, path.replace("{id}", table))
        assert (status, problem["code"]) == (404, "not_found"), path
    for method, path in MAY:
        for place in (other, f"{other}%2F..%2F{table}", "..", "%00"):
            ben.guest._purse._level = BURST  # type: ignore[union-attr]
            assert (await ben.ask(method, path.replace("{id}", place)))[0] == 404, path
    for path in (f"/ws/tables/{other}", "/ws/lobby", f"/ws/guests/{table}", "/ws/tables/", "http://[", ""):
        assert (await ben.opened(path))["code"] == 4404, path
    assert (await ben.opened(f"/ws/tables/{table}"))["kind"] == "told"
    assert (await ben.ask("POST", f"/api/tables/{table}/start", {}))[1]["code"] == "not_host"


async def test_a_guest_goes_along_to_the_next_game(house: TabHost) -> None:
    table, chance = await open_table(house, 1), random.Random(3)
    ben, _token = await sit(house, table, "Ben")
    await ask(house, "POST", f"/api/tables/{table}/start", {})
    pages = [Page(asked, table, chance) for asked in (house, ben)]  # type: ignore[arg-type]
    async with asyncio.timeout(60):
        while not all(page.over for page in pages):
            await asyncio.sleep(0)
    ben.guest._purse._level = BURST  # type: ignore[union-attr]
    await ben.ask("POST", f"/api/tables/{table}/rematch", {})
    following = (await ask(house, "POST", f"/api/tables/{table}/rematch", {}))["id"]
    assert (await ben.ask("GET", f"/api/tables/{following}"))[1]["seats"][1]["yours"]
    assert (await ben.opened(f"/ws/tables/{following}"))["kind"] == "told"


BAD = [
    "",
    "null",
    "{",
    "[1, 2]",
    '{"kind": "open"}',
    '{"kind": "rob", "n": 1}',
    '{"kind": "call", "n": "1", "method": "GET", "path": "/api/lobby"}',
    '{"kind": "say", "n": 1, "text": "x", "more": 1}',
    '{"kind": "say", "n": 1, "text": "\ud800"}',
    "[" * 5000,
    json.dumps({"kind": "say", "n": 1, "text": "x" * MOST_CHARACTERS}),
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
async def test_what_is_not_understood_changes_nothing(house: TabHost, text: str) -> None:
    table = await open_table(house)
    ben, _token = await sit(house, table, "Ben")
    before = len(ben.received)
    ben.guest.hear(text)
    assert (await ben.ask("GET", f"/api/tables/{table}"))[0] == 200
    assert len(ben.received) == before + 1
    assert ben.codes == []


async def test_nobody_speaks_before_they_have_said_who_they_are(house: TabHost) -> None:
    table = await open_table(house)
    channel = Channel(house, table)
    await channel.until("who")
    channel.say(kind="call", n=1, method="GET", path=f"/api/tables/{table}")
    channel.say(kind="open", n=2, path=f"/ws/tables/{table}")
    await channel.come()
    assert [each["kind"] for each in channel.received] == ["who", "here"]


async def flood_with_garbage(ben: Channel, _table: str) -> None:
    for _ in range(MOST_REFUSED + 1):
        ben.guest.hear("garbage")
        await asyncio.sleep(0)


async def flood_unread(ben: Channel, table: str) -> None:
    for n in range(MOST_WAITING + 1):
        ben.say(kind="call", n=n, method="GET", path=f"/api/tables/{table}")


async def flood_with_sockets(ben: Channel, table: str) -> None:
    for n in range(1000, 1000 + MOST_SOCKETS + MOST_REFUSED + 1):
        ben.say(kind="open", n=n, path=f"/ws/tables/{table}")
        await asyncio.sleep(0)


@pytest.mark.parametrize("flood", [flood_with_garbage, flood_unread, flood_with_sockets])
async def test_who_floods_the_host_is_put_out_and_the_others_stay(
    house: TabHost, flood: Callable[[Channel, str], Awaitable[None]]
) -> None:
    table = await open_table(house)
    ben, _token = await sit(house, table, "Ben")
    cleo, _other = await sit(house, table, "Cleo")
    await flood(ben, table)
    async with asyncio.timeout(10):
        while not ben.codes:
            await asyncio.sleep(0)
    assert set(ben.codes) == {1008}
    assert (await cleo.ask("GET", f"/api/tables/{table}"))[0] == 200


async def test_who_asks_too_often_is_told_when_to_come_back(house: TabHost) -> None:
    table = await open_table(house)
    ben, _token = await sit(house, table, "Ben")
    ben.guest._purse._level = 5.0  # type: ignore[union-attr]
    status, problem = await ben.ask("GET", f"/api/tables/{table}/replay")
    assert (status, problem["code"]) == (429, "slow_down")
    ben.guest._purse._level = 3.0  # type: ignore[union-attr]
    assert (await ben.opened(f"/ws/tables/{table}"))["kind"] == "told"
    for each in range(3):
        ben.say(kind="say", n=ben.count, text=json.dumps({"type": "chat", "id": f"c{each}", "text": "hello"}))
    async with asyncio.timeout(10):
        while not any("slow_down" in str(each.get("text")) and '"c2"' in each["text"] for each in ben.received):
            await asyncio.sleep(0)


def test_what_was_spent_comes_back_with_time() -> None:
    now = [0.0]
    purse = Purse(lambda: now[0])
    assert purse.spend(BURST) == 0
    assert purse.spend(RATE) == 1
    now[0] = 1.0
    assert purse.spend(RATE) == 0
    assert purse.spend(1) > 0


async def test_a_table_that_is_not_there_has_no_guests(house: TabHost) -> None:
    channel = Channel(house, "nothing")
    async with asyncio.timeout(10):
        while not channel.codes:
            await asyncio.sleep(0)
    assert (channel.codes, channel.received) == ([4404], [])
