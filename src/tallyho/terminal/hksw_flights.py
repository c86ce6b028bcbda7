"""The flights of both sides and the displays of their formations, in words."""

from __future__ import annotations

from tallyho.hksw.vocabulary import FIRST_LUFTFLOTTE, FORMATIONS, GROUPS, HOME_OF, LUFTWAFFE, RAF
from tallyho.terminal.hksw_table import HkswTable


def flights(table: HkswTable) -> list[str]:
    """All flights in play, those of the side first."""
    german, british = table.flights
    both = ((RAF, british), (LUFTWAFFE, german)) if table.side == RAF else ((LUFTWAFFE, german), (RAF, british))
    rows: list[str] = []
    for side, of_side in both:
        told = [f"  {_flight(table, flight)}" for flight in of_side if _in_play(table, flight)]
        rows += [table.say("flights", side=side), *told] if told else []
    return rows


def _in_play(table: HkswTable, flight: str) -> bool:
    """A flight on the map or with cards."""
    size = table.table["sizes"][flight]
    return table.square(flight) is not None or size is None or size > 0


def _flight(table: HkswTable, flight: str) -> str:
    """`2A (Saint-Omer) over N24 (Dover): 3 fuel tokens; detected; has a mission; 6 cards, turned up: ...`."""
    square = table.square(flight)
    facts = [*_state(table, flight), _cards(table, flight)]
    where = "on-box" if square is None else "over" if table.is_up(flight) else "on-airfield"
    name = table.piece(flight)
    return table.say(f"flight-{where}", flight=name, square=table.piece(square or ""), facts=table.joined(facts))


def _cards(table: HkswTable, flight: str) -> str:
    """The cards of a flight: one's own by name, of the enemy's those that were turned up."""
    size = table.table["sizes"][flight]
    if size is None:
        return table.say("cards-being-placed")
    known = table.cards_in.get(flight, [])
    told = {"number": size, "cards": table.by_type(known) or "none"}
    return table.say("cards-own" if table.owner(flight) == table.side else "cards-seen", **told)


def _state(table: HkswTable, flight: str) -> list[str]:
    """Fuel, detection, mission, and markers."""
    told: list[str] = []
    if table.owner(flight) == LUFTWAFFE and table.square(flight) is not None:
        told.append(table.say("fuel", fuel=table.table["fuel"][flight]))
        if radar := table.table["radar"][flight]:
            told.append(table.say("radar", state=radar))
    told += _mission(table, flight) if table.owner(flight) == LUFTWAFFE else []
    ahead = table.table["sent_home"].get(flight, 0)
    if ahead:
        known = table.by_type(table.cards_in.get(HOME_OF + flight, []))
        told.append(table.say("sent-home", number=ahead, cards=known or "none"))
    marks = {*table.table["sortie_marks"][flight], *table.table["phase_marks"][flight]}
    if table.table["ace"][flight]:
        marks.add("ace")
    shown = ("ace", "moved", "intercepting", "dogfight", "bomb-run", "bombed")
    return [*told, *(table.say("mark", mark=mark) for mark in shown if mark in marks)]


def _mission(table: HkswTable, flight: str) -> list[str]:
    target = table.target_of(flight)
    if target is not None:
        return [table.say("mission", target=table.piece(target))]
    return [table.say("has-mission")] if table.table["has_mission"][flight] else []


# The displays


def displays(table: HkswTable) -> list[str]:
    """What every formation has besides its flights: cards ready, damaged and stood down."""
    rows = []
    for formation in FORMATIONS:
        told = _display(table, formation)
        if told:
            rows.append(f"  {table.say('display', formation=formation, facts=table.joined(told))}")
    return [table.say("displays"), *rows] if rows else []


def _display(table: HkswTable, formation: str) -> list[str]:
    told = [_ready(table, formation)]
    for place in ("returned", "drawn", "damaged"):
        cards = _of(table, formation, place)
        if cards:
            told.append(table.say(f"display-{place}", number=len(cards), cards=table.by_type(cards)))
    stood_down = _of(table, formation, "stood-down")
    if stood_down:
        back = [table.say("back-on", card=card, turn=table.table["back"][card]) for card in stood_down]
        told.append(table.say("display-stood-down", cards=", ".join(back)))
    if formation == GROUPS[-1]:
        told.append(table.say("reserve", number=table.table["reserve"]))
    return [*told, *_repair(table, formation)] if any(told) else []


def _ready(table: HkswTable, formation: str) -> str:
    """Ready cards: by name to their owner, else how many, and those that all have seen there."""
    number = table.table["ready"][formation]
    if number is None:
        return table.say("ready-being-drawn")
    mine = RAF if FORMATIONS.index(formation) < FIRST_LUFTFLOTTE else LUFTWAFFE
    known = _of(table, formation, "ready")
    message = "display-ready" if mine == table.side else "display-ready-count"
    return table.say(message, number=number, cards=table.by_type(known) or "none")


def _repair(table: HkswTable, formation: str) -> list[str]:
    """The repair dice of a Group: its cities without a bomb marker."""
    if formation not in GROUPS:
        return []
    group = GROUPS.index(formation)
    cities = [table.data.targets[city] for city in table.data.cities_of[group]]
    dice = sum(city.production for city in cities if not table.table["damage"][city.name])
    return [table.say("repair-dice", number=dice)]


def _of(table: HkswTable, formation: str, place: str) -> list[str]:
    """The cards of a formation in a place, as far as the side knows them."""
    number = FORMATIONS.index(formation)
    data = table.data
    return [card for card in table.cards_in.get(place, []) if data.card_formation[data.card[card]] == number]
