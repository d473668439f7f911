"""An attempt at a scene: the player's moves so far, played by the engine, with the other seats' answers in between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Literal

from niagara.events import AnyEvent
from niagara.game import Game
from niagara.learn.aims import Course, Miss
from niagara.learn.scenes import Replies, Scene
from niagara.rules.actions import Move
from niagara.rules.state import BUY_BACK, CHOOSE, OVER, TURNS

Status = Literal["open", "reached", "missed"]
SEED = 1  # whatever chance there is comes out alike every time


class Attempt:
    """A scene being played; nothing of it is kept between requests, the moves tell all."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.game = Game.from_position(scene.position, SEED)
        self.events: list[AnyEvent] = []
        self._last_round = self.game.state.round + scene.rounds - 1
        self._replies = scene.replies
        self._threats = scene.threats
        self._let_others_act()

    def play(self, moves: Sequence[int]) -> list[AnyEvent]:
        """Make moves of the player's and give what happened, the others' moves included; IllegalMove if one is not."""
        before = len(self.events)
        for number in moves:
            self.events += self.game.play(self.scene.seat, number)
            self._let_others_act()
        return self.events[before:]

    @property
    def over(self) -> bool:
        """Whether the moment has come to judge."""
        state, seat = self.game.state, self.scene.seat
        if state.round > self._last_round or state.phase == OVER:
            return True
        if state.round < self._last_round:
            return False
        mine = state.phase in (BUY_BACK, TURNS) and state.seat == seat
        match self.scene.until:
            case "buy":
                return not (state.phase == BUY_BACK and mine)
            case "turn":
                return bool(state.revealed[seat]) and not mine
        return False

    @property
    def status(self) -> Status:
        """`open` while it goes on, then whether the aim was reached."""
        if not self.over:
            return "open"
        return "reached" if self.scene.aim.reached(self._course()) else "missed"

    @property
    def miss(self) -> Miss | None:
        """What exactly went wrong, in an attempt that missed its aim."""
        return self.scene.aim.missed(self._course()) if self.status == "missed" else None

    def _course(self) -> Course:
        return Course(self.scene.seat, self.game.position(), tuple(self.events))

    def copy(self) -> Attempt:
        """An independent attempt at the same point."""
        twin = copy(self)
        twin.game, twin.events = self.game.copy(), self.events.copy()
        return twin

    def ways(self, so_far: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Status]]:
        """All ways to play on to the moment of judgement, each with how it ends."""
        if self.over:
            yield so_far, self.status
            return
        for move in self.game.legal_moves(self.scene.seat):
            twin = self.copy()
            twin.play([move.number])
            yield from twin.ways((*so_far, move.number))

    def _let_others_act(self) -> None:
        while not self.over:
            others = [seat for seat in self.game.to_decide if seat != self.scene.seat]
            if not others or self.scene.seat in self.game.to_decide:
                return
            state = self.game.state
            if self._threats and state.phase == CHOOSE and state.round == self._last_round:
                self._replies, self._threats = self._worst(), ()
            self.events += self.game.play(others[0], self._reply(others[0]))

    def _reply(self, seat: int) -> Move:
        """What another seat does: its first wish that is allowed, else the first move there is."""
        legal = self.game.legal_moves(seat)
        by_text = {str(move): move for move in legal}
        return next((by_text[wish] for wish in self._replies.get(seat, ()) if wish in by_text), legal[0])

    def _worst(self) -> Replies:
        """What the others can do so that no way leads to the aim any more, else what they do anyway."""
        for threat in self._threats:
            twin = self.copy()
            twin._replies, twin._threats = threat, ()
            twin._let_others_act()
            if all(status == "missed" for _, status in twin.ways()):
                return threat
        return self.scene.replies


def solution(scene: Scene) -> tuple[int, ...]:
    """Moves that reach the aim: of all ways the first that does."""
    return next(moves for moves, status in Attempt(scene).ways() if status == "reached")
