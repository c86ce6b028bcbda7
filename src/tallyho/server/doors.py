"""What every request passes on its way in and out: whose it is, whether it is ours, which headers go with it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import monotonic, perf_counter
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit
from uuid import UUID

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.datastructures import State as Shared
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.middleware.base import MiddlewareProtocol
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tallyho.server.house import language_of
from tallyho.server.people import LASTS, People, digest
from tallyho.server.quota import place_of
from tallyho.server.troubles import CATALOGUE, Trouble
from tallyho.server.wants import TheHouse
from tallyho.words import Words

Asking = Request[UUID | None, object, Shared]

COOKIE: Final = "tallyho"
BEGAN: Final = "began"
STATIC: Final = "/static/"
API: Final = "/api/"
FORWARDED: Final = b"x-forwarded-proto"
MINUTE: Final = 60.0
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
OURS: Final = frozenset(("same-origin", "none"))
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ENCRYPTED: Final = {"Strict-Transport-Security": "max-age=31536000"}
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Strict(Request[Any, Any, Any]):
    """Reads a body as exactly what its handler takes: the text "1" is no number."""

    async def json(self) -> Any:  # noqa: ANN401 - what the handler takes
        """The body in the shape that the handler asks for."""
        wanted = self.scope["route_handler"].parsed_fn_signature.parameters["data"].annotation
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Trouble(400, "bad-request", sentence=str(error)) from error
        except RecursionError as error:
            raise Trouble(400, "bad-request", sentence="it is nested too deeply") from error


@dataclass(slots=True)
class Counter:
    """How many requests have come from each address in this minute."""

    most: int
    ends: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)

    def check(self, address: str) -> None:
        """Counts one more, or refuses it."""
        now = monotonic()
        if now >= self.ends:
            self.counts.clear()
            self.ends = now + MINUTE
        count = self.counts[address] = self.counts.get(address, 0) + 1
        if count > self.most:
            raise TooManyRequestsException(headers={"Retry-After": str(int(self.ends - now) + 1)})


class FirstWord:
    """Before all doors: of several words in X-Forwarded-Proto, one by each proxy, only the first is passed on.

    The first proxy knows whether the visitor's line is encrypted. Whether anything is believed is decided behind this.
    """

    def __init__(self, app: Callable[..., Awaitable[None]]) -> None:
        self.app = app

    async def __call__(self, scope: dict[str, Any], receive: object, send: object) -> None:
        headers = scope.get("headers", ())
        said = b",".join(value for name, value in headers if name == FORWARDED)
        if b"," in said:
            first = said.partition(b",")[0].strip()
            headers = [*((name, value) for name, value in headers if name != FORWARDED), (FORWARDED, first)]
            scope = {**scope, "headers": headers}
        await self.app(scope, receive, send)


class NotTooMany(MiddlewareProtocol):
    """The first door: notes when a request came, and refuses more of one address than a person can make."""

    def __init__(self, app: ASGIApp, counter: Counter) -> None:
        self.app = app
        self.counter = counter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["state"][BEGAN] = perf_counter()
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(STATIC):
            client = scope["client"]
            self.counter.check(place_of(client[0] if client is not None else ""))
        await self.app(scope, receive, send)


class SameSite(MiddlewareProtocol):
    """Refuses what another site makes a browser send, and names that are not ours.

    Browsers say where a request comes from; programs that are no browsers need not.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            headers = Request[Any, Any, Any](scope).headers
            host = headers.get("host", "")
            if self.hosts and without_port(host) not in self.hosts:
                raise Trouble(421, "bad-host", host=host[:80])
            if scope["method"] not in SAFE and is_foreign(headers.get("sec-fetch-site"), headers.get("origin"), host):
                raise Trouble(403, "forbidden")
        await self.app(scope, receive, send)


