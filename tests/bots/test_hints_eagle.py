"""Hints of RAF: Eagle: what doctrine would do and why, from what the player may know, in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from eagle_views import GERMAN, asked, explained, raid
from hints_said import LANGUAGES, assert_reasons

from tallyho.bots import bot
from tallyho.bots.eagle import DoctrineBot
from tallyho.bots.eagle.doctrine import DOCTRINE
from tallyho.bots.hints import Hint, hint
from tallyho.bots.weighed import Weighed
from tallyho.raf.eagle import EAGLE
from tallyho.table import CHANCE, DONE, AnyGame, Game, Seat, Seed, Source, view_of

BOTH = ("advanced", "night")
GAMES = [
    ("prelude", (), "doctrine"),
    ("prelude", ("advanced",), "random"),
    ("hardest-days", BOTH, "doctrine"),
    ("thin-blue-line", BOTH, "random"),
    ("campaign", BOTH, "doctrine"),
    ("campaign", (), "doctrine"),
]
OF_A_KEY = 2
"""So many positions of each game ask the same question."""
RARE: dict[str, tuple[list[str], dict[str, Any]]] = {
    "green-squadron": (["54/6/11", "92/2/10"], {"left": 5}),
    "which-blenheim": (["25/5/11", "600/6/11"], {}),
    "green-for-pool": (["54/6/11", "32/7/11"], {}),
    "night-bomber": ([DONE, "I/KG1/2", "I/KG2/2"], {"sent": 0, "least": 2, "most": 18}),
    "night-squadron": (["600/6/11", "25/5/11"], {"left": 1}),
    "night-gruppe": (["I/KG1/2", "I/KG2/2"], {"left": 1}),
    "landing-accident": (["I/KG1/2", "I/KG2/2"], {}),
    "disperse": (["54/6/11", "32/7/11"], {}),
    "heavy-loss-move": (["54/6/11", "32/7/11"], {}),
    "light-loss-return": (["54/6/11", "32/7/11"], {}),
    "press-or-rest": (["press", "rest"], {}),
    "continue-campaign": (["end", "continue"], {}),
    "free-priority": (["high", "medium"], {"type": "port"}),
    "free-hunt": ([DONE, "I/JG51/2"], {}),
    "no-contact": (["I/JG51/2", "I/ZG26/2"], {}),
    "excess-squadron": (["54/6/11", "32/7/11"], {}),
    "escort-aside": (["I/JG51/2", "I/ZG26/2"], {}),
    "extended-attack": (["I/KG1/2", "I/KG2/2"], {}),
    "gruppe-served": (["I/KG1/2", "I/JG51/2"], {}),
    "intercept": (["I/KG1/2", "II/KG1/2"], {}),
    "declare-raid": (["minor", "major"], {}),
}
"""Questions that may not come up in the games."""


@cache
def positions() -> tuple[AnyGame, ...]:
    """Where the Luftwaffe was asked something, in seeded games of all scenarios: silent copies."""
    found: list[AnyGame] = []
    for scenario, options, name in GAMES:
        game: AnyGame = Game.new(EAGLE, scenario, options, f"hints {name}")
        seats: dict[str, Source] = {CHANCE: Seed(), GERMAN: Seat(bot(name, "hints", "eagle"))}
        seen: Counter[str] = Counter()
        while game.ask is not None:
            key = game.ask.prompt.key
            if game.ask.side == GERMAN and seen[key] < OF_A_KEY:
                seen[key] += 1
                found.append(game.clone())
            game.answer(seats[game.ask.side].reply(game, game.ask), game.ask.side)
    return tuple(found)


@cache
def hints() -> tuple[Hint, ...]:
    return tuple(hint(game, GERMAN, "seed") for game in positions())


def test_there_are_positions_of_nearly_every_question() -> None:
    keys = {asked(game).prompt.key for game in positions()}
    assert len(positions()) > 90
    assert set(DOCTRINE) - keys <= set(RARE)


def test_explained_is_what_is_decided_and_asked_again_it_is_the_same() -> None:
    for game in positions():
        player, view, choice = DoctrineBot("seed"), view_of(game, GERMAN, story=False), asked(game)
        first = player.explain(view, choice)
        assert player.explain(view, choice) == first
        assert player.decide(view, choice) == first[0]


def test_who_only_plays_weighs_nothing_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("add", "tie"):
        monkeypatch.setattr(Weighed, name, lambda *_, **__: pytest.fail("reasons nobody asked for"))
    for game in positions():
        DoctrineBot("seed").decide(view_of(game, GERMAN, story=False), asked(game))


def test_every_answer_has_reasons_that_both_languages_say_with_rules_of_the_ledger() -> None:
    assert_reasons("eagle", hints())


@pytest.mark.parametrize("key", RARE)
def test_rare_questions_have_reasons_too(key: str) -> None:
    offers, args = RARE[key]
    flown = raid(18, hunt=["II/JG51/2", "54/6/11"], close_escort=["I/ZG26/2"], bomber=["I/KG1/2", "I/KG2/2"])
    answer, reasons = explained(key, offers, args, {**flown, "warning": "early", "date": "1940-08-28"}, options=BOTH)
    assert answer in offers
    assert reasons
    for words in LANGUAGES:
        for one, facts in reasons:
            assert words.event("hints-eagle", (one, "eagle:5.1b", facts, None)).text


def test_the_series_of_a_hint_is_legal_and_is_what_the_bot_would_play() -> None:
    several = 0
    for game, found in zip(positions(), hints(), strict=True):
        twin, player = game.clone(), Seat(DoctrineBot("seed"))
        several += len(found.steps) > 1
        for step in found.steps:
            choice = asked(twin)
            assert (choice.prompt.key, choice.prompt.rule) == (step.key, step.rule)
            assert player.reply(twin, choice) == step.answer
            twin.answer(step.answer, GERMAN)
    assert several > 30


def test_a_game_is_unchanged_by_a_hint() -> None:
    for game in positions()[::3]:
        before, luck = game.clone(), game.position.luck
        hint(game, GERMAN, "seed")
        assert game.same_as(before)
        assert game.position.luck == luck
