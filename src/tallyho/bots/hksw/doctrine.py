"""Both sides of Battle of Britain, HKSW version, played by doctrine: a bot that a player can learn from.

Every question of the game has its function, and each says in its first lines what is done and why. The principles:

Luftwaffe
1. Fighters in every flight, and just bombs enough: eight bombing dice for a city, and Bf 109s for the rest.
2. Fly what promises points, keep the rest in the hand: a mission that is not flown does not fail.
3. Wait over the own coast, where no RAF flight may come, and strike together.
4. One escort in each group of a dogfight, and the escort fights first.

RAF
1. Meet raids where the race can be won, with full flights.
2. Cover what the enemy can hit; many cards beside one group get at the bombers.
3. Fight, then go home: only on its box is a flight filled again.
4. Losses count at the end: the later, the more a squadron is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.bots.doctrine import ByDoctrine
from tallyho.bots.hksw import (
    alert,
    dogfights,
    homing,
    interception,
    losses,
    missions,
    movement,
    patrol,
    repair,
    returning,
)
from tallyho.bots.hksw.state import Table
from tallyho.bots.weighed import Weighed
from tallyho.table import Choice, Luck, View

DOCTRINE: Final[dict[str, Callable[[Table, Choice], str]]] = {
    # the beginning of a turn
    "rotate": repair.rotate,
    "ace-to": repair.ace_to,
    "declare-dice": repair.declare_dice,
    "reserve": repair.reserve,
    "repair-squadron": repair.repair_squadron,
    "repair-site": repair.repair_site,
    "fly-today": missions.fly_today,
    # alert and missions
    "assign-squadron": alert.assign_squadron,
    "place-squadron": alert.place_squadron,
    "place-returned": alert.place_returned,
    "ground-flight": alert.ground_flight,
    "assign-mission": missions.assign_mission,
    # the Luftwaffe moves
    "scramble": homing.scramble,
    "choose-flight": movement.choose_flight,
    "send-home": returning.send_home,
    "fly": movement.fly,
    "intercept": interception.choose,
    "race": interception.race,
    "take-hits": losses.take_hits,
    # the RAF moves
    "choose-wing": patrol.choose_wing,
    "move-wing": patrol.move_wing,
    "mark-dogfight": patrol.mark_dogfight,
    # battle and bombing
    "next-combat": patrol.next_combat,
    "dogfight-shape": dogfights.dogfight_shape,
    "dogfight-pick": dogfights.dogfight_pick,
    "dogfight-beside": dogfights.dogfight_beside,
    "dogfight-next": dogfights.dogfight_next,
    "dogfight-select": dogfights.dogfight_select,
    "head-home": homing.head_home,
    "lose-bomber": losses.lose_bomber,
    "next-square": returning.next_square,
    "reach-home": returning.reach_home,
}
"""What is done at each question, by the key of its prompt, in the order of play."""


class DoctrineBot(ByDoctrine[Table]):
    """Plays either side from what it sees."""

    doctrine = DOCTRINE

    def situation(self, view: View, luck: Luck, weighed: Weighed | None = None) -> Table:
        """The view as a commander reads it."""
        return Table(view, luck, weighed)
