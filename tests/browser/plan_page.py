"""The planning board of Eagle: where its things are, and how a mouse, a finger and a keyboard move them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, expect
from visits import Visit


@dataclass
class PlanBoard:
    """The board on the play page of a visitor; `game` is the game that is planned."""

    visit: Visit
    game: str

    @property
    def page(self) -> Any:
        return self.visit.page

    @property
    def board(self) -> Locator:
        return self.page.locator(".plan-board")

    @property
    def raids(self) -> Locator:
        return self.board.locator("article.plan-raid")

    @property
    def refusal(self) -> Locator:
        return self.board.locator(".plan-refusal")

    @property
    def detail(self) -> Locator:
        return self.page.locator(".plan-detail")

    def thing(self, key: str) -> Locator:
        """What can be moved or pressed: `card 12`, `raid 12`, `unit I/KG1/2`, `type LF2 do17`, `time 0800`."""
        return self.board.locator(f'[data-key="{key}"]')

    def place(self, key: str) -> Locator:
        """Where something can be put: `time 0800`, `raid 12`, `jabo 12`, `hand`, `base`."""
        return self.board.locator(f'[data-drop="{key}"]')

    def do(self, name: str) -> Locator:
        """A button: confirm, whole-day, fill-bombers, fill-escort, balance, empty, map, take-off, forward, put-back."""
        return self.page.locator(f'[data-do="{name}"]')

    def drag(self, key: str, place: str) -> None:
        """Drags something to a place with the mouse and waits until the server has answered."""
        self.lift(key, place)
        with self.page.expect_response(f"**/api/games/{self.game}/answers*"):
            self.page.mouse.up()
        self.visit.play.ready()

    def lift(self, key: str, place: str) -> None:
        """Drags something over a place, and holds it there; while it is held, the board is not drawn anew."""
        self.place(place).scroll_into_view_if_needed()
        self.visit.play.settled()
        x, y = _middle(self.thing(key))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y + 12)
        expect(self.page.locator(".plan-ghost")).to_be_visible()
        self.page.mouse.move(*_middle(self.place(place)), steps=3)
        expect(self.board.locator(".plan-over")).to_have_count(1)

    def table(self) -> dict[str, Any]:
        """The table as the server has it."""
        found: dict[str, Any] = self.visit.api.state(self.game, log_from=10_000_000)["table"]
        return found

    def on(self, card: int) -> list[str]:
        """The Gruppen on a raid, as the server has it."""
        return sorted(unit for unit, raid in self.table()["raid_of"].items() if raid == card)

    def ready(self, luftflotte: str, kind: str) -> list[str]:
        """The Gruppen of a type that the airbases show."""
        row = self.board.locator(f'.plan-type:has([data-key="type {luftflotte} {kind}"]) [data-key^="unit "]')
        return [(one.get_attribute("data-key") or "").removeprefix("unit ") for one in row.all()]

    def cards(self, kind: str, luftflotte: str) -> list[int]:
        """The cards of the hand for a kind of raid in a Luftflotte's area."""
        raids = self.table()["derived"]["raids"]
        return [int(card) for card, raid in raids.items() if raid["kind"] == kind and luftflotte in raid["luftflotten"]]


def open_plan(visit: Visit, **wish: Any) -> PlanBoard:
    """A new campaign, at its first plan."""
    game = visit.api.new("eagle", "campaign", **wish)
    visit.play.open(visit.watch.address, game)
    return PlanBoard(visit, game)


def _middle(thing: Locator) -> tuple[float, float]:
    expect(thing).to_be_visible()
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 60)
