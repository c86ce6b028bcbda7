"""What a game waits for: prompts, choices, chance, choices made together."""

from __future__ import annotations

import pytest

from tallyho.table import CHANCE, DONE, Chance, Choice, Defect, Prompt, Reason, Together, together

ASKED = Prompt("pick", "tiny:1")


def test_the_fixed_words_of_the_table() -> None:
    assert (CHANCE, DONE) == ("chance", "done")


def test_a_prompt_names_its_key_and_rule() -> None:
    assert (ASKED.key, ASKED.rule, repr(ASKED)) == ("pick", "tiny:1", "pick (tiny:1)")


def test_a_choice_keeps_what_it_was_made_of() -> None:
    def why_not(text: str) -> Reason | None:
        return None

    choice = Choice(ASKED, "red", ["a", "b"], {"n": 1}, why_not=why_not)

    assert (choice.prompt, choice.side, choice.offers, choice.args) == (ASKED, "red", ("a", "b"), {"n": 1})
    assert choice.why_not is why_not
    assert choice.seen_by is None


def test_a_plain_choice_has_no_arguments_and_no_reasons() -> None:
    choice = Choice(ASKED, "red", ["a"])

    assert (choice.args, choice.why_not) == (None, None)


def test_only_its_own_side_knows_a_secret_choice() -> None:
    assert Choice(ASKED, "red", ["a"], secret=True).seen_by == ("red",)


def test_the_offer_of_a_choice_does_not_change_with_the_list_it_was_made_from() -> None:
    offers = ["a"]
    choice, chance = Choice(ASKED, "red", offers), Chance(ASKED, offers, offers_weights := [2])

    offers.append("b")
    offers_weights[0] = 9

    assert (choice.offers, chance.offers, chance.weights) == (("a",), ("a",), (2,))


def test_a_choice_without_offers_is_a_defect() -> None:
    with pytest.raises(Defect, match=r"^pick \(tiny:1\) offers red nothing$"):
        Choice(ASKED, "red", [])


def test_chance_without_outcomes_is_a_defect() -> None:
    with pytest.raises(Defect, match=r"^pick \(tiny:1\) has no outcome$"):
        Chance(ASKED, [])


def test_chance_with_weights() -> None:
    chance = Chance(ASKED, ["a", "b"], [2, 3], {"n": 1}, ("red",))

    assert (chance.prompt, chance.side, chance.args, chance.seen_by) == (ASKED, "chance", {"n": 1}, ("red",))
    assert chance.hidden is False
    assert (chance.total(), chance.weight(0), chance.weight(1)) == (5, 2, 3)


def test_chance_without_weights_is_even() -> None:
    chance = Chance(ASKED, ["a", "b", "c"])

    assert (chance.weights, chance.args, chance.seen_by) == (None, None, None)
    assert (chance.total(), [chance.weight(i) for i in range(3)]) == (3, [1, 1, 1])


def test_what_may_come_can_be_a_secret() -> None:
    assert Chance(ASKED, ["a", "b"], hidden=True).hidden is True


def test_asks_describe_themselves() -> None:
    assert repr(Choice(ASKED, "red", ["a", "b"])) == "red is asked pick (tiny:1); offered: a, b"
    assert repr(Chance(ASKED, ["1", "2"])) == "chance decides pick (tiny:1); outcomes: 1, 2"


def test_twelve_offers_are_listed_and_more_are_counted() -> None:
    names = [str(n) for n in range(14)]

    assert repr(Choice(ASKED, "red", names[:12])).endswith("offered: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11")
    assert repr(Choice(ASKED, "red", names)).endswith("offered: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more")


def test_a_reason_without_arguments_has_none() -> None:
    bare, full = Reason("late", "tiny:2"), Reason("late", "tiny:2", {"hour": 9})

    assert (bare.key, bare.rule, bare.args, full.args) == ("late", "tiny:2", {}, {"hour": 9})


def test_choices_together_need_different_sides() -> None:
    with pytest.raises(Defect, match=r"^choices made together need a side of its own each$"):
        Together([Choice(ASKED, "red", ["a"]), Choice(ASKED, "red", ["b"])])


def test_choices_together_need_a_choice() -> None:
    with pytest.raises(Defect, match="need a side of its own each"):
        Together([])


def test_answers_given_together_come_back_in_the_order_of_the_choices() -> None:
    choices = [Choice(ASKED, "red", ["a"]), Choice(ASKED, "blue", ["b c"])]
    procedure = together(*choices)

    asked = next(procedure)
    assert isinstance(asked, Together)
    assert asked.choices == tuple(choices)
    with pytest.raises(StopIteration) as stop:
        procedure.send("a\nb c")
    assert stop.value.value == ["a", "b c"]
