"""The environments' action numbers are the engine's, seen from the seat that acts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from niagara.envs.actions import ACTIONS, FROM_ENGINE, FROM_SELF, NOOP, TO_ENGINE, UNKNOWN, VERSION, describe_action
from niagara.envs.functional import Niagara
from niagara.envs.seat import NiagaraEnv
from niagara.envs.spiel import NiagaraGame
from niagara.envs.table import NiagaraAEC, NiagaraParallel
from niagara.envs.vector import NiagaraVectorEnv
from niagara.rules.actions import DRAW_SEAT, Move
from niagara.rules.legal import decider
from niagara.testing.generators import actions_of, scattered


def test_numbers_stay_because_agents_have_learnt_them() -> None:
    assert VERSION == 1
    kept = Path(__file__).parents[2] / "data" / "actions" / "environments-1.txt"
    assert kept.read_text().splitlines() == [f"{action} {describe_action(action)}" for action in range(ACTIONS)]


def test_every_environment_names_the_version_of_its_numbers() -> None:
    for env in (NiagaraEnv, NiagaraVectorEnv, NiagaraAEC, NiagaraParallel):
        assert env.metadata["action_version"] == VERSION
    assert NiagaraVectorEnv(1).metadata["action_version"] == VERSION
    assert Niagara.action_version == NiagaraGame.action_version == VERSION


@pytest.mark.parametrize("positions", [600, pytest.param(3000, marks=pytest.mark.slow)])
def test_every_legal_move_has_a_number_that_leads_back(positions: int) -> None:
    chance = random.Random(4)
    met = 0
    for _ in range(positions):
        state = scattered(chance)
        seat = decider(state)
        if not 0 <= seat < state.players:
            continue
        for number in actions_of(state, seat):
            action = int(FROM_ENGINE[state.players, seat, number])
            assert 0 <= action < NOOP
            assert TO_ENGINE[state.players, seat, action] == number
            victim = Move(number).victim
            if victim:
                seen_as = Move(FROM_SELF[action]).victim
                assert seen_as == ((victim[0] - seat) % state.players, victim[1])
            met += 1
    assert met > 10_000 * positions / 3000


def test_the_rivers_moves_and_noop_are_no_moves_of_a_seat() -> None:
    assert (FROM_ENGINE[:, :, DRAW_SEAT : DRAW_SEAT + 10] == UNKNOWN).all()
    assert (TO_ENGINE[:, :, NOOP] == UNKNOWN).all()
    assert NOOP == ACTIONS - 1 == 669


@pytest.mark.parametrize(("action", "text"), [(0, "done"), (7, "card C"), (9, "weather +"), (NOOP, "noop")])
def test_actions_have_texts(action: int, text: str) -> None:
    assert describe_action(action) == text


def test_texts_differ() -> None:
    assert len({describe_action(action) for action in range(ACTIONS)}) == ACTIONS
