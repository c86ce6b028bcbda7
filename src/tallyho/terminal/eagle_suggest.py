"""Suggestions for Eagle's plan at the terminal: what was typed, and the answers that carry it out."""

from __future__ import annotations

from tallyho.bots.eagle.suggest import OF_A_WAVE, OF_THE_DAY, SUGGESTIONS, suggest
from tallyho.lab.planned_raid import check_to_come, no_such_raid
from tallyho.table import AnyGame, Choice, Refused, view_of
from tallyho.terminal.answers import shortened
from tallyho.terminal.eagle import CATALOGUE, GAME
from tallyho.words import Words


def suggested(game: AnyGame, choice: Choice, words: Words, typed: str) -> tuple[list[str], list[str]]:
    """What is told, and the answers; only one of the two holds anything."""
    if choice.prompt.key not in (*OF_THE_DAY, *OF_A_WAVE):
        return [words.say(CATALOGUE, "suggest-elsewhere")], []
    wanted, _, card = typed.partition(" ")
    what = named(wanted, words)
    if what is None:
        unknown = [words.say(CATALOGUE, "suggest-unknown", {"typed": shortened(wanted)})] if wanted else []
        return [*unknown, *(f"  {words.say(CATALOGUE, f'help-{name}')}" for name in SUGGESTIONS)], []
    try:
        number = card_of(game, card)
    except Refused as refused:
        return [words.refusal(GAME, refused)], []
    answers = suggest(view_of(game, choice.side, story=False), choice, what, number)
    return ([] if answers else [words.say(CATALOGUE, "suggest-nothing")]), answers


def named(typed: str, words: Words) -> str | None:
    """The one suggestion that is called so, or begins so, in English or in the language spoken."""
    wanted = typed.casefold()
    calls = {name: (name, words.say(CATALOGUE, f"suggestion-{name}").casefold()) for name in SUGGESTIONS}
    exact = [name for name, called in calls.items() if wanted in called]
    begun = [name for name, called in calls.items() if wanted and any(one.startswith(wanted) for one in called)]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def card_of(game: AnyGame, typed: str) -> int:
    """The card of a raid, 0 for all raids; refuses anything else."""
    if not typed:
        return 0
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 4):
        raise no_such_raid(game.position, shortened(typed))
    check_to_come(game.position, int(typed))
    return int(typed)
