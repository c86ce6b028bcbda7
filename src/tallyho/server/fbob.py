"""What First Battle of Britain adds to the web application."""

from __future__ import annotations

from typing import Any, Final

from tallyho.fbob.layout import MONTHS
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import BRITISH, GERMAN, NO_SIDE
from tallyho.lab.fbob_odds_rows import Row
from tallyho.lab.fbob_odds_words import detail, elsewhere, how_made, name
from tallyho.lab.odds_fbob import odds_of, points
from tallyho.server import shapes
from tallyho.table import AnyGame, Components
from tallyho.words import Words

CATALOGUE: Final = "server-fbob"
GUIDED: Final = "phase1"
CHARTS: Final = ("pursuit", "combat", "bombardment")
FATES: Final = ("damage", "landing", "fuel")


def components(data: Components) -> dict[str, Any]:
    """Map, units, months, numbers and charts as they are in play, packs laid over them included."""
    tables: dict[str, Any] = data.tables
    return {
        "hexes": {name: _hex(row) for name, row in tables["hexes"].items()},
        "units": {name: _unit(row) for name, row in tables["units"].items()},
        "ground": {name: _ground(row) for name, row in tables["ground"].items()},
        "months": [{"month": name, "night": int(tables["months"][name]["night"])} for name in MONTHS],
        "numbers": {name: int(row["value"]) for name, row in tables["numbers"].items()},
        "levels": {name: int(row["least"]) for name, row in tables["levels"].items()},
        "charts": {name: _chart(tables, name) for name in CHARTS},
        "fates": {name: [_fate(row) for _, row in sorted(tables[name].items())] for name in FATES},
        "recon": [tables["recon"][die]["effect"] for die in sorted(tables["recon"])],
        "scores": {name: int(row["points"]) for name, row in tables["scores"].items()},
    }


def _hex(row: dict[str, str]) -> dict[str, Any]:
    """Where a hex lies and what is in it; what it has not is left out."""
    words = {column: row[column] for column in ("terrain", "country", "control", "place", "kind") if row[column]}
    front = {"front": True} if row["front"] else {}
    value = {"value": int(row["class"])} if row["class"] else {}
    return {"lat": float(row["lat"]), "lon": float(row["lon"]), **words, **front, **value}


def _unit(row: dict[str, str]) -> dict[str, Any]:
    numbers = {name: int(row[name]) for name in ("air", "pursuit", "bombs", "speed", "endurance", "cost")}
    marks = {name: row[name] == "yes" for name in ("defends", "strafes", "late", "night", "carrier")}
    return {"side": row["side"], "type": row["type"], "class": row["class"], **numbers, **marks}


def _ground(row: dict[str, str]) -> dict[str, Any]:
    numbers = {name: int(row[name]) for name in ("strength", "aa", "count", "cost", "points")}
    return {"side": row["side"], "kind": row["kind"], **numbers}


def _chart(tables: dict[str, Any], name: str) -> dict[str, Any]:
    rows = tables[name]
    return {"least": [*tables["columns"][name]["least"]], "rows": [[*rows[die]["results"]] for die in sorted(rows)]}


def _fate(row: dict[str, Any]) -> dict[str, Any]:
    return {"effect": row["effect"], "months": int(row["months"]), "ace": row["ace"]}


def standing(game: AnyGame) -> dict[str, Any]:
    """The month, the flying turn and the morale points of both, which everybody may know."""
    position: FbobPosition = game.position
    german, british = position.mp
    placing = position.turn == 0 and position.phasing == NO_SIDE and str(game.step).startswith("set-up")
    turn = -1 if placing and not game.over else position.turn
    return {"month": position.month, "turn": turn, GERMAN: german, BRITISH: british}


def summary(facts: dict[str, Any], words: Words) -> str:
    """`June 1917, flying turn 7, German 12, British 9`."""
    return words.say(CATALOGUE, "summary", facts)


def odds(game: AnyGame, side: str, answers: list[str], words: Words) -> shapes.Odds:
    """The odds of these answers to what is asked, of all that have any if none is named; points are the side's own."""
    rows = odds_of(game, side, answers)
    if not rows:
        return shapes.Odds([], elsewhere(words), exact=True)
    return shapes.Odds([_odds_row(row, side, words) for row in rows], how_made(words), exact=True)


def _odds_row(row: Row, side: str, words: Words) -> shapes.OddsRow:
    brings = points(row, side)
    below = float(sum(share for change, share in brings.shares.items() if change < 0))
    return shapes.OddsRow(
        text=name(row, words),
        detail=detail(row, side, words),
        vp=round(brings.mean(), 2) + 0.0,
        vp_low=brings.quantile(0.1),
        vp_high=brings.quantile(0.9),
        loses=below,
        squadrons=row.share(lambda result: result.british).mean(),
        gruppen=row.share(lambda result: result.german).mean(),
        damage=_bombed(row),
        below=below,
        even=float(brings.chance(0)),
        above=float(sum(share for change, share in brings.shares.items() if change > 0)),
    )


def _bombed(row: Row) -> shapes.Damage:
    """The chances of panic: none, B1, B2, B3."""
    panic = row.share(lambda result: result.bomb[1] if result.bomb[:1] == "B" else "0")
    none, one, two, heavy = (float(panic.chance(number)) for number in ("0", "1", "2", "3"))
    return shapes.Damage(none, one, two, heavy)
