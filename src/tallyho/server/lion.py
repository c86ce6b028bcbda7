"""What RAF: Lion adds to the web application."""

from __future__ import annotations

from typing import Any, Final

from tallyho.lab.commitment_odds import CommitmentOdds, commitment_odds
from tallyho.lab.commitment_words import how_made, only_at_commitment
from tallyho.raf.lion.commitment import COMMIT, DELAY
from tallyho.server import raf_components, shapes
from tallyho.server.raf import standing
from tallyho.server.raf import summary as in_words
from tallyho.table import DONE, AnyGame, Choice, Components
from tallyho.words import Words

__all__ = ["GUIDED", "components", "odds", "standing", "summary"]

CATALOGUE: Final = "server-lion"
GUIDED: Final = "prelude"
TRACKS: Final = ("raid_effort", "eligible", "reinforcement_costs")


def components(data: Components) -> dict[str, Any]:
    """What both RAF games have, and the Force cards."""
    force: dict[str, Any] = data.tables["force"]
    found = raf_components.components(data, *TRACKS)
    return {**found, "force": {number: _force(row) for number, row in force.items()}}


def _force(row: dict[str, str]) -> dict[str, Any]:
    return {
        **{column: row[column] for column in ("stage", "minor_size", "major_size", "minor_sweep")},
        "entries": [row[f"a{place}"] for place in range(1, 15)],
    }


def summary(facts: dict[str, Any], words: Words) -> str:
    """`15 August, 1000 hours, +4 VP`."""
    return in_words("lion", facts, words)


def odds(game: AnyGame, side: str, answers: list[str], words: Words) -> shapes.Odds:
    """The odds of sending nobody more and, if any are named, of sending these squadrons."""
    ask = game.ask
    if not isinstance(ask, Choice) or ask.prompt is not COMMIT or ask.side != side:
        return shapes.Odds([], only_at_commitment(words), exact=False)
    delayed = DELAY in answers
    squadrons = [answer for answer in dict.fromkeys(answers) if answer not in (DELAY, DONE)]
    ways = [(words.say(CATALOGUE, "odds-nobody"), commitment_odds(game, ()))]
    if squadrons or delayed:
        named = words.say(CATALOGUE, "odds-these", {"squadrons": len(squadrons), "delayed": delayed})
        ways.append((named, commitment_odds(game, squadrons, delayed=delayed)))
    found = [way for _, way in ways]
    return shapes.Odds([_row(text, way) for text, way in ways], how_made(found, words), all(way.exact for way in found))


def _row(text: str, found: CommitmentOdds) -> shapes.OddsRow:
    low, high = found.vp_range()
    shares = found.vp.shares
    none, one, two, heavy = (float(found.damage.chance(result)) for result in ("0", "1", "2", "H"))
    return shapes.OddsRow(
        text=text,
        vp=round(float(found.vp.mean()), 2) + 0.0,
        vp_low=low,
        vp_high=high,
        loses=found.loses_vp(),
        squadrons=float(found.squadrons.mean(lambda losses: losses.all)),
        gruppen=float(found.gruppen.mean(lambda losses: losses.all)),
        damage=shapes.Damage(none, one, two, heavy),
        below=float(sum(share for change, share in shares.items() if change < 0)),
        even=float(shares.get(0, 0)),
        above=float(sum(share for change, share in shares.items() if change > 0)),
    )
