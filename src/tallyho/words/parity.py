"""Compares the catalogues of both languages and finds what is wrong in each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

from tallyho.table.errors import TallyhoError
from tallyho.words.catalogue import builds_on, source
from tallyho.words.words import LANGUAGES, TABLE


@dataclass(slots=True)
class File:
    """A catalogue as it is written: what it builds on, its messages and terms, and the faults it has by itself."""

    path: Traversable
    bases: tuple[str, ...] = ()
    messages: dict[str, ast.Message] = field(default_factory=dict)
    terms: dict[str, ast.Term] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


Read: TypeAlias = Callable[[Traversable], File]
"""What reads a catalogue; many build on the same ones, and reading takes longer than all the rest."""


def faults(folders: Sequence[Traversable]) -> list[str]:
    """One sentence for each fault of the catalogues in these folders.

    Faults are: a file or a message that only one language has, a message that uses other variables in the other
    language, an empty message, one written twice, one that refers to what is not there, a file that builds on one that
    is not there or on another one than in the other language, and what is not Fluent at all.
    """
    found: list[str] = []
    read = _reading_once()
    everywhere = [files("tallyho.words"), *folders]
    tables = {language: _shared(read, everywhere, language, TABLE) for language in LANGUAGES}
    for folder in folders:
        catalogues = {language: _files(read, folder, language) for language in LANGUAGES}
        if not any(catalogues.values()):
            found.append(f"{folder} has no catalogues: it needs {' and '.join(f'{one}/*.ftl' for one in LANGUAGES)}")
        for language, written in catalogues.items():
            for file in written.values():
                found += [*file.faults, *_missing_bases(file, everywhere, language)]
                found += _dangling(file, tables[language] | _shared(read, everywhere, language, *file.bases))
        found += _differences(folder, catalogues)
    return found


def _files(read: Read, folder: Traversable, language: str) -> dict[str, File]:
    """The catalogues of a language in a folder, by file name."""
    inside = folder / language
    found = [path for path in inside.iterdir() if path.name.endswith(".ftl")] if inside.is_dir() else []
    return {path.name: read(path) for path in sorted(found, key=str)}


def _reading_once() -> Read:
    known: dict[str, File] = {}

    def read(path: Traversable) -> File:
        if str(path) not in known:
            known[str(path)] = _parsed(path)
        return known[str(path)]

    return read


def _parsed(path: Traversable) -> File:
    file = File(path)
    try:
        text = source(path)
    except TallyhoError as error:
        file.faults.append(str(error))
        return file
    file.bases = builds_on(text)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            file.faults += [_not_fluent(path, text, one) for one in entry.annotations]
        elif isinstance(entry, ast.Message):
            file.faults += _own_faults(file, entry)
            file.messages.setdefault(entry.id.name, entry)
        elif isinstance(entry, ast.Term):
            file.terms.setdefault(entry.id.name, entry)
    return file


def _not_fluent(path: Traversable, text: str, annotation: ast.Annotation) -> str:
    line = text.count("\n", 0, annotation.span.start if annotation.span else 0) + 1
    return f"{path} line {line} is not Fluent: {annotation.message}"


def _own_faults(file: File, message: ast.Message) -> Iterator[str]:
    if message.id.name in file.messages:
        yield f"{file.path} has {message.id.name} twice"
    if _is_empty(message):
        yield f"{file.path} has no words for {message.id.name}"


def _is_empty(message: ast.Message) -> bool:
    """Whether nothing but blanks would ever be said."""
    parts = [node for node in _under(message.value) if isinstance(node, (ast.TextElement, ast.Expression))]
    return all(isinstance(part, (ast.TextElement, ast.StringLiteral)) and not part.value.strip() for part in parts)


def _dangling(file: File, known: set[str]) -> Iterator[str]:
    known = known | _names(file)
    entries: list[ast.Message | ast.Term] = [*file.messages.values(), *file.terms.values()]
    for entry in entries:
        for name in _references(entry):
            if name not in known:
                yield f"{file.path} refers in {entry.id.name} to {name}, which is not there"


def _missing_bases(file: File, folders: Sequence[Traversable], language: str) -> Iterator[str]:
    for base in file.bases:
        if not any((folder / language / f"{base}.ftl").is_file() for folder in folders):
            yield f"{file.path} builds on {base}, which is not there"


def _shared(read: Read, folders: Sequence[Traversable], language: str, *wanted: str) -> set[str]:
    """What others may refer to: the messages and terms of all files of these names, and of those they build on."""
    known: set[str] = set()
    names = [*wanted]
    for one in names:  # it grows on the way
        paths = [folder / language / f"{one}.ftl" for folder in folders]
        for file in [read(path) for path in paths if path.is_file()]:
            known |= _names(file)
            names += [base for base in file.bases if base not in names]
    return known


def _names(file: File) -> set[str]:
    return {*file.messages, *(f"-{name}" for name in file.terms)}


def _references(entry: ast.Message | ast.Term) -> Iterator[str]:
    for node in _under(entry):
        if isinstance(node, ast.MessageReference):
            yield node.id.name
        elif isinstance(node, ast.TermReference):
            yield f"-{node.id.name}"


def _differences(folder: Traversable, catalogues: dict[str, dict[str, File]]) -> Iterator[str]:
    for name in sorted({name for written in catalogues.values() for name in written}):
        there = {language: written[name] for language, written in catalogues.items() if name in written}
        if len(there) == len(LANGUAGES):
            yield from _other_bases(there)
            yield from _lacking_messages(there)
            yield from _other_variables(there)
        else:
            lacking = next(language for language in LANGUAGES if language not in there)
            yield f"{folder / lacking / name} is missing: there is only {' and '.join(there)}/{name}"


def _other_bases(there: dict[str, File]) -> Iterator[str]:
    (one, mine), (other, theirs) = there.items()
    if mine.bases != theirs.bases:
        ours, others = (", ".join(file.bases) or "nothing" for file in (mine, theirs))
        yield f"{mine.path.name} builds on {ours} in {one} but on {others} in {other}"


def _lacking_messages(there: dict[str, File]) -> Iterator[str]:
    for file in there.values():
        for other, theirs in there.items():
            for message in theirs.messages:
                if message not in file.messages:
                    yield f"{file.path} lacks {message}, which {other} has"


def _other_variables(there: dict[str, File]) -> Iterator[str]:
    (one, mine), (other, theirs) = there.items()
    for name, message in mine.messages.items():
        if name not in theirs.messages:
            continue
        used, used_there = _variables(message), _variables(theirs.messages[name])
        if used != used_there:
            yield f"{name} in {mine.path.name} uses {_dollars(used)} in {one} but {_dollars(used_there)} in {other}"


def _variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in _under(message) if isinstance(node, ast.VariableReference)}


def _dollars(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


def _under(node: object) -> Iterator[ast.BaseNode]:
    """A node and all nodes below it."""
    if isinstance(node, list):
        for one in node:
            yield from _under(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from _under(part)
