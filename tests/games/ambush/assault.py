"""The assault of two counters that have met (ambush:6)."""

from __future__ import annotations

from typing import Final

from tallyho.table import Asks, Jump, Prompt, die

from .components import SQUARES
from .position import LOST, AmbushPosition
from .vocabulary import COUNTERS

ATTACK_DIE: Final = die(Prompt("attack-die", "ambush:6.1c"))
DEFENCE_DIE: Final = die(Prompt("defence-die", "ambush:6.1c"))


def assault(p: AmbushPosition) -> Asks[Jump]:
    """A die and the strength of each; the lower is lost. A decoy was lost on contact, without a die (ambush:6.1b)."""
    attacker, defender = COUNTERS.index(p.attacker), COUNTERS.index(p.defender)
    if LOST not in (p.at[attacker], p.at[defender]):
        attack = p.data.strength[p.kind[attacker]] + int((yield ATTACK_DIE))
        defence = p.data.strength[p.kind[defender]] + int((yield DEFENCE_DIE))
        p.tell("assault", "ambush:6.1c", {"attack": attack, "defence": defence})
        if attack == defence:
            p.at[attacker] = SQUARES.index(p.came_from)
            p.tell("fell-back", "ambush:6.1d", {"counter": p.attacker, "square": p.came_from})
        else:
            p.lose(attacker if attack < defence else defender, "ambush:6.1c")
    return None
