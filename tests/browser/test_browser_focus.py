"""Where the focus is: never lost, one stop for the log, and buttons stay while they are pressed."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from pages import COMMITTING, NEXT_DIE, PATROLLING, SLOW_DICE
from playwright.sync_api import Locator, expect
from served import Served
from visits import Visit, Visiting

HERE: Final = """() => {
  const one = document.activeElement;
  return one === null || one === document.body || !one.checkVisibility() ? "nowhere" : one.className;
}"""
IN_LOG: Final = "() => document.activeElement.closest('.log-lines') !== null"
MANY_DICE: Final = 40
LIVES: Final = """() => {
  const log = document.querySelector("[role=log]");
  window.lives = [];
  new MutationObserver(() => window.lives.push(log.getAttribute("aria-live")))
    .observe(log, { attributeFilter: ["aria-live"] });
}"""
AZERTY: Final = """(key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
  bubbles: true, cancelable: true, ...key }))"""


def focused(visit: Visit, selector: str) -> Locator:
    """What has the focus, which must be such an element."""
    found = visit.page.locator(f"{selector}:focus")
    expect(found).to_have_count(1)
    return found


def test_the_log_is_one_stop_and_arrows_go_through_it(visit: Visit) -> None:
    play, page = visit.play, visit.page
    play.open(visit.watch.address, visit.api.at(COMMITTING))
    page.locator(".log-find").focus()
    page.keyboard.press("Tab")
    expect(focused(visit, ".log-words")).to_have_text(play.lines.last.locator(".log-words").inner_text())
    page.keyboard.press("Tab")
    assert not page.evaluate(IN_LOG)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    expect(focused(visit, ".log-words")).to_have_text(play.lines.nth(-2).locator(".log-words").inner_text())
    page.keyboard.press("ArrowRight")
    focused(visit, ".rule-chip")
    page.keyboard.press("ArrowDown")
    expect(focused(visit, ".log-words")).to_have_text(play.lines.last.locator(".log-words").inner_text())
    page.keyboard.press("Home")
    expect(focused(visit, ".log-words")).to_have_text(play.lines.first.locator(".log-words").inner_text())
    page.keyboard.press("ArrowUp")
    expect(focused(visit, ".log-words")).to_have_text(play.lines.first.locator(".log-words").inner_text())
    expect(page.locator(".log-latest")).to_be_visible()  # it comes between as soon as the log has scrolled
    page.keyboard.press("Tab")
    focused(visit, ".log-latest")
    page.keyboard.press("Shift+Tab")
    expect(focused(visit, ".log-words")).to_have_text(play.lines.first.locator(".log-words").inner_text())


def test_reasons_are_unfolded_by_keyboard(visit: Visit) -> None:
    play, page = visit.play, visit.page
    play.open(visit.watch.address, visit.api.at(COMMITTING))
    line = play.lines.filter(has=page.locator("details.why")).last
    line.locator(".log-words").focus()
    for _ in range(line.locator(":scope > div > button").count()):
        page.keyboard.press("ArrowRight")
    focused(visit, ".log-lines summary")
    page.keyboard.press("Enter")
    expect(line.locator("details.why").first).to_have_attribute("open", "")
    expect(line.locator("details.why li").first).to_be_visible()


def test_a_reader_of_the_log_stays_where_they_read_while_lines_are_taken_back(visit: Visit) -> None:
    play, page, api = visit.play, visit.page, visit.api
    game = api.at(PATROLLING)
    play.open(visit.watch.address, game)
    play.offers.first.click()
    play.act("confirm").click()
    play.asks("In which patrol circle")
    play.offers.first.click()
    play.asks("Which squadron goes on patrol?")
    before = play.lines.count()
    expect(play.log).to_have_attribute("aria-live", "polite")
    page.evaluate(LIVES)
    page.evaluate("() => { window.seen = document.querySelector('.log-words'); window.seen.focus(); }")
    state = api.state(game)
    api.request.post(f"{api.address}/api/games/{game}/undo", data={"number": state["number"], "side": state["side"]})
    expect(play.lines).not_to_have_count(before)
    assert page.evaluate("() => window.seen === document.activeElement")
    page.wait_for_function("() => /^(off,)+polite$/.test(window.lives.join())")


def test_the_focus_is_never_lost(visit: Visit) -> None:
    play, page = visit.play, visit.page
    play.open(visit.watch.address, visit.api.at(COMMITTING))
    play.offers.first.focus()
    for keys in (["h"], ["Escape"], ["t"], ["t"], ["m", "Escape"], ["b", "Escape"], ["?", "Escape"], ["[", "Escape"]):
        for key in keys:
            page.keyboard.press(key)
            if key in {"b", "?"}:
                expect(play.dialog).to_be_visible()
        expect(play.dialog).to_have_count(0)
        expect(play.whole).to_have_attribute("aria-busy", "false")
        assert page.evaluate(HERE) != "nowhere", keys
    play.hint.locator(".hint-acts button").last.press("Enter")
    expect(play.hint).to_be_hidden()
    focused(visit, ".offer")
    play.prompt.locator(".rule-chip").press("Enter")
    play.dialog.locator("nav button").last.press("Enter")
    expect(play.dialog.get_by_role("heading", level=2)).to_be_focused()
    play.close_dialog()
    focused(visit, ".prompt .rule-chip")
    page.keyboard.press("d")
    play.ready()
    assert page.evaluate(HERE) != "nowhere"


def test_the_focus_waits_on_skip_while_dice_fall(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, {"speed": 2})
    play = visit.play
    visit.page.add_init_script(SLOW_DICE)
    play.open(house.address, visit.api.at(PATROLLING))
    play.offers.first.focus()
    visit.page.keyboard.press("d")
    focused(visit, '[data-act="skip"]')
    skip = play.act("skip").element_handle()
    for _ in range(MANY_DICE):
        if "A major raid on" not in play.log.inner_text():
            visit.page.evaluate(NEXT_DIE)
    expect(play.log).to_contain_text("A major raid on")  # by then the page has been drawn again
    assert skip.evaluate("(one) => one.isConnected")
    visit.page.keyboard.press("Space")
    focused(visit, ".offer")


def test_the_skip_link_keeps_what_is_picked(visit: Visit) -> None:
    play, page = visit.play, visit.page
    play.open(visit.watch.address, visit.api.at(PATROLLING))
    play.offers.first.click()
    page.locator("#skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    expect(play.picked).to_have_count(1)
    expect(page).to_have_url(re.compile(r"/play/[0-9a-f-]+$"))


def test_answers_that_were_found_are_reached_by_tab_and_arrow(visit: Visit) -> None:
    play, page = visit.play, visit.page
    play.open(visit.watch.address, visit.api.at(PATROLLING))
    wanted = play.offers.last.locator(".offer-label").inner_text()
    for key in ("Tab", "ArrowDown", "Enter"):
        page.keyboard.press("/")
        play.page.locator(".offer-filter").fill(wanted)
        expect(play.offers.first).to_be_hidden()
        page.keyboard.press(key)
        expect(focused(visit, ".offer")).to_contain_text(wanted)


@pytest.mark.parametrize(
    ("key", "picked"),
    [
        ({"key": "&", "code": "Digit1"}, 1),
        ({"key": "A", "code": "KeyA"}, 1),
        ({"key": "1", "code": "Digit1", "repeat": True}, 0),
        ({"key": "1", "code": "Digit1", "ctrlKey": True}, 0),
    ],
)
def test_keys_of_other_keyboards(visit: Visit, key: dict[str, Any], picked: int) -> None:
    visit.play.open(visit.watch.address, visit.api.at(PATROLLING))
    visit.page.evaluate(AZERTY, key)
    expect(visit.play.picked).to_have_count(picked)


def test_altgr_only_writes(visit: Visit) -> None:
    visit.play.open(visit.watch.address, visit.api.at(COMMITTING))
    key = {"key": "[", "code": "Digit5", "ctrlKey": True, "altKey": True, "modifierAltGraph": True}
    visit.page.evaluate(AZERTY, key)
    expect(visit.play.whole).to_have_class(re.compile("looks-back"))


def test_what_is_said_in_one_moment_is_told_together(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, {"coach": True})
    visit.play.open(house.address, visit.api.new(guided=True))
    expect(visit.page.locator("#told-polite")).to_contain_text("Which squadron goes on patrol?")
    expect(visit.page.locator("#told-polite")).to_contain_text(visit.play.coach.locator(".lesson p").inner_text())


def test_odds_are_told_in_a_sentence(visit: Visit) -> None:
    visit.play.open(visit.watch.address, visit.api.at(COMMITTING))
    visit.play.offers.first.click()
    expect(visit.page.locator("#told-polite")).to_contain_text(re.compile(r"Send this squadron: \S+ VP \(\S+ to \S+\)"))
    assert visit.play.odds.get_attribute("aria-live") is None


def test_no_odds_are_asked_for_what_has_been_sent(visit: Visit) -> None:
    """Somebody who is quicker than the pause before the odds are fetched."""
    visit.play.open(visit.watch.address, visit.api.at(COMMITTING))
    asked: list[str] = []
    visit.play.offers.last.click()
    expect(visit.play.odds.locator(".odds-row").nth(1)).to_be_visible()
    visit.page.on("request", lambda request: asked.append(request.url))
    visit.page.evaluate(
        "() => { document.querySelector('.offers [data-answer]').click();"
        " document.querySelector('[data-act=confirm]').click(); }"
    )
    visit.play.ready()
    visit.page.wait_for_timeout(400)
    assert COMMITTING not in {one["key"] for one in visit.api.state(visit.play.id)["asked"]}
    assert [url for url in asked if "/answers" in url]
    assert not [url for url in asked if url.endswith("/odds")]
