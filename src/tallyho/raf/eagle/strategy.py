"""German strategy cards on raids, and what the raid really attacks (eagle:15, eagle:19.1)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.decks import TARGET_CARDS, cards_in
from tallyho.raf.eagle.component_cards import StrategyCard
from tallyho.raf.eagle.position import FIRST_STRATEGY, EaglePosition
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import TRACK

DECOY: Final = "decoy-raid"
MAJOR_RAID: Final = "major-raid"
SECONDARY_TARGET: Final = "secondary-target"
PATHFINDERS_CARD: Final = "pathfinders"
LOW_LEVEL_CARD: Final = "low-level-bombing"
HIGH_APPROACH: Final = "high-approach"
DOGLEG: Final = "dogleg-route"
ESCORT_COORDINATION_CARD: Final = "escort-coordination"
FREE_HUNT: Final = "free-hunt"
MIDDLE_WALLOP: Final = 37


def cards_on(p: EaglePosition, card: int) -> list[int]:
    """The strategy cards that lie on a target card."""
    if not card or p.strategy_on.find(card) < 0:
        return []
    return [FIRST_STRATEGY + place for place, target in enumerate(p.strategy_on) if target == card]


def on_card(p: EaglePosition, card: int, name: str) -> bool:
    """Whether a strategy card of this name lies on a target card."""
    strategies = p.data.strategies
    return p.strategy_on.find(card) >= 0 and any(strategies[number].name == name for number in cards_on(p, card))


def on_raid(p: EaglePosition, name: str) -> bool:
    """Whether a strategy card of this name lies on the target card of the raid."""
    return on_card(p, p.target, name)


def named_card(p: EaglePosition, name: str) -> StrategyCard:
    """The strategy card of a name; cards of one name are alike."""
    return next(card for card in p.data.strategies.values() if card.name == name)


def site_of(p: EaglePosition, card: int) -> int:
    """The site that the raid of a card attacks: the secondary target with its strategy card (eagle:15.11a, R-80)."""
    target = p.data.targets[card]
    return target.secondary if on_card(p, card, SECONDARY_TARGET) else target.site


def site_attacked(p: EaglePosition) -> int:
    """The site that the raid attacks."""
    return site_of(p, p.target)


def type_attacked(p: EaglePosition) -> int:
    """The type of the site that the raid attacks."""
    return p.data.site_type[site_attacked(p)]


def forward_of(p: EaglePosition, card: int) -> bool:
    """Whether the raid of a card strikes a forward airfield, which only the primary target has (eagle:19.1a)."""
    return bool(p.forward[card]) and ADVANCED in p.options and not on_card(p, card, SECONDARY_TARGET)


def strikes_forward(p: EaglePosition) -> bool:
    """Whether the raid strikes a forward airfield."""
    return forward_of(p, p.target)


def beyond_range_of(p: EaglePosition, card: int) -> bool:
    """Whether a card's target is beyond Me 109 range; the forward airfield of Middle Wallop is not (eagle:19.1d)."""
    return p.data.targets[card].beyond and not (card == MIDDLE_WALLOP and forward_of(p, card))


def beyond_me109(p: EaglePosition) -> bool:
    """Whether the raid's target is beyond Me 109 range."""
    return beyond_range_of(p, p.target)


def at_the_edge(p: EaglePosition, card: int) -> bool:
    """Whether Me 109s can just reach the target, reduced (eagle:19.4a)."""
    return ADVANCED in p.options and p.data.targets[card].edge and beyond_range_of(p, card)


def cards_of_segment(p: EaglePosition, segment: int) -> list[int]:
    """The target cards still to be resolved in a time segment."""
    return [card for card in cards_in(p, TRACK, TARGET_CARDS) if p.planned[card] == segment + 1]


def planned_cards(p: EaglePosition) -> list[int]:
    """The target cards on the planning track that are still to be resolved."""
    return [card for card in cards_in(p, TRACK, TARGET_CARDS) if p.planned[card]]
