"""What must not happen in any test: errors in the console, violations of the policy, requests to other hosts."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request


@dataclass
class Watch:
    """Listens to all pages of a browser and remembers what is wrong."""

    address: str
    complaints: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        """Listens from now on."""
        context.on("console", self._said)
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        context.on("request", self._asked)
        context.on("page", self._opened)

    def allow(self, *patterns: str) -> None:
        """Says that a complaint which holds one of these is expected in this test."""
        self.allowed.extend(patterns)

    def unexpected(self) -> list[str]:
        """The complaints that nobody has said would come."""
        return [one for one in self.complaints if not any(re.search(pattern, one) for pattern in self.allowed)]

    def _opened(self, page: Page) -> None:
        page.on("crash", lambda _: self.complaints.append("the page has crashed"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "assert"} or "Content Security Policy" in message.text:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", f"blob:{self.address}/")):
            self.complaints.append(f"another host was asked: {request.url}")
