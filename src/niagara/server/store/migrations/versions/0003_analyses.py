"""Analyses of finished games, kept so that they are worked out once; losing them costs only time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "analysis",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("depth", sa.String(8), primary_key=True),
        sa.Column("engine", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("analysis")
