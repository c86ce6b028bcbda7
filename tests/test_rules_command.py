"""`tallyho rules` as a user meets it: what it prints, and how it ends."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import tallyho
from tallyho.cli import main
from tallyho.commands import rules as command
from tallyho.commands.rules_report import compact

ROWS = """\
id,section,kind,summary
fox:1a,Start,setup,The fox starts in its den.
fox:1b,Start,choice,The hound starts in a kennel [of its choice].
fox:1c,Start,choice,The hen starts in its coop (ruling lion:R-20).
fox:2,Chase,procedure,The hound moves first.
"""
RULINGS = "id,status,rules,text\nR-1,text,fox:2 fox:1a,The hound really moves first.\n"
CODE = "class Chase:\n    def first(self):\n        return HOUND  # fox:2\n\n\ndef start():  # fox:1\n    pass\n"
TESTS = """\
@pytest.mark.rules("fox:1a", "fox:2")
def test_start():
    assert start()


@pytest.mark.rules("fox:2")
def test_chase():
    chase()
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    folder = tmp_path / "shelf"
    folder.mkdir()
    (folder / "fox.csv").write_text(ROWS, encoding="utf-8")
    (folder / "fox-rulings.csv").write_text(RULINGS, encoding="utf-8")
    return folder


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "checkout"
    for folder in ("src/fox", "tests", "problems"):
        (root / folder).mkdir(parents=True)
    (root / "src/fox/chase.py").write_text(CODE, encoding="utf-8")
    (root / "tests/test_fox.py").write_text(TESTS, encoding="utf-8")
    (root / "problems/start.toml").write_text('rules = ["fox:1a"]\n[expect]\nvp = 0\n', encoding="utf-8")
    return root


class Spoken:
    """Runs `tallyho rules` on the shelf and the checkout."""

    def __init__(self, shelf: Path, checkout: Path, captured: pytest.CaptureFixture[str]) -> None:
        self.always = ["--ledger", str(shelf), "--root", str(checkout)]
        self.captured = captured
        self.code = -1
        self.complaint = ""

    def __call__(self, *words: str) -> str:
        self.code = main(["rules", *words, *self.always])
        printed = self.captured.readouterr()
        self.complaint = printed.err
        return printed.out


@pytest.fixture
def tally(shelf: Path, checkout: Path, capsys: pytest.CaptureFixture[str]) -> Spoken:
    return Spoken(shelf, checkout, capsys)


def test_a_rule_with_everything_known_about_it(tally: Spoken) -> None:
    assert tally("fox:2") == (
        "fox:2  Chase (procedure)\n"
        "The hound moves first.\n"
        "obeyed by       src/fox/chase.py:3 Chase.first\n"
        "proved by       tests/test_fox.py:2 test_start\n"
        "not proved by   tests/test_fox.py:7 test_chase, which checks nothing\n"
        "R-1 text        The hound really moves first.\n"
        "\n"
    )
    assert (tally.code, tally.complaint) == (0, "")


def test_a_rule_obeyed_through_its_section_and_proved_twice(tally: Spoken) -> None:
    assert tally("fox:1a") == (
        "fox:1a  Start (setup)\n"
        "The fox starts in its den.\n"
        "obeyed by       src/fox/chase.py:6 start (as fox:1)\n"
        "proved by       tests/test_fox.py:2 test_start\n"
        "                problems/start.toml:1\n"
        "R-1 text        The hound really moves first.\n"
        "\n"
    )


def test_a_rule_that_nothing_proves_and_a_ruling_of_another_game(tally: Spoken, checkout: Path) -> None:
    (checkout / "src/fox/chase.py").unlink()
    lines = tally("fox:1c").splitlines()
    assert lines[2:4] == ["obeyed by       nothing yet", "proved by       nothing yet"]
    assert lines[4].startswith("lion:R-20 text  13 starts its result table at -35")


def test_brackets_are_printed_as_they_are(tally: Spoken) -> None:
    assert "The hound starts in a kennel [of its choice].\n" in tally("fox:1b")


