"""The store that tables ask for, on the browser's shelf: rows of tables stand in memory too, logs do not."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import msgspec

from niagara.api.tries import Tried
from niagara.rules.actions import VERSION, UnknownVersion
from niagara.tab.shelf import BrowserShelf, Change, Pair
from niagara.tables.index import Index, Listed, Row, begun, changed_table, commands_of, ended, need_next, turned_back
from niagara.tables.log import log_of, read_action
from niagara.tables.records import Action, ClockState, Ending, Line, Log, NewerLog, Standing, Table

logger = logging.getLogger(__name__)

CHAT_KEPT = 50
TABLES, ACTIONS, CHAT, NAMES, ANALYSES, ASIDE = "table/", "action/", "chat/", "name/", "analysis/", "aside/"
PUZZLES = "puzzle/"
UPTIME = "uptime"

_row = msgspec.json.Decoder(Row).decode
_action = msgspec.json.Decoder(Action).decode
_line = msgspec.json.Decoder(Line).decode
_tried = msgspec.json.Decoder(Tried).decode


def _text(value: Row | Action | Line | Tried | int) -> str:
    return msgspec.json.encode(value).decode()


def _number(number: int) -> str:
    """A number whose order as a text is its own."""
    return f"{number:08}"


def need_playable(log: Log) -> None:
    """ValueError if the moves of a log are not those of a game."""
    if log.table.status != "open":
        log_of(log.table).replay(log.actions)


class TabStore(Listed):
    """Keeps tables on a shelf. One tab writes at a time; should another have written, a fresh key tells.

    `check` raises a ValueError for a log that was damaged.
    """

    def __init__(self, shelf: BrowserShelf, check: Callable[[Log], None] = need_playable) -> None:
        self.shelf = shelf
        self._check = check
        self.aside = 0  # saved games that could not be read, and were put aside
        self._index = Index()
        self._commands: dict[str, set[str]] = {}
        self._lines = 0

    async def open(self) -> None:
        """Read which tables there are; those that cannot be read are put aside."""
        rows = []
        for key, text in await self.shelf.read(TABLES):
            try:
                rows.append(_row(text))
            except msgspec.MsgspecError:
                await self._put_aside(key.removeprefix(TABLES))
        self._index = Index(rows)
        self.aside = len({key.split("/")[1] for key, _text in await self.shelf.read(ASIDE)})
        self._lines = max((int(key.rsplit("/", 1)[1]) for key, _text in await self.shelf.read(CHAT)), default=0)

    async def create(self, table: Table, actions: Sequence[Action], name: str) -> None:
        """Keep a new table, with its first actions if it starts at once, and the name its maker goes by."""
        await self._new(Row(table, len(actions)), actions, Change(NAMES + table.host, name))

    async def append(
        self,
        game_id: str,
        actions: Sequence[Action],
        ending: Ending | None = None,
        clocks: ClockState | None = None,
        due: int | None = None,
        rules: int = VERSION,
        standing: Standing | None = None,
    ) -> None:
        """Append actions to a log; `ending` where they end the game, `clocks` where it has any."""
        row = self._index.find(game_id)
        table = row.table if rules == VERSION else replace(row.table, rules=VERSION)
        if clocks is not None:
            table = replace(table, clocks=clocks, due=due)
        row = replace(row, table=replace(table, standing=standing), moves=row.moves + len(actions))
        await self._write(row if ending is None else ended(row, ending), actions)

    async def take_back(self, table: Table, action: Action, clocks: ClockState | None, due: int | None) -> Table:
        """Keep that moves of a game count no more, and what was agreed on no longer asked for."""
        row = self._index.as_read(table)
        return await self._change(turned_back(row, action, clocks, due), table, [action])

    async def log(self, game_id: str, after: int = 0) -> Log | None:
        """Read a table, its actions after a number, and the last lines of its chat; a damaged one is put aside."""
        if self._index.get(game_id) is None:
            return None
        try:
            row = await self._read_row(game_id)
            log = Log(row.table, await self._read_actions(row), await self._read_chat(game_id))
            if after == 0:
                self._check(log)
        except UnknownVersion as problem:
            raise NewerLog(str(problem)) from problem
        except (ValueError, KeyError) as problem:
            logger.error("table %s cannot be read: %s", game_id, problem)
            await self._put_aside(game_id)
            self._index.drop(game_id)
            self.aside += 1
            return None
        return replace(log, actions=log.actions[after:])

    async def _read_row(self, game_id: str) -> Row:
        """The row of a table as the shelf has it: a write whose answer was lost may have come to it."""
        row = _row(dict(await self.shelf.read(TABLES + game_id))[TABLES + game_id])
        self._index.put(row)
        return row

    async def _read_actions(self, row: Row) -> list[Action]:
        """The log of a table; ValueError if it is not as long as it was."""
        found = [_action(text) for _key, text in await self.shelf.read(f"{ACTIONS}{row.table.id}/")]
        actions = [read_action(each, row.table.rules) for each in found]
        if [each.seq for each in actions] != list(range(1, row.moves + 1)):
            raise ValueError(f"the log has {len(actions)} moves, not {row.moves}")
        self._commands[row.table.id] = set(commands_of(actions))
        return actions

    async def _read_chat(self, game_id: str) -> list[Line]:
        said = await self.shelf.read(f"{CHAT}{game_id}/")
        return [replace(_line(text), id=int(key.rsplit("/", 1)[1])) for key, text in said[-CHAT_KEPT:]]

    async def start(self, table: Table, actions: Sequence[Action]) -> Table:
        """Start a game: who sits where is settled, and the river makes its draws."""
        row = self._index.as_read(table)
        return await self._change(begun(row, table, actions), table, actions)

    async def seats(self, table: Table, indices: Sequence[int], name: str = "") -> Table:
        """Keep who sits in some seats now, who is host, what was voted and who was sent away."""
        sessions = {table.seats[at].session for at in indices if name} - {""}
        return await self._change(
            self._index.as_read(table), table, (), *(Change(NAMES + session, name) for session in sessions)
        )

    async def rematch(self, old: Table, table: Table, actions: Sequence[Action]) -> Table:
        """Keep a new table and tell the old one of it; the old one is given back."""
        self._index.need_new(table)
        new = self._index.changed(Row(table, len(actions)))
        old_row = self._index.as_read(old)
        changed = replace(old, next_table=table.id, version=old.version + 1)
        await self._write(replace(old_row, table=changed), (), *_kept(new, actions, fresh=True))
        self._index.put(new)
        self._commands[table.id] = set(commands_of(actions))
        return changed

    async def remove(self, table: Table) -> None:
        """Remove a table with all that hangs on it."""
        self._index.as_read(table)
        found = [pair for kind in (ACTIONS, CHAT) for pair in await self.shelf.read(f"{kind}{table.id}/")]
        await self.shelf.write([Change(TABLES + table.id, None), *(Change(key, None) for key, _text in found)])
        self._index.drop(table.id)
        self._commands.pop(table.id, None)

    async def keep(self, table: Table, actions: Sequence[Action], ending: Ending) -> None:
        """Keep a game that was played elsewhere, with all its moves."""
        await self._new(ended(Row(table, len(actions)), ending), actions)

    async def set_pause(self, game_id: str, pause: int) -> None:
        """Keep how long the bots of a table pause."""
        await self._set(replace(self._index.find(game_id).table, pause=pause))

    async def mute(self, game_id: str, seats: Sequence[int]) -> None:
        """Keep whose chat is muted at a table."""
        await self._set(replace(self._index.find(game_id).table, muted=tuple(seats)))

    async def say(self, game_id: str, line: Line) -> None:
        """Keep a line of chat, once however often its command comes."""
        said = await self._read_chat(game_id)
        if line.command and any(line.command == other.command for other in said):
            return
        self._lines += 1
        kept = Change(f"{CHAT}{game_id}/{_number(self._lines)}", _text(line), fresh=True)
        await self._write(self._index.find(game_id), (), kept)

    async def keep_clocks(self, game_id: str, clocks: ClockState, due: int | None) -> None:
        """Keep the clocks of a game, when something other than a move has changed them."""
        await self._set(replace(self._index.find(game_id).table, clocks=clocks, due=due))

    async def uptime(self) -> int:
        """How many milliseconds this host has been up in all."""
        return max((int(text) for key, text in await self.shelf.read(UPTIME) if key == UPTIME), default=0)

    async def keep_uptime(self, ms: int) -> None:
        """Remember the uptime."""
        await self.shelf.write([Change(UPTIME, _text(max(ms, await self.uptime())))])

    async def name_of(self, session: str) -> str:
        """The name that a session last went by, or nothing."""
        return dict(await self.shelf.read(NAMES)).get(NAMES + session, "")

    async def analysis(self, game_id: str, depth: str, engine: str) -> str | None:
        """A game's analysis as JSON, if this engine has made it."""
        return dict(await self.shelf.read(f"{ANALYSES}{game_id}/")).get(f"{ANALYSES}{game_id}/{depth}/{engine}")

    async def keep_analysis(self, game_id: str, depth: str, engine: str, found: str) -> None:
        """Keep a game's analysis in the place of an older one."""
        place = f"{ANALYSES}{game_id}/{depth}/"
        older = [Change(key, None) for key, _text in await self.shelf.read(place)]
        await self.shelf.write([*older, Change(place + engine, found)])

    async def tries(self) -> dict[str, Tried]:
        """The counts of all puzzles that anybody here has tried; what cannot be read counts as nothing."""
        found = {}
        for key, text in await self.shelf.read(PUZZLES):
            with suppress(msgspec.DecodeError):
                found[key.removeprefix(PUZZLES)] = _tried(text)
        return found

    async def count_try(self, puzzle: str, *, solved: bool) -> None:
        """Count one more visitor."""
        so_far = (await self.tries()).get(puzzle, Tried())
        counted = Tried(so_far.tried + 1, so_far.solved + int(solved))
        await self.shelf.write([Change(PUZZLES + puzzle, _text(counted))])

    async def _new(self, row: Row, actions: Sequence[Action], *more: Change) -> None:
        self._index.need_new(row.table)
        need_next(0, set(), actions)
        row = self._index.changed(row)
        await self.shelf.write([*_kept(row, actions, fresh=True), *more])
        self._index.put(row)
        self._commands[row.table.id] = set(commands_of(actions))

    async def _write(self, row: Row, actions: Sequence[Action], *more: Change) -> None:
        """Keep a row with what was added to its log; the memory follows the shelf."""
        row = self._index.changed(row)
        commands = self._commands.setdefault(row.table.id, set())
        need_next(row.moves - len(actions), commands, actions)
        await self.shelf.write([*_kept(row, actions), *more])
        self._index.put(row)
        commands.update(commands_of(actions))

    async def _change(self, row: Row, table: Table, actions: Sequence[Action], *more: Change) -> Table:
        changed = changed_table(row, table)
        await self._write(replace(row, table=changed), actions, *more)
        return changed

    async def _set(self, table: Table) -> None:
        await self._write(replace(self._index.find(table.id), table=table), ())

    async def _put_aside(self, game_id: str) -> None:
        """Keep what there is of a table where nothing reads it any more."""
        found: list[Pair] = [pair for pair in await self.shelf.read(TABLES) if pair[0] == TABLES + game_id]
        for kind in (ACTIONS, CHAT):
            found += await self.shelf.read(f"{kind}{game_id}/")
        changes = [Change(f"{ASIDE}{game_id}/{key}", text) for key, text in found]
        await self.shelf.write([*changes, *(Change(key, None) for key, _text in found)])


def _kept(row: Row, actions: Sequence[Action], *, fresh: bool = False) -> list[Change]:
    """What is written of a table and what was added to its log."""
    place = f"{ACTIONS}{row.table.id}/"
    added = [Change(place + _number(action.seq), _text(action), fresh=True) for action in actions]
    return [Change(TABLES + row.table.id, _text(row), fresh), *added]
