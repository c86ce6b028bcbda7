"""Prompts and dice of the rules that both games have: one key, and each game's own rule."""

from __future__ import annotations

from tallyho.table import Chance, Prompt, die


def prompts(key: str, *rules: str) -> dict[str, Prompt]:
    """A prompt for each game, by the game's name; the rules say which games.

    >>> prompts("disperse", "lion:11.22b", "eagle:10.22a")["eagle"]
    disperse (eagle:10.22a)
    """
    return {rule.partition(":")[0]: Prompt(key, rule) for rule in rules}


def dice(key: str, *rules: str) -> dict[str, Chance]:
    """A die for each game, by the game's name; it can be asked again and again."""
    return {game: die(prompt) for game, prompt in prompts(key, *rules).items()}
