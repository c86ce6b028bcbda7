"""Playing at the terminal: questions, answers in every form, refusals, the end of a game."""

from __future__ import annotations

import pytest
from sittings import LIBRARY, Table, last_question

from tallyho.table import Game
from tallyho.terminal.answers import Unclear, understood

CLOUD_IN_THE_CENTRE = "patrol --scenario short --option radar --seed 3"
"""Two storms, then a raid on the centre: the first question has the answers done, A/66, B/66, A/74, ..."""


def test_a_new_game_tells_what_happened_and_asks_with_rule_and_numbers(table: Table) -> None:
    shown = table.play(CLOUD_IN_THE_CENTRE)

    assert table.code == 0
    lines = shown.splitlines()
    assert lines[0] == ("Patrol: The short watch. Optional rules: Radar. Seed: 3. Type help to see what you can type.")
    assert lines[1] == f"Every answer is saved in {table.file()}"
    assert lines[2] == "  - Turn 1; 3 more are to come. [patrol:4.1a]"
    question = lines.index("Send a flight to intercept in the centre? Up to 3 may still go. [patrol:5.1a]")
    assert lines[question + 1 : question + 4] == ["  1. done", "  2. A/66", "  3. B/66"]
    assert "turn: 3" in lines[:question]


@pytest.mark.parametrize("typed", ["2", "A/66", "a/66", "A/6"])
def test_an_answer_is_a_number_a_text_or_the_beginning_of_one(table: Table, typed: str) -> None:
    shown = table.play(CLOUD_IN_THE_CENTRE, typed)

    assert "\nBritish: A/66\n  - A/66 goes up. [patrol:5.1a]\n" in shown
    assert last_question(shown) == "Send a flight to intercept in the centre? Up to 2 may still go. [patrol:5.1a]"
    assert table.answers() == ["A/66"]


def test_several_numbers_mean_the_answers_of_the_list_that_was_shown(table: Table) -> None:
    table.play(CLOUD_IN_THE_CENTRE, "2 4")

    assert table.answers() == ["A/66", "A/74"]


def test_several_numbers_stop_at_the_first_refusal(table: Table) -> None:
    shown = table.play(CLOUD_IN_THE_CENTRE, "2 2 3")

    assert table.answers() == ["A/66"]
    assert "A/66 is in the air already, or lost. (patrol:5.1a)" in shown
    assert shown.count("Send a flight") == 2


def test_several_numbers_stop_when_something_else_is_asked(table: Table) -> None:
    shown = table.play("ambush --scenario skirmish --side red --seed 1", "1", "1", "1 2")

    assert "Something else is asked now, so this was not given: gun." in shown
    assert table.answers("ambush", "red") == ["decoy", "scout", "rifles"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0", "There is no answer 0; the list goes from 1 to 7."),
        ("8", "There is no answer 8; the list goes from 1 to 7."),
        ("2 8", "There is no answer 2 8; the list goes from 1 to 7."),
        ("9" * 5000, f"There is no answer {'9' * 40}…; the list goes from 1 to 7."),
        ("A/", "“A/” could be A/66, A/74, A/222; type more of it."),
        ("1/KG9", "1/KG9 is not one of your flights. (patrol:1a)"),
        ("nonsense", "“nonsense” is not offered. (patrol:5.1a)\nPress Enter to see what is offered, or type help."),
        ("hlep", "“hlep” is not offered. (patrol:5.1a)\nDid you mean help?"),
        ("doen", "“doen” is not offered. (patrol:5.1a)\nDid you mean done?"),
        ("x" * 300, "An answer has at most 200 characters; this one has 300. (patrol:5.1a)"),
        ("\x1b[2J", "“[2J” is not offered. (patrol:5.1a)"),
        ("\ufffd", "“\ufffd” is not offered. (patrol:5.1a)"),
    ],
)
def test_a_wrong_answer_is_one_clear_sentence_and_changes_nothing(table: Table, typed: str, sentence: str) -> None:
    before = table.play(CLOUD_IN_THE_CENTRE)
    record = table.file().read_text(encoding="utf-8")

    shown = table.play("patrol", typed)

    assert sentence in shown
    assert table.file().read_text(encoding="utf-8") == record
    assert last_question(shown) == last_question(before)
    assert "\x1b" not in shown


