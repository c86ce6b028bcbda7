"""What can be typed besides answers, in both languages; the questions at the start; the hooks of single games."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from sittings import LIBRARY, Table, last_question

from tallyho.lab.miniraid import MINI
from tallyho.table import View
from tallyho.terminal import hooks
from tallyho.terminal.opening import ask_options, ask_scenario
from tallyho.terminal.orders import ORDERS, PLAIN, WITH_ARGUMENT
from tallyho.terminal.rulebook import LookUp
from tallyho.terminal.screen import Screen
from tallyho.terminal.situation import fields_in_words
from tallyho.words import Words

START = "patrol --scenario short --option radar --seed 3"
EAGLE = "eagle --scenario prelude"
HKSW = "hksw --scenario kanalkampf --side raf"


def after(shown: str, typed: str) -> str:
    """What was told after a line was typed, up to the next."""
    return shown.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


# undo


def test_undo_takes_back_the_last_answer_in_the_file_too(table: Table) -> None:
    shown = table.play(START, "2", "undo", "3")

    told = after(shown, "undo")
    assert told.startswith("Taken back: A/66.\nSend a flight to intercept in the centre? Up to 3 may still go.")
    assert table.answers() == ["B/66"]
    assert after(shown, "3").startswith("British: B/66\n  - B/66 goes up. [patrol:5.1a]\nSend")
    assert "\n# seats british=person\n" in table.file().read_text(encoding="utf-8")


def test_undo_is_refused_in_words(table: Table) -> None:
    shown = table.play(START, "undo")
    assert after(shown, "undo") == "This cannot be taken back: a die or a card has decided since."

    shown = table.play("ambush --scenario skirmish --side red --seed 1", "undo")
    assert "This cannot be taken back: the last answer was another side’s." in shown

    shown = table.play(
        "ambush --new --scenario skirmish --side red --side blue --no-curtain --seed 1", "undo", "2", "undo"
    )
    assert after(shown, "undo") == "Nothing to take back: nothing has been answered yet."
    assert "Taken back: scout." in shown


# why and rule


def test_why_tells_the_latest_events_with_reasons_and_rules(table: Table) -> None:
    shown = table.play("patrol --scenario short --seed 3 --dice", "clear", "north", "done", "101", "1", "why")

    told = after(shown, "why")
    assert "  - 1/KG9 comes. [patrol:6.1c]\n    . There were 4 at the airbase among the full bombers." in told
    assert re.search(r"^Rule patrol:6\.1c: \w", told, re.MULTILINE)
    assert "weather" not in told.casefold()


def test_why_before_anything_has_happened(table: Table) -> None:
    shown = table.play("ambush --scenario skirmish --side red --seed 1", "why", "log")

    assert after(shown, "why") == "Nothing has happened yet."
    assert "> log\nNothing has happened yet." in shown


def test_why_after_an_answer_without_events_tells_the_last_event(table: Table) -> None:
    shown = table.play(START, "2", "done", "why")

    assert after(shown, "why").startswith("  - ")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("1/KG9", r"1/KG9 is not one of your flights\. \(patrol:1a\)\nRule patrol:1a: The player commands the flights"),
        ("nonsense", r"“nonsense” is not offered\. \(patrol:5\.1a\)\nRule patrol:5\.1a: "),
        ("2", r"A/66 is offered: it is number 2 of the list \(patrol:5\.1a\)\.$"),
        ("A", r"“A” could be A/66, A/74, A/222; type more of it\.$"),
    ],
)
def test_why_an_answer_is_not_offered(table: Table, answer: str, told: str) -> None:
    shown = table.play(START, f"why {answer}")

    assert re.match(told, after(shown, f"why {answer}"))
    assert table.answers() == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("rule", r"patrol:5\.1a, Commitment \(choice\):\n  The player may send flights"),
        ("rule 5.1b", r"patrol:5\.1b, Commitment "),
        ("rule patrol:5.1b", r"patrol:5\.1b, Commitment "),
        ("rule 5.1", r"Rule patrol:5\.1a: .*\n(.*\n)*Rule patrol:5\.1d: "),
        ("rule 5.1z", r"There is no rule patrol:5\.1z; the nearest are patrol:5\.1"),
        ("rule lion:R-40", r"Ruling lion:R-40 \(\w+\): (.*\n)*It bears on lion:"),
        ("rule nowhere:1", r"There is no rule nowhere:1; the nearest are patrol:"),
        (f"rule {'9' * 5000}", r"There is no rule patrol:9{33}…; the nearest are patrol:"),
    ],
)
def test_rules_are_looked_up(table: Table, typed: str, told: str) -> None:
    assert re.match(told, after(table.play(START, typed), typed))


def test_a_rule_is_told_with_its_rulings_and_with_those_of_other_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for game, row, ruling in (
        ("one", "It is so (R-01).", "R-01,text,one:1a,So be it."),
        ("two", "As one:R-01 says.", ""),
    ):
        (tmp_path / f"{game}.csv").write_text(f"id,section,kind,summary\n{game}:1a,Start,effect,{row}\n")
        if ruling:
            (tmp_path / f"{game}-rulings.csv").write_text(f"id,status,rules,text\n{ruling}\n")
    screen = Screen(Words("en", LIBRARY.words()), sys.stdin, sys.stdout)

    LookUp([tmp_path], "one").look_up("1a", screen)
    assert capsys.readouterr().out == "one:1a, Start (effect):\n  It is so (R-01).\nRuling R-01 (text): So be it.\n"
    LookUp([tmp_path], "two").look_up("1a", screen)
    assert capsys.readouterr().out.splitlines()[-1] == "Ruling one:R-01 (text): So be it."
    LookUp([tmp_path], "three").look_up("1a", screen)
    assert capsys.readouterr().out == "There is no rule three:1a; the nearest are one, two.\n"
    assert LookUp([tmp_path], "one").sentence("one:9z") is None
    assert LookUp([tmp_path], "one").sentence("four:1") is None


def test_a_reason_without_a_row_in_the_ledger_is_told_without_its_sentence(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LookUp, "sentence", lambda *_: None)

    assert after(table.play(START, "why 1/KG9"), "why 1/KG9") == "1/KG9 is not one of your flights. (patrol:1a)"


# log, save, language, help


def test_log_tells_as_many_events_as_wanted(table: Table) -> None:
    shown = table.play(START, "log 2", "log", "log 0", "log many", "log 99999999")

    assert len(after(shown, "log 2").splitlines()) == 2
    assert len(after(shown, "log").splitlines()) == 7
    assert shown.count("It is typed so: log: the last events. log N: the last N of them.") == 3


def test_save_writes_the_record_elsewhere(table: Table, tmp_path: Path) -> None:
    shown = table.play(START, "2", "save", "save mine.record", "3", "save mine.record", f"save {table.file()}")

    assert after(shown, "save") == f"Every answer is saved in {table.file()}"
    assert f"The record is written to mine.record\nEvery answer is saved in {table.file()}" in shown
    assert table.saved(file=tmp_path / "mine.record").same_as(table.saved())
    assert "written to" not in after(shown, f"save {table.file()}")


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("diary.txt", "diary.txt is there already and is no record, so it was left alone; name another file."),
        ("no/where.record", "no/where.record cannot be written: No such file or directory."),
        ("folder", "folder cannot be written: Is a directory."),
    ],
)
def test_save_leaves_other_files_alone(table: Table, tmp_path: Path, file: str, sentence: str) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    (tmp_path / "folder").mkdir()

    assert sentence in table.play(START, f"save {file}")
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"


def test_the_language_can_be_changed_at_any_time(table: Table) -> None:
    shown = table.play(START, "language fr", "language de", "langue en", "language")

    told = after(shown, "language fr").splitlines()
    assert told[0] == "Langue\u00a0: français."
    assert told[1].startswith("Envoyer une patrouille intercepter dans le centre")
    assert "Il n’y a pas de langue «\u00a0de\u00a0»\u00a0; tapez en et fr après le mot langue." in shown
    assert "There is no language “”; type en and fr after the word language." in shown
    assert last_question(shown).startswith("Send a flight")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_has_a_line_for_every_order(table: Table, language: str) -> None:
    shown = table.play(f"{START} --dice", "help", "?", language=language)

    lines = after(shown, "help").splitlines()
    words = Words(language, LIBRARY.words(), strict=True)
    for order in (one for one in ORDERS if one != "suggest"):  # there is nothing to suggest in Patrol
        assert any(line.startswith(f"  {words.say('terminal', f'order-{order}')}") for line in lines), order
    assert after(shown, "?") == after(shown, "help")
    assert sorted(ORDERS) == sorted([*PLAIN, *WITH_ARGUMENT])


def test_help_has_what_the_game_has(table: Table) -> None:
    """Suggestions in RAF: Eagle, parts of the table in Battle of Britain; and examples that exist."""
    patrol, eagle, hksw = (table.play(game, "help") for game in (START, EAGLE, HKSW))
    assert [("suggest:" in one, "situation PART:" in one, "roll:" in one) for one in (patrol, eagle, hksw)] == [
        (False, False, False),
        (True, False, False),
        (False, True, False),
    ]
    assert "such as rule 5.1a." in patrol
    assert "such as rule 4.raf1.h." in hksw


@pytest.mark.parametrize("typed", ["undo 3", "quit now", "help me", "situation 1"])
def test_an_order_with_too_much_is_told_how_it_is_typed(table: Table, typed: str) -> None:
    shown = table.play(START, typed, "2")

    assert after(shown, typed).startswith(f"It is typed so: {typed.partition(' ')[0]}")
    assert table.answers() == ["A/66"]


@pytest.mark.parametrize(
    "typed", ["aide", "annuler", "pourquoi", "règle", "Règle 5.1b", "journal 2", "enregistrer", "chances", "réponses"]
)
def test_orders_may_be_typed_in_french(table: Table, typed: str) -> None:
    shown = table.play(START, typed, language="fr")

    told = after(shown, typed)
    assert told
    assert "ne figure pas" not in told
    assert not re.search(r"\[\w+-?\w* ", told.replace("[patrol", ""))


def test_a_whole_game_in_french(table: Table) -> None:
    shown = table.play("patrol --scenario short --seed 5", *["1"] * 60, language="fr")

    assert table.saved().over
    assert shown.startswith("Patrouille\u00a0: ")
    assert "Règles optionnelles\u00a0: aucune. Graine\u00a0: 5." in shown
    assert "La partie est terminée. Son compte rendu est" in shown


# The questions at the start


def test_scenario_options_and_side_are_asked_for(table: Table) -> None:
    shown = table.play("patrol", "9", "short now", "", "2", "x", "2", "1 3", "1 2 2", "1")

    assert shown.startswith(
        "Which scenario? Type its number.\n  1. The short watch [patrol:3.1a]\n  2. The long watch [patrol:3.1b]\n"
    )
    assert "There is no answer 9; the list goes from 1 to 2." in shown
    assert shown.count("Type one of the numbers 1 to 2.") == 2
    assert "Type one of the numbers 1 to 4." in shown
    assert "“Observers” needs “Radar” too (patrol:10b). Type the numbers again." in shown
    assert "“Fog” and “Radar” exclude each other (patrol:10c). Type the numbers again." in shown
    setup = table.saved().setup
    assert (setup.scenario, sorted(setup.options)) == ("long", ["observers", "radar"])


def test_options_that_belong_to_other_scenarios_are_not_offered(table: Table) -> None:
    assert "Veterans" not in table.play("patrol", "1", "")
    assert table.saved().setup.options == frozenset()


def test_a_scenario_may_be_typed_by_name(table: Table) -> None:
    table.play("patrol --option veterans", "long")

    assert table.saved().setup.scenario == "long"
    assert table.saved().setup.options == {"veterans"}


def test_the_side_is_asked_for_if_there_are_several(table: Table) -> None:
    shown = table.play("ambush --scenario skirmish", "blue")

    asked = "Which side do you play? Type its number; the numbers of all, if several people share this screen."
    assert f"{asked}\n  1. Red\n  2. Blue\n" in shown
    assert "You play: Blue.\nRed is played by the bot random.\n" in shown
    assert "# seats red=random blue=person\n" in table.file("ambush").read_text(encoding="utf-8")


def test_all_sides_may_be_named_when_the_side_is_asked_for(table: Table) -> None:
    shown = table.play("ambush --scenario skirmish", "", "3", "1 2")

    assert "Type one of the numbers 1 to 2.\n> 3\nThere is no answer 3; the list goes from 1 to 2.\n> 1 2\n" in shown
    assert "# seats red=person blue=person\n" in table.file("ambush").read_text(encoding="utf-8")


def test_the_best_bot_of_the_game_plays_the_other_side(table: Table) -> None:
    for line in ("--side raf", "", "--bot raf=random"):
        table.play(f"hksw --new --scenario kanalkampf {line}", *(["2"] if not line else []))
    first, second, third = (
        table.file("hksw").with_name(name).read_text(encoding="utf-8")
        for name in ("hksw-1.record", "hksw-2.record", "hksw.record")
    )
    assert "# seats luftwaffe=doctrine raf=person\n" in first
    assert "# seats luftwaffe=doctrine raf=person\n" in second
    assert "# seats luftwaffe=person raf=random\n" in third


@pytest.mark.parametrize("lines", [(), ("1",), ("1", "1"), ("^C",)])
def test_who_leaves_at_the_start_leaves_nothing_behind(table: Table, lines: tuple[str, ...]) -> None:
    shown = table.play("ambush", *lines, keyboard=True)

    assert table.code == 0
    assert shown.endswith("> \nNo game was begun.\n")
    assert list(table.file().parent.iterdir()) == []


def test_a_game_with_one_scenario_and_no_options_asks_for_neither(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(Words("en", LIBRARY.words()), sys.stdin, sys.stdout)

    assert ask_scenario(MINI, screen) == MINI.scenarios[0].name
    assert ask_options(MINI, MINI.scenarios[0].name, screen) == ()
    assert capsys.readouterr().out == ""


# Hooks


def hooked(monkeypatch: pytest.MonkeyPatch, odds: list[str]) -> None:
    module = ModuleType("hooks_of_patrol")
    module.__dict__["situation"] = lambda view, words: [f"{view.side} sees turn {view.table['turn']} {words.language}"]
    module.__dict__["odds"] = lambda game, side, words, typed: [
        f"{game.title.game} {row} {side} {words.language} {typed}".strip() for row in odds
    ]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(hooks.SITUATIONS, "patrol", "hooks_of_patrol:situation")
    monkeypatch.setitem(hooks.ODDS, "patrol", "hooks_of_patrol:odds")


def test_a_game_may_tell_its_situation_and_odds_itself(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    hooked(monkeypatch, ["even"])
    shown = table.play(START, "s", "odds", "odds A/66 2")

    assert after(shown, "s") == "british sees turn 3 en"
    assert "units:" not in shown
    assert after(shown, "odds") == "patrol even british en"
    assert after(shown, "odds A/66 2") == "patrol even british en A/66 2"


def test_a_game_may_have_no_odds_for_a_question(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    hooked(monkeypatch, [])

    assert after(table.play(START, "odds"), "odds") == "There are no odds for this question."


@pytest.mark.parametrize("registry", [hooks.SITUATIONS, hooks.ODDS])
def test_every_hook_that_is_named_exists(registry: dict[str, str]) -> None:
    of = hooks.situation_of if registry is hooks.SITUATIONS else hooks.odds_of
    assert all(callable(of(game)) for game in registry)


def test_the_table_of_any_game_in_words() -> None:
    table = {
        "where": {"A": "north", "B": "north", "C": "lost"},
        "points": {"red": 1, "blue": 2},
        "blue_holds": True,
        "night": False,
        "deck": [],
        "card": "",
        "first": None,
        "hands": {"red": ["x", "y"], "blue": 2},
        "turn": 3,
    }
    view = View("red", table, [], [], [])  # type: ignore[arg-type]

    assert fields_in_words(view, Words("en", LIBRARY.words())) == [
        "where: north: A, B; lost: C",
        "points: red 1, blue 2",
        "blue holds: yes",
        "night: no",
        "deck: none",
        "card: none",
        "first: none",
        "hands: red (x, y), blue 2",
        "turn: 3",
    ]
