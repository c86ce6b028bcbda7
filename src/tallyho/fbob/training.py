"""Training (24, optional): units rest for Up status or train for the night; both sides decide in secret at once."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.position import FbobPosition
from tallyho.fbob.secretly import both
from tallyho.fbob.vocabulary import (
    ABOARD,
    BASED,
    FAKE,
    NIGHT_TRAINED,
    RESTING,
    SIDES,
    TRAINING,
    TRAINING_RULE,
    UP,
)
from tallyho.table import DONE, Asks, Choice, Jump, Prompt, Reason

TRAIN: Final = Prompt("train", "fbob:24.1a")
REST, NIGHT = "rest ", "night "


def train(p: FbobPosition) -> Asks[Jump]:
    """Each side says of one unit more what it does in this month."""
    if not p.has(TRAINING_RULE):
        return None
    yield from both(p, _question, _decide)
    return None


def _question(p: FbobPosition, side: int) -> Choice:
    idle = [unit for unit in p.data.of_side[side] if may_train(p, unit)]
    rest = [REST + p.data.names[unit] for unit in idle if not p.training[unit] & UP]  # fbob:24.2c
    night = [NIGHT + p.data.names[unit] for unit in idle if not p.is_night_trained(unit)]  # fbob:24.6a
    return Choice(TRAIN, SIDES[side], [DONE, *rest, *night], secret=True, why_not=partial(_why_not, p, side))


def may_train(p: FbobPosition, unit: int) -> bool:
    """A unit on the ground that neither rests nor trains in this month already (fbob:24.1b)."""
    if p.place[unit] not in (BASED, ABOARD) or p.data.klass[unit] == FAKE:
        return False
    return not p.training[unit] & (RESTING | TRAINING)


def _decide(p: FbobPosition, side: int, answer: str) -> None:
    rests = answer.startswith(REST)
    unit = p.data.unit[answer.removeprefix(REST if rests else NIGHT)]
    p.training[unit] |= RESTING if rests else TRAINING
    key = "rests" if rests else "trains"
    rule = "fbob:24.2a" if rests else "fbob:24.5a"
    p.tell(key, rule, {"unit": p.data.names[unit], "side": SIDES[side]}, seen_by=(SIDES[side],))


def _why_not(p: FbobPosition, side: int, answer: str) -> Reason | None:
    for word in (REST, NIGHT):
        unit = p.data.unit.get(answer.removeprefix(word)) if answer.startswith(word) else None
        if unit is not None and p.data.units[unit].side == side:  # nothing is told of the enemy's training
            if p.training[unit] & (RESTING | TRAINING):
                return Reason("trains-already", "fbob:24.1b", {"unit": p.data.names[unit]})
            up = word == REST and p.training[unit] & UP
            return Reason(
                "up-already" if up else "cannot-train",
                "fbob:24.2c" if up else "fbob:24.6a",
                {"unit": p.data.names[unit]},
            )
    return None


def end_of_month(p: FbobPosition) -> None:
    """A month's rest makes a unit Up, a month's training makes it night trained (fbob:24.2b, fbob:24.5a)."""
    for unit, state in enumerate(p.training):
        if state & RESTING:
            p.training[unit] = state & ~RESTING | UP
        elif state & TRAINING:
            p.training[unit] = state & ~TRAINING | NIGHT_TRAINED
