"""The words of Battle of Britain: nothing that the rules say lacks them, and every piece has its name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from keys_said import keys_in
from tallyho.hksw.components import HkswData
from tallyho.hksw.deck import REMOVE
from tallyho.library import Library
from tallyho.words import LANGUAGES, Words

NBSP: Final = "\u00a0"
FOLDERS: Final = Library().words()
CODE: Final = Path(__file__).parents[2] / "src" / "tallyho" / "hksw"
WORDS: Final = {language: Words(language, FOLDERS, strict=True) for language in LANGUAGES}
NEEDED: Final = {key for file in CODE.glob("*.py") for key in keys_in(file)} | {f"ask-{key}" for key in REMOVE.values()}


def data() -> HkswData:
    found = Library().title("hksw").data()
    assert isinstance(found, HkswData)
    return found


def said(language: str, kinds: tuple[str, ...]) -> set[str]:
    body = parse((FOLDERS[0] / language / "hksw.ftl").read_text(encoding="utf-8")).body
    return {one.id.name for one in body if isinstance(one, fluent.Message) and one.id.name.startswith(kinds)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_what_the_rules_say_and_nothing_else(language: str) -> None:
    assert len(NEEDED) > 150
    assert said(language, ("ask-", "log-", "why-")) == NEEDED


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_options_and_ends_have_names(language: str) -> None:
    words, title = WORDS[language], Library().title("hksw")
    names = [words.scenario("hksw", one.name) for one in title.scenarios]
    assert len({*names, *(words.option("hksw", one.name) for one in title.options)}) == 6
    for level, reason in (("win", "more-points"), ("win", "equal-points")):
        assert words.say("hksw", f"level-{level}") != words.say("hksw", f"reason-{reason}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_squadron_flight_and_target_has_a_name_of_its_own(language: str) -> None:
    words, found = WORDS[language], data()
    pieces = [*found.cards, *found.flights, *found.target]
    names = {piece: words.piece("hksw", piece) for piece in pieces}
    assert [piece for piece, name in names.items() if name == piece] == []
    assert len({*names.values()}) == len(pieces) > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_squadron_tells_its_number_and_type(language: str) -> None:
    words, found = WORDS[language], data()
    for card, name in enumerate(found.cards):
        told = words.piece("hksw", name)
        assert f"({words.say('hksw', 'word-type', {'type': found.type[card]})})" in told
        assert set(re.findall(r"\d+", name.rpartition("/")[0])) <= set(re.findall(r"\d+", told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_square_is_told_with_its_targets_and_a_target_with_its_square(language: str) -> None:
    words, found = WORDS[language], data()
    for target in found.targets:
        square = found.squares[target.square]
        name, _, rest = words.piece("hksw", target.name).partition(" (")
        assert rest.endswith(f", {square})")
        assert name in words.piece("hksw", square)
    empty = [square for number, square in enumerate(found.squares) if not found.has_target[number]]
    named = [square for square in empty if words.piece("hksw", square) != square]
    assert named == [found.squares[found.base[flight]] for flight in sorted(range(12, 19), key=found.base.__getitem__)]


@pytest.mark.parametrize(
    ("key", "answer", "english", "french"),
    [
        ("bombing-dice", "roundel 1 cross 0 blank 2", "1 roundel, 2 blanks", "1 cocarde, 2 faces vides"),
        ("bombing-dice", "roundel 2 cross 1 blank 0", "2 roundels, 1 cross", "2 cocardes, 1 croix"),
        ("bombing-dice", "roundel 0 cross 2 blank 1", "2 crosses, 1 blank", "2 croix, 1 face vide"),
        ("bombing-dice", "roundel 0 cross 0 blank 1", "1 blank", "1 face vide"),
        ("take-hits", "down I/JG26/2", "stood down: I./JG 26 (Bf 109)", f"mise au repos{NBSP}: I./JG 26 (Bf 109)"),
        ("repair-squadron", "92/10", "No. 92 Squadron (Spitfire)", "92 Squadron (Spitfire)"),
        (
            "take-hits",
            "lost I/KG1/2 I/KG2/2 down I/JG3/2",
            "lost: I./KG 1 (He 111) and I./KG 2 (Do 17); stood down: I./JG 3 (Bf 109)",
            f"perte{NBSP}: I./KG 1 (He 111) et I./KG 2 (Do 17){NBSP}; mise au repos{NBSP}: I./JG 3 (Bf 109)",
        ),
        (
            "choose-flight",
            "2A long",
            "2A (Saint-Omer), both fuel tokens at once: up to ten squares",
            f"2A (Saint-Omer), les deux jetons à la fois{NBSP}: jusqu’à dix cases",
        ),
        ("next-square", "2C stay", "2C (Ghent) stays", "2C (Gand) reste"),
        ("next-square", "2C", "2C (Ghent)", "2C (Gand)"),
        ("fly", "K23", "K23 (London, Port of London)", "K23 (Londres, port de Londres)"),
        ("fly", "A1", "A1", "A1"),
        ("intercept", "no", "let it pass", "la laisser passer"),
        ("dogfight-shape", "1-2-3", "1-2-3", "1-2-3"),
    ],
)
def test_answers_are_said_in_words(key: str, answer: str, english: str, french: str) -> None:
    assert WORDS["en"].answer("hksw", key, answer) == english
    assert WORDS["fr"].answer("hksw", key, answer) == french


def test_prompts_events_and_refusals_name_the_pieces() -> None:
    told = WORDS["en"].event("hksw", ("bomb-run", "hksw:6.bombrun.a", {"flight": "2A", "square": "N24"}, None))
    assert told.text == "Flight 2A (Saint-Omer) begins a bombing run over N24 (Dover)."
    asked = WORDS["en"].prompt("hksw", "place-returned", "luftwaffe", {"card": "I/JG51/2"})
    assert asked.startswith("I./JG 51 (Bf 109) was stood down")


@pytest.mark.parametrize(("language", "text"), [("en", "A Defiant squadron is"), ("fr", "Un squadron de Defiant est")])
def test_one_squadron_that_leaves_need_not_be_the_last_of_its_type(language: str, text: str) -> None:
    """Those in a damaged box stay (R-21)."""
    event = ("withdrawn", "hksw:turns.5.f", {"cards": ["264/12"], "number": 1, "type": "defiant"}, None)
    assert WORDS[language].event("hksw", event).text.startswith(text)


@pytest.mark.parametrize(
    ("key", "args", "english", "french"),
    [
        ("waits-here", {"flight": "2A", "enemy": 3}, "flight is 3 squares away (it", "est à 3 cases (elle"),
        ("waits-here", {"flight": "2A", "enemy": 1}, "flight is one square away (it", "est à une case (elle"),
        ("waits-here", {"flight": "2A", "enemy": 0}, "flight is here (it", "est ici même (elle"),
        ("ace-to", {"flight": "11D", "number": 0}, "No flight has cards yet", "Aucune formation n’a encore de cartes"),
        ("ace-to", {"flight": "11D", "number": 2}, "has 2 of three cards", "2 sur trois"),
        (
            "way-to-target",
            {"flight": "2A", "square": "J29", "steps": 1, "raced": 1},
            "2A (Saint-Omer) has one square to go to its target, J29; squares after the radar has seen it: 1.",
            "J29 : encore une case ; cases après que le radar l’a vue : 1.",
        ),
        ("way-to-wait", {"flight": "2A", "square": "J29", "steps": 5}, "phase: 5 squares to go.", "encore 5 cases."),
        ("way-to-wait", {"flight": "2A", "square": "J29", "steps": 1}, "phase: one square to go.", "encore une case."),
    ],
)
def test_hints_count_in_sentences(key: str, args: dict[str, str | int], english: str, french: str) -> None:
    for language, text in (("en", english), ("fr", french)):
        said = WORDS[language].event("hints-hksw", (key, "hksw:6.movement.a", {**args}, None)).text
        assert text in said.replace(NBSP, " ")


def test_all_french_clients_call_a_thing_by_the_same_word() -> None:
    """Such as the rules in French have: the weather is clair or accalmie, the Observer Corps has its French name."""
    other = re.compile(r"Observer Corps|répit\b|\bdégagé\b|résistance|« ?Tally")
    folder = FOLDERS[0] / "fr"
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith("-hksw.ftl"))
    assert "web-hksw.ftl" in files
    texts = {name: (folder / name).read_text(encoding="utf-8").replace(NBSP, " ") for name in files}
    lines = [line for text in texts.values() for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if other.search(line)] == []
