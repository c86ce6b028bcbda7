"""The bench on our own games: it counts what it says it counts, and its command keeps to sentences and exit codes."""

from __future__ import annotations

import gc
import json
import shutil
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from tallyho.cli import main
from tallyho.lab import bench, bench_instructions, bench_peers
from tallyho.lab.bench_instructions import Counter, source_copied, spread
from tallyho.lab.bench_play import Cloning, Subject, play, play_on, subject_of
from tallyho.lab.miniraid import MINI, MiniRaid, RaidPosition
from tallyho.library import Library
from tallyho.table import CHANCE, AnyGame, Asks, BadSetup, Jump, Luck, Phase, Prompt, TallyhoError, asks, die, does
from tallyho.table.sequence import Sequence as Steps

GAMES = Path(__file__).parent / "games"
PATROL = Subject(Library([GAMES]).title("patrol"))
A_DIE = die(Prompt("lone-die", "mini:1"))


class Watched(Subject):
    """Keeps every game it starts."""

    games: list[AnyGame]

    def __init__(self) -> None:
        super().__init__(MINI)
        self.games = []

    def new(self, seed: int, *, log: bool = False) -> AnyGame:
        self.games.append(super().new(seed, log=log))
        return self.games[-1]

    def answers(self) -> int:
        return sum(len(game.history) for game in self.games)


class OtherSteps(MiniRaid):
    """The mini raid's position with other steps."""

    def __init__(self, *steps: Any) -> None:
        super().__init__()
        self.game = "other"
        self.sequence = Steps(Phase("raid", "mini:0", *steps))


def roll_once(p: RaidPosition) -> Asks[Jump]:
    yield A_DIE
    return None


def roll_for_ever(p: RaidPosition) -> Asks[Jump]:
    while True:
        yield A_DIE


# ---- the measurements


@pytest.mark.parametrize("log", [False, True])
def test_every_answer_counts_as_a_decision_and_a_sides_answer_as_a_choice(*, log: bool) -> None:
    watched = Watched()

    found = bench.playouts(watched, 0.02, log=log)

    assert found.decisions == watched.answers() > 100
    assert found.choices == sum(turn[0] != CHANCE for game in watched.games for turn in game.history)
    assert 0 < found.choices < found.decisions
    assert found.seconds >= 0.02
    assert found.decisions_per_second == found.decisions / found.seconds
    assert found.choices_per_second == found.choices / found.seconds
    assert all((game.log is not None) == log for game in watched.games)


def test_playouts_end_with_the_time_even_within_a_game() -> None:
    found = bench.playouts(Subject(OtherSteps(asks("roll", "mini:1", roll_for_ever))), 0.01)

    assert found.decisions >= bench.BURST
    assert found.choices == 0
    assert found.seconds < 5


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (bench.whole(Subject(MINI)) for _ in range(2))

    assert one.over
    assert [turn[2] for turn in one.history] == [turn[2] for turn in other.history]


def test_clones_are_timed_at_every_ask_of_whole_games() -> None:
    watched = Watched()

    found = bench.clones(watched, 0.001)

    assert all(game.over for game in watched.games)
    assert found.asks == watched.answers()
    assert found.mid_step is not None
    assert 0 < found.mean < found.mid_step < 0.01  # in mid-step there are answers to play again
    assert found.worst > found.mean


def test_a_game_that_never_asks_twice_in_a_step_has_no_clone_in_mid_step() -> None:
    once = Subject(OtherSteps(asks("roll", "mini:1", roll_once)))

    assert bench.clones(once, 0.001).mid_step is None
    with pytest.raises(TallyhoError, match="other never asks twice in one step"):
        bench_peers._clones_of(once)(0.001)


def test_records_are_timed_for_a_thousand_decisions() -> None:
    found = bench.records(Subject(MINI), 0.01)

    assert found.decisions == len(bench.whole(Subject(MINI)).history)
    assert 0 < found.write < found.load < 1


def test_a_log_takes_memory() -> None:
    found = bench.memory(Subject(MINI))

    assert 50 * found.decisions < found.log_off < found.log_on < 10_000_000
    assert not tracemalloc.is_tracing()


def test_a_report_has_everything_and_is_plain_data() -> None:
    report = bench.measured(PATROL, 0.001)

    assert (report.game, report.scenario) == ("patrol", PATROL.title.scenarios[0].name)
    assert report.log_off.decisions > 0
    assert report.log_on.decisions > 0


def test_a_game_that_asks_nothing_cannot_be_measured() -> None:
    with pytest.raises(TallyhoError, match="other is over before it asks anything"):
        bench.playouts(Subject(OtherSteps(does("nothing", "mini:1", lambda _: None))), 0.001)


