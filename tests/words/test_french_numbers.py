"""French numbers: what is counted agrees with its count, and a side's words stand where any gender will do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import ast, parse

CATALOGUES: Final = files("tallyho.words") / "fr"
NO_PLURALS: Final = "plus|moins|cas|dans|sans|puis|vers|sous|hors|les|des|après|près|depuis|heures|fois"
PLURAL: Final = re.compile(rf"[ \u00a0]((?!(?:{NO_PLURALS})\b)\w+[sx]|Gruppen)\b")
"""A noun or adjective in the plural after a number."""

NEVER_BELOW_TWO: Final = {
    "lion.ftl": {
        "log-nets-damaged": "nets",
        "log-late-patrols-full": "number",
        "log-ju87-withdrawn": "lost",
    },
    "raf.ftl": {
        "log-bombed": "points",
        "log-heavy-points": "points",
        "log-shift-broken": "columns",
        "log-shift-dive": "columns",
        "log-shift-unmet": "columns",
        "log-shift-pathfinders": "columns",
        "log-shift-low-level": "columns",
        "log-days-played": "days",
    },
    "eagle.ftl": {
        "why-segment-full": "most",
        "log-shift-navigational-error": "columns",
        "log-radar-blind": "nets",
        "log-tactics-lone-bomber": "hunters",
        "log-morning-haze": "cards",
    },
    "hints-lion.ftl": {"log-escorts-alike": "number"},
    "odds-lion.ftl": {"odds-sampled": "samples"},
    "odds-fbob.ftl": {"name-crowded": "number"},
    "server.ftl": {"trouble-too-large": "most"},
    "table.ftl": {"why-refused-long": "most", "bad-seed": "most"},
    "web-raf.ftl": {"condition": "value"},
}
"""Counts that are always two or more: by the rules, the cards or a limit of ours."""


def uncounted(source: str) -> Iterator[tuple[str, str, str]]:
    """Messages that have a plural after a number without asking how many there are: name, argument, word."""
    for entry in parse(source).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            for argument, word in in_pattern(entry.value, frozenset()):
                yield entry.id.name, argument, word


def in_pattern(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Arguments that a plural follows although nothing was chosen by them, or by the number `NAME-count` of theirs."""
    elements = pattern.elements
    for place, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            selector = argument_of(expression.selector)
            for variant in expression.variants:
                yield from in_pattern(variant.value, chosen | {selector, selector.removesuffix("-count")})
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


NAMES: Final = sorted(file.name for file in CATALOGUES.iterdir() if file.name.endswith(".ftl"))


def source_of(name: str) -> str:
    return (CATALOGUES / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_counted_agrees_with_its_count(name: str) -> None:
    allowed = NEVER_BELOW_TWO.get(name, {})
    assert [one for one in uncounted(source_of(name)) if allowed.get(one[0]) != one[1]] == []


def test_a_count_that_does_not_agree_is_found() -> None:
    assert list(uncounted("a = Il reste { $n } points.\n")) == [("a", "n", "points")]
    assert list(uncounted("a = { $n ->\n    [one] un\n   *[other] { $m } Gruppen\n}\n")) == [("a", "m", "Gruppen")]
    assert list(uncounted("a = { NUMBER($n, minimumFractionDigits: 1) } squadrons\n")) == [("a", "n", "squadrons")]


def test_a_count_that_agrees_is_not() -> None:
    assert list(uncounted("a = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}\n")) == []
    assert list(uncounted("a = { $n } PV, dans { $m } cas, { $o } de plus, dé { $d }\n")) == []


# Sides


def astray(source: str) -> Iterator[tuple[str, str]]:
    """Messages in which the words of a side follow words that would have to agree with them."""
    for entry in parse(source).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            for before in before_sides(entry.value):
                if before and not ALONE.search(before):
                    yield entry.id.name, before


def before_sides(pattern: ast.Pattern) -> Iterator[str]:
    before = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            before = element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from before_sides(variant.value)
        elif argument_of(expression) in SIDES:
            yield before
        before = ""


SIDES: Final = frozenset({"side", "sides", "winner"})
ALONE: Final = re.compile(r"[:«(.,·][ \u00a0]?$")
"""After a colon or another sign any side may stand, whatever its gender and number."""


@pytest.mark.parametrize("name", NAMES)
def test_sides_stand_alone_or_after_a_sign(name: str) -> None:
    assert list(astray(source_of(name))) == []


def test_a_side_that_would_need_an_article_is_found() -> None:
    assert list(astray("a = Vous ne jouez pas { $side } ici.\n")) == [("a", "Vous ne jouez pas ")]
    assert list(astray("a = { $n ->\n   *[other] à { $side }\n}\n")) == [("a", "à ")]


def test_a_side_that_stands_alone_is_not() -> None:
    assert list(astray("a = { $side }\u00a0: oui ({ $sides })\nb = Vainqueur\u00a0: { $winner }.\n")) == []
