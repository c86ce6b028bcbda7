"""Fighter Command played by doctrine: a bot that a player can learn from.

Every question of the game has its function, and each says in its first lines what is done and why. The principles:

1. Answer a raid with as much as it has, or leave it alone.
2. Patrol toward the warning; keep the rest on the ground, where it stays fresh.
3. A squadron has its price: what it could do later in the day.
4. Beat the hunters with all together, or slip past them; do not fight them on equal terms.
5. Aircraft, pilots and reinforcements go where most raids come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.bots.doctrine import ByDoctrine
from tallyho.bots.lion import commitment, interception, losses, nights, patrols
from tallyho.bots.raf.situation import Situation
from tallyho.bots.weighed import Weighed
from tallyho.table import Choice, Luck, View

DOCTRINE: Final[dict[str, Callable[[Situation, Choice], str]]] = {
    # before the raids
    "green-squadron": losses.green_squadron,
    "night-patrol": nights.night_patrol,
    "patrol-squadron": patrols.patrol_squadron,
    "patrol-circle": patrols.patrol_circle,
    # the raid
    "commit": commitment.commit,
    "push-on": interception.push_on,
    "slip-past": interception.slip_past,
    "go-home": interception.go_home,
    "evade": interception.evade,
    "fend": interception.fend,
    "turn-reduced": interception.turn_reduced,
    "radio-confusion": interception.radio_confusion,
    "new-ace": interception.new_ace,
    "press-on": interception.press_on,
    "press-on-disrupted": interception.press_on_disrupted,
    "after-blenheims": losses.after_blenheims,
    "intercept": interception.intercept,
    "escort-aside": interception.escort_aside,
    "disperse": losses.disperse,
    # the night and the days between
    "six-hundred": nights.six_hundred,
    "night-squadron": nights.night_squadron,
    "night-gruppe": nights.night_gruppe,
    "landing-accident": nights.landing_accident,
    "light-loss-return": losses.light_loss_return,
    "heavy-loss-move": losses.heavy_loss_move,
    "reinforcement": losses.reinforcement,
}
"""What is done at each question, by the key of its prompt, in the order of play."""


class DoctrineBot(ByDoctrine[Situation]):
    """Plays the British side from what it sees."""

    doctrine = DOCTRINE

    def situation(self, view: View, luck: Luck, weighed: Weighed | None = None) -> Situation:
        """The view as Fighter Command reads it."""
        return Situation(view.table, luck, weighed)
