"""Target and force cards of the RAF games. Expected values are those of the rulebooks."""

from __future__ import annotations

import pytest

from tallyho.raf.cards import ForceCard, raid_size
from tallyho.raf.components import RafData, load
from tallyho.raf.eagle.components import load as load_eagle
from tallyho.raf.vocabulary import (
    ACCURATE,
    AIRFIELD,
    CITY,
    DEPTHS,
    HEADQUARTERS,
    INTELLIGENCE,
    LIMITED,
    LONDON,
    LUFTFLOTTEN,
    MILITARY_BASE,
    NUMBERED,
    PATCHY,
    PATROL,
    POOR,
    PRIORITIES,
    RADAR,
    REGIONS,
    SECTORS,
    SITE_TYPES,
    TYPES,
    VERY_EARLY,
    WARNINGS,
    WITH_PRIORITY,
)


@pytest.fixture(scope="module")
def data() -> RafData:
    return load({})


def sectors(numbers: tuple[int, ...]) -> list[str]:
    return [SECTORS[number] for number in numbers]


def entries(card: ForceCard) -> list[str]:
    suffix = {"escort": " e", "patrol": " cp"}
    return [TYPES[entry.type] + suffix.get(entry.role, "") for entry in card.entries]


@pytest.mark.rules("lion:2.3a")
def test_the_decks_and_the_single_card(data: RafData) -> None:
    assert data.first_cards == {"target": (1, 60), "force": (61, 90), "raid_event": (91, 134), "day_event": (135, 154)}
    assert data.crippled == 165
    assert data.tables["radar_crippled"]["165"]["name"] == "Radar System Crippled"
    assert data.card_names == tuple(str(number) for number in range(1, 166))


@pytest.mark.rules("lion:2.3c")
def test_strategy_cards_are_not_among_the_cards_of_lion(data: RafData) -> None:
    used = [*data.targets, *data.force, *data.events, *data.days, data.crippled]
    assert set(range(1, 166)) - set(used) == set(range(155, 165))
    assert "strategy" not in data.tables
    assert list(load_eagle({}).tables["strategy"]) == [str(number) for number in range(155, 165)]


def test_36_cards_are_set_aside_in_lion_and_29_in_eagle(data: RafData) -> None:
    assert data.start_cards == {"target": (1, 34), "force": (61, 86), "raid_event": (91, 128), "day_event": (135, 154)}
    assert (
        sum(card.stage != "base" for cards in (data.targets, data.force, data.events) for card in cards.values()) == 36
    )
    eagle = load_eagle({}).start_cards
    assert (60 - eagle["target"][1]) + (134 - eagle["raid_event"][1]) == 29


@pytest.mark.rules("lion:2.31a")
def test_target_cards_give_target_sector_depth_luftflotte_value_range_and_secondary(data: RafData) -> None:
    assert list(data.targets) == list(range(1, 61))
    for number, card in data.targets.items():
        assert card.number == number
        assert card.type == data.site_type[card.site]
        assert card.sector == data.site_sector[card.site]
        assert card.secondary != card.site
        assert card.secondary_type == data.site_type[card.secondary]
    worth = data.targets[1]  # Eagle, event Squadrons Patrol Elsewhere
    assert (data.sites[worth.site], SITE_TYPES[worth.type], SECTORS[worth.sector]) == ("worth", "radar", "4/10")
    wallop = data.targets[37]  # Lion 19.1, Eagle 19.4
    assert (data.sites[wallop.site], wallop.beyond, wallop.edge, wallop.forward) == ("middle-wallop", True, True, True)
    dover = data.targets[34]
    assert (data.sites[dover.site], dover.beyond, DEPTHS[dover.depth]) == ("dover-port", False, "coast")
    assert LUFTFLOTTEN[dover.luftflotte] == "LF2"
    assert {DEPTHS[card.depth] for card in data.targets.values()} == {"coast", "inland", "deep"}
    assert {LUFTFLOTTEN[card.luftflotte] for card in data.targets.values()} == {"LF2", "LF3"}
    assert {card.value for card in data.targets.values()} == {1, 2, 3}


@pytest.mark.rules("lion:2.31b")
def test_target_cards_give_nets_observers_and_sectors(data: RafData) -> None:
    for card in data.targets.values():
        assert 1 <= len(card.nets) <= 4
        assert set(card.nets) <= set(data.nets)
        assert card.type != RADAR or card.site in card.nets, "a net that is raided sees its own raid"
        clear, patchy, broken = card.observers
        assert 4 >= clear >= patchy >= broken >= 0
        assert card.sector in card.enroute
        assert all(b in data.adjacent[a] for a, b in zip(card.enroute, card.enroute[1:], strict=False))
        assert not set(card.in_range) & set(card.enroute)
        assert all(any(sector in data.adjacent[way] for way in card.enroute) for sector in card.in_range)


