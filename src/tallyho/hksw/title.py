"""Battle of Britain, HKSW version, said in one place."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.components import HkswData, load
from tallyho.hksw.ending import outcome
from tallyho.hksw.fields import FIELDS
from tallyho.hksw.knowledge import imagined, seen
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.scenarios import set_up
from tallyho.hksw.sequence import SEQUENCE
from tallyho.hksw.vocabulary import (
    ADLERTAG,
    AIRFIELDS,
    CAMPAIGN,
    KANALKAMPF,
    LONDON_DAYS,
    NO_BIG_WING,
    SIDES,
)
from tallyho.table import Components, Json, Luck, Option, Outcome, Overlay, Scenario, Title


class Hksw(Title[HkswPosition]):
    """Two players: the Luftwaffe and Fighter Command."""

    def __init__(self) -> None:
        super().__init__(
            "hksw",
            2,
            SIDES,
            (
                Scenario(CAMPAIGN, "hksw:turns.dates"),
                Scenario(KANALKAMPF, "hksw:turns.dates"),
                Scenario(ADLERTAG, "hksw:turns.dates"),
                Scenario(AIRFIELDS, "hksw:turns.dates"),
                Scenario(LONDON_DAYS, "hksw:turns.dates"),
            ),
            (Option(NO_BIG_WING, "hksw:turns.9.g", scenarios=(CAMPAIGN, AIRFIELDS, LONDON_DAYS)),),
            SEQUENCE,
            FIELDS,
            secrets=("cards", "missions"),
        )

    def components(self, overlay: Overlay) -> Components:
        """Map, squadrons, targets, turns and numbers."""
        return load(overlay)

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> HkswPosition:
        """Every card in its ready box before the first turn."""
        assert isinstance(data, HkswData)
        return set_up(data, scenario, options)

    def view(self, position: HkswPosition, side: str | None) -> dict[str, Json]:
        """What lies open, and what is the side's own."""
        return seen(position, side)

    def resample(self, position: HkswPosition, side: str | None, luck: Luck, known: HkswPosition) -> HkswPosition:
        """Unseen squadron and mission cards change places."""
        return imagined(position, side, luck, known)

    def outcome(self, position: HkswPosition) -> Outcome:
        """Who has more points."""
        return outcome(position)


HKSW: Final = Hksw()
