"""Prompts, events, refusals and outcomes in English and French."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from tallyho.lab.miniraid import MINI
from tallyho.library import Library
from tallyho.table import CHANCE, DONE, Choice, Game, Outcome, Prompt, Refused, TallyhoError
from tallyho.table.ask import Args, Reason
from tallyho.table.game import UNDO
from tallyho.table.log import Event, reason
from tallyho.table.refusal import LONGEST, refusal
from tallyho.words import LANGUAGES, TABLE, Line, MissingWords, Words
from tallyho.words import catalogue as fluent
from tallyho.words.web import compiled

MOVE = Prompt("move", "toy:1")
NBSP = "\u00a0"


@pytest.fixture
def toy() -> list[Traversable]:
    """Our words, and the folder of a small game's."""
    return [*Library().words(), Path(__file__).parent / "words"]


@pytest.fixture
def en(toy: list[Traversable]) -> Words:
    return Words("en", toy, strict=True)


@pytest.fixture
def fr(toy: list[Traversable]) -> Words:
    return Words("fr", toy, strict=True)


def catalogue(folder: Path, language: str, name: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / f"{name}.ftl").write_text(text, encoding="utf-8")


def told(words: Words, key: str, args: Args | None) -> str:
    return words.event("toy", (key, "toy:9", args, None)).text


# Prompts


def test_prompt_has_side_number_and_year_in_both_languages(en: Words, fr: Words) -> None:
    args: Args = {"count": 3, "year": 1940}
    assert en.prompt("toy", "move", "red", args) == "Red, move 3 units in 1940."
    assert fr.prompt("toy", "move", "red", args) == "Rouges : déplacez 3 unités en 1940."


def test_prompt_of_chance(en: Words, fr: Words) -> None:
    assert en.prompt("toy", "roll", CHANCE, {"unit": "54/6"}) == "The die for 54/6."
    assert fr.prompt("toy", "roll", CHANCE, {"unit": "54/6"}) == "Le dé pour 54/6."


def test_an_ask_may_name_another_side_than_the_one_it_asks(en: Words) -> None:
    assert en.prompt("toy", "move", "red", {"side": "blue", "count": 1, "year": 1}) == "Blue, move one unit in 1."


# Events


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (0, "Red loses nothing: none.", "Rouges : aucune perte (none)."),
        (1, "Red loses one unit: a.", "Rouges : 1 perte (a)."),
        (2, "Red loses 2 units: a and b.", "Rouges : 2 pertes (a et b)."),
        (3, "Red loses 3 units: a, b and c.", "Rouges : 3 pertes (a, b et c)."),
    ],
)
def test_plurals_and_lists(en: Words, fr: Words, count: int, english: str, french: str) -> None:
    args: Args = {"side": "red", "count": count, "units": [*"abc"[:count]]}
    assert told(en, "lost", args) == english
    assert told(fr, "lost", args) == french


def test_french_takes_none_as_singular(fr: Words, en: Words) -> None:
    assert fr.prompt("toy", "move", "red", {"count": 0, "year": 1}) == "Rouges : déplacez 0 unité en 1."
    assert en.prompt("toy", "move", "red", {"count": 0, "year": 1}) == "Red, move 0 units in 1."


@pytest.mark.parametrize("number", [0, 7, 1940, -12345, 1234567])
def test_whole_numbers_have_no_separators(en: Words, fr: Words, number: int) -> None:
    args: Args = {"factor": number, "factors": [number, number]}
    assert told(en, "factor", args) == f"A factor of {number}; all: {number} and {number}."
    assert told(fr, "factor", args) == f"Un facteur de {number} ; tous : {number} et {number}."


def test_other_numbers_follow_the_language(en: Words, fr: Words) -> None:
    args: Args = {"factor": 2.5, "factors": [0.5, 1234.5]}
    assert told(en, "factor", args) == "A factor of 2.5; all: 0.5 and 1234.5."
    assert told(fr, "factor", args) == "Un facteur de 2,5 ; tous : 0,5 et 1234,5."


