"""The coach of RAF: Lion: complete, short, the same in both languages, and about things that are there."""

from __future__ import annotations

import importlib
import pkgutil
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

import tallyho.raf
from tallyho.library import Library
from tallyho.table import Chance, Prompt
from tallyho.words import Words, lacking

CATALOGUE: Final = "coach-lion"
LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 240
SENTENCES: Final = 2
PLACES: Final = {"map", "offers", "tote-board", "raid-display", "odds", "log", "undo", "hint"}
RESULTS: Final = {"none", "D", "A", "L", "H"}
FIRST_DAY: Final = {
    *("day-begins", "weather", "advance-warning", "no-advance-warning", "patrols"),
    *(
        "raid-none",
        "raid-minor",
        "raid-major",
        "detected",
        "raid-size",
        "raid-called-off",
        "raid-types",
        "gruppe-flies",
    ),
    *("raid-formed", "false-raid", "sweep", "follow-up", "committed", "nobody-responds", "nobody-eligible"),
    *("slipped-past", "all-intercepted", "intercepted", "escort-stands-aside", "event-approach", "event-target"),
    *("hunter-attack", "squadron-attack", "combat-result", "squadron-lost", "gruppe-lost", "presses-on", "bombed"),
    *("damaged", "dispersed", "bombers-return", "fighters-recover", "clock", "turnaround", "end-of-day"),
}
"""What nearly every first game has."""


def messages(language: str, catalogue: str = CATALOGUE) -> dict[str, ast.Message]:
    text = (files("tallyho.words") / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def prompts() -> set[str]:
    """The keys of everything that Lion asks: with real dice the player is asked for those too."""
    found: set[str] = set()
    for module in pkgutil.walk_packages(tallyho.raf.__path__, "tallyho.raf."):
        for name, value in vars(importlib.import_module(module.name)).items():
            prompt = value.prompt if isinstance(value, Chance) else value
            found |= {prompt.key} if isinstance(prompt, Prompt) and name.isupper() else set()
    return found


def told_keys() -> set[str]:
    """Every text in the code of the rules that may be the key of an event, and is not one of a reason."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(next(iter(tallyho.raf.__path__))).rglob("*.py"))
    return set(re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)*)"', code)) - set(
        re.findall(r'\breason\(\s*"([a-z0-9-]+)"', code)
    )


def of(kind: str, language: str = "en") -> set[str]:
    return {name.removeprefix(kind) for name in messages(language) if name.startswith(kind)}


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


def test_every_question_has_its_message_and_no_other() -> None:
    assert len(prompts()) > 40
    assert of("ask-") == prompts()


def test_every_event_of_the_coach_is_one_of_the_game() -> None:
    of_game = {name.removeprefix("log-") for name in messages("en", "lion") if name.startswith("log-")}
    assert of("log-") <= of_game
    made_of_parts = {key for key in of("log-") if key.startswith(("raid-m", "raid-n"))}  # raid-none, -minor, -major
    assert of("log-") - made_of_parts <= told_keys()


def test_what_happens_in_a_first_game_is_explained() -> None:
    assert of("log-") >= FIRST_DAY


def test_the_screen_and_the_results_of_combat_are_explained() -> None:
    assert of("place-") == PLACES
    assert of("result-") == RESULTS
    kinds = ("ask-", "log-", "place-", "result-")
    assert [name for name in messages("en") if not name.startswith(kinds)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_short_and_plain(language: str) -> None:
    words = Words(language, Library().words(), strict=True)
    for name in messages(language):
        text = words.say(CATALOGUE, name)
        assert 1 <= sentences(text) <= SENTENCES, f"{name}: {text}"
        assert len(text) <= LONGEST, f"{name} has {len(text)} characters: {text}"
        assert text[-1] in ".!?", name


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("fr"))
    faults = [one for one in lacking([files("tallyho.words")]) if CATALOGUE in one]
    assert faults == []


def test_french_signs_keep_their_space() -> None:
    text = (files("tallyho.words") / "fr" / f"{CATALOGUE}.ftl").read_text(encoding="utf-8")
    rows = [row for row in text.splitlines() if not row.startswith("#")]
    assert [row for row in rows if re.search(r" [:;!?»]|« |'", row)] == []
