"""Events are complete: folding them over what an observer sees gives what the observer sees next."""

from __future__ import annotations

import copy
import random
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from niagara import events as ev
from niagara.events import AnyEvent, way
from niagara.game import Game
from niagara.notation.position import CanoeDict, PositionDict, to_dict
from niagara.rules.board import RIVER, SPACE_NAMES
from niagara.rules.state import CHOOSE, State
from niagara.testing.generators import reached, scattered
from tests.strategies import seeds, starts
from tests.table import play, table

GEMS = "PCYBR"
SITES = {"3": "P", "4": "C", "5": "Y", "6L": "B", "6R": "B", "7L": "R", "7R": "R"}


def canoe(position: PositionDict, name: str) -> CanoeDict:
    return position["seats"][int(name[0])]["canoes"]["ab".index(name[1])]


def with_gem(gems: str, gem: str) -> str:
    return "".join(sorted(gems + gem, key=GEMS.index))


def fold(position: PositionDict, event: AnyEvent) -> None:
    """Write down what an event says, and nothing that it does not say."""
    sites, seats = position["sites"], position["seats"]
    match event:
        case ev.RoundStarted():
            position["round"], position["first"] = event.round, event.first
            for seat in seats:
                seat["card"], seat["revealed"] = "", False
        case ev.HandsRefilled():
            for seat in seats:
                seat["hand"] = "123456C"
        case ev.CanoeBought():
            owner = seats[int(event.canoe[0])]
            assert event.paid in owner["landed"]
            owner["landed"] = owner["landed"].replace(event.paid, "", 1)
            sites[event.paid] = with_gem(sites[event.paid], event.paid)
            assert canoe(position, event.canoe)["at"] == "X"
            canoe(position, event.canoe)["at"] = "J"
        case ev.CanoeGiven():
            assert canoe(position, event.canoe)["at"] == "X"
            canoe(position, event.canoe)["at"] = "J"
        case ev.CardChosen():
            seats[event.seat]["card"] = seats[event.seat]["card"] or "?"
        case ev.CardRevealed():
            seat = seats[event.seat]
            if seat["card"] == "?":
                assert event.card in seat["hand"]
                seat["hand"] = seat["hand"].replace(event.card, "")
            seat["card"], seat["revealed"] = event.card, True
        case ev.WeatherMoved():
            assert position["weather"] == event.before
            position["weather"] = event.after
        case ev.GemLoaded():
            assert canoe(position, event.canoe) == {"at": event.at, "cargo": ""}
            assert event.gem in sites[SITES[event.at]]
            sites[SITES[event.at]] = sites[SITES[event.at]].replace(event.gem, "", 1)
            canoe(position, event.canoe)["cargo"] = event.gem
        case ev.GemUnloaded():
            assert canoe(position, event.canoe) == {"at": event.at, "cargo": event.gem}
            sites[SITES[event.at]] = with_gem(sites[SITES[event.at]], event.gem)
            canoe(position, event.canoe)["cargo"] = ""
        case ev.CanoePaddled():
            check_path(event.path)
            assert canoe(position, event.canoe)["at"] == event.path[0]
            canoe(position, event.canoe)["at"] = event.path[-1]
        case ev.GemStolen():
            thief, victim = canoe(position, event.canoe), canoe(position, event.victim)
            assert (thief, victim) == ({"at": event.at, "cargo": ""}, {"at": event.at, "cargo": event.gem})
            thief["cargo"], victim["cargo"] = event.gem, ""
        case ev.GemLanded():
            assert canoe(position, event.canoe) == {"at": "J", "cargo": event.gem}
            canoe(position, event.canoe)["cargo"] = ""
            owner = seats[int(event.canoe[0])]
            owner["landed"] = with_gem(owner["landed"], event.gem)
        case ev.CanoeLost():
            assert canoe(position, event.canoe) == {"at": "X", "cargo": event.gem}
            canoe(position, event.canoe)["cargo"] = ""
            if event.gem:
                sites[event.gem] = with_gem(sites[event.gem], event.gem)
        case ev.RiverRose():
            assert event.speed == max(0, event.lowest + event.weather)
            assert event.weather == position["weather"]
        case ev.DiscPushed():
            assert position["next_arm"] in (event.arm, None)
            position["next_arm"] = event.next_arm or None
            for drift in event.drifts:
                assert canoe(position, drift.canoe)["at"] == drift.start
                canoe(position, drift.canoe)["at"] = drift.end
        case ev.GameEnded():
            position["phase"] = "over"


def check_path(path: tuple[str, ...]) -> None:
    """Steps lead to neighbours, in one direction, and there is at least one."""
    neighbours = {frozenset(pair) for pair in ("J1", "12", "23", "34", "45")}
    neighbours |= {
        frozenset((a, b)) for arm in "LR" for a, b in (("5", f"6{arm}"), (f"6{arm}", f"7{arm}"), (f"7{arm}", "X"))
    }
    assert len(path) > 1
    assert all(frozenset(step) in neighbours for step in pairwise(path))
    assert len(set(path)) == len(path)


