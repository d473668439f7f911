"""What a tab promises by itself: games outlive it, storage may be full or missing, and a damaged game is kept aside."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Sequence
from typing import Any

from niagara.server.app import create_app
from niagara.server.settings import Settings
from niagara.tab.browser import BridgeShelf
from niagara.tab.host import TabHost
from niagara.tab.routes import ROUTES
from niagara.tab.shelf import Change, MemoryShelf, Written
from niagara.tables.memory import LoopThinkers
from tests.tab.served import HereAnalyst, tab_host

Json = dict[str, Any]


class Page:
    """A page that plays at random at a table of the tab, as long as it is let."""

    def __init__(self, host: TabHost, table: str, chance: random.Random) -> None:
        self.chance = chance
        self.confirmed = 0  # the last number that a move of this page was confirmed with
        self.seq = self.round = 0
        self.over = False
        self.waiting = ""  # the command that has no answer yet
        self.decisions: list[Json] = []
        self.visit = host.open(f"/ws/tables/{table}", self._told, self._ended)

    def _told(self, text: str) -> None:
        said = json.loads(text)
        if said["type"] == "snapshot":
            self.seq, self.round = said["seq"], said["position"]["round"]
            self.over = said["table"]["status"] == "over"
        elif said["type"] == "update":
            self.seq = said["seq"]
            self.round = next((each["round"] for each in said["events"] if each["kind"] == "round_started"), self.round)
            self.over = said["phase"] == "over"
        elif said["type"] in ("accepted", "refused") and said["id"] == self.waiting:
            self.waiting = ""
            self.confirmed = said.get("seq", self.confirmed)
        if "decisions" in said:
            self.decisions = [each for each in said["decisions"] if each["seat"] in said["to_decide"]]
        if self.decisions and not self.waiting:
            decision = self.decisions.pop()
            move = self.chance.choice(decision["moves"])["number"]
            self.waiting = f"c{self.seq}-{decision['seat']}"
            play = {"id": self.waiting, "seat": decision["seat"], "moves": [move], "round": self.round, "seq": self.seq}
            self.visit.hear(json.dumps({"type": "play", **play}))

    def _ended(self, _code: int) -> None:
        self.over = True


async def ask(host: TabHost, method: str, path: str, body: Json | None = None) -> Json:
    status, text = await host.answer(method, path, "" if body is None else json.dumps(body))
    assert status < 300, text
    found: Json = json.loads(text or "{}")
    return found


def keeping(host: TabHost) -> str:
    return host.shelf.keeping


async def new_game(host: TabHost) -> str:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "drifter"}, {"kind": "bot", "level": "drifter"}]
    wanted = {"seats": seats, "pause": 0, "options": {"max_rounds": 6}}
    return str((await ask(host, "POST", "/api/tables", wanted))["id"])


async def test_a_tab_that_is_gone_at_any_moment_loses_nothing_that_it_confirmed() -> None:
    shelf, chance = MemoryShelf(), random.Random(5)
    host = tab_host(shelf)
    await host.start()
    table = await new_game(host)
    confirmed = gone = 0
    over = False
    while not over:
        page = Page(host, table, chance)
        for _ in range(chance.randrange(5, 25)):
            await asyncio.sleep(0)
        assert page.seq >= confirmed, "a confirmed move was lost"
        over, confirmed, gone = page.over, max(confirmed, page.confirmed), gone + 1
        await host.stop()
        host = tab_host(shelf)
        await host.start()
    assert gone > 1
    (game,) = (await ask(host, "GET", "/api/games"))["games"]
    assert (game["id"], game["finished"]) == (table, True)
    replayed = await ask(host, "GET", f"/api/tables/{table}/replay")
    assert replayed["steps"][-1]["seq"] == game["moves"] >= confirmed
    await host.stop()


class Cramped(MemoryShelf):
    """A shelf that is full as long as a test wants."""

    full = False

    async def write(self, changes: Sequence[Change]) -> Written:
        return "full" if self.full else await super().write(changes)


async def test_with_full_storage_the_game_goes_on_in_memory_and_is_written_once_there_is_room() -> None:
    shelf, chance = Cramped(), random.Random(6)
    host = tab_host(shelf)
    await host.start()
    table = await new_game(host)
    assert keeping(host) == "kept"
    shelf.full = True
    page = Page(host, table, chance)
    while not page.over:
        await asyncio.sleep(0)
    assert keeping(host) == "full"
    assert len((await ask(host, "GET", f"/api/tables/{table}/replay"))["steps"]) > 10
    shelf.full = False
    await ask(host, "POST", f"/api/tables/{table}/rematch", {})
    assert keeping(host) == "kept"
    await host.stop()
    again = tab_host(shelf)
    await again.start()
    assert [game["id"] for game in (await ask(again, "GET", "/api/games"))["games"]] == [table]
    await again.stop()


async def test_without_storage_there_is_a_game_all_the_same() -> None:
    host = TabHost(None, LoopThinkers(), HereAnalyst())
    await host.start()
    table = await new_game(host)
    assert keeping(host) == "memory"
    assert (await ask(host, "GET", f"/api/tables/{table}"))["status"] == "playing"
    await host.stop()


async def test_a_damaged_game_is_put_aside_and_the_others_stay() -> None:
    shelf = MemoryShelf()
    host = tab_host(shelf)
    await host.start()
    torn, gap, whole = [await new_game(host) for _ in range(3)]
    await host.stop()
    second = next(key for key, _text in await shelf.read(f"action/{gap}/") if key.endswith("2"))
    await shelf.write([Change(f"table/{torn}", "{nonsense"), Change(second, None)])
    again = tab_host(shelf)
    await again.start()
    assert again.store.aside == 1
    status, text = await again.answer("GET", f"/api/tables/{gap}")
    assert (status, json.loads(text)["code"]) == (404, "no_such_table")
    assert again.store.aside == 2
    assert (await ask(again, "GET", f"/api/tables/{whole}"))["status"] == "playing"
    assert [table["id"] for table in (await ask(again, "GET", "/api/lobby"))["yours"]] == [whole]
    assert any(key.startswith(f"aside/{torn}/") for key, _text in await shelf.read("aside/"))
    await again.stop()


def test_every_request_of_a_server_has_its_answer_in_the_tab() -> None:
    paths = create_app(Settings(database="sqlite://")).openapi_schema.to_schema()["paths"]
    server = {
        (method.upper(), re.sub(r"\{\w+\}", "{id}", path), int(min(operation["responses"])))
        for path, methods in paths.items()
        for method, operation in methods.items()
        # In a tab nobody has to prove who they are; there is no other device to carry that to, nobody to meet or to be
        # protected from, nobody who runs it, no program that climbs, and no messenger that asks for a picture.
        if path.startswith("/api/")
        and not path.startswith(("/api/schema", "/api/me", "/api/mail", "/api/passkey", "/api/play_now", "/api/club"))
        and not path.startswith(("/api/host", "/api/ladder"))
        and not path.endswith(("/manners", "/report", "/picture.png", "/invite", "/decline"))
    }
    assert server == {(method, path, status) for method, path, status, _handler in ROUTES}


async def test_nonsense_is_refused_as_a_server_refuses_it() -> None:
    host = tab_host()
    await host.start()
    seen = []
    for method, path, body in [
        ("GET", "/api/nothing", ""),
        ("DELETE", "/api/lobby", ""),
        ("POST", "/api/tables", '{"seats": 3}'),
        ("POST", "/api/practice", "{"),
        ("GET", "/api/games?whose=theirs", ""),
        ("GET", "/api/tables/x/replay", ""),
    ]:
        status, text = await host.answer(method, path, body)
        problem = json.loads(text)
        seen.append((status, problem["code"], problem.get("field", "")))
    assert seen == [
        (404, "not_found", ""),
        (405, "method_not_allowed", ""),
        (400, "malformed", "seats"),
        (400, "malformed", ""),
        (400, "malformed", "whose"),
        (404, "no_such_table", ""),
    ]
    await host.stop()


async def test_what_is_kept_travels_to_the_browser_as_text() -> None:
    there = MemoryShelf()

    async def read(prefix: str) -> str:
        return json.dumps(await there.read(prefix))

    async def write(changes: str) -> str:
        return await there.write([Change(**change) for change in json.loads(changes)])

    shelf = BridgeShelf(read, write)
    assert await shelf.write([Change("a/1", "{}", fresh=True), Change("a/2", "é")]) == "safe"
    assert await shelf.write([Change("a/3", "x"), Change("a/1", "[]", fresh=True)]) == "taken"
    assert await shelf.read("a/") == [("a/1", "{}"), ("a/2", "é")]
    host = tab_host(shelf)
    await host.start()
    table = await new_game(host)
    assert [key for key, _text in await shelf.read("table/")] == [f"table/{table}"]
    await host.stop()
