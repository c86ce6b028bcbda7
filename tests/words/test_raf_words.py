"""The words of the RAF games: nothing that the rules say lacks them, and what both games say stands in one place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax import ast as fluent

from keys_said import keys_in
from tallyho.library import Library
from tallyho.raf.eagle.components import EagleData
from tallyho.table import Json
from tallyho.words import LANGUAGES, Words
from tallyho.words.catalogue import sources
from tallyho.words.web import compiled

FOLDERS: Final = Library().words()
CODE: Final = Path(__file__).parents[2] / "src" / "tallyho" / "raf"
NEVER_SAID: Final = {"lion": frozenset[str](), "eagle": frozenset({"log-radar-crippled"})}
"""What only the other game says of all that is said in the code they share: see `raf/differences.py`."""
MADE_OF_PARTS: Final = re.compile(r"log-event-\w+-is(-not)?|log-shift-(patchy|broken)")
"""Messages of shared code whose keys do not stand there as one text."""


def modules(game: str) -> list[Path]:
    """The modules of a game, without those that both share."""
    return sorted((CODE / game).glob("*.py"))


def written(language: str, name: str) -> dict[str, str]:
    """The messages of one catalogue, without those it builds on."""
    body = parse((FOLDERS[0] / language / f"{name}.ftl").read_text(encoding="utf-8")).body
    return {one.id.name: FluentSerializer().serialize_entry(one) for one in body if isinstance(one, fluent.Message)}


def heard(language: str, game: str) -> set[str]:
    """The messages of a game, with those it builds on."""
    return {
        one.id.name
        for _, text in sources(FOLDERS, language, game)
        for one in parse(text).body
        if isinstance(one, fluent.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lion", "eagle"])
def test_everything_that_the_rules_say_has_words(game: str, language: str) -> None:
    needed = {key for file in (*CODE.glob("*.py"), *modules(game)) for key in keys_in(file)}
    assert len(needed) > 200
    assert needed - heard(language, game) == NEVER_SAID[game]


def test_what_both_games_say_in_the_same_words_stands_once() -> None:
    for language in LANGUAGES:
        raf, lion, eagle = (written(language, name) for name in ("raf", "lion", "eagle"))
        assert set(raf) & set(lion) == set(raf) & set(eagle) == set()
        assert [name for name, text in lion.items() if eagle.get(name) == text] == []


def test_what_only_one_game_says_does_not_stand_among_what_both_say() -> None:
    code = {game: "\n".join(file.read_text(encoding="utf-8") for file in modules(game)) for game in ("lion", "eagle")}
    shared = "\n".join(file.read_text(encoding="utf-8") for file in CODE.glob("*.py"))
    of_one = []
    for message in written("en", "raf"):
        kind, _, key = message.partition("-")
        if kind in {"ask", "log", "why"} and not MADE_OF_PARTS.fullmatch(message):
            said = f'"{key}"'
            if said not in shared and not all(said in text for text in code.values()):
                of_one.append(message)
    assert of_one == []


# Cards


def eagle_data() -> EagleData:
    data = Library().title("eagle").data()
    assert isinstance(data, EagleData)
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strategy_card_has_a_name_and_a_text(language: str) -> None:
    words = Words(language, FOLDERS, strict=True)
    told = {}
    for number, card in eagle_data().strategies.items():
        name = words.say("eagle", "strategy", {"strategy": card.name})
        assert words.say("eagle", "strategy-named", {"name": card.name}) == name
        assert words.answer("eagle", "plan-raid", str(number)) == f"{number}, {name}"
        told[card.name] = (name, words.say("eagle", "strategy-about", {"strategy": card.name}))
    assert len(told) == len({name for name, _ in told.values()}) == len({text for _, text in told.values()}) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_eagle_has_a_name_and_a_text(language: str) -> None:
    data = eagle_data()
    raid = {event.name for card in data.events.values() for event in (card.approach, card.target) if event is not None}
    day = {card.event for card in data.days.values() if card.event}
    words = Words(language, FOLDERS, strict=True)
    for event in raid | day:
        assert words.say("web-raf", "event", {"event": event}) != event
        assert words.say("eagle", "event-about", {"event": event}) != ""
    for event in raid:
        assert words.say("eagle", "raid-event", {"event": event}) == words.say("web-raf", "event", {"event": event})
    assert (len(raid), len(day)) == (26, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_can_speak_the_cards_of_eagle(language: str) -> None:
    assert {"strategy", "strategy-about", "event-about"} <= set(compiled(FOLDERS, language, "cards-eagle") or {})


@pytest.mark.parametrize(
    ("language", "told", "why"),
    [
        ("en", "die 6: result H, no damage, -2 VP.", "The target is not essential: no damage is assessed."),
        (
            "fr",
            "dé 6\N{NO-BREAK SPACE}: résultat H, aucun dégât, -2 PV.",
            "L’objectif n’est pas essentiel\N{NO-BREAK SPACE}: aucun dégât n’est appliqué.",
        ),
    ],
)
def test_bombs_on_what_is_not_essential_are_told_without_damage_points(language: str, told: str, why: str) -> None:
    words = Words(language, FOLDERS, strict=True)
    facts: dict[str, Json] = {"site": "Hornchurch", "type": "airfield", "strength": 8, "column": "8-9", "die": 6}
    for game in ("lion", "eagle"):
        bombed = words.say(game, "log-bombed", {**facts, "result": "H", "points": 0, "vp": -2})
        assert bombed.endswith(told)
        assert words.say(game, "log-not-assessed") == why
