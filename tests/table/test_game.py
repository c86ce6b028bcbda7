"""A game in play: starting, answering, refusing, ending, stopping."""

from __future__ import annotations

import pytest
from duel import CARDS, DEAL, DEALT, DUEL, duel
from tiny import BLUE, RED, Pad, coin, everything, noting, pad_game, question, same_story, titled

from tallyho.table import Event, Game, Log, Refused
from tallyho.table.chance import advanced, seeded
from tallyho.table.setup import Setup

# Starting.


def test_a_new_game_takes_the_first_scenario_no_options_and_seed_0() -> None:
    game = Game.new(DUEL)

    assert game.title is DUEL
    assert (game.setup.scenario, game.setup.options, game.setup.seed) == ("dawn", frozenset(), "0")
    assert game.setup.data is DUEL.data()
    assert game.position.luck == seeded("0")


def test_a_new_game_as_chosen() -> None:
    game = Game.new(DUEL, "dusk", ["fog"], 17)

    assert (game.setup.scenario, game.setup.options, game.setup.seed) == ("dusk", frozenset({"fog"}), "17")
    assert (game.position.score, game.position.alert) == (1, True)
    assert game.position.luck == seeded("17")
    assert Game.new(DUEL, seed="17").position.luck == seeded("17")


def test_a_new_game_waits_for_its_first_ask() -> None:
    game = duel()

    assert game.ask is not None
    assert (game.ask.prompt, game.ask.side, game.ask.offers) == (DEAL, "chance", CARDS)
    assert game.open == (game.ask,)
    assert (game.step, game.at, game.over, game.outcome) == ("deal.cards", 0, False, None)
    assert (game.given, game.history, game.marks, game.pending, game.stop_before) == ([], [], [], {}, -1)


def test_a_game_that_has_not_begun_waits_for_nothing() -> None:
    title = titled(question("a"))
    setup = Setup("blank", frozenset(), "", title.data())
    pad = Pad(title.data(), [])
    game = Game(title, setup, pad, 0)

    assert (game.ask, game.open, game.given, game.history, game.pending) == (None, (), [], [], {})
    assert (game.title, game.setup, game.position, game.start, game.log) == (title, setup, pad, pad, None)
    assert (game.over, game.stop_before) == (False, -1)
    assert game.replayed().step == "pad.a"


def test_a_game_may_begin_anywhere() -> None:
    title = titled(question("a"), question("b"))
    setup = Setup("blank", frozenset(), "", title.data())
    log = Log()
    game = Game.begin(title, setup, Pad(title.data(), ["old"]), 1, log)

    game.answer("yes")

    assert game.over
    assert game.position.notes == ["old", "b yes"]
    assert [event[2] for event in log.events] == [{"note": "b yes"}]


def test_beginning_uses_the_position_it_is_given() -> None:
    title = titled(noting("x"), question("a"))
    pad = Pad(title.data(), [])

    game = Game.begin(title, Setup("blank", frozenset(), "", title.data()), pad, 0)

    assert game.position is pad
    assert pad.notes == ["x"]
    assert game.replayed().position.notes == ["x"]


# Answering.


def test_an_answer_goes_into_the_history() -> None:
    game = duel(*DEALT, "1")

    assert [(side, prompt.key, text, seen_by) for side, prompt, text, seen_by, _ in game.history] == [
        ("chance", "deal", "king", (RED,)),
        ("chance", "deal", "ace", (BLUE,)),
        ("chance", "deal", "queen", (RED,)),
        ("chance", "deal", "page", (BLUE,)),
        ("chance", "sky", "1", None),
    ]
    game.answer("south", RED)
    game.answer("north", BLUE)
    assert game.history[-2][3:] == ((RED,), 0)
    assert game.history[-1][3:] == (None, 0)
    assert game.position.reveals == 1
    game.answer("king", RED)
    assert game.history[-1][4] == 1


def test_a_side_may_be_named_and_is_checked() -> None:
    game = duel()

    game.answer("king", "chance")
    assert game.history[-1][:3] == ("chance", DEAL, "king")
    with pytest.raises(Refused, match=r"^red is not asked; "):
        game.answer("ace", RED)


def test_answers_of_the_running_step_are_kept_apart() -> None:
    game = duel(*DEALT, "2", "south")

    assert game.given == ["south"]
    assert game.turns_of_step() == game.history[-1:]
    assert (game.start.way, game.position.way) == ("", "south")
    game.answer("done")
    assert (game.given, game.turns_of_step()) == ([], [])
    assert game.start.way == "south"
    assert game.start is not game.position


