"""Data packs and problems laid over the RAF data: changed rows, added units, what is refused."""

from __future__ import annotations

import pytest

from tallyho.raf.components import load
from tallyho.raf.vocabulary import HE111, LETTERS, LF3, NONE, SECTORS, SPITFIRE
from tallyho.table import BadData
from tallyho.table.ask import Json


def test_a_changed_rating_changes_only_that_and_the_digest() -> None:
    ours, theirs = load({}), load({"units": {"54/6/11": {"combat_full": 7}}})
    unit = ours.number["54/6/11"]
    assert theirs.names == ours.names
    assert (ours.combat[1][unit], theirs.combat[1][unit]) == (3, 7)
    assert theirs.combat[0] == ours.combat[0]
    assert theirs.digest != ours.digest
    assert ours.digest == load({}).digest


def test_an_added_squadron_needs_only_its_type() -> None:
    ours, data = load({}), load({"units": {"X/1/11": {"type": "spitfire"}}})
    unit = data.number["X/1/11"]
    assert unit == ours.squadrons
    assert data.squadrons == ours.squadrons + 1
    assert data.units == ours.units + 1
    assert data.type[unit] == SPITFIRE
    assert SECTORS[data.home[unit]] == "1/11"
    assert LETTERS[data.letter[unit]] == "A"
    other = data.number["54/6/11"]
    assert data.type[other] == SPITFIRE
    assert [ratings[unit] for ratings in data.combat] == [ratings[other] for ratings in data.combat]
    assert (data.bombing[0][unit], data.bombing[1][unit]) == (0, 0)
    assert unit in data.initial
    assert data.names[unit + 1] == "I/JG3/2", "Gruppen come after all squadrons"
    assert data.tables["units"]["X/1/11"]["source"] == "pack"


def test_an_added_gruppe_needs_only_its_type() -> None:
    data = load({"units": {"I/KG99/3": {"type": "he111", "selector": "C"}}})
    unit = data.number["I/KG99/3"]
    assert unit == data.units - 1
    assert unit in data.gruppen_of[LF3, HE111]
    assert data.home[unit] == NONE
    assert LETTERS[data.letter[unit]] == "C"
    assert (data.combat[1][unit], data.bombing[1][unit]) == (7, 5)
    assert unit in data.initial


def test_an_added_blenheim_flies_with_the_night_rules() -> None:
    data = load({"units": {"29/3/12": {"type": "blenheim"}}})
    assert data.number["29/3/12"] in data.blenheims
    assert data.number["29/3/12"] not in data.initial


def test_an_added_gruppe_may_arrive_later() -> None:
    data = load({"units": {"I/JG77/2": {"type": "me109", "entry": "reinforcement", "entry_date": "1940-08-30"}}})
    assert data.calendar[19] == (data.number["I/JG77/2"],)


@pytest.mark.parametrize(
    ("name", "row", "sentence"),
    [
        ("X/1/11", {}, "units X/1/11: type is None; it must be one of blenheim, do17"),
        ("X/1/11", {"type": 5}, "units X/1/11: type is 5; it must be one of blenheim, do17"),
        ("X", {"type": "spitfire"}, "units X: home is ''; it must be one of 1/10"),
        ("X/9/11", {"type": "spitfire"}, "units X/9/11: home is '9/11'; it must be one of 1/10"),
        (
            "X/2/11",
            {"type": "spitfire", "home": "1/11"},
            "units X/2/11: home is 1/11; it must be what the designation has",
        ),
        ("I/KG99/5", {"type": "he111"}, "units I/KG99/5: home is 'LF5'; it must be one of LF2, LF3"),
        ("X/1/11", {"type": "spitfire", "speed": 350}, "units X/1/11: there is no column speed; there are designation"),
        ("X/1/11", {"type": "spitfire", "entry": "ace", "home": ""}, "units: the aces must be one Hurricane and one"),
    ],
)
def test_an_added_unit_that_cannot_be_is_refused(name: str, row: dict[str, Json], sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        load({"units": {name: row}})
    assert str(refused.value).startswith(sentence)


def test_too_many_units_are_refused() -> None:
    squadrons: dict[str, dict[str, Json]] = {f"{number}/1/11": {"type": "hurricane"} for number in range(1000, 1100)}
    with pytest.raises(BadData, match="units: there are 233 rows; there must not be more than 200"):
        load({"units": squadrons})


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(BadData, match="changes table 'ships'; the tables are adjacency, approach_events"):
        load({"ships": {"Rodney": {"guns": 9}}})


def test_a_new_site_and_a_card_for_it() -> None:
    """A pack may bring a target of its own: a site is added, and a card turned to it."""
    site: dict[str, Json] = {
        "name": "Portland",
        "type": "port",
        "sector": "4/10",
        "luftflotte": "LF3",
        "region": "LF3",
        "depth": "coast",
        "me109_range": "in",
    }
    data = load({"sites": {"portland": site}, "targets": {"28": {"primary": "portland"}}})
    card = data.targets[28]
    assert data.site_name[card.site] == "Portland"
    assert card.site == len(data.sites) - 1
    assert data.tables["sites"]["portland"]["source"] == "pack"


def test_numbers_may_be_written_as_numbers_or_as_text() -> None:
    cards = {"targets": {"5": {"strategic_value": 3, "radar_nets": ["poling"], "vp_double": True}}}
    data = load(cards)
    assert data.targets[5].value == 3
    assert data.targets[5].nets == (data.site["poling"],)
    assert data.targets[5].vp_double
    assert load({"force": {"65": {"major_size": 8}}}).force[65].major[0].size == 8


def test_the_eligible_boxes_follow_the_card() -> None:
    data = load({"targets": {"5": {"in_range": ["3/11"]}}})
    very_early = data.eligible[5][4]
    assert [SECTORS[sector] for sector in range(14) if very_early[sector]] == ["1/11", "3/11"]


def test_the_eligible_boxes_follow_the_table_of_warnings() -> None:
    data = load({"eligible": {"none": {"enroute_patrolling": False}}})
    assert not any(data.eligible[5][0])
    assert any(data.eligible[5][1])


def test_a_secondary_target_is_another_site() -> None:
    with pytest.raises(BadData, match="targets 5: secondary is the primary target; it must be another site"):
        load({"targets": {"5": {"secondary": "poling", "secondary_type": "radar"}}})


def test_too_many_sites_are_refused() -> None:
    sites: dict[str, dict[str, Json]] = {f"site {number}": {"name": "A site"} for number in range(200)}
    with pytest.raises(BadData, match="sites: there are 280 rows; there must be 1 to 254"):
        load({"sites": sites})
