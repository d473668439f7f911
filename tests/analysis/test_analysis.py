"""What an analysis says of whole games, of made-up positions, and that it never knows more than it may."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from niagara.analysis import Effort, Study, analyse, best_line, evaluate, foresee, weigh
from niagara.analysis.plans import list_plans, seen_by
from niagara.analysis.report import accuracy_of, final_share, grade_of
from niagara.analysis.story import Look, Story
from niagara.game import Game
from niagara.notation.line import from_line
from niagara.record import read_record
from niagara.rules.board import SPECTATOR
from niagara.rules.legal import MOST_LEGAL, decider, legal
from niagara.rules.state import CHOOSE, OVER, State
from niagara.testing.bots import permuted
from niagara.testing.generators import scattered

GAMES = Path(__file__).parents[2] / "data" / "playthroughs"
LITTLE = Effort(playouts=120, draws=8)

# Seat 0 has three rubies landed and a fourth on board, within reach of the jetty; a 3 lies open before it.
WINNING = (
    "3 alternate shared stealing - | 9 0 +0 L turns | P7 C7 Y7 B7 R3 | "
    "12456C 3! RRR 3+R J | 12346C 5 - 4 J | 12346C 5 - J J | 0 a b -"
)


def read(name: str) -> Game:
    return read_record((GAMES / f"{name}.txt").read_text()).game


@pytest.mark.parametrize("name", ["2-seats", "5-seats", "fork-chance", "max-rounds"])
def test_whole_games_add_up(name: str) -> None:
    game = read(name)
    found = analyse(game, LITTLE, workers=2)
    story = Story(game)
    assert found.progress == 1.0
    assert [decision.seq for decision in found.decisions] == [made.seq for made in story.decisions]
    shares = [final_share(story, seat) for seat in range(game.players)]
    assert list(found.points[-1].chances) == shares
    assert found.points[0].seq == 0
    for seat, share in enumerate(shares):
        changes = sum(swing.change[seat] for swing in found.swings)
        assert found.points[0].chances[seat] + changes == pytest.approx(share), "every change has a cause"
        report = found.seats[seat]
        assert found.points[0].chances[seat] + report.luck + report.skill == pytest.approx(share)
    for decision in found.decisions:
        values = [option.value for option in decision.best]
        assert values == sorted(values, reverse=True)
        assert decision.loss == pytest.approx(values[0] - decision.value)
        assert decision.loss >= 0.0
        assert decision.moves in [option.moves for option in decision.best]
    assert {moment.seq for moment in found.moments} <= set(range(len(game.history) + 1))


def test_every_move_of_a_turn_is_one_decision_and_a_changed_card_counts_once() -> None:
    """R4.4: until the last seat has chosen, a card may be changed; the last one is the decision."""
    game = Game.new(3, seed=5)
    for seat, card in ((0, "card 1"), (1, "card 5"), (0, "card 6"), (2, "card 4")):
        game.play(seat, card)
    cards = [made for made in Story(game).decisions if made.kind == "card"]
    assert [(made.seat, made.moves) for made in cards] == [(1, (5,)), (0, (6,)), (2, (4,))]
    assert len({made.before for made in cards}) == 1
    while game.state.round < 4:
        seat = game.to_decide[0]
        game.play(seat, game.legal_moves(seat)[-1])
    story = Story(game)
    turns = [made for made in story.decisions if made.kind == "turn"]
    assert len(turns) == 9
    assert all(made.moves in {way for plan in _plans(story, made.before) for way in plan.ways} for made in turns)


def _plans(story: Story, at: int) -> list:  # type: ignore[type-arg]
    state = story.states[at]
    return list_plans(seen_by(state, decider(state)), decider(state))


def test_orders_that_come_to_the_same_are_one_plan() -> None:
    line = "| P7 C7 Y7 B7 R7 | 13456C 2! - 4 5 | 13456C 2 - J J | 13456C 2 - J J | 0 ab - -"
    state = from_line(f"3 alternate shared stealing - | 2 0 +0 L turns {line}")
    plans = list_plans(seen_by(state, 0), 0)
    ways = [way for plan in plans for way in plan.ways]
    assert len(ways) == len(set(ways))
    assert len(ways) == 2 * len(plans), "each canoe may go first (R5.4)"


def test_the_winning_landing_is_best_and_missing_it_a_blunder() -> None:
    state = from_line(WINNING)
    plans = weigh(state, 0, playouts=2000)
    assert plans[0].plan.moves[0] == _number("a >J")
    assert plans[0].value > 0.9
    missed = next(found for found in plans if found.text == "a >6L, done")
    assert grade_of(missed.behind, missed.error, len(plans)) == "blunder"
    assert sum(plans[0].chances) == pytest.approx(1.0)


def _number(text: str) -> int:
    from niagara.rules.actions import parse_move

    return parse_move(text).number


def test_a_canoe_thrown_away_is_a_needless_loss() -> None:
    game = Game.from_position(WINNING, seed=1)
    for seat, moves in ((0, ("a >6L", "done")), (1, ("a >X", "done")), (2, ("a >3 +P",))):
        for move in moves:
            if game.to_decide == [seat]:
                game.play(seat, move)
    found = analyse(game, Effort(1500, 50), workers=1)
    codes = {(moment.code, moment.seat) for moment in found.moments}
    assert ("blunder", 0) in codes
    assert ("needless_loss", 1) in codes
    worst = found.decisions[0]
    assert worst.grade == "blunder"
    assert worst.best[0].text.startswith("a >J")
    first, last = found.seats[0].accuracy, found.seats[2].accuracy
    assert first is not None
    assert last is None or first < last


def test_accuracy_weighs_a_decision_by_what_was_at_stake() -> None:
    easy, costly = (0.01, 0.0), (0.3, 0.3)
    assert accuracy_of([easy, costly]) == pytest.approx(100 * 0.01 / 0.31)
    assert accuracy_of([(0.3, 0.0), (0.1, 0.05)]) == pytest.approx(87.5)
    assert accuracy_of([(0.1, 0.4)]) == 0.0, "worse than a blind choice is no less than nothing"
    assert accuracy_of([(0.001, 0.0)] * 20) is None, "who can win nothing is not praised"
    assert accuracy_of([]) is None


def test_random_moves_are_not_called_accurate() -> None:
    game, chance = Game.new(3, seed=8, max_rounds=12), random.Random(8)
    while not game.outcome:
        seat = game.to_decide[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    told = [report.accuracy for report in analyse(game, Effort(400, 8), workers=2).seats]
    assert all(accuracy is None or accuracy < 60 for accuracy in told)
    assert any(accuracy is not None for accuracy in told)


def test_equal_questions_have_equal_answers_and_other_luck_others() -> None:
    state = from_line(WINNING)
    assert weigh(state, 0, playouts=500) == weigh(state, 0, playouts=500)
    assert foresee(state, 50) == foresee(state, 50)
    assert foresee(state, 50, reveal=False) != foresee(state, 50, reveal=False, salt=1)


def test_secret_cards_never_change_an_answer() -> None:
    """R3.3: what a decision is worth, and what a spectator is told, hang on nothing that was secret then."""
    chance = random.Random(3)
    exchanged = 0
    for _ in range(40):
        state = scattered(chance)
        seat = decider(state)
        if not 0 <= seat < state.players:
            continue
        other = permuted(state, seat, chance)
        exchanged += other != state
        assert weigh(state, seat, playouts=80) == weigh(other, seat, playouts=80)
        hidden = permuted(state, SPECTATOR, chance)
        assert foresee(state, 12) == foresee(hidden, 12)
    assert exchanged > 10


def test_a_look_before_the_card_is_laid_open_does_not_know_it() -> None:
    state = from_line(WINNING)
    other = state.copy()
    other.card[0], other.hand[0] = 1, 0b1111110 & ~1  # a 1 instead of the 3
    assert foresee(state, 20, reveal=False) == foresee(other, 20, reveal=False)
    assert foresee(state, 20) != foresee(other, 20)


def test_a_study_tells_what_it_knows_so_far() -> None:
    study = Study(read("2-seats"), LITTLE)
    assert study.analysis().points == ()
    for question in study.questions[:4]:
        study.take(question, question.answer())
    part = study.analysis()
    assert 0.0 < part.progress < 1.0
    assert [point.seq for point in part.points] == sorted(look.seq for look in _looks(study)[:4] if look.reveal)
    with pytest.raises(ValueError, match="depth: 'deeper' is not one of quick, deep"):
        Study(read("2-seats"), "deeper")


def _looks(study: Study) -> list[Look]:
    return [question.about for question in study.questions if isinstance(question.about, Look)]


def test_the_best_line_is_legal_and_ends_with_the_next_round() -> None:
    state = read("4-seats").start
    game = Game(state, seed=2)
    found = evaluate(game.state, effort=LITTLE)
    assert found.seat == game.state.first
    assert found.plans[0].value == max(plan.value for plan in found.plans)
    after = _follow(game.state, found.line)
    assert after.phase == OVER or (after.round, after.phase) == (game.state.round + 2, CHOOSE)
    with pytest.raises(ValueError, match="it is seat 0 that decides, not 2"):
        evaluate(from_line(WINNING), 2, LITTLE)


def _follow(state: State, line: tuple) -> State:  # type: ignore[type-arg]
    from niagara.rules.apply import apply

    state = state.copy()
    moves = [0] * MOST_LEGAL
    for step in line:
        for number in step.moves:
            seat = decider(state)
            assert number in moves[: legal(state, seat, moves)]
            apply(state, seat, number)
    return state


def test_a_line_from_a_won_game_is_empty() -> None:
    game = read("4-seats")
    assert best_line(game.state) == ()
    found = evaluate(game.state, effort=LITTLE)
    assert found.plans == ()
    assert found.chances[3] == 1.0