def test_true_false_and_none_can_be_selected_on(en: Words, fr: Words) -> None:
    assert [told(en, "flag", {"on": True}), told(en, "flag", {"on": False})] == ["On.", "Off."]
    assert [told(fr, "flag", {"on": True}), told(fr, "flag", {"on": False})] == ["Oui.", "Non."]
    assert [told(en, "leader", {"who": None}), told(fr, "leader", {"who": "X"})] == ["Nobody leads.", "X mène."]


def test_only_arguments_named_for_a_side_become_its_words(en: Words) -> None:
    assert told(en, "leader", {"who": "red"}) == "red leads."
    assert told(en, "chose", {"side": "red", "target": "red"}) == "Red chose red."
    assert told(en, "chose", {"side": "nobody we know", "target": "x"}) == "nobody we know chose x."


def test_no_marks_stand_around_arguments(en: Words) -> None:
    assert told(en, "chose", {"side": "red", "target": "Dover"}).isascii()


def test_reasons_become_lines_with_their_rules(en: Words, fr: Words) -> None:
    near = reason("nearest", "toy:4", {"target": "Dover", "because": [reason("rejected", "toy:5", FAR)]})
    event: Event = (
        "chose",
        "toy:3",
        {"side": "red", "target": "Dover", "because": [near, reason("flag", "toy:6", {"on": True})]},
        None,
    )
    assert en.event("toy", event) == Line(
        "Red chose Dover.",
        "toy:3",
        [
            Line("Dover is the nearest.", "toy:4", [Line("Hull is out of range (9).", "toy:5", [])]),
            Line("On.", "toy:6", []),
        ],
    )
    french = fr.event("toy", event)
    assert french.because[0].because[0].text == "Hull est hors de portée (9)."


FAR: Args = {"target": "Hull", "range": 9}


# Refusals


def test_a_game_explains_its_refusal_and_names_the_rule(en: Words, fr: Words) -> None:
    choice = Choice(MOVE, "red", [DONE], why_not=too_far)
    refused = refusal(choice, "Dover", "red")
    assert en.refusal("toy", refused) == "Dover is 3 boxes away. (toy:2)"
    assert fr.refusal("toy", refused) == "Dover se trouve à 3 cases. (toy:2)"


