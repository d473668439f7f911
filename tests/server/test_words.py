"""A host's unwelcome words, wherever people type: chat, every way to a seat, watching, records from elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from niagara.cli import main
from niagara.tables.seating import with_welcome_names
from tests.server.hosting import Hosted, hosted
from tests.server.people import Person
from tests.server.test_company import sitting, started
from tests.server.test_manners import chat_of, said

BAD = "Silly Pumpkin"


@pytest.fixture
async def prim(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path, unwelcome_words=frozenset({"pumpkin"})) as host:
        yield host


async def test_chat_is_kept_and_told_with_such_words_hidden(prim: Hosted) -> None:
    table, (ada, bob) = await started(prim, "Ada Bob")
    heard, speaks = await sitting(ada, table), await sitting(bob, table)
    await speaks.say(text="You PUMPKIN, pumpkins are fine")
    assert await said(heard, "You •••, pumpkins are fine") == ["You •••, pumpkins are fine"]
    assert await chat_of(bob, table) == ["You •••, pumpkins are fine"]
    async with prim.registry.room(table) as room:
        kept = await prim.store.log(room.table.id)
    assert kept is not None
    assert "PUMPKIN" not in str(kept), "nothing else is stored"


async def test_no_seat_is_had_by_such_a_name(prim: Hosted) -> None:
    ada, bob = Person(prim.address, "Ada"), Person(prim.address, BAD)
    table = await ada.make_table("mo")
    public = {"seats": 3, "pace": "quick", "name": BAD}
    for path, body in (
        (f"/api/tables/{table}/join", {"name": BAD}),
        ("/api/tables", {"seats": [{"kind": "me", "name": BAD}, {"kind": "bot"}]}),
        ("/api/tables", {"seats": [{"kind": "me", "name": "Bob"}, {"kind": "bot", "name": BAD}]}),
        ("/api/play_now", public),
        (f"/api/tables/{table}/take_over", {"seat": 1, "name": BAD}),
    ):
        answer = await bob.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (400, "unwelcome_name"), (path, answer.text)
        assert answer.json()["field"].endswith("name")
    assert (await bob.post(f"/api/tables/{table}/join", {"name": "Pumpkinseed"})).status_code < 300


async def test_a_bot_is_not_called_so_and_the_game_begins(prim: Hosted) -> None:
    ada = Person(prim.address, "Ada")
    table = await ada.make_table("moo")
    await ada.post(f"/api/tables/{table}/start", {"fill": "drifter", "names": [BAD, "Oona"]})
    async with prim.registry.room(table) as room:
        names = [seat.name for seat in room.table.seats]
    assert names[1] == "Oona"
    assert BAD not in names


async def test_who_looks_on_is_not_called_so(prim: Hosted) -> None:
    table, (_ada, _bob) = await started(prim, "Ada Bob")
    watcher = await Person(prim.address, "Cy").sit(table)
    await watcher.until_type("snapshot")
    await watcher.say(text="hello", name=BAD)
    refused = await watcher.until_type("refused")
    assert refused["code"] == "unwelcome_name"


async def test_a_name_from_before_the_list_is_not_shown(tmp_path: Path) -> None:
    async with hosted(tmp_path) as host:
        table, (ada, bob) = await started(host, "Ada Pumpkin")
        await host.store.friends.invite(await bob.make_table("mo"), await person_of(host, table, 0), "by", "Pumpkin")
        assert (await bob.get("/api/me")).json()["name"] == "Pumpkin"
    async with hosted(tmp_path, unwelcome_words=frozenset({"pumpkin"})) as prim:
        for person in (ada, bob):
            person.http.base_url, person.address = f"http://{prim.address}", prim.address
        assert (await bob.get("/api/me")).json()["name"] == "", "the page asks for another"
        assert [each["name"] for each in (await ada.get("/api/me/friends")).json()["people"]] == ["•••"]
        assert [each["by"] for each in (await ada.get("/api/lobby")).json()["invitations"]] == ["•••"]
        other = await ada.make_table("mb")
        here, watcher = await sitting(ada, other), await sitting(bob, other)
        await watcher.say(text="hello")
        line = (await here.until_type("said"))["line"]
        assert (line["text"], line["name"]) == ("hello", "")
        assert here.table["watchers"] == []
        # Another game with the same people: nobody sits down by such a name again.
        async with prim.registry.room(table) as room:
            again = with_welcome_names(room.table, prim.registry.host.words)
        assert [seat.name for seat in again.seats] == ["Ada", "Player 2"]
        assert with_welcome_names(again, prim.registry.host.words) is again


async def person_of(host: Hosted, table: str, seat: int) -> str:
    async with host.registry.room(table) as room:
        return room.table.seats[seat].session


async def test_without_a_list_nothing_is_hidden(host: Hosted) -> None:
    table, (ada, _bob) = await started(host, f"Ada {BAD.split()[1]}")
    device = await sitting(ada, table)
    await device.say(text="pumpkin")
    assert await said(device, "pumpkin") == ["pumpkin"]


def test_a_file_that_is_no_list_of_words_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = tmp_path / "words.txt"
    for text, told in (("# a note\n\nfine\ntwo words\n", "line 4"), (None, "No such file")):
        words.unlink(missing_ok=True)
        if text is not None:
            words.write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit):
            main(["serve", "--unwelcome-words", str(words)])
        assert told in capsys.readouterr().err
