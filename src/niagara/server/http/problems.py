"""Errors of the HTTP side: a status, a code for programs, a sentence for people."""

from __future__ import annotations

import logging

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from niagara.api.problems import refusal_for
from niagara.protocol.http import Problem
from niagara.protocol.refusals import HostCode
from niagara.server.http.requests import AnyRequest
from niagara.tables.records import NewerLog, StoreError
from niagara.tables.refusals import Refusal

log = logging.getLogger(__name__)


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(_request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer with the refusal that an error comes to; what a host has to look into is logged."""
    if not isinstance(error, Refusal | NewerLog):
        log.exception("the store failed" if isinstance(error, StoreError) else "a request failed")
    refusal = refusal_for(error)
    seconds = refusal.problem.params.get("seconds")
    return _answer(refusal.status, refusal.problem, {} if seconds is None else {"retry-after": seconds})


def bad_request(_request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer a body that does not fit, naming the field."""
    assert isinstance(error, ValidationException)
    wrong = error.extra if isinstance(error.extra, list) else []
    said = [problem for problem in wrong if isinstance(problem, dict)]
    text = "; ".join(str(problem.get("message", "")) for problem in said) or "The request cannot be read."
    field = str(said[0].get("key", "")) if said else ""
    field = "" if field == "data" else field  # the whole body
    return _answer(400, Problem("malformed", text, field))


def too_deep(_request: AnyRequest, _error: Exception) -> Response[bytes]:
    """Answer a body that is nested deeper than anything that makes sense."""
    return _answer(400, Problem("malformed", "The request is nested too deeply."))


def http_problem(_request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer what the framework itself refuses."""
    assert isinstance(error, HTTPException)
    return _answer(error.status_code, Problem(_CODES.get(error.status_code, "malformed"), str(error.detail)))


_CODES: dict[int, HostCode] = {404: "not_found", 405: "method_not_allowed", 413: "too_long"}


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    ValidationException: bad_request,
    HTTPException: http_problem,
    RecursionError: too_deep,
    Exception: refused,
}
