"""Keeps the ladder going: begins games for the programs that are connected, follows them, and counts what they come to.

A game of the ladder is an ordinary table. Everything else follows from the rows of its games, so a ladder goes on after
a restart where it was.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import msgspec

from niagara.bots import find_level
from niagara.notation.line import from_line
from niagara.protocol.ladder import LadderBegins, LadderOver
from niagara.rules.options import Options, options_of
from niagara.server.ladder.pairing import SEATS, UNKNOWN, Block, lineup_of, next_lineup, open_blocks, ready_block
from niagara.server.ladder.programs import Program, Programs, name_taken
from niagara.server.ladder.rating import Outcome, rate
from niagara.server.store import SqlStore
from niagara.server.store.ladder import EntrantRow, LadderGameRow, ProgramRow, beginning
from niagara.tables.log import opening
from niagara.tables.records import PROGRAM, Seat, StoreError, Table, now_ms
from niagara.tables.refusals import Refusal
from niagara.tables.registry import Registry
from niagara.tables.seating import named_apart
from niagara.tables.seats.bots import level_name

logger = logging.getLogger(__name__)

MOST_GAMES = 4  # at once
COUNTED = 4000  # games that ratings are worked out from; older ones are forgotten
LOOK = 0.5  # seconds between two looks
AFTER_TROUBLE = 5.0
IN_A_ROW = 3  # games that a program may forfeit before it rests
REST_MS = 10 * 60 * 1000
DAY_MS = 24 * 3600 * 1000

Openings = Callable[[], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games somebody has played, won (in parts) and forfeited, of those that count."""

    games: int = 0
    won: float = 0.0
    forfeits: int = 0


NOTHING = Tally()


