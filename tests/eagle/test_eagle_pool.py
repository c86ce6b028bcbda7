"""The raid response pool: who is taken, from which sectors, and who stands beside the cup (eagle:7.1, eagle:14.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from eagle_response import BIGGIN_HILL, DOVER, Raid, raid

from tallyho.raf.eagle.pool import by_type, pool_numbers
from tallyho.raf.vocabulary import ACCURATE, EARLY, LATE, NO_WARNING, POOR, SUFFICIENT, VERY_EARLY

IN_6_11 = ["54/6/11", "65/6/11", "74/6/11"]


def pooled(units: dict[str, str], script: tuple[str, ...] = (), **fields: Any) -> Raid:
    """A pool that has been formed."""
    return raid("pool", units, script, **fields)


def by_sector(played: Raid) -> dict[str, int]:
    """How many squadrons of each sector are in the pool."""
    names = played.units_in("cup") + played.units_in("beside-cup")
    return dict(Counter(name.partition("/")[2] for name in names))


@pytest.mark.rules("eagle:7.1a", "eagle:7.1b", "eagle:7.1d", "eagle:7.11")
@pytest.mark.parametrize(
    ("warning", "numbers"),
    [
        ("none", {"6/11": 1}),
        ("late", {"6/11": 2, "5/11": 1, "7/11": 1}),
        ("sufficient", {"6/11": 3, "5/11": 2, "7/11": 2}),
        ("early", {"6/11": 3, "5/11": 2, "7/11": 2, "2/11": 2, "3/11": 2, "4/11": 1}),
        ("very-early", {"6/11": 3, "5/11": 2, "7/11": 2, "2/11": 2, "3/11": 2, "4/11": 1}),
    ],
)
def test_the_chart_of_dover_by_warning(warning: str, numbers: dict[str, int]) -> None:
    """Whoever is drawn among equals, the numbers are those of the chart."""
    played = raid("pool", {}, target=DOVER, warning=warning)
    while played.asked == "pool-squadron":
        played.game.answer(played.offers[-1])
    assert (by_sector(played), played.game.step) == (numbers, "raid.priority")


@pytest.mark.rules("eagle:7.1d", "eagle:7.1a")
def test_the_chart_of_card_34_is_printed() -> None:
    rows = ((1, 2, 3, 3), (0, 1, 2, 2), (0, 1, 2, 2), (0, 0, 0, 2), (0, 0, 0, 2), (0, 0, 0, 1))
    played = raid("pool", {}, target=DOVER, warning="none")
    names = [("6/11", "5/11", "7/11", "2/11", "3/11", "4/11")[place] for place in range(6)]
    charts = played.p.data.charts[DOVER]
    sectors = played.p.data.tables["sectors"]
    assert [([*sectors][sector], numbers) for sector, numbers in charts] == list(zip(names, rows, strict=True))


@pytest.mark.rules("eagle:7.1b")
def test_a_sector_gives_all_it_has_if_it_has_fewer() -> None:
    away = {"65/6/11": "rearm", "74/6/11": "landing", "56/5/11": "inflight", "151/5/11": "light-loss"}
    played = pooled(away, ("32/7/11",), target=DOVER, warning="sufficient")
    assert by_sector(played) == {"6/11": 1, "7/11": 2}
    reasons = [why for why in played.because("pool-formed") if why[2]["sector"] in ("6/11", "5/11")]
    assert reasons == [
        ("pool-sector-few", "eagle:7.1b", {"sector": "6/11", "number": 1, "listed": 3}),
        ("pool-sector-few", "eagle:7.1b", {"sector": "5/11", "number": 0, "listed": 2}),
    ]


@pytest.mark.rules("eagle:7.1c")
@pytest.mark.parametrize(
    ("spitfires", "hurricanes", "wanted", "taken"),
    [
        (2, 1, 2, (2, 0)),
        (1, 2, 1, (0, 1)),
        (1, 2, 2, (1, 1)),
        (1, 1, 1, (1, 0)),
        (2, 2, 3, (2, 1)),
        (3, 1, 2, (2, 0)),
        (3, 1, 3, (3, 0)),
        (1, 3, 3, (1, 2)),
        (0, 3, 2, (0, 2)),
        (1, 1, 3, (1, 1)),
        (0, 0, 1, (0, 0)),
        (2, 2, 0, (0, 0)),
    ],
)
def test_types_one_at_a_time(spitfires: int, hurricanes: int, wanted: int, taken: tuple[int, int]) -> None:
    assert by_type(spitfires, hurricanes, wanted) == taken


@pytest.mark.rules("eagle:7.1c")
def test_of_two_hurricanes_and_a_spitfire_one_of_each() -> None:
    """7/11 must give two: first a Hurricane, of which there are more, drawn; then, of one each, the Spitfire."""
    played = raid("pool", {}, target=DOVER, warning="sufficient")
    assert (played.asked, played.offers) == ("pool-squadron", ["32/7/11", "501/7/11"])
    played.game.answer("501/7/11")
    assert [name for name in played.units_in("cup") if name.endswith("7/11")] == ["501/7/11", "610/7/11"]
    assert played.unit("32/7/11") == "7/11"


@pytest.mark.rules("eagle:7.1c")
def test_equals_are_drawn_one_by_one() -> None:
    played = raid("pool", {}, target=DOVER, warning="late")
    assert played.offers == IN_6_11
    played.game.answer("65/6/11")
    assert played.offers == ["54/6/11", "74/6/11"]


@pytest.mark.rules("eagle:7.12")
def test_blenheims_are_never_taken() -> None:
    units = {"65/6/11": "rearm", "74/6/11": "rearm", "151/5/11": "rearm"}
    played = pooled(units, ("501/7/11",), target=DOVER, warning="sufficient", options=["night"])
    assert played.unit("600/6/11") == "6/11"
    assert played.unit("25/5/11") == "5/11"
    assert sorted(played.units_in("cup")) == ["501/7/11", "54/6/11", "56/5/11", "610/7/11"]


@pytest.mark.rules("eagle:7.13")
@pytest.mark.parametrize(("effects", "step"), [([], "raid.approach-event"), (["false-raid"], "raid.choose")])
def test_nobody_is_eligible(effects: list[str], step: str) -> None:
    """The raid goes on unmet; a decoy is over, and the next raid is chosen."""
    away = dict.fromkeys(IN_6_11, "rearm")
    cards = {str(DOVER): "track", "5": "track"}
    fields: dict[str, Any] = {"cards": cards, "planned": {str(DOVER): "0800", "5": "1000"}}
    played = pooled({**away, "I/KG1/2": "bomber"} if not effects else away, effects=effects, target=DOVER, **fields)
    assert played.rules("no-response") == ["eagle:7.13"]
    assert played.told("pool-formed")[0]["number"] == 0
    assert played.field("warning") == "none"
    if effects:
        assert played.told("response-priority") == []
    else:
        assert played.game.step == step


@pytest.mark.rules("eagle:10.23b")
@pytest.mark.parametrize(
    ("card", "damage", "numbers"),
    [
        (DOVER, {"hornchurch": "light"}, {"6/11": 2, "5/11": 2, "7/11": 2}),
        (DOVER, {"biggin-hill": "light"}, {"6/11": 3, "5/11": 2}),
        (DOVER, {"biggin-hill": "light", "hornchurch": "light"}, {"6/11": 2, "5/11": 2}),
        (DOVER, {"kenley": "light"}, {"6/11": 3, "5/11": 2, "7/11": 2}),
        (DOVER, {"dover-radar": "light", "rye": "heavy"}, {"6/11": 3, "5/11": 2, "7/11": 2}),
        (BIGGIN_HILL, {"biggin-hill": "light"}, {"7/11": 2, "2/11": 2, "6/11": 2, "5/11": 1, "1/11": 1, "3/11": 1}),
    ],
)
def test_damaged_control_rooms(card: int, damage: dict[str, str], numbers: dict[str, int]) -> None:
    played = raid("pool", {}, target=card, warning="sufficient", damage=damage)
    while played.asked == "pool-squadron":
        played.game.answer(played.offers[0])
    assert by_sector(played) == numbers


@pytest.mark.rules("eagle:10.23b")
def test_a_raid_on_a_secondary_target_is_one_on_its_sector() -> None:
    """Croydon, the secondary target of card 13, lies in 2/11: the control room of 7/11 keeps its squadrons down."""
    fields: dict[str, Any] = {"warning": "none", "damage": {"biggin-hill": "light"}}
    other = pooled({}, strategy_on={"157": BIGGIN_HILL}, **fields)
    assert other.because("pool-formed") == [("pool-control-room", "eagle:10.23b", {"sector": "7/11", "most": 0})]
    own = pooled({}, ("501/7/11",), **fields)
    assert by_sector(own) == {"7/11": 1}


@pytest.mark.rules("eagle:10.23b")
def test_control_rooms_are_said() -> None:
    damage = {"biggin-hill": "light", "hornchurch": "light"}
    played = pooled({}, ("54/6/11", "74/6/11"), target=DOVER, warning="sufficient", damage=damage)
    assert played.because("pool-formed") == [
        ("pool-control-room-own", "eagle:10.23b", {"sector": "6/11", "most": 2}),
        ("pool-sector", "eagle:7.1b", {"sector": "6/11", "number": 2, "listed": 3}),
        ("pool-sector", "eagle:7.1b", {"sector": "5/11", "number": 2, "listed": 2}),
        ("pool-control-room", "eagle:10.23b", {"sector": "7/11", "most": 0}),
    ]


# Green pilots.


@pytest.mark.rules("eagle:14.3b", "eagle:14.3e", "eagle:2.21e")
def test_a_green_squadron_is_taken_though_others_are_there() -> None:
    """It fills a place of its sector, stays reduced, and stands beside the cup."""
    played = pooled({"74/6/11": "6/11 reduced"}, target=DOVER, warning="none")
    assert (played.units_in("cup"), played.unit("74/6/11")) == ([], "beside-cup reduced")
    assert played.because("pool-formed")[-1] == ("pool-green", "eagle:14.3b", {"squadron": "74/6/11"})
    assert played.told("pool-formed")[0]["number"] == 1


@pytest.mark.rules("eagle:14.3b", "eagle:7.1c")
def test_the_other_places_go_by_type() -> None:
    """Of two places of 7/11 the green Hurricane has one; a Spitfire and a Hurricane are left: the Spitfire comes."""
    played = pooled({"32/7/11": "7/11 reduced"}, target=DOVER, warning="sufficient")
    assert [name for name in played.units_in("cup") if name.endswith("7/11")] == ["610/7/11"]
    assert (played.unit("32/7/11"), played.unit("501/7/11")) == ("beside-cup reduced", "7/11")


@pytest.mark.rules("eagle:14.3c", "eagle:14.3d")
def test_only_one_green_squadron_even_if_the_pool_is_smaller() -> None:
    """6/11 is listed before 5/11: its green squadron is taken, that of 5/11 is not, and 5/11 gives only one."""
    units = {"56/5/11": "5/11 reduced", "54/6/11": "6/11 reduced"}
    played = pooled(units, ("32/7/11",), target=DOVER, warning="sufficient")
    assert played.units_in("beside-cup") == ["54/6/11"]
    assert played.unit("56/5/11") == "5/11 reduced"
    assert by_sector(played) == {"6/11": 3, "5/11": 1, "7/11": 2}
    passed = ("pool-green-passed-over", "eagle:14.3c", {"sector": "5/11", "number": 1})
    assert passed in played.because("pool-formed")


@pytest.mark.rules("eagle:14.3d")
def test_the_order_of_the_card_decides() -> None:
    """On card 13 7/11 stands before 2/11 and 6/11, though 2/11 has the lower number."""
    units = {"64/2/11": "2/11 reduced", "610/7/11": "7/11 reduced", "54/6/11": "6/11 reduced"}
    played = pooled(units, target=BIGGIN_HILL, warning="late")
    while played.asked == "pool-squadron":
        played.game.answer(played.offers[0])
    assert played.units_in("beside-cup") == ["610/7/11"]


@pytest.mark.rules("eagle:14.3d", "eagle:14.3c")
def test_within_a_sector_the_player_chooses() -> None:
    units = {"54/6/11": "6/11 reduced", "65/6/11": "6/11 reduced"}
    played = pooled(units, target=DOVER, warning="sufficient")
    assert (played.asked, played.offers) == ("green-for-pool", ["54/6/11", "65/6/11"])
    played.game.answer("65/6/11")
    played.game.answer("32/7/11")
    assert (played.unit("65/6/11"), played.unit("54/6/11")) == ("beside-cup reduced", "6/11 reduced")
    assert by_sector(played) == {"6/11": 2, "5/11": 2, "7/11": 2}
    passed = ("pool-green-passed-over", "eagle:14.3c", {"sector": "6/11", "number": 1})
    assert passed in played.because("pool-formed")


@pytest.mark.rules("eagle:14.3b")
def test_a_sector_not_listed_has_no_eligible_green_squadron() -> None:
    """At late warning 2/11 gives nobody against Dover; nor does a sector without control room."""
    drawn = ("54/6/11", "65/6/11", "56/5/11", "32/7/11")
    played = pooled({"64/2/11": "2/11 reduced"}, drawn, target=DOVER, warning="late")
    assert (played.units_in("beside-cup"), played.unit("64/2/11")) == ([], "2/11 reduced")
    hit: dict[str, Any] = {"target": DOVER, "warning": "sufficient", "damage": {"biggin-hill": "light"}}
    played = pooled({"610/7/11": "7/11 reduced", "56/5/11": "5/11 reduced"}, **hit)
    assert (played.units_in("beside-cup"), played.unit("610/7/11")) == (["56/5/11"], "7/11 reduced")
    assert "pool-green-passed-over" not in [key for key, _, _ in played.because("pool-formed")]


@pytest.mark.rules("eagle:10.23b", "eagle:14.3c")
def test_a_green_squadron_without_control_room_leaves_the_place_to_the_next_sector() -> None:
    """5/11 comes before 7/11 on the chart of Dover, but gives nobody: the green squadron of 7/11 is taken."""
    green = {"56/5/11": "5/11 reduced", "610/7/11": "7/11 reduced"}
    hit: dict[str, Any] = {"target": DOVER, "warning": "sufficient", "damage": {"north-weald": "light"}}
    played = pooled(green, ("32/7/11",), **hit)
    assert (played.units_in("beside-cup"), played.unit("56/5/11")) == (["610/7/11"], "5/11 reduced")
    assert by_sector(played) == {"6/11": 3, "7/11": 2}


@pytest.mark.rules("eagle:19.61")
def test_two_green_squadrons_of_two_sectors() -> None:
    green = {"54/6/11": "6/11 reduced", "65/6/11": "6/11 reduced", "56/5/11": "5/11 reduced", "32/7/11": "7/11 reduced"}
    played = pooled(green, ("65/6/11",), target=DOVER, warning="sufficient", options=["advanced"])
    assert played.units_in("beside-cup") == ["56/5/11", "65/6/11"]
    assert (played.unit("54/6/11"), played.unit("32/7/11")) == ("6/11 reduced", "7/11 reduced")
    assert by_sector(played) == {"6/11": 2, "5/11": 2, "7/11": 2}


# The ace, and squadrons that defend their own airfield.


@pytest.mark.rules("eagle:19.63a")
@pytest.mark.parametrize(
    ("warning", "intelligence", "options", "box"),
    [
        ("none", "accurate", ["advanced"], "cup"),
        ("very-early", "poor", ["advanced"], "cup"),
        ("early", "limited", ["advanced"], "ace-box"),
        ("none", "poor", ["advanced"], "ace-box"),
        ("very-early", "accurate", [], "out"),
    ],
)
def test_the_ace_joins(warning: str, intelligence: str, options: list[str], box: str) -> None:
    units = {"54/6/11": "rearm", "65/6/11": "rearm"}
    played = raid("pool", units, target=DOVER, warning=warning, intelligence=intelligence, options=options)
    while played.asked == "pool-squadron":
        played.game.answer(played.offers[0])
    assert played.unit("ACE-S") == box
    assert ("pool-ace" in [key for key, _, _ in played.because("pool-formed")]) == (box == "cup")
    assert played.told("pool-formed")[0]["number"] == len(played.told("pool-formed")[0]["squadrons"])


@pytest.mark.rules("eagle:19.63a")
def test_the_ace_is_a_pool_of_its_own() -> None:
    away = dict.fromkeys(IN_6_11, "rearm")
    played = pooled(away, target=DOVER, warning="none", intelligence="accurate", options=["advanced"])
    assert (played.units_in("cup"), played.game.step) == (["ACE-S"], "raid.priority")


@pytest.mark.rules("eagle:19.64")
@pytest.mark.parametrize(
    ("card", "options", "fields", "beside"),
    [
        (BIGGIN_HILL, ["advanced"], {}, ["32/7/11", "610/7/11"]),
        (BIGGIN_HILL, [], {}, []),
        (BIGGIN_HILL, ["advanced"], {"strategy_on": {"157": BIGGIN_HILL}}, []),
        (15, ["advanced"], {"forward": [15]}, ["32/7/11", "610/7/11"]),
        (47, ["advanced"], {}, []),
        (47, ["advanced"], {"strategy_on": {"158": 47}}, ["32/7/11", "610/7/11"]),
        (DOVER, ["advanced"], {}, []),
    ],
)
def test_squadrons_defend_their_own_airfield(
    card: int, options: list[str], fields: dict[str, Any], beside: list[str]
) -> None:
    """Croydon is no airfield; Biggin Hill is also the secondary target of the London card 47."""
    played = raid("pool", {}, target=card, warning="late", options=options, **fields)
    while played.asked == "pool-squadron":
        played.game.answer(played.offers[0])
    assert played.units_in("beside-cup") == beside


@pytest.mark.rules("eagle:19.64")
def test_protected_squadrons_are_said() -> None:
    played = pooled({}, ("501/7/11",), target=BIGGIN_HILL, warning="none", options=["advanced"])
    protected = ("pool-protected", "eagle:19.64", {"sector": "7/11", "squadrons": ["501/7/11"]})
    assert played.because("pool-formed")[-1] == protected


@pytest.mark.rules("eagle:7.1a", "eagle:7.1b", "eagle:14.3c", "eagle:19.63a", "eagle:10.23b")
def test_the_pool_is_known_before_the_raid() -> None:
    """Planning is told the numbers that the step then finds."""
    units = {"56/5/11": "5/11 reduced", "54/6/11": "6/11 reduced", "610/7/11": "landing"}
    damage = {"kenley": "light"}
    levels = {"none": NO_WARNING, "late": LATE, "sufficient": SUFFICIENT, "early": EARLY, "very-early": VERY_EARLY}
    known = {"poor": POOR, "accurate": ACCURATE}
    for options in ([], ["advanced"]):
        for warning, level in levels.items():
            for intelligence, quality in known.items():
                fields: dict[str, Any] = {"warning": warning, "intelligence": intelligence, "damage": damage}
                played = raid("pool", units, target=DOVER, options=options, **fields)
                before = raid("detection", units, target=DOVER, options=options, damage=damage)
                expected = pool_numbers(before.p, DOVER, level, quality)
                while played.asked in ("pool-squadron", "green-for-pool"):
                    played.game.answer(played.offers[0])
                assert played.told("pool-formed")[0]["number"] == expected
