"""The odds of what is rolled apart from air combat: bombs, ack-ack, the way home, the Observer Corps, repair."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tallyho.hksw.rows import Kind, Target
from tallyho.hksw.vocabulary import BOMB, CITY, GROUPS, HOME, LONG, NONE, STAY, SYMBOLS, WHITE
from tallyho.lab.hksw_dice import binomial, shown
from tallyho.lab.hksw_odds_rows import Facts, Result, Row, row
from tallyho.lab.hksw_sighted import Sighted
from tallyho.table import DONE

# Bombs


def assigned(seen: Sighted) -> list[Row]:
    """Every mission of the hand for the flight that is asked about, if all its bombers come through."""
    flight: str = seen.told("flight")
    return [made for target in seen.asked.offers if target != NONE for made in _bombs(seen, flight, target, target)]


def bombing_of(seen: Sighted) -> list[Row]:
    """The bombing run that may begin here; and whether a flight that slipped through is seen after all."""
    flight: str = seen.told("flight")
    target = seen.target_of(flight)
    bombs = _bombs(seen, flight, target, BOMB) if BOMB in seen.asked.offers and target is not None else []
    return [*bombs, *_observers(seen, flight, "")]


def resolved(seen: Sighted) -> list[Row]:
    """Flights that are resolved next: their bombs, and the way home without fuel."""
    found: list[Row] = []
    for answer in seen.asked.offers:
        flight = answer.partition(" ")[0]
        target = seen.target_of(flight)
        if "bomb-run" in seen.table["sortie_marks"][flight] and target is not None:
            found += _bombs(seen, flight, target, answer)
        if not seen.table["fuel"][flight]:
            found += _home(seen, flight, answer, _dice_home(seen, flight), seen.kinds(flight))
    return found


def _bombs(seen: Sighted, flight: str, target: str, answer: str) -> list[Row]:
    """The bombing dice of a flight over a target, and the ack-ack for every cross (hksw:8.bombing, hksw:8.ackack)."""
    bombers = [kind for kind in seen.kinds(flight) if kind.bomber]
    known = seen.data.targets[seen.data.target[target]]
    dice = bombing_dice(bombers, known)
    if not dice:
        return []
    facts: Facts = {"flight": flight, "target": target, "dice": dice}
    return [row(answer, "bombs", facts, _results(seen, dice, len(bombers), known))]


def bombing_dice(bombers: list[Kind], target: Target) -> int:
    """Bombing strengths, with a die more for dive bombers against anything but a city (hksw:8.stuka.a)."""
    return sum(kind.bombing + (0 if target.kind == CITY else kind.dive) for kind in bombers)


def _results(seen: Sighted, dice: int, bombers: int, target: Target) -> Iterator[tuple[Result, Fraction]]:
    worth = seen.data.points
    mission = worth["city-mission"] + target.production if target.kind == CITY else worth["site-mission"]
    wanted = hits_wanted(target, seen.table["damage"][target.name])
    for (hits, crosses), chance in shown(seen.faces, dice, 0).items():
        for (_, spotted), share in shown(seen.faces, 0, crosses).items():
            lost = min(bombers, spotted // seen.data.ack_ack)
            success = hits >= wanted
            points = (mission if success else -worth["failed-mission"]) - lost * worth["luftwaffe-squadron"]
            yield Result(luftwaffe=lost, hits=hits, success=success, points=points), chance * share


def hits_wanted(target: Target, damage: int) -> int:
    """The hits for a successful mission: those that are missing, all of them if it is out already (R-06, R-32)."""
    return target.hits - damage if damage < target.hits else target.hits


# The way home and the Observer Corps


def moves(seen: Sighted) -> list[Row]:
    """Flights that spend their last fuel: who may not reach home afterwards; and who may be spotted."""
    found: list[Row] = []
    for answer in seen.asked.offers:
        if answer == DONE:
            continue
        flight = answer.removesuffix(LONG)
        long = answer.endswith(LONG)
        if seen.table["fuel"][flight] == (2 if long else 1):
            dice = seen.data.long_home_dice if long else seen.data.home_dice
            found += _home(seen, flight, answer, dice, seen.kinds(flight))
        found += [] if long else _observers(seen, flight, answer)
    return found


def sent_home(seen: Sighted) -> list[Row]:
    """The cards that may not reach home after a move of ten squares, as they are and without each that turns back."""
    flight: str = seen.told("flight")
    found: list[Row] = []
    for answer in seen.asked.offers:
        kinds = [seen.data.kind[seen.data.card[card]] for card in seen.known(flight) if card != answer]
        home = _home(seen, flight, answer, seen.data.long_home_dice, kinds)
        found += home if answer == DONE else [_without(one, answer) for one in home]
    return found


def _without(home: Row, card: str) -> Row:
    """The same said of a flight that a card has left."""
    return home._replace(key="home-without", facts={**home.facts, "card": card})


def stays(seen: Sighted) -> list[Row]:
    """A flight that turns for home with fuel arrives; one that stays on its last token may not, a phase later."""
    flight: str = seen.told("flight")
    last = seen.table["fuel"][flight] == 1
    return [
        made
        for answer, dice in ((HOME, 0), (STAY, seen.data.home_dice if last else 0))
        for made in _home(seen, flight, answer, dice, seen.kinds(flight))
    ]


def _dice_home(seen: Sighted, flight: str) -> int:
    long = "long-move" in seen.table["sortie_marks"][flight]
    return seen.data.long_home_dice if long else seen.data.home_dice


def _home(seen: Sighted, flight: str, answer: str, dice: int, kinds: list[Kind]) -> list[Row]:
    """Every Bf 109 and Ju 87 rolls; a cross is a card that is lost (hksw:8.reach.a)."""
    number = sum(kind.short_range for kind in kinds)
    if not number:
        return []
    lost = Fraction(sum(chance for (_, crosses), chance in shown(seen.faces, dice, 0).items() if crosses))
    worth = seen.data.points["luftwaffe-squadron"]
    facts: Facts = {"flight": flight, "number": number, "dice": dice, "answer": _way(answer)}
    results = ((Result(luftwaffe=n, points=-n * worth), chance) for n, chance in binomial(number, lost).items())
    return [row(answer, "home", facts, results)]


def _way(answer: str) -> str:
    """How a flight goes on, for the words: `long`, `stay`, `home`, or just so."""
    last = answer.rpartition(" ")[2]
    return last if last in (HOME, STAY, LONG.strip(), DONE) else "other"


def _observers(seen: Sighted, flight: str, answer: str) -> list[Row]:
    """The Observer Corps rolls for a flight that the radar line has not seen; a cross spots it (hksw:6.observer.b)."""
    if seen.table["radar"][flight] != "undetected":
        return []
    spotted = Fraction(sum(chance for (_, crosses), chance in shown(seen.faces, 0, 1).items() if crosses))
    results = [(Result(success=True), spotted), (Result(), 1 - spotted)]
    return [row(answer, "spotted", {"flight": flight}, results)]


# Repair


def repairs(seen: Sighted) -> list[Row]:
    """Every division of a Group's dice: what squadrons and what sites they mend (hksw:2.production)."""
    group = GROUPS.index(seen.told("group"))
    dice: int = seen.told("number")
    cards = [seen.data.card[card] for card, place in seen.table["cards"].items() if place == "damaged"]
    damaged = sum(
        seen.data.card_formation[card] == group and not seen.data.has_left(card, seen.table["turn"]) for card in cards
    )
    out = sum(bool(seen.table["damage"][seen.data.targets[site].name]) for site in seen.data.sites_of[group])
    return [_repair(seen, answer, dice, damaged, out) for answer in seen.asked.offers]


def _repair(seen: Sighted, answer: str, dice: int, damaged: int, out: int) -> Row:
    white = seen.data.faces[WHITE]
    roundel = Fraction(white[SYMBOLS[0]], sum(white.values()))
    for_squadrons = int(answer)
    worth = seen.data.points["raf-squadron"]
    results = (
        (
            Result(repaired=min(one, damaged), restored=min(other, out), points=-worth * min(one, damaged)),
            one_chance * other_chance,
        )
        for one, one_chance in binomial(for_squadrons, roundel).items()
        for other, other_chance in binomial(dice - for_squadrons, roundel).items()
    )
    facts: Facts = {"squadrons": for_squadrons, "sites": dice - for_squadrons, "damaged": damaged, "out": out}
    return row(answer, "repair", facts, results)
