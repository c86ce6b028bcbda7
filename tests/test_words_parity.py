"""Neither language lacks a word that the other has, and every other fault of a catalogue is found."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from tallyho.library import Library
from tallyho.words import LANGUAGES, lacking


def catalogue(folder: Path, language: str, name: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / f"{name}.ftl").write_text(text, encoding="utf-8")


def test_neither_language_lacks_a_word_of_the_other() -> None:
    of_tests = [Path(__file__).parent / "words", Path(__file__).parent / "games" / "words"]
    folders: list[Traversable] = [*Library().words(), *(folder for folder in of_tests if any(folder.glob("*/*.ftl")))]
    assert lacking(folders) == []


@pytest.mark.parametrize(
    ("english", "french", "sentence"),
    [
        ("a = A\nb = B", "a = A", "DIR/fr/g.ftl lacks b, which en has"),
        ("a = A", "a = A\nb = B", "DIR/en/g.ftl lacks b, which fr has"),
        ("a = { $x } { $y }", "a = { $x }", "a in g.ftl uses $x, $y in en but $x in fr"),
        ("a = A", "a = { $x ->\n   *[other] A\n  }", "a in g.ftl uses no variable in en but $x in fr"),
        ("a = A", None, "DIR/fr/g.ftl is missing: there is only en/g.ftl"),
        (None, "a = A", "DIR/en/g.ftl is missing: there is only fr/g.ftl"),
        ("a = A\n\nwhat is this?\n", "a = A", 'DIR/en/g.ftl line 3 is not Fluent: Expected token: "="'),
        (
            "a = A",
            "a = A\nb =\n",
            'DIR/fr/g.ftl line 2 is not Fluent: Expected message "b" to have a value or attributes',
        ),
        ('a = { " " }', "a = A", "DIR/en/g.ftl has no words for a"),
        ("a =\n    .hint = A", "a = A", "DIR/en/g.ftl has no words for a"),
        ("a = A\na = B", "a = A", "DIR/en/g.ftl has a twice"),
        ("a = { b }", "a = A", "DIR/en/g.ftl refers in a to b, which is not there"),
        ("a = A", "a = { -b }", "DIR/fr/g.ftl refers in a to -b, which is not there"),
        ("a = A\n-t = { -b }", "a = A", "DIR/en/g.ftl refers in t to -b, which is not there"),
        ("### Builds on: raf\n\na = A", "a = A", "g.ftl builds on raf in en but on nothing in fr"),
        ("### Builds on: raf\n\na = A", "### Builds on: lion\n\na = A", "g.ftl builds on raf in en but on lion in fr"),
        (
            "### Builds on: lion\n\na = { word-weather }",
            "### Builds on: lion\n\na = { word-cloud }",
            "DIR/fr/g.ftl refers in a to word-cloud, which is not there",
        ),
    ],
)
def test_each_fault_is_named(tmp_path: Path, english: str | None, french: str | None, sentence: str) -> None:
    for language, text in (("en", english), ("fr", french)):
        if text is not None:
            catalogue(tmp_path, language, "g", text)
    assert lacking([tmp_path]) == [sentence.replace("DIR", str(tmp_path))]


def test_terms_and_the_tables_messages_may_be_used_by_one_language_alone(tmp_path: Path) -> None:
    catalogue(tmp_path, "en", "g", "a = { list-and }")
    catalogue(tmp_path, "fr", "g", "-t = T\na = { -t }")
    assert lacking([tmp_path]) == []


def test_a_base_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    for language in LANGUAGES:
        catalogue(tmp_path, language, "g", "### Builds on: nothing\n\na = A")
    assert lacking([tmp_path]) == [f"{tmp_path}/{one}/g.ftl builds on nothing, which is not there" for one in LANGUAGES]


def test_a_file_that_is_not_utf8_is_a_fault(tmp_path: Path) -> None:
    catalogue(tmp_path, "en", "g", "")
    catalogue(tmp_path, "fr", "g", "")
    (tmp_path / "fr" / "g.ftl").write_bytes(b"a = \xe9")
    assert lacking([tmp_path]) == [f"{tmp_path}/fr/g.ftl is not UTF-8 text: byte 4 does not belong there"]


def test_a_folder_without_catalogues_is_a_fault(tmp_path: Path) -> None:
    assert lacking([tmp_path]) == [f"{tmp_path} has no catalogues: it needs en/*.ftl and fr/*.ftl"]


def test_french_spaces_before_punctuation_do_not_break() -> None:
    text = (Library().words()[0] / "fr" / "table.ftl").read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert [line for line in said if re.search(r"[^\u00a0]:|[^\u00a0][;!?]|«[^\u00a0]|[^\u00a0]»", line)] == []
