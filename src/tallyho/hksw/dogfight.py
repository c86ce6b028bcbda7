"""Dogfights (step 8): the flights in face-down groups, one card against another until a side has none left."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from tallyho.hksw.dice import at_once, both_counted, roll
from tallyho.hksw.intercept import show
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.reach import flight_lost
from tallyho.hksw.vocabulary import (
    ACE_USED,
    BACK,
    BLACK,
    DAMAGED,
    DOGFIGHT,
    GROUP_COUNT,
    LUFTWAFFE,
    MOST_IN_GROUP,
    NO_CARD,
    NO_SIDE,
    NOBODY,
    RAF,
    UNUSED,
    WHITE,
)
from tallyho.table import Args, Asks, Choice, Jump, Prompt, Reason, draw

SHAPE: Final = Prompt("dogfight-shape", "hksw:8.dogfight.a")
PICK: Final = Prompt("dogfight-pick", "hksw:8.dogfight.a")
BESIDE: Final = Prompt("dogfight-beside", "hksw:8.dogfight.d")
NEXT_GROUP: Final = Prompt("dogfight-next", "hksw:8.dogfight.d")
SELECT: Final = Prompt("dogfight-select", "hksw:8.dogfight.e")
OPPONENT: Final = Prompt("dogfight-opponent", "hksw:8.dogfight.l")
LUFTWAFFE_DICE: Final = Prompt("dogfight-dice-luftwaffe", "hksw:8.dogfight.f")
RAF_DICE: Final = Prompt("dogfight-dice-raf", "hksw:8.dogfight.f")
GERMAN, BRITISH = 0, 1
OTHER: Final = (BRITISH, GERMAN)
SIDE: Final = (LUFTWAFFE, RAF)


# The groups


def groups(p: HkswPosition) -> Asks[Jump]:
    """The Luftwaffe says how large its groups are, then in secret which cards are in them (R-23)."""
    left = p.cards(p.battle)
    possible = shapes(len(left))
    args: Args = {"flight": p.data.flights[p.battle], "number": len(left)}
    shape = possible[0]
    if len(possible) > 1:
        shape = yield Choice(SHAPE, LUFTWAFFE, possible, args, why_not=partial(_why_not_shape, len(left)))
    sizes = [int(size) for size in shape.split("-")]
    for number, size in enumerate(sizes[:-1], 1):
        for _ in range(size):
            about: Args = {**args, "group": number, "size": size}
            card = p.data.card[(yield Choice(PICK, LUFTWAFFE, p.names(left), about, secret=True))]
            p.group[card] = number
            left.remove(card)
    for card in left:
        p.group[card] = len(sizes)
    p.reveal()
    raf: Args = {"raf": p.data.flights[p.race], "square": p.data.squares[p.at[p.battle]]}
    p.tell("groups-formed", "hksw:8.dogfight.a", {**args, **raf, "shape": shape})
    return None


@cache
def shapes(number: int) -> list[str]:
    """The sizes that the groups of so many cards can have, such as `1-2-3` (hksw:8.dogfight.b, hksw:8.dogfight.c)."""
    count = min(GROUP_COUNT, number)
    found = [[size] for size in range(1, MOST_IN_GROUP + 1)]
    for _ in range(count - 1):
        found = [[*sizes, size] for sizes in found for size in range(sizes[-1], MOST_IN_GROUP + 1)]
    return ["-".join(map(str, sizes)) for sizes in found if sum(sizes) == number]


def _why_not_shape(number: int, answer: str) -> Reason | None:
    sizes = answer.split("-")
    if not all(size.isdecimal() and size.isascii() for size in sizes):
        return None
    if any(int(size[:2]) > MOST_IN_GROUP for size in sizes):
        return Reason("group-too-large", "hksw:8.dogfight.c", {"number": number})
    return Reason("not-such-groups", "hksw:8.dogfight.a", {"number": number})


def place(p: HkswPosition) -> Asks[Jump]:
    """The RAF puts each of its cards beside a group, in secret; groups may be left alone."""
    number = max(p.group[card] for card in p.cards(p.battle))
    offers = [str(one) for one in range(1, number + 1)]
    for card in _fighters(p):
        args: Args = {"card": p.data.cards[card], "flight": p.data.flights[p.card_at[card]]}
        p.group[card] = int((yield Choice(BESIDE, RAF, offers, args, secret=True))) if number > 1 else 1
    p.reveal()
    counts = [sum(p.group[card] == one for card in _fighters(p)) for one in range(1, number + 1)]
    p.tell("wings-beside", "hksw:8.dogfight.d", {"shape": "-".join(map(str, counts)), "flight": p.data.flights[p.race]})
    return None


def _fighters(p: HkswPosition) -> list[int]:
    """The RAF cards in this combat, those of a Big Wing too."""
    return p.cards(p.race) + (p.cards(p.wing) if _is_wing(p) else [])


def _is_wing(p: HkswPosition) -> bool:
    """Whether the combat now fought is that of the Big Wing."""
    return p.wing != NOBODY and p.at[p.wing] == p.at[p.race]


def next_group(p: HkswPosition) -> Asks[Jump]:
    """The RAF names the group to fight next, of those that it faces."""
    open_groups = sorted({p.group[card] for card in _fighters(p)} - {0, BACK, UNUSED})
    if not open_groups:
        return "dogfight.end"
    p.fighting = open_groups[0]
    if len(open_groups) > 1:
        p.fighting = int((yield Choice(NEXT_GROUP, RAF, [str(one) for one in open_groups])))
    p.tell("group-fights", "hksw:8.dogfight.d", {"group": p.fighting})
    return None


# One dogfight after another


def select(p: HkswPosition) -> Asks[Jump]:
    """The cards for the next dogfight; the group goes on while both sides have some (hksw:8.dogfight.q)."""
    yield from _to_the_table(p)
    if NO_CARD in p.table:
        _close_group(p)
        return "dogfight.next-group"
    show(p, p.table)
    _call_aces(p)
    return None


def _to_the_table(p: HkswPosition) -> Asks[None]:
    """Both select a card in secret, or the winner's next opponent is drawn at random."""
    waiting = [_waiting(p, p.cards(p.battle)), _waiting(p, _fighters(p))]
    empty = [side for side in (GERMAN, BRITISH) if p.table[side] == NO_CARD]
    if len(empty) == 1:
        side = empty[0]
        if waiting[side]:
            p.table[side] = yield from _drawn_opponent(p, waiting[side])
    elif waiting[GERMAN] and waiting[BRITISH]:
        choices = [
            Choice(SELECT, SIDE[side], p.names(waiting[side]), {"group": p.fighting}, secret=True)
            for side in (GERMAN, BRITISH)
            if len(waiting[side]) > 1
        ]
        answers = iter((yield from at_once(choices)))
        for side in (GERMAN, BRITISH):
            p.table[side] = p.data.card[next(answers)] if len(waiting[side]) > 1 else waiting[side][0]
        p.wins, p.standing = 0, NO_SIDE


