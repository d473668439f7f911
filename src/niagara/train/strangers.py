"""Players unlike all bots, in any number: first opinions with weights drawn at random, some of them with blind spots.

Nets that only ever met their own kind are lost among others, so a part of the seats is theirs. None of them is one of
the unlike players in `pool/`, which nets are measured against and never learn from.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from niagara.bots.mind.minds import Minds, make_mind
from niagara.bots.mind.settings import Settings, Weights
from niagara.bots.weights.tuned import FEATURE_WEIGHTS, OPINION

SPREAD: Final = 0.6  # of the logarithm of a weight
BLIND: Final = 0.25  # how often a stranger lacks one of the things that one may know
SEARCHES: Final = 0.5  # how often it tries its moves out


def stranger(random: np.random.Generator) -> Minds:
    """A player of its own kind."""
    drawn = [weight * float(np.exp(random.normal(0.0, SPREAD))) for weight in OPINION.vector()]
    blind = random.random(4) < BLIND
    settings = Settings(
        temperature=float(random.choice((0.0, 0.02, 0.08))),
        counts_cards=not blind[0],
        reads_river=not blind[1],
        fears_theft=not blind[2],
        watches_others=not blind[3],
    )
    if random.random() < SEARCHES:
        settings = replace(settings, searches=True, samples=int(random.integers(2, 9)), breadth=5)
    taste = np.asarray(FEATURE_WEIGHTS) * np.exp(random.normal(0.0, SPREAD / 2, len(FEATURE_WEIGHTS)))
    return make_mind(Weights.of(drawn), settings, taste)


def strangers(count: int, seed: int) -> Minds:
    """So many of them; equal seeds give equal ones."""
    random = np.random.default_rng(seed)
    return np.concatenate([stranger(random) for _ in range(count)])
