"""Playthroughs: a readable text of a whole game, everything visible at every ask, to be diffed line by line."""

from __future__ import annotations

import difflib
import json
from typing import Any

from tallyho.bots import bot
from tallyho.table import AnyGame, Chance, Event, Game, Json, Seat, Seed, Title
from tallyho.words import Words


def playthrough(
    title: Title[Any], scenario: str, options: tuple[str, ...], seed: str, words: Words, player: str = "random"
) -> str:
    """The text of one game: what is asked and offered, what is answered, what happens, what changes on the table.

    The bot called `player` answers for every side.
    """
    game = Game.new(title, scenario, options, seed)
    lines = [
        f"# {title.game}, version {title.version}, scenario {game.setup.scenario}, seed {seed}",
        f"# options: {' '.join(sorted(options)) or 'none'}; played by {player}",
        "# Made by `tallyho playthrough --write`; a change here is a change of the game, or of the bot that plays it.",
        "",
        "table",
    ]
    shown = title.fields.save(game.position)
    lines.extend(f"  {name} = {_json(value)}" for name, value in shown.items())
    lines.extend(_told(game, 0, words))
    seat, seed_source = Seat(bot(player, seed, title.game)), Seed()
    while (ask := game.ask) is not None:
        lines.extend(["", f"{len(game.history) + 1}. {game.step}"])
        lines.append(f"  {ask.side}: {words.prompt(title.game, ask.prompt.key, ask.side, ask.args)} [{ask.prompt!r}]")
        lines.append(f"  offered: {_offers(ask.offers, ask.weights if isinstance(ask, Chance) else None)}")
        text = seed_source.reply(game, ask) if isinstance(ask, Chance) else seat.reply(game, ask)
        before = len(game.log.events) if game.log is not None else 0
        game.answer(text, ask.side)
        lines.append(f"  answered: {text}")
        lines.extend(_told(game, before, words))
        now = title.fields.save(game.position)
        lines.extend(_changes(shown, now))
        shown = now
    outcome = game.outcome
    assert outcome is not None
    lines.extend(["", f"over: {words.outcome(title.game, outcome)} [{outcome.rule}]"])
    return "\n".join(lines) + "\n"


def difference(kept: str, made: str, name: str, most: int = 40) -> str:
    """The first differing lines of two texts, or nothing."""
    lines = list(
        difflib.unified_diff(kept.splitlines(), made.splitlines(), f"{name} (kept)", f"{name} (now)", lineterm="", n=2)
    )
    return "\n".join(lines[:most])


def _told(game: AnyGame, since: int, words: Words) -> list[str]:
    assert game.log is not None
    return [line for event in game.log.events[since:] for line in _event(game, event, words)]


def _event(game: AnyGame, event: Event, words: Words) -> list[str]:
    first, *below = words.event(game.title.game, event).printed()
    to = "" if event[3] is None else f" (known to {', '.join(event[3]) or 'nobody'})"
    return [first + to, *below]


def _offers(offers: tuple[str, ...], weights: tuple[int, ...] | None) -> str:
    if weights is None:
        return " | ".join(offers)
    return " | ".join(f"{offer} (x{weight})" for offer, weight in zip(offers, weights, strict=True))


def _changes(before: dict[str, Json], now: dict[str, Json]) -> list[str]:
    """Fields that differ; of a table only the entries that do."""
    lines: list[str] = []
    for name, value in now.items():
        old = before[name]
        if value == old or name == "luck":
            continue
        if isinstance(value, dict) and isinstance(old, dict) and value.keys() == old.keys():
            lines.extend(f"  {name}.{key} = {_json(one)}" for key, one in value.items() if one != old[key])
        else:
            lines.append(f"  {name} = {_json(value)}")
    return lines


def _json(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)
