"""The table of a RAF game in words: the day, Fighter Command place by place, the Luftwaffe, the raid under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tallyho.raf.components import RafData
from tallyho.raf.dates import dated
from tallyho.raf.score import CAMPAIGN, PRELUDE, THIN_BLUE_LINE
from tallyho.raf.vocabulary import DAYS, DEPTHS, LETTERS, LUFTFLOTTEN, NUMBERED, POINTS, SECTORS, SITE_TYPES, TYPES
from tallyho.table import View
from tallyho.terminal.situation import fields_in_words
from tallyho.words import Words

NO_BREAK: Final = "\u00a0"
REDUCED: Final = " reduced"
OFF_MAP: Final = ("landing", "rearm", "inflight", "night-patrol", "light-loss", "heavy-loss", "pool")
"""Boxes beside the map; out of the last one, the pool of reinforcements, nobody enters on a single day."""
DISPLAY: Final = ("hunt", "bomber", "bomber-aside", "close-escort", "escort-aside", "channel-patrol")
"""The boxes of the Raid Display; `aside` are Gruppen that nobody has intercepted."""


def in_words(table: type[RafTable], view: View, words: Words, data: RafData) -> list[str]:
    """The whole table, a few short lines.

    A table with units of a player's own pack, which `data` do not name, is told field by field.
    """
    units: Any = view.table["units"]
    return table(view, words, data).lines() if set(units) == set(data.number) else fields_in_words(view, words)


class RafTable:
    """What is on the table, with the words to say it; a subclass adds what its game alone has."""

    game: ClassVar[str]
    in_a_raid: ClassVar[frozenset[str]]
    """What is asked in a raid while its boxes may still be empty."""
    effects_told: ClassVar[frozenset[str]]
    """The effects that a player plays by; Sealion's preparations have a line of their own."""

    def __init__(self, view: View, words: Words, data: RafData) -> None:
        self.table: Mapping[str, Any] = view.table
        self.asked = {asked.key for asked in view.asked}
        self.words = words
        self.data = data
        self.by_box: dict[str, list[str]] = {}
        units: Any = view.table["units"]
        self.units: dict[str, str] = units
        for unit, place in self.units.items():
            self.by_box.setdefault(place.removesuffix(REDUCED), []).append(unit)

    def lines(self) -> list[str]:
        """The day, the raid, both air forces."""
        return [*self.day(), *self.raid(), *self.fighter_command(), *self.luftwaffe()]

    def say(self, message: str, **args: object) -> str:
        return self.words.say(f"terminal-{self.game}", message, args)

    def word(self, message: str, **args: object) -> str:
        """A word of the game's own catalogue."""
        return self.words.say(self.game, message, args)

    # The day

    def day(self) -> list[str]:
        """Date, time, score, weather, cards, and what the campaign counts."""
        table = self.table
        day = self.word("date", **dated(DAYS.index(table["date"])))
        rows = [
            self.say("day", date=day, number=table["raid_day"], clock=table["clock"], vp=table["vp"]),
            self.sky(),
            *self.cards_shown(),
            self._priorities(),
        ]
        if table["scenario"] != PRELUDE:
            rows += self._campaign()
        return rows + self._damage() + self._effects()

    def sky(self) -> str:
        """The weather of both areas."""
        weather = self.table["weather"]
        told = {area.lower(): self.word("word-weather", weather=weather[area]) for area in LUFTFLOTTEN}
        return self.say("weather", **told)

    def cards_shown(self) -> list[str]:
        """What cards show of what comes."""
        return []

    def _priorities(self) -> str:
        told = []
        for kind, level in self.table["priorities"].items():
            target = self.word("word-site-type", type=kind)
            told.append(self.say("priority", target=target, level=self.word("word-priority", priority=level)))
        return self.say("priorities", priorities=", ".join(told))

    def _campaign(self) -> list[str]:
        """What counts beyond one day."""
        table = self.table
        points = {name.replace("_", "-"): table["points"][name] for name in POINTS}
        level = self.data.depletion_level[table["depletion"]]
        rows = [
            self.say("points", **points),
            self.say("depletion", depletion=table["depletion"], level=level),
        ]
        if table["scenario"] in (THIN_BLUE_LINE, CAMPAIGN):
            prepared = "yes" if "sealion-preparations" in table["effects"] else "no"
            day = self.word("date", **dated(DAYS.index(table["sealion"])))
            rows.append(self.say("sealion", date=day, prepared=prepared))
        return rows

    def _damage(self) -> list[str]:
        hit = [
            self.say("damaged", site=self._site(site), damage=damage)
            for site, damage in self.table["damage"].items()
            if damage != "none"
        ]
        return [self.say("damage", sites=", ".join(hit))] if hit else []

    def _site(self, site: str) -> str:
        number = self.data.site[site]
        kind = self.word("word-site-type", type=SITE_TYPES[self.data.site_type[number]])
        return f"{self.data.site_name[number]} ({kind})"

    def _effects(self) -> list[str]:
        """What is in effect, as far as it is more than the game's own bookkeeping."""
        told = [self.say("effect", effect=effect) for effect in self.table["effects"] if effect in self.effects_told]
        return [self.say("effects", effects=", ".join(told))] if told else []

    # The raid

    def raid(self) -> list[str]:
        """The raid under way, if there is one: target, warning, and the boxes of the Raid Display."""
        boxes = [box for box in DISPLAY if box in self.by_box]
        if not boxes and not (self.asked & self.in_a_raid and self.table["target"]):
            return []
        table, card = self.table, self.data.targets[self.table["target"]]
        target = self.say(
            "raid",
            raid=table["raid"],
            site=self.data.site_name[card.site],
            type=self.word("word-site-type", type=SITE_TYPES[card.type]),
            sector=SECTORS[card.sector],
            depth=DEPTHS[card.depth],
            card=card.number,
        )
        return [target, *self._warning(), *(f"  {self._box(box)}" for box in boxes)]

    def _warning(self) -> list[str]:
        """How much is known; before the detection die nothing is."""
        table = self.table
        if "detection" in self.asked:
            return []
        levels = {"warning": table["warning"], "intelligence": table["intelligence"]}
        return [self.say("warning", **levels, size=table["size"])]

    def _box(self, box: str) -> str:
        """Everybody in a box of the Raid Display with the letter that combat results go by."""
        units = self.by_box[box]
        british = self.by_type([unit for unit in units if self._is_british(unit)], letters=True)
        german = self.by_type([unit for unit in units if not self._is_british(unit)], letters=True)
        return self.say("box", box=box, units=". ".join(part for part in (german, british) if part))

    # Both air forces

    def fighter_command(self) -> list[str]:
        """Squadrons in their sectors, on patrol, and everywhere else."""
        rows = [self.say("squadrons")]
        for number, sector in enumerate(SECTORS[:NUMBERED]):
            if sector in self.by_box:
                airfield = self.data.site_name[self.data.airfield[number]]
                squadrons = self.by_type(self.by_box[sector])
                rows.append(self.say("in-sector", sector=sector, name=airfield, squadrons=squadrons))
        for sector in SECTORS:
            patrol = f"patrol {sector}"
            if patrol in self.by_box:
                rows.append(self.say("on-patrol", sector=sector, squadrons=self.by_type(self.by_box[patrol])))
        for box in OFF_MAP if self.table["scenario"] != PRELUDE else OFF_MAP[:-1]:
            british = [unit for unit in self.by_box.get(box, []) if self._is_british(unit)]
            if british:
                rows.append(self.say("in-box", box=box, squadrons=self.by_type(british)))
        return [rows[0], *(f"  {row}" for row in rows[1:])]

    def luftwaffe(self) -> list[str]:
        """How many full Gruppen of each type are ready in each Luftflotte."""
        rows = []
        for luftflotte in LUFTFLOTTEN:
            ready = self._ready(luftflotte)
            if ready:
                rows.append(self.say("luftwaffe", luftflotte=luftflotte, gruppen=", ".join(ready)))
        return rows

    def _ready(self, luftflotte: str) -> list[str]:
        counts = dict.fromkeys(TYPES, 0)
        for unit, place in self.units.items():
            if place == "airbase" and LUFTFLOTTEN[self.data.luftflotte[self.data.number[unit]]] == luftflotte:
                counts[self._type(unit)] += 1
        return [unbroken(f"{number} {self._named(kind)}") for kind, number in counts.items() if number]

    def by_type(self, units: list[str], *, letters: bool = False) -> str:
        """`Hurricane 43/1/11, 145/1/11*; Spitfire 64/2/11`; a star is the reduced side."""
        found: dict[str, list[str]] = {}
        for unit in units:
            star = "*" if self.units[unit].endswith(REDUCED) else ""
            letter = f" {LETTERS[self.data.letter[self.data.number[unit]]]}" if letters else ""
            found.setdefault(self._type(unit), []).append(unbroken(f"{unit}{star}{letter}"))
        told = [f"{unbroken(self._named(kind))} {', '.join(names)}" for kind, names in found.items()]
        return self.say("between-types").join(told)

    def _named(self, kind: str) -> str:
        return self.word("word-type", type=kind)

    def _type(self, unit: str) -> str:
        return TYPES[self.data.type[self.data.number[unit]]]

    def _is_british(self, unit: str) -> bool:
        return self.data.number[unit] < self.data.squadrons


def unbroken(text: str) -> str:
    """A text that stays on one line: `Me 109` is one word."""
    return text.replace(" ", NO_BREAK)
