"""The host's page: the way in and out of it, what is seen there, and what is done, on both stores."""

from __future__ import annotations

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from niagara.cli import main
from niagara.server.admin.page import end_host_sessions, new_link
from niagara.server.limits.tokens import hashed
from niagara.server.ops.metrics import MOVES, Pulse
from niagara.server.store import SqlStore
from niagara.server.store.hosts import REMEMBERED_DAYS
from niagara.server.store.manners import ReportedLine
from niagara.tables.records import Conflict, now_ms
from tests.server.databases import sqlite_in
from tests.server.hosting import Hosted, hosted
from tests.server.people import Person
from tests.server.test_admin import contents
from tests.server.test_company import sitting, started
from tests.server.test_manners import chat_of, said

NOTHING = (404, "not_found")
DAY_MS = 24 * 3600 * 1000
READ = ("", "/tables", "/reports", "/removals")
CHANGES = (
    "/tables/x/close",
    "/reports/x/settle",
    "/reports/x/remove_line",
    "/people/rename",
    "/people/sign_out",
    "/end",
)


@pytest.fixture
async def both(database: str) -> AsyncIterator[Hosted]:
    async with hosted(database) as host:
        yield host


async def apart(work: Any, *arguments: Any) -> Any:
    """What a command does while the server goes on; it has a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *arguments).result()


async def host_of(host: Hosted, name: str = "Hosty") -> Person:
    """Somebody whose browser is the host's."""
    person = Person(host.address, name)
    code = await apart(new_link, host.hosting.settings.database)
    answer = await person.post("/api/host/link", {"code": code})
    assert answer.status_code == 204, answer.text
    return person


async def reported(host: Hosted) -> tuple[str, Person, Person, str]:
    """A table at which Bob said something that Ada has reported; the report's id comes last."""
    table, (ada, bob) = await started(host, "Ada Bob")
    here, there = await sitting(ada, table), await sitting(bob, table)
    await there.say(text="you fool")
    line = (await here.until_type("said"))["line"]["number"]
    await there.say(text="sorry")
    await said(here, "sorry")
    await ada.post(f"/api/tables/{table}/report", {"seat": 1, "lines": [line], "reason": "Rude"})
    (report,) = await host.store.manners.reports(10)
    return table, ada, bob, report.id


async def told(person: Person, path: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get(f"/api/host{path}")).json()[key]
    return found


# The way in, and out


async def test_a_link_makes_one_browser_the_hosts_and_is_used_up_by_it(both: Hosted) -> None:
    code = await apart(new_link, both.hosting.settings.database)
    first, second = Person(both.address), Person(both.address)
    for _look in range(2):  # a messenger fetches the page ahead, and nothing is used up by that
        assert (await second.get("/host")).status_code in (200, 503)
    answer = await first.post("/api/host/link", {"code": code})
    assert answer.status_code == 204
    cookie = next(value for value in answer.headers.get_list("set-cookie") if value.startswith("niagara-host="))
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert (await first.get("/api/host")).json()["until"] > 0
    again = await second.post("/api/host/link", {"code": code})
    assert (again.status_code, again.json()["code"]) == (409, "link_used")
    assert (await second.get("/api/host")).status_code == 404
    with pytest.raises(Conflict):  # two presses at once: the store lets one through
        await both.store.hosts.use_link(hashed(code), "other", "", 2**50)


