"""The Luftwaffe played by doctrine: a bot that a player can learn from.

Every question of the game has its function, and each says in its first lines what is done and why. The principles:

1. Fly in two waves, morning and afternoon, each with all fighters: many hunters make every combat better.
2. One strong raid of each Luftflotte in a wave, where the forecast of dice and charts promises most.
3. Two or three bombers are enough: a fourth brings next to nothing.
4. Me 109s hunt, Me 110s stay with the bombers.
5. Strategy cards go where they change the forecast most.
6. Rest between raid days rather than press: the Luftwaffe must last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.bots.doctrine import ByDoctrine
from tallyho.bots.eagle import air, days, deployment, planning
from tallyho.bots.eagle.state import Table
from tallyho.bots.weighed import Weighed
from tallyho.table import Choice, Luck, View

DOCTRINE: Final[dict[str, Callable[[Table, Choice], str]]] = {
    # before the raids
    "green-squadron": days.green_squadron,
    "night-bomber": days.night_bomber,
    "plan": planning.plan,
    "plan-raid": planning.plan_raid,
    # the raid
    "choose-raid": deployment.choose_raid,
    "deploy-me110": deployment.deploy_me110,
    "channel-patrol": deployment.channel_patrol,
    "deploy-me109": deployment.deploy_me109,
    "declare-raid": deployment.declare_raid,
    "green-for-pool": air.green_for_pool,
    "free-hunt": air.free_hunt,
    "no-contact": air.no_contact,
    "excess-squadron": air.excess_squadron,
    "intercept": air.intercept,
    "which-blenheim": air.which_blenheim,
    "escort-aside": air.escort_aside,
    "extended-attack": air.extended_attack,
    "disperse": air.disperse,
    # between the waves
    "assign-fighters": planning.assign_fighters,
    "assign-to-raid": planning.assign_to_raid,
    # the night and the days between
    "night-squadron": days.night_squadron,
    "night-gruppe": days.night_gruppe,
    "landing-accident": days.landing_accident,
    "press-or-rest": days.press_or_rest,
    "continue-campaign": days.continue_campaign,
    "free-priority": days.free_priority,
    "light-loss-return": days.light_loss_return,
    "heavy-loss-move": days.heavy_loss_move,
    "gruppe-served": days.gruppe_served,
}
"""What is done at each question, by the key of its prompt, in the order of play."""


class DoctrineBot(ByDoctrine[Table]):
    """Plays the German side from what it sees."""

    doctrine = DOCTRINE

    def situation(self, view: View, luck: Luck, weighed: Weighed | None = None) -> Table:
        """The view as the Luftwaffe reads it."""
        return Table(view, luck, weighed)
