"""The pages: one document for all of them, the client's files, and the way in by a key."""

from __future__ import annotations

import asyncio
import logging
from html import escape
from typing import Final
from uuid import UUID

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as Shared
from litestar.response import Redirect
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from tallyho.server.doors import agent_of, mark_of
from tallyho.server.files import WEB
from tallyho.server.models import GameRow
from tallyho.server.troubles import CATALOGUE, Trouble
from tallyho.server.wants import Part, TheHouse, TheWords
from tallyho.words import Words

PAGES: Final = ("/", "/play/{rest:path}", "/report/{rest:path}", "/rules", "/rules/{rest:path}", "/join/{rest:path}")

LOGGER: Final = logging.getLogger("tallyho.server")
PATIENCE: Final = 5.0
"""So many seconds the database has to answer whoever asks after the server's health."""
A_GAME: Final = select(GameRow.id).limit(1)
UNSEEN: Final = {"Cache-Control": "no-store"}
PAPER: Final = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>{title} - Tallyho</title>
    <link rel="icon" type="image/svg+xml" href="/static/icon.svg">
    <link rel="stylesheet" href="/static/styles/base.css">
    <link rel="stylesheet" href="/static/styles/shell.css">
    <script src="/static/shell/first.js"></script>
  </head>
  <body>
    <main id="main" class="page">
      <article class="lost paper">
        <h1>{title}</h1>{rest}
      </article>
    </main>
  </body>
</html>
"""

QUESTION: Final = """
        <p>{text}</p>
        <p>{warning}</p>
        <form method="post" class="row">
          <button class="button main">{yes}</button>
          <a class="button" href="/">{no}</a>
        </form>"""
CLOSED: Final = """
        <p>{text}</p>
        <p><a class="button main" href="/">{start}</a></p>"""

Asking = Request[UUID | None, object, Shared]


def document() -> str:
    """The one HTML document."""
    return (WEB / "index.html").read_text(encoding="utf-8")


@get([*PAGES], media_type=MediaType.HTML, include_in_schema=False)
async def page() -> str:
    """Any page of the client, which finds out by itself what to show."""
    return document()


@get("/enter/{key:str}", include_in_schema=False)
async def ask_to_enter(house: TheHouse, request: Asking, words: TheWords, key: Part) -> Response[str] | Redirect:
    """Asks whether this browser is to become the user's whose key it is: any site can make a browser come here."""
    try:
        user = await house.people.of_key(key)
    except Trouble as trouble:
        return closed(request, words, trouble)
    if request.user == user:
        return Redirect("/", headers=UNSEEN)
    name, now = await house.people.name(user), "" if request.user is None else await house.people.name(request.user)
    told = {
        "text": words.say(CATALOGUE, "enter-text", {"name": name}),
        "warning": words.say(CATALOGUE, "enter-warning", {"name": now}) if now else "",
        "yes": words.say(CATALOGUE, "enter-yes"),
        "no": words.say(CATALOGUE, "enter-no"),
    }
    return paper(words, "enter-title", QUESTION, told)


@post("/enter/{key:str}", status_code=303, include_in_schema=False)
async def enter(house: TheHouse, request: Asking, words: TheWords, key: Part) -> Response[str] | Redirect:
    """Makes this browser one of the user's whose key it is, and goes to the start page; the key has done its work."""
    try:
        user = await house.people.use_key(key)
    except Trouble as trouble:
        return closed(request, words, trouble)
    if request.user != user:
        before = mark_of(request)
        if before is not None:
            await house.people.forget(before)  # its cookie is about to be written over
            house.tell_of_end(before)
        request.state.token = await house.people.token_for(user, agent_of(request))
    return Redirect("/", status_code=303, headers=UNSEEN)


def closed(request: Asking, words: Words, trouble: Trouble) -> Response[str]:
    """Says to a person on a page of its own that a link opens nothing any more; a program has it as always."""
    if "text/html" not in request.headers.get("accept", ""):
        raise trouble
    told = {
        "text": words.say(CATALOGUE, f"trouble-{trouble.key}"),
        "start": words.say(CATALOGUE, "enter-start"),
    }
    return paper(words, "enter-closed", CLOSED, told, trouble.status)


def paper(words: Words, title: str, rest: str, told: dict[str, str], status: int = 200) -> Response[str]:
    """A small page with a few words; its form, if it has one, comes back to the address it was read from."""
    text = PAPER.format(
        language=words.language,
        title=escape(words.say(CATALOGUE, title)),
        rest=rest.format(**{one: escape(said) for one, said in told.items()}),
    )
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=UNSEEN)


@get("/favicon.ico", include_in_schema=False)
async def icon() -> Redirect:
    """Browsers ask for it whatever the page says."""
    return Redirect("/static/icon.svg")


@get("/health", include_in_schema=False)
async def health(house: TheHouse) -> Response[str]:
    """Whether the server is up and the database answers it."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house.tables.crossing.run(lambda connection: connection.execute(A_GAME).first())
        house.tables.crossing.check()
    except (SQLAlchemyError, OSError) as error:
        LOGGER.warning("the database does not answer: %s", error)
        raise Trouble(503, "database") from error
    return Response("fine\n", media_type=MediaType.TEXT)
