"""RAF interception: whether a flight is sent when the radar line sees a raid, which, and how it races."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.bots.hksw import belief
from tallyho.bots.hksw.charts import DATA, apart, mission_points
from tallyho.bots.hksw.odds import Toll, intercept
from tallyho.bots.hksw.state import Table, told
from tallyho.bots.hksw.values import balance
from tallyho.bots.weighed import percent, points
from tallyho.hksw.vocabulary import NO, OF_LUFTWAFFE
from tallyho.table import Choice

SAVED: Final = 0.3
"""The share of a mission's points that a lost bomber saves: a flight has about three."""
WORTH_INTERCEPTING: Final = 0.1
"""What an intercept must promise: the flight is on its station afterwards and is not filled (R-37)."""
WEAR: Final = 0.25
"""What each card lost costs beyond its points because the flight fights on without it until it can go home."""


class Intercept(NamedTuple):
    """What sending a flight promises."""

    arrives: float
    toll: Toll
    worth: float


def choose(s: Table, choice: Choice) -> str:
    """The flight that promises most is sent: likely to arrive, strong, and worth its losses; otherwise none."""
    raid = DATA.flight[told(choice, "flight")]
    square = DATA.square[told(choice, "square")]
    judged = {name: promise(s, DATA.flight[name], raid, square) for name in choice.offers if name != NO}
    name = s.best(judged, lambda one: (judged[one].worth, -apart(s.at[DATA.flight[one]], square)))
    found = judged[name]
    good = found.worth >= WORTH_INTERCEPTING
    s.because(
        "intercept" if good else "no-intercept",
        "hksw:6.intercept.m",
        flight=name,
        raid=told(choice, "flight"),
        arrives=percent(found.arrives),
        lost=points(found.toll.luftwaffe),
        raf=points(found.toll.raf),
        worth=points(found.worth),
    )
    return name if good else NO


def promise(s: Table, flight: int, raid: int, square: int) -> Intercept:
    """What it promises to send a flight against a raid in a square."""
    arrives = arrival(s, flight, raid, square)
    toll = intercept(belief.luftwaffe_flight(s, raid, square), belief.raf_flight(s, flight))
    group = DATA.formation[flight]
    worth = -balance(s, toll, group) + toll.bombers * SAVED * _stake(s, raid, square) - WEAR * toll.raf
    return Intercept(arrives, toll, arrives * worth)


def _stake(s: Table, raid: int, square: int) -> float:
    """The points of the mission that the raid may have, on average."""
    found = [mission_points(target) + 1 for target, _ in targets_near(s, raid, square)]
    return sum(found) / len(found) if found else 1.0


def arrival(s: Table, flight: int, raid: int, square: int) -> float:
    """The share of the targets in reach of the raid where the flight can be in time: each step is answered (R-10)."""
    if apart(s.at[flight], square) <= 1:
        return 1.0
    found = targets_near(s, raid, square)
    if not found:
        return 0.5 if apart(s.at[flight], square) <= 2 else 0.0
    in_time = sum(apart(s.at[flight], DATA.targets[target].square) <= far + 1 for target, far in found)
    return in_time / len(found)


def targets_near(s: Table, raid: int, square: int) -> list[tuple[int, int]]:
    """The targets that a raid may have and can still reach in this move, and how far they are."""
    left = s.number("left")
    known = s.mission(raid)
    missions = s.by_name("missions")
    found = []
    for target, about in enumerate(DATA.targets):
        far = apart(square, about.square)
        if far <= left and (target == known if known is not None else about.name not in missions):
            found.append((target, far))
    return found


def race(s: Table, choice: Choice) -> str:
    """Into the raid's square if that is beside; else to where most of its targets can still be reached before it."""
    quarry = DATA.flight[told(choice, "quarry")]
    at = DATA.square[told(choice, "at")]
    if told(choice, "at") in choice.offers:
        s.because("contact", "hksw:6.intercept.d", quarry=told(choice, "quarry"), square=told(choice, "at"))
        return str(told(choice, "at"))
    found = targets_near(s, quarry, at)

    def worth(name: str) -> tuple[int, int]:
        square = DATA.square[name]
        in_time = sum(apart(square, DATA.targets[target].square) <= far for target, far in found)
        return in_time, -apart(square, at)

    raids = {s.at[flight] for flight in OF_LUFTWAFFE}
    free = [name for name in choice.offers if DATA.square[name] not in raids]  # another raid would stop it
    name = s.best(free or choice.offers, worth)
    s.because(
        "race-to", "hksw:6.intercept.c", square=name, covered=worth(name)[0], targets=len(found), far=-worth(name)[1]
    )
    return name
