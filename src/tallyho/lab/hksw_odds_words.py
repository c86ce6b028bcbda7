"""The odds of Battle of Britain in words, the same in every client."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.vocabulary import LUFTWAFFE
from tallyho.lab.hksw_odds_rows import Row
from tallyho.lab.odds import percent
from tallyho.lab.odds_hksw import points
from tallyho.words import Words

CATALOGUE: Final = "odds-hksw"
GAME: Final = "hksw"
PIECES: Final = frozenset(("flight", "enemy", "card", "target"))
DETAILS: Final = {
    **dict.fromkeys(("first-dogfight", "duel-card", "duel-group", "duel-any"), "duel"),
    "home-without": "home",
}
"""What several kinds of row say alike."""
MOST_HITS: Final = 3


def told(row: Row, side: str, words: Words) -> str:
    """A row as a line: what is done, and what may come of it."""
    return words.say(CATALOGUE, "row", {"name": name(row, words), "detail": detail(row, side, words)})


def name(row: Row, words: Words) -> str:
    """What is done."""
    return words.say(CATALOGUE, f"name-{row.key}", _facts(row, words))


def detail(row: Row, side: str, words: Words) -> str:
    """What may come of it, in the numbers that matter there."""
    key = DETAILS.get(row.key, row.key)
    return words.say(CATALOGUE, f"detail-{key}", {**_facts(row, words), **_numbers(row, side)})


def _facts(row: Row, words: Words) -> dict[str, object]:
    return {fact: words.piece(GAME, str(value)) if fact in PIECES else value for fact, value in row.facts.items()}


def how_made(words: Words) -> str:
    """What the odds take for granted."""
    return words.say(CATALOGUE, "odds-how")


def elsewhere(words: Words) -> str:
    """What is said where there are none."""
    return words.say(CATALOGUE, "odds-elsewhere")


def _numbers(row: Row, side: str) -> dict[str, object]:
    """All that a line may say: means, and chances in percent."""
    brings = points(row, side)
    german = row.share(lambda result: result.luftwaffe)
    british = row.share(lambda result: result.raf)
    mine, theirs = (german, british) if side == LUFTWAFFE else (british, german)
    hits = row.share(lambda result: min(result.hits, MOST_HITS))
    return {
        "points": round(brings.mean(), 1) + 0.0,  # no minus before a zero
        "sign": "+" if round(brings.mean(), 1) > 0 else "",
        "gains": percent(float(sum(share for value, share in brings.shares.items() if value > 0))),
        "loses": percent(float(sum(share for value, share in brings.shares.items() if value < 0))),
        "mine": mine.mean(),
        "theirs": theirs.mean(),
        "wins": percent(float(theirs.chance(1))),
        "falls": percent(float(mine.chance(1))),
        "neither": percent(float(1 - theirs.chance(1) - mine.chance(1))),
        "success": percent(float(row.share(lambda result: int(result.success)).chance(1))),
        **{f"hits{number}": percent(float(hits.chance(number))) for number in range(MOST_HITS + 1)},
        "lost": german.mean(),
        "none": percent(float(german.chance(0))),
        "repaired": row.share(lambda result: result.repaired).mean(),
        "restored": row.share(lambda result: result.restored).mean(),
    }
