"""Hypothesis strategies: states that were reached by play, and states scattered over all that is possible."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from niagara.rules.state import State
from niagara.testing.generators import every_start, play_on, reached, scattered

seeds = st.integers(0, 2**32 - 1)
starts = st.sampled_from(every_start())


@st.composite
def reached_states(draw: st.DrawFn, most_moves: int = 300) -> State:
    """A state after some random moves; it shrinks to fewer moves and a smaller table."""
    return reached(random.Random(draw(seeds)), draw(st.integers(0, most_moves)), draw(starts))


@st.composite
def scattered_states(draw: st.DrawFn) -> State:
    """A position in which anything allowed is anywhere, played on by up to three moves."""
    chance = random.Random(draw(seeds))
    state = scattered(chance, draw(starts), crowded=draw(st.booleans()))
    moves = draw(st.integers(0, 3))
    for made, _ in enumerate(play_on(state, chance)):
        if made == moves:
            break
    return state


states = st.one_of(reached_states(), scattered_states())

__all__ = ["reached_states", "scattered_states", "seeds", "starts", "states"]
