"""Replacement points and who gets them (lion:15.1, lion:15.2)."""

from __future__ import annotations

from itertools import product

import pytest
from lion_airbases import DATA
from lion_raids import Raid, raid

from tallyho.table import Json, Overlay

LIGHT, HEAVY, AFTER = "calendar.light-loss", "calendar.heavy-loss", "calendar.german-reinforcements"
NO_POINTS = dict.fromkeys(("hurricane", "spitfire", "blenheim", "german_fighter", "german_bomber"), 0)


def losses(
    step: str, lost: dict[str, str], points: dict[str, int], script: tuple[str, ...] = (), **fields: Json
) -> Raid:
    """Units in a loss box, and the points there are."""
    given: Json = {**NO_POINTS, "experienced_pilot": 0, **points}
    return raid(step, lost, script, scenario="campaign", effects=[], points=given, **fields)


PILOTS: list[Json] = [
    {"vp_min": -35, "vp_max": -16, "points": 8},
    {"vp_min": -15, "vp_max": -1, "points": 6},
    {"vp_min": 0, "vp_max": 14, "points": 3},
    {"vp_min": 15, "vp_max": 35, "points": 0},
]
CARD_150: Overlay = {"day_events": {"150": {"days": 5, "pilots": PILOTS}}}


@pytest.mark.rules("lion:15.1d")
@pytest.mark.parametrize(("vp", "pilots"), [(-34, 8), (-16, 8), (-15, 6), (-1, 6), (0, 3), (14, 3), (15, 0), (34, 0)])
def test_pilots_come_by_the_total(vp: int, pilots: int) -> None:
    fields: dict[str, Json] = {"vp": vp, "points": {"experienced_pilot": 1}, "effects": [], "day_card": 150}
    played = raid("calendar.replacement-points", {}, until=LIGHT, scenario="campaign", overlay=CARD_150, **fields)
    assert played.field("points")["experienced_pilot"] == 1 + pilots


@pytest.mark.rules("lion:15.1d", "lion:4.IV.5")
def test_the_total_that_decides_has_the_points_for_days_elapsed_in_it() -> None:
    fields: dict[str, Json] = {"vp": -5, "points": {"experienced_pilot": 0}, "date": "1940-08-11", "top": "LF3"}
    played = raid("calendar.day-advance", {}, ["150"], until=LIGHT, effects=[], overlay=CARD_150, **fields)
    assert (played.field("vp"), played.field("points")["experienced_pilot"]) == (0, 3)


TYPES = {
    "43/1/11": "hurricane", "64/2/11": "spitfire", "600/6/11": "blenheim", "I/JG51/2": "german_fighter",
    "I/ZG26/2": "german_fighter", "I/KG2/2": "german_bomber", "I/KG1/2": "german_bomber", "I/KG51/3": "german_bomber",
}  # fmt: skip


@pytest.mark.rules("lion:15.21", "lion:15.1a", "lion:15.2a", "lion:15.2d", "lion:15.2f", "lion:15.2h")
@pytest.mark.parametrize(("unit", "track"), TYPES.items())
@pytest.mark.parametrize(("step", "box"), [(LIGHT, "light-loss"), (HEAVY, "heavy-loss")])
def test_each_type_is_replaced_from_its_own_track(unit: str, track: str, step: str, box: str) -> None:
    plenty = dict.fromkeys(NO_POINTS, 5)
    played = raid(
        step,
        {unit: box},
        until=AFTER,
        scenario="campaign",
        options=["night"],
        effects=[],
        points={**plenty, "experienced_pilot": 5},
    )
    crewed = track in ("hurricane", "spitfire") and step == LIGHT
    assert played.field("points") == {**plenty, track: 4, "experienced_pilot": 5 - crewed}
    home = "airbase" if track.startswith("german") else unit.partition("/")[2]
    assert played.unit(unit) == (home if step == LIGHT else "light-loss")


@pytest.mark.rules("lion:15.2d", "lion:15.2h", "lion:15.4j")
@pytest.mark.parametrize(("step", "box", "to"), [(LIGHT, "light-loss", "airbase"), (HEAVY, "heavy-loss", "light-loss")])
@pytest.mark.parametrize(
    "order",
    [
        ["I/JG3/2", "II/JG3/2", "I/ZG26/2", "I/JG2/3", "I/ZG2/3"],
        ["III/KG1/2", "I/KG2/2", "II/KG2/2", "I/KG1/2", "I/KG51/3", "I/KG27/3"],
    ],
)
def test_at_level_2_few_points_go_to_luftflotte_2_first_then_by_type_and_name(
    order: list[str], step: str, box: str, to: str
) -> None:
    for number in range(len(order) + 1):
        points = {"german_fighter": number, "german_bomber": number}
        played = losses(step, dict.fromkeys(order, box), points, depletion=15)
        assert [played.unit(name) for name in order] == [to] * number + [box] * (len(order) - number)
        assert played.field("depletion") == 15


