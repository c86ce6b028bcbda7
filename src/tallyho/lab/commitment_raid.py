"""A raid of Lion from the commitment of squadrons to its end, run by the steps of the game itself.

A game in play keeps a log, a history and a way back; odds need none of that, so the steps run here on bare positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tallyho.lab.commitment_policy import RaidPolicy
from tallyho.raf.bombing import damage_told
from tallyho.raf.lion.sequence import SEQUENCE
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import HEAVY_LOSS, LIGHT_LOSS, SNAP_RAID
from tallyho.table import Args, Ask, Asks, Chance, Choice, GameOver, Jump, Luck
from tallyho.table.ask import SeenBy

Measures: TypeAlias = tuple[int, int, int, int, int, int]
"""Victory points, squadrons lost (light, heavy), Gruppen lost (light, heavy), result of bombing (3 is H)."""

Procedure: TypeAlias = Callable[[RafPosition], Asks[Jump]]

ENDS: Final = frozenset(SEQUENCE.index[name] for name in ("raid.leaving", "raid.clock", "raid.target"))
"""When one of these is about to begin, the raid can bring nothing more; the last two mean that it never came."""
EVENT_STEPS: Final = frozenset(SEQUENCE.index[name] for name in ("raid.approach-event", "raid.target-event"))


class Raid:
    """One way a raid may go: what it waits for (None: it is over), where its step began, and the step's answers."""

    __slots__ = ("ask", "at", "damage", "given", "position", "start")

    def __init__(self, position: RafPosition, at: int, start: RafPosition, given: list[str], damage: int) -> None:
        self.position = position
        self.at = at
        self.start = start
        self.given = given
        self.damage = damage
        self.ask: Chance | None = None

    def measures(self) -> Measures:
        """What stands on the VP track and in the loss boxes now, and the worst that bombs have done in this raid."""
        p = self.position
        squadrons, gruppen = p.where[: p.data.squadrons], p.where[p.data.squadrons :]
        british = squadrons.count(LIGHT_LOSS), squadrons.count(HEAVY_LOSS)
        return (p.vp, *british, gruppen.count(LIGHT_LOSS), gruppen.count(HEAVY_LOSS), self.damage)


class Raids:
    """Runs raids on copies of positions: the policy chooses; luck rolls and draws, or if there is none, the caller."""

    def __init__(self, policy: RaidPolicy, luck: Luck | None = None, *, events: bool) -> None:
        self.policy = policy
        self.luck = luck
        self.procedures: dict[int, Procedure] = {}
        for at, step in enumerate(SEQUENCE.steps):
            if step.ask is not None:
                self.procedures[at] = step.ask if events or at not in EVENT_STEPS else without_card(step.ask)

    def begun(self, position: RafPosition, at: int) -> Raid:
        """A raid that goes on from the beginning of a step."""
        raid = Raid(position.copy(), at, position, [], 0)
        self._run(raid, None, None)
        return raid

    def answered(self, raid: Raid, outcome: str) -> Raid:
        """Another raid, which goes on with this outcome of what the first waits for."""
        twin = Raid(raid.start.copy(), raid.at, raid.start, raid.given[:], raid.damage)
        running = self.procedures[raid.at](twin.position)
        next(running)
        for text in raid.given:
            running.send(text)
        twin.given.append(outcome)
        self._run(twin, running, outcome)
        return twin

    def _run(self, raid: Raid, running: Asks[Jump] | None, text: str | None) -> None:
        """Gives the running step its answer and goes on, step after step, until chance must decide or all is over."""
        p = raid.position
        p.tell = _Ear(raid).hear
        try:
            while running is not None or raid.at not in ENDS:
                if running is None:
                    running, text = self._next(raid), None
                    continue
                try:
                    ask = next(running) if text is None else running.send(text)
                except StopIteration as stop:
                    raid.at = SEQUENCE.after(raid.at, stop.value)
                    running = None
                    continue
                text = self._answer(raid, ask)
                if text is None:
                    return
        except GameOver:
            return  # so many victory points that the whole game ends (lion:16.2a)

    def _next(self, raid: Raid) -> Asks[Jump] | None:
        """Begins a step that asks; one that does not is done at once."""
        p = raid.position
        do = SEQUENCE.steps[raid.at].do
        if do is not None:
            raid.at = SEQUENCE.after(raid.at, do(p))
            return None
        raid.start = p.copy() if self.luck is None else p
        raid.given = []
        return self.procedures[raid.at](p)

    def _answer(self, raid: Raid, ask: Ask) -> str | None:
        if isinstance(ask, Chance):
            if self.luck is None:
                raid.ask = ask
                return None
            return self.luck.outcome(ask)
        assert isinstance(ask, Choice)
        text = self.policy(raid.position, ask)
        raid.given.append(text)
        return text


class _Ear:
    """Listens for the result of bombing, which the rules tell but keep nowhere in the position."""

    __slots__ = ("raid",)

    def __init__(self, raid: Raid) -> None:
        self.raid = raid

    def hear(self, key: str, rule: str, args: Args | None = None, seen_by: SeenBy = None) -> None:
        """Keeps the worst result."""
        if key == "bombed" and args is not None:
            damage = damage_told(args)
            self.raid.damage = max(self.raid.damage, 3 if damage == "H" else int(damage))


def without_card(procedure: Procedure) -> Procedure:
    """An event step as it is taken in a snap raid, which has no event cards (R-61)."""

    def step(p: RafPosition) -> Asks[Jump]:
        before = p.effects & SNAP_RAID
        p.effects |= SNAP_RAID
        jump = yield from procedure(p)
        p.effects = p.effects & ~SNAP_RAID | before
        return jump

    return step
