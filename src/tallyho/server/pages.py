"""The pages: one document for all of them, the client's files, and the way in by a key."""

from __future__ import annotations

from typing import Final
from uuid import UUID

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as Shared
from litestar.response import Redirect

from tallyho.server.files import WEB
from tallyho.server.wants import Part, TheHouse

PAGES: Final = ("/", "/play/{rest:path}", "/report/{rest:path}", "/rules", "/rules/{rest:path}", "/join/{rest:path}")

Asking = Request[UUID | None, object, Shared]


def document() -> str:
    """The one HTML document."""
    return (WEB / "index.html").read_text(encoding="utf-8")


@get([*PAGES], media_type=MediaType.HTML, include_in_schema=False)
async def page() -> str:
    """Any page of the client, which finds out by itself what to show."""
    return document()


@get("/enter/{key:str}", include_in_schema=False)
async def enter(house: TheHouse, request: Asking, key: Part) -> Redirect:
    """Makes this browser one of the user's whose key it is, and goes to the start page."""
    user = await house.people.of_key(key)
    if request.user != user:
        request.state.token = await house.people.token_for(user)
    return Redirect("/", headers={"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"})


@get("/favicon.ico", include_in_schema=False)
async def icon() -> Redirect:
    """Browsers ask for it whatever the page says."""
    return Redirect("/static/icon.svg")


@get("/health", include_in_schema=False)
async def health() -> Response[str]:
    """Whether the server is up."""
    return Response("fine\n", media_type=MediaType.TEXT)
