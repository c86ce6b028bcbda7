"""Whose a browser is: a link that asks first, the list of one's browsers, logging out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from served import Served
from visits import Visit, Visiting

YES = "Yes, make it mine"
OFFERED = {"en": "Log out", "fr": "Déconnecter"}
SHOW = {"en": "Show the list", "fr": "Afficher la liste"}


def known(mark: str, browser: str, made: str | None, *, here: bool = False) -> dict[str, Any]:
    """A browser as the server tells of it."""
    return {"id": mark, "browser": browser, "made": made, "expires": "2027-12-23T20:04:00+00:00", "here": here}


KNOWN: Final = [
    known("a", "Chrome, Linux", "2026-11-18T20:04:30+00:00", here=True),
    known("b", "Chrome, Linux", "2026-11-18T21:59:00+00:00"),
    known("c", "", None),
]
NAMED: Final = {
    "en": [
        "Log out: Chrome, Linux (this one), since 18 November 2026, 21:04",
        "Log out: Chrome, Linux, since 18 November 2026, 22:59",
        "Log out: Unknown browser",
    ],
    "fr": [
        "Déconnecter\N{NO-BREAK SPACE}: Chrome, Linux (celui-ci), depuis le 18 novembre 2026 à 21:04",
        "Déconnecter\N{NO-BREAK SPACE}: Chrome, Linux, depuis le 18 novembre 2026 à 22:59",
        "Déconnecter\N{NO-BREAK SPACE}: Navigateur inconnu",
    ],
}


def link_of(visit: Visit) -> str:
    """A link for another browser, made on the start page."""
    visit.open("/")
    visit.page.get_by_role("button", name="Make the link").click()
    link: str = visit.page.get_by_label("Link for another browser").input_value()
    assert "/enter/" in link
    return link


def button(visit: Visit, name: str) -> Any:
    return visit.page.get_by_role("button", name=name, exact=True)


def test_a_link_asks_before_it_changes_whose_a_browser_is(visiting: Visiting, house: Served) -> None:
    mine, other = visiting(house), visiting(house)
    game, theirs = mine.api.new(), other.api.new(seed="theirs")
    link = link_of(mine)
    other.page.goto(link)
    expect(button(other, YES)).to_be_visible()
    other.page.get_by_role("link", name="No, leave it as it is").click()
    expect(other.start.games).to_have_count(1)
    assert other.start.games.first.locator(f"[href*='{theirs}']").count() > 0
    other.page.goto(link)
    button(other, YES).click()
    expect(other.page).to_have_url(f"{house.address}/")
    expect(other.start.games).to_have_count(1)
    assert other.start.games.first.locator(f"[href*='{game}']").count() > 0


def test_a_link_that_was_used_says_so_on_a_page(visiting: Visiting, house: Served) -> None:
    mine, other, late = (visiting(house) for _ in range(3))
    mine.api.new()
    link = link_of(mine)
    late.page.goto(link)
    other.page.goto(link)
    button(other, YES).click()
    expect(other.start.games).to_have_count(1)
    late.watch.allow("status of 404")
    button(late, YES).click()
    expect(late.play.heading).to_have_text("This link is closed")
    late.page.goto(link)
    expect(late.page.get_by_role("main")).to_contain_text("each works once")
    late.page.get_by_role("link", name="Start page").click()
    expect(late.start.guided).to_be_enabled()
    expect(late.start.games).to_have_count(0)


def test_one_s_browsers_are_listed_and_logged_out(visiting: Visiting, house: Served) -> None:
    mine, other = visiting(house), visiting(house)
    mine.api.new()
    other.page.goto(link_of(mine))
    button(other, YES).click()
    expect(other.start.games).to_have_count(1)
    button(mine, "Show the list").click()
    rows = mine.page.get_by_role("list", name="Your browsers").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="(this one)")).to_have_count(1)
    rows.filter(has_not_text="(this one)").get_by_role("button", name=OFFERED["en"]).click()
    mine.page.get_by_role("dialog").get_by_role("button", name=OFFERED["en"]).click()
    expect(rows).to_have_count(1)
    other.open("/")
    expect(other.start.guided).to_be_enabled()
    expect(other.start.games).to_have_count(0)
    mine.open("/")
    expect(mine.start.games).to_have_count(1)


@pytest.mark.parametrize("language", SHOW)
def test_one_logs_out_here(visiting: Visiting, house: Served, language: str) -> None:
    visit = visiting(house, {"language": language})
    visit.api.new()
    visit.open("/")
    expect(visit.start.games).to_have_count(1)
    button(visit, SHOW[language]).click()
    visit.page.get_by_role("button", name=OFFERED[language]).click()
    visit.page.get_by_role("dialog").get_by_role("button", name=OFFERED[language]).click()
    expect(visit.start.games).to_have_count(0)


def listed(visiting: Visiting, house: Served, language: str, width: int) -> Visit:
    """A visitor in Paris to whom the browsers above are shown."""
    size = {"width": width, "height": 844}
    visit = visiting(house, {"language": language}, viewport=size, timezone_id="Europe/Paris")
    visit.page.route("**/api/me/sessions", lambda route: route.fulfill(json=KNOWN))
    visit.open("/")
    button(visit, SHOW[language]).click()
    return visit


@pytest.mark.parametrize("language", NAMED)
def test_each_button_and_the_question_name_the_browser_and_since_when(
    visiting: Visiting, house: Served, language: str
) -> None:
    visit = listed(visiting, house, language, 1440)
    for name in NAMED[language]:
        expect(button(visit, name)).to_have_text(OFFERED[language])
    dialog = visit.page.get_by_role("dialog")
    for name in NAMED[language]:
        button(visit, name).click()
        label = name.split(": ")[1].replace(" (this one)", "").replace(" (celui-ci)", "")
        expect(dialog.get_by_role("paragraph")).to_contain_text(label)
        visit.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    button(visit, NAMED[language][1]).click()
    expect(dialog.get_by_role("heading")).to_contain_text("Chrome, Linux")
    visit.page.keyboard.press("Escape")


@pytest.mark.parametrize("language", NAMED)
@pytest.mark.parametrize("width", [390, 1440])
def test_a_button_is_nearer_to_its_own_browser_than_to_the_next(
    visiting: Visiting, house: Served, language: str, width: int
) -> None:
    visit = listed(visiting, house, language, width)
    buttons = [visit.page.get_by_role("button", name=name, exact=True) for name in NAMED[language]]
    expect(buttons[-1]).to_be_visible()
    rows = [one.locator("xpath=ancestor::li").bounding_box() for one in buttons]
    for row, one in zip(rows, [one.bounding_box() for one in buttons], strict=True):
        assert row["y"] + 4 < one["y"]
        assert one["y"] + one["height"] + 4 < row["y"] + row["height"]
        assert one["x"] + one["width"] + 4 < row["x"] + row["width"]
    assert all(row["y"] + row["height"] + 6 <= following["y"] for row, following in pairwise(rows))
