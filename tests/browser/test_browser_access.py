"""For everybody: what a screen reader finds, what axe finds, large print, no motion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from flows import settled_odds
from pages import COMMITTING
from playwright.sync_api import expect
from served import Served
from visits import CHROMIUM, QUICK, START, Visit, Visiting, visit_of

AXE_RUN: Final = """async (where) => {
  /* what is still fading in has not its colours yet */
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));
  const found = await axe.run(document.querySelector(where), { resultTypes: ["violations"] });
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .flatMap((one) => one.nodes.map((node) =>
      `${one.id}: ${node.target.join(" ")}: ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message}`));
}"""


def at_commitment(visit: Visit) -> None:
    visit.play.open(visit.watch.address, visit.api.at(COMMITTING))
    visit.play.offers.first.click()
    settled_odds(visit.play)


def at_patrols(visit: Visit) -> None:
    visit.play.open(visit.watch.address, visit.api.new(guided=True))
    expect(visit.play.coach).to_be_visible()


def with_words_and_advice(visit: Visit) -> None:
    visit.play.open(visit.watch.address, visit.api.at(COMMITTING))
    visit.page.keyboard.press("t")
    visit.page.keyboard.press("h")
    expect(visit.play.hint).to_be_visible()
    visit.play.hint.locator("summary").first.click()


def at_start(visit: Visit) -> None:
    visit.api.new()
    visit.open("/")
    expect(visit.start.games).to_have_count(1)
    visit.start.form.locator("#new-options").click()
    visit.page.get_by_role("button", name="Show the list").click()
    expect(visit.page.get_by_role("button", name="Log out")).to_be_visible()


def at_report(visit: Visit) -> None:
    game = visit.api.new()
    visit.api.bot(game, lambda state: state["number"] > 90)
    visit.open(f"/report/{game}")
    expect(visit.page.locator("article.report svg").first).to_be_visible()


def at_rules(visit: Visit) -> None:
    visit.open("/rules/lion?search=patrol")
    expect(visit.page.locator(".rule-list li").first).to_be_visible()


def at_nothing(visit: Visit) -> None:
    visit.watch.allow("status of 404")
    visit.open("/nowhere")
    expect(visit.play.heading).to_be_visible()


PLACES: Final = {
    "start": at_start,
    "patrols": at_patrols,
    "commitment": at_commitment,
    "words": with_words_and_advice,
    "report": at_report,
    "rules": at_rules,
    "not-found": at_nothing,
}


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(visiting: Visiting, house: Served, axe: str, place: str) -> None:
    visit = visiting(house, {"coach": True})
    PLACES[place](visit)
    bring(visit, axe)
    found = {("dark", "en"): visit.page.evaluate(AXE_RUN, "body")}
    visit.play.speak("fr")
    expect(visit.page.locator(".odds[aria-busy=true]")).to_have_count(0)
    visit.page.evaluate(LIGHT)
    found["light", "fr"] = visit.page.evaluate(AXE_RUN, "body")
    assert {where: one for where, one in found.items() if one} == {}


def test_axe_finds_nothing_serious_on_the_page_that_asks_whose_browser_it_is(
    visiting: Visiting, house: Served, axe: str
) -> None:
    mine, visit = visiting(house), visiting(house)
    mine.api.new()
    link = mine.page.request.post(f"{house.address}/api/me/key").json()["path"]
    visit.open(link)
    bring(visit, axe)
    found = [visit.page.evaluate(AXE_RUN, "body")]
    visit.page.evaluate(LIGHT)
    assert [*found, visit.page.evaluate(AXE_RUN, "body")] == [[], []]


def bring(visit: Visit, axe: str) -> None:
    """Puts axe on a page that was without fault until then."""
    assert visit.watch.unexpected() == []
    visit.watch.allow("Applying inline style")  # axe itself tries to
    visit.page.evaluate(axe)


LIGHT: Final = "() => { document.documentElement.dataset.theme = 'light'; }"
DIALOGS: Final = {
    "keys": "?",
    "bot": "b",
    "menu": "m",
    "rule": ".prompt .rule-chip",
    "settings": "#menu button",
}


@pytest.mark.parametrize(("theme", "language"), [("dark", "fr"), ("light", "en")])
def test_axe_finds_nothing_serious_in_dialogs(
    visiting: Visiting, house: Served, axe: str, theme: str, language: str
) -> None:
    visit = visiting(house, {"theme": theme, "language": language})
    page, front = visit.page, visit.page.locator("dialog[open], :popover-open").first
    visit.play.open(house.address, visit.api.new())
    bring(visit, axe)
    found = {}
    for name, way in DIALOGS.items():
        if name == "settings":
            page.locator("#menu-button").click()
        page.keyboard.press(way) if len(way) == 1 else page.locator(way).first.click()
        expect(front).to_be_visible()
        found[name] = page.evaluate(AXE_RUN, "dialog[open], :popover-open")
        page.keyboard.press("Escape")
        expect(front).to_be_hidden()
    assert {name: one for name, one in found.items() if one} == {}


def test_a_screen_reader_finds_question_answers_log_and_table(visit: Visit) -> None:
    play, page = visit.play, visit.page
    play.open(visit.watch.address, visit.api.at(COMMITTING))
    play.offers.first.click()
    state = visit.api.state(play.id)
    expect(page.get_by_role("heading", name=state["asked"][0]["text"])).to_be_visible()
    expect(page.get_by_role("region", name="Orders")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Hurricane|Spitfire"), pressed=True).first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Hurricane|Spitfire"), pressed=False).first).to_be_visible()
    for offer in play.offers.all():
        assert re.search(r"\w{3}", offer.inner_text())
    log = page.get_by_role("log", name="Log")
    expect(log).to_have_attribute("aria-live", "polite")
    assert log.get_by_role("listitem").count() > 10
    words = page.get_by_role("region", name="The table in words")
    assert words.get_by_role("heading", level=3).count() >= 5
    assert words.get_by_role("listitem").count() > 20
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible()
    assert page.get_by_role("heading", level=1).count() == 1
    counter = play.map.get_by_role("button").first
    expect(counter).to_have_accessible_name(re.compile(r"^\d+ (Hurricane|Spitfire), .+ · \d+ Squadron"))


def test_a_new_question_is_told(visit: Visit) -> None:
    play = visit.play
    play.open(visit.watch.address, visit.api.new())
    expect(visit.page.locator("#told-polite")).to_have_text("Which squadron goes on patrol?")
    expect(visit.page.locator("#told-polite")).to_have_attribute("aria-live", "polite")
    play.offers.first.click()
    play.act("confirm").click()
    expect(visit.page.locator("#told-polite")).to_contain_text("In which patrol circle")


MOVING: Final = """() => document.getAnimations().filter((one) => one.playState === "running").map((one) =>
  `${one.animationName ?? one.transitionProperty ?? "?"} of ${one.effect?.target?.getAttribute("class")}`)"""


def test_nothing_moves_if_that_is_asked_for(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, {"speed": 1, "coach": True}, reduced_motion="reduce")
    play, page = visit.play, visit.page
    moving: list[str] = []
    visit.open("/")
    expect(visit.start.guided).to_be_enabled()
    moving += page.evaluate(MOVING)
    play.open(house.address, visit.api.new(guided=True))
    moving += page.evaluate(MOVING)
    play.offers.first.click()
    moving += page.evaluate(MOVING)
    play.act("confirm").click()
    moving += page.evaluate(MOVING)
    play.asks("In which patrol circle")
    play.offers.first.click()
    moving += page.evaluate(MOVING)
    play.asks("Which squadron goes on patrol?")
    play.act("done").click()
    expect(play.question).to_contain_text("responds to the raid")
    expect(page.locator(".stage")).to_be_hidden()
    moving += page.evaluate(MOVING)
    assert moving == []


@pytest.fixture(scope="module")
def large_print(chromium: Any) -> Iterator[Any]:
    """A browser whose letters are twice as large as usual."""
    arguments = ["--no-sandbox", "--blink-settings=defaultFontSize=32"]
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=arguments, timeout=START)
    yield browser
    browser.close()


CUT: Final = """() => {
  const found = [];
  const wanted = "h1, h2, h3, button, a.button, .offer, .question, label, dt, dd, td, th, summary, legend, .tag, .chip";
  for (const one of document.querySelectorAll(wanted)) {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (box.width === 0 || style.visibility === "hidden") continue;
    if (one.closest(".visually-hidden, svg, .skip") !== null) continue;
    const scrolls = one.closest(".trays-place, .log-lines, .board-place, .table-wrap, [tabindex='0']") !== null;
    if (box.right > innerWidth + 1 && !scrolls) found.push(`beyond the edge: ${one.outerHTML.slice(0, 90)}`);
    const hides = style.overflowX !== "visible" || style.textOverflow === "ellipsis";
    if (hides && one.scrollWidth > one.clientWidth + 2) found.push(`cut: ${one.outerHTML.slice(0, 90)}`);
  }
  return found;
}"""


@pytest.mark.parametrize("place", ["start", "patrols", "commitment", "report"])
def test_letters_may_be_twice_as_large(large_print: Any, house: Served, place: str) -> None:
    visit = visit_of(large_print, house, QUICK | {"coach": True}, {})
    PLACES[place](visit)
    assert visit.page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)") >= 30
    overflow, cut = visit.play.overflow(), visit.page.evaluate(CUT)
    visit.context.close()
    assert (overflow, cut, visit.watch.unexpected()) == (0, [], [])
