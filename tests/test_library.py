"""The library of games: ours, folders of others', and what is wrong with a folder."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tallyho import library
from tallyho.lab.miniraid import MINI
from tallyho.library import Library
from tallyho.table import BadSetup

TITLE = """
from tallyho.table import Fields, Scenario, Sequence, Title

def titled(game):
    return Title(game, 1, ("red",), (Scenario("s", "x:1"),), (), Sequence(), Fields())
"""


@pytest.fixture(autouse=True)
def no_built_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "BUILT_IN", {})


def folder_of(root: Path, name: str, text: str) -> Path:
    folder = root / name
    folder.mkdir()
    (folder / "titles.py").write_text(TITLE)
    (folder / "__init__.py").write_text(text)
    return folder


def folder_with(root: Path, name: str, *games: str) -> Path:
    listed = "".join(f"titled({game!r}), " for game in games)
    return folder_of(root, name, f"from .titles import titled\nTITLES = ({listed})\n")


def refused(*folders: Path) -> str:
    with pytest.raises(BadSetup) as error:
        Library(folders)
    return str(error.value)


# Finding games.


def test_games_of_folders_come_in_order(tmp_path: Path) -> None:
    one, two = folder_with(tmp_path, "one", "alpha", "beta"), folder_with(tmp_path, "two", "gamma")
    found = Library([one, two])

    assert found.games == ["alpha", "beta", "gamma"]
    assert found.folders == (one, two)
    assert [found.title(game).game for game in found.games] == ["alpha", "beta", "gamma"]
    assert found.title("beta") is found.title("beta")


def test_built_in_games_come_first_and_are_imported_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "BUILT_IN", {"mini": "tallyho.lab.miniraid:MINI", "lost": "no.such.module:X"})
    found = Library([folder_with(tmp_path, "one", "alpha")])

    assert found.games == ["mini", "lost", "alpha"]
    assert found.title("mini") is MINI


def test_a_library_may_be_empty() -> None:
    found = Library()

    assert (found.games, found.folders) == ([], ())


def test_a_folder_may_be_named_by_a_text(tmp_path: Path) -> None:
    found = Library([str(folder_with(tmp_path, "one", "alpha"))])  # type: ignore[list-item]

    assert found.folders == (tmp_path / "one",)
    assert found.games == ["alpha"]


def test_a_folder_is_imported_once(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "one", "alpha")

    assert Library([folder]).title("alpha") is Library([folder]).title("alpha")


def test_folders_of_one_name_in_different_places_are_different(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, two = folder_with(tmp_path / "a", "games", "alpha"), folder_with(tmp_path / "b", "games", "beta")

    assert Library([one, two]).games == ["alpha", "beta"]


def test_titles_may_stand_in_a_list(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, "one", "from .titles import titled\nTITLES = [titled('alpha')]\n")

    assert Library([folder]).games == ["alpha"]


# What is not there.


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    found = Library([folder_with(tmp_path, "one", "alpha", "beta")])

    for game, hint in (("alpah", " (did you mean alpha?)"), ("xyz", "")):
        with pytest.raises(BadSetup) as error:
            found.title(game)
        assert str(error.value) == f"there is no game {game!r}{hint}; there are alpha, beta"


def test_without_any_game_the_sentence_says_how_to_add_some() -> None:
    with pytest.raises(BadSetup) as error:
        Library().title("lion")

    hint = "no game is installed yet; `--games FOLDER` adds those of a folder"
    assert str(error.value) == f"there is no game 'lion': {hint}"


# What is wrong with a folder.


def test_two_folders_may_not_bring_one_game(tmp_path: Path) -> None:
    one, two = folder_with(tmp_path, "one", "alpha"), folder_with(tmp_path, "two", "beta", "alpha")

    assert refused(one, two) == f"{two} brings a game 'alpha', but there is one already"
    assert refused(one, one) == f"{one} brings a game 'alpha', but there is one already"


def test_a_folder_may_not_replace_a_built_in_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "BUILT_IN", {"alpha": "tallyho.lab.miniraid:MINI"})
    one = folder_with(tmp_path, "one", "alpha")

    assert refused(one) == f"{one} brings a game 'alpha', but there is one already"


def test_a_folder_must_be_a_package(tmp_path: Path) -> None:
    assert refused(tmp_path) == f"{tmp_path} is no folder of games: it has no __init__.py that lists TITLES"
    gone = tmp_path / "gone"
    assert refused(gone) == f"{gone} is no folder of games: it has no __init__.py that lists TITLES"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import no_such_module_at_all\n", "ModuleNotFoundError: No module named 'no_such_module_at_all'"),
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("from .titles import nothing\n", "ImportError: cannot import name 'nothing'"),
        ("def\n", "SyntaxError: invalid syntax"),
    ],
)
def test_a_broken_package_is_refused_and_may_be_mended(tmp_path: Path, text: str, reason: str) -> None:
    folder = folder_of(tmp_path, "one", text)

    assert refused(folder).startswith(f"the games of {folder} cannot be loaded: {reason}")
    (folder / "__init__.py").write_text("from .titles import titled\nTITLES = (titled('alpha'),)  # mended\n")
    assert Library([folder]).games == ["alpha"]


@pytest.mark.parametrize("text", ["", "TITLES = 3\n", "TITLES = ('lion',)\n", "TITLES = None\n"])
def test_a_package_must_list_its_titles(tmp_path: Path, text: str) -> None:
    folder = folder_of(tmp_path, "one", text)

    sentence = f"{folder / '__init__.py'} does not list its titles: it needs TITLES = (...)"
    assert refused(folder) == sentence


# What stands beside the code.


def test_words_and_ledgers_are_ours_and_those_of_the_folders_that_have_some(tmp_path: Path) -> None:
    one, two = folder_with(tmp_path, "one", "alpha"), folder_with(tmp_path, "two", "beta")
    (one / "words").mkdir()
    (two / "ledger").mkdir()
    (two / "words").write_text("a file is no folder")
    found = Library([one, two])

    assert found.words() == [files("tallyho") / "words", one / "words"]
    assert found.ledgers() == [files("tallyho") / "ledger", two / "ledger"]
    assert all(folder.is_dir() for folder in (*found.words(), *found.ledgers()))
