"""Practice and lessons over HTTP: the engine's answers, its refusals with their rule, and bounds on what is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from niagara.game import Game
from niagara.learn.example import example
from niagara.learn.scenes import BY_ID, SCENES
from niagara.protocol.http import Attempted, ExampleGame, Lessons, Practised
from niagara.protocol.server import Because, Previewed
from niagara.rules.actions import parse_move
from niagara.server.app import create_app
from niagara.server.settings import Settings


@pytest.fixture
def client(tmp_path: Path) -> Any:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'n.sqlite'}", warm=False))
    with TestClient[Litestar](app) as running:
        yield running


def numbers(*moves: str) -> list[int]:
    return [parse_move(move).number for move in moves]


def test_practice_plays_on_from_a_line_or_a_dict(client: Any) -> None:
    line = BY_ID["flow"].position
    for position in (line, Game.from_position(line).position()):
        body = {"position": position, "seat": 0, "moves": numbers("a >3 +P", "done")}
        answer = client.post("/api/practice", json=body)
        assert answer.status_code == 200, answer.text
        after = msgspec.json.decode(answer.content, type=Practised)
        assert after.view.round == 3
        assert after.view.seats[0].canoes[0].at == "5"
        assert after.to_decide == (0, 1, 2)
        again = client.post("/api/practice", json={"position": after.position, "seat": 1})
        assert msgspec.json.decode(again.content, type=Practised).position == after.position


def test_an_illegal_move_is_refused_with_code_rule_and_params(client: Any) -> None:
    body = {"position": BY_ID["load"].position, "seat": 0, "moves": numbers("a >2")}
    for path in ("/api/practice", "/api/practice/preview"):
        answer = client.post(path, json=body)
        assert answer.status_code == 422
        problem = answer.json()
        assert (problem["code"], problem["rule"]) == ("points_left", "R6.5")
        assert problem["params"] == {"needed": "2", "points": "5"}


def test_a_preview_stops_where_the_seat_does_not_know_more(client: Any) -> None:
    body = {"position": BY_ID["landing"].position, "seat": 0, "moves": numbers("a >J")}
    first = msgspec.json.decode(client.post("/api/practice/preview", json=body).content, type=Previewed)
    assert {move.text for move in first.legal} >= {"done", "b >5"}
    body["moves"] = numbers("a >J", "done")
    whole = msgspec.json.decode(client.post("/api/practice/preview", json=body).content, type=Previewed)
    assert whole.legal == ()
    assert not any(hasattr(event, "card") for event in whole.events)


def test_why_names_the_rule(client: Any) -> None:
    body = {"position": BY_ID["load"].position, "seat": 0, "canoe": "a", "space": "6L"}
    because = msgspec.json.decode(client.post("/api/practice/why", json=body).content, type=Because)
    assert (because.code, because.rule) == ("too_far", "R6.5")
    body["space"] = "3"
    because = msgspec.json.decode(client.post("/api/practice/why", json=body).content, type=Because)
    assert because.code == ""


def test_a_scene_is_played_in_steps_and_judged(client: Any) -> None:
    def attempt(*moves: str, fresh: int) -> Attempted:
        answer = client.post("/api/learn/scenes/launch", json={"moves": numbers(*moves), "fresh": fresh})
        return msgspec.json.decode(answer.content, type=Attempted)

    begun = attempt(fresh=0)
    assert (begun.status, begun.now.events, begun.now.to_decide) == ("open", (), (0,))
    assert begun.now.view.seats[1].card == "?"
    chosen = attempt("card 4", fresh=1)
    assert chosen.status == "open"
    assert chosen.now.view.turn is not None
    done = attempt("card 4", "a >4", fresh=1)
    assert (done.status, done.now.decisions, done.now.to_decide) == ("reached", (), ())
    assert len(done.now.events) < len(attempt("card 4", "a >4", fresh=2).now.events)
    assert attempt("card C", "weather -", fresh=1).status == "missed"


def test_what_there_is_to_learn(client: Any) -> None:
    lessons = msgspec.json.decode(client.get("/api/learn").content, type=Lessons)
    assert [lesson.id for lesson in lessons.scenes] == [scene.id for scene in SCENES]
    shown = msgspec.json.decode(client.get("/api/learn/example").content, type=ExampleGame)
    assert [step.id for step in shown.steps] == [step.id for step in example().steps]
    assert client.post("/api/learn/scenes/nothing", json={}).status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"position": "3 alternate", "seat": 0},
        {"position": "x" * 601, "seat": 0},
        {"position": {"seats": []}, "seat": 0},
        {"position": BY_ID["load"].position, "seat": 3},
        {"position": BY_ID["load"].position, "seat": 7},
        {"position": BY_ID["load"].position, "seat": 0, "moves": [1] * 4},
        {"position": BY_ID["load"].position, "seat": 0, "moves": [-1]},
        {"position": BY_ID["load"].position, "seat": 0, "more": 1},
    ],
)
def test_nonsense_is_named_as_such(client: Any, body: dict[str, Any]) -> None:
    answer = client.post("/api/practice", json=body)
    assert answer.status_code == 400
    assert answer.json()["text"]


def test_who_asks_without_pause_has_to_wait(client: Any) -> None:
    body = {"position": BY_ID["load"].position, "seat": 0}
    codes = {client.post("/api/practice", json=body).status_code for _ in range(100)}
    assert codes == {200, 429}
