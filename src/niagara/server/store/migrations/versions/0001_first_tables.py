"""The first tables: sessions, games, seats, the log of actions, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "session",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rules", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=True),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("next_table", sa.String(32), nullable=False),
    )
    op.create_index("ix_game_status_public_changed", "game", ["status", "public", "changed"])
    op.create_table(
        "seat",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.String(24), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
    )
    op.create_index("ix_seat_session", "seat", ["session"])
    op.create_table(
        "action",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("number", sa.SmallInteger, nullable=False),
        sa.Column("command_id", sa.String(48), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game_id", "command_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
    )
    op.create_index("ix_chat_game_id", "chat", ["game_id"])


def downgrade() -> None:
    """Take the tables away."""
    for name in ("chat", "action", "seat", "game", "session"):
        op.drop_table(name)
