"""A game at the terminal: what is asked, what is typed, what follows, until the game is over or the person leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.bots import bot
from tallyho.library import Library
from tallyho.table import BETWEEN, CHANCE, AnyGame, Chance, Choice, Open, Refused, Seat, Seed, Source, View, view_of
from tallyho.table.log import may_know
from tallyho.terminal.answers import Unclear, spelled_in_numbers, understood
from tallyho.terminal.curtain import Curtain
from tallyho.terminal.hooks import question_of, situation_of
from tallyho.terminal.news import News
from tallyho.terminal.orders import order_of, probably
from tallyho.terminal.rulebook import LookUp
from tallyho.terminal.saved import Saved
from tallyho.terminal.screen import Screen
from tallyho.terminal.seats import Seats
from tallyho.terminal.series import one_by_one

MOST_LISTED: Final = 8
"""So many entries of a list in the making are shown, the latest."""
A_LINE_EACH: Final = 12
"""More answers than this share lines."""


class Session:
    """One game, one file, and the person at the screen; several people take turns there, with a curtain between."""

    def __init__(
        self,
        game: AnyGame,
        seats: Seats,
        saved: Saved,
        screen: Screen,
        library: Library,
        way_back: Callable[[str], str],
    ) -> None:
        """`way_back` makes the command that goes on with this game, in the language that is spoken then."""
        self.game = game
        self.seats = seats
        self.saved = saved
        self.screen = screen
        self.library = library
        self.rulebook = LookUp(library.ledgers(), game.title.game)
        self.way_back = way_back
        self.leaving = False
        self.gesture = 1
        """So many answers an undo takes back."""
        self.news = News(game, seats, screen)
        self.curtain = Curtain(self)
        seed = f"{game.setup.seed} {len(game.history)}"
        self._sources: dict[str, Source] = {CHANCE: Seed()}
        for side, name in seats.bots.items():
            self._sources[side] = Seat(bot(name, f"{seed} {side}", game.title.game))

    def run(self) -> None:
        """Plays until the game is over, or until the person leaves, which loses nothing."""
        try:
            self._play()
        except KeyboardInterrupt:
            self.saved.rewrite(self.game)  # the interrupt may have come in the middle of writing
            self.leaving = True
            self.screen.line("")
        if self.leaving:
            if self.seats.shared:
                self.screen.wipe()
            self.screen.command("go-on", self.way_back(self.screen.words.language))

    def _play(self) -> None:
        self.advance()
        if not self.seats.shared:
            self.show_situation()
        self.show_question()
        while not self.leaving and any(map(self.is_mine, self.game.open)):
            typed = self.screen.read()
            if typed is None:
                self.leaving = True
                self.screen.line("")
            elif (side := self.curtain.next_side) is not None:
                self.curtain.obey(typed, side)
            else:
                self.obey(typed)
        if self.game.over:
            self._end()

    def _end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        self.screen.line(f"{self.screen.words.outcome(self.game.title.game, outcome)} [{outcome.rule}]")
        self.screen.tell("over", file=str(self.saved.path))

    def obey(self, typed: str) -> None:
        """Does what a line says: the very text of an answer comes first, then orders, then other ways to answer."""
        ask = self.asked
        assert ask is not None
        order = None if typed in ask.offers else order_of(typed, self.screen)
        if not typed:
            self.show_question()
        elif order is not None:
            order(self)
        else:
            self._answer(typed, ask)

    # What is asked

    @property
    def asked(self) -> Open | None:
        """What the person at the screen is asked."""
        mine = (ask for ask in self.game.open if self.is_mine(ask))
        return next((ask for ask in mine if not self.seats.shared or self.curtain.is_for_who_is_here(ask)), None)

    @property
    def side(self) -> str | None:
        """The side whose eyes the person sees with: who sits there, or the side that is asked, if it is theirs."""
        if self.seats.shared:
            return self.curtain.here
        ask, people = self.asked, self.seats.people
        if ask is not None and ask.side in people:
            return ask.side
        return people[0] if people else None

    def is_mine(self, ask: Open) -> bool:
        """Real dice are the person's too, but not a card that the person must not see."""
        if isinstance(ask, Choice):
            return ask.side in self.seats.people
        someone = any(may_know(ask.seen_by, side) for side in self.seats.people or (None,))
        return self.seats.dice and not ask.hidden and someone

    def show_question(self) -> None:
        """The question with its rule, and the answers that are offered; the curtain, if another player is asked."""
        if (side := self.curtain.next_side) is not None:
            self.curtain.fall(side)
            return
        ask = self.asked
        if ask is None:
            return
        words, game = self.screen.words, self.game.title.game
        question = words.prompt(game, ask.prompt.key, ask.side, ask.args)
        if len(self.seats.people) > 1 and ask.side != CHANCE:
            question = words.say(game, "said", {"side": ask.side, "answer": question})
        draft = self.game.draft(ask.side)
        if draft is not None:
            self._show_list(words.listed(game, draft))
        self.screen.line(f"{question} [{ask.prompt.rule}]")
        self._show_offers(ask)

    def _show_list(self, entries: list[str]) -> None:
        last = ", ".join(entries[-MOST_LISTED:])
        if len(entries) > MOST_LISTED:
            self.screen.tell("on-your-long-list", number=len(entries), entries=last)
        else:
            self.screen.tell("on-your-list", entries=last)

    def _show_offers(self, ask: Open) -> None:
        question = question_of(self.game.title.game)
        lines = (
            question(self.game, ask, self.screen.words) if question is not None and isinstance(ask, Choice) else None
        )
        if lines is not None:
            for row in lines:
                self.screen.line(row)
            return
        names = [self.offer_in_words(ask, offer) for offer in ask.offers]
        if spelled_in_numbers(ask.offers):
            self.screen.several(names)
            return
        numbered = [f"{number}. {name}" for number, name in enumerate(names, 1)]
        if len(numbered) > A_LINE_EACH:
            self.screen.several(numbered)
            return
        for row in numbered:
            self.screen.line(f"  {row}")

    def offer_in_words(self, ask: Open, offer: str) -> str:
        """An answer as it may be typed, with what it means if that is not the same."""
        words, game = self.screen.words, self.game.title.game
        meaning = words.answer(game, ask.prompt.key, offer)
        if meaning.startswith(offer):
            return meaning
        return words.say(game, "offer-in-words", {"answer": offer, "words": meaning.removesuffix(f" ({offer})")})

    # What is answered

    def _answer(self, typed: str, ask: Open) -> None:
        words, game = self.screen.words, self.game.title.game
        try:
            answers = understood(typed, ask.offers, lambda text: words.answer(game, ask.prompt.key, text))
        except Unclear as unclear:
            if not one_by_one(self, typed, ask):
                self.screen.tell(unclear.message, **unclear.args_of_message)
            return
        if answers == [typed] and typed not in ask.offers and one_by_one(self, typed, ask):
            return
        if self._give(answers, ask):
            self.show_question()

    def _give(self, answers: list[str], ask: Open) -> bool:
        """Gives answers one after another while the same is asked; returns whether any was taken."""
        for number, answer in enumerate(answers):
            now = self.asked
            if now is None or (now.prompt.key, now.side) != (ask.prompt.key, ask.side):
                self.screen.tell("not-given", answers=", ".join(answers[number:]))
                return True
            if not self.give(answer, now):
                return number > 0
        return True

    def give(self, answer: str, ask: Open) -> bool:
        """Gives one answer, and lets everything follow that is not the person's to decide; False if it is refused."""
        before = len(self.game.log.events) if self.game.log is not None else 0
        try:
            self.game.answer(answer, ask.side)
        except Refused as refused:
            self.screen.line(self.screen.words.refusal(self.game.title.game, refused))
            if refused.key == "refused-offer":  # the game gave no reason of its own
                self._hint(answer, ask)
            return False
        self.news.latest = before
        self.gesture = 1
        self.advance()
        return True

    def _hint(self, answer: str, ask: Open) -> None:
        meant = probably(answer, ask.offers, self.screen)
        if meant:
            self.screen.tell("did-you-mean", meant=meant)
        else:
            self.screen.tell("see-help")

    def advance(self) -> None:
        """Bots and the seed answer until a person is asked; all is written before anything is told.

        A player who is not the next to be asked is told when the turn comes: nobody stays at the screen for news.
        """
        self.saved.add(self.game)
        while (ask := next((one for one in self.game.open if not self.is_mine(one)), None)) is not None:
            self.game.answer(self._sources[ask.side].reply(self.game, ask), ask.side)
            self.saved.add(self.game)
        self.saved.settle()
        if self.game.over:
            self.news.tell_the_end()
        elif self.curtain.next_side is None:
            self.news.tell()

    def roll(self, ask: Chance) -> None:
        """Lets the seed decide what the person could have rolled."""
        self.give(self._sources[CHANCE].reply(self.game, ask), ask)
        self.show_question()

    def take_back(self) -> None:
        """Undoes the person's last answer, or the whole series just carried out, in the file too."""
        side, key, answer = self._last_answer()
        times = self.gesture
        self.game.undo(side, times)
        self.gesture = 1
        self.saved.rewrite(self.game)
        self.news.heard()
        if times > 1:
            self.screen.tell("taken-back-all", number=times)
        else:
            self.screen.tell("taken-back", answer=self.screen.words.answer(self.game.title.game, key, answer))
        self.show_question()

    def _last_answer(self) -> tuple[str, str, str]:
        """What would be taken back: whose, to which question, and the answer, or the last entry of a list."""
        here = [self.curtain.here] if self.seats.shared else self.seats.people
        for side, draft in self.game.drafts.items():
            if side in here:
                return side, draft.keys[-1], draft.entries[-1]
        if not self.game.history:
            return self.side or CHANCE, "", ""
        who, prompt, text, _, _ = self.game.history[-1]
        return who if who in here else self.side or CHANCE, prompt.key, text.split(BETWEEN)[-1]

    # What is told

    def view(self) -> View:
        """What the person may know."""
        return view_of(self.game, self.side)

    def show_situation(self, part: list[str] | None = None) -> None:
        """The table in words, or only a part of it."""
        for row in part or situation_of(self.game.title.game)(self.view(), self.screen.words):
            self.screen.line(row)
