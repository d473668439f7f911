"""What every handler asks of a request: who asks, of which tables, whether it may, and not too often."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from litestar import Request

from niagara.server.hosting import Hosting
from niagara.server.limits.labels import device_label
from niagara.server.limits.ledger import Cost, Ledger
from niagara.server.limits.origins import is_ours
from niagara.server.limits.sessions import Sessions, Who
from niagara.server.store import SqlStore
from niagara.server.workers.archive import Archive
from niagara.server.workers.helpers import Helpers
from niagara.tables.records import now_ms
from niagara.tables.refusals import Refusal, too_often
from niagara.tables.registry import Registry
from niagara.tables.words import WordFilter

AnyRequest = Request[Any, Any, Any]
Result = TypeVar("Result")


def hosting_of(request: AnyRequest) -> Hosting:
    """What this process hosts tables with."""
    hosting: Hosting = request.app.state.hosting
    return hosting


def registry_of(request: AnyRequest) -> Registry:
    """The tables that a request is about."""
    return hosting_of(request).registry


def store_of(request: AnyRequest) -> SqlStore:
    """The database that a request is about."""
    return hosting_of(request).store


def helpers_of(request: AnyRequest) -> Helpers:
    """Who does what takes long."""
    return hosting_of(request).helpers


def archive_of(request: AnyRequest) -> Archive:
    """Where records and replays are kept."""
    return hosting_of(request).archive


def owner_of(request: AnyRequest) -> str:
    """Who has to wait while this is worked on: the network that a request comes from."""
    network: str = request.state.network
    return network


def aside_for(request: AnyRequest) -> Callable[[Callable[[], Result]], Awaitable[Result]]:
    """Where work is done that this request asks for and that takes long."""
    return partial(helpers_of(request).do, owner_of(request))


def static_of(request: AnyRequest) -> Path:
    """Where the built client is."""
    return hosting_of(request).settings.static


def session_of(request: AnyRequest) -> str:
    """Which person asks."""
    return who_asks(request).person


def who_asks(request: AnyRequest) -> Who:
    """Which person asks, at which device or through which program."""
    who: Who = request.state.who
    return who


def charge(request: AnyRequest, cost: Cost, weight: float) -> None:
    """Charge whoever asks for more than one of a kind, or refuse it."""
    ledger: Ledger = request.state.ledger
    wait = ledger.spend(cost, owner_of(request), who_asks(request).session, weight)
    if wait > 0:
        raise too_often(wait)


async def settled(request: AnyRequest) -> str:
    """Which person asks for something that is kept; from now on the database knows them."""
    who = who_asks(request)
    await sessions_of(request).settle(who, device_of(request))
    return who.person


def device_of(request: AnyRequest) -> str:
    """What the device that asks is called."""
    return device_label(request.headers.get("user-agent", ""))


def words_of(request: AnyRequest) -> WordFilter:
    """The words that this server's host does not want to read."""
    return registry_of(request).host.words


def sessions_of(request: AnyRequest) -> Sessions:
    """Who is known here."""
    return hosting_of(request).sessions


class OneTime(Protocol):
    """A link that works once, and not for long."""

    @property
    def expires(self) -> int:
        """Until when, in milliseconds since 1970."""

    @property
    def used(self) -> int | None:
        """When it was used up, if it was."""


Link = TypeVar("Link", bound=OneTime)


def need_good_link(link: Link | None) -> Link:
    """A link that is there, not used up and not too old."""
    if link is None:
        raise Refusal(404, "no_such_link", "This server knows no such link.", "code")
    if link.used is not None:
        raise link_used()
    if link.expires <= now_ms():
        raise Refusal(410, "link_expired", "The time of this link is over.", "code")
    return link


def link_used() -> Refusal:
    """Somebody was faster, or the same person before."""
    return Refusal(409, "link_used", "This link was used already.", "code")


ANYWHERE = "anywhere"  # a route's mark: its address is its own proof, and it is no page of ours that asks
OUR_PAGES = ("same-origin", "none")  # as a browser says where a request comes from; "same-site" is another host
JSON = "application/json"


async def same_site_changes(request: AnyRequest) -> None:
    """Refuse a change that a page of another origin asks for, a neighbour's too; what is no browser says nothing."""
    if (
        request.method == "GET" or request.route_handler.opt.get(ANYWHERE) or who_asks(request).program
    ):  # no browser shows a program's token by itself
        return
    origin = request.headers.get("origin")
    theirs = origin is not None and not is_ours(
        origin, request.headers.get("host"), hosting_of(request).settings.origins
    )
    if theirs or request.headers.get("sec-fetch-site", "none") not in OUR_PAGES:
        raise Refusal(403, "other_site", "Another site cannot do that here.")
    if request.headers.get("content-type", JSON).partition(";")[0].strip().lower() != JSON:
        raise Refusal(415, "malformed", "The body has to be JSON.", "content-type")
