"""Both sides of First Battle of Britain, played by doctrine: a bot that a player can learn from.

Every question of the game has its function, and each says in its first lines what is done and why. The principles:

Germans
1. Fly if bombs promise more than the rest die, else rest: a month without a mission brings a die of points.
2. All bombers on one day or, against good fighters, in one night: each group at a target of its own, around the guns.
3. Recon and more bombers for raids that will be flown, nothing for those that will not.
4. Fakes go along: the enemy pays with his rest die for meeting them.

British
1. Stay down while no raider can be met: the rest die is the best gain of a quiet month.
2. If it pays to go up, one strong group for every raider, turn after turn, and home in time.
3. Shelters for London and the best fighters first; what does not pay until the end is not bought.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.bots.doctrine import ByDoctrine
from tallyho.bots.fbob import buying, fighting, flying, planning, setting_up
from tallyho.bots.fbob.state import Table
from tallyho.bots.weighed import Weighed
from tallyho.table import Choice, Luck, View

DOCTRINE: Final[dict[str, Callable[[Table, Choice], str]]] = {
    # set-up
    "deploy-aerodrome": setting_up.aerodrome,
    "deploy-headquarters": setting_up.headquarters,
    "deploy-early-warning": setting_up.standard,
    "deploy-aa": setting_up.anti_aircraft,
    "deploy-tender": setting_up.standard,
    "deploy-unit": setting_up.air_unit,
    "deploy-ace": setting_up.standard,
    # planning
    "examine": planning.examine,
    "recall": planning.recall,
    "create-raf": planning.create_raf,
    "redeploy": planning.redeploy,
    "redeploy-where": planning.redeploy_where,
    "buy": buying.buy,
    "place-reinforcement": buying.place_reinforcement,
    "train": planning.train,
    "plot-recon": planning.plot_recon,
    "prepare": planning.prepare,
    "mission-where": planning.mission_where,
    "gentlemens-war": flying.gentlemens_war,
    # flying turns
    "move": flying.move,
    "take-off": flying.take_off,
    "fly": flying.fly,
    "split": flying.split,
    "land-where": flying.land_where,
    "intercept": fighting.intercept,
    "attack": fighting.attack,
    "pick-hit": fighting.pick_hit,
    "keep-in-hex": fighting.keep_in_hex,
    "scatter": fighting.pushed,
    "driven-off": fighting.pushed,
    "place-ace": fighting.ace_to,
    "ace-to": fighting.ace_to,
    "bomb": fighting.bomb,
    "aim": fighting.aim,
    "more-missions": flying.more_missions,
}
"""What is done at each question, by the key of its prompt, in the order of play."""


class DoctrineBot(ByDoctrine[Table]):
    """Plays either side from what it sees."""

    doctrine = DOCTRINE

    def situation(self, view: View, luck: Luck, weighed: Weighed | None = None) -> Table:
        """The view as a commander reads it."""
        return Table(view, luck, weighed)
