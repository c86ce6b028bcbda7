"""German raid deployment: size, types, the Gruppen that fly and their missions (lion:8)."""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import Final

from tallyho.raf.cards import Clause, Entry
from tallyho.raf.decks import FORCE_CARDS, drawn
from tallyho.raf.leaving import squadrons_leave
from tallyho.raf.lion.targets import beyond_range, luftflotten_of
from tallyho.raf.position import RafPosition
from tallyho.raf.units import evenly, gruppen_in, has_gruppen, named
from tallyho.raf.vocabulary import (
    ACCURATE,
    AIRBASE,
    BOMBER,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    DELAYED,
    DO17,
    FALSE_RAID,
    FIGHTERS,
    HE111,
    HUNT,
    INTELLIGENCE,
    JU87,
    JU88,
    LETTERS,
    LF2,
    LIMITED,
    LUFTFLOTTEN,
    MAJOR,
    ME109,
    ME110,
    MINOR,
    NO_WARNING,
    RAIDS,
    SNAP_RAID,
    TYPES,
)
from tallyho.table import Asks, Json, Jump, Prompt, draw, reason
from tallyho.table.boxes import mask

SIZE_CARD: Final = Prompt("force-card-size", "lion:4.II.4")
TYPES_CARD: Final = Prompt("force-card-types", "lion:4.II.6")
WHICH_GRUPPE: Final = Prompt("which-gruppe", "lion:8.2h")
ESCORT, PATROL_MISSION = "escort", "patrol"
SUBSTITUTES: Final = (JU88, DO17, HE111, JU87)
"""Bombers that stand in for others, in this order (lion:8.2e)."""
ORDER: Final = {
    ME109: (ME109, ME110),
    ME110: (ME110, ME109),
    **{bomber: (bomber, *(other for other in SUBSTITUTES if other != bomber)) for bomber in SUBSTITUTES},
}
IN_DISPLAY: Final = mask([HUNT, BOMBER, CLOSE_ESCORT, CHANNEL_PATROL])
SWEEP_ENTRY: Final = Entry(ME109, "hunt")


def raid_size(p: RafPosition) -> Asks[Jump]:
    """The first Force card gives the number of Gruppen, or calls the raid off (lion:8a, lion:8.1)."""
    if p.effects & SNAP_RAID:
        p.size = len(elite_at_airbase(p))
        p.tell("snap-raid-size", "lion:event.snap-raid-by-elite-me110s.a", {"size": p.size})
    else:
        p.force = yield from drawn(p, FORCE_CARDS, SIZE_CARD)
        card = p.data.force[p.force]
        clause = fitting(p, card.major if p.raid == MAJOR else card.minor)
        p.size = clause.size
        because: list[Json] = [reason("size-conditional", "lion:8.1a", _conditions(p))] if _conditional(clause) else []
        args: dict[str, Json] = {"card": p.force, "raid": RAIDS[p.raid], "size": p.size, "because": because}
        p.tell("raid-size" if p.size else "raid-called-off", "lion:8a" if p.size else "lion:8.1b", args)
        if not p.size:
            squadrons_leave(p, HUNT, "squadrons-leave", "lion:8.1b")
            return "raid.target"
    return None if p.intelligence == LIMITED else "raid.deployment"


def fitting(p: RafPosition, clauses: tuple[Clause, ...]) -> Clause:
    """The first clause whose condition holds."""
    for clause in clauses:
        if clause.intelligence and p.intelligence not in clause.intelligence:
            continue
        if clause.depleted is not None and clause.depleted != p.depleted:
            continue
        return clause
    raise AssertionError("the clauses of a Force card leave no gap")


def _conditional(clause: Clause) -> bool:
    return bool(clause.intelligence) or clause.depleted is not None


def _conditions(p: RafPosition) -> dict[str, Json]:
    return {"intelligence": INTELLIGENCE[p.intelligence], "depleted": "yes" if p.depleted else "no"}


