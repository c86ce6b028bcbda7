"""First Battle of Britain, said in one place."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.components import FbobData, load
from tallyho.fbob.deployment import set_up
from tallyho.fbob.fields import FIELDS
from tallyho.fbob.imagining import imagined
from tallyho.fbob.knowledge import seen
from tallyho.fbob.morale import outcome
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.sequence import SEQUENCE
from tallyho.fbob.vocabulary import (
    AIR_DEFENCE,
    CAMPAIGN,
    IDLE_DRAW,
    NIGHT,
    PATROLS,
    PHASE_1,
    PHASE_2,
    RIESENS,
    SCRAMBLE,
    SIDES,
    TARGETS,
    TRAINING_RULE,
)
from tallyho.table import Components, Json, Luck, Option, Outcome, Overlay, Scenario, Title


class Fbob(Title[FbobPosition]):
    """Two players: the German raiders and the British defence, 1917-18."""

    def __init__(self) -> None:
        super().__init__(
            "fbob",
            2,
            SIDES,
            (
                Scenario(PHASE_1, "fbob:31.1a"),
                Scenario(PHASE_2, "fbob:32.1a"),
                Scenario(CAMPAIGN, "fbob:33.1a"),
            ),
            (
                Option(TRAINING_RULE, "fbob:24.1a"),
                Option(PATROLS, "fbob:25.1a"),
                Option(SCRAMBLE, "fbob:26.1a"),
                Option(TARGETS, "fbob:27.1a"),
                Option(RIESENS, "fbob:28.1a"),
                Option(NIGHT, "fbob:29.1a"),
                Option(AIR_DEFENCE, "fbob:30.0a"),
                Option(IDLE_DRAW, "fbob:4.6a"),
            ),
            SEQUENCE,
            FIELDS,
            secrets=("units",),
        )

    def components(self, overlay: Overlay) -> Components:
        """Map, units, charts and scenarios."""
        return load(overlay)

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> FbobPosition:
        """An empty map before the British deploy."""
        assert isinstance(data, FbobData)
        position = FbobPosition(data)
        set_up(position, scenario, options)
        return position

    def view(self, position: FbobPosition, side: str | None) -> dict[str, Json]:
        """What lies open, and what is the side's own."""
        return seen(position, side)

    def resample(self, position: FbobPosition, side: str | None, luck: Luck, known: FbobPosition) -> FbobPosition:
        """Face-down air units and land units below others change places."""
        return imagined(position, side, luck, known)

    def outcome(self, position: FbobPosition) -> Outcome:
        """Who has more morale points."""
        return outcome(position)


FBOB: Final = Fbob()
