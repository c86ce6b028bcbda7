"""Squadron patrol (lion:5): toward the warning, and only as many as are needed."""

from __future__ import annotations

from typing import Final

from tallyho.bots.lion.warning import WANTED, next_raid
from tallyho.bots.raf.charts import DATA
from tallyho.bots.raf.situation import Situation, told
from tallyho.bots.weighed import Weighed, hundredths, percent
from tallyho.raf.vocabulary import LANDING, MAJOR, MINOR, PATROL, SECTORS
from tallyho.table import DONE, Args, Choice

FRUITLESS: Final = 0.1
"""What it costs at dawn to patrol for nothing: the squadron must re-arm while others could be raided."""
CIRCLE: Final = {name: PATROL + sector for sector, name in enumerate(SECTORS)}
CIRCLES_TOLD: Final = 3
"""So many circles, the best first, are compared for a player who asks."""
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
    answer = s.best(useful, useful.__getitem__) if useful else DONE
    if s.weighed is not None:
        _expected(s, s.weighed)
        if useful:
            _worth_it(watch, s.weighed, answer, s.unit(answer).box)
        elif gains:
            home = max(gains, key=gains.__getitem__)
            _not_worth_it(watch, s.weighed, home)
        else:
            s.weighed.add("only-green-left", "lion:15.31a", number=len(choice.offers) - 1)
    return answer


def patrol_circle(s: Situation, choice: Choice) -> str:
    """The circle where the squadron is wanted most."""
    squadron = s.unit(str(told(choice, "squadron")))
    watch = Watch(s, without=squadron.number)
    answer = s.best(choice.offers, lambda circle: watch.gain(squadron.box, CIRCLE[circle]))
    if s.weighed is not None:
        _expected(s, s.weighed)
        for circle in sorted(choice.offers, key=lambda circle: -watch.gain(squadron.box, CIRCLE[circle]))[
            :CIRCLES_TOLD
        ]:
            _circle_told(watch, s.weighed, squadron.box, CIRCLE[circle], best=circle == answer)
    return answer


# What a player who asks is told


def _expected(s: Situation, weighed: Weighed) -> None:
    """Where raids are expected, and why: the backs of the cards."""
    first, second = s.text("pulled") or "none", s.text("top") or "none"
    weighed.add("backs", "lion:4.I.5a", first=first, second=second)


def _worth_it(watch: Watch, weighed: Weighed, squadron: str, home: int) -> None:
    circle = max(IN_REACH[home], key=lambda box: watch.gain(home, box))
    weighed.add("patrol-chance", "lion:7.1a", squadron=squadron, **_chances(watch, home, circle))
    wanted: Args = {"minor": WANTED[MINOR], "major": WANTED[MAJOR]}
    weighed.add("patrol-gain", "lion:5k", **wanted, **_gain(watch, home, circle))


def _not_worth_it(watch: Watch, weighed: Weighed, home: int) -> None:
    circle = max(IN_REACH[home], key=lambda box: watch.gain(home, box))
    weighed.add("patrol-no-gain", "lion:5k", **_chances(watch, home, circle), **_gain(watch, home, circle))


def _circle_told(watch: Watch, weighed: Weighed, home: int, circle: int, *, best: bool) -> None:
    facts = {**_chances(watch, home, circle), **_gain(watch, home, circle)}
    del facts["sector"]  # it is the same for all circles
    weighed.add("circle-value", "lion:7.1a", best="yes" if best else "no", **facts)


def _chances(watch: Watch, home: int, circle: int) -> Args:
    chances: Args = {"chance": percent(watch.chance[circle]), "chance_home": percent(watch.chance[home])}
    return {"circle": SECTORS[circle - PATROL], "sector": SECTORS[home], **chances}


def _gain(watch: Watch, home: int, circle: int) -> Args:
    """In hundredths: they are chances, less the price of a patrol for nothing."""
    in_vain = watch.fruitless * (1 - watch.chance[circle])
    needs: Args = {"need": hundredths(watch.need[circle]), "need_home": hundredths(watch.need[home])}
    return {**needs, "in_vain": hundredths(in_vain), "gain": hundredths(watch.gain(home, circle))}
