"""Files with rows, columns or tables missing, and garbage at every place: always one sentence, never a traceback."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tallyho.raf import components
from tallyho.raf.components import FOLDER, RafData, load, read_files
from tallyho.raf.eagle.components import EAGLE_COLUMNS, EagleData
from tallyho.table import BadData
from tallyho.table.ask import Json
from tallyho.table.data import Row, Tables

OPEN_TABLES = ("adjacency", "units", "strafing", "sites", "approach_events", "target_events", "reinforcement_costs")
"""Tables that may have fewer rows."""


def fixed_rows() -> list[tuple[str, str]]:
    """A row of every table that must not lack it."""
    return [(table, next(iter(rows))) for table, rows in read_files("lion").items() if table not in OPEN_TABLES]


@pytest.mark.parametrize(("table", "row"), fixed_rows())
def test_a_missing_row_is_named(table: str, row: str) -> None:
    tables = read_files("lion")
    del tables[table][row]
    with pytest.raises(BadData) as refused:
        RafData(tables, "lion")
    assert table in str(refused.value) or row in str(refused.value)
    assert row in str(refused.value)


@pytest.mark.parametrize(
    ("table", "row", "sentence"),
    [
        ("units", "600/6/11", "units: there is no Blenheim squadron 600/6/11; it must be there"),
        ("units", "ACE-H", "units: the aces must be one Hurricane and one Spitfire squadron"),
        ("sites", "stanmore", "sites: stanmore is not there as headquarters"),
        ("sites", "poling", "sites bawdsey: radar_net is '12'; it must be a whole number from 1 to 11"),
        (
            "approach_events",
            "radio-confusion",
            "raid_events 91 approach 1: event is 'radio-confusion'; it must be one of",
        ),
    ],
)
def test_what_others_refer_to_must_not_be_missing(table: str, row: str, sentence: str) -> None:
    tables = read_files("lion")
    del tables[table][row]
    with pytest.raises(BadData) as refused:
        RafData(tables, "lion")
    assert sentence in str(refused.value)


def test_a_sector_without_borders_is_refused() -> None:
    tables = read_files("lion")
    tables["adjacency"] = {pair: row for pair, row in tables["adjacency"].items() if "2/10" not in pair}
    with pytest.raises(BadData, match="sector 2/10 borders on no other; it must border on at least one"):
        RafData(tables, "lion")


def test_a_missing_table_is_named() -> None:
    tables = read_files("lion")
    for name in list(tables):
        less = {table: rows for table, rows in tables.items() if table != name}
        with pytest.raises(BadData, match=f"there is no table {name}; it must be in the data"):
            RafData(less, "lion")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], None]:
    """Copies the files, and changes one of them."""
    folder = tmp_path / "data"
    shutil.copytree(FOLDER, folder)
    monkeypatch.setattr(components, "FOLDER", folder)

    def change(name: str, old: str, new: str) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        (
            "units.csv",
            "selector",
            "letter",
            "units.csv: there is no column selector; found are designation, type, home",
        ),
        ("units.csv", "43/1/11,", "43/1/11,,", "units.csv line 2: the row has not the 15 columns of the heading"),
        ("units.csv", "145/1/11", "43/1/11", "units.csv line 3: designation '43/1/11' occurs a second time"),
        ("units.csv", "43/1/11,", ",", "units.csv line 2: column designation is empty"),
        ("adjacency.csv", "2/11~london", "2/11~4/9", "adjacency 2/11~4/9: this is no pair of sectors"),
        ("targets.csv", "\n60,terror", "\n61,terror", "targets: there is no row 60; the rows must be 1, 2, 3 ... 60"),
        ("tracks.toml", "[weather.1]", "[weather.1", "tracks.toml is not TOML: "),
        ("tracks.toml", "[weather.1]", "[weather]", "tracks.toml: weather is not a table of rows"),
        ("tracks.toml", "top = 20", "top = 1940-09-15", "tracks.toml: top of track_tops hurricane is"),
        (
            "tracks.toml",
            "[weather.1]",
            "[crt.Z]\nsource = 'design'\n[weather.1]",
            "tracks.toml: there is a table crt in",
        ),
        ("combat.toml", "[crt.B]", "[crt.b]", "crt: there is no row B; the rows must be A, B, C, D, E, F, G, H, I"),
        ("decks.toml", "first = 1\n", "first = 2\n", "decks target: first is 2; it must be a whole number from 1 to 1"),
        (
            "tracks.toml",
            "[weather.1]",
            "[tides.1]\nsource = 'design'\n[weather.1]",
            "there is a table tides that no rule reads; the tables are sectors, adjacency, sites",
        ),
        ("raid_events.toml", "time_advance = 2", "time_advnce = 2", "raid_events 91: there is no column time_advnce"),
    ],
)
def test_a_damaged_file_is_refused(
    files: Callable[[str, str, str], None], name: str, old: str, new: str, sentence: str
) -> None:
    files(name, old, new)
    with pytest.raises(BadData) as refused:
        load({})
    assert sentence in str(refused.value)


def test_an_unharmed_copy_of_the_files_loads(files: Callable[[str, str, str], None]) -> None:
    assert load({}).units == 133


GARBAGE: tuple[Json, ...] = ("nonsense", "", -999, 999, True, 2.5, [], ["nonsense"], {"nonsense": 1})


def paths(value: Json) -> Iterator[tuple[str | int, ...]]:
    """Every place in a value, itself first."""
    yield ()
    inner = (
        list(value.items())
        if isinstance(value, dict)
        else list(enumerate(value))[:2]
        if isinstance(value, list)
        else []
    )
    for key, one in inner:
        for path in paths(one):
            yield (key, *path)


def with_change(value: Json, path: tuple[str | int, ...], new: Json) -> Json:
    """A copy of a value with another one at a place."""
    if not path:
        return new
    if isinstance(value, dict):
        return {key: with_change(one, path[1:], new) if key == path[0] else one for key, one in value.items()}
    assert isinstance(value, list)
    return [with_change(one, path[1:], new) if place == path[0] else one for place, one in enumerate(value)]


def samples(tables: Tables, name: str) -> Iterator[tuple[str, Row]]:
    """Rows of a table that between them have all its columns."""
    seen: set[str] = set()
    for row_id, row in tables[name].items():
        if set(row) - seen:
            seen |= set(row)
            yield row_id, row


def loads(tables: Tables, game: str) -> bool:
    """Whether the data load; if not, it must be for a reason that fits on a line."""
    try:
        EagleData(tables) if game == "eagle" else RafData(tables, game)
    except BadData as error:
        sentence = str(error)
    else:
        return True
    assert "\n" not in sentence
    assert len(sentence) > 20
    return False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name"), [*(("lion", name) for name in read_files("lion")), *(("eagle", name) for name in EAGLE_COLUMNS)]
)
def test_no_garbage_makes_anything_but_a_sentence(game: str, name: str) -> None:
    """Whatever stands at any place of a row: it loads, or one sentence says what is wrong."""
    tables = read_files(game)
    refused = 0
    for row_id, row in samples(tables, name):
        for path in list(paths(row))[1:]:
            for garbage in GARBAGE:
                changed = with_change(row, path, garbage)
                assert isinstance(changed, dict)
                refused += not loads({**tables, name: {**tables[name], row_id: changed}}, game)
    assert refused > 0
