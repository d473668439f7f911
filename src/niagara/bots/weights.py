"""The tuned weights, from weights.json beside this file; `python -m niagara.bots.tune` finds them from nothing."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

import numpy as np

from niagara.bots.mind import FEATURES, Vector, Weights

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")


def read_weights(path: Path) -> tuple[Weights, Weights, Vector]:
    """First opinions after little and after much playing, and the judgement (found from how games ended)."""
    found = json.loads(path.read_text())
    judgement = np.zeros(FEATURES)
    judgement[: len(found["judgement"])] = found["judgement"]
    return Weights(**found["early opinion"]), Weights(**found["opinion"]), judgement


def write_weights(path: Path, early: Weights, opinion: Weights, judgement: Vector) -> None:
    """Write all down, to four digits."""
    found = {
        "early opinion": {name: float(f"{value:.4g}") for name, value in asdict(early).items()},
        "opinion": {name: float(f"{value:.4g}") for name, value in asdict(opinion).items()},
        "judgement": [float(f"{value:.4g}") for value in judgement],
    }
    path.write_text(json.dumps(found, indent=1) + "\n")


EARLY_OPINION, OPINION, JUDGEMENT = read_weights(WEIGHTS_FILE)
