"""Nothing that anybody receives depends on a card they may not know: two games that differ in one card look alike."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from niagara.game import Game
from niagara.rules.actions import Move
from niagara.rules.state import CHOOSE
from tests.server.hosting import Hosted, hosted
from tests.server.people import Device, Json, Person

PLAYERS = 3
CARDS = [Move(number) for number in range(1, 8)]


def first_of(moves: Sequence[Move]) -> Move:
    """A river without chance, so that two games can be alike."""
    return moves[0]


@dataclass
class Scene:
    """One game with a person in every seat and somebody watching; all they ever receive is kept."""

    table: str
    people: list[Person]
    devices: list[Device]
    heard: list[list[str]] = field(default_factory=list)

    async def play(self, seat: int, number: int) -> None:
        answer = await self.devices[seat].play(seat, number)
        assert answer["type"] == "accepted", answer
        for device in self.devices:
            await device.until_seq(answer["seq"])

    async def look_closely(self, secret: int) -> None:
        """Everybody but the holder of the secret asks whatever can be asked."""
        for at, (person, device) in enumerate(zip(self.people, self.devices, strict=True)):
            if at == secret:
                continue
            self.heard.append([(await person.get(f"/api/tables/{self.table}")).text])
            for form in ("text", "json"):
                self.heard.append([(await person.get(f"/api/tables/{self.table}/record?form={form}")).text])
            for eyes in ("", "all", "spectator", *range(PLAYERS)):
                page = await person.get(f"/api/tables/{self.table}/replay?eyes={eyes}")
                assert page.status_code == (200 if at < PLAYERS and eyes in ("", at) else 403)
                self.heard.append([page.text])
            tried = {"before": device.seq, "seat": secret, "moves": [1]}
            for page in (
                await person.get(f"/api/tables/{self.table}/analysis"),
                await person.post(f"/api/tables/{self.table}/analysis/try", tried),
            ):
                assert page.status_code == 403, "an unfinished game is not analysed"
                self.heard.append([page.text])
            fresh = await person.sit(self.table)
            await fresh.hear()
            fresh.seq = 2
            await fresh.send({"type": "resume", "since": 2})
            await fresh.until_seq(device.seq)
            await fresh.send({"type": "history", "before": device.seq + 1})
            assert len((await fresh.until_type("past"))["updates"]) == device.seq
            for command in (
                {"type": "preview", "seat": secret, "moves": [1], "seq": device.seq},
                {"type": "why", "seat": secret, "canoe": "a", "space": "3"},
                {"type": "play", "seat": secret, "moves": [1], "round": device.round, "seq": device.seq},
            ):
                answer = await fresh.ask(**command, id="peek")
                assert answer["code"] == "not_your_seat"
            mine = next((each for each in fresh.decisions if each["seat"] == at), None)
            for move in [] if mine is None else mine["moves"]:
                answer = await fresh.ask(type="preview", seat=at, moves=[move["number"]], seq=fresh.seq, id="ahead")
                assert answer["type"] in ("previewed", "refused")
            self.heard.append(fresh.frames)
            await fresh.close()

    def everything(self, secret: int) -> list[list[str]]:
        """All that others received, but for when sockets came and went, and with names of this run made the same."""
        streams = [device.frames for at, device in enumerate(self.devices) if at != secret]
        return [
            [self._nameless(frame) for frame in stream if not frame.startswith('{"type":"table"')]
            for stream in [*streams, *self.heard]
        ]

    def _nameless(self, frame: str) -> str:
        frame = frame.replace(self.table, "TABLE")
        return re.sub(r'"id":"c[0-9a-f]+-\d+"|"spectators":\d+', "", frame)

    async def over(self) -> None:
        for person, device in zip(self.people, self.devices, strict=True):
            await device.close()
            await person.away()


async def set_scene(host: Hosted, fork: str) -> Scene:
    people = [Person(host.address, f"P{seat}") for seat in range(PLAYERS)]
    table = await people[0].make_table("m" + "o" * (PLAYERS - 1), options={"fork": fork})
    for person in people[1:]:
        await person.join(table)
    await people[0].post(f"/api/tables/{table}/start", {"fill": ""})
    people.append(Person(host.address))
    devices = []
    for person in people:
        devices.append(await person.sit(table))
        await devices[-1].hear()
    for device in devices:  # so that all have heard that all are there, before anything is compared
        await device.until_type_counted("table", len(devices) - 1 - devices.index(device))
        device.frames.clear()
    return Scene(table, people, devices)


def script(seed: int, rounds: int, fork: str) -> tuple[list[tuple[int, int]], Game]:
    """Random moves up to the card choice of a later round."""
    chance = random.Random(seed)
    game = Game.new(PLAYERS, fork=fork, river="waits")
    moves: list[tuple[int, int]] = []
    while game.state.round <= rounds or game.state.phase != CHOOSE:
        if game.to_decide[0] >= PLAYERS:
            game.play(game.to_decide[0], first_of(game.legal_moves(game.to_decide[0])))
            continue
        seat = chance.choice(game.to_decide)
        move = chance.choice(game.legal_moves(seat))
        moves.append((seat, move.number))
        game.play(seat, move)
    return moves, game


def safe_futures(game: Game, secret: int, cards: dict[int, int], chance: random.Random) -> list[tuple[int, int]]:
    """Moves of the others after the choice, up to the moment when the secret card is laid open."""
    game = game.copy()
    for seat, card in cards.items():
        game.play(seat, card)
    moves = []
    while not game.state.revealed[secret]:
        seat = game.to_decide[0]
        move = chance.choice(game.legal_moves(seat))
        moves.append((seat, move.number))
        game.play(seat, move)
    return moves[:-1]  # the last of them opens the card


@pytest.mark.parametrize(
    ("seed", "rounds", "fork"),
    [
        (2, 2, "alternate"),
        pytest.param(1, 0, "alternate", marks=pytest.mark.slow),
        pytest.param(3, 4, "chance", marks=pytest.mark.slow),
    ],
)
async def test_a_secret_card_shows_in_nothing_that_others_receive(
    tmp_path: Path, seed: int, rounds: int, fork: str
) -> None:
    chance = random.Random(seed)
    opening, game = script(seed, rounds, fork)
    secret = (game.state.first + PLAYERS - 1) % PLAYERS  # the last to lay its card open
    mine = [move.number for move in game.legal_moves(secret)]
    others = {
        seat: chance.choice(game.legal_moves(seat)).number for seat in [(secret + 1) % PLAYERS, (secret + 2) % PLAYERS]
    }
    future = safe_futures(game, secret, {secret: mine[0], **others}, chance)
    received = []
    async with hosted(tmp_path, draw=first_of) as host:
        for choices in ([mine[0]], [mine[-1]]):
            scene = await set_scene(host, fork)
            for seat, number in opening:
                await scene.play(seat, number)
            for number in choices:
                await scene.play(secret, number)
            await scene.look_closely(secret)
            for seat, number in [*others.items(), *future]:
                await scene.play(seat, number)
            await scene.look_closely(secret)
            received.append(scene.everything(secret))
            assert scene.devices[secret].frames
            await scene.over()
    assert mine[0] != mine[-1]
    assert sum(len(stream) for stream in received[0]) > 20
    assert received[0] == received[1]


async def test_the_owner_alone_is_told_its_card(tmp_path: Path) -> None:
    async with hosted(tmp_path, draw=first_of) as host:
        scene = await set_scene(host, "alternate")
        await scene.play(1, 6)
        texts = [[each["text"] for each in device.updates] for device in scene.devices]
        assert texts == [[""], ["card 6"], [""], [""]]
        fresh: list[Json] = []
        for person in scene.people:
            fresh.append(await (await person.sit(scene.table)).hear())
        assert [each["position"]["seats"][1]["card"] for each in fresh] == ["?", "6", "?", "?"]
        assert [each["position"]["seats"][1]["hand"] for each in fresh] == [
            "123456C",
            "12345C",
            "123456C",
            "123456C",
        ]
        await scene.over()
