"""What may be planned: eligibility, sizes, Luftflotten, Jabos, the demands of high command (eagle:5, eagle:19.2)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.decks import TARGET_CARDS
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import (
    DECOY,
    MAJOR_RAID,
    SECONDARY_TARGET,
    beyond_range_of,
    cards_on,
    on_card,
    planned_cards,
)
from tallyho.raf.score import ADVANCED, CAMPAIGN, THIN_BLUE_LINE
from tallyho.raf.vocabulary import (
    AIRBASE,
    CITY,
    HAND,
    HEAVY_LOSS,
    LF2,
    LF3,
    LF3_TO_LF2,
    LIGHT_LOSS,
    LONDON,
    MAJOR,
    ME109,
    PLANNED,
    TRACK,
)
from tallyho.table import Args, Json, Reason, reason
from tallyho.table.boxes import units_in

WANTED_JU87: Final = 2
LOST_JU87: Final = 3
DEMANDING: Final = 2
"""So many valid cards of a kind make high command demand one of them (eagle:19.2b, eagle:19.2c)."""


def raid_kind(p: EaglePosition, card: int) -> int:
    """What a card is good for: no raid, a minor or a major one, by priority and strategic value (eagle:5.1d)."""
    target = p.data.targets[card]
    usual, depleted = p.data.eligibility[p.priority[target.type], target.value]
    return depleted if p.depleted else usual


def raids_planned(p: EaglePosition) -> int:
    """The raids of the day: those on the track while it is planned, later the number it was planned with."""
    return p.raids or p.cards.count(TRACK, *TARGET_CARDS)


def raid_limit(p: EaglePosition, card: int) -> tuple[int, str, str]:
    """The most Gruppen a card takes, with the key and the rule of what sets it (eagle:5.4c to eagle:5.4g)."""
    data = p.data
    major = raid_kind(p, card) == MAJOR
    if card in p.strategy_on:
        if on_card(p, card, DECOY):
            return 0, "limit-decoy", "eagle:5.4b"
        if on_card(p, card, MAJOR_RAID):
            most = max(data.strategies[number].gruppen for number in cards_on(p, card))
            return most, "limit-coordination", "eagle:5.4f" if major else "eagle:5.4d"
    if not major:
        return data.minor_limit, "limit-minor", "eagle:5.4c"
    if p.depleted:
        return data.most_gruppen, "limit-depleted", "eagle:5.4g"
    return data.raid_limit[raids_planned(p)], "limit-major", "eagle:5.4e"


def gruppen_on(p: EaglePosition, card: int) -> list[int]:
    """The Gruppen assigned to a card."""
    where = p.where
    return [unit for unit in units_in(p.raid_of, card) if where[unit] == PLANNED]


def luftflotte_fits(p: EaglePosition, unit: int, card: int) -> bool:
    """Whether a Gruppe may fly to a card's area (eagle:5.4h)."""
    return p.data.luftflotte[unit] in luftflotten_for(p, card)


def luftflotten_for(p: EaglePosition, card: int) -> tuple[int, ...]:
    """Who may fly to a card's area: its own Luftflotte, or also LF3 to LF2 (eagle:5.4h, eagle:5.4i, R-42)."""
    area = p.data.targets[card].luftflotte
    return (LF2, LF3) if area == LF2 and p.effects & LF3_TO_LF2 else (area,)


def ready(p: EaglePosition, unit: int) -> bool:
    """Whether a Gruppe stands at its airbase on its full side (eagle:2.21d, eagle:5.3a, eagle:5.32)."""
    return p.where[unit] == AIRBASE and bool(p.full[unit])


def free_jabos(p: EaglePosition) -> int:
    """The Jabo markers that can still be given out (eagle:19.3a, eagle:19b)."""
    if ADVANCED not in p.options or p.day < p.data.jabo_day or p.scenario not in (THIN_BLUE_LINE, CAMPAIGN):
        return 0
    return p.data.jabo_markers - sum(p.jabo)


# What the player is told when an assignment is not possible.


def why_not_gruppe(p: EaglePosition, unit: int, card: int) -> Reason | None:
    """What forbids a Gruppe to join a raid; None if nothing does."""
    name = p.data.names[unit]
    facts: Args = {"gruppe": name, "card": card, "site": p.data.site_name[p.data.targets[card].site]}
    if p.where[unit] == PLANNED:
        return Reason("gruppe-planned", "eagle:5b", {**facts, "raid": p.raid_of[unit]})
    if p.where[unit] != AIRBASE:
        return Reason("gruppe-away", "eagle:5.2" if p.data.is_bomber[unit] else "eagle:5.32", facts)
    if not p.full[unit]:
        return Reason("gruppe-reduced", "eagle:2.21d" if p.data.is_bomber[unit] else "eagle:5.3a", facts)
    if not luftflotte_fits(p, unit, card):
        return Reason("other-luftflotte", "eagle:5.4h", facts)
    limit, key, rule = raid_limit(p, card)
    if len(gruppen_on(p, card)) >= limit:
        return Reason(key, rule, {**facts, "limit": limit, "raids": raids_planned(p)})
    return None


