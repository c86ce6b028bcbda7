"""The messages that the rules of a game need, as far as their keys stand in the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

KINDS: Final = {"Prompt": "ask", "prompts": "ask", "dice": "ask", "tell": "log", "reason": "log", "Reason": "why"}
"""The functions that take a key, and how the message of the key begins."""


def keys_in(file: Path) -> Iterator[str]:
    """The messages that a module needs, as far as their keys stand in it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    yield from keys_under(tree, {})
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            yield from keys_under(function, given_in(function))


def given_in(function: ast.FunctionDef) -> dict[str, ast.expr]:
    """What each name of a function is given."""
    given = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    return {target.id: node.value for node in given for target in node.targets if isinstance(target, ast.Name)}


def keys_under(root: ast.AST, named: dict[str, ast.expr]) -> Iterator[str]:
    for node in ast.walk(root):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in KINDS:
                yield from (f"{KINDS[name]}-{key}" for key in texts(node.args[0], named))


def texts(node: ast.expr, named: dict[str, ast.expr]) -> Iterator[str]:
    """A text, both of a choice between two, or what a name was given in the same function."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*texts(node.body, named), *texts(node.orelse, named))
    elif isinstance(node, ast.Name) and node.id in named:
        yield from texts(named[node.id], {})
