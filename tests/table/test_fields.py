"""The fields of a position: read, written, refused."""

from __future__ import annotations

import pytest

from tallyho.table import BadPosition, Components, Field, Json, Position, fields

UNITS = ("11", "12", "13")
BOXES = ("hunt", "rearm", "lost")


class Counters(Position):
    """What the kinds of field read and write."""

    __slots__ = ("codes", "full", "hand", "kind", "name", "number", "points", "ready", "stock", "where")

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
        self.points = [4, 5, 6]
        self.codes = ["a", "", "c"]


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
    for wrong in ("w", "", 1, None, ["y"]):
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
    assert refusal_of(field, ["a", "b", "a"]) == "held holds 'a' twice"
    for wrong in ("ab", {"a": 1}, None):
        assert refusal_of(field, wrong) == f"held is {wrong!r}; it must be a list of different names"
    for stranger in ("d", 1, None, ["a"]):
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
        (["11"], "units is ['11']; it must be a table of names and values"),
        ({"14": "hunt"}, "units names '14'; known are 11, 12, 13"),
        ({"11": "air"}, "units of 11 is 'air'; it must be one of hunt, rearm, lost, with or without `reduced`"),
        (
            {"11": "hunt full"},
            "units of 11 is 'hunt full'; it must be one of hunt, rearm, lost, with or without `reduced`",
        ),
        ({"11": None}, "units of 11 is None; it must be one of hunt, rearm, lost, with or without `reduced`"),
    ],
)
def test_other_units_and_boxes_are_refused(value: Json, sentence: str) -> None:
    assert refusal_of(fields.unit_boxes("units", "where they are", units, BOXES), value) == sentence


# One value for each of some keys, in arrays.


def test_words_by_key() -> None:
    field: Field[Counters] = fields.words_by("boxes", "where they are", units, ("", *BOXES), "where")
    p = Counters()

    assert (field.name, field.says) == ("boxes", "where they are: one of hunt, rearm, lost")
    assert field.read(p) == {"11": "", "12": "hunt", "13": "rearm"}
    field.write(p, {"13": "lost", "12": ""})
    assert list(p.where) == [0, 0, 3]
    for wrong in ("air", 1, None, ["hunt"]):
        assert refusal_of(field, {"12": wrong}) == f"boxes of 12 is {wrong!r}; it must be one of hunt, rearm, lost"
    by_name: Field[Counters] = fields.words_by("where", "where they are", units, BOXES)
    assert by_name.read(Counters()) == {"11": "hunt", "12": "rearm", "13": "lost"}


def test_words_by_key_in_an_array_whose_first_place_is_nobodys() -> None:
    field: Field[Counters] = fields.words_by("boxes", "where they are", lambda _: UNITS[1:], BOXES, "where", first=1)
    p = Counters()

    assert field.read(p) == {"12": "rearm", "13": "lost"}
    field.write(p, {"12": "hunt"})
    assert list(p.where) == [0, 0, 2]
    field.write(p, {"13": "rearm"})
    assert list(p.where) == [0, 0, 1]


def test_numbers_by_key() -> None:
    field: Field[Counters] = fields.numbers_by("strength", "how strong", units, -1, 9, "points")
    p = Counters()

    assert (field.name, field.says) == ("strength", "how strong: whole numbers from -1 to 9")
    assert field.read(p) == {"11": 4, "12": 5, "13": 6}
    field.write(p, {"12": -1, "11": 9})
    assert p.points == [9, -1, 6]
    for wrong in (-2, 10, True, 1.0, "1", None):
        sentence = f"strength of 13 is {wrong!r}; it must be a whole number from -1 to 9"
        assert refusal_of(field, {"13": wrong}) == sentence
    by_name: Field[Counters] = fields.numbers_by("points", "how strong", units, 0, 9)
    assert by_name.read(Counters()) == {"11": 4, "12": 5, "13": 6}


def test_texts_by_key() -> None:
    field: Field[Counters] = fields.texts_by("letter", "its letter", units, letters, "codes")
    p = Counters()

    assert (field.name, field.says) == ("letter", "its letter")
    assert field.read(p) == {"11": "a", "12": "", "13": "c"}
    field.write(p, {"12": "b", "13": ""})
    assert p.codes == ["a", "b", ""]
    for wrong in ("d", 1, None):
        assert refusal_of(field, {"11": wrong}) == f"letter of 11 is {wrong!r}; it must be empty or one of c, b, a"
    by_name: Field[Counters] = fields.texts_by("codes", "its letter", units, letters)
    assert by_name.read(Counters()) == {"11": "a", "12": "", "13": "c"}


BY_KEY: list[Field[Counters]] = [
    fields.words_by("x", "x", units, ("", *BOXES), "where"),
    fields.numbers_by("x", "x", units, 0, 9, "points"),
    fields.texts_by("x", "x", units, letters, "codes"),
]


@pytest.mark.parametrize("field", BY_KEY)
def test_other_keys_are_refused(field: Field[Counters]) -> None:
    assert refusal_of(field, ["11"]) == "x is ['11']; it must be a table of names and values"
    assert refusal_of(field, {"9": 1}) == "x names '9'; known are 11, 12, 13"


@pytest.mark.parametrize("field", BY_KEY)
def test_keys_and_array_must_be_as_long(field: Field[Counters]) -> None:
    p = Counters()
    p.points, p.codes, p.where = [1], ["a"], bytearray([1])

    with pytest.raises(ValueError, match=r"zip\(\)"):
        field.read(p)


def test_what_is_read_is_not_the_array_itself() -> None:
    field: Field[Counters] = fields.numbers_by("points", "how strong", units, 0, 9)
    p = Counters()
    read = field.read(p)
    assert isinstance(read, dict)

    read["11"] = 0

    assert p.points == [4, 5, 6]
