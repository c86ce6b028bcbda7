"""Real servers, each a process of its own, and readers of their news."""

from __future__ import annotations

import json
import os
import queue
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

import httpx
from houses import GAMES

SOURCE = Path(__file__).parents[2] / "src"
PATIENCE = 120
"""Seconds after which something is lost; no measure of anything, for the machine is shared."""


@dataclass
class Server:
    """A running `tallyho serve`."""

    process: subprocess.Popen[str]
    address: str
    key: str
    clients: list[httpx.Client] = field(default_factory=list)
    owner: httpx.Client | None = None
    """A browser that has used the key, which opens no second one."""

    def client(self, **more: Any) -> httpx.Client:
        """A browser of the owner's."""
        made = self.guest(**more)
        path = f"/enter/{self.key}" if self.owner is None else self.owner.post("/api/me/key").json()["path"]
        assert made.post(path).status_code == 303
        self.owner = made
        return made

    def guest(self, **more: Any) -> httpx.Client:
        made = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False, **more)
        self.clients.append(made)
        return made

    def kill(self) -> None:
        """No time for last words."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.close()

    def stop(self) -> int:
        """As Ctrl-C does it."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(PATIENCE)
        self.close()
        return code

    def close(self) -> None:
        for client in self.clients:
            client.close()
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


def serve(database: str, *words: str, port: int = 0) -> Server:
    """Starts a server and waits until it answers."""
    command = [sys.executable, "-m", "tallyho", "--games", str(GAMES), "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", database, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        found = re.search(r"Open (http://\S+)/enter/(\S+) to play", line)
        if found is not None:
            server = Server(process, found[1], found[2])
            answering(server)
            return server
    assert process.stderr is not None
    raise AssertionError(said + process.stderr.read())


def answering(server: Server) -> None:
    lost = time.monotonic() + PATIENCE
    while time.monotonic() < lost:
        try:
            if httpx.get(f"{server.address}/health", trust_env=False, timeout=PATIENCE).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


@contextmanager
def serving(database: str, *words: str) -> Iterator[Server]:
    server = serve(database, *words)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


@dataclass
class Reader:
    """Somebody who follows a game; its news come as (event, id, data), a comment as ("", None, text)."""

    client: httpx.Client
    game: str
    headers: dict[str, str] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    news: queue.Queue[tuple[str, str | None, Any]] = field(default_factory=queue.Queue)

    def __enter__(self) -> Self:
        self._ready = threading.Event()
        self._ended = False
        self.head = ""
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._ended = True
        self._thread.join(PATIENCE)

    def next(self, timeout: float = PATIENCE) -> tuple[str, str | None, Any]:
        """The next piece of news; comments are passed over."""
        while True:
            found = self.news.get(timeout=timeout)
            if found[0]:
                return found

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for so long."""
        try:
            self.next(seconds)
        except queue.Empty:
            return True
        return False

    def _read(self) -> None:
        part: dict[str, str] = {}
        for line in self._lines():
            if line.startswith(":"):
                self._ready.set()
                self.news.put(("", None, line[1:].strip()))
            elif line:
                name, _, value = line.partition(": ")
                part[name] = value
            else:
                if "event" in part:
                    self.news.put((part["event"], part.get("id"), json.loads(part["data"])))
                part = {}
        self._ready.set()

    def _lines(self) -> Iterator[str]:
        """Lines of the body as they come, until the server hangs up or nobody wants them any more."""
        url = self.client.base_url
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.client.cookies.jar)
        told = {"Host": f"{url.host}:{url.port}", "Cookie": cookies, **self.headers}
        query = f"?{urlencode(self.query)}" if self.query else ""
        # the older HTTP has no chunks to take apart
        lines = [f"GET /api/games/{self.game}/events{query} HTTP/1.0", *(f"{name}: {told[name]}" for name in told)]
        with socket.create_connection((url.host, url.port), timeout=PATIENCE) as line:
            line.settimeout(0.1)
            line.sendall("\r\n".join([*lines, "", ""]).encode())
            rest, self.head = "", ""
            while not self._ended:
                try:
                    received = line.recv(65536).decode()
                except TimeoutError:
                    continue
                if not received:
                    return
                rest += received
                if not self.head:
                    self.head, found, rest = rest.partition("\r\n\r\n")
                    if not found:
                        self.head, rest = "", self.head
                *whole, rest = rest.split("\r\n")
                yield from whole
