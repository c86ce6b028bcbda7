"""What Battle of Britain, HKSW version, adds to the web application."""

from __future__ import annotations

from typing import Any, Final

from tallyho.hksw.ending import score
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import BLACK, CITY, LUFTWAFFE, RAF, WHITE
from tallyho.lab.hksw_odds_rows import Row
from tallyho.lab.hksw_odds_words import detail, elsewhere, how_made, name
from tallyho.lab.odds_hksw import odds_of, points
from tallyho.server import shapes
from tallyho.table import AnyGame, Components
from tallyho.words import Words

CATALOGUE: Final = "server-hksw"
GUIDED: Final = "kanalkampf"


def components(data: Components) -> dict[str, Any]:
    """Map, targets, flights, squadron cards, turns and numbers as they are in play, packs laid over them included."""
    tables: dict[str, Any] = data.tables
    return {
        "squares": {name: _square(row) for name, row in tables["squares"].items()},
        "targets": {name: _target(row) for name, row in tables["targets"].items()},
        "flights": {name: _flight(row) for name, row in tables["flights"].items()},
        "types": {name: _type(row) for name, row in tables["types"].items()},
        "squadrons": {name: _squadron(row) for name, row in tables["squadrons"].items()},
        "turns": [_turn(name, row) for name, row in tables["turns"].items()],
        "rotations": [_rotation(row) for row in tables["rotations"].values()],
        "numbers": {name: int(row["value"]) for name, row in tables["numbers"].items()},
        "points": {name: int(row["points"]) for name, row in tables["victory"].items()},
        "dice": {
            colour: {symbol: tables["dice"][colour][symbol] for symbol in ("roundel", "cross", "blank")}
            for colour in (BLACK, WHITE)
        },
    }


def _square(row: dict[str, str]) -> dict[str, Any]:
    """The terrain, the radar station that watches the square, the side of the 12 Group line, whether the RAF may go."""
    return {**{column: row[column] for column in ("terrain", "station", "line12")}, "raf": row["raf"] == "yes"}


def _placed(row: dict[str, str], *columns: str) -> dict[str, Any]:
    return {**{column: row[column] for column in columns}, "lat": float(row["lat"]), "lon": float(row["lon"])}


def _target(row: dict[str, str]) -> dict[str, Any]:
    city = row["kind"] == CITY
    return {
        **_placed(row, "name", "kind", "group", "square"),
        "hits": int(row["hits"]),
        "production": int(row["production"]) if city else 0,
    }


def _flight(row: dict[str, str]) -> dict[str, Any]:
    return _placed(row, "side", "formation", "base", "name", "square")


def _type(row: dict[str, str]) -> dict[str, Any]:
    numbers = {column: int(row[column]) for column in ("dogfight", "north", "damage", "bombing", "dive")}
    return {"side": row["side"], "class": row["class"], **numbers, "short_range": row["short_range"] == "yes"}


def _squadron(row: dict[str, str]) -> dict[str, Any]:
    return {
        **{column: row[column] for column in ("side", "formation", "type")},
        "enters": int(row["enters"]),
        "withdrawn": int(row["withdrawn"] or 0),
    }


def _turn(number: str, row: dict[str, str]) -> dict[str, Any]:
    words = {column: row[column] for column in ("first_day", "last_day", "weather", "flown", "london", "ace")}
    numbers = {column: int(row[column]) for column in ("cities", "radar", "airfields", "city_hits")}
    return {
        "turn": int(number),
        **words,
        **numbers,
        "replaced": row["replaced"] == "yes",
        "named": row["named"].split(),
    }


def _rotation(row: dict[str, str]) -> dict[str, Any]:
    return {
        **{column: row[column] for column in ("donor", "receiver", "type")},
        "turn": int(row["turn"]),
        "count": int(row["count"]),
    }


def standing(game: AnyGame) -> dict[str, Any]:
    """The turn, the Tally Ho phase and the points of both, which everybody may know."""
    position: HkswPosition = game.position
    total = score(position)
    return {"turn": position.turn, "phase": position.phase, LUFTWAFFE: total.luftwaffe, RAF: total.raf}


def summary(facts: dict[str, Any], words: Words) -> str:
    """`Turn 5, Tally Ho phase 2, Luftwaffe 12, RAF 9`."""
    return words.say(CATALOGUE, "summary", facts)


def odds(game: AnyGame, side: str, answers: list[str], words: Words) -> shapes.Odds:
    """The odds of these answers to what is asked, of all that have any if none is named; points are the side's own."""
    rows = odds_of(game, side, answers)
    if not rows:
        return shapes.Odds([], elsewhere(words), exact=True)
    return shapes.Odds([_odds_row(row, side, words) for row in rows], how_made(words), exact=True)


def _odds_row(row: Row, side: str, words: Words) -> shapes.OddsRow:
    brings = points(row, side)
    hits = row.share(lambda result: "out" if result.success and result.hits else str(min(result.hits, 2)))
    none, one, two, heavy = (float(hits.chance(number)) for number in ("0", "1", "2", "out"))
    return shapes.OddsRow(
        text=name(row, words),
        detail=detail(row, side, words),
        vp=round(brings.mean(), 2) + 0.0,
        vp_low=brings.quantile(0.1),
        vp_high=brings.quantile(0.9),
        loses=float(sum(share for change, share in brings.shares.items() if change < 0)),
        squadrons=row.share(lambda result: result.raf).mean(),
        gruppen=row.share(lambda result: result.luftwaffe).mean(),
        damage=shapes.Damage(none, one, two, heavy),
        below=float(sum(share for change, share in brings.shares.items() if change < 0)),
        even=float(brings.chance(0)),
        above=float(sum(share for change, share in brings.shares.items() if change > 0)),
    )
