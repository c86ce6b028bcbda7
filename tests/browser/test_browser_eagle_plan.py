"""The planning board of Eagle: a day is laid out by mouse, by keyboard and by finger, and every limit says why."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from pages import left_over
from plan_page import PlanBoard, open_plan
from playwright.sync_api import expect
from served import Served
from test_browser_access import AXE_RUN, bring
from visits import Held, Visit, Visiting

WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def plan(visiting: Visiting, house: Served) -> PlanBoard:
    """A visitor with a wide screen before the first plan of a campaign."""
    return open_plan(visiting(house, viewport=WIDE))


def test_a_raid_is_laid_out_with_the_mouse_and_each_gesture_is_one_undo(plan: PlanBoard) -> None:
    card = plan.cards("major", "LF2")[0]
    first = plan.ready("LF2", "do17")[0]
    plan.drag(f"card {card}", "time 0800")
    expect(plan.thing(f"raid {card}")).to_be_visible()
    assert plan.table()["planned"] == {str(card): "0800"}
    plan.drag(f"unit {first}", f"raid {card}")
    plan.drag("type LF2 he111", f"raid {card}")
    bombers = plan.on(card)
    assert first in bombers
    assert len(bombers) > 5
    plan.drag(f"raid {card}", "time 1400")
    assert (plan.table()["planned"], plan.on(card)) == ({str(card): "1400"}, bombers)
    plan.drag(f"unit {first}", "base")
    assert plan.on(card) == [unit for unit in bombers if unit != first]
    for left in (bombers, bombers, [first], []):
        plan.page.keyboard.press("u")
        plan.visit.play.ready()
        assert plan.on(card) == left


def test_what_is_dragged_shows_where_it_may_go_and_escape_puts_it_back(plan: PlanBoard) -> None:
    card = plan.cards("major", "LF2")[0]
    plan.lift(f"card {card}", "time 1200")
    expect(plan.place("time 1200")).to_have_class(re.compile("plan-over"))
    expect(plan.place("time 1200")).to_have_class(re.compile("plan-can"))
    expect(plan.place("base")).not_to_have_class(re.compile("plan-can"))
    plan.page.keyboard.press("Escape")
    expect(plan.page.locator(".plan-ghost")).to_have_count(0)
    plan.page.mouse.up()
    expect(plan.thing(f"card {card}")).to_be_visible()
    assert plan.table()["planned"] == {}


def test_a_raid_is_laid_out_with_the_keyboard_alone(plan: PlanBoard) -> None:
    press = plan.page.keyboard.press
    card = plan.cards("major", "LF2")[0]
    plan.thing(f"card {card}").focus()
    press("Enter")
    expect(plan.thing(f"card {card}")).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(plan.thing(f"card {card}")).to_have_attribute("aria-pressed", "false")
    press("Enter")
    press("Tab")
    expect(plan.thing("time 0600")).to_be_focused()
    press("ArrowRight")
    press("ArrowRight")
    expect(plan.thing("time 1000")).to_be_focused()
    press("Enter")
    expect(plan.thing(f"raid {card}")).to_have_attribute("aria-expanded", "true")
    plan.visit.play.ready()
    press("Tab")
    expect(plan.board.locator(".plan-bases :focus")).to_have_count(1)
    grip = plan.thing("type LF2 do17")
    while not grip.evaluate("(one) => one === document.activeElement"):
        press("ArrowDown")
    press("ArrowRight")
    first, second, *_ = plan.ready("LF2", "do17")
    press("Space")
    plan.visit.play.ready()
    assert plan.on(card) == [first]
    expect(plan.thing(f"unit {second}")).to_be_focused()  # what has come into its place
    plan.thing(f"unit {first}").focus()
    press("Delete")
    plan.visit.play.ready()
    assert plan.on(card) == []
    plan.thing(f"raid {card}").focus()
    press("Delete")
    expect(plan.thing(f"card {card}")).to_be_visible()
    press("?")
    expect(plan.visit.play.dialog).to_contain_text("takes a raid back to the hand")


def test_what_is_forbidden_says_why_where_it_was_tried(plan: PlanBoard) -> None:
    card = plan.cards("major", "LF2")[0]
    stranger = plan.ready("LF3", "he111")[0]
    plan.drag(f"card {card}", "time 0800")
    plan.visit.watch.allow("422")
    plan.drag(f"unit {stranger}", f"raid {card}")
    said = plan.place(f"raid {card}").locator(".plan-refusal")
    expect(said).to_contain_text("is of the other Luftflotte")
    assert plan.on(card) == []
    said.locator(".rule-chip").click()
    expect(plan.visit.play.dialog).to_contain_text("eagle:5.4h")
    plan.visit.play.close_dialog()
    plan.thing(f"raid {card}").focus()
    plan.page.keyboard.press("Escape")
    expect(plan.refusal).to_have_count(0)
    plan.do("confirm").click()
    expect(plan.refusal).to_contain_text("has no Gruppe yet")


def test_what_awaits_a_raid_is_told_and_changes_with_it(plan: PlanBoard) -> None:
    card = plan.cards("major", "LF2")[0]
    plan.thing(f"card {card}").hover()
    expect(plan.detail).to_contain_text("major raid")
    plan.drag(f"card {card}", "time 0800")
    plan.drag(f"unit {plan.ready('LF2', 'do17')[0]}", f"raid {card}")
    mean = plan.detail.locator(".plan-forecast b")
    expect(mean).to_contain_text("about")
    expect(plan.detail).to_contain_text("1 of 16 Gruppen")
    one = mean.inner_text()
    plan.drag("type LF2 he111", f"raid {card}")
    expect(mean).not_to_have_text(one)
    expect(plan.detail).to_contain_text(re.compile(r"Warning.*%", re.DOTALL))
    expect(plan.detail.locator(".raf-chart tbody tr").first).to_be_visible()


def test_the_bot_fills_a_raid_and_plans_a_day_in_two_presses(plan: PlanBoard) -> None:
    card = plan.cards("major", "LF2")[0]
    plan.drag(f"card {card}", "time 0800")
    for what in ("fill-bombers", "fill-escort"):
        before = len(plan.on(card))
        with plan.page.expect_response("**/answers*"):
            plan.do(what).click()
        plan.visit.play.ready()
        assert len(plan.on(card)) > before, what
    plan.do("empty").click()
    plan.visit.play.dialog.locator("button[value=yes]").click()
    expect(plan.raids).to_have_count(0)
    with plan.page.expect_response("**/answers*"):
        plan.do("whole-day").click()
    expect(plan.raids.first).to_be_visible()
    plan.visit.play.ready()
    plan.do("confirm").click()
    expect(plan.board).to_have_count(0)
    assert plan.table()["raids"] > 0


def test_letters_are_balanced(plan: PlanBoard) -> None:
    card = plan.cards("major", "LF2")[0]
    plan.drag(f"card {card}", "time 0800")
    units: dict[str, Any] = plan.visit.api._send("GET", "/api/titles/eagle/components")["units"]
    for unit in [one for one in plan.ready("LF2", "do17") if units[one]["letter"] == "A"][:2]:
        plan.drag(f"unit {unit}", f"raid {card}")
    with plan.page.expect_response("**/answers*"):
        plan.do("balance").click()
    plan.visit.play.ready()
    assert len({units[unit]["letter"] for unit in plan.on(card)}) == 2
    plan.do("balance").click()
    expect(plan.refusal).to_contain_text("as even as they can be")


def test_fighters_of_the_next_wave_are_assigned_on_the_same_board(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, viewport=WIDE)
    game = visit.api.new("eagle", "campaign")
    plan = PlanBoard(visit, game)
    early, late = plan.cards("major", "LF2")[:2]
    bombers = [
        unit
        for unit, box in plan.table()["units"].items()
        if "/KG" in unit and unit.endswith("/2") and box == "airbase"
    ]
    visit.api.answer(game, str(early), "0600", bombers[0], "done", str(late), "1400", bombers[1], "done", "done")
    visit.api.bot(game, lambda state: "assign-fighters" in {one["key"] for one in state["asked"]})
    visit.play.open(visit.watch.address, game)
    expect(plan.place("hand")).to_be_hidden()
    assert plan.board.locator('[data-key^="type LF2 do17"]').count() == 0
    fighter = plan.ready("LF2", "me109")[0]
    plan.drag(f"unit {fighter}", f"raid {late}")
    assert plan.on(late) == sorted([bombers[1], fighter])
    visit.watch.allow("422")
    plan.thing(f"raid {late}").click()
    plan.thing(f"unit {bombers[1]}").click()
    expect(plan.refusal.locator(".rule-chip")).to_have_text("5b")
    assert plan.on(late) == sorted([bombers[1], fighter])
    plan.do("confirm").click()
    expect(plan.board).to_have_count(0)


def test_a_finger_plans_on_a_phone(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, **PHONE)
    plan = open_plan(visit)
    card = plan.cards("major", "LF2")[0]
    visit.page.locator(".to-board").tap()
    plan.thing(f"card {card}").tap()
    expect(plan.thing(f"card {card}")).to_have_attribute("aria-pressed", "true")
    visit.play.settled()
    plan.thing("time 0800").tap()
    expect(plan.place(f"raid {card}").locator(".plan-bases")).to_be_visible()
    visit.play.ready()
    gruppe = plan.ready("LF2", "do17")[0]
    plan.thing(f"unit {gruppe}").tap()
    expect(plan.place(f"raid {card}").locator(".plan-units").first).to_contain_text(gruppe.removesuffix("/2"))
    assert plan.on(card) == [gruppe]
    assert visit.play.overflow() == 0
    plan.thing(f"raid {card}").tap()
    expect(plan.board.locator(".plan-bases")).to_be_hidden()


@pytest.mark.parametrize(("language", "theme", "size"), [("fr", "light", "wide"), ("en", "dark", "phone")])
def test_everybody_can_use_and_read_it(
    visiting: Visiting, house: Served, axe: str, language: str, theme: str, size: str
) -> None:
    screen: dict[str, Any] = PHONE if size == "phone" else {"viewport": WIDE}
    visit = visiting(house, {"language": language, "theme": theme}, **screen)
    plan = half_planned(visit, size)
    bring(visit, axe)
    assert visit.page.evaluate(AXE_RUN, "main") == []
    assert left_over(visit.play.text()) == []
    assert visit.play.overflow() == 0
    expect(plan.raids).to_have_count(1)


def half_planned(visit: Visit, size: str) -> PlanBoard:
    """A raid with a bomber is open, and something was refused."""
    plan = open_plan(visit, options=["advanced"])
    if size == "phone":
        visit.page.locator(".to-board").click()
    card = plan.cards("major", "LF2")[0]
    plan.thing(f"card {card}").click()
    plan.thing("time 0800").click()
    expect(plan.thing(f"raid {card}")).to_be_visible()
    visit.play.ready()
    plan.thing(f"unit {plan.ready('LF2', 'do17')[0]}").click()
    visit.play.ready()
    plan.do("confirm").click()
    expect(plan.refusal).to_be_visible()
    expect(plan.detail.locator(".plan-forecast")).to_be_visible()
    return plan


def test_what_is_foreseen_is_told_without_touching_anything_else(plan: PlanBoard) -> None:
    """Otherwise a press that has begun when the forecast comes would be lost."""
    held = Held(plan.page, "**/forecast*")
    card = plan.cards("major", "LF2")[0]
    plan.drag(f"card {card}", "time 0800")
    plan.drag(f"unit {plan.ready('LF2', 'he111')[0]}", f"raid {card}")
    plan.page.evaluate("kept = [...document.querySelectorAll('.plan-board button')]")
    held.let_go()
    expect(plan.thing(f"raid {card}").locator(".plan-british")).to_be_visible()
    assert plan.page.evaluate("kept.length > 50 && kept.every((button) => button.isConnected)")
