"""The running server: when it is told to stop, those who follow games are let go first."""

from __future__ import annotations

import asyncio
import socket
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

LONGEST_GOODBYE: Final = 2
"""So many seconds an answer that is under way has to finish."""


class Running(uvicorn.Server):
    """A server whose open streams end when it is told to stop, instead of holding it up."""

    def __init__(self, app: Litestar, proxies: tuple[str, ...] = ()) -> None:
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=LONGEST_GOODBYE,
            server_header=False,
            proxy_headers=bool(proxies),  # else anybody on this machine could say whom they ask for
            forwarded_allow_ips=list(proxies),
        )
        super().__init__(config)
        self.app = app
        self.loop: asyncio.AbstractEventLoop | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serves until it is told to stop."""
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C, or a signal that means the same."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.app.state.house.leaving.set)
        super().handle_exit(sig, frame)
