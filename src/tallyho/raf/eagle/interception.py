"""Interception: hunters against squadrons, then squadrons against the Bomber Box (eagle:8, eagle:19.7)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.eagle.departures import after_leaving
from tallyho.raf.eagle.limits import luftflotte_fits, ready
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import FREE_HUNT, beyond_me109, named_card, on_raid
from tallyho.raf.interception import anything_to_attack, intercept, nobody_intercepts
from tallyho.raf.leaving import escorts_strafe, leave
from tallyho.raf.score import ADVANCED, GERMAN
from tallyho.raf.units import evenly, gruppen_in, has_gruppen, has_squadrons, named, squadrons_in, to_bomber_box
from tallyho.raf.vocabulary import (
    AIRBASE,
    BOMBER,
    BOMBER_ASIDE,
    DO17,
    ESCORT_ASIDE,
    HE111,
    HUNT,
    HURRICANE,
    JU87,
    JU88,
    ME109,
    ME110,
)
from tallyho.table import DONE, Args, Asks, Choice, Jump, Prompt, Reason, die

FREE_HUNTER: Final = Prompt("free-hunt", "eagle:15.1c")
CONTACT_DIE: Final = Prompt("contact-die", "eagle:19.7a")
NO_CONTACT: Final = Prompt("no-contact", "eagle:19.7b")
EXCESS_DIE: Final = Prompt("excess-die", "eagle:8.1b")
SLIP: Final = Prompt("excess-squadron", "eagle:8.1c")
INTERCEPT: Final = Prompt("intercept", "eagle:8.2e")
STAND_ASIDE: Final = Prompt("escort-aside", "eagle:8.21b")
ATTACKED_FIRST: Final = (HE111, JU88, DO17, JU87, ME110, ME110, ME109)
"""The types in the order in which squadrons pick them; elite Me 110s have the second place of theirs (eagle:8.2d)."""
ELITE: Final = 5
REDUCED: Final = len(ATTACKED_FIRST)


def free_hunt(p: EaglePosition) -> Asks[Jump]:
    """With the strategy card a full Me 109 from an airbase may join the hunters of a raid that is met."""
    if not on_raid(p, FREE_HUNT) or beyond_me109(p) or not has_squadrons(p, HUNT):
        return None
    for left in range(named_card(p, FREE_HUNT).hunters, 0, -1):
        may = [unit for unit in gruppen_in(p, AIRBASE) if why_not_hunter(p, unit) is None]
        if not may:
            p.tell("no-free-hunter", "eagle:15.1c")
            break
        offers = [DONE, *named(p, may)]
        answer = yield Choice(FREE_HUNTER, GERMAN, offers, {"left": left}, why_not=partial(why_not_free_hunt, p))
        if answer == DONE:
            break
        p.where[p.data.number[answer]] = HUNT
        p.tell("free-hunter", "eagle:15.1c", {"gruppe": answer})
    return None


def why_not_free_hunt(p: EaglePosition, answer: str) -> Reason | None:
    """Why a Gruppe cannot join the hunters; None for what is no Gruppe."""
    unit = p.data.number.get(answer)
    return None if unit is None or unit < p.data.squadrons else why_not_hunter(p, unit)


def why_not_hunter(p: EaglePosition, unit: int) -> Reason | None:
    """What keeps a Gruppe from a free hunt; None if nothing does."""
    facts: Args = {"gruppe": p.data.names[unit]}
    if p.data.type[unit] != ME109:
        return Reason("only-me109-hunts", "eagle:15.1c", facts)
    if not ready(p, unit):
        return Reason("hunter-not-ready", "eagle:2.21d", facts)
    if not luftflotte_fits(p, unit, p.target):
        return Reason("hunter-of-other-luftflotte", "eagle:5.4h", facts)
    return None


def hunter_contact(p: EaglePosition) -> Asks[Jump]:
    """Hunters who outnumber the squadrons by two or more may lose contact (eagle:19.7a, eagle:19.7b, R-66, R-70).

    Without squadrons all hunters leave anyway, so that no die is needed.
    """
    hunters, squadrons = len(gruppen_in(p, HUNT)), len(squadrons_in(p, HUNT))
    difference = hunters - squadrons
    if ADVANCED not in p.options or not squadrons or difference <= 1:
        return None
    facts: Args = {"hunters": hunters, "squadrons": squadrons, "difference": difference}
    roll = int((yield die(CONTACT_DIE, args=facts)))
    if roll >= difference:
        p.tell("contact-kept", "eagle:19.7b", {**facts, "die": roll})
        return None
    p.tell("contact-lost", "eagle:19.7b", {**facts, "die": roll})
    for left in range(roll, 0, -1):
        answer = yield Choice(NO_CONTACT, GERMAN, named(p, gruppen_in(p, HUNT)), {"left": left})
        leave(p, p.data.number[answer])
        p.tell("loses-contact", "eagle:19.7b", {"gruppe": answer})
    return None


def hunter_interception(p: EaglePosition) -> Asks[Jump]:
    """Who of the squadrons meets the hunters, by the numbers on both sides (eagle:8.1)."""
    hunters, squadrons = len(gruppen_in(p, HUNT)), len(squadrons_in(p, HUNT))
    if not squadrons:
        _nobody_to_hunt(p)
    elif not hunters:
        for unit in squadrons_in(p, HUNT):
            _slips_past(p, unit, "eagle:8.1a")
    elif squadrons <= hunters:
        p.tell("all-intercepted", "eagle:8.1f", {"hunters": hunters, "squadrons": squadrons})
    elif not has_gruppen(p, BOMBER):
        p.tell("excess-without-bombers", "eagle:8.1e", {"hunters": hunters, "squadrons": squadrons})
    else:
        yield from _outnumbered(p, hunters, squadrons)
    return None


def _nobody_to_hunt(p: EaglePosition) -> None:
    """Hunters go home, escorts strafe (eagle:8.1g, eagle:8.1j)."""
    hunters = gruppen_in(p, HUNT)
    for unit in hunters:
        leave(p, unit)
    p.tell("nobody-to-hunt", "eagle:8.1g", {"gruppen": [*named(p, hunters)], "count": len(hunters)})
    escorts_strafe(p, "eagle:8.1j")


def _slips_past(p: EaglePosition, unit: int, rule: str) -> None:
    to_bomber_box(p, unit)
    p.tell("slipped-past", rule, {"squadron": p.data.names[unit]})


def _outnumbered(p: EaglePosition, hunters: int, squadrons: int) -> Asks[None]:
    """A die above the excess lets the excess go on to the Bomber Box; else everybody stays (eagle:8.1b, eagle:8.1c)."""
    excess = squadrons - hunters
    facts: Args = {"hunters": hunters, "squadrons": squadrons, "excess": excess}
    roll = int((yield die(EXCESS_DIE, args=facts)))
    if roll <= excess:
        p.tell("excess-stays", "eagle:8.1b", {**facts, "die": roll})
        return
    p.tell("excess-goes-on", "eagle:8.1c", {**facts, "die": roll})
    for left in range(excess, 0, -1):
        may = _next_to_slip(p, left)
        if not may:
            p.tell("only-reduced-left", "eagle:8.1d", {"left": left})
            break
        answer = named(p, may)[0]
        if len(may) > 1:
            answer = yield Choice(SLIP, GERMAN, named(p, may), {"left": left}, why_not=partial(why_not_slip, p))
        _slips_past(p, p.data.number[answer], "eagle:8.1c")


def _next_to_slip(p: EaglePosition, left: int) -> list[int]:
    """Full Hurricanes before full Spitfires, then so that the letters are even (eagle:8.1c, R-34)."""
    full = [unit for unit in squadrons_in(p, HUNT) if p.full[unit]]
    hurricanes = [unit for unit in full if p.data.type[unit] == HURRICANE]
    return next_of(p, hurricanes or full, left, squadrons_in(p, BOMBER))


def next_of(p: EaglePosition, kind: list[int], left: int, chosen: list[int]) -> list[int]:
    """Who may be next of a kind: simply the first if all of them will be, else those whose letter is least chosen."""
    if len(kind) <= left:
        return kind[:1]
    letters = [p.data.letter[unit] for unit in chosen]
    return evenly(p, kind, [letters.count(0), letters.count(1), letters.count(2)])


def why_not_slip(p: EaglePosition, answer: str) -> Reason | None:
    """Why it is not this squadron that goes on to the Bomber Box."""
    unit = p.data.number.get(answer)
    if unit is None or unit >= p.data.squadrons or p.where[unit] != HUNT:
        return None
    if not p.full[unit]:
        return Reason("must-stay", "eagle:8.1d", {"squadron": answer})
    return Reason("others-slip-first", "eagle:8.1c", {"squadron": answer})


def squadron_interception(p: EaglePosition) -> Asks[Jump]:
    """As many Gruppen of the Bomber Box as there are squadrons are intercepted; escorts stand aside with the rest."""
    squadrons = squadrons_in(p, BOMBER)
    if not squadrons or not anything_to_attack(p):
        jump = nobody_intercepts(p, squadrons)
        if squadrons:
            after_leaving(p)
        return jump
    yield from intercept(p, len(squadrons), _pick, _set_escort_aside)
    return None


def _pick(p: EaglePosition, left: int) -> Asks[str]:
    """The Gruppe that comes next; the player chooses among equals (eagle:8.2d, eagle:8.2e)."""
    may = named(p, _next_to_intercept(p, left))
    if len(may) == 1:
        return may[0]
    return (yield Choice(INTERCEPT, GERMAN, may, {"left": left}, why_not=partial(why_not_intercept, p)))


def _next_to_intercept(p: EaglePosition, left: int) -> list[int]:
    """Who comes next: full Gruppen before reduced ones, by type, then so that the letters are even (eagle:8.2)."""
    aside = gruppen_in(p, BOMBER_ASIDE)
    first = min([attacked(p, unit) for unit in aside])
    return next_of(p, [unit for unit in aside if attacked(p, unit) == first], left, gruppen_in(p, BOMBER))


def attacked(p: EaglePosition, unit: int) -> int:
    """The place of a Gruppe in the order in which they are intercepted, from 0 (eagle:8.2c, eagle:8.2d, R-49)."""
    place = ELITE if p.data.elite[unit] else ATTACKED_FIRST.index(p.data.type[unit])
    return place if p.full[unit] else place + REDUCED


def why_not_intercept(p: EaglePosition, answer: str) -> Reason | None:
    """Why it is not this Gruppe that is intercepted next."""
    unit = p.data.number.get(answer)
    if unit is None or p.where[unit] != BOMBER_ASIDE:
        return None
    first = min([attacked(p, other) for other in gruppen_in(p, BOMBER_ASIDE)])
    if attacked(p, unit) == first:
        return Reason("letter-not-even", "eagle:8.2e", {"gruppe": answer})
    if p.full[unit] or first >= REDUCED:
        return Reason("other-type-first", "eagle:8.2d", {"gruppe": answer})
    return Reason("full-ones-first", "eagle:8.2c", {"gruppe": answer})


def _set_escort_aside(p: EaglePosition, escorts: list[int], left: int) -> Asks[None]:
    """Any escort that the player likes stands aside (eagle:8.21b)."""
    answer = p.data.names[escorts[0]]
    if left < len(escorts):
        answer = yield Choice(STAND_ASIDE, GERMAN, named(p, escorts), {"left": left})
    p.where[p.data.number[answer]] = ESCORT_ASIDE
    p.tell("escort-stands-aside", "eagle:8.21b", {"gruppe": answer})