def too_far(text: str) -> Reason:
    return Reason("too-far", "toy:2", {"distance": 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_table_has_words(toy: list[Traversable], language: str) -> None:
    words = Words(language, toy, strict=True)
    choice = Choice(MOVE, "red", [DONE])
    refusals = [
        refusal(None, "x", "red"),
        refusal(choice, 7, "red"),
        refusal(choice, "x" * (LONGEST + 1), "red"),
        refusal(choice, "x", "blue"),
        refusal(choice, "x", "red"),
        *(Refused("", key) for key in UNDO),
    ]
    said = [words.refusal("toy", refused) for refused in refusals]
    assert len(set(said)) == len(refusals)
    assert str(LONGEST) in said[2]
    assert all(word in said[3] for word in (words.side("toy", "red"), words.side("toy", "blue")))
    assert "x" in said[4]
    assert ["(toy:1)" in text for text in said] == [False, True, True, True, True, *(False for _ in UNDO)]


def test_a_side_that_does_not_exist_is_named_as_it_was_typed(en: Words, fr: Words) -> None:
    refused = Refused("", "refused-no-side", None, {"side": "green", "sides": ["red", "blue"]})
    assert en.refusal("toy", refused) == "There is no side green; there are Red and Blue."
    assert "Rouges et Bleus" in fr.refusal("toy", refused)


def test_a_real_game_is_refused_in_words(fr: Words) -> None:
    game = Game.new(MINI)
    with pytest.raises(Refused) as caught:
        game.answer("nowhere")
    assert fr.refusal("mini", caught.value) == (
        f"«{NBSP}nowhere{NBSP}» ne figure pas parmi les réponses proposées. (mini:1)"
    )


# The end


def test_outcome_with_and_without_a_winner(en: Words, fr: Words) -> None:
    won, drawn = Outcome("red", "clear", "tired", "toy:8"), Outcome(None, "draw", "tired", "toy:8")
    assert en.outcome("toy", won) == "Red: clear victory. Everybody is tired."
    assert en.outcome("toy", drawn) == "No winner: draw. Everybody is tired."
    assert fr.outcome("toy", won) == f"Rouges{NBSP}: victoire nette. Tout le monde est fatigué."
    assert fr.outcome("toy", drawn) == f"Pas de vainqueur{NBSP}: match nul. Tout le monde est fatigué."


def test_the_table_says_who_won_and_that_it_is_over(en: Words, fr: Words) -> None:
    assert [en.say("toy", "winner", {"winner": side}) for side in ("blue", None)] == ["Winner: Blue.", "No winner."]
    assert fr.say("toy", "winner", {"winner": "blue"}) == f"Vainqueur{NBSP}: Bleus."
    assert [words.say(TABLE, "game-over") for words in (en, fr)] == ["The game is over.", "La partie est terminée."]


# Names, answers, offers, waiting


def test_names(en: Words, fr: Words) -> None:
    assert [en.name("toy"), fr.name("toy")] == ["The Toy Battle", "La Bataille des jouets"]
    assert [en.side("toy", "red"), fr.side("toy", "red"), fr.side("toy", CHANCE)] == ["Red", "Rouges", "Hasard"]
    assert [en.scenario("toy", "short"), fr.scenario("toy", "short")] == ["A short day", "Une courte journée"]
    assert [en.option("toy", "fog"), fr.option("toy", "fog")] == ["Fog", "Brouillard"]


@pytest.mark.parametrize(
    ("key", "text", "english", "french"),
    [
        ("move", "stay", "do not move", "ne pas bouger"),
        ("roll", "stay", "stay where they are", "restent sur place"),
        ("move", DONE, "done", "terminé"),
        ("move", "4", "4", "4"),
        ("move", "54/6/11", "54/6/11", "54/6/11"),
        ("move", "card 102", "card 102", "card 102"),
        ("move", "rest stay", "the others stay", "les autres restent"),
        ("move", "", "", ""),
    ],
)
def test_answers(en: Words, fr: Words, key: str, text: str, english: str, french: str) -> None:
    assert [en.answer("toy", key, text), fr.answer("toy", key, text)] == [english, french]


def test_offers_keep_the_text_that_is_to_be_typed(en: Words, fr: Words) -> None:
    offers = [DONE, "54/6/11", "stay"]
    assert en.offers("toy", "move", offers) == "Offered: done, 54/6/11 or stay (do not move)."
    assert fr.offers("toy", "move", offers) == (
        f"Réponses possibles{NBSP}: done (terminé), 54/6/11 ou stay (ne pas bouger)."
    )


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [
        (1, "0.", "0."),
        (12, "10 or 11.", "10 ou 11."),
        (13, "11 and 1 more.", "11 et 1 autre."),
        (99, "and 87 more.", "et 87 autres."),
    ],
)
def test_long_offers_are_cut_and_counted(en: Words, fr: Words, count: int, english: str, french: str) -> None:
    offers = [str(n) for n in range(count)]
    assert en.offers("toy", "roll", offers).endswith(english)
    assert fr.offers("toy", "roll", offers).endswith(french)


def test_the_longest_possible_offers_can_be_said(en: Words) -> None:
    assert en.offers("toy", "roll", [f"{n:0{LONGEST}}" for n in range(20)]).endswith("and 8 more.")


def test_history_lines(en: Words, fr: Words) -> None:
    assert en.said("toy", "red", "move", DONE) == "Red: done"
    assert fr.said("toy", "red", "move", DONE) == f"Rouges{NBSP}: terminé"
    assert en.said("toy", CHANCE, "roll", "4") == "Chance: 4"
    assert [en.said("toy", "red", "move", None), fr.said("toy", "red", "move", None)] == [
        "Red: a secret answer",
        f"Rouges{NBSP}: réponse secrète",
    ]


def test_waiting(en: Words, fr: Words) -> None:
    assert en.waiting("toy", "red", "move") == "Red is moving."
    assert en.waiting("toy", "red", "other") == "Waiting for an answer: Red."
    assert fr.waiting("toy", "red", "other") == f"En attente d’une réponse{NBSP}: Rouges."
    assert [en.waiting("toy", CHANCE, "roll"), fr.waiting("toy", CHANCE, "roll")] == [
        "A die or a card decides now.",
        "Un dé ou une carte va trancher.",
    ]


# Whose message it is


def test_a_games_own_message_wins_in_that_game_only(toy: list[Traversable], tmp_path: Path) -> None:
    catalogue(tmp_path, "en", "other", "answer-done = enough\n")
    words = Words("en", [*toy, tmp_path], strict=True)
    assert [words.answer(game, "move", DONE) for game in ("other", "toy", TABLE)] == ["enough", "done", "done"]


FAMILY = {
    "cat": "### A cat.\n### Builds on: pets, hunters\n\nown = Cat\nboth = Cat\nuses = { shared }\n",
    "pets": "### Pets\n### Builds on: animals\n\nown = Pet\nboth = Pet\nshared = Pet\nanswer-done = pet\n",
    "hunters": "both = Hunter\nshared = Hunter\nprey = mouse\n",
    "animals": "# Builds on: cat\n\nshared = Animal\nfar = Animal\n",
}
HEARD = {
    "own": "Cat",
    "both": "Cat",
    "uses": "Pet",
    "shared": "Pet",
    "far": "Animal",
    "prey": "mouse",
    "answer-done": "pet",
}


def family(folder: Path) -> list[Traversable]:
    for name, text in FAMILY.items():
        catalogue(folder, "en", name, text)
    return [folder, *Library().words()]


def test_a_catalogue_builds_on_others(tmp_path: Path) -> None:
    words = Words("en", family(tmp_path), strict=True)
    assert {message: words.say("cat", message) for message in HEARD} == HEARD
    assert [words.say("pets", "own"), words.say("pets", "list-and")] == ["Pet", "and"]


def test_the_browser_gets_what_a_catalogue_builds_on(tmp_path: Path) -> None:
    messages = compiled(family(tmp_path), "en", "cat")
    assert messages == {**{message: [text] for message, text in HEARD.items()}, "uses": [{"message": "shared"}]}
    assert compiled(family(tmp_path), "en", "dog") is None


def test_a_base_may_lie_in_another_folder(tmp_path: Path) -> None:
    catalogue(tmp_path, "en", "tiger", "### Builds on: raf\n\ngame-tiger = Tiger\n")
    words = Words("en", [tmp_path, *Library().words()], strict=True)
    assert words.scenario("tiger", "campaign") == "The Battle of Britain"


@pytest.mark.parametrize("text", ["own = A\n### Builds on: pets\n", "\n### Builds on: pets\n", "### builds on: pets\n"])
def test_only_the_first_lines_name_what_a_catalogue_builds_on(tmp_path: Path, text: str) -> None:
    folders = family(tmp_path)
    catalogue(tmp_path, "en", "dog", text)
    with pytest.raises(MissingWords):
        Words("en", folders, strict=True).say("dog", "shared")


def test_one_game_does_not_hear_another(en: Words) -> None:
    with pytest.raises(MissingWords):
        en.side("other", "red")


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(TallyhoError, match=r"no words in 'de'; the languages are en \(English\) and fr \(français\)$"):
        Words("de", Library().words())


# What cannot be said


def test_missing_words_show_their_key_in_play(toy: list[Traversable]) -> None:
    words = Words("en", toy)
    assert told(words, "unheard", {"count": 3, "where": "Dover"}) == "[log-unheard count=3 where=Dover]"
    assert told(words, "unheard", None) == "[log-unheard]"
    assert words.prompt("toy", "move", "red", {"count": 3}) == "[ask-move side=red count=3]"
    assert words.side("toy", "green") == "[side-green]"
    assert words.refusal("toy", Refused("", "odd", "toy:7")) == "[why-odd] (toy:7)"
    assert words.name("nothing") == "[game-nothing]"


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("chose", {"side": "red"}),
        ("lost", {"side": "red", "units": []}),
        ("chose", {"side": "red", "target": {"a": "mapping"}}),
        ("chose", {"side": "red", "target": "x" * 5000}),
        ("own-goal", {}),
        ("mirror", {}),
    ],
)
def test_what_goes_wrong_in_a_message_is_no_crash(toy: list[Traversable], key: str, args: Args) -> None:
    assert told(Words("en", toy), key, args).startswith(f"[log-{key}")
    with pytest.raises(MissingWords, match=f"the en words of toy cannot say log-{key}: "):
        told(Words("en", toy, strict=True), key, args)


