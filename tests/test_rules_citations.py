"""Searching a checkout for citations, and joining them with a ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

from tallyho.table.rules import (
    Citation,
    Citations,
    Coverage,
    Ledger,
    Row,
    Ruling,
    Unread,
    coverage_of,
    enclosing,
    find_citations,
    of_no_game,
)
from tallyho.table.rules.proofs import CHECKS_NOTHING, NOT_PLAIN


def tree(root: Path, **files: str) -> Path:
    """A checkout; `src__fox__den` is the file src/fox/den.py, `toml` at the end of a name its suffix."""
    for name, text in files.items():
        stem, _, suffix = name.rpartition("_") if name.endswith("_toml") else (name, "", "py")
        path = root / f"{stem.replace('__', '/')}.{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def ledger() -> Ledger:
    numbers = ("1a", "1b", "1.1a", "2", "2b", "3")
    rows = {f"fox:{number}": Row(f"fox:{number}", "Part", "effect", "Words.") for number in numbers}
    return Ledger("fox", rows, {"R-1": Ruling("R-1", "text", ("fox:2",), "Words.")})


def covered(root: Path) -> Coverage:
    return coverage_of(ledger(), find_citations(root, ["fox"]))


def test_an_empty_folder_cites_nothing(tmp_path: Path) -> None:
    found = find_citations(tmp_path, ["fox"])
    assert (found.code, found.tests, found.malformed, found.unread) == ([], [], [], [])


def test_code_is_found_with_file_and_line(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        src__fox__den='"""fox:1a."""\n\nmove("fox:2b")  # fox:2, not hen:9\n',
        src__fox__ant="# fox:1.1a\n",
    )
    assert find_citations(root, ["fox"]).code == [
        Citation("fox:1.1a", "src/fox/ant.py", 1, "", ""),
        Citation("fox:1a", "src/fox/den.py", 1, "", ""),
        Citation("fox:2b", "src/fox/den.py", 3, "", ""),
        Citation("fox:2", "src/fox/den.py", 3, "", ""),
    ]


def test_only_the_games_asked_for_are_found(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        src__both="# fox:1a hen:1a\n",
        tests__test_hen="@pytest.mark.rules('hen:1a', 'fox:2')\ndef test_hen():\n    assert hen()\n",
    )
    found = find_citations(root, ["hen"])
    assert [citation.rule for citation in found.code + found.tests] == ["hen:1a", "hen:1a"]
    assert found.malformed == []


def test_parts_of_tallyho_that_belong_to_no_game_obey_no_rule(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        src__tallyho__table__ask="# fox:1a\n",
        src__tallyho__commands__rules="# fox:1a\n",
        src__tallyho__tables="# fox:2\n",
    )
    assert [citation.file for citation in find_citations(root, ["fox"]).code] == ["src/tallyho/tables.py"]


def test_what_is_around_a_citation(tmp_path: Path) -> None:
    source = """\
# fox:1a
class Fox:
    # fox:1b
    @cached
    def hide(self):
        if self.seen:
            return 1  # fox:2
        def dig():
            return 2  # fox:2b
        return dig

async def run():  # fox:3
    pass
