"""Several people at one terminal: a curtain between them, and to each only what that side may know."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from sittings import LIBRARY, Table

from tallyho.table import AnyGame, Event, Game
from tallyho.table.log import may_know
from tallyho.terminal.news import News
from tallyho.terminal.saved import Saved
from tallyho.terminal.screen import READY, WIPE, Screen
from tallyho.terminal.seats import PERSON, Seats, read_seats
from tallyho.terminal.session import Session
from tallyho.words import Words

BOTH = "ambush --scenario skirmish --side red --side blue --seed 2"
CALL_BLUE = "Blue is asked now. Hand over the screen; Blue, press Enter when you are there."
CALL_RED = "Red is asked now. Hand over the screen; Red, press Enter when you are there."
RED_ARRANGES = ("", "gun")
"""The first lines of a game: red sits down and says in secret what lies under a counter; blue is asked next."""
WORDS = Words("en", LIBRARY.words())


# Handing over


def test_nobody_is_shown_anything_before_sitting_down(table: Table) -> None:
    shown = table.play(BOTH)
    assert CALL_RED in shown
    assert "What lies under" not in shown
    assert "units" not in shown
    assert "undo" not in shown  # nobody has answered yet


def test_each_side_is_asked_after_enter_and_first_sees_the_table(table: Table) -> None:
    shown = table.play(BOTH, *RED_ARRANGES, "")
    _, red, blue = shown.split("> \n")[:3]
    assert "Red: What lies under r1? [ambush:3.1b]" in red
    assert CALL_BLUE in red
    assert "Blue: What lies under b1? [ambush:3.1b]" in blue
    for told in (red, blue):
        assert "\nround: 0" in told


def test_the_table_is_shown_only_the_first_time(table: Table) -> None:
    shown = table.play(BOTH, *RED_ARRANGES, "", "scout", "decoy", "", "decoy", "scout", "")
    assert shown.count(CALL_BLUE) == shown.count(CALL_RED) == 2
    assert shown.count("\nround: ") == 2


def test_secret_answers_of_one_side_are_not_told_to_the_other(table: Table) -> None:
    shown = table.play(BOTH, *RED_ARRANGES, "", "log", "why")
    blue = shown.split("> \n")[2]
    assert "Red: a secret answer" in blue
    assert "gun" not in blue.replace("  4. gun", "")


def test_a_side_that_comes_back_is_told_its_answer_and_what_happened_meanwhile(table: Table) -> None:
    shown = table.play(BOTH, *RED_ARRANGES, "", "scout", "decoy", "")
    red = shown.split("> \n")[3]
    assert red.startswith("Red: gun\nBlue: 2 secret answers\nRed: What lies under r2?")


def test_whatever_is_typed_at_the_curtain_it_stays_down(table: Table) -> None:
    shown = table.play(BOTH, *RED_ARRANGES, "situation", "log", "hint", "1", "offers")
    assert shown.count(CALL_BLUE) == 6
    assert "What lies under b1?" not in shown
    assert table.answers("ambush", "blue") == []


def test_the_curtain_speaks_french(table: Table) -> None:
    shown = table.play(BOTH, *RED_ARRANGES, "annuler", language="fr")
    assert "C’est à ce camp de répondre" in shown
    assert table.answers("ambush", "red") == []


def test_the_latest_news_of_a_side_begin_where_it_was_last_told() -> None:
    game = Game.new(LIBRARY.title("ambush"), "skirmish", seed="2")
    news = News(game, Seats(dict.fromkeys(game.title.sides, PERSON)), Screen(WORDS, io.StringIO(), io.StringIO()))
    news.turn_to("red")
    for text in ("gun", "scout", "decoy"):
        for side in game.title.sides:
            game.answer(text, side)
    news.tell()
    assert game.log is not None
    news.latest = len(game.log.events)
    news.turn_to("blue")
    assert [event[0] for event in news.events(news.latest)] == ["arranged", "arranged"]
    news.tell()
    news.turn_to("red")
    assert news.events(news.latest) == []


# Taking back and leaving


def test_who_answered_last_may_take_it_back_at_the_curtain(table: Table) -> None:
    shown = table.play(BOTH, *RED_ARRANGES, "undo", "rifles", "")
    assert "Or, still Red: undo takes your last answer back." in shown
    after = shown.split("> undo\n")[1]
    assert after.startswith("Taken back: gun.\nRed: What lies under r1? [ambush:3.1b]")
    assert table.answers("ambush", "red") == ["rifles"]


def test_nobody_takes_back_an_answer_of_the_other_side(table: Table) -> None:
    shown = table.play(BOTH, *RED_ARRANGES, "", "undo")
    after = shown.split("> undo\n")[1]
    assert after.startswith("This cannot be taken back: the last answer was another side’s.")
    assert table.answers("ambush", "red") == ["gun"]


def test_leaving_at_the_curtain_and_going_on_tells_the_side_that_is_asked_what_it_missed(table: Table) -> None:
    left = table.play(BOTH, *RED_ARRANGES, "quit")
    assert left.rstrip().endswith("terminal ambush")
    shown = table.play("ambush", "")
    assert shown.index(CALL_BLUE) < shown.index("Red: a secret answer") < shown.index("Blue: What lies under b1?")
    assert "Red: gun" not in shown


def test_going_on_tells_a_side_its_own_last_answer_and_nothing_that_it_has_been_told_before(table: Table) -> None:
    table.play(BOTH, *RED_ARRANGES, "", "scout", "decoy", "", "decoy")
    told = table.play("ambush", "").split("> \n")[1]
    assert told.startswith("Red: decoy\n")
    assert "Red: gun" not in told
    assert "secret" not in told


def test_several_answers_in_a_line_stop_at_the_curtain(table: Table) -> None:
    table.play(BOTH, *RED_ARRANGES, "", "1 2 3 4")
    assert table.answers("ambush", "red") == ["gun"]
    assert table.answers("ambush", "blue") == ["decoy", "scout"]


# One person for all sides


def test_one_person_plays_all_sides_without_a_curtain_and_the_file_remembers_it(table: Table) -> None:
    shown = table.play(f"{BOTH} --no-curtain", "gun")
    assert "press Enter" not in shown
    assert "# seats red=person blue=person no-curtain\n" in table.file("ambush").read_text(encoding="utf-8")
    assert "press Enter" not in table.play("ambush", "scout")
    assert CALL_RED in table.play("ambush --curtain")
    assert "# seats red=person blue=person\n" in table.file("ambush").read_text(encoding="utf-8")


def test_against_a_bot_there_is_no_curtain(table: Table) -> None:
    assert "press Enter" not in table.play("ambush --scenario skirmish --side red --seed 2", "gun")


@pytest.mark.parametrize(
    "seats", [Seats({"red": PERSON, "blue": PERSON}, dice, c) for dice in (False, True) for c in (False, True)]
)
def test_seats_are_read_as_they_are_written(seats: Seats) -> None:
    assert read_seats(LIBRARY.title("ambush"), seats.line(), "here") == seats


# Wiping the screen


class Terminal(io.StringIO):
    """A terminal that shows what is written."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_is_wiped_with_all_that_can_be_scrolled_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    shown = Terminal()
    Screen(WORDS, io.StringIO(), shown).wipe()
    assert shown.getvalue() == WIPE == "\x1b[H\x1b[2J\x1b[3J"


