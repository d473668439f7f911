"""Persons: every session so far becomes one, with itself as its only device; links, and a key that signs tokens."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

from niagara.tables.records import now_ms

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ADDED = ("person", "kind", "label", "seen", "ended")

# Somebody who only brought games in has no row of a session yet; a seat or a table names everybody else too.
UNKNOWN = """
    INSERT INTO session (id, created, name)
    SELECT found.id, min(found.created), '' FROM (
        SELECT host AS id, created FROM game
        UNION ALL SELECT seat.session, game.created FROM seat JOIN game ON game.id = seat.game_id
    ) AS found
    WHERE found.id <> '' AND NOT EXISTS (SELECT 1 FROM session WHERE session.id = found.id)
    GROUP BY found.id
"""

SAID_FROM_A_SEAT = """
    UPDATE chat SET person = COALESCE(
        (SELECT seat.session FROM seat WHERE seat.game_id = chat.game_id AND seat.seat = chat.seat), ''
    ) WHERE seat >= 0
"""


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "link",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_link_person", "link", ["person"])
    signing = op.create_table(
        "signing",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.bulk_insert(signing, [{"id": 1, "key": secrets.token_hex(32)}])
    op.add_column("session", sa.Column("person", sa.String(64), nullable=False, server_default=""))
    op.add_column("session", sa.Column("kind", sa.String(8), nullable=False, server_default="device"))
    op.add_column("session", sa.Column("label", sa.String(40), nullable=False, server_default=""))
    op.add_column("session", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("session", sa.Column("ended", sa.BigInteger, nullable=True))
    op.add_column("chat", sa.Column("person", sa.String(64), nullable=False, server_default=""))
    op.execute(UNKNOWN)
    op.execute("INSERT INTO person (id, created, name) SELECT id, created, name FROM session")
    session = sa.table("session", sa.column("id"), sa.column("person"), sa.column("seen", sa.BigInteger))
    op.execute(session.update().values(person=session.c.id, seen=now_ms()))  # nobody knows better
    op.execute(SAID_FROM_A_SEAT)
    for table, column in (("session", "person"), ("session", "seen"), ("session", "ended"), ("chat", "person")):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Take it away again."""
    for table, column in (("chat", "person"), ("session", "ended"), ("session", "seen"), ("session", "person")):
        op.drop_index(f"ix_{table}_{column}", table)
    op.drop_column("chat", "person")
    for name in ADDED:
        op.drop_column("session", name)
    for name in ("signing", "link", "person"):
        op.drop_table(name)