def deployment(p: RafPosition) -> Asks[Jump]:
    """The second Force card gives the types (lion:8b); a snap raid has its own Gruppen."""
    if p.effects & SNAP_RAID:
        for unit in elite_at_airbase(p):
            p.where[unit] = BOMBER  # lion:8.3d: no bombers fly with them
            p.tell("gruppe-flies", "lion:event.snap-raid-by-elite-me110s.a", _flies(p, unit, BOMBER, 0))
        return _next(p)
    p.force = yield from drawn(p, FORCE_CARDS, TYPES_CARD)
    p.tell("raid-types", "lion:8b", {"card": p.force})
    if sweep(p):
        p.size += p.data.force[p.force].sweep
        p.tell("sweep", "lion:8.22a", {"size": p.size})
    return None


def sweep(p: RafPosition) -> bool:
    """Whether the card makes a minor raid a sweep of Me 109s alone (lion:8.22a, lion:8.22c)."""
    return p.raid == MINOR and p.data.force[p.force].sweep > 0 and not beyond_range(p)


def selection(p: RafPosition) -> Asks[Jump]:
    """Entry by entry a Gruppe is selected, until the raid is complete or an entry cannot be filled (lion:8.2)."""
    swept = sweep(p)
    entries = (SWEEP_ENTRY,) * p.size if swept else p.data.force[p.force].entries[: p.size]
    used = letters_used(p)
    while (number := sum(used)) < len(entries):
        entry = entries[number]
        because: list[Json] = []
        candidates = suitable(p, entry, because, swept=swept)
        if not candidates:
            p.tell("selection-stops", "lion:8.2g", {"entry": number + 1, "type": TYPES[entry.type], "because": because})
            break
        candidates = evenly(p, candidates, used)
        unit = candidates[0]
        if len(candidates) > 1:
            unit = p.data.number[(yield draw(WHICH_GRUPPE, named(p, candidates)))]
        p.where[unit] = box = mission(p, unit, entry)
        used[p.data.letter[unit]] += 1
        p.tell("gruppe-flies", "lion:8.2c", _flies(p, unit, box, number + 1, because))
    p.size = sum(used)
    if not p.size:
        return false_raid(p)
    strafers_without_bombers(p)
    p.tell("raid-formed", "lion:8.5b", {key: len(gruppen_in(p, box)) for key, box in _FORMED})
    return _next(p)


def letters_used(p: RafPosition) -> list[int]:
    """How many Gruppen of each letter are in the Raid Display."""
    flying = bytes(compress(p.data.letters_of_gruppen, p.where[p.data.squadrons :].translate(IN_DISPLAY)))
    return [flying.count(0), flying.count(1), flying.count(2)]


def suitable(p: RafPosition, entry: Entry, because: list[Json], *, swept: bool) -> list[int]:
    """The Gruppen that may fill an entry: of its type, else of a similar one, in the order of the rules (lion:8.2)."""
    order: tuple[int, ...] = (ME109,) if swept else ORDER[entry.type]
    if entry.type in FIGHTERS and entry.role != PATROL_MISSION and beyond_range(p):
        order = (ME110,)
        if entry.type == ME109:
            because.append(reason("beyond-range", "lion:8.23a"))
    for luftflotte, kind in preferences(luftflotten_of(p), order):
        found = at_airbase(p, luftflotte, kind)
        if found:
            if kind != entry.type:
                because.append(_substitute(entry.type, kind))
            if luftflotte != p.data.targets[p.target].luftflotte:
                because.append(reason("from-luftflotte-3", "lion:event.lf3-to-lf2.b"))
            return found
        because.append(reason("none-at-airbase", "lion:8.2b", _none(luftflotte, kind)))
    return []


@cache
def preferences(luftflotten: tuple[int, ...], order: tuple[int, ...]) -> list[tuple[int, int]]:
    """Where to look, Luftflotte and type: the exact type in each Luftflotte, then similar ones (R-78)."""
    exact = [(luftflotte, order[0]) for luftflotte in luftflotten]
    return exact + [(luftflotte, kind) for luftflotte in luftflotten for kind in order[1:]]


