"""The words of First Battle of Britain: nothing that the rules say lacks them, and pieces and places have names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from keys_said import keys_in
from tallyho.fbob.components import SHIFTS, FbobData
from tallyho.fbob.landing import CHECKED
from tallyho.fbob.vocabulary import DAMAGES, LAND, MOST_AA, NAVY
from tallyho.library import Library
from tallyho.table import Args, Refused
from tallyho.words import LANGUAGES, Words

NBSP: Final = "\u00a0"
FOLDERS: Final = Library().words()
CODE: Final = Path(__file__).parents[2] / "src" / "tallyho" / "fbob"
WORDS: Final = {language: Words(language, FOLDERS, strict=True) for language in LANGUAGES}
SHIFTED: Final = {f"log-{name}" for name in SHIFTS if name.startswith("bomb-")}
"""The reasons of bombing.shifts_of."""
OF_FLYING: Final = {"why-no-landing", "why-flies-alone", "why-may-not-join"}
"""The refusals that movement.py has in a table."""
NEEDED: Final = {key for file in CODE.glob("*.py") for key in keys_in(file)} | SHIFTED | OF_FLYING


def data() -> FbobData:
    found = Library().title("fbob").data()
    assert isinstance(found, FbobData)
    return found


def said(language: str, kinds: tuple[str, ...]) -> set[str]:
    body = parse((FOLDERS[0] / language / "fbob.ftl").read_text(encoding="utf-8")).body
    return {one.id.name for one in body if isinstance(one, fluent.Message) and one.id.name.startswith(kinds)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_what_the_rules_say_and_nothing_else(language: str) -> None:
    assert len(NEEDED) > 150
    assert said(language, ("ask-", "log-", "why-")) == NEEDED


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_options_and_ends_have_names(language: str) -> None:
    words, title = WORDS[language], Library().title("fbob")
    names = [words.scenario("fbob", one.name) for one in title.scenarios]
    assert len({*names, *(words.option("fbob", one.name) for one in title.options)}) == 11
    levels = ("draw", "marginal", "tactical", "strategic", "super-strategic")
    assert len({words.say("fbob", f"level-{level}") for level in levels}) == 5
    assert len({words.say("fbob", f"reason-{reason}") for reason in ("idle", "sudden-death", "counted")}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_air_unit_ship_and_place_has_a_name_of_its_own(language: str) -> None:
    words, found = WORDS[language], data()
    places = [found.hexes[at] for at, place in enumerate(found.kind) if place]
    pieces = [*found.names, *NAVY, *LAND[1:], *(f"aa{strength}" for strength in range(1, MOST_AA + 1)), *places]
    names = {piece: words.piece("fbob", piece) for piece in pieces}
    assert [piece for piece, name in names.items() if name == piece] == []
    assert len({*names.values()}) == len(pieces) > 150
    assert [row for row in found.ground if words.piece("fbob", row) == row] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_unit_tells_its_number_and_that_of_a_place_its_hex(language: str) -> None:
    words, found = WORDS[language], data()
    for name in found.names:
        assert set(re.findall(r"\d+", name)) <= set(re.findall(r"\d+", words.piece("fbob", name)))
    for at, place in enumerate(found.kind):
        told = words.piece("fbob", found.hexes[at])
        assert told.endswith(f"{found.hexes[at]})") if place else told == found.hexes[at]


@pytest.mark.parametrize(
    ("key", "answer", "english", "french"),
    [
        ("deploy-aa", "1318 under", "Hornchurch (1318), below the land units there", "Hornchurch (1318), sous les"),
        ("deploy-aa", "0101 under", "0101, below the land units there", "0101, sous les unités terrestres qui s’y"),
        ("deploy-aa", "standard", "all that is left as in the standard deployment", "tout ce qui reste selon"),
        ("redeploy", "aa 1318", "the AA, Hornchurch (1318)", "la DCA, Hornchurch (1318)"),
        ("redeploy", "aa 1318 1", "the AA, Hornchurch (1318), one point only", "la DCA, Hornchurch (1318), un seul"),
        ("redeploy", "aa 0102 3", "the AA, 0102, 3 points", "la DCA, 0102, 3 points"),
        ("redeploy", "headquarters 1420", "the headquarters, Gravesend (1420)", "le quartier général, Gravesend"),
        ("redeploy", "ace 44", "ace of 44 Squadron (Camel)", "as : 44 Squadron (Camel)"),
        ("redeploy", "33", "33 Squadron (F.E.2)", "33 Squadron (F.E.2)"),
        ("buy", "b-aa-2", "AA 2", "DCA 2"),
        ("buy", "free-aa", "AA 1, free", "DCA 1, gratuite"),
        ("train", "rest 33", "rest: 33 Squadron (F.E.2)", "repos : 33 Squadron (F.E.2)"),
        ("train", "night Jasta-1", "night training: Jasta 1 (Albatros)", "entraînement de nuit : Jasta 1"),
        ("prepare", "patrol 1RN", "patrol: 1 Naval Squadron (Camel)", "patrouille : 1 Naval Squadron (Camel)"),
        ("prepare", "target 13", "note a target: Kasta 13 (Gotha)", "noter un objectif : Kasta 13 (Gotha)"),
        ("mission-where", "2424 city", "Dover (2424), the city or town", "Douvres (2424), la ville ou localité"),
        ("mission-where", "1318 33", "Hornchurch (1318), 33 Squadron (F.E.2)", "Hornchurch (1318), 33 Squadron"),
        ("mission-where", "2915 tender-1", "2915, the seaplane tender 1", "2915, le ravitailleur d’hydravions 1"),
        ("mission-where", "1318 aa", "Hornchurch (1318), the AA", "Hornchurch (1318), la DCA"),
        ("attack", "G3 B5", "G3 attacks B5", "G3 attaque B5"),
        ("intercept", "B3", "B3", "B3"),
        ("intercept", "B3 44", "B3, only 44 Squadron (Camel)", "B3, seulement 44 Squadron (Camel)"),
        ("intercept", "B3 44 61", "B3, only 44 Squadron (Camel) and 61 Squadron (Pup)", "B3, seulement 44 Squadron"),
        ("intercept", "no", "let it pass", "le laisser passer"),
        ("fly", "join G2", "form one group with G2", "ne former qu’un groupe avec G2"),
        ("fly", "4825", "Ghent (4825)", "Gand (4825)"),
        ("aim", "city", "the city or town itself", "la ville ou localité elle-même"),
        ("pursuit-die", "3", "3", "3"),
    ],
)
def test_answers_are_said_in_words(key: str, answer: str, english: str, french: str) -> None:
    assert WORDS["en"].answer("fbob", key, answer) == english
    assert WORDS["fr"].answer("fbob", key, answer).replace(NBSP, " ").startswith(french)


@pytest.mark.parametrize(
    ("key", "args", "english", "french"),
    [
        ("month-begins", {"month": 1}, "May 1917 begins.", "Un mois commence : mai 1917."),
        ("month-begins", {"month": 13}, "May 1918 begins.", "Un mois commence : mai 1918."),
        (
            "redeployed",
            {"what": "aa 1318 2", "to": "2424 under", "side": "british"},
            "Redeployed: the AA, Hornchurch (1318), 2 points, to Dover (2424), below the land units there.",
            "Redéploiement : la DCA, Hornchurch (1318), 2 points, nouvelle place : Douvres (2424), sous les unités",
        ),
        (
            "morale",
            {"side": "german", "points": 3, "total": 12, "why": "unit-lost", "unit": "44"},
            "Morale points, Germans: 3 for 44 Squadron (Camel), now 12.",
            "Points de moral, Allemands : 3 pour 44 Squadron (Camel), maintenant 12.",
        ),
        (
            "bomb-result",
            {"hex": "2424", "target": "city", "die": 4, "result": "B1&D1", "because": []},
            "Attack on the city or town in Dover (2424), die 4: B1&D1, panic 1 and damage 1.",
            "Attaque contre la ville ou localité à Douvres (2424), dé 4 : B1&D1, panique 1 et dégâts 1.",
        ),
        (
            "bomb-result",
            {"hex": "2424", "target": "aa", "die": 1, "result": "-", "because": []},
            "Attack on the AA in Dover (2424), die 1: no effect.",
            "Attaque contre la DCA à Douvres (2424), dé 1 : aucun effet.",
        ),
        (
            "noted",
            {"hex": "2424", "target": "aa", "notes": ["2424 city", "1318 33"]},
            "Targets noted before: Dover (2424), the city or town and Hornchurch (1318), 33 Squadron (F.E.2).",
            "Objectifs notés d’avance : Douvres (2424), la ville ou localité et Hornchurch (1318), 33 Squadron",
        ),
    ],
)
def test_events_are_told_in_sentences(key: str, args: Args, english: str, french: str) -> None:
    event = (key, "fbob:1.1a", args, None)
    assert WORDS["en"].event("fbob", event).text == english
    assert WORDS["fr"].event("fbob", event).text.replace(NBSP, " ").startswith(french)


SELDOM: Final[tuple[tuple[str, Args], ...]] = (
    ("attacker-ace", {"value": 1}),
    ("up", {"value": 1}),
    ("bomb-recon", {"value": 2}),
    ("bomb-designated", {"value": 1}),
    ("no-ace-left", {"side": "german"}),
    ("nowhere-to-go", {"unit": "44", "hex": "2915", "side": "british"}),
    ("ship-unharmed", {"ship": "tender-1", "hex": "2915"}),
    *(
        ("ship-damage", {"ship": "carrier", "hex": "2915", "die": 4, "effect": effect, "months": 1})
        for effect in DAMAGES
    ),
    ("sunk", {"ship": "carrier", "hex": "2915"}),
    ("interception", {"group": "B3", "side": "british", "hex": "2424", "units": ["44", "61"]}),
    ("ranged-interception", {"group": "B3", "side": "british", "hex": "2424", "units": ["44"]}),
    ("idle-draw", {"months": 3}),
    ("sudden-death", {"side": "german", "lead": 51}),
    ("land-lost", {"hex": "2424", "kind": "early-warning", "side": "british"}),
    *(
        ("morale", {"side": "german", "points": 2, "total": 5, "why": why, "hex": "1019", "unit": "33", **more})
        for why, more in (
            *(("unit-lost", {}), ("land-lost", {"kind": "aerodrome"}), ("ship-lost", {"ship": "carrier"})),
            *((why, {}) for why in ("panic", "damage", "outrage", "event", "rest")),
        )
    ),
)
"""Events that random games seldom tell."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_seldom_happens_is_told_with_nothing_left_in_english_or_raw(language: str) -> None:
    told = [WORDS[language].event("fbob", (key, "fbob:1.1a", args, None)).text for key, args in SELDOM]
    assert len({*told}) == len(SELDOM)
    assert [text for text in told if re.search(r"\[|\$|tender-1|\bgerman\b", text)] == []


