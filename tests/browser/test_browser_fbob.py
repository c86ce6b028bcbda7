"""First Battle of Britain in the browser: set-up, a raid by mouse, keys and touch, endurance, advice, French, axe."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from fbob_pages import TAKEN, TRAYS, Board
from fbob_players import DONE, away, is_hex
from pages import left_over
from playwright.sync_api import Locator, expect
from served import Served
from test_browser_access import AXE_RUN, LIGHT, bring
from test_browser_languages import check_french
from test_browser_phone import touch
from visits import Visit, Visiting

WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GERMAN: Final = {"german": "me", "british": "bot:doctrine"}
BRITISH: Final = {"german": "bot:doctrine", "british": "me"}
FAR: Final = 3
MOST_TABS: Final = 40
FOCUSED_HEX: Final = "() => document.activeElement.getAttribute('data-hex') ?? ''"
REASON: Final = """(story) => {
  story.insertAdjacentHTML("beforeend", "<li><div><ul><li>An ace</li></ul></div></li>");
  return getComputedStyle(story.lastElementChild.querySelector("li")).display;
}"""
UNLIT: Final = """() => [...document.querySelectorAll(".raf-picture [data-hex]:not(.lit)")]
  .filter((hex) => {
    const box = hex.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return above?.closest("[data-hex]") === hex;
  })
  .map((hex) => hex.getAttribute("data-hex"))"""
DARK: Final = LIGHT.replace("light", "dark")


def at(visit: Visit, key: str, seats: dict[str, str]) -> Board:
    """The board of a game in which this is asked."""
    game = visit.api.at(key, game="fbob", scenario="phase1", seats=seats)
    visit.play.open(visit.watch.address, game)
    return Board(visit)


def new(visit: Visit, seats: dict[str, str], **wish: Any) -> Board:
    """The board of a game that has just begun."""
    visit.play.open(visit.watch.address, visit.api.new("fbob", "phase1", seats=seats, **wish))
    return Board(visit)


def flying(board: Board) -> tuple[str, str, int]:
    """The group that is asked where it flies, its hex, and how many answers have been given."""
    state = board.state()
    asked = board.seen(state).asked
    assert asked["key"] == "fly"
    return asked["args"]["group"], asked["args"]["hex"], state["number"]


# Set-up


def test_the_coach_explains_the_first_question_and_standard_places_everything(
    visiting: Visiting, house: Served
) -> None:
    visit = visiting(house, {"coach": True}, viewport=WIDE)
    visit.open("/")
    visit.page.locator("#guided-fbob-british").click()
    visit.play.ready()
    lesson = visit.play.coach.get_by_role("note")
    expect(lesson).to_contain_text("Aerodromes stand in towns")
    expect(lesson).to_contain_text("Standard deployment")
    number = visit.api.state(visit.play.id)["number"]
    visit.play.offer("standard").click()
    visit.play.past(number)
    table = visit.api.state(visit.play.id)["table"]
    assert sum(table["based"]["british"].values()) == 11
    assert table["based"]["german"]
    expect(visit.play.map.locator(".fbob-pieces > *").first).to_be_attached()
    assert left_over(visit.play.text()) == []


def test_standard_is_one_key(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, viewport=WIDE)
    board = new(visit, GERMAN)
    expect(board.play.offers.first).to_have_attribute("data-answer", "standard")
    number = board.state()["number"]
    board.page.keyboard.press("1")
    if board.play.confirms(number):
        board.page.keyboard.press("Enter")
    board.play.past(number)
    assert sum(board.state()["table"]["based"]["german"].values()) == 6


def test_aerodromes_are_placed_by_pressing_the_map(visiting: Visiting, house: Served) -> None:
    board = new(visiting(house, viewport=WIDE), GERMAN)
    number = board.state()["number"]
    chosen = board.free()[0]
    listed = board.page.locator(".listed")
    board.press_spot(board.hex(chosen), chosen)
    expect(listed).to_contain_text(chosen)
    assert board.state()["table"]["land"][chosen]["units"] == ["aerodrome"]
    board.play.ready()
    board.play.act("undo").click()
    expect(listed).to_have_count(0)
    assert chosen not in board.state()["table"]["land"]
    assert board.state()["number"] == number, "nobody else can tell that something was placed"


def test_scenario_and_options_of_the_form_are_kept_to(visit: Visit) -> None:
    visit.open("/")
    visit.start.wish("phase2", ("training", "patrols"), "1918", game="fbob")
    visit.start.begin.click()
    visit.play.ready()
    head = visit.api.state(visit.play.id)["head"]
    assert (head["scenario"]["id"], head["seed"]) == ("phase2", "1918")
    assert sorted(one["id"] for one in head["options"]) == ["patrols", "training"]
    visit.open("/")
    expect(visit.start.games.first).to_contain_text("January 1918")


# A raid


def test_a_raid_is_flown_by_pressing_destinations(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "fly", GERMAN)
    group, here, number = flying(board)
    near = next(one for one in board.free() if away(one, here) == 1)
    board.press_spot(board.hex(near))
    board.play.at(number + 1)
    assert flying(board) == (group, near, number + 1)
    goal = next(one for one in board.free() if away(one, near) == FAR)
    board.press_spot(board.hex(goal))
    expect(board.hex(goal)).to_have_class(re.compile("pinned"))
    expect(board.page.locator(".fbob-way")).to_be_attached()
    assert board.state()["number"] == number + 1, "it is shown first"
    board.press_spot(board.hex(goal))
    board.play.at(number + 1 + FAR)
    assert flying(board) == (group, goal, number + 1 + FAR)
    board.play.act("undo").click()
    board.play.at(number + 1)
    assert flying(board)[1] == near


def test_a_destination_of_several_turns_shows_its_way_and_is_flown_to_turn_by_turn(
    visiting: Visiting, house: Served
) -> None:
    board = at(visiting(house, viewport=WIDE), "fly", GERMAN)
    group, here, number = flying(board)
    left = board.seen(board.state()).asked["args"]["left"]
    goal = max(board.page.evaluate(UNLIT), key=lambda one: (away(one, here), one))
    assert away(here, goal) > left
    board.press_spot(board.hex(goal))
    expect(board.hex(goal)).to_have_class(re.compile("pinned"))
    expect(board.page.locator(".fbob-turn-end").first).to_be_attached()
    card = board.page.locator(".fbob-card")
    expect(card).to_contain_text(f"{away(here, goal)} hexes")
    expect(card).to_contain_text("to spare")
    assert board.state()["number"] == number, "it is shown first"
    card.get_by_role("button", name="Fly there").click()
    board.play.past(number)
    board.page.wait_for_function(TAKEN, arg=number)
    now = board.state()["table"]["groups"][group]["at"]
    assert (away(now, goal), away(here, now)) == (away(here, goal) - left, left)


def test_the_card_of_a_flight_lies_beside_the_map_of_a_phone(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, **PHONE)
    board = at(visit, "fly", GERMAN)
    show(visit, "Board")
    board.play.settled()
    card, picture = (visit.page.locator(one).bounding_box() for one in (".fbob-card", ".fbob-picture"))
    assert card is not None
    assert picture is not None
    assert card["y"] >= picture["y"] + picture["height"] - 1
    assert picture["height"] > card["height"]


def test_a_group_is_flown_with_the_keyboard_alone(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "fly", GERMAN)
    _, here, number = flying(board)
    for _ in range(MOST_TABS):
        board.page.keyboard.press("Tab")
        if board.page.evaluate(FOCUSED_HEX):
            break
    first = board.page.evaluate(FOCUSED_HEX)
    assert away(here, first) == 1, "what is beside the group comes first"
    goal = ""
    for arrow in ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"):
        board.page.keyboard.press(arrow)
        goal = board.page.evaluate(FOCUSED_HEX)
        if goal != first:
            break
    assert goal not in ("", first)
    board.page.keyboard.press("Enter")
    board.play.past(number)
    assert flying(board)[1] == goal
    assert board.page.evaluate("() => document.activeElement !== document.body")


def test_the_endurance_track_is_there_for_its_owner_only(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "fly", GERMAN)
    group, here, _ = flying(board)
    board.tray("track")
    units = board.state()["table"]["units"].values()
    expect(board.markers).to_have_count(sum("box" in one for one in units))
    expect(board.group(group).locator(".fbob-badge-fuel, [class*='fbob-badge-fuel']")).to_have_count(1)
    watcher = visiting(house, viewport=WIDE)
    watcher.play.open(house.address, board.play.id)
    other = Board(watcher)
    other.tray("track")
    expect(other.group(group)).to_be_visible()
    expect(other.markers).to_have_count(0)
    expect(other.group(group).locator("[class*='fbob-badge-fuel']")).to_have_count(0)
    expect(other.group(group)).to_have_class(re.compile("face-down"))
    name = other.group(group).get_attribute("aria-label") or ""
    assert here in name
    assert not re.search(r"Gotha|Fake|Kasta", name)


def test_advice_and_odds_are_there_for_a_question(visiting: Visiting, house: Served) -> None:
    board = at(visiting(house, viewport=WIDE), "bomb", GERMAN)
    number = board.state()["number"]
    board.page.locator(".odds-fold").click()
    expect(board.play.odds.locator(".odds-row").first).to_be_visible()
    assert left_over(board.play.odds.inner_text()) == []
    board.page.keyboard.press("h")
    advised = board.play.hint.locator("[data-act=advice]")
    expect(advised).to_be_visible()
    assert re.search(r"\w{3}", board.play.hint.inner_text())
    board.page.keyboard.press("Escape")
    [group] = [one for one in board.seen(board.state()).offers if one != DONE]
    board.play.offer(group).click()
    board.page.wait_for_function(TAKEN, arg=number)
    tray = board.tray("battle")
    expect(tray.locator(".fbob-story li").first).to_be_visible()
    assert left_over(tray.inner_text()) == []
    assert tray.locator(".fbob-story").evaluate(REASON) == "list-item", "a reason has the width of its line"


# Narrow, French, for everybody


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), [("deploy-aerodrome", BRITISH), ("fly", GERMAN), ("move", BRITISH)])
def test_it_fits_a_phone_in_french_and_axe_finds_nothing_serious(
    visiting: Visiting, house: Served, axe: str, key: str, seats: dict[str, str]
) -> None:
    visit = visiting(house, {"language": "fr", "coach": True}, **PHONE)
    board = at(visit, key, seats)
    for tab in ("Ordres", "Carte", "Plateaux", "Journal"):
        show(visit, tab)
        assert visit.play.overflow() == 0, tab
        check_french(visit.play.text())
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


def test_a_finger_flies_a_group(visiting: Visiting, house: Served) -> None:
    visit = visiting(house, **PHONE)
    board = at(visit, "fly", GERMAN)
    group, here, number = flying(board)
    show(visit, "Board")
    near = next(one for one in board.free() if away(one, here) == 1)
    tap(board, board.hex(near))
    visit.play.at(number + 1)
    assert flying(board)[:2] == (group, near)
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
def test_axe_finds_nothing_serious_on_the_board_and_in_its_trays(visiting: Visiting, house: Served, axe: str) -> None:
    visit = visiting(house, {"coach": True}, viewport=WIDE)
    board = at(visit, "fly", GERMAN)
    assert any(is_hex(one) for one in board.free())
    bring(visit, axe)
    found = {}
    for theme in (LIGHT, DARK):
        visit.page.evaluate(theme)
        found[theme, ""] = visit.page.evaluate(AXE_RUN, "body")
        for tray in TRAYS:
            board.tray(tray)
            found[theme, tray] = visit.page.evaluate(AXE_RUN, ".raf-panel")
    assert {where: one for where, one in found.items() if one} == {}


def test_what_is_listed_in_secret_stands_above_the_question_in_every_window_of_its_player(
    visiting: Visiting, house: Served
) -> None:
    visit = visiting(house, viewport=WIDE)
    game = visit.api.at("plot-recon", game="fbob", scenario="phase2", seats=GERMAN)
    visit.play.open(house.address, game)
    other = visit.page.context.new_page()
    other.goto(f"{house.address}/play/{game}")
    lists = [page.locator(".listed") for page in (visit.page, other)]
    number = visit.api.state(game)["number"]
    for answer, words in (("1019", "On your list: London (City and Westminster, 1019)."), ("2424", "Dover (2424).")):
        visit.play.offer(answer).click()
        for listed in lists:
            expect(listed).to_contain_text(words)
    expect(visit.play.map.locator(".fbob-plot")).to_have_count(2)
    visit.play.ready()
    visit.play.act("undo").click()
    for listed in lists:
        expect(listed).to_have_text("On your list: London (City and Westminster, 1019).")
    assert visit.api.state(game)["number"] == number
    visit.play.ready()
    visit.play.act("done").click()
    visit.play.past(number)
    expect(lists[0]).to_have_count(0)


@pytest.mark.slow
def test_a_finished_game_has_its_report_in_both_languages(visiting: Visiting, house: Served) -> None:
    visit = visiting(house)
    game = visit.api.new("fbob", "phase2", seats=BRITISH)
    visit.api.finish(game, most=200)
    state = visit.api.state(game)
    visit.play.open(house.address, game)
    expect(visit.play.prompt).to_contain_text(state["ending"]["text"])
    visit.play.report_link.click()
    report = visit.page.locator("article.report")
    expect(visit.play.heading).to_have_text(state["head"]["scenario"]["name"])
    expect(report.locator("figure svg").first).to_be_visible()
    assert left_over(visit.play.text()) == []
    visit.play.speak("fr")
    expect(report.locator("figure svg").first).to_be_visible()
    check_french(visit.play.text())
