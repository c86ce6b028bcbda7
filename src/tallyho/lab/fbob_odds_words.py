"""The odds of First Battle of Britain in words, the same in every client."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tallyho.fbob.vocabulary import ATTACKER, BRITISH, DEFENDER, GERMAN, NOBODY, REDUCED
from tallyho.lab.fbob_odds_rows import Result, Row
from tallyho.lab.odds import Distribution, percent
from tallyho.lab.odds_fbob import points
from tallyho.words import Words

CATALOGUE: Final = "odds-fbob"
GAME: Final = "fbob"
PIECES: Final = frozenset(("hex", "unit"))
SEVERAL: Final = {"shifts": "shift", "reasons": "reason"}
"""Facts that are lists of words, each with the message that says one of them."""


def told(row: Row, side: str, words: Words) -> str:
    """A row as a line: what is done, and what may come of it."""
    return words.say(CATALOGUE, "row", {"name": name(row, words), "detail": detail(row, side, words)})


def name(row: Row, words: Words) -> str:
    """What is done."""
    return words.say(CATALOGUE, f"name-{row.key}", _facts(row, words))


def detail(row: Row, side: str, words: Words) -> str:
    """What may come of it, in the numbers that matter there."""
    return words.say(CATALOGUE, f"detail-{row.key}", {**_facts(row, words), **_numbers(row, side, words)})


def how_made(words: Words) -> str:
    """What the odds take for granted."""
    return words.say(CATALOGUE, "odds-how")


def elsewhere(words: Words) -> str:
    """What is said where there are none."""
    return words.say(CATALOGUE, "odds-elsewhere")


def _facts(row: Row, words: Words) -> dict[str, object]:
    found: dict[str, object] = {}
    for fact, value in row.facts.items():
        if fact in SEVERAL and isinstance(value, list):
            said = [words.say(CATALOGUE, SEVERAL[fact], {"what": one}) for one in value]
            found[fact] = ", ".join(said) or "none"
        elif fact == "target":
            found[fact] = _target(str(value), row, words)
        else:
            found[fact] = words.piece(GAME, str(value)) if fact in PIECES else value
    return found


def _target(target: str, row: Row, words: Words) -> str:
    """A target: the city or town by the name of its hex, a kind of land unit or ship by its word, an air unit."""
    where = words.piece(GAME, str(row.facts["hex"]))
    kinds = ("aa", "aerodrome", "civil-defence", "early-warning", "headquarters", "carrier", "tender-1", "tender-2")
    if target == "city":
        return where
    if target in kinds:
        return words.say(CATALOGUE, "target-kind", {"kind": target.partition("-")[0] if "tender" in target else target})
    return words.piece(GAME, target)


def _numbers(row: Row, side: str, words: Words) -> dict[str, object]:
    """All that a line may say: means, ranges, and chances in percent."""
    brings = points(row, side)
    mean = round(brings.mean(), 1) + 0.0  # no minus before a zero
    mine, theirs = (_tolls(row, one) for one in ((GERMAN, BRITISH) if side == GERMAN else (BRITISH, GERMAN)))
    bounce = row.share(lambda result: result.bounce)
    ahead = bounce.chance(ATTACKER) + bounce.chance(REDUCED)
    return {
        "points": mean,
        "sign": "+" if mean > 0 else "",
        "low": brings.quantile(0.1),
        "high": brings.quantile(0.9),
        "bounce": _percent(ahead),
        "bounced": _percent(bounce.chance(DEFENDER)),
        "nobody": _percent(bounce.chance(NOBODY)),
        **{f"my_{name}": share for name, share in mine.items()},
        **{f"their_{name}": share for name, share in theirs.items()},
        "safe": _percent(_out(row, side).chance(0)),
        "success": _percent(row.share(lambda result: int(result.success)).chance(1)),
        "look": _percent(row.share(lambda result: result.bomb).chance("look")),
        "results": _results(row, words),
    }


def _tolls(row: Row, side: str) -> dict[str, object]:
    """Of a side: the chance that any unit is hit, out of play, eliminated; and how many are out of play on average."""

    def any_of(field: str) -> int:
        return _percent(row.share(lambda result: int(getattr(result, f"{side}{field}") > 0)).chance(1))

    return {"hit": any_of("_hit"), "out": any_of(""), "killed": any_of("_killed"), "mean": _out(row, side).mean()}


def _out(row: Row, side: str) -> Distribution[int]:
    def count(result: Result) -> int:
        number: int = getattr(result, side)
        return number

    return row.share(count)


def _results(row: Row, words: Words) -> str:
    """`no effect 33 %, B1 17 %, ...`: every result of bombs, the weakest first."""
    shares = row.share(lambda result: result.bomb).shares
    ordered = sorted(shares, key=lambda text: (sum(int(one) for one in text if one.isdigit()), text))
    return ", ".join(
        words.say(CATALOGUE, "result", {"result": text.replace("-", "none"), "share": _percent(shares[text])})
        for text in ordered
    )


def _percent(share: Fraction) -> int:
    return percent(float(share))
