"""The map of the RAF games: sectors, borders, sites. Expected values are those of the rulebooks."""

from __future__ import annotations

from collections import Counter

import pytest
from raf_games import LOAD

from tallyho.raf.components import RafData, load
from tallyho.raf.vocabulary import (
    AIRFIELD,
    BOXES,
    CLOCK,
    HEADQUARTERS,
    HUNT,
    LANDING,
    LIGHT_LOSS,
    LONDON,
    NONE,
    PATROL,
    REARM,
    REGIONS,
    SECTORS,
    SITE_TYPES,
)

NUMBERED = [
    "1/10",
    "2/10",
    "3/10",
    "4/10",
    "1/11",
    "2/11",
    "3/11",
    "4/11",
    "5/11",
    "6/11",
    "7/11",
    "1/12",
    "2/12",
    "3/12",
]


@pytest.fixture(scope="module", params=LOAD)
def data(request: pytest.FixtureRequest) -> RafData:
    return LOAD[request.param]({})


def near(data: RafData, sector: str) -> set[str]:
    return {SECTORS[other] for other in data.adjacent[SECTORS.index(sector)]}


def sites_of(data: RafData, sector: int) -> list[int]:
    return [site for site in range(len(data.sites)) if data.site_sector[site] == sector]


@pytest.mark.rules("lion:2.1a", "eagle:2.1a")
def test_every_sector_has_its_label_one_airfield_one_patrol_circle_and_its_sites(data: RafData) -> None:
    assert list(SECTORS[:LONDON]) == NUMBERED
    for number, sector in enumerate(NUMBERED):
        assert data.group[number] == int(sector.partition("/")[2])
        assert [site for site in sites_of(data, number) if data.site_type[site] == AIRFIELD] == [data.airfield[number]]
        assert BOXES[number] == sector
        assert BOXES[PATROL + number] == f"patrol {sector}"
    raided = {card.site for card in data.targets.values()} | {card.secondary for card in data.targets.values()}
    assert {SECTORS[data.site_sector[site]] for site in raided} == {*NUMBERED, "london"} - {"2/10"}


@pytest.mark.rules("lion:2.1b", "eagle:2.1a")
def test_london_has_a_patrol_circle_but_no_airfield_and_no_number(data: RafData) -> None:
    assert SECTORS[LONDON] == "london"
    assert BOXES[PATROL + LONDON] == "patrol london"
    assert "london" not in BOXES
    assert data.airfield[LONDON] == NONE
    assert all(data.site_type[site] != AIRFIELD for site in sites_of(data, LONDON))
    assert data.tables["sectors"]["london"]["group"] == ""


@pytest.mark.rules("lion:2.1c", "eagle:2.1b")
def test_sites_have_a_name_and_a_type_and_radar_nets_are_numbered(data: RafData) -> None:
    assert all(data.site_name)
    assert {SITE_TYPES[type_] for type_ in data.site_type} == {
        "airfield", "port", "radar", "industry", "city", "headquarters", "military_base",
    }  # fmt: skip
    numbers = {name: row["radar_net"] for name, row in data.tables["sites"].items() if row["radar_net"]}
    assert sorted(int(str(number)) for number in numbers.values()) == list(range(1, 13))
    assert set(numbers) == {data.sites[net] for net in data.nets}


@pytest.mark.rules("lion:2.1d", "eagle:2.1c")
def test_every_site_lies_in_the_area_of_one_luftflotte(data: RafData) -> None:
    areas = {name: row["luftflotte"] for name, row in data.tables["sites"].items()}
    assert Counter(areas.values()).keys() == {"LF2", "LF3"}
    assert {areas[name] for name in ("worth", "portsmouth", "southampton-port", "bristol", "plymouth")} == {"LF3"}
    assert {areas[name] for name in ("poling", "dover-port", "london", "hornchurch", "kenley", "norwich")} == {"LF2"}


@pytest.mark.rules("lion:2.1e")
def test_there_are_three_target_regions_and_radar_nets_in_each(data: RafData) -> None:
    assert {REGIONS[region] for region in data.site_region} == {"LF2 East", "LF2 South", "LF3"}
    assert {REGIONS[data.site_region[net]] for net in data.nets} == {"LF2 East", "LF2 South", "LF3"}
    for region, luftflotte in zip(data.site_region, data.site_luftflotte, strict=True):
        assert REGIONS[region].startswith(("LF2", "LF3")[luftflotte])


@pytest.mark.rules("lion:2.1f", "eagle:2.1d", "eagle:19.4a")
def test_the_range_of_the_me109_is_the_same_on_the_map_and_on_the_cards(data: RafData) -> None:
    ranges = {name: row["me109_range"] for name, row in data.tables["sites"].items()}
    sectors = {name: row["sector"] for name, row in data.tables["sites"].items()}
    for name, found in ranges.items():  # Eagle 19.4 lists all that is not in range
        if sectors[name] in {"3/11", "4/11"} or name == "middle-wallop":
            assert found == "edge", name
        elif str(sectors[name]).endswith("/12") or sectors[name] == "3/10" or name in {"oxford", "pembrey"}:
            assert found == "beyond", name
        else:
            assert found == "in", name
    for card in data.targets.values():
        assert card.beyond == (ranges[data.sites[card.site]] != "in")
        assert card.edge == (ranges[data.sites[card.site]] == "edge")


@pytest.mark.rules("lion:5f")
def test_neighbours_of_3_11(data: RafData) -> None:
    assert near(data, "3/11") == {"1/11", "4/11", "5/11", "london", "2/12", "4/10"}
    assert data.circles[SECTORS.index("3/11")] == ("3/11", "4/10", "1/11", "4/11", "5/11", "2/12", "london")


