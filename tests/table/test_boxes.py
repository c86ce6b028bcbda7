"""Units in boxes, against the plain way to find them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tallyho.table import mask, move_all, units_in, units_in_any
from tallyho.table.boxes import CROWD, ONLY, as_set, members, set_of

ARRAYS = st.lists(st.sampled_from([0, 1, 2, 3, 254, 255]), max_size=60).map(bytearray)
BOXES = st.sampled_from([0, 1, 2, 3, 7, 254, 255])


@given(ARRAYS, BOXES)
def test_the_units_of_a_box_are_those_that_stand_in_it(where: bytearray, box: int) -> None:
    before = where[:]

    assert units_in(where, box) == [unit for unit in range(len(where)) if where[unit] == box]
    assert where == before


def test_a_crowd_is_found_as_a_few_are() -> None:
    for crowd in (CROWD - 1, CROWD, CROWD + 1, 3 * CROWD):
        where = bytearray([5, *[3, 4] * crowd, 5])
        assert units_in(where, 3) == list(range(1, 2 * crowd, 2))
        assert units_in(where, 5) == [0, 2 * crowd + 1]


def test_the_crowd_of_the_first_and_the_last_box() -> None:
    where = bytearray([0, 255] * 20)

    assert (units_in(where, 0), units_in(where, 255)) == (list(range(0, 40, 2)), list(range(1, 40, 2)))


@given(ARRAYS, st.sets(BOXES))
def test_the_units_of_several_boxes_come_in_order(where: bytearray, boxes: set[int]) -> None:
    assert units_in_any(where, mask(boxes)) == [unit for unit in range(len(where)) if where[unit] in boxes]


def test_a_mask_marks_its_boxes_among_all() -> None:
    marked = mask(iter([0, 3, 255]))

    assert len(marked) == 256
    assert [box for box in range(256) if marked[box]] == [0, 3, 255]


@given(ARRAYS, BOXES, st.sets(st.integers(0, 59)))
def test_sets_of_units_are_cut_and_joined_like_sets(where: bytearray, box: int, units: set[int]) -> None:
    number = len(where)
    there, some = set(units_in(where, box)), {unit for unit in units if unit < number}
    standing, named = as_set(where, ONLY[box]), set_of(some, number)

    assert members(standing & named, range(number)) == sorted(there & some)
    assert members(standing | named, range(number)) == sorted(there | some)
    assert members(standing & ~named, range(number)) == sorted(there - some)


def test_the_last_units_have_names_of_their_own() -> None:
    assert members(set_of([2, 4], 5), ["c", "d", "e"]) == ["c", "e"]
    assert members(0, ["c", "d", "e"]) == []


@given(ARRAYS, BOXES, BOXES)
def test_moving_all_moves_all_and_nothing_else(where: bytearray, source: int, target: int) -> None:
    before = where[:]

    move_all(where, source, target)

    assert list(where) == [target if box == source else box for box in before]
