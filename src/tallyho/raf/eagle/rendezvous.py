"""The rendezvous check: whether the Gruppen of a raid find each other (eagle:6.3)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.conditions import gruppen_in_raid
from tallyho.raf.eagle.component_charts import Rendezvous
from tallyho.raf.eagle.departures import after_leaving
from tallyho.raf.eagle.detection import raiders
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import MAJOR_RAID, on_raid
from tallyho.raf.leaving import leave
from tallyho.raf.units import named
from tallyho.raf.vocabulary import FLOWN, LETTERS, LUFTFLOTTEN, NONE, TRACK, WEATHERS
from tallyho.table import Asks, Json, Jump, Prompt, die, reason
from tallyho.table.boxes import units_in

RENDEZVOUS_DIE: Final = die(Prompt("rendezvous", "eagle:6.3a"))
FAILURE_DIE: Final = die(Prompt("rendezvous-failure", "eagle:6.3b"))


def rendezvous(p: EaglePosition) -> Asks[Jump]:
    """The die names a situation; if the raid is in it, a second die says who suffers (eagle:4.II.3)."""
    roll = int((yield RENDEZVOUS_DIE))
    fails, because = judged(p, p.data.rendezvous[roll - 1], f"eagle:chart.rendezvous.{roll}")
    p.tell("rendezvous-failed" if fails else "rendezvous-kept", "eagle:6.3a", {"die": roll, "because": because})
    if fails:
        suffer(p, int((yield FAILURE_DIE)))
    return None


def suffer(p: EaglePosition, roll: int) -> None:
    """All Gruppen with a letter are reduced where they stand or leave the raid (eagle:6.3b, eagle:6.3c)."""
    letter, leaves = p.data.rendezvous_failure[roll - 1]
    gruppen = [unit for unit in raiders(p) if p.data.letter[unit] == letter]
    coordinated = leaves and on_raid(p, MAJOR_RAID)
    facts: dict[str, Json] = {"die": roll, "letter": LETTERS[letter], "gruppen": [*named(p, gruppen)]}
    if leaves and not coordinated:
        for unit in gruppen:
            leave(p, unit)
        p.tell("rendezvous-leaves", "eagle:6.3c", facts)
        after_leaving(p)
        return
    for unit in gruppen:
        p.full[unit] = 0  # nothing more happens to one that is reduced already (eagle:19.4d)
    if coordinated:
        facts["because"] = [reason("rendezvous-coordinated", "eagle:15.1c")]
    p.tell("rendezvous-reduced", "eagle:6.3c" if coordinated else "eagle:6.3b", facts)


def judged(p: EaglePosition, row: Rendezvous, rule: str) -> tuple[bool, list[Json]]:
    """Whether the situation of a row is that of the raid; what makes it so, or what is missing."""
    facts = situation(p, row, rule)
    missing: list[Json] = [shown for holds, shown in facts if not holds]
    return not missing, missing or [shown for _, shown in facts]


def situation(p: EaglePosition, row: Rendezvous, rule: str) -> list[tuple[bool, Json]]:
    """Everything that a row asks for, whether it holds, and the reason to show."""
    facts: list[tuple[bool, Json]] = []
    target = p.data.targets[p.target]
    raids = raids_of_segment(p)
    if row.same_luftflotte != NONE:
        own = [card for card in raids if p.data.targets[card].luftflotte == target.luftflotte]
        facts.append(_at_least("luftflotte", len(own), row.same_luftflotte, rule, LUFTFLOTTEN[target.luftflotte]))
    if row.raids != NONE:
        facts.append(_at_least("raids", len(raids), row.raids, rule))
    if row.weather != NONE:
        weather = p.weather[target.luftflotte]
        shown = reason("rendezvous-weather", rule, {"weather": WEATHERS[weather], "wanted": WEATHERS[row.weather]})
        facts.append((weather == row.weather, shown))
    if row.gruppen != NONE:
        facts.append(_at_least("gruppen", gruppen_in_raid(p), row.gruppen, rule))
    if row.undepleted:
        facts.append((not p.depleted, reason("rendezvous-depleted" if p.depleted else "rendezvous-at-strength", rule)))
    return facts


def raids_of_segment(p: EaglePosition) -> list[int]:
    """The raids of the time segment, those already flown and decoys included (eagle:6.32)."""
    return [card for card in units_in(p.planned, p.clock + 1) if p.cards[card] in (TRACK, FLOWN)]


def _at_least(kind: str, count: int, least: int, rule: str, luftflotte: str = "") -> tuple[bool, Json]:
    facts: dict[str, Json] = {"count": count, "least": least}
    if luftflotte:
        facts["luftflotte"] = luftflotte
    return count >= least, reason(f"rendezvous-{kind}", rule, facts)
