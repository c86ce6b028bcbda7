"""Everything on the table of a game of Battle of Britain, hidden or not."""

from __future__ import annotations

from tallyho.hksw.components import HkswData
from tallyho.hksw.vocabulary import (
    BOMB_RUN,
    FLIGHTS,
    FORMATIONS,
    LF2,
    MISSION_OF,
    NO_CARD,
    NO_SIDE,
    NOBODY,
    OF_LUFTWAFFE,
    OF_RAF,
    RAF_FLIGHTS,
    READY,
)
from tallyho.table import Position, units_in


class HkswPosition(Position):
    """Arrays are by the number of the card, the mission or target, the flight, the formation."""

    __slots__ = (
        "ace",
        "aces",
        "alert",
        "at",
        "back",
        "battle",
        "big_wing",
        "card_at",
        "damage",
        "downed",
        "failed",
        "fighting",
        "first_alert",
        "free",
        "fuel",
        "group",
        "head_start",
        "last_turn",
        "left",
        "lost_before",
        "markers",
        "mission_at",
        "mission_points",
        "moving",
        "phase",
        "phase_marks",
        "race",
        "radar",
        "repairing",
        "reserve",
        "rotated",
        "rotation",
        "seen",
        "sortie_marks",
        "standing",
        "table",
        "top_cards",
        "turn",
        "wing",
        "wins",
    )

    data: HkswData

    def __init__(self, data: HkswData) -> None:
        super().__init__(data)
        self.card_at = bytearray(len(data.cards))
        self.seen = bytearray(len(data.cards))
        self.back = bytearray(len(data.cards))
        self.group = bytearray(len(data.cards))
        self.at = [data.box] * FLIGHTS
        self.fuel = bytearray(FLIGHTS)
        self.radar = bytearray(FLIGHTS)
        self.ace = bytearray(FLIGHTS)
        self.phase_marks = bytearray(FLIGHTS)
        self.sortie_marks = bytearray(FLIGHTS)
        self.downed = bytearray(FLIGHTS)
        self.mission_at = bytearray(len(data.targets))
        self.damage = bytearray(len(data.targets))
        self.alert = bytearray(len(FORMATIONS))
        self.table = [NO_CARD, NO_CARD]  # the cards that fight in a dogfight, of the Luftwaffe and of the RAF
        self.aces = [NO_CARD, NO_CARD]  # the cards there that have an Ace marker with them
        self.wins = 0
        self.standing = NO_SIDE
        self.fighting = 0
        self.lost_before = [0] * len(FORMATIONS)
        self.turn = 0
        self.last_turn = 11
        self.phase = 0
        self.markers = 0
        self.reserve = 0
        self.rotated = bytearray(len(data.rotation_names))
        self.rotation = self.repairing = 0
        self.top_cards = 0
        self.mission_points = 0
        self.failed = 0
        self.head_start = 0
        self.moving = NOBODY
        self.left = 0
        self.free = data.box
        self.race = NOBODY
        self.battle = NOBODY  # the Luftwaffe flight whose square is being resolved
        self.wing = NOBODY  # the second flight of a Big Wing
        self.first_alert = True
        self.big_wing = True

    def copy(self) -> HkswPosition:
        """An independent copy."""
        twin = HkswPosition.__new__(HkswPosition)
        Position.__init__(twin, self.data)
        twin.luck = self.luck
        twin.reveals = self.reveals
        self._copy_arrays(twin)
        self._copy_numbers(twin)
        return twin

    def _copy_arrays(self, twin: HkswPosition) -> None:
        twin.card_at = self.card_at[:]
        twin.seen = self.seen[:]
        twin.back = self.back[:]
        twin.group = self.group[:]
        twin.at = self.at[:]
        twin.fuel = self.fuel[:]
        twin.radar = self.radar[:]
        twin.ace = self.ace[:]
        twin.phase_marks = self.phase_marks[:]
        twin.sortie_marks = self.sortie_marks[:]
        twin.downed = self.downed[:]
        twin.mission_at = self.mission_at[:]
        twin.damage = self.damage[:]
        twin.alert = self.alert[:]
        twin.rotated = self.rotated[:]
        twin.table = self.table[:]
        twin.aces = self.aces[:]
        twin.lost_before = self.lost_before[:]

    def _copy_numbers(self, twin: HkswPosition) -> None:
        twin.wins = self.wins
        twin.standing = self.standing
        twin.fighting = self.fighting
        twin.turn = self.turn
        twin.last_turn = self.last_turn
        twin.phase = self.phase
        twin.markers = self.markers
        twin.reserve = self.reserve
        twin.rotation = self.rotation
        twin.repairing = self.repairing
        twin.top_cards = self.top_cards
        twin.mission_points = self.mission_points
        twin.failed = self.failed
        twin.head_start = self.head_start
        twin.moving = self.moving
        twin.left = self.left
        twin.free = self.free
        twin.race = self.race
        twin.battle = self.battle
        twin.wing = self.wing
        twin.first_alert = self.first_alert
        twin.big_wing = self.big_wing

    # Cards and flights

    def cards(self, flight: int) -> list[int]:
        """The cards that fly with a flight, or wait in its box."""
        return units_in(self.card_at, flight)

    def names(self, cards: list[int]) -> list[str]:
        """The names of some cards."""
        return [self.data.cards[card] for card in cards]

    def cards_of(self, formation: int, place: int) -> list[int]:
        """The cards of a formation in a place that all formations share, such as their damaged boxes."""
        return [card for card in self.data.cards_of[formation] if self.card_at[card] == place]

    def room(self, flight: int) -> int:
        """How many cards a flight can still take (hksw:4.raf.b, hksw:4.lw.b, hksw:turns.9.h)."""
        return self.most(flight) - self.card_at.count(flight)

    def most(self, flight: int) -> int:
        """How many cards a flight may hold."""
        if flight < RAF_FLIGHTS:
            return self.data.raf_cards
        if self.data.formation[flight] == LF2 and self.turn >= self.data.luftflotte_2_turn:
            return self.data.luftflotte_2_cards
        return self.data.luftwaffe_cards

    def bombers(self, flight: int) -> list[int]:
        """The bomber cards of a flight."""
        return [card for card in self.cards(flight) if self.data.kind[card].bomber]

    def dogfight(self, card: int, square: int) -> int:
        """The dogfight strength of a card in a square (hksw:6.line12.e)."""
        kind = self.data.kind[card]
        return kind.north if self.data.north[square] else kind.dogfight

    # The map

    def raf_in(self, square: int) -> int:
        """The RAF flight in a square (of a Big Wing the first); NOBODY if there is none."""
        return next((flight for flight in OF_RAF if self.at[flight] == square), NOBODY)

    def luftwaffe_in(self, square: int) -> int:
        """The Luftwaffe flight in a square; NOBODY if there is none."""
        return next((flight for flight in OF_LUFTWAFFE if self.at[flight] == square), NOBODY)

    def on_map(self, flights: range) -> list[int]:
        """Those of the flights that are on the map."""
        return [flight for flight in flights if self.at[flight] != self.data.box]

    def to_box(self, flight: int) -> None:
        """A flight's plane goes on its squadron card box; its cards stay with it."""
        self.at[flight] = self.data.box

    def to_ready(self, cards: list[int]) -> None:
        """Cards go back to the combat ready boxes of their formations."""
        for card in cards:
            self.card_at[card] = READY

    # Missions

    def mission(self, flight: int) -> int:
        """The target on the current mission card of a flight; -1 without one."""
        return self.mission_at.find(MISSION_OF + flight - RAF_FLIGHTS)

    def missions_in(self, place: int) -> list[int]:
        """The mission cards in a place."""
        return units_in(self.mission_at, place)

    def is_out(self, target: int) -> bool:
        """Whether a target is knocked out."""
        return self.damage[target] >= self.data.targets[target].hits

    def has_run(self, flight: int) -> bool:
        """Whether a flight has placed its bombing run marker."""
        return bool(self.sortie_marks[flight] & BOMB_RUN)

    def base_is_free(self, flight: int) -> bool:
        """Whether no other RAF flight stands on a flight's airfield square."""
        return self.data.base[flight] not in self.at[:RAF_FLIGHTS]
