"""The gate: nets of a new generation replace the old only if Pathfinder plays better with them (a sequential test)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypedDict

import numpy as np

from niagara.arena.openings import opening_book
from niagara.arena.sprt import sequential_test
from niagara.bots.mind.minds import Nets, make_mind
from niagara.bots.mind.selfplay import draw_seeds, play_games
from niagara.bots.players.pathfinder import Pathfinder
from niagara.bots.weights.tuned import FEATURE_WEIGHTS, OPINION
from niagara.rules.packed import Records

SEATS: Final = 4
BLOCKS: Final = 5  # between two looks at the score
LEADS: Final = (0.0, 40.0)  # Elo: too small a lead, and a lead that is enough


class Gate(TypedDict):
    """What the test came to; `accepted` says whether the new nets go on."""

    verdict: str
    share: float
    ratio: float
    games: int
    accepted: bool


def better(new: Nets, old: Nets, most_games: int, seed: int, progress: Callable[[float], None]) -> Gate:
    """Let two Pathfinders with each sit at a table until it is clear who is stronger, or the games run out.

    New nets are accepted if the test says so, or if they are ahead when games run out.
    """
    book = opening_book(SEATS, max(most_games // SEATS, BLOCKS), seed)
    games = SEATS * len(book)
    found = sequential_test(
        _play_blocks(new, old, book, seed), SEATS, LEADS, lambda played, _: progress(played / games)
    )
    progress(1.0)
    return {
        "verdict": found.verdict.replace("_", " "),
        "share": round(found.share, 4),
        "ratio": round(found.ratio, 2),
        "games": found.games,
        "accepted": found.verdict == "stronger" or (found.verdict == "open" and found.share > 0.5),
    }


def _play_blocks(new: Nets, old: Nets, book: Records, seed: int) -> Iterator[list[float]]:
    """The share of the new nets in each opening, every opening with every turn of the table round the seats."""
    settings = Pathfinder.settings
    minds = np.concatenate([make_mind(OPINION, settings, FEATURE_WEIGHTS, nets) for nets in (new, old)])
    random = np.random.default_rng(seed)
    for start in range(0, len(book), BLOCKS):
        games = np.repeat(book[start : start + BLOCKS], SEATS)
        seating = (np.arange(SEATS)[None, :] + np.arange(len(games))[:, None]) % 2
        shares, _ = play_games(games, seating, draw_seeds(random, len(games)), minds)
        yield (shares * (seating == 0)).sum(axis=1).reshape(-1, SEATS).mean(axis=1).tolist()
