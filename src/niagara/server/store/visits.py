"""What processes on one PostgreSQL tell each other through it. All times are the database's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import BigInteger, Connection, cast, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from niagara.server.store import schema
from niagara.server.store.writer import Statement

ALIVE_MS = 12_000  # a process not seen for that long is taken for dead
FORGOTTEN_MS = 10 * ALIVE_MS

database_now = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


@dataclass(frozen=True, slots=True)
class News:
    """How far a table has got: when it was last changed, its last action, its last line of chat; and its visitors."""

    changed: int
    seq: int
    chat: int
    visits: frozenset[tuple[str, str]]  # process, session
    names: Mapping[str, str]  # of those who have one, by session


def beat(node: str) -> list[Statement]:
    """A process is alive; those long dead are forgotten, with their visits."""
    alive = insert(schema.node).values(id=node, seen=database_now)
    return [
        (alive.on_conflict_do_update(index_elements=["id"], set_={"seen": database_now}), None),
        (delete(schema.node).where(schema.node.c.seen < database_now - FORGOTTEN_MS), None),
    ]


def end(node: str) -> list[Statement]:
    """A process is gone."""
    return [(delete(schema.node).where(schema.node.c.id == node), None)]


def changes(node: str, game_id: str, came: Iterable[str], went: Iterable[str]) -> list[Statement]:
    """Sessions began or ceased to look at a table."""
    columns = schema.visit.c
    statements: list[Statement] = []
    new = [{"game_id": game_id, "node": node, "session": session} for session in came]
    old = list(went)
    if new:
        statements.append((insert(schema.visit).on_conflict_do_nothing(), new))
    if old:
        here = (columns.game_id == game_id) & (columns.node == node) & columns.session.in_(old)
        statements.append((delete(schema.visit).where(here), None))
    return statements


def read_news(connection: Connection, game_ids: Sequence[str]) -> dict[str, News]:
    """How far some tables have got, and who looks at them through a process that is alive."""
    game, visit, node = schema.game.c, schema.visit.c, schema.node.c
    seq = select(func.max(schema.action.c.seq)).where(schema.action.c.game_id == game.id).scalar_subquery()
    chat = select(func.max(schema.chat.c.id)).where(schema.chat.c.game_id == game.id).scalar_subquery()
    games = connection.execute(select(game.id, game.changed, seq, chat).where(game.id.in_(game_ids))).all()
    name = func.coalesce(schema.person.c.name, "")
    rows = connection.execute(
        select(visit.game_id, visit.node, visit.session, name)
        .join(schema.node, node.id == visit.node)
        .outerjoin(schema.person, schema.person.c.id == visit.session)
        .where(visit.game_id.in_(game_ids), node.seen > database_now - ALIVE_MS)
    )
    visits: dict[str, set[tuple[str, str]]] = {row[0]: set() for row in games}
    names: dict[str, str] = {}
    for game_id, at, session, called in rows:
        visits[game_id].add((at, session))
        names[session] = called
    return {row[0]: News(row[1], row[2] or 0, row[3] or 0, frozenset(visits[row[0]]), names) for row in games}
