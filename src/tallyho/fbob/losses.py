"""Units that leave play: eliminated, recycled (6.5), Fakes that are seen through (20.6); and their aces (19)."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.morale import gain
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.vocabulary import (
    ACE_LOST,
    ACE_OF,
    ACES,
    FAKE,
    GONE,
    IN_PLAY,
    POOL,
    RECYCLING,
    SIDES,
    other,
)
from tallyho.table import Args, Asks, Choice, Prompt

ACE_TO: Final = Prompt("ace-to", "fbob:19.4c")


def off_the_map(p: FbobPosition, unit: int, place: int) -> None:
    """A unit leaves the map; all that was so of it ends, night training too (fbob:24.5b, fbob:24.5c)."""
    p.place[unit] = place
    p.at[unit] = p.origin[unit] = p.data.nowhere
    p.group[unit] = p.used[unit] = p.took_off[unit] = p.box[unit] = p.fastest[unit] = 0
    p.marks[unit] = p.training[unit] = p.spotted[unit] = p.unseen[unit] = 0
    p.note = with_entry(p.note, unit, "")


def eliminate(p: FbobPosition, unit: int, rule: str, ace: str = ACE_LOST) -> Asks[None]:
    """A unit is eliminated: the enemy scores for it (R-64), and it may be bought again (fbob:6.3a)."""
    if p.data.klass[unit] == FAKE:  # fbob:20.6g, fbob:20.6i
        p.reveal()
        see_through(p, unit)
        return
    side = p.data.units[unit].side
    aces = p.ace[unit]
    p.ace[unit] = 0
    was_known = p.spotted[unit]
    off_the_map(p, unit, POOL)
    if not was_known:
        p.reveal()
    p.tell("eliminated", rule, {"unit": p.data.names[unit], "side": SIDES[side]})
    gain(p, other(side), p.data.score[unit], "fbob:4.1a", "unit-lost", {"unit": p.data.names[unit]})
    yield from _aces_of(p, unit, aces, ace)


def recycle(p: FbobPosition, unit: int, months: int, rule: str, ace: str) -> Asks[None]:
    """A unit is out of play for some months; past the scenario's end it is gone for good (fbob:6.5a, fbob:6.6a)."""
    back = p.month + months
    aces = p.ace[unit]
    late = back > p.last_month
    if not p.spotted[unit]:
        p.reveal()
    off_the_map(p, unit, GONE if late else RECYCLING)
    p.back[unit] = 0 if late else back
    facts: Args = {"unit": p.data.names[unit], "side": SIDES[p.data.units[unit].side], "months": months, "month": back}
    p.tell("gone" if late else "recycled", "fbob:6.6a" if late else rule, facts)
    if ace != "stays" or late:
        p.ace[unit] = 0
        yield from _aces_of(p, unit, aces, ace)


def _aces_of(p: FbobPosition, unit: int, aces: int, fate: str) -> Asks[None]:
    """Aces without their unit are lost with it, or go to another unit of their type (fbob:19.4c, fbob:19.5a, R-60)."""
    kind = ACE_OF[p.data.klass[unit]]
    side = p.data.units[unit].side
    for _ in range(aces):
        facts: Args = {"unit": p.data.names[unit], "side": SIDES[side], "ace": ACES[kind]}
        fit = [one for one in p.data.of_side[side] if p.place[one] in IN_PLAY and ACE_OF[p.data.klass[one]] == kind]
        if fate == ACE_LOST or not fit:
            p.tell("ace-lost", "fbob:19.5a" if fate == ACE_LOST else "fbob:19.4d", facts)
            continue
        answer = yield Choice(ACE_TO, SIDES[side], p.names(fit), facts, secret=True)
        _join(p, p.data.unit[answer])
        p.reveal()  # all see that the marker has gone elsewhere
        p.tell("ace-parted", "fbob:19.4c", facts)
        p.tell("ace-joins", "fbob:19.4c", {**facts, "unit": answer}, seen_by=(SIDES[side],))


def _join(p: FbobPosition, unit: int) -> None:
    """An ace joins a unit; of one that was examined on the ground the enemy does not see it (R-87)."""
    p.ace[unit] += 1
    p.unseen[unit] += p.hides_who_joins(unit)


def see_through(p: FbobPosition, unit: int) -> None:
    """A Fake is spotted: it is removed at once and comes back in the next month (fbob:20.6e, fbob:20.6i)."""
    late = p.month + 1 > p.last_month
    facts: Args = {"unit": p.data.names[unit]}
    off_the_map(p, unit, GONE if late else RECYCLING)
    p.back[unit] = 0 if late else p.month + 1
    p.tell("fake-seen", "fbob:20.6e", facts)
