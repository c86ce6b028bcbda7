"""What only Eagle reads on cards: eligibility charts of target cards (eagle:2.31c), strategy cards (eagle:2.34a)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.raf.component_cards import STRATEGY
from tallyho.raf.component_events import check_range
from tallyho.raf.component_rows import index_in, named_in, table_of, text_in
from tallyho.raf.vocabulary import NONE, NUMBERED, SECTORS, WARNINGS
from tallyho.table.data import Row, Tables, number_in, word_in
from tallyho.table.errors import BadData

LOW_VP, HIGH_VP = -35, 35
EligibilityChart = tuple[tuple[int, tuple[int, int, int, int]], ...]
PARAMETERS: Final = {
    "decoy-raid": ("decoy_size",),
    "major-raid": ("gruppen",),
    "secondary-target": (),
    "pathfinders": ("bombing_shift",),
    "low-level-bombing": ("bombing_shift", "squadron_row"),
    "high-approach": ("combat_row", "unless_warning"),
    "dogleg-route": ("detection",),
    "escort-coordination": (),
    "free-hunt": ("hunters",),
}
"""The names of strategy cards, and the numbers each of them has."""
BOUNDS: Final = {
    "decoy_size": (1, 40),
    "gruppen": (1, 40),
    "bombing_shift": (-9, 9),
    "squadron_row": (-8, 8),
    "combat_row": (-8, 8),
    "detection": (-20, 20),
    "hunters": (1, 9),
}


class StrategyCard(NamedTuple):
    """A German strategy card: its number, its name, title and text, and the numbers it works with.

    `bombing_shift`: columns to the right when the raid bombs (pathfinders, low-level-bombing). `detection`: added to
    the detection modifier (dogleg-route). `combat_row`: rows of both combats, down if positive (high-approach), but not
    if the warning is `unless_warning`. `squadron_row`: rows of the squadron attack (low-level-bombing). `gruppen`: most
    of them in the raid (major-raid). `decoy_size`: Gruppen for which the raid is taken in detection (decoy-raid).
    `hunters`: Me 109s that may join the Hunt Box (free-hunt). What a card does not use is 0, the warning NONE.
    """

    number: int
    name: str
    title: str
    effect: str
    bombing_shift: int
    detection: int
    combat_row: int
    squadron_row: int
    unless_warning: int
    gruppen: int
    decoy_size: int
    hunters: int


def strategy_cards(tables: Tables) -> dict[int, StrategyCard]:
    """The strategy cards by number; cards of one name do the same."""
    first, last = STRATEGY
    found: dict[int, StrategyCard] = {}
    by_name: dict[str, StrategyCard] = {}
    for name, row in table_of(tables, "strategy", [str(number) for number in range(first, last + 1)]).items():
        card = _strategy_card(int(name), row)
        twin = by_name.setdefault(card.name, card)
        if card[4:] != twin[4:]:
            raise BadData(f"strategy {name}: it differs from {twin.number}; cards called {card.name} must be the same")
        found[card.number] = card
    return found


def _strategy_card(number: int, row: Row) -> StrategyCard:
    where = f"strategy {number}"
    name = word_in(where, row, "name", PARAMETERS)
    wanted = PARAMETERS[name]
    for column in (*BOUNDS, "unless_warning"):
        if (column in row) != (column in wanted):
            right = "must have it" if column in wanted else "must be without it"
            raise BadData(f"{where}: {column} is {row.get(column)!r}; a card called {name} {right}")
    values = {
        column: number_in(where, row, column, *bounds) if column in wanted else 0 for column, bounds in BOUNDS.items()
    }
    return StrategyCard(
        number=number,
        name=name,
        title=named_in(where, row, "title"),
        effect=named_in(where, row, "effect"),
        bombing_shift=values["bombing_shift"],
        detection=values["detection"],
        combat_row=values["combat_row"],
        squadron_row=values["squadron_row"],
        unless_warning=index_in(where, row, "unless_warning", WARNINGS) if "unless_warning" in wanted else NONE,
        gruppen=values["gruppen"],
        decoy_size=values["decoy_size"],
        hunters=values["hunters"],
    )


def strategy_draws(tables: Tables) -> bytes:
    """By VP total from -35 on, how many strategy cards are drawn (eagle:15.1b)."""
    most = STRATEGY[1] - STRATEGY[0] + 1
    ranges: list[tuple[int, int]] = []
    found = bytearray()
    for name, row in table_of(tables, "strategy_draw").items():
        where = f"strategy_draw {name}"
        low, high = number_in(where, row, "vp_min", LOW_VP, HIGH_VP), number_in(where, row, "vp_max", LOW_VP, HIGH_VP)
        ranges.append((low, high))
        found += bytes([number_in(where, row, "cards", 0, most)]) * (high - low + 1)
    check_range("strategy_draw", ranges, LOW_VP, HIGH_VP)
    return bytes(found)


def eligibility_chart(where: str, row: Row) -> EligibilityChart:
    """The sectors of a target card in their order, written as `6/11:1-2-3-3|5/11:0-1-2-2` (eagle:2.31c)."""
    text = text_in(where, row, "eagle_chart")
    found: dict[int, tuple[int, int, int, int]] = {}
    for part in text.split("|"):
        sector, _, numbers = part.partition(":")
        if sector not in SECTORS[:NUMBERED] or not _four_numbers(numbers):
            raise BadData(
                f"{where}: eagle_chart has {part!r}; it must be a numbered sector with its squadrons at no, late,"
                " sufficient and early warning, not fewer from one to the next, as `6/11:1-2-3-3`"
            )
        if SECTORS.index(sector) in found:
            raise BadData(f"{where}: eagle_chart has {sector} twice; once is enough")
        none, late, sufficient, early = (int(number) for number in numbers.split("-"))
        found[SECTORS.index(sector)] = none, late, sufficient, early
    return tuple(found.items())


def _four_numbers(text: str) -> bool:
    numbers = text.split("-")
    return (
        len(numbers) == 4
        and all(len(number) == 1 and number in "0123456789" for number in numbers)
        and numbers == sorted(numbers)
    )
