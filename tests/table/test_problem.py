"""Problems: every key, right and wrong; data laid over, stops, loops, scripts."""

from __future__ import annotations

from typing import Any

import pytest
from duel import DUEL, Duel
from tiny import Pad, PadTitle, question

from tallyho.lab.miniraid import MINI
from tallyho.table import BadProblem, BadSetup, Components, Field, Fields, Json, Log, Position, Title
from tallyho.table.problem import Verdict, begun, read, run

HEAD = """
title = "A duel"
rules = ["duel:5", "duel:6"]
game = "duel"
step = "round.play"
"""
HANDS = """
[position]
deck = ["duke", "ace"]
red-hand = ["king", "rook"]
blue-hand = ["queen", "page"]
"""
EXPECT = """
[expect]
score = 0
"""


def titles(game: str) -> Title[Any]:
    if game == "mini":
        return MINI
    if game == "duel":
        return DUEL
    raise BadSetup(f"there is no game {game!r}")


def problem(*, head: str = HEAD, script: str = "", until: str = "", rest: str = HANDS, expect: str = EXPECT) -> str:
    keys = (f"script = {script}\n" if script else "") + (f'until = "{until}"\n' if until else "")
    return head + keys + rest + expect


def verdict(text: str) -> Verdict:
    return run(read(text, "p.toml"), titles)


def wrong(text: str) -> list[str]:
    return verdict(text).wrong


# Reading.


def test_every_key_is_read() -> None:
    found = read(
        HEAD
        + 'scenario = "dusk"\noptions = ["fog"]\nscript = [2, "ace"]\nuntil = "round.sky"\n'
        + "[position]\nscore = 3\n[data.cards.ace]\npower = 9\n[expect]\nscore = 4\n",
        "p.toml",
    )

    assert (found.where, found.title, found.rules, found.game) == ("p.toml", "A duel", ["duel:5", "duel:6"], "duel")
    assert (found.scenario, found.options, found.step, found.until) == ("dusk", ["fog"], "round.play", "round.sky")
    assert (found.script, found.position) == (["2", "ace"], {"score": 3})
    assert (found.data, found.expect.fields) == ({"cards": {"ace": {"power": 9}}}, {"score": 4})


def test_what_may_be_left_out() -> None:
    found = read(HEAD + EXPECT, "p.toml")

    assert (found.scenario, found.options, found.script, found.until) == ("", [], [], "")
    assert (found.position, found.data) == ({}, {})


@pytest.mark.parametrize("key", ["title", "rules", "game", "step"])
def test_what_may_not_be_left_out(key: str) -> None:
    lines = [line for line in (HEAD + EXPECT).splitlines() if not line.startswith(key)]

    with pytest.raises(BadProblem, match=rf"^p\.toml: a problem needs '{key}', and it may not be empty$"):
        read("\n".join(lines), "p.toml")
    empty = "[]" if key == "rules" else '""'
    with pytest.raises(BadProblem, match=rf"^p\.toml: a problem needs '{key}', and it may not be empty$"):
        read(f"{key} = {empty}\n" + "\n".join(lines), "p.toml")


@pytest.mark.parametrize("expect", ["", "[expect]\n"])
def test_a_problem_must_expect_something(expect: str) -> None:
    with pytest.raises(BadProblem, match=r"^p\.toml: a problem needs 'expect', and it may not be empty$"):
        read(HEAD + expect, "p.toml")


def test_unknown_keys_are_refused() -> None:
    with pytest.raises(BadProblem) as refused:
        read("answers = [1]\n" + HEAD + EXPECT, "p.toml")

    keys = "title, rules, game, scenario, options, step, script, until, position, data, expect"
    assert str(refused.value) == f"p.toml: there is no key 'answers' in a problem; there are {keys}"


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(BadProblem, match=r"^p\.toml is not TOML: .*line 1"):
        read("title = \n", "p.toml")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("scenario = 3", "scenario must be a text, not 3"),
        ("until = ['x']", "until must be a text, not ['x']"),
        ("options = 'fog'", "options must be a list of texts, not 'fog'"),
        ("options = [1]", "options must be a list of texts, not [1]"),
        ("script = 'ace'", "script must be a list of answers, texts or whole numbers"),
        ("script = [true]", "script must be a list of answers, texts or whole numbers"),
        ("script = [1.5]", "script must be a list of answers, texts or whole numbers"),
        ("position = 3", "position must be a table, not 3"),
        ("data = []", "data must be a table, not []"),
    ],
)
def test_values_of_the_wrong_kind_are_refused(line: str, sentence: str) -> None:
    with pytest.raises(BadProblem) as refused:
        read(f"{line}\n" + HEAD + EXPECT, "p.toml")

    assert str(refused.value) == f"p.toml: {sentence}"


