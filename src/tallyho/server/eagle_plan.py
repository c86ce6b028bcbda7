"""Help with the plan of a raid day of Eagle: suggestions, and what awaits each raid."""

from __future__ import annotations

from typing import Final

from tallyho.bots.eagle.suggest import OF_A_WAVE, OF_THE_DAY, SUGGESTIONS, suggest
from tallyho.lab.plan_forecast import forecast
from tallyho.lab.planned_raid import check_to_come, raids_to_come
from tallyho.raf.eagle.limits import gruppen_on, raid_limit
from tallyho.raf.eagle.position import EaglePosition
from tallyho.server import shapes
from tallyho.table import AnyGame, Choice, view_of

__all__ = ["QUESTIONS", "SUGGESTIONS", "forecasts", "suggested"]

QUESTIONS: Final = (*OF_THE_DAY, *OF_A_WAVE)


def suggested(game: AnyGame, choice: Choice, what: str, card: int) -> list[str]:
    """The answers that carry out a suggestion for a raid (0: for all), one after another; refuses any other card."""
    if card:
        check_to_come(game.position, card)
    return suggest(view_of(game, choice.side), choice, what, card)


def forecasts(game: AnyGame) -> list[shapes.Forecast]:
    """What awaits every raid that is still to be flown, by time; nothing is foreseen while one is in the air."""
    position: EaglePosition = game.position
    return [_forecast(game, position, card) for card in raids_to_come(position)]


def _forecast(game: AnyGame, p: EaglePosition, card: int) -> shapes.Forecast:
    found = forecast(game, card)
    return shapes.Forecast(
        card=card,
        size=len(gruppen_on(p, card)),
        limit=raid_limit(p, card)[0],
        modifier=found.modifier,
        warning={name: float(share) for name, share in found.warning.shares.items()},
        intelligence={name: float(share) for name, share in found.intelligence.shares.items()},
        squadrons={str(number): float(share) for number, share in sorted(found.squadrons.shares.items())},
        mean=found.mean,
    )
