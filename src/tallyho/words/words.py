"""Makes the words of prompts, events, refusals and outcomes from a language's catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tallyho.table.ask import CHANCE, Args, Json
from tallyho.table.errors import Explained, Refused, TallyhoError
from tallyho.table.listing import BETWEEN, Draft, entries
from tallyho.table.log import Event
from tallyho.table.outcome import Outcome
from tallyho.words.answers import message_of_words, name_of, number_or_text, parts_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tallyho.words.catalogue import Catalogue, Messages

LANGUAGES: Final = {"en": "English", "fr": "français"}
TABLE: Final = "table"
"""The file that all games share; also stands for no game in particular where a game is wanted."""

TYPED: Final = "answer"
"""The argument that holds what a user has typed; it is shown as it was typed."""

MOST_OFFERS: Final = 12
"""So many answers are named in a list of what is offered; the rest are counted."""


class MissingWords(TallyhoError):
    """A message that a catalogue lacks, or that cannot be said with the arguments given."""


class Line(NamedTuple):
    """An event in words: its sentence, its rule, and the lines of what was considered, if an automaton decided it."""

    text: str
    rule: str
    because: list[Line]

    def printed(self, indent: str = "  ", mark: str = "-") -> list[str]:
        """For a terminal: the sentence with its rule, and below it, further in, what was considered."""
        below = [row for line in self.because for row in line.printed(indent + "  ", ".")]
        return [f"{indent}{mark} {self.text} [{self.rule}]", *below]


class Words:
    """The words of all games in one language.

    Each folder has `en/GAME.ftl` and `fr/GAME.ftl`; a game's own message wins over that of a file it builds on, and any
    of these over that of `table.ftl`. What cannot be said is shown as `[message argument=value ...]`, or raises
    MissingWords if `strict`.

    A message gets the arguments of its event, ask or refusal:
    - text as it is, but the arguments `side`, `sides`, `asked` and `winner` as the words of that side;
    - whole numbers without separators (1940), so that years stay years; other numbers in the language's manner;
    - a list as `a, b and c`; true and false as `true` and `false`, None and an empty list as `none`, all to select on;
    - nothing else: a mapping has no words. The list `because` of an event becomes lines of its own.
    In prompts, events and refusals a text that is a piece of the game, alone or in a list, has the piece's name.
    A message that must select on a side, to bend a verb or an article, needs its name in an argument named otherwise.
    """

    def __init__(self, language: str, folders: Sequence[Traversable], *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            spoken = " and ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
            raise TallyhoError(f"there are no words in {language!r}; the languages are {spoken}")
        self.language = language
        self.folders = tuple(folders)
        self.strict = strict
        self._catalogues: dict[str, Catalogue] = {}
        self._shared: list[Messages] | None = None

    def prompt(self, game: str, key: str, side: str, args: Args | None = None) -> str:
        """What a side, or chance, is asked: `ask-KEY`, which gets the side too."""
        return self.say(game, f"ask-{key}", {"side": side, **self._named(game, args or {})})

    def event(self, game: str, event: Event) -> Line:
        """What happened: `log-KEY`, and so for each of the reasons in its argument `because`."""
        key, rule, args, _ = event
        return self._line(game, key, rule, args or {})

    def refusal(self, game: str, refused: Refused) -> str:
        """Why an answer was not taken: `why-KEY`, and the rule where there is one."""
        text = self.say(game, f"why-{refused.key}", self._named(game, refused.facts))
        return text if refused.rule is None else self.say(game, "cited", {"text": text, "rule": refused.rule})

    def trouble(self, error: TallyhoError, game: str = TABLE) -> str:
        """Why a set-up or a record cannot be used: `bad-KEY`, which gets the words of the error behind it as `cause`.

        An error without a key is told in English, for it has no other words.
        """
        if isinstance(error, Refused):
            return self.refusal(game, error)
        if not isinstance(error, Explained) or not error.key:
            return str(error)
        facts = dict(error.facts)
        cause = facts.get("cause")
        if isinstance(cause, TallyhoError):
            facts["cause"] = self.trouble(cause, str(facts.get("game") or game))
        return self.say(game, f"bad-{error.key}", facts)

    def outcome(self, game: str, outcome: Outcome) -> str:
        """How a game ended: `outcome`, made of the winner, `level-LEVEL` and `reason-REASON`."""
        level = self.say(game, f"level-{outcome.level}")
        reason = self.say(game, f"reason-{outcome.reason}")
        return self.say(game, "outcome", {"winner": outcome.winner, "level": level, "reason": reason})

    def name(self, game: str) -> str:
        """A game's name: `game-GAME`."""
        return self.say(game, f"game-{game}")

    def side(self, game: str, side: str) -> str:
        """A side's name, or that of chance: `side-SIDE`."""
        return self.say(game, f"side-{side}")

    def scenario(self, game: str, scenario: str) -> str:
        """A scenario's name: `scenario-SCENARIO`."""
        return self.say(game, f"scenario-{scenario}")

    def option(self, game: str, option: str) -> str:
        """An option's name: `option-OPTION`."""
        return self.say(game, f"option-{option}")

    def piece(self, game: str, name: str) -> str:
        """The name of a piece, a place or a card: `piece-NAME` if there is one, else what it is called in the game."""
        message = f"piece-{name_of(name)}"
        return self.say(game, message) if self._catalogue(game).has(message) else name

    def answer(self, game: str, key: str, text: str) -> str:
        """An answer to a prompt: `answer-KEY-TEXT` or `answer-TEXT` if there is one, or the name of a piece.

        What may not stand in the name of a message, such as a blank, is a hyphen there. An answer of several words that
        has no such message is said by that of its number of words, which gets each of them, or by that of its plain
        words, which get what follows them; else it is said as it is. Of a list each entry is said.
        """
        if BETWEEN in text:
            return ", ".join(self.answer(game, key, entry) for entry in entries(text))
        messages = self._catalogue(game)
        named = name_of(text)
        for message in (f"answer-{key}-{named}", f"answer-{named}"):
            if messages.has(message):
                return self.say(game, message)
        one_by_one = self._of_words(game, text, key)
        if one_by_one is not None:
            return one_by_one
        plain, values = parts_of(text) if " " in text else ("", {})
        for message in (f"answer-{key}-{plain}", f"answer-{plain}"):
            if plain and messages.has(message):
                return self.say(game, message, self._named(game, values))
        return self.piece(game, text)

    def listed(self, game: str, draft: Draft) -> list[str]:
        """The entries of a list in the making, each as the answer to what was asked for it."""
        return [self.answer(game, key, entry) for entry, key in zip(draft.entries, draft.keys, strict=True)]

    def offers(self, game: str, key: str, offers: Sequence[str]) -> str:
        """The answers offered to a prompt, as they are to be given, with their words where these differ."""
        named = [self._offer(game, key, text) for text in offers[:MOST_OFFERS]]
        more = len(offers) - len(named)
        answers = ", ".join(named) if more else self._catalogue(game).listed(named, "list-or")
        return self.say(game, "offered", {"answers": answers, "more": more})

    def said(self, game: str, side: str, key: str, text: str | None) -> str:
        """A line of the history: who gave which answer; None if the reader may not know it."""
        if text is None:
            return self.say(game, "said-hidden", {"side": side})
        return self.say(game, "said", {"side": side, "answer": self.answer(game, key, text)})

    def waiting(self, game: str, side: str, key: str) -> str:
        """What those are told who wait for a side, or for chance: `waiting-KEY` if there is such a message."""
        if self._catalogue(game).has(f"waiting-{key}"):
            return self.say(game, f"waiting-{key}", {"side": side})
        return self.say(game, "waiting-chance" if side == CHANCE else "waiting", {"side": side})

    def say(self, game: str, message: str, args: Mapping[str, object] | None = None) -> str:
        """Any message of a game, or of the table, with its arguments."""
        text, trouble = self._catalogue(game).said(message, args or {})
        if trouble is None:
            return text
        if self.strict:
            raise MissingWords(f"the {self.language} words of {game} cannot say {message}: {trouble}")
        return " ".join([f"[{message}", *(f"{name}={value}" for name, value in (args or {}).items())]) + "]"

    def _line(self, game: str, key: str, rule: str, args: Mapping[str, Json]) -> Line:
        because = args.get("because")
        reasons = [self._reason(game, one) for one in because] if isinstance(because, list) else []
        told = {name: value for name, value in args.items() if name != "because"} if because is not None else args
        return Line(self.say(game, f"log-{key}", self._named(game, told)), rule, reasons)

    def _reason(self, game: str, reason: Json) -> Line:
        """A reason as `tallyho.table.log.reason` makes it."""
        made: dict[str, Any] = reason if isinstance(reason, dict) else {"key": str(reason)}
        return self._line(game, str(made.get("key")), str(made.get("rule", "")), made.get("args") or {})

    def _named(self, game: str, args: Mapping[str, object]) -> dict[str, object]:
        """The same arguments with the names of pieces."""
        return {name: value if name == TYPED else self._with_names(game, value) for name, value in args.items()}

    def _with_names(self, game: str, value: object) -> object:
        if isinstance(value, str):
            one_by_one = self._of_words(game, value)
            return self.piece(game, value) if one_by_one is None else one_by_one
        return [self._with_names(game, one) for one in value] if isinstance(value, (list, tuple)) else value

    def _of_words(self, game: str, text: str, key: str = "") -> str | None:
        """A text of N words by `answer-KEY-PLAIN-of-N` or `answer-PLAIN-of-N`, if there is one: $word1, $word2 ..."""
        for message in message_of_words(text, key) if " " in text else ():
            if self._catalogue(game).has(message):
                named = [(word, self.piece(game, word)) for word in text.split(" ")]
                words = [name if name != word else number_or_text(word) for word, name in named]
                return self.say(game, message, {f"word{place}": word for place, word in enumerate(words, 1)})
        return None

    def _offer(self, game: str, key: str, text: str) -> str:
        words = self.answer(game, key, text)
        return text if words == text else self.say(game, "offer-in-words", {"answer": text, "words": words})

    def _catalogue(self, game: str) -> Catalogue:
        """The catalogue of a game, read when it is first needed."""
        known = self._catalogues.get(game)
        if known is not None:
            return known
        from tallyho.words.catalogue import Catalogue, read  # noqa: PLC0415 - it brings Fluent: see the package

        if self._shared is None:
            self._shared = read(self.folders, self.language, TABLE)
        own = [] if game == TABLE else read(self.folders, self.language, game)
        made = self._catalogues[game] = Catalogue(self.language, [*own, *self._shared])
        return made
