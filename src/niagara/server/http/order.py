"""Fair turns for requests: few come in and are worked on at once, each network in turn; a move never waits behind many.

Only the work itself has a place: whoever sends a body slowly, or reads an answer slowly, holds none.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from niagara.server.limits.ledger import Cost, network_of
from niagara.server.workers.turns import Turns

LET_IN = 2  # requests and new sockets, between two looks at the sockets of those who play
AT_ONCE = 2
HERE: frozenset[Cost] = frozenset({"files", "requests", "tables", "practice"})  # all others wait for helpers


class Entrance(ASGIMiddleware):
    """Lets a crowd that comes in the same moment in little by little, before anything is done for it.

    Puts `network` into the scope's state: it is what everything behind the door is charged to.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, places: int = LET_IN) -> None:
        self.turns = Turns(places)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Come in, and leave the door to the next once whoever plays has been heard."""
        client = scope["client"]
        network = scope["state"]["network"] = network_of(client[0]) if client else ""
        async with self.turns.turn(network):
            await asyncio.sleep(0)
        await next_app(scope, receive, send)


class InTurn(ASGIMiddleware):
    """Lets requests wait for their network's turn."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, places: int = AT_ONCE) -> None:
        self.turns = Turns(places)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Begin when all of a request is there, and have done when the answer is."""
        opt = scope["route_handler"].opt
        # Helpers stand back behind everybody: a place that waits for them would keep out those who need none.
        if opt.get("cost", "requests") not in HERE or opt.get("aside"):
            await next_app(scope, receive, send)
            return
        network: str = scope["state"]["network"]
        async with AsyncExitStack() as turn:

            async def receive_whole() -> ReceiveMessage:
                message = await receive()
                if message["type"] == "http.request" and not message["more_body"]:
                    await turn.enter_async_context(self.turns.turn(network))
                return message

            async def send_after(message: Message) -> None:
                await turn.aclose()
                await send(message)

            if scope["type"] == ScopeType.HTTP and scope["method"] == "GET":
                await turn.enter_async_context(self.turns.turn(network))
                await next_app(scope, receive, send_after)
            else:
                await next_app(scope, receive_whole, send_after)
