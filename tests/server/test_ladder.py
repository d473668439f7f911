"""The ladder: real programs over sockets on a real server, those that play well and those that do not."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from niagara.server.ladder import keeper, programs
from niagara.server.ladder.contest import LevelSeat
from niagara.server.ladder.pairing import SEATS
from niagara.server.workers.turns import Turns
from tests.server.climbing import at_random, climb, climbing, counted, laddered, page, token_of
from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Json, Person
from tests.server.test_connect import connect as niagara_connect

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "LOOK", 0.02)


@pytest_asyncio.fixture
async def ladder(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with laddered(tmp_path) as host:
        yield host


async def over(host: Hosted, games: int) -> list[Json]:
    """The last games once so many are over."""
    async with asyncio.timeout(PATIENCE):
        while len(found := (await page(host))["games"]) < games:
            await asyncio.sleep(0.05)
    return list(found)


async def test_programs_play_and_are_rated_and_their_games_can_be_looked_at(ladder: Hosted) -> None:
    one, two = await climbing(ladder, "Little One"), await climbing(ladder, "Little Two")
    await one.until("over", 2 * SEATS)
    await two.until("over", SEATS)
    found = await counted(ladder, 2 * SEATS)
    rows = {row["name"] or row["level"]: row for row in found["rows"]}
    assert rows.keys() == {"Little One", "Little Two", "drifter"}
    for name in ("Little One", "Little Two"):
        assert rows[name]["low"] < rows[name]["rating"] < rows[name]["high"]
        assert rows[name]["connected"]
        assert rows[name]["forfeits"] == 0
    game = found["games"][0]
    watcher = Person(ladder.address, "Eve")
    table = (await watcher.get(f"/api/tables/{game['id']}")).json()
    assert [seat["name"] for seat in table["seats"] if seat["level"].startswith("program:")]
    assert (await watcher.get(f"/api/tables/{game['id']}/replay?eyes=all")).status_code == 200
    assert game["id"] not in str((await watcher.get("/api/lobby")).json()), "the lobby is people's"
    assert game["id"] not in str((await watcher.get("/api/games?whose=public")).json())


async def test_a_block_is_one_opening_with_everybody_in_every_seat(ladder: Hosted) -> None:
    await (await climbing(ladder, "Little One")).until("over", 2 * SEATS)
    rows = await ladder.store.ladder.latest(100)
    blocks = {row.block: [each for each in rows if each.block == row.block] for row in rows}
    whole = [games for games in blocks.values() if len(games) == SEATS]
    assert whole
    for games in whole:
        assert {game.turn for game in games} == set(range(SEATS))
        assert len({game.opening for game in games}) == 1
        seats = [at for game in games for at, seat in enumerate(game.seats) if seat.entrant.startswith("program:")]
        assert sorted(seats) == list(range(SEATS))
    for row in rows:
        assert len([each for each in rows if each.block == row.block]) <= SEATS


def wrong(_question: Json) -> list[str]:
    return ["card 9"] * programs.MOST_WRONG


@pytest.mark.parametrize(("reason", "choose"), [("late", lambda _question: None), ("illegal", wrong)])
async def test_a_program_that_gives_no_good_answer_forfeits_the_game(tmp_path: Path, reason: str, choose: Any) -> None:
    async with laddered(tmp_path, ladder_seconds=0.3) as host:
        climber = await climbing(host, "Clumsy", choose)
        [told, *_] = await climber.until("over")
        assert told["forfeit"] == reason
        refused = [message["code"] for message in climber.of("refused")]
        assert refused[: programs.MOST_WRONG] == (["not_offered"] * programs.MOST_WRONG if reason == "illegal" else [])
        [game, *_] = await over(host, 1)
        [seat] = [seat for seat in game["seats"] if seat["name"] == "Clumsy"]
        assert seat["forfeit"] == reason
        assert seat["place"] == SEATS, "whatever the bot came to that played on"
        table = (await Person(host.address).get(f"/api/tables/{game['id']}")).json()
        assert [each["gave_up"] for each in table["seats"]] == [each["name"] == "Clumsy" for each in game["seats"]]
        row = next(row for row in (await counted(host, 1))["rows"] if row["name"] == "Clumsy")
        assert row["forfeits"] >= 1


async def test_the_first_decision_of_a_game_has_more_time(tmp_path: Path) -> None:
    async with laddered(tmp_path, ladder_seconds=0.2, ladder_first=30.0) as host:
        climber = await climbing(host, "Early Bird", lambda _question: None)
        [first] = await climber.until("choose")
        await asyncio.sleep(0.4)
        assert climber.of("over") == []
        await climber.wire.send(json.dumps({"type": "move", "id": first["id"], "move": first["moves"][0]}))
        assert (await climber.until("over"))[0]["forfeit"] == "late"
        assert [message["seconds"] for message in climber.of("choose")[:2]] == [30.0, 0.2]


async def test_a_wrong_answer_can_be_mended_in_time(ladder: Hosted) -> None:
    climber = await climbing(ladder, "Second Thoughts", lambda _question: None)
    [question, *_] = await climber.until("choose")
    for move in ("card 9", 1, question["moves"][0]):
        await climber.wire.send(json.dumps({"type": "move", "id": question["id"], "move": move}))
    codes = [message["code"] for message in await climber.until("refused", 2)]
    assert codes == ["not_offered", "malformed"]
    await climber.until("choose", 2)
    await climber.wire.send(json.dumps({"type": "move", "id": question["id"], "move": question["moves"][0]}))
    assert (await climber.until("refused", 3))[-1]["code"] == "resync", "that question was answered"


async def test_a_program_that_leaves_forfeits_and_one_that_comes_back_in_time_does_not(tmp_path: Path) -> None:
    async with laddered(tmp_path, ladder_return=1.0) as host:
        owner = Person(host.address)
        token = await token_of(owner)
        first = await climb(host.address, token, "Restless", lambda _question: None)
        await first.until("choose")
        await first.leave()
        second = await climb(host.address, token, "Restless")
        assert (await second.until("over"))[0]["forfeit"] is None
        second.choose = lambda _question: None
        game = (await second.until("game", len(second.of("over")) + 1))[-1]
        await second.leave()
        async with asyncio.timeout(PATIENCE):
            while not (done := [each for each in (await page(host))["games"] if each["id"] == game["game"]]):
                await asyncio.sleep(0.05)
        assert [seat["forfeit"] for seat in done[0]["seats"] if seat["name"] == "Restless"] == ["left"]


async def test_who_forfeits_again_and_again_is_left_alone_for_a_while(tmp_path: Path) -> None:
    async with laddered(tmp_path, ladder_seconds=0.1) as host:
        await climbing(host, "Mute", lambda _question: None)
        await over(host, keeper.IN_A_ROW)
        await asyncio.sleep(0.5)
        found = await page(host)
        assert found["counted"] == keeper.IN_A_ROW
        assert found["running"] == []


async def refusal(address: str, token: str, name: str) -> str:
    """Why a program is not let in."""
    climber = await climb(address, token, name)
    [refused] = await climber.until("refused")
    await climber.until("closed")
    return str(refused["code"])


async def test_who_is_not_let_in_is_told_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with laddered(tmp_path, unwelcome_words=frozenset({"rude"})) as host:
        ada, bob = Person(host.address), Person(host.address)
        token, other = await token_of(ada), await token_of(bob)
        with pytest.raises(InvalidStatus):
            await climb(host.address, "niagara_made-up", "Forged")
        await (await climb(host.address, token, "Little One")).until("welcome")
        assert await refusal(host.address, token, "little ONE") == "connected_already"
        assert await refusal(host.address, other, "LITTLE one") == "name_taken"
        assert await refusal(host.address, other, "Drifter") == "name_taken"
        assert await refusal(host.address, other, "a rude one") == "unwelcome_name"
        assert await refusal(host.address, other, "\u200b \n") == "malformed"
        monkeypatch.setattr(programs, "MOST_OF_ONE", 1)
        assert await refusal(host.address, token, "Another") == "ladder_full"
        monkeypatch.setattr(programs, "MOST_PROGRAMS", 1)
        assert await refusal(host.address, other, "Another") == "ladder_full"


async def test_of_two_that_come_at_once_by_one_name_one_is_let_in(ladder: Hosted) -> None:
    token = await token_of(Person(ladder.address))
    both = await asyncio.gather(*(climb(ladder.address, token, "Twin", lambda _question: None) for _ in range(2)))
    async with asyncio.timeout(PATIENCE):
        while not all(climber.of("welcome") or climber.of("refused") for climber in both):
            await asyncio.sleep(0.02)
    assert sorted(len(climber.of("welcome")) for climber in both) == [0, 1]
    assert [message["code"] for climber in both for message in climber.of("refused")] == ["connected_already"]


async def test_a_token_that_is_revoked_ends_the_program(ladder: Hosted) -> None:
    person = Person(ladder.address)
    climber = await climbing(ladder, "Guest", person=person)
    [program] = [each for each in (await person.get("/api/me")).json()["devices"] if each["kind"] == "program"]
    assert (await person.post(f"/api/me/programs/{program['id']}/revoke")).status_code == 204
    await climber.until("closed")
    assert [row["name"] for row in (await page(ladder))["rows"] if row["connected"]] == []


async def test_a_name_stays_its_owners_once_it_has_played(ladder: Hosted) -> None:
    ada = Person(ladder.address)
    climber = await climbing(ladder, "Little One", person=ada)
    await climber.until("over")
    await climber.leave()
    assert await refusal(ladder.address, await token_of(Person(ladder.address)), "Little One") == "name_taken"
    again = await climb(ladder.address, await token_of(ada), "Little One")
    await again.until("welcome")
    assert [row["games"] > 0 for row in (await page(ladder))["rows"] if row["name"] == "Little One"] == [True]


async def test_a_person_without_a_token_cannot_play(ladder: Hosted) -> None:
    person = Person(ladder.address)
    await person.get("/api/lobby")
    cookie = f"niagara={person.http.cookies['niagara']}"
    async with connect(f"ws://{ladder.address}/ws/ladder", additional_headers={"Cookie": cookie}) as wire:
        assert json.loads(await wire.recv())["code"] == "no_such_token"


async def test_without_a_ladder_there_is_none(host: Hosted) -> None:
    person = Person(host.address)
    assert (await page(host))["kept"] is False
    wire = await connect(
        f"ws://{host.address}/ws/ladder", additional_headers={"Authorization": f"Bearer {await token_of(person)}"}
    )
    assert json.loads(await wire.recv())["code"] == "ladder_off"
    await wire.wait_closed()


async def test_odd_messages_are_refused_and_change_nothing(ladder: Hosted) -> None:
    climber = await climbing(ladder, "Babbler", lambda _question: None)
    await climber.until("choose")
    odd = ["", "{", "[]", '{"type": "hello", "name": "Other"}', '{"type": "move"}', '{"type": "fly"}', "é" * 300]
    for text in odd:
        await climber.wire.send(text)
    codes = {message["code"] for message in await climber.until("refused", len(odd))}
    assert codes == {"malformed"}
    assert [row["name"] for row in (await page(ladder))["rows"] if row["connected"]] == ["Babbler"]


async def test_a_restart_breaks_no_game(database: str) -> None:
    async with laddered(database, ladder_return=30.0) as host:
        owner = Person(host.address)
        token = await token_of(owner)
        asked = 0

        def three_times(question: Json) -> str | None:
            nonlocal asked
            asked += 1
            return at_random(question) if asked <= 3 else None

        climber = await climb(host.address, token, "Steady", three_times)
        await climber.until("choose", 4)
        [running] = (await page(host))["running"]
        await host.stop()
        await climber.until("closed")
    async with laddered(database, ladder_return=30.0) as host:
        found = await page(host)
        assert [game["id"] for game in found["running"]] == [running["id"]]
        assert all(row["rating"] is not None for row in found["rows"] if row["games"]), "ratings are there at once"
        again = await climb(host.address, token, "Steady")
        told = await again.until("over", SEATS)
        assert told[0]["game"] == running["id"], "the game went on where it was"
        assert [message["forfeit"] for message in told] == [None] * len(told)
        rows = await host.store.ladder.latest(100)
        assert len({row.id for row in rows}) == len(rows)
        [block] = {row.block for row in rows if row.id == running["id"]}
        assert {row.turn for row in rows if row.block == block} == set(range(SEATS)), "its block was played to the end"


async def test_a_server_without_a_ladder_leaves_its_games_alone(tmp_path: Path) -> None:
    async with laddered(tmp_path) as host:
        climber = await climbing(host, "Steady", lambda _question: None)
        await climber.until("choose")
        [running] = (await page(host))["running"]
    async with hosted(tmp_path) as host:
        device = await Person(host.address, "Eve").sit(running["id"])
        await device.hear()
        before = host.registry.in_memory[running["id"]].seq
        await asyncio.sleep(0.3)
        assert host.registry.in_memory[running["id"]].seq == before, "nobody plays for a program behind its back"
        await device.wire.close()


async def test_nobody_who_watches_changes_the_pace(ladder: Hosted) -> None:
    climber = await climbing(ladder, "Steady", lambda _question: None)
    await climber.until("choose")
    [running] = (await page(ladder))["running"]
    device = await Person(ladder.address, "Eve").sit(running["id"])
    await device.wire.send(json.dumps({"type": "pace", "pause": 5000}))
    while (told := await device.hear())["type"] != "refused":
        pass
    assert told["code"] == "not_host"
    assert ladder.registry.in_memory[running["id"]].table.pause == 0


async def test_the_ladders_levels_take_nobodys_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken, asked = [], []
    wait, choose = Turns._wait, LevelSeat.choose

    async def noted(self: Turns, owner: str, rank: int) -> None:
        taken.append(owner)
        await wait(self, owner, rank)

    async def counted_choice(self: LevelSeat, *args: Any) -> Any:
        asked.append(self)
        return await choose(self, *args)

    monkeypatch.setattr(LevelSeat, "choose", counted_choice)
    async with laddered(tmp_path) as host:
        climber = await climbing(host, "Steady")
        monkeypatch.setattr(Turns, "_wait", noted)  # now that it has come in, which has turns of its own
        await climber.until("over")
    assert asked, "levels have thought"
    assert set(taken) <= {"ladder"}, "bots of people's tables wait for none of it"


async def test_who_is_forgotten_leaves_no_name_on_the_ladder(ladder: Hosted) -> None:
    person = Person(ladder.address)
    climber = await climbing(ladder, "Little One", person=person)
    await climber.until("over", 2)
    assert (await person.get("/api/me/export")).json()["ladder"] == ["Little One"]
    climber.choose = lambda _question: None
    await climber.until("choose")
    assert (await person.post("/api/me/forget")).status_code == 204
    await climber.until("closed")
    found = await page(ladder)
    assert "Little One" not in str(found)
    assert await ladder.store.ladder.programs() == []
    for game in (*found["games"], *found["running"]):
        table = (await Person(ladder.address).get(f"/api/tables/{game['id']}")).json()
        assert "Little One" not in str(table)
    assert found["games"], "what was played stays"


async def test_no_game_begins_with_the_name_of_somebody_who_is_being_forgotten(ladder: Hosted) -> None:
    climber = await climbing(ladder, "Little One")
    await climber.until("over")
    kept = ladder.hosting.ladder
    assert kept is not None
    (owner,) = {row.person for row in kept.names.values()}
    async with kept.forgetting(owner):
        async with asyncio.timeout(PATIENCE):
            while kept.running:  # what began before is played on
                await asyncio.sleep(0.02)
        await asyncio.sleep(20 * keeper.LOOK)
        assert not kept.running
    assert not kept.names


async def test_the_examples_play_on_the_ladder(ladder: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIAGARA_TOKEN", await token_of(Person(ladder.address)))
    server = f"http://{ladder.address}"
    bot = f"exec:{sys.executable} {EXAMPLES / 'exec_bot.py'}"
    code, said, complaint = await niagara_connect(
        server, "--ladder", "--bot", bot, "--name", "Little Python", "--games", "2"
    )
    assert code == 0, complaint
    assert said.count("Game over: place") == 2
    script = await asyncio.create_subprocess_exec(
        "node", "--experimental-websocket", str(EXAMPLES / "exec_bot.mjs"), server, stdout=asyncio.subprocess.PIPE
    )
    assert script.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            while json.loads(await script.stdout.readline())["type"] != "over":
                pass
    finally:
        script.kill()
        await script.wait()
    assert {row["name"] for row in (await page(ladder))["rows"]} >= {"Little Python", "Little JavaScript"}


async def test_the_command_says_what_is_wrong(ladder: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = f"http://{ladder.address}"
    monkeypatch.delenv("NIAGARA_TOKEN", raising=False)
    code, _, said = await niagara_connect(server, "--ladder")
    assert (code, "NIAGARA_TOKEN" in said) == (2, True)
    monkeypatch.setenv("NIAGARA_TOKEN", "niagara_made-up")
    code, _, said = await niagara_connect(server, "--ladder", "--bot", "drifter")
    assert (code, "not, or no longer, good here" in said) == (2, True)
    monkeypatch.setenv("NIAGARA_TOKEN", await token_of(Person(ladder.address)))
    code, _, said = await niagara_connect(server, "--ladder", "--bot", "drifter", "--name", "Drifter")
    assert (code, "has this name" in said) == (2, True)
    (tmp_path / "other").mkdir()
    async with hosted(tmp_path / "other") as host:
        code, _, said = await niagara_connect(f"http://{host.address}", "--ladder", "--bot", "drifter")
    assert code == 2


def test_one_process_keeps_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    from niagara.cli import main

    with pytest.raises(SystemExit) as stop:
        main(["serve", "--ladder", "--workers", "2"])
    assert stop.value.code == 2
    assert "--ladder" in capsys.readouterr().err
