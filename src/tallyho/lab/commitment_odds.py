"""Odds at the commitment decision of Lion: what it brings to send these squadrons against the raid.

If the Gruppen of the raid are known, every die is walked, without raid events; if not, Force cards, events and dice are
sampled. In between the player's choices are those of a policy, see `commitment_policy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from tallyho.lab.commitment_policy import RaidPolicy, attack
from tallyho.lab.commitment_raid import Measures, Raid, Raids
from tallyho.lab.odds import Distribution
from tallyho.raf.leaving import DISPLAY
from tallyho.raf.lion.commitment import COMMIT, DELAY
from tallyho.raf.position import RafPosition
from tallyho.raf.units import gruppen_in
from tallyho.raf.vocabulary import ACCURATE, BOMBER, BOMBS_FIRST, SNAP_RAID
from tallyho.table import DONE, Game, Luck, TallyhoError, units_in
from tallyho.table.refusal import refusal

Counts: TypeAlias = dict[Measures, int]

DAMAGE_RESULTS: Final = ("0", "1", "2", "H")
SECONDS: Final = 0.08
"""So long samples are drawn, if no number is named."""
FEWEST: Final = 20
"""So many samples are drawn however long it takes."""


class Losses(NamedTuple):
    """Units that went to the loss boxes."""

    light: int
    heavy: int

    @property
    def all(self) -> int:
        """Both kinds together."""
        return self.light + self.heavy


class CommitmentOdds(NamedTuple):
    """What a raid brings: the change of VP, losses of both sides, and the worst result of its bombing."""

    vp: Distribution[int]
    squadrons: Distribution[Losses]
    gruppen: Distribution[Losses]
    damage: Distribution[str]
    events: bool
    """Whether raid events are in it."""

    @property
    def exact(self) -> bool:
        """Whether every die was walked."""
        return self.vp.exact

    @property
    def samples(self) -> int:
        """How many raids were sampled; 0 if it is exact."""
        return self.vp.samples

    def vp_range(self, low: float = 0.1, high: float = 0.9) -> tuple[int, int]:
        """The change of VP that is not fallen short of, and not exceeded, with these probabilities."""
        return self.vp.quantile(low), self.vp.quantile(high)

    def loses_vp(self) -> float:
        """The chance that the raid costs victory points."""
        return float(sum(share for change, share in self.vp.shares.items() if change < 0))


def commitment_odds(  # noqa: PLR0913 - all but the first two have a usual value and are passed by name
    game: Game[RafPosition],
    squadrons: Sequence[str],
    *,
    delayed: bool = False,
    events: bool | None = None,
    policy: RaidPolicy = attack,
    samples: int | None = None,
    seconds: float = SECONDS,
    luck: Luck | None = None,
) -> CommitmentOdds:
    """The odds of sending these squadrons besides those already sent, and no more; the game must ask whom to commit.

    `delayed` declares a delayed response first (lion:19.2). `events` says whether raid events happen: usually only in
    samples, since only without them all dice can be walked. `samples` fixes the number of samples, which otherwise are
    as many as `seconds` allow.
    """
    position, at = committed(game, squadrons, delayed=delayed)
    known = position.intelligence == ACCURATE or bool(position.effects & SNAP_RAID)
    snap = bool(position.effects & SNAP_RAID)
    if known and (snap or not events):
        return _odds(*walked(position, at, policy), position, 0, events=snap)
    with_events = events is None or events
    counts, number = sampled(position, at, Raids(policy, luck or Luck("odds"), events=with_events), samples, seconds)
    return _odds(counts, number, position, number, events=with_events)


def committed(game: Game[RafPosition], squadrons: Sequence[str], *, delayed: bool = False) -> tuple[RafPosition, int]:
    """The position with these squadrons sent, and the step that comes then; refuses what the game would refuse."""
    if game.ask is None or game.ask.prompt is not COMMIT:
        now = "nothing is asked" if game.ask is None else f"the question is {game.ask.prompt!r}"
        raise TallyhoError(f"odds are given when squadrons are committed (lion:7.2a), but now {now}")
    twin = game.clone()
    twin.stop_before = twin.at + 1
    ask = twin.ask
    for answer in ([DELAY] if delayed else []) + [*squadrons]:
        ask = twin.ask or ask  # nothing more is asked once all have been sent who can respond
        assert ask is not None
        if twin.stopped or answer == DONE or answer not in ask.offers:
            raise refusal(ask, answer, None)
        twin.answer(answer)
    if not twin.stopped:
        twin.answer(DONE)
    return twin.position, twin.at


def walked(position: RafPosition, at: int, policy: RaidPolicy) -> tuple[Counts, int]:
    """Every outcome of the dice without raid events, and the whole of which the counts are parts."""
    raids = Raids(policy, events=False)
    walk = _Walk(raids)
    walk.on(raids.begun(position, at), 1, 1)
    walk.end()
    whole = lcm(*walk.found)
    counts: Counts = {}
    for part, found in walk.found.items():
        for measures, weight in found.items():
            counts[measures] = counts.get(measures, 0) + weight * (whole // part)
    return counts, whole


class _Walk:
    """Walks all dice, depth first; `found[whole]` has the weights out of that whole.

    Raids that wait for their last die, that of the bombing or, if bombs have fallen first, that of the squadrons, are
    put together: what it changes depends on a few units only, wherever the others have gone.
    """

    def __init__(self, raids: Raids) -> None:
        self.raids = raids
        self.found: dict[int, Counts] = {}
        self.ending: dict[tuple[object, ...], list[tuple[Raid, int, int]]] = {}

    def on(self, raid: Raid, weight: int, whole: int) -> None:
        """Walks on from here, but not beyond the last die."""
        if raid.ask is None:
            _add(self.found, whole, raid.measures(), weight)
        elif is_last_die(raid):
            self.ending.setdefault(_decisive(raid.position), []).append((raid, weight, whole))
        else:
            total = whole * raid.ask.total()
            for number, outcome in enumerate(raid.ask.offers):
                self.on(self.raids.answered(raid, outcome), weight * raid.ask.weight(number), total)

    def end(self) -> None:
        """The last die, walked once for all raids that it changes alike."""
        for alike in self.ending.values():
            rest = _after(self.raids, alike[0][0])
            for raid, weight, whole in alike:
                before = raid.measures()
                for part, changes in rest.items():
                    for change, share in changes.items():
                        _add(self.found, whole * part, _plus(before, change), weight * share)


def _after(raids: Raids, raid: Raid) -> dict[int, Counts]:
    """What the rest of a raid changes."""
    before = raid.measures()
    changes: dict[int, Counts] = {}
    waiting = [(raid, 1, 1)]
    while waiting:
        now, weight, whole = waiting.pop()
        if now.ask is None:
            _add(changes, whole, _minus(now.measures(), before), weight)
            continue
        total = whole * now.ask.total()
        waiting += [
            (raids.answered(now, outcome), weight * now.ask.weight(number), total)
            for number, outcome in enumerate(now.ask.offers)
        ]
    return changes


def is_last_die(raid: Raid) -> bool:
    """Whether the raid waits for the bombing or the squadrons' attack with which it will end."""
    assert raid.ask is not None
    bombs_first = raid.position.effects & BOMBS_FIRST
    return raid.ask.prompt.key == ("squadron-attack" if bombs_first else "bombing")


