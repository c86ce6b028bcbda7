"""From a plan to answers: what lies otherwise than planned is changed, card by card (eagle:5.1b, eagle:5.3c).

Nothing is remembered: every answer is the next difference between the table and the plan. Which cards were opened and
closed in vain, or dropped, stands in the answers given so far.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.planner import Raid
from tallyho.bots.eagle.state import Table
from tallyho.raf.eagle.raid_plan import DROP, FORWARD, TIMES
from tallyho.table import DONE

OPENING: Final = ("plan", "assign-fighters")
KEYS: Final = frozenset({*OPENING, "plan-raid", "assign-to-raid"})


def next_card(s: Table, plan: Iterable[Raid], *, whole_day: bool) -> int | None:
    """The card to be opened next: first what must be dropped, then times, then what must come off, then the rest."""
    past = Past(s.turns)
    raids = {raid.card: raid for raid in plan if raid.card not in past.dropped}
    found: list[int] = []
    if whole_day:
        found = [card for card in s.on_track() if card not in raids]
        found += [card for card, raid in raids.items() if s.segment_of(card) != raid.segment]
    for differs in (surplus, missing):
        found += [card for card, raid in raids.items() if differs(s, raid)]
    return next((card for card in found if card not in past.tried), None)


def change(s: Table, raid: Raid | None, offers: tuple[str, ...]) -> str:
    """The next change of the raid whose card is open, or closing it."""
    if raid is None:
        return DROP if DROP in offers else DONE
    time = TIMES[raid.segment]
    if s.segment_of(raid.card) != raid.segment and time in offers:
        return time
    wanted = next((name for name in (*surplus(s, raid), *missing(s, raid)) if name in offers), None)
    if wanted is not None:
        return wanted
    nobody = raid.gruppen and not s.assigned(raid.card)
    elsewhere = s.raid_of().keys() & {DATA.names[unit] for unit in raid.gruppen}
    return DROP if DROP in offers and nobody and not elsewhere else DONE


def surplus(s: Table, raid: Raid) -> list[str]:
    """What lies on a card and should not, as answers that take it off."""
    found = [str(number) for number in s.strategies_on(raid.card) if number not in raid.strategies]
    if raid.card in forward_cards(s):
        found.append(FORWARD)
    return found + [DATA.names[unit] for unit in s.assigned(raid.card) if unit not in raid.gruppen]


def missing(s: Table, raid: Raid) -> list[str]:
    """What should lie on a card and does not, as answers that put it on."""
    there, strategies = s.assigned(raid.card), s.strategies_on(raid.card)
    found = [str(number) for number in raid.strategies if number not in strategies]
    return found + [DATA.names[unit] for unit in raid.gruppen if unit not in there]


def forward_cards(s: Table) -> list[int]:
    """The cards whose raids strike forward airfields: the plan wants none, for heavy damage is not possible there."""
    return cast("list[int]", s.table["forward"])


class Past:
    """What the answers since this plan was begun tell.

    `dropped` are cards that were dropped and not laid again, `tried` those opened and closed in vain since the last
    change; `lost` is whether a card was tried in vain twice: then the plan cannot be laid, whatever the reason.
    """

    def __init__(self, turns: list[tuple[str, str, str | None]]) -> None:
        self.dropped: set[int] = set()
        self.tried: set[int] = set()
        self.lost = False
        opened, changed = 0, False
        for key, answer in answers_of(turns):
            if key in OPENING:
                opened, changed = int(answer), False
            elif answer != DONE:
                self.changed(opened, answer)
                changed = True
            elif not changed:
                self.lost = self.lost or opened in self.tried
                self.tried.add(opened)

    def changed(self, card: int, answer: str) -> None:
        """A card was changed: what was tried in vain before may work now."""
        self.tried.clear()
        if answer == DROP:
            self.dropped.add(card)
        elif answer in TIMES:
            self.dropped.discard(card)


def answers_of(turns: list[tuple[str, str, str | None]]) -> list[tuple[str, str]]:
    """The questions and answers of the plan that is being laid out: those after the last that was confirmed."""
    found: list[tuple[str, str]] = []
    for _, key, answer in reversed(turns):
        if key not in KEYS or answer is None or (key in OPENING and answer == DONE):
            break
        found.append((key, answer))
    return found[::-1]
