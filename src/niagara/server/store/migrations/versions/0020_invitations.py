"""Invitations to a table, from one person to another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.create_table(
        "invitation",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_invitation_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "person", name="pk_invitation"),
    )
    op.create_index("ix_invitation_person", "invitation", ["person"])
    op.create_index("ix_invitation_by", "invitation", ["by"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("invitation")
