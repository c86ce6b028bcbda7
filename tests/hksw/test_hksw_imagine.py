"""The worlds that a side imagines are possible ones, and no others are left out (R-34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hksw_games import begun

from tallyho.hksw.components import HkswData
from tallyho.hksw.fields import FIELDS
from tallyho.hksw.knowledge import imagined, seen
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.title import HKSW
from tallyho.table import Luck

LUFTWAFFE, RAF, SPECTATOR = "luftwaffe", "raf", None
EVERYBODY = (LUFTWAFFE, RAF, SPECTATOR)
WORLDS = 60
DATA = HKSW.data(None)
assert isinstance(DATA, HkswData)
FIGHTERS = ("I/ZG26/2", "II/ZG26/2", "III/ZG26/2", "II/ZG76/2", "III/ZG76/2")
GERMAN = {
    "I/JG3/2": "2A",
    "II/StG1/2": "2A",
    "I/KG1/2": "2A",
    "I/ZG26/2": "2B",
    "II/ZG26/2": "2B",
    "II/KG1/2": "2B",
    "I/JG26/2": "ready",
    "III/KG1/2": "damaged",
}
BRITISH = {"54/11": "11B", "1/11": "11B", "17/11": "11C", "64/11": "damaged"}


def table(**fields: Any) -> HkswPosition:
    """A position with flights of both sides in the air."""
    usual: dict[str, Any] = {
        "at": {"2A": "P22", "2B": "Q12", "11B": "M24", "11C": "L23"},
        "cards": {**GERMAN, **BRITISH},
        "fuel": {"2A": 3, "2B": 3},
        "sortie_marks": {"2A": ["took-off"], "2B": ["took-off"]},
        "turn": 6,
        "phase": 1,
    }
    return begun("patrol.choose", **{**usual, **fields}).p


def worlds(p: HkswPosition, side: str | None, known: HkswPosition | None = None) -> Iterator[HkswPosition]:
    """Many imagined positions; the side cannot tell any of them from the true one."""
    luck = Luck("worlds")
    before, looks = FIELDS.save(p), seen(p, side)
    for _ in range(WORLDS):
        twin = imagined(p, side, luck, known or p)
        if known is None:
            assert seen(twin, side) == looks
        yield twin
    assert FIELDS.save(p) == before


def cards_in(p: HkswPosition, flight: str) -> set[str]:
    return set(p.names(p.cards(DATA.flight[flight])))


def places(p: HkswPosition, *targets: str) -> tuple[str, ...]:
    names = p.data.mission_places
    return tuple(names[p.mission_at[DATA.target[target]]] for target in targets)


def is_bomber(card: str) -> bool:
    return DATA.kind[DATA.card[card]].bomber


def is_short(card: str) -> bool:
    return DATA.kind[DATA.card[card]].short_range


# Squadron cards


@pytest.mark.parametrize(("side", "own", "other"), [(LUFTWAFFE, "2A", "11B"), (RAF, "11B", "2A")])
def test_ones_own_cards_stay_and_the_others_change_within_their_formation(side: str, own: str, other: str) -> None:
    p = table()
    found = list(worlds(p, side))
    assert all(cards_in(one, own) == cards_in(p, own) for one in found)
    assert len({frozenset(cards_in(one, other)) for one in found}) > WORLDS // 2
    for one in found:
        assert len(cards_in(one, other)) == len(cards_in(p, other))
        formation = DATA.formation[DATA.flight[other]]
        assert all(DATA.card_formation[DATA.card[card]] == formation for card in cards_in(one, other))
        assert one.card_at[DATA.card["III/KG1/2"]] == p.card_at[DATA.card["III/KG1/2"]]
        assert one.card_at[DATA.card["64/11"]] == p.card_at[DATA.card["64/11"]]


def test_a_spectator_imagines_the_cards_of_both_sides() -> None:
    found = list(worlds(table(), SPECTATOR))
    assert all(len({frozenset(cards_in(one, flight)) for one in found}) > 20 for flight in ("2A", "11B"))


def test_every_card_of_the_ready_box_may_be_the_one_in_a_flight() -> None:
    """Three cards of more than forty: in sixty worlds most of them have been there."""
    found = set().union(*(cards_in(one, "2A") for one in worlds(table(), RAF)))
    assert len(found) > 35


def test_a_card_that_was_turned_up_stays() -> None:
    p = table(seen={"I/JG3/2": "seen", "54/11": "seen"})
    assert all("I/JG3/2" in cards_in(one, "2A") for one in worlds(p, RAF))
    assert all("54/11" in cards_in(one, "11B") for one in worlds(p, LUFTWAFFE))


def test_what_was_turned_up_since_the_step_began_stays_too() -> None:
    p = table()
    known = table(seen={"I/JG3/2": "seen"})
    assert all("I/JG3/2" in cards_in(one, "2A") for one in worlds(p, RAF, known))


def test_a_card_takes_the_group_of_its_new_place() -> None:
    grouped = {"I/JG3/2": "2A group 1", "II/StG1/2": "2A group 1", "I/KG1/2": "2A group 2"}
    p = table(cards={**GERMAN, **BRITISH, **grouped}, battle="2A", race="11B")
    for one in worlds(p, RAF):
        assert sorted(one.group[DATA.card[card]] for card in cards_in(one, "2A")) == [1, 1, 2]
        assert sum(map(bool, one.group)) == 3


@pytest.mark.rules("hksw:6.line12.a")
@pytest.mark.parametrize("side", [RAF, SPECTATOR])
@pytest.mark.parametrize(
    ("square", "marks", "north"),
    [
        ("Q12", [], True),
        ("P22", ["went-north"], True),
        ("box", ["went-north"], True),
        ("P22", [], False),
        ("P20", [], False),
    ],
)
def test_a_flight_seen_north_of_the_line_has_no_bf_109_and_no_ju_87(
    side: str | None, square: str, marks: list[str], *, north: bool
) -> None:
    p = table(
        at={"2A": "O23", "2B": square, "11B": "M24"}, sortie_marks={"2A": ["took-off"], "2B": ["took-off", *marks]}
    )
    found = list(worlds(p, side))
    assert any(map(is_short, set().union(*(cards_in(one, "2B") for one in found)))) != north
    assert any(map(is_short, set().union(*(cards_in(one, "2A") for one in found))))
    assert len({frozenset(cards_in(one, "2B")) for one in found}) > 20


@pytest.mark.rules("hksw:6.bombrun.a", "hksw:8.bombing.b")
def test_a_flight_with_a_bombing_run_marker_has_a_bomber() -> None:
    cards = {**BRITISH, "I/KG1/2": "2A", **dict.fromkeys(FIGHTERS, "2A")}
    over = {"at": {"2A": "N20", "11B": "M24"}, "cards": cards, "missions": {"norwich": "2A"}}
    marked = {"2A": ["took-off", "bomb-run"]}
    found = list(worlds(table(**over, sortie_marks=marked), RAF))
    assert all(any(map(is_bomber, cards_in(one, "2A"))) for one in found)
    assert len({card for one in found for card in cards_in(one, "2A") if is_bomber(card)}) > 10
    free = worlds(table(**over), RAF)
    assert not all(any(map(is_bomber, cards_in(one, "2A"))) for one in free)


@pytest.mark.rules("hksw:6.bombrun.a", "hksw:8.bombing.b")
@pytest.mark.parametrize(
    ("battle", "downed", "sure"),
    [("2A", {"11B": 1}, False), ("2A", {}, True), ("2A", {"2A": 1}, True), ("2B", {"11B": 1}, True)],
)
def test_unless_it_may_have_lost_it_in_the_dogfight(battle: str, downed: dict[str, int], *, sure: bool) -> None:
    cards = {**BRITISH, "I/KG1/2": "2A", **dict.fromkeys(FIGHTERS[:2], "2A")}
    p = table(
        at={"2A": "N20", "11B": "M24"},
        cards=cards,
        missions={"norwich": "2A"},
        sortie_marks={"2A": ["took-off", "bomb-run"]},
        battle=battle,
        downed=downed,
    )
    assert all(any(map(is_bomber, cards_in(one, "2A"))) for one in worlds(p, RAF)) == sure


# Mission cards

HAND = {"dover": "hand", "hull": "hand", "exeter": "2A", "coventry": "2B", "duxford": "used"}


def test_the_luftwaffe_knows_its_missions_and_the_raf_may_expect_any() -> None:
    p = table(missions=HAND, top_cards=0)
    names = tuple(HAND)
    assert {places(one, *names) for one in worlds(p, LUFTWAFFE)} == {tuple(HAND.values())}
    found = list(worlds(p, RAF))
    assert len({target for one in found for target in DATA.target if places(one, target) == ("2A",)}) > 25
    assert all(places(one, "duxford") == ("used",) for one in found)
    count = Counter(places(p, *DATA.target))
    assert all(Counter(places(one, *DATA.target)) == count for one in found)


@pytest.mark.rules("hksw:turns.1.a", "hksw:turns.1.c", "hksw:turns.5.b")
@pytest.mark.parametrize("side", EVERYBODY)
def test_removed_cards_may_be_others_of_their_kind_but_not_those_removed_by_name(side: str | None) -> None:
    named = ("catterick", "ringway", "wittering", "london", "port-of-london")
    cities = ("hull", "coventry", "norwich", "leeds", "sheffield")
    removed = dict.fromkeys((*named, *cities), "removed")
    p = table(turn=2, missions={**removed, "dover": "hand", "exeter": "2A", "plymouth": "hand"})
    found = list(worlds(p, side))
    kinds = [sorted(DATA.targets[card].kind for card in one.missions_in(1)) for one in found]
    assert all(one == sorted(["airfield"] * 3 + ["city"] * 7) for one in kinds)
    assert all(set(places(one, *named)) == {"removed"} for one in found)
    assert len({places(one, *cities) for one in found}) > 5


@pytest.mark.rules("hksw:turns.5.a")
def test_after_turn_5_cards_once_removed_by_name_are_in_the_deck_like_others() -> None:
    p = table(turn=9, missions={"catterick": "removed", "wittering": "deck"})
    assert {places(one, "catterick") for one in worlds(p, RAF)} == {("removed",), ("deck",)}


@pytest.mark.rules("hksw:turns.9.c")
@pytest.mark.parametrize("side", [RAF, SPECTATOR])
@pytest.mark.parametrize("top", [0, 1, 2, 12])
def test_no_more_london_cards_are_in_the_deck_than_cards_are_left_of_the_top(side: str | None, top: int) -> None:
    place = {0: ("hand", "2B"), 1: ("hand", "deck")}.get(top, ("deck", "deck"))
    p = table(
        turn=9, missions={**HAND, "london": place[0], "port-of-london": place[1], "coventry": "hand"}, top_cards=top
    )
    found = [places(one, "london", "port-of-london") for one in worlds(p, side)]
    assert max(pair.count("deck") for pair in found) == min(top, 2)
    assert len(set(found)) > 3


@pytest.mark.rules("hksw:6.bombrun.a")
@pytest.mark.parametrize(
    ("square", "mission", "other", "place", "may_be"),
    [
        ("K23", "london", "port-of-london", "deck", True),
        ("G23", "bristol", "filton", "hand", True),
        ("G23", "filton", "bristol", "deck", True),
        ("G23", "bristol", "filton", "used", False),
        ("G23", "bristol", "filton", "removed", True),  # another airfield may be the one removed
        ("N20", "norwich", "dover", "hand", False),
    ],
)
def test_the_target_of_a_marker_is_in_its_square(
    square: str, mission: str, other: str, place: str, *, may_be: bool
) -> None:
    p = table(
        turn=9,
        at={"2A": square, "2B": "P22", "11B": "M24"},
        sortie_marks={"2A": ["took-off", "bomb-run"], "2B": ["took-off"]},
        missions={"hull": "2B", mission: "2A", other: place},
        top_cards=12,
    )
    found = {target for one in worlds(p, RAF) for target in DATA.target if places(one, target) == ("2A",)}
    assert found == ({mission, other} if may_be else {mission})


def test_a_marker_placed_since_the_step_began_holds_as_well() -> None:
    table_of = {
        "at": {"2A": "K23", "11B": "M24"},
        "missions": {"london": "2A", "hull": "hand"},
        "turn": 9,
        "top_cards": 12,
    }
    known = table(**table_of, sortie_marks={"2A": ["took-off", "bomb-run"]})
    found = {places(one, "london", "port-of-london").count("2A") for one in worlds(table(**table_of), RAF, known)}
    assert found == {1}