def test_several_rules(tally: Spoken) -> None:
    printed = tally("fox:2", "lion:9.1a", "fox:1a")
    heads = ["fox:2  Chase (procedure)", "lion:9.1a  No hunters (choice)", "fox:1a  Start (setup)"]
    assert [line for line in printed.splitlines() if line in heads] == heads


def test_a_section_lists_its_rules(tally: Spoken) -> None:
    assert tally("fox:1") == (
        "fox:1  3 rules, 1 proved (+)\n"
        "+ fox:1a        Start (setup): The fox starts in its den.\n"
        "  fox:1b        Start (choice): The hound starts in a kennel [of its choice].\n"
        "  fox:1c        Start (choice): The hen starts in its coop (ruling lion:R-20).\n"
        "\n"
    )


def test_a_section_shows_no_proof_that_cannot_fail(tally: Spoken, checkout: Path) -> None:
    (checkout / "problems/start.toml").write_text('rules = ["fox:1b"]\n', encoding="utf-8")
    assert "\n  fox:1b        Start (choice): " in tally("fox:1")


@pytest.mark.parametrize(("section", "count"), [("lion:9.1", 9), ("lion:9", 16), ("hksw:turns.1", 3), ("fbob:17.6", 9)])
def test_sections_of_the_real_ledgers(tally: Spoken, section: str, count: int) -> None:
    assert tally(section).startswith(f"{section}  {count} rules, 0 proved (+)\n")


def test_a_ruling_by_its_name(tally: Spoken) -> None:
    assert tally("fox:R-1") == (
        "fox:R-1  ruling (text)\n"
        "The hound really moves first.\n"
        "fox:2           The hound moves first.\n"
        "fox:1a          The fox starts in its den.\n"
        "\n"
    )


def test_a_terminal_breaks_lines_under_their_label(tally: Spoken, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "46")
    printed = tally("fox:2")
    assert "R-1 text        The hound really moves first.\n" in printed
    assert "not proved by   tests/test_fox.py:7\n                test_chase, which checks\n" in printed


def test_a_terminal_never_breaks_a_name(tally: Spoken, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "46")
    (checkout / "problems/start.toml").rename(checkout / "problems/a-start-with-a-very-long-name-indeed.toml")
    assert "\n                problems/a-start-with-a-very-long-name-indeed.toml:1\n" in tally("fox:1a")


