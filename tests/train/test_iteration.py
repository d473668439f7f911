"""Expert iteration, small: gradients are right, heads learn, a broken run goes on, gates let the right ones through."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from niagara.arena.engine import local_engine
from niagara.bots.mind.minds import make_mind
from niagara.bots.mind.selfplay import BEFORE_MOVE
from niagara.bots.mind.settings import Settings
from niagara.bots.weights.nets import read_nets
from niagara.bots.weights.tuned import FEATURE_WEIGHTS, OPINION
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.packed import unpack
from niagara.train import gate
from niagara.train.curves import write_page
from niagara.train.fit import Examples, Layers
from niagara.train.games import Recording, first_pool, record_games
from niagara.train.gate import no_worse
from niagara.train.heads import (
    Lesson,
    MoveExamples,
    fit_heads,
    learn_moves,
    learn_seats,
    lesson_of,
    measure_heads,
    new_heads,
    opinion_mind,
)
from niagara.train.iteration import SMALL, iterate, learner, read_layers
from niagara.train.strangers import strangers

TINY = replace(SMALL, first=4, taught=2, many=4, exam=2, epochs=1, gate=8, abroad=8)


@pytest.fixture(scope="module")
def recording() -> Recording:
    return record_games(3, 40, first_pool(), (0.5, 0.5), 78, teachers=1)


@pytest.fixture(scope="module")
def lesson(recording: Recording) -> Lesson:
    return lesson_of([recording])


def test_moves_and_cards_are_those_of_teachers_alone(recording: Recording) -> None:
    known = recording.kind == BEFORE_MOVE
    assert known.sum() > 300
    out = [0] * MOST_LEGAL
    for position, move in zip(recording.positions[known][:50], recording.moves[known][:50], strict=True):
        state = unpack(position)
        assert move in out[: legal(state, state.seat, out)]
    nobody = record_games(3, 4, first_pool(), (0.0, 1.0), 78, teachers=1)  # the teacher does not sit down
    assert not (nobody.kind == BEFORE_MOVE).any()
    assert not nobody.cards.any()


@pytest.mark.parametrize("head", ["value", "cards", "moves"])
def test_gradients_are_gradients(lesson: Lesson, head: str) -> None:
    layers: Layers = {name: layer.astype(np.float64) for name, layer in new_heads(3).items()}
    mind = opinion_mind()

    def asked() -> tuple[float, Layers]:
        if head == "moves":
            part = MoveExamples(lesson.moves[0].positions[:20], lesson.moves[0].moves[:20])
            loss, _, found = learn_moves(layers, part, mind, 1.0)
            return loss, found
        whole = (lesson.value if head == "value" else lesson.cards)[0]
        hands = None if whole.hands is None else whole.hands[:20]
        return learn_seats(layers, Examples(whole.positions[:20], hands, whole.targets[:20]), 1.0)

    loss, gradients = asked()
    for name, gradient in gradients.items():
        place = np.unravel_index(int(np.abs(gradient).argmax()), gradient.shape)
        layers[name][place] += 1e-5
        more, _ = asked()
        layers[name][place] -= 1e-5
        assert (more - loss) / 1e-5 == pytest.approx(float(gradient[place]), rel=0.03, abs=1e-5), name


def test_every_head_learns(lesson: Lesson) -> None:
    before, after = (measure_heads(layers, lesson) for layers in (new_heads(1), fit_heads(lesson, 30, 1)))
    assert all(after[head][0] < 0.9 * before[head][0] for head in ("value", "cards", "moves"))
    assert all(after[head][1] > before[head][1] for head in ("value", "cards", "moves"))


def test_strangers_are_unlike_each_other_and_the_same_again() -> None:
    found = strangers(6, 3)
    assert (found == strangers(6, 3)).all()
    assert len({mind.tobytes() for mind in found}) == 6
    assert len(set(found["searches"])) == 2


def test_who_only_plays_worse_among_strangers_is_sent_back() -> None:
    good = make_mind(OPINION, Settings(), FEATURE_WEIGHTS)
    bad = make_mind(OPINION, Settings(temperature=2.0), FEATURE_WEIGHTS)
    others = strangers(3, 1)
    assert no_worse(good, bad, others, 80, 4)["accepted"]
    assert not no_worse(bad, good, others, 80, 4)["accepted"]
    alike = no_worse(good, good, others, 40, 4)
    assert (alike["new"], alike["accepted"]) == (alike["old"], True)


def test_a_run_goes_on_where_it_was_and_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "BLOCKS", 1)
    folder, out = tmp_path / "run", tmp_path / "heads.npz"
    told: list[str] = []
    engine = local_engine(1)

    def again(recipe: object = TINY) -> None:
        told.clear()
        iterate(recipe, folder, out, lambda what, _: told.append(what), engine)  # type: ignore[arg-type]

    again(replace(TINY, generations=0))
    first = read_nets(out)
    (folder / "heads-0.npz").unlink()
    again(replace(TINY, generations=0))
    assert (read_nets(out) == first).all()
    again()
    result = json.loads((folder / "result-1.json").read_text())
    assert result["gate"]["games"] == 8
    assert result["accepted"] == (result["gate"]["accepted"] and result["abroad"]["accepted"])
    assert result["before"]["4 seats"].keys() == {"value", "cards", "moves"}
    kept = read_layers(folder / f"heads-{int(result['accepted'])}.npz")
    assert np.allclose(read_nets(out)[0]["bias"], kept["bias"], atol=1e-2)
    page = (folder / "report.md").read_text()
    assert "two against two of the one before" in page
    assert (folder / "curves.svg").stat().st_size > 1000
    with pytest.raises(ValueError, match="another recipe"):
        again(replace(TINY, first=5))


def test_the_teacher_thinks_with_its_net() -> None:
    mind = learner(new_heads(2))[0]
    assert (mind.uses_three_heads, mind.rivals_have_smaller_nets) == (1, 0)
    assert mind.three_heads.seat.any()


def test_the_page_tells_what_was_refused(tmp_path: Path) -> None:
    figures = {f"{seats} seats": dict.fromkeys(("value", "cards", "moves"), (1.0, 0.5)) for seats in (3, 4, 5)}
    refused = {"verdict": "not_stronger", "share": 0.4, "ratio": -3.0, "games": 240, "accepted": False}
    abroad = {"new": 0.5, "old": 0.6, "error": 0.02, "games": 80, "accepted": False}
    first = {"gate": None, "abroad": None, "accepted": True, "before": None, "after": figures}
    second = {"gate": refused, "abroad": abroad, "accepted": False, "before": figures, "after": figures}
    made = {"recipe": {"games": 1}, "generations": [first, second], "seconds": 3}
    page = write_page(made, tmp_path).read_text()  # type: ignore[arg-type]
    assert "| 1 | 40.0% of 240 games, not stronger | 50.0% (60.0%, ± 3.9%) | no |" in page
