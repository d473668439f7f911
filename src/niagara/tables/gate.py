"""The one way out for what a game holds: an observer goes in, and what it may know comes out (R3.3).

Positions, records and replays that leave a table are made of what is given here, never of a game itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from niagara.game import Game
from niagara.hints.position import Held, position_for
from niagara.protocol.server import Position
from niagara.rules.actions import CARD, Move
from niagara.rules.board import NO_CARD, SPECTATOR, card_bit
from niagara.rules.state import CHOOSE, State
from niagara.rules.view import view
from niagara.tables.records import Table


@dataclass(frozen=True, slots=True)
class Observer:
    """Who looks: the seats whose own cards it knows; or, when the game is over, somebody who may know all."""

    seats: Held = frozenset()
    knows_all: bool = False


def observer_of(table: Table, session: str) -> Observer:
    """What a session is to a table."""
    return Observer(table.held_by(session), table.status == "over")


def known_position(game: Game, observer: Observer) -> Position:
    """The position as an observer may see it."""
    return position_for(game, frozenset(range(game.players)) if observer.knows_all else observer.seats)


def known_state(game: Game, observer: Observer) -> State:
    """The state of a game for what draws it: all of it, or what anybody may see."""
    return game.state.copy() if observer.knows_all else view(game.state, SPECTATOR)


def known_game(game: Game, observer: Observer) -> Game:
    """A game as far as it may be told: all of it, or up to this round, whose cards may still be secret.

    A card that somebody took back (R4.4) was never laid open, so it is left out.
    """
    if observer.knows_all:
        return game
    now = game.state.round
    if game.start.round == now and _has_secrets(game.start):
        return Game(view(game.start, SPECTATOR), river="waits")
    past, again = Game(_before_choices(game.start), river="waits"), Game(game.start, river="waits")
    chosen = _choices(game.start)
    for seat, move in game.played():
        if again.state.round == now and move.kind == "card":
            break
        again.play(seat, move)
        if move.kind != "card":
            past.play(seat, move)
            continue
        chosen[seat] = move
        if again.state.phase != CHOOSE:
            for each, card in sorted(chosen.items()):
                past.play(each, card)
            chosen = {}
    return past


def _has_secrets(start: State) -> bool:
    """Whether a position in which cards are being played has some that are not laid open yet."""
    down = [seat for seat in range(start.players) if start.card[seat] != NO_CARD and not start.revealed[seat]]
    return start.phase != CHOOSE and bool(down)


def _choices(start: State) -> dict[int, Move]:
    """The cards that are down in a position in which cards are being chosen."""
    if start.phase != CHOOSE:
        return {}
    return {seat: Move(CARD + start.card[seat]) for seat in range(start.players) if start.card[seat] != NO_CARD}


def _before_choices(start: State) -> State:
    """The same position before anybody chose a card."""
    before = start.copy()
    for seat in _choices(start):
        before.hand[seat] |= card_bit(start.card[seat])
        before.card[seat] = NO_CARD
    return before