@pytest.mark.rules("lion:2.31c")
def test_the_back_of_a_target_card_is_its_region(data: RafData) -> None:
    assert {REGIONS[card.region] for card in data.targets.values()} == {"LF2 East", "LF2 South", "LF3"}
    for card in data.targets.values():
        assert card.region == data.site_region[card.site] or card.sector == LONDON, card.number
        assert (REGIONS[card.region] == "LF3") == (LUFTFLOTTEN[card.luftflotte] == "LF3")


@pytest.mark.rules("lion:2.31d")
def test_some_cards_double_vp_and_six_airfields_are_forward_airfield_cards(data: RafData) -> None:
    forward = [number for number, card in data.targets.items() if card.forward]
    assert len(forward) == 6
    assert 37 in forward
    assert all(data.targets[number].type == AIRFIELD for number in forward)
    assert all(data.tables["sites"][data.sites[data.targets[number].site]]["forward_airfields"] for number in forward)
    double = {number for number, card in data.targets.items() if card.vp_double}
    beyond = {n for n, card in data.targets.items() if DEPTHS[card.depth] == "deep" and card.beyond and not card.edge}
    assert double == beyond
    assert double


@pytest.mark.rules("lion:6e", "lion:6.3h")
def test_card_5_is_poling(data: RafData) -> None:
    card = data.targets[5]
    assert data.site_name[card.site] == "Poling"
    assert SITE_TYPES[card.type] == "radar"
    assert card.value == 2
    assert len(card.nets) == 3
    assert card.observers[PATCHY] == 1


@pytest.mark.rules("lion:7.1f")
def test_card_21_is_north_weald(data: RafData) -> None:
    card = data.targets[21]
    assert (data.site_name[card.site], SITE_TYPES[card.type]) == ("North Weald", "airfield")
    assert set(sectors(card.enroute)) == {"5/11", "6/11"}
    assert set(sectors(card.in_range)) == {"3/11", "4/11", "london"}


def boxes(data: RafData, card: int, warning: str) -> set[str]:
    """The boxes from which squadrons may respond, as `3/11` and `patrol 3/11`."""
    mask = data.eligible[card][WARNINGS.index(warning)]
    assert len(mask) == 256
    assert not any(mask[PATROL + len(SECTORS) :])
    here = {SECTORS[sector] for sector in range(NUMBERED) if mask[sector]}
    return here | {f"patrol {name}" for sector, name in enumerate(SECTORS) if mask[PATROL + sector]}


def test_squadrons_eligible_for_north_weald(data: RafData) -> None:
    enroute = {"patrol 5/11", "patrol 6/11"}
    assert boxes(data, 21, "none") == boxes(data, 21, "late") == enroute
    assert boxes(data, 21, "sufficient") == enroute | {"5/11", "6/11"}
    in_range = {"patrol 3/11", "patrol 4/11", "patrol london"}
    assert boxes(data, 21, "early") == enroute | {"5/11", "6/11"} | in_range
    assert boxes(data, 21, "very-early") == enroute | {"5/11", "6/11"} | in_range | {"3/11", "4/11"}


def test_london_has_no_box_of_its_own_to_respond_from(data: RafData) -> None:
    found = boxes(data, 45, "very-early")
    assert "patrol london" in found
    assert "london" not in found
    assert "patrol 1/10" not in found, "the box after the last sector is the first patrol circle"


@pytest.mark.rules("lion:7.1e")
def test_the_sectors_of_eagles_chart_count_for_nothing(data: RafData) -> None:
    chart = str(data.tables["targets"]["34"]["eagle_chart"])
    assert all(sector in chart for sector in ("2/11", "3/11", "4/11"))
    found = {box.removeprefix("patrol ") for box in boxes(data, 34, "very-early")}
    assert found == {"6/11", "5/11", "7/11"}


@pytest.mark.rules("lion:11.25a", "lion:14b")
def test_headquarters_and_military_bases_are_secondary_targets_only(data: RafData) -> None:
    assert not {card.type for card in data.targets.values()} & {HEADQUARTERS, MILITARY_BASE}
    secondary = {card.secondary for card in data.targets.values()}
    assert {data.box, data.uxbridge, data.stanmore} <= secondary
    assert any(data.site_type[site] == MILITARY_BASE for site in secondary)
    assert not {"headquarters", "military_base"} & set(WITH_PRIORITY)
    assert set(data.raid_effort) == {(priority, value) for priority in range(3) for value in (1, 2, 3)}


