"""A game of First Battle of Britain begun at one of its steps and played by a script."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import scripted_games
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.title import FBOB

Played: TypeAlias = scripted_games.Played[FbobPosition]
begun = partial(scripted_games.begun_in, FBOB)