@pytest.mark.rules("lion:15.2e", "lion:15.2i")
def test_what_gruppen_got_and_what_it_cost_is_told() -> None:
    lost = {"I/JG51/2": "light-loss", "I/ZG26/2": "light-loss", "II/SG1/2": "light-loss"}
    played = losses(LIGHT, lost, {"german_fighter": 1}, depletion=4)
    (told,) = played.told("gruppen-light-loss")
    assert told["gruppen"] == ["I/JG51/2", "I/ZG26/2"]
    unpaid, ju87 = told["because"]
    assert (unpaid["key"], unpaid["rule"]) == ("gruppen-unpaid", "lion:15.2e")
    assert (unpaid["args"]["gruppen"], unpaid["args"]["depletion"]) == (["I/ZG26/2"], 5)
    assert (ju87["key"], ju87["rule"], ju87["args"]["gruppen"]) == ("ju87-stay", "lion:15.22a", ["II/SG1/2"])
    heavy = losses(HEAVY, {"I/JG51/2": "heavy-loss", "II/JG51/2": "heavy-loss"}, {}, depletion=14)
    (told,) = heavy.told("gruppen-heavy-loss")
    unpaid, stays = told["because"]
    assert (unpaid["rule"], unpaid["args"]["gruppen"]) == ("lion:15.2i", ["I/JG51/2"])
    assert (stays["key"], stays["args"]["gruppen"]) == ("gruppen-stay", ["II/JG51/2"])
    assert losses(LIGHT, {}, {}).told("gruppen-light-loss") == []
    (told,) = losses(LIGHT, {"I/JG51/2": "light-loss"}, {"german_fighter": 1}).told("gruppen-light-loss")
    assert (told["gruppen"], told["fighters"], told["because"]) == (["I/JG51/2"], 0, [])


@pytest.mark.rules("lion:15.2b", "lion:15.2g")
@pytest.mark.parametrize(
    ("step", "box", "key"),
    [(LIGHT, "light-loss", "squadrons-stay-light"), (HEAVY, "heavy-loss", "squadrons-stay-heavy")],
)
def test_who_stays_for_want_of_aircraft_is_told(step: str, box: str, key: str) -> None:
    lost = {"43/1/11": box, "64/2/11": box}
    assert losses(step, lost, {"spitfire": 1}).told(key) == [{"squadrons": ["43/1/11"]}]
    assert losses(step, lost, {"spitfire": 1, "hurricane": 1}).told(key) == []


@pytest.mark.rules("lion:15.1e")
def test_a_marker_beyond_the_top_of_a_shorter_track_stays_where_it_is() -> None:
    fields: dict[str, Json] = {"points": {"spitfire": 14, "hurricane": 12}, "effects": [], "day_card": 150}
    overlay = {"track_tops": {"spitfire": {"top": 13}, "hurricane": {"top": 13}}}
    played = raid("calendar.replacement-points", {}, until=LIGHT, scenario="campaign", overlay=overlay, **fields)
    assert (played.field("points")["spitfire"], played.field("points")["hurricane"]) == (14, 13)


HURRICANES, SPITFIRES = ("43/1/11", "145/1/11", "601/1/11"), ("54/6/11", "65/6/11", "74/6/11")


@pytest.mark.rules("lion:15.2a", "lion:15.2b", "lion:15.2c", "lion:15.3a")
@pytest.mark.parametrize(("hurricanes", "spitfires"), list(product(range(4), range(4))))
def test_as_many_return_as_there_are_aircraft_and_as_many_full_as_pilots(hurricanes: int, spitfires: int) -> None:
    lost = dict.fromkeys(HURRICANES[:2] + SPITFIRES[:2], "light-loss")
    returning = min(hurricanes, 2) + min(spitfires, 2)
    for pilots in range(5):
        points = {"hurricane": hurricanes, "spitfire": spitfires, "experienced_pilot": pilots}
        played = losses(LIGHT, lost, points)
        asked = 0
        while played.game.step == LIGHT:
            assert all(name in lost and played.unit(name) == "light-loss" for name in played.offers)
            assert len(played.offers) > 1, "a choice is one between several"
            played.game.answer(played.offers[-1])
            asked += 1
        back = [str(played.unit(name)) for name in lost if played.unit(name) != "light-loss"]
        assert len(back) == returning
        assert sum(not box.endswith("reduced") for box in back) == min(pilots, returning)
        left = played.field("points")
        assert left["hurricane"] == max(0, hurricanes - 2)
        assert left["spitfire"] == max(0, spitfires - 2)
        assert left["experienced_pilot"] == max(0, pilots - returning)
        scarce = 1 in (hurricanes, spitfires) or 0 < pilots < returning
        assert bool(asked) == scarce


