"""What a side may know, and other positions that look the same to it (R-34)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.hksw.ending import score
from tallyho.hksw.fields import FIELDS
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    ALERTED,
    BACK,
    BOMB_RUN,
    BOMBED,
    DAMAGED,
    DECK,
    FIRST_LUFTFLOTTE,
    FLIGHTS,
    FORMATIONS,
    HAND,
    KINDS,
    LUFTWAFFE,
    MISSION_OF,
    OF_LUFTWAFFE,
    PLACED,
    RAF,
    RAF_FLIGHTS,
    READY,
    REMOVED,
    SENT_HOME,
    STOOD_DOWN,
    TO_COME,
    WENT_NORTH,
    WITHDRAWN,
)
from tallyho.table import Json, Luck

PUBLIC: Final = (
    "at",
    "fuel",
    "radar",
    "ace",
    "downed",
    "damage",
    "alert",
    "wins",
    "standing",
    "fighting",
    "turn",
    "last_turn",
    "phase",
    "markers",
    "reserve",
    "rotation",
    "rotated",
    "repairing",
    "top_cards",
    "mission_points",
    "failed",
    "moving",
    "left",
    "free",
    "race",
    "battle",
    "wing",
    "first_alert",
    "big_wing",
    "back",
    "table",
    "aces",
    "lost_before",
    "head_start",
)
"""The fields that everybody may see."""
OPEN: Final = frozenset((DAMAGED, STOOD_DOWN, WITHDRAWN, TO_COME))
"""Places where squadron cards lie face up."""


def owner(p: HkswPosition, card: int) -> str:
    """The side of a card."""
    return RAF if p.data.card_formation[card] < FIRST_LUFTFLOTTE else LUFTWAFFE


def knows(p: HkswPosition, side: str | None, card: int) -> bool:
    """Whether a side knows where a card is: its own, those that lie open, those that were turned up."""
    return owner(p, card) == side or p.card_at[card] in OPEN or bool(p.seen[card])


def seen(p: HkswPosition, side: str | None) -> dict[str, Json]:
    """What a side (None: a spectator) may know of a position."""
    shown: dict[str, Json] = {name: FIELDS.by_name[name].read(p) for name in PUBLIC}
    places = p.data.card_places
    shown["cards"] = {name: places[p.card_at[card]] for card, name in enumerate(p.data.cards) if knows(p, side, card)}
    shown["sizes"] = {p.data.flights[flight]: _size(p, side, flight) for flight in range(FLIGHTS)}
    shown["sent_home"] = {p.data.flights[flight]: p.card_at.count(SENT_HOME + flight) for flight in OF_LUFTWAFFE}
    shown["ready"] = {name: _count(p, side, formation, READY) for formation, name in enumerate(FORMATIONS)}
    shown["phase_marks"] = _without("phase_marks", p, "placed")
    marks = FIELDS.by_name["sortie_marks"].read(p)
    shown["sortie_marks"] = marks if side == LUFTWAFFE else _without("sortie_marks", p, "attempted")
    shown["groups"] = _groups(p, side)
    shown["missions"] = _missions(p, side)
    shown["has_mission"] = {p.data.flights[flight]: _has_mission(p, side, flight) for flight in OF_LUFTWAFFE}
    shown["hand"] = None if side != LUFTWAFFE and _assigning(p) else p.mission_at.count(HAND)
    shown["deck"] = p.mission_at.count(DECK)
    total = score(p)
    shown["score"] = {LUFTWAFFE: total.luftwaffe, RAF: total.raf}
    return shown


def _being_filled(p: HkswPosition, side: str | None, formation: int) -> bool:
    """Whether the other side is just filling the flights of a formation: how, is its own business until it is done."""
    mine = RAF if formation < FIRST_LUFTFLOTTE else LUFTWAFFE
    return side != mine and p.alert[formation] != ALERTED and any(p.alert)


def _size(p: HkswPosition, side: str | None, flight: int) -> Json:
    """The number of cards of a flight, None while they are being placed."""
    return None if _being_filled(p, side, p.data.formation[flight]) else p.card_at.count(flight)


def _count(p: HkswPosition, side: str | None, formation: int, place: int) -> Json:
    return None if _being_filled(p, side, formation) else len(p.cards_of(formation, place))


def _without(field: str, p: HkswPosition, hidden: str) -> Json:
    """What flights have done, but for one mark.

    Which of them are filled already is not shown; nor what was an attempt (R-31), for that of a flight that turns back
    depends on whether it has a bomber.
    """
    all_marks = FIELDS.by_name[field].read(p)
    assert isinstance(all_marks, dict)
    return {
        name: [mark for mark in marks if mark != hidden] for name, marks in all_marks.items() if isinstance(marks, list)
    }


def _groups(p: HkswPosition, side: str | None) -> Json:
    """The groups of a dogfight: one's own cards by name, the enemy's once they have fought in it, else the numbers."""
    shown: dict[str, Json] = {}
    for mine in (LUFTWAFFE, RAF):
        cards = [card for card, group in enumerate(p.group) if group and owner(p, card) == mine]
        if mine != side and not _all_placed(p, mine):
            shown[mine] = None
            continue
        known: dict[str, Json] = {
            p.data.cards[card]: min(p.group[card], BACK) for card in cards if mine == side or _has_fought(p, card)
        }
        counts = [sum(min(p.group[card], BACK) == group for card in cards) for group in range(1, BACK + 1)]
        shown[mine] = {"cards": known, "counts": [*counts]}
    return shown


def _has_fought(p: HkswPosition, card: int) -> bool:
    """Whether a card was turned up in this dogfight: one seen before, or back unused, lies face down like any other."""
    return p.group[card] == BACK or card in p.table


def _all_placed(p: HkswPosition, side: str) -> bool:
    """Whether a side has put all its cards into groups."""
    if p.battle == FLIGHTS:
        return False
    flights = [p.battle] if side == LUFTWAFFE else [p.race, p.wing]
    cards = [
        card for flight in flights if flight != FLIGHTS and p.at[flight] == p.at[p.battle] for card in p.cards(flight)
    ]
    return all(p.group[card] for card in cards)


def _missions(p: HkswPosition, side: str | None) -> Json:
    """The mission cards that a side can see: used ones, those on top of the deck, the Luftwaffe its own."""
    places = p.data.mission_places
    return {
        target.name: places[p.mission_at[number]]
        for number, target in enumerate(p.data.targets)
        if sees_mission(p, side, number)
    }


def sees_mission(p: HkswPosition, side: str | None, mission: int) -> bool:
    """Whether a side sees where a mission card is."""
    place = p.mission_at[mission]
    if place in (DECK, REMOVED):
        return False
    if place == HAND:
        return side == LUFTWAFFE
    return place < MISSION_OF or side == LUFTWAFFE or _gives_away(p, place - MISSION_OF + RAF_FLIGHTS)


def _gives_away(p: HkswPosition, flight: int) -> bool:
    """Whether all can tell a flight's mission: it has bombed, or its marker lies in a square with a single target."""
    marks = p.sortie_marks[flight]
    return bool(marks & BOMBED) or (bool(marks & BOMB_RUN) and len(_targets_in(p, p.at[flight])) == 1)


