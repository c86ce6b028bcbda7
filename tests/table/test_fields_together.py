"""All fields of a position together: saved, loaded, laid over."""

from __future__ import annotations

import pytest
from duel import DUEL, Table, duel

from tallyho.table import BadPosition, Components, Defect, Field, Fields, Json, Position, fields
from tallyho.table.chance import MODULUS


def test_the_generator_and_reveals_are_fields_of_every_position() -> None:
    every: Fields[Position] = Fields()
    p = Position(Components({}))
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
