"""Battle of Britain between two people: at two browsers, and at one screen."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from uuid import UUID

import pytest
from hksw_pages import Board
from hksw_secrets import OTHER, SIDES, Truth, leaks, shown
from playwright.sync_api import expect
from served import Served
from test_browser_people import Wire
from visits import Visit, Visiting

SCENARIO: Final = "adlertag"
FIRST, SECOND = 5, 6
SEED: Final = "1"
MOST: Final = 200
"""Answers after which a turn must be over."""
MANY_HANDS: Final = 5
"""So often the screen changes hands before the first fight, at the least."""
STAGES: Final = {
    "rotation": "rotated",
    "production": "repair-dice",
    "weather": "luftwaffe-flies",
    "alert": "alerted",
    "missions": "has-mission",
    "tally-ho": "phase-begins",
    "movement": "flies",
    "radar": "detected",
    "race": "races",
    "intercept": "intercept",
    "patrol": "patrols",
    "dogfight": "dogfight",
    "bombing": "bombed",
    "home": "reaches-home",
}
"""The stages of a turn, and a line of the log that tells of each."""
ASKED: Final = {
    "luftwaffe": "assign-squadron assign-mission choose-flight fly take-hits dogfight-pick reach-home",
    "raf": "rotate assign-squadron intercept race take-hits choose-wing move-wing mark-dogfight dogfight-beside"
    " dogfight-select head-home scramble",
}
"""Questions that each side answers in its own window."""


class Match:
    """Two people at two browsers, and all that these are told."""

    def __init__(self, luftwaffe: Visit, raf: Visit) -> None:
        self.boards = {"luftwaffe": Board(luftwaffe), "raf": Board(raf)}
        self.wires = {side: Wire(board.visit) for side, board in self.boards.items()}
        self.answered: dict[str, set[str]] = {side: set() for side in SIDES}
        self.game = ""

    @property
    def luftwaffe(self) -> Board:
        return self.boards["luftwaffe"]

    @property
    def raf(self) -> Board:
        return self.boards["raf"]

    def begin(self, server: Served) -> None:
        """The Luftwaffe makes a game in the form and sends the link to the RAF, who takes the seat."""
        start, page = self.luftwaffe.visit.start, self.raf.page
        self.luftwaffe.visit.open("/")
        start.wish(SCENARIO, seed=SEED, game="hksw")
        start.form.locator("#seat-raf").select_option("invite")
        start.begin.click()
        link = start.dialog.get_by_label("Link of the invitation").input_value()
        start.dialog.get_by_role("button", name="Go to the game").click()
        self.luftwaffe.play.ready()
        self.game = self.luftwaffe.play.id
        known_dice(server, self.game)
        page.goto(link)
        page.get_by_role("button", name="Take the seat").click()
        expect(page).to_have_url(re.compile(self.game))
        for board in self.boards.values():
            board.play.ready()
            board.page.evaluate("() => { window.here = true; }")

    def play_to(self, turn: int, step: str) -> None:
        """Each answers in their window when they are asked; the other one waits, and sees it without asking."""
        for _ in range(MOST):
            state = self.raf.state()
            for board in self.boards.values():
                board.play.at(state["number"])
            if state["table"]["turn"] == turn and state["step"].startswith(step):
                return
            self.answer(state)
        raise AssertionError(f"it has not come to that after {MOST} answers")

    def answer(self, state: dict[str, Any]) -> None:
        """One answer of whoever is asked; who is not has nothing to press."""
        sides = [asked["side"] for asked in state["asked"]]
        for side, board in self.boards.items():
            if side not in sides:
                assert board.play.offers.count() == board.play.act("done").count() == 0
        board = self.boards[sides[0]]
        seen = board.seen(board.state())
        self.answered[sides[0]].add(seen.asked["key"])
        board.answer(seen, state["number"])


def known_dice(server: Served, game: str) -> None:
    """An invitation changes the dice for ones that nobody knows: the same whenever we play."""
    then = "2026-01-01 00:00:00.000000"
    server.tell_database("UPDATE games SET seed = ?, touched_at = ? WHERE id = ?", SEED, then, UUID(game).bytes)


@pytest.mark.slow
@pytest.mark.no_cover
def test_two_browsers_play_a_whole_turn_against_each_other(visiting: Visiting, house: Served) -> None:
    match = Match(visiting(house), visiting(house))
    match.begin(house)
    match.play_to(FIRST, "movement")
    trays_hide_the_other_side(match, house)
    match.play_to(SECOND, "alert")
    for side in SIDES:
        assert set(ASKED[side].split()) <= match.answered[side]
        told_all_stages(match.boards[side])
        assert match.boards[side].page.evaluate("() => window.here") is True
    assert match.luftwaffe.points.inner_text() == match.raf.points.inner_text()
    assert re.search(r"[1-9]", match.raf.points.inner_text())
    trays_hide_the_other_side(match, house)
    nothing_leaks(match, house)


def told_all_stages(board: Board) -> None:
    """The log tells of every stage of the turn that is over, and the track shows the next one."""
    lines = {line["key"] for line in board.visit.api.state(board.play.id)["log"]}
    assert {stage for stage, key in STAGES.items() if key not in lines} == set()
    track = board.tray("turns")
    expect(track.locator(f'[data-turn="{FIRST}"]')).to_have_class(re.compile("hksw-past"))
    expect(track.locator(f'[data-turn="{SECOND}"]')).to_have_attribute("aria-current", "step")


def trays_hide_the_other_side(match: Match, server: Served) -> None:
    """Whatever tray is opened, it shows no card of the other side that has not been turned up."""
    truth = Truth(server, match.game, SCENARIO)
    number = len(truth.game.history)
    for side, board in match.boards.items():
        hidden = truth.hidden(side, number)
        for tray in ("battle", "raf", "luftwaffe", "missions", "turns"):
            board.tray(tray)
            source = board.page.content()
            assert shown(source, hidden) == []
            if side == "raf":
                assert [one for one in hidden if f'data-mission="{one}"' in source] == []
        board.tray(side)
        expect(board.page.locator(f".raf-tray-{side} [data-card]").first).to_be_attached()
    hand = match.luftwaffe.state()["table"]["missions"]
    assert {target for target, place in hand.items() if place == "hand"} & truth.hidden("raf", number)


def nothing_leaks(match: Match, server: Served) -> None:
    """What came over the wire named a card of the other side only when that side could know it."""
    truth = Truth(server, match.game, SCENARIO)
    for side, wire in match.wires.items():
        assert len(wire.bodies) > MOST / 4
        assert len(wire.events) > MOST / 4
        assert leaks(truth, side, [*wire.bodies, *wire.events]) == []
        assert leaks(truth, OTHER[side], wire.bodies), "each is told of their own cards"


class SharedWire(Wire):
    """What a screen is told that two people share, and who had asked for it."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.seat = ""
        self.told: list[tuple[str, str]] = []
        self._seats: dict[Any, str] = {}
        visit.page.on("request", lambda request: self._seats.setdefault(request, self.seat))

    def _finished(self, request: Any) -> None:
        super()._finished(request)
        if len(self.bodies) > len(self.told):
            self.told.append((self._seats[request], self.bodies[-1]))