@pytest.mark.rules("lion:14a", "lion:2.22b")
def test_five_types_have_one_of_three_priorities(data: RafData) -> None:
    assert set(WITH_PRIORITY) == {"airfield", "city", "industry", "port", "radar"}
    assert PRIORITIES == ("low", "medium", "high")
    assert all(len(levels) == 5 and max(levels) <= 2 for levels in data.priorities_start.values())


def test_cards_seen_in_the_rulebooks(data: RafData) -> None:
    early = [data.sites[card.site] for number, card in data.targets.items() if number <= 44]
    for name, least in (("rye", 1), ("biggin-hill", 2), ("hornchurch", 2), ("weymouth", 1), ("kenley", 1)):
        assert early.count(name) >= least, name
    assert early.count("southampton-industry") >= 1
    assert [n for n, card in data.targets.items() if data.sites[card.site] == "middle-wallop"] == [37]
    london = [n for n, card in data.targets.items() if card.sector == LONDON and card.type == CITY]
    assert len(london) >= 2
    assert all(45 <= number <= 60 for number in london)


def test_stages_of_target_and_force_cards(data: RafData) -> None:
    stages = [card.stage for card in data.targets.values()]
    assert stages == ["base"] * 34 + ["deep"] * 10 + ["terror"] * 16
    assert [card.stage for card in data.force.values()] == ["base"] * 26 + ["escort"] * 4


@pytest.mark.rules("lion:2.32a")
def test_force_cards_have_sizes_and_14_aircraft(data: RafData) -> None:
    assert list(data.force) == list(range(61, 91))
    for card in data.force.values():
        assert len(card.entries) == 14
        for intelligence in range(len(INTELLIGENCE)):
            for depleted in (False, True):
                assert raid_size(card.minor, intelligence, depleted) in {0, 1, 2, 3}
                assert raid_size(card.major, intelligence, depleted) in {0, *range(3, 15)}
            usual, grown = (raid_size(card.major, intelligence, depleted) for depleted in (False, True))
            assert grown >= usual, "Lion 15.4"


@pytest.mark.rules("lion:8c")
def test_card_65(data: RafData) -> None:
    card = data.force[65]
    assert [raid_size(card.minor, level, False) for level in (POOR, LIMITED, ACCURATE)] == [3, 3, 3]
    assert [raid_size(card.major, level, False) for level in (POOR, LIMITED, ACCURATE)] == [0, 6, 6]
    assert [raid_size(card.major, level, True) for level in (POOR, LIMITED, ACCURATE)] == [0, 6, 6]
    found = entries(card)
    assert found[:9] == ["me109", "ju87", "me110", "me109", "ju87", "me109 cp", "me109", "do17", "me109"]
    assert found[9] != "me109 cp"
    assert found[10:] == ["ju88", "me109 cp", "me109", "ju88"]
    assert card.sweep == 0


@pytest.mark.rules("lion:8d")
def test_card_68(data: RafData) -> None:
    card = data.force[68]
    assert [raid_size(card.minor, level, False) for level in (POOR, LIMITED, ACCURATE)] == [3, 3, 3]
    assert [raid_size(card.major, level, False) for level in (POOR, LIMITED, ACCURATE)] == [9, 9, 9]
    found = entries(card)
    assert found[0] == "me109"
    assert (found[1:6].count("me109 e"), found[1:6].count("me109 cp")) == (1, 1)
    assert found[6:] == ["ju87", "me109", "he111", "me109 cp", "me109 e", "he111", "me109", "he111"]
    assert card.sweep == 0


def test_roles_of_me109s_and_of_others(data: RafData) -> None:
    roles = {entry.role for card in data.force.values() for entry in card.entries if TYPES[entry.type] == "me109"}
    assert roles == {"hunt", "escort", "patrol"}
    assert {e.role for card in data.force.values() for e in card.entries if TYPES[e.type] != "me109"} == {""}
    assert {card.sweep for card in data.force.values()} == {0, 2}, "Lion 8.22"


def test_sizes_that_depend_on_depletion(data: RafData) -> None:
    assert raid_size(data.force[63].major, POOR, depleted=False) == 6
    assert raid_size(data.force[63].major, POOR, depleted=True) == 9
    assert raid_size(data.force[73].minor, POOR, depleted=False) == 0
    assert raid_size(data.force[73].minor, ACCURATE, depleted=False) == 2
    assert raid_size((), POOR, depleted=False) == 0


def test_every_warning_level_has_its_mask(data: RafData) -> None:
    assert all(len(masks) == VERY_EARLY + 1 for masks in data.eligible.values())
