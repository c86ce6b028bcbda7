"""First Battle of Britain between two people at two browsers: a whole month, in which neither learns a secret."""

from __future__ import annotations

import re
from typing import Any, Final
from uuid import UUID

import pytest
from fbob_pages import TRAYS, Board
from fbob_players import BRITISH, GERMAN
from fbob_secrets import SIDES, Truth, leaks, shown
from playwright.sync_api import expect
from served import Served
from test_browser_people import Wire
from visits import Visit, Visiting

SCENARIO: Final = "phase1"
SEED: Final = "3"
MOST: Final = 260
"""Answers after which the month must be over."""
STAGES: Final = {
    *("arranged", "month-begins", "acts-first", "declared", "flying-turn", "takes-off", "flies"),
    *("spotted", "guns-fire", "dogfight", "pursuit", "fire", "bombs", "bomb-result", "morale", "lands"),
    *("more-missions", "month-ends"),
}
"""Lines of the log that tell of every stage of a month."""
ASKED: Final = {
    GERMAN: "deploy-aerodrome redeploy buy plot-recon gentlemens-war move take-off fly bomb aim more-missions",
    BRITISH: "deploy-aerodrome redeploy buy plot-recon gentlemens-war move take-off fly attack more-missions",
}
"""Questions that each side answers in its own window."""


class Match:
    """Two people at two browsers, and all that these are told."""

    def __init__(self, german: Visit, british: Visit) -> None:
        self.boards = {GERMAN: Board(german), BRITISH: Board(british)}
        self.wires = {side: Wire(board.visit) for side, board in self.boards.items()}
        self.answered: dict[str, set[str]] = {side: set() for side in SIDES}
        self.pages: list[tuple[str, int, str]] = []
        self.game = ""

    @property
    def german(self) -> Board:
        return self.boards[GERMAN]

    @property
    def british(self) -> Board:
        return self.boards[BRITISH]

    def begin(self, server: Served) -> None:
        """The German makes a game in the form and sends the link to the other, who takes the seat."""
        start, page = self.german.visit.start, self.british.page
        self.german.visit.open("/")
        start.wish(SCENARIO, seed=SEED, game="fbob")
        start.form.locator("#seat-british").select_option("invite")
        start.begin.click()
        link = start.dialog.get_by_label("Link of the invitation").input_value()
        start.dialog.get_by_role("button", name="Go to the game").click()
        self.german.play.ready()
        self.game = self.german.play.id
        known_dice(server, self.game)
        page.goto(link)
        page.get_by_role("button", name="Take the seat").click()
        expect(page).to_have_url(re.compile(self.game))
        for board in self.boards.values():
            board.play.ready()
            board.page.evaluate("() => { window.here = true; }")

    def play_to(self, month: int, step: str = "") -> None:
        """Each answers in their window when they are asked; the other one waits, and sees it without asking."""
        for _ in range(MOST):
            state = self.british.state()
            for board in self.boards.values():
                board.play.at(state["number"])
            if state["table"]["month"] == month and state["step"].startswith(step):
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
        if seen.asked["key"] in {"take-off", "attack", "bomb"} or seen.groups:
            self.keep_pages(state["number"])

    def keep_pages(self, before: int) -> None:
        """What both pages show now, to be read when it is known who could know what."""
        number = self.british.state()["number"]
        for side, board in self.boards.items():
            board.play.at(number)
            self.pages.append((side, number, board.page.content()))
        assert number > before


def known_dice(server: Served, game: str) -> None:
    """An invitation changes the dice for ones that nobody knows: the same whenever we play."""
    then = "2026-01-01 00:00:00.000000"
    server.tell_database("UPDATE games SET seed = ?, touched_at = ? WHERE id = ?", SEED, then, UUID(game).bytes)


@pytest.mark.slow
@pytest.mark.no_cover
def test_two_browsers_play_a_whole_month_against_each_other(visiting: Visiting, house: Served) -> None:
    match = Match(visiting(house), visiting(house))
    match.begin(house)
    match.play_to(1, "movement")
    trays_hide_the_other_side(match, house)
    match.play_to(2)
    for side in SIDES:
        assert set(ASKED[side].split()) <= match.answered[side]
        lines = {line["key"] for line in match.boards[side].visit.api.state(match.game)["log"]}
        assert STAGES - lines == set()
        assert match.boards[side].page.evaluate("() => window.here") is True
    assert match.german.points.inner_text() == match.british.points.inner_text()
    trays_hide_the_other_side(match, house)
    nothing_leaks(match, house)


def trays_hide_the_other_side(match: Match, server: Served) -> None:
    """Whatever tray is opened, it names no unit of the other side that lies face down."""
    truth = Truth(server, match.game, SCENARIO)
    for side, board in match.boards.items():
        hidden = truth.hidden[side][-1]
        assert hidden
        for tray in TRAYS:
            board.tray(tray)
            assert shown(board.page.content(), hidden) == []
        board.tray("roster")
        expect(board.page.locator(f".fbob-roster.fbob-{side} .fbob-unit").first).to_be_visible()


def nothing_leaks(match: Match, server: Served) -> None:
    """What came over the wire was what the side could see then, and no page has ever named a hidden unit."""
    truth = Truth(server, match.game, SCENARIO)
    for side, wire in match.wires.items():
        assert len(wire.bodies) > MOST / 8
        assert len(wire.events) > MOST / 8
        assert leaks(truth, side, [*wire.bodies, *wire.events]) == []
        other = SIDES[1 - SIDES.index(side)]
        assert leaks(truth, other, wire.bodies), "each is told of their own units"
    up = own = 0
    for side, number, text in match.pages:
        assert shown(text, truth.hidden[side][number]) == []
        own += bool(shown(text, truth.hidden[SIDES[1 - SIDES.index(side)]][number]))
        up += "Fake-1" in truth.hidden[side][number] and truth.views[side][number]["groups"] != {}
    assert up > 3, "the Fake was in the air, unknown to the British, while pages were looked at"
    assert own > 3, "who has a unit reads its name"
