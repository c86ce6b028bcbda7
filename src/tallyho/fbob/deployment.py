"""Set-up (31-33): the British first, then the Germans, piece by piece or by the standard deployment."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.position import FbobPosition
from tallyho.fbob.rows import Force, Standard
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.sites import air_sites, base, end_arranging, land_offers, put_land
from tallyho.fbob.vocabulary import (
    AA,
    ABOARD,
    ACE_OF,
    ACES,
    AERODROME,
    BASED,
    EARLY_WARNING,
    HEADQUARTERS,
    NAVY,
    OF_BRITISH,
    OF_GERMAN,
    OPTIONS,
    PHASE_1,
    PHASE_2,
    SET_UP,
    SIDES,
    STANDARD,
    TENDERS,
    UNDER,
)
from tallyho.table import Args, Asks, Choice, Entry, Jump, Prompt, Reason, entries, together

PLACE_LAND: Final = {
    AERODROME: Prompt("deploy-aerodrome", "fbob:17.3a"),
    HEADQUARTERS: Prompt("deploy-headquarters", "fbob:17.6HQa"),
    EARLY_WARNING: Prompt("deploy-early-warning", "fbob:17.6EWa"),
    AA: Prompt("deploy-aa", "fbob:17.4a"),
}
PLACE_TENDER: Final = Prompt("deploy-tender", "fbob:6.2c")
PLACE_AIR: Final = Prompt("deploy-unit", "fbob:20.1a")
PLACE_ACE: Final = Prompt("deploy-ace", "fbob:19.1a")
LAND_ORDER: Final = (AERODROME, HEADQUARTERS, EARLY_WARNING, AA)
PER_FORCE: Final = len(LAND_ORDER)


def forces_of(p: FbobPosition, side: int) -> list[Force]:
    """What a side sets up, country by country."""
    return p.data.forces_of[_set_up_name(p), side]


def _set_up_name(p: FbobPosition) -> str:
    """Scenario 2 begins in January 1918; the campaign is set up as scenario 1 (fbob:33.2a)."""
    return PHASE_2 if p.started == p.data.scenarios[PHASE_2].first else PHASE_1


def set_up(p: FbobPosition, scenario: str, options: frozenset[str]) -> None:
    """The position before anything is placed."""
    chosen = p.data.scenarios[scenario]
    p.month = p.started = chosen.first
    p.last_month = chosen.last
    p.mp = [*chosen.points]
    p.rules = sum(1 << bit for bit, name in enumerate(OPTIONS) if name in options)


def begin(p: FbobPosition, side: int) -> Jump:
    """A side takes up its pieces."""
    p.arranging = side  # the enemy sees what is placed when all is
    extra = p.data.extras[f"{_set_up_name(p)}-{SIDES[side]}"]
    stock: list[int] = []
    fakes = 0
    for force in forces_of(p, side):
        stock += [force.aerodromes, force.headquarters, force.early_warning, force.aa]
        fakes += force.fakes
        for unit in force.units:
            p.place[unit] = SET_UP
    for unit in p.data.fakes[:fakes] if side == OF_GERMAN else ():
        p.place[unit] = SET_UP
    p.stock = [*stock, extra.tenders, *extra.aces]
    return None


def begin_british(p: FbobPosition) -> Jump:
    """The British set up first (fbob:31.2a, fbob:32.2a)."""
    return begin(p, OF_BRITISH)


def begin_german(p: FbobPosition) -> Jump:
    """The Germans set up second and see what lies open (fbob:31.3a, fbob:32.3a, R-68)."""
    return begin(p, OF_GERMAN)


def place(p: FbobPosition) -> Asks[Jump]:
    """Every piece, or all that is left at once: one list, so that nobody can tell the standard deployment (R-91)."""
    side = p.arranging
    first = _entry(p, side)
    if first is not None:
        answers = yield from together(first)
        for entry in entries(answers[0]):
            _settle(p, side, entry)
    _finish(p, side)
    return None


def _entry(p: FbobPosition, side: int, front: Prompt | None = None) -> Entry | None:
    """Where the next piece goes; None when all is placed."""
    piece = next_piece(p, side)
    if piece is None:
        return None
    prompt, offers, facts = piece

    def then(answer: str) -> Entry | None:
        later = p.copy()
        _settle(later, side, answer)
        return _entry(later, side, front or prompt)

    choice = Choice(prompt, SIDES[side], [STANDARD, *offers], facts, why_not=partial(_why_not, prompt))
    return Entry(choice, front or prompt, p, then)


def _settle(p: FbobPosition, side: int, answer: str) -> None:
    if answer == STANDARD:
        deploy_rest(p, side)
    else:
        settle_piece(p, side, answer)


Piece = tuple[Prompt, list[str], Args]


def next_piece(p: FbobPosition, side: int) -> Piece | None:
    """What is placed next and where it may be; None when all is placed."""
    forces = forces_of(p, side)
    for order, kind in enumerate(LAND_ORDER):
        for number, force in enumerate(forces):
            left = p.stock[number * PER_FORCE + order]
            if left:
                sites = land_offers(p, side, kind, force.country, 1 if kind == AA else 0)
                return PLACE_LAND[kind], sites, {"left": left, "country": force.country}
    if p.stock[_tenders(forces)]:
        sites = [p.data.hexes[at] for at in p.data.naval]
        return PLACE_TENDER, sites, {"left": p.stock[_tenders(forces)]}
    for unit in p.data.of_side[side]:
        if p.place[unit] == SET_UP:
            country = country_of(p, side, unit)
            return PLACE_AIR, air_sites(p, side, unit, country), {"unit": p.data.names[unit], "country": country}
    for kind, ace in enumerate(ACES):
        if p.stock[_tenders(forces) + 1 + kind]:
            fit = [
                unit
                for unit in p.data.of_side[side]
                if p.place[unit] in (BASED, ABOARD) and ACE_OF[p.data.klass[unit]] == kind
            ]
            return PLACE_ACE, p.names(fit), {"ace": ace}
    return None


def _tenders(forces: list[Force]) -> int:
    """The place of the tenders in the stock; the aces follow."""
    return len(forces) * PER_FORCE


def country_of(p: FbobPosition, side: int, unit: int) -> str:
    """The country in which a unit starts; Fakes with the rest (R-46)."""
    forces = forces_of(p, side)
    return next((force.country for force in forces if unit in force.units), forces[0].country)


def settle_piece(p: FbobPosition, side: int, answer: str) -> None:
    """The next piece goes where an answer says."""
    forces = forces_of(p, side)
    for order, kind in enumerate(LAND_ORDER):
        for number, _ in enumerate(forces):
            index = number * PER_FORCE + order
            if p.stock[index]:
                put_land(p, kind, answer, 1 if kind == AA else 0)
                _use_up(p, index)
                return
    if p.stock[_tenders(forces)]:
        ship = next(one for one in TENDERS if p.navy_at[one] == p.data.nowhere)
        p.navy_at[ship] = p.data.hex[answer]
        _use_up(p, _tenders(forces))
        p.changed()
        return
    for unit in p.data.of_side[side]:
        if p.place[unit] == SET_UP:
            base(p, unit, answer)
            return
    p.ace[p.data.unit[answer]] += 1
    kind = ACE_OF[p.data.klass[p.data.unit[answer]]]
    _use_up(p, _tenders(forces) + 1 + kind)


def _use_up(p: FbobPosition, index: int) -> None:
    p.stock = with_entry(p.stock, index, p.stock[index] - 1)


def deploy_rest(p: FbobPosition, side: int) -> None:
    """All that is left goes where the standard deployment has it, or as near to that as what is placed allows."""
    standard = p.data.standard[f"{_set_up_name(p)}-{SIDES[side]}"]
    while (piece := next_piece(p, side)) is not None:
        prompt, offers, facts = piece
        settle_piece(p, side, _standard_site(p, standard, prompt, offers, facts))


def _standard_site(p: FbobPosition, standard: Standard, prompt: Prompt, offers: list[str], facts: Args) -> str:
    """The first site of the standard deployment that is still offered; below an aerodrome rather than above it."""
    if prompt is PLACE_ACE:
        return next(
            (name for name in p.names([*standard.aces]) if name in offers and not p.ace[p.data.unit[name]]), offers[0]
        )
    for at in _wanted(p, standard, prompt, facts):
        for name in (p.data.hexes[at] + UNDER, p.data.hexes[at]):
            if name in offers:
                return name
    return offers[0]


def _wanted(p: FbobPosition, standard: Standard, prompt: Prompt, facts: Args) -> list[int]:
    if prompt is PLACE_LAND[AERODROME]:
        return [*standard.aerodromes]
    if prompt is PLACE_LAND[HEADQUARTERS]:
        return [*standard.headquarters]
    if prompt is PLACE_LAND[EARLY_WARNING]:
        return [*standard.early_warning]
    if prompt is PLACE_LAND[AA]:
        return [at for at in standard.aa if p.aa(at) < standard.aa.count(at)]
    if prompt is PLACE_TENDER:
        return [at for at in standard.tenders if at not in p.navy_at]
    unit = p.data.unit[str(facts["unit"])]
    return [standard.units[unit]] if unit in standard.units else [*standard.fakes]


def _why_not(prompt: Prompt, answer: str) -> Reason | None:
    return Reason("not-a-site", prompt.rule) if answer[:4].isdecimal() or answer in NAVY else None


def _finish(p: FbobPosition, side: int) -> None:
    p.stock = []
    end_arranging(p, side)
