"""Damaged data of map and units: one sentence says where, what is wrong, and what would be right."""

from __future__ import annotations

import pytest
from raf_refusals import refusal

from tallyho.table.ask import Json


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    [
        ("sectors", "6/11", "group", "13", "group is '13'; it must be one of 10, 11, 12"),
        ("sectors", "6/11", "group", "12", "group is 12; it must be the one after the stroke"),
        ("sectors", "london", "group", "11", "group is '11'; London has none, so it must be empty"),
        ("sectors", "london", "airfield", "kenley", "airfield is 'kenley'; London has none"),
        ("sectors", "6/11", "airfield", "kenley", "airfield is 'kenley'; it must be an airfield of sites"),
        ("sectors", "6/11", "airfield", "atlantis", "airfield is 'atlantis'; it must be an airfield"),
        ("sectors", "6/11", "hq", "box", "hq is 'box'; it must be uxbridge for its group"),
        ("sectors", "1/12", "hq", "box", "hq is 'box'; it must be empty for its group"),
        ("sectors", "6/11", "region", "LF3", "region is 'LF3'; for LF2 it must be LF2 East or LF2 South"),
        ("sectors", "9/11", "name", "Nowhere", "there is no such row; the rows must be 1/10, 2/10,"),
        ("adjacency", "1/11~9/11", "meets", "border", "this is no pair of sectors; write it as"),
        ("adjacency", "2/11~1/11", "meets", "border", "the pair occurs a second time"),
        ("adjacency", "1/11~2/11", "meets", "bridge", "meets is 'bridge'; it must be one of"),
        ("sites", "rye", "type", "radio", "type is 'radio'; it must be one of airfield, city, headquarters"),
        ("sites", "rye", "sector", "8/11", "sector is '8/11'; it must be one of"),
        ("sites", "rye", "name", "", "name is empty; it must be text"),
        ("sites", "rye", "name", 7, "name is 7; it must be text"),
        ("sites", "rye", "radar_net", "5", "radar_net 5 occurs a second time; the numbers must run from 1 to"),
        ("sites", "rye", "radar_net", "", "radar_net is None; radar nets must have a number"),
        ("sites", "oxford", "radar_net", "3", "radar_net is 3; radar nets must have a number and other"),
        ("sites", "rye", "radar_net", "99", "radar_net is '99'; it must be a whole number from 1 to 12"),
        ("sites", "rye", "depth", "deeper", "depth is 'deeper'; it must be one of coast, deep, inland"),
        ("units", "54/6/11", "type", "gladiator", "type is 'gladiator'; it must be one of blenheim, do17"),
        ("units", "54/6/11", "selector", "D", "selector is 'D'; it must be one of A, B, C"),
        ("units", "54/6/11", "combat_full", "x", "combat_full is 'x'; it must be a whole number from 0"),
        ("units", "54/6/11", "bombing_full", 2, "bombing_full is 2; squadrons do not bomb"),
        ("units", "I/KG1/2", "bombing_full", "", "bombing_full is ''; it must be a whole number from 0"),
        ("units", "54/6/11", "home", "5/11", "home is 5/11; it must be what the designation has"),
        ("units", "54/6/11", "home", "london", "home is 'london'; it must be one of 1/10"),
        ("units", "I/KG1/2", "home", "LF3", "home is LF3; it must be the last number of the designation"),
        ("units", "ACE-S", "home", "1/11", "home is '1/11'; an ace has no sector of its own"),
        ("units", "54/6/11", "entry", "never", "entry is 'never'; it must be one of ace, initial"),
        ("units", "54/6/11", "entry", "night", "entry is night; it must be night for Blenheims and for no"),
        ("units", "I/KG1/2", "entry", "ace", "entry is ace; a Gruppe must have initial or reinforcement"),
        ("units", "I/KG1/2", "entry", "reinforcement", "entry_date is ''; it must be a day from 1940-08-11"),
        ("units", "54/6/11", "entry_date", "1940-09-01", "entry_date is '1940-09-01'; only reinforcement"),
        ("units", "IV/JG51/2", "entry_date", "1941-05-10", "entry_date is '1941-05-10'; it must be"),
        ("units", "54/6/11", "flags", "VHF ULTRA", "flags has 'ULTRA'; it must be one of E, VHF"),
        ("units", "54/6/11", "flags", "E", "flags has E; only me110 can have it"),
        ("units", "I/KG1/2", "flags", "VHF", "flags has VHF; only hurricane, spitfire, blenheim can"),
        ("units", "54/6/11", "wings", "2", "there is no column wings; there are designation, type, home"),
        ("units", "54/6/11", "source", "hearsay", "source is 'hearsay'; it must be one of design, pack"),
    ],
)
def test_a_wrong_value_is_refused(table: str, row: str, column: str, value: Json, sentence: str) -> None:
    found = refusal({table: {row: {column: value}}})
    assert found.startswith(f"{table} {row}")
    assert sentence in found


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    [
        ("sites", "box", "type", "city", "sites: box is not there as headquarters"),
        ("units", "ACE-S", "type", "hurricane", "units: the aces must be one Hurricane and one Spitfire squadron"),
    ],
)
def test_what_does_not_fit_the_rest_is_refused(table: str, row: str, column: str, value: Json, sentence: str) -> None:
    assert sentence in refusal({table: {row: {column: value}}})
