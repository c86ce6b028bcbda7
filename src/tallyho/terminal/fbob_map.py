"""The hexes around a place, as rows of signs; all that they show is told in words as well."""

from __future__ import annotations

from typing import Any, Final

from tallyho.fbob.hexes import COLUMNS, ROWS
from tallyho.fbob.vocabulary import CITY, SEA, SIDES
from tallyho.terminal.fbob_table import FbobTable
from tallyho.terminal.screen import width_now

WIDTH: Final = 4
"""The room for a hex."""
ROW_NAME: Final = 5
WIDEST: Final = 80
DOWN: Final = 4
"""So many rows above and below the place."""
NEAR: Final = 3
"""Places so near are named below the map."""
LETTERS: Final = {"aerodrome": "A", "headquarters": "H", "early-warning": "E", "civil-defence": "D"}
SEA_SIGN, LAND_SIGN, SHIP, GUNS, TOWN_SIGN, CITY_SIGN, BELOW, BOTH = ".", ":", "S", "+", "o", "#", "?", "*"


def map_around(table: FbobTable, centre: str) -> list[str]:
    """A legend, the numbers of the columns, two lines for each row: even columns stand half a hex higher (R-12)."""
    column, row = int(centre[:2]), int(centre[2:])
    half = ((min(WIDEST, width_now()) - ROW_NAME) // WIDTH - 1) // 2
    across = range(max(1, column - half), min(COLUMNS, column + half) + 1)
    down = range(max(1, row - DOWN), min(ROWS, row + DOWN) + 1)
    rows = [table.say("map"), _line("/", [f"{one:02}" for one in across])]
    for one in down:
        for odd in (0, 1):
            signs = [_sign(table, f"{at:02}{one:02}") if at % 2 == odd else "" for at in across]
            rows.append(_line("|" if odd else f"{one:02}", signs))
    return [*rows, *_names(table, centre)]


def _line(name: str, signs: list[str]) -> str:
    return f"  {name.ljust(2)} {''.join(sign.ljust(WIDTH) for sign in signs)}".rstrip()


def _sign(table: FbobTable, at: str) -> str:
    """What stands for a hex: groups go before land units, and those before towns, sea and land."""
    groups: dict[str, Any] = table.table["groups"]
    here = [name for name, group in groups.items() if group["at"] == at]
    if here:
        return here[0] + (BOTH if len({name[0] for name in here}) > 1 or len(here) > 1 else "")
    land = table.table["land"].get(at)
    if land:
        return _land(table, at, land)
    if any(where == at for where, _ in table.ships()):
        return SHIP
    number = table.data.hex[at]
    if table.data.kind[number]:
        sign = CITY_SIGN if table.data.kind[number] == CITY else TOWN_SIGN
        return sign + (str(table.data.value[number]) if table.data.value[number] else "")
    return SEA_SIGN if table.data.terrain[number] == SEA else LAND_SIGN


def _land(table: FbobTable, at: str, land: dict[str, Any]) -> str:
    """`A2`: an aerodrome with AA artillery of strength 2; `+2` the artillery alone."""
    letter = next((sign for kind, sign in LETTERS.items() if kind in land["units"]), GUNS)
    strength = next((word[2:] for word in land["units"] if word[:2] == "aa"), "")
    return f"{letter}{strength}{BELOW if land['hidden'] else ''}"


def _names(table: FbobTable, centre: str) -> list[str]:
    """The towns near the place."""
    near = [
        table.data.hexes[at]
        for at in table.data.within(table.data.hex[centre], NEAR)
        if table.data.kind[at] or table.data.hexes[at] == centre
    ]
    return [table.say("places", places=", ".join(map(table.piece, near)))]


def middle(table: FbobTable) -> str:
    """Where the map is drawn if no place is named: the group that moves, another of one's own, London or Ghent."""
    groups: dict[str, Any] = table.table["groups"]
    moving = table.table["moving"]
    if moving in groups:
        return str(groups[moving]["at"])
    mine = [group["at"] for group in groups.values() if group["side"] == table.side]
    return str(mine[0]) if mine else "4825" if table.side == SIDES[0] and not groups else "1019"
