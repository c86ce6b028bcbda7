"""The raids of a RAF game, one by one: what came, who met it, what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypedDict

from tallyho.raf.bombing import damage_told
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import CLOCK, DAYS, SITE_TYPES
from tallyho.table import AnyGame, Args
from tallyho.table.log import Event

MET: Final = "met"
UNDER_WAY: Final = "under-way"
MISSED: Final = ("undetected", "out-of-reach", "let-through", "eluded")
"""Nobody fought it: no warning; nobody could respond; nobody was sent; those that came, came to no combat."""
OUTCOMES: Final = (MET, *MISSED, "called-off", "false", UNDER_WAY)


class Raid(TypedDict):
    """A raid: `number` answers had been given when it was announced, `until` when it was over.

    `kind` is minor, major, follow-up, snap or sweep; `size` the Gruppen that flew; losses are units in the loss boxes.
    """

    number: int
    until: int
    date: str
    clock: str
    kind: str
    target: str
    type: str
    size: int
    warning: str | None
    intelligence: str | None
    committed: int
    outcome: str
    squadrons_lost: int
    gruppen_lost: int
    bombing: list[str]
    vp: int


class Raids:
    """Follows the raids; a subclass says which events of its game begin a raid and tell about it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.opens: dict[str, Callable[[Args], None]] = {"clock": self.ends, "end-of-day": self.ends}
        """What begins or ends a raid."""
        self.heard: dict[str, Callable[[Raid, Args], None]] = {
            "detected": self.detected,
            "hunter-attack": self.fought,
            "squadron-attack": self.fought,
            "squadron-lost": self.squadron_lost,
            "gruppe-lost": self.gruppe_lost,
            "bombed": self.bombed,
        }
        self.raids: list[Raid] = []
        self.raid: Raid | None = None
        self.number = 0
        self.nobody = False
        self.before = 0
        """The victory points when the raid was announced."""

    def hear(self, event: Event, number: int) -> None:
        """Something has been told after so many answers."""
        self.number = number
        key, _, args, _ = event
        if key in self.opens:
            self.opens[key](args or {})
        elif self.raid is not None and key in self.heard:
            self.heard[key](self.raid, args or {})

    def all(self, *, over: bool) -> list[Raid]:
        """All raids so far, the one that is under way included."""
        if self.raid is not None and not over:
            self.raid["until"] = self.number
            self.raid["vp"] = self.position.vp - self.before
        elif self.raid is not None:
            self.close()
        return self.raids

    @property
    def position(self) -> RafPosition:
        """The position at this moment."""
        p: RafPosition = self.game.position
        return p

    def open(self, kind: str, args: Args) -> None:
        """A raid is announced: its target card."""
        self.close()
        p = self.position
        card = p.data.targets[int(str(args["card"]))]
        self.before = p.vp
        self.nobody = False
        self.raid = {
            "number": self.number,
            "until": self.number,
            "date": DAYS[p.day],
            "clock": CLOCK[p.clock],
            "kind": kind,
            "target": p.data.site_name[card.site],
            "type": SITE_TYPES[card.type],
            "size": 0,
            "warning": None,
            "intelligence": None,
            "committed": 0,
            "outcome": UNDER_WAY,
            "squadrons_lost": 0,
            "gruppen_lost": 0,
            "bombing": [],
            "vp": 0,
        }
        self.raids.append(self.raid)

    def close(self) -> None:
        """The raid is over."""
        raid = self.raid
        if raid is None:
            return
        raid["until"] = self.number
        raid["vp"] = self.position.vp - self.before
        if raid["outcome"] == UNDER_WAY:
            raid["outcome"] = self._unmet(raid)
        self.raid = None

    def _unmet(self, raid: Raid) -> str:
        """Why a raid without combat had none."""
        if raid["committed"]:
            return "eluded"
        if raid["warning"] == "none":
            return "undetected"
        return "out-of-reach" if self.nobody else "let-through"

    def ends(self, args: Args) -> None:
        """Time passes, or none does: what was under way is over."""
        self.close()

    def detected(self, raid: Raid, args: Args) -> None:
        """How well it is known."""
        raid["warning"] = str(args["warning"])
        raid["intelligence"] = str(args["intelligence"])

    def nobody_eligible(self, raid: Raid, args: Args) -> None:
        """No squadron can respond."""
        self.nobody = True

    def fought(self, raid: Raid, args: Args) -> None:
        """Combat: the raid was met."""
        raid["outcome"] = MET

    def squadron_lost(self, raid: Raid, args: Args) -> None:
        """A squadron in a loss box."""
        raid["squadrons_lost"] += 1

    def gruppe_lost(self, raid: Raid, args: Args) -> None:
        """A Gruppe in a loss box."""
        raid["gruppen_lost"] += 1

    def bombed(self, raid: Raid, args: Args) -> None:
        """The damage of a bombing: 0, 1, 2 or H."""
        raid["bombing"].append(damage_told(args))

    def false(self, raid: Raid, args: Args) -> None:
        """Nobody could fly."""
        raid["outcome"] = "false"
