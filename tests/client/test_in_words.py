"""The RAF games as the browser tells them, on tables of whole seeded games: frames, offers, and the table in words."""

from __future__ import annotations

import re
from typing import Final

import pytest
from films import EAGLE, LION, film
from films import named as title
from in_node import LIBRARY, needs_node
from tellings import Telling, chapter, named, rows_of, squadrons, telling_of

UNSAID: Final = re.compile(r"\[[\w-]+(/[\w-]+)?\]|[{}]|undefined|null|NaN|\[object")
"""What is shown where words are missing."""
RAID_BOXES: Final = {"hunt", "bomber", "close-escort", "channel-patrol", "bomber-aside", "escort-aside"}
CARDS: Final = ("target-card", "further-target-card", "time-card", "approach-card", "target-event-card")

RAREST: Final = {
    "lion": {"heavy-loss-move"},
    "eagle": {"gruppe-served", "heavy-loss-move"},
}
"""Not asked in any of the films."""

pytestmark = needs_node


@pytest.fixture(scope="module", params=(*LION, *EAGLE), ids=lambda which: f"{which[0]} {title(which)}")
def telling(request: pytest.FixtureRequest) -> Telling:
    return telling_of(request.param)


def test_frames_one_after_another_lead_to_the_table(telling: Telling) -> None:
    scenes = {scene["number"]: scene["table"] for scene in telling.scenes}
    assert len(scenes) > 10
    assert scenes == telling.film.scenes


def test_nothing_is_left_unsaid(telling: Telling) -> None:
    for one in telling.told:
        offers = [text for offer in one["offers"] for text in (offer["words"] or {}).values()]
        units = [text for scene in one["scenes"] for text in scene["units"]]
        chapters = [chapter for scene in one["scenes"] for chapter in scene["chapters"]]
        lines = [line for chapter in chapters for line in (chapter["heading"], *chapter["lines"])]
        assert len(lines) > 100
        assert [text for text in {*offers, *units, *lines} if UNSAID.search(text)] == []
        assert "" not in {*units, *lines}


def test_every_offer_has_a_label(telling: Telling) -> None:
    for one in telling.told:
        for offer in one["offers"]:
            words = offer["words"] or {"label": offer["plain"]}
            assert words["label"].strip(), offer


def test_units_sectors_and_cards_are_told_better_than_the_server_does(telling: Telling) -> None:
    sectors = {sector["id"]: sector["name"] for sector in telling.parts["sectors"]}
    for offer in telling.english["offers"]:
        answer, words = offer["answer"], offer["words"]
        if answer in telling.parts["units"]:
            assert words["group"], offer
            assert words["detail"], offer
            assert answer.startswith((f"{words['label'].partition(' ')[0]}/", "ACE-")), offer
        elif answer in sectors:
            assert sectors[answer] in words["label"], offer
        elif offer["key"] in CARDS:
            assert words["label"].startswith(answer), offer


def test_every_squadron_in_play_is_in_the_row_of_its_sector_once(telling: Telling) -> None:
    seen = 0
    for scene in telling.scenes:
        rows = rows_of(scene)
        for unit, name, home in squadrons(telling.parts, scene["table"]):
            found = {sector: len(named(name).findall(row)) for sector, row in rows.items()}
            assert {sector: count for sector, count in found.items() if count} == {home: 1}, (scene["number"], unit)
            seen += 1
    assert seen > 200


def test_every_gruppe_of_a_raid_is_told_once(telling: Telling) -> None:
    for scene in telling.scenes:
        if not scene["under_way"]:
            continue
        lines = " ".join(chapter(scene, "raid"))
        for unit, place in scene["table"]["units"].items():
            if telling.parts["units"][unit]["side"] == "german":
                name = unit.rpartition("/")[0]
                count = len(re.findall(rf"(?<![\w/]){re.escape(name)} ", lines))
                assert count == (place.removesuffix(" reduced") in RAID_BOXES), (scene["number"], unit)


def test_raid_days_are_those_of_the_calendar(telling: Telling) -> None:
    for scene in telling.scenes:
        days, table = scene["days"], scene["table"]
        assert days == sorted(set(days))
        assert days[-1] == table["date"]
        # the Calendar has advanced, but the next raid day begins when its steps are over, or the game has ended there
        advanced = scene["step"].startswith("calendar.") or table["ending"] != ""
        assert len(days) - table["raid_day"] in ((0, 1) if advanced else (0,)), scene["number"]


@pytest.mark.parametrize(("game", "films"), [("lion", LION), ("eagle", EAGLE)])
def test_the_films_have_every_question_but_the_rarest(game: str, films: tuple[tuple[str, ...], ...]) -> None:
    asked = {one["key"] for which in films for several in film(*which).asked for one in several}
    folder = LIBRARY.words()[0] / "en"
    lines = [row for name in (game, "raf") for row in (folder / f"{name}.ftl").read_text("utf-8").splitlines()]
    asks = {found[1] for line in lines if (found := re.match(r"ask-([\w-]+) =", line))}
    assert asks - asked == RAREST[game]
    assert asked <= asks
