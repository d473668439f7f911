"""The one game loop of compiled players: whole games between minds, recorded or not, or up to somebody's decision.

Every mind is given its seat's view and nothing else.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from niagara.bots.mind.compiler import compiled
from niagara.bots.mind.minds import RECORDED, TABLE, Minds, new_scratch, new_workspace
from niagara.bots.mind.policy import list_moves, play_move
from niagara.bots.mind.records import Mind, Recorded, Table, Workspace
from niagara.bots.mind.search import think
from niagara.fast import helper, wide
from niagara.fast.rng import Generator, below, generator
from niagara.rules.board import NOBODY, RIVER, SPECTATOR
from niagara.rules.ending import has_won
from niagara.rules.legal import decider
from niagara.rules.packed import Records
from niagara.rules.state import CHOOSE, OVER, TURNS, State
from niagara.rules.view import fill_view

Seating = npt.NDArray[np.int64]  # by game and seat: the number of a mind
Shares = npt.NDArray[np.float64]  # by game and seat: its share of the win
Trail = npt.NDArray[np.void]  # of RECORDED: room for positions

ROUND_BEGINS, BEFORE_CARDS, BEFORE_TURN, BEFORE_MOVE = 0, 1, 2, 3  # what a recorded position is
TURNS_RECORDED: Final = 3  # one turn of so many


def new_table(stop_seat: int = NOBODY, stop_round: int = 0) -> npt.NDArray[np.void]:
    """A table, in an array of length one, where seat s has mind s; games stop when told to, else when they are over."""
    tables = np.zeros(1, TABLE)
    table: Table = tables[0]
    table.seating[:] = range(len(table.seating))
    table.stop_seat, table.stop_round = stop_seat, stop_round
    return tables


def new_trail(room: int = 0) -> Trail:
    """Room for recorded positions; without any, nothing is recorded."""
    return np.zeros(room, RECORDED)


def draw_seeds(random: np.random.Generator, count: int) -> Generator:
    """A seed for each of so many games."""
    seeds: Generator = random.integers(1, 2**63, count).astype(np.uint64) | np.uint64(1)
    return seeds


def play_games(
    games: Records,
    seating: Seating,
    seeds: Generator,
    minds: Minds,
    last_round: int = 0,
    trail: Trail | None = None,
    teachers: int = 0,
) -> tuple[Shares, int]:
    """Play every game on until it is over or `last_round` is: every seat's share of the win, an equal one if undecided.

    `seating[g][s]` is the number of the mind at seat s of game g. Positions are recorded while the trail has room; how
    many were is the second answer. With `teachers`, cards and moves are recorded of the first so many minds alone.
    """
    shares = np.zeros(seating.shape)
    tables = new_table(stop_round=last_round)
    table: Table = tables[0]
    table.teachers = teachers
    room = new_trail() if trail is None else trail
    play_all(games, seating, seeds, shares, table, minds, room, new_scratch(), new_workspace()[0], generator(1))
    return shares, int(table.recorded)


@compiled
def play_all(
    games: Records,
    seating: Seating,
    seeds: Generator,
    shares: Shares,
    table: Table,
    minds: Minds,
    trail: Trail,
    scratch: Records,
    workspace: Workspace,
    rng: Generator,
) -> None:
    """Play every game, each with its own luck, and write how it was shared."""
    for index in range(len(games)):
        rng[0] = seeds[index]
        table.game = index
        for seat in range(seating.shape[1]):
            table.seating[seat] = seating[index][seat]
        play_game(games[index], table, minds, trail, scratch, workspace, rng)
        share_win(games[index], shares[index])


@compiled
def play_game(
    state: State, table: Table, minds: Minds, trail: Trail, scratch: Records, workspace: Workspace, rng: Generator
) -> None:
    """Play one game on until it is over, or the table says stop."""
    began = 0  # the last round whose beginning was recorded
    choosing = -1  # the place in the trail that waits for its cards
    acted = -1
    while True:
        seat = decider(state)
        if seat == NOBODY or seat == table.stop_seat or (table.stop_round > 0 and state.round > table.stop_round):
            return
        if seat == RIVER:
            play_move(state, seat, wide(workspace.moves[below(rng, list_moves(state, seat, workspace.moves))]))
            continue
        if table.recorded + 3 <= len(trail):
            if state.round > began:
                began = int(state.round)
                record(state, ROUND_BEGINS, table, trail)
            if state.phase == CHOOSE and choosing < 0:
                choosing = record(state, BEFORE_CARDS, table, trail)
            if state.phase == TURNS and choosing < 0 and seat != acted and below(rng, TURNS_RECORDED) == 0:
                record(state, BEFORE_TURN, table, trail)
        if state.phase == TURNS:
            acted = seat
            if choosing >= 0:
                note_cards(state, trail[choosing], table, True)
                choosing = -1
        mind: Mind = minds[table.seating[seat]]
        fill_view(state, seat, scratch[0])
        workspace.candidates = 0
        action = think(scratch, seat, mind.samples, mind, workspace, rng)
        if state.phase == TURNS and workspace.candidates > 0 and table.teachers > 0:
            record_move(state, seat, action, table, trail)
        play_move(state, seat, action)


@helper
def note_cards(state: State, entry: Recorded, table: Table, shown: bool) -> None:
    """Write down the cards of this round, those that are shown too if so asked, of those from whom is learnt."""
    for seat in range(wide(state.players)):
        if (shown or not state.revealed[seat]) and (table.teachers == 0 or table.seating[seat] < table.teachers):
            entry.cards[seat] = state.card[seat]


@helper
def record_move(state: State, seat: int, action: int, table: Table, trail: Trail) -> None:
    """Record a position and the move that a teacher makes there, while there is room."""
    if table.seating[seat] < table.teachers and table.recorded < len(trail):
        place = record(state, BEFORE_MOVE, table, trail)
        trail[place].move = action


@compiled
def record(state: State, kind: int, table: Table, trail: Trail) -> int:
    """Record a position as everyone sees it, with the cards that are still secret; its place in the trail."""
    place = int(table.recorded)
    entry: Recorded = trail[place]
    fill_view(state, SPECTATOR, entry.position)
    entry.kind = kind
    entry.game = table.game
    note_cards(state, entry, table, False)
    table.recorded += 1
    return place


@compiled
def share_win(state: State, out: npt.NDArray[np.float64]) -> None:
    """Write each seat's share of the win, an equal one if the game is not decided."""
    winners = 0
    for seat in range(wide(state.players)):
        if state.phase == OVER and has_won(state, seat):
            winners += 1
    for seat in range(wide(state.players)):
        if winners == 0:
            out[seat] = 1.0 / state.players
        elif has_won(state, seat):
            out[seat] = 1.0 / winners
        else:
            out[seat] = 0.0
