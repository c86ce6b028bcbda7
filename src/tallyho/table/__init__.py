"""The table: what every game is played on. Start reading at `ask`, then `sequence`, `title` and `game`.

No dependencies, no clock, no file that it was not handed, no randomness of its own.
"""

from tallyho.table import chance, fields
from tallyho.table.ask import (
    CHANCE,
    DONE,
    Args,
    Ask,
    Asks,
    Chance,
    Choice,
    Json,
    Open,
    Prompt,
    Reason,
    SeenBy,
    Together,
    together,
)
from tallyho.table.boxes import mask, move_all, units_in, units_in_any
from tallyho.table.chance import Luck, dice, die, draw, draw_kind, symbols
from tallyho.table.data import Components, Overlay
from tallyho.table.errors import (
    BadData,
    BadPosition,
    BadProblem,
    BadRecord,
    BadSetup,
    Defect,
    Explained,
    Refused,
    TallyhoError,
)
from tallyho.table.fields import Field, Fields
from tallyho.table.game import AnyGame, Game
from tallyho.table.listing import BETWEEN, Entry, entries, listing
from tallyho.table.log import Event, Log, cited, reason, silence
from tallyho.table.outcome import GameOver, Outcome
from tallyho.table.position import Position
from tallyho.table.save import restore, save
from tallyho.table.sequence import END, Jump, Phase, Sequence, Step, asks, does
from tallyho.table.setup import Setup
from tallyho.table.source import Bot, Person, Script, Seat, Seed, Source, play
from tallyho.table.title import Option, Scenario, Title
from tallyho.table.view import View, resampled, view_of

__all__ = [
    "BETWEEN",
    "CHANCE",
    "DONE",
    "END",
    "AnyGame",
    "Args",
    "Ask",
    "Asks",
    "BadData",
    "BadPosition",
    "BadProblem",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Chance",
    "Choice",
    "Components",
    "Defect",
    "Entry",
    "Event",
    "Explained",
    "Field",
    "Fields",
    "Game",
    "GameOver",
    "Json",
    "Jump",
    "Log",
    "Luck",
    "Open",
    "Option",
    "Outcome",
    "Overlay",
    "Person",
    "Phase",
    "Position",
    "Prompt",
    "Reason",
    "Refused",
    "Scenario",
    "Script",
    "Seat",
    "Seed",
    "SeenBy",
    "Sequence",
    "Setup",
    "Source",
    "Step",
    "TallyhoError",
    "Title",
    "Together",
    "View",
    "asks",
    "chance",
    "cited",
    "dice",
    "die",
    "does",
    "draw",
    "draw_kind",
    "entries",
    "fields",
    "listing",
    "mask",
    "move_all",
    "play",
    "reason",
    "resampled",
    "restore",
    "save",
    "silence",
    "symbols",
    "together",
    "units_in",
    "units_in_any",
    "view_of",
]