class Ladder:
    """The ladder that one process keeps."""

    def __init__(
        self,
        registry: Registry,
        store: SqlStore,
        programs: Programs,
        levels: Sequence[str],
        openings: Openings,
        pause: int,
    ) -> None:
        self.programs = programs
        self.levels: Mapping[str, float] = {level: _strength(level) for level in levels}
        self.ended: deque[LadderGameRow] = deque(maxlen=COUNTED)  # the latest first
        self.running: dict[str, LadderGameRow] = {}
        self.rated: Mapping[str, tuple[float, float, float]] = {}
        self.tallies: Mapping[str, Tally] = {}
        self.names: dict[str, ProgramRow] = {}
        self._registry, self._store = registry, store
        self._openings, self._pause = openings, pause
        self._blocks: dict[str, Block] = {}
        self._forfeits: dict[str, tuple[int, int]] = {}  # how many in a row, and when the last game was
        self._tasks: set[asyncio.Task[None]] = set()
        self._news = asyncio.Event()
        self._beginning = asyncio.Lock()

    async def start(self) -> None:
        """Go on where the ladder was."""
        self.names = {row.id: row for row in await self._store.ladder.programs()}
        self.ended.extend(await self._store.ladder.latest(COUNTED))
        for game in await self._store.ladder.running():
            self._follow_soon(game)
        recent = (game for game in self.ended if game.began > now_ms() - DAY_MS)
        for game in (*recent, *self.running.values()):
            self._remember_block(game)
        for game in reversed(self.ended):
            self._note_forfeits(game)
        await self._rate()
        self._start(self._begin_always())
        self._start(self._rate_always())

    async def stop(self) -> None:
        """Begin and count nothing more; games go on when a ladder is kept again."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _start(self, job: Awaitable[None]) -> None:
        task = asyncio.ensure_future(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Who is here

    async def entrant(self, person: str, name: str) -> str:
        """What stands for a person's program on the ladder; a Refusal where the name is somebody else's."""
        known = await self._store.ladder.named(name)
        levels = {level_name(level).casefold() for level in self.levels}
        if name.casefold() in levels or (known is not None and known.person != person):
            raise name_taken()
        return PROGRAM + secrets.token_hex(4) if known is None else known.id

    @asynccontextmanager
    async def forgetting(self, person: str) -> AsyncIterator[None]:
        """Within it the store forgets a person: no game begins with a name that it would not find there any more."""
        async with self._beginning:
            yield
            self.programs.send_away(person)
            self.names = {entrant: row for entrant, row in self.names.items() if row.person != person}
        for room in [each for each in self._registry.in_memory.values() if each.contest]:
            with suppress(StoreError):  # it is leaving the memory, or gone
                await room.do(room.catch_up)

    def name_of(self, entrant: str) -> str:
        """What an entrant is called; a program that is no longer known has no name."""
        if entrant in self.programs.here:
            return self.programs.here[entrant].name
        return self.names[entrant].name if entrant in self.names else ""

    def owner_of(self, entrant: str) -> str:
        """Whose a program is; nobody's, if it is none or no longer known."""
        if entrant in self.programs.here:
            return self.programs.here[entrant].owner
        return self.names[entrant].person if entrant in self.names else ""

    # Beginning

    async def _begin_always(self) -> None:
        while True:
            try:
                while len(self.running) < MOST_GAMES:
                    async with self._beginning:
                        if not await self._begin_one():
                            break
                await asyncio.sleep(LOOK)
            except (StoreError, Refusal) as problem:
                logger.warning("the ladder begins no game: %s", problem)
                await asyncio.sleep(AFTER_TROUBLE)
            except Exception:
                logger.exception("the ladder begins no game")
                await asyncio.sleep(AFTER_TROUBLE)

    async def _begin_one(self) -> bool:
        """Begin a game of a block that can go on, or plan a new one; False where there is nothing to do."""
        playing = {seat.entrant for game in self.running.values() for seat in game.seats}
        here = {each: program.owner for each, program in self.programs.here.items() if not self._rests(each)}
        ready = ready_block(self._blocks.values(), here.keys() - playing, self.levels)
        if ready is not None:
            await self._begin(ready)
            return True
        blocks = open_blocks(self._blocks.values(), here, self.levels)
        waiting = here.keys() - {each for block in blocks for each in block.lineup}
        played = [tuple(seat.entrant for seat in game.seats) for game in self.ended] if waiting else []
        lineup = next_lineup(here, waiting, self.levels, self.strengths, played)
        if lineup:
            block = Block(secrets.token_hex(6), await self._openings(), lineup)
            self._blocks[block.id] = block
        return bool(lineup)

    async def _begin(self, block: Block) -> None:
        lineup = lineup_of(block, block.begun)
        for entrant in lineup:
            await self._know(self.programs.here.get(entrant))
        seats = named_apart(Seat("bot", self.name_of(each) or level_name(each), each) for each in lineup)
        table = Table(
            id=secrets.token_urlsafe(16),
            created=now_ms(),
            status="playing",
            public=False,
            options=msgspec.convert(options_of(from_line(block.opening)), Options),
            pause=self._pause,
            host="",
            seats=seats,
            start=block.opening,
        )
        table, actions = opening(table, self._registry.host.draw)
        rows = tuple(EntrantRow(entrant) for entrant in lineup)
        game = LadderGameRow(table.id, block.id, block.begun, block.opening, table.created, None, rows)
        await self._store.create(table, actions, "", besides=beginning(game))
        self._remember_block(game)
        self._blocks = {each: block for each, block in self._blocks.items() if block.begun < SEATS}
        self._follow_soon(game)

    async def _know(self, program: Program | None) -> None:
        """Keep a program that is about to play its first game."""
        if program is not None and program.entrant not in self.names:
            row = ProgramRow(program.entrant, program.name, program.owner)
            await self._store.ladder.keep_program(row)
            self.names[program.entrant] = row

    def _remember_block(self, game: LadderGameRow) -> None:
        """Know how far the block of a game is."""
        known = self._blocks.get(game.block)
        shift = game.turn % SEATS
        seats = tuple(seat.entrant for seat in game.seats)
        begun = max(game.turn + 1, known.begun if known else 0)
        self._blocks[game.block] = Block(game.block, game.opening, seats[shift:] + seats[:shift], begun)

    def _rests(self, entrant: str) -> bool:
        """Whether a program has forfeited so many games in a row that it is left alone for a while."""
        in_a_row, last = self._forfeits.get(entrant, (0, 0))
        return in_a_row >= IN_A_ROW and last > now_ms() - REST_MS

    def _note_forfeits(self, game: LadderGameRow) -> None:
        for seat in game.seats:
            in_a_row, _last = self._forfeits.get(seat.entrant, (0, 0))
            self._forfeits[seat.entrant] = (in_a_row + 1 if seat.forfeit else 0, game.ended or 0)

    # Following

    def _follow_soon(self, game: LadderGameRow) -> None:
        self.running[game.id] = game
        self._start(self._follow_always(game))

    async def _follow_always(self, game: LadderGameRow) -> None:
        """Keep a game's table awake until it is over, whatever fails meanwhile."""
        while True:
            try:
                return await self._follow(game)
            except Refusal:
                logger.warning("a game of the ladder is gone: %s", game.id)
                del self.running[game.id]
                with suppress(StoreError):
                    await self._store.ladder.void([game.id])
                return None
            except StoreError as problem:
                logger.warning("a game of the ladder waits: %s", problem)
            except Exception:
                logger.exception("a game of the ladder waits")
            await asyncio.sleep(AFTER_TROUBLE)

    async def _follow(self, game: LadderGameRow) -> None:
        async with self._registry.room(game.id) as room:
            self._tell_beginning(game, room.table)
            room.wake_bots()
            while room.table.status != "over" and not room.closed:
                await asyncio.sleep(LOOK)
            if room.table.status != "over":
                raise StoreError("its table was closed")
            await self._count(game, room.table)

    def _tell_beginning(self, game: LadderGameRow, table: Table) -> None:
        names = tuple(seat.name for seat in table.seats)
        for at, seat in enumerate(table.seats):
            if seat.level.startswith(PROGRAM) and not seat.gave_up:
                self.programs.tell(seat.level, LadderBegins(game.id, at, names, f"/t/{game.id}"))

    async def _count(self, game: LadderGameRow, table: Table) -> None:
        """Keep what a game came to, and let it count."""
        [kept] = [each for each in await self._store.ladder.running() if each.id == game.id] or [game]
        places = table.places or (1,) * len(table.seats)
        seats = tuple(
            EntrantRow(row.entrant, place, (row.forfeit or "left") if seat.gave_up else "")
            for row, seat, place in zip(kept.seats, table.seats, places, strict=True)
        )
        over = LadderGameRow(game.id, game.block, game.turn, game.opening, game.began, now_ms(), seats)
        await self._store.ladder.ended(over)
        gone = [self.ended[-1].id] if len(self.ended) == COUNTED else []
        self.ended.appendleft(over)
        self._note_forfeits(over)
        del self.running[game.id]
        for row in seats:
            if not row.forfeit:
                self.programs.tell(row.entrant, LadderOver(game.id, row.place))
        self._news.set()
        if gone:
            await self._store.ladder.void(gone)

    # Rating

    @property
    def strengths(self) -> dict[str, float]:
        """How strong everybody is thought to be."""
        return {**{entrant: value for entrant, (value, _low, _high) in self.rated.items()}, **self.levels}

    async def _rate_always(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            await self._rate()

    async def _rate(self) -> None:
        """Work out everybody's rating, in a thread: some tens of milliseconds for as many games as count."""
        games = list(self.ended)
        outcomes = map(outcome_of, games)
        self.rated = await asyncio.to_thread(lambda: rate(list(outcomes), self.levels))
        self.tallies = await asyncio.to_thread(tallied, games)


def outcome_of(game: LadderGameRow) -> Outcome:
    """Who won a game, as ratings count it: those in the first place share the win."""
    first = sum(seat.place == 1 for seat in game.seats)
    shares = tuple(1 / first if seat.place == 1 else 0.0 for seat in game.seats)
    return Outcome(game.block, tuple(seat.entrant for seat in game.seats), shares)


def tallied(games: Iterable[LadderGameRow]) -> dict[str, Tally]:
    """What everybody has come to."""
    tallies: dict[str, Tally] = {}
    for game in games:
        for seat, share in zip(game.seats, outcome_of(game).shares, strict=True):
            before = tallies.get(seat.entrant, NOTHING)
            forfeits = before.forfeits + (seat.forfeit != "")
            tallies[seat.entrant] = Tally(before.games + 1, before.won + share, forfeits)
    return tallies


def _strength(level: str) -> float:
    known = find_level(level)
    return UNKNOWN if known is None else float(known.rating)
