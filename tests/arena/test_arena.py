"""The arena: equal bots come out equal, seats and openings favour nobody, ratings and tests find what is there."""

import numpy as np
import pytest

from niagara.arena import run_ladder, run_match, run_sprt
from niagara.arena.engine import local_engine, make_engine
from niagara.arena.games import Chunk, play_chunk
from niagara.arena.match import make_chunks
from niagara.arena.openings import UNFAIR, opening_book
from niagara.arena.sprt import log_ratio
from niagara.arena.statistics import ELO, bootstrap_mean, elo_of_share, fit_ratings
from niagara.bots.chances import win_chances
from niagara.rules.state import BUY_BACK, CHOOSE

ONE = local_engine(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_openings_are_fair_fresh_and_follow_from_their_seed(players: int) -> None:
    book = opening_book(players, 20, seed=3)
    assert len(book) == 20
    assert set(book["round"]) <= {3, 4}
    assert set(book["phase"]) <= {BUY_BACK, CHOOSE}
    assert np.abs(win_chances(book) - 1 / players).max() <= UNFAIR
    assert (book == opening_book(players, 20, seed=3)).all()
    assert not (book == opening_book(players, 20, seed=4)).all()


def test_a_block_gives_every_bot_every_seat() -> None:
    played = play_chunk(Chunk(("paddler", "drifter", "drifter"), opening_book(3, 6, 1), 1))
    assert played.shares.shape == (6, 3, 3)
    assert np.allclose(played.shares.sum(axis=2), 1.0)
    assert played.shares[:, :, 0].mean() > 0.9


def test_equal_bots_get_equal_shares() -> None:
    result = run_match(("paddler",) * 4, 800, seed=11, engine=ONE)
    assert result.shares["paddler"].value == pytest.approx(0.25)
    blocks = make_chunks(("paddler",) * 4, 200, 11)
    first_place = np.concatenate([play_chunk(chunk).shares[:, :, 0].mean(axis=1) for chunk in blocks])
    share = bootstrap_mean(first_place, 1)
    assert share.low <= 0.25 <= share.high


def test_a_bot_that_is_favoured_does_not_come_out_equal() -> None:
    result = run_match(("paddler", "dabbler", "dabbler", "dabbler"), 800, seed=11, engine=ONE)
    assert result.shares["paddler"].low > 0.25 > result.shares["dabbler"].high


def test_plain_and_compiled_games_are_told_alike() -> None:
    compiled = play_chunk(Chunk(("paddler", "paddler", "paddler"), opening_book(3, 4, 1), 1))
    plain = play_chunk(Chunk(("tests.arena.test_arena:Wrapped", "paddler", "paddler"), opening_book(3, 4, 1), 1))
    assert plain.shares.shape == compiled.shares.shape
    assert np.array_equal(plain.shares, compiled.shares)  # Paddler never wavers, so both play the same games
    assert np.array_equal(plain.rounds, compiled.rounds)


class Wrapped:
    """Paddler behind a wall: the arena cannot see that it is compiled."""

    def __init__(self, seed: int | None = None) -> None:
        from niagara.bots import make_bot

        self.bot = make_bot("paddler", seed)
        self.choose = self.bot.choose


def test_processes_give_the_same_result_as_one() -> None:
    table = ("paddler", "dabbler", "dabbler")
    alone = run_match(table, 120, seed=5, engine=ONE)
    together = run_match(table, 120, seed=5, engine=local_engine(2))
    assert alone.shares == together.shares
    assert alone.as_json()["bots"]["paddler"].keys() == {"share", "low", "high", "games"}


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    random = np.random.default_rng(1)
    covered = 0
    for trial in range(200):
        interval = bootstrap_mean(random.choice([0.0, 0.25, 0.5], 60), trial, resamples=300)
        covered += interval.low <= 0.25 <= interval.high
    assert 178 <= covered <= 200


def test_few_blocks_claim_nothing() -> None:
    assert bootstrap_mean(np.full(3, 0.5), 1) == (0.5, 0.0, 1.0)  # three equal blocks would otherwise look certain


def test_ratings_are_found_again() -> None:
    random = np.random.default_rng(2)
    truth = np.array([-0.8, 0.0, 0.1, 0.7])
    seats = random.integers(0, 4, (6000, 3))
    odds = np.exp(truth)[seats]
    odds /= odds.sum(axis=1, keepdims=True)
    winner = (odds.cumsum(axis=1) > random.random((6000, 1))).argmax(axis=1)
    shares = np.eye(3)[winner]
    found = fit_ratings(seats, shares, np.ones(6000), 4)
    assert np.abs(found - (truth - truth.mean())).max() < 0.1


def test_share_and_elo_belong_together() -> None:
    assert elo_of_share(0.25, 4) == pytest.approx(0.0)
    assert elo_of_share(0.5, 4) == pytest.approx(ELO * np.log(3))


def test_the_log_ratio_points_at_the_bound_that_fits() -> None:
    assert log_ratio([0.6, 0.7, 0.65, 0.6], 0.5, 0.6) > 0
    assert log_ratio([0.5, 0.4, 0.45, 0.5], 0.5, 0.6) < 0


def test_the_sequential_test_tells_strong_from_equal() -> None:
    assert run_sprt("paddler", "splasher", (0, 100), 4000, engine=ONE).verdict == "stronger"
    assert run_sprt("dabbler", "paddler", (0, 100), 4000, engine=ONE).verdict == "not_stronger"


def test_a_small_ladder() -> None:
    result = run_ladder(("paddler", "drifter", "dabbler"), 24, players=3, engine=ONE)
    assert next(iter(result.ratings)) == "drifter"
    assert len(result.pairs) == 6
    found = result.as_json()
    assert found["bots"]["drifter"]["low"] <= found["bots"]["drifter"]["rating"] <= found["bots"]["drifter"]["high"]


def test_an_unknown_engine_is_told_what_there_is() -> None:
    with pytest.raises(ValueError, match="'steam' is not one of local, ray"):
        make_engine("steam")
