"""The rules in French: nothing is missing, nothing that counts is changed, and a damaged file is refused."""

from __future__ import annotations

import csv
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from tallyho.library import Library
from tallyho.table.errors import BadData
from tallyho.table.rules import Ledger
from tallyho.table.rules.ids import NAMED_RULING
from tallyho.terminal.rulebook import LookUp
from tallyho.terminal.screen import Screen
from tallyho.words import Words
from tallyho.words.rules import RuleWords, RulingWords, rule_words

LEDGERS: Final = Library().ledgers()
TRANSLATED: Final = {"lion": (605, 80), "eagle": (597, 80), "hksw": (271, 54), "fbob": (437, 91)}
"""The games with rules in French: how many rules and rulings each has."""
LEDGER: Final = {game: Ledger.read(LEDGERS[0], game) for game in TRANSLATED}
FRENCH: Final = {game: rule_words(LEDGERS, "fr", game) for game in TRANSLATED}
NBSP: Final = "\u00a0"

ENGLISH_TEXTS: Final = {
    game: {row.id: row.summary for row in ledger.rows.values()}
    | {ruling.id: ruling.text for ruling in ledger.rulings.values()}
    for game, ledger in LEDGER.items()
}
FRENCH_TEXTS: Final = {
    game: {name: words.text for name, words in french.rules.items()}
    | {name: words.text for name, words in french.rulings.items()}
    for game, french in FRENCH.items()
}
FRENCH_SECTIONS: Final = {
    game: {f"section of {name}": words.section for name, words in french.rules.items()}
    for game, french in FRENCH.items()
}

NUMBERS: Final = r"\d+"
SIGNED_NUMBERS: Final = r"(?<![\w+-])[+-]\d+"
REFERENCES: Final = r"(?:[a-z]+:)?\b\d+(?:\.(?:\d+|[IV]+))+[a-z]?\b|\b\d+[a-rt-z]\b"
"""Rules of these books such as 9.1a, 4.II.8, eagle:13.1c or 11j; but not several Me 109s."""
UNITS_AND_SECTORS: Final = r"\b(?:[IV]+/)?[A-Z0-9]+/[0-9]+(?:/[0-9]+)?\b"
COMBAT_RESULTS: Final = r"[DALH-]{3}/[DALH-]{3}"
NAMED_REFERENCES: Final = r"\b(?:\d|turns|rotation|reserve13)(?:\.[a-z]+\d*|\.\d+)*\.[a-z]\b"
"""Rules of Battle of Britain such as 6.intercept.a, 9.e or turns.9.h."""
REFERENCES_OF_FBOB: Final = r"(?:[a-z]+:)?\b[1-9]\d*(?:\.(?:\d+|[IV]+))+(?:EW|HQ)?[a-z]?\b"
"""Rules of First Battle of Britain such as 17.6EWa or 3.I.8; but not half a point, which French writes 0,5."""
AIRCRAFT: Final = r"Spitfire|Hurricane|Blenheim|Defiant|(?:Me|Bf|Do|He|Ju) \d+"
OF_RAF: Final = (NUMBERS, SIGNED_NUMBERS, REFERENCES, UNITS_AND_SECTORS, NAMED_RULING.pattern, COMBAT_RESULTS)
COUNTS: Final = {
    "lion": OF_RAF,
    "eagle": OF_RAF,
    "hksw": (NUMBERS, NAMED_REFERENCES, NAMED_RULING.pattern),
    "fbob": (NUMBERS, REFERENCES_OF_FBOB, UNITS_AND_SECTORS, NAMED_RULING.pattern),
}
"""What must stand in French as it stands in English, by game."""

