"""A game may name its pieces, and say answers of several words by their plain words, or word by word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tallyho.table import Refused
from tallyho.table.log import reason
from tallyho.words import Words
from tallyho.words.answers import name_of, parts_of

CATALOGUE = """
piece-II-JG51-2 = the second Gruppe
piece-A1 = the corner
ask-move = { $card } to { $squares }
log-moved = { $card } goes ({ $number }).
log-near = near { $square }
why-far = { $answer }: { $card } is far.
bad-place = { $place }
answer-lost-down = lost { $lost }, resting { $down }
answer-fly-long = { $first } goes far
answer-long = far
answer-guns-of-3 = { $word3 ->
    [one] one gun
   *[other] { $word3 } guns
} at { $word2 }
answer-meet-of-2 = { $word1 } meets { $word2 }
answer-of-2 = { $word1 }, { $word2 }
list-and = and
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text(CATALOGUE, encoding="utf-8")
    return Words("en", [tmp_path], strict=True)


def test_a_piece_has_its_name_and_what_has_none_keeps_its_id(words: Words) -> None:
    assert words.piece("toy", "II/JG51/2") == "the second Gruppe"
    assert words.piece("toy", "III/JG51/2") == "III/JG51/2"


def test_prompts_and_events_and_their_reasons_say_the_names(words: Words) -> None:
    asked = words.prompt("toy", "move", "red", {"card": "II/JG51/2", "squares": ["A1", "A2"]})
    assert asked == "the second Gruppe to the corner and A2"
    because = [reason("near", "toy:2", {"square": "A1"})]
    line = words.event("toy", ("moved", "toy:1", {"card": "A1", "number": 1, "because": [*because]}, None))
    assert (line.text, [one.text for one in line.because]) == ("the corner goes (1).", ["near the corner"])


def test_texts_of_several_words_are_said_word_by_word_in_prompts_too(words: Words) -> None:
    asked = words.prompt("toy", "move", "red", {"card": "guns A1 2", "squares": ["A1 B2", "A1 far B2"]})
    assert asked == "2 guns at the corner to the corner, B2 and A1 far B2"


def test_a_refusal_says_the_name_but_shows_what_was_typed(words: Words) -> None:
    refused = Refused("no", "far", None, {"answer": "A1", "card": "A1"})
    assert words.refusal("toy", refused) == "A1: the corner is far."


def test_other_messages_get_their_arguments_as_they_are(words: Words) -> None:
    assert words.say("toy", "bad-place", {"place": "A1"}) == "A1"


@pytest.mark.parametrize(
    ("key", "answer", "said"),
    [
        ("hits", "lost A1 A2 down II/JG51/2", "lost the corner and A2, resting the second Gruppe"),
        ("fly", "A1 long", "the corner goes far"),
        ("swim", "long", "far"),
        ("fly", "A1", "the corner"),
        ("fly", "A1 short", "A1 short"),
        ("take", "guns A1 1", "one gun at the corner"),
        ("take", "guns 0119 2", "2 guns at 0119"),
        ("take", "guns A1", "guns A1"),
        ("meet", "A1 B2", "the corner meets B2"),
        ("take", "A1 B2", "the corner, B2"),
        ("fly", "A3", "A3"),
    ],
)
def test_an_answer_of_several_words_is_said_by_its_plain_words_or_word_by_word(
    words: Words, key: str, answer: str, said: str
) -> None:
    assert words.answer("toy", key, answer) == said


@pytest.mark.parametrize(
    ("text", "name"), [("II/JG51/2", "II-JG51-2"), ("I(2)/ZG76/5", "I-2-ZG76-5"), ("a b", "a-b"), ("x-y_1", "x-y_1")]
)
def test_what_may_not_stand_in_a_name_is_a_hyphen(text: str, name: str) -> None:
    assert name_of(text) == name


@pytest.mark.parametrize(
    ("text", "plain", "values"),
    [
        ("roundel 1 cross 0", "roundel-cross", {"roundel": 1, "cross": 0}),
        ("lost A1 A2 down A3", "lost-down", {"lost": ["A1", "A2"], "down": "A3"}),
        ("2A long", "long", {"first": "2A", "long": []}),
        ("A1 A2", "", {"first": ["A1", "A2"]}),
        ("well-known ²", "well-known", {"well-known": "²"}),
        ("under 0119", "under", {"under": "0119"}),
    ],
)
def test_the_parts_of_an_answer(text: str, plain: str, values: dict[str, object]) -> None:
    assert parts_of(text) == (plain, values)