async def test_a_link_that_is_old_replaced_or_made_up_opens_nothing(
    both: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, eve = both.hosting.settings.database, Person(both.address)
    older = await apart(new_link, database)
    with monkeypatch.context() as patch:
        patch.setattr("niagara.server.admin.page.LINK_SECONDS", -1)
        late = await apart(new_link, database)
    for code, wanted in ((late, (410, "link_expired")), (older, (404, "no_such_link")), ("x", (404, "no_such_link"))):
        answer = await eve.post("/api/host/link", {"code": code})
        assert (answer.status_code, answer.json()["code"]) == wanted
    for bad in ({}, {"code": ""}, {"code": "x" * 65}, {"code": 1}, {"code": "x", "more": 1}):
        assert (await eve.post("/api/host/link", bad)).status_code == 400, bad
    assert (await eve.get("/api/host")).status_code == 404


async def test_to_everybody_else_there_is_nothing_whatever_they_send(both: Hosted) -> None:
    host, eve = await host_of(both), Person(both.address)
    eve.http.cookies.set("niagara-host", "made-up")
    token = (await host.post("/api/me/programs", {"label": "bot"})).json()["token"]
    program = {"authorization": f"Bearer {token}"}
    for path in READ:
        for answer in (await eve.get(f"/api/host{path}"), await host.http.get(f"/api/host{path}", headers=program)):
            assert (answer.status_code, answer.json()["code"]) == NOTHING, path
        assert (await host.get(f"/api/host{path}")).status_code == 200, path
    for path in CHANGES:
        for body in ({}, {"nonsense": 1}):
            answer = await eve.post(f"/api/host{path}", body)
            assert (answer.status_code, answer.json()["code"]) == NOTHING, path
    foreign = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}
    answer = await host.http.post("/api/host/end", json={}, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "other_site")
    assert (await host.get("/api/host")).status_code == 200


async def test_it_is_ended_in_one_browser_in_all_and_by_time(both: Hosted) -> None:
    one, two = await host_of(both), await host_of(both)
    before = one.http.cookies["niagara-host"]
    assert (
        await one.post("/api/host/link", {"code": await apart(new_link, both.hosting.settings.database)})
    ).is_success
    stolen = one.http.cookies["niagara-host"]
    assert await both.store.hosts.until(hashed(before)) is None, "one link after the other leaves one session"
    assert await both.store.hosts.until(hashed(stolen))
    assert (await one.post("/api/host/end")).status_code == 204
    one.http.cookies.set("niagara-host", stolen)
    assert (await one.get("/api/host")).status_code == 404, "its cookie is worth nothing any more"
    assert (await two.get("/api/host")).status_code == 200
    code = await apart(new_link, both.hosting.settings.database)
    assert await apart(end_host_sessions, both.hosting.settings.database) == 1
    assert (await two.get("/api/host")).status_code == 404
    assert (await two.post("/api/host/link", {"code": code})).json()["code"] == "no_such_link"
    for until, status in ((now_ms() + 60_000, 200), (now_ms() - 1, 404)):
        code = await apart(new_link, both.hosting.settings.database)
        await both.store.hosts.use_link(hashed(code), hashed(f"t{until}"), "", until)
        two.http.cookies.set("niagara-host", f"t{until}")
        assert (await two.get("/api/host")).status_code == status


async def test_neither_code_nor_cookie_is_kept(both: Hosted) -> None:
    code = await apart(new_link, both.hosting.settings.database)
    person = Person(both.address)
    await person.post("/api/host/link", {"code": code})
    kept = str(await contents(both.hosting.settings.database))
    assert code not in kept
    assert person.http.cookies["niagara-host"] not in kept


# What is seen, and done


async def test_tables_are_seen_as_a_spectator_may_know_them_and_closed(both: Hosted) -> None:
    host = await host_of(both)
    table, (ada, _bob) = await started(both, "Ada Bob")
    waiting = await ada.make_table("mo", unwatched=True)
    here = await sitting(ada, table)
    await here.play(0, here.decisions[0]["moves"][0]["number"])
    listed = await told(host, "/tables", "tables")
    assert all(each["created"] > 0 for each in listed)
    found = {each["table"]["id"]: each["table"] for each in listed}
    assert found.keys() == {table, waiting}
    assert found[table]["standing"]["round"] == 1
    assert found[table]["standing"]["to_decide"] == [1], "who has chosen is known, the card is not"
    assert [seat["name"] for seat in found[table]["seats"]] == ["Ada", "Bob"]
    assert not any(seat["yours"] for seat in found[table]["seats"])
    assert found[waiting]["status"] == "open"
    assert (await host.post(f"/api/host/tables/{table}/close")).status_code == 204
    assert await here.closed() == 4404
    assert [each["table"]["id"] for each in await told(host, "/tables", "tables")] == [waiting]
    assert (await ada.get(f"/api/tables/{table}")).status_code == 404
    gone = await host.post(f"/api/host/tables/{table}/close")
    assert (gone.status_code, gone.json()["code"]) == (404, "no_such_table")
    (removal,) = await told(host, "/removals", "removals")
    assert (removal["kind"], removal["table"]) == ("table", table)


