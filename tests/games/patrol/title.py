"""What Patrol is: sides, scenarios, options, sequence of play, set-up, view, outcome."""

from __future__ import annotations

from typing import Final

from tallyho.table import (
    END,
    Components,
    Json,
    Option,
    Outcome,
    Overlay,
    Phase,
    Scenario,
    Sequence,
    Title,
    asks,
    does,
)

from .combat import bombing, combat
from .components import PatrolData, load
from .position import FIELDS, PatrolPosition
from .raid import commitment, deployment, turn_up
from .recovery import landing, refit, turn_end
from .vocabulary import BRITISH, FOG, LONG, OBSERVERS, OPTIONS, RADAR, SHORT, VETERANS
from .watch import new_turn, warning, weather

SEQUENCE: Final[Sequence[PatrolPosition]] = Sequence(
    Phase(
        "watch",
        "patrol:4",
        does("new-turn", "patrol:4.1a", new_turn, to=(END,)),
        asks("weather", "patrol:4.2a", weather, to=("recovery.refit",)),
        asks("warning", "patrol:4.3a", warning),
    ),
    Phase(
        "raid",
        "patrol:5",
        asks("commitment", "patrol:5.1a", commitment),
        asks("turn-up", "patrol:5.2a", turn_up, to=("recovery.refit",)),
        asks("deployment", "patrol:6.1a", deployment),
        asks("combat", "patrol:7.1a", combat),
        asks("bombing", "patrol:7.2a", bombing),
    ),
    Phase(
        "recovery",
        "patrol:8",
        asks("refit", "patrol:8.1a", refit),
        does("landing", "patrol:8.2a", landing),
        does("turn-end", "patrol:8.3a", turn_end, to=("watch.new-turn", END)),
    ),
)


class Patrol(Title[PatrolPosition]):
    """The title."""

    def __init__(self) -> None:
        super().__init__(
            game="patrol",
            version=1,
            sides=(BRITISH,),
            scenarios=(Scenario(SHORT, "patrol:3.1a"), Scenario(LONG, "patrol:3.1b")),
            options=(
                Option(RADAR, "patrol:10a"),
                Option(OBSERVERS, "patrol:10b", needs=(RADAR,)),
                Option(FOG, "patrol:10c", excludes=(RADAR,)),
                Option(VETERANS, "patrol:10d", scenarios=(LONG,)),
            ),
            sequence=SEQUENCE,
            fields=FIELDS,
        )

    def components(self, overlay: Overlay) -> Components:
        """Units, cards and charts."""
        return load(overlay)

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> PatrolPosition:
        """Every unit in its box at full strength, all cards in the deck, no damage (patrol:3a, patrol:3b)."""
        assert isinstance(data, PatrolData)
        units = len(data.names)
        position = PatrolPosition(data, bytearray(data.start), bytearray([1] * units), bytearray(3), data.deck[:])
        position.options = [name for name in OPTIONS if name in options]
        position.turns = data.turns[scenario]
        return position

    def view(self, position: PatrolPosition, side: str | None) -> dict[str, Json]:
        """Nothing is hidden but the dice and cards to come: the deck has no order."""
        seen = self.fields.save(position)
        del seen["luck"]
        return seen

    def outcome(self, position: PatrolPosition) -> Outcome:
        """A closed region or the loss of all flights decides; otherwise points do (patrol:9)."""
        data = position.data
        if any(damage >= limit for damage, limit in zip(position.damage, data.limit, strict=True)):
            return Outcome(None, "collapse", "region-closed", "patrol:7.2b")
        if position.lost(data.flights) == len(data.flights):
            return Outcome(None, "collapse", "no-flights", "patrol:7.1g")
        reason = "no-raiders" if position.lost(data.raiders) == len(data.raiders) else "last-turn"
        level = level_of(points(position))
        winner = BRITISH if level in (DECISIVE, MARGINAL) else None
        return Outcome(winner, level, reason, "patrol:9.1b")


DECISIVE, MARGINAL, DRAW, DEFEAT = "decisive", "marginal", "draw", "defeat"


def points(p: PatrolPosition) -> int:
    """Two for every raider lost, less two for every flight lost and one for all damage (patrol:9.1a)."""
    return 2 * p.lost(p.data.raiders) - 2 * p.lost(p.data.flights) - sum(p.damage)


def level_of(total: int) -> str:
    """How clearly the points decide (patrol:9.1b)."""
    if total >= 4:
        return DECISIVE
    if total >= 1:
        return MARGINAL
    return DRAW if total == 0 else DEFEAT


PATROL: Final = Patrol()
