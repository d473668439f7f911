"""Becoming somebody here: every try is counted and logged with how it ended, and with nothing about who it was."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from niagara.server.http.requests import AnyRequest, sessions_of, who_asks
from niagara.server.ops.metrics import SIGN_INS
from niagara.tables.refusals import Refusal

Way = Literal["link", "passkey", "host"]

log = logging.getLogger(__name__)
log.setLevel(logging.INFO)  # a good one is no trouble, and told all the same


@contextmanager
def signing_in(way: Way) -> Iterator[None]:
    """Note how the block ends: well, or with which refusal."""
    try:
        yield
    except Refusal as refusal:
        SIGN_INS.labels(way, refusal.problem.code).inc()
        log.warning("sign-in by %s refused: %s", way, refusal.problem.code)
        raise
    SIGN_INS.labels(way, "good").inc()
    log.info("sign-in by %s", way)


async def replace_session(request: AnyRequest, token: str) -> None:
    """Give this device a new token; whoever it was before is signed out here, and called here no more."""
    await sessions_of(request).replace(who_asks(request).session)
    request.scope["state"]["token"] = token
