"""One game's messages in one language, as Fluent formats them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber
from fluent.syntax.ast import Resource

from tallyho.table.errors import TallyhoError

Messages: TypeAlias = Resource
Argument: TypeAlias = "str | FluentNumber"

NAMES_OF_SIDES: Final = frozenset({"asked", "side", "sides", "winner"})
NONE: Final = "none"
UNGROUPED: Final = FluentInt(0, useGrouping=False).options
"""Fluent would write the year 1940 as 1,940."""
BUILDS_ON: Final = re.compile(r"(?:#.*\n)*?#+ Builds on: ([a-z0-9-]+(?:, [a-z0-9-]+)*)$", re.MULTILINE)


def read(folders: Sequence[Traversable], language: str, name: str) -> list[Messages]:
    """The files of this name in a language, of all folders that have one, and then those that they build on."""
    return [_parsed(text) for _, text in sources(folders, language, name)]


@lru_cache(maxsize=128)
def _parsed(text: str) -> Messages:
    """The messages of a catalogue, parsed once a process: that takes a hundred times as long as to read the file."""
    return FluentResource(text)


def sources(folders: Sequence[Traversable], language: str, name: str) -> list[tuple[Traversable, str]]:
    """The same files with their texts: what comes first wins."""
    found: list[tuple[Traversable, str]] = []
    names = [name]
    for one in names:  # it grows on the way
        paths = [folder / language / f"{one}.ftl" for folder in folders]
        read_now = [(path, source(path)) for path in paths if path.is_file()]
        bases = [base for _, text in read_now for base in builds_on(text)]
        names += [base for base in dict.fromkeys(bases) if base not in names]
        found += read_now
    return found


def builds_on(text: str) -> tuple[str, ...]:
    """The catalogues that this one builds on, if its first comment lines name any: `### Builds on: NAME, NAME`."""
    found = BUILDS_ON.match(text)
    return tuple(found[1].split(", ")) if found else ()


def source(file: Traversable) -> str:
    """The text of a catalogue."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise TallyhoError(f"{file} is not UTF-8 text: byte {error.start} does not belong there") from error


class Catalogue:
    """Messages by their ids; where several files have the same one, that of the first is taken."""

    def __init__(self, language: str, files: Sequence[Messages]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)  # the marks would show in a terminal
        self._locale = Locale.parse(language)
        for file in files:
            self._bundle.add_resource(file)

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return self._bundle.has_message(message)

    def said(self, message: str, args: Mapping[str, object]) -> tuple[str, str | None]:
        """The message with its arguments filled in, and what went wrong if it cannot be said."""
        if not self._bundle.has_message(message):
            return "", "there is no such message"
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return "", "the message is empty"
        given = {name: self._argument(name, value) for name, value in args.items()}
        try:
            text, errors = self._bundle.format_pattern(pattern, given)
        except RecursionError:
            return "", "the message refers to itself"
        return str(text), _trouble(errors, args) if errors else None

    def listed(self, words: Sequence[str], conjunction: str = "list-and") -> str:
        """`a, b and c`, with the message of that id as the conjunction."""
        if not words:
            return NONE
        if len(words) == 1:
            return words[0]
        word, trouble = self.said(conjunction, {})
        return f"{', '.join(words[:-1])} {f'[{conjunction}]' if trouble else word} {words[-1]}"

    def _argument(self, name: str, value: object) -> Argument | None:
        """A value as Fluent takes it; None, which Fluent refuses if a message wants it, for what has no words."""
        if isinstance(value, str):
            return self._side(value) if name in NAMES_OF_SIDES else value
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (int, float)):
            return _number(value)
        if value is None:
            return NONE
        if isinstance(value, (list, tuple)):
            return self.listed([self._item(name, item) for item in value])
        return None

    def _side(self, name: str) -> str:
        """The words of a side; a name that is no side's stays as it is, for it is what a user has typed."""
        text, trouble = self.said(f"side-{name}", {})
        return name if trouble else text

    def _item(self, name: str, item: object) -> str:
        argument = self._argument(name, item)
        return argument.format(self._locale) if isinstance(argument, FluentNumber) else argument or str(item)


def _number(value: float) -> FluentNumber:
    number = FluentInt(value) if isinstance(value, int) else FluentFloat(value)
    number.options = UNGROUPED
    return number


def _trouble(errors: Sequence[Exception], args: Mapping[str, object]) -> str:
    given = ", ".join(args) if args else "none"
    return f"{'; '.join(dict.fromkeys(map(str, errors)))} (arguments given: {given})"
