"""How games ended, where imported ones began, a version that guards changes of a table, and the processes at work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ADDED = ("version", "ended", "outcome", "start", "imported")


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("game", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game", sa.Column("ended", sa.BigInteger, nullable=True))
    op.add_column("game", sa.Column("outcome", sa.JSON, nullable=True))
    op.add_column("game", sa.Column("start", sa.Text, nullable=False, server_default=""))
    op.add_column("game", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE game SET ended = changed WHERE status = 'over'")
    op.create_index("ix_game_public_ended", "game", ["public", "ended"])
    op.create_index("ix_game_host", "game", ["host"])
    op.create_table(
        "node",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "visit",
        sa.Column("game_id", sa.String(32), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.String(16), sa.ForeignKey("node.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("session", sa.String(64), primary_key=True),
    )
    op.create_index("ix_visit_node", "visit", ["node"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("visit")
    op.drop_table("node")
    op.drop_index("ix_game_host", "game")
    op.drop_index("ix_game_public_ended", "game")
    for name in ADDED:
        op.drop_column("game", name)
