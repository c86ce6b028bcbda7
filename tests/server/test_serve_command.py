"""`tallyho serve` as a user meets it: what it says, how it stops, what it refuses."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from houses import Database
from postgres import Postgres, free_port
from servers import PATIENCE, Reader, serving
from sqlalchemy.exc import OperationalError

from tallyho.cli import main
from tallyho.commands import serve
from tallyho.server.app import Settings, create_app
from tallyho.server.people import People
from tallyho.table.errors import TallyhoError

Capture = pytest.CaptureFixture[str]


def refused(words: list[str], capsys: Capture) -> str:
    """The one sentence that `serve` refuses with."""
    assert main(["serve", "--no-browser", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


def test_it_serves_until_it_is_stopped(sqlite: Database) -> None:
    with serving(sqlite.url) as server:
        client = server.client()
        assert client.get("/api/me").json() == {"name": "Host"}
        game = client.post("/api/games", json={"game": "patrol"}).json()["id"]
        assert client.get(f"/api/games/{game}").status_code == 200
        assert client.get("/", headers={"Host": "evil.example"}).status_code == 421
        assert "server" not in client.get("/").headers
        with Reader(client, game):  # a page is open
            server.process.send_signal(signal.SIGINT)
            assert server.process.wait(PATIENCE) == 0
        assert server.process.stderr is not None
        assert server.process.stderr.read() == "", "streams end by themselves, they are not cut off"
        server.close()
    assert len(sqlite.rows("games")) == 1


def test_a_further_start_does_not_end_the_owner_s_link(sqlite: Database) -> None:
    with serving(sqlite.url) as first, serving(sqlite.url) as second:
        for server in (first, second):
            assert server.client().get("/api/me").json() == {"name": "Host"}
            assert server.guest().post(f"/enter/{server.key}").status_code == 404


def test_it_takes_as_much_memory_for_games_as_it_is_told(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: list[int] = []

    def run(settings: Settings, *_: object, **__: object) -> None:
        rooms.append(create_app(settings).state.house.tables._cache.room)

    monkeypatch.setattr(serve, "run", run)
    for words in ([], ["--cache", "7"]):
        assert main(["serve", "--no-browser", "--port", "0", "--database", sqlite.url, *words]) == 0
    assert rooms == [1_000_000_000, 7_000_000]


def test_it_takes_as_many_requests_as_it_is_told(sqlite: Database) -> None:
    with serving(sqlite.url, "--limit", "30") as server:
        client = server.client()
        statuses = [client.get("/api/titles").status_code for _ in range(60)]
        assert statuses[0] == 200
        assert 429 in statuses


def forwarded(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"203.0.113.{number}", "X-Forwarded-Proto": "https"}


def test_nobody_is_believed_about_others_unless_named(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own way in
    with serving(sqlite.url, "--limit", "30") as server:
        client = server.guest()
        answers = [client.get("/api/titles", headers=forwarded(number)) for number in range(60)]
        assert answers[-1].status_code == 429
        assert "strict-transport-security" not in answers[0].headers


def test_a_named_proxy_is_believed_and_the_last_address_counts(sqlite: Database) -> None:
    words = ("--limit", "30", "--proxy", "192.0.2.0/24", "--proxy", "127.0.0.1")
    with serving(sqlite.url, *words) as server:
        client = server.guest()
        answers = [client.get("/api/titles", headers=forwarded(number)) for number in range(60)]
        assert {one.status_code for one in answers} == {200}
        assert "strict-transport-security" in answers[0].headers
        made_up = [f"203.0.113.{number}, 198.51.100.7, 192.0.2.9" for number in range(60)]
        answers = [client.get("/api/titles", headers={"X-Forwarded-For": one}) for one in made_up]
        assert answers[-1].status_code == 429


def test_a_proxy_is_believed_by_ipv6_and_the_first_of_several_says_what_was_encrypted(sqlite: Database) -> None:
    """A server at `::` sees a proxy of IPv4 by an address of IPv6; and a second proxy may speak plain to the first."""
    with serving(sqlite.url, "--host", "::", "--limit", "30", "--proxy", "127.0.0.1") as server:
        client = server.guest()
        answers = [client.get("/api/titles", headers=forwarded(number)) for number in range(60)]
        assert {one.status_code for one in answers} == {200}
        several = {"https, http": True, "https,http": True, "http, https": False, "https": True, "": False}
        for said, encrypted in several.items():
            headers = {"X-Forwarded-For": "203.0.113.99", "X-Forwarded-Proto": said}
            assert ("strict-transport-security" in client.get("/api/titles", headers=headers).headers) == encrypted


def test_a_proxy_has_two_spellings() -> None:
    assert serve.spelled("127.0.0.1") == ("127.0.0.1", "::ffff:127.0.0.1")
    assert serve.spelled("10.0.0.0/24") == ("10.0.0.0/24", "::ffff:10.0.0.0/120")
    assert serve.spelled("2001:db8::1") == ("2001:db8::1",)
    assert serve.spelled("::ffff:127.0.0.1") == ("::ffff:127.0.0.1", "127.0.0.1")


def test_a_network_with_a_host_in_it_is_put_right(capsys: Capture) -> None:
    assert "'10.0.0.1/24' is neither, but 10.0.0.0/24 would be" in refused(["--proxy", "10.0.0.1/24"], capsys)


@pytest.mark.parametrize("address", ["*", "proxy.example", "10.0.0.1/24", "127.0.0.1:80", ""])
def test_a_proxy_is_named_by_its_address(address: str, capsys: Capture) -> None:
    assert f"{address!r} is neither" in refused(["--proxy", address], capsys)


def test_a_limit_that_lets_nobody_in_is_refused(capsys: Capture) -> None:
    assert main(["serve", "--no-browser", "--limit", "0"]) == 2
    assert "--limit" in capsys.readouterr().err


def test_a_database_that_cannot_be_is_refused(capsys: Capture, tmp_path: Path) -> None:
    assert "'nonsense' is no URL" in refused(["--port", "0", "--database", "nonsense"], capsys)
    assert "'oracle' is not known" in refused(["--port", "0", "--database", "oracle://x/y"], capsys)
    both = ["--port", "0", "--data", str(tmp_path), "--database", "sqlite:///x"]
    assert "--data and --database exclude each other" in refused(both, capsys)


def test_a_server_of_databases_that_does_not_answer(capsys: Capture) -> None:
    nobody = f"postgresql://me@127.0.0.1:{free_port()}/games"
    assert "the database cannot be reached" in refused(["--port", "0", "--database", nobody], capsys)
    unknown = "postgresql://me@no-such-host.invalid/games"
    assert "the database cannot be reached" in refused(["--port", "0", "--database", unknown], capsys)


def test_a_database_that_is_not_there_or_not_ours(postgres: Postgres, capsys: Capture) -> None:
    url = postgres.url("nothing_here")
    assert 'database "nothing_here" does not exist' in refused(["--port", "0", "--database", url], capsys)
    stranger = url.replace("postgres@", "stranger:secret@")
    said = refused(["--port", "0", "--database", stranger], capsys)
    assert 'role "stranger" does not exist' in said
    assert "secret" not in said


def test_a_folder_that_cannot_be_used(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert f"the games cannot be kept in {file}" in refused(["--port", "0", "--data", str(file)], capsys)
    assert "cannot be kept" in refused(["--port", "0", "--data", str(file / "below")], capsys)
    (tmp_path / "games.sqlite").mkdir()
    assert "unable to open database file" in refused(["--port", "0", "--data", str(tmp_path)], capsys)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "games.sqlite").write_text("this is a letter, and much longer than a header " * 100)
    assert "file is not a database" in refused(["--port", "0", "--data", str(tmp_path / "other")], capsys)


@pytest.fixture(params=["8k", "40k", "140k"])
def small_disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk on which there is hardly room: for nothing, for a file, for some of the tables."""
    words = ["mount", "-t", "tmpfs", "-o", f"size={request.param}", "tmpfs", str(tmp_path)]
    if shutil.which("mount") is None or subprocess.run(words, capture_output=True, check=False).returncode != 0:
        pytest.skip("a small disk cannot be mounted here (root may)")
    yield tmp_path
    subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


