"""The ladder: programs, their games, and who sat where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.create_table(
        "ladder_program",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("folded", sa.String(96), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("folded", name="uq_ladder_program_folded"),
    )
    op.create_index("ix_ladder_program_person", "ladder_program", ["person"])
    op.create_table(
        "ladder_game",
        sa.Column("game_id", sa.String(32), primary_key=True),
        sa.Column("block", sa.String(16), nullable=False),
        sa.Column("turn", sa.SmallInteger, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
    for column in ("block", "began", "ended"):
        op.create_index(f"ix_ladder_game_{column}", "ladder_game", [column])
    op.create_table(
        "ladder_seat",
        sa.Column("game_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.String(24), nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("forfeit", sa.String(8), nullable=False),
    )
    op.create_index("ix_ladder_seat_entrant", "ladder_seat", ["entrant"])


def downgrade() -> None:
    """Take it away again."""
    for table in ("ladder_seat", "ladder_game", "ladder_program"):
        op.drop_table(table)
