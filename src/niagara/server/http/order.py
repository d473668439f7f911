"""Fair turns for requests: a few are worked on at once, each network in turn, so that a move never waits behind many.

Only the work itself has a place: whoever sends a body slowly, or reads an answer slowly, holds none.
"""

from __future__ import annotations

from contextlib import AsyncExitStack

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from niagara.server.limits.ledger import Cost
from niagara.server.workers.turns import Turns

AT_ONCE = 4
HERE: frozenset[Cost] = frozenset({"files", "requests", "tables", "practice"})  # all others wait for helpers


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