def test_a_full_disk_is_said_to_be_full(small_disk: Path, capsys: Capture) -> None:
    said = refused(["--port", "0", "--data", str(small_disk)], capsys)
    assert f"the disk is full that has the database {small_disk / 'games.sqlite'}; make room on it" in said


def test_a_disk_that_is_full_after_the_tables_were_made(
    sqlite: Database, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> str:
        raise OperationalError("INSERT", None, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(People, "key_for", full)
    assert "the disk is full" in refused(["--port", "0", "--database", sqlite.url], capsys)


@pytest.mark.skipif(sys.platform == "win32" or os.getuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(capsys: Capture, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be kept" in refused(["--port", "0", "--data", str(tmp_path / "new")], capsys)


def test_a_port_that_is_taken_is_refused_if_it_was_named(capsys: Capture, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused(["--port", str(port), "--data", str(tmp_path)], capsys)
        assert f"cannot listen at 127.0.0.1 port {port}: Address already in use" in said
    assert "cannot listen at 192.0.2.1" in refused(["--port", "0", "--host", "192.0.2.1"], capsys)
    assert "cannot listen at no.such.host.invalid" in refused(["--host", "no.such.host.invalid"], capsys)


def test_the_usual_port_gives_way_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(serve, "USUAL_PORT", other.getsockname()[1])
        with serve.listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] != serve.USUAL_PORT
        with pytest.raises(TallyhoError):
            serve.listen("127.0.0.1", serve.USUAL_PORT)


@pytest.mark.parametrize(
    ("host", "names", "hosts"),
    [
        ("127.0.0.1", [], {"127.0.0.1", "localhost", "[::1]"}),
        ("::1", [], {"127.0.0.1", "localhost", "[::1]"}),
        ("127.0.0.1", ["club.example"], {"127.0.0.1", "localhost", "[::1]", "club.example"}),
        ("192.168.1.7", [], {"127.0.0.1", "localhost", "[::1]", "192.168.1.7"}),
        ("0.0.0.0", [], set()),
        ("0.0.0.0", ["club.example"], {"127.0.0.1", "localhost", "[::1]", "0.0.0.0", "club.example"}),
    ],
)
def test_the_names_it_answers_to(host: str, names: list[str], hosts: set[str]) -> None:
    assert set(serve.hosts_for(host, names)) == hosts


class Starting:
    """A server that is up at the second look, or never."""

    def __init__(self, *, ends: bool = False) -> None:
        self.looks = 0
        self.should_exit = ends

    @property
    def started(self) -> bool:
        self.looks += 1
        return self.looks > 1 and not self.should_exit


@pytest.mark.parametrize("opens", [True, False])
def test_the_page_is_opened_when_the_server_is_up(
    opens: bool, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    asked: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(serve.webbrowser, "open", lambda address: asked.append(address) or opens)

    serve.show(Starting(), "http://127.0.0.1:1940/enter/key")  # type: ignore[arg-type] # what it looks at is there

    assert asked == ["http://127.0.0.1:1940/enter/key"]
    assert capsys.readouterr().out == ("" if opens else "Open http://127.0.0.1:1940/enter/key in a browser to play.\n")


def test_without_a_screen_it_says_where_to_go(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(serve.webbrowser, "open", lambda address: pytest.fail(f"{address} was opened without a screen"))

    serve.show(Starting(), "http://here/enter/key")  # type: ignore[arg-type] # as above

    assert capsys.readouterr().out == "Open http://here/enter/key in a browser to play.\n"


def test_a_server_that_stops_at_once_opens_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(serve.webbrowser, "open", lambda address: pytest.fail(f"{address} was opened"))

    serve.show(Starting(ends=True), "http://here/enter/key")  # type: ignore[arg-type] # as above

    assert capsys.readouterr().out == ""
