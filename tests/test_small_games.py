"""Patrol and Ambush together: their problems, the form of their data and fields, the words of their refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from small_games import (
    AMBUSH,
    HERE,
    KINDS,
    LIBRARY,
    PATROL,
    answered,
    standing,
)
from tallyho.table import BadPosition, Game, Json, Refused, problem
from tallyho.words import Words

PROBLEMS: Final = sorted((HERE / "problems").rglob("*.toml"))


@pytest.mark.parametrize("path", PROBLEMS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_problem(path: Path) -> None:
    assert problem.run(problem.read(path.read_text(encoding="utf-8"), path.name), LIBRARY.title).wrong == []


@pytest.mark.rules("patrol:2a", "patrol:2b")
@pytest.mark.parametrize("title", [PATROL, AMBUSH], ids=lambda title: title.game)
def test_every_row_has_a_source(title: Any) -> None:
    rows = [row for rows in title.data().tables.values() for row in rows.values()]
    assert all(row["source"] for row in rows)
    assert len(rows) > 20


@pytest.mark.parametrize(
    ("game", "position", "sentence"),
    [
        ("patrol", {"damage": {"north": -1}}, "damage of north is -1; it must be a whole number from 0 to 255"),
        ("patrol", {"damage": {"east": 1}}, "damage names 'east'"),
        ("patrol", {"units": {"A/66": "moon"}}, "units of A/66 is 'moon'"),
        ("ambush", {"at": {"r1": "z9"}}, "at of r1 is 'z9'; it must be one of a1, "),
        ("ambush", {"traps": {"red": 4}}, "traps of red is 4; it must be empty or one of a1, "),
        ("ambush", {"points": {"red": True}}, "points of red is True; it must be a whole number from 0 to 99"),
    ],
)
def test_fields_refuse_what_cannot_be(game: str, position: dict[str, Json], sentence: str) -> None:
    title = LIBRARY.title(game)
    with pytest.raises(BadPosition, match=sentence):
        title.fields.lay(Game.new(title).position, position)


# Words


REFUSALS: Final = [
    ("raid.commitment", {"region": "north"}, ["A/222", "1/KG9", "Z/1"]),
    ("raid.commitment", {"region": "north", "units": {"A/74": "centre reduced", "B/66": "lost"}}, ["A/74", "B/66"]),
    ("recovery.refit", {"units": {"A/66": "north reduced", "B/66": "intercept"}}, ["B/66", "A/74", "1/KG9"]),
    ("cards.play", {"played": {"red": ""}}, ["aim-1"]),
    ("advance.start", {"kinds": KINDS, "states": {"r3": "pinned"}}, ["b1 a4", "r3 c2", "r1 b2", "r1 b1"]),
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("step", "position", "wrong"), REFUSALS)
def test_refusals_have_words(language: str, step: str, position: dict[str, Any], wrong: list[str]) -> None:
    words = Words(language, LIBRARY.words(), strict=True)
    game = "patrol" if step.startswith(("raid", "recovery")) else "ambush"
    table_now = standing(game, step, position)
    for answer in wrong:
        with pytest.raises(Refused) as refused:
            table_now.answer(answer)
        assert words.refusal(game, refused.value).endswith(f"({refused.value.rule})")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_refusals_of_fire_and_recon_have_words(language: str) -> None:
    words = Words(language, LIBRARY.words(), strict=True)
    at = {"r1": "b2", "b1": "b4", "b2": "a3", "b3": "c3"}
    position = {
        "kinds": KINDS,
        "at": at,
        "states": {"b2": "fired"},
        "cards": {"recon-1": "red-hand"},
        "faces": {"b3": "up"},
    }
    recon = answered(standing("ambush", "cards.play", position), "recon-1", "none")
    fire = answered(standing("ambush", "advance.start", position), "r1 b3")
    for game, wrong in ((recon, ("b3", "r1")), (fire, ("b1", "b2", "b4"))):
        for answer in wrong:
            with pytest.raises(Refused) as refused:
                game.answer(answer)
            assert words.refusal("ambush", refused.value).endswith(f"({refused.value.rule})")