def seen(game: Game, observer: int | None) -> PositionDict:
    """What an observer sees, without whose turn it is: that comes beside the events, not in them."""
    position = game.view(observer)
    position.pop("turn", None)
    if position["phase"] != "over":
        position["phase"] = "on"
    return position


def fold_a_game(game: Game, chance: random.Random, moves: int) -> None:
    observers = [None, *range(game.players)]
    folded = {observer: seen(game, observer) for observer in observers}
    for _ in range(moves):
        if game.outcome:
            return
        seat = chance.choice([seat for seat in range(game.players) if game.legal_moves(seat)])
        move = chance.choice(game.legal_moves(seat))
        if game.state.phase == CHOOSE:  # each knows its own card
            mine = folded[seat]["seats"][seat]
            hand = set(mine["hand"] + mine["card"]) - {str(move)[-1]}
            mine["hand"], mine["card"] = "".join(sorted(hand)), str(move)[-1]
        happened = game.play(seat, move)
        for observer in observers:
            for event in happened:
                fold(folded[observer], event)
            assert folded[observer] == seen(game, observer), (str(move), happened)


@given(starts, seeds, st.integers(0, 100))
def test_folding_the_events_gives_the_next_position(start: State, seed: int, moves: int) -> None:
    """R3-R8: for every observer, in games from the start and from anywhere."""
    chance = random.Random(seed)
    state: State = scattered(chance, start) if seed % 2 else reached(chance, moves, start)
    fold_a_game(Game(state, seed=seed), chance, 40)


def test_the_end_of_a_game_folds_too() -> None:
    """R8.2, R9.5: a win and a draw."""
    for limit in (3, None):
        game = table(["1 PPP 1+P J", "C - 7L+R J", "C - J J"], phase="turns", round_number=3, max_rounds=limit)
        before = copy.deepcopy(seen(game, None))
        happened = game.play(0, "a >J") + game.play(0, "done") + game.play(1, "weather +") + game.play(2, "weather -")
        for event in happened:
            fold(before, event)
        assert before == seen(game, None)
        assert before["phase"] == "over"


def test_the_order_in_which_a_turn_is_told() -> None:
    """R6.3, R6.8: unload, paddle, steal; then the next card."""
    game = table(["4 - 5+P J", "3 - 3+C J", "1 - J J"])
    happened = game.play(0, "a - >3 x1a") + game.play(0, "done")
    assert happened == [
        ev.GemUnloaded("0a", "P", "5"),
        ev.CanoePaddled("0a", ("5", "4", "3")),
        ev.GemStolen("0a", "1a", "C", "3"),
        ev.CardRevealed(1, "3"),
    ]


def test_the_order_in_which_a_round_ends() -> None:
    """R7, R3: the river rises, discs one by one with who is lost, then the new round and free canoes."""
    game = table(["2 - 7L+P X", "2 - J J", "C - 1 J"], acting=2, weather=1)
    assert [type(event).__name__ for event in game.play(2, "weather -")] == [
        *("WeatherMoved", "RiverRose", "DiscPushed", "CanoeLost", "DiscPushed", "RoundStarted", "CanoeGiven"),
    ]


@pytest.mark.parametrize(
    ("start", "end", "next_arm", "path"),
    [
        ("J", "3", 0, "J 1 2 3"),
        ("4", "7R", 0, "4 5 6R 7R"),
        ("7R", "3", 0, "7R 6R 5 4 3"),
        ("2", "J", 0, "2 1 J"),
        ("5", "X", 1, "5 6R 7R X"),
        ("5", "X", -1, "5 6L 7L X"),
        ("7R", "X", 0, "7R X"),
        ("6L", "X", 1, "6L 7L X"),
    ],
)
def test_the_way_of_a_canoe(start: str, end: str, next_arm: int, path: str) -> None:
    """R6.1, R6.9."""
    assert way(SPACE_NAMES.index(start), SPACE_NAMES.index(end), next_arm) == tuple(path.split())


def test_events_can_be_written_and_read() -> None:
    game = table(["1 PPP 1+P J", "C - 7L+R J", "C - J J"])
    happened = game.play(0, "a >J") + game.play(0, "done") + game.play(1, "weather +") + game.play(2, "weather -")
    decoder = msgspec.json.Decoder(list[AnyEvent])
    assert decoder.decode(msgspec.json.encode(happened)) == happened


def test_a_waiting_river_tells_its_moves_as_they_come() -> None:
    """R9.1: the speed once, before the first disc."""
    start = table(["2 - 5 J", "2 - J J", "C - J J"], acting=2, next_arm=None, fork="chance", weather=1)
    game = Game(start.state, river="waits")
    play(game, "2 weather -")
    told = [type(event).__name__ for _ in range(2) for event in game.play(RIVER, "disc L")]
    assert told == ["RiverRose", "DiscPushed", "DiscPushed", "RoundStarted"]
    assert to_dict(game.state)["seats"][0]["canoes"][0]["at"] == "7L"
