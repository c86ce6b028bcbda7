"""The raids of a game of Lion, one by one."""

from __future__ import annotations

from tallyho.lab.report_raf_raids import Raid, Raids
from tallyho.table import AnyGame, Args


class LionRaids(Raids):
    """Follows the raids of Lion."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.opens |= {
            "raid-minor": self.minor,
            "raid-major": self.major,
            "follow-up": self.follow_up,
            "raid-none": self.ends,
            "no-time-passes": self.ends,
        }
        self.heard |= {
            "snap-raid-begins": self.snap,
            "committed": self.committed,
            "nobody-eligible": self.nobody_eligible,
            "raid-called-off": self.called_off,
            "sweep": self.sweep,
            "gruppe-flies": self.flies,
            "false-raid": self.false,
        }

    def minor(self, args: Args) -> None:
        """A minor raid."""
        self.open("minor", args)

    def major(self, args: Args) -> None:
        """A major raid."""
        self.open("major", args)

    def follow_up(self, args: Args) -> None:
        """Another raid on the same target."""
        self.open("follow-up", args)

    def snap(self, raid: Raid, args: Args) -> None:
        """What was announced is a snap raid."""
        raid["kind"] = "snap"

    def committed(self, raid: Raid, args: Args) -> None:
        """One more squadron responds."""
        raid["committed"] += 1

    def sweep(self, raid: Raid, args: Args) -> None:
        """Only Me 109s fly."""
        raid["kind"] = "sweep"

    def flies(self, raid: Raid, args: Args) -> None:
        """One more Gruppe."""
        raid["size"] += 1

    def called_off(self, raid: Raid, args: Args) -> None:
        """The Force card calls it off."""
        raid["outcome"] = "called-off"

    def false(self, raid: Raid, args: Args) -> None:
        """Nobody could fly."""
        raid["outcome"] = "false"
