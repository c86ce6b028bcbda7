"""What Ambush is: sides, scenarios, options, sequence of play, set-up, view, outcome."""

from __future__ import annotations

from typing import Final

from tallyho.table import Components, Json, Luck, Option, Outcome, Overlay, Phase, Scenario, Sequence, Title, asks, does

from .assault import assault
from .cards import draw_cards, new_round, play_cards
from .components import HOME_ROWS, SQUARES, AmbushData, load
from .ending import count, outcome, recovery
from .fields import FIELDS
from .knowledge import imagined, seen
from .opening import arrangement, deal, traps
from .position import AmbushPosition
from .race import race, start
from .vocabulary import NIGHT, RESERVE, SIDES, SKIRMISH, STAND

SEQUENCE: Final[Sequence[AmbushPosition]] = Sequence(
    Phase(
        "opening",
        "ambush:3",
        asks("arrangement", "ambush:3.1b", arrangement),
        asks("traps", "ambush:3.2a", traps),
        asks("deal", "ambush:3.3a", deal),
    ),
    Phase(
        "cards",
        "ambush:4",
        does("new-round", "ambush:4.1a", new_round),
        asks("draw", "ambush:4.1a", draw_cards),
        asks("play", "ambush:4.2a", play_cards),
    ),
    Phase(
        "advance",
        "ambush:5",
        does("start", "ambush:5.1d", start),
        asks("race", "ambush:5.1a", race, to=("advance.race", "ending.recovery")),
        asks("assault", "ambush:6.1c", assault),
    ),
    Phase(
        "ending",
        "ambush:7",
        does("recovery", "ambush:7.1a", recovery, to=("cards.new-round",)),
        does("count", "ambush:7.2b", count),
    ),
)


class Ambush(Title[AmbushPosition]):
    """The title."""

    def __init__(self) -> None:
        super().__init__(
            game="ambush",
            version=1,
            sides=SIDES,
            scenarios=(Scenario(SKIRMISH, "ambush:8a"), Scenario(STAND, "ambush:8b")),
            options=(Option(NIGHT, "ambush:9a"), Option(RESERVE, "ambush:9b")),
            sequence=SEQUENCE,
            fields=FIELDS,
            secrets=("kinds", "cards", "traps"),
        )

    def components(self, overlay: Overlay) -> Components:
        """Map, cards, kinds of counter and dice."""
        return load(overlay)

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> AmbushPosition:
        """Counters 1 to 4 on columns a to d of their home rows, all cards in the deck (ambush:3.1a)."""
        assert isinstance(data, AmbushData)
        position = AmbushPosition(data)
        position.at = bytearray(SQUARES.index(square) for row in HOME_ROWS for square in row)
        position.rounds = data.rounds[scenario]
        position.blue_holds = scenario == STAND  # ambush:8b
        position.night = NIGHT in options
        position.deal = 3 if RESERVE in options else 2  # ambush:9b
        return position

    def view(self, position: AmbushPosition, side: str | None) -> dict[str, Json]:
        """What lies open, and what is the side's own."""
        return seen(position, None if side is None else SIDES.index(side))

    def resample(self, position: AmbushPosition, side: str | None, luck: Luck, known: AmbushPosition) -> AmbushPosition:
        """Unseen counters, traps and cards change places."""
        return imagined(position, None if side is None else SIDES.index(side), luck, known)

    def outcome(self, position: AmbushPosition) -> Outcome:
        """Who has won, and by which rule."""
        return outcome(position)


AMBUSH: Final = Ambush()
