"""Errors of the HTTP side: a status, a code for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from niagara.protocol.http import Problem
from niagara.server.store import StoreError

log = logging.getLogger(__name__)


class TableProblem(Exception):
    """Something that cannot be done; nothing was changed."""

    def __init__(
        self,
        status: int,
        code: str,
        text: str,
        field: str = "",
        *,
        rule: str = "",
        params: dict[str, str] | None = None,
    ) -> None:
        super().__init__(text)
        self.status = status
        self.problem = Problem(code, text, field, rule, params or {})


class RoomClosed(StoreError):
    """The room is leaving the memory and takes no more commands; another may be asked for."""


def no_such_table() -> TableProblem:
    """The id leads nowhere."""
    return TableProblem(404, "no_such_table", "There is no such table.")


def _answer(status: int, problem: Problem) -> Response[bytes]:
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MediaType.JSON)


def table_problem(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer with the problem that was raised."""
    assert isinstance(error, TableProblem)
    return _answer(error.status, error.problem)


def bad_request(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer a body that does not fit, naming the field."""
    assert isinstance(error, ValidationException)
    wrong = error.extra if isinstance(error.extra, list) else []
    said = [problem for problem in wrong if isinstance(problem, dict)]
    text = "; ".join(str(problem.get("message", "")) for problem in said) or "The request cannot be read."
    field = str(said[0].get("key", "")) if said else ""
    field = "" if field == "data" else field  # the whole body
    return _answer(400, Problem("malformed", text, field))


def http_problem(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer what the framework itself refuses."""
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "method_not_allowed", 413: "too_long"}.get(error.status_code, "malformed")
    return _answer(error.status_code, Problem(code, str(error.detail)))


def store_problem(_request: Request[Any, Any, Any], _error: Exception) -> Response[bytes]:
    """Answer that the database cannot write now."""
    log.exception("the store failed")
    return _answer(503, Problem("try_again", "The game cannot be saved just now; please try again."))


def fault(_request: Request[Any, Any, Any], _error: Exception) -> Response[bytes]:
    """Answer a mistake of ours: it is logged, and nothing of it is shown."""
    log.exception("a request failed")
    return _answer(500, Problem("fault", "Something went wrong here. It has been noted."))


HANDLERS: Any = {
    TableProblem: table_problem,
    ValidationException: bad_request,
    HTTPException: http_problem,
    StoreError: store_problem,
    Exception: fault,
}
