"""French numbers: what is counted agrees with its count, and a side's words stand where any gender will do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import ast, parse

CATALOGUES: Final = files("tallyho.words") / "fr"
PLURAL: Final = re.compile(r"[ \u00a0]((?!(?:plus|moins|cas|dans|sans|puis|vers|sous|heures)\b)\w+[sx]|Gruppen)\b")
"""A noun or adjective in the plural after a number; words that end so in the singular too are left out."""

NEVER_BELOW_TWO: Final = {
    "lion.ftl": {
        "log-bombed": "points",
        "log-heavy-points": "points",
        "log-shift-broken": "columns",
        "log-shift-dive": "columns",
        "log-shift-unmet": "columns",
        "log-shift-pathfinders": "columns",
        "log-shift-low-level": "columns",
        "log-ju87-withdrawn": "lost",
        "log-nets-damaged": "nets",
        "log-late-patrols-full": "number",
        "log-days-played": "days",
    },
    "hints-lion.ftl": {"log-escorts-alike": "number"},
}
"""Counts that the rules keep at two or more."""


def uncounted(source: str) -> Iterator[tuple[str, str, str]]:
    """Messages that have a plural after a number without asking how many there are: name, argument, word."""
    for entry in parse(source).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            for argument, word in in_pattern(entry.value, frozenset()):
                yield entry.id.name, argument, word


def in_pattern(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    elements = pattern.elements
    for place, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            selector = argument_of(expression.selector)
            for variant in expression.variants:
                yield from in_pattern(variant.value, chosen | {selector})
            continue
        after = elements[place + 1] if place + 1 < len(elements) else None
        found = PLURAL.match(after.value) if isinstance(after, ast.TextElement) else None
        argument = argument_of(expression)
        if found and argument and argument not in chosen:
            yield argument, found[1]


def argument_of(expression: object) -> str:
    """The argument that stands there, by itself or formatted; nothing for anything else."""
    if isinstance(expression, ast.FunctionReference):
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


@pytest.mark.parametrize("name", sorted(file.name for file in CATALOGUES.iterdir() if file.name.endswith(".ftl")))
def test_what_is_counted_agrees_with_its_count(name: str) -> None:
    allowed = NEVER_BELOW_TWO.get(name, {})
    found = uncounted((CATALOGUES / name).read_text(encoding="utf-8"))
    assert [one for one in found if allowed.get(one[0]) != one[1]] == []


def test_a_count_that_does_not_agree_is_found() -> None:
    assert list(uncounted("a = Il reste { $n } points.\n")) == [("a", "n", "points")]
    assert list(uncounted("a = { $n ->\n    [one] un\n   *[other] { $m } Gruppen\n}\n")) == [("a", "m", "Gruppen")]
    assert list(uncounted("a = { NUMBER($n, minimumFractionDigits: 1) } squadrons\n")) == [("a", "n", "squadrons")]


def test_a_count_that_agrees_is_not() -> None:
    assert list(uncounted("a = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}\n")) == []
    assert list(uncounted("a = { $n } PV, dans { $m } cas, { $o } de plus, dé { $d }\n")) == []
