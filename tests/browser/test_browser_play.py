"""At the table with a mouse: patrols, a raid, taking back, advice, looking back, real dice."""

from __future__ import annotations

import re

import pytest
from flows import commit_two, finish_raid, patrol_together, read_rules, settled_odds
from pages import COMMITTING
from playwright.sync_api import Locator, expect
from visits import Visit


def click(what: Locator) -> None:
    what.click()


def nothing() -> None:
    """A wide page shows everything at once."""


@pytest.mark.slow
def test_patrols_and_a_whole_raid(visit: Visit) -> None:
    play = visit.play
    visit.open("/")
    visit.start.wish("prelude", seed="browser")
    visit.start.begin.click()
    play.asks("Which squadron goes on patrol?")
    patrol_together(visit, click, nothing, nothing)
    play.act("done").click()
    play.asks(re.compile("responds to the raid"))
    expect(play.dice.first).to_be_visible()
    commit_two(visit, click)
    finish_raid(visit, click)
    play.ready()
    read_rules(visit, click, nothing, nothing)


def test_undo_takes_back_and_says_why_it_cannot(visit: Visit) -> None:
    play, api = visit.play, visit.api
    game = api.at(COMMITTING)
    play.open(visit.watch.address, game)
    why = api.state(game)["no_undo"]
    told = visit.page.locator("#told-polite")
    expect(play.act("undo")).to_have_attribute("aria-disabled", "true")
    expect(play.act("undo")).to_have_attribute("title", why)
    settled_odds(play)
    expect(told).to_contain_text(re.compile(r"VP \("))  # the odds are the last that is told unasked
    play.act("undo").press("Enter")  # it can be pressed: it is disabled only in what it says of itself
    expect(told).to_have_text(why)
    before = api.state(game)
    play.offers.first.click()
    play.act("more").click()
    expect(play.act("undo")).not_to_have_attribute("aria-disabled", "true")
    assert api.state(game)["number"] == before["number"] + 1
    play.act("undo").click()
    expect(play.act("undo")).to_have_attribute("title", why)
    after = api.state(game)
    assert (after["table"], after["number"]) == (before["table"], before["number"])


def test_advice_has_reasons_and_can_be_taken(visit: Visit) -> None:
    play = visit.play
    play.open(visit.watch.address, visit.api.at(COMMITTING))
    play.act("hint").click()
    expect(play.hint).to_contain_text("Doctrine")
    play.hint.locator("summary").first.click()
    expect(play.hint.locator(".reasons li").first).to_be_visible()
    advised = play.hint.locator(".advice li").count()
    play.hint.locator("[data-act=advice]").click()
    expect(play.picked.first).to_be_visible()
    assert play.picked.count() in {advised, advised - 1}  # the last piece of advice may be that these are all
    play.act("confirm").click()
    expect(play.question).not_to_contain_text("responds to the raid")


def test_a_reload_finds_the_same_position(visit: Visit) -> None:
    play = visit.play
    game = visit.api.at(COMMITTING)
    play.open(visit.watch.address, game)
    play.offers.first.click()
    expect(play.picked).to_have_count(1)
    said, stood = play.in_words(), visit.api.state(game)
    lines = play.lines.all_inner_texts()
    visit.page.reload()
    play.asks(re.compile("responds to the raid"))
    assert play.in_words() == said
    assert visit.api.state(game) == stood
    assert play.lines.all_inner_texts() == lines
    expect(play.picked).to_have_count(0)
    play.offers.first.click()
    expect(play.picked).to_have_count(1)


def test_the_timeline_goes_back_and_comes_back(visit: Visit) -> None:
    play, api = visit.play, visit.api
    game = api.new()
    play.open(visit.watch.address, game)
    first, start = play.in_words(), api.state(game)["number"]
    api.let_bot(game, 4)
    number = api.state(game)["number"]
    expect(play.slider).to_have_attribute("max", str(number))
    now = play.in_words()
    assert now != first
    play.slider.fill(str(start))
    expect(play.whole).to_have_class(re.compile("looks-back"))
    expect(play.prompt).to_contain_text(f"As it was after {start} answers")
    assert play.in_words() == first
    expect(play.offers).to_have_count(0)
    play.timeline("step-forward").click()
    expect(play.prompt).to_contain_text(f"As it was after {start + 1} answers")
    play.act("now").click()
    expect(play.whole).not_to_have_class(re.compile("looks-back"))
    assert play.in_words() == now
    expect(play.offers.first).to_be_enabled()


@pytest.mark.parametrize("dice", ["same", "new"])
def test_a_branch_begins_where_one_looks(visit: Visit, dice: str) -> None:
    play, api = visit.play, visit.api
    game = api.at(COMMITTING)
    play.open(visit.watch.address, game)
    line = play.lines.nth(1)
    after = int(line.get_attribute("data-after") or "")
    line.locator(".log-words").click()
    expect(play.whole).to_have_class(re.compile("looks-back"))
    expect(line).to_have_class(re.compile("here"))
    then = play.in_words()
    play.timeline("branch-here").click()
    play.dialog.locator(f"input[value={dice}]").check()
    play.dialog.get_by_role("button", name="Begin the new game").click()
    expect(visit.page).not_to_have_url(re.compile(game))
    play.ready()
    head = api.state(play.id)["head"]
    assert head["branch_of"] == {"id": game, "at": after}
    assert (head["seed"] == api.state(game)["head"]["seed"]) == (dice == "same")
    assert head["number"] >= after
    if head["number"] == after:
        assert play.in_words() == then


def test_real_dice_and_cards_are_typed_in(visit: Visit) -> None:
    play, api = visit.play, visit.api
    game = api.new(manual=True)
    play.open(visit.watch.address, game)
    seen = set()
    for _ in range(40):
        state = api.state(game)
        (asked,) = state["asked"]
        if asked["kind"] == "choice":
            play.act("done").click()
        else:
            dice = [offer["answer"] for offer in asked["offers"]] == list("123456")
            kind = "die" if dice else "card"
            offer = asked["offers"][-1]["answer"]
            (play.act("roll") if kind in seen else play.offer(offer)).click()
            seen |= {kind, "rolled"} if kind in seen else {kind}
        expect(visit.page.locator(".timeline-place")).not_to_have_text(f"{state['number']} of {state['number']}")
        play.ready()
        if seen == {"die", "card", "rolled"}:
            break
    assert seen == {"die", "card", "rolled"}
    given = [line for line in api.record(game).splitlines() if line]
    assert len(given) > len(seen)
