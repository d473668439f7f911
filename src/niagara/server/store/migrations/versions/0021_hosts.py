"""The host's page: links to it, browsers that are the host's, and what was taken away there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.create_table(
        "host_link",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "host_session",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
    )
    op.create_table(
        "removal",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_index("ix_removal_at", "removal", ["at"])
    op.create_index("ix_removal_person", "removal", ["person"])


def downgrade() -> None:
    """Take it away again."""
    for table in ("removal", "host_session", "host_link"):
        op.drop_table(table)
