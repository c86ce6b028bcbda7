"""The odds of air combat: intercepts of whole flights, and dogfights of one card against another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from tallyho.hksw.vocabulary import LUFTWAFFE, NO, RAF
from tallyho.lab.hksw_dice import Fighter, clash, duel
from tallyho.lab.hksw_odds_rows import Result, Row, row
from tallyho.lab.hksw_sighted import Sighted, fighter
from tallyho.table import DONE

Opponents = list[tuple[Fighter, Fraction]]

# Intercepts


def intercepts(seen: Sighted) -> list[Row]:
    """Every flight that the RAF may send against the one at the radar line; whether it arrives is not counted."""
    return [_intercept(seen, flight, seen.table["moving"], flight) for flight in seen.asked.offers if flight != NO]


def chased(seen: Sighted) -> list[Row]:
    """The chase that is on, if there is one."""
    raf: str = seen.table["race"]
    return [_intercept(seen, raf, seen.table["moving"], "")] if raf else []


def _intercept(seen: Sighted, raf: str, luftwaffe: str, answer: str) -> Row:
    """An intercept where the Luftwaffe flight is now; both owners lose as few cards as they can."""
    north = seen.is_north(luftwaffe)
    results = [
        (_losses(seen, *lost), german_chance * british_chance * chance)
        for german, german_chance in seen.drawn(luftwaffe, seen.data.intercept_cards, north=north)
        for british, british_chance in seen.drawn(raf, seen.data.raf_cards, north=north)
        for lost, chance in clash(seen.faces, german, british).items()
    ]
    return row(answer, "intercept", {"flight": raf, "enemy": luftwaffe}, results)


def _losses(seen: Sighted, luftwaffe: int, raf: int) -> Result:
    worth = seen.data.points
    points = raf * worth["raf-squadron"] - luftwaffe * worth["luftwaffe-squadron"]
    return Result(luftwaffe=luftwaffe, raf=raf, points=points)


# Dogfights


def combats(seen: Sighted) -> list[Row]:
    """A first dogfight of every flight that may be marked, or that fights next: any of its cards against any there."""
    return [_first(seen, flight, _enemy_over(seen, seen.table["at"][flight]), flight) for flight in _named(seen)]


def moved_to(seen: Sighted) -> list[Row]:
    """The squares with a Luftwaffe flight that can be attacked."""
    flight: str = seen.told("flight")
    enemies = {square: _enemy_over(seen, square) for square in _named(seen)}
    return [_first(seen, flight, enemy, square) for square, enemy in enemies.items() if _attackable(seen, enemy)]


def _named(seen: Sighted) -> list[str]:
    return [offer for offer in seen.asked.offers if offer != DONE]


def _enemy_over(seen: Sighted, square: str) -> str:
    """The Luftwaffe flight in a square; empty if there is none."""
    at: dict[str, str] = seen.table["at"]
    return next((flight for flight in seen.table["has_mission"] if at[flight] == square), "")


def _attackable(seen: Sighted, flight: str) -> bool:
    """Whether the RAF can attack a flight: it has taken off and is not undetected (hksw:6.observer.d)."""
    marks: dict[str, list[str]] = seen.table["sortie_marks"]
    return bool(flight) and seen.table["radar"][flight] != "undetected" and "took-off" in marks[flight]


def _first(seen: Sighted, raf: str, luftwaffe: str, answer: str) -> Row:
    north = seen.is_north(luftwaffe)
    german, british = (seen.one_of([flight], north=north) for flight in (luftwaffe, raf))
    facts = {"flight": raf, "enemy": luftwaffe}
    return row(
        answer, "first-dogfight", facts, _fights(seen, _aced(seen, luftwaffe, german), _aced(seen, raf, british))
    )


def _aced(seen: Sighted, flight: str, cards: Opponents) -> Opponents:
    """The first card of a flight that fights has its ace with it, if there is one (hksw:8.ace.b, R-22)."""
    return [(Fighter(card.dice + _has_ace(seen, flight), card.damage), chance) for card, chance in cards]


def _has_ace(seen: Sighted, flight: str) -> bool:
    return bool(seen.table["ace"][flight]) and "ace-used" not in seen.table["phase_marks"][flight]


def picked(seen: Sighted) -> list[Row]:
    """Each card of the Luftwaffe flight against any card of the RAF that is there."""
    opponents = _against(seen, RAF, None)
    return [_card(seen, card, card, opponents, "duel-card", {}) for card in seen.asked.offers]


def beside(seen: Sighted) -> list[Row]:
    """A card of the RAF against a card of each group."""
    card: str = seen.told("card")
    return [
        _card(seen, card, group, _against(seen, LUFTWAFFE, int(group)), "duel-group", {"group": group})
        for group in seen.asked.offers
    ]


def selected(seen: Sighted) -> list[Row]:
    """Each card that may fight against any that the enemy may select in the same group."""
    enemy = LUFTWAFFE if seen.side == RAF else RAF
    opponents = _against(seen, enemy, seen.told("group"))
    return [_card(seen, card, card, opponents, "duel-card", {}) for card in seen.asked.offers]


def groups(seen: Sighted) -> list[Row]:
    """Any card of the RAF in a group against any of the Luftwaffe."""
    return [
        row(
            group,
            "duel-any",
            {"group": group},
            _fights(seen, _against(seen, LUFTWAFFE, int(group)), _against(seen, RAF, int(group))),
        )
        for group in seen.asked.offers
    ]


def _card(seen: Sighted, card: str, answer: str, opponents: Opponents, key: str, facts: dict[str, str]) -> Row:
    """One of the side's own cards against what the enemy may have."""
    flight: str = seen.table["cards"][card]
    kind = seen.data.kind[seen.data.card[card]]
    mine: Opponents = [(fighter(kind, north=_north(seen), ace=_has_ace(seen, flight)), Fraction(1))]
    german, british = (mine, opponents) if seen.side == LUFTWAFFE else (opponents, mine)
    return row(answer, key, {"card": card, **facts}, _fights(seen, german, british))


