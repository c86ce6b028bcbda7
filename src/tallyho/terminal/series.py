"""Several answers at once: the words of a line one after another, or a series that a bot suggests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tallyho.table import Choice, Open
from tallyho.terminal.answers import Unclear, spelled_in_numbers, understood
from tallyho.terminal.hooks import LEADS_ON, way_of

if TYPE_CHECKING:
    from tallyho.terminal.session import Session


def one_by_one(session: Session, typed: str, ask: Open) -> bool:
    """Gives the words of a line as answers to whatever is asked next in the same step; False if they are none.

    So a raid is planned in one line: its card, its time, its Gruppen, done.
    """
    words = on_the_way(session, typed.split(), ask)
    if not isinstance(ask, Choice) or len(words) < 2 or meant(session, words[0], ask) is None:
        return False
    if all(word.isdecimal() for word in words) and not spelled_in_numbers(ask.offers):
        return False  # numbers of a list, and one of them is not in it
    step, given = session.game.step, 0
    leads_on = LEADS_ON.get(session.game.title.game, {})
    while given < len(words) and (now := session.asked) is not None:
        if session.game.step == leads_on.get(step):
            step = session.game.step
        if session.game.step != step:
            break
        words[given:] = on_the_way(session, words[given:], now)
        used = longest(words[given:], now)
        taken = give(session, " ".join(words[given : given + used]), now)
        given += used
        if not taken:
            break
    if given < len(words):
        session.screen.tell("not-given", answers=", ".join(words[given:]))
    session.show_question()
    return True


def on_the_way(session: Session, words: list[str], ask: Open) -> list[str]:
    """The words with the first one spelled out, if it stands for several answers: a far hex for those on the way."""
    way = way_of(session.game.title.game)
    found = way(session.game, ask, session.screen.words, words[0]) if way and words and isinstance(ask, Choice) else []
    return [*found, *words[1:]] if found else words


def longest(words: list[str], ask: Open) -> int:
    """How many of the words make the next answer: some answers are several words, as `jabo I/JG51/2`."""
    return next((many for many in range(len(words), 1, -1) if " ".join(words[:many]) in ask.offers), 1)


def give(session: Session, text: str, ask: Open) -> bool:
    """Gives the answer that a text means; False if it is none, which is told."""
    try:
        (answer,) = understood(text, ask.offers, in_words(session, ask))
    except Unclear as unclear:
        session.screen.tell(unclear.message, **unclear.args_of_message)
        return False
    return session.give(answer, ask)


def meant(session: Session, text: str, ask: Open) -> str | None:
    """The one answer that a text means; None if it means none, or several."""
    try:
        (found,) = understood(text, ask.offers, in_words(session, ask))
    except Unclear:
        return None
    return found if found in ask.offers else None


def in_words(session: Session, ask: Open) -> Callable[[str], str]:
    """How answers to a question are called."""
    game, words = session.game.title.game, session.screen.words
    return lambda text: words.answer(game, ask.prompt.key, text)


def carry_out(session: Session, answers: list[str], side: str) -> None:
    """Gives a whole series without a word about each; one undo takes all of it back."""
    for answer in answers:
        session.game.answer(answer, side)
    session.saved.add(session.game)
    session.saved.settle()
    session.news.heard()
    session.gesture = len(answers)
    session.screen.tell("suggested", number=len(answers))
    session.show_question()
