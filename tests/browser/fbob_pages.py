"""What the tests know about the page of First Battle of Britain: its map, its trays, how its questions are answered."""

from __future__ import annotations

from typing import Any, Final

from fbob_players import DONE, Seen, answer_of, away, goal_of, is_hex
from playwright.sync_api import Locator, expect
from visits import Visit

NO_LOG: Final = 10_000_000
TRAYS: Final = ("battle", "track", "roster", "pool", "morale")


class Board:
    """The board of somebody who plays, and their hand on it."""

    def __init__(self, visit: Visit) -> None:
        self.visit, self.page, self.play = visit, visit.page, visit.play

    # Where things are

    def hex(self, name: str) -> Locator:
        return self.play.map.locator(f'[data-hex="{name}"]')

    def group(self, name: str) -> Locator:
        return self.play.map.locator(f'[data-group="{name}"]')

    @property
    def lit(self) -> Locator:
        return self.play.map.locator("[data-hex].lit")

    def free(self) -> list[str]:
        """The hexes that may be pressed, are in the picture and have no counter on their middle."""
        self.play.settled()
        names: list[str] = self.page.evaluate(FREE)
        return names

    @property
    def menu(self) -> Locator:
        """The answers beside a hex or a group that has several."""
        return self.page.locator(".map-menu")

    @property
    def points(self) -> Locator:
        return self.page.locator(".fbob-points")

    @property
    def markers(self) -> Locator:
        """The endurance markers on the track that is open."""
        return self.page.locator(".fbob-track .fbob-marker-chip")

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
        return Seen(state["table"], asked)

    def answer(self, seen: Seen, number: int) -> None:
        """Answers as the plain players do, by pressing what shows the answer, when so many answers had been given."""
        self.press(seen, answer_of(seen))
        self.page.wait_for_function(PRESSED, arg=number)
        if self.play.act("confirm").is_visible():
            self.play.act("confirm").click()
        self.page.wait_for_function(TAKEN, arg=number)

    def press(self, seen: Seen, answer: str) -> None:
        """Presses an answer: on the map, as a button, or in the list."""
        key = seen.asked["key"]
        if answer == DONE and self.play.act("done").count() > 0:
            self.play.act("done").click()
        elif key == "fly" and is_hex(answer):
            self.fly(goal_of(seen), answer)
        elif key == "move" and is_hex(answer):
            self.press_spot(self.hex(answer), answer)
        elif key == "move":
            self.press_spot(self.group(answer), answer)
        else:
            self.play.offer(answer).click()

    def fly(self, goal: str, near: str) -> None:
        """Presses the hex nearest to the goal to which the group can go in this turn; twice where it is further off."""
        far = min(self.free(), key=lambda one: (away(one, goal), one), default="")
        if far == "" or away(far, goal) > away(near, goal):
            self.play.offer(near).click()
            return
        self.press_spot(self.hex(far), far)
        if self.hex(far).evaluate("(one) => one.classList.contains('pinned')"):
            self.press_spot(self.hex(far), far)

    def press_spot(self, thing: Locator, answer: str = "") -> None:
        """Presses the middle of something, whatever lies on it; where that opens a menu, the answer in it."""
        self.play.settled()
        assert self.in_picture(thing), "what may be chosen is brought into the picture"
        box = thing.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        inside = self.menu.locator(f'[data-answer="{answer}"]')
        if answer and inside.is_visible():
            inside.click()


MOVED: Final = """(number) => !document.querySelector(".curtain").hidden
  || Number(document.querySelector(".timeline input").max) !== number"""
TAKEN: Final = f"""(number) => !document.querySelector(".curtain").hidden
  || (document.querySelector(".play").ariaBusy === "false" && ({MOVED})(number))"""
PRESSED: Final = f"""(number) => document.querySelector('.acts [data-act="confirm"]') !== null || ({MOVED})(number)"""
FREE: Final = """() => [...document.querySelectorAll(".raf-picture [data-hex].lit")]
  .filter((hex) => {
    const box = hex.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return above?.closest("[data-hex]") === hex;
  })
  .map((hex) => hex.getAttribute("data-hex"))"""
IN_PICTURE: Final = """(thing) => {
  const [one, all] = [thing, thing.closest("svg.raf-picture")].map((element) => element.getBoundingClientRect());
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  return x > all.left && x < all.right && y > all.top && y < all.bottom;
}"""
