"""Why an answer was not taken, in one sentence that names what would have been right."""

from __future__ import annotations

from tallyho.table.ask import Choice, Open
from tallyho.table.errors import Refused

LONGEST = 200
"""No answer of any game is longer."""


def refusal(ask: Open | None, text: object, side: str | None) -> Refused:
    """The refusal of this answer, naming the rule that forbids it where the game knows one."""
    if ask is None:
        return Refused("the game is over; it asks nothing more", "refused-over")
    if not isinstance(text, str):
        return Refused(f"an answer is a text, not {type(text).__name__}", "refused-type", ask.prompt.rule)
    if len(text) > LONGEST:
        facts: dict[str, object] = {"most": LONGEST, "length": len(text)}
        sentence = f"an answer has at most {LONGEST} characters, this one has {len(text)}"
        return Refused(sentence, "refused-long", ask.prompt.rule, facts)
    if side is not None and side != ask.side:
        # the offers stay unsaid: they may be another side's secret
        sentence = f"{side} is not asked; {ask.side} is, {ask.prompt!r}"
        return Refused(sentence, "refused-side", ask.prompt.rule, {"side": side, "asked": ask.side})
    if isinstance(ask, Choice) and ask.why_not is not None:
        why = ask.why_not(text)
        if why is not None:
            facts = {"answer": text, **why.args}
            return Refused(f"{text!r} is not offered: {why.key} ({why.rule}); {ask!r}", why.key, why.rule, facts)
    return Refused(f"{text!r} is not offered; {ask!r}", "refused-offer", ask.prompt.rule, {"answer": text})
