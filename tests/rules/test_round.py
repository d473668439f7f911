"""R3 and R4.4: rounds, hands that run in step, secret cards that may be changed."""

from __future__ import annotations

import pytest

from niagara.events import CardChosen, HandsRefilled
from niagara.game import Game, IllegalMove
from niagara.rules.board import RIVER
from tests.table import moves, play, play_cards, rule_against, table


def same_card(game: Game, card: str) -> None:
    """A round in which every seat plays the same card, each launching or moving as the list comes."""
    play_cards(game, card * game.players)
    for _ in range(3 * game.players):
        if game.position()["phase"] == "turns":
            seat = game.to_decide[0]
            game.play(seat, game.legal_moves(seat)[0])
    assert game.position()["phase"] != "turns"


def test_the_lifesaver_passes_clockwise() -> None:
    """R3.1."""
    game = table(["-  - J J"] * 3, phase="choose", first=1)
    firsts = []
    for card in "C123":
        firsts.append(game.state.first)
        same_card(game, card)
    assert firsts == [1, 2, 0, 1]
    assert game.state.round == 5


def test_hands_run_in_step_and_are_taken_back_after_the_seventh_card() -> None:
    """R3.2."""
    game = table(["- - J J"] * 3, phase="choose")
    sizes, refills = [], 0
    for card in "C12345":
        sizes.append({len(seat["hand"]) for seat in game.position()["seats"]})
        same_card(game, card)
    assert sizes == [{7}, {6}, {5}, {4}, {3}, {2}]
    assert [seat["hand"] for seat in game.position()["seats"]] == ["6", "6", "6"]
    assert moves(game, 0) == {"card 6"}
    play_cards(game, "666")
    while game.state.round == 7:
        seat = game.to_decide[0]
        events = game.play(seat, game.legal_moves(seat)[0])
        refills += sum(isinstance(event, HandsRefilled) for event in events)
    assert refills == 1
    assert [seat["hand"] for seat in game.position()["seats"]] == ["123456C"] * 3


def test_only_cards_of_the_hand_can_be_chosen() -> None:
    """R3.2, R4.4: a card of this cycle is gone."""
    game = table(["- - J J"] * 3, phase="choose", hand="25C")
    assert moves(game, 1) == {"card 2", "card 5", "card C"}
    assert rule_against(game, "card 3", seat=1) == "R3.2"


def test_all_choose_at_once_and_in_any_order() -> None:
    """R4.4."""
    game = table(["- - J J"] * 4, phase="choose", first=2)
    assert game.to_decide == [0, 1, 2, 3]
    play(game, "3 card 2", "1 card 5")
    assert game.to_decide == [0, 2]
    play(game, "2 card C")
    assert game.position()["phase"] == "choose"
    play(game, "0 card 1")
    assert (game.position()["phase"], game.to_decide) == ("turns", [2])


def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    """R4.4."""
    game = table(["- - J J"] * 3, phase="choose")
    play(game, "0 card 3", "0 card 6")
    assert game.position()["seats"][0] | {"canoes": None} == {
        "hand": "12345C",
        "card": "6",
        "revealed": False,
        "landed": "",
        "canoes": None,
    }
    assert moves(game, 0) == {"card 1", "card 2", "card 3", "card 4", "card 5", "card C"}
    assert rule_against(game, "card 6", seat=0) == "R4.4", "that one is down already"
    play(game, "1 card 1", "0 card 3", "2 card 1")
    assert game.position()["seats"][0]["card"] == "3"
    with pytest.raises(IllegalMove, match=r"R3\.1"):
        game.play(0, "card 6")


def test_a_choice_says_who_but_not_what() -> None:
    """R3.3, R4.4."""
    game = table(["- - J J"] * 3, phase="choose")
    assert game.play(1, "card 4") == [CardChosen(1)]
    assert game.play(1, "card 2") == [CardChosen(1)]


@pytest.mark.parametrize(("players", "seat"), [(3, -1), (3, 3), (4, 4), (5, -1), (5, -5), (5, RIVER), (5, 99)])
def test_only_seats_of_the_table_choose(players: int, seat: int) -> None:
    """R1.1, R5.5: nobody chooses for another, not by counting seats from the end either; the river never does."""
    game = table(["- - J J"] * players, phase="choose")
    before = game.position()
    if seat == RIVER:
        assert game.legal_moves(seat) == []
    else:
        with pytest.raises(ValueError, match=r"no seat .* \(R1\.1\)"):
            game.legal_moves(seat)
    with pytest.raises(IllegalMove):
        game.play(seat, "card 3")
    assert game.position() == before
