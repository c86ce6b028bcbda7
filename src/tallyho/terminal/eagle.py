"""The table of RAF: Eagle in words: the plan of the day besides what both RAF games have."""

from __future__ import annotations

from typing import ClassVar, Final

from tallyho.lab.odds import percent
from tallyho.lab.plan_forecast import Forecast
from tallyho.raf.eagle.components import EagleData
from tallyho.raf.eagle.title import EAGLE
from tallyho.raf.vocabulary import CLOCK, SITE_TYPES, TYPES, WARNINGS
from tallyho.table import View
from tallyho.terminal.raf import RafTable, in_words, unbroken
from tallyho.words import Words

GAME: Final = "eagle"
CATALOGUE: Final = "terminal-eagle"
"""The catalogue of what is said here."""
IN_A_RAID: Final = frozenset(
    (
        *("channel-patrol", "deploy-me109", "deploy-me110", "detection", "declare-raid", "rendezvous-check"),
        *("pool-squadron", "response-priority", "approach-card", "target-event-card"),
    )
)
BEFORE_WEATHER: Final = frozenset(
    ("plan", "plan-raid", "strategy-card", "target-card", "further-target-card", "repair-die", "weather-die")
)
"""What is asked on a day before its weather is rolled."""
EFFECTS_TOLD: Final = frozenset(
    (
        *("british-altitude", "german-altitude", "big-wing", "escort-coordination", "pathfinders", "low-level"),
        *("non-essential", "navigational-error", "lf3-to-lf2", "terror", "stabilized", "morning-haze", "pressed"),
    )
)


def situation(view: View, words: Words, data: EagleData | None = None) -> list[str]:
    """The whole table, a few short lines; `data` are the components played with, if they are not those of the box."""
    return in_words(EagleInWords, view, words, data or _printed())


class EagleInWords(RafTable):
    """The table of Eagle."""

    game: ClassVar[str] = GAME
    in_a_raid: ClassVar[frozenset[str]] = IN_A_RAID
    effects_told: ClassVar[frozenset[str]] = EFFECTS_TOLD
    data: EagleData

    def lines(self) -> list[str]:
        """The day, the plan, the raid, both air forces."""
        return [*self.day(), *self.plan(), *self.raid(), *self.fighter_command(), *self.luftwaffe()]

    def sky(self) -> str:
        """The weather; nobody knows it while the day is planned."""
        return self.say("weather-unknown") if self.asked & BEFORE_WEATHER else super().sky()

    def plan(self) -> list[str]:
        """The raids of the day by time, the target cards and strategy cards in the hand, and ULTRA."""
        planned: dict[str, str] = self.table["planned"]
        cards: dict[str, str] = self.table["cards"]
        raids = sorted(planned, key=lambda card: (CLOCK.index(planned[card]), int(card)))
        rows = [self.raid_planned(card, planned[card]) for card in raids if cards[card] == "track"]
        told = [self.say("plan"), *(f"  {row}" for row in rows)] if rows else []
        hand = self.cards_in_hand()
        if hand:
            told += [self.say("targets-in-hand"), *(f"  {target}" for target in hand)]
        told += self.strategies_in_hand()
        if self.table["ultra"]:
            told.append(self.say("ultra", time=self.table["ultra"]))
        return told

    def cards_in_hand(self) -> list[str]:
        """The target cards in the hand."""
        return [self._target(card) for card in self._hand() if int(card) in self.data.targets]

    def strategies_in_hand(self) -> list[str]:
        """The strategy cards in the hand, in one line if there are any."""
        cards = [self.strategy(card) for card in self._hand() if int(card) in self.data.strategies]
        return [self.say("strategies-in-hand", cards=", ".join(cards))] if cards else []

    def _hand(self) -> list[str]:
        cards: dict[str, str] = self.table["cards"]
        return [card for card, place in cards.items() if place == "hand"]

    def raid_planned(self, card: str, time: str) -> str:
        """`0800: 12 Kenley (airfield, minor raid), 3 of 6 Gruppen: 2 He 111, 1 Me 109`."""
        gruppen = self.gruppen_on(card)
        strategy: dict[str, int] = self.table["strategy_on"]
        cards = [self.strategy(number) for number, on in strategy.items() if on == int(card)]
        return self.say(
            "raid-planned",
            time=time,
            target=self._target(card),
            size=len(gruppen),
            limit=self.table["derived"]["raids"][card]["limit"],
            gruppen=self._counted(gruppen),
            cards=", ".join(cards) or "none",
            forward="yes" if int(card) in self.table["forward"] else "no",
        )

    def gruppen_on(self, card: str) -> list[str]:
        """The Gruppen assigned to a card."""
        raid_of: dict[str, int] = self.table["raid_of"]
        return [unit for unit, raid in raid_of.items() if raid == int(card)]

    def room(self, card: str) -> int:
        """How many Gruppen more a raid takes."""
        limit: int = self.table["derived"]["raids"][card]["limit"]
        return max(0, limit - len(self.gruppen_on(card)))

    def _counted(self, gruppen: list[str]) -> str:
        counts = dict.fromkeys(TYPES, 0)
        for unit in gruppen:
            counts[TYPES[self.data.type[self.data.number[unit]]]] += 1
        named = {kind: self.word("word-type", type=kind) for kind, number in counts.items() if number}
        return ", ".join(unbroken(f"{counts[kind]} {name}") for kind, name in named.items())

    def _target(self, card: str) -> str:
        """A target card: `12 Kenley (airfield, Luftflotte 2, minor raid)`."""
        target = self.data.targets[int(card)]
        derived = self.table["derived"]["raids"][card]
        return self.say(
            "target",
            card=target.number,
            site=self.data.site_name[self.data.site[derived["site"]]],
            type=self.word("word-site-type", type=SITE_TYPES[self.data.site_type[self.data.site[derived["site"]]]]),
            luftflotte=target.luftflotte + 2,
            raid=derived["kind"],
            reach=derived["me109"],
        )

    def strategy(self, card: str) -> str:
        """A strategy card by number and name."""
        return self.say("strategy", card=card, name=self.data.strategies[int(card)].name)

    def warned(self, found: Forecast) -> str:
        """The chances of the warnings that there may be."""
        chances = [(name, found.warning.chance(name)) for name in WARNINGS]
        told = [self.say("chance-of-warning", warning=name, chance=percent(float(one))) for name, one in chances if one]
        return ", ".join(told)


def _printed() -> EagleData:
    data = EAGLE.data()
    assert isinstance(data, EagleData)
    return data
