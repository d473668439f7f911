"""Train an agent with PPO, in the style of CleanRL: one file, nothing but NumPy, two cores.

python examples/train_ppo.py --minutes 40 --out runs/ppo

It meets Drifters until it takes nine games of ten, then Paddlers. Every few updates it plays two matches with its best
moves, against Drifters and against Paddlers, and writes `curve.csv`; the net is saved beside it. `--lessons 60` starts
with a minute of copying Paddler's choices instead of from nothing. Minutes are of processor time, so that a busy
machine gives the same curve.
"""

from __future__ import annotations

import argparse
import csv
import os
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small: more threads only wait for each other

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode

from niagara.arena.openings import opening_book
from niagara.bots import View, make_bot
from niagara.envs.actions import ACTIONS, FROM_ENGINE, TO_ENGINE
from niagara.envs.observation import HIGH, SIZE, write_observation
from niagara.envs.vector import NiagaraVectorEnv
from niagara.rules.actions import Move
from niagara.rules.packed import RECORD, pack
from niagara.rules.view import view as view_of

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.int8]

SCALE = (1.0 / HIGH.astype(np.float32)).astype(np.float32)
MAX_ROUNDS = 60
NEVER = np.float32(-1e9)  # the logit of an action that is not legal


class Net:
    """Two layers of ReLU, then a logit for every action and the value of the position; trained by Adam."""

    def __init__(self, width: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> Floats:
            return np.asarray(rng.standard_normal((rows, columns)) * gain / np.sqrt(rows), np.float32)

        outputs = ACTIONS + 1  # the last is the value
        self.parameters = [
            layer(SIZE, width, 2.0**0.5),
            np.zeros(width, np.float32),
            layer(width, width, 2.0**0.5),
            np.zeros(width, np.float32),
            layer(width, outputs, 0.01),
            np.zeros(outputs, np.float32),
        ]
        self._first = [np.zeros_like(parameter) for parameter in self.parameters]
        self._second = [np.zeros_like(parameter) for parameter in self.parameters]
        self._updates = 0

    def forward(self, observations: Bytes) -> tuple[Floats, Floats, Floats, Floats]:
        """The inputs, both hidden layers and the outputs."""
        w1, b1, w2, b2, w3, b3 = self.parameters
        x = observations * SCALE
        one = np.maximum(x @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        return x, one, two, two @ w3 + b3

    def policy(self, observations: Bytes, masks: Bytes) -> tuple[Floats, Floats]:
        """Log-probabilities of all actions, and values."""
        outputs = self.forward(observations)[3]
        return log_softmax(outputs[:, :-1], masks), outputs[:, -1]

    def learn(self, layers: tuple[Floats, Floats, Floats, Floats], gradient: Floats, rate: float) -> None:
        """One step of Adam down a gradient of the outputs, clipped to norm 0.5."""
        x, one, two, _ = layers
        _, _, w2, _, w3, _ = self.parameters
        at_two = (gradient @ w3.T) * (two > 0)
        at_one = (at_two @ w2.T) * (one > 0)
        gradients = [x.T @ at_one, at_one.sum(0), one.T @ at_two, at_two.sum(0), two.T @ gradient, gradient.sum(0)]
        norm = float(np.sqrt(sum(float((part * part).sum()) for part in gradients)))
        shrink = min(1.0, 0.5 / (norm + 1e-8))
        self._updates += 1
        rate *= (1 - 0.999**self._updates) ** 0.5 / (1 - 0.9**self._updates)
        for index, found in enumerate(gradients):
            part = np.asarray(found * shrink, np.float32)
            self._first[index] += 0.1 * (part - self._first[index])
            self._second[index] += 0.001 * (part * part - self._second[index])
            self.parameters[index] -= rate * self._first[index] / (np.sqrt(self._second[index]) + 1e-8)


def log_softmax(logits: Floats, masks: Bytes) -> Floats:
    """Log-probabilities over the legal actions."""
    logits = np.where(masks > 0, logits, NEVER)
    logits -= logits.max(axis=1, keepdims=True)
    return np.asarray(logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)), np.float32)