def test_only_enter_shows_the_question_again(table: Table) -> None:
    assert table.play(CLOUD_IN_THE_CENTRE, "", "offers").count("Send a flight to intercept") == 3


def test_a_game_is_played_to_its_end_and_the_next_start_begins_another(table: Table) -> None:
    shown = table.play("patrol --scenario short --seed 5", *["1"] * 60)

    game = table.saved()
    assert game.over
    assert game.outcome is not None
    assert shown.splitlines()[-2:] == [
        "No winner: defeat. The last turn is over. [patrol:9.1b]",
        f"The game is over. Its record is {table.file()}",
    ]
    old = table.file().read_text(encoding="utf-8")

    shown = table.play("patrol --scenario long --seed 6")

    kept = table.file().with_name("patrol-1.record")
    assert shown.startswith(f"The earlier game is kept as {kept}\nPatrol: The long watch.")
    assert kept.read_text(encoding="utf-8") == old
    assert not table.saved().over


def test_bots_play_the_other_side_and_their_secrets_stay_secret(table: Table) -> None:
    shown = table.play("ambush --scenario skirmish --seed 2", "1", "1", "1", "1", "1")

    assert "You play: Red." in shown
    assert "Blue: a secret answer" in shown
    assert {side for side, *_ in table.saved("ambush").history} >= {"red", "blue"}
    hidden = [text for side, prompt, text, *_ in table.saved("ambush").history if prompt.key == "arrange"]
    assert hidden
    assert "Blue: gun" not in shown
    assert "Blue: the card is" not in shown
    assert "Red: the card is" in shown


def test_a_person_may_play_both_sides(table: Table) -> None:
    shown = table.play("ambush --scenario skirmish --side red --side blue --no-curtain --seed 2", "1", "1")

    assert "You play: Red and Blue." in shown
    assert "Red: What lies under r1? [ambush:3.1b]" in shown
    assert "Blue: What lies under b1? [ambush:3.1b]" in shown
    assert "Blue: decoy" in shown
    assert "secret" not in shown


def test_a_game_of_bots_plays_itself(table: Table) -> None:
    shown = table.play("ambush --scenario skirmish --bot red=first --bot blue=random --seed 2")

    assert table.saved("ambush").over
    assert "You play: none." in shown
    assert shown.splitlines()[-1] == f"The game is over. Its record is {table.file('ambush')}"


def test_the_seed_decides_the_dice(table: Table) -> None:
    table.play("patrol --scenario short --seed 12", "1", "1")
    first = table.file().read_text(encoding="utf-8")
    table.play("patrol --new --scenario short --seed 12", "1", "1")

    assert table.file().read_text(encoding="utf-8") == first
    game = Game.new(LIBRARY.title("patrol"), "short", (), "12")
    assert game.setup.seed == table.saved().setup.seed


def test_without_a_seed_games_differ(table: Table) -> None:
    seeds = set()
    for _ in range(3):
        table.play("patrol --new --scenario short")
        seeds.add(table.saved().setup.seed)
    assert len(seeds) == 3


# Real dice and cards


def test_with_dice_the_person_types_what_they_show(table: Table) -> None:
    shown = table.play("patrol --scenario short --seed 3 --dice", "cloud", "north", "2", "done", "1")

    assert "What will the weather be? [patrol:4.2a]\n  1. clear\n  2. cloud\n  3. storm\n" in shown
    assert "Chance: cloud\n  - Weather: cloud, which makes combat one harder. [patrol:4.2a]" in shown
    history = [(side, text) for side, _, text, _, _ in table.saved().history]
    assert history[:2] == [("chance", "cloud"), ("chance", "north")]
    assert ("british", "A/66") in history


