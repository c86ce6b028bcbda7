"""The keyboard alone: a whole raid without a mouse, and every key that the help names."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from pages import COMMITTING, PATROLLING, SLOW_DICE
from playwright.sync_api import expect
from served import Served
from visits import Visit, Visiting

SEEN: Final = """() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return "the focus is lost";
  const box = one.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return `${one.outerHTML.slice(0, 80)} cannot be seen`;
  const look = () => [one, ...one.querySelectorAll("*")].map((part) => {
    const { outline, boxShadow, stroke, strokeWidth, strokeDasharray } = getComputedStyle(part);
    return [outline, boxShadow, stroke, strokeWidth, strokeDasharray].join();
  }).join("; ");
  const focused = look();
  one.blur();
  const other = look();
  one.focus({ preventScroll: true });
  return focused === other ? `${one.outerHTML.slice(0, 80)} does not show that it has the focus` : "";
}"""
MOUSED: Final = """for (const kind of ["pointerdown", "mousedown", "touchstart"])
  document.addEventListener(kind, () => { window.moused = true; }, true);"""


class Keys:
    """Presses keys and looks after each whether the focus is still there and can be seen."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page
        self.page.add_init_script(MOUSED)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            expect(self.visit.play.whole).to_have_attribute("aria-busy", "false")
            self.look(key)

    def look(self, key: str) -> None:
        wrong = self.page.evaluate(SEEN)
        assert wrong == "", f"after {key}: {wrong}"

    def tab_to(self, selector: str, most: int = 80) -> None:
        """Goes on with Tab until such an element has the focus; after the last of the page comes the first."""
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
            if self.visit.play.focused() == "body":
                self.page.keyboard.press("Tab")
            self.look("Tab")
        raise AssertionError(f"{most} times Tab do not lead to {selector}")

    def no_mouse(self) -> None:
        assert self.page.evaluate("() => window.moused") is None


@pytest.mark.slow
def test_a_whole_raid_by_keyboard_alone(visit: Visit) -> None:
    play, keys, api = visit.play, Keys(visit), visit.api
    game = api.new()
    play.open(visit.watch.address, game)
    keys.tab_to(".offers [data-answer]")
    keys.press("Space", "ArrowDown", "ArrowDown", "Enter")
    expect(play.picked).to_have_count(2)
    keys.press("Space")
    expect(play.picked).to_have_count(1)
    keys.tab_to('[data-act="confirm"]')
    keys.press("Enter")
    play.asks("In which patrol circle")
    keys.press("1")
    play.asks("Which squadron goes on patrol?")
    keys.press("d")
    play.asks(re.compile("responds to the raid"))
    keys.tab_to(".offers [data-answer]")
    keys.press("Space", "End", "Space")
    expect(play.picked).to_have_count(2)
    keys.press("g")
    asked = raid_by_keys(visit, keys)
    assert asked & {"slip-past", "intercept", "press-on", "press-on-disrupted", "go-home"}
    keys.no_mouse()


def raid_by_keys(visit: Visit, keys: Keys, most: int = 40) -> set[str]:
    """Answers what is asked with the key of the first answer, or `d`, until the raid is over; what was asked."""
    asked: set[str] = set()
    for _ in range(most):
        state = visit.api.state(visit.play.id)
        if not state["step"].startswith("raid"):
            return asked
        asked |= {one["key"] for one in state["asked"]}
        keys.press("d" if any(offer["answer"] == "done" for offer in state["asked"][0]["offers"]) else "1")
        if visit.play.act("confirm").count() > 0:
            keys.press("g")
        expect(visit.play.slider).not_to_have_attribute("max", str(state["number"]))
        visit.play.ready()
    raise AssertionError(f"the raid is not over after {most} answers")


def test_counters_on_the_map_are_chosen_by_keyboard(visit: Visit) -> None:
    play, keys = visit.play, Keys(visit)
    play.open(visit.watch.address, visit.api.new())
    keys.tab_to("[data-unit]")
    keys.press("Enter")
    expect(play.picked).to_have_count(1)
    keys.press("Space")
    expect(play.picked).to_have_count(0)
    keys.press("Enter", "g")
    play.asks("In which patrol circle")
    keys.tab_to("[data-patrol]")
    keys.press("Enter")
    play.asks("Which squadron goes on patrol?")
    keys.no_mouse()


PARTS: Final = (
    "#skip",
    ".brand",
    ".languages button",
    "#menu-button",
    ".prompt .rule-chip",
    ".offers [data-answer]",
    ".acts button",
    ".log button",
    ".raf-picture",
    "[data-unit]",
    ".map-buttons button",
    ".trays-place button, .trays-place [tabindex='0']",
    ".timeline button",
    ".timeline input",
    ".menu-button",
)


def test_tab_goes_everywhere(visit: Visit) -> None:
    visit.play.open(visit.watch.address, visit.api.new())
    reached: set[str] = set()
    for _ in range(200):
        visit.page.keyboard.press("Tab")
        if visit.play.focused() == "body":
            break
        reached |= set(visit.page.evaluate(AMONG, PARTS))
    assert set(PARTS) - reached == set()


