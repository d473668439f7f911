"""Whom somebody has muted or blocked, and reports to the host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.create_table(
        "aversion",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_aversion_other", "aversion", ["other"])
    op.create_table(
        "report",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_report_settled_at", "report", ["settled", "at"])
    op.create_index("ix_report_reporter_at", "report", ["reporter", "at"])
    op.create_index("ix_report_person", "report", ["person"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("report")
    op.drop_table("aversion")