def draw(logp: Floats, rng: np.random.Generator) -> Ints:
    """An action for each row, by its probabilities."""
    sums = np.exp(logp).cumsum(axis=1)
    return np.asarray((sums < rng.random((len(logp), 1)) * sums[:, -1:]).sum(axis=1), np.int64)


class Batch(NamedTuple):
    """Decisions to learn from, flat."""

    observations: Bytes
    masks: Bytes
    actions: Ints
    logp: Floats
    advantages: Floats
    returns: Floats


class Setting(NamedTuple):
    """What one may turn."""

    players: int = 3
    games: int = 128
    steps: int = 96
    width: int = 160
    epochs: int = 3
    minibatch: int = 2048
    rate: float = 6e-4
    gamma: float = 0.997
    lam: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01


class Collector:
    """Games against some bots that go on from one batch to the next."""

    def __init__(self, opponents: str, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.env = NiagaraVectorEnv(
            setting.games,
            opponents=opponents,
            players=setting.players,
            reward="shaped",
            autoreset_mode=AutoresetMode.DISABLED,
            threads=2,
        )
        self.env.reset(seed=seed)
        self.openings = np.concatenate([opening_book(setting.players, 3000, seed, MAX_ROUNDS), self.env.core.records])
        self.observations, self.infos = self.start(np.ones(setting.games, np.bool_))

    def start(self, which: npt.NDArray[np.bool_]) -> tuple[Bytes, dict[str, Any]]:
        """Start some games at openings; bots draw nothing, so without a book they replay the same few lines."""
        found = self.env.np_random.integers(len(self.openings), size=int(which.sum()))
        return self.env.reset(options={"reset_mask": which, "records": self.openings[found]})

    def collect(self, net: Net, rng: np.random.Generator) -> Batch:
        """Play `steps` decisions in every game; advantages by GAE."""
        steps, games = self.setting.steps, self.setting.games
        observations = np.zeros((steps, games, SIZE), np.int8)
        masks = np.zeros((steps, games, ACTIONS), np.int8)
        actions = np.zeros((steps, games), np.int64)
        logp, values, rewards, over = (np.zeros((steps, games), np.float32) for _ in range(4))
        for step in range(steps):
            observations[step], masks[step] = self.observations, self.infos["action_mask"]
            chances, values[step] = net.policy(observations[step], masks[step])
            actions[step] = draw(chances, rng)
            logp[step] = chances[np.arange(games), actions[step]]
            self.observations, rewards[step], terminated, truncated, self.infos = self.env.step(actions[step])
            over[step] = terminated | truncated
            if truncated.any():  # cut off, not decided: what it would still be worth
                rewards[step] += truncated * self.setting.gamma * net.forward(self.observations)[3][:, -1]
            if over[step].any():
                self.observations, self.infos = self.start(terminated | truncated)
        following = net.forward(self.observations)[3][:, -1]
        advantages = np.zeros_like(values)
        sum_ahead = np.zeros(games, np.float32)
        for step in reversed(range(steps)):
            going_on = 1 - over[step]
            surprise = rewards[step] + self.setting.gamma * going_on * following - values[step]
            sum_ahead = surprise + self.setting.gamma * self.setting.lam * going_on * sum_ahead
            advantages[step], following = sum_ahead, values[step]
        return Batch(
            observations.reshape(-1, SIZE),
            masks.reshape(-1, ACTIONS),
            actions.ravel(),
            logp.ravel(),
            advantages.ravel(),
            (advantages + values).ravel(),
        )


def update(net: Net, batch: Batch, setting: Setting, rate: float, rng: np.random.Generator) -> None:
    """PPO: some epochs over a batch, in minibatches."""
    for _ in range(setting.epochs):
        for rows in np.array_split(rng.permutation(len(batch.actions)), len(batch.actions) // setting.minibatch):
            layers = net.forward(batch.observations[rows])
            masks = batch.masks[rows]
            logp = log_softmax(layers[3][:, :-1], masks)
            chances = np.exp(logp)
            picked = np.arange(len(rows)), batch.actions[rows]
            advantage = batch.advantages[rows]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = np.exp(logp[picked] - batch.logp[rows])
            outside = np.where(advantage > 0, ratio > 1 + setting.clip, ratio < 1 - setting.clip)
            push = np.where(outside, 0.0, -advantage * ratio).astype(np.float32)
            gradient = np.zeros_like(layers[3])
            policy = gradient[:, :-1]
            policy -= push[:, None] * chances
            policy[picked] += push
            surprise = np.where(masks > 0, logp, 0.0)
            spread = -(chances * surprise).sum(axis=1, keepdims=True)
            policy += setting.entropy * chances * (surprise + spread)
            gradient[:, -1] = 0.5 * (layers[3][:, -1] - batch.returns[rows])
            net.learn(layers, gradient / np.float32(len(rows)), rate)


def take_lessons(net: Net, seconds: float, setting: Setting, rng: np.random.Generator) -> int:
    """Copy Paddler's choices in games between Paddlers; how many were seen."""
    env = NiagaraVectorEnv(64, players=setting.players, autoreset_mode=AutoresetMode.SAME_STEP)
    observations, infos = env.reset(seed=int(rng.integers(1 << 30)))
    paddler = make_bot("paddler", 1)
    started, shown = process_time(), 0
    kept: list[tuple[Bytes, Bytes, Ints]] = []
    while process_time() - started < seconds:
        actions = np.zeros(64, np.int64)
        for index, seat in enumerate(infos["current_player"].tolist()):
            known = View(seat, view_of(env.core.state(index), seat))
            numbers = np.flatnonzero(infos["action_mask"][index])
            moves = [Move(int(number)) for number in TO_ENGINE[setting.players, seat, numbers]]
            actions[index] = FROM_ENGINE[setting.players, seat, paddler.choose(known, moves, 1.0).number]
        kept.append((observations, infos["action_mask"], actions))
        wander = np.where(rng.random(64) < 0.1, env.random_actions(), actions)  # so that lessons are not all alike
        observations, _, _, _, infos = env.step(wander)
        shown += 64
        if len(kept) == 64:
            seen, masks, chosen = (np.concatenate(part) for part in zip(*kept, strict=True))
            for _ in range(4):
                for rows in np.array_split(rng.permutation(len(chosen)), 4):
                    layers = net.forward(seen[rows])
                    gradient = np.zeros_like(layers[3])
                    gradient[:, :-1] = np.exp(log_softmax(layers[3][:, :-1], masks[rows]))
                    gradient[np.arange(len(rows)), chosen[rows]] -= 1
                    net.learn(layers, gradient / np.float32(len(rows)), setting.rate)
            kept = []
    return shown


def match(net: Net, opponents: str, players: int, games: int, seed: int) -> float:
    """The agent's share of the wins with its best moves, from fair openings; a draw counts as an equal share."""
    env = NiagaraVectorEnv(
        games, opponents=opponents, players=players, autoreset_mode=AutoresetMode.DISABLED, threads=2
    )
    env.reset(seed=seed)
    observations, infos = env.reset(options={"records": opening_book(players, games, seed, MAX_ROUNDS)})
    total = np.zeros(games)
    while not env.core.over.any(axis=1).all():
        best = net.policy(observations, infos["action_mask"])[0].argmax(axis=1)
        observations, rewards, _, _, infos = env.step(best)
        total += rewards
    return float(max(total.mean() + 1 / players, 0.0))


class Agent:
    """A trained net as a bot, from the file that NIAGARA_NET names: `niagara arena --table train_ppo:Agent,…`."""

    def __init__(self, seed: int | None = None) -> None:  # noqa: ARG002 - it plays its best move, always
        file = Path(os.environ.get("NIAGARA_NET", "runs/ppo/net.npz"))
        if not file.is_file():
            raise ValueError(f"{file}: no such net; train one, or name another in NIAGARA_NET")
        with np.load(file) as saved:
            parameters = [saved[name] for name in saved.files]
        self.net = Net(parameters[1].size, np.random.default_rng(0))
        self.net.parameters = parameters

    def choose(self, view: View, moves: list[Move], budget: float) -> Move:  # noqa: ARG002
        """The move that the net likes best."""
        seen = np.zeros((1, SIZE), np.int8)
        write_observation(pack([view.state]), 0, view.seat, np.zeros(1, RECORD), seen[0])
        seen[0, -1] = max(0, MAX_ROUNDS - view.state.round)  # rounds left: it has only seen games with this limit
        actions = FROM_ENGINE[view.state.players, view.seat, [move.number for move in moves]]
        logits = self.net.forward(seen)[3][0, actions]
        return moves[int(logits.argmax())]


def training(net: Net, setting: Setting, minutes: float, seed: int) -> Iterator[tuple[int, str]]:
    """Train for so long; yields decisions made and whom the agent meets, once for every update."""
    rng = np.random.default_rng(seed)
    stage = "drifter"
    collector = Collector(stage, setting, seed)
    started, made = process_time(), 0
    while (left := 1 - (process_time() - started) / (60 * minutes)) > 0:
        update(net, collector.collect(net, rng), setting, setting.rate * max(left, 0.1), rng)
        made += setting.steps * setting.games
        yield made, stage
        if stage == "drifter" and made % (setting.steps * setting.games * 5) == 0:
            if match(net, "drifter", setting.players, 128, made) > 0.9:
                stage = "paddler"
                collector = Collector(stage, setting, seed)


def main() -> None:
    """Train, and write the curve and the net."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=40.0, help="of processor time")
    parser.add_argument("--lessons", type=float, default=0.0, help="seconds of copying Paddler first")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=20, help="updates between two matches")
    parser.add_argument("--games", type=int, default=256, help="games of a match")
    parser.add_argument("--out", type=Path, default=Path("runs/ppo"))
    given = parser.parse_args()
    setting = Setting(players=given.players)
    net = Net(setting.width, np.random.default_rng(given.seed))
    given.out.mkdir(parents=True, exist_ok=True)
    started = process_time()
    if given.lessons:
        shown = take_lessons(net, given.lessons, setting, np.random.default_rng(given.seed))
        print(f"copied {shown} of Paddler's choices")
    with (given.out / "curve.csv").open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["minutes", "decisions", "meets", "against_drifters", "against_paddlers"])
        for updates, (made, stage) in enumerate(training(net, setting, given.minutes, given.seed)):
            if updates % given.every == 0:
                drifters, paddlers = (
                    match(net, name, setting.players, given.games, 10**6 + updates) for name in ("drifter", "paddler")
                )
                minutes = (process_time() - started) / 60
                rows.writerow([f"{minutes:.2f}", made, stage, f"{drifters:.4f}", f"{paddlers:.4f}"])
                file.flush()
                print(
                    f"{minutes:5.1f} min  {made:9,} decisions, meets {stage}s: takes {drifters:.1%} of the wins from "
                    f"Drifters, {paddlers:.1%} from Paddlers (equal is {1 / setting.players:.1%})",
                    flush=True,
                )
                np.savez(given.out / "net.npz", *net.parameters)
    np.savez(given.out / "net.npz", *net.parameters)
    final = {name: match(net, name, setting.players, 1000, 10**7) for name in ("drifter", "paddler")}
    print(f"in 1000 fresh games: {final['drifter']:.1%} against Drifters, {final['paddler']:.1%} against Paddlers")


if __name__ == "__main__":
    main()
