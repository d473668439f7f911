"""Where games are kept, and what carries notices between processes."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from niagara.server.cluster.notify import BadRedis, check_redis
from niagara.server.doctor.findings import Finding
from niagara.server.store import BadDatabase
from niagara.server.store.engines import CONNECT_SECONDS, HIDE, OWNER_ONLY, database_url
from niagara.server.store.migrate import NEWEST

RESTORE = "restore a backup, as docs/hosting.md says"
NEWER = "install the version that made it, or a later one"
WRONG_CLOCK = 2.0  # seconds by which two machines' clocks may differ
SLOW = 0.05
OLDEST_POSTGRES = 130_000
SHARED_BITS = 0o077


def check_database(database: str) -> list[Finding]:
    """Whether games can be kept there."""
    try:
        url = database_url(database)
    except BadDatabase as problem:
        return [Finding("database", "bad", str(problem).removeprefix("database: "), "see niagara serve --help")]
    if url.get_backend_name() == "sqlite":
        return _check_sqlite(Path(str(url.database)))
    engine = create_engine(url, connect_args={"connect_timeout": CONNECT_SECONDS}, hide_parameters=HIDE)
    try:
        with engine.connect() as connection:
            found = ""
            if inspect(connection).has_table("alembic_version"):
                found = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
            number = int(str(connection.execute(text("SHOW server_version_num")).scalar()))
            commit = connection.execute(text("SHOW synchronous_commit")).scalar()
            theirs = float(str(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar()))
            apart = abs(time.time() - theirs)
    except SQLAlchemyError as problem:
        cause = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        return [Finding("database", "bad", cause, "start PostgreSQL, and check host, user and ~/.pgpass")]
    finally:
        engine.dispose()
    findings = [_shape(found, f"PostgreSQL {number // 10_000}")]
    if number < OLDEST_POSTGRES:
        findings.append(
            Finding("database", "doubtful", f"PostgreSQL {number // 10_000} is old", "update to 13 or later")
        )
    if commit == "off":
        said = "synchronous_commit is off: moves that were acknowledged may be lost"
        findings.append(Finding("database", "bad", said, "ALTER SYSTEM SET synchronous_commit = on"))
    if apart > WRONG_CLOCK:
        said = f"{apart:.0f} s apart from the database's"
        findings.append(Finding("clock", "doubtful", said, "let both machines follow network time"))
    return findings


def _check_sqlite(path: Path) -> list[Finding]:
    if not path.exists():
        if path.parent.is_dir() or not path.parent.exists():
            return [Finding("database", "good", f"{path} will be made at the first start")]
        return [Finding("database", "bad", f"{path.parent} is no folder", "name another --database")]
    if not path.is_file():
        return [Finding("database", "bad", f"{path} is no file", "name another --database")]
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as opened:
            whole = opened.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = {name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            found = ""
            if "alembic_version" in tables:
                found = str(opened.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except sqlite3.Error as problem:
        return [Finding("database", "bad", f"{path}: {problem}", RESTORE)]
    if whole != "ok":
        return [Finding("database", "bad", f"{path} is damaged: {whole}", RESTORE)]
    findings = [_shape(found, str(path))]
    if path.stat().st_mode & SHARED_BITS & ~OWNER_ONLY:
        findings.append(Finding("database", "doubtful", f"others may read {path}", f"chmod 600 {path}"))
    return findings


def _shape(found: str, where: str) -> Finding:
    """Whether this version of the program knows the database's."""
    if found > NEWEST:
        return Finding("database", "bad", f"{where}: a newer Niagara made it ({found}; this one knows {NEWEST})", NEWER)
    if found == NEWEST:
        return Finding("database", "good", f"{where}, up to date")
    return Finding("database", "good", f"{where}, to be brought up to date at the start")


def check_redis_server(address: str) -> Finding:
    """Whether Redis answers, and how quickly."""
    try:
        check_redis(address)
    except BadRedis as problem:
        return Finding("redis", "bad", str(problem).removeprefix("redis: "), "see niagara serve --help")
    from redis import Redis
    from redis.exceptions import RedisError

    client = Redis.from_url(address, socket_timeout=CONNECT_SECONDS, socket_connect_timeout=CONNECT_SECONDS)
    try:
        client.ping()
        began = time.perf_counter()
        client.ping()
        took = time.perf_counter() - began
    except (RedisError, OSError) as problem:
        advice = "start Redis or Valkey; until then processes look for each other's moves once a second"
        return Finding("redis", "bad", str(problem), advice)
    finally:
        client.close()
    if took > SLOW:
        return Finding("redis", "doubtful", f"answers after {1000 * took:.0f} ms", "bring it nearer to the servers")
    return Finding("redis", "good", f"answers after {1000 * took:.1f} ms")