@pytest.mark.rules("lion:15.2c", "lion:15.2a")
def test_what_the_player_is_told_when_he_chooses() -> None:
    points = {"hurricane": 3, "spitfire": 2, "experienced_pilot": 1}
    played = losses(LIGHT, {"43/1/11": "light-loss", "54/6/11": "light-loss"}, points)
    ask = played.game.ask
    assert ask is not None
    assert ask.args == {"pilots": 1, "hurricane": 3, "spitfire": 2, "blenheim": 0}


@pytest.mark.rules("lion:15.24")
def test_a_unit_out_of_heavy_loss_returns_to_play_on_the_next_day() -> None:
    plenty: Json = dict.fromkeys([*NO_POINTS, "experienced_pilot"], 5)
    lost = {"43/1/11": "heavy-loss", "I/JG51/2": "heavy-loss"}
    first = raid(LIGHT, lost, until=AFTER, scenario="campaign", effects=[], points=plenty)
    assert (first.unit("43/1/11"), first.unit("I/JG51/2")) == ("light-loss", "light-loss")
    now = {name: str(first.unit(name)) for name in lost}
    second = raid(LIGHT, now, until=AFTER, scenario="campaign", effects=[], points=plenty)
    assert (second.unit("43/1/11"), second.unit("I/JG51/2")) == ("1/11", "airbase")


@pytest.mark.rules("lion:15.6c", "lion:15.6a")
def test_fifteen_squadrons_of_the_pool_untouched_give_thirty_pilots_but_for_the_track() -> None:
    fields: dict[str, Json] = {"date": "1940-09-08", "day_card": 138, "points": {"experienced_pilot": 0}, "effects": []}
    none = [{"vp_min": -35, "vp_max": 35, "points": 0}]
    overlay = {"track_tops": {"experienced_pilot": {"top": 40}}, "day_events": {"138": {"pilots": none}}}
    played = raid("calendar.replacement-points", {}, until=LIGHT, scenario="campaign", overlay=overlay, **fields)
    assert played.field("points")["experienced_pilot"] == 30
    assert played.told("stabilization") == [{"squadrons": 15, "gained": 30, "pilots": 30}]
    assert all(played.unit(DATA.names[unit]) == "out" for unit in DATA.reinforcements)


@pytest.mark.rules("lion:15.5b", "lion:15.5c", "lion:15.5d", "lion:15.5e")
@pytest.mark.parametrize(
    ("date", "cost"),
    [
        ("1940-08-12", 4), ("1940-08-16", 4), ("1940-08-17", 3), ("1940-08-26", 3), ("1940-08-27", 2),
        ("1940-09-07", 2), ("1940-09-08", 0),
    ],
)  # fmt: skip
def test_the_price_of_a_reinforcement(date: str, cost: int) -> None:
    played = raid("calendar.reinforcements", {}, scenario="campaign", date=date, effects=[])
    if not cost:
        assert played.game.step != "calendar.reinforcements"
        return
    ask = played.game.ask
    assert ask is not None
    assert ask.args == {"cost": cost, "left": 2}
    played.game.answer("603/6/11")
    assert (played.field("vp"), played.unit("603/6/11")) == (-cost, "6/11")
    ask = played.game.ask
    assert ask is not None
    assert ask.args == {"cost": cost, "left": 1}
    assert played.told("squadron-enters") == [{"squadron": "603/6/11", "cost": cost}]


@pytest.mark.rules("lion:15.5a", "lion:4.IV.8a")
def test_with_an_empty_pool_and_no_gruppe_due_nothing_is_asked_or_told() -> None:
    taken = {DATA.names[unit]: "light-loss" for unit in DATA.reinforcements}
    played = raid(AFTER, taken, until="calendar.shuffle", scenario="campaign", date="1940-08-20", effects=[])
    assert played.log.events == []
