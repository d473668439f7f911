"""The tuned weights, from weights.json beside this file; `python -m niagara.train.tune` finds them from nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from niagara.bots.mind.records import FEATURES
from niagara.bots.mind.settings import Weights

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")


def read_weights(path: Path) -> tuple[Weights, Weights, tuple[float, ...]]:
    """First opinions after little and after much playing, and the weights of features (found from how games ended)."""
    found = json.loads(path.read_text())
    known = [float(weight) for weight in found["judgement"]]
    feature_weights = (*known, *[0.0] * (FEATURES - len(known)))
    return Weights(**found["early opinion"]), Weights(**found["opinion"]), feature_weights


def write_weights(path: Path, early: Weights, opinion: Weights, feature_weights: Iterable[float]) -> None:
    """Write all down, to four digits."""
    found = {
        "early opinion": {name: float(f"{value:.4g}") for name, value in asdict(early).items()},
        "opinion": {name: float(f"{value:.4g}") for name, value in asdict(opinion).items()},
        "judgement": [float(f"{value:.4g}") for value in feature_weights],
    }
    path.write_text(json.dumps(found, indent=1) + "\n")


EARLY_OPINION, OPINION, FEATURE_WEIGHTS = read_weights(WEIGHTS_FILE)