def test_outside_a_checkout_the_rule_is_still_known(
    shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_checkout", lambda root: root)
    assert main(["rules", "fox:2", "--ledger", str(shelf)]) == 0
    assert capsys.readouterr().out == (
        "fox:2  Chase (procedure)\n"
        "The hound moves first.\n"
        "R-1 text        The hound really moves first.\n"
        "\n"
        "Note: what the code obeys and the tests prove is only known in a source checkout; name one with --root.\n"
    )
    assert main(["rules", "--coverage", "--ledger", str(shelf)]) == 2
    assert "is only known in a source checkout; name one with --root" in capsys.readouterr().err


def test_coverage_of_one_game(tally: Spoken) -> None:
    assert tally("--coverage", "fox") == (
        "fox\n"
        "rows  proved   share  obeyed  nowhere  cannot fail\n"
        "   4       2  50.0 %       1        0            1\n"
        "not proved      1b-c\n"
        "cannot fail     fox:2 in tests/test_fox.py:7 test_chase, which checks nothing\n"
        "\n"
        "fox: 2 of 4 rows proved (50.0 %)\n"
    )
    assert tally.code == 0


def test_coverage_of_every_game_ends_with_a_line_for_each(tally: Spoken) -> None:
    printed = tally("--coverage")
    assert printed.splitlines()[-5:] == [
        "eagle: 0 of 597 rows proved (0.0 %)",
        "fbob: 0 of 437 rows proved (0.0 %)",
        "fox: 2 of 4 rows proved (50.0 %)",
        "hksw: 0 of 271 rows proved (0.0 %)",
        "lion: 0 of 605 rows proved (0.0 %)",
    ]
    assert max(len(line) for line in printed.splitlines()) <= 80


def test_a_game_that_is_all_proved_lists_nothing(tally: Spoken, checkout: Path) -> None:
    rules = 'rules = ["fox:1a", "fox:1b", "fox:1c", "fox:2"]\n[expect]\nvp = 0\n'
    (checkout / "problems/start.toml").write_text(rules, encoding="utf-8")
    (checkout / "tests/test_fox.py").unlink()
    assert tally("--coverage", "fox", "--require", "100") == (
        "fox\n"
        "rows  proved    share  obeyed  nowhere  cannot fail\n"
        "   4       4  100.0 %       1        0            0\n"
        "\n"
        "fox: 4 of 4 rows proved (100.0 %)\n"
    )
    assert tally.code == 0


@pytest.mark.parametrize(
    ("percent", "code", "end"), [("50", 0, "(50.0 %)"), ("50.5", 1, "(50.0 %); 50.5 % are required")]
)
def test_require_makes_it_a_gate(tally: Spoken, percent: str, code: int, end: str) -> None:
    assert tally("--coverage", "fox", "--require", percent).endswith(f"fox: 2 of 4 rows proved {end}\n")
    assert tally.code == code


def test_require_means_coverage(tally: Spoken) -> None:
    assert tally("--require", "0", "fox").endswith("fox: 2 of 4 rows proved (50.0 %)\n")
    assert tally.code == 0


def test_a_citation_that_exists_nowhere_fails_the_gate(tally: Spoken, checkout: Path) -> None:
    (checkout / "src/fox/wrong.py").write_text("# fox:9\n", encoding="utf-8")
    printed = tally("--coverage", "fox")
    assert "nowhere         fox:9 in src/fox/wrong.py:1\n" in printed
    assert printed.endswith("fox: 2 of 4 rows proved (50.0 %); citations that exist nowhere: 1\n")
    assert tally.code == 0
    tally("--coverage", "fox", "--require", "0")
    assert tally.code == 1
    tally("--coverage", "lion", "--require", "0")
    assert tally.code == 0


def test_a_citation_of_a_game_without_a_ledger_fails_the_gate_over_all_games(tally: Spoken, checkout: Path) -> None:
    test = "@pytest.mark.rules('fux:2')\ndef test_it():\n    assert one()\n"
    (checkout / "tests/test_wrong.py").write_text(test, encoding="utf-8")
    (checkout / "problems/wrong.toml").write_text('rules = ["zebra:1"]\n[expect]\nvp = 0\n', encoding="utf-8")
    (checkout / "src/fox/times.py").write_text("# at 9:30, from hen:80\n", encoding="utf-8")
    lines = tally("--coverage", "--require", "0").splitlines()
    shelf = "the ledgers are of eagle, fbob, fox, hksw, lion"
    assert lines[-8:-5] == [
        "nowhere         fux:2 in tests/test_wrong.py:2 test_it: there is no ledger of a game 'fux'; did you mean fox?",
        f"nowhere         zebra:1 in problems/wrong.toml:1: there is no ledger of a game 'zebra'; {shelf}",
        "eagle: 0 of 597 rows proved (0.0 %)",
    ]
    assert lines[-1] == "games without a ledger: citations that exist nowhere: 2"
    assert tally.code == 1
    assert tally("--coverage").splitlines() == lines
    assert tally.code == 0
    assert "nowhere   " not in tally("--coverage", "fox", "--require", "0")
    assert tally.code == 0


def test_a_game_whose_ledger_is_in_the_checkout_but_not_on_the_shelf_is_known(tally: Spoken, checkout: Path) -> None:
    (checkout / "tests/games/ledger").mkdir(parents=True)
    (checkout / "tests/games/ledger/hen.csv").touch()
    (checkout / "problems/hen.toml").write_text('rules = ["hen:1"]\n[expect]\nvp = 0\n', encoding="utf-8")
    assert "hen:1" not in tally("--coverage", "--require", "0")
    assert tally.code == 0


def test_a_problem_that_expects_only_empty_lists_cannot_fail(tally: Spoken, checkout: Path) -> None:
    problem = 'rules = ["fox:1b"]\n[expect]\nlog = []\nunits = {}\n'
    (checkout / "problems/start.toml").write_text(problem, encoding="utf-8")
    assert tally("--coverage", "fox") == (
        "fox\n"
        "rows  proved   share  obeyed  nowhere  cannot fail\n"
        "   4       2  50.0 %       1        0            2\n"
        "not proved      1b-c\n"
        "cannot fail     fox:2 in tests/test_fox.py:7 test_chase, which checks nothing\n"
        "cannot fail     fox:1b in problems/start.toml:1, which expects nothing\n"
        "\n"
        "fox: 2 of 4 rows proved (50.0 %)\n"
    )


def test_a_marker_without_a_rule_id_fails_the_gate(tally: Spoken, checkout: Path) -> None:
    test = "@pytest.mark.rules('9.1a')\ndef test_one():\n    assert one()\n"
    (checkout / "tests/test_wrong.py").write_text(test, encoding="utf-8")
    assert "no rule id      '9.1a' in tests/test_wrong.py:2 test_one\n" in tally("--coverage", "fox")
    assert tally.code == 0
    tally("--coverage", "fox", "--require", "0")
    assert tally.code == 1


def test_files_that_were_not_searched_are_named(tally: Spoken, checkout: Path) -> None:
    (checkout / "problems/wrong.toml").write_text("rules = 1\n", encoding="utf-8")
    said = "not searched    problems/wrong.toml: rules is 1; it must be a list of rule ids\n"
    assert said in tally("--coverage", "fox")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fox:1z"], "there is no rule fox:1z; the nearest are fox:1c, fox:1b, fox:1a"),
        (["fox:R-7"], "there is no rule fox:R-7; the nearest are fox:R-1, fox:2, fox:1c"),
        (["fox:2", "fox:1z"], "there is no rule fox:1z; the nearest are fox:1c, fox:1b, fox:1a"),
        (["fux:2"], "there is no ledger of a game 'fux'; did you mean fox?"),
        (["zebra:2"], "there is no ledger of a game 'zebra'; the ledgers are of eagle, fbob, fox, hksw, lion"),
        (["fox2"], "'fox2' is no rule id: that is a game and a number, such as fox:2, fox:1c, fox:1b"),
        (["fox"], "'fox' is a game: a rule or section needs a number (fox:1a), or ask for --coverage fox"),
        (["fox:elsewhere.entirely"], "there is no rule fox:elsewhere.entirely; the nearest are fox:1a, fox:1b, fox:1c"),
        (["--coverage", "lino"], "there is no ledger of a game 'lino'; did you mean lion?"),
        (["--coverage", "fox", "fox:2"], "there is no ledger of a game 'fox:2'; did you mean fox?"),
        ([], "name a rule such as lion:9.1a, or ask for --coverage"),
        (
            ["--require", "101"],
            "Invalid value for '--require': 101.0 is not in the range 0<=x<=100; see `tallyho rules --help`.",
        ),
    ],
)
def test_bad_use_is_answered_with_one_sentence(tally: Spoken, words: list[str], said: str) -> None:
    assert tally(*words) == ""
    assert tally.complaint == f"tallyho: {said}\n"
    assert tally.code == 2


