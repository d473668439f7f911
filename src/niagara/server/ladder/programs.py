"""Programs that are connected: each is asked for its decisions, and forfeits a game in which it does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from niagara.bots import View
from niagara.notation.position import to_dict
from niagara.protocol.encoding import encode
from niagara.protocol.ladder import (
    AnyLadderMessage,
    ForfeitReason,
    LadderChoose,
    LadderRefused,
    LadderWelcome,
    ProgramMove,
)
from niagara.rules.actions import Move
from niagara.tables.refusals import Refusal

MOST_PROGRAMS = 32  # at once
MOST_OF_ONE = 3  # of them, one person's
MOST_WRONG = 3  # answers in one game that are none of the moves; with the last of them it is forfeited
MOST_RETURNS = 3  # after each of which a game goes on


class Forfeit(Exception):
    """A program has forfeited a game."""

    def __init__(self, reason: ForfeitReason) -> None:
        super().__init__(reason)
        self.reason = reason


def name_taken() -> Refusal:
    """The name is somebody else's program's."""
    return Refusal(409, "name_taken", "Another program here has this name.", "name")


class _Gone(Exception):
    """The connection broke while a question was open."""


@dataclass(eq=False, slots=True)
class Program:
    """A program that is connected; `entrant` is what stands for it in the ladder's games."""

    entrant: str
    name: str
    owner: str
    send: Callable[[bytes], None]
    questions: dict[int, Question] = field(default_factory=dict)

    def tell(self, message: AnyLadderMessage) -> None:
        """Send a message."""
        self.send(encode(message))


@dataclass(eq=False, slots=True)
class Playing:
    """A program in a seat of one game: whether it has decided yet, how often it was wrong, how often it came back."""

    entrant: str
    game: str
    begun: bool = False
    wrong: int = 0
    returns: int = 0


@dataclass(eq=False, slots=True)
class Question:
    """A decision that a program has been asked for."""

    playing: Playing
    moves: dict[str, Move]
    answer: asyncio.Future[Move]


def question(number: int, game: str, view: View, moves: list[Move], seconds: float) -> LadderChoose:
    """What a program is asked: all that its seat may see, and its legal moves."""
    return LadderChoose(number, game, view.seat, seconds, tuple(map(str, moves)), to_dict(view.state))


class Programs:
    """All programs that are connected to this ladder."""

    def __init__(self, seconds: float, first: float, back_within: float) -> None:
        self.seconds, self._first, self.back_within = seconds, first, back_within
        self._here: dict[str, Program] = {}
        self._came = asyncio.Condition()
        self._numbers = count(1)

    @property
    def here(self) -> dict[str, Program]:
        """Those that are connected, by what stands for them."""
        return self._here

    async def come(self, program: Program) -> None:
        """Let a program in, or say why not."""
        folded = program.name.casefold()
        same = next((other for other in self._here.values() if other.name.casefold() == folded), None)
        if same is not None and same.owner != program.owner:
            raise name_taken()
        if same is not None:
            raise Refusal(409, "connected_already", "This program is connected already.", "name")
        mine = sum(other.owner == program.owner for other in self._here.values())
        if len(self._here) >= MOST_PROGRAMS or mine >= MOST_OF_ONE:
            raise Refusal(409, "ladder_full", "The ladder is full; please come back later.")
        self._here[program.entrant] = program
        program.tell(LadderWelcome(program.name, self.seconds))
        async with self._came:
            self._came.notify_all()

    def go(self, program: Program) -> None:
        """A program's connection is gone; its open questions are asked again should it come back."""
        if self._here.get(program.entrant) is program:
            del self._here[program.entrant]
        for question in program.questions.values():
            if not question.answer.done():
                question.answer.set_exception(_Gone())

    def send_away(self, owner: str) -> None:
        """Nobody knows an owner any more: their programs are asked for nothing."""
        for program in [each for each in self._here.values() if each.owner == owner]:
            self.go(program)

    def tell(self, entrant: str, message: AnyLadderMessage) -> None:
        """Tell a program something, if it is connected."""
        if entrant in self._here:
            self._here[entrant].tell(message)

    async def ask(self, playing: Playing, view: View, moves: list[Move]) -> Move:
        """A program's decision; Forfeit where none comes in time, or it stays away."""
        while True:
            program = await self._present(playing)
            try:
                return await self._asked(program, playing, view, moves)
            except _Gone:
                playing.returns += 1

    async def _present(self, playing: Playing) -> Program:
        """The program, should it be connected within a while."""
        if playing.entrant not in self._here and playing.returns <= MOST_RETURNS:
            try:
                async with asyncio.timeout(self.back_within), self._came:
                    await self._came.wait_for(lambda: playing.entrant in self._here)
            except TimeoutError:
                raise Forfeit("left") from None
        if playing.entrant not in self._here:
            raise Forfeit("left")
        return self._here[playing.entrant]

    async def _asked(self, program: Program, playing: Playing, view: View, moves: list[Move]) -> Move:
        number = next(self._numbers)
        answer: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        program.questions[number] = Question(playing, {str(move): move for move in moves}, answer)
        seconds = self.seconds if playing.begun else self._first
        program.tell(question(number, playing.game, view, moves, seconds))
        try:
            async with asyncio.timeout(seconds):
                move = await answer
            playing.begun = True
            return move
        except TimeoutError:
            raise Forfeit("late") from None
        finally:
            del program.questions[number]

    def answered(self, program: Program, message: ProgramMove) -> None:
        """Take an answer; one that is none of the moves is refused, and may be given again."""
        question = program.questions.get(message.id)
        if question is None or question.answer.done():
            program.tell(LadderRefused("resync", "This question is open no more.", message.id))
            return
        move = question.moves.get(message.move)
        if move is not None:
            question.answer.set_result(move)
            return
        question.playing.wrong += 1
        program.tell(LadderRefused("not_offered", "This is none of the moves that were offered.", message.id))
        if question.playing.wrong >= MOST_WRONG:
            question.answer.set_exception(Forfeit("illegal"))
