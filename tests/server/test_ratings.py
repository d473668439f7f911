"""Ratings: from finished games alone, each counted once, bots as anchors, and exact again after a game is voided."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
import pytest_asyncio

from niagara.server.admin.rated import void_game
from niagara.server.ratings.counter import Counter
from niagara.server.ratings.model import NEW, rated_after
from niagara.server.store import SqlStore
from niagara.server.store.ratings import RatedSeat, Rating
from niagara.tables.records import Action, Ending, Seat, Table
from niagara.tables.results import placed
from tests.server.hosting import Hosted, hosted
from tests.server.people import Person
from tests.server.test_company import sitting, started

PEOPLE = ("ada", "bob", "cy", "dan", "eve")


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    kept = SqlStore(database)
    yield kept
    await kept.close()


_games = count(1)


async def play(store: SqlStore, *seats: str, winner: int = 0, gems: str = "4321", **more: Any) -> str:
    """A finished rated game: people by name, bots as `@level`, who left with `!` before the name."""
    game = f"g{next(_games)}"
    sat = tuple(
        Seat("bot", each, each[1:]) if each[0] == "@" else Seat("human", each, session=each.lstrip("!"))
        for each in seats
    )
    table = Table(game, 1, "playing", False, {}, 0, sat[0].session, sat, rated=True)
    await store.create(replace(table, **more), [Action(1, 5, 13, "start")], sat[0].session)
    gone = tuple(replace(seat, kind="bot", level="duck2") if seat.name[0] == "!" else seat for seat in sat)
    ending = Ending((winner,), ("any_seven",), 9, landed=tuple("P" * int(each) for each in gems[: len(seats)]))
    if gone != sat:
        await store.seats(replace(table, seats=gone), [at for at in range(len(sat)) if gone[at] != sat[at]])
    await store.append(game, [Action(2, 0, 1, "end")], placed(ending, gone))
    return game


async def ratings(store: SqlStore) -> dict[str, tuple[float, float, int, int]]:
    found = {person: await store.ratings.of(person) for person in PEOPLE}
    return {
        person: (row.rating.mu, row.rating.sigma, row.games, row.won)
        for person, row in found.items()
        if row is not None
    }


def test_a_bot_is_an_anchor_and_its_known_strength_tells_how_strong_one_is() -> None:
    chance = random.Random(5)
    rated = {"ada": NEW, "bob": NEW}
    for _game in range(80):  # Ada plays like a Heron, Bob like an Otter, beside one of each
        strengths = {"ada": 1860.0, "bob": 1410.0, "heron": 1860.0, "otter2": 1410.0}
        order: list[str] = []
        while strengths:
            names = list(strengths)
            order += chance.choices(names, [10 ** (strengths[name] / 400) for name in names])
            del strengths[order[-1]]
        seats = [
            RatedSeat(at, name if name in rated else "", "" if name in rated else name, order.index(name) + 1, "", "")
            for at, name in enumerate(("ada", "heron", "bob", "otter2"))
        ]
        rated = rated_after(seats, rated)
    assert rated["ada"].mu == pytest.approx(1860, abs=2 * rated["ada"].sigma)
    assert rated["bob"].mu == pytest.approx(1410, abs=2 * rated["bob"].sigma)
    assert rated["ada"].mu - rated["bob"].mu > 300
    assert rated["ada"].sigma < NEW.sigma / 2


def test_ties_are_ties_and_a_bot_of_unknown_strength_says_nothing() -> None:
    seats = [RatedSeat(at, name, "", place, "", "") for at, (name, place) in enumerate([("a", 1), ("b", 2), ("c", 2)])]
    rated = rated_after(seats, {})
    assert rated["b"] == rated["c"]
    assert rated["a"].mu > NEW.mu > rated["b"].mu
    drifter = RatedSeat(3, "", "drifter", 1, "", "")
    assert rated_after([*seats, drifter], {}) == rated
    assert rated_after([seats[0], drifter], {}) == {"a": NEW}


def test_this_is_what_the_model_says_for_ever() -> None:
    seats = [
        RatedSeat(0, "ada", "", 1, "", ""),
        RatedSeat(1, "", "beaver2", 2, "", ""),
        RatedSeat(2, "bob", "", 3, "", ""),
    ]
    rated = rated_after(seats, {"bob": Rating(1700.0, 90.0)})
    found = {name: (round(rating.mu, 3), round(rating.sigma, 3)) for name, rating in rated.items()}
    assert found == {"ada": (1625.244, 230.718), "bob": (1679.888, 89.372)}


def test_places_are_winners_then_gems_and_last_who_left() -> None:
    seats = [Seat("human", name, session=name) for name in "abcd"]
    ending = Ending((3,), ("any_seven",), 9, landed=("PP", "PPP", "PP", "PPPPPPP"))
    assert placed(ending, seats).places == (3, 2, 3, 1)
    seats[3] = replace(seats[3], kind="bot", level="duck2")
    assert placed(ending, seats).places == (2, 1, 2, 4), "who left does not win by the bot that played on"
    seats[1] = Seat("bot", "Duck", "duck2")
    assert placed(ending, seats).places == (2, 1, 2, 4), "a bot of nobody's has its own place"


async def test_games_are_counted_once_however_many_processes_count(store: SqlStore, database: str) -> None:
    chance = random.Random(3)
    for _game in range(12):
        people = chance.sample(PEOPLE, 3)
        await play(store, *people, "@heron", winner=chance.randrange(4))
    other = SqlStore(database)
    await asyncio.gather(*(Counter(each.ratings).count_all() for each in (store, other, store, other)))
    await other.close()
    assert await store.ratings.uncounted(10) == []
    rated = await ratings(store)
    assert sum(games for _mu, _sigma, games, _won in rated.values()) == 36
    await Counter(store.ratings).count_all()
    assert await ratings(store) == rated


async def test_a_voided_game_might_never_have_been(store: SqlStore, database: str) -> None:
    chance = random.Random(8)
    plan = [(chance.sample(PEOPLE, chance.choice((2, 3))), chance.randrange(2)) for _game in range(30)]
    counter = Counter(store.ratings)
    games = [await _counted(store, counter, people, winner) for people, winner in plan]
    for gone in (11, 4, 29):
        assert await asyncio.to_thread(void_game, database, games[gone]) == [games[gone]]
    assert await asyncio.to_thread(void_game, database, games[4]) == [], "once is enough"
    known: dict[str, Rating] = {}
    for at, (people, winner) in enumerate(plan):
        if at not in (11, 4, 29):
            places = placed(
                Ending((winner,), ("any_seven",), 9, landed=tuple("P" * n for n in (4, 3, 2, 1))[: len(people)]),
                [Seat("human")] * len(people),
            ).places
            known |= rated_after(
                [RatedSeat(seat, name, "", places[seat], "", "") for seat, name in enumerate(people)], known
            )
    found = {name: Rating(mu, sigma) for name, (mu, sigma, _games, _won) in (await ratings(store)).items()}
    assert found == known
    later = await _counted(store, counter, ["ada", "bob"], 0)
    assert (await store.ratings.played("ada", 1))[0].id == later


async def _counted(store: SqlStore, counter: Counter, people: list[str], winner: int) -> str:
    game = await play(store, *people, winner=winner)
    await counter.count_all()
    return game


async def test_only_fair_games_of_two_people_count(store: SqlStore) -> None:
    for seats, more in (
        (("ada", "@heron"), {}),
        (("ada", "ada"), {}),
        (("ada", "bob"), {"coach": "all"}),
        (("ada", "bob"), {"start": "anything"}),
        (("ada", "bob"), {"rated": False}),
    ):
        await play(store, *seats, **more)
    await Counter(store.ratings).count_all()
    assert await ratings(store) == {}
    assert await store.ratings.uncounted(10) == []


async def test_who_left_is_last(store: SqlStore) -> None:
    await play(store, "!ada", "bob", "cy", winner=0, gems="731")
    await Counter(store.ratings).count_all()
    rated = await ratings(store)
    assert rated["bob"][0] > rated["cy"][0] > rated["ada"][0]
    assert [row.place for row in await store.ratings.played("ada", 5)] == [3]


async def test_the_forgotten_leave_others_as_they_are_even_after_a_void(store: SqlStore, database: str) -> None:
    counter = Counter(store.ratings)
    for people in (["ada", "bob"], ["bob", "cy"], ["ada", "cy"]):
        await _counted(store, counter, people, 0)
    last = await _counted(store, counter, ["cy", "dan"], 0)
    before = await ratings(store)
    await store.people.forget("ada")
    await asyncio.to_thread(void_game, database, last)
    after = await ratings(store)
    assert "ada" not in after
    assert after["bob"] == before["bob"]
    assert "dan" not in after
    assert (await store.ratings.best(None, 10)) == [], "nobody has played enough to be ranked"


async def test_a_rated_game_is_made_played_and_counted(host: Hosted) -> None:
    table, (ada, bob) = await started(host, rated=True, options={"max_rounds": 1})
    assert (await ada.get(f"/api/tables/{table}")).json()["rated"] is True
    await asyncio.gather(*[(await sitting(each, table)).play_on(random.Random(1)) for each in (ada, bob)])
    async with asyncio.timeout(20):
        while (me := (await ada.get("/api/me")).json())["rating"] is None:
            await asyncio.sleep(0.05)
    assert (me["rating"]["games"], me["rating"]["ranked"]) == (1, False)
    exported = (await bob.get("/api/me/export")).json()
    assert [each["game"] for each in exported["rated"]] == [table]


async def test_a_table_says_whether_it_can_be_rated(host: Hosted) -> None:
    ada = Person(host.address)
    me, opened = {"kind": "me", "name": "Ada"}, {"kind": "open"}
    for field, wanted in (
        ("seats", {"seats": [me, me, opened]}),
        ("seats", {"seats": [me, {"kind": "bot"}]}),
        ("coach", {"seats": [me, opened], "coach": "all"}),
    ):
        answer = await ada.post("/api/tables", {"rated": True, **wanted})
        assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "not_rateable", field)
    table = await ada.make_table("mo", rated=True)
    await ada.post(f"/api/tables/{table}/start", {"fill": "drifter"})
    assert (await ada.get(f"/api/tables/{table}")).json()["rated"] is False, "against bots alone nothing is at stake"


async def test_what_a_process_left_uncounted_the_next_one_counts(database: str) -> None:
    store = SqlStore(database)
    await play(store, "ada", "bob")
    await store.close()
    async with hosted(database) as host, asyncio.timeout(20):
        while await host.store.ratings.of("ada") is None:
            await asyncio.sleep(0.05)