def _waiting(p: HkswPosition, cards: list[int]) -> list[int]:
    """Those of the cards that are in the group now fought and not on the table."""
    return [card for card in cards if p.group[card] == p.fighting and card not in p.table]


def _drawn_opponent(p: HkswPosition, cards: list[int]) -> Asks[int]:
    if len(cards) == 1:
        return cards[0]
    return p.data.card[(yield draw(OPPONENT, p.names(cards), hidden=True))]


def _call_aces(p: HkswPosition) -> None:
    """An Ace marker goes with the first card of its flight that fights (hksw:8.ace.b, R-22)."""
    for side, card in enumerate(p.table):
        flight = p.card_at[card]
        if not p.phase_marks[flight] & ACE_USED:
            p.phase_marks[flight] |= ACE_USED
            if p.ace[flight]:
                p.aces[side] = card
                p.tell("ace-flies", "hksw:8.ace.b", {"flight": p.data.flights[flight], "card": p.data.cards[card]})


def fight(p: HkswPosition) -> Asks[Jump]:
    """One dogfight."""
    square = p.at[p.battle]
    dice = [p.dogfight(card, square) + (p.aces[side] == card) for side, card in enumerate(p.table)]
    facts: Args = {"german": p.data.cards[p.table[GERMAN]], "british": p.data.cards[p.table[BRITISH]]}
    black = yield roll(p, LUFTWAFFE_DICE, BLACK, dice[GERMAN])
    white = yield roll(p, RAF_DICE, WHITE, dice[BRITISH])
    roundels, crosses = both_counted(black, white)
    fallen: Args = {"roundels": roundels, "crosses": crosses, "black": black, "white": white}
    p.tell("dogfight", "hksw:8.dogfight.g", {**facts, **fallen})
    _decide(p, (crosses, roundels))
    return "dogfight.select"