class Screen:
    """Two people at one screen with real dice: who sits in front of it, and what was seen there."""

    def __init__(self, visit: Visit, game: str) -> None:
        self.board, self.play, self.page, self.game = Board(visit), visit.play, visit.page, game
        self.wire = SharedWire(visit)
        self.sat: list[str] = []
        self.pages: list[tuple[str, int, str]] = []
        visit.open(f"/play/{game}")
        expect(self.play.curtain).to_be_visible()

    def play_to(self, key: str) -> None:
        """Both play by turns until the log tells of something."""
        for _ in range(MOST):
            self.sit_down()
            state = self.board.state(self.wire.seat)
            if any(line["key"] == key for line in self.board.visit.api.state(self.game, side=self.wire.seat)["log"]):
                return
            self.board.answer(self.board.seen(state), state["number"])
        raise AssertionError(f"it has not come to that after {MOST} answers")

    def sit_down(self) -> None:
        """Where the curtain is down, whoever it calls sits down; until then nothing of the game can be read."""
        if not self.play.curtain.is_visible():
            return
        expect(self.play.whole).to_be_hidden()
        expect(self.page.locator("#told-polite")).to_contain_text("is to move")
        side = "raf" if "RAF is to move" in self.play.curtain.inner_text() else "luftwaffe"
        number = self.board.state(side)["number"]
        for one in SIDES:
            self.pages.append((one, number, self.page.locator("body").inner_text()))
        self.wire.seat = side
        self.page.get_by_role("button", name=f"I am {'RAF' if side == 'raf' else 'Luftwaffe'}").click()
        expect(self.play.curtain).to_be_hidden()
        self.play.at(number)
        self.pages.append((side, number, self.page.content()))
        self.sat.append(side)


@pytest.mark.slow
def test_a_curtain_falls_between_two_at_one_screen_and_hides_what_either_chose(
    visiting: Visiting, house: Served
) -> None:
    """They go on until a flight was met in a race; dice are typed in."""
    visit = visiting(house)
    game = visit.api.new("hksw", SCENARIO, seed=SEED, seats={"luftwaffe": "me", "raf": "me"})
    assert visit.api.request.patch(f"{house.address}/api/games/{game}", data={"manual": True}).ok
    screen = Screen(visit, game)
    screen.play_to("intercept-hits")
    assert set(screen.sat) == set(SIDES)
    assert len(screen.sat) >= MANY_HANDS
    truth = Truth(house, screen.game, SCENARIO)
    assert any(line[0] == "races" for line in truth.game.log.events)
    for side, number, text in screen.pages:
        assert shown(text, truth.hidden(side, number)) == []
    for side in SIDES:
        mine = [body for seat, body in screen.wire.told if seat == side]
        assert {side_of(json.loads(body)) for body in mine} == {side}
        assert leaks(truth, side, [*mine, *screen.wire.events]) == []
        assert leaks(truth, OTHER[side], mine), "each is told of their own cards"


def side_of(told: Any) -> str | None:
    """With whose eyes the server has looked."""
    side: str | None = told.get("state", told)["side"]
    return side
