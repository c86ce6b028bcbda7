"""Titles made of any steps over a pad of notes, and ways to compare games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tallyho.table import (
    Asks,
    Choice,
    Components,
    Field,
    Fields,
    Game,
    Json,
    Jump,
    Outcome,
    Overlay,
    Phase,
    Position,
    Prompt,
    Scenario,
    Sequence,
    Step,
    Title,
    asks,
    die,
    does,
    fields,
)
from tallyho.table.errors import BadPosition

RED, BLUE = "red", "blue"


class Pad(Position):
    """A list of notes and a count."""

    __slots__ = ("count", "notes")

    def __init__(self, data: Components, notes: list[str]) -> None:
        super().__init__(data)
        self.notes = notes
        self.count = 0

    def copy(self) -> Pad:
        twin = Pad(self.data, self.notes[:])
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.count = self.count
        return twin


def note(p: Pad, text: str) -> None:
    """Writes a note down and tells everybody."""
    p.notes.append(text)
    p.tell("noted", "tiny:1", {"note": text})


def _read_notes(p: Pad) -> Json:
    return [*p.notes]


def _write_notes(p: Pad, value: Json) -> None:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadPosition(f"notes are {value!r}; they must be a list of texts")
    p.notes = [str(one) for one in value]


class PadTitle(Title[Pad]):
    """Any steps over a pad of notes; everything on it is public."""

    def __init__(self, *steps: Step[Pad]) -> None:
        super().__init__(
            "pad",
            1,
            (RED, BLUE),
            (Scenario("blank", "tiny:0"),),
            (),
            Sequence(Phase("pad", "tiny:0", *steps)),
            Fields(
                Field("notes", "the notes", _read_notes, _write_notes),
                fields.number("count", "a count", 0, 1000),
            ),
        )

    def components(self, overlay: Overlay) -> Components:
        return Components({})

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> Pad:
        return Pad(data, [])

    def view(self, position: Pad, side: str | None) -> dict[str, Json]:
        return {"notes": [*position.notes], "count": position.count}

    def outcome(self, position: Pad) -> Outcome:
        return Outcome(None, "draw", "pad-full", "tiny:9")


def titled(*steps: Step[Pad]) -> PadTitle:
    """A title of these steps; their phase is `pad`."""
    return PadTitle(*steps)


def pad_game(*steps: Step[Pad], **how: Any) -> Game[Pad]:
    """A new game of these steps."""
    return Game.new(titled(*steps), **how)


QUESTION = Prompt("question", "tiny:2")
COIN = die(Prompt("coin", "tiny:3"), 2)


def question(name: str, side: str = RED, offers: tuple[str, ...] = ("yes", "no")) -> Step[Pad]:
    """A step with one question, whose answer is noted."""

    def procedure(p: Pad) -> Asks[Jump]:
        answer = yield Choice(QUESTION, side, offers)
        note(p, f"{name} {answer}")
        return None

    return asks(name, "tiny:2", procedure)


def coin(name: str) -> Step[Pad]:
    """A step with one coin, which is noted."""

    def procedure(p: Pad) -> Asks[Jump]:
        face = yield COIN
        note(p, f"{name} {face}")
        return None

    return asks(name, "tiny:3", procedure)


def noting(name: str, jump: Callable[[Pad], Jump] | None = None, to: tuple[str, ...] = ()) -> Step[Pad]:
    """A plain step that notes its name, counts, and goes where `jump` says."""

    def procedure(p: Pad) -> Jump:
        p.count += 1
        note(p, name)
        return jump(p) if jump is not None else None

    return does(name, "tiny:1", procedure, to)


Everything = tuple[object, ...]


def everything(game: Game[Any]) -> Everything:
    """All that a game is, for comparing it with itself before and after."""
    return (
        game.title.fields.save(game.position),
        game.title.fields.save(game.start),
        game.at,
        game.ask,
        game.open,
        [*game.given],
        [*game.history],
        [*game.marks],
        dict(game.pending),
        game.turns_of_step(),
        game.log and [*game.log.events],
    )


def same_story(one: Game[Any], other: Game[Any]) -> bool:
    """Whether two games stand at the same place and came there in the same way."""
    assert one.same_as(other)
    assert one.title.fields.save(one.start) == other.title.fields.save(other.start)
    assert one.history == other.history
    assert one.turns_of_step() == other.turns_of_step()
    assert one.marks == other.marks
    assert (one.log and one.log.events) == (other.log and other.log.events)
    return True