AMONG: Final = "(parts) => parts.filter((part) => document.activeElement.matches(part))"


def test_every_key_of_the_help_works(visit: Visit) -> None:
    play, page, api = visit.play, visit.page, visit.api
    game = api.at(COMMITTING)
    play.open(visit.watch.address, game)
    page.keyboard.press("?")
    expect(play.dialog).to_contain_text("Keyboard")
    named = set(page.locator("dialog kbd").all_inner_texts())
    assert {"/", "g", "d", "u", "h", "b", "[", "]", "t", "m", "?"} <= named
    play.close_dialog()
    page.keyboard.press("h")
    expect(play.hint).to_be_visible()
    page.keyboard.press("b")
    expect(play.dialog).to_contain_text("Let the bot play")
    play.close_dialog()
    page.keyboard.press("t")
    expect(play.words).to_have_class(re.compile("open"))
    page.keyboard.press("t")
    expect(play.words).not_to_have_class(re.compile(r"\bopen\b"))
    page.keyboard.press("m")
    expect(play.game_menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(play.game_menu).to_be_hidden()
    page.keyboard.press("[")
    expect(play.whole).to_have_class(re.compile("looks-back"))
    page.keyboard.press("]")
    expect(play.whole).not_to_have_class(re.compile("looks-back"))
    page.keyboard.press("[")
    expect(play.whole).to_have_class(re.compile("looks-back"))
    page.keyboard.press("Escape")
    expect(play.whole).not_to_have_class(re.compile("looks-back"))


def test_keys_find_answer_and_take_back(visit: Visit) -> None:
    play, page, api = visit.play, visit.page, visit.api
    game = api.new()
    play.open(visit.watch.address, game)
    start = api.state(game)
    squadron = start["asked"][0]["offers"][-2]["answer"]
    page.keyboard.press("/")
    page.keyboard.type(squadron.split("/")[0])
    expect(play.offer(squadron)).to_be_visible()
    assert len([one for one in play.offers.all() if one.is_visible()]) < len(start["asked"][0]["offers"]) - 1
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.press("Tab")
    page.keyboard.press("1")
    page.keyboard.press("3")
    page.keyboard.press("a")
    expect(play.picked).to_have_count(3)
    page.keyboard.press("a")
    page.keyboard.press("3")
    page.keyboard.press("g")
    play.asks("In which patrol circle")
    page.keyboard.press("1")
    play.asks("Which squadron goes on patrol?")
    page.keyboard.press("u")
    play.asks("In which patrol circle")
    page.keyboard.press("u")
    play.asks("Which squadron goes on patrol?")
    expect(play.act("undo")).to_have_attribute("aria-disabled", "true")
    assert api.state(game)["table"] == start["table"]


def test_space_skips_the_dice(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, {"speed": 2})
    play, game = visit.play, visit.api.at(PATROLLING)
    visit.page.add_init_script(SLOW_DICE)
    play.open(house.address, game)
    play.act("done").click()
    expect(visit.page.locator(".stage")).to_be_visible()
    expect(play.act("skip")).to_be_visible()
    visit.page.keyboard.press("Space")
    expect(visit.page.locator(".stage")).to_be_hidden()  # the first die would still lie there without that
    expect(play.offers.first).to_be_enabled()


def test_a_dialog_keeps_the_focus_and_gives_it_back(visit: Visit) -> None:
    play, page = visit.play, visit.page
    keys = Keys(visit)
    play.open(visit.watch.address, visit.api.new())
    keys.tab_to(".prompt .rule-chip")
    page.keyboard.press("Enter")
    expect(play.dialog).to_be_visible()
    for _ in range(6):
        page.keyboard.press("Tab")
        assert _inside(page) in {True, None}
    play.close_dialog()
    assert page.evaluate("() => document.activeElement.matches('.prompt .rule-chip')")


def _inside(page: Any) -> bool | None:
    """Whether the focus is in the dialog; None: in the browser's own bar, which comes after the last element."""
    return page.evaluate(
        "() => document.activeElement === document.body ? null : document.activeElement.closest('dialog') !== null"
    )


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    """Whoever dictates would otherwise give an order with every word (WCAG 2.1.4)."""
    play, page = visit.play, visit.page
    play.open(visit.watch.address, visit.api.new())
    page.keyboard.press("1")
    expect(play.picked).to_have_count(1)
    page.locator("#menu-button").click()
    page.get_by_role("button", name="Settings").click()
    play.dialog.locator("input[name=shortcuts]").uncheck()
    play.close_dialog()
    for key in ("2", "h", "m", "?", "d"):
        page.keyboard.press(key)
    expect(play.picked).to_have_count(1)
    expect(play.hint).to_be_hidden()
    expect(play.dialog).to_have_count(0)
    keys = Keys(visit)
    keys.tab_to(".offers [data-answer]")
    keys.press("ArrowDown", "Space")
    expect(play.picked).to_have_count(2)
