"""The planning of a month: events, the RAF, redeployment, training, recon, patrols and noted targets."""

from __future__ import annotations

from typing import Final, cast

from tallyho.bots.fbob.charts import DATA, HEART, LONDON, REST, apart, is_bomber, is_fighter
from tallyho.bots.fbob.flying import raids_planned
from tallyho.bots.fbob.odds import recon_marker
from tallyho.bots.fbob.prospects import defending, in_play
from tallyho.bots.fbob.raids import Raid, city_worth, plain, strength
from tallyho.bots.fbob.state import Table, told
from tallyho.bots.weighed import percent, points
from tallyho.fbob.vocabulary import BOMBER, NIGHT, OF_BRITISH, OF_GERMAN
from tallyho.table import DONE, Choice

RAF_MARGIN: Final = 2
"""The RAF has to gain so many times its price: raiders whom it would meet may stay at home instead."""
GATE: Final = DATA.hex["1818"]
"""Southend: past it raiders come up the Thames."""
NEAR: Final = 9
"""Bases at most so far from the gate are useful against raids on London."""


# Events


def examine(s: Table, choice: Choice) -> str:
    """Where most is hidden; for the German in London first, for the British where most units are based."""
    counts = s.enemy_based()

    def value(name: str) -> tuple[int, int, str]:
        at = DATA.hex[name]
        hidden = s.land.get(name, {}).get("hidden", 0)
        if s.me == OF_GERMAN:
            return hidden * (1 + (at in LONDON)), DATA.value[at], name
        return counts.get(name, 0), hidden, name

    answer = max(choice.offers, key=value)
    s.because("examine", hex=answer)
    return answer


def recall(s: Table, choice: Choice) -> str:
    """The weakest fighter goes to France."""
    answer = min(choice.offers, key=lambda name: (strength(DATA.unit[name]), s.ace(DATA.unit[name]), name))
    s.because("weakest-goes", unit=answer)
    return answer


def create_raf(s: Table, choice: Choice) -> str:
    """If three fighters together gain more than two by as much as it costs, in the months that are left."""
    del choice
    fighters = in_play(s)
    gain = defending(s, fighters, DATA.stack_raf) - defending(s, fighters)
    pays = gain > RAF_MARGIN * DATA.raf
    s.because("raf-pays" if pays else "raf-too-dear", gain=points(gain), cost=DATA.raf)
    return "yes" if pays else "no"


# Redeployment


def redeploy(s: Table, choice: Choice) -> str:
    """Out of crowded or lost bases, and the best fighters to where raiders pass."""
    offers = choice.offers
    stranded = [
        DATA.names[unit]
        for unit in s.on_ground
        if s.own[unit]["place"] == "based" and DATA.names[unit] in offers and _stranded(s, unit)
    ]
    if stranded:
        s.because("leaves-base", unit=stranded[0])
        return stranded[0]
    unit = _called_home(s, offers) if s.me == OF_BRITISH else _reunited(s, offers)
    if unit is not None:
        s.because("to-the-gate" if s.me == OF_BRITISH else "bombers-together", unit=unit)
        return unit
    if DONE in offers:
        s.because("all-in-place")
        return DONE
    s.because("leaves-base", unit=offers[0])
    return offers[0]


def _stranded(s: Table, unit: int) -> bool:
    """Whether a unit is where it cannot take off, or where too many are."""
    site = str(s.own[unit]["at"])
    return "aerodrome" not in s.land_at(site) or len(s.based(site)) > DATA.based


def _called_home(s: Table, offers: tuple[str, ...] | list[str]) -> str | None:
    """The best fighter far from the gate, if a base near it has room."""
    if not any(s.room(at) > 0 and apart(at, GATE) <= NEAR for at in s.aerodromes):
        return None
    far = [
        unit
        for unit in s.on_ground
        if is_fighter(unit) and s.own[unit]["place"] == "based" and DATA.names[unit] in offers
        if apart(DATA.hex[str(s.own[unit]["at"])], GATE) > NEAR
    ]
    return DATA.names[max(far, key=lambda unit: (strength(unit), unit))] if far else None


def _reunited(s: Table, offers: tuple[str, ...] | list[str]) -> str | None:
    """A bomber that is alone goes to others of its sort; whoever takes their room makes way for him."""
    homes: dict[str, list[int]] = {}
    for unit in s.on_ground:
        if DATA.klass[unit] == BOMBER:
            homes.setdefault(str(s.own[unit]["at"]), []).append(unit)
    short = sorted((site for site, units in homes.items() if len(units) < DATA.based), key=lambda one: -len(homes[one]))
    if len(short) < 2:
        return None
    main, guests = short[0], [unit for unit in s.based(short[0]) if unit not in homes[short[0]]]
    wanted = [*homes[short[-1]]] if s.room(DATA.hex[main]) > 0 else guests
    return next((DATA.names[unit] for unit in wanted if DATA.names[unit] in offers), None)