def why_not_jabo(p: EaglePosition, unit: int, card: int) -> Reason | None:
    """What forbids a Gruppe to carry bombs in a raid; None if nothing does."""
    facts: Args = {"gruppe": p.data.names[unit], "card": card}
    if ADVANCED not in p.options or p.scenario not in (THIN_BLUE_LINE, CAMPAIGN):
        return Reason("no-jabos", "eagle:19b", facts)
    if p.data.type[unit] != ME109:
        return Reason("only-me109-jabo", "eagle:19.3a", facts)
    if p.day < p.data.jabo_day:
        return Reason("jabos-later", "eagle:19.3a", facts)
    if not free_jabos(p):
        return Reason("no-jabo-marker", "eagle:19.3a", facts)
    if beyond_range_of(p, card):
        return Reason("jabo-range", "eagle:19.4c", facts)
    return why_not_gruppe(p, unit, card)


# What a plan still lacks.


def shortcomings(p: EaglePosition) -> list[Json]:
    """Everything that keeps the plan of the day from being confirmed, as reasons to show."""
    found: list[Json] = []
    for card in planned_cards(p):
        number = p.raid_of.count(card)
        if not number:
            continue
        limit, key, rule = raid_limit(p, card)
        if number > limit:
            found.append(_of_card(p, f"too-many-{key}", rule, card, {"number": number, "limit": limit}))
    if ADVANCED in p.options:
        found += _demands(p)
    return found


def _of_card(p: EaglePosition, key: str, rule: str, card: int, facts: Args) -> Json:
    return reason(key, rule, {"card": card, "site": p.data.site_name[p.data.targets[card].site], **facts})


def _demands(p: EaglePosition) -> list[Json]:
    """What high command still demands (eagle:19.2a, eagle:19.2b, eagle:19.2c)."""
    found: list[Json] = []
    wanted, flying = ju87_wanted(p), sum(p.where[unit] == PLANNED for unit in p.data.ju87)
    if flying < wanted:
        found.append(reason("demand-ju87", "eagle:19.2a", {"wanted": wanted, "number": flying}))
    valid = [card for card in p.data.targets if p.cards[card] in (HAND, TRACK)]
    double = [card for card in valid if p.data.targets[card].vp_double]
    if _demanded(p, double):
        found.append(reason("demand-double", "eagle:19.2b", {"cards": [*double]}))
    london = [card for card in valid if p.data.targets[card].sector == LONDON and p.data.targets[card].type == CITY]
    if _demanded(p, london):
        found.append(reason("demand-london", "eagle:19.2c", {"cards": [*london]}))
    return found


def _demanded(p: EaglePosition, cards: list[int]) -> bool:
    """Whether one of these cards must still be raided: not if nobody in the Luftflotte could."""
    if len(cards) < DEMANDING or any(_raided(p, card) for card in cards):
        return False
    able = [unit for unit in range(p.data.squadrons, p.data.units) if _able(p, unit)]
    return any(luftflotte_fits(p, unit, card) for card in cards for unit in able)


def _raided(p: EaglePosition, card: int) -> bool:
    """Whether a raid on the card's own target is planned: no decoy, and none on its secondary target (eagle:R-80)."""
    return p.cards[card] == TRACK and not on_card(p, card, DECOY) and not on_card(p, card, SECONDARY_TARGET)


def ju87_wanted(p: EaglePosition) -> int:
    """How many Ju 87 Gruppen must fly today: two, or as many as there are and can reach a card (eagle:19.2a)."""
    where = p.where
    if sum(where[unit] in (LIGHT_LOSS, HEAVY_LOSS) for unit in p.data.ju87) >= LOST_JU87:
        return 0
    cards = [card for card in p.data.targets if p.cards[card] in (HAND, TRACK)]
    able = [unit for unit in p.data.ju87 if _able(p, unit) and any(luftflotte_fits(p, unit, card) for card in cards)]
    return min(WANTED_JU87, len(able))


def _able(p: EaglePosition, unit: int) -> bool:
    """Whether a Gruppe can fly today, or is to."""
    return p.where[unit] == PLANNED or ready(p, unit)
