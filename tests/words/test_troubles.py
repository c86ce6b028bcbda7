"""What is wrong with a set-up or a record, in both languages: made from the errors that the code really raises."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from tallyho import library as library_module
from tallyho.library import Library
from tallyho.table import BadRecord, Explained, Game, Option, TallyhoError
from tallyho.table.record import load, write
from tallyho.words import Words

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tallyho"
LIBRARY = Library([ROOT / "tests" / "games"])
RECORD = write(Game.new(LIBRARY.title("ambush"), "", (), "1940"))
ARRANGED = RECORD + "red\tgun\tarrange\n"


def lion(scenario: str, *options: str, seed: str = "1") -> Callable[[], object]:
    return lambda: Game.new(LIBRARY.title("lion"), scenario, options, seed)


def record(old: str, new: str) -> Callable[[], object]:
    assert ARRANGED.count(old) == 1
    return lambda: load(ARRANGED.replace(old, new), LIBRARY.title, where="here")


def clone() -> object:
    return write(Game.new(LIBRARY.title("ambush"), "", (), "1").clone())


def patrol(*options: str) -> Callable[[], object]:
    return lambda: Game.new(LIBRARY.title("patrol"), "", options, "1")


def with_options(wanted: str, *options: Option) -> Callable[[], object]:
    """Patrol with other options than its own."""
    title = copy(LIBRARY.title("patrol"))
    title.options = options
    return lambda: title.chosen("", [wanted])


CASES: dict[str, Callable[[], object]] = {
    "game": lambda: LIBRARY.title("tiger"),
    "game near": lambda: LIBRARY.title("lions"),
    "scenario": lion("tiger"),
    "scenario near": lion("preludes"),
    "option": lion("prelude", "rain"),
    "option none": with_options("rain"),
    "option-scenario": with_options("late", Option("late", "patrol:10b", scenarios=("dusk", "dawn"))),
    "option-needs": patrol("observers"),
    "option-excludes": patrol("fog", "radar"),
    "seed": lion("prelude", seed="a\nb"),
    "no-record": clone,
    "no-magic": record("tallyho record 1", "a letter home"),
    "format": record("tallyho record 1", "tallyho record 7"),
    "heading": record("version\t", "versions\t"),
    "header-ends": lambda: load("tallyho record 1\ngame\tambush\n", LIBRARY.title, where="here"),
    "no-scenario": record("scenario\tskirmish", "scenario\t"),
    "version": record("version\t1", "version\t9"),
    "data": record("data\t", "data\tx"),
    "answer-form": record("red\tgun\tarrange", "red gun arrange"),
    "turn": record("red\tgun\tarrange", "red\tgun\tmarch"),
    "line refusal": record("red\tgun\tarrange", "red\ttank\tarrange"),
}


def raised(case: Callable[[], object]) -> Explained:
    with pytest.raises(Explained) as caught:
        case()
    return caught.value


def innermost(error: TallyhoError) -> TallyhoError:
    cause = error.facts.get("cause") if isinstance(error, Explained) else None
    return innermost(cause) if isinstance(cause, TallyhoError) else error


@pytest.mark.parametrize("name", CASES)
def test_both_languages_say_what_is_wrong(name: str) -> None:
    error = raised(CASES[name])
    inner = innermost(error)
    if isinstance(inner, Explained):
        assert inner.key == name.partition(" ")[0]
    said = {language: Words(language, LIBRARY.words(), strict=True).trouble(error) for language in ("en", "fr")}
    assert said["en"] != said["fr"]
    for value in facts_of(inner):
        for language, sentence in said.items():
            assert value in sentence, f"the {language} sentence does not name {value!r}: {sentence}"
    if inner is not error:
        assert "here line " in said["en"]
        assert "here, ligne " in said["fr"]


def facts_of(error: Any) -> list[str]:
    """The facts that are names or numbers; lists are put together in the language's manner, sides have words."""
    facts = error.facts.items()
    plain = [str(value) for name, value in facts if name not in {"side", "asked", "cause"} and value is not None]
    return [value for value in plain if not value.startswith("[")]


def test_the_english_says_what_the_error_says() -> None:
    words = Words("en", LIBRARY.words(), strict=True)
    for name, case in CASES.items():
        error = raised(case)
        if name not in {"turn", "option none"} and isinstance(innermost(error), Explained):
            assert plain(words.trouble(error)) == plain(str(error)), name


def plain(sentence: str) -> str:
    """Without what English and the code set differently: quotation marks and lists."""
    return re.sub(r" (and|or) |, ", " ", sentence).translate(str.maketrans("", "", "“”'\""))


def test_a_game_when_none_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library_module, "BUILT_IN", {})
    error = raised(lambda: Library().title("lion"))
    for language, sentence in (("en", "no game is installed yet"), ("fr", "aucun jeu n’est encore installé")):
        assert sentence in Words(language, LIBRARY.words(), strict=True).trouble(error)


def test_an_error_without_a_key_is_told_as_it_is() -> None:
    assert Words("fr", LIBRARY.words()).trouble(BadRecord("by itself")) == "by itself"
    assert Words("fr", LIBRARY.words()).trouble(TallyhoError("by itself")) == "by itself"


def test_every_sentence_belongs_to_an_error_and_every_error_has_one() -> None:
    catalogue = (SOURCE / "words/en/table.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^bad-([a-z-]+) =", catalogue, re.MULTILINE))
    files = ["library.py", "server/api_games.py", *(f"table/{name}.py" for name in ("record", "setup", "title"))]
    raised_keys = {key for name in files for key in keys_in(SOURCE / name)}
    assert raised_keys == written


def keys_in(file: Path) -> set[str]:
    """The keys of the errors that a file makes; an error without one is allowed where no page can meet it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"BadSetup", "BadRecord"}:
            keys = [part.value for part in node.args[1:2] if isinstance(part, ast.Constant)]
            found.update(str(key) for key in keys)
            assert keys or "folder" in ast.unparse(node) or "TITLES" in ast.unparse(node), ast.unparse(node)
    return found
