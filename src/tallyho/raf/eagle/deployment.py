"""Raid deployment: which raid flies, and who does what in it (eagle:4.II.1, eagle:6.1, eagle:19.2d, eagle:19.4)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import (
    DECOY,
    ESCORT_COORDINATION_CARD,
    LOW_LEVEL_CARD,
    PATHFINDERS_CARD,
    at_the_edge,
    beyond_me109,
    cards_of_segment,
    on_raid,
    site_attacked,
    strikes_forward,
)
from tallyho.raf.score import ADVANCED, GERMAN
from tallyho.raf.units import gruppen_in, has_gruppen, named
from tallyho.raf.vocabulary import (
    BOMBER,
    BOXES,
    CHANNEL_PATROL,
    CLOCK,
    CLOSE_ESCORT,
    ESCORT_COORDINATION,
    FALSE_RAID,
    HUNT,
    JU87,
    LOW_LEVEL,
    ME109,
    NO_RAID,
    OF_A_RAID,
    PATHFINDERS,
    PLANNED,
    SECTORS,
    TWELVE_GROUP,
)
from tallyho.table import Args, Asks, Choice, Jump, Prompt, Reason

CHOOSE: Final = Prompt("choose-raid", "eagle:6.1a")
PATROL_CHANNEL: Final = Prompt("channel-patrol", "eagle:6.1e")
DEPLOY_ME109: Final = Prompt("deploy-me109", "eagle:6.1i")
DEPLOY_ME110: Final = Prompt("deploy-me110", "eagle:6.1c")
REST: Final = "rest "
MISSIONS: Final = tuple(BOXES[box] for box in (HUNT, CLOSE_ESCORT, BOMBER, CHANNEL_PATROL))
ONLY_ME109: Final = {
    BOXES[HUNT]: ("only-me109-hunt", "eagle:6.1k"),
    BOXES[CHANNEL_PATROL]: ("only-me109-patrol", "eagle:6.1n"),
}
FAR_SECTOR: Final = SECTORS.index("3/10")
OXFORD: Final = "oxford"
"""Where elite Me 110s arrive reduced, besides 12 Group (eagle:19.4e); Oxford is all that is so far off in 4/10."""


def choose(p: EaglePosition) -> Asks[Jump]:
    """The player picks the raid of this time segment that is flown now (eagle:5.12b, eagle:6.1a)."""
    cards = [str(card) for card in cards_of_segment(p, p.clock)]
    p.effects &= ~OF_A_RAID
    p.approach = p.event = p.size = 0
    p.raid = NO_RAID
    p.target = 0
    if not cards:
        return "raid.clock"
    p.target = int(cards[0] if len(cards) == 1 else (yield Choice(CHOOSE, GERMAN, cards, {"time": CLOCK[p.clock]})))
    site = p.data.site_name[site_attacked(p)]
    p.tell(
        "raid-flies",
        "eagle:4.II.1",
        {"card": p.target, "site": site, "time": CLOCK[p.clock], "forward": strikes_forward(p)},
    )
    return None


def deployment(p: EaglePosition) -> Asks[Jump]:
    """All Gruppen of the raid enter the Raid Display (eagle:6.1)."""
    if on_raid(p, DECOY):
        p.effects |= FALSE_RAID
        p.tell("decoy-flies", "eagle:5.4b", {"card": p.target})
        return None
    _bombers(p)
    yield from _deploy_type(p, DEPLOY_ME110, _undecided(p, me109=False))
    yield from _channel_patrol(p)
    yield from _deploy_type(p, DEPLOY_ME109, _undecided(p, me109=True))
    _strategy_effects(p)
    _tell_deployed(p)
    return None


def _bombers(p: EaglePosition) -> None:
    """Bombers and Jabos go to the Bomber Box (eagle:6.1b, eagle:19.3a)."""
    gruppen = _undecided(p)
    p.size = p.size or len(gruppen)
    for unit in gruppen:
        if p.data.is_bomber[unit] or p.jabo[unit]:
            p.where[unit] = BOMBER


def _channel_patrol(p: EaglePosition) -> Asks[None]:
    """Me 109s guard the way home before they do anything else; out of range they do nothing else (eagle:6.1e, 6.1f)."""
    wanted = channel_patrol_wanted(p)
    while me109s := _undecided(p, me109=True):
        left = wanted - len(gruppen_in(p, CHANNEL_PATROL))
        if left <= 0:
            return
        if left >= len(me109s):
            for unit in me109s:
                p.where[unit] = CHANNEL_PATROL
            return
        answer = yield Choice(PATROL_CHANNEL, GERMAN, named(p, me109s), {"left": left, "wanted": wanted})
        p.where[p.data.number[answer]] = CHANNEL_PATROL


def channel_patrol_wanted(p: EaglePosition) -> int:
    """How many Me 109s must patrol the Channel: by bombers in the Bomber Box, all if the target is too far."""
    if beyond_me109(p) and not at_the_edge(p, p.target):
        return p.data.units
    bombers = sum(p.data.is_bomber[unit] for unit in gruppen_in(p, BOMBER))  # eagle:6.1g, R-49
    return p.data.channel_patrol[bombers]


def _deploy_type(p: EaglePosition, prompt: Prompt, units: list[int]) -> Asks[None]:
    """Fighters of one type get their missions, one by one or all that are left at once (eagle:6.1c, eagle:6.1i)."""
    while units:
        unit = units[0]
        boxes = missions(p, unit)
        answer = BOXES[boxes[0]]
        if len(boxes) > 1:
            offers = [BOXES[box] for box in boxes]
            if len(units) > 1:
                offers += [REST + BOXES[box] for box in boxes if _all_may(p, units, box)]
            facts: Args = {"gruppe": p.data.names[unit], "left": len(units), "escorts_wanted": escorts_wanted(p)}
            answer = yield Choice(prompt, GERMAN, offers, facts, why_not=partial(why_not_mission, p, unit))
        box = BOXES.index(answer.removeprefix(REST))
        for one in units if answer.startswith(REST) else units[:1]:
            place(p, one, box)
        units = [one for one in units if p.where[one] == PLANNED]


def place(p: EaglePosition, unit: int, box: int) -> None:
    """A fighter gets its mission; at the edge of range and beyond it arrives reduced (eagle:19.4b, eagle:19.4e)."""
    p.where[unit] = box
    if p.data.type[unit] == ME109:
        tired = at_the_edge(p, p.target) and box != CHANNEL_PATROL
    else:
        tired = too_far_for_elite(p, unit)
    if tired:
        p.full[unit] = 0
        p.tell(
            "at-edge-of-range",
            "eagle:19.4b" if p.data.type[unit] == ME109 else "eagle:19.4e",
            {"gruppe": p.data.names[unit]},
        )


def too_far_for_elite(p: EaglePosition, unit: int) -> bool:
    """Whether an elite Me 110 Gruppe loses its Me 109s on the way (eagle:19.4e, R-06)."""
    if ADVANCED not in p.options or not p.data.elite[unit]:
        return False
    site = site_attacked(p)
    sector = p.data.site_sector[site]
    return sector == FAR_SECTOR or p.data.group[sector] == TWELVE_GROUP or p.data.sites[site] == OXFORD


def missions(p: EaglePosition, unit: int) -> list[int]:
    """The boxes a fighter may go to now, so that all others can still be deployed by the rules."""
    boxes: list[int] = []
    me109 = p.data.type[unit] == ME109
    if _somebody_to_escort(p):
        boxes.append(CLOSE_ESCORT)
    if _others_escort(p):
        boxes.append(BOMBER)
        if me109 and not _strafer_missing(p):
            boxes.append(HUNT)
            if at_the_edge(p, p.target):
                boxes.append(CHANNEL_PATROL)
    return boxes


def _others_escort(p: EaglePosition) -> bool:
    """Whether high command's escort is met without this fighter, by those there and those to come (eagle:19.2d)."""
    wanted = escorts_wanted(p)
    if not wanted:
        return True
    return len(gruppen_in(p, CLOSE_ESCORT)) + len(_free(p)) - 1 >= wanted


