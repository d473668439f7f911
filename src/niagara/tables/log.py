"""One game and its numbered log in memory: moves are tried on a copy first, and taken over once they are on disk."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import msgspec

from niagara.events import AnyEvent
from niagara.game import Game
from niagara.hints.decisions import decision_of
from niagara.hints.position import Held, deciders
from niagara.notation.line import from_line
from niagara.notation.position import gems_text
from niagara.protocol.encoding import encode
from niagara.protocol.server import Decision
from niagara.rules.actions import Move, read_number
from niagara.rules.board import RIVER
from niagara.rules.options import Options
from niagara.rules.state import CHOOSE
from niagara.tables.colours import painted
from niagara.tables.interfaces import Draw
from niagara.tables.records import TAKEN_BACK, Action, Ending, Log, Standing, Table, now_ms
from niagara.tables.views import Step, make_step

STEPS_KEPT = 1000  # an observer further back gets a snapshot
STEPS_WOKEN = 200  # of a table that comes into memory; making them costs far more than the moves before
SLICE = 64  # actions that are told before others have their turn: a few milliseconds
SKIPPED = 1000  # actions that are only made before others have their turn: as long


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a command would add to the log, the game after it, and who has to decide then."""

    game: Game
    actions: list[Action]
    steps: list[Step]
    deciding: tuple[int, ...]


class _Known(msgspec.Struct, frozen=True):
    """A decision worked out before: for which moment, in which round's choice of cards (-1: another phase)."""

    moment: object
    round: int
    decision: Decision | None
    json: msgspec.Raw


