"""Raid approach events that Lion has of its own (compendium of events)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.cards import CardEvent
from tallyho.raf.events import (
    bombers_in_bomber_box,
    concerned,
    left_raid,
    letters_of,
    moved,
    nothing,
    responding,
    turned_reduced,
)
from tallyho.raf.lion.deployment import at_airbase, one_gruppe
from tallyho.raf.lion.interception import released
from tallyho.raf.lion.targets import beyond_range
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, BRITISH
from tallyho.raf.units import gruppen_in, has_gruppen, has_squadrons, named
from tallyho.raf.vocabulary import (
    BOMBER,
    CLOSE_ESCORT,
    HUNT,
    INFLIGHT,
    LETTERS,
    LUFTFLOTTEN,
    ME109,
    NONE,
    SEPTEMBER_1,
    TYPES,
)
from tallyho.table import Args, Asks, Choice, Json, Prompt, Reason, reason

CONFUSED: Final = Prompt("radio-confusion", "lion:event.radio-confusion.a")


def bombers_break_formation(p: RafPosition, event: CardEvent) -> None:
    """Bombers with the letter turn reduced."""
    rule = "lion:event.bombers-break-formation"
    bombers, because = concerned(p, bombers_in_bomber_box(p), event, rule)
    turned_reduced(p, bombers, rule, because)


def clouds_inhibit_hunters(p: RafPosition, event: CardEvent) -> Asks[None]:
    """Hunters with the letter leave before they can attack; with none left the squadrons go on."""
    rule = "lion:event.clouds-inhibit-hunters.a"
    hunters, because = concerned(p, gruppen_in(p, HUNT), event, rule)
    left_raid(p, hunters, rule, because)
    yield from _squadrons_go_on(p)


def me109s_close_escort(p: RafPosition, event: CardEvent) -> Asks[None]:
    """Me 109s with the letter escort, even such as had left, or strafe if there is nobody to escort."""
    rule = "lion:event.me109s-close-escort.a"
    me109s = [unit for unit in gruppen_in(p, HUNT) + gruppen_in(p, INFLIGHT) if p.data.type[unit] == ME109]
    escorts, because = concerned(p, me109s, event, rule)
    if has_gruppen(p, BOMBER):
        moved(p, escorts, CLOSE_ESCORT, rule, because)
    else:
        rule = "lion:event.me109s-close-escort.b"
        moved(p, escorts, BOMBER, rule, [*because, reason("event-nobody-to-escort", rule)])
    yield from _squadrons_go_on(p)


def _squadrons_go_on(p: RafPosition) -> Asks[None]:
    """Squadrons that no Gruppe hunts any more move on (lion:event.clouds-inhibit-hunters.b, lion:9.1a)."""
    if has_squadrons(p, HUNT) and not has_gruppen(p, HUNT):
        yield from released(p)


def radio_confusion(p: RafPosition, event: CardEvent) -> Asks[None]:
    """One full squadron with the letter, of the player's choice, leaves the raid."""
    rule = "lion:event.radio-confusion.a"
    immune = with_vhf(p)
    full = [unit for unit in responding(p) if p.full[unit] and unit not in immune]
    squadrons, spared = concerned(p, full, event, rule)
    if not squadrons:
        nothing(p, "lion:event.radio-confusion.b", [reason("event-no-full-squadron", rule), *spared])
        return
    name = p.data.names[squadrons[0]]
    if len(squadrons) > 1:
        args: Args = {"letters": letters_of(event)}
        name = yield Choice(CONFUSED, BRITISH, named(p, squadrons), args, why_not=partial(why_not_confused, p, event))
    left_raid(p, [p.data.number[name]], rule, [])


def with_vhf(p: RafPosition) -> list[int]:
    """Squadrons that Radio Confusion, the one event that counts squadrons, leaves out (lion:19.6b, lion:19.6c)."""
    if ADVANCED not in p.options or p.day < SEPTEMBER_1:
        return []
    return [unit for unit in responding(p) if p.data.vhf[unit]]


def why_not_confused(p: RafPosition, event: CardEvent, answer: str) -> Reason | None:
    """Why a squadron cannot be the one that leaves; None for what is no squadron."""
    unit = p.data.number.get(answer, NONE)
    if unit >= p.data.squadrons:
        return None
    rule = "lion:event.radio-confusion.a"
    if unit not in responding(p):
        return Reason("not-in-raid", rule, {"squadron": answer})
    if unit in with_vhf(p):
        return Reason("vhf-immune", "lion:19.6b", {"squadron": answer})
    if not p.full[unit]:
        return Reason("reduced-not-confused", rule, {"squadron": answer})
    return Reason("other-letter", rule, {"squadron": answer, "letter": LETTERS[p.data.letter[unit]]})


def undetected_hunters(p: RafPosition, event: CardEvent) -> Asks[None]:
    """One more Me 109 joins the hunt, or the escort if nobody hunts."""
    because: list[Json] = []
    unit = yield from extra_fighter(p, (ME109,), "lion:event.undetected-hunters.b", because)
    if unit == NONE:
        return
    rule = "lion:event.undetected-hunters.a"
    if has_gruppen(p, HUNT):
        moved(p, [unit], HUNT, rule, because)
    else:
        moved(p, [unit], CLOSE_ESCORT, rule, [*because, reason("event-no-hunters", rule)])


def extra_fighter(p: RafPosition, types: tuple[int, ...], rule: str, because: list[Json]) -> Asks[int]:
    """A full fighter at an airbase of the raid's Luftflotte, the first type that is there; NONE if there is none.

    LF3 to LF2 fills Force cards; it does not make LF3 the Luftflotte of a raid on an LF2 target (R-75).
    """
    luftflotte = p.data.targets[p.target].luftflotte
    for kind in types:
        if kind == ME109 and beyond_range(p):
            because.append(reason("event-beyond-range", rule))
            continue
        found = at_airbase(p, luftflotte, kind)
        if found:
            unit = yield from one_gruppe(p, found)
            if len(found) > 1:
                because.append(reason("letter-chosen", "lion:8.2h", {"letter": LETTERS[p.data.letter[unit]]}))
            return unit
        args: Args = {"luftflotte": LUFTFLOTTEN[luftflotte], "type": TYPES[kind]}
        because.append(reason("none-at-airbase", rule, args))
    nothing(p, rule, because)
    return NONE
