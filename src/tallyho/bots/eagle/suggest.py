"""What a player may have done for them while they plan: bombers, escort, even letters, or the plan of the whole day."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.day_plan import plan_of
from tallyho.bots.eagle.filling import fill_bombers, fill_escort
from tallyho.bots.eagle.letters import balance
from tallyho.bots.eagle.planner import Raid
from tallyho.bots.eagle.sketch import Sketch
from tallyho.bots.eagle.state import Table
from tallyho.bots.eagle.waves import wave_of
from tallyho.raf.eagle.raid_plan import TIMES
from tallyho.raf.eagle.strategy import planned_cards
from tallyho.table import Choice, Luck, View

OF_THE_DAY: Final = ("plan", "plan-raid")
OF_A_WAVE: Final = ("assign-fighters", "assign-to-raid")


def suggest(view: View, choice: Choice, what: str, card: int) -> list[str]:
    """The answers that carry out a suggestion for a card (0: for all raids), one after another; none if it needs none.

    After the last of them the plan is open again: to confirm it is the player's.
    """
    key = choice.prompt.key
    if key not in (*OF_THE_DAY, *OF_A_WAVE):
        return []
    sketch = Sketch(view, whole_day=key in OF_THE_DAY)
    HOW[what](sketch, Table(view, Luck("")), card)
    return sketch.finished()


def whole_day(sketch: Sketch, table: Table, card: int) -> None:
    """The plan of the doctrine in place of what lies there, whatever the card; of a later wave its fighters."""
    if not sketch.whole_day:
        lay_gruppen(sketch, wave_of(table))
        return
    raids = plan_of(table.state(dawn=True))
    for one in planned_cards(sketch.p):
        sketch.drop(one)
    for raid in raids:
        sketch.give(raid.card, TIMES[raid.segment])
    for raid in raids:
        for number in raid.strategies:
            sketch.give(raid.card, str(number))
    lay_gruppen(sketch, raids)


def lay_gruppen(sketch: Sketch, raids: Iterable[Raid]) -> None:
    """First everybody off the raids who does not belong there, then everybody on who does."""
    for raid in raids:
        for unit in sketch.on(raid.card):
            if unit not in raid.gruppen:
                sketch.give(raid.card, DATA.names[unit])
    for raid in raids:
        for unit in raid.gruppen:
            if unit not in sketch.on(raid.card):
                sketch.give(raid.card, DATA.names[unit])


HOW: Final[dict[str, Callable[[Sketch, Table, int], None]]] = {
    "fill-bombers": fill_bombers,
    "fill-escort": fill_escort,
    "balance": balance,
    "whole-day": whole_day,
}
SUGGESTIONS: Final = tuple(HOW)