def _north(seen: Sighted) -> bool:
    return seen.is_north(seen.table["battle"])


def _against(seen: Sighted, side: str, group: int | None) -> Opponents:
    """Any card of a side in a group that has not fought yet, or of all its cards there (None)."""
    north = _north(seen)
    flights = _fighting(seen, side)
    if group is None:
        return [one for flight in flights for one in _weighed(seen, flight, flights)]
    shown = seen.table["groups"][side]
    known = [card for card, number in shown["cards"].items() if number == group]
    unseen = shown["counts"][group - 1] - len(known)
    whole = len(known) + unseen
    found = [(_seen_card(seen, card), Fraction(1, whole)) for card in known]
    if not unseen:
        return found
    down = {flight: _face_down(seen, flight, shown["cards"]) for flight in flights}
    number = sum(len(down[flight]) + seen.unseen(flight) for flight in flights)
    each = Fraction(unseen, whole * number)  # any card that lies face down may be in this group
    for flight in flights:
        found += [(_seen_card(seen, card), each) for card in down[flight]]
        hidden = _hidden(seen, flight, north=north) if seen.unseen(flight) else []
        found += [(card, chance * each * seen.unseen(flight)) for card, chance in _aced(seen, flight, hidden)]
    return found


def _seen_card(seen: Sighted, card: str) -> Fighter:
    """A card that was seen, as it fights here."""
    kind = seen.data.kind[seen.data.card[card]]
    return fighter(kind, north=_north(seen), ace=_has_ace(seen, seen.table["cards"][card]))


def _face_down(seen: Sighted, flight: str, fought: Mapping[str, int]) -> list[str]:
    """The cards of a flight that were seen before this dogfight and lie in one of its groups, who knows which."""
    return [card for card, place in seen.table["cards"].items() if place == flight and card not in fought]


def _weighed(seen: Sighted, flight: str, flights: list[str]) -> Opponents:
    """The cards of one of some flights, by its share of them all."""
    whole = sum(seen.table["sizes"][one] for one in flights)
    share = Fraction(seen.table["sizes"][flight], whole)
    cards = seen.one_of([flight], north=_north(seen))
    return [(card, chance * share) for card, chance in _aced(seen, flight, cards)]


def _hidden(seen: Sighted, flight: str, *, north: bool) -> Opponents:
    """What an unseen card of a flight may be."""
    pool = seen.pool(flight)
    return [(fighter(kind, north=north), Fraction(1, len(pool))) for kind in pool]


def _fighting(seen: Sighted, side: str) -> list[str]:
    """The flights of a side in the combat that is fought; of the RAF those of a Big Wing."""
    battle: str = seen.table["battle"]
    if side == LUFTWAFFE:
        return [battle]
    both = [flight for flight in (seen.table["race"], seen.table["wing"]) if flight]
    return [flight for flight in both if seen.table["at"][flight] == seen.table["at"][battle]]


def _fights(seen: Sighted, german: Opponents, british: Opponents) -> Iterator[tuple[Result, Fraction]]:
    """One dogfight between any two of these cards."""
    for one, one_chance in german:
        for other, other_chance in british:
            lost = duel(seen.faces, one, other)
            yield from _outcomes(seen, lost, one_chance * other_chance)


def _outcomes(seen: Sighted, lost: Iterable[Fraction], share: Fraction) -> Iterator[tuple[Result, Fraction]]:
    german, british = lost
    yield _losses(seen, 1, 0), german * share
    yield _losses(seen, 0, 1), british * share
    yield Result(), (1 - german - british) * share
