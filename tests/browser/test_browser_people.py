"""Two people in one game: each sees their own side and nothing else, and sees it soon."""

from __future__ import annotations

import json
import re
import statistics
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect
from served import Served
from visits import Visit, Visiting, until

RED: Final = ("gun", "rifles", "scout")
BLUE: Final = ("decoy", "scout", "rifles")
TRIES: Final = 4
"""So often the page tries to fetch something before it says that the server cannot be reached."""
TRAP: Final = re.compile(r"(Red|Blue): the trap is in \w\d")
CARD: Final = re.compile(r"(Red|Blue): the card is (\S+?)\.")


class Wire:
    """Everything that a browser is told: bodies of answers and server-sent events."""

    def __init__(self, visit: Visit) -> None:
        self.bodies: list[str] = []
        self.events: list[str] = []
        visit.page.on("requestfinished", self._finished)
        session = visit.context.new_cdp_session(visit.page)
        session.send("Network.enable")
        session.on("Network.eventSourceMessageReceived", lambda event: self.events.append(event["data"]))

    def _finished(self, request: Any) -> None:
        if "/api/games" in request.url and not request.url.split("?")[0].endswith("/events"):
            self.bodies.append(request.response().text())

    @property
    def all(self) -> str:
        return "\n".join((*self.bodies, *self.events))


def test_two_browsers_see_each_others_moves_and_nothing_else(visiting: Visiting, small_house: Served) -> None:
    red, blue, third = (visiting(small_house) for _ in range(3))
    wires = {one: Wire(visit) for one, visit in (("red", red), ("blue", blue), ("nobody", third))}
    game = invited(red, blue)
    third.play.open(small_house.address, game)
    play_the_opening(red, blue)
    hands = {side: visit.api.state(game)["table"]["hands"][side] for side, visit in (("red", red), ("blue", blue))}
    told = {"red": "Red", "blue": "Blue"}
    for visit, side, other in ((red, "red", "blue"), (blue, "blue", "red")):
        expect(visit.play.log).to_contain_text(f"{told[side]}: the trap is in")
        for where in (visit.page.content(), wires[side].all):
            assert {found[1] for found in TRAP.finditer(where)} <= {told[side]}
            assert {found[1] for found in CARD.finditer(where)} <= {told[side]}
            assert not [card for card in hands[other] if re.search(rf"\b{re.escape(card)}\b", where)]
        assert wires[side].events
        hides(wires[side], other)
    for where in (third.page.content(), wires["nobody"].all):
        assert not TRAP.search(where)
        assert not CARD.search(where)
    expect(third.play.offers).to_have_count(0)
    hides(wires["nobody"], "red")
    hides(wires["nobody"], "blue")


def invited(red: Visit, blue: Visit) -> str:
    """Red makes a game in the form and sends the link to blue, who takes the seat."""
    red.open("/")
    red.start.form.locator("#new-which").select_option("ambush")
    red.start.form.locator("#seat-blue").select_option("invite")
    red.start.begin.click()
    link = red.start.dialog.get_by_label("Link of the invitation").input_value()
    red.start.dialog.get_by_role("button", name="Go to the game").click()
    red.play.ready()
    blue.page.goto(link)
    blue.page.get_by_role("button", name="Take the seat").click()
    expect(blue.page).to_have_url(re.compile(red.play.id))
    blue.play.ready()
    return red.play.id


def play_the_opening(red: Visit, blue: Visit) -> None:
    """What lies under the counters, and the traps; what one does is seen by the other."""
    for given, (mine, yours) in zip(range(0, 6, 2), zip(RED, BLUE, strict=True), strict=True):
        red.play.offer(mine).click()
        expect(red.play.prompt).to_contain_text("Blue to move")
        blue.play.at(given + 1)
        blue.play.offer(yours).click()
        red.play.at(given + 2)
    for visit, other in ((red, blue), (blue, red)):
        expect(visit.play.question).to_contain_text("trap")
        visit.play.offers.first.click()
        expect(other.play.log).to_contain_text("a trap is laid")
    expect(red.play.question).to_contain_text("Which card")
    expect(blue.play.question).to_contain_text("Which card")


def hides(wire: Wire, side: str) -> None:
    """No state that came over the wire says what only that side may know."""
    states = [found for body in wire.bodies for found in states_in(json.loads(body))]
    assert states
    for table in states:
        assert isinstance(table["hands"][side], int)
        assert isinstance(table["traps"][side], bool)
        kinds = {kind for counter, kind in table["kinds"].items() if counter.startswith(side[0])}
        assert kinds <= {"unknown"}


def states_in(told: Any) -> list[dict[str, Any]]:
    """The tables in an answer of the server."""
    if isinstance(told, list):
        return [found for one in told for found in states_in(one)]
    if not isinstance(told, dict):
        return []
    if "hands" in told and "kinds" in told:
        return [told]
    return [found for one in told.values() for found in states_in(one)]