async def test_a_report_is_read_a_line_is_taken_away_and_it_is_settled(both: Hosted) -> None:
    host = await host_of(both)
    table, ada, bob, report = await reported(both)
    (shown,) = await told(host, "/reports", "reports")
    assert (shown["name"], shown["called"], shown["by"], shown["reason"]) == ("Bob", "Bob", "Ada", "Rude")
    (line,) = shown["lines"]
    assert (line["text"], line["there"]) == ("you fool", True)
    here = await sitting(ada, table)
    path = f"/api/host/reports/{report}/remove_line"
    assert (await host.post(path, {"number": line["number"]})).status_code == 204
    assert [each["text"] for each in (await here.until_type("snapshot"))["chat"]] == ["sorry"], "the page follows"
    assert await chat_of(bob, table) == ["sorry"]
    other = next(each.line.number for each in await lines_of(both, table))
    for number in (line["number"], other, 999_999):
        answer = await host.post(path, {"number": number})
        assert (answer.status_code, answer.json()["code"]) == NOTHING, "gone, never reported, never said"
    assert (await host.post(path, {"number": 0})).status_code == 400
    ((line,),) = ([*each["lines"]] for each in await told(host, "/reports", "reports"))
    assert (line["text"], line["there"]) == ("you fool", False), "the host still reads what it was"
    assert (await host.post(f"/api/host/reports/{report}/settle")).status_code == 204
    assert (await host.post(f"/api/host/reports/{report}/settle")).status_code == 404
    assert await told(host, "/reports", "reports") == []
    assert [each["settled"] for each in await told(host, "/reports?settled=true", "reports")] == [True]
    assert [each["kind"] for each in await told(host, "/removals", "removals")] == ["line"]


async def lines_of(host: Hosted, table: str) -> list[Any]:
    async with host.registry.room(table) as room:
        return list(room.chat.by(room.chat.speakers))


async def test_somebody_is_renamed_wherever_the_name_is_read(both: Hosted) -> None:
    host = await host_of(both)
    table, ada, bob, report = await reported(both)
    over = await bob.make_table("mb", options={"max_rounds": 1})
    await ada.post(f"/api/tables/{table}/manners", {"seat": 1, "kind": "mute"})
    await ada.post(f"/api/tables/{table}/manners", {"seat": 1, "kind": "none"})
    watched = await ada.make_table("mb")
    await sitting(bob, watched)
    here = await sitting(ada, table)
    path = "/api/host/people/rename"
    for bad in ({"report": report}, {"report": report, "name": ""}, {"report": report, "name": "\u200b"}, {"name": 1}):
        assert (await host.post(path, bad)).status_code == 400, bad
    for nobody in ({"report": "none"}, {"table": table, "seat": 4}, {"table": over, "seat": 1}, {"table": "none"}):
        assert (await host.post(path, {**nobody, "name": "Robin"})).status_code == 404, nobody
    assert (await host.post(path, {"report": report, "name": "Ada"})).status_code == 204
    await here.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["name"] == "Ada 2")
    snapshot = await here.until_type("snapshot")
    assert {line["name"] for line in snapshot["chat"]} == {"Ada"}
    assert (await bob.get("/api/me")).json()["name"] == "Ada"
    assert (await bob.get(f"/api/tables/{over}")).json()["seats"][0]["name"] == "Ada"
    assert (await bob.get(f"/api/tables/{watched}")).json()["spectators"] == 1
    shown = {each["kind"]: each["name"] for each in await told(host, "/removals", "removals")}
    assert shown == {"name": "Ada"}
    assert (await host.post(path, {"table": table, "seat": 0, "name": "Zoe"})).status_code == 204
    assert (await ada.get("/api/me")).json()["name"] == "Zoe"
    await bob.post("/api/me/forget")
    assert [each["name"] for each in await told(host, "/removals", "removals")] == ["Zoe"], "it goes with the person"
    assert await told(host, "/reports?settled=true", "reports") == []


