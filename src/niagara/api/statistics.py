"""Statistics across finished games, counted from the engine's own events; a finished game is counted once and kept."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import partial

from niagara.api.aside import Aside
from niagara.events import (
    AnyEvent,
    CanoeBought,
    CanoeLost,
    CardRevealed,
    GameEnded,
    GemLanded,
    GemStolen,
)
from niagara.protocol.numbers import Numbers, Score, Tally
from niagara.rules.actions import Move
from niagara.tables.interfaces import Store
from niagara.tables.log import log_of
from niagara.tables.records import Finished, Log, NewerLog

MOST_GAMES = 300  # that are counted for one answer, the latest first
KEPT = 5000  # games whose counts stay in memory


@dataclass(slots=True)
class Deeds:
    """What one seat did in one game."""

    won: bool = False
    goal: str = ""
    landed: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    stolen: int = 0
    robbed: int = 0
    sunk: int = 0
    lost: int = 0
    bought: int = 0


@dataclass(frozen=True, slots=True)
class Counted:
    """One finished game: every seat's deeds, and how long it took."""

    seats: tuple[Deeds, ...]
    rounds: int


def count_game(log: Log) -> Counted:
    """Play a stored game again and count what its events tell."""
    game = log_of(log.table).game
    seats = tuple(Deeds() for _ in log.table.seats)
    for action in log.actions:
        for event in game.play(action.seat, Move(action.number)):
            _note(event, seats)
    return Counted(seats, game.state.round)


def _note(event: AnyEvent, seats: tuple[Deeds, ...]) -> None:
    match event:
        case CardRevealed(seat=seat, card=card):
            seats[seat].cards[card] += 1
        case GemLanded(canoe=canoe, gem=gem):
            seats[_owner(canoe)].landed[gem] += 1
        case GemStolen(canoe=canoe, victim=victim):
            seats[_owner(canoe)].stolen += 1
            seats[_owner(victim)].robbed += 1
        case CanoeLost(canoe=canoe, gem=gem):
            seats[_owner(canoe)].lost += 1
            seats[_owner(canoe)].sunk += bool(gem)
        case CanoeBought(canoe=canoe):
            seats[_owner(canoe)].bought += 1
        case GameEnded(winners=winners, goals=goals):
            for seat, goal in zip(winners, goals, strict=True):
                seats[seat].won, seats[seat].goal = True, goal


def _owner(canoe: str) -> int:
    """The seat of a canoe, which begins its name."""
    return int(canoe[0])


class Statistics:
    """Counts the games of a store."""

    def __init__(self, store: Store, aside: Aside) -> None:
        self._store = store
        self._aside = aside
        self._counted: OrderedDict[str, Counted] = OrderedDict()
        self._turn = asyncio.Lock()

    async def numbers(self, session: str) -> Numbers:
        """The numbers of a session's seats and of all."""
        mine = await self._games(session)
        everybodys = await self._games("")
        own = Adder()
        for found, counted in mine:
            for at, seat in enumerate(found.table.seats):
                if seat.session == session:
                    bots = {other.level for other in found.table.seats if other.kind == "bot"}
                    own.add(counted, at, bots, gave_up=seat.gave_up)
        every = Adder()
        for found, counted in everybodys:
            for at, seat in enumerate(found.table.seats):
                every.add(counted, at, {seat.level} if seat.kind == "bot" else ())
        return Numbers(own.tally(), every.tally(), len(everybodys))

    async def _games(self, session: str) -> list[tuple[Finished, Counted]]:
        """Finished games, a session's or all, that were played here to their end."""
        found = await self._store.finished(session, None, MOST_GAMES, everybodys=not session)
        played = [game for game in found if _counts(game) and game.ending and game.ending.finished]
        async with self._turn:  # two who ask at once need not both count
            counted = [(game, await self._count(game.table.id)) for game in played]
        return [(game, deeds) for game, deeds in counted if deeds is not None]

    async def _count(self, game_id: str) -> Counted | None:
        """The deeds of a game; None where only a newer version can read its log, or it is gone."""
        counted = self._counted.get(game_id)
        if counted is None:
            try:
                log = await self._store.log(game_id)
            except NewerLog:
                return None
            if log is None:
                return None  # it was removed in this moment
            counted = self._counted[game_id] = await self._aside(partial(count_game, log))
            if len(self._counted) > KEPT:
                self._counted.popitem(last=False)
        return counted


def _counts(game: Finished) -> bool:
    """Whether a game was played here and in earnest: nothing taken back, no card lying open."""
    return not game.table.imported and game.table.taken_back == 0 and game.table.coach != "open"


class Adder:
    """Adds up the deeds of seats."""

    def __init__(self) -> None:
        self._seats: list[tuple[Deeds, int, int, tuple[str, ...]]] = []

    def add(self, counted: Counted, seat: int, levels: Iterable[str], *, gave_up: bool = False) -> None:
        """One seat of one game, and the levels that its score counts for; who gave up has lost, whoever won there."""
        deeds = counted.seats[seat]
        deeds = replace(deeds, won=False, goal="") if gave_up else deeds
        self._seats.append((deeds, len(counted.seats), counted.rounds, tuple(levels)))

    def tally(self) -> Tally:
        """The sums."""
        deeds = [each for each, _, _, _ in self._seats]
        by_players = {str(players) for _, players, _, _ in self._seats}
        by_level = {level for _, _, _, levels in self._seats for level in levels}
        return Tally(
            score=_score(deeds),
            players={
                players: _score(each for each, count, _, _ in self._seats if str(count) == players)
                for players in sorted(by_players)
            },
            goals=dict(sorted(Counter(each.goal for each in deeds if each.won).items())),
            levels={
                level: _score(each for each, _, _, levels in self._seats if level in levels)
                for level in sorted(by_level)
            },
            landed=dict(sum((each.landed for each in deeds), Counter[str]())),
            cards=dict(sum((each.cards for each in deeds), Counter[str]())),
            stolen=sum(each.stolen for each in deeds),
            robbed=sum(each.robbed for each in deeds),
            sunk=sum(each.sunk for each in deeds),
            lost=sum(each.lost for each in deeds),
            bought=sum(each.bought for each in deeds),
            rounds=sum(rounds for _, _, rounds, _ in self._seats),
        )


def _score(deeds: Iterable[Deeds]) -> Score:
    won = [each.won for each in deeds]
    return Score(len(won), sum(won))
