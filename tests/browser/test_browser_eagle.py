"""RAF: Eagle in the browser: a whole day planned and flown in each language, odds, advice, and the phone."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from pages import left_over
from plan_page import PlanBoard
from playwright.sync_api import expect
from served import Served
from test_browser_access import AXE_RUN, LIGHT, bring
from test_browser_languages import check_french
from visits import Visit, Visiting

WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEED: Final = "day"
EARLY: Final = "21"
"""Here the first squadrons intercept early in the day."""
PLANNING: Final = "plan"
PLANNED: Final = 20
"""So many answers are less than a plan."""
ANSWERS_OF_A_DAY: Final = 120
STEPS: Final = ("detection", "rendezvous", "pool", "priority", "tactics", "response")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_day_is_planned_and_flown(visiting: Visiting, house: Served, language: str) -> None:
    visit = visiting(house, {"language": language}, viewport=WIDE)
    visit.open("/")
    visit.start.wish("prelude", seed=SEED, game="eagle")
    visit.start.begin.click()
    visit.play.ready()
    check = check_french if language == "fr" else check_english
    plan = PlanBoard(visit, visit.play.id)
    planned = plan_the_day(plan)
    check(visit.play.text())
    plan.do("confirm").click()
    expect(plan.board).to_have_count(0)
    seen = fly_the_day(visit, check)
    assert seen["raids"] == len(planned)
    assert seen["steps"] == set(STEPS)
    assert seen["marked"]
    expect(visit.play.lines.filter(has_text=re.compile("eagle:7.4"))).not_to_have_count(0)
    visit.play.report_link.click()
    expect(visit.page.locator("article.report svg").first).to_be_visible()
    expect(visit.page.locator("article.report figure svg").nth(4)).to_be_attached()
    check(visit.play.text())


def check_english(text: str) -> None:
    assert left_over(text) == []


def plan_the_day(plan: PlanBoard) -> list[int]:
    """One raid is laid out by mouse, its escort filled by a button; the rest of the day is planned by another."""
    card = plan.cards("major", "LF2")[0]
    plan.drag(f"card {card}", "time 0800")
    plan.drag(f"unit {plan.ready('LF2', 'he111')[0]}", f"raid {card}")
    assert len(plan.on(card)) == 1
    press(plan, "fill-escort")
    assert len(plan.on(card)) > 3
    press(plan, "whole-day")
    planned = plan.table()["planned"]
    assert planned[str(card)] == "0800"
    assert len(planned) > 1
    return [int(one) for one in planned]


def press(plan: PlanBoard, button: str) -> None:
    """Presses a button of the board and waits until the server has taken what it does."""
    with plan.page.expect_response(f"**/api/games/{plan.game}/answers*"):
        plan.do(button).first.click()
    plan.visit.play.ready()


def fly_the_day(visit: Visit, check: Any) -> dict[str, Any]:
    """Answers by keyboard until the game is over; what was seen on the way."""
    seen: dict[str, Any] = {"raids": 0, "steps": set(), "marked": False, "asked": set()}
    for _ in range(ANSWERS_OF_A_DAY):
        state = visit.api.state(visit.play.id, log_from=10_000_000)
        visit.play.at(state["number"])
        if state["head"]["over"]:
            expect(visit.play.report_link).to_be_visible()
            seen["raids"] = sum(line["key"] == "raid-flies" for line in visit.api.state(visit.play.id)["log"])
            look_at_response(visit, seen)
            return seen
        [asked] = state["asked"]
        if asked["key"] not in seen["asked"]:
            look_at_response(visit, seen)
            check(visit.play.text())
            seen["asked"].add(asked["key"])
        answer(visit, asked, state["number"])
        visit.play.past(state["number"])
    raise AssertionError(f"the day is not over after {ANSWERS_OF_A_DAY} answers")


def answer(visit: Visit, asked: dict[str, Any], number: int) -> None:
    """That it was all, or the last answer: it is for all Gruppen at once where there is such a one."""
    visit.page.keyboard.press("d" if visit.play.act("done").count() > 0 else str(min(9, len(asked["offers"]))))
    if visit.play.confirms(number):
        visit.page.keyboard.press("Enter")


def look_at_response(visit: Visit, seen: dict[str, Any]) -> None:
    """Opens the tray of the British response: its steps, and the cell of the tactics chart that was read."""
    visit.page.locator('.raf-tabs [role="tab"][id$="response"]').click()
    expect(visit.page.locator(".raf-tray-response")).to_be_visible()
    steps = {one for one in STEPS if visit.page.locator(f".raf-step-{one}").count() > 0}
    seen["steps"] |= steps
    if "tactics" in steps:
        seen["marked"] |= visit.page.locator(".raf-step-tactics td.raf-here").count() > 0


def at(visit: Visit, *keys: str) -> str:
    """A game of Eagle in which one of these is asked; the bot has planned the day, if that is not it."""
    game = visit.api.new("eagle", "prelude", seed=EARLY)
    if PLANNING not in keys:
        visit.api.let_bot(game, PLANNED)
    visit.api.bot(game, lambda state: any(one["key"] in keys for one in state["asked"]))
    return game


def test_the_response_is_told_with_every_modifier_and_the_rule_behind_it(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, viewport=WIDE)
    game = at(visit, "intercept", "escort-aside")
    visit.play.open(house.address, game)
    lines = visit.api.state(game)["log"]
    visit.page.locator(".raf-why").click()
    detected = [line for line in lines if line["key"] == "detected"][-1]
    expect(visit.page.locator(".raf-step-detection .raf-reasons li")).to_have_count(len(detected["because"]))
    for reason in detected["because"]:
        expect(visit.page.locator(".raf-step-detection")).to_contain_text(reason["text"])
    came = [line for line in lines if line["key"] == "squadrons-respond"][-1]["args"]["squadrons"]
    expect(visit.page.locator(".raf-step-response .raf-piece")).to_have_count(len(came))
    visit.page.locator(".raf-step-detection .rule-chip").first.click()
    expect(visit.play.dialog).to_contain_text(detected["because"][0]["rule"])


def test_the_odds_of_planned_raids_are_worked_out_when_they_are_wanted(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, viewport=WIDE)
    asked: list[str] = []
    visit.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/odds") else None)
    game = at(visit, "choose-raid", "deploy-me109", "deploy-me110")
    visit.play.open(house.address, game)
    assert asked == []
    visit.page.locator(".odds-fold").click()
    expect(visit.play.odds.locator(".odds-row").first).to_be_visible()
    planned = [card for card, place in visit.api.state(game)["table"]["cards"].items() if place in {"track", "target"}]
    named = [re.match(r"Raid (\d+),", text) for text in visit.play.odds.locator(".odds-name").all_inner_texts()]
    assert {one[1] for one in named if one} <= set(planned)
    expect(visit.play.odds.locator(".odds-facts").first).to_contain_text("lost")
    expect(visit.play.odds).to_contain_text("German VP")
    visit.page.keyboard.press("h")
    expect(visit.play.hint.locator("[data-act=advice]")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("key", [PLANNING, "intercept"])
def test_eagle_fits_a_phone_and_axe_finds_nothing_serious(
    visiting: Visiting, house: Served, axe: str, key: str
) -> None:
    visit = visiting(house, {"language": "fr"}, **PHONE)
    visit.play.open(house.address, at(visit, key))
    for tab in ("Ordres", "Carte", "Plateaux", "Journal"):
        visit.play.tab(tab).tap()
        expect(visit.play.tab(tab)).to_have_attribute("aria-pressed", "true")
        assert visit.play.overflow() == 0, tab
    visit.play.tab("Plateaux").tap()
    expect(visit.play.tab("Plateaux")).to_have_attribute("aria-pressed", "true")
    for tray in visit.page.locator(".raf-tabs [role=tab]").all():
        tray.tap()
        expect(tray).to_have_attribute("aria-selected", "true")
        assert visit.play.overflow() == 0, tray.inner_text()
        check_french(visit.play.text())
    bring(visit, axe)
    found = visit.page.evaluate(AXE_RUN, "body")
    visit.page.evaluate(LIGHT)
    assert [*found, *visit.page.evaluate(AXE_RUN, "body")] == []
