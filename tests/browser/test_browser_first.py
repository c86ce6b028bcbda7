"""The first minute: the start page, the guided game and its coach, the form of a new game; how fast it all is."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from served import Served
from visits import Visit, Visiting, best

from tallyho.lab.bench_page import FIRST_BUTTON, WATCH

NEWCOMER: Final = {"language": None}


def test_a_newcomer_is_placing_patrols_at_once(visiting: Visiting, house: Served) -> None:
    """Measured are the seconds from opening the start page until a squadron of the guided game can be chosen."""

    def begin() -> float:
        visit = visiting(house, NEWCOMER)
        began = time.monotonic()
        visit.open("/")
        visit.start.guided.click()
        expect(visit.play.question).to_have_text("Which squadron goes on patrol?")
        expect(visit.play.offers.first).to_be_enabled()
        taken = time.monotonic() - began
        expect(visit.play.coach).to_be_visible()
        expect(visit.play.coach.get_by_role("note").first).not_to_be_empty()
        return taken

    assert best(begin, 5) < 5


def test_the_coach_can_be_switched_off_and_stays_off(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, NEWCOMER)
    play = visit.play
    play.open(house.address, visit.api.new(guided=True))
    first = play.coach.get_by_role("note").first.text_content() or ""
    play.coach.get_by_role("button", name="Got it").first.click()
    expect(play.coach.get_by_role("note").first).not_to_have_text(first)
    play.coach.get_by_role("button", name="Switch the coach off").click()
    expect(play.coach).to_be_hidden()
    visit.page.reload()
    play.ready()
    expect(play.coach).to_be_hidden()
    play.open(house.address, visit.api.new(guided=True, seed="another"))
    expect(play.coach).to_be_hidden()


@pytest.mark.parametrize(
    ("button", "side"),
    [
        ("#guided-hksw", "Luftwaffe"),
        ("#guided-hksw-raf", "RAF"),
        ("#guided-fbob", "Germans"),
        ("#guided-fbob-british", "British"),
    ],
)
def test_a_game_for_two_has_a_guided_game_of_either_side(visit: Visit, button: str, side: str) -> None:
    visit.open("/")
    visit.page.locator(button).click()
    visit.play.ready()
    expect(visit.play.prompt).to_contain_text(f"{side}: your move")


def test_the_luftwaffe_has_a_guided_game_and_a_coach_of_its_own(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, {"coach": True})
    visit.open("/")
    visit.page.locator("#guided-eagle").click()
    lesson = visit.play.coach.get_by_role("note")
    expect(lesson).to_contain_text("Pick a card to plan its raid")
    seen = []
    while "The Raid Planning Track is your day" not in lesson.inner_text():
        seen.append(lesson.inner_text())
        visit.play.coach.get_by_role("button", name="Got it").click()
        expect(lesson).not_to_have_text(seen[-1])
    expect(visit.page.locator(".plan-board.pointed-at")).to_be_visible()
    assert len(seen) < 5
    while visit.play.coach.is_visible():
        seen.append(lesson.inner_text())
        visit.play.coach.get_by_role("button", name="Got it").click()
        expect(visit.play.coach).not_to_contain_text(seen[-1].splitlines()[0])
    assert not any("This is the table map" in one or "The Tote Board" in one for one in seen)


def test_the_form_of_a_new_game_is_kept_to(visit: Visit) -> None:
    visit.open("/")
    visit.start.wish("campaign", ("night", "advanced"), "1940 08 15")
    visit.start.begin.click()
    visit.play.ready()
    head = visit.api.state(visit.play.id)["head"]
    assert (head["scenario"]["id"], head["seed"]) == ("campaign", "1940 08 15")
    assert sorted(one["id"] for one in head["options"]) == ["advanced", "night"]
    visit.open("/")
    expect(visit.start.games).to_have_count(1)
    expect(visit.start.games.first).to_contain_text("The Battle of Britain")


def test_the_owners_link_opens_the_start_page(visit: Visit, house: Served) -> None:
    visit.page.goto(house.entrance)
    visit.page.get_by_role("button", name="Yes, make it mine").click()
    expect(visit.page).to_have_url(f"{house.address}/")
    expect(visit.start.guided).to_be_enabled()


def test_the_first_page_is_small_and_quick(visiting: Visiting, house: Served) -> None:
    """Measured are the seconds until the first button can be pressed, and the bytes that came over the wire."""
    sizes: list[int] = []

    def load() -> float:
        size, taken = _loaded(visiting(house), house, "/", FIRST_BUTTON)
        sizes.append(size)
        return taken

    assert best(load, 1) < 1
    assert max(sizes) < 300_000


def test_the_play_page_is_quick(visiting: Visiting, house: Served) -> None:
    """Measured are the seconds until the first answer can be pressed."""

    def load() -> float:
        visit = visiting(house)
        path = f"/play/{visit.api.new()}"
        return _loaded(visit, house, path, ".offers [data-answer]:enabled")[1]

    assert best(load, 2) < 2


def _loaded(visit: Visit, house: Served, path: str, wanted: str) -> tuple[int, float]:
    """The bytes that came over the wire, and the seconds until something could be pressed, by the page's clock."""
    wire = visit.context.new_cdp_session(visit.page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(_size(event))))
    visit.page.add_init_script(WATCH % wanted)
    visit.page.goto(house.address + path)
    visit.page.wait_for_function("() => window.pressable !== undefined")
    visit.page.wait_for_timeout(300)
    return sum(sizes), visit.page.evaluate("() => window.pressable") / 1000


def _size(event: dict[str, Any]) -> float:
    return event["encodedDataLength"]
