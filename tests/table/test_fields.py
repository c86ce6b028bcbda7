"""The fields of a position: read, written, refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from duel import CARDS, DUEL, Table, duel

from tallyho.table import BadPosition, Components, Defect, Field, Fields, Json, Position, fields
from tallyho.table.chance import MODULUS

UNITS = ("11", "12", "13")
BOXES = ("hunt", "rearm", "lost")


class Counters(Position):
    """What the kinds of field read and write."""

    __slots__ = ("full", "hand", "kind", "name", "number", "ready", "stock", "where")

    def __init__(self) -> None:
        super().__init__(Components({}))
        self.number = 3
        self.ready = True
        self.kind = 1
        self.name = "b"
        self.hand = ["a", "c"]
        self.stock = {"fuel": 1, "guns": 2}
        self.where = bytearray([0, 1, 2])
        self.full = bytearray([1, 0, 1])


def letters(p: Counters) -> list[str]:
    return ["c", "b", "a"]


def stocks(p: Counters) -> list[str]:
    return ["guns", "fuel"]


def read_stock(p: Counters, key: str) -> Json:
    return p.stock[key]


def write_stock(p: Counters, key: str, value: Json) -> None:
    assert isinstance(value, int)
    p.stock[key] = value


def units(p: Counters) -> tuple[str, ...]:
    return UNITS


def refusal_of(field: Field[Counters], value: Json) -> str:
    """The sentence that refuses the value; the position must not change by it."""
    p = Counters()
    before = field.read(p)
    with pytest.raises(BadPosition) as refused:
        field.write(p, value)
    assert field.read(p) == before
    return str(refused.value)


def test_a_number_with_bounds() -> None:
    field: Field[Counters] = fields.number("n", "a number", -2, 7, "number")
    p = Counters()

    assert (field.name, field.says, field.read(p)) == ("n", "a number: a whole number from -2 to 7", 3)
    for value in (-2, 0, 7):
        field.write(p, value)
        assert p.number == value
    for wrong in (-3, 8, True, 1.0, "1", None):
        assert refusal_of(field, wrong) == f"n is {wrong!r}; it must be a whole number from -2 to 7"


def test_a_number_without_an_upper_bound() -> None:
    field: Field[Counters] = fields.number("number", "a number", 0)
    p = Counters()

    field.write(p, 10**30)

    assert (p.number, field.says) == (10**30, "a number: a whole number of at least 0")
    assert refusal_of(field, -1) == "number is -1; it must be a whole number of at least 0"


def test_a_flag() -> None:
    field: Field[Counters] = fields.flag("is-ready", "ready", "ready")
    p = Counters()

    assert (field.name, field.says, field.read(p)) == ("is-ready", "ready: true or false", True)
    field.write(p, False)
    assert p.ready is False
    assert field.read(p) is False
    assert refusal_of(field, 1) == "is-ready is 1; it must be true or false"
    by_name: Field[Counters] = fields.flag("ready", "ready")
    assert by_name.read(Counters()) is True


def test_a_word_is_kept_as_its_number() -> None:
    field: Field[Counters] = fields.word("sort", "the sort", ("x", "y", "z"), "kind")
    p = Counters()

    assert (field.name, field.says, field.read(p)) == ("sort", "the sort: one of x, y, z", "y")
    field.write(p, "z")
    assert (p.kind, field.read(p)) == (2, "z")
    for wrong in ("w", "", 1, None):
        assert refusal_of(field, wrong) == f"sort is {wrong!r}; it must be one of x, y, z"
    by_name: Field[Counters] = fields.word("kind", "the sort", ("x", "y"))
    assert by_name.read(Counters()) == "y"


def test_a_text_is_one_that_the_data_allows_or_none() -> None:
    field: Field[Counters] = fields.text("letter", "a letter", letters, "name")
    p = Counters()

    assert (field.name, field.says, field.read(p)) == ("letter", "a letter", "b")
    for value in ("c", ""):
        field.write(p, value)
        assert p.name == value
    for wrong in ("d", 1, None):
        assert refusal_of(field, wrong) == f"letter is {wrong!r}; it must be empty or one of c, b, a"
    by_name: Field[Counters] = fields.text("name", "a letter", letters)
    assert by_name.read(Counters()) == "b"


def test_names_come_in_the_order_of_the_data() -> None:
    field: Field[Counters] = fields.names("held", "letters", letters, "hand")
    p = Counters()

    assert (field.name, field.says, field.read(p)) == ("held", "letters", ["a", "c"])
    field.write(p, ["a", "b"])
    assert p.hand == ["b", "a"]
    field.write(p, [])
    assert p.hand == []
    for wrong in ("ab", {"a": 1}, None, ["a", "a"]):
        assert refusal_of(field, wrong) == f"held is {wrong!r}; it must be a list of different names"
    for stranger in ("d", 1, None):
        assert refusal_of(field, ["a", stranger]) == f"held holds {stranger!r}; it may hold c, b, a"
    by_name: Field[Counters] = fields.names("hand", "letters", letters)
    assert by_name.read(Counters()) == ["a", "c"]


def test_names_are_read_as_a_list_of_their_own() -> None:
    field: Field[Counters] = fields.names("hand", "letters", letters)
    p = Counters()
    value: list[Json] = ["c"]

    field.write(p, value)
    read = field.read(p)
    assert isinstance(read, list)
    read.append("x")
    value.append("b")

    assert p.hand == ["c"]


def test_a_mapping_may_be_written_in_part() -> None:
    field: Field[Counters] = fields.mapping("stock", "stores", stocks, read_stock, write_stock)
    p = Counters()

    assert (field.name, field.says, field.read(p)) == ("stock", "stores", {"guns": 2, "fuel": 1})
    field.write(p, {"fuel": 9})
    assert p.stock == {"fuel": 9, "guns": 2}
    assert refusal_of(field, [1]) == "stock is [1]; it must be a table of names and values"
    assert refusal_of(field, {"oil": 1}) == "stock names 'oil'; known are fuel, guns"


def test_units_stand_in_boxes_full_or_reduced() -> None:
    field: Field[Counters] = fields.unit_boxes("units", "where they are", units, BOXES)
    p = Counters()

    assert (field.name, field.says) == ("units", "where they are")
    assert field.read(p) == {"11": "hunt", "12": "rearm reduced", "13": "lost"}
    field.write(p, {"11": "lost reduced", "12": "hunt"})
    assert (list(p.where), list(p.full)) == ([2, 0, 2], [0, 1, 1])


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (["11"], "units is ['11']; it must be a table of units and their boxes"),
        ({"14": "hunt"}, "units names '14', which is no unit"),
        ({"11": "air"}, "units: 11 is 'air'; it must be one of hunt, rearm, lost, with or without `reduced`"),
        (
            {"11": "hunt full"},
            "units: 11 is 'hunt full'; it must be one of hunt, rearm, lost, with or without `reduced`",
        ),
        ({"11": None}, "units: 11 is None; it must be one of hunt, rearm, lost, with or without `reduced`"),
    ],
)
def test_other_units_and_boxes_are_refused(value: Json, sentence: str) -> None:
    assert refusal_of(fields.unit_boxes("units", "where they are", units, BOXES), value) == sentence


# All fields together.


def test_the_generator_and_reveals_are_fields_of_every_position() -> None:
    every: Fields[Counters] = Fields()
    p = Counters()
    p.luck, p.reveals = 5, 2

    assert every.save(p) == {"luck": 5, "reveals": 2}
    assert every.by_name["luck"].says == f"state of the generator: a whole number from 1 to {MODULUS - 1}"
    assert every.by_name["reveals"].says == "things turned up: a whole number of at least 0"


def test_two_fields_of_one_name_are_a_defect() -> None:
    with pytest.raises(Defect, match=r"^two fields of the position have one name$"):
        Fields(fields.number("n", "a number", 0, 1), fields.flag("n", "a flag"))
    with pytest.raises(Defect, match=r"^two fields of the position have one name$"):
        Fields(fields.number("luck", "a number", 0, 1))


def test_loading_sets_the_whole_position() -> None:
    saved = DUEL.fields.save(duel("king", "ace", "rook", "page", "2", "north", seed=7).position)
    fresh = duel().position

    DUEL.fields.load(fresh, saved)

    assert DUEL.fields.save(fresh) == saved
    assert saved == {
        "deck": ["duke", "queen"],
        "red-hand": ["king", "rook"],
        "blue-hand": ["ace", "page"],
        "alert": False,
        "rounds": 0,
        "score": 0,
        "way": "north",
        "weather": "foul",
        "luck": fresh.luck,
        "reveals": 0,
    }


def test_loading_refuses_what_lacks_a_field() -> None:
    p = duel().position
    saved = DUEL.fields.save(p)
    del saved["way"], saved["luck"]

    with pytest.raises(BadPosition, match=r"^the position lacks way, luck$"):
        DUEL.fields.load(p, {**saved, "score": 9})
    assert p.score == 0


def test_laying_sets_only_what_is_named() -> None:
    p = duel().position

    DUEL.fields.lay(p, {"score": -4, "deck": ["rook", "ace"]})

    assert (p.score, p.deck, p.rounds, p.red_hand) == (-4, ["ace", "rook"], 0, [])


def test_laying_refuses_unknown_fields() -> None:
    with pytest.raises(BadPosition) as refused:
        DUEL.fields.lay(duel().position, {"points": 1})

    names = "alert, blue-hand, deck, luck, red-hand, reveals, rounds, score, way, weather"
    assert str(refused.value) == f"a position has no field 'points'; it has {names}"


def test_a_field_reads_and_writes_as_it_was_told() -> None:
    def read(p: Table) -> Json:
        return p.score

    def write(p: Table, value: Json) -> None:
        p.score = 7

    field: Field[Table] = Field("points", "the points", read, write)

    assert (field.name, field.says, field.read, field.write) == ("points", "the points", read, write)


@pytest.mark.parametrize("make", [lambda: DUEL.fields, lambda: DUEL.fields.by_name["deck"]])
def test_fields_of_a_title_are_made_once(make: Callable[[], object]) -> None:
    assert make() is make()
    assert duel().position.deck == list(CARDS)
