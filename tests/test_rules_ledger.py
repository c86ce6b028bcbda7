"""Reading ledgers: what a section covers, what a ledger may hold, and how a wrong one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tallyho.table.errors import BadData
from tallyho.table.rules import Ledger, Row, Ruling, read_ledgers
from tallyho.table.rules.ids import in_section, rules_in_text
from tallyho.table.rules.ledger import named_rulings

ROWS = """\
id,section,kind,summary
fox:1a,Start,setup,The fox starts in its den.
fox:1b,Start,choice,"The hound's player chooses a kennel, or none (R-2)."
fox:1.1a,Dens,definition,A den holds one fox.
fox:2,Chase,procedure,The hound moves first.
"""
RULINGS = """\
id,status,rules,text
R-1,text,fox:2,The hound really moves first.
R-2,choice,fox:1b fox:1a,None counts as a kennel.
"""


def shelf(folder: Path, game: str = "fox", rows: str = ROWS, rulings: str | None = RULINGS) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / f"{game}.csv").write_text(rows, encoding="utf-8")
    if rulings is not None:
        (folder / f"{game}-rulings.csv").write_text(rulings, encoding="utf-8")
    return folder


def refusal(folder: Path) -> str:
    with pytest.raises(BadData) as refused:
        read_ledgers([folder])
    return str(refused.value)


def test_rows_and_rulings_are_read_in_order(tmp_path: Path) -> None:
    ledger = Ledger.read(shelf(tmp_path), "fox")
    assert ledger.game == "fox"
    assert list(ledger.rows) == ["fox:1a", "fox:1b", "fox:1.1a", "fox:2"]
    assert ledger.rows["fox:1b"] == Row(
        "fox:1b", "Start", "choice", "The hound's player chooses a kennel, or none (R-2)."
    )
    assert list(ledger.rulings) == ["R-1", "R-2"]
    assert ledger.rulings["R-2"] == Ruling("R-2", "choice", ("fox:1b", "fox:1a"), "None counts as a kennel.")


def test_rulings_of_a_rule(tmp_path: Path) -> None:
    ledger = Ledger.read(shelf(tmp_path), "fox")
    assert [ruling.id for ruling in ledger.rulings_of("fox:1a")] == ["R-2"]
    assert [ruling.id for ruling in ledger.rulings_of("fox:2")] == ["R-1"]
    assert ledger.rulings_of("fox:1.1a") == []


def test_a_ruling_by_its_full_name(tmp_path: Path) -> None:
    ledger = Ledger.read(shelf(tmp_path), "fox")
    assert ledger.ruling("fox:R-2") is ledger.rulings["R-2"]
    assert ledger.ruling("fox:R-3") is None
    assert ledger.ruling("hen:R-2") is None
    assert ledger.ruling("R-2") is None


def test_rulings_need_not_exist(tmp_path: Path) -> None:
    rows = ROWS.replace(" (R-2)", "")
    assert Ledger.read(shelf(tmp_path, rows=rows, rulings=None), "fox").rulings == {}


def test_rows_of_a_section(tmp_path: Path) -> None:
    ledger = Ledger.read(shelf(tmp_path), "fox")
    assert [row.id for row in ledger.rows_in("fox:1")] == ["fox:1a", "fox:1b", "fox:1.1a"]
    assert [row.id for row in ledger.rows_in("fox:1.1")] == ["fox:1.1a"]
    assert ledger.rows_in("fox:2") == []
    assert ledger.rows_in("fox:") == []
    assert ledger.rows_in("fox") == []


@pytest.mark.parametrize(
    ("rule", "section"),
    [
        ("lion:9.1a", "lion:9.1"),
        ("lion:9.1a", "lion:9"),
        ("lion:9a", "lion:9"),
        ("lion:4.IV.3a", "lion:4.IV"),
        ("lion:4.IV.3a", "lion:4.IV.3"),
        ("lion:event.flak.a", "lion:event"),
        ("hksw:2.production.a", "hksw:2.production"),
        ("hksw:2.production.a", "hksw:2"),
        ("fbob:17.6EWa", "fbob:17.6EW"),
        ("fbob:17.6EWa", "fbob:17.6"),
    ],
)
def test_stands_in_the_section(rule: str, section: str) -> None:
    assert in_section(rule, section)


@pytest.mark.parametrize(
    ("rule", "section"),
    [
        ("lion:9.1a", "lion:9.1a"),
        ("lion:9.11a", "lion:9.1"),
        ("lion:19.1a", "lion:9.1"),
        ("lion:4.II.1a", "lion:4.I"),
        ("lion:4.IV.3a", "lion:4.I"),
        ("lion:event.clouds-scatter-raid", "lion:event.clouds"),
        ("lion:event.flak.a", "lion:ev"),
        ("hksw:turns.10.a", "hksw:turns.1"),
        ("fbob:17.6EWa", "fbob:17.6E"),
        ("fbob:9.10a", "fbob:9.1"),
        ("fbob:3.II.1a2", "fbob:3.II.1a"),
        ("eagle:9.1a", "lion:9.1"),
    ],
)
def test_stands_outside_the_section(rule: str, section: str) -> None:
    assert not in_section(rule, section)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("obeys lion:9.1a.", ["lion:9.1a"]),
        ("lion:4.IV.3a, hksw:2.production.a; (fbob:17.6EWa)", ["lion:4.IV.3a", "hksw:2.production.a", "fbob:17.6EWa"]),
        ("see hksw:turns.dates...", ["hksw:turns.dates"]),
        ("lion:event.clouds-inhibit-hunters.a-", ["lion:event.clouds-inhibit-hunters.a"]),
        ('"lion:10.22b"', ["lion:10.22b"]),
        ("lion: 9", []),
        ("medallion:9 sea-lion:9 tiger:9", []),
        ("lion:9.1a/lion:9.1b", ["lion:9.1a", "lion:9.1b"]),
    ],
)
def test_ids_end_where_the_token_ends(text: str, rules: list[str]) -> None:
    assert rules_in_text(["lion", "hksw", "fbob"]).findall(text) == rules


def test_without_games_there_are_no_ids() -> None:
    assert rules_in_text([]).findall(":9.1a lion:9.1a") == []


def test_rulings_named_by_a_row() -> None:
    row = Row("fox:1", "Start", "setup", "As in R-31, and hen:R-4; not in PR-5 or R-x.")
    assert named_rulings(row) == [("fox", "R-31"), ("hen", "R-4")]


def test_ledgers_of_several_folders_by_game(tmp_path: Path) -> None:
    first = shelf(tmp_path / "one")
    (first / "french-glossary.csv").write_text("term_en,term_fr\n", encoding="utf-8")
    (first / "notes.md").write_text("not a ledger", encoding="utf-8")
    ant = "id,section,kind,summary\nant:1,Start,setup,As the fox does (ruling fox:R-1).\n"
    second = shelf(tmp_path / "two", "ant", ant, None)
    assert list(read_ledgers([first, second])) == ["ant", "fox"]


def test_a_game_has_only_one_ledger(tmp_path: Path) -> None:
    one, two = shelf(tmp_path / "one"), shelf(tmp_path / "two")
    with pytest.raises(BadData) as refused:
        read_ledgers([one, two])
    assert str(refused.value) == f"the ledger fox.csv of {two} is a second one: {one} has it too"


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none") == f"there is no ledger folder {tmp_path / 'none'}"


def test_a_folder_without_ledgers(tmp_path: Path) -> None:
    (tmp_path / "fox-rulings.csv").write_text(RULINGS, encoding="utf-8")
    expected = f"{tmp_path} holds no ledger: that is a file GAME.csv with the columns id, section, kind, summary"
    assert refusal(tmp_path) == expected


def test_a_ledger_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        Ledger.read(tmp_path, "hen")
    assert str(refused.value) == f"there is no ledger {tmp_path / 'hen.csv'}"


def test_a_name_that_no_game_can_have(tmp_path: Path) -> None:
    shelf(tmp_path, "My Game")
    expected = f"{tmp_path}: 'My Game' cannot be a game; its name must be small letters, digits and hyphens"
    assert refusal(tmp_path) == expected


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("fox:1.1a,", "hen:1.1a,", "fox.csv line 4: id is 'hen:1.1a'; it must be fox: and a number, such as fox:9.1a"),
        ("fox:1.1a,", "1.1a,", "fox.csv line 4: id is '1.1a'; it must be fox: and a number, such as fox:9.1a"),
        ("fox:1.1a,", "fox:R-1,", "fox.csv line 4: id is 'fox:R-1'; it must be fox: and a number, such as fox:9.1a"),
        ("fox:1.1a,", "fox:1..1,", "fox.csv line 4: id is 'fox:1..1'; it must be fox: and a number, such as fox:9.1a"),
        ("A den holds one fox.", "  ", "fox.csv line 4: column summary is empty"),
        (",Dens,", ",,", "fox.csv line 4: column section is empty"),
        ("(R-2)", "(R-9)", "fox.csv line 3: fox:1b names ruling R-9, which does not exist"),
        ("first.", "first (R-2).", "fox.csv line 5: fox:2 names ruling R-2, which does not list that row"),
        ("first.", "first (hen:R-2).", "fox.csv line 5: fox:2 names ruling hen:R-2, which does not exist"),
    ],
)
def test_a_wrong_row_is_refused_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in ROWS
    assert refusal(shelf(tmp_path, rows=ROWS.replace(old, new))) == said


def test_an_unknown_kind_is_refused_with_all_kinds(tmp_path: Path) -> None:
    said = refusal(shelf(tmp_path, rows=ROWS.replace("definition", "notion")))
    assert said.startswith("fox.csv line 4: kind is 'notion'; it must be one of advanced, chance, choice, component,")


def test_an_id_that_occurs_twice_is_refused(tmp_path: Path) -> None:
    said = refusal(shelf(tmp_path, rows=ROWS.replace("fox:1.1a,", "fox:1a,")))
    assert "fox.csv line 4" in said
    assert "'fox:1a'" in said


def test_a_line_is_counted_from_where_the_row_begins(tmp_path: Path) -> None:
    rows = 'section,id,kind,summary\n"Two\nlines",fox:1a,setup,Words.\n\n"And\nmore",fox:2,notion,Words.\n'
    assert refusal(shelf(tmp_path, rows=rows)).startswith("fox.csv line 5: kind is 'notion'")


def test_a_column_that_is_missing_is_refused(tmp_path: Path) -> None:
    assert "kind" in refusal(shelf(tmp_path, rows="id,section,summary\nfox:1,Start,Words.\n"))


def test_a_ledger_without_rows_is_refused(tmp_path: Path) -> None:
    assert refusal(shelf(tmp_path, rows="id,section,kind,summary\n")) == "fox.csv: the ledger has no rows"


def test_a_ledger_that_is_not_text_is_refused(tmp_path: Path) -> None:
    shelf(tmp_path)
    (tmp_path / "fox.csv").write_bytes(b"id,section,kind,summary\nfox:1,\xff,setup,Words.\n")
    assert refusal(tmp_path).startswith("fox.csv is not UTF-8 text: ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("R-1,", "7,", "fox-rulings.csv line 2: id is '7'; it must be R- and a number, such as R-07"),
        ("R-1,", "R-1a,", "fox-rulings.csv line 2: id is 'R-1a'; it must be R- and a number, such as R-07"),
        ("fox:1a,", "fox:1,", "fox-rulings.csv line 3: ruling R-2 bears on fox:1, which is no row of the ledger"),
        ("fox:1a,", "fox:1b,", "fox-rulings.csv line 3: ruling R-2 lists fox:1b more than once"),
        ("None counts as a kennel.", "", "fox-rulings.csv line 3: column text is empty"),
    ],
)
def test_a_wrong_ruling_is_refused_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in RULINGS
    assert refusal(shelf(tmp_path, rulings=RULINGS.replace(old, new))) == said


def test_an_unknown_status_is_refused(tmp_path: Path) -> None:
    said = refusal(shelf(tmp_path, rulings=RULINGS.replace(",text,fox:2", ",guess,fox:2")))
    assert said.startswith("fox-rulings.csv line 2: status is 'guess'; it must be one of choice, design, inferred,")