def escorts_wanted(p: EaglePosition) -> int:
    """How many fighters must escort: half the bombers, or all when depleted with a positive total (eagle:19.2)."""
    if ADVANCED not in p.options:
        return 0
    bombers = sum(p.data.is_bomber[unit] for unit in gruppen_in(p, BOMBER))  # eagle:19.2g: not Jabos
    return bombers if p.depleted and p.vp > 0 else (bombers + 1) // 2


def _free(p: EaglePosition) -> list[int]:
    """The fighters without a mission that need not patrol the Channel."""
    undecided = _undecided(p)
    me109s = [unit for unit in undecided if p.data.type[unit] == ME109]
    patrol = max(0, min(len(me109s), channel_patrol_wanted(p) - len(gruppen_in(p, CHANNEL_PATROL))))
    return undecided[: len(undecided) - patrol]


def _somebody_to_escort(p: EaglePosition) -> bool:
    """Close escort needs a Gruppe in the Bomber Box once all are deployed (eagle:6.1d, eagle:6.1j, R-62)."""
    return has_gruppen(p, BOMBER) or len(_free(p)) > 1


def _strafer_missing(p: EaglePosition) -> bool:
    """Whether the last fighter must strafe, because others escort an empty Bomber Box (R-62)."""
    return not has_gruppen(p, BOMBER) and has_gruppen(p, CLOSE_ESCORT) and len(_free(p)) <= 1