SHARED_NAMES: Final = (
    *("Hunt Box", "Bomber Box", "Channel Patrol Box", "Inflight Box", "Landing Box", "Re-arm Box"),
    *("Light Loss Box", "Heavy Loss Box", "Night Raid Box", "Weather Box", "Tote Board", "Airbase"),
    *("Combat Damage Chart", "Bombing Table", "Weather Table", "Raid Detection Track"),
    *("Victory Point Track", "Raid Day", "Raid Phase", "Airfield Operations Phase", "Day Event", "End of Day"),
    *("Prelude to Eagle Day", "The Hardest Days", "The Thin Blue Line", "The Battle of Britain", "Observer Corps"),
    *("Target card", "Force card", "Raid Event card", "Day Event card", "Day marker", "Clock marker", "Sealion marker"),
    *("Hunter Attack", "Squadron Attack", "Hunter Interception", "close escort", "channel patrol", "bombing strength"),
    *("strategic value", "depletion level", "start value", "cancel value", "D-Day", "radar net"),
    *("victory point", "replacement point", "damage point", "Clouds inhibit hunters", "Big Wing", "night patrol"),
)
MORE_NAMES: Final = {
    "lion": ("Close Escort Box", "Combat Results Table", "Terror Strategy"),
    "eagle": (
        *("Daily Planning Phase", "Eligible Sectors Chart", "Rendezvous Check Table", "time segment", "morning haze"),
        *("response priority", "response tactics", "rendezvous failure", "excess squadrons", "total combat value"),
        *("minor raid", "major raid", "Time marker", "ULTRA marker", "Jabo marker", "Detection marker"),
        *("experienced pilot point", "stabilization scheme", "repair chance", "German Free Choice"),
        *("Flak", "Heavy Pursuit"),
    ),
}
"""Terms of the glossary that a rule in French must use where the English one does: in both games, and in one."""


def found(pattern: str, text: str) -> list[str]:
    return sorted(re.findall(pattern, text))


def glossary() -> dict[str, str]:
    text = (files("tallyho") / "ledger" / "french-glossary.csv").read_text(encoding="utf-8")
    return {row["term_en"]: row["term_fr"].replace("'", "’") for row in csv.DictReader(text.splitlines())}


def in_french(term: str) -> str:
    """Finds a French term, in the plural too."""
    return " ".join(f"{re.escape(word)}(?:s|x)?" for word in term.split())


@pytest.mark.parametrize(("game", "counts"), TRANSLATED.items())
def test_every_rule_and_ruling_is_there_in_the_order_of_the_ledger(game: str, counts: tuple[int, int]) -> None:
    french = FRENCH[game]
    for name, ids in ((game, LEDGER[game].rows), (f"{game}-rulings", LEDGER[game].rulings)):
        text = (files("tallyho") / "ledger" / "fr" / f"{name}.csv").read_text(encoding="utf-8")
        assert [row["id"] for row in csv.DictReader(text.splitlines())] == list(ids)
    assert (len(french.rules), len(french.rulings)) == counts
    assert {words.language for words in (*french.rules.values(), *french.rulings.values())} == {"fr"}


@pytest.mark.parametrize("game", TRANSLATED)
def test_no_text_is_left_in_english(game: str) -> None:
    assert [name for name, text in FRENCH_TEXTS[game].items() if text == ENGLISH_TEXTS[game][name]] == []


@pytest.mark.parametrize(
    ("game", "pattern"), [(game, pattern) for game, patterns in COUNTS.items() for pattern in patterns]
)
def test_what_counts_stands_in_french_as_in_english(game: str, pattern: str) -> None:
    changed = {
        name: (found(pattern, english), found(pattern, FRENCH_TEXTS[game][name]))
        for name, english in ENGLISH_TEXTS[game].items()
        if found(pattern, english) != found(pattern, FRENCH_TEXTS[game][name])
    }
    assert changed == {}
    assert any(found(pattern, english) for english in ENGLISH_TEXTS[game].values())


@pytest.mark.parametrize("game", TRANSLATED)
def test_the_same_aircraft_are_named(game: str) -> None:
    changed = [
        name
        for name, english in ENGLISH_TEXTS[game].items()
        if set(found(AIRCRAFT, english)) != set(found(AIRCRAFT, FRENCH_TEXTS[game][name]))
    ]
    assert changed == []


@pytest.mark.parametrize(
    ("game", "section"),
    [(game, section) for game in TRANSLATED for section in sorted({row.section for row in LEDGER[game].rows.values()})],
)
def test_a_section_has_one_name_with_the_same_numbers(game: str, section: str) -> None:
    names = {FRENCH[game].rules[row.id].section for row in LEDGER[game].rows.values() if row.section == section}
    assert len(names) == 1
    assert found(NUMBERS, section) == found(NUMBERS, names.pop())


