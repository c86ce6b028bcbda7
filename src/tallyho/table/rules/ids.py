"""What a rule is called: `game:number`, and which rules a section number covers."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

GAME: Final = re.compile(r"[a-z][a-z0-9-]*")
NUMBER: Final = r"[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*"
RULE: Final = re.compile(rf"({GAME.pattern}):({NUMBER})")
RULING: Final = re.compile(r"R-[0-9]+")
NAMED_RULING: Final = re.compile(rf"(?:({GAME.pattern}):)?\b({RULING.pattern})\b")


def rules_in_text(games: Collection[str]) -> re.Pattern[str]:
    """Finds the ids of these games' rules in running text; a full stop that ends a sentence is not part of an id.

    What follows a dot is no rule: `tallyho.raf.lion:LION` is a name in a module.
    """
    names = "|".join(re.escape(game) for game in sorted(games))
    return re.compile(rf"(?<![\w.-])(?:{names}):{NUMBER}" if games else r"(?!)")


def in_section(rule: str, section: str) -> bool:
    """Whether a rule stands in a section: 9.1a in 9.1 and in 9, but 9.11a not in 9.1 and 4.II.1 not in 4.I."""
    if not rule.startswith(section) or rule == section:
        return False
    last, following = section[-1], rule[len(section)]
    if following == ".":
        return True
    return (last.isdigit() and following.isalpha()) or (last.isupper() and following.islower())
