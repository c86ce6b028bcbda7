"""Refusals: one sentence each, with the key, the rule and the facts for other languages."""

from __future__ import annotations

import pytest

from tallyho.table import Chance, Choice, Prompt, Reason, Refused
from tallyho.table.refusal import LONGEST, refusal

PICK = Prompt("pick", "tiny:1")


def no_w(text: str) -> Reason | None:
    return Reason("no-w", "tiny:1b", {"letter": "w"}) if text.startswith("w") else None


ASK = Choice(PICK, "red", ["a", "b"])
EXPLAINED = Choice(PICK, "red", ["a", "b"], why_not=no_w)
ROLL = Chance(PICK, ["1", "2"])
OFFERED = "red is asked pick (tiny:1); offered: a, b"

Parts = tuple[str, str, str | None, dict[str, object]]


def parts(refused: Refused) -> Parts:
    return str(refused), refused.key, refused.rule, refused.facts


def test_after_the_end_nothing_is_taken() -> None:
    sentence, *rest = parts(refusal(None, "a", None))

    assert sentence == "the game is over; it asks nothing more"
    assert rest == ["refused-over", None, {}]


@pytest.mark.parametrize(("text", "kind"), [(1, "int"), (None, "NoneType"), (["a"], "list"), (b"a", "bytes")])
def test_an_answer_is_a_text(text: object, kind: str) -> None:
    assert parts(refusal(ASK, text, "blue")) == (f"an answer is a text, not {kind}", "refused-type", "tiny:1", {})


def test_an_answer_is_not_too_long() -> None:
    sentence = f"an answer has at most {LONGEST} characters, this one has {LONGEST + 1}"
    facts: dict[str, object] = {"most": 200, "length": 201}

    assert LONGEST == 200
    assert parts(refusal(EXPLAINED, "w" * (LONGEST + 1), None)) == (sentence, "refused-long", "tiny:1", facts)
    assert refusal(ASK, "x" * LONGEST, None).key == "refused-offer"


def test_another_side_is_not_asked_and_does_not_hear_the_offers() -> None:
    sentence = "blue is not asked; red is, pick (tiny:1)"
    facts: dict[str, object] = {"side": "blue", "asked": "red"}

    assert parts(refusal(EXPLAINED, "west", "blue")) == (sentence, "refused-side", "tiny:1", facts)


def test_what_is_not_offered_is_named_with_the_offer() -> None:
    expected: Parts = (f"'c' is not offered; {OFFERED}", "refused-offer", "tiny:1", {"answer": "c"})

    assert parts(refusal(ASK, "c", None)) == parts(refusal(ASK, "c", "red")) == parts(refusal(EXPLAINED, "c", None))
    assert parts(refusal(ASK, "c", None)) == expected


def test_the_game_explains_what_it_forbids() -> None:
    sentence = f"'west' is not offered: no-w (tiny:1b); {OFFERED}"

    assert parts(refusal(EXPLAINED, "west", None)) == (
        sentence,
        "no-w",
        "tiny:1b",
        {"answer": "west", "letter": "w"},
    )


def test_chance_refuses_as_a_choice_does() -> None:
    sentence = "'7' is not offered; chance decides pick (tiny:1); outcomes: 1, 2"

    assert parts(refusal(ROLL, "7", "chance")) == (sentence, "refused-offer", "tiny:1", {"answer": "7"})


def test_a_refusal_without_facts_has_none() -> None:
    refused = Refused("no", "key")

    assert parts(refused) == ("no", "key", None, {})
