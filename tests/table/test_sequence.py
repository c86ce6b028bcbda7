"""The sequence of play: names, order, jumps, and its outline."""

from __future__ import annotations

import pytest
from tiny import Pad, coin, noting, question

from tallyho.table import END, Defect, Phase, Sequence, Step, asks, does
from tallyho.table.ask import Asks
from tallyho.table.sequence import Jump


def ask_nothing(p: Pad) -> Asks[Jump]:
    yield from ()
    return None


def do_nothing(p: Pad) -> Jump:
    return None


def three_steps() -> Sequence[Pad]:
    return Sequence(
        Phase(
            "day", "tiny:1", asks("one", "tiny:1a", ask_nothing), does("two", "tiny:1b", do_nothing, to=("day.one",))
        ),
        Phase("night", "tiny:2", does("one", "tiny:2a", do_nothing, to=("day.one", END))),
    )


def test_an_asking_step_and_a_plain_one() -> None:
    asking, plain = asks("a", "tiny:1", ask_nothing, to=("x.y",)), does("b", "tiny:2", do_nothing, to=("x.z",))

    assert (asking.name, asking.rule, asking.ask, asking.do, asking.to) == ("a", "tiny:1", ask_nothing, None, ("x.y",))
    assert (plain.name, plain.rule, plain.ask, plain.do, plain.to) == ("b", "tiny:2", None, do_nothing, ("x.z",))


def test_a_step_resumes_only_if_it_says_so() -> None:
    resuming = asks("a", "tiny:1", ask_nothing, resumes=True)
    sequence = Sequence(
        Phase("pad", "tiny:1", resuming, asks("b", "tiny:1", ask_nothing), does("c", "x:1", do_nothing))
    )

    assert resuming.resumes is True
    assert [step.resumes for step in sequence.steps] == [True, False, False]


def test_steps_go_to_the_next_unless_they_say_where_they_may_jump() -> None:
    assert (asks("a", "tiny:1", ask_nothing).to, does("b", "tiny:2", do_nothing).to) == ((), ())


def test_steps_bear_the_name_of_their_phase_and_keep_all_else() -> None:
    sequence = three_steps()
    step = sequence.steps[1]

    assert [step.name for step in sequence.steps] == ["day.one", "day.two", "night.one"]
    assert (step.rule, step.to, step.ask, step.do) == ("tiny:1b", ("day.one",), None, do_nothing)
    assert sequence.steps[0].ask is ask_nothing
    assert sequence.index == {"day.one": 0, "day.two": 1, "night.one": 2, "end": 3}
    assert [phase.name for phase in sequence.phases] == ["day", "night"]


def test_names_of_places() -> None:
    sequence = three_steps()

    assert [sequence.name(at) for at in range(5)] == ["day.one", "day.two", "night.one", "end", "end"]


def test_after_a_step_comes_the_next_or_where_it_jumps() -> None:
    sequence = three_steps()

    assert [sequence.after(at, None) for at in range(3)] == [1, 2, 3]
    assert [sequence.after(1, "day.one"), sequence.after(2, "day.one"), sequence.after(2, END)] == [0, 0, 3]


def test_a_jump_that_the_step_does_not_declare_is_a_defect() -> None:
    with pytest.raises(Defect, match=r"^step day\.two went to 'night\.one', which its list of jumps does not name$"):
        three_steps().after(1, "night.one")


def test_a_declared_jump_must_be_a_step() -> None:
    with pytest.raises(Defect, match=r"^step pad\.a may go to pad\.b, which is no step$"):
        Sequence(Phase("pad", "tiny:1", noting("a", to=("pad.b",))))


def test_two_steps_of_one_name_are_a_defect() -> None:
    with pytest.raises(Defect, match=r"^two steps of the sequence have one name$"):
        Sequence(Phase("pad", "tiny:1", question("a"), coin("a")))


def test_a_phase_keeps_its_steps() -> None:
    steps: list[Step[Pad]] = [question("a"), coin("b")]
    phase = Phase("pad", "tiny:1", *steps)

    assert (phase.name, phase.rule, phase.steps) == ("pad", "tiny:1", tuple(steps))


def test_the_outline_lists_phases_steps_rules_and_jumps() -> None:
    assert three_steps().outline().splitlines() == [
        "day  (tiny:1)",
        "  day.one  (tiny:1a)",
        "  day.two  (tiny:1b)  -> day.one",
        "night  (tiny:2)",
        "  night.one  (tiny:2a)  -> day.one, end",
    ]
