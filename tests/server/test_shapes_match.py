"""The browser's `types.d.ts` and the server's `shapes.py` say the same: names, what may be null, what kind it is."""

from __future__ import annotations

import re
import types
import typing
from importlib.resources import files
from typing import Any, get_args, get_origin

import msgspec
import pytest

from tallyho.server import shapes

TEXT = (files("tallyho") / "web" / "types.d.ts").read_text(encoding="utf-8")
ELSEWHERE = {"ScenarioText", "OptionText", "RulingText", "Branch", "Damage"}
"""Written inside others in the browser's file."""
OF_REQUESTS = {"Change", "Given", "Numbered", "Undoing", "Wondering", "Suggesting", "Fork", "Called"}
"""What the browser sends is typed where it is sent."""

Fields = dict[str, str]


def interfaces() -> dict[str, Fields]:
    """The interfaces of the browser's file: name -> field -> type."""
    plain = re.sub(r"/\*.*?\*/", "", TEXT, flags=re.DOTALL)
    found = {}
    for name, body in re.findall(r"export interface (\w+) \{\n(.*?)\n\}", plain, flags=re.DOTALL):
        fields = re.findall(r"^  (\w+)(\??): (.+);$", body, flags=re.MULTILINE)
        found[name] = {field: f"{kind} | null" if optional else kind for field, optional, kind in fields}
    return found


INTERFACES = interfaces()
SHAPES = {
    name: shape
    for name, shape in vars(shapes).items()
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct) and shape is not msgspec.Struct
}


PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "Json",
}


def in_typescript(kind: Any) -> str:
    """A type of ours as the browser's file writes it."""
    origin = get_origin(kind)
    if origin is not None:
        return made_of(origin, get_args(kind))
    if kind in PLAIN:
        return PLAIN[kind]
    if kind.__name__ in ELSEWHERE:
        return f"{{ {'; '.join(f'{name}: {text}' for name, text in fields_of(kind).items())} }}"
    return str(kind.__name__)


def made_of(origin: Any, args: tuple[Any, ...]) -> str:
    """A type that is made of others."""
    if origin is typing.Literal:
        return " | ".join(sorted(f'"{one}"' for one in args))
    if origin is typing.Annotated:
        return in_typescript(args[0])
    parts = [in_typescript(one) for one in args]
    found: dict[Any, str] = {
        typing.Union: " | ".join(sorted(parts)),
        types.UnionType: " | ".join(sorted(parts)),
        list: f"{parts[0]}[]",
        tuple: f"[{', '.join(parts)}]",
        dict: f"{{ [name: string]: {parts[-1]} }}",
    }
    return found[origin]


def fields_of(shape: type[msgspec.Struct]) -> Fields:
    hints = typing.get_type_hints(shape, include_extras=True)
    return {name: in_typescript(hints[name]) for name in shape.__struct_fields__}


def sorted_kinds(kind: str) -> str:
    """A union in the order of the alphabet, and names of keys forgotten."""
    kind = re.sub(r"\[\w+: string\]", "[name: string]", kind)
    named = re.sub(
        r"\(Named & (\{.*\})\)\[\]", lambda found: "{ id: string; name: string; " + found[1][2:] + "[]", kind
    )
    return named if "{" in named and not named.endswith("| null") else " | ".join(sorted(named.split(" | ")))


@pytest.mark.parametrize("name", sorted(SHAPES.keys() - ELSEWHERE - OF_REQUESTS))
def test_a_shape_is_the_same_on_both_sides(name: str) -> None:
    assert name in INTERFACES, f"types.d.ts has no interface {name}"
    ours = {field: sorted_kinds(kind) for field, kind in fields_of(SHAPES[name]).items()}
    theirs = {field: sorted_kinds(kind) for field, kind in INTERFACES[name].items()}
    assert theirs == ours


def test_nothing_is_left_out() -> None:
    assert {"State", "Head", "Trouble", "Answered", "Wish", "Title"} <= INTERFACES.keys() & SHAPES.keys()
    own = {"GameModule", "Places", "Context", "Table", "Moment", "Settings"}
    assert INTERFACES.keys() - own <= SHAPES.keys()
