"""First Battle of Britain as the browser tells it, on tables of a whole seeded game with all optional rules."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final
from uuid import UUID

from films import USER, plain
from in_node import LIBRARY, catalogues, components, needs_node, run

from tallyho.bots import bot
from tallyho.server.models import PERSON
from tallyho.server.present import Viewer, asked_of, lines_of
from tallyho.server.table import Facts, Player, Table
from tallyho.table import CHANCE, Game, Seat, Seed
from tallyho.words import LANGUAGES, Words

UNSAID: Final = re.compile(r"\[[\w-]+(/[\w-]+)?\]|[{}]|undefined|null|NaN|Infinity|\[object")
"""What is shown where words are missing."""
GAMES: Final = (("phase1", "1"), ("phase2", "3"))
MOST: Final = 2500
EVERY: Final = 60
LOG: Final = 60
WORDS: Final = Words("en", LIBRARY.words(), strict=True)
SIDES: Final = ("german", "british")
HEXED: Final = ("fly", "move", "redeploy-where", "deploy-aa", "plot-recon", "attack", "bomb", "scatter", "driven-off")
"""Questions that are answered on the map; `done` and `standard` have no place there."""

pytestmark = needs_node


@cache
def scenes() -> list[dict[str, Any]]:
    """Tables as each side sees them: at new questions, and from time to time."""
    return [scene for scenario, seed in GAMES for scene in played(scenario, seed)]


def played(scenario: str, seed: str) -> list[dict[str, Any]]:
    """The scenes of one game."""
    title = LIBRARY.title("fbob")
    options = tuple(option.name for option in title.options)
    game = Game.new(title, scenario, options, seed)
    when = datetime(1917, 5, 25, tzinfo=UTC)
    players = {side: Player(side, PERSON, None, USER, "Brandenburg") for side in SIDES}
    facts = Facts(UUID(int=1), USER, manual=True, guided=False, created=when, touched=when, branch_of=None,
                  branch_at=None, players=players)  # fmt: skip
    table = Table(facts, game, 0)
    sources = {CHANCE: Seed(), **{side: Seat(bot("random", f"{seed} {side}", "fbob")) for side in SIDES}}
    found: list[dict[str, Any]] = []
    known: set[tuple[str, str]] = set()
    while not game.over and len(game.history) < MOST:
        ask = game.open[0]
        new = {(one.side, one.prompt.key) for one in game.open} - known
        if new or len(game.history) % EVERY == 0:
            known |= new
            found += [scene(table, side) for side in SIDES]
        table.give(sources[ask.side].reply(game, ask), ask.side)
    return found


def scene(table: Table, side: str) -> dict[str, Any]:
    """What a side is shown now."""
    game = table.game
    viewer = Viewer(USER, side, WORDS)
    asked = [asked_of(table, ask, viewer, live=True) for ask in game.open if ask.side == side]
    view = plain(game.title.view(game.position, side))
    return {
        "table": {name: value for name, value in view.items() if value is not None},
        "asked": plain(asked),
        "side": side,
        "step": game.step,
        "log": plain(lines_of(table, viewer, 0))[-LOG:],
    }


@cache
def told() -> list[list[dict[str, Any]]]:
    """The scenes in words, in both languages."""
    given = {"catalogues": catalogues(), "components": components("fbob"), "languages": [*LANGUAGES]}
    found: list[list[dict[str, Any]]] = run("fbob-tell.mjs", {**given, "scenes": scenes()})
    return found


def test_the_games_ask_much() -> None:
    keys = {one["key"] for scene in scenes() for one in scene["asked"]}
    assert {"deploy-aerodrome", "redeploy", "buy", "plot-recon", "prepare", "move", "take-off", "fly"} <= keys


def test_nothing_is_left_unsaid() -> None:
    for language in told():
        for one in language:
            words = [str(text) for offer in one["offers"] for text in (offer["words"] or {}).values()]
            lines = [line for chapter in one["chapters"] for line in (chapter["heading"], *chapter["lines"])]
            texts = {*lines, *one["units"], *one["groups"], *one["hexes"]}
            assert [text for text in {*words, *texts} if UNSAID.search(text)] == []
            assert "" not in texts


def test_every_offer_is_told_or_left_to_the_server() -> None:
    plain_ones = {"done", "yes", "no"}
    for one in told()[0]:
        for offer in one["offers"]:
            if offer["words"] is None:
                assert offer["answer"] in plain_ones or offer["answer"].isdecimal(), offer
            else:
                assert offer["words"]["label"].strip(), offer


def test_what_is_answered_on_the_map_lies_there() -> None:
    for one in told()[0]:
        for offer in one["offers"]:
            if offer["key"] in HEXED and offer["answer"] not in ("done", "standard", "carrier"):
                assert offer["hex"] != "", offer


def test_a_group_with_fuel_has_a_ring_or_is_lost() -> None:
    sizes = [size for one in told()[0] for size in one["rings"] if size >= 0]
    assert len(sizes) > 10
    assert max(sizes) > 50