def test_strict_words_name_language_game_key_and_arguments(fr: Words) -> None:
    with pytest.raises(MissingWords, match=r"^the fr words of toy cannot say log-unheard: there is no such message$"):
        told(fr, "unheard", {})
    with pytest.raises(
        MissingWords, match=r"cannot say log-chose: Unknown external: target \(arguments given: side\)$"
    ):
        told(fr, "chose", {"side": "red"})
    with pytest.raises(MissingWords, match=r"\(arguments given: none\)$"):
        fr.say("toy", "said-hidden")


def test_strict_words_are_strict_about_reasons(toy: list[Traversable]) -> None:
    args: Args = {"side": "red", "target": "Dover", "because": [reason("unheard", "toy:5"), "odd"]}
    with pytest.raises(MissingWords, match="log-unheard"):
        told(Words("en", toy, strict=True), "chose", args)
    because = Words("en", toy).event("toy", ("chose", "toy:3", args, None)).because
    assert because == [Line("[log-unheard]", "toy:5", []), Line("[log-odd]", "", [])]


def test_a_message_of_attributes_only_says_nothing(tmp_path: Path) -> None:
    catalogue(tmp_path, "en", "bare", "log-bare =\n    .hint = There is no value\n")
    with pytest.raises(MissingWords, match="the message is empty"):
        Words("en", [tmp_path], strict=True).say("bare", "log-bare")


