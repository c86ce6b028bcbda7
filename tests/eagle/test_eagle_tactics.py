"""Response tactics: every cell of every chart through the step, and who responds (eagle:7.3, eagle:7.4)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_response import DOVER, Raid, flying, pool_of, raid


def met(pool: int, units: dict[str, str], intelligence: str, **fields: Any) -> Raid:
    """A raid answered out of a pool of so many full squadrons; whoever is drawn is the first offered."""
    played = raid("tactics", {**pool_of(pool), **units}, target=DOVER, intelligence=intelligence, **fields)
    while played.asked == "squadron-responds":
        played.game.answer(played.offers[0])
    return played


def chart(played: Raid) -> tuple[str, int]:
    """The chart that was used, and how many it sent."""
    (told,) = played.told("tactics-chart")
    sent = sum(len(one["squadrons"]) for one in played.told("squadrons-respond"))
    stayed = sum(len(one["squadrons"]) for one in played.told("squadrons-stay"))
    assert (told["number"], told["pool"]) == (sent, sent + stayed)
    return str(told["chart"]), sent


CHART_1A = {
    1: ("Y", "Y", "B", "N", "N", "N", "N", "N"),
    2: ("Y", "Y", "Y", "B", "B", "N", "N", "N"),
    3: ("Y", "Y", "Y", "Y", "Y", "B", "B", "B"),
    4: ("Y", "Y", "Y", "Y", "Y", "Y", "B", "B"),
    5: ("Y",) * 8,
    9: ("Y",) * 8,
}
"""By pool, the answers for 0 to 7 hunters."""
CHART_1B = {1: 2, 2: 4, 3: 6, 4: 9}
"""By pool, the most hunters and close escorts together that are met."""


@pytest.mark.rules("eagle:7.3a", "eagle:7.3e", "eagle:chart.tactics.1a")
@pytest.mark.parametrize("pool", sorted(CHART_1A))
@pytest.mark.parametrize("hunters", range(8))
def test_every_cell_of_chart_1a(pool: int, hunters: int) -> None:
    """With so many bombers that the limit of two squadrons for a Gruppe never counts."""
    answer = CHART_1A[pool][hunters]
    played = met(pool, flying(hunters=hunters, bombers=6), "accurate")
    name, sent = chart(played)
    assert name == ("1B" if answer == "B" else "1A")
    if answer != "B":
        assert sent == (pool if answer == "Y" else 0)


@pytest.mark.rules("eagle:7.3a", "eagle:chart.tactics.1b")
@pytest.mark.parametrize(
    ("pool", "hunters", "both"),
    [(1, 2, n) for n in (2, 3, 4, 5, 7, 10)]
    + [(2, 3, n) for n in (3, 4, 5, 6, 7, 10)]
    + [(2, 4, n) for n in (4, 5)]
    + [(3, 5, n) for n in (5, 6, 7, 9, 10, 11)]
    + [(3, 6, n) for n in (6, 7)]
    + [(4, 6, n) for n in (6, 7, 9, 10, 12)],
)
def test_chart_1b_on_both_sides_of_every_border(pool: int, hunters: int, both: int) -> None:
    played = met(pool, flying(hunters=hunters, escorts=both - hunters, bombers=6, patrollers=3), "accurate")
    assert chart(played) == ("1B", pool if both <= CHART_1B[pool] else 0)
    (told,) = played.told("tactics-chart")
    assert (told["hunters"], told["fighters"], told["seen"]) == (hunters, both, both + 6)
    assert played.because("tactics-chart") == [
        ("tactics-bombers", "eagle:7.3a", {"number": 6}),
        ("tactics-hunters", "eagle:7.3a", {"number": hunters}),
        ("tactics-hunters-and-escorts", "eagle:7.3a", {"number": both}),
    ]


CHART_2 = {1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 12: 5}
"""By pool, the most hunters that are met if there is no bomber."""


@pytest.mark.rules("eagle:7.3b", "eagle:7.3e", "eagle:chart.tactics.2")
@pytest.mark.parametrize("pool", sorted(CHART_2))
@pytest.mark.parametrize("hunters", range(8))
def test_every_cell_of_chart_2(pool: int, hunters: int) -> None:
    played = met(pool, flying(hunters=hunters, escorts=3, patrollers=3), "accurate")
    assert chart(played) == ("2", pool if hunters <= CHART_2[pool] else 0)
    assert played.because("tactics-chart") == [
        ("tactics-no-bombers", "eagle:7.3b", {}),
        ("tactics-hunters", "eagle:7.3b", {"number": hunters}),
    ]


ALL, NO = 99, 0
CHART_3 = {
    1: (ALL, ALL, ALL, NO, NO, NO),
    2: (ALL, ALL, ALL, ALL, NO, NO),
    3: (2, ALL, ALL, ALL, ALL, NO),
    4: (2, ALL, ALL, ALL, ALL, ALL),
    5: (2, 4, ALL, ALL, ALL, ALL),
    6: (2, 4, ALL, ALL, ALL, ALL),
    7: (2, 4, 6, ALL, ALL, ALL),
    10: (2, 4, 6, ALL, ALL, ALL),
}
"""By pool, the answers for 1, 2, 3, 4 to 6, 7 to 10 and 11 or more Gruppen."""
COLUMN_3 = {1: 0, 2: 1, 3: 2, 4: 3, 6: 3, 7: 4, 10: 4, 11: 5, 14: 5}


@pytest.mark.rules("eagle:7.3c", "eagle:7.3e", "eagle:chart.tactics.3")
@pytest.mark.parametrize("pool", sorted(CHART_3))
@pytest.mark.parametrize("gruppen", sorted(COLUMN_3))
def test_every_cell_of_chart_3(pool: int, gruppen: int) -> None:
    """Bombers, hunters and escorts count alike; channel patrollers do not count at all."""
    units = flying(hunters=(gruppen + 1) // 3, escorts=gruppen // 3, bombers=(gruppen + 2) // 3, patrollers=3)
    played = met(pool, units, "limited")
    assert chart(played) == ("3", min(pool, CHART_3[pool][COLUMN_3[gruppen]]))
    assert played.because("tactics-chart") == [("tactics-gruppen", "eagle:7.3c", {"number": gruppen, "patrollers": 3})]


@pytest.mark.rules("eagle:7.3c")
def test_nobody_goes_if_only_channel_patrollers_are_left() -> None:
    assert chart(met(7, flying(patrollers=2), "limited")) == ("3", 0)


CHART_4 = {1: (1, 0), 2: (2, 0), 3: (2, 3), 4: (2, 4), 5: (2, 5), 6: (3, 6), 7: (3, 6), 11: (3, 6)}
"""By pool, how many go against a minor and a major raid."""


@pytest.mark.rules("eagle:7.3d", "eagle:7.3e", "eagle:chart.tactics.4")
@pytest.mark.parametrize("pool", sorted(CHART_4))
@pytest.mark.parametrize("raid_", ["minor", "major"])
def test_every_cell_of_chart_4(pool: int, raid_: str) -> None:
    played = met(pool, flying(hunters=7, bombers=1), "poor", raid=raid_)
    assert chart(played) == ("4", CHART_4[pool][raid_ == "major"])
    assert played.because("tactics-chart") == [("tactics-raid", "eagle:7.3d", {"raid": raid_})]


@pytest.mark.rules("eagle:7.3a", "eagle:7.3b", "eagle:19.3d")
@pytest.mark.parametrize(
    ("strafer", "jabos", "name"),
    [
        ("I/KG1/2", [], "1A"),
        ("II/SG1/2", [], "1A"),
        ("I/ZG26/2", [], "2"),
        ("I/JG2/3", [], "2"),
        ("I/JG2/3", ["I/JG2/3"], "2"),
    ],
)
def test_only_bombers_count_as_bombers(strafer: str, jabos: list[str], name: str) -> None:
    """Strafers and Jabos in the Bomber Box do not bring chart 1."""
    fields: dict[str, Any] = {"jabos": jabos, "options": ["advanced"] if jabos else []}
    played = met(3, {**flying(hunters=1), strafer: "bomber"}, "accurate", **fields)
    assert chart(played)[0] == name


@pytest.mark.rules("eagle:19.65")
@pytest.mark.parametrize(
    ("bombers", "hunters", "options", "name"),
    [(1, 5, ["advanced"], "2"), (1, 4, ["advanced"], "1A"), (2, 5, ["advanced"], "1A"), (1, 5, [], "1A")],
)
def test_a_lone_bomber_among_many_hunters(bombers: int, hunters: int, options: list[str], name: str) -> None:
    played = met(9, flying(hunters=hunters, bombers=bombers), "accurate", options=options)
    assert chart(played)[0] == name
    lone = ("tactics-lone-bomber", "eagle:19.65", {"hunters": 5})
    assert (lone in played.because("tactics-chart")) == (name == "2")


@pytest.mark.rules("eagle:7.3b", "eagle:19.65")
def test_many_hunters_without_a_bomber_are_no_matter_of_a_lone_bomber() -> None:
    played = met(9, flying(hunters=5), "accurate", options=["advanced"])
    assert played.because("tactics-chart") == [
        ("tactics-no-bombers", "eagle:7.3b", {}),
        ("tactics-hunters", "eagle:7.3b", {"number": 5}),
    ]


@pytest.mark.rules("eagle:7.31")
@pytest.mark.parametrize(
    ("pool", "units", "sent"),
    [
        (7, flying(bombers=3), 6),
        (6, flying(bombers=3), 6),
        (5, flying(bombers=3), 5),
        (7, flying(bombers=1, hunters=1, patrollers=1), 6),
        (9, flying(hunters=2), 4),
        (9, {}, 0),
    ],
)
def test_never_more_than_two_squadrons_for_a_gruppe(pool: int, units: dict[str, str], sent: int) -> None:
    played = met(pool, units, "accurate")
    assert chart(played)[1] == sent
    limit = [args for key, _, args in played.because("tactics-chart") if key == "tactics-limit"]
    assert limit == ([{"most": sent, "gruppen": sent // 2}] if sent < pool else [])


@pytest.mark.rules("eagle:7.31")
def test_the_limit_is_for_accurate_intelligence_only() -> None:
    assert chart(met(6, flying(bombers=1), "poor", raid="major")) == ("4", 6)


# Who goes.


@pytest.mark.rules("eagle:7.4a")
def test_all_respond_without_a_draw() -> None:
    played = raid("tactics", {**pool_of(4), **flying(bombers=4)}, target=DOVER, intelligence="accurate")
    squadrons = played.told("squadrons-respond")[0]["squadrons"]
    assert len(squadrons) == 4
    assert played.rules("squadrons-respond") == ["eagle:7.4a"]
    assert (played.units_in("cup"), played.told("squadrons-stay")) == ([], [])
    assert "responded" in played.field("effects")


@pytest.mark.rules("eagle:7.4a", "eagle:7.4b")
def test_some_are_drawn_and_the_others_go_home() -> None:
    units = {**dict.fromkeys(["54/6/11", "65/6/11", "32/7/11"], "cup"), "I/KG1/2": "bomber"}
    played = raid("tactics", units, target=DOVER, intelligence="limited")
    assert (played.asked, sorted(played.offers)) == ("squadron-responds", ["32/7/11", "54/6/11", "65/6/11"])
    played.game.answer("65/6/11")
    assert sorted(played.offers) == ["32/7/11", "54/6/11"]
    played.game.answer("32/7/11")
    assert played.told("squadrons-respond") == [{"number": 2, "squadrons": ["65/6/11", "32/7/11"]}]
    assert (played.told("squadrons-stay"), played.unit("54/6/11")) == (
        [{"number": 1, "squadrons": ["54/6/11"]}],
        "6/11",
    )
    assert played.rules("squadrons-stay") == ["eagle:7.4b"]


@pytest.mark.rules("eagle:7.4c")
def test_none_respond_and_the_pool_is_empty() -> None:
    played = met(2, flying(hunters=7, bombers=3), "accurate")
    assert (played.units_in("cup"), played.rules("no-response"), played.rules("squadrons-stay")) == (
        [], ["eagle:7.4c"], ["eagle:7.4c"],
    )  # fmt: skip
    assert (played.told("squadrons-respond"), "responded" in played.field("effects")) == ([], False)


@pytest.mark.rules("eagle:14.32", "eagle:7.4a")
def test_a_green_squadron_is_the_first_to_go() -> None:
    """Of a pool of three against a minor raid two go: the green one, reduced, and one that is drawn."""
    units = {**pool_of(2, beside=["54/6/11"]), "54/6/11": "beside-cup reduced"}
    played = raid("tactics", {**units, **flying(hunters=2)}, target=DOVER, intelligence="poor", raid="minor")
    assert len(played.offers) == 2
    played.game.answer(played.offers[0])
    assert played.told("squadrons-respond")[0]["squadrons"][0] == "54/6/11"
    assert played.unit("54/6/11").endswith("reduced")


@pytest.mark.rules("eagle:14.32", "eagle:19.61")
def test_of_two_green_squadrons_one_is_drawn() -> None:
    """One squadron is sent against a minor raid by this chart: it is one of the green ones."""
    units = {**pool_of(1, beside=["54/6/11", "56/5/11"])}
    units |= {"54/6/11": "beside-cup reduced", "56/5/11": "beside-cup reduced"}
    overlay = {"tactics_4": {"3-5": {"minor": "1"}}}
    fields: dict[str, Any] = {"intelligence": "poor", "raid": "minor", "options": ["advanced"], "overlay": overlay}
    played = raid("tactics", {**units, **flying(hunters=2)}, target=DOVER, **fields)
    assert played.offers == ["56/5/11", "54/6/11"]
    played.game.answer("56/5/11")
    assert played.unit("54/6/11") == "6/11 reduced"
    assert played.told("squadrons-respond")[0]["squadrons"] == ["56/5/11"]


@pytest.mark.rules("eagle:14.34", "eagle:7.4c")
def test_a_green_squadron_that_does_not_go_stays_green() -> None:
    units = {**pool_of(1, beside=["54/6/11"]), "54/6/11": "beside-cup reduced"}
    played = raid("tactics", {**units, **flying(hunters=7, bombers=3)}, target=DOVER, intelligence="accurate")
    assert played.unit("54/6/11") == "6/11 reduced"


@pytest.mark.rules("eagle:14.32", "eagle:19.64")
def test_after_green_squadrons_the_protected_ones_go() -> None:
    """Two go: the green one and one of the two protected; nobody is drawn out of the cup."""
    units = {**pool_of(3, beside=["54/6/11", "32/7/11", "610/7/11"]), "54/6/11": "beside-cup reduced"}
    overlay = {"tactics_4": {"6+": {"minor": "2"}}}
    fields: dict[str, Any] = {"intelligence": "poor", "raid": "minor", "options": ["advanced"], "overlay": overlay}
    played = raid("tactics", {**units, **flying(hunters=2)}, target=DOVER, **fields)
    assert sorted(played.offers) == ["32/7/11", "610/7/11"]
    played.game.answer("610/7/11")
    assert played.told("squadrons-respond")[0]["squadrons"] == ["54/6/11", "610/7/11"]
    assert played.unit("32/7/11") == "7/11"


@pytest.mark.rules("eagle:19.63a")
@pytest.mark.parametrize(("hunters", "box"), [(0, "hunt"), (7, "ace-box")])
def test_the_ace_goes_or_is_put_back(hunters: int, box: str) -> None:
    units = {"ACE-S": "cup", **flying(hunters=hunters, bombers=2)}
    fields: dict[str, Any] = {"intelligence": "accurate", "options": ["advanced"], "until": "raid.free-hunt"}
    assert raid("tactics", units, target=DOVER, **fields).unit("ACE-S") == box


@pytest.mark.rules("eagle:5.4b", "eagle:19.63b", "eagle:14.32")
def test_a_decoy_leaves_the_squadrons_in_the_air() -> None:
    """They fly home on the side they showed, the ace back to the counter mix, and there is no raid."""
    units = {"54/6/11": "beside-cup reduced", "65/6/11": "cup", "ACE-S": "cup"}
    fields: dict[str, Any] = {
        "intelligence": "poor",
        "raid": "major",
        "effects": ["false-raid"],
        "options": ["advanced"],
    }
    played = raid("tactics", units, target=DOVER, until="raid.recovery", strategy_on={"155": DOVER}, **fields)
    assert (played.unit("54/6/11"), played.unit("65/6/11")) == ("inflight reduced", "inflight")
    assert played.unit("ACE-S") == "ace-box"
    assert played.told("squadrons-misled")[0]["number"] == 3
    assert played.field("effects") == ["false-raid"]


@pytest.mark.rules("eagle:5.4b", "eagle:7.4c")
def test_a_decoy_that_nobody_meets_is_over() -> None:
    units = {"54/6/11": "cup"}
    fields: dict[str, Any] = {"intelligence": "poor", "raid": "major", "effects": ["false-raid"]}
    played = raid("tactics", units, target=DOVER, until="raid.recovery", strategy_on={"155": DOVER}, **fields)
    assert (played.unit("54/6/11"), played.told("squadrons-misled")) == ("6/11", [])
