"""Who answers: the seed, bots, scripts, people, and how a game is played by them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from duel import DEALT, WHOLE, Table, duel
from tiny import BLUE, RED, coin, pad_game, question

from tallyho.bots import FirstBot, RandomBot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.library import Library
from tallyho.table import (
    Choice,
    Defect,
    Game,
    Luck,
    Open,
    Person,
    Refused,
    Script,
    Seat,
    Seed,
    TallyhoError,
    Title,
    View,
    play,
    view_of,
)
from tallyho.table.chance import by_luck, seeded
from tallyho.table.source import ScriptEnded
from tallyho.table.view import copied


def open_of(game: Game[Any]) -> Open:
    assert game.ask is not None
    return game.ask


class Watching:
    """Keeps what it is shown and takes the last offer."""

    name = "watching"

    def __init__(self, *, sighted: bool) -> None:
        self.sighted = sighted
        self.shown: list[View] = []

    def decide(self, view: View, choice: Choice) -> str:
        self.shown.append(view)
        return choice.offers[-1]


# The seed.


def test_the_seed_decides_by_the_state_in_the_position() -> None:
    game = duel(seed=9)

    card = Seed().reply(game, open_of(game))

    assert card == by_luck(game.ask, seeded("9"))  # type: ignore[arg-type]
    assert game.position.luck == seeded("9")


def test_the_seed_does_not_choose() -> None:
    game = duel(*DEALT, "1")

    with pytest.raises(Defect, match=r"^the seed decides chance only; red is asked plan"):
        Seed().reply(game, open_of(game))


def test_one_seed_repeats_and_two_differ() -> None:
    def rolled(seed: int) -> list[str]:
        game = Game.new(MINI, seed=seed)
        play(game, {BRITISH: Seat(FirstBot(""))}, most=40)
        return [turn[2] for turn in game.history]

    assert rolled(1) == rolled(1) != rolled(2)


def test_chance_by_a_person_moves_the_generator_as_the_seed_would() -> None:
    by_seed, by_hand = pad_game(*map(coin, "abcd"), seed=2), pad_game(*map(coin, "abcd"), seed=2)

    play(by_seed, {}, most=2)
    play(by_hand, {"chance": Script(["1", "1"])}, most=2)
    assert by_seed.position.luck == by_hand.position.luck
    play(by_seed, {})
    play(by_hand, {})

    assert by_seed.position.notes[2:] == by_hand.position.notes[2:]
    assert by_seed.position.luck == by_hand.position.luck


# Bots.


def test_a_sighted_bot_is_given_what_its_side_may_know() -> None:
    game = duel(*DEALT, "1", "north")
    bot = Watching(sighted=True)

    assert Seat(bot).reply(game, open_of(game)) == "south"
    assert bot.shown[0].as_json() == view_of(game, BLUE).as_json()
    assert Seat(bot).bot is bot


def test_a_bot_that_does_not_look_is_given_an_empty_view() -> None:
    game = duel(*DEALT, "1", "north")
    bot = Watching(sighted=False)

    assert Seat(bot).reply(game, open_of(game)) == "south"
    assert bot.shown[0].as_json() == {"side": BLUE, "table": {}, "asked": [], "events": [], "turns": []}


def test_a_bot_does_not_roll() -> None:
    game = duel()

    with pytest.raises(Defect, match=r"^a bot decides choices only; chance decides deal"):
        Seat(Watching(sighted=True)).reply(game, open_of(game))


# Scripts.


def test_a_script_gives_its_answers_in_order() -> None:
    script = Script(["a", 2, "c"])
    game = duel()
    ask = open_of(game)

    assert [script.reply(game, ask) for _ in range(3)] == ["a", "2", "c"]
    with pytest.raises(ScriptEnded, match=r"^the script has ended; chance decides deal \(duel:1\); outcomes: ace"):
        script.reply(game, ask)
    assert issubclass(ScriptEnded, TallyhoError)


def test_one_script_may_answer_for_everybody() -> None:
    game = duel()
    script = Script(WHOLE)

    assert play(game, {RED: script, BLUE: script, "chance": script}) == len(WHOLE)
    assert game.same_as(duel(*WHOLE))


# People.


def test_a_person_is_shown_the_game_and_the_ask() -> None:
    shown: list[tuple[Game[Any], Open]] = []

    def read(game: Game[Any], ask: Open) -> str | None:
        shown.append((game, ask))
        return "king"

    game = duel()
    assert Person(read).reply(game, open_of(game)) == "king"
    assert shown == [(game, game.ask)]


def test_a_person_may_roll_some_dice_and_leave_the_rest() -> None:
    game = pad_game(*map(coin, "abcdef"), seed=3)
    by_seed = pad_game(*map(coin, "abcdef"), seed=3)
    play(by_seed, {})

    def read(game: Game[Any], ask: Open) -> str | None:
        return "1" if len(game.history) == 2 else None

    play(game, {"chance": Person(read, Seed())})

    expected = by_seed.position.notes
    expected[2] = "c 1"
    assert game.position.notes == expected


def says_empty(game: Game[Any], ask: Open) -> str | None:
    return ""


def says_nothing(game: Game[Any], ask: Open) -> str | None:
    return None


def test_a_person_may_answer_with_an_empty_text() -> None:
    """Which is refused, not taken for silence."""
    game = duel()

    assert Person(says_empty, Seed()).reply(game, open_of(game)) == ""


def test_a_person_who_says_nothing_and_has_nobody_else() -> None:
    game = duel()

    with pytest.raises(TallyhoError, match=r"^nothing was answered; chance decides deal"):
        Person(says_nothing).reply(game, open_of(game))


# Playing.


def test_chance_is_the_seeds_unless_somebody_else_has_it() -> None:
    game = pad_game(coin("a"), question("b"), coin("c"), seed=3)

    assert play(game, {RED: Script(["no"])}) == 3
    assert game.over
    assert [turn[0] for turn in game.history] == ["chance", RED, "chance"]


def test_play_stops_after_so_many_answers() -> None:
    game = duel()

    assert play(game, {}, most=3) == 3
    assert len(game.history) == 3
    assert play(game, {}, most=0) == 0
    assert play(game, {RED: Seat(FirstBot("")), BLUE: Seat(FirstBot(""))}) == len(WHOLE) - 3
    assert play(game, {}) == 0


def test_play_stops_where_the_game_stops() -> None:
    game = pad_game(question("a"), question("b"))
    game.stop_before = 1

    assert play(game, {RED: Script(["yes", "yes"])}) == 1
    assert game.step == "pad.b"


def test_somebody_must_play_each_side() -> None:
    game = duel(*DEALT, "1")

    with pytest.raises(TallyhoError, match=r"^nobody plays red; red is asked plan \(duel:3\)"):
        play(game, {BLUE: Seat(RandomBot(""))})


def test_a_source_that_answers_wrongly_is_refused() -> None:
    game = duel(*DEALT, "1")

    with pytest.raises(Refused, match=r"^'up' is not offered"):
        play(game, {RED: Script(["up"])})
    assert len(game.history) == 5


class Naming:
    """Notes for which side it is asked to answer."""

    def __init__(self) -> None:
        self.sides: list[str] = []

    def reply(self, game: Game[Table], ask: Open) -> str:
        self.sides.append(ask.side)
        return Luck("x").one_of(ask.offers)


def test_choices_made_together_are_answered_by_each_side_in_turn() -> None:
    game = duel(*WHOLE[:7])
    naming = Naming()

    play(game, {RED: naming, BLUE: naming}, most=2)

    assert naming.sides == [RED, BLUE]
    assert game.step == "round.sky"


# A bot holds nothing of the game's.


class Watcher:
    """Remembers its views and takes the first offer."""

    name = "watcher"
    sighted = True

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []

    def decide(self, view: View, choice: Choice) -> str:
        self.views.append(view.as_json())
        assert choice.why_not is None
        return choice.offers[0]


class Meddler:
    """Spoils everything it is given, then takes what was the first offer."""

    name = "meddler"
    sighted = True

    def decide(self, view: View, choice: Choice) -> str:
        answer = choice.offers[0]
        choice.offers = ("I win",)
        for args in (choice.args, *(event[2] for event in view.events), *(asked.args for asked in view.asked)):
            spoil(args)
        view.events.clear()
        view.turns.clear()
        view.asked.clear()
        return answer


def spoil(value: Any) -> None:
    if isinstance(value, dict):
        for one in value.values():
            spoil(one)
        value["spoilt"] = 1
    elif isinstance(value, list):
        for one in value:
            spoil(one)
        value.append("spoilt")


def small(game: str) -> Title[Any]:
    return Library([Path(__file__).parents[1] / "games"]).title(game)


@pytest.mark.parametrize("game", ["ambush", "patrol"])
def test_a_bot_can_spoil_nothing(game: str) -> None:
    title = small(game)
    spoilt, clean = Game.new(title, seed=4), Game.new(title, seed=4)
    play(spoilt, {side: Seat(Meddler()) for side in title.sides})
    play(clean, {side: Seat(FirstBot("")) for side in title.sides})
    assert spoilt.log is not None
    assert clean.log is not None
    assert spoilt.log.events == clean.log.events
    assert spoilt.same_as(clean)


@pytest.mark.parametrize("game", ["ambush", "patrol"])
def test_a_bot_sees_the_story_so_far(game: str) -> None:
    title = small(game)
    bots = {side: Watcher() for side in title.sides}
    seats = {side: Seat(bot) for side, bot in bots.items()}
    told = Game.new(title, seed=4)
    while (ask := told.ask) is not None:
        if ask.side in bots:
            expected = view_of(told, ask.side).as_json()
            told.answer(seats[ask.side].reply(told, ask), ask.side)
            assert bots[ask.side].views[-1] == expected
        else:
            told.answer(Seed().reply(told, ask))
    assert sum(len(bot.views) for bot in bots.values()) > 3


def test_a_seat_notices_that_the_game_was_undone() -> None:
    bot = Watcher()
    seat = Seat(bot)
    game = Game.new(small("patrol"), seed=4)
    undone = 0
    while (ask := game.ask) is not None:
        if ask.side != "british":
            game.answer(Seed().reply(game, ask))
            continue
        text = seat.reply(game, ask)
        game.answer(ask.offers[-1], "british")
        if game.why_no_undo("british") is None and game.open[0].side == "british":
            seat.reply(game, game.open[0])
            game.undo("british")
            undone += 1
            seat.reply(game, game.open[0])
            assert bot.views[-1] == view_of(game, "british").as_json()
            game.answer(text, "british")
    assert undone > 2


def test_one_seat_may_serve_several_sides_and_games() -> None:
    bot = Watcher()
    seat = Seat(bot)
    for seed in (4, 5):
        game = Game.new(small("ambush"), seed=seed)
        while (ask := game.ask) is not None:
            if ask.side == "chance":
                game.answer(Seed().reply(game, ask))
                continue
            expected = view_of(game, ask.side).as_json()
            game.answer(seat.reply(game, ask), ask.side)
            assert bot.views[-1] == expected


def test_copied_arguments_are_equal_and_nobody_elses() -> None:
    args: dict[str, Any] = {"a": [1, {"b": ["x"]}], "c": {"d": None}, "e": "f"}
    twin: Any = copied(args)
    assert twin == args
    twin["a"][1]["b"].append("y")
    twin["c"]["d"] = 1
    assert args == {"a": [1, {"b": ["x"]}], "c": {"d": None}, "e": "f"}
    assert copied(None) == {}
