"""Detection, case by case: every modifier, the headquarters, what the British believe (eagle:6.2)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_response import BIGGIN_HILL, DATA, POLING, Raid, flying, raid

ALL_POOR = {"detection": {str(space): {"warning": "late", "intelligence": "poor"} for space in range(1, 21)}}
EIGHT = flying(hunters=4, escorts=1, bombers=3)
FORWARD = 15
"""The card of Biggin Hill with forward airfields."""
LONDON, DUXFORD, WORTH = 47, 38, 1


def detected(units: dict[str, str], die: int = 1, **fields: Any) -> Raid:
    """A raid that has been detected by this die."""
    return raid("detection", units, [die], **fields)


def modifier(units: dict[str, str], **fields: Any) -> int:
    """The modifier that was added to the die."""
    return int(detected(units, **fields).told("detected")[0]["modifier"])


@pytest.mark.rules("eagle:6.2a", "eagle:6.2b", "eagle:6.2c", "eagle:6.2d", "eagle:6.2k", "eagle:4.II.2a")
def test_every_modifier_has_its_reason() -> None:
    played = detected(EIGHT, die=3, target=POLING, weather={"LF2": "patchy", "LF3": "clear"})
    (told,) = played.told("detected")
    assert (told["die"], told["modifier"], told["space"]) == (3, 10, 13)
    assert (told["warning"], told["intelligence"]) == ("early", "poor")
    assert played.because("detected") == [
        ("detect-net", "eagle:6.2b", {"value": 2, "site": "Poling"}),
        ("detect-net", "eagle:6.2b", {"value": 2, "site": "Ventnor"}),
        ("detect-net", "eagle:6.2b", {"value": 2, "site": "Pevensey"}),
        ("detect-observers", "eagle:6.2c", {"value": 1, "weather": "patchy"}),
        ("detect-size", "eagle:6.2d", {"value": 3, "number": 8}),
    ]


@pytest.mark.rules("eagle:6.2c")
@pytest.mark.parametrize(("weather", "value"), [("clear", 2), ("patchy", 1), ("broken", 0)])
def test_observers_see_by_the_weather_of_the_target(weather: str, value: int) -> None:
    """The weather of the other area does not matter."""
    for other in ("clear", "broken"):
        assert modifier(EIGHT, target=POLING, weather={"LF2": weather, "LF3": other}) == 9 + value


@pytest.mark.rules("eagle:6.2d")
@pytest.mark.parametrize(
    ("gruppen", "value"),
    [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (10, 3), (11, 4), (13, 4), (14, 5), (16, 5)],
)
def test_the_size_counts_every_gruppe(gruppen: int, value: int) -> None:
    units = flying(hunters=gruppen // 2, bombers=1, patrollers=gruppen - 1 - gruppen // 2)
    assert modifier(units, target=POLING) == 8 + value


@pytest.mark.rules("eagle:6.2e", "eagle:19.3c")
def test_only_me109s_are_hard_to_see() -> None:
    only = {"I/JG51/2": "hunt", "II/JG51/2": "bomber"}
    played = detected(only, target=POLING)
    assert played.because("detected")[-1] == ("detect-only-me109", "eagle:6.2e", {"value": -2})
    assert played.told("detected")[0]["modifier"] == 6
    jabo = detected(only, target=POLING, options=["advanced"], jabos=["II/JG51/2"])
    assert jabo.because("detected")[-1] == ("detect-only-me109", "eagle:19.3c", {"value": -2})
    assert jabo.told("detected")[0]["modifier"] == 6


@pytest.mark.rules("eagle:6.2e")
@pytest.mark.parametrize("other", ["I/ZG26/2", "I/KG1/2"])
def test_one_other_gruppe_gives_me109s_away(other: str) -> None:
    assert modifier({"I/JG51/2": "hunt", "II/JG51/2": "hunt", other: "bomber"}, target=POLING) == 8


@pytest.mark.rules("eagle:6.2f")
@pytest.mark.parametrize(("clear", "expected", "floor"), [("0", 0, [{"total": -2}]), ("2", 0, []), ("3", 1, [])])
def test_the_modifier_is_never_below_zero(clear: str, expected: int, floor: list[dict[str, int]]) -> None:
    overlay = {"targets": {str(POLING): {"radar_nets": "", "oc_clear": clear}}}
    played = detected({"I/JG51/2": "hunt"}, target=POLING, overlay=overlay)
    (told,) = played.told("detected")
    assert (told["modifier"], told["space"]) == (expected, expected + 1)
    assert [args for key, _, args in played.because("detected") if key == "detect-floor"] == floor


@pytest.mark.rules("eagle:6.2a")
def test_the_track_ends_at_both_ends() -> None:
    """The lowest space is 1; what is beyond the highest counts as the highest."""
    bare = {"targets": {str(POLING): {"radar_nets": "", "oc_clear": "0"}}}
    low = detected({"I/JG51/2": "hunt", "I/KG1/2": "bomber"}, target=POLING, overlay=bare)
    assert (low.told("detected")[0]["space"], low.field("warning"), low.field("intelligence")) == (1, "none", "poor")
    high = {"targets": {str(POLING): {"oc_clear": "9"}}}
    far = detected(EIGHT, die=6, target=POLING, overlay=high)
    assert far.told("detected")[0]["space"] == 20
    assert far.field("warning") == DATA.tables["detection"]["20"]["warning"]


@pytest.mark.rules("eagle:10.21c")
@pytest.mark.parametrize("marker", ["light", "heavy"])
def test_a_damaged_net_adds_nothing(marker: str) -> None:
    played = detected(EIGHT, target=POLING, damage={"ventnor": marker})
    assert played.told("detected")[0]["modifier"] == 9
    assert played.because("detected")[1] == ("detect-net-damaged", "eagle:10.21c", {"site": "Ventnor"})


@pytest.mark.rules("eagle:10.21d")
def test_three_damaged_nets_blind_all() -> None:
    """Two nets elsewhere do nothing to the card's own; a third one, wherever it is, ends them all."""
    two = {"rye": "light", "foreness": "heavy"}
    assert modifier(EIGHT, target=POLING, damage=two) == 11
    assert modifier(EIGHT, target=POLING, damage={**two, "hornchurch": "light", "box": "light"}) == 11
    blind = detected(EIGHT, target=POLING, damage={**two, "canewdon": "light"})
    assert blind.told("detected")[0]["modifier"] == 5
    assert blind.because("detected")[0] == ("detect-nets-blind", "eagle:10.21d", {"number": 3, "least": 3})
    assert modifier(EIGHT, target=POLING, damage={**two, "canewdon": "light", "poling": "light"}) == 5