def test_a_wrong_ledger_is_refused(tally: Spoken, shelf: Path) -> None:
    (shelf / "fox.csv").write_text(ROWS.replace("procedure", "notion"), encoding="utf-8")
    assert tally("fox:2") == ""
    assert tally.complaint.startswith("tallyho: fox.csv line 5: kind is 'notion'; it must be one of ")
    assert tally.code == 2


def test_the_ledger_of_a_folder_of_games_is_on_the_shelf(
    shelf: Path, checkout: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "__init__.py").write_text("TITLES = ()\n", encoding="utf-8")
    shelf.rename(tmp_path / "games" / "ledger")
    assert main(["--games", str(tmp_path / "games"), "rules", "fox:2", "--root", str(checkout)]) == 0
    assert capsys.readouterr().out.startswith("fox:2  Chase (procedure)\nThe hound moves first.\n")


def test_a_folder_with_nothing_to_search_is_refused(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "lion:9.1a", "--root", str(shelf)]) == 2
    expected = f"tallyho: there is nothing to search in {shelf}: it has no folder src, tests or problems\n"
    assert capsys.readouterr().err == expected


def test_the_checkout_is_found_from_the_current_folder(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tallyho, "__file__", str(tmp_path / "site-packages" / "tallyho" / "__init__.py"))
    monkeypatch.chdir(checkout / "src" / "fox")
    assert command.find_checkout(None) is None
    (checkout / "src" / "tallyho").mkdir()
    assert command.find_checkout(None) is None
    (checkout / "pyproject.toml").touch()
    assert command.find_checkout(None) == checkout
    monkeypatch.chdir(checkout)
    assert command.find_checkout(None) == checkout


