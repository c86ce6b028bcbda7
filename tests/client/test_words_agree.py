"""The browser says every message as Fluent does, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest
from in_node import LIBRARY, catalogues, needs_node, run

from tallyho.words import LANGUAGES, Words

NUMBERS: Final = (0, 1, 2, 5, 11, 1940, 1.5, -3, 0.25)
TEXTS: Final = ("", "Biggin Hill", "l’été « 1940 »", "constructor", "__proto__")
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
MOST_CASES: Final = 150

Case = tuple[str, str, str, dict[str, Any]]
NAMES: Final = sorted({name.partition("/")[2] for name in catalogues()})


@needs_node
@pytest.mark.parametrize("name", NAMES)
def test_the_browser_says_what_fluent_says(name: str) -> None:
    cases = [case for language in LANGUAGES for case in cases_of(language, name)]
    said = run("say.mjs", {"catalogues": catalogues(), "cases": cases})
    fluent = {language: Words(language, LIBRARY.words(), strict=True) for language in LANGUAGES}
    assert len(said) == len(cases) > 0
    for case, text in zip(cases, said, strict=True):
        language, catalogue, message, args = case
        assert text == fluent[language].say(catalogue, message, args), case


def test_every_catalogue_of_the_browser_is_compared() -> None:
    assert {"web", "web-play", "web-lion", "web-raf-map", "web-report", "coach-lion"} <= set(NAMES)
    assert set(catalogues()) == {f"{language}/{name}" for language, name in product(LANGUAGES, NAMES)}


def cases_of(language: str, name: str) -> Iterator[Case]:
    """Every message with each value of each argument, and with all combinations while they are few."""
    messages = catalogues()[f"{language}/{name}"]
    for message, parts in messages.items():
        choices = chosen_by(parts, messages)
        values = {arg: values_of(keys) for arg, keys in choices.items()}
        for args in combined(values):
            yield language, name, message, args


def combined(values: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """All combinations; of too many, those in which all arguments but one have their first or last value."""
    number = 1
    for one in values.values():
        number *= len(one)
    if number <= MOST_CASES:
        yield from (dict(zip(values, row, strict=True)) for row in product(*values.values()))
        return
    for end, (arg, own) in product((0, -1), values.items()):
        yield from ({**{other: found[end] for other, found in values.items()}, arg: value} for value in own)


def values_of(keys: set[str]) -> list[Any]:
    """Every key that a message selects by, numbers, and texts."""
    wanted = [_value(key) for key in sorted(keys) if key not in CATEGORIES]
    texts = [text for text in TEXTS if text not in keys]
    return list(dict.fromkeys([*wanted, *NUMBERS, *texts]))


def _value(key: str) -> int | str:
    return int(key) if key.isdecimal() else key


def chosen_by(parts: list[Any], messages: dict[str, Any]) -> dict[str, set[str]]:
    """The arguments of a message and of those it refers to, with the keys by which they select."""
    found: dict[str, set[str]] = {}
    for part in parts:
        if isinstance(part, str):
            continue
        below = [messages[part["message"]]] if "message" in part else list(part.get("of", {}).values())
        for name in {part.get("arg"), part.get("by")} - {None}:
            found.setdefault(name, set()).update(part.get("of", ()))
        for one in below:
            for name, keys in chosen_by(one, messages).items():
                found.setdefault(name, set()).update(keys)
    return found