@pytest.mark.rules("eagle:10.25b", "eagle:10.25c", "eagle:10.25d")
@pytest.mark.parametrize(
    ("card", "damage", "expected", "why"),
    [
        (POLING, {"uxbridge": "light"}, 6, [("detect-half", "eagle:10.25b", {})]),
        (POLING, {"uxbridge": "heavy"}, 6, [("detect-half", "eagle:10.25b", {})]),
        (POLING, {"box": "light"}, 11, []),
        (POLING, {"stanmore": "light"}, 6, [("detect-half", "eagle:10.25c", {})]),
        (POLING, {"stanmore": "light", "box": "light"}, 6, [("detect-half", "eagle:10.25c", {})]),
        (POLING, {"stanmore": "heavy", "uxbridge": "light"}, 0, [("detect-no-headquarters", "eagle:10.25d", {})]),
        (WORTH, {"box": "light"}, 5, [("detect-half", "eagle:10.25b", {})]),
        (WORTH, {"uxbridge": "light"}, 10, []),
        (WORTH, {"box": "light", "stanmore": "light"}, 0, [("detect-no-headquarters", "eagle:10.25d", {})]),
        (DUXFORD, {"box": "light", "uxbridge": "light"}, 12, []),
        (DUXFORD, {"stanmore": "light", "uxbridge": "light"}, 6, [("detect-half", "eagle:10.25c", {})]),
        (LONDON, {"uxbridge": "light"}, 6, [("detect-half", "eagle:10.25b", {})]),
        (LONDON, {"uxbridge": "light", "stanmore": "light"}, 0, [("detect-no-headquarters", "eagle:10.25d", {})]),
    ],
)
def test_damaged_headquarters(card: int, damage: dict[str, str], expected: int, why: list[object]) -> None:
    played = detected(EIGHT, target=card, damage=damage)
    assert played.told("detected")[0]["modifier"] == expected
    assert [one for one in played.because("detected") if one[0] in ("detect-half", "detect-no-headquarters")] == why


