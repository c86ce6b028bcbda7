"""The questions of Eagle's plan at the terminal: the raids by time with what awaits them, the Gruppen by type."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tallyho.lab.plan_forecast import Forecast, forecast
from tallyho.lab.planned_raid import raids_to_come
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.raid_plan import JABO, STRATEGIES, TIMES
from tallyho.raf.vocabulary import PLANNED, TYPES
from tallyho.table import DONE, AnyGame, Choice, view_of
from tallyho.terminal.eagle import EagleInWords
from tallyho.terminal.raf import unbroken
from tallyho.words import Words

OF_ALL_RAIDS: Final = ("plan", "assign-fighters")
OF_RAIDS_DUE: Final = "choose-raid"
OF_ONE_RAID: Final = ("plan-raid", "assign-to-raid")


def question(game: AnyGame, ask: Choice, words: Words) -> list[str] | None:
    """What is offered, line by line; None for questions that are not about the plan."""
    if ask.prompt.key in OF_ALL_RAIDS:
        return Planning(game, ask, words).all_raids()
    if ask.prompt.key == OF_RAIDS_DUE:
        return Planning(game, ask, words).raids_due()
    if ask.prompt.key in OF_ONE_RAID:
        return Planning(game, ask, words).one_raid()
    return None


class Planning(EagleInWords):
    """The plan as it is made."""

    indent: ClassVar[str] = "  "

    def __init__(self, game: AnyGame, ask: Choice, words: Words) -> None:
        position: EaglePosition = game.position
        super().__init__(view_of(game, ask.side, story=False), words, position.data)
        self.live = game
        self.position = position
        self.ask = ask

    def all_raids(self) -> list[str]:
        """The raids by time with what awaits them, the cards in the hand, who is left, what is still lacking."""
        told = [self._with_forecast(card) for card in raids_to_come(self.position)]
        hand = self.cards_in_hand()
        if hand:
            told.append(self.say("in-hand", cards=self.say("between-cards").join(hand)))
        told += [*self.strategies_in_hand(), *self.luftwaffe(), *self._lacking(), *self._others([DONE])]
        return [f"{self.indent}{row}" for row in told]

    def raids_due(self) -> list[str]:
        """The raids of a time segment, of which one is to be flown now."""
        return [f"{self.indent}{self._with_forecast(int(card))}" for card in self.ask.offers]

    def _with_forecast(self, card: int) -> str:
        found = forecast(self.live, card)
        raid = self.raid_planned(str(card), self.table["planned"][str(card)])
        return self.say("raid-awaited", raid=raid, modifier=found.modifier, squadrons=found.mean)

    def _lacking(self) -> list[str]:
        """What keeps the plan from being confirmed."""
        found: Any = (self.ask.args or {}).get("because") or []
        return [
            row
            for one in found
            for row in self.words.event(self.game, (one["key"], one["rule"], one.get("args"), None)).printed("")
        ]

    def one_raid(self) -> list[str]:
        """Who flies, who could, when, with which cards; what awaits the raid."""
        card = self.position.opened
        told = [*self._flying(), *self._could_join(card), *self._times(), *self._strategies()]
        if self.position.planned[card]:
            told.append(self._awaits(forecast(self.live, card)))
        return [f"{self.indent}{row}" for row in [*told, *self._others([*self._verbs()])]]

    def _flying(self) -> list[str]:
        """Who is on the raid and may be taken off it again."""
        on = [name for name in self._gruppen() if self.position.where[self.data.number[name]] == PLANNED]
        return [self.say("gruppen-on-raid", gruppen=self.by_type(on))] if on else []

    def _could_join(self, card: int) -> list[str]:
        """Who may still join it, by type; Jabos by themselves."""
        names = self._gruppen()
        ready = [name for name in names if self.position.where[self.data.number[name]] != PLANNED]
        jabos = [offer for offer in self.ask.offers if offer.startswith(JABO)]
        told = []
        if ready:
            told.append(self.say("gruppen-ready", room=self.room(str(card))))
            told += [f"  {self.by_type(found)}" for found in self._sorted(ready)]
        if jabos:
            told.append(self.say("jabos-ready", gruppen=", ".join(unbroken(jabo) for jabo in jabos)))
        return told

    def _sorted(self, names: list[str]) -> list[list[str]]:
        """The names of each type."""
        kinds: dict[str, list[str]] = {kind: [] for kind in TYPES}
        for name in names:
            kinds[TYPES[self.data.type[self.data.number[name]]]].append(name)
        return [found for found in kinds.values() if found]

    def _times(self) -> list[str]:
        times = [offer for offer in self.ask.offers if offer in TIMES]
        return [self.say("times", times=", ".join(times))] if times else []

    def _strategies(self) -> list[str]:
        cards = [self.strategy(offer) for offer in self.ask.offers if offer in STRATEGIES]
        return [self.say("strategies", cards=", ".join(cards))] if cards else []

    def _awaits(self, found: Forecast) -> str:
        return self.say("awaited", modifier=found.modifier, squadrons=found.mean, warned=self.warned(found))

    def _gruppen(self) -> list[str]:
        return [offer for offer in self.ask.offers if offer in self.data.number]

    def _verbs(self) -> list[str]:
        """Everything else that may be answered."""
        return [
            offer
            for offer in self.ask.offers
            if offer not in self.data.number and offer not in (*TIMES, *STRATEGIES) and not offer.startswith(JABO)
        ]

    def _others(self, offers: list[str]) -> list[str]:
        """These answers as far as they are offered, with their meaning."""
        key, told = self.ask.prompt.key, []
        for offer in offers:
            if offer in self.ask.offers:
                meaning = self.words.answer(self.game, key, offer)
                told.append(self.words.say(self.game, "offer-in-words", {"answer": offer, "words": meaning}))
        return [", ".join(told)] if told else []
