"""Records: a readable text with a header and one answer a line. The record is the truth, a position is a cache."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from tallyho.table.data import Overlay
from tallyho.table.errors import BadRecord, BadSetup, Refused, TallyhoError
from tallyho.table.game import Game
from tallyho.table.listing import Entry
from tallyho.table.setup import checked_seed
from tallyho.table.title import Title

VERSION = 1
MAGIC = "tallyho record"
HEADINGS = ("game", "version", "scenario", "options", "seed", "data")

Titles: TypeAlias = "Callable[[str], Title[Any]]"
"""Finds a title by its id, or raises BadSetup."""


class Line:
    """One answer of a record: its line in the text, who gave it, what it was, what was asked."""

    __slots__ = ("answer", "number", "prompt", "side")

    def __init__(self, number: int, side: str, answer: str, prompt: str) -> None:
        self.number = number
        self.side = side
        self.answer = answer
        self.prompt = prompt


class Record:
    """A record as read: the header and the answers, not yet played."""

    __slots__ = ("header", "heading_lines", "lines", "where")

    def __init__(self, where: str, header: dict[str, str], heading_lines: dict[str, int], lines: list[Line]) -> None:
        self.where = where
        self.header = header
        self.heading_lines = heading_lines
        self.lines = lines

    def wrong(self, heading: str, cause: TallyhoError) -> BadRecord:
        """What is wrong with a heading."""
        return at_line(self.where, self.heading_lines[heading], cause)


def write(game: Game[Any]) -> str:
    """The record of a game that was started from set-up.

    A whole game can be shared by it; while a game with secrets is in play it belongs to whoever runs the table.
    """
    if not game.whole:
        raise BadRecord("a clone or a problem has no record: its history does not go back to the set-up", "no-record")
    header = {
        "game": game.title.game,
        "version": str(game.title.version),
        "scenario": game.setup.scenario,
        "options": " ".join(sorted(game.setup.options)),
        "seed": game.setup.seed,
        "data": game.setup.data.digest,
    }
    turns = [(side, text, prompt.key) for side, prompt, text, _, _ in game.history]
    fronts = {ask.side: ask.front.key for ask in game.open if isinstance(ask, Entry)}
    return written(header, [*turns, *((side, text, fronts[side]) for side, text in game.listed())])


def written(header: dict[str, str], turns: Iterable[tuple[str, str, str]]) -> str:
    """A record of these headings and answers (side, answer, prompt), whether or not our rules can play it."""
    lines = [f"{MAGIC} {VERSION}", *(f"{name}\t{value}" for name, value in header.items()), ""]
    lines.extend("\t".join(turn) for turn in turns)
    return "\n".join(lines) + "\n"


def read(text: str, where: str = "the record") -> Record:
    """Reads a record's form; whether its answers were offered shows when it is played.

    Lines that are empty or begin with # are passed over.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    rows = [(i, line) for i, line in enumerate(lines, 1) if line and not line.startswith("#")]
    _check_magic(rows, where)
    header: dict[str, str] = {}
    heading_lines: dict[str, int] = {}
    for number, row in rows[1 : 1 + len(HEADINGS)]:
        name, _, value = row.partition("\t")  # an editor may have cut the tab off before an empty value
        expected = HEADINGS[len(header)]
        if name != expected:
            facts: dict[str, object] = {"expected": expected, "name": repr(name)}
            sentence = f"the header should say {expected} here, not {name!r}"
            raise at_line(where, number, BadRecord(sentence, "heading", facts))
        header[name] = value
        heading_lines[name] = number
    if len(header) < len(HEADINGS):
        missing = HEADINGS[len(header)]
        facts = {"where": where, "missing": missing}
        raise BadRecord(f"{where}: the header ends before {missing}", "header-ends", facts)
    if not header["scenario"]:
        no_scenario = BadRecord("the header names no scenario", "no-scenario")
        raise at_line(where, heading_lines["scenario"], no_scenario)
    return Record(
        where, header, heading_lines, [_line(number, row, where) for number, row in rows[1 + len(HEADINGS) :]]
    )


def at_line(where: str, number: int, cause: TallyhoError, game: str = "") -> BadRecord:
    """What is wrong with a line of a record; a refusal needs its game to be put in words."""
    facts: dict[str, object] = {"where": where, "line": number, "cause": cause, "game": game}
    return BadRecord(f"{where} line {number}: {cause}", "line", facts)


def load(
    text: str, titles: Titles, *, where: str = "the record", overlay: Overlay | None = None, log: bool = True
) -> Game[Any]:
    """Plays a record again and returns the game where it stopped; refuses it naming the line and why."""
    record = read(text, where)
    game = begun(record, titles, overlay=overlay, log=log)
    for line in record.lines:
        give(game, line, where)
    return game


