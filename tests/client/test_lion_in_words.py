"""RAF: Lion as the browser tells it: patrols, raids, aces."""

from __future__ import annotations

from typing import Final

import pytest
from films import LION
from films import named as title_of
from in_node import needs_node
from tellings import Telling, chapter, named, rows_of, squadrons, telling_of

WITH_ACE: Final = LION[5]
RAID_BOXES: Final = {"hunt", "bomber", "close-escort", "channel-patrol", "bomber-aside", "escort-aside"}

pytestmark = needs_node


@pytest.fixture(scope="module", params=LION, ids=title_of)
def telling(request: pytest.FixtureRequest) -> Telling:
    return telling_of(request.param)


def test_squadrons_on_patrol_and_in_a_raid_are_told_where_they_are_once(telling: Telling) -> None:
    for scene in telling.scenes:
        table = scene["table"]
        for unit, name, _ in squadrons(telling.parts, table):
            box = table["units"][unit].removesuffix(" reduced")
            kind, _, sector = box.partition(" ")
            patrols = [line for line in chapter(scene, "Fighter Command") if line.startswith("On patrol")]
            over = [line for line in patrols if named(name).search(line)]
            assert len(over) == (kind == "patrol"), (scene["number"], unit)
            assert all(title(sector) in line for line in over), over
            if scene["under_way"]:
                raid = [line for line in chapter(scene, "raid") if named(name).search(line)]
                assert len(raid) == (box in RAID_BOXES), (scene["number"], unit)


def test_a_raid_is_under_way_in_its_own_steps_alone(telling: Telling) -> None:
    for one in telling.english["raids"]:
        assert one["under_way"] == (one["step"].startswith("raid.") and one["step"] != "raid.target"), one


def test_an_ace_is_told_by_its_squadron() -> None:
    seen = 0
    for scene in telling_of(WITH_ACE).scenes:
        for ace, squadron in scene["table"]["aces"].items():
            if squadron and scene["table"]["units"][ace] != "ace-box":
                number, _, home = squadron.partition("/")
                assert named(f"{number} {'Spitfire' if ace == 'ACE-S' else 'Hurricane'}").search(rows_of(scene)[home])
                seen += 1
    assert seen > 0


def title(sector: str) -> str:
    return "London" if sector == "london" else f"{sector} "
