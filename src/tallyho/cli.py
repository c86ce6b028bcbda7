"""The frame of the command line: the options all commands share, and how every ending becomes an exit code."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from tallyho import __version__
from tallyho.commands import COMMANDS, Command, Settings

FINE = 0
BAD_USE = 2
DEFECT = 70
INTERRUPTED = 130
PIPE_CLOSED = 141

WITHOUT_A_COMMAND = ["serve"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command that the arguments name and returns the exit code, whatever happens."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    speak_whatever_the_terminal()
    try:
        code = run(words or WITHOUT_A_COMMAND)
        sys.stdout.flush()
    except BrokenPipeError:
        return leave_closed_pipe()
    except SystemExit as ending:
        if isinstance(ending.__context__, BrokenPipeError):  # Rich has left the pipe itself
            return PIPE_CLOSED
        raise
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as problem:  # noqa: BLE001 - the last door: nothing may reach the user as a traceback
        return explain(problem, words)
    return code


def speak_whatever_the_terminal() -> None:
    """French and box lines must not break a terminal, or a file, that knows only ASCII."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def run(words: list[str]) -> int:
    """Runs one command; its result, if it is a number, is the exit code."""
    group = get_command(app)
    try:
        with group.make_context("tallyho", words) as context:
            result = group.invoke(context)
    except typer.Exit as ending:
        return ending.exit_code
    return result if isinstance(result, int) else FINE


class Commands(TyperGroup):
    """The commands of the table COMMANDS: listed from the table, imported when one is called."""

    def list_commands(self, ctx: object) -> list[str]:
        return [command.name for command in COMMANDS]

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand | None:
        """The command as the general help shows it."""
        command = find(cmd_name)
        return TyperCommand(cmd_name, help=command.purpose, rich_help_panel=command.panel) if command else None

    def resolve_command(self, ctx: object, args: list[str]) -> tuple[str, TyperCommand, list[str]]:
        """The command as it runs."""
        return args[0], load(args[0]), args[1:]


def find(name: str) -> Command | None:
    return next((command for command in COMMANDS if command.name == name), None)


def load(name: str) -> TyperCommand:
    """Imports a command and makes it ready to run."""
    if find(name) is None:
        raise typer.TyperException(no_such_command(name))
    module = import_module(f"tallyho.commands.{name}")
    single = typer.Typer(add_completion=False, rich_markup_mode="markdown")
    single.command(name, context_settings=getattr(module, "CONTEXT", None))(getattr(module, name))
    command = get_command(single)
    assert isinstance(command, TyperCommand), f"{module.__name__}.{name} is not one command"
    return command


def no_such_command(name: str) -> str:
    """The nearest right command, or all of them."""
    names = [command.name for command in COMMANDS]
    near = get_close_matches(name, names, n=1, cutoff=0.5)
    instead = f"did you mean '{near[0]}'?" if near else f"the commands are {', '.join(names)}."
    return f"There is no command '{name}'; {instead}"


app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode="markdown")


def show_version(*, wanted: bool) -> None:
    if wanted:
        print(f"tallyho {__version__}")
        raise typer.Exit


@app.callback(epilog="Exit codes: 0 fine, 1 a check failed, 2 bad use, 70 a defect of Tallyho.")
def options(
    context: typer.Context,
    games: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FOLDER",
            exists=True,
            file_okay=False,
            help="A folder with further games, besides those that come with Tallyho. May be given several times.",
        ),
    ] = None,
    language: Annotated[Literal["en", "fr"], typer.Option(help="The language of prompts, logs and rules.")] = "en",
    _version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Board wargames that play by the book, and show the rule.

    Every command explains itself: `tallyho COMMAND --help`. The options below stand before the command.
    """
    context.obj = Settings(games=tuple(games or ()), language=language)


def explain(problem: Exception, words: list[str]) -> int:
    """Says in one sentence what was wrong, and whose it is to mend."""
    from tallyho.table.errors import Defect, TallyhoError

    if isinstance(problem, typer.TyperException):
        complain(sentence_of(problem))
        return BAD_USE
    if isinstance(problem, TallyhoError) and not isinstance(problem, Defect):
        complain(str(problem))
        return BAD_USE
    if isinstance(problem, OSError):
        complain(f"{problem.filename or 'the output'}: {problem.strerror or problem}")
        return BAD_USE
    whose = "of Tallyho or of a game that you added" if "--games" in words else "of Tallyho, not your mistake"
    complain(f"this is a defect {whose}; please report it with the file {keep(problem, words)}")
    return DEFECT


def sentence_of(problem: typer.TyperException) -> str:
    """A wrong command line in one sentence, with the help that knows better."""
    text = " ".join(problem.format_message().split())
    option = getattr(problem, "option_name", "")
    context = getattr(problem, "ctx", None)
    if option in {"--games", "--language", "--version"} and context is not None and context.parent is not None:
        return f"{option} stands before the command: `tallyho {option} ... {context.info_name}`."
    path = context.command_path if context is not None else "tallyho"
    return f"{text.rstrip('.')}; see `{path} --help`." if text[-1] != "?" else text


def complain(sentence: str) -> None:
    print(f"tallyho: {sentence}", file=sys.stderr)


def keep(problem: Exception, words: list[str]) -> Path:
    """Writes the details of a defect where the user can find them."""
    import platform
    import shlex
    import tempfile
    import time
    import traceback

    details = [f"tallyho {__version__}, Python {platform.python_version()}, {platform.platform()}\n"]
    details += [f"tallyho {shlex.join(words)}\n\n", *traceback.format_exception(problem)]
    name = f"defect-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "tallyho"
    try:
        cache.mkdir(parents=True, exist_ok=True)
        (cache / name).write_text("".join(details), encoding="utf-8")
    except OSError:
        cache = Path(tempfile.mkdtemp(prefix="tallyho-"))
        (cache / name).write_text("".join(details), encoding="utf-8")
    return cache / name


def leave_closed_pipe() -> int:
    """Nobody reads on: the rest goes nowhere, without a word."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
