"""How a session begins: with the saved game if there is an unfinished one, else with a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import randbelow
from typing import Any

from tallyho.bots import best_bot
from tallyho.library import Library
from tallyho.table import AnyGame, BadRecord, BadSetup, Game, Option, Overlay, TallyhoError, Title
from tallyho.table.record import Record, begun, give, read
from tallyho.terminal.answers import Unclear, understood
from tallyho.terminal.saved import Saved
from tallyho.terminal.screen import Screen
from tallyho.terminal.seats import PERSON, Seats, read_seats, seated


class Left(Exception):
    """The person has left before a game began."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line asks for; what it leaves open is empty or None."""

    scenario: str = ""
    options: tuple[str, ...] | None = None
    seed: str | None = None
    sides: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    dice: bool | None = None
    curtain: bool | None = None
    new: bool = False
    pack: Overlay | None = None


def opened(title: Title[Any], library: Library, wish: Wish, saved: Saved, screen: Screen) -> tuple[AnyGame, Seats]:
    """The saved game, if it is unfinished and no new one is wished for; else a new game."""
    players = seated(title, wish.sides, wish.bots)
    text = saved.text() if not wish.new else ""
    if text:
        game, seats = taken_up(title, library, wish, saved, screen)
        if not game.over:
            return game, reseated(game, seats, players, wish, saved)
    return new_game(title, wish, players, saved, screen)


# A saved game


def taken_up(title: Title[Any], library: Library, wish: Wish, saved: Saved, screen: Screen) -> tuple[AnyGame, Seats]:
    """The game of the file, played again up to where it was left."""
    text, where = saved.text(), str(saved.path)
    try:
        game, torn = replayed(text, where, title, library, wish.pack)
        seats = read_seats(title, text, where)
    except TallyhoError as error:
        raise BadRecord(f"{error}; --new begins another game and keeps this file under another name") from error
    found = seats or Seats(dict.fromkeys(title.sides, PERSON))
    if game.over:
        return game, found
    _check_wish(game, wish, where)
    saved.goes_on(game, found.line())
    if torn or seats is None or not text.endswith("\n"):
        saved.rewrite(game)
    if torn:
        screen.tell("torn")
    name, scenario = screen.words.name(title.game), screen.words.scenario(title.game, game.setup.scenario)
    screen.tell("taken-up", game=name, scenario=scenario, answers=len(game.history), file=where)
    return game, found


def replayed(text: str, where: str, title: Title[Any], library: Library, pack: Overlay | None) -> tuple[AnyGame, bool]:
    """The game of a record, and whether its last line is left out: a machine may have stopped while writing it."""
    try:
        return _played(read(text, where), title, library, pack), False
    except BadRecord:
        if text.endswith("\n"):
            raise
        return _played(read(text[: text.rfind("\n") + 1], where), title, library, pack), True


def _played(record: Record, title: Title[Any], library: Library, pack: Overlay | None) -> AnyGame:
    if record.header["game"] != title.game:
        raise record.wrong("game", BadRecord(f"this is a game of {record.header['game']}, not of {title.game}"))
    game = begun(record, library.title, overlay=pack)
    for line in record.lines:
        give(game, line, record.where)
    return game


def _check_wish(game: AnyGame, wish: Wish, where: str) -> None:
    """Nobody who asks for another scenario is to be surprised by the old game."""
    setup = game.setup
    asked_for = (
        ("--scenario", wish.scenario, setup.scenario),
        ("--option", " ".join(sorted(wish.options or ())), " ".join(sorted(setup.options))),
        ("--seed", wish.seed or "", setup.seed),
    )
    for option, wanted, have in asked_for:
        if wanted and wanted != have:
            raise BadSetup(
                f"{option} asks for {wanted!r}, but {where} holds an unfinished game with {have!r}; "
                f"leave {option} out to go on with it, or begin another game with --new"
            )


def reseated(game: AnyGame, seats: Seats, players: dict[str, str] | None, wish: Wish, saved: Saved) -> Seats:
    """The seats of the saved game, but what the command line says of them is new."""
    said = wish.sides or wish.bots
    dice = seats.dice if wish.dice is None else wish.dice
    curtain = seats.curtain if wish.curtain is None else wish.curtain
    changed = Seats(players if said and players else seats.players, dice, curtain)
    if changed != seats:
        saved.rewrite(game, changed.line())
    return changed


# A new game