@pytest.mark.parametrize(
    ("game", "term"), [(game, term) for game, more in MORE_NAMES.items() for term in (*SHARED_NAMES, *more)]
)
def test_the_terms_of_the_glossary_are_used(game: str, term: str) -> None:
    english, french = rf"\b{re.escape(term)}s?\b", in_french(glossary()[term])
    using = [name for name, text in ENGLISH_TEXTS[game].items() if re.search(english, text, re.IGNORECASE)]
    assert using
    assert [name for name in using if not re.search(french, FRENCH_TEXTS[game][name], re.IGNORECASE)] == []


TERMS_OF_HKSW: Final = {
    "flight": "formation|amies",
    "square": "case",
    "roundel": "cocarde",
    "crosses": "croix",
    "fuel token": "jetons? de carburant",
    "stood down": "au repos",
    "grounded": "clouée?s? au sol|la cloue",
    "ack-ack": "DCA",
    "dogfight marker": "marqueurs? de combat tournoyant",
    "air combat marker": "marqueurs? de combat aérien",
    "bombing run": "passe",
    "damage number": "valeurs? de dégâts",
    "dogfight strength": "valeurs? de combat",
    "knocked out": "neutralis",
    "Ace marker": "marqueurs? d’As",
    "Tally Ho phase": "phases? Tally Ho",
    "radar line": "ligne radar",
    "12 Group": "Groupe 12",
    "combat ready": "disponible",
    "mission deck": "pile des missions",
    "Observer Corps": "Corps des Observateurs",
    "Big Wing": "Grandes Formations",
}
"""The terms of docs/french.md for Battle of Britain: where the English rule has one, the French rule has the other."""


@pytest.mark.parametrize(("term", "french"), TERMS_OF_HKSW.items())
def test_the_terms_of_battle_of_britain_are_used(term: str, french: str) -> None:
    texts = ENGLISH_TEXTS["hksw"]
    using = [name for name, text in texts.items() if re.search(rf"\b{term}s?\b", text, re.IGNORECASE)]
    assert using
    assert [name for name in using if not re.search(french, FRENCH_TEXTS["hksw"][name], re.IGNORECASE)] == []


TERMS_OF_FBOB: Final = {
    "hex": "hexagone|«.within two hexes",  # R-49 quotes the book
    "aerodrome": "aérodrome",
    "seaplane tender": "ravitailleurs? d’hydravions",
    "early warning": "veille avancée",
    "civil defence": "défense passive",
    "headquarters": "quartiers? généra",
    "flying turn": "tours? de vol",
    "endurance": "autonomie",
    "Fake": "leurre",
    "ace": r"\bas\b",
    "dogfight": "combats? tournoyant",
    "bounce": "avantage",
    "recycled?": "remise?s? en état",
    "Recon marker": "marqueurs? (d’As et )?Reconnaissance",
    "night[- ]trained": "entraîn",
    "Damage Table": "Table des dégâts",
    "Crash Table": "Table des accidents",
    "overstacked": "surempil|empil",
    "patrol": "patrouill",
    "Zeppelin": "Zeppelin",
}
"""The terms of docs/french.md for First Battle of Britain."""


@pytest.mark.parametrize(("term", "french"), TERMS_OF_FBOB.items())
def test_the_terms_of_first_battle_of_britain_are_used(term: str, french: str) -> None:
    texts = ENGLISH_TEXTS["fbob"]
    using = [name for name, text in texts.items() if re.search(rf"\b{term}s?\b", text, re.IGNORECASE)]
    assert using
    assert [name for name in using if not re.search(french, FRENCH_TEXTS["fbob"][name], re.IGNORECASE)] == []


def test_what_both_games_say_is_said_alike() -> None:
    lion = {text: FRENCH_TEXTS["lion"][name] for name, text in ENGLISH_TEXTS["lion"].items()}
    same = [name for name, text in ENGLISH_TEXTS["eagle"].items() if text in lion]
    assert same
    assert [name for name in same if FRENCH_TEXTS["eagle"][name] != lion[ENGLISH_TEXTS["eagle"][name]]] == []


