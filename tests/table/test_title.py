"""Titles: scenarios and options as chosen, component data, what a title must write itself."""

from __future__ import annotations

from itertools import combinations

import pytest
from duel import DUEL, duel
from tiny import Pad, PadTitle, noting, titled

from tallyho.table import BadSetup, Components, Defect, Fields, Luck, Option, Position, Scenario, Sequence, Title


def bare(*options: Option, scenarios: tuple[str, ...] = ("dawn",)) -> Title[Pad]:
    """A title that writes none of its methods."""
    listed = tuple(Scenario(name, "tiny:0") for name in scenarios)
    return Title("bare", 1, ("red",), listed, options, Sequence(), Fields())


def test_a_title_keeps_what_it_was_made_of() -> None:
    sequence: Sequence[Pad] = Sequence()
    every: Fields[Pad] = Fields()
    scenarios, options = (Scenario("dawn", "tiny:1"),), (Option("fog", "tiny:2"),)
    title = Title("bare", 4, ("red", "blue"), scenarios, options, sequence, every, secrets=("deck",))

    assert (title.game, title.version, title.sides) == ("bare", 4, ("red", "blue"))
    assert (title.scenarios, title.options, title.sequence, title.fields) == (scenarios, options, sequence, every)
    assert (scenarios[0].name, scenarios[0].rule) == ("dawn", "tiny:1")
    assert (title.secrets, bare().secrets) == (("deck",), ())


def test_an_option_keeps_what_it_was_made_of() -> None:
    plain, full = Option("a", "tiny:1"), Option("b", "tiny:2", needs=("x",), excludes=("y",), scenarios=("z",))

    assert (plain.name, plain.rule, plain.needs, plain.excludes, plain.scenarios) == ("a", "tiny:1", (), (), ())
    assert (full.needs, full.excludes, full.scenarios) == (("x",), ("y",), ("z",))


def test_what_a_title_does_not_write_is_a_defect() -> None:
    title, data = bare(), Components({})
    pad = Pad(data, [])

    with pytest.raises(Defect, match=r"^bare does not load its components$"):
        title.components({})
    with pytest.raises(Defect, match=r"^bare does not set itself up$"):
        title.set_up(data, "dawn", frozenset())
    with pytest.raises(Defect, match=r"^bare has no view$"):
        title.view(pad, None)
    with pytest.raises(Defect, match=r"^bare does not say how it ends$"):
        title.outcome(pad)


def test_a_position_that_does_not_copy_itself_is_a_defect() -> None:
    with pytest.raises(Defect, match=r"^Position does not copy itself$"):
        Position(Components({})).copy()


def test_a_new_position_is_silent_and_has_revealed_nothing() -> None:
    data = Components({})
    position = Position(data)

    assert (position.data, position.luck, position.reveals) == (data, 1, 0)
    position.tell("said", "tiny:1", {"to": "nobody"}, ("red",))
    position.reveal()
    position.reveal()
    assert position.reveals == 2


def test_without_secrets_a_copy_is_a_resample() -> None:
    title = titled(noting("a"))
    pad = Pad(title.data(), ["x"])

    twin = title.resample(pad, "red", Luck("x"), pad)

    assert twin is not pad
    assert twin.notes == ["x"]
    assert twin.notes is not pad.notes


# Component data.


class Counting(PadTitle):
    """Counts how often it loads its components."""

    loaded = 0

    def components(self, overlay: object) -> Components:
        self.loaded += 1
        return Components({"t": {"r": {"n": self.loaded}}})


def test_components_are_loaded_once() -> None:
    title = Counting()

    assert title.data() is title.data(None) is title.data({})
    assert title.loaded == 1


def test_components_with_a_pack_are_loaded_for_themselves() -> None:
    title = Counting()
    ours = title.data()

    theirs = title.data({"t": {"r": {"n": 5}}})

    assert theirs is not ours
    assert title.data() is ours
    assert title.loaded == 2


