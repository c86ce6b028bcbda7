"""The record of 1940: what it says, and that damaged files are refused with file, row and reason."""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Callable
from datetime import date
from importlib.resources import files
from pathlib import Path

import pytest

from tallyho.history import history_1940, read_1940
from tallyho.raf.vocabulary import DAYS
from tallyho.table.errors import BadData

FILES = ("1940-days.csv", "1940-weeks.csv", "1940-strength.csv", "1940-months.csv", "totals.csv")
Rows = list[list[str]]


def damaged(folder: Path, name: str, change: Callable[[Rows], object]) -> Path:
    """A copy of the files in which the rows of one (its heading is row 0) are changed."""
    for file in FILES:
        shutil.copy(str(files("tallyho") / "history" / file), folder)
    path = folder / name
    rows = list(csv.reader(io.StringIO(path.read_text(encoding="utf-8"))))
    change(rows)
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    path.write_text(text.getvalue(), encoding="utf-8")
    return folder


def put(row: int, column: str, value: str) -> Callable[[Rows], object]:
    def change(rows: Rows) -> None:
        rows[row][rows[0].index(column)] = value

    return change


def test_the_battle_has_114_days() -> None:
    days = [*history_1940().days]
    assert (days[0], days[-1], len(days)) == ("1940-07-10", "1940-10-31", 114)
    assert days == sorted(set(days))
    assert (date.fromisoformat(days[-1]) - date.fromisoformat(days[0])).days == 113
    assert set(DAYS) <= set(days)


def test_figures_that_everybody_knows() -> None:
    then = history_1940()
    eagle, hardest = then.days["1940-08-13"], then.days["1940-08-18"]
    assert (eagle.phase, bool(eagle.name["en"]), bool(hardest.name["fr"])) == ("eagle-attack", True, True)
    assert max(then.days.values(), key=lambda day: day.luftwaffe).date == "1940-08-15"
    assert {key: (one.raf, one.luftwaffe) for key, one in then.totals.items()} == {
        "wood-dempster": (915, 1733),
        "then-and-now": (1012, 1918),
        "bungay": (1023, 1887),
    }
    assert (len(then.weeks), then.weeks[-1].last, len(then.months)) == (17, "1940-10-31", 5)
    assert {reading.side for reading in then.strength} == {"raf", "luftwaffe"}


def test_fighters_fit_to_fly_are_those_of_the_page_that_the_report_names() -> None:
    with (files("tallyho") / "history" / "1940-weeks.csv").open(encoding="utf-8") as file:
        notes = [row["source_note"] for row in csv.DictReader(file) if row["fc_serviceable"]]
    assert notes
    assert all("strength B" in note for note in notes)


def test_no_sentence_lacks_its_french() -> None:
    for day in history_1940().days.values():
        for texts in (day.weather, day.raids, day.name):
            assert set(texts) in (set(), {"en", "fr"})
            assert all("'" not in text for text in texts.values())
        assert day.raids["en"] != day.raids["fr"]


