"""The odds of RAF: Lion in words: what it brings to send nobody more, everybody, or the squadrons named."""

from __future__ import annotations

from tallyho.lab.commitment_odds import CommitmentOdds, commitment_odds
from tallyho.lab.commitment_words import how_made, only_at_commitment
from tallyho.lab.odds import percent
from tallyho.raf.lion.commitment import COMMIT, DELAY
from tallyho.raf.units import squadrons_in
from tallyho.raf.vocabulary import HUNT
from tallyho.table import DONE, AnyGame, Choice, Refused
from tallyho.terminal.answers import Unclear, understood
from tallyho.terminal.lion import CATALOGUE, GAME
from tallyho.terminal.screen import CATALOGUE as TERMINAL
from tallyho.words import Words


def odds(game: AnyGame, side: str, words: Words, typed: str = "") -> list[str]:
    """The odds of the commitment decision; `typed` may name squadrons (and `delay`), as answers are typed."""
    ask = game.ask
    if not isinstance(ask, Choice) or ask.prompt is not COMMIT:
        return [only_at_commitment(words)]
    try:
        told = _named(game, ask, words, typed) if typed else _usual(game, ask, words)
    except Unclear as unclear:
        return [words.say(TERMINAL, unclear.message, unclear.args_of_message)]
    except Refused as refused:
        return [words.refusal(GAME, refused)]
    return [*(row for row, _ in told), how_made([found for _, found in told], words)]


def _named(game: AnyGame, ask: Choice, words: Words, typed: str) -> list[tuple[str, CommitmentOdds]]:
    """The squadrons that are named; `delay` among them declares a delayed response first."""
    answers = [answer for part in typed.split() for answer in _answers(part, ask, words)]
    delayed = DELAY in answers
    squadrons = [answer for answer in dict.fromkeys(answers) if answer not in (DELAY, DONE)]
    found = commitment_odds(game, squadrons, delayed=delayed)
    if delayed:
        return [(_row("odds-named-delayed", words, found, squadrons=squadrons), found)]
    return [(_row("odds-named", words, found, squadrons=squadrons, sent=_sent(game)), found)]


def _sent(game: AnyGame) -> int:
    """How many squadrons are on their way already."""
    return len(squadrons_in(game.position, HUNT))


def _answers(part: str, ask: Choice, words: Words) -> list[str]:
    return understood(part, ask.offers, lambda text: words.answer(GAME, ask.prompt.key, text))


def _usual(game: AnyGame, ask: Choice, words: Words) -> list[tuple[str, CommitmentOdds]]:
    """Nobody more; all that can respond; and all that could with a delayed response, if one may be declared."""
    sent = _sent(game)
    more = eligible(ask)
    found = commitment_odds(game, ())
    told = [(_row("odds-none-more", words, found, sent=sent), found)]
    if more:
        found = commitment_odds(game, more)
        told.append((_row("odds-all", words, found, sent=sent, more=len(more)), found))
    if DELAY in ask.offers:
        later = _eligible_later(game)
        if later:
            found = commitment_odds(game, later, delayed=True)
            told.append((_row("odds-delayed", words, found, more=len(later)), found))
    return told


def eligible(ask: Choice) -> list[str]:
    """The squadrons that may be sent now."""
    return [offer for offer in ask.offers if offer not in (DONE, DELAY)]


def _eligible_later(game: AnyGame) -> list[str]:
    """The squadrons that may be sent once a delayed response is declared."""
    twin = game.clone()
    twin.answer(DELAY)
    ask = twin.ask
    return eligible(ask) if isinstance(ask, Choice) and ask.prompt is COMMIT else []


def _row(message: str, words: Words, found: CommitmentOdds, **args: object) -> str:
    low, high = found.vp_range()
    mean = _one_digit(found.vp.mean())
    none, one, two, heavy = (percent(float(found.damage.chance(result))) for result in ("0", "1", "2", "H"))
    line = {
        "sign": "+" if mean > 0 else "",
        "vp": mean,
        "low": low,
        "high": high,
        "loses": percent(found.loses_vp()),
        "squadrons": found.squadrons.mean(lambda losses: losses.all),
        "gruppen": found.gruppen.mean(lambda losses: losses.all),
        "none": none,
        "one": one,
        "two": two,
        "heavy": heavy,
    }
    return words.say(CATALOGUE, message, {**args, "odds": words.say(CATALOGUE, "odds-line", line)})


def _one_digit(number: float) -> float:
    """Rounded, and never minus zero."""
    return round(number, 1) + 0.0
