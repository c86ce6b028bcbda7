"""The ledgers that come with Tallyho: complete, consistent, and tied to their rulings."""

from __future__ import annotations

import csv
import re
from collections import Counter
from pathlib import Path

import pytest

import tallyho
from tallyho.table.rules import KINDS, STATUSES, Ledger, read_ledgers

FOLDER = Path(tallyho.__file__).parent / "ledger"
GAMES = ("eagle", "fbob", "hksw", "lion")
LEDGERS = (*GAMES, "fr/eagle", "fr/hksw", "fr/lion")


@pytest.fixture(scope="module")
def ledgers() -> dict[str, Ledger]:
    return read_ledgers([FOLDER])


def test_the_four_games_have_ledgers(ledgers: dict[str, Ledger]) -> None:
    assert tuple(ledgers) == GAMES


@pytest.mark.parametrize(
    ("game", "rows", "rulings"), [("lion", 605, 80), ("eagle", 597, 80), ("hksw", 271, 54), ("fbob", 437, 91)]
)
def test_no_row_and_no_ruling_is_lost(ledgers: dict[str, Ledger], game: str, rows: int, rulings: int) -> None:
    assert len(ledgers[game].rows) == rows
    assert list(ledgers[game].rulings) == [f"R-{number:02}" for number in range(1, rulings + 1)]


def test_every_kind_and_every_status_is_in_use(ledgers: dict[str, Ledger]) -> None:
    assert {row.kind for ledger in ledgers.values() for row in ledger.rows.values()} == KINDS
    assert {ruling.status for ledger in ledgers.values() for ruling in ledger.rulings.values()} == STATUSES


@pytest.mark.parametrize(
    ("game", "statuses"),
    [
        ("lion", {"text": 16, "repair": 3, "inferred": 61}),
        ("eagle", {"text": 24, "repair": 3, "inferred": 53}),
        ("hksw", {"design": 10, "reading": 41, "record": 2, "letter": 1}),
        ("fbob", {"choice": 75, "letter": 15, "repair": 1}),
    ],
)
def test_rulings_stand_on_the_grounds_their_source_gives(
    ledgers: dict[str, Ledger], game: str, statuses: dict[str, int]
) -> None:
    assert Counter(ruling.status for ruling in ledgers[game].rulings.values()) == statuses


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_bears_on_a_rule_of_its_game(ledgers: dict[str, Ledger], game: str) -> None:
    idle = [ruling.id for ruling in ledgers[game].rulings.values() if not ruling.rules]
    assert idle == []


@pytest.mark.parametrize(
    ("rule", "rulings"),
    [
        ("lion:9.1a", ["R-40", "R-72"]),
        ("lion:16.2c", ["R-20"]),
        ("eagle:chart.crt.b", ["R-21"]),
        ("eagle:18.3a", ["R-31"]),
        ("eagle:16.2c", []),  # it names a ruling of Lion
        ("hksw:6.movement.h", ["R-04"]),
        ("hksw:8.success.a", ["R-06", "R-25", "R-47"]),
        ("fbob:17.4c", ["R-01", "R-71"]),
        ("fbob:29.1c", ["R-03", "R-80"]),
        ("lion:1a", []),
    ],
)
def test_rulings_are_found_at_their_rules(ledgers: dict[str, Ledger], rule: str, rulings: list[str]) -> None:
    ledger = ledgers[rule.partition(":")[0]]
    assert [ruling.id for ruling in ledger.rulings_of(rule)] == rulings


def test_a_ruling_keeps_its_words_on_one_line(ledgers: dict[str, Ledger]) -> None:
    assert ledgers["fbob"].rulings["R-38"].text == "1/RNAS (32.2) is the unit 1RN (2.18)."
    assert (
        ledgers["hksw"]
        .rulings["R-05"]
        .text.endswith("made by the Luftwaffe player when the square is resolved (R-38).")
    )
    assert ledgers["eagle"].rulings["R-01"].text.startswith("Close escort minimum (19.2). The English rulebook: always")
    assert ledgers["lion"].rulings["R-53"].text.endswith("the Lion rulebook has no counterpart of Eagle 14.24.")


@pytest.mark.parametrize("name", [f"{ledger}{part}.csv" for ledger in LEDGERS for part in ("", "-rulings")])
def test_files_are_clean_text(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert "\r" not in text
    assert text.count("\n") == sum(1 for _ in csv.reader(text.splitlines()))  # a row is a line
    assert re.findall(r"\*\*|`|\.txt\b|\b00[0-4]_|/work|shared/", text) == []


def test_the_french_glossary_translates_every_term_once() -> None:
    with (FOLDER / "french-glossary.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 304
    assert list(rows[0]) == ["term_en", "term_fr", "note"]
    assert all(row["term_en"].strip() and row["term_fr"].strip() for row in rows)
    assert [term for term, count in Counter(row["term_en"] for row in rows).items() if count > 1] == []
