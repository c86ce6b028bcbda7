"""Clones, replays, branches, and what makes two games the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from duel import DEALT, DUEL, WHOLE, Table, duel
from tiny import BLUE, COIN, QUESTION, RED, Pad, coin, everything, note, noting, pad_game, question, same_story, titled

from tallyho.bots import RandomBot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.table import Asks, Choice, Defect, Game, Jump, Log, Seat, Seed, asks, play
from tallyho.table.setup import Setup


@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_a_clone_is_the_same_game_at_every_answer(number: int) -> None:
    game = duel(*WHOLE[:number], seed=2)
    before = everything(game)
    twin = game.clone()

    assert twin.same_as(game)
    assert (twin.step, twin.over, twin.outcome, twin.pending) == (game.step, game.over, game.outcome, game.pending)
    assert twin.title is game.title
    assert twin.setup is game.setup
    for answer in WHOLE[number:]:
        twin.answer(answer)
    assert everything(game) == before
    for answer in WHOLE[number:]:
        game.answer(answer)
    assert twin.same_as(game)


@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_a_clone_of_a_clone_is_the_same_game(number: int) -> None:
    game = duel(*WHOLE[:number], seed=2)
    twin = game.clone()
    third = twin.clone()

    assert third.same_as(game)
    for answer in WHOLE[number:]:
        third.answer(answer)
    assert twin.same_as(game)
    assert third.over


def test_a_clone_does_not_notice_the_original_going_on() -> None:
    game = duel(*DEALT, "1", "north")
    twin = game.clone()

    game.answer("north")
    game.answer("king")

    assert twin.same_as(duel(*DEALT, "1", "north"))
    twin.answer("south")
    assert (twin.position.alert, game.position.alert) == (False, True)


def test_a_clone_is_silent_and_its_history_begins_with_the_running_step() -> None:
    game = duel(*DEALT, "1", "north")
    told = [*game.log.events] if game.log else []
    twin = game.clone()

    twin.answer("north")

    assert (twin.log, twin.marks) == (None, [])
    assert [turn[2] for turn in twin.history] == ["north", "north"]
    assert twin.history[0] == game.history[-1]
    assert game.log is not None
    assert game.log.events == told


def test_a_clone_has_its_own_running_step() -> None:
    game = duel(*DEALT, "1", "north")
    twin = game.clone()

    assert twin.given == ["north"]
    assert twin.given is not game.given
    assert twin.turns_of_step() == game.turns_of_step()
    assert twin.position is not game.position
    assert DUEL.fields.save(twin.start) == DUEL.fields.save(game.start)
    assert twin.ask is not game.ask


def test_a_clone_undoes_and_replays_within_its_running_step() -> None:
    twin = duel(*DEALT, "1", "north", seed=3).clone()

    assert twin.replayed(0).same_as(duel(*DEALT, "1", seed=3))
    assert twin.replayed().same_as(duel(*DEALT, "1", "north", seed=3))
    twin.undo(RED)
    assert twin.same_as(duel(*DEALT, "1", seed=3))


def test_a_clone_of_a_game_that_goes_on_after_clones() -> None:
    twin = duel(*DEALT[:2], seed=3).clone()
    for answer in (*DEALT[2:], "1", "north"):
        twin.answer(answer)

    third = twin.clone()

    assert third.same_as(duel(*DEALT, "1", "north", seed=3))
    assert [turn[2] for turn in third.history] == ["north"]
    assert [turn[2] for turn in twin.turns_of_step()] == ["north"]


def test_a_clone_stops_where_its_original_would() -> None:
    game = pad_game(question("a"), question("b"), question("c"))
    game.stop_before = 2
    twin = game.clone()

    for answer in ("yes", "yes"):
        twin.answer(answer)

    assert (twin.stop_before, twin.ask, twin.step) == (2, None, "pad.c")
    third = twin.clone()
    assert (third.ask, third.open, third.step, third.position.notes) == (None, (), "pad.c", ["a yes", "b yes"])
    assert third.same_as(twin)
    assert third.position is not twin.position


def test_a_clone_goes_on_with_the_same_dice() -> None:
    game = Game.new(MINI, seed=11)
    play(game, {BRITISH: Seat(RandomBot("x"))}, most=77)
    twin = game.clone()

    play(game, {BRITISH: Seat(RandomBot("y"))})
    play(twin, {BRITISH: Seat(RandomBot("y"))})

    assert twin.same_as(game)
    assert twin.position.luck == game.position.luck


def coins(p: Pad) -> Asks[Jump]:
    """Dice and choices in one step: the generator's state must come along, not be rolled again."""
    for _ in range(3):
        note(p, (yield COIN))
        note(p, (yield Choice(QUESTION, RED, ["go on", "stop"])))
        p.reveal()
    return None


