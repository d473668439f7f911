"""How long games are kept: what nobody will miss is removed after a time that the host sets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, tuple_

from niagara.server.store import schema
from niagara.server.store.writer import Statement
from niagara.tables.records import now_ms

DAY_MS = 24 * 3600 * 1000
AT_ONCE = 200  # games that are looked at in one go


@dataclass(frozen=True, slots=True)
class Keeping:
    """For how many days each kind is kept after its last change; 0: for ever."""

    open: float  # tables at which nothing was played yet
    nobodys: float  # games of bots alone
    imports: float  # games that were played elsewhere
    games: float  # all others


@dataclass(frozen=True, slots=True)
class Page:
    """Games whose time is over among some that were looked at, and where the next look begins; None at the end."""

    old: list[str]
    after: tuple[int, str] | None


def old_games(connection: Connection, keeping: Keeping, after: tuple[int, str] | None = None) -> Page:
    """Look at some games that were changed longest ago, so that a look costs the same however many there are."""
    game = schema.game.c
    limits = [days for days in (keeping.open, keeping.nobodys, keeping.imports, keeping.games) if days > 0]
    if not limits:
        return Page([], None)
    looked = select(game.id, game.changed).where(game.changed < _before(min(limits)))
    if after is not None:
        looked = looked.where(tuple_(game.changed, game.id) > tuple_(*after))
    rows = connection.execute(looked.order_by(game.changed, game.id).limit(AT_ONCE)).all()
    people = select(schema.seat.c.game_id).where(schema.seat.c.game_id == game.id, schema.seat.c.session != "").exists()
    played = game.status != "open"
    kinds = (
        _older(keeping.open, ~played),
        _older(keeping.nobodys, played, ~people, ~game.imported),
        _older(keeping.imports, game.imported),
        _older(keeping.games, played, people, ~game.imported),
    )
    wanted = or_(*[kind for kind in kinds if kind is not None])
    old = select(game.id).where(game.id.in_([row.id for row in rows]), wanted).order_by(game.changed)
    last = (rows[-1].changed, rows[-1].id) if len(rows) == AT_ONCE else None
    return Page(list(connection.execute(old).scalars()), last)


def _before(days: float) -> int:
    """The moment that was so many days ago."""
    return now_ms() - int(days * DAY_MS)


def _older(days: float, *kind: ColumnElement[bool]) -> ColumnElement[bool] | None:
    """Games of a kind in which nothing has happened for so many days."""
    if days <= 0:
        return None
    before = _before(days)
    actions = schema.action.c
    lately = select(actions.game_id).where(actions.game_id == schema.game.c.id, actions.at >= before).exists()
    return and_(*kind, schema.game.c.changed < before, ~lately)


def forget(game_ids: Sequence[str]) -> list[Statement]:
    """Remove games with all that hangs on them."""
    return [(delete(schema.game).where(schema.game.c.id.in_(game_ids)), None)]
