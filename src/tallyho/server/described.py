"""What the description of the API says besides what handlers say themselves: refusals, and bodies that are no JSON."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from tallyho.server import shapes

REFUSALS: Final = {
    400: "The request cannot be read.",
    403: "It is not yours to do, or did not come from a page of this server.",
    404: "There is no such thing.",
    409: "The game does not stand so any more; with `too-late`, how it stands now.",
    410: "The game was removed.",
    413: "The body is too large.",
    421: "The server has another name.",
    422: "It can be read but not done; the sentence says why.",
    429: "Too many requests.",
    500: "A defect of Tallyho.",
    503: "The database is away; try again.",
}
ALWAYS: Final = frozenset((400, 421, 429, 500, 503))


def with_refusals(handlers: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Handlers that say which refusals may come."""
    found = list(handlers)
    for handler in found:
        handler.responses = {
            status: ResponseSpec(shapes.Trouble, generate_examples=False, description=text)
            for status, text in REFUSALS.items()
            if status in refusals_of(handler)
        }
    return found


def refusals_of(handler: HTTPRouteHandler) -> frozenset[int]:
    """A game can be missing, another's or somewhere else; what has a body can have a wrong one."""
    path = min(handler.paths)
    found = set(ALWAYS)
    if "{" in path:
        found.add(404)
    if "{game:uuid}" in path:
        found |= {403, 409, 410, 422}
    if handler.http_methods - {"GET", "HEAD"}:
        found |= {403, 404, 409, 413, 422}
    return frozenset(found)


@dataclass
class TakesText(Operation):
    """An operation whose body is plain text."""

    def __post_init__(self) -> None:
        """Says so."""
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, description="The record.", required=True)
