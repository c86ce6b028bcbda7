"""A tiny game of two sides with secrets: hidden cards, a secret plan, a guess, cards played together."""

from __future__ import annotations

from typing import Any

from tiny import BLUE, RED

from tallyho.table import (
    DONE,
    Asks,
    Choice,
    Components,
    Fields,
    Game,
    GameOver,
    Json,
    Jump,
    Luck,
    Option,
    Outcome,
    Overlay,
    Phase,
    Position,
    Prompt,
    Reason,
    Scenario,
    Sequence,
    Title,
    asks,
    die,
    does,
    draw,
    fields,
    together,
)
from tallyho.table.data import laid_over

CARDS = ("ace", "duke", "king", "page", "queen", "rook")
WEATHER = ("unknown", "fair", "foul")
WAYS = ("north", "south")
ROUNDS = 2

DEAL = Prompt("deal", "duel:1")
SKY = die(Prompt("sky", "duel:2"), 2)
PLAN = Prompt("plan", "duel:3")
GUESS = Prompt("guess", "duel:4")
PLAY = Prompt("play", "duel:5")


class Table(Position):
    """Cards in hands, a way chosen in secret, a score."""

    __slots__ = ("alert", "blue_hand", "deck", "red_hand", "rounds", "score", "way", "weather")

    def __init__(self, data: Components, deck: list[str], red_hand: list[str], blue_hand: list[str]) -> None:
        super().__init__(data)
        self.deck = deck
        self.red_hand = red_hand
        self.blue_hand = blue_hand
        self.alert = False
        self.rounds = 0
        self.score = 0
        self.way = ""
        self.weather = 0

    def copy(self) -> Table:
        twin = Table(self.data, self.deck[:], self.red_hand[:], self.blue_hand[:])
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.alert = self.alert
        twin.rounds = self.rounds
        twin.score = self.score
        twin.way = self.way
        twin.weather = self.weather
        return twin


def deal(p: Table) -> Asks[Jump]:
    """Each side draws two cards that only it may see."""
    for _ in range(2):
        for side, hand in ((RED, p.red_hand), (BLUE, p.blue_hand)):
            card = yield draw(DEAL, p.deck, {"side": side}, (side,), hidden=True)
            p.deck.remove(card)
            hand.append(card)
            hand.sort()
            p.tell("dealt", "duel:1", {"card": card}, (side,))
    return None


def sky(p: Table) -> Asks[Jump]:
    """Everybody sees the weather."""
    p.weather = int((yield SKY))
    p.tell("weather", "duel:2", {"weather": WEATHER[p.weather]})
    return None


def plan(p: Table) -> Asks[Jump]:
    """Red chooses its way in secret, blue guesses it; a right guess puts blue on alert and is seen by all."""
    p.way = yield Choice(PLAN, RED, WAYS, {"rounds": p.rounds}, secret=True)
    p.tell("planned", "duel:3", {"way": p.way}, (RED,))
    guess = yield Choice(GUESS, BLUE, (DONE, *WAYS), why_not=_no_such_way)
    if guess != DONE:
        p.alert = guess == p.way
        p.way = ""
        p.reveal()
        p.tell("guessed", "duel:4", {"guess": guess, "right": p.alert})
    return None


def _no_such_way(text: str) -> Reason | None:
    return Reason("sea-that-way", "duel:4b", {"way": text}) if text in ("east", "west") else None


def play_cards(p: Table) -> Asks[Jump]:
    """Both play a card at the same time; the stronger scores, and an ace against a page ends the duel."""
    red, blue = yield from together(
        Choice(PLAY, RED, p.red_hand, {"hand": len(p.red_hand)}), Choice(PLAY, BLUE, p.blue_hand)
    )
    p.red_hand.remove(red)
    p.blue_hand.remove(blue)
    p.reveal()
    p.tell("played", "duel:5", {"red": red, "blue": blue})
    if {red, blue} == {"ace", "page"}:
        raise GameOver
    p.score += power(p, red) - power(p, blue)
    return None


def power(p: Table, card: str) -> int:
    """How strong a card is."""
    value = p.data.tables["cards"][card]["power"]
    assert isinstance(value, int)
    return value


