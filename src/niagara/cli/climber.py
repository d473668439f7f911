"""A bot of yours on a server's ladder: one socket, one bot for each game, and back again whenever the socket breaks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_socket

from niagara.bots import Bot, View
from niagara.bots.executable import Forfeit, close_bot
from niagara.cli import BadInput
from niagara.cli.guest import reason_of
from niagara.notation.position import from_dict
from niagara.rules.actions import parse_move

Json = dict[str, Any]

MARGIN = 0.8  # of the time for a decision: the rest is for the way there and back
LONGEST_PAUSE = 30.0  # seconds between two attempts to come back
COMES_LATER = ("connected_already", "ladder_full", "slow_down", "try_again")  # refusals that time may mend


class Climber:
    """A program on the ladder, from its first greeting until it has played as many games as it wants."""

    def __init__(self, server: str, token: str, name: str, make: Callable[[], Bot]) -> None:
        self._server, self._name, self._make = server, name, make
        self._headers = {"Authorization": f"Bearer {token}"}
        self._bots: dict[str, Bot] = {}
        self._played = 0
        self._welcome = False

    def check(self) -> None:
        """See that there is a ladder, and that the token is good, before anything is started."""
        try:
            with urlopen(Request(f"{self._server}/api/ladder", headers=self._headers), timeout=20) as answer:
                kept = json.loads(answer.read())["kept"]
        except HTTPError as problem:
            raise BadInput(f"{self._server}: {reason_of(problem)}") from problem
        except URLError as problem:
            raise BadInput(
                f"{self._server}: {getattr(problem.reason, 'strerror', None) or problem.reason}"
            ) from problem
        except (ValueError, KeyError, TypeError) as problem:
            raise BadInput(f"{self._server}: this is no Niagara server that knows a ladder") from problem
        if not kept:
            raise BadInput(f"{self._server}: this server keeps no ladder")

    def play(self, games: int, seconds: float) -> None:
        """Play so many games (0: until stopped), through lost connections and restarts of the server."""
        pause = 1.0
        while not games or self._played < games:
            try:
                address = f"{self._server.replace('http', 'ws', 1)}/ws/ladder"
                with open_socket(address, additional_headers=self._headers) as socket:
                    self._stay(socket, games, seconds)
            except (ConnectionClosed, InvalidHandshake, OSError) as problem:
                if not self._welcome:
                    raise BadInput(f"{self._server}: {problem}") from problem
                if isinstance(problem, InvalidHandshake):
                    self.check()  # the server is there, but perhaps the token was revoked
                print(f"Lost the connection; trying again in {pause:g} s", flush=True)
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            finally:
                for game in list(self._bots):
                    close_bot(self._bots.pop(game))

    def _stay(self, socket: ClientConnection, games: int, seconds: float) -> None:
        while not games or self._played < games:
            message: Json = json.loads(socket.recv())
            match message["type"]:
                case "hello":
                    socket.send(json.dumps({"type": "hello", "name": self._name}))
                case "welcome":
                    self._welcome = True
                    print(f"On the ladder of {self._server} as {message['name']}", flush=True)
                case "game":
                    print(f"Plays {', '.join(message['names'])}: {self._server}{message['link']}", flush=True)
                case "choose":
                    self._answer(socket, message, seconds)
                case "over":
                    self._over(message)
                case "refused" if not self._welcome:
                    raise BadInput(f"{self._server}: {message['text']}")
                case "refused" if message["code"] in COMES_LATER:
                    raise ConnectionError(message["text"])
                case "refused":
                    print(f"Refused: {message['text']}", flush=True)

    def _answer(self, socket: ClientConnection, message: Json, seconds: float) -> None:
        """Let the bot of a game decide; one that fails gives no answer, and so forfeits that game."""
        if message["game"] not in self._bots:
            self._bots[message["game"]] = self._make()
        bot = self._bots[message["game"]]
        view = View(message["seat"], from_dict(message["position"], hidden=True))
        moves = [parse_move(text) for text in message["moves"]]
        try:
            chosen = bot.choose(view, moves, min(seconds, MARGIN * message["seconds"]))
        except Forfeit as problem:
            print(f"The bot fails: {problem}", flush=True)
            close_bot(self._bots.pop(message["game"]))
            return
        socket.send(json.dumps({"type": "move", "id": message["id"], "move": str(chosen)}))

    def _over(self, message: Json) -> None:
        how = f"forfeited ({message['forfeit']})" if message["forfeit"] else f"place {message['place']}"
        print(f"Game over: {how}", flush=True)
        self._played += 1
        if message["game"] in self._bots:
            close_bot(self._bots.pop(message["game"]))
