"""The raids of a game of Eagle, one by one."""

from __future__ import annotations

from tallyho.lab.report_raf_raids import Raid, Raids
from tallyho.raf.eagle.limits import raid_kind
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import site_of
from tallyho.raf.vocabulary import RAIDS, SITE_TYPES
from tallyho.table import AnyGame, Args


class EagleRaids(Raids):
    """Follows the raids of Eagle: they begin when they are flown."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.opens |= {"raid-flies": self.flies}
        self.heard |= {
            "raid-deployed": self.deployed,
            "decoy-flies": self.decoy,
            "detected-by-ultra": self.detected,
            "pool-formed": self.pool_formed,
            "squadrons-respond": self.respond,
            "squadrons-misled": self.respond,
            "event-light-loss": self.event_light_loss,
        }

    def flies(self, args: Args) -> None:
        """A raid of the plan, on the site that it attacks."""
        p = self.position
        assert isinstance(p, EaglePosition)
        card = int(str(args["card"]))
        self.open(RAIDS[raid_kind(p, card)], args)
        assert self.raid is not None
        site = site_of(p, card)
        self.raid["target"] = p.data.site_name[site]
        self.raid["type"] = SITE_TYPES[p.data.site_type[site]]

    def deployed(self, raid: Raid, args: Args) -> None:
        """The Gruppen that fly."""
        raid["size"] = int(str(args["number"]))

    def decoy(self, raid: Raid, args: Args) -> None:
        """Nobody flies."""
        raid["outcome"] = "false"

    def pool_formed(self, raid: Raid, args: Args) -> None:
        """Whether any squadron could have come."""
        self.nobody = not args["number"]

    def respond(self, raid: Raid, args: Args) -> None:
        """The squadrons that come."""
        raid["committed"] = int(str(args["number"]))

    def event_light_loss(self, raid: Raid, args: Args) -> None:
        """An event has cost squadrons or Gruppen."""
        units = args["units"]
        assert isinstance(units, list)
        data = self.position.data
        squadrons = sum(data.number[str(name)] < data.squadrons for name in units)
        raid["squadrons_lost"] += squadrons
        raid["gruppen_lost"] += len(units) - squadrons
