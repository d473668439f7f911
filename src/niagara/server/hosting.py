"""What one process hosts tables with: a database, its uptime, its bots, the other processes; and how all of it ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from niagara.api.tries import Tries
from niagara.server.cluster.peers import Peers
from niagara.server.ladder.contest import OWNER, LadderContest, Thinking
from niagara.server.ladder.keeper import Ladder
from niagara.server.ladder.openings import fair_opening
from niagara.server.ladder.programs import Programs
from niagara.server.limits.sessions import Sessions
from niagara.server.ops.metrics import CommandMeter, Pulse
from niagara.server.ratings.counter import Counter
from niagara.server.reach.caller import Caller
from niagara.server.reach.mail import mail_server
from niagara.server.settings import Settings
from niagara.server.store import SqlStore
from niagara.server.store.engines import is_shared
from niagara.server.store.retention import Keeping
from niagara.server.workers.archive import Archive
from niagara.server.workers.bot_pool import BotPool
from niagara.server.workers.helpers import Helpers
from niagara.server.workers.turns import Turns
from niagara.tables.interfaces import Draw, Habits, Host
from niagara.tables.matching import Matching
from niagara.tables.records import StoreError
from niagara.tables.registry import Registry
from niagara.tables.uptime import Uptime
from niagara.tables.words import WordFilter

log = logging.getLogger(__name__)

FORGET_EVERY = 3600.0  # seconds
REMOTE_THOUGHTS = 64  # at once, where other machines may think for this one


class Hosting:
    """The tables of this process, with everything they ask for."""

    def __init__(self, settings: Settings, draw: Draw, clock: Callable[[], float]) -> None:
        self.settings = settings
        self.store = SqlStore(settings.database)
        self.sessions = Sessions(self.store.people, shared=is_shared(settings.database))
        self.uptime = Uptime(settings.clock_tick, clock)
        self.bots = _bot_pool(settings)
        habits = Habits(settings.grace, settings.idle, settings.lobby_pause, settings.stand_in, settings.match_wait)
        self.pulse = Pulse()
        self.turns = Turns(REMOTE_THOUGHTS if settings.redis else settings.bot_threads, ranks=2)
        self.caller = Caller(self.store.reaching, self._is_present, settings.own_push, settings.public_url)
        if settings.smtp:
            self.caller.mail_through(mail_server(settings.smtp, settings.mail_from), self.store.mails)
        self.counter = Counter(self.store.ratings)
        self.programs = Programs(settings.ladder_seconds, settings.ladder_first, settings.ladder_return)
        self.ladder_helpers = Helpers(min(1, settings.helpers))
        contest = self._contest() if settings.ladder else None
        host = Host(
            store=self.store,
            clock=self.uptime,
            thinkers=self.bots,
            turns=self.turns,
            meter=CommandMeter(),
            habits=habits,
            draw=draw,
            caller=self.caller,
            results=self.counter,
            manners=self.store.manners,
            invitations=self.store.friends,
            words=WordFilter(settings.unwelcome_words),
            contest=contest,
        )
        self.registry = Registry(host)
        self.matching = Matching(self.registry)
        self.ladder = self._ladder() if settings.ladder else None
        self.helpers = Helpers(settings.helpers)
        self.archive = Archive(self.helpers)
        self.tries = Tries(self.store.puzzles)
        self.peers: Peers | None = None
        if is_shared(settings.database):
            self.peers = Peers(self.registry, self.store, settings.redis, settings.poll)
            self.registry.share_with(self.peers)

    async def start(self) -> None:
        """Let time pass."""
        await self.sessions.start()
        await self.caller.start()
        await self.counter.start()
        await self.uptime.start(self.store, self.registry)
        self.matching.start()
        if self.ladder is not None:
            await self.ladder.start()
        self._checking = asyncio.create_task(self.store.check())
        self._forgetting = asyncio.create_task(self._forget_always())

    def _contest(self) -> LadderContest:
        """Who plays in the ladder's games."""
        thinking = Thinking(self.ladder_helpers, self.bots, self.settings.bot_budget)
        return LadderContest(self.programs, thinking, self.store.ladder.forfeit)

    def _ladder(self) -> Ladder:
        settings = self.settings

        async def opening() -> str:
            return settings.ladder_opening or await self.ladder_helpers.do(OWNER, fair_opening)

        levels, pause = settings.ladder_levels, settings.ladder_pause
        return Ladder(self.registry, self.store, self.programs, levels, opening, pause)

    def _is_present(self, table_id: str, person: str) -> bool:
        room = self.registry.in_memory.get(table_id)
        return room is not None and room.presence.online(person)

    async def _forget_always(self) -> None:
        """Remove what nobody will miss, now and then."""
        days = self.settings
        keeping = Keeping(days.keep_open, days.keep_nobodys, days.keep_imports, days.keep_games)
        while True:
            try:
                await self.store.forget_old(keeping, self.registry.in_memory)
                await self.store.people.forget_old(days.keep_sessions)
            except StoreError as error:
                log.warning("old games could not be removed: %s", error)
            await asyncio.sleep(FORGET_EVERY)

    async def drain(self) -> None:
        """Take no more commands, finish those that are under way, and send everybody away for a moment."""
        if self.ladder is not None:
            await self.ladder.stop()
        await self.matching.stop()
        await self.uptime.stop(self.registry)
        await self.registry.drain()
        self.bots.close()

    async def close(self) -> None:
        """Let go of the helpers and the database."""
        self._forgetting.cancel()
        await asyncio.wait([self._forgetting])
        await self.caller.close()
        await self.counter.close()
        await self.sessions.close()
        await self.helpers.close()
        await self.ladder_helpers.close()
        await self._checking
        await self.store.close()


def _bot_pool(settings: Settings) -> BotPool:
    """Bots think in this process, and, where there is a Redis, at whatever workers share it."""
    if not settings.redis:
        return BotPool(settings.bot_threads, settings.bot_budget)
    from niagara.server.workers.remote_bots import RemoteBots

    return RemoteBots(settings.bot_threads, settings.bot_budget, settings.redis)
