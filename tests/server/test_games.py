"""Finished games: listed for those they concern, exported, and brought in again with every bad line named."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from niagara.api.games import PAGE
from niagara.cli import BadInput
from niagara.cli.admin import backup
from niagara.game import Game
from niagara.record import read_record, write_record
from niagara.server.store import SqlStore
from niagara.tables.records import Action, Ending, Seat, Table
from tests.server.checker import History
from tests.server.hosting import Hosted, hosted
from tests.server.people import Person


def a_record(seed: int = 5, rounds: int = 3, players: int = 3) -> str:
    """A random game of some rounds."""
    chance = random.Random(seed)
    game = Game.new(players, seed, max_rounds=rounds)
    while game.to_decide:
        seat = chance.choice(game.to_decide)
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return write_record(game, names=[f"Player {seat}" for seat in range(players)])


async def test_a_game_that_ends_is_listed_for_its_players_and_in_public(database: str) -> None:
    async with hosted(database) as host:
        ada, bo = Person(host.address), Person(host.address, "Bo")
        for public in (True, False):
            table = await ada.make_table("mm", public=public, options={"max_rounds": 1})
            device = await ada.sit(table)
            await device.hear()
            await device.play_on(random.Random(1))
            await device.close()
        mine = (await ada.get("/api/games")).json()
        assert [(game["public"], game["finished"], game["rounds"]) for game in mine["games"]] == [
            (False, True, 1),
            (True, True, 1),
        ]
        assert mine["games"][0]["id"] == table
        assert [seat["yours"] for seat in mine["games"][0]["seats"]] == [True, True]
        assert mine["next"] == ""
        theirs = (await bo.get("/api/games?whose=public")).json()["games"]
        assert [game["id"] for game in theirs] == [mine["games"][1]["id"]]
        assert [seat["yours"] for seat in theirs[0]["seats"]] == [False, False]
        assert theirs[0]["moves"] == len(History(database, theirs[0]["id"]).actions)
        assert (await bo.get("/api/games")).json() == {"games": [], "next": ""}


async def test_a_long_list_comes_in_pages(database: str) -> None:
    async with hosted(database) as host:
        for number in range(PAGE + 3):
            table = Table(f"t{number}", 1, "over", True, {}, 0, "", (Seat("bot", "A", "a"), Seat("bot", "B", "b")))
            await host.store.keep(table, [Action(1, 5, 15)], Ending((0,), ("four_alike",), 9))
        ada = Person(host.address)
        first = (await ada.get("/api/games?whose=public")).json()
        second = (await ada.get(f"/api/games?whose=public&before={first['next']}")).json()
        assert (len(first["games"]), len(second["games"]), second["next"]) == (PAGE, 3, "")
        names = [game["id"] for game in (*first["games"], *second["games"])]
        assert sorted(names) == sorted(f"t{number}" for number in range(PAGE + 3))
        ended = [game["ended"] for game in (*first["games"], *second["games"])]
        assert ended == sorted(ended, reverse=True)
        assert (await ada.get("/api/games?before=nonsense")).json()["field"] == "before"


@pytest.mark.parametrize("unfinished", [False, True])
async def test_a_record_comes_in_and_goes_out_as_it_was(database: str, unfinished: bool) -> None:
    text = a_record()
    if unfinished:
        cut = [line for line in text.splitlines() if "Result" not in line]
        text = write_record(
            read_record("\n".join(cut[: len(cut) - 4])).game, names=["Player 0", "Player 1", "Player 2"]
        )
    async with hosted(database) as host:
        ada = Person(host.address)
        answer = await ada.post("/api/games", {"record": text})
        assert answer.status_code == 201, answer.text
        table = answer.json()["id"]
        assert (await Person(host.address).get(f"/api/tables/{table}/record")).text == text
        listed = (await ada.get("/api/games")).json()["games"]
        assert [(game["id"], game["imported"], game["finished"]) for game in listed] == [(table, True, not unfinished)]
        assert (await ada.get("/api/games?whose=public")).json()["games"] == []
        device = await Person(host.address).sit(table)
        shown = await device.hear()
        assert (shown["table"]["status"], shown["seq"]) == ("over", listed[0]["moves"])
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Player 0", "Player 1", "Player 2"]
        assert (await ada.post(f"/api/tables/{table}/rematch")).json()["code"] == "imported"
        assert (await ada.post(f"/api/tables/{table}/leave")).status_code == 204
    assert History(database, table).steps


async def test_a_game_from_a_position_comes_in(host: Hosted) -> None:
    chance = random.Random(3)
    start = Game.new(2, 3)
    for _ in range(30):
        seat = start.to_decide[0]
        start.play(seat, chance.choice(start.legal_moves(seat)))
    game = Game(start.state, seed=4)
    for _ in range(10):
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    text = write_record(game, names=["Ada", "Bo"])
    ada = Person(host.address)
    table = (await ada.post("/api/games", {"record": text})).json()["id"]
    assert (await ada.get(f"/api/tables/{table}/record")).text == text


@pytest.mark.parametrize(
    ("spoil", "line", "rule", "words"),
    [
        (lambda text: text.replace('[Niagara "1"]', ""), "1", "", "a record begins with"),
        (lambda text: text.replace("river flow", "river dance", 1), None, "", "dance"),
        (lambda text: text.replace("cards ", "cards 6 ", 1), None, "", "4 cards for 3 seats"),
        (lambda text: text.replace("2.  cards", "2.  river flow\n    cards", 1), None, "R", "the river"),
        (lambda _text: '[Niagara "1"]\n[Players "3"]\n', "1", "", "no moves"),
        (lambda _text: "[" * 5000, "1", "", "not a header"),
    ],
)
async def test_a_bad_record_names_its_line_and_leaves_nothing(
    host: Hosted, spoil: Callable[[str], str], line: str | None, rule: str, words: str
) -> None:
    ada = Person(host.address)
    answer = await ada.post("/api/games", {"record": spoil(a_record())})
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["field"]) == (400, "bad_record", "record")
    assert words in problem["text"]
    assert problem["text"].startswith(f"line {problem['params']['line']}:")
    assert line is None or problem["params"]["line"] == line
    assert problem["rule"].startswith(rule)
    assert (await ada.get("/api/games")).json()["games"] == []


async def test_a_record_that_is_too_long_is_refused(host: Hosted) -> None:
    ada = Person(host.address)
    assert (await ada.post("/api/games", {"record": "#" * 100_001})).status_code == 400
    assert (await ada.post("/api/games", {"record": "#" * 300_000})).status_code == 413


async def test_a_backup_taken_while_serving_is_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live, copy = f"sqlite:///{tmp_path / 'niagara.sqlite'}", tmp_path / "copy.sqlite"
    async with hosted(tmp_path) as host:
        ada = Person(host.address)
        table = await ada.make_table("mmm")
        device = await ada.sit(table)
        await device.hear()
        answer = await device.play(0, device.decisions[0]["moves"][0]["number"])
        backup(copy, database=live)
        await device.play(1, device.decisions[0]["moves"][0]["number"])
    assert "1 game copied" in capsys.readouterr().out
    assert copy.stat().st_mode & 0o077 == 0, "others on this machine need not read it"
    assert len(History(copy, table).actions) == answer["seq"]
    assert len(History(tmp_path / "niagara.sqlite", table).actions) == answer["seq"] + 1
    store = SqlStore(f"sqlite:///{copy}")
    assert await store.log(table) is not None
    await store.close()


def test_a_backup_overwrites_nothing_and_says_what_is_wrong(tmp_path: Path) -> None:
    there = tmp_path / "there.sqlite"
    sqlite3.connect(there).close()
    for database, file, words in (
        (f"sqlite:///{tmp_path / 'none.sqlite'}", tmp_path / "a", "there is no file"),
        (f"sqlite:///{there}", there, "exists already"),
        (f"sqlite:///{there}", tmp_path / "a", "no such table"),
        ("postgresql://ada:secret@127.0.0.1:1/niagara", tmp_path / "a", "[Cc]onnection"),
        ("oracle://host/niagara", tmp_path / "a", "not supported"),
    ):
        there.touch()
        with pytest.raises(BadInput, match=words) as problem:
            backup(file, database=database)
        assert "secret" not in str(problem.value)
        assert not (tmp_path / "a").exists()