@pytest.mark.rules("lion:5g")
def test_neighbours_of_1_11(data: RafData) -> None:
    assert near(data, "1/11") == {"4/10", "2/11", "3/11", "london"}


@pytest.mark.rules("lion:5h")
def test_neighbours_of_london(data: RafData) -> None:
    assert near(data, "london") == {"1/11", "2/11", "3/11", "5/11", "6/11", "7/11"}


@pytest.mark.rules("lion:5e", "lion:5i")
def test_sectors_that_meet_at_a_corner_are_not_adjacent(data: RafData) -> None:
    assert data.tables["adjacency"]["3/10~2/12"]["meets"] == "corner"
    assert data.tables["adjacency"]["4/10~3/12"]["meets"] == "corner"
    assert "3/10" not in near(data, "2/12")
    assert "4/10" not in near(data, "3/12")
    assert "2/12" in near(data, "3/11"), "other fighter groups are adjacent, too"
    closed = load({"adjacency": {"1/11~2/11": {"meets": "corner"}}})
    assert near(closed, "1/11") == {"4/10", "3/11", "london"}
    assert "1/11" not in near(closed, "2/11")


def test_the_map_hangs_together_and_every_border_has_two_sides(data: RafData) -> None:
    for sector, others in enumerate(data.adjacent):
        assert sector not in others
        assert list(others) == sorted(others)
        assert all(sector in data.adjacent[other] for other in others)
    reached, todo = {LONDON}, [LONDON]
    while todo:
        for other in set(data.adjacent[todo.pop()]) - reached:
            reached.add(other)
            todo.append(other)
    assert reached == set(range(len(SECTORS)))


def test_the_cards_of_worth_and_north_weald_fit_the_map(data: RafData) -> None:
    assert {"3/10", "1/11", "1/10"} <= near(data, "4/10")
    assert {"6/11", "3/11", "4/11", "london"} <= near(data, "5/11")


def test_two_sectors_away(data: RafData) -> None:
    found = {SECTORS[sector] for sector in data.within_two[SECTORS.index("1/10")]}
    assert found == {"2/10", "3/10", "4/10", "3/12", "1/11", "3/11", "2/12"}
    assert data.circles_vhf[SECTORS.index("1/10")][0] == "1/10"
    assert set(data.circles_vhf[SECTORS.index("1/10")][1:]) == found
    assert all(set(close) <= set(far) for close, far in zip(data.circles, data.circles_vhf, strict=True))


@pytest.mark.rules("lion:11.21h")
def test_foreness_is_a_net_of_lf2_east(data: RafData) -> None:
    foreness = data.site["foreness"]
    assert foreness in data.nets
    assert REGIONS[data.site_region[foreness]] == "LF2 East"


@pytest.mark.rules("lion:11.22i", "eagle:10.22g")
def test_hornchurch_is_the_airfield_of_6_11(data: RafData) -> None:
    assert data.site_name[data.airfield[SECTORS.index("6/11")]] == "Hornchurch"


def test_other_sites_the_rulebooks_name(data: RafData) -> None:
    named = {
        "worth": ("radar", "4/10"), "poling": ("radar", "1/11"), "dover-port": ("port", "6/11"),
        "biggin-hill": ("airfield", "7/11"), "kenley": ("airfield", "2/11"), "north-weald": ("airfield", "5/11"),
        "middle-wallop": ("airfield", "4/10"), "oxford": ("city", "4/10"), "london": ("city", "london"),
    }  # fmt: skip
    for name, (kind, sector) in named.items():
        site = data.site[name]
        assert (SITE_TYPES[data.site_type[site]], SECTORS[data.site_sector[site]]) == (kind, sector)
        assert data.tables["sites"][name]["source"] == "rulebook"
    assert {name for name, row in data.tables["sites"].items() if row["forward_airfields"]} >= {
        "middle-wallop", "tangmere", "debden", "north-weald", "hornchurch", "biggin-hill",
    }  # fmt: skip


def test_places_have_coordinates_in_southern_england(data: RafData) -> None:
    for table in ("sectors", "sites"):
        for name, row in data.tables[table].items():
            assert 50.0 < float(str(row["lat"])) < 53.0, name
            assert -5.0 < float(str(row["lon"])) < 2.0, name


def test_headquarters_of_the_groups(data: RafData) -> None:
    assert [data.site_name[site] for site in (data.box, data.uxbridge, data.stanmore)] == [
        "Box",
        "Uxbridge",
        "Stanmore",
    ]
    assert data.group_hq == {10: data.box, 11: data.uxbridge}
    assert data.site_type.count(HEADQUARTERS) == 3
    assert data.group[LONDON] == 11, "R-29, R-63"


@pytest.mark.rules("lion:1b", "lion:2.1n", "eagle:1b", "eagle:2.1l")
def test_the_clock() -> None:
    assert CLOCK == ("0600", "0800", "1000", "1200", "1400", "1600", "1800", "end-of-day")


@pytest.mark.rules("lion:2.1p", "eagle:2.1n")
def test_the_raid_display_has_four_boxes() -> None:
    assert BOXES[HUNT : HUNT + 4] == ("hunt", "bomber", "close-escort", "channel-patrol")


@pytest.mark.rules("lion:2.1i", "eagle:2.1f")
def test_the_tote_board_has_boxes_for_every_numbered_sector(data: RafData) -> None:
    """One box each for all sectors; whose line of the Tote Board a squadron is on, its home tells."""
    assert (BOXES[LANDING], BOXES[REARM], BOXES[LIGHT_LOSS]) == ("landing", "rearm", "light-loss")
    based = [data.home[unit] for unit in range(data.squadrons) if unit not in data.ace_units]
    assert {SECTORS[home] for home in based} == set(NUMBERED)
