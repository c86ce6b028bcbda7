"""What the tests of the client share: running its modules in node, and the words and components they are served."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tallyho.library import Library
from tallyho.server.hooks import hooks_of
from tallyho.words import LANGUAGES
from tallyho.words.web import compiled, for_browsers

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
LIBRARY: Final = Library(())
NODE: Final = shutil.which("node") or shutil.which("nodejs")

needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed (Debian: nodejs)")


def run(script: str, given: object) -> Any:
    """What a script of this folder prints as JSON when it is given this as JSON."""
    done = node(str(HERE / script), given=json.dumps(given))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def node(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Node with these arguments."""
    assert NODE is not None
    return subprocess.run(
        [NODE, *arguments], input=given, capture_output=True, text=True, encoding="utf-8", cwd=ROOT, check=False
    )


@cache
def catalogues() -> dict[str, dict[str, Any]]:
    """All catalogues of the browser by `language/name`, as the server compiles them."""
    folders = LIBRARY.words()
    names = {file.name for folder in folders for file in (folder / "en").iterdir() if file.name.endswith(".ftl")}
    found = {}
    for name in sorted(one.removesuffix(".ftl") for one in names):
        for language in LANGUAGES:
            if for_browsers(name) and (messages := compiled(folders, language, name)) is not None:
                found[f"{language}/{name}"] = messages
    return found


@cache
def components(game: str = "lion") -> dict[str, Any]:
    """What the browser is told of the counters, cards and map of a game."""
    hooks = hooks_of(game)
    assert hooks is not None
    return hooks.components(LIBRARY.title(game).data())
