"""Catalogues as data for the browser, which has no Fluent: each message becomes a list of parts.

A part is a text, `{"arg": NAME}`, `{"message": ID}`, or a choice `{"by": NAME, "of": {KEY: parts}, "else": KEY}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from fluent.syntax import ast, parse

from tallyho.table.errors import TallyhoError
from tallyho.words.catalogue import sources

Part: TypeAlias = "str | dict[str, object]"

PREFIXES: Final = ("web", "coach-", "names-")
"""The catalogues that the browser speaks begin so."""


class Unfit(TallyhoError):
    """A message that the browser could not say."""


def for_browsers(name: str) -> bool:
    """Whether a catalogue of this name is one that the browser speaks."""
    return name.startswith(PREFIXES)


def compiled(folders: Sequence[Traversable], language: str, name: str) -> dict[str, list[Part]] | None:
    """All messages of a catalogue, and of those it builds on, by their ids; None if no folder has it."""
    files = sources(folders, language, name)
    if not files:
        return None
    messages: dict[str, list[Part]] = {}
    for file, text in reversed(files):
        for entry in parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                messages[entry.id.name] = _parts(entry.value, f"{file}: {entry.id.name}")
    return messages


def _parts(pattern: ast.Pattern, where: str) -> list[Part]:
    return [
        element.value if isinstance(element, ast.TextElement) else _part(element.expression, where)
        for element in pattern.elements
    ]


def _part(expression: object, where: str) -> Part:
    if isinstance(expression, ast.VariableReference):
        return {"arg": expression.id.name}
    if isinstance(expression, ast.MessageReference) and expression.attribute is None:
        return {"message": expression.id.name}
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        return _choice(expression, expression.selector.id.name, where)
    raise Unfit(f"{where}: the browser speaks text, arguments, other messages and choices by an argument, no more")


def _choice(expression: ast.SelectExpression, by: str, where: str) -> Part:
    variants = {_key(variant): _parts(variant.value, where) for variant in expression.variants}
    return {"by": by, "of": variants, "else": next(_key(one) for one in expression.variants if one.default)}


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
