"""A planned raid of Eagle on its way, with everything else as it stands now: where forecast and odds begin."""

from __future__ import annotations

from typing import Final

from tallyho.raf.eagle.deployment import DEPLOY_ME110, REST, deployment
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import planned_cards, site_attacked
from tallyho.raf.units import has_gruppen
from tallyho.raf.vocabulary import BOMBER, BOXES, CLOSE_ESCORT, HUNT, NO_RAID, OF_A_RAID
from tallyho.table import DONE, AnyGame, Choice, Refused

BEFORE_WEATHER: Final = "planning."
"""The steps before the weather of the day is known."""
WANTED: Final = (*(f"{rest}{BOXES[box]}" for box in (HUNT, CLOSE_ESCORT) for rest in (REST, "")), DONE)
"""The usual deployment: all that can hunt do, others escort; the rules see to it that enough escort."""


def raids_to_come(p: EaglePosition) -> list[int]:
    """The cards of the raids that are still to be flown, by time; none while one is in the air."""
    return [] if p.target else sorted(planned_cards(p), key=lambda card: (p.planned[card], card))


def check_to_come(p: EaglePosition, card: int) -> None:
    """Refuses a card that is no raid still to be flown, and any while another raid is in the air."""
    if card not in raids_to_come(p):
        raise no_such_raid(p, card)


def no_such_raid(p: EaglePosition, card: int | str) -> Refused:
    """Why there is no looking ahead to a raid."""
    if p.target:
        site = p.data.site_name[site_attacked(p)]
        sentence = f"the raid on {site} is in the air: there is no looking ahead before it is over"
        return Refused(sentence, "raid-in-the-air", "eagle:4.II.1", {"card": p.target, "site": site})
    cards = [str(one) for one in raids_to_come(p)]
    facts: dict[str, object] = {"card": card, "number": len(cards), "cards": cards}
    return Refused(f"no raid is planned on card {card}", "raid-not-planned", "eagle:5.1b", facts)


def weather_known(game: AnyGame) -> bool:
    """Whether the weather of the day is rolled."""
    return not game.step.startswith(BEFORE_WEATHER)


def on_the_way(game: AnyGame, card: int) -> EaglePosition:
    """A copy of the table at the moment when this raid, first of its time segment, is about to be deployed."""
    original: EaglePosition = game.position
    check_to_come(original, card)
    p = original.copy()
    p.clock = p.planned[card] - 1
    p.target = card
    p.opened = 0
    p.effects &= ~OF_A_RAID
    p.approach = p.event = p.size = 0
    p.raid = NO_RAID
    return p


def deploy(p: EaglePosition) -> None:
    """Deploys the raid that is on its way as usual, by the rules."""
    asks = deployment(p)
    ask = next(asks, None)
    while isinstance(ask, Choice):
        try:
            ask = asks.send(usual(p, ask))
        except StopIteration:
            return


def usual(p: EaglePosition, ask: Choice) -> str:
    """The usual deployment; for all else nothing that may be left, or what comes first."""
    if ask.prompt is DEPLOY_ME110 and not has_gruppen(p, BOMBER):
        return BOXES[BOMBER]  # one of them strafes, so that the others have somebody to escort
    return next((wanted for wanted in WANTED if wanted in ask.offers), ask.offers[0])
