"""A game of Battle of Britain begun at one of its steps and played by a script."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import scripted_games
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.title import HKSW

Played: TypeAlias = scripted_games.Played[HkswPosition]
begun = partial(scripted_games.begun_in, HKSW)
