"""What a person may type besides answers: `help`, `undo`, `why` and so on, in English and in their own language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from tallyho.bots.hints import hint
from tallyho.table import Chance, Choice, Refused
from tallyho.table.record import MAGIC, write
from tallyho.table.refusal import refusal
from tallyho.terminal.answers import Unclear, shortened, spelled_in_numbers, understood
from tallyho.terminal.hooks import odds_of, part_of, suggest_of
from tallyho.terminal.screen import Screen
from tallyho.terminal.series import carry_out
from tallyho.words import LANGUAGES, Line, Words

if TYPE_CHECKING:
    from tallyho.terminal.session import Session

Order: TypeAlias = "Callable[[Session], None]"

SHORT: Final = {"s": "situation", "?": "help"}
RECENT: Final = 5
"""So many of the latest events are explained by `why`."""
LOGGED: Final = 10
"""So many events are shown by `log`, if no number is named."""


def order_of(typed: str, screen: Screen) -> Order | None:
    """The order that a line gives, ready to be carried out; None if it is none."""
    word, _, rest = typed.partition(" ")
    name = _named(word.casefold(), screen)
    if name is None:
        return None
    argument = rest.strip()
    if name in PLAIN:
        return _misused(name) if argument else PLAIN[name]
    return lambda session: WITH_ARGUMENT[name](session, argument)


def probably(typed: str, offers: Sequence[str], screen: Screen) -> str | None:
    """The order or answer that a line was perhaps meant to be."""
    known = [*offers, *ORDERS, *(_word(name, screen) for name in ORDERS)]
    near = get_close_matches(typed[:40], known, 1, 0.7)
    return near[0] if near else None


def _named(word: str, screen: Screen) -> str | None:
    if word in ORDERS:
        return word
    if word in SHORT:
        return SHORT[word]
    return next((name for name in ORDERS if word == _word(name, screen)), None)


def _word(name: str, screen: Screen) -> str:
    return screen.say(f"order-{name}")


def _misused(name: str) -> Order:
    """The order to tell how this one is given."""
    return lambda session: session.screen.tell("misused", right=_help_on(name, session))


def _help_on(name: str, session: Session) -> str:
    """The line of the help on an order; its example is the rule of the question."""
    ask = session.asked
    return session.screen.say(f"help-{name}", rule=ask.prompt.rule.partition(":")[2] if ask is not None else "")


# Orders that stand alone


def show_help(session: Session) -> None:
    """What may be typed."""
    game = session.game.title.game
    useless = {"roll": not session.seats.dice, "suggest": suggest_of(game) is None}
    session.screen.tell("how-to-answer")
    for name in ORDERS:
        if not useless.get(name):
            session.screen.line(f"  {_help_on(name, session)}")
        if name == "situation" and part_of(game) is not None:
            session.screen.line("  " + session.screen.say("help-situation-part"))


def show_offers(session: Session) -> None:
    """The question once more."""
    session.show_question()


def undo(session: Session) -> None:
    """Takes back the last answer, or tells why not."""
    try:
        session.take_back()
    except Refused as refused:
        session.screen.line(session.screen.words.refusal(session.game.title.game, refused))


def leave(session: Session) -> None:
    """Ends the session; the game can be taken up again."""
    session.leaving = True


def roll(session: Session) -> None:
    """Lets the seed roll what the person was asked for."""
    ask = session.asked
    if isinstance(ask, Chance):
        session.roll(ask)
    else:
        session.screen.tell("nothing-to-roll")


def show_hint(session: Session) -> None:
    """What the best bot of the game would answer, with its reasons, and what to type for it."""
    ask, screen, game = session.asked, session.screen, session.game
    if not isinstance(ask, Choice):
        screen.tell("no-hint-now")
        return
    found = hint(game, ask.side, f"hint {len(game.history)}")
    screen.tell("hint-of", bot=found.bot)
    for line in found.lines(screen.words):
        for row in line.printed():
            screen.line(row)
    if not found.steps[0].reasons:
        screen.tell("no-reasons", game=screen.words.name(game.title.game))
    if not spelled_in_numbers(ask.offers):
        screen.tell("hint-typed", typed=typed_for(found.answers, ask.offers))


def typed_for(answers: Sequence[str], offers: Sequence[str]) -> str:
    """What to type for these answers: their numbers, or the answers themselves where each is offered only then."""
    known = all(answer in offers for answer in answers)
    plain = not any(" " in answer or answer.isdecimal() for answer in answers)
    return " ".join(answers) if plain and not known else numbers_of(answers, offers)


def numbers_of(answers: Sequence[str], offers: Sequence[str]) -> str:
    """The numbers to type for these answers, as far as they are in the list; others will be offered only then."""
    listed = takewhile(lambda answer: answer in offers, answers)
    return " ".join(str(offers.index(answer) + 1) for answer in listed)


# Orders with something after them


def show_situation(session: Session, typed: str) -> None:
    """The table in words, or the part of it that is named."""
    part = part_of(session.game.title.game) if typed else None
    rows = part(session.view(), session.screen.words, typed) if part is not None else None
    if typed and rows is None:
        _misused("situation")(session)
        return
    session.show_situation(rows)


def why(session: Session, typed: str) -> None:
    """Why the latest things happened, or why an answer is not offered."""
    if typed:
        _why_not(session, typed)
        return
    events = session.news.events(session.news.latest)[-RECENT:] or session.news.events()[-1:]
    if not events:
        session.screen.tell("nothing-happened")
        return
    lines = [session.screen.words.event(session.game.title.game, event) for event in events]
    for event in events:
        session.news.tell_event(event)
    for rule in dict.fromkeys(rule for line in lines for rule in _rules_of(line)):
        _tell_rule(session, rule)


def _why_not(session: Session, typed: str) -> None:
    ask = session.asked
    assert ask is not None
    words, game = session.screen.words, session.game.title.game
    try:
        (answer, *_) = understood(typed, ask.offers, lambda text: words.answer(game, ask.prompt.key, text))
    except Unclear as unclear:
        session.screen.tell(unclear.message, **unclear.args_of_message)
        return
    if answer in ask.offers:
        session.screen.tell("is-offered", answer=answer, number=ask.offers.index(answer) + 1, rule=ask.prompt.rule)
        return
    refused = refusal(ask, answer, ask.side)
    session.screen.line(words.refusal(game, refused))
    assert refused.rule is not None, "a question has a rule"
    _tell_rule(session, refused.rule)


def _rules_of(line: Line) -> list[str]:
    return [line.rule, *(rule for below in line.because for rule in _rules_of(below))]


def _tell_rule(session: Session, rule: str) -> None:
    sentence = session.rulebook.sentence(rule, session.screen.words.language)
    if sentence is not None:
        session.screen.tell("rule-sentence", id=rule, text=sentence)


def look_up(session: Session, typed: str) -> None:
    """Tells a rule; without an id, the rule of what is asked."""
    ask = session.asked
    assert ask is not None
    session.rulebook.look_up(typed or ask.prompt.rule, session.screen)


def show_odds(session: Session, typed: str) -> None:
    """The odds of what is about to be decided, or of the answers named, for games that work them out."""
    odds, side = odds_of(session.game.title.game), session.side
    lines = odds(session.game, side, session.screen.words, typed) if odds is not None and side is not None else None
    if lines is None:
        session.screen.tell("no-odds", game=session.screen.words.name(session.game.title.game))
    elif not lines:
        session.screen.tell("no-odds-now")
    for row in lines or []:
        session.screen.line(row)


def suggest(session: Session, typed: str) -> None:
    """Carries out what a bot would do about a part of a plan, for games that have plans; all of it is one undo."""
    ask, screen, game = session.asked, session.screen, session.game
    how = suggest_of(game.title.game)
    if how is None or not isinstance(ask, Choice):
        screen.tell("no-suggestions", game=screen.words.name(game.title.game))
        return
    lines, answers = how(game, ask, screen.words, typed)
    for row in lines:
        screen.line(row)
    if answers:
        carry_out(session, answers, ask.side)


def show_log(session: Session, typed: str) -> None:
    """The last events."""
    if typed and not (typed.isascii() and typed.isdecimal() and len(typed) < 7 and int(typed) > 0):
        _misused("log")(session)
        return
    events = session.news.events()[-int(typed or LOGGED) :]
    for event in events:
        session.news.tell_event(event)
    if not events:
        session.screen.tell("nothing-happened")


def save(session: Session, typed: str) -> None:
    """Writes the record to a file of its own, besides the one in which every answer is."""
    screen = session.screen
    if typed:
        path = Path(typed).expanduser()
        try:
            if path.exists() and not _is_record(path):
                screen.tell("not-overwritten", file=str(path))
            elif not (path.exists() and path.samefile(session.saved.path)):
                path.write_text(write(session.game), encoding="utf-8")
                screen.tell("written", file=str(path))
        except OSError as error:
            screen.tell("not-written", file=str(path), reason=error.strerror or str(error))
    screen.tell("saved-in", file=str(session.saved.path))


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC.encode()


def speak(session: Session, typed: str) -> None:
    """Goes on in another language."""
    if typed not in LANGUAGES:
        session.screen.tell("no-such-language", typed=shortened(typed), languages=list(LANGUAGES))
        return
    session.screen.words = Words(typed, session.library.words())
    session.screen.tell("language-now", language=LANGUAGES[typed])
    session.show_question()


PLAIN: Final[dict[str, Order]] = {
    "help": show_help,
    "offers": show_offers,
    "undo": undo,
    "hint": show_hint,
    "roll": roll,
    "quit": leave,
}
WITH_ARGUMENT: Final[dict[str, Callable[[Session, str], None]]] = {
    "situation": show_situation,
    "why": why,
    "rule": look_up,
    "odds": show_odds,
    "suggest": suggest,
    "log": show_log,
    "save": save,
    "language": speak,
}
AT_THE_CURTAIN: Final = (undo, leave)
"""What whoever has just answered may still do before the screen changes hands."""
ORDERS: Final = (
    *("help", "situation", "offers", "undo", "why", "rule", "odds", "hint", "suggest", "roll"),
    *("log", "save", "language", "quit"),
)
