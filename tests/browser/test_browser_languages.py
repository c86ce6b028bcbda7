"""French: everywhere, at once, and nothing is lost on the way."""

from __future__ import annotations

import re
from typing import Final

import pytest
from pages import COMMITTING, LISTEN, left_over
from playwright.sync_api import expect
from served import Served
from visits import Held, Visit, Visiting, until

ENGLISH: Final = re.compile(
    r"\b(the|which|with|from|your|you|and|are|is|was|not|targets?|losses|weather|undo|hint|done|clear|send|"
    r"game|rules?|settings|close|day|night|bombers|hunters|fighters|radar net|heavy|light|begins|patrol)\b",
    re.IGNORECASE,
)
NAMES: Final = re.compile(
    r"(lion|eagle|hksw|fbob):[\w.-]+|English|Wallop|(Fighter|Bomber) Command|Tote Board|Big Wing|The Observer|"
    r"The Narrow Margin|The Battle of Britain Then and Now|After the Battle|The Most Dangerous Enemy"
)
"""Names stay as they are."""


def english_in(text: str) -> list[str]:
    """Lines of a French page in which an English word stands."""
    return sorted({line.strip()[:160] for line in text.splitlines() if ENGLISH.search(NAMES.sub("", line))})


def check_french(text: str) -> None:
    assert left_over(text) == []
    assert english_in(text) == []


def test_the_language_changes_in_the_middle_of_a_choice(visit: Visit) -> None:
    play = visit.play
    play.open(visit.watch.address, visit.api.at(COMMITTING))
    play.offers.nth(0).click()
    play.offers.nth(1).click()
    expect(play.picked).to_have_count(2)
    expect(play.odds).not_to_have_attribute("aria-busy", "true")
    picked = [one.get_attribute("data-answer") for one in play.picked.all()]
    question, said, lines = play.question.inner_text(), play.in_words(), play.lines.all_inner_texts()
    visit.page.evaluate("() => { window.here = true; }")
    play.speak("fr")
    expect(play.question).not_to_have_text(question)
    expect(play.odds.locator(".odds-row").first).to_be_visible()
    expect(play.odds).not_to_have_attribute("aria-busy", "true")
    assert [one.get_attribute("data-answer") for one in play.picked.all()] == picked
    assert play.lines.count() == len(lines)
    check_french(play.text())
    play.speak("en")
    expect(play.question).to_have_text(question)
    assert play.in_words() == said
    assert play.lines.all_inner_texts() == lines
    assert [one.get_attribute("data-answer") for one in play.picked.all()] == picked
    assert left_over(play.text()) == []
    assert visit.page.evaluate("() => window.here") is True


@pytest.mark.parametrize("late", ["**/api/words/fr/*", "**/api/games/*?log_from=0"])
def test_what_is_drawn_before_the_new_words_are_there_is_drawn_again(
    visiting: Visiting, small_house: Served, late: str
) -> None:
    """Somebody does something in the moment after they have changed the language."""
    visit = visiting(small_house)
    play = visit.play
    play.open(small_house.address, visit.api.new("ambush", "skirmish", seats={"red": "me", "blue": "bot:first"}))
    held = Held(visit.page, late)
    visit.page.evaluate(LISTEN)
    visit.page.locator("#language-fr").click()
    until(visit.page, lambda: held.routes)
    visit.page.keyboard.press("t")
    held.let_go()
    visit.page.wait_for_function("() => window.spoken === 'fr'")
    said = [part.all_inner_texts() for part in (play.offers, play.lines, play.prompt)]
    visit.page.reload()
    play.ready()
    assert said == [part.all_inner_texts() for part in (play.offers, play.lines, play.prompt)]


def test_the_dialogs_and_the_coach_speak_french(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, {"language": "fr", "coach": True})
    play = visit.play
    play.open(house.address, visit.api.at(COMMITTING, guided=True))
    expect(play.coach).to_be_visible()
    for key in "?bh":
        visit.page.keyboard.press(key)
        expect(play.dialog if key != "h" else play.hint).to_be_visible()
        check_french(play.text())
        if key != "h":
            play.close_dialog()
    play.game_menu_item("Réglages").click()
    expect(play.dialog).to_be_visible()
    check_french(play.text())


PAGES: Final = ("/", "/rules", "/rules/lion:9.1a", "/nowhere", "/join/nothing")


@pytest.mark.slow
def test_every_page_speaks_french(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, {"language": "fr"}, locale="fr-FR")
    visit.watch.allow("status of 404")
    game = visit.api.new()
    visit.api.finish(game)
    for path in (*PAGES, f"/play/{game}", f"/report/{game}"):
        visit.open(path)
        expect(visit.play.heading).not_to_be_empty()
        expect(visit.page.locator(".waiting")).to_have_count(0)
        visit.page.wait_for_load_state("networkidle") if path.startswith("/r") else None
        check_french(visit.play.text())
