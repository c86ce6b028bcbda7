"""RAF flights after a combat: home to be filled again, or on patrol; and who scrambles."""

from __future__ import annotations

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.state import Table, told
from tallyho.bots.hksw.values import flown
from tallyho.hksw.vocabulary import HOME, STAY
from tallyho.table import DONE, Choice


def head_home(s: Table, choice: Choice) -> str:
    """A flight that has lost cards goes home: only on its box can it be filled again (R-37)."""
    flight, number = told(choice, "flight"), told(choice, "number")
    if number < DATA.raf_cards:
        s.because("home-to-refill", "hksw:8.home.b", flight=flight, number=number)
        return HOME
    s.because("stays-full", "hksw:8.home.a", flight=flight)
    return STAY


def scramble(s: Table, choice: Choice) -> str:
    """Full flights go up again, worn ones wait for the next alert, unless none will come before the end."""
    for name in choice.offers:
        if name != DONE and (s.size(DATA.flight[name]) == DATA.raf_cards or not _alert_to_come(s)):
            s.because("scramble", "hksw:9.b", flight=name, number=s.size(DATA.flight[name]))
            return name
    waiting = [name for name in choice.offers if name != DONE]
    for name in waiting:
        s.because("waits-for-alert", "hksw:4.raf.a", flight=name, number=s.size(DATA.flight[name]))
    return DONE


def _alert_to_come(s: Table) -> bool:
    """Whether the Luftwaffe flies on a later turn."""
    return any(flown(turn) for turn in range(s.turn + 1, s.number("last_turn") + 1))