def test_only_chance_moves_the_generator_on() -> None:
    game = duel(seed=3)
    state = seeded("3")

    for answer in ("king", "ace", "queen", "page", "1"):
        game.answer(answer)
        state = advanced(state)
        assert game.position.luck == state
    game.answer("north")
    game.answer("done")
    assert game.position.luck == state
    assert game.start.luck == state


def test_marks_say_how_much_had_been_told_before_each_answer() -> None:
    game = pad_game(noting("x"), question("a"), noting("y"), noting("z"), coin("b"), question("c"))

    for answer in ("yes", "2", "no"):
        game.answer(answer)

    assert game.log is not None
    assert game.marks == [1, 4, 5]
    assert [args["note"] for _, _, args, _ in game.log.events if args] == ["x", "a yes", "y", "z", "b 2", "c no"]


def test_without_a_log_nothing_is_told() -> None:
    game = pad_game(noting("x"), question("a"), log=False)

    game.answer("yes")

    assert (game.log, game.marks) == (None, [])
    assert game.position.notes == ["x", "a yes"]


def test_sinks_are_told_each_event_once() -> None:
    one: list[Event] = []
    two: list[Event] = []
    game = pad_game(noting("x"), question("a"), question("b"), sinks=(one.append, two.append))

    game.answer("yes")
    with pytest.raises(Refused):
        game.answer("perhaps")
    game.clone().answer("no")
    game.replayed().answer("no")
    game.undo(RED)
    game.answer("no")

    assert game.log is not None
    expected = [("noted", "tiny:1", {"note": text}, None) for text in ("x", "a yes", "a no")]
    assert one == two == expected
    assert game.log.events == [expected[0], expected[2]]


def test_several_answers_are_taken_back_together() -> None:
    game = pad_game(question("a"), question("b"), question("c"), question("d"))
    for answer in ("yes", "no", "yes"):
        game.answer(answer)

    game.undo(RED, 2)

    assert game.position.notes == ["a yes"]
    game.undo(RED, 5)
    assert game.position.notes == []


def test_no_more_answers_are_taken_back_than_since_the_last_die() -> None:
    game = pad_game(question("a"), coin("flip"), question("b"), question("c"), question("d"))
    for answer in ("yes", "2", "no", "yes"):
        game.answer(answer)
    before = list(game.position.notes)[:2]

    game.undo(RED, 4)

    assert game.position.notes == before
    assert game.why_no_undo(RED) == "undo-chance"


# Refusing.


@pytest.mark.parametrize(
    ("text", "side", "key", "rule"),
    [
        ("west", None, "sea-that-way", "duel:4b"),
        ("up", BLUE, "refused-offer", "duel:4"),
        ("north", RED, "refused-side", "duel:4"),
        ("north", "chance", "refused-side", "duel:4"),
        ("north ", None, "refused-offer", "duel:4"),
        ("", None, "refused-offer", "duel:4"),
        ("n" * 201, None, "refused-long", "duel:4"),
        (1, None, "refused-type", "duel:4"),
        (None, BLUE, "refused-type", "duel:4"),
        (["north"], BLUE, "refused-type", "duel:4"),
    ],
)
def test_a_refusal_names_its_rule_and_leaves_everything_alone(text: str, side: str | None, key: str, rule: str) -> None:
    game = duel(*DEALT, "2", "south", seed=5)
    before = everything(game)

    for _ in range(3):
        with pytest.raises(Refused) as refused:
            game.answer(text, side)
        assert (refused.value.key, refused.value.rule) == (key, rule)
        assert everything(game) == before

    game.answer("north", BLUE)
    assert same_story(game, duel(*DEALT, "2", "south", "north", seed=5))


def test_chance_refuses_what_cannot_fall() -> None:
    game = duel(*DEALT)
    before = everything(game)

    with pytest.raises(Refused) as refused:
        game.answer("3")

    assert str(refused.value) == "'3' is not offered; chance decides sky (duel:2); outcomes: 1, 2"
    assert everything(game) == before


def test_after_the_end_nothing_is_asked() -> None:
    game = pad_game(question("a"))
    game.answer("yes")
    before = everything(game)

    with pytest.raises(Refused, match=r"^the game is over; it asks nothing more$"):
        game.answer("yes")
    assert everything(game) == before


# Two games.


def test_two_games_in_one_process_never_touch_each_other() -> None:
    mine = (*DEALT, "1", "north", "done", "queen", "page", "2", "south", "south", "king", "ace")
    theirs = ("rook", "duke", "page", "ace", "2", "south", "done", "rook", "ace")
    one, two = duel(seed=1), duel(seed=2)

    for number, answer in enumerate(mine):
        one.answer(answer)
        if number < len(theirs):
            two.answer(theirs[number])

    assert same_story(one, duel(*mine, seed=1))
    assert same_story(two, duel(*theirs, seed=2))