REFUSALS: list[tuple[str, Callable[[Rows], object], str]] = [
    ("1940-days.csv", lambda rows: rows.pop(5), "1940-days.csv line 6: date is 1940-07-15; it must be 1940-07-14"),
    ("1940-days.csv", lambda rows: rows.insert(5, rows[5]), "line 7: date is 1940-07-14; it must be 1940-07-15"),
    ("1940-days.csv", lambda rows: rows.pop(), "1940-days.csv: the last day is 1940-10-30; it must be 1940-10-31"),
    ("1940-days.csv", lambda rows: rows.__delitem__(slice(1, None)), "1940-days.csv: there is no row"),
    ("1940-days.csv", put(3, "date", "12 July"), "line 4: date is '12 July'; it must be a day such as 1940-08-15"),
    ("1940-days.csv", put(3, "date", "1940-07-32"), "line 4: date is '1940-07-32'; it must be a day"),
    ("1940-days.csv", put(3, "raf_lost_wd", "six"), "line 4: raf_lost_wd is 'six'; it must be a whole number from 0"),
    (
        "1940-days.csv",
        put(3, "lw_lost_wd", "-1"),
        "line 4: lw_lost_wd is '-1'; it must be a whole number from 0 to 200",
    ),
    ("1940-days.csv", put(3, "lw_lost_wd", ""), "line 4: lw_lost_wd is ''; it must be a whole number"),
    ("1940-days.csv", put(3, "lw_lost_tn", ""), "line 4: only one of raf_lost_tn and lw_lost_tn is given"),
    ("1940-days.csv", put(3, "lw_lost_tn", "?"), "line 4: lw_lost_tn is '\\?'; it must be a whole number"),
    ("1940-days.csv", put(3, "phase", "blitz"), "line 4: phase is 'blitz'; it must be one of"),
    ("1940-days.csv", put(3, "phase", "london"), "line 4: phase is london after channel; phases follow in their order"),
    ("1940-days.csv", put(3, "raids_fr", " "), "line 4: raids_fr is empty; it must be text"),
    ("1940-days.csv", put(1, "name_fr", ""), "line 2: name_fr is empty; it must be text"),
    ("1940-days.csv", put(3, "verified", "perhaps"), "line 4: verified is 'perhaps'; it must be one of no, yes"),
    ("1940-days.csv", put(3, "verified", "no"), "line 4: verified does not agree with losses_seen raf\\+lw"),
    ("1940-days.csv", put(3, "losses_seen", "all"), "line 4: losses_seen is 'all'; it must be one of"),
    ("1940-days.csv", put(3, "text_seen", "maybe"), "line 4: text_seen is 'maybe'; it must be one of"),
    ("1940-days.csv", put(3, "source", "hearsay"), "line 4: source is 'hearsay'; it must be one of record"),
    ("1940-days.csv", put(3, "source_note", ""), "line 4: source_note is empty; it must be text"),
    ("1940-days.csv", lambda rows: rows[0].__setitem__(1, "fase"), "1940-days.csv: there is no column phase"),
    ("1940-days.csv", lambda rows: [row.append("1") for row in rows], "1940-days.csv: column 1 is unknown"),
    ("1940-days.csv", lambda rows: rows[0].append("date"), "1940-days.csv: a column stands there twice"),
    ("1940-days.csv", lambda rows: rows[4].pop(), "line 5: the row has not the 17 columns of the heading"),
    ("1940-days.csv", lambda rows: rows[4].append("1"), "line 5: the row has not the 17 columns of the heading"),
    ("1940-weeks.csv", lambda rows: rows.pop(3), "line 4: week 4 from 1940-07-31; week 3 from 1940-07-24 is due"),
    ("1940-weeks.csv", lambda rows: rows.pop(), "1940-weeks.csv: the last day is 1940-10-29; it must be 1940-10-31"),
    ("1940-weeks.csv", put(2, "raf_lost_wd", "23"), "line 3: losses of 23 and 28; the days add up to \\(22, 28\\)"),
    (
        "1940-weeks.csv",
        put(2, "fc_serviceable", ""),
        "line 3: only one of fc_serviceable_on and fc_serviceable is given",
    ),
    ("1940-weeks.csv", put(2, "made_defiant", "x"), "line 3: made_defiant is 'x'; it must be a whole number"),
    ("1940-strength.csv", put(1, "side", "navy"), "line 2: side is 'navy'; it must be one of luftwaffe, raf"),
    ("1940-strength.csv", put(1, "type", ""), "line 2: type is empty; it must be text"),
    ("1940-strength.csv", put(1, "serviceable", ""), "line 2: neither strength nor serviceable is given"),
    ("1940-strength.csv", put(1, "strength", "5"), "line 2: serviceable is 357, more than the strength of 5"),
    (
        "1940-strength.csv",
        lambda rows: rows.insert(2, rows[1]),
        "line 3: hurricane of raf on 1940-07-22 occurs a second",
    ),
    ("1940-months.csv", lambda rows: rows.pop(2), "line 3: month is 1940-08; it must be 1940-07"),
    ("1940-months.csv", put(1, "month", "June"), "line 2: month is 'June-01'; it must be a day"),
    ("1940-months.csv", put(1, "made_fighters_all", "9"), "line 2: made_fighters_all is 9; Hurricanes and Spitfires"),
    ("totals.csv", lambda rows: rows.pop(2), "totals.csv: there is no row then-and-now"),
    ("totals.csv", lambda rows: rows.append(rows[1]), "line 6: id wood-dempster occurs a second time"),
    ("totals.csv", put(1, "id", "churchill"), "line 2: id is 'churchill'; it must be one of"),
    ("totals.csv", put(1, "losses_seen", "raf+lw"), "line 2: verified does not agree with losses_seen raf\\+lw"),
    ("totals.csv", put(4, "raf_lost", "915"), "days-file says 915 and 1685; the days add up to \\(941, 1685\\)"),
]


@pytest.mark.parametrize(("name", "change", "sentence"), REFUSALS, ids=[sentence for _, _, sentence in REFUSALS])
def test_damage_is_refused(tmp_path: Path, name: str, change: Callable[[Rows], object], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        read_1940(damaged(tmp_path, name, change))


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    folder = damaged(tmp_path, "totals.csv", lambda _: None)
    (folder / "totals.csv").write_bytes(b"id,\xff\n")
    with pytest.raises(BadData, match=r"totals\.csv is not UTF-8 text"):
        read_1940(folder)


def test_a_file_that_is_not_csv_is_refused(tmp_path: Path) -> None:
    folder = damaged(tmp_path, "totals.csv", lambda _: None)
    path = folder / "totals.csv"
    path.write_text(path.read_text(encoding="utf-8") + '"open', encoding="utf-8")
    with pytest.raises(BadData, match=r"totals.csv line \d+ is not CSV"):
        read_1940(folder)


def test_whole_files_are_taken(tmp_path: Path) -> None:
    assert read_1940(damaged(tmp_path, "totals.csv", lambda _: None)).days == history_1940().days
