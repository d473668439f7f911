"""A session that holds one seat at a table of a server, over its own protocol."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

from niagara.bots import View
from niagara.cli import BadInput
from niagara.notation.position import from_dict
from niagara.rules.actions import Move

Json = dict[str, Any]
Choose = Callable[[View, list[Move]], Move]

NEVER_REACHED = 1 << 40  # asking for what came after this update brings a snapshot
TRIES = 30  # to come back, a second apart, after the connection broke
MOVED_ON = ("resync", "not_now")  # refusals that only say that the game went on meanwhile


class Guest:
    """A session that holds one seat; what its cookie holds is all that says which."""

    def __init__(self, server: str, table: str) -> None:
        self.server, self.table = server, table
        self.cookies = CookieJar()
        self.browser = build_opener(HTTPCookieProcessor(self.cookies))
        self.seat = -1
        self._commands = 0

    def join(self, name: str) -> None:
        """Take an open seat."""
        body = json.dumps({"name": name}).encode()
        request = Request(f"{self.server}/api/tables/{self.table}/join", body, {"content-type": "application/json"})
        try:
            with self.browser.open(request, timeout=20) as answer:
                self.seat = json.loads(answer.read())["seats"][0]
        except HTTPError as problem:
            raise BadInput(f"{self.table}: {reason_of(problem)}") from problem
        except URLError as problem:
            why = getattr(problem.reason, "strerror", None) or problem.reason
            raise BadInput(f"{self.server}: {why}") from problem

    def play(self, choose: Choose) -> str:
        """Decide whenever the seat has to, through lost connections too; who won."""
        for _ in range(TRIES):
            try:
                with self._socket() as socket:
                    return self._stay(socket, choose)
            except (ConnectionClosed, ConnectionError):
                time.sleep(1)
        with self._socket() as socket:
            return self._stay(socket, choose)

    def _socket(self) -> ClientConnection:
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        address = f"{self.server.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        return open_socket(address, additional_headers={"Cookie": cookie}, origin=Origin(self.server))

    def _stay(self, socket: ClientConnection, choose: Choose) -> str:
        """Hear messages until the game is over. Positions come in snapshots, so one is asked for before deciding.

        What is heard between a command and its answer may be older than the command: nothing is decided by it.
        """
        unanswered = False
        while True:
            message: Json = json.loads(socket.recv())
            match message["type"]:
                case "snapshot" if message.get("outcome"):
                    return _told(message["outcome"], self.seat)
                case "snapshot" if self._mine(message) and not unanswered:
                    socket.send(json.dumps(self._decide(message, choose)))
                    unanswered = True
                case "update" if self._mine(message) and not unanswered:
                    socket.send(json.dumps({"type": "resume", "since": NEVER_REACHED}))
                case "table" if message["table"]["status"] == "over":
                    socket.send(json.dumps({"type": "resume", "since": NEVER_REACHED}))
                case "accepted":
                    unanswered = False
                case "refused" if message["code"] in MOVED_ON:
                    unanswered = False
                    socket.send(json.dumps({"type": "resume", "since": NEVER_REACHED}))
                case "refused":
                    raise BadInput(f"{self.table}: {message['text']}")

    def _mine(self, message: Json) -> list[Json]:
        """The moves among which the seat has to choose now."""
        if self.seat not in message["to_decide"]:
            return []
        return next((each["moves"] for each in message["decisions"] if each["seat"] == self.seat), [])

    def _decide(self, snapshot: Json, choose: Choose) -> Json:
        """A command with the bot's choice."""
        view = View(self.seat, from_dict(snapshot["position"], hidden=True))
        move = choose(view, [Move(move["number"]) for move in self._mine(snapshot)])
        self._commands += 1
        guard = {"round": snapshot["position"]["round"], "seq": snapshot["seq"]}
        return {"type": "play", "id": f"bot-{self._commands}", "seat": self.seat, "moves": [move.number], **guard}


def _told(outcome: Json, seat: int) -> str:
    """How a game ended, in words."""
    winners = outcome["winners"]
    if not winners:
        return "The game is over, undecided."
    names = " and ".join(f"seat {winner}" for winner in winners)
    return f"The game is over: {names} won{', this bot among them' if seat in winners else ''}."


def reason_of(problem: HTTPError) -> str:
    """The server's own sentence, if it gave one."""
    try:
        return str(json.loads(problem.read())["text"])
    except (ValueError, KeyError):
        return f"the server answered {problem.code}"
