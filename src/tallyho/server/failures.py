"""Everything that can go wrong as a sentence with the right status; nobody ever sees a traceback."""

from __future__ import annotations

import logging
import re
import secrets
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from tallyho.server import shapes
from tallyho.server.house import House, language_of
from tallyho.server.troubles import CATALOGUE, NotTaken, TooLate, Trouble, Unreadable
from tallyho.words import Words

LOGGER: Final = logging.getLogger("tallyho.server")
BY_STATUS: Final = {403: "forbidden", 404: "no-page", 405: "method", 413: "too-large", 429: "too-many"}

Asking = Request[Any, Any, Any]


def trouble(request: Asking, problem: Trouble) -> Response[Any]:
    """What a handler refuses."""
    words = _words(request)
    state = problem.state if isinstance(problem, TooLate) else None
    if isinstance(problem, NotTaken):
        detail, rule = words.refusal(problem.game, problem.refused), problem.refused.rule
    elif isinstance(problem, Unreadable):
        detail, rule = problem.sentence(words), None
    else:
        detail, rule = words.say(CATALOGUE, f"trouble-{problem.key}", problem.facts), None
    return _told(request, shapes.Trouble(problem.status, detail, problem.key, rule, state))


def refused_by_litestar(request: Asking, problem: HTTPException) -> Response[Any]:
    """What never reaches a handler: no such page, a body that is not what it should be."""
    status = problem.status_code
    key = BY_STATUS.get(status, "bad-request")
    if status >= 500:
        return defect(request, problem)
    facts = {
        "path": request.url.path[:80],
        "method": request.method,
        "most": request.app.request_max_body_size if hasattr(request.app, "request_max_body_size") else 0,
        "sentence": _sentence(problem),
    }
    detail = _words(request).say(CATALOGUE, f"trouble-{key}", facts)
    answer = _told(request, shapes.Trouble(status, detail, key))
    answer.headers.update(problem.headers or {})
    return answer


def defect(request: Asking, problem: Exception) -> Response[Any]:
    """A programming error: written down under a number, told without its details."""
    number = secrets.token_hex(4)
    LOGGER.error("defect %s at %s %s", number, request.method, request.url.path, exc_info=problem)
    detail = _words(request).say(CATALOGUE, "trouble-defect", {"number": number})
    return _told(request, shapes.Trouble(500, detail, "defect"))


def database_lost(request: Asking, problem: Exception) -> Response[Any]:
    """The database is not to be had at the moment; what was acknowledged is safe in it."""
    LOGGER.error("the database cannot be used at %s %s: %s", request.method, request.url.path, problem)
    detail = _words(request).say(CATALOGUE, "trouble-database")
    answer = _told(request, shapes.Trouble(503, detail, "database"))
    answer.headers["Retry-After"] = "5"
    return answer


def _sentence(problem: HTTPException) -> str:
    """What was wrong with a request, and where; without names of our own classes and without the address."""
    parts = [re.sub(r" for (GET|POST|PATCH|DELETE) .*$", "", str(problem.detail))]
    extra = problem.extra if isinstance(problem.extra, list) else []
    parts += [f"{one.get('key', 'the body')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(parts)[:400]


def _words(request: Asking) -> Words:
    house: House = request.app.state.house
    return house.words(language_of(request.headers.get("accept-language", "")))


def _told(request: Asking, found: shapes.Trouble) -> Response[Any]:
    """JSON for programs; for a person who typed a wrong address the page that says so."""
    if found.status_code == 404 and "text/html" in request.headers.get("accept", "") and request.method == "GET":
        from tallyho.server.pages import document  # noqa: PLC0415 - pages import what imports this

        return Response(document(), status_code=404, media_type=MediaType.HTML)
    return Response(msgspec.to_builtins(found), status_code=found.status_code, media_type=MediaType.JSON)


HANDLERS: Final[ExceptionHandlersMap] = {
    Trouble: trouble,
    HTTPException: refused_by_litestar,
    OperationalError: database_lost,
    InterfaceError: database_lost,
    NoConnection: database_lost,
    OSError: database_lost,
    Exception: defect,
}
