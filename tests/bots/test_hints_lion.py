"""Hints of RAF: Lion: what doctrine would do and why, from what the player may know, in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hints_said import LANGUAGES, assert_reasons
from lion_views import BRITISH, position, raid, situation, table

from tallyho.bots import Explains, best_bot, bot
from tallyho.bots.hints import Hint, Step, asked, hint
from tallyho.bots.lion import DoctrineBot
from tallyho.bots.lion.commitment import best_response, price, queue
from tallyho.bots.lion.doctrine import DOCTRINE
from tallyho.bots.lion.raids import raids_expected
from tallyho.bots.weighed import Weighed
from tallyho.lab.miniraid import MINI
from tallyho.raf.lion import LION
from tallyho.table import (
    CHANCE,
    DONE,
    AnyGame,
    Args,
    Choice,
    Game,
    Luck,
    Prompt,
    Refused,
    Seat,
    Seed,
    Source,
    View,
    view_of,
)
from tallyho.table.view import resampled
from tallyho.words import Line, Words

BOTH = ("advanced", "night")
GAMES = [
    ("prelude", (), "doctrine"),
    ("prelude", ("advanced",), "random"),
    ("hardest-days", BOTH, "doctrine"),
    ("hardest-days", (), "random"),
    ("thin-blue-line", BOTH, "doctrine"),
    ("thin-blue-line", BOTH, "random"),
    ("campaign", BOTH, "doctrine"),
    ("campaign", (), "doctrine"),
]
OF_A_KEY = 6
"""So many positions of each game ask the same question."""
RARE: dict[str, tuple[list[str], dict[str, Any]]] = {
    "green-squadron": (["54/6/11", "92/2/10"], {"left": 5}),
    "night-patrol": ([DONE, "600/6/11"], {"patrolling": ["600/6/11"]}),
    "six-hundred": (["keep", "subtract"], {"die": 4, "chance": 3, "squadron": "600/6/11"}),
    "night-squadron": (["600/6/11", "25/5/11"], {"left": 1}),
    "night-gruppe": (["I/KG1/2", "I/KG2/2"], {"left": 1}),
    "landing-accident": (["I/KG1/2", "I/KG2/2"], {}),
    "heavy-loss-move": (["54/6/11", "19/2/12"], {"hurricane": 1, "spitfire": 1, "blenheim": 0}),
    "light-loss-return": (["54/6/11", "19/2/12"], {"hurricane": 1, "spitfire": 1, "blenheim": 0, "pilots": 0}),
    "radio-confusion": (["54/6/11", "32/7/11"], {"letters": "A"}),
    "after-blenheims": (["54/6/11", "32/7/11"], {"group": 11}),
    "escort-aside": (["I/JG51/2", "II/JG51/2"], {}),
    "new-ace": (["238/4/10", "32/7/11"], {}),
    "patrol-squadron": ([DONE, "17/4/11"], {}),
    "reinforcement": ([DONE, "603/6/11"], {"cost": 2, "left": 2}),
}
"""Questions that may not come up in the games, or not with every reason."""
GREEN_ONLY = {"units": {"17/4/11": "4/11 reduced"}}


@cache
def positions() -> tuple[AnyGame, ...]:
    """Where the British were asked something, in seeded games of all scenarios: silent copies."""
    found: list[AnyGame] = []
    for scenario, options, name in GAMES:
        game = Game.new(LION, scenario, options, f"hints {name}")
        seats: dict[str, Source] = {CHANCE: Seed(), BRITISH: Seat(bot(name, "hints", "lion"))}
        seen: Counter[str] = Counter()
        while game.ask is not None:
            key = game.ask.prompt.key
            if game.ask.side == BRITISH and seen[key] < OF_A_KEY:
                seen[key] += 1
                found.append(game.clone())
            game.answer(seats[game.ask.side].reply(game, game.ask), game.ask.side)
    return tuple(found)


def choice_of(game: AnyGame) -> Choice:
    choice = asked(game, BRITISH)
    assert choice is not None
    return choice


@cache
def hints() -> tuple[Hint, ...]:
    return tuple(hint(game, BRITISH, "seed") for game in positions())


def explained(key: str, offers: list[str], args: Args, fields: dict[str, Any]) -> tuple[str, list[Args]]:
    view = View(BRITISH, table(position(fields, "campaign", BOTH)), [], [], [])
    return DoctrineBot("test").explain(view, Choice(Prompt(key, "lion:4a"), BRITISH, offers, args))


def said(words: Words, reasons: list[Args]) -> list[Line]:
    made = Hint("lion", "doctrine", (Step("commit", "lion:7.2a", DONE, reasons),))
    return made.lines(words)[0].because


def test_there_are_positions_of_nearly_every_question() -> None:
    keys = {choice_of(game).prompt.key for game in positions()}
    assert len(positions()) > 300
    assert set(DOCTRINE) - keys <= set(RARE)


def test_explained_is_what_is_decided_and_asked_again_it_is_the_same() -> None:
    for game in positions():
        player, view, choice = DoctrineBot("seed"), view_of(game, BRITISH, story=False), choice_of(game)
        first = player.explain(view, choice)
        assert player.explain(view, choice) == first
        assert player.decide(view, choice) == first[0]


def test_who_only_plays_weighs_nothing_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("add", "tie"):
        monkeypatch.setattr(Weighed, name, lambda *_, **__: pytest.fail("reasons nobody asked for"))
    for game in positions():
        DoctrineBot("seed").decide(view_of(game, BRITISH, story=False), choice_of(game))


def test_every_answer_has_reasons_that_both_languages_say_with_rules_of_the_ledger() -> None:
    assert_reasons("lion", hints())


@pytest.mark.parametrize("key", RARE)
def test_rare_questions_have_reasons_too(key: str) -> None:
    offers, args = RARE[key]
    fields = GREEN_ONLY if key == "patrol-squadron" else {"date": "1940-08-28"}
    answer, reasons = explained(key, offers, args, fields)
    assert answer in offers
    for words in LANGUAGES:
        assert said(words, reasons)


def test_the_series_of_a_hint_is_legal_and_is_what_the_bot_would_play() -> None:
    several = 0
    for game, found in zip(positions(), hints(), strict=True):
        twin, player = game.clone(), Seat(DoctrineBot("seed"))
        several += len(found.steps) > len(found.answers) or len(found.answers) > 1
        for step in found.steps:
            choice = choice_of(twin)
            assert (choice.prompt.key, choice.prompt.rule) == (step.key, step.rule)
            assert player.reply(twin, choice) == step.answer
            twin.answer(step.answer, BRITISH)
        assert found.answers == [step.answer for step in found.steps[: len(found.answers)]]
        assert {step.key for step in found.steps[: len(found.answers)]} == {found.steps[0].key}
    assert several > 50


def test_a_game_is_unchanged_by_a_hint() -> None:
    for game in positions():
        before, luck, ask = game.clone(), game.position.luck, game.ask
        hint(game, BRITISH, "seed")
        assert game.same_as(before)
        assert game.ask is ask
        assert game.position.luck == luck


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    luck = Luck("hidden")
    for game, found in zip(positions(), hints(), strict=True):
        assert hint(resampled(game, BRITISH, luck), BRITISH, "seed") == found


def test_a_hint_never_goes_beyond_a_die() -> None:
    for game, found in zip(positions(), hints(), strict=True):
        twin = game.clone()
        for step in found.steps:
            twin.answer(step.answer, BRITISH)
        assert not [turn for turn in twin.history[len(game.history) :] if turn[0] == CHANCE]
        assert asked(twin, BRITISH) is None or twin.at != game.at or twin.position.reveals > game.position.reveals


# The numbers


ON_AIRFIELD = {"target": 18, "raid": "major", "warning": "sufficient", "intelligence": "accurate", "clock": "1000"}
LARGE = raid(
    hunt=["I/JG51/2", "II/JG51/2"],
    close_escort=["I/JG26/2"],
    bomber=["I/KG1/2", "II/KG1/2"],
    channel_patrol=["I/JG3/2"],
)


def told(reasons: list[Args], key: str) -> list[dict[str, Any]]:
    return [dict(one["args"]) for one in reasons if one["key"] == key and isinstance(one["args"], dict)]


def test_commitment_is_told_with_the_numbers_that_decided() -> None:
    names = ["54/6/11", "65/6/11", "74/6/11", "32/7/11", "501/7/11", "56/5/11", "151/5/11", "17/4/11"]
    fields: dict[str, Any] = {**ON_AIRFIELD, "units": {**LARGE, "17/4/11": "patrol 6/11"}}
    answer, reasons = explained("commit", [DONE, *names], {"warning": "sufficient"}, fields)

    s = situation(fields)
    line = queue(s, names)
    number, value = best_response(raids_expected(s), [], line, s.daylight())
    (seen,) = told(reasons, "raid-seen")
    assert (seen["hunters"], seen["escorts"], seen["bombers"], seen["patrollers"]) == (2, 1, 2, 1)
    best, *others = told(reasons, "response-value")
    assert (best["best"], best["number"], best["net"]) == ("yes", number, round(value, 1))
    assert {one["number"] for one in others} <= {0, number + 1}
    assert all(one["net"] <= best["net"] for one in others)
    (first,) = told(reasons, "sent-first")
    assert (first["squadron"], first["kind"], first["price"]) == (answer, "patrol", price(line[0], s.daylight()))
    (may,) = told(reasons, "may-respond")
    assert (may["number"], may["flying"]) == (len(names), 0)


def test_an_unseen_raid_is_told_as_an_average() -> None:
    fields = {**ON_AIRFIELD, "intelligence": "limited", "size": 7}
    _, reasons = explained("commit", [DONE, "54/6/11"], {"warning": "early"}, fields)
    (guess,) = told(reasons, "raid-guessed")
    assert guess["chance"] == 100
    total = sum(guess[box] for box in ("hunters", "escorts", "bombers", "patrollers"))
    assert total == pytest.approx(7, abs=0.2)
    assert [one["rule"] for one in reasons if one["key"] == "may-respond"] == ["lion:7.1c"]


def test_a_delayed_response_is_weighed_against_one_at_once() -> None:
    patrols = dict.fromkeys(["54/6/11", "65/6/11", "74/6/11", "32/7/11", "501/7/11", "610/7/11"], "patrol 7/11")
    fields = {**ON_AIRFIELD, "units": {**LARGE, **patrols}, "options": ["advanced"]}
    answer, reasons = explained("commit", [DONE, "delay"], {"warning": "sufficient"}, fields)
    (delay,) = told(reasons, "delay-value")
    assert (answer == "delay") == (delay["late"] == "yes") == (delay["later"] > delay["vp"] + delay["margin"])


def test_the_gruppe_that_does_most_damage_is_named_with_its_numbers() -> None:
    answer, reasons = explained("intercept", ["I/KG1/2", "I/KG2/2", "I/JG51/2"], {"left": 1}, {})
    ((prey,), (other,)) = told(reasons, "prey"), told(reasons, "prey-next")
    assert prey["gruppe"] == answer == "I/KG1/2"
    assert prey["rating"] + prey["strength"] > other["rating"] + other["strength"]


def test_patrols_are_told_where_raids_are_expected() -> None:
    fields = {"pulled": "LF3", "top": "LF2 East"}
    answer, reasons = explained("patrol-squadron", [DONE, "238/4/10", "54/6/11"], {}, fields)
    assert told(reasons, "backs") == [{"first": "LF3", "second": "LF2 East"}]
    (chance,), (gain,) = told(reasons, "patrol-chance"), told(reasons, "patrol-gain")
    assert chance["squadron"] == answer
    assert chance["chance"] > chance["chance_home"]
    assert gain["gain"] == pytest.approx(gain["need"] - gain["need_home"] - gain["in_vain"], abs=0.2)
    assert gain["gain"] > 0


def test_that_others_would_do_as_well_is_said_only_of_the_answer() -> None:
    _, reasons = explained("escort-aside", ["I/JG51/2", "II/JG51/2"], {}, {})
    assert not told(reasons, "equals")
    answer, reasons = explained("fend", ["54/6/11", "65/6/11", "32/7/11"], {"evader": "501/7/11"}, {})
    (equals,) = told(reasons, "equals")
    assert {answer, *equals["others"]} == {"54/6/11", "65/6/11"}
    assert equals["number"] == 1


# Other games, and nothing to ask


def test_a_game_whose_bots_do_not_explain_has_hints_without_reasons() -> None:
    game = Game.new(MINI, seed=1)
    while not isinstance(game.ask, Choice):
        assert game.ask is not None
        game.answer(Seed().reply(game, game.ask))
    found = hint(game, game.ask.side, "seed")
    assert best_bot(MINI.game) == found.bot == "random"
    assert not isinstance(bot("random", ""), Explains)
    assert all(step.reasons == [] for step in found.steps)
    assert found.answers[0] in game.ask.offers


def test_who_is_not_asked_gets_no_hint() -> None:
    game = Game.new(LION, "prelude", (), "1")
    while isinstance(game.ask, Choice):
        game.answer(game.ask.offers[0])
    with pytest.raises(Refused, match="british is not asked; chance is"):
        hint(game, BRITISH, "seed")
