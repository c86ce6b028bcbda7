"""RAF: Lion as the browser tells it, on tables of whole seeded games: frames, offers, and the table in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from in_node import LIBRARY, catalogues, components, needs_node, run
from lion_films import FILMS, Film, Which, film

from tallyho.words import LANGUAGES

FILM_NAMES: Final = [" ".join([scenario, *options, seed, player]) for scenario, options, seed, player in FILMS]
WITH_ACE: Final = FILMS[5]

RAREST: Final = {"heavy-loss-move"}
"""Not asked in any of the films."""

UNSAID: Final = re.compile(r"\[[\w-]+(/[\w-]+)?\]|[{}]|undefined|null|NaN|\[object")
"""What is shown where words are missing."""
OUT_OF_PLAY: Final = {"pool", "ace-box", "calendar", "out"}
RAID_BOXES: Final = {"hunt", "bomber", "close-escort", "channel-patrol", "bomber-aside", "escort-aside"}

pytestmark = needs_node


@dataclass
class Telling:
    """A film, and what the browser says of it in each language."""

    film: Film
    told: list[dict[str, Any]]

    @property
    def english(self) -> dict[str, Any]:
        return next(one for one in self.told if one["language"] == "en")

    @property
    def scenes(self) -> list[dict[str, Any]]:
        """The tables in words, in English."""
        return list(self.english["scenes"])


@pytest.fixture(scope="module", params=FILMS, ids=FILM_NAMES)
def telling(request: pytest.FixtureRequest) -> Telling:
    return telling_of(request.param)


def telling_of(which: Which) -> Telling:
    made = film(*which)
    given = {"before": made.before, "steps": made.steps(), "log": made.log, "languages": list(LANGUAGES)}
    told = run("lion.mjs", {"catalogues": catalogues(), "components": components(), **given})
    assert [one["language"] for one in told] == list(LANGUAGES)
    return Telling(made, told)


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
    sectors = {sector["id"]: sector["name"] for sector in components()["sectors"]}
    for offer in telling.english["offers"]:
        answer, words = offer["answer"], offer["words"]
        if answer in components()["units"]:
            assert words["group"], offer
            assert words["detail"], offer
            assert answer.startswith((f"{words['label'].partition(' ')[0]}/", "ACE-")), offer
        elif answer in sectors:
            assert sectors[answer] in words["label"], offer
        elif offer["key"] in ("target-card", "time-card", "approach-card", "target-event-card"):
            assert words["label"].startswith(answer), offer


def test_every_squadron_in_play_is_in_the_row_of_its_sector_once(telling: Telling) -> None:
    seen = 0
    for scene in telling.scenes:
        rows = rows_of(scene)
        for unit, name, home in squadrons(scene["table"]):
            found = {sector: len(named(name).findall(row)) for sector, row in rows.items()}
            assert {sector: count for sector, count in found.items() if count} == {home: 1}, (scene["number"], unit)
            seen += 1
    assert seen > 200


def test_squadrons_on_patrol_and_in_a_raid_are_told_where_they_are_once(telling: Telling) -> None:
    for scene in telling.scenes:
        table = scene["table"]
        for unit, name, _ in squadrons(table):
            box = table["units"][unit].removesuffix(" reduced")
            kind, _, sector = box.partition(" ")
            patrols = [line for line in chapter(scene, "Fighter Command") if line.startswith("On patrol")]
            over = [line for line in patrols if named(name).search(line)]
            assert len(over) == (kind == "patrol"), (scene["number"], unit)
            assert all(title(sector) in line for line in over), over
            if scene["under_way"]:
                raid = [line for line in chapter(scene, "raid") if named(name).search(line)]
                assert len(raid) == (box in RAID_BOXES), (scene["number"], unit)


def test_every_gruppe_of_a_raid_is_told_once(telling: Telling) -> None:
    for scene in telling.scenes:
        if not scene["under_way"]:
            continue
        lines = " ".join(chapter(scene, "raid"))
        for unit, place in scene["table"]["units"].items():
            if components()["units"][unit]["side"] == "german":
                name = unit.rpartition("/")[0]
                count = len(re.findall(rf"(?<![\w/]){re.escape(name)} ", lines))
                assert count == (place.removesuffix(" reduced") in RAID_BOXES), (scene["number"], unit)


def test_a_raid_is_under_way_in_its_own_steps_alone(telling: Telling) -> None:
    for one in telling.english["raids"]:
        assert one["under_way"] == (one["step"].startswith("raid.") and one["step"] != "raid.target"), one


def test_raid_days_are_those_of_the_calendar(telling: Telling) -> None:
    for scene in telling.scenes:
        days, table = scene["days"], scene["table"]
        assert days == sorted(set(days))
        assert days[-1] == table["date"]
        # the Calendar has advanced, but the next raid day begins when its steps are over, or the game has ended there
        advanced = scene["step"].startswith("calendar.") or table["ending"] != ""
        assert len(days) - table["raid_day"] in ((0, 1) if advanced else (0,)), scene["number"]


def test_an_ace_is_told_by_its_squadron() -> None:
    seen = 0
    for scene in telling_of(WITH_ACE).scenes:
        for ace, squadron in scene["table"]["aces"].items():
            if squadron and scene["table"]["units"][ace] != "ace-box":
                number, _, home = squadron.partition("/")
                assert named(f"{number} {'Spitfire' if ace == 'ACE-S' else 'Hurricane'}").search(rows_of(scene)[home])
                seen += 1
    assert seen > 0


def test_the_films_have_every_question_but_the_rarest() -> None:
    asked = {one["key"] for made in FILMS for several in film(*made).asked for one in several}
    lines = (LIBRARY.words()[0] / "en" / "lion.ftl").read_text(encoding="utf-8").splitlines()
    asks = {found[1] for line in lines if (found := re.match(r"ask-([\w-]+) =", line))}
    assert asks - asked == RAREST
    assert asked <= asks


def squadrons(table: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Every British unit in play: its id, its name in English, and its sector. An ace has those of its squadron."""
    for unit, place in table["units"].items():
        about = components()["units"][unit]
        if about["side"] != "british" or place.removesuffix(" reduced") in OUT_OF_PLAY:
            continue
        number, _, home = (table["aces"].get(unit) or unit).partition("/")
        yield unit, f"{number} {about['type'].title()}", home


def rows_of(scene: dict[str, Any]) -> dict[str, str]:
    """The rows of Fighter Command by their sectors."""
    rows = {}
    for line in chapter(scene, "Fighter Command"):
        if found := re.match(r"(\d+/\d+) ", line):
            assert found[1] not in rows, line
            rows[found[1]] = line
    return rows


def chapter(scene: dict[str, Any], heading: str) -> list[str]:
    [lines] = [one["lines"] for one in scene["chapters"] if heading in one["heading"]]
    return list(lines)


def named(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w/]){re.escape(name)}\b")


def title(sector: str) -> str:
    return "London" if sector == "london" else f"{sector} "
