"""A phone: 390 px wide, no mouse, no keyboard."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

import pytest
from flows import commit_two, finish_raid, patrol_together, read_rules
from playwright.sync_api import Locator, expect
from served import Served
from visits import Visit, Visiting

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def touch(what: Locator) -> None:
    """Touches; a crowded stack on the map opens at the first touch and is chosen from at the second."""
    on_map, before = what.get_attribute("data-unit") is not None, what.get_attribute("aria-pressed")
    _tap(what)
    if on_map and what.get_attribute("aria-pressed") == before:
        _tap(what)


def _tap(what: Locator) -> None:
    """Touches, and waits for the click that the browser makes of it somewhat later."""
    what.page.evaluate(CLICKS)
    what.tap()
    what.page.wait_for_function("() => window.clicked")


CLICKS: Final = """() => {
  window.clicked = false;
  addEventListener("click", () => { window.clicked = true; }, { capture: true, once: true });
}"""


@pytest.mark.slow
def test_patrols_and_a_whole_raid_by_touch(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, **PHONE)
    play = visit.play
    visit.open("/")
    expect(visit.start.guided).to_be_enabled()
    fits(visit)
    visit.start.wish("prelude", seed="browser")
    touch(visit.start.begin)
    play.asks("Which squadron goes on patrol?")
    tab = {name: partial(show, visit, name) for name in ("Orders", "Board", "Trays", "Log")}
    for show_tab in tab.values():
        show_tab()
        fits(visit)
    tab["Orders"]()
    patrol_together(visit, touch, tab["Board"], tab["Orders"])
    touch(play.act("done"))
    play.asks(re.compile("responds to the raid"))
    fits(visit)
    commit_two(visit, touch)
    finish_raid(visit, touch)
    play.ready()
    read_rules(visit, touch, tab["Log"], tab["Orders"])
    fits(visit)


def show(visit: Visit, tab: str) -> None:
    touch(visit.play.tab(tab))
    expect(visit.play.tab(tab)).to_have_attribute("aria-pressed", "true")


def fits(visit: Visit) -> None:
    """Nothing sticks out of the page."""
    assert visit.play.overflow() == 0


@pytest.mark.parametrize("path", ["/rules/lion:9.1a", "/nowhere", "/report/GAME"])
def test_other_pages_fit_a_phone(visiting: Visiting, house: Served, path: str) -> None:
    visit = visiting(house, **PHONE)
    visit.watch.allow("status of 404")
    visit.open(path.replace("GAME", visit.api.new()))
    expect(visit.play.heading).to_be_visible()
    fits(visit)
