"""Recon (14): both sides plot hexes in secret, pay, and roll for each."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.morale import pay, settle
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.secretly import both
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.spotting import look_below
from tallyho.fbob.vocabulary import LOOK, MARKER, SIDES
from tallyho.table import DONE, Args, Asks, Choice, Json, Jump, Prompt, Reason, die, reason

PLOT: Final = Prompt("plot-recon", "fbob:14.1a")
RECON_DIE: Final = Prompt("recon-die", "fbob:14.3a")


def plot(p: FbobPosition) -> Asks[Jump]:
    """Each side lists hexes, any number of times each (fbob:14.2b)."""
    yield from both(p, _question, _decide)
    return None


def _question(p: FbobPosition, side: int) -> Choice:
    plots = len(p.plots[side])
    facts: Args = {"mp": p.mp[side], "plots": plots, "cost": recon_cost(p, plots)}
    offers = p.data.plots if recon_cost(p, plots + 1) <= p.mp[side] else (DONE,)
    return Choice(PLOT, SIDES[side], offers, facts, secret=True, why_not=partial(_why_not, p))


def recon_cost(p: FbobPosition, plots: int) -> int:
    """Half a point each, paid in whole points (fbob:14.2a, fbob:14.2c, R-10)."""
    return -(-plots // p.data.recons_per_point)


def _why_not(p: FbobPosition, answer: str) -> Reason | None:
    return Reason("recon-too-dear", "fbob:14.2d") if answer in p.data.hex else None


def _decide(p: FbobPosition, side: int, answer: str) -> None:
    p.plots = with_entry(p.plots, side, [*p.plots[side], p.data.hex[answer]])


def carry_out(p: FbobPosition) -> Asks[Jump]:
    """Both lists are shown, then a die for every plot (fbob:14.1b, fbob:14.3a)."""
    for side in range(2):
        if p.plots[side]:
            cost = recon_cost(p, len(p.plots[side]))
            pay(p, side, cost)
            hexes: list[Json] = [p.data.hexes[at] for at in p.plots[side]]
            p.reveal()
            p.tell("plotted", "fbob:14.1b", {"side": SIDES[side], "hexes": hexes, "cost": cost})
    settle(p)  # paying may leave the enemy 50 ahead (fbob:23.3a)
    for side in range(2):
        for at in p.plots[side]:
            yield from _fly_recon(p, side, at)
        p.plots = with_entry(p.plots, side, [])
    return None


def _fly_recon(p: FbobPosition, side: int, at: int) -> Asks[None]:
    facts: Args = {"side": SIDES[side], "hex": p.data.hexes[at]}
    rolled = int((yield die(RECON_DIE, 6, facts)))
    minus = p.data.modifier["recon-weather"] if p.weather else 0
    effect = p.data.recon[max(1, min(6, rolled + minus)) - 1]
    because: list[Json] = [reason("weather", "fbob:14.3a", {"value": minus})] if minus else []
    p.tell("recon", "fbob:14.3a", {**facts, "die": rolled, "effect": effect, "because": because})
    if effect in (LOOK, MARKER):
        look_below(p, side, at)  # fbob:14.3.1
    if effect == MARKER and at not in p.recon[side] and len(p.recon[side]) < p.data.markers[side][0]:
        p.recon = with_entry(p.recon, side, sorted([*p.recon[side], at]))