async def test_somebody_is_signed_out_on_all_devices(both: Hosted) -> None:
    host = await host_of(both)
    table, _ada, bob, report = await reported(both)
    there = await sitting(bob, table)
    assert (await host.post("/api/host/people/sign_out", {"report": report})).status_code == 204
    assert await there.closed() == 4401
    assert (await bob.get("/api/me")).json()["devices"] == [], "the browser is a stranger's now"
    assert (await host.get("/api/host")).status_code == 200
    assert [each["kind"] for each in await told(host, "/removals", "removals")] == ["devices"]


async def test_figures_and_limits(both: Hosted) -> None:
    host = await host_of(both)
    table, (ada, bob) = await started(both, "Ada Bob")
    here, there = await sitting(ada, table), await sitting(bob, table)
    await sitting(Person(both.address, "Eve"), table)
    for at, device in enumerate((here, there)):
        await device.play(at, device.decisions[0]["moves"][0]["number"])
    found = (await host.get("/api/host")).json()
    figures, limits = found["figures"], found["limits"]
    assert (figures["players"], figures["watchers"], figures["tables"]) == (2, 1, 1)
    assert figures["sockets"] >= 3
    assert figures["moves"] >= 2
    assert figures["database"] > 50_000
    assert figures["processes"] == 1
    assert {each["kind"]: each["days"] for each in limits["keeping"]}["nobodys"] == 7.0
    rates = {each["kind"]: each for each in limits["quotas"]}
    assert rates["tables"]["at_once"] == 5000.0, "what this very server has"
    assert rates["chat"]["session"]
    assert limits["words"] == 0


def test_a_pulse_counts_the_last_minute_alone() -> None:
    pulse = Pulse()
    MOVES.inc(3)
    pulse.beat(0.25)
    assert (pulse.moves, pulse.lag) == (3, 0.25)
    for _second in range(60):
        pulse.beat(0.0)
    assert (pulse.moves, pulse.lag) == (0, 0.25)
    pulse.beat(0.0)
    assert pulse.lag == 0.0


async def test_what_is_old_is_forgotten_and_reports_from_before_are_read(database: str) -> None:
    store = SqlStore(database)
    await store.manners.report("t1", "ada", "bob", "Bob", "rude", [ReportedLine("Bob", "", "fool")])
    (report,) = await store.manners.reports(1)
    assert report.lines[0].number == 0
    assert not await store.hosts.remove_line("t1", 0, "bob")
    await store.hosts.took("line", "t1", "bob", "Bob")
    await store.people.forget_old(0)
    assert len(await store.hosts.removals(9)) == 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("niagara.server.store.hosts.now_ms", lambda: (REMEMBERED_DAYS + 1) * DAY_MS + 2 * report.at)
        await store.people.forget_old(0)
    assert await store.hosts.removals(9) == []
    await store.close()


# The command


def test_the_command_prints_a_link_and_ends_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = sqlite_in(tmp_path)

    def run(*arguments: str) -> str:
        with pytest.raises(SystemExit) as end:
            main(["admin", "page", *arguments])
        said = capsys.readouterr()
        return f"{end.value.code or 0} {said.out}{said.err}"

    link = run("--address", "https://niagara.example.org/", "--database", database)
    assert link.startswith("0 https://niagara.example.org/host#")
    assert "within 10 minutes" in link
    assert run("--database", database).startswith("0 http://localhost:8080/host#")
    assert "0 browsers were the host's" in run("--end", "--database", database)
    assert run("--address", "nonsense", "--database", database).startswith("2 ")
    assert "there is no file" in run("--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
