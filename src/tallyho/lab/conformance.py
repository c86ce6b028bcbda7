"""What every game must hold to, checked at every ask of random games: the suite that each title inherits.

`check_game` plays one random game and raises `Violation` where the title breaks the table's contract. Its message says
what and where; the game so far can be dumped as an ordinary record.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from typing import Any

from tallyho.lab.knowledge import Onlookers
from tallyho.lab.loaded import Loaded
from tallyho.lab.mistakes import mistakes_of
from tallyho.table import (
    CHANCE,
    AnyGame,
    Args,
    Game,
    Luck,
    Open,
    Outcome,
    Refused,
    TallyhoError,
    Title,
    save,
    view_of,
)
from tallyho.table.record import load, write
from tallyho.table.refusal import LONGEST
from tallyho.words import Words

MOST_ASKS = 20_000
"""A random game that asks more than this does not end."""

EARLIER = 12
"""So many answers of earlier offers are tried as wrong ones at each ask."""

WRONG: tuple[object, ...] = (
    "",
    " ",
    "no such answer",
    "x" * (LONGEST + 1),
    0,
    4.5,
    None,
    True,
    b"done",
    ["done"],
    ("done",),
    {"a": 1},
)


class Violation(TallyhoError):
    """A title broke the contract; `game` is where."""

    def __init__(self, sentence: str, game: AnyGame) -> None:
        super().__init__(f"{game.title.game} at {game.step} after {len(game.history)} answers: {sentence}")
        self.game = game


class Unledgered(TallyhoError):
    """A title cites a rule that is in no ledger."""


class Thoroughness:
    """How often the dearer checks are made, every so many asks, and how many offers of an ask are tried."""

    __slots__ = ("apply_offers", "asks", "knowledge", "offers", "replay", "wrong")

    def __init__(
        self,
        apply_offers: int = 1,
        replay: int = 1,
        knowledge: int = 1,
        wrong: int = 1,
        offers: int = 10_000,
        asks: int = 1,
    ) -> None:
        self.asks = asks
        self.apply_offers = apply_offers
        self.replay = replay
        self.knowledge = knowledge
        self.wrong = wrong
        self.offers = offers

    def replays_at(self, number: int) -> bool:
        """Whether the record is replayed and the answer undone at this ask.

        Both cost as much as the game is long, so unless they are wanted at every ask they become rarer as it grows.
        """
        return self.replay == 1 or number % max(self.replay, number // 40) == 0


EVERY_ASK = Thoroughness()
NOW_AND_THEN = Thoroughness(apply_offers=7, replay=50, knowledge=11, wrong=7, offers=12)
IN_PASSING = Thoroughness(apply_offers=61, replay=401, knowledge=83, wrong=17, offers=12, asks=13)
"""For thousands of long games: at most asks only a random answer is given, which must not fail."""


def check_game(
    title: Title[Any],
    scenario: str,
    options: Collection[str],
    seed: str,
    *,
    words: Collection[Words] = (),
    rules: Collection[str] | None = None,
    how: Thoroughness = EVERY_ASK,
) -> AnyGame:
    """Plays a random game and checks everything on the way; returns the finished game.

    `words` are catalogues that must render all that happens; `rules` are the ids that may be cited.
    """
    if rules is not None:
        check_title(title, rules)
    game = Game.new(title, scenario, tuple(options), seed)
    try:
        _play_and_check(game, Luck(f"conformance {seed}"), words, rules, how)
    except Violation:
        raise
    except TallyhoError as error:  # missing words, or a rule that broke its contract: the sentence says it all
        raise Violation(str(error), game) from error
    except Exception as error:
        raise Violation(f"{type(error).__name__}: {error}", game) from error
    return game


def _play_and_check(
    game: AnyGame, luck: Luck, words: Collection[Words], rules: Collection[str] | None, how: Thoroughness
) -> None:
    onlookers = Onlookers(game.title, luck)
    loaded = Loaded()
    earlier: dict[str, None] = {}
    for number in range(MOST_ASKS):
        if game.ask is None:
            break
        looks = number % how.asks == 0
        if looks:
            check_ask(game, words, rules)
            check_saved(game, loaded)
        mistakes = luck.shuffled(earlier)[:EARLIER] if looks or number % how.wrong == 0 else []
        if number % how.wrong == 0:
            spoilt = [text for ask in game.open for text in mistakes_of(ask.offers, Luck(f"mistakes {number}"))]
            check_wrong_answers(game, [*mistakes, *spoilt], words, rules)
        if number % how.apply_offers == 0:
            check_every_offer(game, luck, how.offers)
        replay = how.replays_at(number)
        if replay:
            check_replayed(game)
        if number % how.knowledge == 0:
            _must(onlookers.watch(game, mistakes), game)
        earlier.update(dict.fromkeys(game.ask.offers))
        if looks or replay:
            answer_and_undo(game, luck, undo=replay)
        else:
            ask = luck.one_of(game.open)
            game.answer(luck.answer(ask), ask.side)
        _must(onlookers.compare(game), game)
    check_end(game, onlookers, words, rules)


def check_ask(game: AnyGame, words: Collection[Words], rules: Collection[str] | None) -> None:
    """What is asked is offered well, can be cloned and has words."""
    for one in game.open:
        check_offer(game, one, rules)
    check_clone(game)
    check_words(game, words)


def check_title(title: Title[Any], rules: Collection[str]) -> None:
    """The rules that the title itself cites, its steps, scenarios and options, are rows of the ledger."""
    cited = [(f"step {step.name}", step.rule) for step in title.sequence.steps]
    cited.extend((f"scenario {scenario.name}", scenario.rule) for scenario in title.scenarios)
    cited.extend((f"option {option.name}", option.rule) for option in title.options)
    for what, rule in cited:
        if rule not in rules:
            raise Unledgered(f"{title.game}: {what} cites {rule}, which is in no ledger")


def check_offer(game: AnyGame, ask: Open, rules: Collection[str] | None) -> None:
    """Offers are texts fit for a record, without duplicates; the rule exists."""
    known = {*game.title.sides, CHANCE}
    _require(ask.side in known, f"{ask.side!r} is asked, which is no side", game)
    _require(len(set(ask.offers)) == len(ask.offers), f"an answer is offered twice: {ask!r}", game)
    for offer in ask.offers:
        fit = 0 < len(offer) <= LONGEST and offer.isprintable() and offer == offer.strip()
        _require(fit, f"{offer!r} is offered, which no record can hold", game)
    _require(rules is None or ask.prompt.rule in rules, f"{ask.prompt!r} cites a rule that is in no ledger", game)


def check_wrong_answers(
    game: AnyGame, earlier: Collection[str] = (), words: Collection[Words] = (), rules: Collection[str] | None = None
) -> None:
    """Whatever was not offered is refused, from whatever side, and changes nothing; the refusal has words and a rule.

    `earlier` are answers offered before in this game: the likeliest mistakes, and those a title can explain.
    """
    before = save(game)
    history = len(game.history)
    asked = {ask.side for ask in game.open}
    for ask in game.open:
        wrong: list[object] = [*WRONG, ask.offers[0] + "\n", ask.offers[0] + "x", *earlier]
        tried: list[tuple[Any, str]] = [(text, ask.side) for text in wrong if text not in ask.offers]
        tried.extend((ask.offers[0], side) for side in (*game.title.sides, "nobody", "") if side not in asked)
        for text, side in tried:
            check_refusal(game, _refused(game, text, side), words, rules)
    _require(save(game) == before and len(game.history) == history, "a refused answer has changed something", game)


def check_refusal(game: AnyGame, refused: Refused, words: Collection[Words], rules: Collection[str] | None) -> None:
    """A refusal is one sentence, cites a rule that exists, and has words in every catalogue."""
    sentence = str(refused)
    _require(sentence and "\n" not in sentence, f"a refusal is not one sentence: {sentence!r}", game)
    known = rules is None or refused.rule is None or refused.rule in rules
    _require(known, f"the refusal {refused.key} cites {refused.rule}, which is in no ledger", game)
    for catalogue in words:
        catalogue.refusal(game.title.game, refused)


def check_every_offer(game: AnyGame, luck: Luck, most: int) -> None:
    """Every offered answer can be given; if they are more than `most`, so many of them at random."""
    before = save(game)
    for ask in game.open:
        for offer in ask.offers if len(ask.offers) <= most else luck.shuffled(ask.offers)[:most]:
            try:
                game.clone().answer(offer, ask.side)
            except Exception as error:
                raise Violation(
                    f"{offer!r} is offered but fails: {type(error).__name__}: {error}; {ask!r}", game
                ) from error
    _require(save(game) == before, "answering in a clone has changed the game", game)


def check_clone(game: AnyGame) -> None:
    """A clone stands where the game stands, offers in the same order included."""
    _require(game.clone().same_as(game), "a clone differs from its game", game)


def check_saved(game: AnyGame, loaded: Loaded | None = None) -> None:
    """Saving and loading lose nothing; `loaded` is what was loaded at the ask before, if anything was."""
    _must((loaded or Loaded()).compare(game), game)


def check_replayed(game: AnyGame) -> None:
    """The record, played again, leads to the same position and the same log."""
    record = write(game)
    again = load(record, lambda _: game.title)
    _require(again.same_as(game), "the record played again leads elsewhere", game)
    _require(write(again) == record, "the replayed game writes another record", game)
    assert again.log is not None
    assert game.log is not None
    _require(again.log.events == game.log.events, "the record played again tells another story", game)


def answer_and_undo(game: AnyGame, luck: Luck, *, undo: bool = True) -> None:
    """Gives a random answer; where it may be undone, and that is wanted, undoes it, compares, and gives it again."""
    ask = luck.one_of(game.open)
    text = luck.answer(ask)
    before = game.clone()
    events = len(game.log.events) if game.log is not None else 0
    answers = len(game.history)
    game.answer(text, ask.side)
    after = before.clone()
    after.answer(text, ask.side)
    _require(after.same_as(game), f"{text!r} given to a clone leads elsewhere", game)
    for side in game.title.sides if undo else ():
        if game.why_no_undo(side) is None:
            if side != ask.side and (side in game.drafts or len(game.history) == answers):
                continue  # a list of its own, or one that nobody has answered yet
            _require(side == ask.side, f"{side} may undo an answer of {ask.side}", game)
            game.undo(side)
            _require(game.same_as(before), f"undoing {text!r} leads elsewhere", game)
            _require(
                game.log is None or len(game.log.events) == events,
                f"undoing {text!r} leaves its events in the log",
                game,
            )
            game.answer(text, ask.side)
            _require(game.same_as(after), f"{text!r} given again after undo leads elsewhere", game)


def check_words(game: AnyGame, words: Collection[Words]) -> None:
    """Every catalogue has the sentence of what is asked."""
    for catalogue in words:
        for ask in game.open:
            catalogue.prompt(game.title.game, ask.prompt.key, ask.side, ask.args)
            catalogue.waiting(game.title.game, ask.side, ask.prompt.key)


def check_told(game: AnyGame, words: Collection[Words], outcome: Outcome) -> None:
    """Every catalogue has the words of everything that was told, and of the end."""
    assert game.log is not None
    for catalogue in words:
        for event in game.log.events:
            catalogue.event(game.title.game, event)
        catalogue.outcome(game.title.game, outcome)


def check_end(game: AnyGame, onlookers: Onlookers, words: Collection[Words], rules: Collection[str] | None) -> None:
    """The game has ended, says how, and told only what catalogues and ledger know."""
    _require(game.over, f"it has not ended after {MOST_ASKS} answers", game)
    outcome = game.outcome
    assert outcome is not None
    _require(
        outcome.winner is None or outcome.winner in game.title.sides, f"the winner {outcome.winner!r} is no side", game
    )
    _require(rules is None or outcome.rule in rules, f"the outcome cites {outcome.rule}, which is in no ledger", game)
    check_clone(game)
    check_saved(game)
    check_replayed(game)
    _must(onlookers.verdict(), game)
    for side in (None, *game.title.sides):
        json.dumps(view_of(game, side).as_json())
    assert game.log is not None
    for key, rule, args, _ in game.log.events:
        for cited in (rule, *_rules_in(args or {})):
            _require(rules is None or cited in rules, f"event {key} cites {cited}, which is in no ledger", game)
    check_told(game, words, outcome)


def _rules_in(args: Args) -> list[str]:
    """The rules of all that an event says was considered."""
    found: list[str] = []
    because = args.get("because", [])
    for reason in because if isinstance(because, list) else []:
        if isinstance(reason, dict):
            within = reason.get("args")
            found.extend([str(reason.get("rule")), *(_rules_in(within) if isinstance(within, dict) else [])])
    return found


def check_seeds(title: Title[Any], scenario: str, options: Collection[str], play: Callable[[AnyGame], object]) -> None:
    """One seed repeats; of several seeds at least two differ."""
    games = [Game.new(title, scenario, tuple(options), seed) for seed in ("1", "1", "2", "3", "4", "5")]
    for game in games:
        play(game)
    records = [write(game).partition("\n\n")[2] for game in games]
    _require(records[0] == records[1], "one seed gives two games", games[1])
    _require(len(set(records)) > 1, "all seeds give one game", games[1])


def check_apart(title: Title[Any], scenario: str, options: Collection[str]) -> None:
    """Two games of one title, answered by turns, end as each does alone."""
    alone = [_Random(Game.new(title, scenario, tuple(options), seed), Luck(seed)) for seed in ("left", "right")]
    for one in alone:
        while one.go():
            pass
    pair = [_Random(Game.new(title, scenario, tuple(options), seed), Luck(seed)) for seed in ("left", "right")]
    going = True
    while going:
        going = sum(one.go() for one in pair) > 0
    for one, other in zip(alone, pair, strict=True):
        _require(
            one.game.same_as(other.game) and write(one.game) == write(other.game),
            "two games touch each other",
            other.game,
        )


class _Random:
    """A game played on at random, one answer at a time."""

    def __init__(self, game: AnyGame, luck: Luck) -> None:
        self.game = game
        self.luck = luck

    def go(self) -> bool:
        ask = self.game.ask
        if ask is None:
            return False
        self.game.answer(self.luck.answer(ask), ask.side)
        return True


def _refused(game: AnyGame, text: Any, side: str) -> Refused:  # noqa: ANN401 - wrong answers are of any type
    try:
        game.answer(text, side)
    except Refused as refused:
        return refused
    except Exception as error:
        raise Violation(
            f"{text!r} from {side} is not refused but fails: {type(error).__name__}: {error}", game
        ) from error
    raise Violation(f"{text!r} from {side} is taken although it was not offered", game)


def _require(holds: object, sentence: str, game: AnyGame) -> None:
    if not holds:
        raise Violation(sentence, game)


def _must(broken: str | None, game: AnyGame) -> None:
    if broken is not None:
        raise Violation(broken, game)
