"""The games there are: ours, and those a user adds from folders of their own."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from tallyho.table import BadSetup, Title

BUILT_IN: dict[str, str] = {
    "lion": "tallyho.raf.lion:LION",
    "eagle": "tallyho.raf.eagle:EAGLE",
    "hksw": "tallyho.hksw.title:HKSW",
    "fbob": "tallyho.fbob.title:FBOB",
}
"""Game id -> `module:name` of its title, in the order of the games' appearance; imported only when asked for."""


class Library:
    """Our games and those of further folders.

    A folder of games is a Python package whose `TITLES` lists its titles. Beside the code it has `words/en/GAME.ftl`,
    `words/fr/GAME.ftl` and `ledger/GAME.csv`, as `src/tallyho` has.
    """

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        self.folders = tuple(Path(folder) for folder in folders)
        self._added: dict[str, Title[Any]] = {}
        for folder in self.folders:
            for title in _titles_of(folder):
                if title.game in BUILT_IN or title.game in self._added:
                    raise BadSetup(f"{folder} brings a game {title.game!r}, but there is one already")
                self._added[title.game] = title

    @property
    def games(self) -> list[str]:
        """The ids of all games."""
        return [*BUILT_IN, *self._added]

    def title(self, game: str) -> Title[Any]:
        """The title with this id."""
        if game in self._added:
            return self._added[game]
        if game not in BUILT_IN:
            raise self._no_such(game)
        module, _, name = BUILT_IN[game].partition(":")
        title = getattr(importlib.import_module(module), name)
        assert isinstance(title, Title)
        return title

    def ledgers(self) -> list[Traversable]:
        """The folders with rule ledgers."""
        return self._beside("ledger")

    def words(self) -> list[Traversable]:
        """The folders with catalogues."""
        return self._beside("words")

    def _beside(self, name: str) -> list[Traversable]:
        return [files("tallyho") / name, *(folder / name for folder in self.folders if (folder / name).is_dir())]

    def _no_such(self, game: str) -> BadSetup:
        known = self.games
        close = get_close_matches(game, known, 1)
        facts: dict[str, object] = {"game": game, "near": close[0] if close else None, "games": known}
        if not known:
            none = "no game is installed yet; `--games FOLDER` adds those of a folder"
            return BadSetup(f"there is no game {game!r}: {none}", "game", facts)
        hint = f" (did you mean {close[0]}?)" if close else ""
        return BadSetup(f"there is no game {game!r}{hint}; there are {', '.join(known)}", "game", facts)


def _titles_of(folder: Path) -> Sequence[Title[Any]]:
    """Imports a folder as a package under a name of its own and returns its titles."""
    start = folder / "__init__.py"
    if not start.is_file():
        raise BadSetup(f"{folder} is no folder of games: it has no __init__.py that lists TITLES")
    name = f"tallyho_games_{folder.resolve().name}_{abs(hash(folder.resolve())) % 10**8}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except (Exception, SystemExit) as error:
            del sys.modules[name]
            raise BadSetup(f"the games of {folder} cannot be loaded: {type(error).__name__}: {error}") from error
    titles = getattr(sys.modules[name], "TITLES", None)
    if not isinstance(titles, (tuple, list)) or not all(isinstance(title, Title) for title in titles):
        raise BadSetup(f"{start} does not list its titles: it needs TITLES = (...)")
    return titles
