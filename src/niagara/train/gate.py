"""The gate: nets of a new generation replace the old only if Pathfinder plays better with them (a sequential test)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from niagara.arena.openings import opening_book
from niagara.arena.sprt import BOUND, FEWEST, log_ratio
from niagara.arena.statistics import ELO
from niagara.bots.judgement import new_desk
from niagara.bots.mind import Nets, make_mind
from niagara.bots.pathfinder import Pathfinder
from niagara.bots.search import new_scratch
from niagara.bots.selfplay import play_games
from niagara.bots.weights import JUDGEMENT, OPINION
from niagara.fast.rng import generator

SEATS: Final = 4
BLOCKS: Final = 5  # between two looks at the score
LEADS: Final = (0.0, 40.0)  # Elo: too small a lead, and a lead that is enough


def better(new: Nets, old: Nets, most_games: int, seed: int, progress: Callable[[float], None]) -> dict[str, Any]:
    """Let two Pathfinders with each sit at a table until it is clear who is stronger, or the games run out.

    `accepted` says whether the new nets go on: they do if the test says so, or if they are ahead when games run out.
    """
    minds = np.concatenate([make_mind(OPINION, Pathfinder.temperament, JUDGEMENT, nets) for nets in (new, old)])
    lower, upper = (float(1.0 / (1.0 + np.exp(-lead / ELO))) for lead in LEADS)
    book = opening_book(SEATS, max(most_games // SEATS, BLOCKS), seed)
    random = np.random.default_rng(seed)
    blocks: list[float] = []
    verdict = "open"
    for start in range(0, len(book), BLOCKS):
        games = np.repeat(book[start : start + BLOCKS], SEATS)
        seating = (np.arange(SEATS)[None, :] + np.arange(len(games))[:, None]) % 2
        seeds = random.integers(1, 2**63, len(games)).astype(np.uint64) | np.uint64(1)
        shares = np.zeros(seating.shape)
        play_games(games, seating, seeds, minds, 0, shares, new_scratch(), new_desk()[0], generator(1))
        blocks += (shares * (seating == 0)).sum(axis=1).reshape(-1, SEATS).mean(axis=1).tolist()
        progress(len(blocks) / len(book))
        ratio = log_ratio(blocks, lower, upper)
        if len(blocks) >= FEWEST and abs(ratio) >= BOUND:
            verdict = "stronger" if ratio > 0 else "not stronger"
            break
    progress(1.0)
    share = float(np.mean(blocks))
    accepted = verdict == "stronger" or (verdict == "open" and share > 0.5)
    found = {"verdict": verdict, "share": round(share, 4), "ratio": round(ratio, 2), "games": SEATS * len(blocks)}
    return {**found, "accepted": accepted}
