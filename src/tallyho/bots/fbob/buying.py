"""What morale points are spent on, and where it is placed: only what brings more until the end than it costs."""

from __future__ import annotations

from typing import Final

from tallyho.bots.fbob.charts import DATA, HEART, LONDON, apart, is_bomber, is_fake, is_fighter
from tallyho.bots.fbob.defence import best_group
from tallyho.bots.fbob.odds import bomb_column, city_points
from tallyho.bots.fbob.planning import ATTACKS, RAIDED, _one_attack, site_for
from tallyho.bots.fbob.raids import Units, campaign, plain
from tallyho.bots.fbob.state import Table, told
from tallyho.bots.fbob.values import need, price
from tallyho.bots.weighed import points
from tallyho.fbob.vocabulary import OF_BRITISH, OF_GERMAN, UNDER
from tallyho.table import DONE, Choice

MARGIN: Final = 2
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
    months = s.months_left + 1
    if what in DATA.unit:
        unit = DATA.unit[what]
        if s.me == OF_GERMAN:
            return _bomber_gain(s, unit, months) if is_bomber(unit) else 0.0
        return _fighter_gain(s, unit) * ATTACKS * RAIDED * months if is_fighter(unit) else 0.0
    if what == "b-cd" and _unsheltered(s):
        return _shelter_gain(s) * RAIDED * months
    return 0.0


def _bomber_gain(s: Table, unit: int, months: int) -> float:
    """What one bomber more brings: in this month if raids pay, later on at a London that will have shelters."""
    month = campaign(s)
    bombs = DATA.units[unit].bombs
    now, later = (_share(bombs, sheltered=sheltered) for sheltered in (s.sheltered(HEART), True))
    if month.worth + now <= need(s):
        return 0.0
    lasting = max(0.0, month.points and later * len(month.raids) * DATA.stack[OF_GERMAN] - need(s))
    return now + (later * RAIDED * (months - 1) if lasting else 0.0)


def _share(bombs: int, *, sheltered: bool) -> float:
    """What a bomber brings on average, alone or as one of three."""
    value = DATA.value[HEART]
    alone = city_points(bomb_column(bombs, 0), value, london=True, sheltered=sheltered)
    return max(alone, city_points(bomb_column(3 * bombs, 0), value, london=True, sheltered=sheltered) / 3)


def _fighter_gain(s: Table, unit: int) -> float:
    """What the best group gains in an attack by one fighter more."""
    raiders = _raiders(s)
    fighters = [one for one in s.on_ground if is_fighter(one)]
    if not raiders:
        return 0.0
    after = _one_attack(s, best_group([*fighters, unit], s.limit(s.me)), raiders)
    before = _one_attack(s, best_group(fighters, s.limit(s.me)), raiders) if fighters else 0.0
    return after - max(0.0, before)


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