@pytest.mark.parametrize("game", TRANSLATED)
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (r"['\"“”]", "a straight apostrophe, or quotation marks that are not French"),
        (rf"[^{NBSP}][;!?%»]", "no non-breaking space before ; ! ? % or »"),
        (rf"[^{NBSP}]:(?!\w)", "no non-breaking space before a colon that is not part of an id"),
        (rf"«[^{NBSP}]", "no non-breaking space after «"),
        (rf"  |{NBSP} | {NBSP}|^\s|\s$", "a space too many"),
        (r" [,.)]|\( ", "a space where none belongs"),
    ],
)
def test_typography(game: str, wrong: str, why: str) -> None:
    texts = FRENCH_TEXTS[game] | FRENCH_SECTIONS[game]
    assert {name: why for name, text in texts.items() if re.search(wrong, text)} == {}


@pytest.mark.parametrize("game", TRANSLATED)
def test_every_rule_ends_as_a_sentence_does(game: str) -> None:
    assert [name for name, text in FRENCH_TEXTS[game].items() if not re.search(r"[.)]$", text)] == []
    assert [name for name, text in FRENCH_TEXTS[game].items() if not re.match(r"[A-ZÀÉ0-9«]", text)] == []


# Other games and languages


def test_a_game_without_translation_is_told_in_english(tmp_path: Path) -> None:
    words = rule_words([shelf(tmp_path, rules=None, rulings=None)], "fr", "fox")
    ledger = Ledger.read(tmp_path, "fox")

    assert words.rules == {row.id: RuleWords(row.section, row.summary, "en") for row in ledger.rows.values()}
    assert words.rulings == {ruling.id: RulingWords(ruling.text, "en") for ruling in ledger.rulings.values()}
    assert (len(words.rules), len(words.rulings)) == (2, 1)


def test_english_is_the_ledger_itself() -> None:
    words = rule_words(LEDGERS, "en", "lion")

    assert {name: rule.text for name, rule in words.rules.items()} == {
        row.id: row.summary for row in LEDGER["lion"].rows.values()
    }
    assert {rule.language for rule in words.rules.values()} == {"en"}


# A file that cannot be right

RULES: Final = "id,section,kind,summary\nfox:1a,Start,setup,The fox starts.\nfox:1b,Start,choice,The hound waits.\n"
RULINGS: Final = "id,status,rules,text\nR-1,text,fox:1a,In its den.\n"
RULES_FR: Final = "id,section,summary\nfox:1a,Début,Le renard commence.\nfox:1b,Début,Le chien attend.\n"
RULINGS_FR: Final = "id,text\nR-1,Dans son terrier.\n"


def shelf(folder: Path, rules: str | None = RULES_FR, rulings: str | None = RULINGS_FR) -> Path:
    """A ledger with these translations."""
    (folder / "fr").mkdir()
    for name, text in (
        *(("fox.csv", RULES), ("fox-rulings.csv", RULINGS)),
        *(("fr/fox.csv", rules), ("fr/fox-rulings.csv", rulings)),
    ):
        if text is not None:
            (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_each_file_may_be_there_without_the_other(tmp_path: Path) -> None:
    words = rule_words([tmp_path / "nowhere", shelf(tmp_path, rulings=None)], "fr", "fox")

    assert words.rules["fox:1b"] == RuleWords("Début", "Le chien attend.", "fr")
    assert words.rulings == {"R-1": RulingWords("In its den.", "en")}

    (tmp_path / "fr" / "fox.csv").unlink()
    (tmp_path / "fr" / "fox-rulings.csv").write_text(RULINGS_FR, encoding="utf-8")
    words = rule_words([tmp_path], "fr", "fox")

    assert words.rules["fox:1b"] == RuleWords("Start", "The hound waits.", "en")
    assert words.rulings == {"R-1": RulingWords("Dans son terrier.", "fr")}


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (f"{RULES_FR}fox:9,Fin,Tout finit.\n", "fr/fox.csv row fox:9: the ledger has no such rule"),
        (RULES_FR.replace("fox:1b", "fox:1a"), "fr/fox.csv line 3: id 'fox:1a' occurs a second time"),
        ("id,section,summary\nfox:1b,Début,Le chien.\n", "fr/fox.csv: there is no row for the rule fox:1a"),
        ("id,section,summary\n", "fr/fox.csv: there is no row for the rule fox:1a, nor for 1 more"),
        (RULES_FR.replace("Le chien attend.", " "), "fr/fox.csv row fox:1b: column summary is empty"),
        (RULES_FR.replace("1a,Début", "1a,"), "fr/fox.csv row fox:1a: column section is empty"),
        (RULES_FR.replace("fox:1a", ""), "fr/fox.csv line 2: column id is empty"),
        (RULES_FR.replace("summary", "text"), "fr/fox.csv: there is no column summary; found are id, section, text"),
        (RULES_FR.replace(",Le chien", ""), "fr/fox.csv line 3: the row has not the 3 columns of the heading"),
    ],
)
def test_a_file_of_rules_that_cannot_be_right_is_refused(tmp_path: Path, rules: str, told: str) -> None:
    with pytest.raises(BadData) as refused:
        rule_words([shelf(tmp_path, rules=rules)], "fr", "fox")
    assert str(refused.value) == told


