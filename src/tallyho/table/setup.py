"""What a game is started with."""

from __future__ import annotations

from tallyho.table.data import Components
from tallyho.table.errors import BadSetup
from tallyho.table.refusal import LONGEST


class Setup:
    """What a game was started with; a record's header."""

    __slots__ = ("data", "options", "scenario", "seed")

    def __init__(self, scenario: str, options: frozenset[str], seed: str, data: Components) -> None:
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.data = data


def checked_seed(seed: str) -> str:
    """A seed that a record can hold."""
    if not seed.isprintable() or len(seed) > LONGEST:
        shown = repr(seed[:40])
        facts: dict[str, object] = {"most": LONGEST, "seed": shown}
        raise BadSetup(f"a seed is one line of at most {LONGEST} printable characters, not {shown}", "seed", facts)
    return seed
