"""Who does what in a raid (eagle:6.1), and what it is declared to be (eagle:6.2h)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.engagement import ORDER, met
from tallyho.bots.eagle.forecast import CLOUDS, Expected, Mission, Outlook, expected, raid_of, seen_of
from tallyho.bots.eagle.opposition import sent
from tallyho.bots.eagle.state import Table
from tallyho.bots.eagle.targets import outlook
from tallyho.bots.raf.situation import PLACES as BOX_OF
from tallyho.bots.weighed import points
from tallyho.raf.eagle.deployment import REST
from tallyho.raf.vocabulary import (
    BOMBER,
    BOXES,
    CHANNEL_PATROL,
    CLOCK,
    CLOSE_ESCORT,
    EARLY,
    HUNT,
    LETTERS,
    MAJOR,
    ME109,
    ME110,
    MINOR,
    PLANNED,
    POOR,
    RAIDS,
    WARNINGS,
    WEATHERS,
)
from tallyho.table import Choice

ESCORTING: Final = BOXES[CLOSE_ESCORT]
STRAFING: Final = BOXES[BOMBER]
HUNTING: Final = BOXES[HUNT]


def choose_raid(s: Table, choice: Choice) -> str:
    """A decoy first, then the raid with most fighters: who comes up against it is missing against the others."""
    answer = s.best(choice.offers, lambda card: (s.is_decoy(int(card)), fighters_on(s, int(card))))
    if s.weighed is not None:
        card = int(answer)
        kind = "decoy" if s.is_decoy(card) else "fighters"
        site = DATA.site_name[DATA.targets[card].site]
        s.weighed.add("flies-first", card=card, site=site, kind=kind, fighters=fighters_on(s, card))
    return answer


def fighters_on(s: Table, card: int) -> int:
    """The fighters on a target card."""
    return sum(DATA.is_fighter[unit] for unit in s.assigned(card))


def channel_patrol(s: Table, choice: Choice) -> str:
    """Who waits over the Channel is of the letter that most others have: the hunters' letters stay even."""
    letters = [letter_of(name) for name in choice.offers]
    answer = s.best(choice.offers, lambda name: letters.count(letter_of(name)))
    if s.weighed is not None:
        letter = letter_of(answer)
        s.weighed.add("commonest-letter", unit=answer, letter=letter, number=letters.count(letter))
    return answer


def letter_of(name: str) -> str:
    """The selector letter of a Gruppe; none for one that only a pack has."""
    return LETTERS[DATA.letter[DATA.number[name]]] if name in DATA.number else ""


class Force(NamedTuple):
    """A raid that is being deployed: undecided and decided Gruppen."""

    me109: int
    me110: int
    hunters: int
    escorts: int
    me110_escorts: int
    bombers: tuple[int, ...]
    patrollers: int


def force_of(s: Table) -> Force:
    """The raid in the view."""
    boxes = [(BOX_OF[s.places[DATA.names[unit]]][0], DATA.type[unit]) for unit in s.assigned(s.number("target"))]
    return Force(
        me109=boxes.count((PLANNED, ME109)),
        me110=boxes.count((PLANNED, ME110)),
        hunters=boxes.count((HUNT, ME109)),
        escorts=boxes.count((CLOSE_ESCORT, ME109)) + boxes.count((CLOSE_ESCORT, ME110)),
        me110_escorts=boxes.count((CLOSE_ESCORT, ME110)),
        bombers=tuple(boxes.count((BOMBER, kind)) for kind in ORDER),
        patrollers=sum(box == CHANNEL_PATROL for box, _ in boxes),
    )


def deploy_me110(s: Table, choice: Choice) -> str:
    """Me 110s stay with the bombers: with a rating of 1 they are strong there, and they strafe if nobody comes.

    Without bombers they strafe, which is all the raid can do to its target then.
    """
    force = force_of(s)
    bombers = sum(force.bombers) - force.bombers[ORDER.index(ME110)]
    if s.weighed is not None:
        s.weighed.add("me110-escort" if bombers else "me110-strafe", bombers=bombers, me110=force.me110)
    return all_to(choice, ESCORTING if bombers else STRAFING)


def deploy_me109(s: Table, choice: Choice) -> str:
    """As many hunters as the forecast likes best; the others stay with the bombers."""
    force = force_of(s)
    ahead = awaited(s)
    plans = {hunters: expected(ahead, deployed(force, hunters)) for hunters in range(force.me109 + 1)}
    best = min(plans, key=lambda hunters: (plans[hunters].vp, -hunters))
    if s.weighed is not None:
        tell_missions(s, force, plans, best)
    escorts = force.me109 - best
    if not escorts:
        return all_to(choice, HUNTING)
    return all_to(choice, ESCORTING) if escorts == force.me109 else one_to(choice, ESCORTING)


def awaited(s: Table) -> Outlook:
    """What awaits the raid that is being deployed."""
    card = s.number("target")
    segment = CLOCK.index(s.text("clock"))
    left = sum(s.segment_of(other) == segment for other in s.on_track() if other != card)
    return outlook(s.state(), card, cards_left=left, strategies=tuple(s.strategies_on(card)))


def deployed(force: Force, hunters: int) -> Mission:
    """The raid if so many of the undecided Me 109s hunt and the others escort."""
    escorts = force.escorts + force.me109 - hunters
    return Mission(force.hunters + hunters, escorts, force.me110_escorts, force.bombers, force.patrollers)


def tell_missions(s: Table, force: Force, plans: dict[int, Expected], best: int) -> None:
    """The best number of hunters, none and all of them."""
    assert s.weighed is not None
    for hunters in sorted({best, 0, force.me109}, key=lambda number: (number != best, number)):
        vp, squadrons = plans[hunters]
        s.weighed.add(
            "mission-value",
            "eagle:6.1i",
            hunters=force.hunters + hunters,
            escorts=force.escorts + force.me109 - hunters,
            vp=points(vp),
            squadrons=points(squadrons),
            best="yes" if hunters == best else "no",
        )


def all_to(choice: Choice, box: str) -> str:
    """All that are left to a box, or this one, or what may be done instead."""
    return next(
        (answer for answer in (REST + box, box, REST + ESCORTING, ESCORTING) if answer in choice.offers),
        choice.offers[0],
    )


def one_to(choice: Choice, box: str) -> str:
    """This one to a box, or what may be done instead."""
    return box if box in choice.offers else choice.offers[0]


def declare_raid(s: Table, choice: Choice) -> str:
    """Four or five Gruppen are called what brings the better fight: a minor raid draws few, a major one all."""
    force, ahead = force_of(s), awaited(s)
    flying = deployed(force, 0)
    warning = WARNINGS.index(s.text("warning"))
    cloud = CLOUDS[max(range(len(WEATHERS)), key=ahead.weather.__getitem__)]
    pool, seen, raid = ahead.pools[min(warning, EARLY)], seen_of(ahead, flying), raid_of(ahead, flying)
    values: dict[str, float] = {}
    for kind in (MINOR, MAJOR):
        chances = sent(ahead.card, pool, (warning, POOR, kind), seen) if pool else ((0, 1.0),)
        values[RAIDS[kind]] = sum(chance * met(raid, number, ahead.rating, cloud) for number, chance in chances)
        if s.weighed is not None:
            squadrons = points(sum(chance * number for number, chance in chances))
            s.weighed.add(
                "declared-value", "eagle:7.3d", raid=RAIDS[kind], vp=points(values[RAIDS[kind]]), squadrons=squadrons
            )
    return s.best(choice.offers, lambda kind: -values[kind])