class GameLog:
    """The live game of a table: the fold of its log."""

    def __init__(self, players: int, options: Options, draw: Draw = secrets.choice, start: str = "") -> None:
        self._draw = draw
        self.game = Game(from_line(start), river="waits") if start else Game.new(players, river="waits", **options)
        self.seq = 0
        self.steps: deque[Step] = deque(maxlen=STEPS_KEPT)
        self.commands: dict[str, int] = {}
        self.moves_of: dict[str, list[int]] = {}  # what its sender asked for with each command
        self._decisions: dict[int, _Known] = {}
        self._deciding: tuple[int, ...] | None = None  # as far as it was asked for since the last move
        self._command: str | None = None

    def propose(self, seat: int, numbers: Sequence[int], command: str) -> Proposal:
        """Try the moves of one command, and what the river does after them; IllegalMove leaves everything as it was."""
        game = self.game.copy()
        trial = _Trial(game, self.seq, command)
        for number in numbers:
            trial.play(seat, Move(number))
        trial.let_river_flow(self._draw)
        deciding = trial.steps[-1].to_decide if trial.steps else deciders(game)
        return Proposal(game, trial.actions, trial.steps, deciding)

    def open(self, command: str) -> Proposal:
        """The river's draws at the start of a game (R2.2)."""
        return self.propose(RIVER, (), command)

    def adopt(self, proposal: Proposal) -> None:
        """Take over what is now on disk."""
        self.game = proposal.game
        self.steps.extend(proposal.steps)
        for action in proposal.actions:
            self._note(action)
        self._deciding = proposal.deciding

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that have to decide now, worked out once after each move."""
        if self._deciding is None:
            self._deciding = deciders(self.game)
        return self._deciding

    def replay(self, actions: Iterable[Action]) -> list[Step] | None:
        """Fold further actions of the log into the game; None where moves were taken back, which no step tells."""
        steps, told = list[Step](), True
        for action in actions:
            if action.seat == TAKEN_BACK:
                self.turn_back(action)
                steps, told = [], False
                continue
            move = Move(action.number)
            steps.append(make_step(action.seq, action.seat, move, self._repeat(action), self.game))
        self.steps.extend(steps)
        return steps if told else None

    def skip(self, actions: Sequence[Action]) -> None:
        """Fold further actions into the game that are too far back for anybody to be told of them."""
        made: list[tuple[int, int]] = []
        for action in actions:
            self._need_next(action)
            self._note(action)
            if action.seat == TAKEN_BACK:
                gone = min(action.number, len(made))
                del made[len(made) - gone :]
                self.game = shortened(self.game, action.number - gone)
            else:
                made.append((action.seat, action.number))
        self.game.follow(made)

    def back_to(self, moves: int, command: str) -> Action:
        """What the log is to say so that the game is again as it was after so many moves."""
        return Action(self.seq + 1, TAKEN_BACK, self.game.length - moves, command)

    def turn_back(self, action: Action) -> None:
        """Go on from before the moves that were taken back; whoever looks needs a snapshot."""
        self._need_next(action)
        self.game = shortened(self.game, action.number)
        self.steps.clear()
        self._decisions.clear()
        self._note(action)

    @property
    def first_seq(self) -> int:
        """The number of the first step that counts: the steps of a game from which moves were taken back are counted
        from their end."""
        return self.seq - self.game.length + 1

    def retrace(self, game: Game, moves: int) -> list[Action]:
        """The first moves of another game made again here; the actions of both are the same."""
        numbers = game.numbers(0, moves)
        actions = [Action(seq, seat, number) for seq, (seat, number) in enumerate(numbers, 1)]
        self.skip(actions)
        return actions

    def _need_next(self, action: Action) -> None:
        if action.seq != self.seq + 1:
            raise ValueError(f"the log goes from {self.seq} to {action.seq}")

    def _repeat(self, action: Action) -> list[AnyEvent]:
        self._need_next(action)
        events = self.game.play(action.seat, Move(action.number))
        self._note(action)
        return events

    def since(self, seq: int) -> list[Step] | None:
        """The steps after a number, or None where that is too far back or was never reached."""
        missing = self.seq - seq
        if not 0 <= missing <= len(self.steps):
            return None
        return [step for step in self.steps if step.seq > seq]

    async def page(self, before: int, most: int, slices: asyncio.Lock) -> list[Step]:
        """The last steps before a number; those that are not in memory are made again, slice by slice."""
        start = self.first_seq
        before = max(start, min(before, self.seq + 1))
        first = max(start, before - most)
        if self.steps and self.steps[0].seq <= first:
            return [step for step in self.steps if first <= step.seq < before]
        now, again, steps = self.game, Game(self.game.start, river="waits"), list[Step]()
        for begin in range(0, first - start, SKIPPED):
            async with slice_of(slices):
                again.follow(now.numbers(begin, min(begin + SKIPPED, first - start)))
        for begin in range(first - start, before - start, SLICE):
            async with slice_of(slices):
                numbers = now.numbers(begin, min(begin + SLICE, before - start))
                for seq, (seat, number) in enumerate(numbers, start + begin):
                    steps.append(make_step(seq, seat, Move(number), again.play(seat, number), again))
        return steps

    def beginning(self) -> Game:
        """The game when its first seat had to decide."""
        game = Game(self.game.start, river="waits")
        for seat, move in self.game.played():
            if game.to_decide != [RIVER]:
                break
            game.play(seat, move)
        return game

    def decisions(self, held: Held) -> tuple[Decision, ...]:
        """What these seats have to decide now, or, with a card down, may still change."""
        return tuple(decision for seat in sorted(held) if (decision := self._decision(seat)) is not None)

    def decisions_json(self, held: Held) -> tuple[msgspec.Raw, ...]:
        """The same, as it goes over the wire; written once for all who hold a seat."""
        seats = sorted(held & self.asked)
        return tuple(known.json for seat in seats if (known := self._known(seat)).decision is not None)

    @property
    def asked(self) -> Held:
        """The seats that have to decide, or, with a card down, may still change it."""
        return frozenset(range(self.game.players) if self.game.state.phase == CHOOSE else self.deciding)

    def _decision(self, seat: int) -> Decision | None:
        return self._known(seat).decision

    def _known(self, seat: int) -> _Known:
        """What one seat has to decide, worked out once; what others choose in secret does not change it (R4.4)."""
        state = self.game.state
        choosing = state.phase == CHOOSE
        moment = (state.round, state.card[seat]) if choosing else self.seq
        known = self._decisions.get(seat)
        if known is None or known.moment != moment:
            decision = None
            if choosing or seat in self.deciding:
                earlier = known.decision if choosing and known is not None and known.round == state.round else None
                decision = decision_of(self.game, seat, earlier)
            known = _Known(moment, state.round if choosing else -1, decision, msgspec.Raw(encode(decision)))
            self._decisions[seat] = known
        return known

    def _note(self, action: Action) -> None:
        """Remember up to which number each command reaches: it stands on its first action only."""
        self.seq = action.seq
        self._deciding = None
        self._command = action.command or self._command
        if self._command is not None:
            self.commands[self._command] = action.seq
            if action.seat != RIVER:
                self.moves_of.setdefault(self._command, []).append(action.number)


def shortened(game: Game, moves: int) -> Game:
    """The game as it was so many moves ago."""
    if moves == 0:
        return game
    before = Game(game.start, river=game.river)
    before.follow(game.numbers(0, game.length - moves))
    return before


def read_action(action: Action, rules: int) -> Action:
    """An action as a log has it that was written with a version of the table of actions."""
    return action if action.seat == TAKEN_BACK else replace(action, number=read_number(action.number, rules))


def log_of(table: Table, draw: Draw = secrets.choice) -> GameLog:
    """The log of a table's game, before its first action."""
    return GameLog(len(table.seats), table.options, draw, table.start)


