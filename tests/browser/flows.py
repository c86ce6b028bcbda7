"""A day at the table, as a mouse and as a finger play it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from pages import COMMITTING, PATROLLING, Play
from playwright.sync_api import Locator, expect
from visits import Visit

Press = Callable[[Locator], None]


def patrol_together(visit: Visit, press: Press, board: Callable[[], None], orders: Callable[[], None]) -> str:
    """Sends three squadrons of one sector on patrol together: two are picked on the map, one in the list."""
    play = visit.play
    board()
    sector, (first, second, third) = crowded_sector(play, visit.api.state(play.id))
    press(play.counter(first))
    press(play.counter(second))
    expect(play.counter(first)).to_have_attribute("aria-pressed", "true")
    orders()
    press(play.offer(third))
    expect(play.picked).to_have_count(3)
    press(play.act("confirm"))
    play.asks("In which patrol circle")
    expect(play.prompt).to_contain_text("three squadrons")
    board()
    press(play.circle(sector))
    orders()
    play.asks("Which squadron goes on patrol?")
    units = visit.api.state(play.id)["table"]["units"]
    assert [units[one] for one in (first, second, third)] == [f"patrol {sector}"] * 3
    return sector


def crowded_sector(play: Play, state: dict[str, Any]) -> tuple[str, list[str]]:
    """A sector in the picture with three squadrons that may go on patrol, and these."""
    (asked,) = state["asked"]
    assert asked["key"] == PATROLLING
    homes: dict[str, list[str]] = {}
    for offer in asked["offers"]:
        homes.setdefault(state["table"]["units"].get(offer["answer"], ""), []).append(offer["answer"])
    play.settled()
    for sector, squadrons in homes.items():
        if len(squadrons) >= 3 and sector and play.circle(sector).evaluate(IN_PICTURE):
            return sector, squadrons[:3]
    raise AssertionError("no sector in the picture has three squadrons")


IN_PICTURE: Final = """(circle) => {
  const [one, all] = [circle, circle.closest("svg.raf-picture")].map((element) => element.getBoundingClientRect());
  return one.left > all.left && one.right < all.right && one.top > all.top && one.bottom < all.bottom;
}"""


def commit_two(visit: Visit, press: Press) -> None:
    """Picks two squadrons one after another, sees the odds change each time, and sends them."""
    play = visit.play
    nobody = settled_odds(play)
    squadrons = [one for one in play.answers() if one not in {"done", "delay"}]
    press(play.offer(squadrons[0]))
    expect(play.picked).to_have_count(1)
    one = settled_odds(play)
    press(play.offer(squadrons[1]))
    expect(play.picked).to_have_count(2)
    two = settled_odds(play)
    assert len({nobody, one, two}) == 3
    expect(play.act("confirm")).to_contain_text("Scramble two squadrons")
    number = visit.api.state(play.id, log_from=10_000_000)["number"]
    press(play.act("confirm"))
    play.past(number)
    assert COMMITTING not in {asked["key"] for asked in visit.api.state(play.id)["asked"]}


def settled_odds(play: Play) -> str:
    """The odds once they are those of what is picked."""
    expect(play.odds.locator(".odds-row").first).to_be_visible()
    expect(play.odds).not_to_have_attribute("aria-busy", "true")
    return play.odds.inner_text()


def finish_raid(visit: Visit, press: Press, most: int = 60) -> None:
    """Answers whatever is asked until the raid is over: the first answer, or that it was all."""
    play = visit.play
    for _ in range(most):
        state = visit.api.state(play.id, log_from=10_000_000)
        if not state["step"].startswith("raid"):
            return
        play.at(state["number"])
        press(play.act("done") if play.act("done").count() > 0 else play.offers.first)
        if play.confirms(state["number"]):
            press(play.act("confirm"))
        play.past(state["number"])
    raise AssertionError(f"the raid is not over after {most} answers")


def read_rules(visit: Visit, press: Press, log: Callable[[], None], orders: Callable[[], None]) -> None:
    """Opens the rule of the question and that of a line of the log, and unfolds why the automaton did what it did."""
    play = visit.play
    press(play.prompt.locator(".rule-chip"))
    expect(play.dialog).to_contain_text(re.compile(r"lion:\d"))
    expect(play.dialog.locator(".rule-text p").first).not_to_have_text("Loading…")
    play.close_dialog()
    log()
    expect(play.lines.nth(10)).to_be_attached()
    press(play.lines.locator(".rule-chip").last)
    expect(play.dialog).to_contain_text(re.compile(r"lion:\d"))
    play.close_dialog()
    why = play.lines.locator("details.why").last
    press(why.locator("summary").first)
    expect(why.locator("li").first).to_be_visible()
    orders()
