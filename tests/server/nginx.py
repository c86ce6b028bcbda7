"""A real nginx before a server, set up as docs/server.md says, with a certificate of its own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from postgres import free_port

DOCS = Path(__file__).parents[2] / "docs" / "server.md"
NAME = "club.example"
PATIENCE = 60
"""Seconds after which an nginx that does not listen is lost."""
AROUND = """daemon off;
master_process off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {server}
}}
"""


def program(name: str) -> str:
    """Where a program is: not everybody looks where Debian keeps those of a host. Skips the test without it."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed (apt-get install nginx openssl)")
    return found


def documented() -> str:
    """The lines for nginx in our documentation."""
    found = re.search(r"```nginx\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that only the test believes, and its key."""
    whole, key = folder / "fullchain.pem", folder / "privkey.pem"
    words = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    words += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(whole)]
    subprocess.run(words, check=True, capture_output=True)
    return whole, key


@contextmanager
def before(address: str, folder: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    """The address of an nginx that passes everything on, and who believes its certificate."""
    nginx, (whole, key), port = program("nginx"), certificate(folder), free_port()
    server = documented()
    for said, meant in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/letsencrypt/live/club.example/fullchain.pem": str(whole),
        "/etc/letsencrypt/live/club.example/privkey.pem": str(key),
        "http://127.0.0.1:1940": address,
    }.items():
        assert server.count(said) == 1, f"docs/server.md has changed: {said}"
        server = server.replace(said, meant)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, server=server), "utf-8")
    words = [nginx, "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True)
    try:
        listening(process, port)
        yield f"https://127.0.0.1:{port}", ssl.create_default_context(cafile=str(whole))
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def listening(process: subprocess.Popen[str], port: int) -> None:
    lost = time.monotonic() + PATIENCE
    while time.monotonic() < lost:
        if process.poll() is not None:
            assert process.stderr is not None
            raise AssertionError(process.stderr.read())
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("nginx does not listen")
