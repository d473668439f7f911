"""Too much from one address: refused for a moment, without harm to anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from niagara.game import Game
from niagara.record import write_record
from niagara.server.app import create_app
from niagara.server.limits.ledger import (
    LONGEST_HOLD,
    REFUSALS,
    Allowance,
    Bucket,
    Cost,
    Crowd,
    Ledger,
    Rate,
    allowances,
    network_of,
)
from niagara.server.settings import Settings
from niagara.server.ws.connection import MOST_WAITING, Connection
from tests.server.direct import direct
from tests.server.hosting import hosted
from tests.server.people import PATIENCE, Person


async def test_requests_beyond_the_rate_are_turned_away_with_all_headers(tmp_path: Path) -> None:
    async with hosted(tmp_path, request_rate=0.01, request_burst=5.0) as host:
        ada = Person(host.address)
        answers = [await ada.get("/api/games") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "slow_down"
        assert answers[-1].headers["retry-after"] == answers[-1].json()["params"]["seconds"]
        assert int(answers[-1].headers["retry-after"]) in range(50, 101), "when a hundredth a second has come to one"
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert (await ada.get("/health")).status_code == 200, "whoever watches over the server is not counted"


async def test_guessing_tables_is_slow(tmp_path: Path) -> None:
    async with hosted(tmp_path, request_rate=0.01, request_burst=20.0) as host:
        ada = Person(host.address)
        statuses = [(await ada.get(f"/api/tables/guess{number}")).status_code for number in range(30)]
        assert statuses == [404] * 20 + [429] * 10


async def test_one_address_opens_only_so_many_sockets(tmp_path: Path) -> None:
    async with hosted(tmp_path, sockets_per_address=3) as host:
        ada = Person(host.address)
        table = await ada.make_table("mbb")
        devices = [await ada.sit(table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{host.address}/ws/tables/{table}")
        await devices[0].close()
        again = None
        async with asyncio.timeout(PATIENCE):
            while again is None:  # the server hears of the closing in its own time
                with contextlib.suppress(InvalidStatus):
                    again = await ada.sit(table)
        assert (await again.hear())["type"] == "snapshot"


async def test_one_session_looks_at_a_table_only_so_often(tmp_path: Path) -> None:
    async with hosted(tmp_path, sockets_per_session=2) as host:
        ada = Person(host.address)
        table = await ada.make_table("mbb")
        for _ in range(2):
            await (await ada.sit(table)).until_type("snapshot")  # a handshake is not yet a place in the room
        assert await (await ada.sit(table)).closed() == 1013


def test_a_bucket_fills_again_with_time_that_only_goes_forward() -> None:
    now = [100.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_crowd_forgets_who_left() -> None:
    crowd = Crowd(1)
    assert crowd.enter("a")
    assert not crowd.enter("a")
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")


def test_a_whole_network_of_ipv6_counts_as_one() -> None:
    assert network_of("2001:db8:1:2::3") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::3") != network_of("2001:db8:1:3::3")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("testclient") == "testclient"


class Stuck:
    """A socket whose reader takes nothing."""

    ready = False

    def write(self, *texts: bytes) -> None:
        """Nobody reads it."""

    async def drained(self) -> None:
        await asyncio.Event().wait()

    async def end(self, code: int) -> None:
        """Nobody hears of it."""

    def give_up(self) -> None:
        """It is gone anyway."""


async def test_what_waits_for_a_slow_reader_is_bounded() -> None:
    connection = Connection(Stuck(), "session", lambda _connection: b"snapshot", 60.0)
    for _ in range(10 * MOST_WAITING):
        connection.tell(b"news")
    assert len(connection._waiting) <= MOST_WAITING
    connection.drop()


class Quick(Stuck):
    """A socket whose reader takes everything at once."""

    ready = True

    def __init__(self) -> None:
        self.packets: list[tuple[bytes, ...]] = []

    def write(self, *texts: bytes) -> None:
        self.packets.append(texts)


def test_an_answer_leaves_with_the_news_that_follows_or_alone() -> None:
    wire = Quick()
    connection = Connection(wire, "session", lambda _connection: b"snapshot", 60.0)
    connection.hold(b"accepted")
    assert connection.holds
    connection.tell(b"news", b"more")
    connection.release()
    connection.hold(b"refused")
    connection.release()
    assert wire.packets == [(b"accepted", b"news", b"more"), (b"refused",)]


async def test_an_answer_is_kept_for_a_reader_that_is_behind() -> None:
    connection = Connection(Stuck(), "session", lambda _connection: b"snapshot", 60.0)
    connection.hold(b"accepted")
    for _ in range(10 * MOST_WAITING):
        connection.tell(b"news")
    assert [text for is_answer, text in connection._waiting if is_answer] == [b"accepted"]
    connection.drop()


def a_ledger() -> Ledger:
    """A ledger in which nothing comes back."""
    rates: dict[Cost, Rate] = {"tables": Rate(0.0, 3.0), "chat": Rate(0.0, 2.0)}
    return Ledger({kind: Allowance(rate.times(2), rate) for kind, rate in rates.items()})


def test_a_session_and_its_network_are_charged_and_nobody_else() -> None:
    ledger = a_ledger()
    spent = [ledger.spend("tables", "home", "ada") == 0 for _ in range(4)]
    assert spent == [True, True, True, False], "a session has its own share"
    spent = [ledger.spend("tables", "home", "bo") == 0 for _ in range(4)]
    assert spent == [True, True, True, False], "what was refused was charged to nobody"
    assert ledger.spend("tables", "home", "new") > 0, "another session of the same network has nothing left"
    assert ledger.spend("tables", "club", "ada") > 0
    assert ledger.spend("tables", "club", "eve") == 0
    assert ledger.spend("chat", "home", "ada") == 0, "of another kind there is still something"


def test_refusals_are_answered_later_and_later_to_one_network_alone() -> None:
    ledger = a_ledger()
    assert [ledger.hold("storm") for _ in range(int(REFUSALS.at_once))] == [0.0] * int(REFUSALS.at_once)
    held = [ledger.hold("storm") for _ in range(1000)]
    assert 0 < held[0] < held[1] < held[10] < held[-1] == LONGEST_HOLD
    assert ledger.hold("club") == 0


async def test_a_flood_that_is_refused_is_slowed_down_and_costs_others_nothing(tmp_path: Path) -> None:
    answered = Counter[int]()

    async def ask_for_ever(eve: httpx.AsyncClient) -> None:
        while True:
            answered[(await eve.get("/api/games")).status_code] += 1

    async with direct(tmp_path, request_rate=0.01, request_burst=5.0) as app:
        transport = httpx.ASGITransport(app, client=("203.0.113.9", 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://river.example") as eve:
            flood = [asyncio.create_task(ask_for_ever(eve)) for _ in range(20)]
            await asyncio.sleep(2)
            for task in flood:
                task.cancel()
            await asyncio.wait(flood)
    assert answered[200] == 5
    assert REFUSALS.at_once <= answered[429] <= REFUSALS.at_once + 5 * REFUSALS.a_second, "hundreds without that"


async def test_a_whole_network_of_ipv6_makes_no_more_tables_than_one_address(tmp_path: Path) -> None:
    made = Counter[str]()
    async with direct(tmp_path, table_rate=0.0, table_burst=30.0) as app:
        for number in range(60):
            for network in ("2001:db8:1:2:", "2001:db8:1:3:"):
                transport = httpx.ASGITransport(app, client=(f"{network}:{number + 1:x}", 1))  # type: ignore[arg-type]
                async with httpx.AsyncClient(transport=transport, base_url="http://river.example") as eve:
                    answer = await eve.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "bot"}]})
                    made[network] += answer.status_code == 201
    assert set(made.values()) == {30}


async def test_chat_and_files_are_charged_too(tmp_path: Path) -> None:
    async with hosted(tmp_path, chat_rate=0.001, chat_burst=2.0, request_rate=0.001, request_burst=10.0) as host:
        ada = Person(host.address)
        table = await ada.make_table("mm")
        devices = [await ada.sit(table) for _ in range(3)]
        answers = [await device.ask(type="chat", text="hello") for device in devices]
        assert [answer["type"] for answer in answers] == ["accepted", "accepted", "refused"], "on whatever socket"
        assert int(answers[-1]["params"]["seconds"]) > 900
        statuses = [(await ada.get("/")).status_code for _ in range(85)]
        assert statuses[-1] == 429
        assert 429 not in statuses[:70]


def test_every_route_names_a_cost_that_there_is(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'niagara.sqlite'}")
    known = allowances(settings)
    costly: dict[tuple[str, str], str] = {}
    for route in create_app(settings).routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            cost = handler.opt.get("cost", "requests")
            assert cost in known, route.path
            costly |= {(str(method), route.path): cost for method in handler.http_methods}
    assert costly["GET", "/api/tables/{table_id:str}/replay"] == "retelling"
    assert costly["POST", "/api/evaluate"] == "positions"
    assert costly["GET", "/{path:path}"] == "files"


async def test_long_records_use_up_what_a_network_may_bring_in(tmp_path: Path) -> None:
    chance, game = random.Random(1), Game.new(5, seed=1)
    while game.length < 2000:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    async with direct(tmp_path, table_rate=0.001, table_burst=30.0) as app:
        transport = httpx.ASGITransport(app, client=("203.0.113.9", 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://river.example") as eve:
            sent = [await eve.post("/api/games", json={"record": write_record(game)}) for _ in range(5)]
            statuses = [answer.status_code for answer in sent]
    assert statuses[:2] == [201, 201]
    assert statuses[-1] == 429, "thirty of a usual length may come at once"
