"""Everything on the table of a game of Ambush, hidden or not."""

from __future__ import annotations

from typing import Final

from tallyho.table import GameOver, Position, units_in

from .components import SQUARES, AmbushData
from .vocabulary import COUNTERS, DECOY, HANDS, KINDS, SIDES, UP, counters_of, other, owner

LOST: Final = len(SQUARES)
"""The square of counters that are lost."""


class AmbushPosition(Position):
    """Counters, cards and traps; two-element lists are by side."""

    __slots__ = (
        "at",
        "attacker",
        "blue_holds",
        "came_from",
        "card_at",
        "deal",
        "defender",
        "face",
        "first",
        "kind",
        "left",
        "night",
        "passes",
        "played",
        "points",
        "round",
        "rounds",
        "state",
        "traps",
        "trodden",
        "turn",
    )

    data: AmbushData

    def __init__(self, data: AmbushData) -> None:
        super().__init__(data)
        self.at = bytearray(len(COUNTERS))
        self.kind = bytearray(len(COUNTERS))
        self.face = bytearray(len(COUNTERS))
        self.state = bytearray(len(COUNTERS))
        self.card_at = bytearray(len(data.cards))
        self.trodden = bytearray(len(SQUARES))
        self.traps = ["", ""]
        self.played = ["", ""]
        self.points = [0, 0]
        self.left = [0, 0]
        self.turn = 0
        self.passes = 0
        self.round = 0
        self.rounds = 1
        self.deal = 2
        self.first = 0
        self.night = False
        self.blue_holds = False
        self.attacker = ""
        self.defender = ""
        self.came_from = ""

    def copy(self) -> AmbushPosition:
        """An independent copy."""
        twin = AmbushPosition(self.data)
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.at = self.at[:]
        twin.kind = self.kind[:]
        twin.face = self.face[:]
        twin.state = self.state[:]
        twin.card_at = self.card_at[:]
        twin.trodden = self.trodden[:]
        twin.traps = self.traps[:]
        twin.played = self.played[:]
        twin.points = self.points[:]
        twin.left = self.left[:]
        twin.turn = self.turn
        twin.passes = self.passes
        twin.round = self.round
        twin.rounds = self.rounds
        twin.deal = self.deal
        twin.first = self.first
        twin.night = self.night
        twin.blue_holds = self.blue_holds
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.came_from = self.came_from
        return twin

    def cards_in(self, place: int) -> list[str]:
        """The names of the cards in a place, in the order of the data."""
        return [self.data.card_names[card] for card in units_in(self.card_at, place)]

    def hand(self, side: int) -> list[str]:
        """A side's hand."""
        return self.cards_in(HANDS[side])

    def put_card(self, name: str, place: int) -> None:
        """Moves a card."""
        self.card_at[self.data.card_names.index(name)] = place

    def effect(self, side: int) -> str:
        """The effect of the card that a side plays in this round; empty if it plays none."""
        name = self.played[side]
        return self.data.cards[name].effect if name else ""

    def counter_in(self, square: int, side: int) -> int | None:
        """The counter of a side in a square; there is at most one (ambush:5.1b)."""
        return next((counter for counter in counters_of(side) if self.at[counter] == square), None)

    def turn_up(self, counter: int, rule: str) -> None:
        """A counter is turned up for all to see; a decoy is then lost (ambush:2d)."""
        if self.face[counter] != UP:
            self.face[counter] = UP
            self.reveal()
            self.tell("turned-up", rule, {"counter": COUNTERS[counter], "kind": KINDS[self.kind[counter]]})
        if self.kind[counter] == DECOY:
            self.remove(counter, "ambush:2d")

    def lose(self, counter: int, rule: str) -> None:
        """A counter is lost, for all to see what it was."""
        self.turn_up(counter, rule)
        self.remove(counter, rule)

    def remove(self, counter: int, rule: str) -> None:
        """The enemy scores a lost counter; a side without any that fights has lost (ambush:7.2a, ambush:7.3b)."""
        if self.at[counter] == LOST:
            return
        self.at[counter] = LOST
        value = self.data.value[self.kind[counter]]
        self.points[other(owner(counter))] += value
        self.tell("lost", rule, {"counter": COUNTERS[counter], "side": SIDES[owner(counter)], "points": value})
        if self.beaten(owner(counter)):
            raise GameOver

    def beaten(self, side: int) -> bool:
        """Whether all counters of a side that can fight are lost."""
        return all(self.at[counter] == LOST or self.kind[counter] == DECOY for counter in counters_of(side))