def test_a_terminal_without_cursor_is_scrolled_away_and_a_pipe_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LINES", "30")
    shown, pipe = Terminal(), io.StringIO()
    Screen(WORDS, io.StringIO(), shown).wipe()
    Screen(WORDS, io.StringIO(), pipe).wipe()
    assert shown.getvalue() == "\n" * 30
    assert not pipe.getvalue()


def test_a_number_is_not_broken_from_its_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines are 100 wide, and the sign of the percentage would be the 101st."""
    monkeypatch.setenv("COLUMNS", "100")
    shown = io.StringIO()
    Screen(WORDS, io.StringIO(), shown).line("x" * 96 + " 46 %, and so on")
    assert shown.getvalue() == "x" * 96 + "\n  46 %, and so on\n"


# Whole games


class TwoPeople(io.StringIO):
    """Two people who take turns at one terminal and answer at random; what each reads is kept apart."""

    def __init__(self, game: AnyGame, folder: Path, *, dice: bool = False, most: int = 300) -> None:
        super().__init__()
        self.shown = Terminal()
        self.on_screen = ""
        self.reader: str | None = None
        self.has_read: dict[str | None, str] = {None: "", **dict.fromkeys(game.title.sides, "")}
        self.luck = Random(most)
        self.most = most
        self.saved = Saved(folder / "shared.record")
        screen = Screen(WORDS, self, self.shown)
        seats = Seats(dict.fromkeys(game.title.sides, PERSON), dice)
        self.session = Session(game, seats, self.saved, screen, LIBRARY, lambda _: "again")

    def isatty(self) -> bool:
        return True

    def play(self) -> None:
        self.session.run()
        self.note()
        self.saved.close()
        for side in self.has_read:
            self.has_read[side] += self.on_screen if side != self.reader else ""

    def readline(self, size: int | None = -1, /) -> str:
        self.note()
        ask = self.session.asked
        if ask is not None and len(self.session.game.history) >= self.most:
            return ""
        return "\n" if ask is None else f"{self.luck.choice(ask.offers)}\n"

    def note(self) -> None:
        """Whoever sits there reads what is new, and all that is still on the screen since it was last wiped."""
        new = self.shown.getvalue().removesuffix(READY)
        self.shown.seek(0)
        self.shown.truncate()
        *wiped, left = new.split(WIPE)
        if self.session.curtain.here != self.reader:
            self.has_read[self.session.curtain.here] += self.on_screen
            self.reader = self.session.curtain.here
        self.has_read[self.reader] += "".join(wiped) + left
        self.on_screen = left if wiped else self.on_screen + left


@pytest.fixture(params=[("ambush", "skirmish", False), ("ambush", "skirmish", True), ("hksw", "kanalkampf", False)])
def people(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TwoPeople:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("tallyho.terminal.screen.WIDEST", 10_000)  # nothing is broken in two
    monkeypatch.setenv("COLUMNS", "10000")
    name, scenario, dice = request.param
    game: AnyGame = Game.new(LIBRARY.title(name), scenario, seed="5")
    most = 300 if name == "hksw" else 40
    two = TwoPeople(game, tmp_path, dice=dice, most=most)
    two.play()
    return two


def test_no_side_reads_what_only_the_other_may_know(people: TwoPeople) -> None:
    """Neither its events nor its answers, in whatever is told or shown until the game is left."""
    game = people.session.game
    assert not game.over, "at the end all is shown"
    for side in game.title.sides:
        known, secret = told_to(game, side)
        assert len(secret) > 3
        assert not secret - known & set(people.has_read[side].splitlines())


def test_who_sits_at_the_screen_has_read_every_event_that_side_may_know_once(people: TwoPeople) -> None:
    game, side = people.session.game, people.session.curtain.here
    assert game.log is not None
    rows = Counter(row for event in game.log.events if may_know(event[3], side) for row in rows_of(game, event))
    assert rows == Counter(row for row in people.has_read[side].splitlines() if row.startswith("  - "))


def test_at_the_end_all_is_told_to_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    two = TwoPeople(Game.new(LIBRARY.title("ambush"), "skirmish", seed="5"), tmp_path, most=1000)
    two.play()
    game = two.session.game
    assert game.over
    assert game.log is not None
    last = rows_of(game, game.log.events[-1])[0]
    assert two.has_read[two.session.curtain.here].count(last) == 1


def told_to(game: AnyGame, side: str) -> tuple[set[str], set[str]]:
    """The lines of the game that a side may read, and those that only the other may."""
    assert game.log is not None
    lines: tuple[set[str], set[str]] = (set(), set())
    for event in game.log.events:
        lines[not may_know(event[3], side)].update(rows_of(game, event))
    for number, (who, prompt, text, seen_by, _) in enumerate(game.history):
        hidden = who != side and not (may_know(seen_by, side) and number < len(game.history) - len(game.pending))
        lines[hidden].add(WORDS.said(game.title.game, who, prompt.key, text))
    return lines


def rows_of(game: AnyGame, event: Event) -> list[str]:
    return [row for row in WORDS.event(game.title.game, event).printed() if row.startswith("  - ")]
