"""Every bot decides as it always did: hashes of whole games, made before a change, stand in decisions.json.

A bot that is meant to play otherwise gets a new hash: `python -m tests.bots.test_decisions` writes them.
"""

import hashlib
import json
from pathlib import Path

import pytest

from niagara.bots import BOTS, View, make_bot
from niagara.game import Game

FILE = Path(__file__).with_name("decisions.json")
ROUNDS = {"voyageur": 4, "norwester": 4, "wayfinder": 4, "coureur": 4}
UNHURRIED = 1000.0


def decisions(name: str, rounds: int = 12) -> str:
    """A hash of all moves of three games of so many rounds."""
    games = []
    for players in (3, 4, 5):
        game = Game.new(players, seed=players + 20, max_rounds=ROUNDS.get(name, rounds))
        bots = [make_bot(name, seed) for seed in range(players)]
        while not game.outcome:
            seat = game.to_decide[0]
            game.play(seat, bots[seat].choose(View(seat, game.observe(seat)), game.legal_moves(seat), UNHURRIED))
        games.append([(seat, move.number) for seat, move in game.history])
    return hashlib.sha256(repr(games).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", BOTS)
def test_decides_as_before(name: str) -> None:
    before = json.loads(FILE.read_text()).get(name)
    assert decisions(name) == before, "python -m tests.bots.test_decisions writes new hashes"


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: decisions(name) for name in BOTS}, indent=1) + "\n")
