"""What a simulation writes down of RAF: Eagle: raids planned and flown, and how Fighter Command answered them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tallyho.lab.chronicle_raf import BOMBING, RafChronicle, whole
from tallyho.lab.chronicle_raf_summary import summary
from tallyho.lab.simulate_table import Section, Table, percent
from tallyho.raf.eagle.limits import raid_kind
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import FALSE_RAID, MAJOR, WARNINGS
from tallyho.table import AnyGame, Args

COUNTED: Final = {
    "decoy-flies": "decoys",
    "raid-cancelled": "cancelled",
    "reinforcement-enters": "reinforcements",
    "squadron-green": "turned_green",
    "rendezvous-failed": "rendezvous_failures",
}
"""Events that are simply counted, and their columns."""
MOST_TOLD: Final = 8
RESPONSES: Final = (*(f"met_by_{number}" for number in range(MOST_TOLD)), f"met_by_{MOST_TOLD}_or_more")
"""Raids by how many squadrons responded."""
MET_BY: Final = {column.removeprefix("met_by_").replace("_", " "): column for column in RESPONSES}
WARNING_NAMES: Final = tuple(name.replace("-", " ") for name in WARNINGS)
WARNED: Final = tuple(f"warning_{name.replace('-', '_')}" for name in WARNINGS)
RESULTS: Final = {"0": "bombed_without_effect", "1": "bombed_1_point", "2": "bombed_2_points", "H": "bombed_heavily"}
"""Bombings by their result."""
COUNTS: Final = (
    *("raids", "minor", "major", "gruppen", "pool", "responding", "unmet", "misled"),
    *COUNTED.values(),
    *RESPONSES,
    *WARNED,
    *BOMBING,
    *RESULTS.values(),
)
RAIDS: Final = {
    "raids": "raids",
    "minor": "minor",
    "major": "major",
    "Gruppen": "gruppen",
    "pool": "pool",
    "squadrons": "responding",
    "unmet": "unmet",
    "decoys": "decoys",
    "misled": "misled",
    "cancelled": "cancelled",
    "bombings": "bombings",
    "VP of bombs": "bombing_vp",
}
"""Headings and columns of what is counted in a day."""


class EagleChronicle(RafChronicle):
    """Follows one game of Eagle."""

    counted = COUNTED
    counts = COUNTS

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.heard |= {
            "targets-drawn": self.day_begins,
            "day-starts": self.day_starts,
            "raid-deployed": self.raid_deployed,
            "detected": self.detected,
            "detected-by-ultra": self.detected,
            "pool-formed": self.pool_formed,
            "squadrons-respond": self.squadrons_respond,
            "squadrons-misled": self.squadrons_misled,
            "no-response": self.nobody_responds,
            "event-light-loss": self.event_light_loss,
        }

    @staticmethod
    def summary(games: Table, days: Table) -> list[Section]:
        """Points, raids, the British response, losses, depletion."""
        return [
            *summary(games, days, RAIDS),
            shares("Squadrons that met a raid", ("squadrons", "raids"), days, MET_BY),
            shares("Warning of raids", ("warning", "raids"), days, dict(zip(WARNING_NAMES, WARNED, strict=True))),
            shares("Results of bombing", ("result", "bombings"), days, RESULTS),
        ]

    def day_starts(self, p: RafPosition, args: Args) -> None:
        """The hour of the first raid."""
        self.rows[-1]["begins"] = str(args["time"])

    def raid_deployed(self, p: RafPosition, args: Args) -> None:
        """A raid with its Gruppen."""
        assert isinstance(p, EaglePosition)
        self.today.update(("raids", "major" if raid_kind(p, p.target) == MAJOR else "minor"))
        self.today["gruppen"] += whole(args["number"])

    def detected(self, p: RafPosition, args: Args) -> None:
        """How early the British knew."""
        self.today[f"warning_{str(args['warning']).replace('-', '_')}"] += 1

    def pool_formed(self, p: RafPosition, args: Args) -> None:
        """The squadrons that could have come to a raid; a decoy's do not count."""
        if not p.effects & FALSE_RAID:
            self.today["pool"] += whole(args["number"])

    def squadrons_respond(self, p: RafPosition, args: Args) -> None:
        """The squadrons that came."""
        number = whole(args["number"])
        self.today["responding"] += number
        self.today[RESPONSES[min(number, MOST_TOLD)]] += 1

    def squadrons_misled(self, p: RafPosition, args: Args) -> None:
        """The squadrons that a decoy has called up."""
        self.today["misled"] += whole(args["number"])

    def nobody_responds(self, p: RafPosition, args: Args) -> None:
        """A raid that nobody met; nobody need meet a decoy."""
        if not p.effects & FALSE_RAID:
            self.today.update(("unmet", RESPONSES[0]))

    def event_light_loss(self, p: RafPosition, args: Args) -> None:
        """Light losses that no combat has caused."""
        units = args["units"]
        assert isinstance(units, list)
        self.today.update(f"{self.type_of(p, unit)}_light" for unit in units)

    def bombed(self, p: RafPosition, args: Args) -> None:
        """A bombing with its result."""
        super().bombed(p, args)
        self.today[RESULTS[str(args["result"])]] += 1


def shares(title: str, headings: tuple[str, str], days: Table, columns: Mapping[str, str]) -> Section:
    """How often each of these columns was counted, in all days, and its share."""
    counts = {name: sum(days[column]) for name, column in columns.items()}
    whole_of = sum(counts.values())
    rows = [[name, str(count), percent(count / whole_of) if whole_of else "-"] for name, count in counts.items()]
    return Section(title, [*headings, "share"], rows)