@pytest.mark.parametrize(
    ("rulings", "told"),
    [
        (f"{RULINGS_FR}R-2,Rien.\n", "fr/fox-rulings.csv row R-2: the ledger has no such ruling"),
        (f"{RULINGS_FR}R-1,Rien.\n", "fr/fox-rulings.csv line 3: id 'R-1' occurs a second time"),
        ("id,text\n", "fr/fox-rulings.csv: there is no row for the ruling R-1"),
        ("id,text\nR-1,\n", "fr/fox-rulings.csv row R-1: column text is empty"),
    ],
)
def test_a_file_of_rulings_that_cannot_be_right_is_refused(tmp_path: Path, rulings: str, told: str) -> None:
    with pytest.raises(BadData) as refused:
        rule_words([shelf(tmp_path, rulings=rulings)], "fr", "fox")
    assert str(refused.value) == told


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    (shelf(tmp_path) / "fr" / "fox.csv").write_bytes(RULES_FR.encode("latin-1"))

    with pytest.raises(BadData, match=r"^fr/fox\.csv is not UTF-8 text: "):
        rule_words([tmp_path], "fr", "fox")


def test_a_game_without_ledger_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^there is no ledger fox\.csv in "):
        rule_words([tmp_path], "fr", "fox")
    with pytest.raises(BadData, match=r"^there is no ledger fox\.csv in no folder at all$"):
        rule_words([], "fr", "fox")


# In the text client


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("9.1a", "lion:9.1a, Aucun Gruppe en chasse (choix) : S’il n’y a aucun Gruppe dans la case Chasse, "),
        ("9.1a", "Décision R-40 (déduite) : Aucun Gruppe dans la case Chasse ni "),
        ("R-40", "Décision lion:R-40 (déduite) : Aucun Gruppe dans la case Chasse ni "),
        ("9.2", "Règle lion:9.2a : Quand les squadrons de la case Bombardement "),
        ("eagle:R-29", "Décision eagle:R-29 (déduite) : Londres n’a pas de numéro de Groupe."),
        ("eagle:8.1c", "eagle:8.1c, Interception par la chasse "),
    ],
)
def test_a_rule_is_looked_up_in_the_language_of_the_session(
    capsys: pytest.CaptureFixture[str], typed: str, told: str
) -> None:
    screen = Screen(Words("fr", Library().words(), strict=True), sys.stdin, sys.stdout)

    LookUp(LEDGERS, "lion").look_up(typed, screen)

    assert told in " ".join(capsys.readouterr().out.replace(NBSP, " ").split())


def test_a_reason_is_told_in_the_language_asked_for() -> None:
    rulebook = LookUp(LEDGERS, "lion")

    assert rulebook.sentence("lion:8.3a") == "Bombers are placed in the Bomber Box."
    assert rulebook.sentence("lion:8.3a", "fr") == "Les bombardiers sont placés dans la case Bombardement."
    assert rulebook.sentence("lion:99z", "fr") is None
