"""The bench beside other engines: what is counted of them, turns, ratios, verdicts."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

from tallyho.cli import main
from tallyho.lab import bench_peers, peers
from tallyho.lab.bench_peers import MINI_RAID, MINI_RAID_CLONE, TARGETS, Ratio, Target, interleaved, judged, ratio_of
from tallyho.lab.bench_play import Subject
from tallyho.library import Library

GAMES = Path(__file__).parent / "games"

# ---- the peers: by a clock that ticks once a look, so that a rate is a count


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1_000_000))
    monkeypatch.setattr(peers, "process_time", lambda: float(next(ticks)))


class Board:
    """A chess board on which nothing is ever taken."""

    made: ClassVar[list[Board]] = []

    def __init__(self) -> None:
        self.halfmove_clock = 0
        self.made.append(self)

    @property
    def legal_moves(self) -> Iterator[str]:
        return iter(("a2a3", "a7a6"))

    def is_insufficient_material(self) -> bool:
        return False

    def push(self, move: str) -> None:
        assert move in self.legal_moves
        self.halfmove_clock += 1


def test_chess_counts_moves(monkeypatch: pytest.MonkeyPatch, ticking: None) -> None:
    monkeypatch.setattr(Board, "made", [])
    monkeypatch.setitem(sys.modules, "chess", SimpleNamespace(Board=Board))  # type: ignore[arg-type]

    assert peers.chess_moves(3.0) == 100
    assert [board.halfmove_clock for board in Board.made] == [100, 100, 100]


class Catan:
    """A game of so many actions; it may be copied only while it is in play."""

    length = 90
    log_name = "actions"

    def __init__(self, players: Sequence[str], seed: int) -> None:
        assert len(players) == 4
        self.log: list[int] = []
        self.state = SimpleNamespace(num_turns=0, **{self.log_name: self.log})

    def play_tick(self) -> None:
        assert self.winning_color() is None
        self.log.append(1)

    def winning_color(self) -> str | None:
        return "red" if len(self.log) == self.length else None

    def copy(self) -> None:
        assert 0 < len(self.log) < self.length


@pytest.fixture(params=["actions", "action_records"])
def catan(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, ticking: None) -> None:
    monkeypatch.setattr(Catan, "log_name", request.param)
    module = SimpleNamespace(Game=Catan, RandomPlayer=str, Color=("red", "blue", "white", "orange"))
    monkeypatch.setitem(sys.modules, "catanatron", module)  # type: ignore[arg-type]


def test_catanatron_counts_its_own_log(catan: None) -> None:
    assert peers.catanatron_actions(2.0) == Catan.length


def test_catanatron_is_copied_in_play_only(catan: None) -> None:
    assert peers.catanatron_copies(7.0) == peers.COPIES


class Backgammon:
    """A game of two rolls and two moves."""

    def __init__(self) -> None:
        self.actions: list[int] = []

    def new_initial_state(self) -> Backgammon:
        return Backgammon()

    def is_terminal(self) -> bool:
        return len(self.actions) == 4

    def is_chance_node(self) -> bool:
        return len(self.actions) % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(1, 0.5), (2, 0.5)]

    def legal_actions(self) -> list[int]:
        return [3, 4]

    def apply_action(self, action: int) -> None:
        assert action in ((1, 2) if self.is_chance_node() else (3, 4))
        self.actions.append(action)


def test_backgammon_counts_rolls_and_moves(monkeypatch: pytest.MonkeyPatch, ticking: None) -> None:
    module = SimpleNamespace(load_game=lambda name: {"backgammon": Backgammon()}[name])
    monkeypatch.setitem(sys.modules, "pyspiel", module)  # type: ignore[arg-type]

    assert peers.backgammon_actions(5.0) == 4


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # theirs
@pytest.mark.parametrize("name", [peers.CHESS, peers.CATANATRON, peers.BACKGAMMON, peers.CATANATRON_COPY])
def test_the_real_peers_play(name: str) -> None:
    for module in peers.MODULES.values():
        pytest.importorskip(module, reason="the peers come with the extra `bench`, not with the tests")

    assert peers.peers()[name](0.01) > 100


# ---- rounds, ratios, verdicts


def test_contenders_take_turns_and_each_round_begins_with_another() -> None:
    turns: list[tuple[str, float]] = []

    def contender(name: str) -> peers.Contender:
        def play_for(seconds: float) -> float:
            turns.append((name, seconds))
            return float(len(turns))

        return play_for

    results = interleaved({name: contender(name) for name in "abc"}, 4, 0.5)

    warm_up = bench_peers.WARM_UP
    assert turns[:3] == [("a", warm_up), ("b", warm_up), ("c", warm_up)]
    assert "".join(name for name, _ in turns[3:]) == "abcbcacababc"
    assert {seconds for _, seconds in turns[3:]} == {0.5}
    assert results == {"a": [4, 9, 11, 13], "b": [5, 7, 12, 14], "c": [6, 8, 10, 15]}


def test_a_ratio_is_that_of_the_medians_and_its_spread_that_of_the_rounds() -> None:
    assert ratio_of([10, 40, 20], [5, 4, 2]) == Ratio(5, 2, 10)
    with pytest.raises(ValueError, match="shorter"):
        ratio_of([1, 2], [1])


@pytest.mark.parametrize(("ours", "reached"), [(400.0, True), (401.0, True), (399.9, False)])
def test_a_target_is_reached_or_missed_by_the_ratio_of_the_medians(ours: float, *, reached: bool) -> None:
    target = Target("we", "they", 4)

    verdict = judged({"we": [1.0, ours, 9000.0], "they": [100.0, 100.0, 100.0]}, [target])[0]

    assert verdict.target is target
    assert verdict.reached is reached
    assert verdict.ratio == Ratio(ours / 100, 0.01, 90)


def test_the_targets_are_those_of_the_issue_and_name_contenders() -> None:
    wanted = {(target.ours, target.theirs): target.times for target in TARGETS}

    assert wanted == {
        (MINI_RAID, peers.CHESS): 4,
        (MINI_RAID, peers.CATANATRON): 6,
        (MINI_RAID_CLONE, peers.CATANATRON_COPY): 8,
    }


def test_we_contend_with_the_mini_raid_its_clones_and_games_named() -> None:
    ours = bench_peers.ourselves([Subject(Library([GAMES]).title("patrol"))])

    assert list(ours) == [MINI_RAID, "patrol", MINI_RAID_CLONE, "patrol clone, mid-step"]
    assert all(contender(0.001) > 100 for contender in ours.values())


def test_a_game_named_has_targets_of_its_own() -> None:
    library = Library([GAMES])
    wanted = bench_peers.targets_for([Subject(library.title(name)) for name in ("lion", "patrol", "hksw", "fbob")])
    assert wanted[: len(TARGETS)] == list(TARGETS)
    assert [(target.ours, target.theirs, target.times) for target in wanted[len(TARGETS) :]] == [
        ("lion", peers.CHESS, 3),
        ("lion", peers.CATANATRON, 4),
        ("lion", peers.BACKGAMMON, 1.5),
        ("lion clone, mid-step", peers.CATANATRON_COPY, 6.5),
        ("hksw", peers.CHESS, 2),
        ("fbob", peers.CHESS, 2.0),
    ]


# ---- the command


def test_a_missing_peer_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for module in peers.MODULES.values():
        monkeypatch.setitem(sys.modules, module, None)  # type: ignore[arg-type]

    assert main(["bench", "mini", "--peers"]) == 2

    sentence = "python-chess, catanatron, OpenSpiel cannot be imported; `./tallyho bench --peers` installs all peers"
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("require", "mini_raid", "code"), [([], 1.0, 0), (["--require"], 1.0, 1), (["--require"], 7e4, 0)]
)
def test_a_missed_target_fails_if_required(
    require: list[str], mini_raid: float, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rates = {peers.CHESS: 1e4, peers.CATANATRON: 1e4, peers.BACKGAMMON: 1e4, peers.CATANATRON_COPY: 1e3}
    monkeypatch.setattr(bench_peers, "ourselves", lambda _: _constant({MINI_RAID: mini_raid, MINI_RAID_CLONE: 9e3}))
    monkeypatch.setattr(peers, "peers", lambda: _constant(rates))

    assert main(["bench", "--peers", "--rounds", "2", "--seconds", "0.001", *require]) == code

    shown = capsys.readouterr().out
    assert ("MISSED: mini raid is 0.0x python-chess" in shown) == (mini_raid == 1.0)
    assert "reached: mini raid clone, mid-step is 9.0x catanatron copy" in shown
    assert "the target is 8x" in shown


def _constant(rates: dict[str, float]) -> dict[str, peers.Contender]:
    return {name: lambda _, rate=rate: rate for name, rate in rates.items()}  # type: ignore[misc]