def _decisive(p: RafPosition) -> tuple[object, ...]:
    """What the last die depends on: effects and the units still in the raid.

    Of Gruppen that only have to bomb, type and strength are enough (lion:11b, lion:11d). A VP total that ends the game
    makes no difference: it is reached when the die has done all it does.
    """
    data = p.data
    if p.effects & BOMBS_FIRST:
        return (p.effects, *((unit, p.where[unit], p.full[unit]) for box in DISPLAY for unit in units_in(p.where, box)))
    gruppen = [(data.type[unit], data.bombing[p.full[unit]][unit]) for unit in gruppen_in(p, BOMBER)]
    return (p.effects, *sorted(gruppen))


def sampled(position: RafPosition, at: int, raids: Raids, samples: int | None, seconds: float) -> tuple[Counts, int]:
    """Raids at random, so many or as long as there is time, and their number."""
    counts: Counts = {}
    number = 0
    until = perf_counter() + seconds
    while number < samples if samples is not None else number < FEWEST or perf_counter() < until:
        measures = raids.begun(position, at).measures()
        counts[measures] = counts.get(measures, 0) + 1
        number += 1
    return counts, number


def _odds(counts: Counts, whole: int, position: RafPosition, samples: int, *, events: bool) -> CommitmentOdds:
    """The distributions of each measure, as changes from the position before the raid."""
    before = Raid(position, 0, position, [], 0).measures()
    vp: dict[int, int] = {}
    squadrons: dict[Losses, int] = {}
    gruppen: dict[Losses, int] = {}
    damage: dict[str, int] = {}
    for measures, weight in counts.items():
        change, light, heavy, german_light, german_heavy, worst = _minus(measures, before)
        british, german, result = Losses(light, heavy), Losses(german_light, german_heavy), DAMAGE_RESULTS[worst]
        vp[change] = vp.get(change, 0) + weight
        squadrons[british] = squadrons.get(british, 0) + weight
        gruppen[german] = gruppen.get(german, 0) + weight
        damage[result] = damage.get(result, 0) + weight
    return CommitmentOdds(
        Distribution({value: Fraction(weight, whole) for value, weight in vp.items()}, samples),
        Distribution({value: Fraction(weight, whole) for value, weight in squadrons.items()}, samples),
        Distribution({value: Fraction(weight, whole) for value, weight in gruppen.items()}, samples),
        Distribution({value: Fraction(weight, whole) for value, weight in damage.items()}, samples),
        events,
    )


def _add(found: dict[int, Counts], whole: int, measures: Measures, weight: int) -> None:
    counts = found.setdefault(whole, {})
    counts[measures] = counts.get(measures, 0) + weight


def _plus(one: Measures, other: Measures) -> Measures:
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return a + u, b + v, c + w, d + x, e + y, f + z


def _minus(one: Measures, other: Measures) -> Measures:
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return a - u, b - v, c - w, d - x, e - y, f - z
