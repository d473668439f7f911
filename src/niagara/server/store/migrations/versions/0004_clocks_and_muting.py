"""Clocks that run, when the next one runs out, how long servers have been up, and whose chat is muted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("game", sa.Column("clocks", sa.JSON, nullable=True))
    op.add_column("game", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("game", sa.Column("muted", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("ix_game_due", "game", ["due"])
    op.create_table(
        "uptime",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO uptime (id, ms) VALUES (1, 0)")


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("uptime")
    op.drop_index("ix_game_due", "game")
    for name in ("muted", "due", "clocks"):
        op.drop_column("game", name)
