"""What answering a raid is worth: hunter attack, squadron attack and bombs, in expected victory points.

The lesson of the numbers, for a raid of three hunters, two escorts and three bombers: nobody answering costs 3.5
points; one squadron is shot down by the hunters, and the bombs fall all the same (-3.3); two make it a little less bad
(-2.1); six do better than even (+0.8); eight win 2.4 points, and ten 4.6. So a raid is answered with as much as it has,
or with little hope.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tallyho.bots.raf.charts import (
    DATA,
    GRUPPE_POINTS,
    GRUPPE_RESULTS,
    SQUADRON_POINTS,
    SQUADRON_RESULTS,
    bombs_cost,
    reduced_bombs,
    row_of,
)
from tallyho.raf.vocabulary import DISRUPTED, NO_EFFECT

UNMET: Final = DATA.bombing_shift["no_squadron"]
"""Columns that bombers gain if no squadron has met them."""
REDUCED_BOMBS: Final = reduced_bombs()
"""What a bomber keeps of its strength on its reduced side: half or a little more."""
DISRUPTED_GO_ON: Final = 0.5
"""Of the squadrons that hunters have disrupted, so many go on to the bombers."""
LOST_SQUADRON: Final = 1.25
"""A lost squadron costs its victory points, and aircraft and pilots that others will want."""
CACHED: Final = 1 << 15


class Raid(NamedTuple):
    """A raid as the charts see it: numbers, ratings, bombing strength, and what shifts the tables.

    `patrollers` wait over the Channel; `strafing` is what the escorts can add to the bombs; `factor` is 2 where the
    target counts double; after a delayed response the bombs fall first.
    """

    hunters: int
    escorts: int
    patrollers: int
    bombers: int
    hunter_rating: int
    rating: int
    escort_rating: int
    strength: int
    strafing: int
    level: int
    shift: int
    factor: int = 1
    bombs_first: bool = False


@lru_cache(maxsize=CACHED)
def answered(raid: Raid, squadrons: int, power: int) -> float:
    """The points to expect if so many squadrons with these ratings in total answer the raid, well handled."""
    if not squadrons:
        return unanswered(raid)
    if not raid.hunters:
        return attack(raid, raid.escorts, squadrons, power)
    most = max(0, squadrons - raid.hunters)
    return max(split(raid, squadrons, power, slip) for slip in range(most + 1))


def unanswered(raid: Raid) -> float:
    """Nobody comes: the bombers have it easy, their escorts strafe, and a raid with bombers costs a point more."""
    return attack_by(raid, raid.escorts, 0, 0) + (DATA.vp_no_response if raid.bombers else 0)


def split(raid: Raid, squadrons: int, power: int, slip: int) -> float:
    """So many slip past the hunters, the others fight them; who comes through goes on to the bombers."""
    fighting = squadrons - slip
    each = power / squadrons
    row = row_of(raid.level, raid.hunters, raid.hunter_rating + each * fighting)
    value = raid.hunters * GRUPPE_POINTS[row] - LOST_SQUADRON * fighting * SQUADRON_POINTS[row]
    if not raid.bombers:
        return value
    escorts = round(raid.escorts + raid.hunters * GRUPPE_RESULTS[row][NO_EFFECT])
    shares = SQUADRON_RESULTS[row]
    arriving = slip + fighting * (shares[NO_EFFECT] + DISRUPTED_GO_ON * shares[DISRUPTED])
    return value + attack(raid, escorts, arriving, each * arriving)


def attack(raid: Raid, escorts: int, squadrons: float, power: float) -> float:
    """The squadron attack and the bombs; between two whole numbers of squadrons each is as likely as it is near."""
    low = int(squadrons)
    each = power / squadrons if squadrons else 0.0
    share = squadrons - low
    value = attack_by(raid, escorts, low, round(each * low))
    if not share:
        return value
    return (1 - share) * value + share * attack_by(raid, escorts, low + 1, round(each * (low + 1)))


@lru_cache(maxsize=CACHED)
def attack_by(raid: Raid, escorts: int, squadrons: int, power: int) -> float:
    """So many squadrons each take on a Gruppe; for every Gruppe that is left alone an escort stands aside."""
    if not raid.bombers:
        return 0.0
    if not squadrons:
        return -raid.factor * bombs_cost(raid.strength + raid.strafing, raid.shift + UNMET)
    met = min(raid.bombers, squadrons)
    close = max(0, escorts - (raid.bombers - met))
    ratings = raid.rating * met / raid.bombers + close * one_escort(raid, escorts)
    row = row_of(raid.level, met + close, ratings + power)
    shares = GRUPPE_RESULTS[row]
    staying = 1.0 if raid.bombs_first else shares[NO_EFFECT] + REDUCED_BOMBS * shares[DISRUPTED]
    strength = raid.strength * (raid.bombers - met + met * staying) / raid.bombers
    fight = (met + close) * GRUPPE_POINTS[row] - LOST_SQUADRON * squadrons * SQUADRON_POINTS[row]
    return fight - raid.factor * bombs_cost(strength, raid.shift)


def one_escort(raid: Raid, escorts: int) -> float:
    """The average rating of the escorts; those beyond the raid's own are hunters that have come back to the bombers."""
    returned = escorts - raid.escorts
    hunters = returned * raid.hunter_rating / raid.hunters if returned else 0.0
    return (raid.escort_rating + hunters) / escorts if escorts else 0.0
