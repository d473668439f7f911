"""Calling players whose page is closed: where their devices are reached, when not, at which tables not, what is due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

INDICES = {"push": ("person", "session"), "hushed": ("person",), "notice": ("target", "person", "due")}


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.create_table(
        "vapid",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_table(
        "push",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("site", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failed", sa.SmallInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "quiet",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("begins", sa.SmallInteger, nullable=False),
        sa.Column("ends", sa.SmallInteger, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "hushed",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
    )
    op.create_table(
        "notice",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.SmallInteger, nullable=False, server_default="0"),
    )
    for table, columns in INDICES.items():
        for column in columns:
            op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Take it away again."""
    for name in ("notice", "hushed", "quiet", "push", "vapid"):
        op.drop_table(name)
