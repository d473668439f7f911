"""The history checker: what a database says after whatever was done to it, against what people were told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from niagara.server.ledger import Ledger
from niagara.server.store import Action
from niagara.server.views import position_for, update_for

encode = msgspec.json.Encoder().encode


class History:
    """The log of one table as it lies on disk, folded again from its beginning."""

    def __init__(self, file: Path, table: str) -> None:
        with sqlite3.connect(file) as connection:
            row = connection.execute("SELECT options FROM game WHERE id = ?", (table,)).fetchone()
            assert row is not None, f"table {table} is not on disk"
            players = connection.execute("SELECT count(*) FROM seat WHERE game_id = ?", (table,)).fetchone()[0]
            rows = connection.execute(
                "SELECT seq, seat, number, command_id FROM action WHERE game_id = ? ORDER BY seq", (table,)
            ).fetchall()
            assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        connection.close()
        self.actions = [Action(*row) for row in rows]
        assert [action.seq for action in self.actions] == list(range(1, len(rows) + 1)), "the log has a gap"
        self.ledger = Ledger(players, json.loads(row[0]))
        self.steps = self.ledger.replay(self.actions)  # raises where an action is not legal

    def check_accepted(self, accepted: dict[str, int]) -> None:
        """Every acknowledged command is in the log exactly once, and reaches as far as was said."""
        commands = [action.command for action in self.actions if action.command]
        for command, seq in accepted.items():
            assert commands.count(command) == 1, f"{command} is {commands.count(command)} times in the log"
            assert self.ledger.commands[command] == seq

    def check_updates(self, held: Iterable[int], updates: Iterable[dict[str, Any]]) -> None:
        """What somebody was told is what the log tells, move by move (what was to be decided then is left out)."""
        seats = frozenset(held)
        for update in updates:
            step = self.steps[update["seq"] - 1]
            told = json.loads(encode(update_for(step, seats)))
            assert {**told, "decisions": None} == {**update, "decisions": None}

    def position(self, held: Iterable[int]) -> dict[str, Any]:
        """The last position as the holder of these seats may see it."""
        shown: dict[str, Any] = json.loads(encode(position_for(self.ledger.game, frozenset(held))))
        return shown
