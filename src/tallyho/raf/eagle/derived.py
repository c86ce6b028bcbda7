"""What the rules make of a position, told with it so that no client has to know them."""

from __future__ import annotations

from tallyho.raf.damage import damaged_nets
from tallyho.raf.decks import TARGET_CARDS, cards_in
from tallyho.raf.eagle.limits import free_jabos, luftflotten_for, raid_kind, raid_limit
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.raid_plan import TIMES, free_times, window_of_clock, window_of_day
from tallyho.raf.eagle.strategy import at_the_edge, beyond_range_of, site_of
from tallyho.raf.vocabulary import HAND, LUFTFLOTTEN, RAIDS, TRACK
from tallyho.table import Json


def derived(p: EaglePosition) -> dict[str, Json]:
    """Whether the radar sees nothing, how depleted the Luftwaffe is, and what each card can be planned for."""
    return {
        "depletion_level": p.data.depletion_level[p.depletion],
        "radar_blind": damaged_nets(p) >= p.data.nets_crippled,
        "plan": _plan(p),
        "raids": {str(card): _raid(p, card) for place in (HAND, TRACK) for card in cards_in(p, place, TARGET_CARDS)},
    }


def _plan(p: EaglePosition) -> Json:
    """The segments that take one more raid, those whose fighters are assigned now, and the Jabo markers left."""
    window = window_of_clock(p) if p.settled else window_of_day(p)
    return {
        "free": [*free_times(p)],
        "fighters": [*TIMES[window.first : window.end]],
        "jabos": free_jabos(p),
    }


def _raid(p: EaglePosition, card: int) -> Json:
    """What a card is good for: which raid, most Gruppen and why, what it attacks, if Me 109s reach it, who flies."""
    limit, limited_by, rule = raid_limit(p, card)
    reach = "in" if not beyond_range_of(p, card) else "edge" if at_the_edge(p, card) else "beyond"
    return {
        "kind": RAIDS[raid_kind(p, card)],
        "limit": limit,
        "limited_by": limited_by,
        "limit_rule": rule,
        "site": p.data.sites[site_of(p, card)],
        "me109": reach,
        "luftflotten": [LUFTFLOTTEN[one] for one in luftflotten_for(p, card)],
    }
