"""A tiny game of two sides that list in secret what they hide, each at its own pace; then both hoards are compared."""

from __future__ import annotations

from typing import Any

from tiny import BLUE, RED

from tallyho.table import (
    DONE,
    Asks,
    Choice,
    Components,
    Entry,
    Fields,
    Game,
    Json,
    Jump,
    Luck,
    Outcome,
    Overlay,
    Phase,
    Position,
    Prompt,
    Reason,
    Scenario,
    Sequence,
    Title,
    asks,
    entries,
    fields,
    listing,
    together,
)

THINGS = ("crown", "ring", "cursed-ring")
MOST = 4
HIDE = Prompt("hide", "hoards:1")
WHERE = Prompt("where", "hoards:2")
AGAIN = Prompt("again", "hoards:3")


class Ground(Position):
    """What each side has hidden; a thing waits for its place."""

    __slots__ = ("blue", "red", "rounds", "waiting")

    def __init__(self, data: Components, red: list[str], blue: list[str]) -> None:
        super().__init__(data)
        self.red = red
        self.blue = blue
        self.rounds = 0
        self.waiting = ""

    def copy(self) -> Ground:
        twin = Ground(self.data, self.red[:], self.blue[:])
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.rounds = self.rounds
        twin.waiting = self.waiting
        return twin

    def hoard(self, side: str) -> list[str]:
        return self.red if side == RED else self.blue


def hide(p: Ground) -> Asks[Jump]:
    """Both make their lists; a cursed ring cannot be carried out."""
    for side, answer in zip((RED, BLUE), (yield from together(_list(p, RED), _list(p, BLUE))), strict=True):
        for entry in entries(answer):
            _decide(p, side, entry)
        if "cursed-ring" in p.hoard(side):
            raise RuntimeError("it is cursed")
    return None


def _list(p: Ground, side: str) -> Entry:
    return listing(p, lambda at: _question(at, side), lambda at, text: _decide(at, side, text))


def _question(p: Ground, side: str) -> Choice:
    if p.waiting:
        return Choice(WHERE, side, ("cave", "tree"), {"what": p.waiting})
    more = THINGS if len(p.hoard(side)) < MOST else ()
    return Choice(HIDE, side, (DONE, *more), {"hidden": len(p.hoard(side))}, why_not=_too_many)


def _too_many(text: str) -> Reason | None:
    return Reason("too-many", "hoards:1b", {"what": text}) if text in THINGS else None


def _decide(p: Ground, side: str, text: str) -> None:
    """A crown has to have a place; rings are hidden at once."""
    if text == "crown":
        p.waiting = text
        return
    p.hoard(side).append(f"{p.waiting}-{text}" if p.waiting else text)
    p.tell("hid", "hoards:1", {"what": p.hoard(side)[-1]}, (side,))
    p.waiting = ""


def again(p: Ground) -> Asks[Jump]:
    """Red says whether there is another round."""
    p.rounds += 1
    return "hoards.hide" if (yield Choice(AGAIN, RED, (DONE, "more"))) == "more" and p.rounds < 3 else None


def _hidden(_: Ground) -> tuple[str, ...]:
    return ("ring", "cursed-ring", "crown-cave", "crown-tree")


class Hoards(Title[Ground]):
    """Lists made in secret."""

    def __init__(self) -> None:
        super().__init__(
            "hoards",
            1,
            (RED, BLUE),
            (Scenario("island", "hoards:0"),),
            (),
            Sequence(
                Phase(
                    "hoards",
                    "hoards:1",
                    asks("hide", "hoards:1", hide),
                    asks("again", "hoards:3", again, to=("hoards.hide",)),
                )
            ),
            Fields(
                fields.names("red", "red's hoard", _hidden),
                fields.names("blue", "blue's hoard", _hidden),
                fields.number("rounds", "rounds", 0, 3),
                fields.text("waiting", "what has no place yet", lambda _: ("crown",)),
            ),
        )

    def components(self, overlay: Overlay) -> Components:
        return Components({})

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> Ground:
        return Ground(data, [], [])

    def view(self, position: Ground, side: str | None) -> dict[str, Json]:
        return {"hoard": [*position.hoard(side)] if side is not None else [], "rounds": position.rounds}

    def resample(self, position: Ground, side: str | None, luck: Luck, known: Ground) -> Ground:
        return position.copy()

    def outcome(self, position: Ground) -> Outcome:
        winner = RED if len(position.red) > len(position.blue) else BLUE
        return Outcome(winner, "win", "larger", "hoards:4")


HOARDS = Hoards()


def new(**wanted: Any) -> Game[Ground]:
    return Game.new(HOARDS, **wanted)
