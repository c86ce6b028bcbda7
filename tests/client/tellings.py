"""Whole seeded games as the browser tells them, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from films import PLAYERS, Film, Which, film
from in_node import catalogues, components, run

from tallyho.words import LANGUAGES


@dataclass
class Telling:
    """A film, and what the browser says of it in each language."""

    game: str
    film: Film
    told: list[dict[str, Any]]

    @property
    def english(self) -> dict[str, Any]:
        return next(one for one in self.told if one["language"] == "en")

    @property
    def scenes(self) -> list[dict[str, Any]]:
        """The tables in words, in English."""
        return list(self.english["scenes"])

    @property
    def parts(self) -> dict[str, Any]:
        """The components of the game."""
        return components(self.game)


@cache
def telling_of(which: Which) -> Telling:
    """Plays the game and has it told."""
    made = film(*which)
    game = which[0]
    given = {"game": game, "side": PLAYERS[game], "before": made.before, "steps": made.steps(), "log": made.log}
    words = {"catalogues": catalogues(), "components": components(game), "languages": list(LANGUAGES)}
    told = run("tell.mjs", given | words)
    assert [one["language"] for one in told] == list(LANGUAGES)
    return Telling(game, made, told)


def squadrons(parts: dict[str, Any], table: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Every British unit in play: its id, its name in English, its sector. An ace of Lion has those of its squadron."""
    for unit, place in table["units"].items():
        about = parts["units"][unit]
        squadron = table.get("aces", {}).get(unit) or unit
        if about["side"] != "british" or place.removesuffix(" reduced") in OUT_OF_PLAY or "/" not in squadron:
            continue
        number, _, home = squadron.partition("/")
        yield unit, f"{number} {about['type'].title()}", home


OUT_OF_PLAY = {"pool", "ace-box", "calendar", "out"}


def rows_of(scene: dict[str, Any]) -> dict[str, str]:
    """The rows of Fighter Command by their sectors."""
    rows = {}
    for line in chapter(scene, "Fighter Command"):
        if found := re.match(r"(\d+/\d+) ", line):
            assert found[1] not in rows, line
            rows[found[1]] = line
    return rows


def chapter(scene: dict[str, Any], heading: str) -> list[str]:
    """The lines under a heading."""
    [lines] = [one["lines"] for one in scene["chapters"] if heading in one["heading"]]
    return list(lines)


def named(name: str) -> re.Pattern[str]:
    """Finds a squadron by its name."""
    return re.compile(rf"(?<![\w/]){re.escape(name)}\b")
