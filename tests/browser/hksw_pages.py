"""What the tests know about the page of Battle of Britain: its board, its trays, and how its questions are answered."""

from __future__ import annotations

import re
from typing import Any, Final

from hksw_players import BOMB, DONE, Seen, answer_of, goal_of
from playwright.sync_api import Locator, expect
from visits import Visit

SQUARE: Final = re.compile(r"[A-V]\d{1,2}")
ON_BOARD: Final = ("choose-flight", "fly", "intercept", "race", "choose-wing", "move-wing")
"""Questions that are answered on the board; the others in the list, and missions by their cards."""
NO_LOG: Final = 10_000_000


class Board:
    """The board of somebody who plays, and their hand on it."""

    def __init__(self, visit: Visit) -> None:
        self.visit, self.page, self.play = visit, visit.page, visit.play
        self._components: Any = None

    @property
    def components(self) -> dict[str, Any]:
        """Squares, flights, targets: what everybody knows."""
        if self._components is None:
            answered = self.visit.api.request.get(f"{self.visit.api.address}/api/titles/hksw/components")
            self._components = answered.json()
        found: dict[str, Any] = self._components
        return found

    # Where things are

    def square(self, name: str) -> Locator:
        return self.play.map.locator(f'[data-square="{name}"]')

    def flight(self, name: str) -> Locator:
        return self.play.map.locator(f'.hksw-plane[data-flight="{name}"]')

    def lit(self, name: str) -> bool:
        """Whether a square may be pressed."""
        return self.play.map.locator(f'[data-square="{name}"].lit').count() > 0

    @property
    def lit_squares(self) -> Locator:
        return self.play.map.locator("[data-square].lit")

    @property
    def stack(self) -> Locator:
        """The cards of the flight that is looked at."""
        return self.page.locator(".hksw-peek")

    def mission(self, target: str) -> Locator:
        """A mission card of the hand."""
        return self.page.locator(f'.hksw-hand [data-mission="{target}"]')

    @property
    def points(self) -> Locator:
        return self.page.locator(".hksw-points")

    def tray(self, name: str) -> Locator:
        """Opens a tray."""
        self.page.locator(f'.raf-tabs [role="tab"][id*="-{name}"]').click()
        found = self.page.locator(f".raf-tray-{name}")
        expect(found).to_be_visible()
        return found

    def in_picture(self, thing: Locator) -> bool:
        """Whether the middle of something can be pressed where it is."""
        return bool(thing.evaluate(IN_PICTURE))

    # Answering

    def state(self, side: str | None = None) -> dict[str, Any]:
        """How the game stands for this visitor; who has both sides says for which."""
        return self.visit.api.state(self.play.id, log_from=NO_LOG, **({} if side is None else {"side": side}))

    def seen(self, state: dict[str, Any]) -> Seen:
        """What this player is asked."""
        asked = next(one for one in state["asked"] if one["mine"])
        return Seen(self.components, state["table"], asked)

    def answer(self, seen: Seen, number: int) -> None:
        """Answers as the plain players do, by pressing what shows the answer, when so many answers had been given."""
        self.press(seen, answer_of(seen))
        self.page.wait_for_function(PRESSED, arg=number)
        if self.play.act("confirm").is_visible():
            self.play.act("confirm").click()
        self.page.wait_for_function(TAKEN, arg=number)

    def press(self, seen: Seen, answer: str) -> None:
        """Presses an answer: on the board, as a card, as a button, or in the list."""
        key = seen.asked["key"]
        if answer == DONE:
            self.play.act("done").click()
        elif key in ON_BOARD and answer != BOMB:
            self.press_on_board(seen, answer)
        elif self.mission(answer).count() > 0:
            self.mission(answer).click()
        else:
            self.play.offer(answer).click()

    def press_on_board(self, seen: Seen, answer: str) -> None:
        """A flight, a square beside it, or for a flight on its way the square where it is going."""
        far = goal_of(seen) if seen.asked["key"] == "fly" else answer
        if SQUARE.fullmatch(answer):
            self.press_spot(self.square(far if self.lit(far) else answer))
        else:
            self.press_flight(answer)

    def press_flight(self, name: str) -> None:
        self.press_spot(self.flight(name))
        menu = self.page.locator(f'.map-menu [data-answer="{name}"]')
        if menu.is_visible():
            menu.click()

    def press_square(self, name: str) -> None:
        self.press_spot(self.square(name))

    def press_spot(self, thing: Locator) -> None:
        """Presses the middle of something, whatever lies on top of it there."""
        self.play.settled()
        assert self.in_picture(thing), "what may be chosen is brought into the picture"
        box = thing.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


MOVED: Final = """(number) => !document.querySelector(".curtain").hidden
  || Number(document.querySelector(".timeline input").max) !== number"""
TAKEN: Final = f"""(number) => !document.querySelector(".curtain").hidden
  || (document.querySelector(".play").ariaBusy === "false" && ({MOVED})(number))"""
PRESSED: Final = f"""(number) => document.querySelector('.acts [data-act="confirm"]') !== null || ({MOVED})(number)"""
IN_PICTURE: Final = """(thing) => {
  const [one, all] = [thing, thing.closest("svg.raf-picture")].map((element) => element.getBoundingClientRect());
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  return x > all.left && x < all.right && y > all.top && y < all.bottom;
}"""
