"""What the server sends and takes, as typed data; the browser's `types.d.ts` says the same, as a test shows."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Json: TypeAlias = Any
Short: TypeAlias = Annotated[str, Meta(max_length=200)]
Answer: TypeAlias = Annotated[str, Meta(max_length=200)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]


class Named(Struct, frozen=True):
    """An id and its words."""

    id: str
    name: str


class Seat(Struct, frozen=True):
    """Who sits at a side: a person (perhaps you), a bot, or nobody yet."""

    side: str
    name: str
    player: Literal["person", "bot", "open"]
    bot: str | None
    who: str
    mine: bool


class Branch(Struct, frozen=True):
    """The game that one was branched from, and after how many answers."""

    id: str
    at: int


class Head(Struct, frozen=True):
    """A game without its table: a line of the start page."""

    id: str
    game: str
    name: str
    scenario: Named
    options: list[Named]
    seats: list[Seat]
    manual: bool
    guided: bool
    created: str
    touched: str
    number: int
    over: bool
    waits: list[str]
    summary: str
    branch_of: Branch | None
    open_to_me: bool
    seed: str | None


class Offer(Struct, frozen=True):
    """An answer that may be given, and its words."""

    answer: str
    words: str


class Reason(Struct, frozen=True):
    """Something that was considered."""

    text: str
    rule: str
    because: list[Reason]


class Asked(Struct, frozen=True):
    """What the game waits for, as the viewer may know it."""

    side: str
    side_name: str
    kind: Literal["choice", "chance"]
    mine: bool
    key: str
    rule: str
    text: str
    args: dict[str, Json]
    because: list[Reason]
    offers: list[Offer]
    repeats: bool


class LogLine(Struct, frozen=True):
    """An event in words; `after` so many answers it was told."""

    number: int
    after: int
    key: str
    rule: str
    text: str
    args: dict[str, Json]
    because: list[Reason]


class Ending(Struct, frozen=True):
    """How a game ended."""

    winner: str | None
    winner_name: str
    level: str
    reason: str
    rule: str
    text: str


class Stopped(Struct, frozen=True):
    """Why our rules cannot play a game on, and how many of its answers they still replay."""

    text: str
    fits: int


class State(Struct, frozen=True):
    """A game as a viewer may see it, now or after `at` answers. `listed`: of a list that they are making.

    Of a game that has stopped, because other rules or data do not take its answers, it is what they saw last.
    """

    head: Head
    side: str | None
    revision: int
    number: int
    at: int
    step: str
    table: dict[str, Json]
    asked: list[Asked]
    listed: list[Offer]
    no_undo: str | None
    ending: Ending | None
    log: list[LogLine]
    log_from: int
    log_total: int
    stopped: Stopped | None = None


class Frame(Struct, frozen=True):
    """One answer that has just been given, with what it did to the table as a JSON merge patch."""

    number: int
    side: str
    side_name: str
    kind: Literal["choice", "chance"]
    key: str
    rule: str
    text: str
    answer: str | None
    words: str | None
    log: tuple[int, int]
    patch: dict[str, Json]


class Answered(Struct, frozen=True):
    """What an answer led to."""

    state: State
    frames: list[Frame]


class Hint(Struct, frozen=True):
    """What a bot would answer, and why."""

    answers: list[str]
    words: str
    bot: str
    reasons: list[Reason]


class Damage(Struct, frozen=True):
    """Chances of the results of a bombing."""

    none: float
    one: float
    two: float
    heavy: float


class OddsRow(Struct, frozen=True):
    """The odds of one way to answer."""

    text: str
    vp: float
    vp_low: int
    vp_high: int
    loses: float
    squadrons: float
    gruppen: float
    damage: Damage
    below: float
    even: float
    above: float
    detail: str = ""


class Odds(Struct, frozen=True):
    """The odds of what is about to be decided, and how they were worked out."""

    rows: list[OddsRow]
    how: str
    exact: bool


class Forecast(Struct, frozen=True):
    """What awaits a planned raid: chances of warning and intelligence by name, of so many squadrons, and their mean."""

    card: int
    size: int
    limit: int
    modifier: int
    warning: dict[str, float]
    intelligence: dict[str, float]
    squadrons: dict[str, float]
    mean: float


class Suggested(Struct, frozen=True):
    """Answers that carry out a suggestion, to be given one after another; none if there is nothing to do."""

    answers: list[str]


class ScenarioText(Struct, frozen=True):
    """A scenario to choose."""

    id: str
    name: str
    rule: str
    text: str


class OptionText(Struct, frozen=True):
    """An optional rule to choose."""

    id: str
    name: str
    rule: str
    scenarios: list[str]
    needs: list[str]
    excludes: list[str]


class Title(Struct, frozen=True):
    """A game that can be played."""

    game: str
    name: str
    sides: list[Named]
    scenarios: list[ScenarioText]
    options: list[OptionText]
    bots: list[Named]
    guided: str | None


class RulingText(Struct, frozen=True):
    """A ruling on what a rulebook leaves open."""

    id: str
    status: str
    text: str


class RuleText(Struct, frozen=True):
    """A rule in our words."""

    id: str
    section: str
    kind: str
    text: str
    rulings: list[RulingText]


class Me(Struct, frozen=True):
    """The user."""

    name: str


class Known(Struct, frozen=True):
    """A browser that is yours: what it is, since when (null: not noted), until when, whether it is this one."""

    id: str
    browser: str
    made: str | None
    expires: str
    here: bool


class Invitation(Struct, frozen=True):
    """The path of a link that seats whoever opens it."""

    path: str


class Trouble(Struct, frozen=True):
    """What went wrong: the status, a sentence, its key; with 409 the game as it stands."""

    status_code: int
    detail: str
    key: str
    rule: str | None = None
    state: State | None = None


# What the server takes. Unknown names are refused.


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new game; `seats` has `me`, `invite` or `bot:NAME` for each side."""

    game: Short
    scenario: Short = ""
    options: Annotated[list[Short], Meta(max_length=40)] = []
    seed: Short | None = None
    seats: dict[Short, Short] = {}
    manual: bool = False
    guided: bool = False


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of how a game is played."""

    manual: bool | None = None
    seats: dict[Short, Short] = {}


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers of a side, one after another; or a bot that gives so many for it.

    Dice that are typed in have no view of their own: `eyes` names the side of yours to which the reply is shown.
    """

    number: Count
    side: Short
    answers: Annotated[list[Answer], Meta(max_length=200)] = []
    bot: Short | None = None
    times: Annotated[int, Meta(ge=1, le=200)] = 1
    revision: Count | None = None
    eyes: Short | None = None


class Numbered(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish about the game as it was after so many answers."""

    number: Count
    side: Short | None = None
    revision: Count | None = None


class Undoing(Numbered, frozen=True, forbid_unknown_fields=True):
    """A wish to take back the last answer, or so many of the last that were one gesture."""

    times: Annotated[int, Meta(ge=1, le=1000)] = 1


class Wondering(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side would like to know: the odds of these answers."""

    side: Short
    answers: Annotated[list[Answer], Meta(max_length=200)] = []


class Suggesting(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side would like to be suggested, for which card of its plan (0: for all)."""

    side: Short
    what: Short
    card: Annotated[int, Meta(ge=0, le=1000)] = 0


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A branch: after so many answers, with the dice to come as they were or new ones."""

    at: Count
    dice: Literal["same", "new"] = "same"


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    """A user's name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
