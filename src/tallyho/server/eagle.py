"""What RAF: Eagle adds to the web application."""

from __future__ import annotations

from typing import Any, Final

from tallyho.lab.odds import Z95
from tallyho.lab.raid_odds import RaidOdds, odds_of_all, raids_named
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import site_of
from tallyho.server import raf_components, shapes
from tallyho.server.raf import standing
from tallyho.server.raf import summary as in_words
from tallyho.table import AnyGame, Components
from tallyho.words import Words

__all__ = ["GUIDED", "components", "odds", "standing", "summary"]

CATALOGUE: Final = "odds-eagle"
GUIDED: Final = "prelude"
TRACKS: Final = (
    *("raid_eligibility", "channel_patrol", "raid_limit", "detection_size", "night_limits", "strategy_draw", "jabo"),
    *("response_priority", "response_removed", "tactics_columns"),
    *("tactics_1a", "tactics_1b", "tactics_2", "tactics_3", "tactics_4"),
)


def components(data: Components) -> dict[str, Any]:
    """What both RAF games have, the strategy cards, and what decides about the British response."""
    tables: dict[str, Any] = data.tables
    found = raf_components.components(data, *TRACKS)
    for number, target in found["targets"].items():
        target["chart"] = _chart(tables["targets"][number]["eagle_chart"])
    for scenario, row in found["tracks"]["scenarios"].items():
        row.pop("bands", None)  # Lion's
        row.update(raf_components.plain(tables["eagle_bands"]).get(scenario, {}))
    return {**found, "strategy": raf_components.plain(tables["strategy"])}


def _chart(text: str) -> list[dict[str, Any]]:
    """The sectors of a card with the squadrons they give at no, late, sufficient and early warning."""
    found: list[dict[str, Any]] = []
    for part in text.split("|"):
        sector, _, numbers = part.partition(":")
        found.append({"sector": sector, "squadrons": [int(number) for number in numbers.split("-")]})
    return found


def summary(facts: dict[str, Any], words: Words) -> str:
    """`15 August, 1000 hours, -4 VP`."""
    return in_words("eagle", facts, words)


def odds(game: AnyGame, side: str, answers: list[str], words: Words) -> shapes.Odds:
    """The odds of the raids whose cards are named, of all of them if none is; of the raid in the air there is one."""
    position: EaglePosition = game.position
    cards = raids_named(position, answers)
    if not cards:
        return shapes.Odds([], words.say(CATALOGUE, "odds-elsewhere"), exact=False)
    found = odds_of_all(game, cards, game.setup.seed)
    error = Z95 * max(one.vp.error() for one in found.values())
    how = words.say(CATALOGUE, "odds-sampled", {"samples": min(one.samples for one in found.values()), "error": error})
    return shapes.Odds([_row(position, card, one, words) for card, one in found.items()], how, exact=False)


def _row(p: EaglePosition, card: int, found: RaidOdds, words: Words) -> shapes.OddsRow:
    low, high = found.vp_range()
    site = p.data.site_name[site_of(p, card)]
    none, one, two, heavy = (float(found.damage.chance(result)) for result in ("0", "1", "2", "H"))
    shares = found.vp.shares
    above = float(sum(share for change, share in shares.items() if change > 0))
    return shapes.OddsRow(
        text=words.say(CATALOGUE, "odds-raid", {"card": card, "site": site, "squadrons": found.responding.mean()}),
        vp=round(found.vp.mean(), 2) + 0.0,
        vp_low=low,
        vp_high=high,
        loses=above,  # points above zero are the British's
        squadrons=found.squadrons.mean(),
        gruppen=found.gruppen.mean(),
        damage=shapes.Damage(none, one, two, heavy),
        below=float(sum(share for change, share in shares.items() if change < 0)),
        even=float(shares.get(0, 0)),
        above=above,
    )
