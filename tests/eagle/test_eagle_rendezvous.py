"""The rendezvous check: both sides of every row, and what a failure does (eagle:6.3)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_response import BIGGIN_HILL, Raid, flying, raid

LF2_CARDS, LF3_CARDS = ("5", "34"), ("1", "2")
"""Other target cards of the areas of both Luftflotten; the raid's own card, 13, is of LF2."""
FAILED, KEPT = "rendezvous-failed", "rendezvous-kept"


def checked(die: int, gruppen: int, others: dict[str, str] | None = None, **fields: Any) -> str:
    """Whether the check of a raid of so many Gruppen failed; other cards of the segment and where they are."""
    cards = {str(BIGGIN_HILL): "track", **(others or {})}
    fields.setdefault("planned", dict.fromkeys(cards, "0800"))
    played = raid("rendezvous", flying(hunters=gruppen - 1, patrollers=1), [die], cards=cards, **fields)
    assert (played.asked == "rendezvous-failure") == (len(played.told(FAILED)) == 1)
    assert len(played.told(FAILED)) + len(played.told(KEPT)) == 1
    return FAILED if played.told(FAILED) else KEPT


@pytest.mark.rules("eagle:6.3a", "eagle:4.II.3", "eagle:chart.rendezvous.1")
@pytest.mark.parametrize(
    ("others", "result"),
    [
        ({}, KEPT),
        ({"5": "track"}, FAILED),
        ({"5": "flown"}, FAILED),
        ({"5": "track", "34": "track"}, FAILED),
        ({"1": "track"}, KEPT),
        ({"1": "track", "2": "flown"}, KEPT),
        ({"5": "discard"}, KEPT),
    ],
)
def test_die_1_two_raids_of_one_luftflotte(others: dict[str, str], result: str) -> None:
    assert checked(1, 2, others) == result


@pytest.mark.rules("eagle:chart.rendezvous.1", "eagle:chart.rendezvous.2")
@pytest.mark.parametrize("die", [1, 2])
def test_raids_of_other_segments_do_not_count(die: int) -> None:
    planned = {str(BIGGIN_HILL): "0800", "5": "1000", "34": "0600"}
    assert checked(die, 2, {"5": "track", "34": "track"}, planned=planned) == KEPT


@pytest.mark.rules("eagle:6.3a", "eagle:chart.rendezvous.2")
@pytest.mark.parametrize(
    ("others", "result"),
    [
        ({"5": "track"}, KEPT),
        ({"5": "track", "34": "track"}, FAILED),
        ({"5": "flown", "1": "track"}, FAILED),
        ({"5": "flown", "1": "flown"}, FAILED),
    ],
)
def test_die_2_three_raids_in_the_segment(others: dict[str, str], result: str) -> None:
    assert checked(2, 2, others) == result


@pytest.mark.rules("eagle:6.32")
def test_a_decoy_counts_as_a_raid() -> None:
    decoy = {"strategy_on": {"155": 5}}
    assert checked(1, 2, {"5": "track"}, **decoy) == FAILED
    assert checked(2, 2, {"5": "flown", "1": "track"}, **decoy) == FAILED


@pytest.mark.rules("eagle:chart.rendezvous.3")
@pytest.mark.parametrize(
    ("gruppen", "lf2", "lf3", "result"),
    [
        (8, "broken", "clear", FAILED),
        (9, "broken", "clear", FAILED),
        (7, "broken", "clear", KEPT),
        (8, "patchy", "broken", KEPT),
        (8, "clear", "broken", KEPT),
    ],
)
def test_die_3_many_gruppen_in_broken_clouds(gruppen: int, lf2: str, lf3: str, result: str) -> None:
    assert checked(3, gruppen, weather={"LF2": lf2, "LF3": lf3}) == result


@pytest.mark.rules("eagle:chart.rendezvous.3")
@pytest.mark.parametrize(("lf2", "lf3", "result"), [("clear", "broken", FAILED), ("broken", "clear", KEPT)])
def test_die_3_looks_at_the_weather_of_the_area_that_is_raided(lf2: str, lf3: str, result: str) -> None:
    """Card 2, Ventnor, lies in the area of LF3."""
    played = raid("rendezvous", flying(hunters=8), [3], target=2, weather={"LF2": lf2, "LF3": lf3})
    assert len(played.told(result)) == 1


@pytest.mark.rules("eagle:chart.rendezvous.4")
@pytest.mark.parametrize(
    ("gruppen", "depletion", "result"), [(10, 0, KEPT), (11, 0, FAILED), (12, 7, FAILED), (11, 8, KEPT), (16, 15, KEPT)]
)
def test_die_4_eleven_gruppen_of_a_luftwaffe_at_strength(gruppen: int, depletion: int, result: str) -> None:
    assert checked(4, gruppen, depletion=depletion) == result


@pytest.mark.rules("eagle:chart.rendezvous.5", "eagle:chart.rendezvous.6")
@pytest.mark.parametrize(
    ("die", "gruppen", "result"), [(5, 12, KEPT), (5, 13, FAILED), (6, 14, KEPT), (6, 15, FAILED), (6, 16, FAILED)]
)
def test_dice_5_and_6_by_size_alone(die: int, gruppen: int, result: str) -> None:
    assert checked(die, gruppen, depletion=15, weather={"LF2": "broken", "LF3": "broken"}) == result


