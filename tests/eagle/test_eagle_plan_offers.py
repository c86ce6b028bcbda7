"""While Gruppen go on and off a raid its offers are kept, not worked out again: they must be what they would be."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_plans import MAJOR, MINOR, OF_LF3, TIMES, day, later, opened, raid_of, resumed

from tallyho.raf.eagle.planning import ASSIGN_RAID, PLAN_RAID
from tallyho.raf.eagle.raid_plan import offers_for, window_of_clock
from tallyho.table import DONE, Luck

BOMBER, SECOND, FIGHTER = "I/KG1/2", "II/KG1/2", "I/JG51/2"
DECOY = "155"


@pytest.mark.rules("eagle:5.2", "eagle:5.3a")
@pytest.mark.parametrize(
    ("options", "more"),
    [
        ([], {}),
        ([], {"strategies": [155, 156, 157, 158, 159]}),
        (["advanced"], {"date": "1940-09-02", "strategies": [155, 160]}),
    ],
)
def test_whatever_is_changed_about_raids_the_offers_are_those_of_the_position(
    options: list[str], more: dict[str, Any]
) -> None:
    played, luck, seen = day(hand=[MINOR, MAJOR, OF_LF3], options=options, **more), Luck("offers"), 0
    while seen < 250:
        if played.game.ask.prompt is PLAN_RAID:
            assert resumed(played)
            seen += 1
        played.game.answer(luck.one_of([one for one in played.offers if one != DONE or seen % 5 == 0] or [DONE]))
        if played.game.step != "planning.plan":
            played = day(hand=[MINOR, MAJOR, OF_LF3], options=options, **more)


@pytest.mark.rules("eagle:5.2", "eagle:5.4e")
def test_a_gruppe_keeps_its_place_among_the_offers_until_the_raid_is_full() -> None:
    played = opened(gruppen=raid_of(2))
    before = played.offers
    played.game.answer(FIGHTER)
    assert played.offers == before
    full = opened(MINOR, gruppen={BOMBER: MINOR, SECOND: MINOR})
    assert FIGHTER in full.offers
    full.game.answer(FIGHTER)
    assert [offer for offer in full.offers if "/" in offer] == [FIGHTER, BOMBER, SECOND]
    full.game.answer(BOMBER)
    assert BOMBER in full.offers
    assert "III/KG1/2" in full.offers


@pytest.mark.rules("eagle:5.4b", "eagle:15.11b")
def test_decoy_raid_is_offered_again_when_the_last_gruppe_is_taken_off() -> None:
    played = opened(gruppen={BOMBER: MAJOR, SECOND: MAJOR}, strategies=[int(DECOY)])
    played.game.answer(BOMBER)
    assert DECOY not in played.offers
    played.game.answer(SECOND)
    assert DECOY in played.offers
    played.game.answer(SECOND)
    assert DECOY not in played.offers


@pytest.mark.rules("eagle:2.21d", "eagle:5.4h")
@pytest.mark.parametrize(
    ("unfit", "units"),
    [(BOMBER, {BOMBER: "planned reduced"}), ("I/KG51/3", {})],
)
def test_a_gruppe_that_does_not_fit_can_be_taken_off_but_not_put_on_again(unfit: str, units: dict[str, str]) -> None:
    played = opened(gruppen=dict.fromkeys([unfit, SECOND, "III/KG1/2"], MAJOR), units=units)
    assert unfit in played.offers
    played.game.answer(unfit)
    assert unfit not in played.offers
    assert resumed(played)


@pytest.mark.rules("eagle:5.3c", "eagle:5b")
def test_later_in_the_day_only_fighters_go_on_and_off() -> None:
    gruppen = {BOMBER: MAJOR, FIGHTER: MAJOR}
    played = later("1200", 3, {MAJOR: "1200"}, gruppen=gruppen, script=[MAJOR])
    assert played.game.ask.prompt is ASSIGN_RAID
    for answer in ("II/JG51/2", FIGHTER, FIGHTER, "II/JG51/2"):
        assert BOMBER not in played.offers
        assert SECOND not in played.offers
        assert resumed(played)
        played.game.answer(answer)
    assert resumed(played)


@pytest.mark.rules("eagle:5.3c", "eagle:5.3d", "eagle:5b")
def test_a_raid_whose_fighters_come_later_has_nothing_to_change() -> None:
    track = {MINOR: "1200", MAJOR: "1800"}
    played = later("1200", 3, track, gruppen={BOMBER: MAJOR, FIGHTER: MINOR}, script=[MINOR])
    window = window_of_clock(played.p)
    assert FIGHTER in offers_for(played.p, MINOR, window)
    assert offers_for(played.p, MAJOR, window) == []


@pytest.mark.rules("eagle:5.1c", "eagle:5.14")
@pytest.mark.parametrize("others", [{}, {6: "1000", 7: "1000", 11: "1200"}])
def test_a_raid_is_not_moved_to_the_time_it_has(others: dict[int, str]) -> None:
    played = opened(time="0800", track=others)
    times = [offer for offer in played.offers if offer in TIMES]
    assert times == [time for time in TIMES if time != "0800"]
