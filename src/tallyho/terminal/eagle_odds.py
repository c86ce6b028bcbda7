"""The odds of RAF: Eagle in words: who will meet a planned raid, and what it will bring."""

from __future__ import annotations

from typing import Final

from tallyho.lab.odds import Z95, percent
from tallyho.lab.plan_forecast import forecast
from tallyho.lab.raid_odds import raid_odds, raids_named
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import site_of
from tallyho.raf.vocabulary import CLOCK
from tallyho.table import AnyGame, Refused, view_of
from tallyho.terminal.eagle import CATALOGUE, GAME, EagleInWords
from tallyho.words import Words

ODDS: Final = "odds-eagle"


def odds(game: AnyGame, side: str, words: Words, typed: str = "") -> list[str]:
    """What awaits the planned raids; with the number of a target card, or in the air, that raid flown many times."""
    position: EaglePosition = game.position
    try:
        cards = raids_named(position, typed.split())
    except Refused as refused:
        return [words.refusal(GAME, refused)]
    if not cards:
        return [words.say(ODDS, "odds-elsewhere")]
    if typed or position.target:
        return [row for card in cards for row in _flown(game, position, card, words)]
    table = EagleInWords(view_of(game, side, story=False), words, position.data)
    return [*(_awaits(game, table, card) for card in cards), words.say(CATALOGUE, "odds-of-one")]


def _awaits(game: AnyGame, table: EagleInWords, card: int) -> str:
    found = forecast(game, card)
    p: EaglePosition = game.position
    return table.say(
        "awaits",
        time=CLOCK[p.planned[card] - 1],
        card=card,
        site=p.data.site_name[site_of(p, card)],
        warned=table.warned(found),
        modifier=found.modifier,
        squadrons=found.mean,
        nobody=percent(float(found.squadrons.chance(0))),
    )


def _flown(game: AnyGame, p: EaglePosition, card: int, words: Words) -> list[str]:
    found = raid_odds(game, card, seed=game.setup.seed)
    low, high = found.vp_range()
    mean = round(found.vp.mean(), 1) + 0.0
    none, one, two, heavy = (percent(float(found.damage.chance(result))) for result in ("0", "1", "2", "H"))
    facts = {
        "site": p.data.site_name[site_of(p, card)],
        "card": card,
        "sign": "+" if mean > 0 else "",
        "vp": mean,
        "low": low,
        "high": high,
        "responding": found.responding.mean(),
        "squadrons": found.squadrons.mean(),
        "gruppen": found.gruppen.mean(),
        "none": none,
        "one": one,
        "two": two,
        "heavy": heavy,
    }
    how = {"samples": found.samples, "error": Z95 * found.vp.error()}
    return [words.say(CATALOGUE, "flown", facts), words.say(ODDS, "odds-sampled", how)]