@pytest.mark.parametrize(("language", "text"), [("en", "for a unit:"), ("fr", f"pour une unité{NBSP}:")])
def test_a_crash_of_a_unit_that_nobody_knows_is_asked_for(language: str, text: str) -> None:
    assert text in WORDS[language].prompt("fbob", "crash-die", "chance", {"unit": "", "hex": "1318"})


def test_refusals_name_the_pieces() -> None:
    facts: dict[str, object] = {"answer": "44", "what": "44", "month": 9}
    told = WORDS["en"].refusal("fbob", Refused("no", "recycling", None, facts))
    assert told == "44 Squadron (Camel) is being recycled until January 1918."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_of_the_charts_has_words(language: str) -> None:
    words, found = WORDS[language], data()
    results = {result for row in found.combat for result in row}
    assert len({words.say("fbob", "fire-result", {"result": result}) for result in results}) == len(results) == 5
    bombs = {result for row in found.bombardment for result in row}
    facts: Args = {"hex": "2424", "target": "city", "die": 1, "because": []}
    told = [words.event("fbob", ("bomb-result", "x", {**facts, "result": one}, None)).text for one in sorted(bombs)]
    assert len({*told}) == len(bombs)
    assert [text for text in told if re.search(r"\d\.$", text) and "," not in text.rpartition(":")[2]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CHECKED)
def test_the_reason_for_a_crash_check_is_no_modifier_where_it_adds_nothing(language: str, key: str) -> None:
    said = [WORDS[language].say("fbob", f"log-{key}", {"value": value}) for value in (0, 1)]
    assert re.search(r"\d|:", said[0]) is None
    assert said[1].endswith(": +1.")


@pytest.mark.parametrize(("language", "stays", "leaves"), [("en", "stays", "goes home"), ("fr", "reste", "rentre")])
def test_who_leaves_a_patrol_goes_home_and_others_stay_behind(language: str, stays: str, leaves: str) -> None:
    facts: Args = {"group": "B1", "hex": "1420"}
    asked = [WORDS[language].prompt("fbob", "split", "british", {**facts, "home": home}) for home in (0, 1)]
    assert [(stays in one, leaves in one) for one in asked] == [(True, False), (False, True)]