"""
    root = tree(tmp_path, src__fox=source)
    found = find_citations(root, ["fox"]).code
    around = {citation.rule: enclosing(root, citation) for citation in found}
    expected = {"fox:1a": "", "fox:1b": "Fox", "fox:2": "Fox.hide", "fox:2b": "Fox.hide.dig", "fox:3": "run"}
    assert around == expected
    assert enclosing(root, Citation("fox:1a", "src/fox.py", 4, "", "")) == "Fox.hide"  # its decorator


def test_around_a_citation_that_cannot_be_told(tmp_path: Path) -> None:
    root = tree(tmp_path, src__fox="def broken(:  # fox:1a\n")
    (citation,) = find_citations(root, ["fox"]).code
    assert (citation.line, enclosing(root, citation)) == (1, "")
    assert enclosing(root, Citation("fox:1a", "src/gone.py", 1, "", "")) == ""


def test_a_place_is_written_as_editors_read_it() -> None:
    assert Citation("fox:1a", "src/fox.py", 7, "", "").place == "src/fox.py:7"
    assert Citation("fox:1a", "tests/test_fox.py", 7, "test_fox", "").place == "tests/test_fox.py:7 test_fox"


def test_tests_are_found_with_their_doubts(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        tests__deep__test_fox="@pytest.mark.rules('fox:1a')\ndef test_one():\n    assert one()\n",
        tests__test_ant="@pytest.mark.rules('fox:1a')\ndef test_two():\n    two()\n# fox:2 is no proof\n",
    )
    assert find_citations(root, ["fox"]).tests == [
        Citation("fox:1a", "tests/deep/test_fox.py", 2, "test_one", ""),
        Citation("fox:1a", "tests/test_ant.py", 2, "test_two", CHECKS_NOTHING),
    ]


def test_a_marker_that_holds_no_rule_id_is_malformed(tmp_path: Path) -> None:
    test = "@pytest.mark.rules('9.1a', 'fox: 1a', 'fox:1a,', *MORE)\ndef test_one():\n    assert one()\n"
    found = find_citations(tree(tmp_path, tests__test_fox=test), ["fox"])
    assert found.tests == []
    assert [(citation.rule, citation.doubt) for citation in found.malformed] == [
        ("9.1a", ""),
        ("fox: 1a", ""),
        ("fox:1a,", ""),
        ("*MORE", NOT_PLAIN),
    ]


def test_problems_prove_what_they_list_if_they_expect_something(tmp_path: Path) -> None:
    problem = 'title = "fox:2b"\nrules = [\n  "fox:2",\n  "fox:1.1a",\n]\n'
    root = tree(
        tmp_path,
        problems__fox__hunt_toml=problem + "[expect]\nvp = 0\n",
        problems__none_toml=problem.replace('  "fox:1.1a",\n', ""),
        problems__empty_toml='rules = ["fox:2"]\n[expect]\n[expect.units]\n',
        problems__free_toml="[expect]\nvp = 0\n",
        tests__games__problems__deep__nested_toml='rules = ["fox:2"]\n[expect.units]\n"54" = "den"\n',
        tests__games__other_toml='rules = ["fox:3"]\n[expect]\nvp = 0\n',
    )
    assert find_citations(root, ["fox"]).tests == [
        Citation("fox:2", "problems/empty.toml", 1, "", "expects nothing"),
        Citation("fox:2", "problems/fox/hunt.toml", 3, "", ""),
        Citation("fox:1.1a", "problems/fox/hunt.toml", 4, "", ""),
        Citation("fox:2", "problems/none.toml", 3, "", "expects nothing"),
        Citation("fox:2", "tests/games/problems/deep/nested.toml", 1, "", ""),
    ]


def test_a_rule_written_in_another_way_is_placed_on_the_first_line(tmp_path: Path) -> None:
    root = tree(tmp_path, problems__fox_toml='\nrules = ["fox:\\u0032"]\n[expect]\nvp = 0\n')
    assert find_citations(root, ["fox"]).tests == [Citation("fox:2", "problems/fox.toml", 1, "", "")]


@pytest.mark.parametrize("value", ["0", "false", '""', "[]"])
def test_to_expect_an_empty_value_is_to_expect_something(tmp_path: Path, value: str) -> None:
    root = tree(tmp_path, problems__fox_toml=f'rules = ["fox:2"]\n[expect]\nvp = {value}\n')
    assert [citation.doubt for citation in find_citations(root, ["fox"]).tests] == [""]


@pytest.mark.parametrize(
    "expected",
    [
        "log = []",
        "told = []",
        "refused = []",
        "offered.lacks = []",
        "offered = { has = [], exactly = [], weights = {} }",
        "units = {}",
        "view = {}",
        "view.red = {}",
        "log = []\noffered.lacks = []\nunits = {}\nview.red = {}",
        "",
    ],
)
def test_to_expect_only_what_is_empty_is_to_expect_nothing(tmp_path: Path, expected: str) -> None:
    root = tree(tmp_path, problems__fox_toml=f'rules = ["fox:2"]\n[expect]\n{expected}\n')
    assert [citation.doubt for citation in find_citations(root, ["fox"]).tests] == ["expects nothing"]


@pytest.mark.parametrize(
    "expected",
    [
        "log = []\nvp = 0",
        'log = ["hunt"]',
        "view.red.hand = []",
        'offered = { has = ["a"], lacks = [] }',
        "boxes.a = []",
    ],
)
def test_what_is_not_empty_counts_beside_what_is(tmp_path: Path, expected: str) -> None:
    root = tree(tmp_path, problems__fox_toml=f'rules = ["fox:2"]\n[expect]\n{expected}\n')
    assert [citation.doubt for citation in find_citations(root, ["fox"]).tests] == [""]


def test_files_that_cannot_be_read_are_listed(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        problems__broken_toml="rules = [\n",
        problems__text_toml='rules = "fox:1a"\n[expect]\nvp = 0\n',
        tests__test_broken="@pytest.mark.rules('fox:1a'\n",
        tests__test_fine="rules = 1\n",
    )
    (root / "src").mkdir()
    (root / "src" / "latin.py").write_bytes(b"# \xe9 fox:1a\n")
    unread = find_citations(root, ["fox"]).unread
    assert [one.file for one in unread] == [
        "src/latin.py",
        "tests/test_broken.py",
        "problems/broken.toml",
        "problems/text.toml",
    ]
    assert unread[0].reason.startswith("cannot be read: 'utf-8' codec")
    assert unread[1].reason.startswith("not valid Python: ")
    assert unread[2].reason.startswith("not valid TOML: ")
    assert unread[3] == Unread("problems/text.toml", "rules is 'fox:1a'; it must be a list of rule ids")


def test_coverage_counts_rows_proved_by_a_test_or_a_problem(tmp_path: Path) -> None:
    test = "@pytest.mark.rules('fox:1a', 'fox:2')\ndef test_one():\n    assert one()\n"
    root = tree(
        tmp_path,
        src__fox="# fox:1a fox:1a fox:3\n",
        tests__test_fox=test + "@pytest.mark.rules('fox:3')\ndef test_two():\n    two()\n",
        problems__fox_toml='rules = ["fox:1b", "fox:2"]\n[expect]\nvp = 0\n',
    )
    coverage = covered(root)
    assert (coverage.game, coverage.total) == ("fox", 6)
    assert coverage.obeyed == ["fox:1a", "fox:3"]
    assert coverage.proved == ["fox:1a", "fox:1b", "fox:2"]
    assert coverage.unproved == ["fox:1.1a", "fox:2b", "fox:3"]
    assert coverage.cannot_fail == [Citation("fox:3", "tests/test_fox.py", 5, "test_two", CHECKS_NOTHING)]
    assert coverage.nowhere == []
    assert coverage.tenths == 500
    assert coverage.reaches(50)
    assert not coverage.reaches(50.01)


def test_a_longer_id_is_another_rule(tmp_path: Path) -> None:
    root = tree(tmp_path, tests__test_fox="@pytest.mark.rules('fox:2b')\ndef test_one():\n    assert one()\n")
    assert covered(root).proved == ["fox:2b"]


def test_the_share_is_rounded_down() -> None:
    full = ledger()
    coverage = Coverage(full, obeyed=set(), proved=set(list(full.rows)[:5]))
    assert coverage.tenths == 833
    assert Coverage(full, obeyed=set(), proved=set(full.rows)).tenths == 1000
    assert not coverage.reaches(83.4)
    assert coverage.reaches(83.3)
    assert coverage.reaches(0)


def test_citations_that_exist_nowhere_are_listed(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        src__fox="# fox:9\n# fox:R-1\n# fox:R-2\n",
        tests__test_fox="@pytest.mark.rules('fox:1z', 'fox:R-1')\ndef test_one():\n    one()\n",
        problems__fox_toml='rules = ["fox:8"]\n[expect]\nvp = 0\n',
    )
    coverage = covered(root)
    assert [(citation.rule, citation.place) for citation in coverage.nowhere] == [
        ("fox:9", "src/fox.py:1"),
        ("fox:R-2", "src/fox.py:3"),
        ("fox:1z", "tests/test_fox.py:2 test_one"),
        ("fox:8", "problems/fox.toml:1"),
    ]
    assert [citation.rule for citation in coverage.cannot_fail] == ["fox:R-1"]
    assert coverage.proved == []


def test_code_may_cite_a_section_but_a_test_must_name_a_row(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        src__fox="# fox:1\n",
        tests__test_fox="@pytest.mark.rules('fox:1')\ndef test_one():\n    assert one()\n",
    )
    coverage = covered(root)
    assert [citation.file for citation in coverage.nowhere] == ["tests/test_fox.py"]
    assert (coverage.obeyed, coverage.proved) == ([], [])


def test_other_games_do_not_count(tmp_path: Path) -> None:
    test = "@pytest.mark.rules('foxes:1a')\ndef test_one():\n    assert one()\n"
    root = tree(tmp_path, src__fox="# foxes:9\n", tests__test_fox=test)
    coverage = coverage_of(ledger(), find_citations(root, ["fox", "foxes"]))
    assert (coverage.nowhere, coverage.proved) == ([], [])


def test_tests_and_problems_of_games_without_any_ledger_are_told_apart(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        src__fox="# ant:1\n",
        tests__test_fox="@pytest.mark.rules('fux:1a', 'hen:2', 'fox:2')\ndef test_one():\n    assert one()\n",
        problems__fox_toml='rules = ["hens:3"]\n[expect]\nvp = 0\n',
    )
    (root / "tests/games/ledger").mkdir(parents=True)
    (root / "tests/games/ledger/hen.csv").touch()
    found = find_citations(root, ["fox"])
    assert [citation.game for citation in found.foreign] == ["fux", "hen", "hens"]
    assert of_no_game(root, found) == [
        Citation("fux:1a", "tests/test_fox.py", 2, "test_one", ""),
        Citation("hens:3", "problems/fox.toml", 1, "", ""),
    ]


def test_no_citations_at_all() -> None:
    coverage = coverage_of(ledger(), Citations())
    assert (coverage.tenths, len(coverage.unproved), coverage.obeyed) == (0, 6, [])


def test_code_of_further_games_obeys_too(tmp_path: Path) -> None:
    root = tree(tmp_path / "checkout", tests__test_fox="")
    inside, outside = root / "games", tmp_path / "elsewhere"
    for folder in (inside, outside):
        folder.mkdir(parents=True)
        (folder / "fox.py").write_text("RUN = 1  # fox:2\n")
    found = find_citations(root, ["fox"], [inside, outside]).code
    assert [citation.file for citation in found] == ["games/fox.py", (outside / "fox.py").as_posix()]
