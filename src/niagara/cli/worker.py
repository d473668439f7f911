"""`niagara worker`: think for the bots of servers that share a Redis."""

from __future__ import annotations

import logging
import os

from niagara.cli import BadInput, RedisAddress
from niagara.cli.checks import check_number

MOST_THREADS = 1024


def worker(*, redis: RedisAddress, threads: int = max(1, (os.cpu_count() or 1))) -> None:
    """Think for the bots of all servers that were started with the same --redis, until stopped.

    Parameters
    ----------
    redis
        The Redis or Valkey that the servers use, such as redis://localhost:6379; one with a password better in the
        environment, as NIAGARA_REDIS.
    threads
        How many questions to think about at once.
    """
    from niagara.server.cluster.notify import BadRedis, check_redis

    check_number("--threads", threads, 1, MOST_THREADS)
    try:
        check_redis(redis)
    except BadRedis as problem:
        raise BadInput(f"--{problem}") from problem
    from niagara.cli.warm import warm
    from niagara.server.ops.logs import set_up_logs
    from niagara.server.workers.remote_bots import work

    set_up_logs("text", logging.ERROR)
    warm()  # before the first question comes
    print(f"Thinking for bots, {threads} at a time  (Ctrl+C stops it)", flush=True)
    work(redis, threads)
