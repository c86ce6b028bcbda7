"""Why an answer was not taken, in one sentence that names what would have been right."""

from __future__ import annotations

from tallyho.table.ask import Choice, Open
from tallyho.table.errors import Refused
from tallyho.table.listing import asked_openly
from tallyho.table.log import cited

LONGEST = 200
"""No answer of any game is longer."""


def refusal(ask: Open | None, text: object, side: str | None, *, stopped: bool = False) -> Refused:
    """The refusal of this answer, naming the rule that forbids it where the game knows one."""
    if ask is None and stopped:
        return Refused("nothing is asked: the game was told to stop here", "refused-stopped")
    if ask is None:
        return Refused("the game is over; it asks nothing more", "refused-over")
    if not isinstance(text, str) or len(text) > LONGEST:
        return _no_answer(ask, text)
    if side is not None and side != ask.side:
        # the offers stay unsaid: they may be another side's secret
        prompt = asked_openly(ask)
        sentence = f"{side} is not asked; {ask.side} is, {prompt!r}"
        return Refused(sentence, "refused-side", prompt.rule, {"side": side, "asked": ask.side})
    asked = repr(ask) if _may_list(ask, side) else f"{ask.side} is asked {asked_openly(ask)!r}"
    why = ask.why_not(text) if isinstance(ask, Choice) and ask.why_not is not None else None
    if why is None:
        return Refused(f"{text!r} is not offered; {asked}", "refused-offer", ask.prompt.rule, {"answer": text})
    facts: dict[str, object] = {"answer": text, **why.args}
    rule = cited(why.rule, ask.prompt.rule.partition(":")[0])
    return Refused(f"{text!r} is not offered: {why.key} ({rule}); {asked}", why.key, rule, facts)


def _may_list(ask: Open, side: str | None) -> bool:
    """Whether a refusal may say what was offered: not what may be drawn if that is hidden, nor a secret to nobody."""
    if isinstance(ask, Choice):
        return ask.seen_by is None or side == ask.side
    return ask.seen_by is None and not ask.hidden


def _no_answer(ask: Open, text: object) -> Refused:
    """What cannot be an answer in any game."""
    if not isinstance(text, str):
        return Refused(f"an answer is a text, not {type(text).__name__}", "refused-type", ask.prompt.rule)
    facts: dict[str, object] = {"most": LONGEST, "length": len(text)}
    sentence = f"an answer has at most {LONGEST} characters, this one has {len(text)}"
    return Refused(sentence, "refused-long", ask.prompt.rule, facts)
