"""The coaches: complete, short, the same in both languages, and about things that are there."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

import tallyho.fbob
import tallyho.hksw
import tallyho.raf
from tallyho.hksw.deck import REMOVE
from tallyho.library import Library
from tallyho.table import Chance, Prompt
from tallyho.table.rules import Ledger
from tallyho.words import LANGUAGES, Words, lacking
from tallyho.words.catalogue import sources

GAMES: Final = ("lion", "eagle", "hksw", "fbob")
RULES: Final = {"lion": tallyho.raf, "eagle": tallyho.raf, "hksw": tallyho.hksw, "fbob": tallyho.fbob}
OTHER: Final = {"lion": "eagle", "eagle": "lion", "hksw": "none", "fbob": "none"}
"""The game whose own rules stand among those of a game, and are not its."""
MADE_IN_PLAY: Final = {"lion": set[str](), "eagle": set[str](), "hksw": {*REMOVE.values()}, "fbob": set[str]()}
"""The keys of prompts that are made when they are needed, with the rule of the turn."""
OF_BOTH: Final = ("coach-raf", "coach-lion", "coach-eagle")
WITH_RULES: Final = ("hksw", "fbob")
"""The games whose lessons end with their rule."""
CATALOGUES: Final = (*OF_BOTH, *(f"coach-{game}" for game in WITH_RULES))
FOLDERS: Final = Library().words()
KINDS: Final = ("ask-", "log-", "place-", "result-")
LONGEST: Final = 240
SENTENCES: Final = 2
PLACES: Final = {"map", "offers", "odds", "log", "undo", "hint"}
OF_GAME: Final = {
    "lion": {"tote-board", "raid-display"},
    "eagle": {"tote-board", "raid-display", "plan"},
    "hksw": {"displays", "battle"},
    "fbob": {"displays"},
}
"""Parts of the screen that not all games have."""
OF_RAF: Final = {"none", "D", "A", "L", "H"}
RESULTS: Final = {"lion": OF_RAF, "eagle": OF_RAF, "hksw": set[str](), "fbob": set[str]()}
BOTH_FIRST_DAYS: Final = {
    *("weather", "detected", "all-intercepted", "intercepted", "slipped-past", "escort-stands-aside"),
    *("event-approach", "event-target", "event-fails", "event-none", "hunter-attack", "squadron-attack"),
    *("combat-result", "squadron-lost", "gruppe-lost", "bombed", "damaged", "dispersed", "bombers-return"),
    *("fighters-recover", "fighters-grounded", "clock", "turnaround", "end-of-day"),
}
FIRST_DAY: Final = {
    "lion": {
        *BOTH_FIRST_DAYS,
        *("day-begins", "advance-warning", "no-advance-warning", "patrols", "raid-none", "raid-minor", "raid-major"),
        *("raid-size", "raid-called-off", "raid-types", "gruppe-flies", "raid-formed", "false-raid", "sweep"),
        *("follow-up", "committed", "nobody-responds", "nobody-eligible", "presses-on"),
    },
    "eagle": {
        *BOTH_FIRST_DAYS,
        *("target-eligible", "target-discarded", "targets-drawn", "raid-planned", "no-raids-today", "day-starts"),
        *("raid-flies", "raid-deployed", "raid-believed", "patrollers-escort", "rendezvous-kept"),
        *("rendezvous-failed", "rendezvous-reduced", "rendezvous-leaves", "pool-formed", "response-priority"),
        *("squadrons-stay", "tactics-chart", "squadrons-respond", "no-response", "nobody-to-hunt"),
        *("excess-stays", "excess-goes-on", "excess-without-bombers", "becomes-strafer", "fighters-ready"),
    },
    "hksw": {
        *("turn-begins", "luftwaffe-flies", "squadrons-drawn", "alerted", "missions-drawn", "has-mission", "grounded"),
        *("phase-begins", "detected", "intercepts", "intercept-hits", "lost", "stood-down", "back-on-station"),
        *("groups-formed", "dogfight", "nobody-down", "goes-home", "long-move", "bomb-run", "bombed", "knocked-out"),
        *("city-damaged", "out-of-fuel", "mission-succeeds", "mission-fails", "stays-down", "airfield-lost"),
        *("repair-dice", "repairs", "counted"),
    },
    "fbob": {
        *("arranged", "month-begins", "event", "acts-first", "bought", "free-fake", "plotted", "recon", "declared"),
        *("flying-turn", "takes-off", "flies", "spotted", "fake-seen", "examined", "guns-fire", "dogfight", "pursuit"),
        *("fire", "shattered", "damage", "eliminated", "recycled", "bombs", "bomb-result", "morale", "lands"),
        *("night-falls", "crash", "out-of-fuel", "more-missions", "month-ends"),
    },
}
"""What nearly every first game has."""
MADE_OF_PARTS: Final = {"raid-none", "raid-minor", "raid-major"}


def messages(language: str, catalogue: str) -> dict[str, ast.Message]:
    """The messages of one catalogue, without those it builds on."""
    text = (files("tallyho.words") / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def heard(name: str) -> set[str]:
    """The ids of a catalogue, with those it builds on."""
    parsed = [FluentParser().parse(text).body for _, text in sources(FOLDERS, "en", name)]
    return {entry.id.name for body in parsed for entry in body if isinstance(entry, ast.Message)}


def of(kind: str, game: str) -> set[str]:
    """What the coach of a game can say of a kind."""
    return {name.removeprefix(kind) for name in heard(f"coach-{game}") if name.startswith(kind)}


def prompts(game: str) -> set[str]:
    """The keys of everything that a game asks: with real dice the player is asked for those too."""
    found = {*MADE_IN_PLAY[game]}
    rules = RULES[game]
    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        if not module.name.startswith(f"{rules.__name__}.{OTHER[game]}"):
            for name, value in vars(importlib.import_module(module.name)).items():
                found |= keys_of(value, game) if name.isupper() else set()
    return found


def keys_of(value: object, game: str) -> set[str]:
    """The key of a prompt, of several, or of one that the games share: then it is kept by game."""
    if isinstance(value, dict):
        return keys_of(value[game] if game in value else () if {*GAMES} & {*value} else (*value.values(),), game)
    if isinstance(value, tuple):
        return {key for one in value for key in keys_of(one, game)}
    prompt = value.prompt if isinstance(value, Chance) else value
    return {prompt.key} if isinstance(prompt, Prompt) else set()


def told_keys(game: str) -> set[str]:
    """Every text in the rules of a game that may be the key of an event, and is not one of a reason."""
    folder = Path(next(iter(RULES[game].__path__)))
    paths = [path for path in folder.rglob("*.py") if OTHER[game] not in path.relative_to(folder).parts]
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return set(re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)*)"', code)) - set(
        re.findall(r'\breason\(\s*"([a-z0-9-]+)"', code)
    )


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_message_and_no_other(game: str) -> None:
    assert len(prompts(game)) > 40
    assert of("ask-", game) == prompts(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_the_coach_is_one_of_the_game(game: str) -> None:
    of_game = {name.removeprefix("log-") for name in heard(game) if name.startswith("log-")}
    assert of("log-", game) <= of_game
    assert of("log-", game) - MADE_OF_PARTS <= told_keys(game)


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_in_a_first_game_is_explained(game: str) -> None:
    assert FIRST_DAY[game] <= of("log-", game)


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_and_the_results_of_combat_are_explained(game: str) -> None:
    assert of("place-", game) == PLACES | OF_GAME[game]
    assert of("result-", game) == RESULTS[game]
    assert [name for name in heard(f"coach-{game}") if not name.startswith(KINDS)] == []


def test_what_both_coaches_say_stands_once() -> None:
    for language in LANGUAGES:
        shared, lion, eagle = (messages(language, name) for name in OF_BOTH)
        assert set(shared) & set(lion) == set(shared) & set(eagle) == set()
        assert [name for name in lion if name in eagle and lion[name].equals(eagle[name])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_messages_are_short_and_plain(catalogue: str, language: str) -> None:
    words = Words(language, FOLDERS, strict=True)
    for name in messages(language, catalogue):
        text = words.say(catalogue, name)
        assert 1 <= sentences(text) <= SENTENCES, f"{name}: {text}"
        assert len(text) <= LONGEST, f"{name} has {len(text)} characters: {text}"
        assert text[-1] in ".!?", name


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_both_languages_have_the_same_messages_in_the_same_order(catalogue: str) -> None:
    assert list(messages("en", catalogue)) == list(messages("fr", catalogue))
    assert [one for one in all_that_lacks() if catalogue in one] == []


@cache
def all_that_lacks() -> list[str]:
    return lacking([files("tallyho.words")])


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_french_signs_keep_their_space(catalogue: str) -> None:
    text = (files("tallyho.words") / "fr" / f"{catalogue}.ftl").read_text(encoding="utf-8")
    rows = [row for row in text.splitlines() if not row.startswith("#")]
    assert [row for row in rows if re.search(r" [:;!?»]|« |'", row)] == []


@pytest.mark.parametrize("game", WITH_RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_at_the_end_of_a_lesson_is_in_the_ledger_and_the_same_in_both_languages(
    language: str, game: str
) -> None:
    rules = Ledger.read(Library().ledgers()[0], game).rows
    words = Words(language, FOLDERS, strict=True)
    english = Words("en", FOLDERS, strict=True)
    for name in messages(language, f"coach-{game}"):
        found = re.search(r"\(([A-Za-z0-9.]+)\)\.$", words.say(f"coach-{game}", name))
        if found is None:
            assert name.startswith("place-"), name
        else:
            assert f"{game}:{found[1]}" in rules, name
            assert f"({found[1]})." in english.say(f"coach-{game}", name), name
