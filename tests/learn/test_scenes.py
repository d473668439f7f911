"""Every scene is a real position with a real task: some ways reach the aim, some miss it, and the engine can tell."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from niagara.events import GemStolen
from niagara.game import Game, IllegalMove
from niagara.learn.aims import Miss, MissCode
from niagara.learn.attempt import Attempt, solution
from niagara.learn.puzzles import puzzles
from niagara.learn.scenes import BY_ID, SCENES, Scene
from niagara.protocol import http
from niagara.rules.actions import parse_move
from tests.learn.solving import ways

ROOT = Path(__file__).parents[2]
MOST_MOVES = 3  # a scene takes under a minute


def play(scene_id: str, *moves: str) -> Attempt:
    attempt = Attempt(BY_ID[scene_id])
    attempt.play([parse_move(move).number for move in moves])
    return attempt


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_a_scene_can_be_solved_and_can_be_missed(scene: Scene) -> None:
    ends = list(ways(scene))
    assert {status for _, status in ends} == {"reached", "missed"}
    assert max(len(moves) for moves, _ in ends) <= MOST_MOVES
    reached = sum(status == "reached" for _, status in ends)
    assert scene.id == "launch" or reached <= len(ends) / 2 + 1, "an aim that is hard to miss teaches nothing"


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_a_scene_begins_with_the_player(scene: Scene) -> None:
    assert Game.from_position(scene.position).to_decide == [scene.seat]
    assert Attempt(scene).status == "open"


def test_scenes_teach_rules_of_the_book() -> None:
    book = set(re.findall(r"\*\*(R\d\.\d+)\*\*", (ROOT / "RULES.md").read_text(encoding="utf-8")))
    assert {scene.rule for scene in SCENES} <= book
    assert len(BY_ID) == len(SCENES) >= 10


@pytest.mark.parametrize(
    ("scene_id", "right", "wrong"),
    [
        ("launch", ("card 2", "b >2"), ("card C", "weather -")),
        ("load", ("b >3 +P",), ("a >5",)),
        ("landing", ("a >J", "done"), ("a >5 -", "done")),
        ("pickhome", ("card 6", "a >J", "done"), ("card 3", "a >2", "done")),
        ("pickload", ("card 5", "a >4 +C", "done"), ("card 2", "a >3", "done")),
        ("both", ("b +C stay", "a >J"), ("a >J", "b >6L")),
        ("flow", ("a >3 +P", "done"), ("a >5", "done")),
        ("fork", ("a >7R +R", "done"), ("a >7L +R", "done")),
        ("weather", ("weather -",), ("weather +",)),
        ("steal", ("a >3 x1a", "done"), ("a >3", "done")),
        ("unload", ("a - >2 x2a", "done"), ("a >J", "done")),
        ("swap", ("a >6R ~B", "done"), ("a ~Y >4", "done")),
        ("falls", ("buy C",), ("buy P",)),
        ("last", ("a >7R +R", "done"), ("a +Y >3", "done")),
        ("win", ("a +P >J", "done"), ("a +Y >J", "done")),
    ],
)
def test_the_intended_way_and_the_likely_mistake(scene_id: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    assert play(scene_id, *right).status == "reached"
    assert play(scene_id, *wrong).status == "missed"


@pytest.mark.parametrize(
    ("scene_id", "moves", "miss"),
    [
        ("launch", ("card C", "weather -"), Miss("ashore")),
        ("load", ("a >5",), Miss("empty", "P")),
        ("landing", ("a >5 -", "done"), Miss("not_landed", "C")),
        ("flow", ("a >5", "done"), Miss("elsewhere", space="5")),
        ("fork", ("a >7L +R", "done"), Miss("lost")),
        ("weather", ("weather +",), Miss("lost")),
        ("steal", ("a >3", "done"), Miss("not_stolen")),
        ("swap", ("a ~Y >4", "done"), Miss("other_gem", "B")),
        ("falls", ("buy P",), Miss("paid", "P")),
        ("last", ("a +Y >3", "done"), Miss("robbed")),
        ("win", ("a +Y >J", "done"), Miss("no_goal")),
    ],
)
def test_what_exactly_went_wrong_is_named(scene_id: str, moves: tuple[str, ...], miss: Miss) -> None:
    assert play(scene_id, *moves).miss == miss


@pytest.mark.parametrize("scene", [*SCENES, *(puzzle.scene for puzzle in puzzles())], ids=lambda scene: scene.id)
def test_every_scene_and_puzzle_can_be_shown(scene: Scene) -> None:
    attempt = Attempt(scene)
    attempt.play(solution(scene))
    assert (attempt.status, attempt.miss) == ("reached", None)


def test_the_browser_knows_every_code_of_a_miss() -> None:
    assert get_args(http.MissCode) == get_args(MissCode)


def test_the_table_names_every_scene() -> None:
    tried = next(mark for mark in test_the_intended_way_and_the_likely_mistake.pytestmark)  # type: ignore[attr-defined]
    assert {row[0] for row in tried.args[1]} == set(BY_ID)


def test_what_the_rules_forbid_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalMove, match=r"^R6\.5"):
        play("load", "a >2")
    with pytest.raises(IllegalMove, match=r"^R6\.8"):
        play("steal", "a >3 x2a")


def test_others_answer_even_when_their_wish_is_gone() -> None:
    """In `last` the thief finds nobody to rob, and does something else."""
    attempt = play("last", "a >7L +R", "done")
    assert attempt.game.state.round == 8
    assert not any(isinstance(event, GemStolen) for event in attempt.events)
    assert any(isinstance(event, GemStolen) for event in play("last", "a +Y >3", "done").events)
