"""Hints of First Battle of Britain: what doctrine would do and why, from what a side may know, in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from fbob_views import GOTHAS, beside, explained, flying, turn
from hints_said import LANGUAGES, assert_reasons

from tallyho.bots import bot
from tallyho.bots.fbob import DoctrineBot
from tallyho.bots.fbob.doctrine import DOCTRINE
from tallyho.bots.hints import asked, hint
from tallyho.bots.weighed import Weighed
from tallyho.fbob.title import FBOB
from tallyho.table import CHANCE, AnyGame, Choice, Game, Seat, Seed, Source, view_of

EVERY = tuple(option.name for option in FBOB.options)
GAMES = [
    ("phase1", "doctrine", "doctrine", ()),
    ("phase2", "random", "doctrine", EVERY),
    ("phase2", "doctrine", "random", EVERY),
    ("phase2", "doctrine", "doctrine", ()),
]
OF_A_KEY = 3
"""So many positions of each game ask the same question."""
UNITS = {**{name: flying("1520", 1, spotted=1) for name in GOTHAS}, "44": flying("1520", 1, box=13)}
RARE: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "deploy-early-warning": ("british", ["standard", "2520"], {}),
    "deploy-tender": ("british", ["standard", "2915"], {}),
    "deploy-headquarters": ("german", ["standard", "4225"], {}),
    "deploy-aa": ("german", ["standard", "4225"], {}),
    "deploy-unit": ("german", ["standard", "4024"], {"unit": "13"}),
    "deploy-ace": ("german", ["standard", "13"], {}),
    "examine": ("german", ["1019", "1118"], {"left": 1}),
    "recall": ("british", ["44", "36"], {}),
    "create-raf": ("british", ["no", "yes"], {"cost": 10}),
    "train": ("german", ["done", "rest 13", "night 13"], {}),
    "prepare": ("german", ["done", "patrol Jasta-1"], {}),
    "mission-where": ("german", ["1019 city", "1118 city"], {"unit": "13", "mission": "target"}),
    "split": ("german", GOTHAS, {"group": "G1", "hex": "1520"}),
    "land-where": ("british", ["carrier", "2413"], {"unit": "1CV", "hex": "2413", "group": "B1"}),
    "intercept": ("british", ["no", "B1"], {"group": "G1", "hex": "1520"}),
    "attack": ("british", ["done", "B1 G1"], {}),
    "pick-hit": ("british", ["13", "14"], {"result": "D"}),
    "keep-in-hex": ("german", ["13", "14"], {}),
    "scatter": ("german", beside("1520"), {"unit": "13", "hex": "1520"}),
    "driven-off": ("german", beside("1520"), {"unit": "13", "hex": "1520"}),
    "place-ace": ("german", ["13", "14"], {}),
    "ace-to": ("german", ["13", "14"], {"unit": "17"}),
    "bomb": ("german", ["done", "G1"], {}),
    "aim": ("german", ["city", "aa"], {"unit": "13", "hex": "1019"}),
}
"""Questions that may not come up in the games."""
Found = tuple[tuple[AnyGame, str, Choice], ...]


@cache
def positions() -> Found:
    """Where a side was asked something, in seeded games: silent copies."""
    found: list[tuple[AnyGame, str, Choice]] = []
    for scenario, german, british, options in GAMES:
        game: AnyGame = Game.new(FBOB, scenario, options, f"hints {german} {british}")
        seats: dict[str, Source] = {
            CHANCE: Seed(),
            "german": Seat(bot(german, "hints", "fbob")),
            "british": Seat(bot(british, "hints", "fbob")),
        }
        seen: Counter[tuple[str, str]] = Counter()
        while game.open:
            ask = game.open[0]
            key = (ask.side, ask.prompt.key)
            if isinstance(ask, Choice) and seen[key] < OF_A_KEY:
                seen[key] += 1
                found.append((game.clone(), ask.side, ask))
            game.answer(seats[ask.side].reply(game, ask), ask.side)
    return tuple(found)


def test_there_are_positions_of_nearly_every_question() -> None:
    keys = {choice.prompt.key for _, _, choice in positions()}
    assert len(positions()) > 100
    assert set(DOCTRINE) - keys <= set(RARE)


def test_explained_is_what_is_decided_and_asked_again_it_is_the_same() -> None:
    for game, side, choice in positions():
        player, view = DoctrineBot("seed"), view_of(game, side, story=False)
        first = player.explain(view, choice)
        assert player.explain(view, choice) == first
        assert player.decide(view, choice) == first[0]
        assert first[0] in choice.offers


def test_who_only_plays_weighs_nothing_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("add", "tie"):
        monkeypatch.setattr(Weighed, name, lambda *_, **__: pytest.fail("reasons nobody asked for"))
    for game, side, choice in positions():
        DoctrineBot("seed").decide(view_of(game, side, story=False), choice)


def test_every_answer_has_reasons_that_both_languages_say_with_rules_of_the_ledger() -> None:
    assert_reasons("fbob", (hint(game, side, "seed") for game, side, _ in positions()))


@pytest.mark.parametrize("key", RARE)
def test_rare_questions_have_reasons_too(key: str) -> None:
    side, offers, args = RARE[key]
    answer, reasons = explained(side, key, offers, args, turn(5, side, UNITS, went={"german": 1}))
    assert answer in offers
    assert reasons
    for words in LANGUAGES:
        for one, facts in reasons:
            assert words.event("hints-fbob", (one, "fbob:1.1a", facts, None)).text


def test_a_game_is_unchanged_by_a_hint() -> None:
    for game, side, _ in positions()[::9]:
        before, luck = game.clone(), game.position.luck
        assert asked(game, side) is not None
        hint(game, side, "seed")
        assert game.same_as(before)
        assert game.position.luck == luck
