"""Questions of First Battle of Britain with more than a list: hundreds of hexes, the hexes beside a group, bases."""

from __future__ import annotations

import re
from typing import Final

from tallyho.fbob.vocabulary import NAVY, SEA, UNDER
from tallyho.table import AnyGame, Choice, view_of
from tallyho.terminal.answers import spelled_in_numbers
from tallyho.terminal.fbob_bases import cost_of, kind_in_words
from tallyho.terminal.fbob_groups import fuel
from tallyho.terminal.fbob_table import GAME, FbobTable
from tallyho.terminal.raf import unbroken
from tallyho.words import Words

MANY: Final = 24
"""More hexes than this are not listed one by one."""
NAMED: Final = 16
"""So many towns among them are named."""
AT_THE_ENEMY: Final = frozenset({"plot-recon", "mission-where", "examine"})
"""Questions in which towns of the enemy are wanted."""
DIRECTIONS: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")


def question(game: AnyGame, ask: Choice, words: Words) -> list[str] | None:
    """What a question offers, line by line; None where the plain list is good enough."""
    table = FbobTable(view_of(game, ask.side, story=False), words, game.position.data)
    if ask.prompt.key == "fly":
        return _fly(table, ask)
    if ask.prompt.key == "move":
        return _move(table, ask)
    if ask.prompt.key == "take-off":
        return _take_off(table, ask)
    if ask.prompt.key == "buy":
        return _buy(table, ask)
    hexes = [offer for offer in ask.offers if offer.split(" ")[0] in table.data.hex]
    return _many(table, ask, hexes) if len(hexes) > MANY else None


def _plain(table: FbobTable, ask: Choice, offer: str) -> str:
    """An answer as it is typed, with what it means if that is not the same."""
    meaning = table.words.answer(GAME, ask.prompt.key, offer)
    return unbroken(_offer(table, ask, offer, meaning))


def _offer(table: FbobTable, ask: Choice, offer: str, told: str) -> str:
    """An answer with its words, and its number where the list has numbers."""
    told = re.sub(rf"\s\({re.escape(offer)}\)", "", told, count=1)  # a hex is not numbered twice
    said = offer if told == offer else table.say("offer", answer=offer, words=told)
    return said if spelled_in_numbers(ask.offers) else f"{ask.offers.index(offer) + 1}. {said}"


# Hundreds of hexes


def _many(table: FbobTable, ask: Choice, hexes: list[str]) -> list[str]:
    """The answers that are no hexes, how many hexes there are, and towns among them."""
    others = [_plain(table, ask, offer) for offer in ask.offers if offer not in set(hexes)]
    free = [offer for offer in hexes if not offer.endswith(UNDER)]
    under = [offer.removesuffix(UNDER) for offer in hexes if offer.endswith(UNDER)]
    rows = [f"  {', '.join(others)}"] if others else []
    first = "spread" if any(" " in offer for offer in free) else "any-hex"
    rows.append("  " + table.say(first, number=len(free), example=free[0]))
    towns = [offer for offer in free if table.place(offer.split(" ")[0])]
    if towns:
        shown = _targets(table, towns) if ask.prompt.key in AT_THE_ENEMY else _spread(towns, NAMED)
        told = ", ".join(_town(table, offer) for offer in shown)
        rows.append("  " + table.say("towns", towns=told, more=len(towns) - len(shown)))
    if under:
        rows.append("  " + table.say("under", number=len(under), hexes=", ".join(under[:NAMED])))
    return rows


def _town(table: FbobTable, offer: str) -> str:
    at, _, rest = offer.partition(" ")
    return unbroken(f"{offer} ({table.place(at)})") if rest else table.piece(at)


def _targets(table: FbobTable, towns: list[str]) -> list[str]:
    """The towns of the enemy that are worth most."""

    def worth(offer: str) -> int:
        at = offer.split(" ", maxsplit=1)[0]
        return table.data.value[table.data.hex[at]] if table.owner(at) != table.side else -1

    return sorted(towns, key=lambda offer: (-worth(offer), offer))[:NAMED]


