"""Whom somebody does not want to hear or meet, at every table; and what players report to the host."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from niagara.cli import main
from niagara.server.store import SqlStore
from niagara.server.store.manners import ReportedLine
from tests.server.hosting import Hosted, hosted
from tests.server.people import Device, Person
from tests.server.test_company import sitting, started


async def said(device: Device, text: str) -> list[str]:
    """What was heard, up to a line."""
    heard: list[str] = []
    while not heard or heard[-1] != text:
        message = await device.hear()
        if message["type"] == "said":
            heard.append(message["line"]["text"])
    return heard


async def chat_of(person: Person, table: str) -> list[str]:
    device = await person.sit(table)
    lines = [line["text"] for line in (await device.until_type("snapshot"))["chat"]]
    await device.close()
    return lines


async def test_who_is_muted_is_not_heard_at_any_table_and_heard_again_afterwards(host: Hosted) -> None:
    table, (ada, bob, cy) = await started(host, "Ada Bob Cy")
    devices = {person: await sitting(person, table) for person in (ada, bob, cy)}
    await devices[bob].say(text="one")
    assert await said(devices[ada], "one") == ["one"]
    assert (await ada.post(f"/api/tables/{table}/manners", {"seat": 1, "kind": "mute"})).status_code == 204
    assert (await devices[ada].until_type("snapshot"))["chat"] == [], "what was said before is gone from the page"
    await devices[bob].say(text="two")
    assert await said(devices[cy], "two") == ["one", "two"], "others hear"
    assert await said(devices[bob], "two") == ["one", "two"], "the speaker does too"
    await devices[cy].say(text="three")
    assert await said(devices[ada], "three") == ["three"]
    assert await chat_of(ada, table) == ["three"]
    other = await bob.make_table("mo")
    first, elsewhere = await sitting(bob, other), await sitting(ada, other)
    await first.say(text="here too")
    await elsewhere.say(text="end")
    assert await said(elsewhere, "end") == ["end"]
    people = (await ada.get(f"/api/tables/{table}/manners")).json()["people"]
    assert [(each["seat"], each["name"], each["kind"]) for each in people] == [(1, "Bob", "mute"), (2, "Cy", "none")]
    (unwanted,) = (await ada.get("/api/me/manners")).json()["people"]
    assert (unwanted["name"], unwanted["kind"]) == ("Bob", "mute")
    assert (await bob.get("/api/me/manners")).json()["people"] == [], "nobody is told by whom they are muted"
    assert (await ada.post(f"/api/me/manners/{unwanted['id']}/end")).status_code == 204
    assert (await ada.post(f"/api/me/manners/{unwanted['id']}/end")).json()["code"] == "no_such_person"
    assert await chat_of(ada, table) == ["one", "two", "three"]


async def test_who_is_blocked_cannot_sit_at_ones_waiting_tables(host: Hosted) -> None:
    table, (ada, bob) = await started(host)
    await ada.post(f"/api/tables/{table}/manners", {"seat": 1, "kind": "mute"})
    waiting = await ada.make_table("moo")
    await bob.join(waiting)
    await bob.post(f"/api/tables/{waiting}/leave")
    await ada.post(f"/api/tables/{table}/manners", {"seat": 1, "kind": "block"})
    answer = await bob.post(f"/api/tables/{waiting}/join", {"name": "Bob"})
    assert (answer.status_code, answer.json()["code"]) == (403, "unwelcome")
    theirs = await bob.make_table("mo")
    assert await ada.join(theirs) == [1], "the blocker may still go to the other"
    await ada.post(f"/api/tables/{table}/manners", {"seat": 1, "kind": "none"})
    assert await bob.join(waiting) == [1]


async def test_somebody_who_only_watches_is_muted_by_a_line(host: Hosted) -> None:
    table, (ada, _bob) = await started(host)
    here, eve = await sitting(ada, table), await sitting(Person(host.address, "Eve"), table)
    await eve.say(text="psst", name="Eve")
    line = (await here.until_type("said"))["line"]["number"]
    people = (await ada.get(f"/api/tables/{table}/manners")).json()["people"]
    assert {"seat": -1, "number": line, "name": "Eve", "kind": "none"} in people
    await ada.post(f"/api/tables/{table}/manners", {"line": line, "kind": "mute"})
    assert (await here.until_type("snapshot"))["chat"] == []
    for nobody in ({"seat": 0}, {"seat": 4}, {"line": 999}):
        answer = await ada.post(f"/api/tables/{table}/manners", {"kind": "mute", **nobody})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_person"), nobody


async def test_a_report_keeps_the_lines_in_question_and_nobody_reports_without_end(database: str) -> None:
    async with hosted(database) as host:
        table, (ada, bob) = await started(host)
        here, there = await sitting(ada, table), await sitting(bob, table)
        await there.say(text="[b]you fool")
        line = (await here.until_type("said"))["line"]["number"]
        await here.say(text="stop it")
        mine = (await here.until_type("said"))["line"]["number"]
        path = f"/api/tables/{table}/report"
        assert (await ada.post(path, {"seat": 1})).json()["field"] == "reason"
        assert (await ada.post(path, {"seat": 0, "reason": "me"})).json()["code"] == "no_such_person"
        told = {"seat": 1, "lines": [line, mine, 999], "reason": "Rude\u202e"}
        assert (await ada.post(path, told)).status_code == 204
        for _report in range(9):
            await ada.post(path, told)
        assert (await ada.post(path, told)).json()["code"] == "too_many_reports"
        reports = await host.store.manners.reports(100)
        assert len(reports) == 10
        assert [(each.name, each.text) for each in reports[0].lines] == [("Bob", "[b]you fool")], "only of the reported"
        assert (reports[0].name, reports[0].reason) == ("Bob", "Rude")
        exported = (await ada.get("/api/me/export")).json()
        assert {(each["name"], each["reason"]) for each in exported["reports"]} == {("Bob", "Rude")}
        await ada.post("/api/me/forget")
        assert await host.store.manners.reports(100) == [], "who is forgotten has reported nothing"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    with pytest.raises(SystemExit) as end:
        main(["admin", "reports", *arguments])
    return f"{capsys.readouterr().out}{end.value.code or ''}"


def test_the_host_reads_and_settles_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'n.sqlite'}"

    async def fill() -> None:
        store = SqlStore(database)
        await store.manners.report("t1", "ada", "bob", "Bob", "rude", [ReportedLine("Bob", "", "[b]fool")])
        await store.close()

    asyncio.run(fill())
    shown = run(capsys, "--database", database)
    assert "about Bob (bob)" in shown
    assert "Bob: [b]fool" in shown
    (report,) = json.loads(run(capsys, "--json", "--database", database))
    assert "is settled" in run(capsys, "--settle", report["id"], "--database", database)
    assert "No reports." in run(capsys, "--database", database)
    assert "settled" in run(capsys, "--settled", "--database", database)
    assert run(capsys, "--settle", report["id"], "--database", database) == "2"
