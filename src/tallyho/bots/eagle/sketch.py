"""A plan drawn on a table of its own, by the rules of planning, answer by answer: what it takes is sure to be taken."""

from __future__ import annotations

from typing import Final, cast

from tallyho.bots.eagle.charts import DATA
from tallyho.raf.eagle import EAGLE
from tallyho.raf.eagle.limits import gruppen_on, raid_limit, ready
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.raid_plan import (
    DROP,
    Window,
    change,
    in_window,
    offers_for,
    window_of_clock,
    window_of_day,
)
from tallyho.raf.eagle.strategy import DECOY, cards_on, on_card, planned_cards
from tallyho.table import DONE, Json, View

TRACKS: Final = ("clock", "date", "depletion", "effects", "priorities", "settled", "raids")
LAID_OUT: Final = ("units", "cards", "planned", "forward", "raid_of", "strategy_on", "jabos", "opened")
"""Everything on the table that planning depends on."""


class Sketch:
    """What the player's plan is and may become; `answers` are those given since it was taken over from the view."""

    def __init__(self, view: View, *, whole_day: bool) -> None:
        self.p = as_seen(view.table)
        self.whole_day = whole_day
        self.answers: list[str] = []
        self.before = self.laid()

    def window(self) -> Window:
        """The segments whose fighters can be assigned now."""
        return window_of_day(self.p) if self.whole_day else window_of_clock(self.p)

    def raids(self, card: int) -> list[int]:
        """The raids that take Gruppen: that of a card, or for 0 all of them in the order of their segments."""
        found = [one for one in planned_cards(self.p) if card in (0, one) and not on_card(self.p, one, DECOY)]
        if not self.whole_day:
            found = [one for one in found if self.takes_fighters(one)]
        return sorted(found, key=lambda one: (self.p.planned[one], one))

    def takes_fighters(self, card: int) -> bool:
        """Whether the fighters of a raid are assigned now."""
        return in_window(self.p, card, self.window())

    def on(self, card: int) -> list[int]:
        """The Gruppen of a raid."""
        return gruppen_on(self.p, card)

    def strategies_on(self, card: int) -> list[int]:
        """The strategy cards of a raid."""
        return cards_on(self.p, card)

    def room(self, card: int) -> int:
        """How many Gruppen more a raid may have."""
        return max(0, raid_limit(self.p, card)[0] - len(self.on(card)))

    def movable(self, unit: int) -> bool:
        """Whether a Gruppe stands ready, or flies in a raid that it could leave and come back to."""
        p, card = self.p, self.p.raid_of[unit]
        if not card or p.jabo[unit] or not p.full[unit]:
            return ready(p, unit)
        return self.whole_day if p.data.is_bomber[unit] else self.takes_fighters(card)

    def offered(self, card: int) -> list[str]:
        """What can be changed about a raid."""
        return offers_for(self.p, card, self.window())

    def give(self, card: int, answer: str) -> bool:
        """Changes a raid if the rules allow it, opening its card first; says whether they do."""
        if answer not in self.offered(card):
            return False
        if self.p.opened != card:
            self.close()
            self.p.opened = card
            self.answers.append(str(card))
        change(self.p, card, answer)
        self.answers.append(answer)
        return True

    def drop(self, card: int) -> None:
        """Takes a raid off the track."""
        self.give(card, DROP)

    def close(self) -> None:
        """Closes the card that is open."""
        if self.p.opened:
            self.p.opened = 0
            self.answers.append(DONE)

    def finished(self) -> list[str]:
        """The answers, the last card closed; none if after them everything lies as before."""
        self.close()
        return self.answers if self.laid() != self.before else []

    def laid(self) -> tuple[bytes, ...]:
        """Everything that lies on the planning track."""
        p = self.p
        return tuple(map(bytes, (p.planned, p.forward, p.raid_of, p.strategy_on, p.jabo)))


def as_seen(table: dict[str, Json]) -> EaglePosition:
    """The position that the view shows; Gruppen that only a pack has are left out."""
    options = frozenset(cast("list[str]", table["options"]))
    p = EAGLE.set_up(DATA, cast("str", table["scenario"]), options)
    EAGLE.fields.lay(p, {name: _known(name, table[name]) for name in (*TRACKS, *LAID_OUT)})
    return p


def _known(name: str, value: Json) -> Json:
    """A field without the units that are not printed."""
    if name in ("units", "raid_of") and isinstance(value, dict):
        return {one: place for one, place in value.items() if one in DATA.number}
    if name == "jabos" and isinstance(value, list):
        return [one for one in value if one in DATA.number]
    return value
