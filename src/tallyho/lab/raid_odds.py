"""Odds of a raid of Eagle: it is flown many times by the real rules, from where everything stands now.

Fighters are deployed as usual, squadrons and events come as dice and cards will have it. What other raids of the day
will change before it is not foreseen. A raid that is in the air is flown to its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from tallyho.lab.odds import Distribution
from tallyho.lab.planned_raid import no_such_raid, on_the_way, raids_to_come, usual, weather_known
from tallyho.raf.bombing import damage_told
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.leaving import DISPLAY
from tallyho.raf.vocabulary import HEAVY_LOSS, LIGHT_LOSS
from tallyho.table import AnyGame, Chance, Game, Luck
from tallyho.table.log import Event, Log

V = TypeVar("V")

SAMPLES: Final = 600
"""So often a raid is flown, if no number is named: about a third of a second."""
FEWEST: Final = 150
"""So often each is flown when there are many."""
FROM, UNTIL = "raid.deployment", "raid.clock"


class Flown(NamedTuple):
    """What one flight of the raid brought."""

    vp: int
    responding: int
    squadrons: int
    gruppen: int
    damage: str


class RaidOdds(NamedTuple):
    """What a raid brings: the change of VP, squadrons that come, losses of both sides, the result of its bombing."""

    vp: Distribution[int]
    responding: Distribution[int]
    squadrons: Distribution[int]
    gruppen: Distribution[int]
    damage: Distribution[str]

    @property
    def samples(self) -> int:
        """How often the raid was flown."""
        return self.vp.samples

    def vp_range(self, low: float = 0.1, high: float = 0.9) -> tuple[int, int]:
        """The change of VP that is not fallen short of, and not exceeded, with these probabilities."""
        return self.vp.quantile(low), self.vp.quantile(high)


def raid_odds(game: AnyGame, card: int, samples: int = SAMPLES, seed: str = "") -> RaidOdds:
    """The odds of the raid on a card that is planned and not yet flown, or is in the air; refuses any other card."""
    luck = Luck(f"raid odds {seed} {card}")
    flown = [_fly(game, card, luck) for _ in range(samples)]
    vps, responding, squadrons, gruppen, damage = zip(*flown, strict=True)
    return RaidOdds(_of(vps), _of(responding), _of(squadrons), _of(gruppen), _of(damage))


def raids_with_odds(p: EaglePosition) -> list[int]:
    """The cards of the raids that have odds now: the one in the air, else those to come, by time."""
    return [p.target] if p.target else raids_to_come(p)


def raids_named(p: EaglePosition, texts: Sequence[str]) -> list[int]:
    """The cards of the raids that are named, of all that have odds if none is; refuses what is no such raid."""
    raids = raids_with_odds(p)
    for text in texts:
        if text not in map(str, raids):
            raise no_such_raid(p, text)
    return [card for card in raids if str(card) in texts] or raids


def odds_of_all(game: AnyGame, cards: Sequence[int], seed: str = "") -> dict[int, RaidOdds]:
    """The odds of several raids, the more often flown the fewer they are."""
    samples = max(FEWEST, SAMPLES // max(1, len(cards)))
    return {card: raid_odds(game, card, samples, seed) for card in cards}


def _fly(game: AnyGame, card: int, luck: Luck) -> Flown:
    """One flight of the raid until the clock is checked."""
    ear = _Ear()
    in_the_air = card and card == game.position.target
    flight = _under_way(game, ear) if in_the_air else _from_the_start(game, card, luck, ear)
    p: EaglePosition = flight.position
    before, lost_before = p.vp, _lost(p)
    while (ask := flight.ask) is not None:
        flight.answer(luck.outcome(ask) if isinstance(ask, Chance) else usual(p, ask))
    squadrons, gruppen = (after - sooner for after, sooner in zip(_lost(p), lost_before, strict=True))
    return Flown(p.vp - before, ear.responding, squadrons, gruppen, ear.damage)


def _from_the_start(game: AnyGame, card: int, luck: Luck, ear: _Ear) -> Game[EaglePosition]:
    """A raid of the plan, about to be deployed."""
    p = on_the_way(game, card)
    if not weather_known(game):
        p.weather[:] = bytes(luck.one_of(p.data.weather))
    steps = game.title.sequence.index
    return Game.begin(game.title, game.setup, p, steps[FROM], Log((ear.hear,)), steps[UNTIL])


def _under_way(game: AnyGame, ear: _Ear) -> Game[EaglePosition]:
    """The raid in the air, from the very question that is asked; the squadrons that are there have come."""
    flight: Game[EaglePosition] = game.clone()
    flight.stop_before = game.title.sequence.index[UNTIL]
    p = flight.position
    p.tell = Log((ear.hear,)).of(game.title.game)
    ear.responding = sum(p.where.count(box, 0, p.data.squadrons) for box in DISPLAY)
    return flight


def _lost(p: EaglePosition) -> tuple[int, int]:
    """Squadrons and Gruppen in the loss boxes."""
    places, first = p.where, p.data.squadrons
    squadrons = places.count(LIGHT_LOSS, 0, first) + places.count(HEAVY_LOSS, 0, first)
    return squadrons, places.count(LIGHT_LOSS, first) + places.count(HEAVY_LOSS, first)


class _Ear:
    """Hears in the log who responded and what was hit."""

    def __init__(self) -> None:
        self.responding = 0
        self.damage = "0"

    def hear(self, event: Event) -> None:
        key, _, args, _ = event
        if key in ("squadrons-respond", "squadrons-misled"):
            self.responding = int(str((args or {})["number"]))
        elif key == "bombed":
            self.damage = damage_told(args or {})


def _of(values: tuple[V, ...]) -> Distribution[V]:
    number = len(values)
    return Distribution({value: Fraction(count, number) for value, count in Counter(values).items()}, number)
