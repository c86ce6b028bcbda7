"""The raids of a game of Lion, one by one: what came, who met it, what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypedDict

from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import CLOCK, DAYS, SITE_TYPES
from tallyho.table import AnyGame, Args
from tallyho.table.log import Event

MET: Final = "met"
UNDER_WAY: Final = "under-way"
MISSED: Final = ("undetected", "out-of-reach", "let-through", "eluded")
"""Nobody fought it: no warning; nobody could respond; nobody was sent; those sent came to no combat."""
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
    """Follows the raids."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
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
        if key in OPENS:
            OPENS[key](self, args or {})
        elif self.raid is not None and key in HEARD:
            HEARD[key](self, self.raid, args or {})

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

    def minor(self, args: Args) -> None:
        """A minor raid."""
        self.open("minor", args)

    def major(self, args: Args) -> None:
        """A major raid."""
        self.open("major", args)

    def follow_up(self, args: Args) -> None:
        """Another raid on the same target."""
        self.open("follow-up", args)

    def ends(self, args: Args) -> None:
        """Time passes, or none does: what was under way is over."""
        self.close()

    def snap(self, raid: Raid, args: Args) -> None:
        """What was announced is a snap raid."""
        raid["kind"] = "snap"

    def detected(self, raid: Raid, args: Args) -> None:
        """How well it is known."""
        raid["warning"] = str(args["warning"])
        raid["intelligence"] = str(args["intelligence"])

    def committed(self, raid: Raid, args: Args) -> None:
        """One more squadron responds."""
        raid["committed"] += 1

    def nobody_eligible(self, raid: Raid, args: Args) -> None:
        """No squadron can respond."""
        self.nobody = True

    def sweep(self, raid: Raid, args: Args) -> None:
        """Only Me 109s fly."""
        raid["kind"] = "sweep"

    def flies(self, raid: Raid, args: Args) -> None:
        """One more Gruppe."""
        raid["size"] += 1

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
        """The result of a bombing: 0, 1, 2 or H."""
        raid["bombing"].append(str(args["result"]))

    def called_off(self, raid: Raid, args: Args) -> None:
        """The Force card calls it off."""
        raid["outcome"] = "called-off"

    def false(self, raid: Raid, args: Args) -> None:
        """Nobody could fly."""
        raid["outcome"] = "false"


OPENS: Final[dict[str, Callable[[Raids, Args], None]]] = {
    "raid-minor": Raids.minor,
    "raid-major": Raids.major,
    "follow-up": Raids.follow_up,
    "raid-none": Raids.ends,
    "clock": Raids.ends,
    "no-time-passes": Raids.ends,
    "end-of-day": Raids.ends,
}
"""What begins or ends a raid."""
HEARD: Final[dict[str, Callable[[Raids, Raid, Args], None]]] = {
    "snap-raid-begins": Raids.snap,
    "detected": Raids.detected,
    "committed": Raids.committed,
    "nobody-eligible": Raids.nobody_eligible,
    "raid-called-off": Raids.called_off,
    "sweep": Raids.sweep,
    "gruppe-flies": Raids.flies,
    "false-raid": Raids.false,
    "hunter-attack": Raids.fought,
    "squadron-attack": Raids.fought,
    "squadron-lost": Raids.squadron_lost,
    "gruppe-lost": Raids.gruppe_lost,
    "bombed": Raids.bombed,
}
