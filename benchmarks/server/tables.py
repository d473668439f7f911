"""Tables to play at: written into a database before the server starts, with every move thought out beforehand."""

from __future__ import annotations

import asyncio
import random
import secrets
from dataclasses import dataclass
from pathlib import Path

import msgspec

from benchmarks.server.hosts import address_of
from benchmarks.server.wire import frame
from niagara.protocol.client import Play
from niagara.protocol.options import NewOptions
from niagara.rules.board import RIVER
from niagara.server.limits.tokens import Signer, first_person
from niagara.server.store import SqlStore
from niagara.tables.log import GameLog
from niagara.tables.records import Action, Seat, Table

SEATS = 4
OPTIONS = msgspec.to_builtins(NewOptions())


@dataclass(frozen=True)
class Planned:
    """One move: who sends which frame, and how the update begins that tells of its last consequence."""

    seat: int
    frame: bytes
    shown: bytes


@dataclass(frozen=True)
class Plan:
    """A game at random: what the table opens with, and the moves after that."""

    opening: list[Action]
    moves: list[Planned]
    actions: list[Action]


@dataclass(frozen=True)
class Seated:
    """A table with a person in every seat, each with a token."""

    id: str
    tokens: list[str]
    plan: Plan


def plan_game(seed: int, moves: int) -> Plan:
    """Play at random, and write down what to send."""
    chance = random.Random(seed)
    ledger = GameLog(SEATS, OPTIONS, chance.choice)
    opening = ledger.open("start")
    ledger.adopt(opening)
    planned: list[Planned] = []
    actions: list[Action] = []
    while len(planned) < moves and ledger.game.outcome is None:
        seat = chance.choice([seat for seat in ledger.game.to_decide if seat != RIVER])
        number = chance.choice(ledger.game.legal_moves(seat)).number
        command = f"m{len(planned)}"
        play = Play(command, seat, (number,), ledger.game.state.round, ledger.seq)
        proposal = ledger.propose(seat, (number,), f"{seat}.{command}")
        ledger.adopt(proposal)
        shown = f'{{"type":"update","seq":{ledger.seq},'.encode()
        planned.append(Planned(seat, frame(msgspec.json.encode(play)), shown))
        actions += proposal.actions
    return Plan(opening.actions, planned, actions)


async def set_up(database: Path | str, tables: int, plans: list[Plan], played: int = 0) -> list[Seated]:
    """Write tables into a database, the first moves of each already played."""
    store = SqlStore(address_of(database))
    signer = Signer(await store.people.key())
    seated = [
        Seated(
            secrets.token_urlsafe(16),
            [signer.new() for _ in range(SEATS)],
            plans[number % len(plans)],
        )
        for number in range(tables)
    ]

    async def write(table: Seated) -> None:
        seats = tuple(
            Seat("human", f"Player {at + 1}", session=first_person(token)) for at, token in enumerate(table.tokens)
        )
        row = Table(table.id, 0, "playing", False, OPTIONS, 0, seats[0].session, seats)
        await store.create(row, [*table.plan.opening, *table.plan.actions[:played]], "Player 1")

    await asyncio.gather(*(write(table) for table in seated))
    await store.close()
    return seated