def new_game(
    title: Title[Any], wish: Wish, players: dict[str, str] | None, saved: Saved, screen: Screen
) -> tuple[AnyGame, Seats]:
    """A game as the command line wants it; the person is asked for what that leaves open."""
    scenario, options = wish.scenario, wish.options
    title.chosen(scenario, options if scenario and options else ())  # a wrong name is told before any question
    if not scenario:
        scenario = ask_scenario(title, screen)
        options = ask_options(title, scenario, screen) if options is None else options
    seats = Seats(players or ask_side(title, screen), bool(wish.dice), wish.curtain is not False)
    seed = str(randbelow(10**9)) if wish.seed is None else wish.seed
    game = Game.new(title, scenario, options or (), seed, overlay=wish.pack)
    kept = saved.set_aside()
    if kept is not None:
        screen.tell("kept", file=str(kept))
    saved.rewrite(game, seats.line())
    _announce(game, seats, saved, screen)
    return game, seats


def _announce(game: AnyGame, seats: Seats, saved: Saved, screen: Screen) -> None:
    words, title = screen.words, game.title
    options = [words.option(title.game, option.name) for option in title.options if option.name in game.setup.options]
    screen.tell(
        "begun",
        game=words.name(title.game),
        scenario=words.scenario(title.game, game.setup.scenario),
        options=options,
        seed=game.setup.seed,
    )
    if len(title.sides) > 1:
        screen.tell("your-sides", names=[words.side(title.game, side) for side in seats.people])
        for side, name in seats.bots.items():
            screen.tell("bot-plays", side=words.side(title.game, side), bot=name)
    screen.tell("saved-in", file=str(saved.path))


def ask_scenario(title: Title[Any], screen: Screen) -> str:
    """Which scenario; a game with one does not ask."""
    if len(title.scenarios) == 1:
        return title.scenarios[0].name
    shown = {one.name: f"{screen.words.scenario(title.game, one.name)} [{one.rule}]" for one in title.scenarios}
    return _one_of(shown, "which-scenario", screen)


def ask_side(title: Title[Any], screen: Screen) -> dict[str, str]:
    """Which side the person plays, or several people at one screen; bots play the others."""
    shown = {side: screen.words.side(title.game, side) for side in title.sides}
    _show(shown, "which-side", screen)
    while not (mine := _several_of(shown, screen)):
        if mine is not None:
            screen.tell("one-number", most=len(shown))
    return {side: PERSON if side in mine else best_bot(title.game) for side in title.sides}


def ask_options(title: Title[Any], scenario: str, screen: Screen) -> tuple[str, ...]:
    """Which of the options that the scenario allows; asked again until they go together."""
    allowed = [option for option in title.options if not option.scenarios or scenario in option.scenarios]
    if not allowed:
        return ()
    shown = {one.name: f"{screen.words.option(title.game, one.name)} [{one.rule}]" for one in allowed}
    _show(shown, "which-options", screen)
    while True:
        wanted = _several_of(shown, screen)
        if wanted is not None and _go_together(title, allowed, wanted, screen):
            return tuple(wanted)


def _go_together(title: Title[Any], allowed: Sequence[Option], wanted: Sequence[str], screen: Screen) -> bool:
    """Whether options have what they need and exclude none of the others; tells what is wrong if not."""
    for option in allowed:
        if option.name not in wanted:
            continue
        for other in [*option.needs, *option.excludes]:
            if (other in option.needs) != (other in wanted):
                names = (screen.words.option(title.game, name) for name in (option.name, other))
                message = "option-needs" if other in option.needs else "options-exclude"
                screen.tell(message, **dict(zip(("option", "other"), names, strict=True)), rule=option.rule)
                return False
    return True


def _one_of(shown: dict[str, str], question: str, screen: Screen) -> str:
    _show(shown, question, screen)
    while True:
        wanted = _several_of(shown, screen)
        if wanted is not None and len(wanted) == 1:
            return wanted[0]
        if wanted is not None:
            screen.tell("one-number", most=len(shown))


def _show(shown: dict[str, str], question: str, screen: Screen) -> None:
    screen.tell(question)
    for number, text in enumerate(shown.values(), 1):
        screen.line(f"  {number}. {text}")


def _several_of(shown: dict[str, str], screen: Screen) -> list[str] | None:
    """The things that a line names; None, and a sentence, if it names anything else."""
    typed = screen.read()
    if typed is None:
        raise Left
    names = list(shown)
    try:
        wanted = understood(typed, names, shown.__getitem__) if typed else []
    except Unclear as unclear:
        screen.tell(unclear.message, **unclear.args_of_message)
        return None
    if any(one not in shown for one in wanted):
        screen.tell("one-number", most=len(shown))
        return None
    return list(dict.fromkeys(wanted))
