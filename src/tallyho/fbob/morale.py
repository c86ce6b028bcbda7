"""Morale points (4) and victory (23)."""

from __future__ import annotations

from tallyho.fbob.fields import ENDINGS
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.vocabulary import OF_BRITISH, OF_GERMAN, SIDES
from tallyho.table import Args, GameOver, Outcome

IDLE = ENDINGS.index("idle")


def gain(p: FbobPosition, side: int, points: int, rule: str, why: str, args: Args | None = None) -> None:
    """Morale points for a side, or against it; both totals are open (fbob:4.5a)."""
    if points:
        p.mp = with_entry(p.mp, side, p.mp[side] + points)
        told: Args = {**(args or {}), "side": SIDES[side], "points": points, "total": p.mp[side], "why": why}
        p.tell("morale", rule, told)


def pay(p: FbobPosition, side: int, points: int) -> None:
    """Morale points are spent, never to below zero (fbob:6.1c)."""
    assert 0 <= points <= max(0, p.mp[side])
    p.mp = with_entry(p.mp, side, p.mp[side] - points)


def lead(p: FbobPosition) -> int:
    """The lead of the German side, negative for the British."""
    return p.mp[OF_GERMAN] - p.mp[OF_BRITISH]


def settle(p: FbobPosition) -> None:
    """Once a change of points is complete a lead of 50 ends the game at once (fbob:23.3a, R-36)."""
    if abs(lead(p)) >= p.data.sudden_death:
        side = SIDES[OF_GERMAN if lead(p) > 0 else OF_BRITISH]
        p.tell("sudden-death", "fbob:23.3a", {"side": side, "lead": abs(lead(p))})
        raise GameOver


def outcome(p: FbobPosition) -> Outcome:
    """Who leads, and by how much (fbob:23.1a, fbob:23.2a)."""
    if p.ended == IDLE:
        return Outcome(None, "draw", "idle", "fbob:4.6a")
    ahead = abs(lead(p))
    winner = SIDES[OF_GERMAN if lead(p) > 0 else OF_BRITISH]
    if ahead >= p.data.sudden_death:
        return Outcome(winner, "super-strategic", "sudden-death", "fbob:23.3a")
    level = level_of(p, ahead)
    return Outcome(None if level == "draw" else winner, level, "counted", "fbob:23.2a")


def level_of(p: FbobPosition, ahead: int) -> str:
    """The level of victory for a lead."""
    levels = ("draw", "marginal", "tactical", "strategic")
    return [level for level, least in zip(levels, p.data.leads, strict=True) if ahead >= least][-1]
