"""Whose a browser is: a link that asks first, the list of one's browsers, logging out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from served import Served
from visits import Visit, Visiting

YES = "Yes, make it mine"
OFFERED = {"en": "Log out", "fr": "Déconnecter"}


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


@pytest.mark.parametrize(("language", "show"), [("en", "Show the list"), ("fr", "Afficher la liste")])
def test_one_logs_out_here(visiting: Visiting, house: Served, language: str, show: str) -> None:
    visit = visiting(house, {"language": language})
    visit.api.new()
    visit.open("/")
    expect(visit.start.games).to_have_count(1)
    button(visit, show).click()
    button(visit, OFFERED[language]).click()
    visit.page.get_by_role("dialog").get_by_role("button", name=OFFERED[language]).click()
    expect(visit.start.games).to_have_count(0)
