"""Battle of Britain in the browser: the board by mouse, keys and touch, advice and odds, the report."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from hksw_pages import Board
from hksw_players import distance
from pages import left_over
from playwright.sync_api import Locator, expect
from served import Served
from test_browser_access import AXE_RUN, LIGHT, bring
from test_browser_languages import check_french
from test_browser_phone import touch
from visits import Visit, Visiting

WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GERMAN: Final = {"luftwaffe": "me", "raf": "bot:doctrine"}
BRITISH: Final = {"luftwaffe": "bot:doctrine", "raf": "me"}
TRAYS: Final = ("battle", "raf", "luftwaffe", "missions", "turns")
FAR: Final = 3


def at(visit: Visit, key: str, seats: dict[str, str]) -> Board:
    """The board of a game in which this is asked."""
    game = visit.api.at(key, game="hksw", scenario="kanalkampf", seats=seats)
    visit.play.open(visit.watch.address, game)
    return Board(visit)


def flying(board: Board) -> tuple[str, str, int]:
    """The flight that is asked where it flies, its square, and how many answers have been given."""
    state = board.state()
    seen = board.seen(state)
    assert seen.asked["key"] == "fly"
    flight = seen.asked["args"]["flight"]
    return flight, seen.at(flight), state["number"]


def unwatched(board: Board, far: int) -> str:
    """A lit square so many moves away that can be pressed, with no radar station on the way."""
    _, here, _ = flying(board)
    lit = [one.get_attribute("data-square") or "" for one in board.lit_squares.all()]
    watched = [one for one in lit if board.components["squares"][one]["station"]]
    return next(
        name
        for name in lit
        if distance(here, name) == far
        and not any(max(distance(one, name), distance(one, here)) <= far for one in watched)
        and board.in_picture(board.square(name))
    )


def test_a_lit_square_is_an_answer_and_one_further_off_is_several(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "fly", GERMAN)
    flight, here, number = flying(board)
    near = unwatched(board, 1)
    board.press_square(near)
    board.play.at(number + 1)
    assert flying(board) == (flight, near, number + 1)
    goal = unwatched(board, FAR)
    board.press_square(goal)
    board.play.at(number + 1 + FAR)
    steps = [one["answer"] for one in given(board)[-1 - FAR :]]
    assert [distance(one, other) for one, other in zip([here, *steps], steps, strict=False)] == [1] * (1 + FAR)
    assert flying(board) == (flight, goal, number + 1 + FAR)
    board.play.act("undo").click()
    board.play.at(number + 1)
    assert flying(board)[1] == near


def given(board: Board) -> list[dict[str, Any]]:
    """The squares that flights have entered, as the log tells them."""
    log = board.visit.api.state(board.play.id)["log"]
    return [{"answer": line["args"]["square"]} for line in log if line["key"] == "flies"]


def test_one_s_own_cards_are_shown_beside_a_flight_and_of_the_enemy_s_the_number(
    visiting: Visiting, house: Served
) -> None:
    board = at(visiting(house, viewport=WIDE), "choose-flight", GERMAN)
    seen = board.seen(board.state())
    mine = next(one for one in seen.offers if one in seen.squares("luftwaffe"))
    board.page.keyboard.press("Tab")  # from now on the focus is seen
    board.flight(mine).focus()
    expect(board.stack).to_be_visible()
    cards = [card for card, place in seen.table["cards"].items() if place == mine]
    printed = [card.rpartition("/")[0] for card in cards]
    assert sorted(board.stack.locator(".hksw-card-name").all_inner_texts()) == sorted(printed)
    expect(board.stack.locator(".hksw-back")).to_have_count(0)
    [theirs, *_] = [one for one in seen.squares("raf") if board.in_picture(board.flight(one))]
    board.flight(theirs).hover()
    expect(board.stack).to_contain_text(theirs)
    expect(board.stack.locator(".hksw-card-name")).to_have_count(0)
    expect(board.stack.locator(".hksw-back")).to_have_count(seen.table["sizes"][theirs])
    expect(board.flight(theirs)).to_have_accessible_name(re.compile(f"{seen.table['sizes'][theirs]} cards"))


def test_a_flight_is_flown_with_the_keyboard_alone(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "fly", GERMAN)
    flight, here, number = flying(board)
    for _ in range(MOST_TABS):
        board.page.keyboard.press("Tab")
        if board.page.evaluate(FOCUSED_SQUARE):
            break
    first = board.page.evaluate(FOCUSED_SQUARE)
    assert distance(here, first) == 1, "what is beside the flight comes first"
    board.page.keyboard.press("ArrowDown")
    goal = board.page.evaluate(FOCUSED_SQUARE)
    assert distance(first, goal) == distance(here, goal) == 1
    board.page.keyboard.press("Enter")
    board.play.at(number + 1)
    assert board.state()["table"]["at"][flight] == goal
    assert board.page.evaluate("() => document.activeElement !== document.body")


MOST_TABS: Final = 40
FOCUSED_SQUARE: Final = "() => document.activeElement.getAttribute('data-square') ?? ''"


def test_advice_and_odds_are_there_for_a_question(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "intercept", BRITISH)
    number = board.state()["number"]
    board.page.locator(".odds-fold").click()
    expect(board.play.odds.locator(".odds-row").first).to_be_visible()
    assert left_over(board.play.odds.inner_text()) == []
    board.page.keyboard.press("h")
    advised = board.play.hint.locator("[data-act=advice]")
    expect(advised).to_be_visible()
    assert re.search(r"\w{3}", board.play.hint.inner_text())
    advised.click()
    board.play.past(number)
    assert board.state()["number"] > number


def test_dice_and_cards_that_have_just_come_take_little_room(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "intercept", BRITISH)
    number = board.state()["number"]
    board.play.act("hint").click()
    board.play.hint.locator("[data-act=advice]").click()
    board.play.past(number)
    shown = board.page.locator(".strip > li")
    expect(shown.last.locator(".hksw-die").first).to_be_visible()
    heights = [box["height"] for box in (one.bounding_box() for one in shown.all()) if box is not None]
    assert max(heights) < A_LINE


A_LINE: Final = 40
"""Px: a throw of many dice stands in a line, not in a column."""


def test_the_battle_tray_tells_whom_a_flight_meets_and_when_it_is_fought(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "mark-dogfight", BRITISH)
    seen = board.seen(board.state())
    for flight in (one for one in seen.offers if one != "done"):
        [enemy] = [one for one, square in seen.squares("luftwaffe").items() if square == seen.at(flight)]
        expect(board.play.offer(flight)).to_contain_text(f"against {enemy}")
    board = at(board.visit, "head-home", BRITISH)
    tray = board.tray("battle")
    expect(tray).to_contain_text("What has happened")
    expect(tray.locator(".hksw-fallen .hksw-die").first).to_be_visible()
    expect(tray).not_to_contain_text("still being placed")
    expect(tray.locator(".hksw-group")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), [("assign-mission", GERMAN), ("fly", GERMAN), ("race", BRITISH)])
def test_it_fits_a_phone_in_french_and_axe_finds_nothing_serious(
    visiting: Visiting, house: Served, axe: str, key: str, seats: dict[str, str]
) -> None:
    visit = visiting(house, {"language": "fr"}, **PHONE)
    board = at(visit, key, seats)
    for tab in ("Ordres", "Carte", "Plateaux", "Journal"):
        show(visit, tab)
        assert visit.play.overflow() == 0, tab
    show(visit, "Plateaux")
    for tray in TRAYS:
        board.tray(tray)
        assert visit.play.overflow() == 0, tray
        check_french(visit.play.text())
    bring(visit, axe)
    found = visit.page.evaluate(AXE_RUN, "body")
    visit.page.evaluate(LIGHT)
    assert [*found, *visit.page.evaluate(AXE_RUN, "body")] == []


def show(visit: Visit, tab: str) -> None:
    touch(visit.play.tab(tab))
    expect(visit.play.tab(tab)).to_have_attribute("aria-pressed", "true")


def test_a_finger_flies_a_flight(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, **PHONE)
    board = at(visit, "fly", GERMAN)
    flight, _, number = flying(board)
    show(visit, "Board")
    near = unwatched(board, 1)
    tap(board, board.square(near))
    visit.play.at(number + 1)
    assert flying(board)[:2] == (flight, near)
    show(visit, "Orders")
    touch(visit.play.offers.first)
    visit.play.past(number + 1)


def tap(board: Board, thing: Locator) -> None:
    """Touches the middle of something on the board."""
    board.play.settled()
    box = thing.bounding_box()
    assert box is not None
    board.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.slow
def test_axe_finds_nothing_serious_on_the_board(visiting: Visiting, house: Served, axe: str) -> None:
    visit = visiting(house, {"coach": True}, viewport=WIDE)
    at(visit, "fly", GERMAN)
    bring(visit, axe)
    found = visit.page.evaluate(AXE_RUN, "body")
    visit.page.evaluate(LIGHT)
    assert [*found, *visit.page.evaluate(AXE_RUN, "body")] == []


@pytest.mark.slow
def test_axe_finds_nothing_serious_in_the_trays_of_a_dogfight(visiting: Visiting, house: Served, axe: str) -> None:
    visit = visiting(house, viewport=WIDE)
    board = at(visit, "dogfight-beside", BRITISH)
    bring(visit, axe)
    found = {}
    for theme in (LIGHT, DARK):
        visit.page.evaluate(theme)
        for tray in TRAYS:
            board.tray(tray)
            found[theme, tray] = visit.page.evaluate(AXE_RUN, ".raf-panel")
    assert {where: one for where, one in found.items() if one} == {}


DARK: Final = LIGHT.replace("light", "dark")


def test_points_that_the_raf_begins_with_have_a_column_of_their_own(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house), "assign-mission", GERMAN)
    rows = board.tray("turns").locator(".hksw-score tr")
    expect(rows.nth(0)).to_contain_text("head start")
    expect(rows.nth(1).locator("td")).to_have_text(["0", "0", "0", "0"])
    expect(rows.nth(2).locator("td")).to_have_text(["0", "0", "3", "3"])


@pytest.mark.slow
def test_a_finished_game_has_its_report_in_both_languages(visiting: Visiting, house: Served) -> None:
    visit = visiting(house)
    game = visit.api.new("hksw", "kanalkampf", seats=BRITISH)
    visit.api.finish(game)
    state = visit.api.state(game)
    visit.play.open(house.address, game)
    expect(visit.play.prompt).to_contain_text(state["ending"]["text"])
    visit.play.report_link.click()
    report = visit.page.locator("article.report")
    expect(visit.play.heading).to_have_text(state["head"]["scenario"]["name"])
    expect(report.locator("figure svg").first).to_be_visible()
    for points in state["table"]["score"].values():
        expect(report).to_contain_text(re.compile(rf"(?<!\d){points}(?!\d)"))
    expect(report).to_contain_text("with a head start of 3")
    assert left_over(visit.play.text()) == []
    told = visit.page.locator("#told-polite")
    expect(told).to_contain_text(state["ending"]["text"])
    visit.play.speak("fr")
    expect(report.locator("figure svg").first).to_be_visible()
    expect(told).not_to_contain_text(state["ending"]["text"])
    check_french(visit.play.text())
