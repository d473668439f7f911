"""A bot that thinks elsewhere remembers the game of its own seat, and never that of another table."""

import pytest

from niagara.game import Game
from niagara.notation.line import to_line
from niagara.rules.legal import MOST_LEGAL, legal
from niagara.rules.state import CHOOSE
from niagara.server.ladder import contest
from niagara.server.workers import bot_pool, remote_bots
from niagara.server.workers.bot_pool import BotPlayer, Players


def test_a_seat_keeps_its_bot_and_shares_it_with_nobody() -> None:
    players = Players()
    mine = players.of("bear2", "table 0")
    assert players.of("bear2", "table 0") is mine
    assert players.of("bear2", "another 0") is not mine
    assert players.of("heron", "table 0") is not mine


def test_those_who_have_been_still_longest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MOST_REMEMBERED", 2)
    players = Players()
    first, second = players.of("duck2", "1"), players.of("duck2", "2")
    assert players.of("duck2", "1") is first
    players.of("duck2", "3")
    assert players.of("duck2", "1") is first
    assert players.of("duck2", "2") is not second


def test_two_tables_of_the_ladder_and_two_seats_of_workers_have_bots_of_their_own() -> None:
    state = Game.new(4, seed=1).state
    assert state.phase == CHOOSE
    moves = [0] * MOST_LEGAL
    numbers = moves[: legal(state, 1, moves)]
    contest._players.cache_clear()
    for table in ("a", "b"):
        contest.think("duckling", table, to_line(state), 1, numbers, 0.1)
    assert contest._players().of("duckling", "a 1") is not contest._players().of("duckling", "b 1")
    seats = [BotPlayer("duckling"), BotPlayer("duckling")]
    for seat in seats:
        assert remote_bots.think("duckling", to_line(state), 1, numbers, 0.1, seat.id) in numbers
    found = [remote_bots._mine.players.of("duckling", seat.id) for seat in seats]
    assert found[0] is not found[1]
