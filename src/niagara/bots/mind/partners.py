"""Bots at the table of somebody who learns: they and the river play on until that seat has to decide."""

from __future__ import annotations

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.minds import Minds
from niagara.bots.mind.records import Table, Workspace
from niagara.bots.mind.selfplay import Trail, play_game
from niagara.fast.batch import Integers, settle
from niagara.fast.rng import Generator
from niagara.rules.board import NOBODY
from niagara.rules.packed import Records


@compiled
def play_partners(
    records: Records,
    chance: Generator,
    actions: Integers,
    counts: Integers,
    seats: Integers,
    table: Table,
    minds: Minds,
    trail: Trail,
    scratch: Records,
    workspace: Workspace,
    low: int,
    high: int,
) -> None:
    """Play games `low` to `high` on until the learner decides (`table.stop_seat`) or the game is over.

    The arrays are those of `fast.batch`, and tell afterwards who decides and what is legal.
    """
    for index in range(low, high):
        if seats[index] != table.stop_seat and seats[index] != NOBODY:
            play_game(records[index], table, minds, trail, scratch, workspace, chance[index : index + 1])
            settle(records, chance, actions, counts, seats, index)
