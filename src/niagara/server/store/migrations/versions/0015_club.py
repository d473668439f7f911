"""Rated games and people's ratings; series of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of the version before goes on working meanwhile."""
    op.add_column("game", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game", sa.Column("evening", sa.JSON, nullable=True))
    op.create_table("uncounted", sa.Column("game_id", sa.String(32), primary_key=True))
    counted = op.create_table(
        "counted",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(counted, [{"id": 1, "games": 0, "version": 0}])
    op.create_table(
        "rated_game",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("voided", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("number", name="uq_rated_game_number"),
    )
    op.create_table(
        "rated_seat",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("level", sa.String(24), nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("goal", sa.String(16), nullable=False),
        sa.Column("landed", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=True),
        sa.Column("sigma", sa.Float(53), nullable=True),
    )
    op.create_index("ix_rated_seat_person_number", "rated_seat", ["person", "number"])
    op.create_table(
        "rating",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("handle", sa.String(16), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("sure", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.UniqueConstraint("handle", name="uq_rating_handle"),
    )
    op.create_index("ix_rating_ranked_sure_person", "rating", ["ranked", "sure", "person"])


def downgrade() -> None:
    """Take it away again."""
    for table in ("rating", "rated_seat", "rated_game", "counted", "uncounted"):
        op.drop_table(table)
    op.drop_column("game", "evening")
    op.drop_column("game", "rated")