def _substitute(wanted: int, taken: int) -> Json:
    rule = "lion:8.2d" if wanted in (ME109, ME110) else "lion:8.2e"
    return reason("substitute", rule, {"wanted": TYPES[wanted], "taken": TYPES[taken]})


def _none(luftflotte: int, kind: int) -> dict[str, Json]:
    return {"luftflotte": LUFTFLOTTEN[luftflotte], "type": TYPES[kind]}


def at_airbase(p: RafPosition, luftflotte: int, kind: int) -> list[int]:
    """The full Gruppen of a type at their airbase; elite Me 110s come before all others (lion:8.2b, lion:8.21)."""
    where, full = p.where, p.full
    found = [unit for unit in p.data.gruppen_of[luftflotte, kind] if where[unit] == AIRBASE and full[unit]]
    if kind == ME110:
        elite = [unit for unit in found if p.data.elite[unit]]
        return elite or found
    return found


def elite_at_airbase(p: RafPosition) -> list[int]:
    """The full elite Me 110 Gruppen at their airbase."""
    return [unit for unit in at_airbase(p, LF2, ME110) if p.data.elite[unit]]


def one_gruppe(p: RafPosition, candidates: list[int]) -> Asks[int]:
    """One of equally suitable Gruppen: of the letter least used in this raid, then by chance (lion:8.2h, R-34)."""
    candidates = evenly(p, candidates, letters_used(p))
    if len(candidates) == 1:
        return candidates[0]
    return p.data.number[(yield draw(WHICH_GRUPPE, named(p, candidates)))]


def mission(p: RafPosition, unit: int, entry: Entry) -> int:
    """The box a Gruppe is deployed in (lion:8.3, lion:8.31, lion:8.4)."""
    kind = p.data.type[unit]
    if kind == ME110:
        return CLOSE_ESCORT
    if kind != ME109:
        return BOMBER
    if entry.role == ESCORT:
        return CLOSE_ESCORT
    if entry.role == PATROL_MISSION:
        return CLOSE_ESCORT if p.warning == NO_WARNING else HUNT if p.effects & DELAYED else CHANNEL_PATROL
    return HUNT


def strafers_without_bombers(p: RafPosition) -> None:
    """With no bomber in the raid Me 110s strafe; Me 109s escort them, and strafe only if none is there (lion:8.3d)."""
    escorts = gruppen_in(p, CLOSE_ESCORT)
    me110s = [unit for unit in escorts if p.data.type[unit] == ME110]
    if not has_gruppen(p, BOMBER):
        for unit in me110s or escorts:
            p.where[unit] = BOMBER
            p.tell("becomes-strafer", "lion:8.3d", {"gruppe": p.data.names[unit]})


def false_raid(p: RafPosition) -> Jump:
    """Nobody could be selected: squadrons go home, and two segments pass (lion:8.24)."""
    p.effects |= FALSE_RAID
    p.tell("false-raid", "lion:8.24a")
    squadrons_leave(p, HUNT, "squadrons-leave", "lion:8.24b")
    return "raid.clock"


def _next(p: RafPosition) -> Jump:
    return "raid.commitment-accurate" if p.intelligence == ACCURATE else "raid.response"


def _flies(p: RafPosition, unit: int, box: int, entry: int, because: list[Json] | None = None) -> dict[str, Json]:
    return {
        "gruppe": p.data.names[unit],
        "type": TYPES[p.data.type[unit]],
        "box": _BOX_NAMES[box],
        "letter": LETTERS[p.data.letter[unit]],
        "entry": entry,
        "because": because or [],
    }


_BOX_NAMES: Final = {HUNT: "hunt", BOMBER: "bomber", CLOSE_ESCORT: "close-escort", CHANNEL_PATROL: "channel-patrol"}
_FORMED: Final = (("hunters", HUNT), ("bombers", BOMBER), ("escorts", CLOSE_ESCORT), ("patrollers", CHANNEL_PATROL))
