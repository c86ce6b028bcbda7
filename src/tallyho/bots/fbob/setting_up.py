"""Set-up: the standard deployment for the British, aerodromes as near to London as can be for the Germans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tallyho.bots.fbob.charts import DATA, LONDON, apart, is_bomber, is_zeppelin
from tallyho.bots.fbob.raids import plain
from tallyho.bots.fbob.state import Table, told
from tallyho.fbob.vocabulary import OF_GERMAN, STANDARD, UNDER
from tallyho.table import Choice


def standard(s: Table, choice: Choice) -> str:
    """All that is left as the standard deployment has it."""
    del choice
    s.because("standard")
    return STANDARD


def aerodrome(s: Table, choice: Choice) -> str:
    """The Germans go forward: each five hexes less are a turn less, out and home, before fuel and day end."""
    return _german(s, choice, lambda at, _: -to_london(at))


def headquarters(s: Table, choice: Choice) -> str:
    """Where it commands most aerodromes."""
    return _german(s, choice, lambda at, _: (_commanded(s, at), -sum(apart(at, one) for one in s.aerodromes)))


def anti_aircraft(s: Table, choice: Choice) -> str:
    """Guns at the aerodromes, evenly."""
    return _german(s, choice, lambda at, under: (at in s.aerodromes, -_guns(s, at), under))


def air_unit(s: Table, choice: Choice) -> str:
    """Bombers of one sort together and forward, Zeppelins, Fakes and fighters where there is room."""
    unit = DATA.unit[str(told(choice, "unit"))]

    def value(at: int, _: bool) -> tuple[int, int]:  # noqa: FBT001 - one shape for all
        there = s.based(DATA.hexes[at])
        mates = sum(DATA.units[one].type == DATA.units[unit].type for one in there)
        forward = is_bomber(unit) and not is_zeppelin(unit)
        return 3 * mates - 2 * len(there), -to_london(at) if forward else to_london(at)

    return _german(s, choice, value)


def _german(s: Table, choice: Choice, worth: Callable[[int, bool], Any]) -> str:
    """The site worth most; the British keep to the standard deployment."""
    if s.me != OF_GERMAN:
        return standard(s, choice)
    sites = [one for one in choice.offers if one[:4] in DATA.hex]
    if not sites:
        return standard(s, choice)
    answer = max(sites, key=lambda one: (worth(DATA.hex[plain(one)], one.endswith(UNDER)), one))
    s.because("set-up-site", hex=plain(answer), far=to_london(DATA.hex[plain(answer)]))
    return answer


def to_london(at: int) -> int:
    """The hexes to the nearest part of London."""
    return min(apart(at, one) for one in LONDON)


def _commanded(s: Table, at: int) -> int:
    return sum(apart(at, one) <= DATA.command for one in s.aerodromes)


def _guns(s: Table, at: int) -> int:
    return sum(int(word[2:]) for word in s.land_at(DATA.hexes[at]) if word[:2] == "aa")