def _decide(p: HkswPosition, hits: tuple[int, int]) -> None:
    """Only the card with more hits can be shot down, and only if they reach its damage number."""
    loser = GERMAN if hits[GERMAN] > hits[BRITISH] else BRITISH
    card = p.table[loser]
    if hits[GERMAN] == hits[BRITISH] or hits[loser] < p.data.kind[card].damage:
        rule = "hksw:8.dogfight.p" if hits[GERMAN] == hits[BRITISH] else "hksw:8.dogfight.o"
        p.tell("nobody-down", rule)
        for side in (GERMAN, BRITISH):
            _back_to_box(p, side)
        return
    winner = OTHER[loser]
    if p.aces[loser] == card:
        p.ace[p.card_at[card]] = 0
        p.aces[loser] = NO_CARD
        p.tell("ace-lost", "hksw:8.ace.e", {"flight": p.data.flights[p.card_at[card]]})
    p.downed[p.card_at[p.table[winner]]] += 1
    p.card_at[card] = DAMAGED
    p.group[card] = 0
    p.table[loser] = NO_CARD
    p.tell("shot-down", "hksw:8.dogfight.h", {"card": p.data.cards[card], "side": SIDE[loser]})
    _after_win(p, winner)


def _after_win(p: HkswPosition, winner: int) -> None:
    """The winner stays for the next dogfight; after its second win it goes back (hksw:8.dogfight.m)."""
    p.wins = p.wins + 1 if p.standing == winner else 1
    p.standing = winner
    if p.wins >= p.data.wins:
        p.tell("two-wins", "hksw:8.dogfight.m", {"card": p.data.cards[p.table[winner]]})
        _back_to_box(p, winner)


def _back_to_box(p: HkswPosition, side: int) -> None:
    """A card goes back to its flight's box and fights no more in this combat (hksw:8.dogfight.u)."""
    card = p.table[side]
    p.group[card] = BACK
    p.table[side] = NO_CARD
    if p.aces[side] == card:
        p.aces[side] = NO_CARD
    p.wins, p.standing = 0, NO_SIDE


def _close_group(p: HkswPosition) -> None:
    """One side has no cards left: the other's go back unused (hksw:8.dogfight.r)."""
    for side in (GERMAN, BRITISH):
        if p.table[side] != NO_CARD:
            _back_to_box(p, side)
    for card in p.cards(p.battle) + _fighters(p):
        if p.group[card] == p.fighting:
            p.group[card] = UNUSED


def end(p: HkswPosition) -> Jump:
    """Aces are awarded, flights without cards leave, the marker is taken off (hksw:8.ace.a, hksw:8.dogfight.t)."""
    flights = [p.battle, p.race, *([p.wing] if _is_wing(p) else [])]
    for card, _ in enumerate(p.data.cards):
        p.group[card] = 0
    for flight in flights:
        if p.downed[flight] >= p.data.ace and not p.ace[flight]:
            p.ace[flight] = 1
            p.tell("ace-gained", "hksw:8.ace.a", {"flight": p.data.flights[flight], "number": p.downed[flight]})
        p.downed[flight] = 0
        p.phase_marks[flight] &= ~(DOGFIGHT | ACE_USED)
    for flight in flights:
        if not p.card_at.count(flight):
            flight_lost(p, flight)
    if p.wing in flights and p.at[p.race] == p.data.box:
        p.race, p.wing = p.wing, p.race  # of a Big Wing that has lost its first flight the other heads home or stays
    p.fighting = 0
    return "battle.head-home"
