"""RAF: Eagle as the browser tells it: the plan, the hand, and the British response with every reason."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from films import EAGLE
from films import named as title_of
from in_node import needs_node
from tellings import Telling, chapter, telling_of

STEPS: Final = {
    "detected": "Detection",
    "rendezvous-kept": "Rendezvous",
    "rendezvous-failed": "Rendezvous",
    "pool-formed": "Pool",
    "response-priority": "Priority",
    "tactics-chart": "Tactics",
    "squadrons-respond": "Responding",
}

pytestmark = needs_node


@pytest.fixture(scope="module", params=EAGLE[::3], ids=title_of)
def telling(request: pytest.FixtureRequest) -> Telling:
    return telling_of(request.param)


def test_every_step_of_the_response_is_told_with_every_reason(telling: Telling) -> None:
    seen: set[str] = set()
    for scene in telling.scenes:
        if not scene["under_way"]:
            continue
        told = " ".join(chapter(scene, "raid"))
        for line in raid_lines(telling, scene):
            if line["key"] in STEPS:
                assert f"{STEPS[line['key']]}: " in told, (scene["number"], line["text"])
                assert all(reason["text"] in told for reason in line["because"]), (scene["number"], line["text"])
                seen.add(line["key"])
    assert seen >= STEPS.keys() - {"rendezvous-failed"}


def raid_lines(telling: Telling, scene: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of the raid under way that were known at a scene."""
    lines = [line for line in telling.film.log if line["after"] <= scene["number"]]
    begin = max(place for place, line in enumerate(lines) if line["key"] == "raid-flies")
    return lines[begin:]


def test_every_planned_raid_is_told_with_its_hour_and_its_gruppen(telling: Telling) -> None:
    seen = 0
    for scene in telling.scenes:
        table = scene["table"]
        for card, time in table["planned"].items():
            [line] = [one for one in chapter(scene, "The plan") if one.startswith(f"{time}, {card} ")]
            for gruppe, on in table["raid_of"].items():
                name = re.escape(gruppe.rpartition("/")[0])
                assert bool(re.search(rf"(?<!\w){name} ", line)) == (on == int(card)), (scene["number"], gruppe)
            seen += 1
    assert seen > 0


def test_the_hand_is_told_card_by_card(telling: Telling) -> None:
    seen = 0
    for scene in telling.scenes:
        hand = [card for card, place in scene["table"]["cards"].items() if place == "hand"]
        if hand:
            lines = chapter(scene, "Your hand")
            assert sorted(line.partition(" ")[0] for line in lines) == sorted(hand), scene["number"]
            seen += 1
    assert seen > 0