@pytest.mark.parametrize(("key", "kind"), [("title", "a text"), ("game", "a text"), ("step", "a text")])
def test_needed_texts_are_texts(key: str, kind: str) -> None:
    lines = [line for line in (HEAD + EXPECT).splitlines() if not line.startswith(key)]

    with pytest.raises(BadProblem, match=rf"^p\.toml: {key} must be {kind}, not 7$"):
        read(f"{key} = 7\n" + "\n".join(lines), "p.toml")


def test_an_expectation_is_a_table() -> None:
    with pytest.raises(BadProblem, match=r"^p\.toml: expect must be a table, not 3$"):
        read(HEAD + "expect = 3", "p.toml")


# Setting up.


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (problem(head=HEAD.replace("round.play", "round.game")), "duel has no step 'round.game'; it has {}"),
        (problem(until="round.game"), "duel has no step 'round.game'; it has {}"),
        (problem(head='scenario = "noon"\n' + HEAD), "duel has no scenario 'noon'; it has dawn, dusk"),
        (problem(head='options = ["fog", "sun"]\n' + HEAD), "options sun and fog exclude each other (duel:12)"),
        (problem(rest="[position]\nscore = 100\n"), "score is 100; it must be a whole number from -99 to 99"),
        (
            problem(rest="[position]\nweather = 1940-09-02\n"),
            "weather is datetime.date(1940, 9, 2); it must be one of {}",
        ),
        (problem(rest="[data.units.ace]\npower = 1\n"), "the data pack changes table 'units'; the tables are cards"),
        (problem(rest="[data]\ncards = 1\n"), "data: cards is not a table of rows ([cards.ROW])"),
    ],
)
def test_what_the_game_cannot_set_up_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadProblem) as refused:
        verdict(text)

    listed = {
        "step": "deal.cards, round.sky, round.plan, round.play, round.next, end",
        "weather": "unknown, fair, foul",
    }
    expected = sentence.format(next((value for key, value in listed.items() if key in sentence), ""))
    assert str(refused.value) == f"p.toml: {expected}"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^there is no game 'lion'$"):
        verdict(problem(head=HEAD.replace('"duel"', '"lion"')))


def test_the_position_is_what_set_up_made_but_for_what_is_named() -> None:
    text = problem(head='scenario = "dusk"\noptions = ["fog"]\n' + HEAD)
    game = begun(read(text, "p.toml"), DUEL, Log())

    assert (game.position.score, game.position.alert, game.position.red_hand) == (1, True, ["king", "rook"])
    assert (game.setup.scenario, game.setup.options, game.setup.seed) == ("dusk", {"fog"}, "")
    assert game.setup.data is DUEL.data()
    assert (game.step, game.stop_before) == ("round.play", -1)


def test_component_data_may_differ_in_one_problem() -> None:
    text = problem(
        script='["king", "page"]', rest=HANDS + "[data.cards.king]\npower = 40\n", expect="[expect]\nscore = 33\n"
    )

    assert wrong(text) == []
    assert wrong(text.replace("power = 40", "power = 41")) == ["score is 34, not 33"]
    assert DUEL.data().tables["cards"]["king"] == {"power": 5}


class Clashing(PadTitle):
    """Has a field with a name that means something else in a problem."""

    def __init__(self) -> None:
        super().__init__(question("a"))
        self.fields = Fields(Field("log", "a log", _read, _write))


def _read(p: Pad) -> Json:
    return p.count


def _write(p: Pad, value: Json) -> None:
    p.count = 1


def test_a_field_may_not_have_a_name_that_problems_use() -> None:
    text = HEAD.replace("duel", "pad").replace("round.play", "pad.a") + "[expect]\nstep = 'pad.a'\n"

    with pytest.raises(BadProblem, match=r"^pad has a field named 'log', which means something else in a problem$"):
        run(read(text, "p.toml"), {"pad": Clashing()}.__getitem__)


# Running.


