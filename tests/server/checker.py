"""The history checker: what a database says after whatever was done to it, against what people were told."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine, func, select, text

from niagara.hints.position import position_for
from niagara.server.store import schema
from niagara.server.store.engines import database_url
from niagara.tables.log import GameLog
from niagara.tables.records import Action
from niagara.tables.views import update_for

encode = msgspec.json.Encoder().encode


class History:
    """The log of one table as it lies on disk, folded again from its beginning."""

    def __init__(self, where: Path | str, table: str) -> None:
        engine = create_engine(database_url(where if isinstance(where, str) else f"sqlite:///{where}"))
        with engine.connect() as connection:
            options = connection.execute(select(schema.game.c.options).where(schema.game.c.id == table)).scalar()
            assert options is not None, f"table {table} is not on disk"
            seats = select(func.count()).where(schema.seat.c.game_id == table)
            players = connection.execute(seats).scalar_one()
            columns = schema.action.c
            rows = connection.execute(
                select(columns.seq, columns.seat, columns.number, columns.command_id)
                .where(columns.game_id == table)
                .order_by(columns.seq)
            ).all()
            if engine.dialect.name == "sqlite":
                assert connection.execute(text("PRAGMA integrity_check")).scalar() == "ok"
        engine.dispose()
        self.actions = [Action(*row) for row in rows]
        assert [action.seq for action in self.actions] == list(range(1, len(rows) + 1)), "the log has a gap"
        self.game_log = GameLog(players, options)
        steps = self.game_log.replay(self.actions)  # raises where an action is not legal
        assert steps is not None, "nothing was taken back"
        self.steps = steps

    def check_accepted(self, accepted: dict[str, int]) -> None:
        """Every acknowledged command is in the log exactly once, and reaches as far as was said."""
        commands = [action.command for action in self.actions if action.command]
        for command, seq in accepted.items():
            assert commands.count(command) == 1, f"{command} is {commands.count(command)} times in the log"
            assert self.game_log.commands[command] == seq

    def check_updates(self, held: Iterable[int], updates: Iterable[dict[str, Any]]) -> None:
        """What somebody was told is what the log tells, move by move; what was to be decided then is left out."""
        seats = frozenset(held)
        for update in updates:
            step = self.steps[update["seq"] - 1]
            told = json.loads(update_for(step, seats))
            now = {"decisions": None, "clocks": None}
            assert {**told, **now} == {**update, **now}

    def position(self, held: Iterable[int]) -> dict[str, Any]:
        """The last position as the holder of these seats may see it."""
        shown: dict[str, Any] = json.loads(encode(position_for(self.game_log.game, frozenset(held))))
        return shown
