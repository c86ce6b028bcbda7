"""How fast the server answers a click in Lion, and how much the first page weighs.

A real server with a SQLite database of its own runs on one core. Lion is played until its log is long; then single
answers are given over HTTP, chosen as the doctrine bot would. The server's time goes from the first byte of ours that
runs to the first byte of the answer that is sent: reading, rules, dice, database and its promise that the answer
outlives a loss of power, words, JSON, compression. The client's time is the whole way there and back.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from http.client import HTTPConnection
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

from tallyho.lab.bench_page import seconds_to_first_button
from tallyho.table import TallyhoError

GAME: Final = "lion"
SCENARIO: Final = "campaign"
SIDE: Final = "british"
BOT: Final = "doctrine"
LONG: Final = 1000
"""So many events the log has before anything is measured."""
WARMING: Final = 20

MEDIAN: Final = 5.0
HUNDREDTH: Final = 25.0
WEIGHT: Final = 300.0
AT_ONCE: Final = 1.0

START_PAGE: Final = ("/static/shell/start.js",)
START_CALLS: Final = ("/api/words/en/web", "/api/me", "/api/titles", "/api/games")


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds of many answers."""

    median: float
    hundredth: float
    most: float


@dataclass(frozen=True, slots=True)
class Page:
    """What a page takes over the line, compressed as a browser asks for it, headers included."""

    requests: int
    kilobytes: float
    seconds: float | None = None
    """Until its first button can be pressed; None if there is no browser to try it."""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything measured of the server; times in milliseconds."""

    answers: int
    events: int
    server: Times
    client: Times
    kilobytes: float
    """Median size of an answer."""
    page: Page

    @property
    def missed(self) -> bool:
        """Whether a target is not reached."""
        too_slow = self.server.median >= MEDIAN or self.server.hundredth >= HUNDREDTH
        page = self.page
        return too_slow or page.kilobytes >= WEIGHT or (page.seconds is not None and page.seconds >= AT_ONCE)


def measured(answers: int, games: int = 1, cache: int | None = None) -> Report:
    """Starts a server, plays, measures so many answers in so many games in turn, weighs the first page."""
    with tempfile.TemporaryDirectory(prefix="tallyho-bench-") as folder, running(Path(folder), cache) as browser:
        page = replace(weighed(browser), seconds=seconds_to_first_button(browser.address))
        browser.line.close()  # Chromium may have taken longer than the server keeps an idle connection
        clicks = Clicks(browser) if games == 1 else InTurn(browser, games)
        clicks.give(WARMING)
        clicks.times.clear()
        clicks.give(answers)
        server, client, sizes = zip(*clicks.times, strict=True)
        return Report(answers, clicks.events, of(server), of(client), median(sizes) / 1000, page)


def of(numbers: Sequence[float]) -> Times:
    """The median and the 99th of a hundred."""
    return Times(median(numbers), quantiles(numbers, n=100, method="inclusive")[98], max(numbers))


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of the server: its status, its body unpacked, the bytes it took, seconds it took."""

    status: int
    headers: dict[str, str]
    text: str
    size: int
    seconds: float

    def json(self) -> Any:  # noqa: ANN401 - whatever the server says
        return json.loads(self.text)


class Browser:
    """One connection that is kept, and a cookie."""

    def __init__(self, host: str, port: int) -> None:
        self.address = f"http://{host}:{port}/"
        self.line = HTTPConnection(host, port, timeout=60)
        self.headers = {"Accept-Encoding": "gzip", "Accept-Language": "en", "Host": f"{host}:{port}"}

    def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Sends a request and reads the whole answer."""
        sent = None if body is None else json.dumps(body).encode()
        headers = self.headers if sent is None else {**self.headers, "Content-Type": "application/json"}
        began = perf_counter()
        self.line.request(method, path, sent, headers)
        answer = self.line.getresponse()
        packed = answer.read()
        seconds = perf_counter() - began
        found = {name.lower(): value for name, value in answer.getheaders()}
        size = len(packed) + sum(len(name) + len(value) + 4 for name, value in found.items())
        if found.get("content-encoding") == "gzip":
            import gzip  # noqa: PLC0415 - not in the measured part

            packed = gzip.decompress(packed)
        return Answer(answer.status, found, packed.decode(), size, seconds)

    def fine(self, method: str, path: str, body: object = None) -> Answer:
        """The same, for what must not be refused."""
        answer = self.ask(method, path, body)
        if answer.status >= 400:
            raise TallyhoError(f"the server refuses {method} {path}: {answer.text[:200]}")
        return answer


@contextmanager
def running(folder: Path, cache: int | None = None) -> Iterator[Browser]:
    """A server on one core, with so many megabytes for games, and the browser of its owner."""
    words = [sys.executable, "-m", "tallyho", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    words += ["--limit", "1000000", "--games-per-hour", "1000000"]  # nobody clicks as often as this does
    words += [] if cache is None else ["--cache", str(cache)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own command line
    try:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.pid, {max(os.sched_getaffinity(0))})
        host, port, entrance = entered(process)
        browser = Browser(host, port)
        cookie = browser.fine("POST", entrance).headers["set-cookie"]
        browser.headers["Cookie"] = cookie.partition(";")[0]
        yield browser
        browser.line.close()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()


def entered(process: subprocess.Popen[str]) -> tuple[str, int, str]:
    """Where the server says that it is."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://([\d.]+):(\d+)(/enter/\S+)", line)
        if found is not None:
            return found[1], int(found[2]), found[3]
    raise TallyhoError("the server did not start; `tallyho serve` says why")


