"""The tuned weights. `python -m niagara.bots.tune` finds them from nothing and prints this file."""

from __future__ import annotations

from niagara.bots.mind import Weights

# How Paddler forms its first opinion: found by playing.
OPINION = Weights()

# How a position at the start of a round is judged by those who search: found from how games ended.
JUDGEMENT = Weights()
