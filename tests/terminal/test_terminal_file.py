"""The file of a game: resumed where it was, never lost, never overwritten; and what is wrong with a file."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sittings import ENVIRONMENT, GAMES, LIBRARY, Table, last_question

from tallyho.table import Game
from tallyho.table.record import write

START = "patrol --scenario short --option radar --seed 3"


def started(file: Path, *words: str) -> subprocess.Popen[str]:
    argv = [sys.executable, "-m", "tallyho", "--games", str(GAMES), "terminal", "patrol", "--save", str(file), *words]
    return subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)


def read_until(process: subprocess.Popen[str], text: str) -> str:
    assert process.stdout is not None
    shown = ""
    while text not in shown:
        sign = process.stdout.read(1)
        assert sign, shown
        shown += sign
    return shown


def type_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def test_a_killed_game_goes_on_where_it_was(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "killed.record"
    process = started(file, *START.split()[1:])
    read_until(process, "Up to 3 may still go")
    read_until(process, "> ")
    type_line(process, "2")
    read_until(process, "Up to 2 may still go")
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL

    shown = table.play(f"patrol --save {file}", "2")

    assert shown.startswith(f"Patrol: The short watch, taken up after 5 answers from {file}")
    assert "(--new" in shown
    game = table.saved(file=file)
    assert [text for side, _, text, _, _ in game.history if side == "british"] == ["A/66", "B/66"]
    assert last_question(shown) == "Send a flight to intercept in the centre? One may still go. [patrol:5.1a]"
    assert shown.count("A/66 goes up") == 0


def test_two_terminals_do_not_write_to_one_game(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "shared.record"
    process = started(file, *START.split()[1:])
    read_until(process, "> ")

    table.play(f"patrol --save {file}", "2")

    assert table.code == 2
    assert table.error == (
        f"tallyho: {file} is open in another terminal; go on there, or name another file with --save\n"
    )
    type_line(process, "2")
    type_line(process, "undo")
    read_until(process, "Taken back")
    table.play(f"patrol --save {file}", "2")
    assert table.code == 2
    process.communicate("quit\n")
    assert process.returncode == 0
    assert len(table.saved(file=file).history) == 4


def test_a_game_goes_on_until_it_is_over(table: Table) -> None:
    table.play(START, "A/66")
    table.play("patrol", "B/66")
    shown = table.play("patrol", "done", "log")

    assert table.answers()[:3] == ["A/66", "B/66", "done"]
    assert "  - A/66 goes up. [patrol:5.1a]" in shown


@pytest.mark.parametrize("keyboard", [True, False])
def test_the_end_of_the_input_leaves_the_game_saved(table: Table, keyboard: bool) -> None:
    shown = table.play(START, "2", keyboard=keyboard)

    assert table.code == 0
    assert table.answers() == ["A/66"]
    said, command = "The game is saved. To go on, type:", f"tallyho --games {GAMES} terminal patrol"
    assert shown.endswith((f"> \n{said} {command}\n", f"> \n{said}\n{command}\n"))


def test_ctrl_c_leaves_the_game_saved(table: Table) -> None:
    shown = table.play(f"{START} --save a.record", "2", "^C", "3", keyboard=True)

    assert table.code == 0
    assert shown.splitlines()[-1].endswith("terminal patrol --save a.record")
    assert len(table.saved(file=Path("a.record")).history) == 5


def test_ctrl_c_while_a_bot_thinks_keeps_what_was_answered(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tallyho.bots.FirstBot.decide", interrupted)
    table.play("ambush --scenario skirmish --side red --bot blue=first --seed 1")

    assert table.code == 0
    assert table.saved("ambush").history == []


def interrupted(*_: object) -> str:
    raise KeyboardInterrupt


def test_quit_tells_how_to_go_on_with_all_that_is_needed(table: Table, tmp_path: Path) -> None:
    pack = tmp_path / "own pack.toml"
    pack.write_text('[units."A/66"]\nrating = 4\n', encoding="utf-8")
    (tmp_path / "p.toml").write_text(pack.read_text(encoding="utf-8"), encoding="utf-8")

    shown = table.play(f"{START} --save a.record --pack p.toml", "langue fr", "language fr", "quitter")

    assert shown.splitlines()[-1] == (
        f"tallyho --games {GAMES} --language fr terminal patrol --save a.record --pack p.toml"
    )
    assert "Pour continuer, tapez\u00a0:" in shown
    table.play("patrol --save a.record")
    assert table.code == 2
    assert "is a data pack missing?" in table.error
    table.play("patrol --save a.record --pack p.toml")
    assert table.code == 0


# What is wished for besides


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--scenario long", "--scenario asks for 'long', but FILE holds an unfinished game with 'short'; leave"),
        ("--option fog", "--option asks for 'fog', but FILE holds an unfinished game with 'radar'; leave"),
        ("--seed 4", "--seed asks for '4', but FILE holds an unfinished game with '3'; leave --seed out to go on"),
    ],
)
def test_who_wants_another_game_is_not_given_the_old_one(table: Table, words: str, sentence: str) -> None:
    table.play(START)
    before = table.file().read_bytes()

    table.play(f"patrol {words}")

    assert table.code == 2
    assert sentence.replace("FILE", str(table.file())) in table.error
    assert "or begin another game with --new" in table.error
    assert table.file().read_bytes() == before


def test_who_names_the_same_game_goes_on_with_it(table: Table) -> None:
    table.play(START, "2")

    assert "taken up after 5 answers" in table.play(START)


def test_new_keeps_the_old_game_under_a_number(table: Table) -> None:
    for seed in "123":
        table.play(f"patrol --new --scenario short --seed {seed}")

    kept = sorted(path.name for path in table.file().parent.iterdir())
    assert kept == ["patrol-1.record", "patrol-2.record", "patrol.record"]
    files = [table.file().with_name(name) for name in kept]
    assert [table.saved(file=file).setup.seed for file in files] == ["1", "2", "3"]


def test_new_keeps_the_old_game_in_its_place_until_the_new_one_has_begun(table: Table) -> None:
    table.play(START)
    before = table.file().read_bytes()

    shown = table.play("patrol --new", "1")

    assert shown.endswith("> \nNo game was begun.\n")
    assert table.file().read_bytes() == before
    assert len(list(table.file().parent.iterdir())) == 1


def test_seats_are_remembered_and_can_be_changed(table: Table) -> None:
    table.play("ambush --scenario skirmish --side blue --bot red=first --dice --seed 1", "1")
    assert "# seats red=first blue=person dice\n" in table.file("ambush").read_text(encoding="utf-8")

    shown = table.play("ambush", "1")
    assert "What lies under b" in shown
    shown = table.play("ambush --side red --no-dice", "1")

    assert re.search("^Red: ", shown, re.MULTILINE)
    assert "# seats red=person blue=random\n" in table.file("ambush").read_text(encoding="utf-8")


def test_a_record_from_elsewhere_can_be_taken_up(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "other.record"
    game = Game.new(LIBRARY.title("patrol"), "short", ["radar"], "3")
    file.write_text(write(game), encoding="utf-8")

    shown = table.play(f"patrol --save {file}")

    assert "taken up after 0 answers" in shown
    assert "# seats british=person\n" in file.read_text(encoding="utf-8")
    assert "  - Turn 1; 3 more are to come." in shown


def test_an_empty_file_is_a_new_game(table: Table, tmp_path: Path) -> None:
    (tmp_path / "empty.record").touch()
    shown = table.play("patrol --scenario short --save empty.record")

    assert table.code == 0
    assert "kept" not in shown


# Damage


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"My diary\n", "line 1: this is no record; one begins with `tallyho record 1`"),
        (b"tallyho record 9\n", "it has the format version 9; this Tallyho reads version 1"),
        (b"\xff\xfe\x00", "is no record: it is not UTF-8 text"),
    ],
)
def test_a_file_that_is_no_record_is_left_alone(table: Table, text: bytes, sentence: str) -> None:
    table.file().parent.mkdir()
    table.file().write_bytes(text)

    assert table.play("patrol") == ""

    assert table.code == 2
    assert sentence in table.error
    assert table.error.count("\n") == 1
    assert table.file().read_bytes() == text
    table.play("patrol --new --scenario short")
    assert table.code == 0
    assert table.file().with_name("patrol-1.record").read_bytes() == text


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("british\tA/66\tcommit", "british\tA/99\tcommit", "line 14: 'A/99' is not offered"),
        (
            "version\t1",
            "version\t2",
            "line 4: it was played with version 2 of the rules of patrol; these are version 1",
        ),
        ("game\tpatrol", "game\tambush", "line 3: this is a game of ambush, not of patrol"),
        ("# seats british=person", "# seats red=person", "'# seats red=person' should seat british, each side once"),
        ("# seats british=person", "# seats british=hal", "there is no bot 'hal' for patrol; there are random"),
    ],
)
def test_a_damaged_game_is_refused_with_its_line(table: Table, right: str, wrong: str, sentence: str) -> None:
    table.play(START, "2", "2")
    text = table.file().read_text(encoding="utf-8")
    assert right in text
    table.file().write_text(text.replace(right, wrong), encoding="utf-8")

    table.play("patrol")

    assert table.code == 2
    assert sentence in table.error
    assert table.error.endswith("--new begins another game and keeps this file under another name\n")
    assert table.file().read_text(encoding="utf-8") == text.replace(right, wrong)


@pytest.mark.parametrize("cut", [1, 2, 9, 14])
def test_a_line_that_was_not_written_to_its_end_is_dropped(table: Table, cut: int) -> None:
    table.play(START, "2", "2")
    whole = table.file().read_text(encoding="utf-8")
    table.file().write_text(whole[:-cut], encoding="utf-8")

    shown = table.play("patrol")

    answers = 6 if cut == 1 else 5
    assert shown.startswith("The last line of the file was not written to its end; the game goes on before it.") == (
        cut > 1
    )
    assert f"taken up after {answers} answers" in shown
    assert len(table.saved().history) == answers
    assert table.file().read_text(encoding="utf-8").endswith("\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("patrol --save .", "tallyho: .: Is a directory"),
        ("patrol --save file/below.record", "tallyho: file: File exists"),
        ("nowhere", "there is no game 'nowhere'"),
        ("patrol --scenario shrot", "patrol has no scenario 'shrot' (did you mean short?)"),
        ("patrol --scenario short --option radra", "patrol has no option 'radra' (did you mean radar?)"),
        ("patrol --scenario short --option fog --option radar", "options fog and radar exclude each other"),
        ("patrol --side britsh", "--side names 'britsh' (did you mean british?); the sides of patrol are british"),
        ("ambush --side green", "--side names 'green'; the sides of ambush are red, blue"),
        ("ambush --bot red", "--bot takes a side and a bot, such as blue=random, not 'red'"),
        ("ambush --bot red=hal", "there is no bot 'hal' for ambush; there are random"),
        ("ambush --bot green=random", "--bot names 'green'"),
        ("ambush --side red --bot red=first", "--side red and --bot red=first exclude each other"),
    ],
)
def test_bad_use_is_one_sentence(table: Table, tmp_path: Path, words: str, sentence: str) -> None:
    (tmp_path / "file").touch()

    assert table.play(words) == ""

    assert table.code == 2
    assert sentence in table.error
    assert table.error.count("\n") == 1
    assert not any(path.suffix == ".record" for path in tmp_path.rglob("*"))