@pytest.mark.rules("eagle:19.1b")
def test_a_forward_airfield_lies_near_the_coast() -> None:
    both = {"target": FORWARD, "forward": [FORWARD]}
    played = detected(EIGHT, options=["advanced"], **both)
    assert played.told("detected")[0]["modifier"] == 9
    assert played.because("detected")[-1] == ("detect-forward", "eagle:19.1b", {"value": -2})
    assert modifier(EIGHT, options=["advanced"], target=FORWARD) == 11
    assert modifier(EIGHT, options=["advanced"], target=FORWARD, forward=[17]) == 11


@pytest.mark.rules("eagle:19.5h")
def test_after_press_every_roll_is_easier() -> None:
    played = detected(EIGHT, target=POLING, options=["advanced"], effects=["pressed"])
    assert played.told("detected")[0]["modifier"] == 13
    assert played.because("detected")[-1] == ("detect-press", "eagle:19.5h", {"value": 2})


@pytest.mark.rules("eagle:19.5h", "eagle:10.25c")
def test_press_is_halved_with_all_the_rest() -> None:
    assert modifier(EIGHT, target=POLING, effects=["pressed"], damage={"stanmore": "light"}) == 7


@pytest.mark.rules("eagle:15.1c")
def test_a_dogleg_route_confuses() -> None:
    played = detected(EIGHT, target=POLING, strategy_on={"162": POLING})
    assert played.told("detected")[0]["modifier"] == 9
    assert played.because("detected")[-1] == ("detect-dogleg", "eagle:15.1c", {"value": -2})
    assert modifier(EIGHT, target=POLING, strategy_on={"162": BIGGIN_HILL}) == 11


@pytest.mark.rules("eagle:6.2g", "eagle:6.2h", "eagle:4.II.2b")
@pytest.mark.parametrize(("gruppen", "believed"), [(1, "minor"), (3, "minor"), (6, "major"), (16, "major")])
def test_poor_intelligence_goes_by_the_size(gruppen: int, believed: str) -> None:
    played = detected(flying(hunters=gruppen), overlay=ALL_POOR, until="raid.rendezvous", raid="none")
    assert played.field("raid") == believed
    assert played.told("raid-believed") == [{"raid": believed, "number": gruppen}]
    assert played.rules("raid-believed") == ["eagle:6.2g"]


@pytest.mark.rules("eagle:6.2h")
@pytest.mark.parametrize("gruppen", [4, 5])
@pytest.mark.parametrize("declared", ["minor", "major"])
def test_of_four_or_five_the_player_declares(gruppen: int, declared: str) -> None:
    played = detected(flying(hunters=1, bombers=1, patrollers=gruppen - 2), overlay=ALL_POOR)
    assert (played.asked, played.offers) == ("declare-raid", ["minor", "major"])
    assert played.game.open[0].args == {"number": gruppen}
    played.game.answer(declared)
    assert (played.field("raid"), played.rules("raid-believed")) == (declared, ["eagle:6.2h"])
    assert played.game.step == "raid.rendezvous"


@pytest.mark.rules("eagle:6.2i")
@pytest.mark.parametrize("intelligence", ["limited", "accurate"])
@pytest.mark.parametrize("gruppen", [2, 4, 8])
def test_better_intelligence_knows_the_number(intelligence: str, gruppen: int) -> None:
    overlay = {"detection": {str(space): {"warning": "late", "intelligence": intelligence} for space in range(1, 21)}}
    played = detected(flying(hunters=gruppen), overlay=overlay, until="raid.rendezvous", raid="major")
    assert (played.field("raid"), played.told("raid-believed")) == ("none", [])


