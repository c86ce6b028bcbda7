"""The bombardment of a raid, with Jabos among the bombers (eagle:10, eagle:19.1c, eagle:19.3)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.bombing import SPARED, Bombs, bombing, bombing_strength
from tallyho.raf.damage import damaged_nets
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import site_attacked, strikes_forward
from tallyho.raf.leaving import escorts_strafe
from tallyho.raf.units import gruppen_in, has_squadrons, named
from tallyho.raf.vocabulary import BOMBED, BOMBER, BOMBS_FIRST, HEADQUARTERS, JU87, LOW_LEVEL, RESPONDED
from tallyho.table import Asks, Jump

SPARED_WITH_HEADQUARTERS: Final = (*SPARED, HEADQUARTERS)


def bombardment(p: EaglePosition) -> Asks[Jump]:
    """All Gruppen in the Bomber Box bomb the target; Jabos are ordinary fighters from then on (eagle:4.II.11a)."""
    if p.effects & BOMBS_FIRST and p.effects & RESPONDED and not has_squadrons(p, BOMBER):
        escorts_strafe(p, "eagle:8.2f")  # nobody will intercept: the bombs fall as they always do
    gruppen = gruppen_in(p, BOMBER)
    p.effects |= BOMBED
    if gruppen:
        nets = damaged_nets(p)
        yield from bombing(p, bombs_of(p, gruppen))
        tell_blind(p, nets)
    drop_markers(p)
    return "raid.squadron-interception" if p.effects & BOMBS_FIRST else None


def bombs_of(p: EaglePosition, gruppen: list[int]) -> Bombs:
    """What the raid drops on the site it attacks; Jabos are bombers now, other fighters strafe (eagle:19.3g)."""
    site = site_attacked(p)
    jabos = [unit for unit in gruppen if p.jabo[unit]]
    others = [unit for unit in gruppen if not p.jabo[unit]]
    bombers = [unit for unit in others if p.data.is_bomber[unit]] + jabos
    strength = bombing_strength(p, others, p.data.site_type[site])
    strength += sum(p.data.jabo_bombing[p.full[unit]] for unit in jabos)
    low_level = bool(p.effects & LOW_LEVEL) and any(p.data.type[unit] != JU87 for unit in bombers)
    return Bombs(site, bombers, strength, strikes_forward(p), low_level, spared(p))


def spared(p: EaglePosition) -> tuple[int, ...]:
    """What is not damaged if it is non-essential; some cards add headquarters (eagle:event.non-essential-target.b)."""
    card = p.data.events.get(p.event)
    event = None if card is None else card.target
    return SPARED_WITH_HEADQUARTERS if event is not None and event.also_headquarters else SPARED


def tell_blind(p: EaglePosition, before: int) -> None:
    """Once enough radar nets are damaged none of them helps detection (eagle:10.21d)."""
    nets = damaged_nets(p)
    if before < p.data.nets_crippled <= nets:
        p.tell("radar-blind", "eagle:10.21d", {"nets": nets})


def drop_markers(p: EaglePosition) -> None:
    """Jabo markers come off right after bombing (eagle:19.3h)."""
    jabos = [unit for unit in gruppen_in(p, BOMBER) if p.jabo[unit]]
    for unit in jabos:
        p.jabo[unit] = 0
    if jabos:
        p.tell("jabos-have-bombed", "eagle:19.3h", {"gruppen": [*named(p, jabos)]})
