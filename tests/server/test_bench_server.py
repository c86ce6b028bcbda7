"""What `tallyho bench server` counts, and that it runs."""

from __future__ import annotations

import json
import re
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

from tallyho.cli import main
from tallyho.commands import bench
from tallyho.lab import bench_page, bench_server
from tallyho.lab.bench_server import Page, Report, Times, needed, of

GOOD = Report(300, 1005, Times(2.9, 6.1, 7.6), Times(3.4, 6.9, 8.1), 3.2, Page(27, 54.0, 0.5))


def test_the_99th_of_a_hundred() -> None:
    times = of([float(number) for number in range(1, 102)])
    assert (times.median, times.hundredth, times.most) == (51, 100, 101)


def test_a_file_brings_others_with_it() -> None:
    page = '<link href="/static/a.css"><script src="/static/b.js"></script><a href="/rules">'
    assert needed("/", page) == ["/static/a.css", "/static/b.js"]
    script = (
        'import { a } from "./a.js";\nimport {\n  b,\n} from "../b.js";\nexport { c } from "./c.js";\nimport("./d.js");'
    )
    assert needed("/static/shell/main.js", script) == ["/static/shell/a.js", "/static/b.js", "/static/shell/c.js"]
    assert needed("/static/styles/a.css", '@import "b.css"; x { background: url(/static/c.svg) }') == [
        "/static/styles/b.css",
        "/static/c.svg",
    ]
    assert needed("/api/titles", '"./x.js"') == []


@pytest.mark.parametrize(
    ("report", "missed"),
    [
        (GOOD, False),
        (replace(GOOD, server=Times(5.0, 6.0, 7.0)), True),
        (replace(GOOD, server=Times(4.9, 25.0, 30.0)), True),
        (replace(GOOD, page=Page(90, 300.0, 0.5)), True),
        (replace(GOOD, page=Page(27, 54.0, 1.0)), True),
        (replace(GOOD, page=Page(27, 54.0)), False),
    ],
)
def test_a_missed_target_is_said_and_fails_if_required(
    report: Report, missed: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_server, "measured", lambda *_: report)
    file = tmp_path / "bench.json"
    assert main(["bench", "server", "--require", "--json", str(file)]) == int(missed)
    said = capsys.readouterr().out
    assert ("MISSED" in said, "reached" in said) == (missed, not missed)
    assert "decisions per second" not in said
    assert json.loads(file.read_text())["server"]["answers"] == 300
    assert main(["bench", "server"]) == 0


def test_the_server_is_not_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--scenario", "campaign"]) == 2
    assert "--scenario and --option belong to a game" in capsys.readouterr().err
    assert bench.SERVER == "server"


def test_without_a_browser_nothing_is_claimed_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_page.shutil, "which", lambda _: None)
    assert bench_page.seconds_to_first_button("http://127.0.0.1:1/") is None


@pytest.mark.slow
def test_it_measures_a_real_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--answers", "40"]) == 0
    said = capsys.readouterr().out
    assert "in the server, median" in said
    assert "first page" in said
    assert re.search(r"its first button works after\D+(\d\.\d\d s|no browser)", said)


@pytest.mark.slow
def test_games_have_their_clicks_in_turn() -> None:
    with tempfile.TemporaryDirectory() as folder, bench_server.running(Path(folder), 1) as browser:
        clicks = bench_server.InTurn(browser, 3)
        games = [game for game, *_ in clicks.waiting]
        numbers = [state["number"] for _, state, _ in clicks.waiting]
        clicks.give(6)
        assert len(set(games)) == 3
        assert [game for game, *_ in clicks.waiting] == games
        assert all(state["number"] >= before + 2 for (_, state, _), before in zip(clicks.waiting, numbers, strict=True))


@pytest.mark.slow
def test_the_first_page_is_light() -> None:
    report = bench_server.measured(10)
    assert report.page.kilobytes < bench_server.WEIGHT
    assert report.page.requests > 10
    assert report.events > bench_server.LONG
