"""Air units that were lost, by type and by cause, and what became of aces."""

from __future__ import annotations

from typing import Final, TypedDict

from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import BRITISH, FAKE, GERMAN, SIDES, TYPES
from tallyho.lab.chronicle_fbob_columns import CAUSES, ELIMINATED, RECYCLED
from tallyho.table import AnyGame
from tallyho.table.log import Event

HOW: Final = {"eliminated": ELIMINATED, "recycled": RECYCLED, "gone": RECYCLED}
OF_ACES: Final = {"ace": "won", "ace-lost": "lost", "ace-parted": "parted"}


class Lost(TypedDict):
    """Units eliminated and recycled."""

    eliminated: int
    recycled: int


class SideLosses(TypedDict):
    """The losses of a side: all, by type and by cause; what there is none of is left out."""

    all: Lost
    types: dict[str, Lost]
    causes: dict[str, Lost]


class Losses(TypedDict):
    """The losses of both sides."""

    german: SideLosses
    british: SideLosses


class Ace(TypedDict):
    """An ace won, lost, or gone to another unit than the one named."""

    number: int
    month: int
    turn: int
    side: str
    unit: str
    type: str
    what: str


class Air:
    """Notes units lost and aces."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.lost: list[tuple[str, str, str, str]] = []
        """Side, type, how and cause of each unit lost."""
        self.aces: list[Ace] = []

    def hear(self, event: Event, number: int, cause: str) -> None:
        """A unit is lost, or something has become of an ace."""
        key, _, args, _ = event
        if args is None or not (key in HOW or key in OF_ACES):
            return
        p: FbobPosition = self.game.position
        unit = p.data.units[p.data.unit[str(args["unit"])]]
        if key in OF_ACES:
            self.aces.append(
                {
                    "number": number,
                    "month": p.month,
                    "turn": p.turn,
                    "side": SIDES[unit.side],
                    "unit": unit.name,
                    "type": unit.type,
                    "what": OF_ACES[key],
                }
            )
        elif unit.klass != FAKE:
            self.lost.append((SIDES[unit.side], unit.type, HOW[key], cause))

    def losses(self) -> Losses:
        """The losses of both sides so far."""
        return {"german": self._losses(GERMAN), "british": self._losses(BRITISH)}

    def _losses(self, side: str) -> SideLosses:
        mine = [(kind, how, cause) for whose, kind, how, cause in self.lost if whose == side]
        by_type = {kind: [how for one, how, _ in mine if one == kind] for kind in TYPES[side]}
        by_cause = {cause: [how for _, how, one in mine if one == cause] for cause in CAUSES}
        return {
            "all": lost_of([how for _, how, _ in mine]),
            "types": {kind: lost_of(hows) for kind, hows in by_type.items() if hows},
            "causes": {cause: lost_of(hows) for cause, hows in by_cause.items() if hows},
        }


def lost_of(hows: list[str]) -> Lost:
    """How many were lost in each way."""
    return {"eliminated": hows.count(ELIMINATED), "recycled": hows.count(RECYCLED)}