@pytest.mark.rules("eagle:6.21")
@pytest.mark.parametrize("card", [POLING, DUXFORD])
def test_without_warning_the_channel_patrol_escorts(card: int) -> None:
    """Patrollers keep their facing, and go along even beyond their range; hunters hunt on."""
    overlay = {"detection": {str(space): {"warning": "none", "intelligence": "limited"} for space in range(1, 21)}}
    patrol = {"I/JG51/2": "channel-patrol", "II/JG51/2": "channel-patrol reduced"}
    played = detected({**patrol, "I/JG26/2": "hunt", "I/KG1/2": "bomber"}, target=card, overlay=overlay)
    assert played.unit("I/JG51/2") == "close-escort"
    assert played.unit("II/JG51/2") == "close-escort reduced"
    assert (played.unit("I/JG26/2"), played.unit("I/KG1/2")) == ("hunt", "bomber")
    assert played.told("patrollers-escort") == [{"gruppen": ["I/JG51/2", "II/JG51/2"]}]


@pytest.mark.rules("eagle:6.21")
def test_without_patrollers_nothing_is_said_of_them() -> None:
    overlay = {"detection": {str(space): {"warning": "none", "intelligence": "limited"} for space in range(1, 21)}}
    assert detected(EIGHT, overlay=overlay).told("patrollers-escort") == []


@pytest.mark.rules("eagle:6.21")
def test_with_late_warning_the_channel_patrol_stays() -> None:
    played = detected({"I/JG51/2": "channel-patrol", "I/KG1/2": "bomber"}, overlay=ALL_POOR)
    assert (played.unit("I/JG51/2"), played.told("patrollers-escort")) == ("channel-patrol", [])


@pytest.mark.rules("eagle:event.ultra-intercept.b", "eagle:2.22m")
def test_ultra_needs_no_roll() -> None:
    played = raid("detection", {**EIGHT, "I/JG2/3": "channel-patrol"}, ultra="0800", raid="minor")
    assert played.game.step == "raid.rendezvous"
    assert (played.field("warning"), played.field("intelligence"), played.field("raid")) == (
        "very-early", "accurate", "none",
    )  # fmt: skip
    assert played.told("detected-by-ultra") == [{"warning": "very-early", "intelligence": "accurate"}]


@pytest.mark.rules("eagle:event.ultra-intercept.b")
@pytest.mark.parametrize("segment", ["0600", "1000", ""])
def test_ultra_of_another_segment_does_nothing(segment: str) -> None:
    assert raid("detection", EIGHT, ultra=segment).asked == "detection"


@pytest.mark.rules("eagle:5.4b", "eagle:6.32")
@pytest.mark.parametrize(("die", "warning"), [(1, "sufficient"), (6, "early")])
def test_a_decoy_looks_like_six_gruppen_and_is_believed(die: int, warning: str) -> None:
    """Space 11 and 15 are accurate on the track; a decoy is never seen so well, and there is no rendezvous."""
    decoy = {"effects": ["false-raid"], "strategy_on": {"155": POLING}}
    played = detected({}, die=die, target=POLING, weather={"LF2": "clear", "LF3": "clear"}, until="raid.pool", **decoy)
    assert played.because("detected")[-1] == ("detect-phantoms", "eagle:5.4b", {"value": 2, "number": 6})
    assert played.told("detected")[0]["space"] == 10 + die
    assert (played.field("warning"), played.field("intelligence"), played.field("raid")) == (warning, "poor", "major")


@pytest.mark.rules("eagle:5.4b", "eagle:event.ultra-intercept.b")
def test_ultra_does_not_see_through_a_decoy() -> None:
    decoy = {"effects": ["false-raid"], "strategy_on": {"155": POLING}}
    played = raid("detection", {}, target=POLING, until="raid.pool", ultra="0800", **decoy)
    assert (played.field("warning"), played.field("intelligence"), played.field("raid")) == (
        "very-early", "poor", "major",
    )  # fmt: skip