def without_port(host: str) -> str:
    """`localhost` of `localhost:1940`."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def is_foreign(site: str | None, origin: str | None, host: str) -> bool:
    """Whether a browser says that a page of another site sends this."""
    if site is not None:
        return site not in OURS
    return origin is not None and _host_of(origin) != host


def _host_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


class Known(AbstractAuthenticationMiddleware):
    """Finds out whose browser it is; an unknown one is nobody's, which is allowed."""

    def __init__(self, app: ASGIApp, people: People) -> None:
        super().__init__(app, exclude=["^/static/"])
        self.people = people

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """The user, or None; a cookie that lasts longer now goes back with the answer."""
        token = connection.cookies.get(cookie_name(connection))
        browser = await self.people.of_token(token) if token else None
        if browser is not None and browser.renewed:
            connection.scope["state"]["token"] = token
        return AuthenticationResult(user=None if browser is None else browser.user, auth=None)


def cookie_name(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Browsers share cookies between the ports of a host: servers on several ports must not take each other's."""
    host = connection.headers.get("host", "")
    port = host[len(without_port(host)) + 1 :]
    return f"{COOKIE}-{port}" if port else COOKIE


def user_of(request: Asking) -> UUID | None:
    """Whoever asks; None if nobody knows."""
    user: UUID | None = request.scope.get("user")
    return user


async def somebody(request: Asking, house: TheHouse) -> UUID:
    """Whoever asks; a browser that nobody knows becomes a new user's, by a cookie that goes back with the answer."""
    known: UUID | None = request.scope.get("user")
    if known is not None and await house.people.is_stored(known):
        return known
    words = words_of(request, house)
    user, request.state.token = await house.people.newcomer(
        lambda number: words.say(CATALOGUE, "player-guest", {"number": number}), agent_of(request)
    )
    return user


class Arrival:
    """Whoever is about to make or join a game; a stranger is stored when nothing can be refused any more."""

    def __init__(self, request: Asking, house: TheHouse) -> None:
        self.request = request
        self.house = house
        self.known = user_of(request)

    async def user(self) -> UUID:
        """Who it is, from now on for certain."""
        return await somebody(self.request, self.house)

    async def count(self) -> None:
        """One more game is made; who is new counts for their address, too, which has no more for having many users."""
        if self.known is None:
            return self.count_stranger()
        young = await self.house.people.is_young(self.known)
        self.house.making.take(str(self.known), self._place() if young else None)
        return None

    def count_stranger(self) -> None:
        """A stranger is about to be stored, with a game or without."""
        if self.known is None:
            self.house.making.take(None, self._place())

    def _place(self) -> str:
        client = self.request.client
        return place_of(client.host if client is not None else "")


TheArrival: TypeAlias = NamedDependency[Arrival]


def agent_of(request: Asking) -> str:
    """What a browser says that it is."""
    return request.headers.get("user-agent", "")


def mark_of(request: Asking) -> str | None:
    """The digest of the cookie that came with a request."""
    token = request.cookies.get(cookie_name(request))
    return digest(token) if token else None


def words_of(request: Asking, house: TheHouse) -> Words:
    """The words in the language of the request."""
    return house.words(language_of(request.headers.get("accept-language", "")))


async def safe_headers(message: Message, scope: Scope) -> None:
    """Puts the headers that every answer has, and a new user's cookie."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    encrypted = scope.get("scheme") == "https"
    for name, value in (HEADERS | ENCRYPTED if encrypted else HEADERS).items():
        headers.setdefault(name, value)
    state = scope.get("state", {})
    if BEGAN in state:
        headers.setdefault("Server-Timing", f"total;dur={(perf_counter() - state[BEGAN]) * 1000:.2f}")
    token = state.get("token")
    if token is not None:
        secure = "; Secure" if encrypted else ""
        name = cookie_name(Request[Any, Any, Any](scope))
        age = int(LASTS.total_seconds()) if token else 0  # an empty one takes the cookie away
        headers.add("Set-Cookie", f"{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
    if scope["path"].startswith(API):
        headers.setdefault("Cache-Control", "no-store")
        headers.add("Vary", "Accept-Language")
