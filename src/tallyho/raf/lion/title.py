"""RAF: Lion, said in one place."""

from __future__ import annotations

from typing import Final

from tallyho.raf.compendium import known_events
from tallyho.raf.components import RafData, load
from tallyho.raf.damage import crippled
from tallyho.raf.fields import raf_fields
from tallyho.raf.lion.day_events import DAY_EVENTS
from tallyho.raf.lion.events import EVENTS
from tallyho.raf.lion.preparation import nets_silent
from tallyho.raf.lion.scenarios import set_up
from tallyho.raf.lion.sequence import SEQUENCE
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, BRITISH, CAMPAIGN, HARDEST_DAYS, NIGHT, PRELUDE, THIN_BLUE_LINE
from tallyho.raf.victory import outcome
from tallyho.table import Components, Json, Option, Outcome, Overlay, Scenario, Title


class Lion(Title[RafPosition]):
    """Fighter Command against the automated Luftwaffe."""

    def __init__(self) -> None:
        super().__init__(
            "lion",
            2,
            (BRITISH,),
            (
                Scenario(PRELUDE, "lion:13a"),
                Scenario(HARDEST_DAYS, "lion:17.1a"),
                Scenario(THIN_BLUE_LINE, "lion:17.2a"),
                Scenario(CAMPAIGN, "lion:17.3a"),
            ),
            (Option(NIGHT, "lion:18a"), Option(ADVANCED, "lion:19a")),
            SEQUENCE,
            raf_fields(),
        )

    def components(self, overlay: Overlay) -> Components:
        """Map, units, cards and charts."""
        data = load(overlay)
        known_events(data, "RAF: Lion", EVENTS, DAY_EVENTS)
        return data

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> RafPosition:
        """Everything in its place on the morning of the first day."""
        assert isinstance(data, RafData)
        return set_up(data, scenario, options)

    def view(self, position: RafPosition, side: str | None) -> dict[str, Json]:
        """Everything lies open but the order of the decks, which nobody has decided yet, and the dice to come."""
        seen = self.fields.save(position)
        del seen["luck"]
        seen["derived"] = derived(position)
        return seen

    def outcome(self, position: RafPosition) -> Outcome:
        """How well Fighter Command did, and by which rule."""
        return outcome(position)


def derived(p: RafPosition) -> dict[str, Json]:
    """What the rules make of the position, so that no client has to."""
    return {
        "depletion_level": p.data.depletion_level[p.depletion],
        "radar_crippled": crippled(p),
        "nets_silent": nets_silent(p),
    }


LION: Final = Lion()