class Clicks:
    """Single answers in a long game, one after another; when a game is over, another one.

    What to answer is asked right after the click before: asked right before, it would bring the game into memory.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.times: list[tuple[float, float, float]] = []
        self.events = 0
        self.games = 0
        self.state: dict[str, Any] = {"asked": []}
        self.hint: list[str] = []

    def give(self, count: int) -> None:
        """So many answers."""
        for _ in range(count):
            if not self.state["asked"]:
                self.begin()
            self.once()

    def begin(self) -> None:
        """A game whose log is long."""
        self.games += 1
        wish = {"game": GAME, "scenario": SCENARIO, "seed": str(self.games)}
        head = self.browser.fine("POST", "/api/games", wish).json()
        self.game = f"/api/games/{head['id']}"
        self.state = self.browser.fine("GET", self.game).json()
        while self.state["log_total"] <= LONG and self.state["asked"]:
            wanted = {"number": self.state["number"], "side": SIDE, "bot": BOT, "times": 25}
            self.state = self.browser.fine("POST", f"{self.game}/answers", wanted).json()["state"]
        self.events = max(self.events, self.state["log_total"])
        self.wonder()

    def wonder(self) -> None:
        """What the bot would answer next."""
        if self.state["asked"]:
            self.hint = self.browser.fine("POST", f"{self.game}/hint", {"side": SIDE}).json()["answers"][:1]

    def once(self) -> None:
        """What the bot would answer, given as a person would."""
        wanted = {"number": self.state["number"], "side": SIDE, "answers": self.hint}
        answer = self.browser.fine("POST", f"{self.game}/answers?log_from={self.state['log_total']}", wanted)
        spent = re.search(r"dur=([\d.]+)", answer.headers["server-timing"])
        assert spent is not None
        self.times.append((float(spent[1]), answer.seconds * 1000, answer.size))
        self.state = answer.json()["state"]
        self.wonder()


class InTurn(Clicks):
    """The same in many games, each of them waiting until all the others have had their turn."""

    def __init__(self, browser: Browser, games: int) -> None:
        super().__init__(browser)
        self.begin()
        self.waiting = deque([(self.game, self.state, self.hint)])
        wish = {"at": self.state["number"], "dice": "same"}
        for _ in range(games - 1):
            game = f"/api/games/{browser.fine('POST', f'{self.game}/branches', wish).json()['id']}"
            self.waiting.append((game, self.state, self.hint))

    def once(self) -> None:
        """A click in the game that has waited longest."""
        self.game, self.state, self.hint = self.waiting.popleft()
        super().once()
        if not self.state["asked"]:
            self.begin()
        self.waiting.append((self.game, self.state, self.hint))


def weighed(browser: Browser) -> Page:
    """Every file of the start page and what it asks the server for, in a browser that has nothing yet."""
    waiting = ["/", *START_PAGE, *START_CALLS]
    sizes: dict[str, int] = {}
    while waiting:
        path = waiting.pop()
        if path not in sizes:
            answer = browser.fine("GET", path)
            sizes[path] = answer.size
            waiting += needed(path, answer.text)
    return Page(len(sizes), sum(sizes.values()) / 1000)


def needed(path: str, text: str) -> list[str]:
    """The files that a file brings with it."""
    if path == "/":
        return re.findall(r'(?:src|href)="(/static/[^"]+)"', text)
    if path.endswith(".css"):
        return [resolved(path, name) for name in re.findall(r"""(?:@import|url\()\s*["']?([^"')\s]+)""", text)]
    if path.endswith(".js"):
        imports = re.findall(r"""^(?:import|export)\b[^;]*?["'](\.[^"']+\.js)["'];""", text, flags=re.MULTILINE)
        return [resolved(path, name) for name in imports]
    return []


def resolved(path: str, name: str) -> str:
    """The address of what a file names from its own place."""
    return name if name.startswith("/") else os.path.normpath(f"{os.path.dirname(path)}/{name}")  # noqa: PTH120 - an address