SIX = {
    "I/JG51/2": "hunt",
    "II/JG51/2": "close-escort",
    "III/JG51/2": "channel-patrol",
    "I/KG1/2": "bomber",
    "II/KG1/2": "bomber",
    "I/KG4/2": "bomber",
    "I/JG3/2": "airbase",
}
"""One Gruppe of each letter among fighters and bombers, A, B, C, and an A at its airbase."""


def failure(die: int, units: dict[str, str] | None = None, **fields: Any) -> Raid:
    """A raid of the second Luftflotte whose check has failed, with the second die."""
    cards = {str(BIGGIN_HILL): "track", "5": "track"}
    planned = dict.fromkeys(cards, "0800")
    return raid("rendezvous", units or SIX, [1, die], until="raid.pool", cards=cards, planned=planned, **fields)


@pytest.mark.rules("eagle:6.3b", "eagle:6.31")
@pytest.mark.parametrize(
    ("die", "reduced"),
    [(1, ["I/JG51/2", "I/KG1/2"]), (2, ["II/JG51/2", "II/KG1/2"]), (3, ["III/JG51/2", "I/KG4/2"])],
)
def test_one_letter_is_reduced_where_it_stands(die: int, reduced: list[str]) -> None:
    played = failure(die)
    for name, box in SIX.items():
        assert played.unit(name) == (f"{box} reduced" if name in reduced else box)
    assert sorted(played.told("rendezvous-reduced")[0]["gruppen"]) == sorted(reduced)
    assert played.told("rendezvous-reduced")[0]["letter"] == "ABC"[die - 1]
    assert "because" not in played.told("rendezvous-reduced")[0]


@pytest.mark.rules("eagle:6.3c", "eagle:6.31")
@pytest.mark.parametrize(
    ("die", "left"),
    [(4, ["I/JG51/2", "I/KG1/2"]), (5, ["II/JG51/2", "II/KG1/2"]), (6, ["III/JG51/2", "I/KG4/2"])],
)
def test_one_letter_leaves_the_raid(die: int, left: list[str]) -> None:
    played = failure(die)
    for name, box in SIX.items():
        assert played.unit(name) == ("inflight" if name in left else box)
    assert sorted(played.told("rendezvous-leaves")[0]["gruppen"]) == sorted(left)


@pytest.mark.rules("eagle:6.3c", "eagle:15.1c")
def test_a_coordinated_raid_loses_nobody() -> None:
    played = failure(4, strategy_on={"156": BIGGIN_HILL})
    assert (played.unit("I/JG51/2"), played.unit("I/KG1/2")) == ("hunt reduced", "bomber reduced")
    assert played.because("rendezvous-reduced") == [("rendezvous-coordinated", "eagle:15.1c", {})]
    elsewhere = failure(4, strategy_on={"156": 5})
    assert elsewhere.unit("I/KG1/2") == "inflight"


@pytest.mark.rules("eagle:19.4d")
def test_a_reduced_me109_is_not_reduced_again() -> None:
    played = failure(1, {"I/JG51/2": "hunt reduced", "I/KG1/2": "bomber"}, options=["advanced"])
    assert (played.unit("I/JG51/2"), played.unit("I/KG1/2")) == ("hunt reduced", "bomber reduced")


@pytest.mark.rules("eagle:19.3f", "eagle:19.3e")
def test_a_jabo_that_leaves_drops_its_bombs() -> None:
    jabos = {"options": ["advanced"], "jabos": ["I/JG51/2", "II/JG51/2"]}
    units = {"I/JG51/2": "bomber", "II/JG51/2": "bomber"}
    left = failure(4, units, **jabos)
    assert (left.unit("I/JG51/2"), left.field("jabos")) == ("inflight", ["II/JG51/2"])
    stayed = failure(1, units, **jabos)
    assert (stayed.unit("I/JG51/2"), stayed.field("jabos")) == ("bomber reduced", ["I/JG51/2", "II/JG51/2"])


@pytest.mark.rules("eagle:chart.rendezvous.1", "eagle:chart.rendezvous.3", "eagle:chart.rendezvous.4")
def test_the_check_says_what_it_looked_at() -> None:
    cards = {str(BIGGIN_HILL): "track", "5": "track"}
    both: dict[str, Any] = {"cards": cards, "planned": dict.fromkeys(cards, "0800")}
    luftflotte = raid("rendezvous", flying(hunters=2), [1], **both)
    assert luftflotte.because(FAILED) == [
        ("rendezvous-luftflotte", "eagle:chart.rendezvous.1", {"count": 2, "least": 2, "luftflotte": "LF2"})
    ]
    clear = raid("rendezvous", flying(hunters=8), [3], **both)
    assert clear.because(KEPT) == [
        ("rendezvous-weather", "eagle:chart.rendezvous.3", {"weather": "clear", "wanted": "broken"})
    ]
    strong = raid("rendezvous", flying(hunters=11), [4], **both)
    assert strong.because(FAILED) == [
        ("rendezvous-gruppen", "eagle:chart.rendezvous.4", {"count": 11, "least": 11}),
        ("rendezvous-at-strength", "eagle:chart.rendezvous.4", {}),
    ]
    weak = raid("rendezvous", flying(hunters=11), [4], depletion=8, **both)
    assert weak.because(KEPT) == [("rendezvous-depleted", "eagle:chart.rendezvous.4", {})]
