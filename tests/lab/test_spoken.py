"""Words that make the same sentence only once make the same sentences."""

from __future__ import annotations

from typing import Any

import pytest

from tallyho.lab.spoken import Spoken
from tallyho.library import Library
from tallyho.table import Game, Luck, Refused
from tallyho.words import LANGUAGES, MissingWords, Words

LIBRARY = Library()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lion", "eagle", "hksw", "fbob"])
def test_what_was_said_before_is_said_in_the_same_words(game: str, language: str) -> None:
    plain, spoken = Words(language, LIBRARY.words(), strict=True), Spoken(language, LIBRARY.words())
    played, luck = Game.new(LIBRARY.title(game), "", (), "1"), Luck("1")
    while (ask := played.ask) is not None and len(played.history) < 150:
        for _ in range(2):
            asked = (game, ask.prompt.key, ask.side, ask.args)
            assert spoken.prompt(*asked) == plain.prompt(*asked)
            waits = (game, ask.side, ask.prompt.key)
            assert spoken.waiting(*waits) == plain.waiting(*waits)
            with pytest.raises(Refused) as refused:
                played.answer("no such answer", ask.side)
            assert spoken.refusal(game, refused.value) == plain.refusal(game, refused.value)
        played.answer(luck.answer(ask), ask.side)
    assert played.log is not None
    assert len(played.log.events) > 20
    for event in played.log.events * 2:
        assert spoken.event(game, event) == plain.event(game, event)


def test_a_sentence_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Spoken("en", LIBRARY.words())
    made: list[str] = []
    real = Words.say

    def counted(self: Words, game: str, message: str, *more: Any) -> str:
        made.append(message)
        return real(self, game, message, *more)

    monkeypatch.setattr(Words, "say", counted)
    for facts in ({"answer": "a"}, {"answer": "b"}, {"answer": "a"}, {"answer": "b"}):
        words.refusal("lion", Refused("no", "refused-offer", None, facts))
    assert made == ["why-refused-offer"] * 2


@pytest.mark.parametrize(
    ("facts", "others"), [({"most": 1}, {"most": True}), ({"most": 1}, {"most": 1.0}), ({"most": 1}, {"most": "1"})]
)
def test_equal_numbers_of_other_kinds_are_told_apart(facts: dict[str, object], others: dict[str, object]) -> None:
    plain, spoken = Words("en", LIBRARY.words(), strict=True), Spoken("en", LIBRARY.words())
    for given in (facts, others):
        refused = Refused("no", "refused-long", None, {"length": 2, **given})
        assert spoken.refusal("lion", refused) == plain.refusal("lion", refused)


def test_what_cannot_be_said_fails_every_time() -> None:
    words = Spoken("en", LIBRARY.words())
    for refused in (Refused("no", "no-such-reason"), Refused("no", "refused-offer", None, {"answer": object()})):
        for _ in range(2):
            with pytest.raises(MissingWords):
                words.refusal("lion", refused)
