"""`tallyho rules`: what a rule says, where the code obeys it, which tests prove it, and how much is proved."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer

import tallyho
from tallyho.commands import settings_of
from tallyho.commands.rules_page import Page
from tallyho.commands.rules_report import Report
from tallyho.library import Library
from tallyho.table.errors import TallyhoError
from tallyho.table.rules import Citations, Ledger, find_citations, of_no_game
from tallyho.words import Words
from tallyho.words.rulebook import Rulebook

ONLY_IN_A_CHECKOUT = "what the code obeys and the tests prove is only known in a source checkout; name one with --root"


def rules(
    context: typer.Context,
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[RULE|GAME]...",
            help="Rules (lion:9.1a), sections (lion:9.1, lion:9) or rulings (lion:R-40); with --coverage, games.",
            show_default=False,
        ),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Print how much of each game's ledger is proved, and what is not.")
    ] = False,
    require: Annotated[
        float | None,
        typer.Option(
            metavar="PERCENT",
            min=0,
            max=100,
            help="Coverage as a gate: exit with 1 if less of a game is proved, or if a citation exists nowhere.",
            show_default=False,
        ),
    ] = None,
    ledger: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FOLDER",
            help="A folder with further ledgers, GAME.csv and GAME-rulings.csv. May be given several times.",
            show_default=False,
        ),
    ] = None,
    root: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="The source checkout to search; if not given, the one that Tallyho or you are in.",
            show_default=False,
        ),
    ] = None,
) -> int:
    """Look up rules by their ids, and see which of them the tests prove.

    `tallyho rules lion:9.1a` prints the rule in one sentence, the code that obeys it, the tests and problems that prove
    it and the rulings on it. A section such as `lion:9.1` lists its rules. `tallyho --language fr rules ...` prints all
    that in French, for the games whose rules are translated.

    `tallyho rules --coverage` compares the ledgers with the checkout: a rule is proved by a test marked
    `@pytest.mark.rules("lion:9.1a")`, or by a problem file that lists it, if the test or problem can fail at all.
    """
    settings = settings_of(context)
    library = Library(settings.games)
    rulebook = Rulebook([*library.ledgers(), *(ledger or [])])
    checkout = find_checkout(root)
    if coverage or require is not None:
        return cover(checkout, names or [], rulebook.ledgers(), library.folders, require)
    if not names:
        raise TallyhoError("name a rule such as lion:9.1a, or ask for --coverage")
    return look_up(checkout, names, library, rulebook, settings.language)


def look_up(checkout: Path | None, names: Sequence[str], library: Library, rulebook: Rulebook, language: str) -> int:
    """Prints rules, sections and rulings; nothing is printed if one of the names is wrong."""
    ledgers = rulebook.ledgers()
    asked = [(ledger_of(name, ledgers), name) for name in names]
    citations = find_citations(checkout, ledgers, library.folders) if checkout else Citations()
    page = Page(checkout, citations, rulebook, Words(language, library.words()))
    for ledger, name in asked:
        ruling = ledger.ruling(name)
        if name in ledger.rows:
            page.rule(ledger, ledger.rows[name])
        elif ruling is not None:
            page.ruling(ledger, ruling)
        else:
            page.section(ledger, name)
    if checkout is None:
        page.tell("no-checkout")
    return 0


def cover(
    checkout: Path | None,
    games: Sequence[str],
    ledgers: dict[str, Ledger],
    folders: Sequence[Path],
    require: float | None,
) -> int:
    """Prints the coverage of these games, or of all; the result is the exit code."""
    named = games_named(games, ledgers)
    if checkout is None:
        raise TallyhoError(ONLY_IN_A_CHECKOUT)
    citations = find_citations(checkout, [ledger.game for ledger in named], folders)
    unknown = [] if games else of_no_game(checkout, citations)
    strays = {citation: no_such_game(citation.game, ledgers) for citation in unknown}
    return Report(citations).coverage(named, require, strays)


def games_named(names: Sequence[str], ledgers: dict[str, Ledger]) -> list[Ledger]:
    """The ledgers of these games, or all of them."""
    for name in names:
        if name not in ledgers:
            raise TallyhoError(no_such_game(name, ledgers))
    return [ledgers[name] for name in names or ledgers]


def ledger_of(name: str, ledgers: dict[str, Ledger]) -> Ledger:
    """The ledger in which a rule, section or ruling of this name stands."""
    game, colon, _ = name.partition(":")
    if not colon and name in ledgers:
        example = next(iter(ledgers[name].rows))
        raise TallyhoError(
            f"{name!r} is a game: a rule or section needs a number ({example}), or ask for --coverage {name}"
        )
    if not colon:
        raise TallyhoError(f"{name!r} is no rule id: that is a game and a number, such as {nearest(name, ledgers)}")
    if game not in ledgers:
        raise TallyhoError(no_such_game(game, ledgers))
    ledger = ledgers[game]
    if name in ledger.rows or ledger.ruling(name) or ledger.rows_in(name):
        return ledger
    raise TallyhoError(f"there is no rule {name}; the nearest are {nearest(name, {game: ledger})}")


def no_such_game(game: str, ledgers: dict[str, Ledger]) -> str:
    near = get_close_matches(game, ledgers, n=1)
    instead = f"did you mean {near[0]}?" if near else f"the ledgers are of {', '.join(ledgers)}"
    return f"there is no ledger of a game {game!r}; {instead}"


def nearest(name: str, ledgers: dict[str, Ledger]) -> str:
    """The ids most like a wrong one."""
    known = [rule for ledger in ledgers.values() for rule in ledger.rows]
    known += [f"{game}:{ruling}" for game, ledger in ledgers.items() for ruling in ledger.rulings]
    return ", ".join(get_close_matches(name, known, n=3, cutoff=0.5) or known[:3])


def find_checkout(root: Path | None) -> Path | None:
    """The source checkout to search: the one named, or the one around this package or around the current folder."""
    if root is not None:
        if not any((root / part).is_dir() for part in ("src", "tests", "problems")):
            raise TallyhoError(f"there is nothing to search in {root}: it has no folder src, tests or problems")
        return root
    starts = [Path(tallyho.__file__).resolve(), Path.cwd() / "here"]
    around = [folder for start in starts for folder in start.parents]
    return next((folder for folder in around if is_checkout(folder)), None)


def is_checkout(folder: Path) -> bool:
    return (folder / "pyproject.toml").is_file() and (folder / "src" / "tallyho").is_dir()