def _targets_in(p: HkswPosition, square: int) -> list[int]:
    return [number for number, target in enumerate(p.data.targets) if target.square == square]


def _assigning(p: HkswPosition) -> bool:
    """Whether missions are just being assigned: to which flights is the Luftwaffe's own business until it is done."""
    alerting = any(p.alert) and any(state != ALERTED for state in p.alert)
    return not alerting and any(p.phase_marks[flight] & PLACED for flight in OF_LUFTWAFFE)


def _has_mission(p: HkswPosition, side: str | None, flight: int) -> Json:
    """Whether a flight has a mission, None while missions are being assigned."""
    if side != LUFTWAFFE and p.phase_marks[flight] & PLACED and _assigning(p):
        return None
    return p.mission(flight) >= 0


# Imagining


def imagined(position: HkswPosition, side: str | None, luck: Luck, known: HkswPosition) -> HkswPosition:
    """A position that could as well be the true one for all that the side knows now."""
    twin = position.copy()
    for formation, _ in enumerate(FORMATIONS):
        _imagine_cards(twin, side, luck, known, formation)
    _imagine_groups(twin, side, luck, known)
    _imagine_missions(twin, side, luck, known)
    return twin


def _imagine_cards(twin: HkswPosition, side: str | None, luck: Luck, known: HkswPosition, formation: int) -> None:
    """The cards of a formation that the side has not seen change places, with all that belongs to the place."""
    data = twin.data
    hidden = [card for card in data.cards_of[formation] if not knows(known, side, card) and not knows(twin, side, card)]
    far = {flight for flight in OF_LUFTWAFFE if _has_been_north(known, flight)}
    bombing = {flight for flight in OF_LUFTWAFFE if _must_have_bomber(known, flight)}

    def fits(card: int, leaves: int, place: int) -> bool:
        """Whether a card can be in the place of the one that leaves."""
        kind = data.kind[card]
        if place in far and kind.short_range:
            return False
        return place not in bombing or kind.bomber or twin.bombers(place) != [leaves]

    def change(one: int, other: int) -> None:
        at, to = twin.card_at[one], twin.card_at[other]
        if fits(one, other, to) and fits(other, one, at):
            twin.card_at[one], twin.card_at[other] = to, at
            twin.group[one], twin.group[other] = twin.group[other], twin.group[one]

    _change_places(luck, hidden, change)


