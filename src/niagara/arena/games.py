"""Play blocks of games: compiled where every bot at the table has a mind, move by move where one has not.

A block is one opening played once for every turn of the table round the seats, so that no bot gains by its seat.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from niagara.bots.bot import Bot, View
from niagara.bots.executable import Forfeit, close_bot
from niagara.bots.mind.selfplay import Seating, Shares, draw_seeds, play_games
from niagara.bots.packed import mind_of
from niagara.bots.registry import make_bot
from niagara.fast.rng import Generator
from niagara.game import Game
from niagara.rules.packed import Records, unpack
from niagara.rules.state import OVER

BUDGET = 60.0  # seconds for a decision here: strength is measured with all samples, however slow the machine


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some blocks of one table, for one worker."""

    table: tuple[str, ...]
    openings: Records
    seed: int


class Played(NamedTuple):
    """What a chunk came to, by block, turn of the table and bot of the table; and how many rounds each game took."""

    shares: Shares
    rounds: npt.NDArray[np.int64]


def play_chunk(chunk: Chunk) -> Played:
    """Play all blocks of a chunk; `shares[block][turn][i]` is the share of the i-th bot of the table."""
    players = len(chunk.table)
    blocks = len(chunk.openings)
    games = np.repeat(chunk.openings, players)
    # In turn t of the table, seat s holds bot (s + t) % players.
    seating = (np.arange(players)[None, :] + np.tile(np.arange(players), blocks)[:, None]) % players
    seeds = draw_seeds(np.random.default_rng(chunk.seed), len(games))
    by_seat = _play_compiled(chunk.table, games, seating, seeds)
    if by_seat is None:
        by_seat = _play_move_by_move(chunk.table, games, seating, seeds)
    by_bot = np.zeros_like(by_seat)
    np.put_along_axis(by_bot, seating, by_seat, axis=1)
    return Played(by_bot.reshape(blocks, players, players), games["round"].astype(np.int64).reshape(blocks, players))


def _play_compiled(table: tuple[str, ...], games: Records, seating: Seating, seeds: Generator) -> Shares | None:
    """Play the games to their end in compiled code; None if some bot cannot."""
    found = [mind_of(make_bot(name, 0)) for name in table]
    minds = [mind for mind in found if mind is not None]
    if len(minds) < len(found):
        return None
    shares, _ = play_games(games, seating, seeds, np.concatenate(minds))
    return shares


def _play_move_by_move(table: tuple[str, ...], games: Records, seating: Seating, seeds: Generator) -> Shares:
    """Play the games to their end through the friendly door."""
    shares = np.zeros((len(games), len(table)))
    for index in range(len(games)):
        seed = int(seeds[index])
        game = Game(unpack(games[index]), seed=seed)
        bots = [make_bot(table[bot], seed + seat) for seat, bot in enumerate(seating[index])]
        winners = _play_to_the_end(game, bots, [table[bot] for bot in seating[index]])
        shares[index, list(winners)] = 1.0 / len(winners)
        games[index]["round"] = game.state.round
    return shares


def _play_to_the_end(game: Game, bots: list[Bot], names: list[str]) -> tuple[int, ...]:
    """Who shares the win: the winners, everyone after a draw, all the others when a program forfeits."""
    everyone = tuple(range(len(bots)))
    try:
        while game.state.phase != OVER:
            seat = game.to_decide[0]
            game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), BUDGET))
    except Forfeit as problem:
        print(f"{names[seat]} forfeits, seat {seat} in round {game.state.round}: {problem}", file=sys.stderr)
        return tuple(other for other in everyone if other != seat)
    finally:
        for bot in bots:
            close_bot(bot)
    return game.outcome.winners if game.outcome and game.outcome.winners else everyone