def test_the_checkout_is_found_from_the_package_first(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for root in (checkout, tmp_path / "other"):
        (root / "src" / "tallyho").mkdir(parents=True)
        (root / "pyproject.toml").touch()
    monkeypatch.setattr(tallyho, "__file__", str(checkout / ".venv" / "lib" / "tallyho" / "__init__.py"))
    monkeypatch.chdir(tmp_path / "other")
    assert command.find_checkout(None) == checkout


@pytest.mark.parametrize("part", ["src", "tests", "problems"])
def test_the_named_folder_needs_only_something_to_search(tmp_path: Path, part: str) -> None:
    (tmp_path / part).mkdir()
    assert command.find_checkout(tmp_path) == tmp_path


def test_ids_are_listed_compactly() -> None:
    numbers = "1a 1b 1c 1e 11.25f 11.25a 3.II.1a2 9.1 9.1b 2.production.a 2.production.b 17.6EWa 17.6EWb event.big-wing"
    rules = [f"fox:{number}" for number in numbers.split()]
    assert compact("fox", rules) == (
        "1a-c 1e 11.25a 11.25f 3.II.1a2 9.1 9.1b 2.production.a-b 17.6EWa-b event.big-wing"
    )


def test_coverage_of_this_repository_is_quick(capsys: pytest.CaptureFixture[str]) -> None:
    root = command.find_checkout(None)
    assert root is not None
    began = time.process_time()
    main(["rules", "--coverage", "--root", str(root)])
    assert time.process_time() - began < 5  # a fifth of what the hook before stopping gives it
    assert "lion: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "head", "sentence", "labels"),
    [
        (
            "lion:9.1a",
            "lion:9.1a  Aucun Gruppe en chasse (choix)",
            "S’il n’y a aucun Gruppe",
            ("suivie par", "prouvée par"),
        ),
        ("eagle:1a", "eagle:1a  Introduction (définition)", "Le joueur unique commande", ("suivie par",)),
        ("hksw:1.a", "hksw:1.a  Étape 1, marqueur de tour (procédure)", "Chaque tour s’ouvre", ("suivie par",)),
        ("hksw:R-02", "hksw:R-02  décision (d’après une source publiée)", "Faces des dés.", ("hksw:8.dogfight.g",)),
        ("hksw:3.weather.b", "hksw:3.weather.b  ", "", ("R-01 notre conception  Météo.",)),
        ("hksw:turns.1", "hksw:turns.1  3 règles, dont", "", ("(mise en place)\u00a0: Au tour 1",)),
        (
            "fbob:1.1a",
            "fbob:1.1a  Présentation (victoire)",
            "Chaque joueur cherche à avoir plus",
            ("suivie par",),
        ),
    ],
)
def test_rules_in_the_language_that_was_chosen(
    name: str, head: str, sentence: str, labels: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "fr", "rules", name]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(head)
    assert lines[1].startswith(sentence)
    for label in labels:
        assert any(label in line for line in lines)


def test_a_long_label_leaves_the_lines_below_it_their_width(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["--language", "fr", "rules", "hksw:8.dogfight.g"]) == 0
    lines = capsys.readouterr().out.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("R-02 d’après une source publiée  "))
    assert lines[start + 1].startswith(" " * 16 + "3/1/2")
    assert max(map(len, lines[start:])) > 76
