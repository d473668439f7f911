"""The tables, alike for SQLite and PostgreSQL. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Somebody who plays here, without an account: an id that says nothing, and the name, face and colour last gone by.
person = Table(
    "person",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("name", String(24), nullable=False),
    Column("face", String(12), nullable=False, server_default=""),
    Column("colour", SmallInteger, nullable=False, server_default="-1"),
)

# A person's device, or a program that acts for one. `id` is the hash of its token: who reads the database cannot take a
# seat. One that was ended stays for as long as its cookie may come back. A server from before persons writes `name` and
# no `person`: the session is then the person.
session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("name", String(24), nullable=False, server_default=""),
    Column("person", String(64), nullable=False, index=True, server_default=""),
    Column("kind", String(8), nullable=False, server_default="device"),
    Column("label", String(40), nullable=False, server_default=""),
    Column("seen", BigInteger, nullable=False, index=True, server_default="0"),
    Column("ended", BigInteger, nullable=True, index=True),
)

# A link that makes one more device a person's; `id` is the hash of its code.
link = Table(
    "link",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
)

# The public half of a key that a person's device keeps; `id` is the hash of what the device calls it.
passkey = Table(
    "passkey",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What a device was asked to sign; `id` is a hash, and the row goes when it is answered.
challenge = Table(
    "challenge",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

# With what tokens are signed; one row.
signing = Table(
    "signing",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
)

# With what messages to push services are signed; one row, made by the first server that wants it.
vapid = Table(
    "vapid",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
)

# Where a person's device can be reached while its page is closed; `id` is the hash of the address, `key` and `secret`
# are the browser's, `failed` counts messages in a row that were given up.
push = Table(
    "push",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("session", String(64), nullable=False, index=True),
    Column("address", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("secret", String(32), nullable=False),
    Column("language", String(16), nullable=False),
    Column("site", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failed", SmallInteger, nullable=False, server_default="0"),
)

# Where a person wants e-mail. `status` is "asked" until the owner of the address says "yes" or "no" with the `code` of
# a mail, which is due at `due` meanwhile.
mail = Table(
    "mail",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("address", String(254), nullable=False, index=True),
    Column("language", String(16), nullable=False),
    Column("code", String(32), nullable=False, unique=True),
    Column("status", String(8), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
)

# When a person does not want to be called: minutes of their day, in their time zone.
quiet = Table(
    "quiet",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("begins", SmallInteger, nullable=False),
    Column("ends", SmallInteger, nullable=False),
    Column("zone", String(64), nullable=False),
)

# A table and its game. `rules` is the version of the table of actions that the numbers of its log are from; `version`
# goes up with every change of who sits where, so that of two servers that change it at once the second notices; `start`
# is the position as one line where the game did not begin as in the book; `clocks` are those that run, and at `due`, a
# moment of uptime, somebody has to look at a game by post; `banned` are sessions that its host sent away.
game = Table(
    "game",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rules", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=True),
    Column("pause", Integer, nullable=False),
    Column("host", String(64), nullable=False),
    Column("next_table", String(32), nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("ended", BigInteger, nullable=True),
    Column("outcome", JSON(none_as_null=True), nullable=True),
    Column("start", Text, nullable=False, server_default=""),
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("clocks", JSON(none_as_null=True), nullable=True),
    Column("due", BigInteger, nullable=True, index=True),
    Column("muted", JSON, nullable=False, server_default="[]"),
    Column("absent", String(8), nullable=False, server_default="wait"),
    Column("votes", JSON, nullable=False, server_default="[]"),
    Column("banned", JSON, nullable=False, server_default="[]"),
    Column("coach", String(8), nullable=False, server_default="alone"),
    Column("taken_back", Integer, nullable=False, server_default="0"),
    Column("deserted", String(8), nullable=False, server_default="end"),
    Column("nudges", JSON, nullable=False, server_default="[]"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("evening", JSON(none_as_null=True), nullable=True),
    Column("takeover", String(8), nullable=False, server_default="nobody"),
    Column("asks", JSON, nullable=False, server_default="[]"),
    Column("forecast", Boolean, nullable=False, server_default=true()),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("takebacks", Boolean, nullable=False, server_default=false()),
    Column("offers", JSON, nullable=False, server_default="[]"),
    Column("unwatched", Boolean, nullable=False, server_default=false()),
    Index("ix_game_public_ended", "public", "ended"),
    Index("ix_game_ended_id", "ended", "id"),
    Index("ix_game_changed_id", "changed", "id"),
    Index("ix_game_host", "host"),
    Index("ix_game_status_public_changed", "status", "public", "changed"),
)

# `session` holds a person: the column is older than persons, and servers of the version before still write it.
seat = Table(
    "seat",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("level", String(24), nullable=False),
    Column("session", String(64), nullable=False, index=True),
    Column("gave_up", Boolean, nullable=False, server_default=false()),
    Column("face", String(12), nullable=False, server_default=""),
    Column("colour", SmallInteger, nullable=False, server_default="-1"),
)

# The log: every move ever made, the river's too. A second writer of the same `seq` fails on the primary key, a
# command that comes twice on the unique one. Only the first action of a command carries its id, and only the last one
# written with it how the game stands then: the round, and who decides (a bit per seat), so that a list need not replay.
# Where the seat is -2, as many moves before it as `number` says were taken back.
action = Table(
    "action",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("number", SmallInteger, nullable=False),
    Column("command_id", String(48), nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("round", SmallInteger, nullable=True),
    Column("deciding", SmallInteger, nullable=True),
    UniqueConstraint("game_id", "command_id"),
    sqlite_with_rowid=False,
)

# How many visitors have tried a puzzle, and found it at the first try; who they were is not kept.
puzzle = Table(
    "puzzle",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# How long servers of this database have been up in all, in milliseconds; one row.
uptime = Table(
    "uptime",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("ms", BigInteger, nullable=False),
)

# A line that its sender sends again, not having heard of it, fails on the unique index.
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(32), ForeignKey("game.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(24), nullable=False),
    Column("phrase", String(32), nullable=False),
    Column("text", String(200), nullable=False),
    Column("command_id", String(40), nullable=True),
    Column("person", String(64), nullable=False, index=True, server_default=""),
    Index("ix_chat_game_id_command_id", "game_id", "command_id", unique=True),
)

# The processes that serve this database, each seen lately, and which persons (`session`) have a socket open at which
# of them.
node = Table(
    "node",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

visit = Table(
    "visit",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String(16), ForeignKey("node.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("session", String(64), primary_key=True),
)

# Tables at which a person does not want to be called.
hushed = Table(
    "hushed",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True, index=True),
)

# Calls that are to go out: one for one table and one target (the id of a `push`, or a person's mail): a newer
# turn replaces an older. Who sends one moves `due` on first; of two processes that do, the second notices.
notice = Table(
    "notice",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("target", String(64), primary_key=True, index=True),
    Column("person", String(64), nullable=False, index=True),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
)

# Analyses of finished games: a cache, of no further use once `engine` is not the one that would work it out today.
analysis = Table(
    "analysis",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("engine", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("found", Text, nullable=False),
)

# Rated games that are over and not yet counted: written with their last move, so that none is lost with a process.
uncounted = Table(
    "uncounted",
    metadata,
    Column("game_id", String(32), primary_key=True),
)

# How many rated games were counted; one row. Who counts one, or works some out again, moves `version` on: of two
# processes, the second notices.
counted = Table(
    "counted",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("games", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False),
)

# Rated games in the order in which they were counted. They outlive the games themselves, which a host may keep for some
# time only; `voided` ones count for nothing.
rated_game = Table(
    "rated_game",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("number", BigInteger, nullable=False, unique=True),
    Column("ended", BigInteger, nullable=False),
    Column("voided", Boolean, nullable=False, server_default=false()),
)

# Who sat where in one: a person, or a bot of a level; the place, the goal by which it was won, the gems, and a person's
# rating after the game.
rated_seat = Table(
    "rated_seat",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Column("level", String(24), nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("goal", String(16), nullable=False),
    Column("landed", String(40), nullable=False),
    Column("mu", Float(53), nullable=True),
    Column("sigma", Float(53), nullable=True),
    Index("ix_rated_seat_person_number", "person", "number"),
)

# A person's rating now. `handle` is by what others may ask for it; `sure` is what they are at least, by which people
# are ranked once they have played enough.
rating = Table(
    "rating",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("handle", String(16), nullable=False, unique=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("sure", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Index("ix_rating_ranked_sure_person", "ranked", "sure", "person"),
)

# Somebody whom a person does not want to hear ("mute"), nor at an own table ("block"); `name` is that of the time.
aversion = Table(
    "aversion",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Somebody is invited to a table by a person who sits there (`by`, with the name of the time).
invitation = Table(
    "invitation",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True, index=True),
    Column("by", String(64), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False, server_default=false()),
)

# What somebody told the host about another, with the lines in question, which stay when the table goes.
report = Table(
    "report",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game_id", String(32), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("person", String(64), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("lines", JSON, nullable=False),
    Column("settled", Boolean, nullable=False, server_default=false()),
    Index("ix_report_settled_at", "settled", "at"),
    Index("ix_report_reporter_at", "reporter", "at"),
)