def test_a_game_without_end_has_no_finished_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LONGEST", 50)
    with pytest.raises(TallyhoError, match="other did not end within 50 random answers"):
        bench.memory(Subject(OtherSteps(asks("roll", "mini:1", roll_for_ever))))


def test_a_wrong_scenario_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(BadSetup, match="no scenario 'dusk'"):
        Subject(MINI, "dusk")


# ---- instructions


@pytest.mark.parametrize(("cloning", "clones"), [("never", 0), ("anywhere", 700), ("in mid-step", None)])
def test_what_is_counted_plays_and_clones_as_told(cloning: Cloning, clones: int | None) -> None:
    watched = Watched()

    made = play(watched, 700, cloning)
    gc.unfreeze()

    assert watched.answers() == 700
    assert made == (_mid_step_asks(700) if clones is None else clones)


def _mid_step_asks(decisions: int) -> int:
    luck = Luck("bench")
    asks = seed = 0
    while decisions:
        game = Subject(MINI).new(seed)
        while decisions and game.ask is not None:
            asks += bool(game.given)
            play_on(game, luck, 1)
            decisions -= 1
        seed += 1
    return asks


def test_the_counted_python_finds_the_mini_raid_and_games_of_folders() -> None:
    assert subject_of("mini", "", (), (), ()).title is MINI
    assert subject_of("patrol", "", (), [str(GAMES)], sys.path).title.game == "patrol"


def test_spread_is_relative() -> None:
    assert spread([100, 101, 100.5]) == pytest.approx(0.01)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="instructions are counted by valgrind, which is missing")
def test_counts_of_instructions_repeat_to_one_percent() -> None:
    with source_copied() as source:
        counter = Counter(source, Subject(MINI), ())
        one, other = (counter.instructions(little=100, much=300) for _ in range(2))

    assert one.mid_step_clone is not None
    assert other.mid_step_clone is not None
    assert min(one.decision, one.clone) > 1000
    assert one.mid_step_clone > one.clone
    assert spread([one.decision, other.decision]) < 0.01
    assert spread([one.clone, other.clone]) < 0.01
    assert spread([one.mid_step_clone, other.mid_step_clone]) < 0.01


def test_a_run_that_is_not_counted_or_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_instructions, "CALLGRIND", ())
    source = Path(bench.__file__).parents[2]

    with pytest.raises(TallyhoError, match="did not say how many instructions mini took"):
        Counter(source, Subject(MINI), ()).count(1, "never")
    with pytest.raises(TallyhoError, match=r"other cannot be counted.*there is no game 'other'"):
        Counter(source, Subject(OtherSteps(asks("roll", "mini:1", roll_once))), ()).count(1, "never")


# ---- the command


def test_the_command_measures_the_mini_raid_and_games_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bench.json"

    assert main(["--games", str(GAMES), "bench", "patrol", "--seconds", "0.002", "--json", str(file)]) == 0

    shown = capsys.readouterr().out
    assert all(word in shown for word in ("mini", "patrol", "decisions per second, log off", "µs", "KiB"))
    games = json.loads(file.read_text(encoding="utf-8"))["games"]
    assert [game["game"] for game in games] == ["mini", "patrol"]
    assert games[0]["log_off"]["decisions_per_second"] > 100


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["lyon"], "there is no game 'lyon'"),
        (["patrol", "--scenario", "dusk"], "patrol has no scenario 'dusk'"),
        (["patrol", "--option", "moon"], "patrol has no option 'moon'"),
        (["--scenario", "dusk"], "--scenario and --option belong to a game; name it"),
        (["mini", "--json", "nowhere/at/all.json"], "nowhere/at/all.json cannot be written"),
        (["mini", "--instructions", "--repeat", "1", "--require"], "it needs --repeat 2 or more"),
        (["mini", "--seconds", "0"], "0.0 is not in the range"),
    ],
)
def test_bad_use_is_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", str(GAMES), "bench", *words]) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_missing_valgrind_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")

    assert main(["bench", "mini", "--instructions"]) == 2
    assert "apt-get install valgrind" in capsys.readouterr().err


@pytest.mark.parametrize(("counts", "code"), [((1000.0, 1009.0), 0), ((1000.0, 1011.0), 1)])
def test_counts_that_do_not_repeat_fail_if_required(
    counts: tuple[float, float], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    results = iter(bench_instructions.Instructions(number, 5000, None) for number in counts)
    monkeypatch.setattr(Counter, "instructions", lambda _: next(results))
    monkeypatch.setattr(shutil, "which", lambda _: "valgrind")

    assert main(["bench", "mini", "--instructions", "--require"]) == code

    shown = capsys.readouterr().out
    assert "a decision" in shown
    assert "1,000" in shown
    assert "a clone in mid-step" not in shown