def _all_may(p: EaglePosition, units: list[int], box: int) -> bool:
    """Whether all these fighters may take the same mission."""
    others = len(_free(p)) - len(units)
    somebody_bombs = has_gruppen(p, BOMBER) or others > 0
    if box == CLOSE_ESCORT:
        return somebody_bombs
    if box != BOMBER and has_gruppen(p, CLOSE_ESCORT) and not somebody_bombs:
        return False
    return len(gruppen_in(p, CLOSE_ESCORT)) + others >= escorts_wanted(p)


def _undecided(p: EaglePosition, *, me109: bool | None = None) -> list[int]:
    """Gruppen of the raid without a mission: all, only Me 109s, or only others."""
    found = [unit for unit in gruppen_in(p, PLANNED) if p.raid_of[unit] == p.target]
    return [unit for unit in found if me109 is None or (p.data.type[unit] == ME109) == me109]


def _strategy_effects(p: EaglePosition) -> None:
    """The strategy cards on the raid take effect (eagle:15.1c); Ju 87s do not fly low."""
    if on_raid(p, ESCORT_COORDINATION_CARD):
        p.effects |= ESCORT_COORDINATION
    if on_raid(p, PATHFINDERS_CARD):
        p.effects |= PATHFINDERS
    bombers = [unit for unit in gruppen_in(p, BOMBER) if p.data.is_bomber[unit]]
    if on_raid(p, LOW_LEVEL_CARD) and any(p.data.type[unit] != JU87 for unit in bombers):
        p.effects |= LOW_LEVEL


def _tell_deployed(p: EaglePosition) -> None:
    boxes = (("hunters", HUNT), ("escorts", CLOSE_ESCORT), ("bombers", BOMBER), ("patrollers", CHANNEL_PATROL))
    facts: Args = {key: [*named(p, gruppen_in(p, box))] for key, box in boxes}
    p.tell("raid-deployed", "eagle:6.1a", {**facts, "number": p.size})


def why_not_mission(p: EaglePosition, unit: int, answer: str) -> Reason | None:
    """Why a fighter, or all that are left, cannot take a mission."""
    word = answer.removeprefix(REST)
    me109 = p.data.type[unit] == ME109
    last = len(_undecided(p, me109=me109)) == 1
    if word not in MISSIONS or (last and answer != word):
        return None
    facts: Args = {"gruppe": p.data.names[unit], "wanted": escorts_wanted(p)}
    if not me109 and word in ONLY_ME109:
        return Reason(*ONLY_ME109[word], facts)
    if word == BOXES[CHANNEL_PATROL] and not at_the_edge(p, p.target):
        return Reason("patrol-complete", "eagle:6.1o", facts)
    if word == BOXES[CLOSE_ESCORT]:
        return Reason("nobody-to-escort", "eagle:6.1j" if me109 else "eagle:6.1d", facts)
    if escorts_wanted(p):
        rule = "eagle:19.2e" if p.depleted and p.vp > 0 else "eagle:19.2d"
        return Reason("escort-first", rule, facts)
    return Reason("strafer-missing", "eagle:6.1j", facts)