def test_a_clone_in_the_middle_of_a_step_keeps_generator_and_reveals() -> None:
    game = pad_game(asks("a", "tiny:3", coins), coin("b"), seed=9)
    for answer in ("1", "go on", "2"):
        game.answer(answer)

    twin = game.clone()

    assert (twin.position.luck, twin.position.reveals) == (game.position.luck, 1)
    assert twin.start.luck == game.start.luck != game.position.luck
    for one in (game, twin):
        play(one, {RED: Chooser("stop")})
    assert twin.position.notes == game.position.notes


def loop(p: Pad) -> Asks[Jump]:
    """All it decides is on the pad, so that it may begin again at any of its asks."""
    while len(p.notes) < 6 and p.notes[-1] != "stop":
        if len(p.notes) == 3:
            note(p, (yield COIN))
            p.reveal()
        else:
            note(p, (yield Choice(QUESTION, RED, ["go on", "stop"], {"n": len(p.notes)})))
    return None


@pytest.mark.parametrize("resumes", [True, False])
def test_a_step_that_resumes_is_cloned_as_any_other(resumes: bool) -> None:
    begun: list[int] = []

    def counted(p: Pad) -> Asks[Jump]:
        begun.append(len(p.notes))
        return (yield from loop(p))

    answers = ("go on", "go on", "1", "go on", "stop")
    game = pad_game(coin("first"), asks("a", "tiny:2", counted, resumes=resumes), question("b"), seed=7)
    game.answer("2")
    for number, answer in enumerate(answers):
        begun.clear()
        twin = game.clone()
        assert begun == [1 + number if resumes else 1]
        third = twin.clone()
        for one in (twin, third):
            assert one.same_as(game)
            assert one.turns_of_step() == game.turns_of_step()
            assert one.start.notes == ["first 2"]
        twin.answer("stop" if answer == "go on" else answer)
        assert third.same_as(game)
        assert third.replayed().same_as(game)
        game.answer(answer)
        third.answer(answer)
        assert third.same_as(game)
    assert game.step == "pad.b"


def forgetful(p: Pad) -> Asks[Jump]:
    """Says that it resumes, and does not: begun again it believes that it is done."""
    if not p.notes:
        note(p, "begun")
        yield COIN
    return None


def test_a_step_that_does_not_resume_though_it_says_so_is_a_defect() -> None:
    game = pad_game(asks("a", "tiny:2", forgetful, resumes=True))

    with pytest.raises(Defect, match=r"^step pad\.a says that it resumes, but begun again it asks nothing$"):
        game.clone()
    assert (game.step, game.position.notes) == ("pad.a", ["begun"])


class Chooser:
    """Always the same answer."""

    def __init__(self, answer: str) -> None:
        self.answer = answer

    def reply(self, game: object, ask: object) -> str:
        return self.answer


# Replays.


@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_a_replay_is_the_game_after_so_many_answers(number: int) -> None:
    game = duel(*WHOLE, seed=6)

    assert same_story(game.replayed(number), duel(*WHOLE[:number], seed=6))


def test_a_replay_without_a_number_is_the_whole_game() -> None:
    game = duel(*WHOLE, seed=6)
    before = everything(game)

    twin = game.replayed()

    assert same_story(twin, game)
    assert twin.log is not game.log
    assert everything(game) == before


