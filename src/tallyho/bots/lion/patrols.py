"""Squadron patrol (lion:5): toward the warning, and only as many as are needed."""

from __future__ import annotations

from typing import Final

from tallyho.bots.lion.charts import DATA
from tallyho.bots.lion.situation import Situation, told
from tallyho.bots.lion.warning import WANTED, next_raid
from tallyho.raf.vocabulary import LANDING, MAJOR, PATROL, SECTORS
from tallyho.table import DONE, Choice

FRUITLESS: Final = 0.1
"""What it costs at dawn to patrol for nothing: the squadron must re-arm while others could be raided."""
CIRCLE: Final = {name: PATROL + sector for sector, name in enumerate(SECTORS)}
IN_REACH: Final = tuple(tuple(CIRCLE[name] for name in circles) for circles in DATA.circles)
"""By sector, the circles in reach of its squadrons."""


class Watch:
    """For every box, how likely the next raid can be answered from there, and how much one more squadron is wanted."""

    def __init__(self, s: Situation, without: int | None = None) -> None:
        there = [0] * LANDING
        for unit in s.on_call():
            there[unit.box] += unit.number != without
        self.chance, next_raids = next_raid(s)
        self.need = [0.0] * LANDING
        self.fruitless = FRUITLESS * s.daylight()
        for chance, boxes, wanted in next_raids:
            missing = wanted
            for box in boxes:
                missing -= there[box]
            if missing > 0:
                need = chance * wanted / WANTED[MAJOR]
                for box in boxes:
                    self.need[box] += need

    def gain(self, home: int, circle: int) -> float:
        """What it brings to patrol there instead of waiting at home, less the price of a patrol for nothing."""
        return self.need[circle] - self.need[home] - self.fruitless * (1 - self.chance[circle])


def patrol_squadron(s: Situation, choice: Choice) -> str:
    """Send patrols where the backs of the target cards point, as long as they are likelier of use there than at home.

    A patrol over the raid's way can respond whatever the warning; from its sector a squadron responds only with time
    enough. But who has patrolled must re-arm for a segment: near nightfall that matters less. Green squadrons wait.
    """
    watch = Watch(s)
    ready = [(name, unit) for name in choice.offers[1:] for unit in (s.unit(name),) if unit.full]
    gains = {home: max([watch.gain(home, box) for box in IN_REACH[home]]) for home in {unit.box for _, unit in ready}}
    useful = {name: (gains[unit.box], unit.rating) for name, unit in ready if gains[unit.box] > 0}
    return s.best(useful, useful.__getitem__) if useful else DONE


def patrol_circle(s: Situation, choice: Choice) -> str:
    """The circle where the squadron is wanted most."""
    squadron = s.unit(str(told(choice, "squadron")))
    watch = Watch(s, without=squadron.number)
    return s.best(choice.offers, lambda circle: watch.gain(squadron.box, CIRCLE[circle]))