def begun(record: Record, titles: Titles, *, overlay: Overlay | None = None, log: bool = True) -> Game[Any]:
    """The game of a record before its first answer, if we have the rules and the data it was played with."""
    header = record.header
    try:
        title = titles(header["game"])
    except BadSetup as error:
        raise record.wrong("game", error) from error
    if header["version"] != str(title.version):
        raise record.wrong("version", other_version(header["version"], title))
    _check_setup(record, title)
    game = Game.new(title, header["scenario"], header["options"].split(), header["seed"], overlay=overlay, log=log)
    if game.setup.data.digest != header["data"]:
        raise record.wrong("data", other_data(header["data"], game.setup.data.digest))
    return game


def other_version(theirs: str, title: Title[Any]) -> BadRecord:
    """A game that was played with other rules."""
    sentence = f"it was played with version {theirs} of the rules of {title.game}; these are version {title.version}"
    return BadRecord(sentence, "version", {"theirs": theirs, "ours": title.version, "game": title.game})


def other_data(theirs: str, ours: str) -> BadRecord:
    """A game that was played with other component data."""
    sentence = f"it was played with component data {theirs}; these are {ours} (is a data pack missing?)"
    return BadRecord(sentence, "data", {"theirs": theirs, "ours": ours})


def other_rules() -> BadRecord:
    """A game that fits no more although it is said to be of the same rules and data."""
    return BadRecord("it was played with other rules of the same version", "rules", {})


def fits_no_more(number: int, answer: str, cause: TallyhoError) -> BadRecord:
    """A game of other rules or data that these can play on only up to some answer."""
    sentence = f"{cause}; from answer {number} ({answer!r}) on it no longer fits"
    return BadRecord(sentence, "fits-no-more", {"number": number, "answer": repr(answer), "cause": cause})


def _check_setup(record: Record, title: Title[Any]) -> None:
    """The scenario, the options and the seed, each refused with its own line."""
    header = record.header
    heading = "scenario"
    try:
        title.chosen(header["scenario"], ())
        heading = "options"
        title.chosen(header["scenario"], header["options"].split())
        heading = "seed"
        checked_seed(header["seed"])
    except BadSetup as error:
        raise record.wrong(heading, error) from error


def give(game: Game[Any], line: Line, where: str) -> None:
    """Gives a game the next answer of a record."""
    ask = next((ask for ask in game.open if ask.side == line.side), None)
    if ask is None or ask.prompt.key != line.prompt:
        raise at_line(where, line.number, _out_of_turn(game, line), game.title.game)
    try:
        game.answer(line.answer, line.side)
    except Refused as error:
        raise at_line(where, line.number, error, game.title.game) from error


def _out_of_turn(game: Game[Any], line: Line) -> BadRecord:
    ask = game.ask
    facts: dict[str, object] = {"side": line.side, "prompt": line.prompt, "asked": None, "question": None}
    if ask is None:
        return BadRecord(f"{line.side} answers {line.prompt}, but the game is over", "turn", facts)
    facts.update(asked=ask.side, question=ask.prompt.key)
    return BadRecord(f"{line.side} answers {line.prompt}, but {ask!r}", "turn", facts)


def difference(one: Record, other: Record) -> str | None:
    """Where two records first differ, or None if they tell the same game."""
    for name in HEADINGS:
        if one.header[name] != other.header[name]:
            return f"{name} is {one.header[name]!r} in {one.where} and {other.header[name]!r} in {other.where}"
    for mine, theirs in zip(one.lines, other.lines, strict=False):
        if (mine.side, mine.answer, mine.prompt) != (theirs.side, theirs.answer, theirs.prompt):
            return (
                f"{one.where} line {mine.number}: {mine.side} answers {mine.answer!r} to {mine.prompt}; "
                f"{other.where} line {theirs.number}: {theirs.side} answers {theirs.answer!r} to {theirs.prompt}"
            )
    if len(one.lines) != len(other.lines):
        return f"{one.where} has {len(one.lines)} answers, {other.where} has {len(other.lines)}"
    return None


def _check_magic(rows: list[tuple[int, str]], where: str) -> None:
    if not rows or not rows[0][1].startswith(MAGIC + " "):
        begins = f"{MAGIC} {VERSION}"
        raise at_line(
            where, 1, BadRecord(f"this is no record; one begins with `{begins}`", "no-magic", {"begins": begins})
        )
    version = rows[0][1][len(MAGIC) + 1 :]
    if version != str(VERSION):
        sentence = f"it has the format version {version}; this Tallyho reads version {VERSION}"
        raise at_line(where, rows[0][0], BadRecord(sentence, "format", {"theirs": version, "ours": VERSION}))


def _line(number: int, row: str, where: str) -> Line:
    parts = row.split("\t")
    if len(parts) != 3:
        sentence = f"an answer is written as side, answer and prompt with tabs between, not {row!r}"
        raise at_line(where, number, BadRecord(sentence, "answer-form", {"row": repr(row)}))
    return Line(number, parts[0], parts[1], parts[2])