def test_a_replay_is_a_branch_of_its_own() -> None:
    game = duel(*WHOLE, seed=6)
    branch = game.replayed(6)

    branch.answer("south")

    assert branch.same_as(duel(*WHOLE[:6], "south", seed=6))
    assert same_story(game, duel(*WHOLE, seed=6))
    assert [turn[2] for turn in branch.history] == [*WHOLE[:6], "south"]


@pytest.mark.parametrize(
    ("log", "asked", "kept"), [(True, None, True), (True, False, False), (False, None, False), (False, True, True)]
)
def test_a_replay_keeps_a_log_if_the_game_does_or_if_it_is_asked_to(log: bool, asked: bool | None, kept: bool) -> None:
    game = duel(*DEALT, log=log)

    twin = game.replayed(log=asked)

    assert (twin.log is not None) == kept
    if twin.log is not None:
        assert len(twin.log.events) == 4


def test_a_replay_of_a_mini_raid_reaches_every_position() -> None:
    game = Game.new(MINI, seed=5, log=False)
    seat, positions = Seat(RandomBot("x")), [MINI.fields.save(game.position)]
    while len(positions) < 120:
        play(game, {BRITISH: seat}, most=1)
        positions.append(MINI.fields.save(game.position))

    for number in range(0, 120, 7):
        assert MINI.fields.save(game.replayed(number).position) == positions[number]


def test_a_replay_begins_where_the_game_began() -> None:
    title = titled(question("a"), question("b"), noting("c"), question("d"))
    pad = Pad(title.data(), ["old"])
    game = Game.begin(title, Setup("blank", frozenset(), "", title.data()), pad, 1, Log(), 3)
    game.answer("yes")

    assert same_story(game.replayed(), game)
    assert (game.replayed(0).step, game.replayed(0).position.notes) == ("pad.b", ["old"])
    assert game.replayed().ask is None


# The same game.


def test_a_game_is_the_same_as_another_with_the_same_answers() -> None:
    assert duel(*WHOLE[:8]).same_as(duel(*WHOLE[:8]))


def set_score(game: Game[Table]) -> None:
    game.position.score = 5


def set_luck(game: Game[Table]) -> None:
    game.position.luck = 5


def set_given(game: Game[Table]) -> None:
    game.given.append("x")


def set_place(game: Game[Table]) -> None:
    game.at = 0


@pytest.mark.parametrize("change", [set_score, set_luck, set_given, set_place])
def test_a_game_is_not_the_same_if_anything_differs(change: Callable[[Game[Table]], None]) -> None:
    one, two = duel(*WHOLE[:6]), duel(*WHOLE[:6])

    change(two)

    assert not one.same_as(two)
    assert not two.same_as(one)


def test_a_game_with_another_pending_answer_is_not_the_same() -> None:
    one, two, three = duel(*WHOLE[:7]), duel(*WHOLE[:7]), duel(*WHOLE[:7])
    one.answer("king", RED)
    two.answer("queen", RED)
    three.answer("ace", BLUE)

    assert not one.same_as(two)
    assert not one.same_as(three)
    assert not one.same_as(duel(*WHOLE[:7]))


def test_games_that_ask_otherwise_are_not_the_same() -> None:
    one = pad_game(question("a", offers=("yes", "no")))

    assert one.same_as(pad_game(question("a", offers=("yes", "no"))))
    assert one.same_as(pad_game(question("a", BLUE)))
    assert not one.same_as(pad_game(question("a", offers=("no", "yes"))))
    assert not one.same_as(pad_game(coin("a")))


def test_a_loaded_die_is_still_the_games_own() -> None:
    """A person's die moves the generator as the seed's does, so both games roll alike afterwards."""
    one, two = duel(seed=8), duel(seed=8)
    ask = one.ask
    assert ask is not None
    rolled = Seed().reply(one, ask)
    one.answer(rolled)
    two.answer(next(card for card in ask.offers if card != rolled))

    assert one.position.luck == two.position.luck