def test_a_solved_problem_with_its_log() -> None:
    found = verdict(problem(script='["king", "page"]', expect="[expect]\nscore = -2\nrounds = 1\n"))

    assert found.wrong == []
    assert found.problem.title == "A duel"
    assert found.events == [("played", "duel:5", {"red": "king", "blue": "page"}, None)]


def test_a_problem_may_stop_before_a_step() -> None:
    text = problem(script='["king", "page"]', until="round.next", expect="[expect]\nscore = -2\nrounds = 0\n")

    assert wrong(text) == []


def test_a_problem_may_go_round_to_the_step_it_began_with() -> None:
    script = '["king", "page", 1, "north", "done"]'
    expect = "[expect]\nrounds = 1\nred-hand = ['rook']\n"

    assert wrong(problem(script=script, until="round.play", expect=expect)) == []


def test_a_problem_may_end_with_the_game() -> None:
    script = '["king", "page", 1, "north", "done", "rook", "queen"]'
    expect = "[expect]\nstep = 'end'\n[expect.outcome]\nwinner = 'blue'\n"

    assert wrong(problem(script=script, until="end", expect=expect)) == []


def test_a_script_that_is_too_short_for_the_stop() -> None:
    asked = "blue is asked play (duel:5); offered: page, queen"

    assert wrong(problem(script='["king"]', until="round.next")) == [
        f"round.next was not reached; the script has ended at round.play: {asked}"
    ]


def test_a_script_that_is_too_long_for_the_stop() -> None:
    found = wrong(problem(script='["king", "page", 1]', until="round.sky", expect="[expect]\nscore = 5\n"))

    assert found == ["entry 3 of the script, '1', was not asked for: round.sky was about to begin"]


def test_a_script_that_is_too_long_for_the_game() -> None:
    ace = HANDS.replace('["duke", "ace"]', "[]").replace("rook", "ace")

    assert wrong(problem(script='["ace", "page", 1]', rest=ace)) == [
        "entry 3 of the script, '1', was not asked for: the game was over"
    ]


def test_a_script_with_an_answer_that_is_not_offered() -> None:
    found = verdict(problem(script='["king", "duke"]', expect="[expect]\nscore = 5\n"))

    assert found.wrong == [
        "entry 2 of the script: 'duke' is not offered; blue is asked play (duel:5); offered: page, queen"
    ]
    assert found.events == []


def test_a_script_is_given_no_further_than_to_its_first_fault() -> None:
    assert wrong(problem(script='["duke", "king", "duke", "page"]')) == [
        "entry 1 of the script: 'duke' is not offered; red is asked play (duel:5); offered: king, rook"
    ]


def test_a_problem_without_a_script_looks_at_the_position() -> None:
    assert wrong(problem(expect="[expect]\nred-hand = ['king', 'rook']\n")) == []
    assert wrong(problem(expect="[expect]\nscore = 1\nrounds = 1\n")) == ["score is 0, not 1", "rounds is 0, not 1"]


def test_a_problem_may_begin_at_the_end() -> None:
    text = problem(head=HEAD.replace("round.play", "end"), expect="[expect]\nstep = 'end'\n")

    assert wrong(text) == []


def test_a_problem_of_the_mini_raid() -> None:
    text = """
title = "Bombing"
rules = ["mini:8"]
game = "mini"
step = "raid.bombing"
script = [6]
until = "raid.recovery"

[position.units]
"1/JG2/1" = "bomber"
"2/JG4/3" = "bomber reduced"

[expect]
vp = -1
log = ["bombed"]

[expect.units]
"2/JG4/3" = "bomber reduced"
"""
    assert wrong(text) == []
    assert wrong(text.replace("[6]", "[5]")) == ["vp is 0, not -1"]


class Silent(Duel):
    """A duel whose data nobody could load."""

    def components(self, overlay: object) -> Components:
        raise BadSetup("no data here")


def test_whatever_set_up_refuses_names_the_file() -> None:
    with pytest.raises(BadProblem, match=r"^p\.toml: no data here$"):
        run(read(problem(), "p.toml"), {"duel": Silent()}.__getitem__)


def test_every_position_of_a_problem_is_its_own() -> None:
    text = problem(script='["king", "page"]')

    assert verdict(text).wrong == verdict(text).wrong == ["score is -2, not 0"]
    assert isinstance(begun(read(text, "p.toml"), DUEL, Log()).position, Position)
