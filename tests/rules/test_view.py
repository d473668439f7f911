"""R3.3: what each observer may know; what it may not know changes nothing that it gets."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given

from niagara.events import read_events
from niagara.notation.line import from_line, to_line
from niagara.notation.position import from_dict, to_dict
from niagara.rules.actions import ACTIONS
from niagara.rules.apply import apply
from niagara.rules.board import CLOUD, NO_CARD, SPECTATOR, card_bit
from niagara.rules.legal import decider
from niagara.rules.state import CHOOSE, FIELDS, TURNS, State
from niagara.rules.view import view
from niagara.rules.why import why_not
from niagara.testing.generators import actions_of
from tests.strategies import seeds, states
from tests.table import table

SECRET_FIELDS = {"hand", "card"}


def secret_seats(state: State, observer: int) -> list[int]:
    """Seats whose card is down and not for this observer to know."""
    return [s for s in range(state.players) if s != observer and state.card[s] and not state.revealed[s]]


def same_to(observer: int, state: State, chance: random.Random) -> State:
    """A state that differs from the given one only in what the observer may not know."""
    twin = state.copy()
    for seat in secret_seats(state, observer):
        cards = state.hand[seat] | card_bit(state.card[seat])
        twin.card[seat] = chance.choice([card for card in range(1, CLOUD + 1) if cards & card_bit(card)])
        twin.hand[seat] = cards & ~card_bit(twin.card[seat])
    return twin


def observers(state: State) -> list[int]:
    return [SPECTATOR, *range(state.players)]


@given(states, seeds)
def test_what_may_not_be_known_changes_no_view(state: State, seed: int) -> None:
    """R3.3, R5.1: views, what may be done, and why not."""
    chance = random.Random(seed)
    for observer in observers(state):
        twin = same_to(observer, state, chance)
        assert view(twin, observer) == view(state, observer)
        assert to_dict(view(twin, observer)) == to_dict(view(state, observer))
        assert actions_of(twin, observer) == actions_of(state, observer)
        for action in chance.sample(range(ACTIONS), 40):
            assert why_not(twin, observer, action) == why_not(state, observer, action)


@given(states, seeds)
def test_what_may_not_be_known_changes_no_event(state: State, seed: int) -> None:
    """R3.3, R4.4: a move tells the same whatever the cards that stay secret are."""
    chance = random.Random(seed)
    seat = decider(state)
    assume(seat >= 0)
    for action in actions_of(state, seat)[:20]:
        after = state.copy()
        apply(after, seat, action)
        twin = same_to(seat, state, chance)
        for other in range(state.players):  # what this very move reveals is no secret any more
            if after.revealed[other] and not state.revealed[other]:
                twin.card[other], twin.hand[other] = state.card[other], state.hand[other]
        twin_after = twin.copy()
        apply(twin_after, seat, action)
        assert read_events(twin, seat, action, twin_after) == read_events(state, seat, action, after)


@given(states)
def test_everything_else_is_public(state: State) -> None:
    """R3.3: only cards that are down and not yet turned over are hidden, and each sees its own."""
    for observer in observers(state):
        seen = view(state, observer)
        for name in FIELDS.keys() - SECRET_FIELDS:
            assert getattr(seen, name) == getattr(state, name), name
        secret = secret_seats(state, observer)
        for seat in range(state.players):
            if seat in secret:
                assert seen.card[seat] == 8
                assert seen.hand[seat] == state.hand[seat] | card_bit(state.card[seat])
            else:
                assert (seen.card[seat], seen.hand[seat]) == (state.card[seat], state.hand[seat])


@given(states)
def test_views_round_trip(state: State) -> None:
    """A view can be written and read again as a view, as dict and as line."""
    assume(state.phase in (CHOOSE, TURNS))
    for observer in observers(state):
        seen = view(state, observer)
        assert from_dict(to_dict(seen), hidden=True) == seen
        assert from_line(to_line(seen), hidden=True) == seen


def test_that_a_seat_has_chosen_is_public() -> None:
    """R4.4: one bit, and the cards played before in this cycle."""
    game = table(["- - J J"] * 3, phase="choose", hand="146")
    game.play(0, "card 4")
    assert [seat["card"] for seat in game.view(None)["seats"]] == ["?", "", ""]
    assert game.view(None)["seats"][0]["hand"] == "146"
    assert game.view(1)["seats"][0] == game.view(None)["seats"][0]
    mine = game.view(0)["seats"][0]
    assert (mine["card"], mine["hand"]) == ("4", "16")


@pytest.mark.parametrize("observer", [5, 6, 99, -7])
def test_who_has_no_seat_sees_what_a_spectator_sees(observer: int) -> None:
    state = table(["- - J J", "3 - J J", "5 - J J"], phase="choose").state
    assert view(state, observer) == view(state, SPECTATOR)
    assert NO_CARD in view(state, SPECTATOR).card