def test_dice_that_are_numbers_are_typed_as_they_fell_in_any_order(table: Table) -> None:
    lines = ("clear", "north", "A/66", "done", "101", "roll", "roll", "6 3")
    shown = table.play("patrol --scenario short --seed 3 --dice", *lines)

    assert "What do the two combat dice show?" in shown
    assert "Chance: 3 6" in shown
    assert "1 1, 1 2, 1 3," in shown
    assert "1. 1 1" not in shown


def test_roll_lets_the_seed_decide(table: Table) -> None:
    table.play("patrol --scenario short --seed 3", "1")
    by_seed = table.saved().history[0][2]
    shown = table.play("patrol --new --scenario short --seed 3 --dice", "help", "roll")

    assert "roll: let the computer roll" in shown
    assert table.saved().history[0][2] == by_seed


def test_nothing_to_roll(table: Table) -> None:
    assert "No die or card is asked for now." in table.play(CLOUD_IN_THE_CENTRE, "roll")


def test_a_card_that_the_person_may_not_see_is_drawn_by_the_seed(table: Table) -> None:
    shown = table.play("ambush --scenario skirmish --side red --dice --seed 2", "1", "1", "1", "1")

    assert "  - A card is put away that nobody has seen." in shown
    assert "Which card is put away unseen?" not in shown
    assert "Which card is dealt?" not in shown  # the deck is a secret since then
    assert "Chance: a secret answer" not in shown
    assert last_question(shown) == "Which card do you play? [ambush:4.2a]"


def test_a_person_may_roll_for_bots(table: Table) -> None:
    shown = table.play("patrol --scenario short --bot british=first --dice --seed 2", "storm", "undo", "odds")

    assert "This cannot be taken back: a die or a card has decided since." in shown
    assert "Patrol has no odds here." in shown


# The meaning of a line


def as_it_is(text: str) -> str:
    return text


@pytest.mark.parametrize(
    ("typed", "offers", "meant"),
    [
        ("2", ["a", "b"], ["b"]),
        ("2 1", ["a", "b"], ["b", "a"]),
        ("2", ["2", "1"], ["2"]),
        ("5 2", ["2 5", "5 5"], ["2 5"]),
        ("2 1", ["1", "2"], ["2", "1"]),
        ("54", ["done", "54/6/11"], ["54/6/11"]),
        ("1", ["done", "1/6/11"], ["done"]),
        ("1/", ["done", "1/6/11"], ["1/6/11"]),
        ("DONE", ["done", "done-late"], ["done"]),
        ("c", ["a", "b"], ["c"]),
    ],
)
def test_a_line_means(typed: str, offers: list[str], meant: list[str]) -> None:
    assert understood(typed, offers, as_it_is) == meant


@pytest.mark.parametrize(
    ("typed", "offers", "message"),
    [
        ("3", ["a", "b"], "no-such-number"),
        ("7", ["1", "2"], "no-such-number"),
        ("5 2 9", ["2 5"], "no-such-answer"),
        ("7", ["done", "12", "13"], "no-such-answer"),
        ("1", ["1 1", "1 2"], "ambiguous"),
        ("x", ["x1", "x2"], "ambiguous"),
    ],
)
def test_a_line_is_unclear(typed: str, offers: list[str], message: str) -> None:
    with pytest.raises(Unclear) as caught:
        understood(typed, offers, as_it_is)
    assert caught.value.message == message


def test_many_meanings_are_counted() -> None:
    with pytest.raises(Unclear) as caught:
        understood("x", [f"x{n}" for n in range(9)], as_it_is)
    assert caught.value.args_of_message["more"] == 3
    assert caught.value.args_of_message["answers"] == "x0, x1, x2, x3, x4, x5"


def test_an_answer_may_be_typed_in_words() -> None:
    assert understood("press", ["1", "2x"], {"1": "press on", "2x": "break off"}.__getitem__) == ["1"]