def redeploy_where(s: Table, choice: Choice) -> str:
    """A base with friends of the same sort; fighters near the gate."""
    what = str(told(choice, "what"))
    answer = site_for(s, what, choice.offers)
    s.because("goes-to", what=what, hex=answer)
    return answer


def site_for(s: Table, what: str, offers: tuple[str, ...] | list[str]) -> str:
    """Where an air unit is best based: bombers as near to London as can be, fighters where they meet raiders."""
    if what not in DATA.unit:
        return offers[0]
    unit = DATA.unit[what]
    goal = HEART if s.me == OF_GERMAN else GATE
    if s.me == OF_BRITISH and is_bomber(unit):
        goal = DATA.hex["4024"]

    def value(site: str) -> tuple[float, str]:
        at = DATA.hex.get(plain(site))
        if at is None:
            return 0.0, site
        there = s.based(plain(site))
        mates = sum(DATA.klass[one] == DATA.klass[unit] for one in there)
        pair = 2.0 * (mates in (1, 2)) if is_fighter(unit) and s.me == OF_BRITISH else 9.0 * (2 * mates - len(there))
        return pair - 0.5 * apart(at, goal), site

    return max(offers, key=value)


# Training, recon, patrols


def train(s: Table, choice: Choice) -> str:
    """Units that will not fly in this month rest or learn to fly by night."""
    idle = s.months_left > 0 and (s.me == OF_BRITISH or raids_planned(s) is None)
    for offer in choice.offers if idle else ():
        if offer == DONE:
            continue
        kind, name = offer.split(" ", 1)
        unit = DATA.unit[name]
        if s.me == OF_GERMAN and is_bomber(unit) and (kind == "night") == (NIGHT in s.rules and _learns(s, unit)):
            s.because("trains" if kind == "night" else "rests", unit=name)
            return offer
    s.because("all-fly")
    return DONE


def _learns(s: Table, unit: int) -> bool:
    return not s.night_trained(unit)


def plot_recon(s: Table, choice: Choice) -> str:
    """The target of a raid, as often as one more plot brings more than its half point."""
    if len(choice.offers) == 1:
        s.because("no-recon")
        return DONE
    month = raids_planned(s) if s.me == OF_GERMAN else None
    plots = [DATA.hex[name] for name in cast("list[str]", s.table["plots"])]
    chance = recon_marker(weather=s.weather)
    for raid in month.raids if month is not None else ():
        missed = (1 - chance) ** plots.count(raid.target)
        gain = missed * chance * _recon_gain(s, raid)
        if gain > 1 / DATA.recons_per_point:
            name = DATA.hexes[raid.target]
            s.because("recon", hex=name, gain=points(gain), chance=percent(chance))
            return name
    s.because("no-recon")
    return DONE


def _recon_gain(s: Table, raid: Raid) -> float:
    """What a Recon marker adds to a raid."""
    if raid.target in s.recon:
        return 0.0
    before = raid.points
    kept = s.recon
    s.recon = kept | {raid.target}
    after = city_worth(s, raid.units, raid.target, raid.arrives)
    s.recon = kept
    return after - before


def prepare(s: Table, choice: Choice) -> str:
    """Raiders note their targets; patrols go up if raids are to be expected and patrols gain more than rest."""
    month = raids_planned(s) if any(one.startswith("target ") for one in choice.offers) else None
    for raid in month.raids if month is not None else ():
        for unit in raid.units:
            offer = f"target {DATA.names[unit]}"
            if offer in choice.offers and not s.own[unit].get("note") and s.me == OF_GERMAN:
                s.because("notes-target", unit=DATA.names[unit], hex=DATA.hexes[raid.target])
                return offer
    s.because("no-patrol", mean=points(REST))
    return DONE


def mission_where(s: Table, choice: Choice) -> str:
    """The target that the raid is to bomb."""
    month = raids_planned(s)
    unit = DATA.unit[str(told(choice, "unit"))]
    for raid in month.raids if month is not None else ():
        note = f"{DATA.hexes[raid.target]} city"
        if unit in raid.units and note in choice.offers:
            s.because("notes-target", unit=DATA.names[unit], hex=DATA.hexes[raid.target])
            return note
    goal = HEART if s.me == OF_GERMAN else GATE
    answer = min(choice.offers, key=lambda one: (apart(DATA.hex[one[:4]], goal), one))
    s.because("posted", unit=DATA.names[unit], hex=answer[:4])
    return answer