def _spread(towns: list[str], most: int) -> list[str]:
    """So many of a list, from all of its parts."""
    if len(towns) <= most:
        return towns
    return [towns[number * len(towns) // most] for number in range(most)]


# A group that flies


def _fly(table: FbobTable, ask: Choice) -> list[str]:
    """What the group may do where it is, then the hexes beside it by direction, then its fuel."""
    args = ask.args or {}
    group, at = str(args["group"]), str(args["hex"])
    others = [_plain(table, ask, offer) for offer in ask.offers if offer not in table.data.hex]
    beside = [offer for offer in ask.offers if offer in table.data.hex]
    rows = [f"  {', '.join(others)}"]
    if beside:
        rows.append("  " + table.joined(_beside(table, at, offer) for offer in beside))
        rows.append("  " + table.say("how-to-fly"))
    told = fuel(table, group)
    return [*rows, *(["  " + table.joined(told)] if told else [])]


def _beside(table: FbobTable, at: str, offer: str) -> str:
    """`north 1018 (London), AA 2, B3`: a hex beside with all that is known there."""
    facts = [table.piece(offer)]
    number = table.data.hex[offer]
    if not table.place(offer) and table.data.terrain[number] == SEA:
        facts.append(table.say("sea"))
    land = table.table["land"].get(offer)
    facts += [kind_in_words(table, word) for word in (land["units"] if land else [])]
    facts += [name for name, group in table.table["groups"].items() if group["at"] == offer]
    way = direction(table, at, offer)
    return unbroken(table.say("way", way=way, facts=", ".join(facts)))


def direction(table: FbobTable, at: str, offer: str) -> str:
    """Where a hex beside another one lies."""
    one, other = table.data.hex[at], table.data.hex[offer]
    (column, row), (there, below) = ((int(name[:2]), int(name[2:])) for name in (at, offer))
    if column == there:
        return DIRECTIONS[0] if below < row else DIRECTIONS[3]
    assert other in table.data.beside[one]
    north = below < row or (below == row and column % 2 == 1)
    east = there > column
    return f"{'north' if north else 'south'}-{'east' if east else 'west'}"


# What is bought


def _buy(table: FbobTable, ask: Choice) -> list[str]:
    """What may be bought or placed, each with its cost in morale points."""
    told = []
    for offer in ask.offers:
        meaning = table.words.answer(GAME, ask.prompt.key, offer)
        price = cost_of(table, offer)
        said = meaning if price is None or _is_free(table, offer) else table.say("costs", unit=meaning, cost=price)
        told.append(unbroken(_offer(table, ask, offer, said)))
    return ["  " + ", ".join(told)]


def _is_free(table: FbobTable, offer: str) -> bool:
    """Units and ships that come back, and Fakes, cost nothing."""
    if offer in NAVY:
        return NAVY.index(offer) in table.table["stock"]
    return offer in table.table["units"] and table.state(offer)["place"] == "set-up"


# Who moves


def _move(table: FbobTable, ask: Choice) -> list[str]:
    """The groups, then the bases from which units may take off."""
    groups = table.table["groups"]
    rows = []
    for offer in ask.offers:
        if offer in groups:
            facts = [table.piece(groups[offer]["at"]), ", ".join(map(table.unit_word, table.members(offer)))]
            told = table.joined([*facts, *fuel(table, offer)])
        elif offer in table.data.hex or offer == "carrier":
            told = table.say("takes-off", units=", ".join(map(table.unit_word, _ready_at(table, offer))))
            told = told if offer == "carrier" else table.joined([table.piece(offer), told])
        else:
            told = table.words.answer(GAME, ask.prompt.key, offer)
        rows.append("  " + _offer(table, ask, offer, told))
    return rows


def _ready_at(table: FbobTable, base: str) -> list[str]:
    """The units of a base that have not flown in this month."""
    place = "aboard" if base == "carrier" else "based"
    assert table.side is not None
    found = [unit for unit in table.units_of(table.side, place) if base == "carrier" or table.state(unit)["at"] == base]
    return [unit for unit in found if "flew" not in table.state(unit).get("marks", [])]


def _take_off(table: FbobTable, ask: Choice) -> list[str]:
    """The units that may go, with speed and endurance, and when night falls."""
    rows = []
    for offer in ask.offers:
        if offer in table.data.unit:
            unit = table.unit(offer)
            last = table.table["turn"] + unit.endurance if unit.endurance else 0
            facts = {"speed": unit.speed, "bombs": unit.bombs, "last": last}
            rows.append("  " + _offer(table, ask, offer, table.say("goes", unit=table.piece(offer), **facts)))
        else:
            rows.append("  " + _plain(table, ask, offer))
    falls = table.table["night_turn"]
    rows.append("  " + table.say("night-falls", turn=falls, left=max(0, falls - table.table["turn"])))
    return rows
