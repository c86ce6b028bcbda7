"""Response priority: every modifier, every cell of the chart, who is removed (eagle:7.2, eagle:14.31, eagle:19.6)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_response import BIGGIN_HILL, DOVER, Raid, flying, pool_of, raid

POLING, WORTH, DUXFORD, LONDON, CITY_OF_10 = 5, 1, 38, 47, 43
ROCHESTER = 25
MINIMAL, LOW, HIGH, ALL_OUT = "minimal", "low", "high", "all-out"
NO_DATE = "1940-08-19"
"""The last day without a modifier."""


def weighed(units: dict[str, str], die: int = 1, **fields: Any) -> Raid:
    """A raid whose response priority has been rolled for."""
    fields.setdefault("date", NO_DATE)
    fields.setdefault("intelligence", "limited")
    fields.setdefault("warning", "early")
    return raid("priority", {**pool_of(1), **units}, [die], **fields)


def told(played: Raid) -> dict[str, Any]:
    """What was told of the priority."""
    return played.told("response-priority")[0]


def reasons(played: Raid) -> list[tuple[str, str, dict[str, Any]]]:
    """The modifiers."""
    return played.because("response-priority")


@pytest.mark.rules("eagle:chart.priority.date", "eagle:7.2a")
@pytest.mark.parametrize(
    ("date", "value"),
    [
        ("1940-08-11", 0),
        ("1940-08-19", 0),
        ("1940-08-20", 1),
        ("1940-08-31", 1),
        ("1940-09-01", 2),
        ("1940-09-10", 2),
        ("1940-09-11", 3),
        ("1940-10-01", 3),
    ],
)
def test_the_date(date: str, value: int) -> None:
    played = weighed(flying(hunters=1), date=date, target=WORTH)
    assert told(played)["modifier"] == 2 + value
    _, month, day = map(int, date.split("-"))
    facts = {"value": value, "month": month, "day": day}
    shown = [("priority-date", "eagle:chart.priority.date", facts)] if value else []
    assert [why for why in reasons(played) if why[0] == "priority-date"] == shown


@pytest.mark.rules("eagle:chart.priority.group", "eagle:chart.priority.type", "eagle:chart.priority.deep")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (WORTH, [("priority-type", 2)]),
        (POLING, [("priority-eleven-group", 1), ("priority-type", 2)]),
        (BIGGIN_HILL, [("priority-eleven-group", 1), ("priority-type", 2)]),
        (ROCHESTER, [("priority-eleven-group", 1), ("priority-type", 1)]),
        (DOVER, [("priority-eleven-group", 1)]),
        (LONDON, [("priority-eleven-group", 1)]),
        (DUXFORD, [("priority-type", 2), ("priority-deep", 1)]),
        (CITY_OF_10, [("priority-deep", 1)]),
    ],
)
def test_where_and_what_the_target_is(card: int, expected: list[tuple[str, int]]) -> None:
    played = weighed(flying(hunters=1), target=card)
    assert [(key, args["value"]) for key, _, args in reasons(played)] == expected
    assert told(played)["modifier"] == sum(value for _, value in expected)


@pytest.mark.rules("eagle:chart.priority.type")
def test_the_primary_target_counts_though_another_is_bombed() -> None:
    """Biggin Hill stays an airfield when its secondary target, an industry, is bombed."""
    played = weighed(flying(hunters=1), strategy_on={"157": BIGGIN_HILL})
    assert ("priority-type", "eagle:chart.priority.type", {"value": 2, "type": "airfield"}) in reasons(played)


@pytest.mark.rules("eagle:chart.priority.warning")
@pytest.mark.parametrize(("warning", "value"), [("early", 0), ("very-early", 1)])
def test_the_warning(warning: str, value: int) -> None:
    assert told(weighed(flying(hunters=1), target=WORTH, warning=warning))["modifier"] == 2 + value


@pytest.mark.rules("eagle:chart.priority.bomber", "eagle:19.3d")
@pytest.mark.parametrize(
    ("units", "intelligence", "value"),
    [
        ({"I/KG1/2": "bomber"}, "accurate", 2),
        ({"I/KG1/2": "bomber", "II/KG1/2": "bomber"}, "accurate", 2),
        ({"I/KG1/2": "bomber"}, "limited", 0),
        ({"I/KG1/2": "bomber"}, "poor", 0),
        ({"I/ZG26/2": "bomber", "I/JG51/2": "hunt"}, "accurate", 0),
        ({"I/KG1/2": "inflight", "I/JG51/2": "hunt"}, "accurate", 0),
    ],
)
def test_bombers_seen(units: dict[str, str], intelligence: str, value: int) -> None:
    played = weighed(units, target=WORTH, intelligence=intelligence, raid="minor")
    assert told(played)["modifier"] == 2 + value


@pytest.mark.rules("eagle:chart.priority.size", "eagle:chart.priority.poor")
@pytest.mark.parametrize(("gruppen", "value"), [(1, 0), (5, 0), (6, 1), (8, 1), (9, 2), (11, 2), (12, 3), (16, 3)])
def test_the_size_if_it_is_known(gruppen: int, value: int) -> None:
    """Channel patrollers count; with poor intelligence no size does."""
    units = flying(hunters=gruppen - 1, patrollers=1)
    for intelligence in ("limited", "accurate"):
        played = weighed(units, target=WORTH, intelligence=intelligence)
        assert told(played)["modifier"] == 2 + value
    assert told(weighed(units, target=WORTH, intelligence="poor", raid="minor"))["modifier"] == 2
    assert told(weighed(units, target=WORTH, intelligence="poor", raid="major"))["modifier"] == 4


@pytest.mark.rules("eagle:chart.priority.cards", "eagle:7.21")
@pytest.mark.parametrize(
    ("others", "modifier"),
    [
        ({}, 2),
        ({"5": "track"}, 1),
        ({"5": "flown"}, 2),
        ({"5": "track", "34": "track"}, 0),
        ({"5": "track", "34": "flown"}, 1),
    ],
)
def test_cards_left_in_the_segment(others: dict[str, str], modifier: int) -> None:
    cards = {str(WORTH): "track", **others}
    played = weighed(flying(hunters=1), target=WORTH, cards=cards, planned=dict.fromkeys(cards, "0800"))
    assert told(played)["modifier"] == modifier


@pytest.mark.rules("eagle:7.21", "eagle:chart.priority.cards")
def test_cards_of_other_segments_do_not_count_and_decoys_do() -> None:
    cards = {str(WORTH): "track", "5": "track", "34": "track"}
    planned = {str(WORTH): "0800", "5": "1000", "34": "0800"}
    played = weighed(flying(hunters=1), target=WORTH, cards=cards, planned=planned, strategy_on={"155": 34})
    assert told(played)["modifier"] == 1
    assert reasons(played)[-1] == ("priority-cards-left", "eagle:chart.priority.cards", {"value": -1, "number": 1})


@pytest.mark.rules("eagle:7.21")
def test_the_modifier_is_never_below_zero() -> None:
    """A port of 10 Group has no modifier; two cards left would make it -2."""
    cards = {"30": "track", "5": "track", "34": "track"}
    played = weighed(flying(hunters=1), 3, target=30, cards=cards, planned=dict.fromkeys(cards, "0800"))
    assert (told(played)["modifier"], told(played)["total"], told(played)["priority"]) == (0, 3, LOW)
    assert reasons(played)[-1] == ("priority-floor", "eagle:7.21", {"total": -2})


RESULTS = {
    **dict.fromkeys((1, 2, 5), MINIMAL),
    **dict.fromkeys((3, 6, 7, 11), LOW),
    **dict.fromkeys((4, 8, 9, 12, 14, 17), HIGH),
    **dict.fromkeys((10, 13, 15, 16, 18, 19), ALL_OUT),
}


@pytest.mark.rules("eagle:chart.priority.result", "eagle:7.2a")
@pytest.mark.parametrize("total", sorted(RESULTS))
def test_the_priority_of_every_total(total: int) -> None:
    die = min(total, 6)
    overlay = {"response_modifiers": {"radar_or_airfield": {"value": min(total - die, 9)}}}
    overlay["response_modifiers"]["eleven_group"] = {"value": total - die - min(total - die, 9)}
    played = weighed({**flying(hunters=1), **pool_of(14)}, die, target=POLING, overlay=overlay)
    assert (told(played)["total"], told(played)["priority"]) == (total, RESULTS[total])


REMOVED = {
    1: (1, 0, 0, 0),
    2: (1, 0, 0, 0),
    3: (2, 1, 0, 0),
    4: (3, 2, 1, 0),
    5: (3, 2, 1, 0),
    6: (4, 3, 2, 1),
    7: (4, 3, 2, 1),
    8: (5, 4, 3, 2),
    9: (5, 4, 3, 2),
    10: (6, 5, 4, 3),
    11: (6, 5, 4, 3),
    12: (7, 6, 5, 4),
    13: (7, 6, 5, 4),
    14: (8, 7, 6, 5),
    15: (8, 7, 6, 5),
    20: (8, 7, 6, 5),
}


@pytest.mark.rules("eagle:7.2b", "eagle:7.2c", "eagle:chart.priority.remove")
@pytest.mark.parametrize("size", sorted(REMOVED))
@pytest.mark.parametrize("level", range(4))
def test_every_cell_of_the_removal_chart(size: int, level: int) -> None:
    """So many go home, full, drawn one after another, and the rest stay in the cup."""
    die = (1, 3, 4, 6)[level]
    dice = {MINIMAL: [1, 2], LOW: [3], HIGH: [4], ALL_OUT: [5, 6, *range(7, 19)]}
    overlay = {"response_priority": {name: {"dice": values} for name, values in dice.items()}}
    played = raid("priority", pool_of(size), [die], target=30, date=NO_DATE, intelligence="poor", overlay=overlay)
    assert told(played)["removed"] == REMOVED[size][level]
    draws = []
    while played.asked == "squadron-stays":
        assert len(played.offers) == size - len(draws)
        draws.append(played.offers[0])
        played.game.answer(played.offers[0])
    stays = zip(played.rules("squadrons-stay"), played.told("squadrons-stay"), strict=True)
    home = [name for rule, args in stays if rule == "eagle:7.2c" for name in args["squadrons"]]
    assert len(home) == REMOVED[size][level]
    assert home == draws or size == len(home)
    for name in home:
        assert played.unit(name) == name.partition("/")[2]


@pytest.mark.rules("eagle:7.22")
def test_nobody_is_left() -> None:
    """The raid goes on unmet, and nobody looks at the tactics charts."""
    played = weighed({"I/KG1/2": "bomber"}, 1, target=30)
    assert (told(played)["priority"], told(played)["removed"]) == (MINIMAL, 1)
    assert played.rules("no-response") == ["eagle:7.22"]
    assert (played.told("tactics-chart"), played.units_in("cup")) == ([], [])


# Green squadrons, the ace, and squadrons that defend their own airfield.

GREEN = {"54/6/11": "beside-cup reduced"}


@pytest.mark.rules("eagle:14.31", "eagle:14.34")
def test_a_green_squadron_alone_can_be_removed() -> None:
    played = raid("priority", GREEN, [1], target=30, date=NO_DATE, intelligence="poor")
    assert told(played)["removed"] == 1
    assert played.unit("54/6/11") == "6/11 reduced"
    assert played.rules("no-response") == ["eagle:7.22"]


@pytest.mark.rules("eagle:14.31", "eagle:14.3e")
@pytest.mark.parametrize(("full", "removed"), [(1, 1), (2, 2), (3, 3)])
def test_a_green_squadron_among_others_stays(full: int, removed: int) -> None:
    """It counts as one of the pool, but only the others can be drawn."""
    units = {**pool_of(full, beside=["54/6/11"]), **GREEN}
    played = raid("priority", units, [1], target=30, date=NO_DATE, intelligence="poor", raid="minor")
    assert (told(played)["pool"], told(played)["removed"]) == (full + 1, removed)
    assert played.told("squadrons-stay")[0]["number"] == removed
    assert "54/6/11" not in played.told("squadrons-stay")[0]["squadrons"]


@pytest.mark.rules("eagle:19.62")
@pytest.mark.parametrize(
    ("full", "green", "listed", "removed"),
    [(4, 1, 3, 2), (4, 0, 3, 3), (3, 2, 3, 1), (1, 1, 1, 0), (0, 1, 1, 0), (0, 2, 1, 0)],
)
def test_green_squadrons_make_up_for_themselves(full: int, green: int, listed: int, removed: int) -> None:
    names = ["54/6/11", "56/5/11"][:green]
    units = {**pool_of(full, beside=names), **dict.fromkeys(names, "beside-cup reduced")}
    fields: dict[str, Any] = {"target": 30, "date": NO_DATE, "intelligence": "poor", "raid": "minor"}
    played = raid("priority", units, [1], options=["advanced"], **fields)
    assert (told(played)["pool"], told(played)["removed"]) == (full + green, removed)
    shown = [("fewer-for-green", "eagle:19.62", {"listed": listed, "number": green})] if green else []
    assert [why for why in reasons(played) if why[0] == "fewer-for-green"] == shown
    assert all(played.unit(name) != f"{name.partition('/')[2]} reduced" or removed == 0 for name in names)


@pytest.mark.rules("eagle:19.62")
def test_no_compensation_without_the_advanced_rules() -> None:
    units = {**pool_of(4, beside=["54/6/11"]), **GREEN}
    played = raid("priority", units, [1], target=30, date=NO_DATE, intelligence="poor")
    assert (told(played)["pool"], told(played)["removed"]) == (5, 3)


@pytest.mark.rules("eagle:19.64")
@pytest.mark.parametrize(("cup", "removed", "capped"), [(3, 3, False), (2, 2, True), (1, 1, True), (0, 0, True)])
def test_protected_squadrons_are_never_removed(cup: int, removed: int, capped: bool) -> None:
    """Minimal priority removes three of four or five; fewer are in the cup, so fewer go."""
    beside = ["32/7/11", "501/7/11", "610/7/11", "79/7/11"][: 5 - cup if cup > 1 else 4]
    played = raid(
        "priority",
        pool_of(cup, beside=beside),
        [1],
        target=30,
        date=NO_DATE,
        intelligence="poor",
        raid="minor",
        options=["advanced"],
    )
    assert told(played)["removed"] == removed
    shown = [("fewer-beside-cup", "eagle:19.64", {"listed": 3, "number": cup})] if capped else []
    assert [why for why in reasons(played) if why[0] == "fewer-beside-cup"] == shown


@pytest.mark.rules("eagle:19.63a")
def test_the_ace_goes_back_to_the_counter_mix() -> None:
    fields: dict[str, Any] = {"target": 30, "date": NO_DATE, "intelligence": "poor", "options": ["advanced"]}
    played = raid("priority", {"ACE-S": "cup"}, [1], **fields)
    assert (played.unit("ACE-S"), played.rules("no-response")) == ("ace-box", ["eagle:7.22"])