@asynccontextmanager
async def slice_of(slices: asyncio.Lock) -> AsyncIterator[None]:
    """A slice of long work: of all that goes on at once, one slice, and then whoever plays has their turn."""
    async with slices:
        yield
        await asyncio.sleep(0)


async def fold(found: Log, slices: asyncio.Lock, draw: Draw = secrets.choice) -> GameLog | None:
    """The game of a table that comes into memory, if it has begun; slice by slice, so that nobody waits for long."""
    if found.table.status == "open":
        return None
    log = log_of(found.table, draw)
    told = max(0, len(found.actions) - STEPS_WOKEN)
    for begin in range(0, told, SKIPPED):
        async with slice_of(slices):
            log.skip(found.actions[begin : min(begin + SKIPPED, told)])
    for begin in range(told, len(found.actions), SLICE):
        async with slice_of(slices):
            log.replay(found.actions[begin : begin + SLICE])
    return log


def opening(table: Table, draw: Draw) -> tuple[Table, list[Action]]:
    """A table at which a game begins, and the river's draws (R2.2)."""
    proposal = log_of(table, draw).open("start")
    standing = standing_of(proposal.game, proposal.deciding)
    return replace(table, seats=painted(table.seats), standing=standing), proposal.actions


def standing_of(game: Game, deciding: tuple[int, ...]) -> Standing:
    """How far a game is now, given who has to decide."""
    return Standing(game.state.round, deciding, now_ms())


def ending_of(game: Game) -> Ending | None:
    """How a game ended, once it has."""
    outcome = game.outcome
    if outcome is None:
        return None
    landed = tuple(gems_text(game.state.landed[seat]) for seat in range(game.players))
    return Ending(outcome.winners, outcome.goals, game.state.round, landed=landed)


class _Trial:
    """Moves being tried on a copy of the game."""

    def __init__(self, game: Game, seq: int, command: str) -> None:
        self.game = game
        self.seq = seq
        self.command: str | None = command
        self.actions: list[Action] = []
        self.steps: list[Step] = []

    def play(self, seat: int, move: Move) -> None:
        events: list[AnyEvent] = self.game.play(seat, move)
        self.seq += 1
        self.actions.append(Action(self.seq, seat, move.number, self.command))
        self.steps.append(make_step(self.seq, seat, move, events, self.game))
        self.command = None

    def let_river_flow(self, draw: Draw) -> None:
        """Whatever the river has to do by itself."""
        while self.game.to_decide == [RIVER]:
            moves = self.game.legal_moves(RIVER)
            self.play(RIVER, moves[0] if len(moves) == 1 else draw(moves))
