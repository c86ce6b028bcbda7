"""Hints of Battle of Britain: what doctrine would do and why, from what a side may know, in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hints_said import LANGUAGES, assert_reasons
from hksw_views import explained

from tallyho.bots import bot
from tallyho.bots.hints import asked, hint
from tallyho.bots.hksw import DoctrineBot
from tallyho.bots.hksw.doctrine import DOCTRINE
from tallyho.bots.weighed import Weighed
from tallyho.hksw.title import HKSW
from tallyho.table import CHANCE, AnyGame, Choice, Game, Seat, Seed, Source, view_of

GAMES = [("campaign", "doctrine", "doctrine"), ("campaign", "random", "doctrine"), ("london", "doctrine", "random")]
OF_A_KEY = 3
"""So many positions of each game ask the same question."""
RARE: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "rotate": ("raf", ["no", "41/13", "72/13"], {"donor": "13", "receiver": "11", "type": "spitfire"}),
    "ace-to": ("raf", ["11A", "11B"], {}),
    "declare-dice": ("raf", ["0", "1", "2"], {"group": "11", "number": 2}),
    "reserve": ("raf", ["0", "1"], {"left": 4}),
    "repair-site": ("raf", ["hawkinge", "dover"], {"group": "11", "left": 1}),
    "repair-squadron": ("raf", ["54/11", "1/11"], {"group": "11", "left": 1}),
    "fly-today": ("luftwaffe", ["yes", "no"], {}),
    "ground-flight": ("luftwaffe", ["2A", "2B"], {"formation": "LF2"}),
    "place-returned": ("luftwaffe", ["2A", "2B"], {"card": "I/KG1/2"}),
    "send-home": ("luftwaffe", ["done", "I/JG3/2"], {"flight": "2A"}),
    "lose-bomber": ("luftwaffe", ["I/KG1/2", "I/KG2/2"], {"flight": "2A", "left": 1}),
    "scramble": ("raf", ["done", "11A"], {}),
    "next-combat": ("raf", ["11A", "11B"], {}),
}  # fmt: skip
"""Questions that may not come up in the games."""
Found = tuple[tuple[AnyGame, str, Choice], ...]


@cache
def positions() -> Found:
    """Where a side was asked something, in seeded games: silent copies."""
    found: list[tuple[AnyGame, str, Choice]] = []
    for scenario, luftwaffe, raf in GAMES:
        game: AnyGame = Game.new(HKSW, scenario, (), f"hints {luftwaffe} {raf}")
        seats: dict[str, Source] = {
            CHANCE: Seed(),
            "luftwaffe": Seat(bot(luftwaffe, "hints", "hksw")),
            "raf": Seat(bot(raf, "hints", "hksw")),
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
    assert_reasons("hksw", (hint(game, side, "seed") for game, side, _ in positions()))


@pytest.mark.parametrize("key", RARE)
def test_rare_questions_have_reasons_too(key: str) -> None:
    side, offers, args = RARE[key]
    answer, reasons = explained(side, key, offers, args, {"turn": 8, "damage": {"hawkinge": 1, "dover": 1}})
    assert answer in offers
    assert reasons
    for words in LANGUAGES:
        for one, facts in reasons:
            assert words.event("hints-hksw", (one, "hksw:1.a", facts, None)).text


def test_a_game_is_unchanged_by_a_hint() -> None:
    for game, side, _ in positions()[::9]:
        before, luck = game.clone(), game.position.luck
        assert asked(game, side) is not None
        hint(game, side, "seed")
        assert game.same_as(before)
        assert game.position.luck == luck
