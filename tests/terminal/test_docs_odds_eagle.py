"""The example of docs/odds-eagle.md is what the text client prints for just these lines."""

from __future__ import annotations

import re
from typing import Final

from sittings import ROOT, Table

EXAMPLE: Final = re.compile(r"^```\n\$ \./tallyho terminal (.+)\n((?:.*\n)*?)```$", re.MULTILINE)


def test_the_example_of_the_odds_is_what_is_printed(table: Table) -> None:
    found = EXAMPLE.search((ROOT / "docs" / "odds-eagle.md").read_text(encoding="utf-8"))
    assert found is not None
    words, told = found.groups()
    typed = [line.removeprefix("> ") for line in told.splitlines() if line.startswith("> ")]
    assert typed[-2:] == ["odds", "odds 4"]
    shown = table.play(words, *typed, "quit")
    assert told[told.index("> odds\n") :] in shown
