"""Jabos and forward airfields in the plan of the day (eagle:19.1, eagle:19.3, eagle:19.4c)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_plans import BEYOND, EDGE, MAJOR, TIMES, day, gruppen_of, later, opened, raid_of, refused
from eagle_raids import Raid


def jabos(card: int = MAJOR, **more: Any) -> Raid:
    fields: dict[str, Any] = {"options": ["advanced"], "date": "1940-09-02", **more}
    return opened(card, **fields)


@pytest.mark.rules("eagle:19.3a", "eagle:19b")
def test_one_or_two_me109s_become_jabos_from_september_on() -> None:
    played = jabos(date="1940-09-01")
    offered = [offer for offer in played.offers if offer.startswith("jabo ")]
    assert offered == [f"jabo {name}" for name in gruppen_of(2, "me109")]
    assert refused(played, "jabo I/ZG26/2") == ("only-me109-jabo", "eagle:19.3a")
    assert refused(played, "jabo I/KG1/2") == ("only-me109-jabo", "eagle:19.3a")
    one = jabos(script=["jabo I/JG51/2"])
    assert (one.unit("I/JG51/2"), one.field("jabos")) == ("planned", ["I/JG51/2"])
    assert "jabo II/JG51/2" in one.offers
    two = jabos(script=["jabo I/JG51/2", "jabo II/JG51/2"])
    assert refused(two, "jabo III/JG51/2") == ("no-jabo-marker", "eagle:19.3a")
    assert refused(jabos(date="1940-08-31"), "jabo I/JG51/2") == ("jabos-later", "eagle:19.3a")


@pytest.mark.rules("eagle:19b", "eagle:19a")
@pytest.mark.parametrize(
    ("scenario", "options", "there"),
    [
        ("campaign", ["advanced"], True),
        ("thin-blue-line", ["advanced"], True),
        ("hardest-days", ["advanced"], False),
        ("prelude", ["advanced"], False),
        ("campaign", [], False),
        ("campaign", ["night"], False),
    ],
)
def test_jabo_markers_are_in_two_scenarios_with_the_advanced_rules(
    scenario: str, options: list[str], there: bool
) -> None:
    played = jabos(scenario=scenario, options=options)
    assert ("jabo I/JG51/2" in played.offers) == there
    if not there:
        assert refused(played, "jabo I/JG51/2") == ("no-jabos", "eagle:19b")


@pytest.mark.rules("eagle:19.3a", "eagle:5b")
def test_jabos_are_assigned_as_bombers_for_the_whole_day() -> None:
    """The raid is too late for fighters, not for Jabos; moving the first raid does not send them home."""
    played = jabos(time="1800", track={6: "0800"}, script=["jabo I/JG51/2"])
    assert played.field("raid_of") == {"I/JG51/2": MAJOR}
    assert refused(played, "II/JG51/2") == ("fighters-later", "eagle:5.3b")
    assert "I/JG51/2" in played.offers
    moved = jabos(time="1800", track={6: "0800"}, script=["jabo I/JG51/2", "done", 6, "0600"])
    assert (moved.unit("I/JG51/2"), moved.field("jabos")) == ("planned", ["I/JG51/2"])
    settled = {"script": [MAJOR], "gruppen": {"I/JG51/2": MAJOR}, "jabos": ["I/JG51/2"], "options": ["advanced"]}
    later_on = later("1200", 3, {MAJOR: "1200"}, **settled)
    assert refused(later_on, "I/JG51/2") == ("bombers-settled", "eagle:5b")


@pytest.mark.rules("eagle:19.3a")
def test_a_jabo_must_be_ready_and_fit_as_any_gruppe() -> None:
    assert refused(jabos(units={"I/JG51/2": "airbase reduced"}), "jabo I/JG51/2") == ("gruppe-reduced", "eagle:5.3a")
    assert refused(jabos(), "jabo I/JG2/3") == ("other-luftflotte", "eagle:5.4h")
    assert refused(jabos(gruppen=raid_of(16)), "jabo I/JG54/2") == ("limit-major", "eagle:5.4e")
    assert not [offer for offer in jabos(gruppen=raid_of(16)).offers if offer.startswith("jabo ")]


@pytest.mark.rules("eagle:19.4c", "eagle:19.1d")
@pytest.mark.parametrize("card", [BEYOND, EDGE, 42])
def test_jabos_stay_within_basic_range(card: int) -> None:
    played = jabos(card)
    assert not [offer for offer in played.offers if offer.startswith("jabo ")]
    assert refused(played, "jabo I/JG51/2") == ("jabo-range", "eagle:19.4c")


@pytest.mark.rules("eagle:19.1d", "eagle:19.4c", "eagle:19.1a")
def test_jabos_reach_the_forward_airfield_of_middle_wallop_and_no_more() -> None:
    assert refused(jabos(37), "jabo I/JG2/3") == ("jabo-range", "eagle:19.4c")
    forward = jabos(37, script=["forward", "jabo I/JG2/3", "I/KG27/3"], strategies=[157, 159])
    assert forward.field("jabos") == ["I/JG2/3"]
    for change in ("forward", "157"):
        back = jabos(37, script=["forward", "jabo I/JG2/3", "I/KG27/3", change], strategies=[157, 159])
        assert (back.unit("I/JG2/3"), back.field("jabos"), back.unit("I/KG27/3")) == ("airbase", [], "planned")
    stays = jabos(37, script=["forward", "jabo I/JG2/3", "159"], strategies=[157, 159])
    assert stays.field("jabos") == ["I/JG2/3"]
    in_range = jabos(15, script=["forward", "jabo I/JG51/2", "forward"])
    assert in_range.field("jabos") == ["I/JG51/2"]


# Forward airfields.


@pytest.mark.rules("eagle:19.1a")
def test_six_cards_have_forward_airfields() -> None:
    cards = [card for card in range(1, 61) if "forward" in opened(card, options=["advanced"]).offers]
    assert cards == [15, 17, 20, 22, 36, 37]
    assert refused(opened(13, options=["advanced"]), "forward") == ("no-forward-airfield", "eagle:19.1a")
    assert refused(opened(15), "forward") == ("no-forward-airfield", "eagle:19.1a")


@pytest.mark.rules("eagle:19.1a")
def test_all_six_may_be_struck_on_one_day() -> None:
    script: list[str | int] = []
    for place, card in enumerate([15, 17, 20, 22, 36, 37]):
        script += [card, TIMES[place // 2], "forward", "done"]
    played = day(hand=[15, 17, 20, 22, 36, 37], script=script, options=["advanced"])
    assert played.field("forward") == [15, 17, 20, 22, 36, 37]


@pytest.mark.rules("eagle:19.1a")
def test_a_raid_strikes_the_forward_airfield_only_if_it_is_marked_and_the_primary_target_meant() -> None:
    def told(*script: str) -> object:
        more = {"options": ["advanced"], "strategies": [157], "until": "planning.night-patrol"}
        played = opened(15, script=["I/KG1/2", "II/SG1/2", "IV/LG1/2", *script, "done", "done"], **more)
        return played.told("raid-planned")[0]["forward"]

    assert (told(), told("forward"), told("forward", "forward"), told("forward", "157")) == (False, True, False, False)
    secondary = opened(15, options=["advanced"], strategy_on={157: 15})
    assert "forward" not in secondary.offers
    assert refused(secondary, "forward") == ("forward-primary-only", "eagle:19.1a")
