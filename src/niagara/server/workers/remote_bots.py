"""Bots that think elsewhere: `niagara worker` takes their questions from Redis, as taskiq jobs, and answers there.

A question is what the bot's seat may know and which moves it has, so a worker learns no secret card. Nothing depends on
an answer: while no worker or no Redis is there, or should one take too long, the server's own threads think instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import threading
import time
from typing import TypeAlias

from redis.asyncio import Redis
from redis.exceptions import RedisError
from taskiq import AsyncTaskiqDecoratedTask, TaskiqError
from taskiq.api import run_receiver_task
from taskiq.serializers import JSONSerializer
from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend

from niagara.bots import View
from niagara.notation.line import from_line, to_line
from niagara.rules.actions import Move
from niagara.server.workers.bot_pool import BotPlayer, BotPool, Players

log = logging.getLogger(__name__)

QUEUE = "niagara:bots"
WORKING = "niagara:worker"  # a key that lives while some worker does
WORKING_SECONDS = 5
LOOK_SECONDS = 0.005  # between two looks for an answer
QUEUE_SECONDS = 3.0  # seconds beyond a bot's own time, for the queue
RESULT_SECONDS = 60

Question: TypeAlias = AsyncTaskiqDecoratedTask[[str, str, int, list[int], float, str], int]

_mine = threading.local()


def think(level: str, view: str, seat: int, moves: list[int], budget: float, player: str = "") -> int:
    """What a bot plays, given what its seat may know; each thread has its own bots, one for each seat somewhere."""
    players: Players = _mine.__dict__.setdefault("players", Players())
    state = from_line(view, hidden=True)
    return players.of(level, player).choose(View(seat, state), [Move(number) for number in moves], budget).number


def make_broker(redis: str) -> tuple[ListQueueBroker, Question]:
    """The queue of questions, and the task that asks one."""
    results: RedisAsyncResultBackend[int] = RedisAsyncResultBackend(
        redis,
        keep_results=False,
        result_ex_time=RESULT_SECONDS,
        serializer=JSONSerializer(),  # and no pickle: who can write to Redis is not to run code here
        socket_timeout=QUEUE_SECONDS,
    )
    broker = ListQueueBroker(redis, queue_name=QUEUE).with_result_backend(results)
    return broker, broker.register_task(think, task_name="niagara.think")


class RemoteBots(BotPool):
    """Bots that think at workers while there are any, and here otherwise."""

    def __init__(self, threads: int, budget: float, redis: str) -> None:
        super().__init__(threads, budget)
        self._broker, self._think = make_broker(redis)
        self._redis: Redis = Redis.from_url(redis, socket_timeout=QUEUE_SECONDS, socket_connect_timeout=1.0)
        self._looked = float("-inf")
        self._workers = False

    async def choose(self, player: BotPlayer, view: View, moves: list[Move]) -> Move:
        """What a bot plays, given what its seat may know."""
        if await self._somebody_works():
            numbers = [move.number for move in moves]
            try:
                asked = (player.level, to_line(view.state), view.seat, numbers, self._budget, player.id)
                job = await self._think.kiq(*asked)
                wait = self._budget + QUEUE_SECONDS
                answer = await job.wait_result(check_interval=LOOK_SECONDS, timeout=wait)
                if not answer.is_err and answer.return_value in numbers:
                    return Move(answer.return_value)
            except (RedisError, OSError, TaskiqError) as error:
                log.warning("no worker answered for a bot: %s", type(error).__name__)
            self._workers = False
        return await super().choose(player, view, moves)

    async def _somebody_works(self) -> bool:
        """Whether a worker has been seen lately; asked once a second."""
        if time.monotonic() > self._looked + 1.0:
            self._looked = time.monotonic()
            try:
                self._workers = bool(await self._redis.exists(WORKING))
            except (RedisError, OSError):
                self._workers = False
        return self._workers


def work(redis: str, threads: int) -> None:
    """Answer questions until told to stop; who waits for the rest asks again elsewhere."""
    asyncio.run(_work(redis, threads))


async def _work(redis: str, threads: int) -> None:
    broker, _task = make_broker(redis)
    tasks = [
        asyncio.create_task(run_receiver_task(broker, sync_workers=threads, max_async_tasks=threads)),
        asyncio.create_task(_say_so(redis)),
    ]
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, lambda: [task.cancel() for task in tasks])
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks)
    await broker.shutdown()


async def _say_so(redis: str) -> None:
    """Keep saying that a worker is here."""
    client: Redis = Redis.from_url(redis, socket_timeout=QUEUE_SECONDS)
    while True:
        with contextlib.suppress(RedisError, OSError):
            await client.set(WORKING, "1", ex=WORKING_SECONDS)
        await asyncio.sleep(WORKING_SECONDS / 4)
