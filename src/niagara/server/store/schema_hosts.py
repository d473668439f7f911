"""The tables behind the host's page, in the same metadata as all others."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table

from niagara.server.store.schema import metadata

# A link to the host's page; `id` is the hash of its code.
host_link = Table(
    "host_link",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
)

# A browser that is the host's for a while; `id` is the hash of its cookie, which is nobody's else.
host_session = Table(
    "host_session",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
)

# What a host took away on that page: a table, a line of chat, a name, somebody's devices. `person` is whose it was, and
# `name` what they are called now; both go with the person.
removal = Table(
    "removal",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("game_id", String(32), nullable=False),
    Column("person", String(64), nullable=False, index=True),
    Column("name", String(24), nullable=False),
)