def test_what_one_does_is_seen_by_the_other_within_a_second(visiting: Visiting, house: Served) -> None:
    """Measured are the seconds from the server's answer to one until the page of the other shows the move."""
    player, other = visiting(house), visiting(house)
    game = player.api.new()
    other.play.open(house.address, game)

    def move() -> float:
        number = player.api.state(game, log_from=10_000_000)["number"]
        other.play.at(number)
        player.api.let_bot(game, 1)
        began = time.monotonic()
        other.page.wait_for_function(LATER, arg=number, polling=20)
        return time.monotonic() - began

    assert statistics.median(move() for _ in range(3)) < 1


LATER: Final = "(number) => Number(document.querySelector('.timeline input').max) > number"


def test_a_seat_is_taken_only_once(visiting: Visiting, small_house: Served) -> None:
    red, blue, late = (visiting(small_house) for _ in range(3))
    late.watch.allow("status of 4(04|09|10)")
    game = red.api.new("ambush", "skirmish", seats={"red": "me", "blue": "invite"})
    path = red.api.invite(game, "blue")
    for visit in (blue, late):
        visit.open(path)
        visit.page.get_by_role("button", name="Take the seat").click()
        if visit is blue:
            expect(blue.page).to_have_url(re.compile(game))
    expect(late.page.get_by_role("alert")).to_contain_text("invitation")


def test_a_curtain_falls_between_two_at_one_screen(visiting: Visiting, small_house: Served) -> None:
    visit = visiting(small_house)
    play = visit.play
    visit.open(f"/play/{hotseat(visit)}")
    for side, answers in (("Red", RED), ("Blue", BLUE)):
        expect(play.curtain).to_contain_text(f"{side} is to move")
        expect(play.whole).to_be_hidden()
        assert not re.search(r"gun|rifles|decoy", visit.page.locator("body").inner_text())
        assert visit.page.evaluate("() => document.activeElement.closest('.curtain') !== null")
        visit.page.get_by_role("button", name=f"I am {side}").click()
        expect(play.curtain).to_be_hidden()
        expect(play.prompt).to_contain_text(side)
        play.offer(answers[0]).click()
    play.offer(BLUE[1]).click()  # both are asked what lies under their second counter, and blue is there
    expect(play.curtain).to_contain_text("Red is to move")


def hotseat(visit: Visit) -> str:
    """A game in which one visitor has both seats."""
    return visit.api.new("ambush", "skirmish", seats={"red": "me", "blue": "me"})


def test_the_curtain_speaks_the_language_that_is_chosen(visiting: Visiting, small_house: Served) -> None:
    visit = visiting(small_house)
    visit.open(f"/play/{hotseat(visit)}")
    expect(visit.play.curtain).to_contain_text("Red is to move")
    visit.play.speak("fr")
    expect(visit.play.curtain.get_by_role("button")).to_contain_text("Je joue ce camp")


def test_the_curtain_is_down_until_the_view_of_the_next_side_is_there(visiting: Visiting, small_house: Served) -> None:
    visit = visiting(small_house)
    visit.watch.allow("ERR_FAILED")
    play, page = visit.play, visit.page
    visit.open(f"/play/{hotseat(visit)}")
    page.get_by_role("button", name="I am Red").click()
    play.offer(RED[0]).click()
    expect(play.curtain).to_contain_text("Blue is to move")
    broken: list[Route] = []
    page.route("**/api/games/**", lambda route: (broken.append(route), route.abort()))
    page.get_by_role("button", name="I am Blue").click()
    expect(page.locator(".lamp")).to_be_visible()
    until(page, lambda: len(broken) > TRIES)  # by then the page has given up to fetch it for the first time
    expect(play.whole).to_be_hidden()
    expect(play.curtain).to_be_visible()
    page.unroute("**/api/games/**")
    expect(play.prompt).to_contain_text("Blue: your move")
    expect(play.curtain).to_be_hidden()


@pytest.mark.parametrize("game", ["patrol", "ambush"])
def test_a_game_without_a_board_is_played_from_its_list(visiting: Visiting, small_house: Served, game: str) -> None:
    visit = visiting(small_house)
    visit.open("/")
    visit.start.form.locator("#new-which").select_option(game)
    visit.start.begin.click()
    visit.play.ready()
    before = visit.api.state(visit.play.id)["number"]
    visit.play.offers.first.click()
    if visit.play.act("confirm").count() > 0:
        visit.play.act("confirm").click()
    expect(visit.play.slider).not_to_have_attribute("max", str(before))
    visit.play.ready()
    expect(visit.page.locator(".plain-table h3").first).to_be_visible()
