"""A tiny title for odds: dice that are added up, and something hidden that is guessed."""

from __future__ import annotations

from tallyho.table import (
    Asks,
    Choice,
    Components,
    Fields,
    Json,
    Jump,
    Luck,
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
    dice,
    die,
    draw,
    fields,
    together,
)

PAIR = dice(Prompt("pair", "tiny:1"), 2)
AGAIN = Prompt("again", "tiny:2")
EXTRA = die(Prompt("extra", "tiny:3"), 4)
HIDE = Prompt("hide", "tiny:4")
GUESS = Prompt("guess", "tiny:5")


class Sums(Position):
    """A sum, what is hidden, and whether it was found."""

    __slots__ = ("found", "hidden", "total")

    def __init__(self, data: Components) -> None:
        super().__init__(data)
        self.found = 0
        self.hidden = 0
        self.total = 0

    def copy(self) -> Sums:
        twin = Sums(self.data)
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.found = self.found
        twin.hidden = self.hidden
        twin.total = self.total
        return twin


def pair(p: Sums) -> Asks[Jump]:
    roll = yield PAIR
    p.total = sum(int(die) for die in roll.split())
    return None


def extra(p: Sums) -> Asks[Jump]:
    """Whoever likes adds a die; a 4 brings another."""
    while p.total < 40 and (yield Choice(AGAIN, "red", ["yes", "no"], {"total": p.total})) == "yes":
        p.total += (roll := int((yield EXTRA)))
        if roll < 4:
            break
    return None


def hide(p: Sums) -> Asks[Jump]:
    p.hidden = int((yield draw(HIDE, ["1", "2", "3"], None, ("red",))))
    return None


def guess(p: Sums) -> Asks[Jump]:
    p.found = int(int((yield Choice(GUESS, "blue", ["1", "2", "3"]))) == p.hidden)
    return None


def duel(p: Sums) -> Asks[Jump]:
    red, blue = yield from together(Choice(GUESS, "red", ["1", "2"]), Choice(GUESS, "blue", ["1", "2"]))
    p.total = 10 * int(red) + int(blue)
    return None


class SumTitle(Title[Sums]):
    """Any of these steps."""

    def __init__(self, *steps: Step[Sums]) -> None:
        super().__init__(
            "sums",
            1,
            ("red", "blue"),
            (Scenario("only", "tiny:0"),),
            (),
            Sequence(Phase("sum", "tiny:0", *steps)),
            Fields(
                fields.number("total", "the sum", 0),
                fields.number("hidden", "what red hides", 0, 3),
                fields.number("found", "whether blue found it", 0, 1),
            ),
        )

    def components(self, overlay: Overlay) -> Components:
        return Components({})

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> Sums:
        return Sums(data)

    def view(self, position: Sums, side: str | None) -> dict[str, Json]:
        seen: dict[str, Json] = {"total": position.total, "found": position.found}
        if side == "red":
            seen["hidden"] = position.hidden
        return seen

    def resample(self, position: Sums, side: str | None, luck: Luck, known: Sums) -> Sums:
        twin = position.copy()
        if side != "red" and twin.hidden:
            twin.hidden = luck.below(3) + 1
        return twin

    def outcome(self, position: Sums) -> Outcome:
        return Outcome(None, "draw", "added-up", "tiny:9")


ADDING = SumTitle(asks("pair", "tiny:1", pair), asks("extra", "tiny:3", extra))
GUESSING = SumTitle(asks("hide", "tiny:4", hide), asks("guess", "tiny:5", guess))
