"""How long games are kept: what nobody will miss is removed after a time that the host sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select

from niagara.server.store import schema
from niagara.server.store.writer import Statement
from niagara.tables.records import now_ms

DAY_MS = 24 * 3600 * 1000
AT_ONCE = 500  # games that are looked for in one go


@dataclass(frozen=True, slots=True)
class Keeping:
    """For how many days each kind is kept after its last change; 0: for ever."""

    open: float  # tables at which nothing was played yet
    nobodys: float  # games of bots alone
    imports: float  # games that were played elsewhere
    games: float  # all others


def old_games(connection: Connection, keeping: Keeping) -> list[str]:
    """Some games whose time is over, the oldest first."""
    game = schema.game.c
    people = (
        select(schema.seat.c.game_id).where(schema.seat.c.game_id == game.id, schema.seat.c.kind == "human").exists()
    )
    played = game.status != "open"
    kinds = [
        _older(keeping.open, ~played),
        _older(keeping.nobodys, played, ~people, ~game.imported),
        _older(keeping.imports, game.imported),
        _older(keeping.games, played, people, ~game.imported),
    ]
    wanted = or_(*[kind for kind in kinds if kind is not None]) if any(kind is not None for kind in kinds) else None
    if wanted is None:
        return []
    return list(connection.execute(select(game.id).where(wanted).order_by(game.changed).limit(AT_ONCE)).scalars())


def _older(days: float, *kind: ColumnElement[bool]) -> ColumnElement[bool] | None:
    """Games of a kind in which nothing has happened for so many days."""
    if days <= 0:
        return None
    before = now_ms() - int(days * DAY_MS)
    actions = schema.action.c
    lately = select(actions.game_id).where(actions.game_id == schema.game.c.id, actions.at >= before).exists()
    return and_(*kind, schema.game.c.changed < before, ~lately)


def forget(game_ids: Sequence[str]) -> list[Statement]:
    """Remove games with all that hangs on them."""
    return [(delete(schema.game).where(schema.game.c.id.in_(game_ids)), None)]