def _imagine_groups(twin: HkswPosition, side: str | None, luck: Luck, known: HkswPosition) -> None:
    """The cards of a dogfight that have not fought in it may be in other groups, those that were seen before, too."""
    for enemy in (LUFTWAFFE, RAF):
        cards = [
            card
            for card, group in enumerate(twin.group)
            if group and owner(twin, card) == enemy and not _has_fought(twin, card) and not _has_fought(known, card)
        ]
        if enemy != side:
            for card, group in zip(cards, luck.shuffled(twin.group[card] for card in cards), strict=True):
                twin.group[card] = group


def _change_places(luck: Luck, cards: list[int], change: Callable[[int, int], None]) -> None:
    """Every card in turn changes places with any of those before it or with none, as a shuffle does."""
    for number in range(len(cards) - 1, 0, -1):
        other = luck.below(number + 1)
        if other != number:
            change(cards[number], cards[other])


def _has_been_north(p: HkswPosition, flight: int) -> bool:
    """Whether all have seen a flight wholly north of the 12 Group line: it has no Bf 109 and no Ju 87."""
    return bool(p.sortie_marks[flight] & WENT_NORTH) or (p.at[flight] != p.data.box and p.data.north[p.at[flight]])


def _must_have_bomber(p: HkswPosition, flight: int) -> bool:
    """Whether a flight with a bombing run marker cannot have lost the bomber that it needed for it."""
    fought = p.battle == flight and any(p.downed[:RAF_FLIGHTS])
    return p.has_run(flight) and not fought


def _imagine_missions(twin: HkswPosition, side: str | None, luck: Luck, known: HkswPosition) -> None:
    """Unseen mission cards: those removed may be others of their kind, and the rest may lie anywhere unseen."""
    targets, london = twin.data.targets, twin.data.london
    hidden = [
        card
        for card, _ in enumerate(targets)
        if not sees_mission(twin, side, card) and not sees_mission(known, side, card)
    ]
    fixed = {*_known_removed(twin), *london}

    def change(one: int, other: int) -> None:
        at, to = twin.mission_at[one], twin.mission_at[other]
        removed = REMOVED in (at, to) and at != to
        if removed and (targets[one].kind != targets[other].kind or one in fixed or other in fixed):
            return
        if _is_over(known, one, to) and _is_over(known, other, at):
            twin.mission_at[one], twin.mission_at[other] = to, at
            if (one in london) != (other in london) and not _london_is_near_the_top(twin):
                twin.mission_at[one], twin.mission_at[other] = at, to

    for kind in KINDS:
        _change_places(luck, [card for card in hidden if targets[card].kind == kind], change)
    _change_places(luck, hidden, change)
    for square in _marked_squares(known):
        _change_places(luck, [card for card in hidden if targets[card].square == square], change)


def _is_over(p: HkswPosition, mission: int, place: int) -> bool:
    """Whether a mission card may be in a place: with a flight that has its marker only if the target is there."""
    flight = place - MISSION_OF + RAF_FLIGHTS
    return place < MISSION_OF or not p.has_run(flight) or p.data.targets[mission].square == p.at[flight]


def _london_is_near_the_top(p: HkswPosition) -> bool:
    """Whether there are no more London cards in the deck than cards left of those among which they were shuffled."""
    return sum(p.mission_at[card] == DECK for card in p.data.london) <= p.top_cards


def _marked_squares(p: HkswPosition) -> set[int]:
    """The squares with a bombing run marker."""
    return {p.at[flight] for flight in OF_LUFTWAFFE if p.has_run(flight)}


def _known_removed(p: HkswPosition) -> set[int]:
    """Cards that the notes of the turns remove by name, until all are replaced."""
    found: set[int] = set()
    for notes in p.data.turns[: p.turn]:
        if notes.replaced:
            found.clear()
        found.update(notes.named)
    return {card for card in found if p.mission_at[card] == REMOVED}
