"""What morale points are spent on, and where it is placed: only what brings more until the end than it costs."""

from __future__ import annotations

from typing import Final

from tallyho.bots.fbob.charts import DATA, HEART, LONDON, apart, is_bomber, is_fake, is_fighter, is_zeppelin
from tallyho.bots.fbob.odds import bomb_column, city_points
from tallyho.bots.fbob.planning import site_for
from tallyho.bots.fbob.prospects import RAIDED, alike, defending, in_play, raiding
from tallyho.bots.fbob.raids import Units, plain
from tallyho.bots.fbob.state import Table, told
from tallyho.bots.fbob.values import price
from tallyho.bots.weighed import points
from tallyho.fbob.reinforcement import LATE
from tallyho.fbob.vocabulary import OF_BRITISH, OF_GERMAN, UNDER
from tallyho.table import DONE, Choice

MARGIN: Final = 1.5
"""A purchase has to bring so many times its price."""


def buy(s: Table, choice: Choice) -> str:
    """What is free at once; then what brings most for its price, if that is more than the price."""
    free = [one for one in choice.offers if one != DONE and cost(s, one) == 0]
    if free:
        s.because("free", what=free[0])
        return free[0]
    judged = [(gain(s, one) / cost(s, one), one) for one in choice.offers if one != DONE]
    best = max(judged, default=(0.0, DONE))
    if best[0] > MARGIN:
        s.because("buy", what=best[1], gain=points(best[0] * cost(s, best[1])), cost=cost(s, best[1]))
        return best[1]
    s.because("keep-points", mp=s.mp(s.me))
    return DONE


def cost(s: Table, what: str) -> int:
    """The price of a ware."""
    if what in DATA.unit:
        return 0 if s.units[what]["place"] == "set-up" else price(s, DATA.unit[what])
    if what == "free-aa":
        return 0
    kind = "carrier" if what == "carrier" else "tender"
    return DATA.ground[what].cost if what in DATA.ground else DATA.ground[DATA.mix[OF_BRITISH][kind, 0]].cost


def gain(s: Table, what: str) -> float:
    """What a ware brings until the end, on average."""
    if what in DATA.unit:
        return _unit_gain(s, DATA.unit[what])
    if what == "b-cd" and _unsheltered(s):
        return _shelter_gain(s) * RAIDED * (s.months_left + 1)
    return _aerodrome_gain(s) if what == "g-aerodrome" else 0.0


def _unit_gain(s: Table, unit: int) -> float:
    """What a bomber or fighter brings, at best as one of a group that is bought with it and still can be paid for."""
    if not (is_bomber(unit) if s.me == OF_GERMAN else is_fighter(unit)):
        return 0.0
    worth = raiding if s.me == OF_GERMAN else defending
    have = in_play(s)
    before = worth(s, have)
    groups = [_group(s, unit, number) for number in range(1, _affordable(s, unit, s.mp(s.me), _room(s)) + 1)]
    return max(((worth(s, [*have, *more]) - before) / len(more) for more in groups), default=0.0)


def _group(s: Table, unit: int, number: int) -> list[int]:
    """A unit and others like it from the pool."""
    return [unit, *[one for one in _pool(s) if one != unit and alike(one, unit)][: number - 1]]


def _affordable(s: Table, unit: int, points: int, room: int) -> int:
    """How many units like this one can be paid and based, at most a group."""
    return min(s.limit(s.me), points // max(1, price(s, unit)), room)


def _room(s: Table) -> int:
    """How many more units all aerodromes take."""
    return sum(max(0, s.room(at)) for at in s.aerodromes)


def _aerodrome_gain(s: Table) -> float:
    """What bombers bring, less their price, for whom there would be no base without another aerodrome."""
    left = s.mp(s.me) - cost(s, "g-aerodrome")
    bombers = [unit for unit in _pool(s) if is_bomber(unit) and not is_zeppelin(unit)]
    if _room(s) >= s.limit(s.me) or not bombers or left < price(s, bombers[0]):
        return 0.0
    have, unit = in_play(s), bombers[0]
    more = _group(s, unit, _affordable(s, unit, left, DATA.based))
    return raiding(s, [*have, *more]) - raiding(s, have) - MARGIN * len(more) * price(s, unit)


def _pool(s: Table) -> list[int]:
    """The own units that could be bought now."""
    late = s.month >= LATE
    return [unit for unit, one in s.own.items() if one["place"] == "pool" and (late or not DATA.units[unit].late)]


def _raiders(s: Table) -> Units:
    """The group that is to be expected."""
    bombers = [unit for unit in s.enemy_in_play if is_bomber(unit) and DATA.units[unit].endurance]
    return tuple(bombers[: DATA.stack[OF_GERMAN]])


def _unsheltered(s: Table) -> list[int]:
    """The hexes of London without civil defence."""
    return [at for at in LONDON if not s.sheltered(at)]


def _shelter_gain(s: Table) -> float:
    """What civil defence takes from a raid on the hexes that it would protect."""
    raiders = _raiders(s)
    if not raiders:
        return 0.0
    column = bomb_column(sum(DATA.units[unit].bombs for unit in raiders), 0)
    bare, relieved = (
        city_points(column, DATA.value[HEART], london=True, sheltered=sheltered) for sheltered in (False, True)
    )
    bombers = sum(is_bomber(unit) for unit in s.enemy_in_play)
    covered = max(sum(apart(at, one) <= 1 for one in _unsheltered(s)) for at in LONDON)
    return (bare - relieved) * covered / len(_unsheltered(s)) * max(1.0, bombers / DATA.stack[OF_GERMAN])


def place_reinforcement(s: Table, choice: Choice) -> str:
    """Air units with their like, civil defence where it covers most of London, the rest where the enemy comes."""
    what = str(told(choice, "what"))
    answer = _site(s, what, choice.offers)
    s.because("goes-to", what=what, hex=plain(answer))
    return answer


def _site(s: Table, what: str, offers: tuple[str, ...] | list[str]) -> str:
    if what in DATA.unit:
        unit = DATA.unit[what]
        return site_for(s, what, offers) if not is_fake(unit) else offers[-1]
    if what == "b-cd":
        open_hexes = _unsheltered(s)

        def covers(site: str) -> tuple[int, bool, str]:
            at = DATA.hex[plain(site)]
            return sum(apart(at, one) <= 1 for one in open_hexes), site.endswith(UNDER), site

        return max(offers, key=covers)
    goal = HEART if s.me == OF_BRITISH else (s.aerodromes or [HEART])[0]
    return min(offers, key=lambda one: (apart(DATA.hex[plain(one)], goal), not one.endswith(UNDER), one))