def next_round(p: Table) -> Jump:
    """The weather clears, and another round begins until enough are played."""
    p.weather = 0
    p.alert = False
    p.way = ""
    p.rounds += 1
    return "round.sky" if p.rounds < ROUNDS else None


def _cards(p: Table) -> tuple[str, ...]:
    return CARDS


def _ways(p: Table) -> tuple[str, ...]:
    return WAYS


class Duel(Title[Table]):
    """Hidden cards, a secret plan, choices made together."""

    def __init__(self) -> None:
        super().__init__(
            "duel",
            3,
            (RED, BLUE),
            (Scenario("dawn", "duel:0a"), Scenario("dusk", "duel:0b")),
            (
                Option("fog", "duel:10"),
                Option("night-fog", "duel:11", needs=("fog",), scenarios=("dusk",)),
                Option("sun", "duel:12", excludes=("fog",)),
            ),
            Sequence(
                Phase("deal", "duel:1", asks("cards", "duel:1", deal)),
                Phase(
                    "round",
                    "duel:2",
                    asks("sky", "duel:2", sky),
                    asks("plan", "duel:3", plan),
                    asks("play", "duel:5", play_cards),
                    does("next", "duel:6", next_round, to=("round.sky",)),
                ),
            ),
            Fields(
                fields.names("deck", "cards left", _cards),
                fields.names("red-hand", "red's cards", _cards, "red_hand"),
                fields.names("blue-hand", "blue's cards", _cards, "blue_hand"),
                fields.flag("alert", "whether blue is on alert"),
                fields.number("rounds", "rounds played", 0, ROUNDS),
                fields.number("score", "red's points less blue's", -99, 99),
                fields.text("way", "red's way", _ways),
                fields.word("weather", "the weather", WEATHER),
            ),
        )

    def components(self, overlay: Overlay) -> Components:
        cards: dict[str, dict[str, Json]] = {card: {"power": 2 * i + 1} for i, card in enumerate(CARDS)}
        return Components(laid_over({"cards": cards}, overlay))

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> Table:
        position = Table(data, [*CARDS], [], [])
        position.score = 1 if scenario == "dusk" else 0
        position.alert = "fog" in options
        return position

    def view(self, position: Table, side: str | None) -> dict[str, Json]:
        seen: dict[str, Json] = {
            "deck": len(position.deck),
            "alert": position.alert,
            "rounds": position.rounds,
            "score": position.score,
            "weather": WEATHER[position.weather],
        }
        seen["red-hand"] = [*position.red_hand] if side == RED else len(position.red_hand)
        seen["blue-hand"] = [*position.blue_hand] if side == BLUE else len(position.blue_hand)
        seen["way"] = position.way if side == RED else bool(position.way)
        return seen

    def resample(self, position: Table, side: str | None, luck: Luck, known: Table) -> Table:
        twin = position.copy()
        mine = {RED: twin.red_hand, BLUE: twin.blue_hand}.get(side or "", [])
        hidden = luck.shuffled(card for card in (*twin.deck, *twin.red_hand, *twin.blue_hand) if card not in mine)
        if side != RED:
            twin.red_hand = sorted(hidden.pop() for _ in twin.red_hand)
        if side != BLUE:
            twin.blue_hand = sorted(hidden.pop() for _ in twin.blue_hand)
        twin.deck = sorted(hidden)
        if side != RED and twin.way:
            twin.way = luck.one_of(WAYS)
        return twin

    def outcome(self, position: Table) -> Outcome:
        if position.rounds < ROUNDS:
            return Outcome(None, "draw", "ace-met-page", "duel:5c")
        winner = RED if position.score > 0 else BLUE
        return Outcome(winner, "points", "all-rounds-played", "duel:7")


DUEL = Duel()


def duel(*answers: str, **how: Any) -> Game[Table]:
    """A duel after these answers."""
    game = Game.new(DUEL, **how)
    for answer in answers:
        game.answer(answer)
    return game


DEALT = ("king", "ace", "queen", "page")
"""Red holds king and queen, blue ace and page; duke and rook stay in the deck."""

WHOLE = (*DEALT, "1", "north", "done", "queen", "page", "2", "south", "south", "king", "ace")
"""A whole duel: red's queen beats the page, and its king the ace."""
