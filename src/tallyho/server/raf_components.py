"""The components of the RAF games for the browser: `lion.d.ts` and `eagle.d.ts` of the client say what it expects."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from tallyho.raf.vocabulary import DEPTHS, LETTERS, LUFTFLOTTEN
from tallyho.table import Components
from tallyho.table.data import Table, read_csv

BRITISH_TYPES: Final = frozenset(("hurricane", "spitfire", "blenheim"))
TRACKS: Final = (
    "weather",
    "detection",
    "track_tops",
    "depletion_levels",
    "priorities",
    "numbers",
    "scenarios",
    "calendar",
)
"""The tables with tracks and charts that both games show."""
NOT_SHOWN: Final = frozenset(("source", "where", "note", "id", "number"))


def components(data: Components, *tracks: str) -> dict[str, Any]:
    """Units, map, cards and tracks as they are in play, packs laid over them included; with a game's further tracks."""
    tables: dict[str, Any] = data.tables
    french = _french_names()
    return {
        "units": {name: _unit(row, french.get(name)) for name, row in tables["units"].items()},
        "sectors": [_placed(row, "id", "name", "group", "airfield", "hq") for row in tables["sectors"].values()],
        "sites": [_site(row) for row in tables["sites"].values()],
        "adjacency": [name.split("~") for name, row in tables["adjacency"].items() if row["meets"] == "border"],
        "targets": {number: _target(row) for number, row in tables["targets"].items()},
        "raid_events": {number: _raid_event(row) for number, row in tables["raid_events"].items()},
        "day_events": plain(tables["day_events"]),
        "tracks": {name: plain(tables[name]) for name in (*TRACKS, *tracks)},
    }


def plain(table: Table) -> dict[str, Any]:
    """A table without what only says where it comes from."""
    return {
        name: {column: value for column, value in row.items() if column not in NOT_SHOWN} for name, row in table.items()
    }


def _french_names() -> dict[str, str]:
    """What the French call the units of the box; a unit of a player's own pack has only the name of the pack."""
    table = read_csv(files("tallyho") / "words" / "fr" / "units-raf.csv", "id", ("id", "name"))
    return {name: str(row["name"]) for name, row in table.items()}


def _unit(row: dict[str, str], french: str | None) -> dict[str, Any]:
    british = row["type"] in BRITISH_TYPES
    bombing = [int(row["bombing_full"]), int(row["bombing_reduced"] or 0)] if row["bombing_full"] else None
    return {
        "type": row["type"],
        "side": "british" if british else "german",
        "home": row["home"],
        "letter": row["selector"] or LETTERS[0],
        "combat": [int(row["combat_full"] or 0), int(row["combat_reduced"] or 0)],
        "bombing": bombing,
        "luftflotte": row["home"] if row["home"] in LUFTFLOTTEN else None,
        "entry": row["entry"],
        "flags": row["flags"],
        "name": {"en": row["history"], "fr": french or row["history"]},
    }


def _placed(row: dict[str, str], *columns: str) -> dict[str, Any]:
    return {**{column: row[column] for column in columns}, "lat": float(row["lat"]), "lon": float(row["lon"])}


def _site(row: dict[str, str]) -> dict[str, Any]:
    net = int(row["radar_net"]) if row["radar_net"] else None
    shown = ("id", "name", "type", "sector", "luftflotte", "region", "depth", "me109_range")
    return {**_placed(row, *shown), "radar_net": net}


def _target(row: dict[str, str]) -> dict[str, Any]:
    assert row["depth"] in DEPTHS, "the loader has checked it"
    shown = ("stage", "type", "sector", "depth", "luftflotte", "region", "me109", "secondary", "secondary_type")
    return {
        **{column: row[column] for column in shown},
        "site": row["primary"],
        "value": int(row["strategic_value"]),
        "radar_nets": _several(row["radar_nets"]),
        "observers": [int(row[column] or 0) for column in ("oc_clear", "oc_patchy", "oc_broken")],
        "vp_double": bool(row["vp_double"]),
        "forward_airfield": bool(row["forward_airfield"]),
        "enroute": _several(row["enroute"]),
        "in_range": _several(row["in_range"]),
    }


def _several(text: str) -> list[str]:
    return text.split("|") if text else []


def _raid_event(row: dict[str, Any]) -> dict[str, Any]:
    shown = ("stage", "time_advance", "no_aw", "follow_up")
    return {
        **{column: row[column] for column in shown},
        "time_advance_depleted": row.get("time_advance_depleted"),
        "approach": row.get("approach", []),
        "target": row.get("target", []),
    }
