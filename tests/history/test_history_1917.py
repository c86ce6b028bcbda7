"""The raids of 1917-18: what the record says, and that a damaged file is refused with file, row and reason."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from tallyho.history import Raid, Toll, by_month, history_1917, read_1917, toll_of
from tallyho.history.raids import RAID_COLUMNS
from tallyho.table.errors import BadData

FILE = "1917-18-raids.csv"
Rows = list[list[str]]
Change = Callable[[Rows], object]


def damaged(folder: Path, change: Change) -> Path:
    """A copy of the file in which rows (the heading is row 0) are changed."""
    rows = list(csv.reader(io.StringIO((files("tallyho") / "history" / FILE).read_text(encoding="utf-8"))))
    change(rows)
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    (folder / FILE).write_text(text.getvalue(), encoding="utf-8")
    return folder


def put(row: int, **values: str) -> Change:
    def change(rows: Rows) -> None:
        for column, value in values.items():
            rows[row][rows[0].index(column)] = value

    return change


def raid_of(name: str) -> Raid:
    return next(raid for raid in history_1917() if raid.id == name)


def test_there_are_38_raids_in_order() -> None:
    raids = history_1917()
    assert (len(raids), raids[0].date, raids[-1].date) == (38, "1917-05-06", "1918-05-19")
    assert [raid.date for raid in raids] == sorted(raid.date for raid in raids)
    assert len({raid.id for raid in raids}) == 38
    assert sum(raid.kind == "aeroplane" for raid in raids) == 30
    assert history_1917() is raids


def test_the_first_raid_on_london_by_day() -> None:
    raid = raid_of("1917-06-13")
    assert (raid.kind, raid.when, raid.sent, raid.reached) == ("aeroplane", "day", 20, 18)
    assert (raid.killed, raid.injured, raid.lost) == (162, 432, 0)
    assert raid.places.startswith("London")
    assert raid.bombs_kg is None
    assert (raid.verified, raid.seen) == (False, ("killed", "injured", "places"))
    assert max(history_1917(), key=lambda one: one.killed) is raid


def test_the_raid_that_the_wind_blew_away() -> None:
    raid = raid_of("1917-08-18")
    assert (raid.sent, raid.reached, raid.bombs_kg, raid.killed) == (28, 0, 0, 0)
    assert (raid.lost_to_defence, raid.lost_crashed, raid.lost) == (None, None, None)
    assert raid.seen == ()


def test_a_night_of_aeroplanes_and_airships_has_two_raids() -> None:
    night = [raid for raid in history_1917() if raid.date == "1917-09-24"]
    assert [(raid.id, raid.kind) for raid in night] == [("1917-09-24", "aeroplane"), ("1917-09-24z", "airship")]


def test_no_raid_by_day_after_august_1917() -> None:
    assert max(raid.date for raid in history_1917() if raid.when == "day") == "1917-08-22"
    assert all(raid.when == "night" for raid in history_1917() if raid.kind == "airship")


def test_gothas_and_giants_make_the_published_totals() -> None:
    raids = [raid for raid in history_1917() if "Gotha" in raid.force or "Giant" in raid.force]
    lost = sum(raid.lost_to_defence for raid in raids if raid.lost_to_defence is not None)
    # The second of September was flown by aircraft of unknown type, the sixth of May by an Albatros.
    assert (len(raids), toll_of(raids).killed, toll_of(raids).injured, lost) == (28, 835, 1972, 24)


def test_docs_say_how_many_raids_were_read() -> None:
    raids = history_1917()
    verified = sum(raid.verified for raid in raids)
    partly = sum(bool(raid.seen) and not raid.verified for raid in raids)
    memory = sum(not raid.seen for raid in raids)
    text = (Path(__file__).parents[2] / "docs" / "history.md").read_text(encoding="utf-8")
    assert (
        f"Of {len(raids)} raids {verified} are verified, {partly} more were read in part, {memory} are from memory"
        in text
    )


def test_every_key_of_a_note_stands_in_the_docs() -> None:
    text = (Path(__file__).parents[2] / "docs" / "history.md").read_text(encoding="utf-8")
    with (files("tallyho") / "history" / FILE).open(encoding="utf-8") as file:
        keys = {key for row in csv.DictReader(file) for key in re.findall(r"\b[A-Z]{2}\b", row["source_note"])}
    assert keys == {"AW", "CA", "FB", "JD", "KF", "KM", "OF", "SH", "SP", "TR", "WA"}
    assert all(f"\n| {key} | " in text for key in keys)


def test_no_sentence_lacks_its_french() -> None:
    for raid in history_1917():
        assert set(raid.text) == {"en", "fr"}
        assert raid.text["en"] != raid.text["fr"]
        assert all("'" not in text and text.endswith(".") for text in raid.text.values())
        assert not re.search(r" [;:!?]", raid.text["fr"])


MONTHS = {
    "1917-05": Toll(3, None, 97, 197, 2, verified=False),
    "1917-06": Toll(3, None, 178, 482, 2, verified=False),
    "1917-07": Toll(3, None, 87, 249, 6, verified=False),
    "1917-08": Toll(4, None, 44, 72, None, verified=False),
    "1917-09": Toll(9, None, 210, 394, 13, verified=False),
    "1917-10": Toll(4, None, 57, 118, 10, verified=False),
    "1917-12": Toll(3, None, 22, 113, 8, verified=False),
    "1918-01": Toll(2, None, 77, 176, 5, verified=False),
    "1918-02": Toll(2, 3950, 33, 38, 0, verified=False),
    "1918-03": Toll(3, None, 32, 78, 2, verified=False),
    "1918-04": Toll(1, None, 7, 20, 0, verified=False),
    "1918-05": Toll(1, None, 49, 177, 7, verified=False),
}


def test_totals_by_month() -> None:
    months = by_month(history_1917())
    assert {month: toll_of(raids) for month, raids in months.items()} == MONTHS
    assert [*months] == sorted(months)
    assert [raid for raids in months.values() for raid in raids] == [*history_1917()]


def test_one_unknown_figure_makes_the_sum_unknown() -> None:
    known, blown = raid_of("1917-08-22"), raid_of("1917-08-18")
    assert (toll_of([known]).lost, toll_of([known, blown]).lost) == (3, None)
    assert known._replace(lost_crashed=None).lost is None
    assert known._replace(lost_to_defence=None).lost is None
    assert toll_of([blown]).bombs_kg == 0


def test_a_toll_is_verified_if_every_raid_is() -> None:
    read, told = raid_of("1917-05-25"), raid_of("1917-05-06")
    assert [toll_of(raids).verified for raids in ([read], [read, told], [])] == [True, False, False]


NUMBERS = "it must be a whole number from"
VERIFIED = "yes goes with sent, reached, killed, injured and with no less"
COLUMNS = f"the columns must be {', '.join(RAID_COLUMNS)}"

REFUSALS: list[tuple[Change, str]] = [
    (put(1, date="6 May"), " line 2: date is '6 May'; it must be a day such as 1940-08-15"),
    (put(1, date="1917-05-32"), " line 2: date is '1917-05-32'; it must be a day such as 1940-08-15"),
    (
        put(1, id="1917-04-30", date="1917-04-30"),
        " line 2: date is 1917-04-30; it must be from 1917-05-01 to 1918-05-31",
    ),
    (
        put(38, id="1918-06-01", date="1918-06-01"),
        " line 39: date is 1918-06-01; it must be from 1917-05-01 to 1918-05-31",
    ),
    (
        lambda rows: rows.insert(3, rows.pop(2)),
        " line 4: date is 1917-05-23 after 1917-05-25; raids follow in the order of their dates",
    ),
    (lambda rows: rows.pop(), ": the last raid is of 1918-04-12; it must be of 1918-05-19"),
    (lambda rows: rows.__delitem__(slice(1, None)), ": there is no row; there must be one at least"),
    (lambda rows: rows.insert(2, rows[1]), " line 3: id 1917-05-06 occurs a second time"),
    (put(1, id=""), " line 2: id is empty; it must be text"),
    (put(1, id="1917-05-07"), " line 2: id is '1917-05-07'; it must be 1917-05-06 or 1917-05-06z"),
    (put(1, id="1917-05-06b"), " line 2: id is '1917-05-06b'; it must be 1917-05-06 or 1917-05-06z"),
    (put(1, kind="balloon"), " line 2: kind is 'balloon'; it must be one of aeroplane, airship"),
    (put(1, when="dusk"), " line 2: when is 'dusk'; it must be one of day, night"),
    (put(1, force=" "), " line 2: force is empty; it must be text"),
    (put(1, places=""), " line 2: places is empty; it must be text"),
    (put(1, sent="0"), f" line 2: sent is '0'; {NUMBERS} 1 to 100"),
    (put(1, sent=""), f" line 2: sent is ''; {NUMBERS} 1 to 100"),
    (put(1, reached="one"), f" line 2: reached is 'one'; {NUMBERS} 0 to 100"),
    (put(1, reached="2"), " line 2: reached is 2, more than the 1 sent"),
    (put(1, bombs_kg="some"), f" line 2: bombs_kg is 'some'; {NUMBERS} 0 to 50000"),
    (put(1, bombs_kg="50001"), f" line 2: bombs_kg is '50001'; {NUMBERS} 0 to 50000"),
    (put(1, killed=""), f" line 2: killed is ''; {NUMBERS} 0 to 1000"),
    (put(1, killed="-1"), f" line 2: killed is '-1'; {NUMBERS} 0 to 1000"),
    (put(1, injured="1.5"), f" line 2: injured is '1.5'; {NUMBERS} 0 to 1000"),
    (put(1, lost_to_defence="x"), f" line 2: lost_to_defence is 'x'; {NUMBERS} 0 to 100"),
    (put(1, lost_crashed="101"), f" line 2: lost_crashed is '101'; {NUMBERS} 0 to 100"),
    (put(1, lost_crashed="2"), " line 2: lost_to_defence and lost_crashed make 2, more than the 1 sent"),
    (
        put(3, lost_to_defence="20", lost_crashed="4"),
        " line 4: lost_to_defence and lost_crashed make 24, more than the 23 sent",
    ),
    (put(1, raid_en=""), " line 2: raid_en is empty; it must be text"),
    (put(1, raid_fr=" "), " line 2: raid_fr is empty; it must be text"),
    (put(1, verified="perhaps"), " line 2: verified is 'perhaps'; it must be one of no, yes"),
    (
        put(1, verified="yes"),
        f" line 2: verified does not agree with seen nothing; {VERIFIED}",
    ),
    (
        put(14, verified="no"),
        f" line 15: verified does not agree with seen sent+reached+killed+injured+places; {VERIFIED}",
    ),
    (
        put(1, seen="all"),
        " line 2: seen is 'all'; it must be one of injured, kg, killed, lost, places, reached, sent",
    ),
    (put(1, seen="sent+"), " line 2: seen is ''; it must be one of injured, kg, killed, lost, places, reached, sent"),
    (put(1, seen="sent+sent"), " line 2: seen names sent twice"),
    (put(1, seen="kg"), " line 2: seen names kg, but bombs_kg is empty"),
    (put(11, seen="lost"), " line 12: seen names lost, but lost_to_defence is empty"),
    (put(1, source="hearsay"), " line 2: source is 'hearsay'; it must be one of record"),
    (put(1, source_note=""), " line 2: source_note is empty; it must be text"),
    (put(0, kind="sort"), f": there is no column kind; {COLUMNS}"),
    (lambda rows: [row.append("1") for row in rows], f": column 1 is unknown; {COLUMNS}"),
    (lambda rows: rows[0].append("date"), f": a column stands there twice; {COLUMNS}"),
    (lambda rows: rows[4].pop(), " line 5: the row has not the 19 columns of the heading"),
    (lambda rows: rows[4].append("1"), " line 5: the row has not the 19 columns of the heading"),
]


@pytest.mark.parametrize(("change", "sentence"), REFUSALS, ids=[sentence for _, sentence in REFUSALS])
def test_damage_is_refused(tmp_path: Path, change: Change, sentence: str) -> None:
    with pytest.raises(BadData) as error:
        read_1917(damaged(tmp_path, change))
    assert str(error.value) == FILE + sentence


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"id,\xff\n")
    with pytest.raises(BadData, match=r"^1917-18-raids\.csv is not UTF-8 text: "):
        read_1917(tmp_path)


def test_a_whole_file_is_taken(tmp_path: Path) -> None:
    assert read_1917(damaged(tmp_path, lambda _: None)) == history_1917()
