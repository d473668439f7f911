"""The tables behind the ladder, in the same metadata as all others. No row hangs on a game, which may go before it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, SmallInteger, String, Table, Text

from niagara.server.store.schema import metadata

# A program that has played on the ladder, and whose it is; no two have the same name, in capitals or not (`folded`).
ladder_program = Table(
    "ladder_program",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(96), nullable=False, unique=True),
    Column("person", String(64), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

# A game of the ladder: the `turn` of a block (so many games of one opening), running until it has `ended`.
ladder_game = Table(
    "ladder_game",
    metadata,
    Column("game_id", String(32), primary_key=True),
    Column("block", String(16), nullable=False, index=True),
    Column("turn", SmallInteger, nullable=False),
    Column("opening", Text, nullable=False),
    Column("began", BigInteger, nullable=False, index=True),
    Column("ended", BigInteger, nullable=True, index=True),
)

# Who sat where in one: a program's id or a level's; its place (0: not known yet), and why it forfeited, if it did.
ladder_seat = Table(
    "ladder_seat",
    metadata,
    Column("game_id", String(32), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("entrant", String(24), nullable=False, index=True),
    Column("place", SmallInteger, nullable=False),
    Column("forfeit", String(8), nullable=False),
)
