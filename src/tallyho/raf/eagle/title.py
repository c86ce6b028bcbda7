"""RAF: Eagle, said in one place."""

from __future__ import annotations

from typing import Final

from tallyho.raf.compendium import known_events
from tallyho.raf.eagle.components import EagleData, load
from tallyho.raf.eagle.day_events import DAY_EVENTS
from tallyho.raf.eagle.derived import derived
from tallyho.raf.eagle.events import EVENTS
from tallyho.raf.eagle.fields import eagle_fields
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.scenarios import set_up
from tallyho.raf.eagle.sequence import SEQUENCE
from tallyho.raf.score import ADVANCED, CAMPAIGN, GERMAN, HARDEST_DAYS, NIGHT, PRELUDE, THIN_BLUE_LINE
from tallyho.raf.victory import outcome
from tallyho.table import Components, Json, Option, Outcome, Overlay, Scenario, Title


class Eagle(Title[EaglePosition]):
    """The Luftwaffe against the automated Fighter Command."""

    def __init__(self) -> None:
        super().__init__(
            "eagle",
            2,
            (GERMAN,),
            (
                Scenario(PRELUDE, "eagle:12a"),
                Scenario(HARDEST_DAYS, "eagle:17.1a"),
                Scenario(THIN_BLUE_LINE, "eagle:17.2l"),
                Scenario(CAMPAIGN, "eagle:17.3a"),
            ),
            (Option(NIGHT, "eagle:18b"), Option(ADVANCED, "eagle:19a")),
            SEQUENCE,
            eagle_fields(),
        )

    def components(self, overlay: Overlay) -> Components:
        """Map, units, cards and charts."""
        data = load(overlay)
        known_events(data, "RAF: Eagle", EVENTS, DAY_EVENTS)
        return data

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> EaglePosition:
        """Everything in its place on the morning of the first day."""
        assert isinstance(data, EagleData)
        return set_up(data, scenario, options)

    def view(self, position: EaglePosition, side: str | None) -> dict[str, Json]:
        """Everything lies open but the order of the decks, which nobody has decided yet, and the dice to come."""
        seen = self.fields.save(position)
        del seen["luck"]
        seen["derived"] = derived(position)
        return seen

    def outcome(self, position: EaglePosition) -> Outcome:
        """How well the Luftwaffe did, and by which rule."""
        return outcome(position)


EAGLE: Final = Eagle()