def test_a_pack_changes_the_data_of_a_game() -> None:
    ours, theirs = duel(), duel(overlay={"cards": {"ace": {"power": 99}}})

    assert ours.setup.data is DUEL.data()
    assert theirs.position.data is theirs.setup.data
    assert theirs.setup.data.tables["cards"]["ace"] == {"power": 99}
    assert theirs.setup.data.digest != ours.setup.data.digest


# Scenarios and options.


def test_an_empty_scenario_is_the_first() -> None:
    assert DUEL.chosen("", []) == ("dawn", frozenset())


def test_a_scenario_and_options_as_chosen() -> None:
    assert DUEL.chosen("dusk", ["night-fog", "fog", "fog"]) == ("dusk", frozenset({"fog", "night-fog"}))


@pytest.mark.parametrize(
    ("scenario", "options", "sentence"),
    [
        ("dawm", [], "duel has no scenario 'dawm' (did you mean dawn?); it has dawn, dusk"),
        ("xyz", [], "duel has no scenario 'xyz'; it has dawn, dusk"),
        ("", ["fug"], "duel has no option 'fug' (did you mean fog?); its options are: fog, night-fog, sun"),
        ("", ["xyz"], "duel has no option 'xyz'; its options are: fog, night-fog, sun"),
        ("", ["fog", "night-fog"], "option night-fog belongs to scenario dusk, not dawn (duel:11)"),
        ("dusk", ["night-fog"], "option night-fog needs option fog (duel:11)"),
        ("", ["fog", "sun"], "options sun and fog exclude each other (duel:12)"),
    ],
)
def test_other_choices_are_refused(scenario: str, options: list[str], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        DUEL.chosen(scenario, options)

    assert str(refused.value) == sentence


def test_a_title_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match=r"^bare has no option 'x'; its options are: none$"):
        bare().chosen("", ["x"])


def test_an_option_may_belong_to_several_scenarios() -> None:
    title = bare(Option("fog", "tiny:2", scenarios=("dusk", "night")), scenarios=("dawn", "dusk", "night"))

    assert title.chosen("night", ["fog"]) == ("night", frozenset({"fog"}))
    with pytest.raises(BadSetup, match=r"^option fog belongs to scenario dusk or night, not dawn \(tiny:2\)$"):
        title.chosen("dawn", ["fog"])


# All combinations.


def test_all_allowed_combinations_are_listed() -> None:
    assert list(DUEL.combinations()) == [
        ("dawn", ()),
        ("dawn", ("fog",)),
        ("dawn", ("sun",)),
        ("dusk", ()),
        ("dusk", ("fog",)),
        ("dusk", ("sun",)),
        ("dusk", ("fog", "night-fog")),
    ]


def four() -> Title[Pad]:
    return bare(*(Option(name, "tiny:2") for name in "abcd"), scenarios=("one", "two"))


def test_the_empty_set_each_option_and_all_come_before_pairs() -> None:
    sets = ["".join(options) for scenario, options in four().combinations() if scenario == "two"]

    assert sets[:6] == ["", "a", "b", "c", "d", "abcd"]
    assert sets[6:] == ["".join(some) for size in (2, 3) for some in combinations("abcd", size)]


def test_at_most_so_many_combinations_a_scenario() -> None:
    assert [name for name, _ in four().combinations(5)] == ["one"] * 5 + ["two"] * 5


def test_sixty_four_combinations_are_usual() -> None:
    title = bare(*(Option(name, "tiny:2") for name in "abcdefg"))

    assert len(list(title.combinations())) == 64


@pytest.mark.parametrize(("names", "sets"), [("", [()]), ("a", [(), ("a",)]), ("ab", [(), ("a",), ("b",), ("a", "b")])])
def test_combinations_of_few_options(names: str, sets: list[tuple[str, ...]]) -> None:
    title = bare(*(Option(name, "tiny:2") for name in names))

    assert [options for _, options in title.combinations()] == sets