def test_without_the_tables_words_a_list_still_shows_its_parts(tmp_path: Path) -> None:
    catalogue(tmp_path, "en", "bare", "log-bare = { $all }\n")
    assert Words("en", [tmp_path]).say("bare", "log-bare", {"all": ["a", "b"]}) == "a [list-and] b"


def test_a_catalogue_that_is_not_utf8(tmp_path: Path) -> None:
    catalogue(tmp_path, "fr", "toy", "")
    (tmp_path / "fr" / "toy.ftl").write_bytes("log-a = d\xe9".encode("latin-1"))
    with pytest.raises(TallyhoError, match=r"toy\.ftl is not UTF-8 text: byte 9 "):
        Words("fr", [tmp_path]).name("toy")


# Speed


def test_importing_the_words_does_not_import_fluent() -> None:
    code = (
        "import sys, tallyho.words; print(any(name.partition('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "False\n"


def test_saying_an_event_stays_cheap(fr: Words) -> None:
    """A plural, a list and a side: some 330 calls, about 50 microseconds; calls are counted, for they do not vary."""
    event: Event = ("lost", "toy:9", {"side": "red", "count": 2, "units": ["a", "b"]}, None)
    fr.event("toy", event)
    assert 0 < _calls(lambda: fr.event("toy", event)) < 500


def _calls(work: Callable[[], Line]) -> int:
    count = 0

    def counted(frame: object, kind: str, called: object) -> None:
        nonlocal count
        count += kind in {"call", "c_call"}

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def test_a_catalogue_is_parsed_once_a_process_and_anew_when_it_has_changed(
    toy: list[Traversable], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    real = fluent.FluentResource

    def counted(text: str) -> object:
        read.append(text)
        return real(text)

    monkeypatch.setattr(fluent, "FluentResource", counted)
    for text in ("log-once = Only once.\n", "log-once = Once more.\n"):
        catalogue(tmp_path, "en", "once", text)
        for _ in range(2):
            assert Words("en", [*toy, tmp_path], strict=True).say("once", "log-once") == text[11:-1]
    assert [text for text in read if "log-once" in text] == ["log-once = Only once.\n", "log-once = Once more.\n"]
