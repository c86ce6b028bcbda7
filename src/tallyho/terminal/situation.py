"""The table of any game in words: the fields of a view, a line each."""

from __future__ import annotations

from collections.abc import Mapping

from tallyho.table import Json, View
from tallyho.terminal.screen import CATALOGUE
from tallyho.words import Words


def fields_in_words(view: View, words: Words) -> list[str]:
    """Every field of the view with its value; what maps many names to few places is told by place."""
    return [f"{_label(name)}: {_told(value, words)}" for name, value in view.table.items()]


def _label(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _told(value: Json, words: Words) -> str:
    if isinstance(value, bool):
        return words.say(CATALOGUE, "yes" if value else "no")
    if value is None or value in ("", [], {}):
        return words.say(CATALOGUE, "nothing")
    if isinstance(value, dict):
        return _mapping(value, words)
    if isinstance(value, list):
        return ", ".join(_inner(one, words) for one in value)
    return str(value)


def _mapping(value: Mapping[str, Json], words: Words) -> str:
    """`north: A, B; lost: C` if several names share a value, else `A 3, B 4`."""
    by_value: dict[str, list[str]] = {}
    for name, one in value.items():
        by_value.setdefault(_inner(one, words), []).append(name)
    if len(by_value) < len(value):
        return "; ".join(f"{shared}: {', '.join(names)}" for shared, names in by_value.items())
    return ", ".join(f"{names[0]} {one}" for one, names in by_value.items())


def _inner(value: Json, words: Words) -> str:
    """A value inside another, in brackets if it has parts itself."""
    told = _told(value, words)
    return f"({told})" if isinstance(value, (dict, list)) and value else told
