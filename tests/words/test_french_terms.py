"""One French word for each thing, in all catalogues and in the rules; French typography; nothing left in English."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import pytest
from fluent.syntax import ast, parse

from tallyho.table.rules.ledger import KINDS, STATUSES
from tallyho.words.words import LANGUAGES

NBSP: Final = "\u00a0"
WORDS: Final = files("tallyho.words")
LEDGER: Final = files("tallyho") / "ledger" / "fr"

RIGHT_FORMS: Final = {
    r"réponses? retardée": "riposte retardée",
    r"répon\w+ (au|à ce|à un|à des|aux|au prochain|aux prochains) raids?\b|(personne|qui) ne répond": "riposter",
    r"dégâts lourds|lourdement (touché|endommagé)": "dégâts importants",
    r"pilotes? expérimenté": "pilote confirmé",
    r"\b1[0-3] Group\b": "Groupe 11",
    r"\bindustries?\b(?! allemande)": "usine",
    r"priorités? (est |sont )?faible|(haute|basse|moyenne) priorité": "priorité basse, moyenne, haute",
    r"\bla (?-i:Case)\b|\b(en|dans|de|sa|leur|cette|une) (?-i:Case)\b": "case, small within a sentence",
    r"cartes? d’objectif\b(?! principal)": "carte Objectif",
    r"cartes? de (?-i:force)\b": "carte de Force",
    r"cartes? (?-i:événement|d’événement) (de raid|quotidien)": "carte Événement de Raid, carte d’Événement Quotidien",
    r"big wing": "Grandes Formations",
    r"britannique": "anglais",
    r"raid display": "affichage du raid",
    r"sealion|lion de mer": "Seelöwe",
    r"jour J\b": "Jour-J",
    r"réseaux? radar": "station radar, système radar",
    r"\b(les|des|vos|ces|leurs|de|\d+) (blenheim|spitfire|hurricane)\b(?= (et|ou|qui|en|sont|ont|pour|complets)\b)": (
        "Blenheims, Spitfires, Hurricanes in the plural"
    ),
    r"portée (d’un|des|de leurs) me 109": "rayon d’action des Me 109",
    r"à l’écart": "mis de côté",
    r"raids? de nuit": "raid nocturne",
    r"\bbots?\b(?!:)": "robot",
    r"rapports? (de la bataille|de la partie|provisoire)|\bce rapport\b": "bilan",
    r"\bcibles?\b": "objectif",
    r"(?-i:Corps des observateurs)": "Corps des Observateurs",
    r"aérodromes? éloigné": "aérodrome avancé",
    r"alerte (très |plus )?précoce": "alerte avancée",
    r"(victoire|défaite) (décisive|opérationnelle|tactique) (anglaise|allemande)": "victoire anglaise décisive",
    r"nouveau raid sur le même objectif": "raid de suite",
    r"avantage d’altitude (anglais|allemand)\b": "avantage d’altitude pour les Anglais, pour les Allemands",
    r"\bprêts?\b": "disponible",
    r"secteurs? en (route|chemin)\b": "secteur sur le trajet",
    r"faces? (réduite|complète)": "face Réduit, face Complet",
    r"\bq\.?g\b": "quartier général",
}
"""What must not be said, and what is said instead; small letters count as capitals unless (?-i:...) says otherwise."""

TYPOGRAPHY: Final = {
    r"['\"“”]": "a straight apostrophe, or quotation marks that are not French",
    rf"(?<!{NBSP})[;!?%»]": "no non-breaking space before ; ! ? % or »",
    rf"(?<!{NBSP}):(?!\w)": "no non-breaking space before a colon that is not part of an id",
    rf"«(?!{NBSP})": "no non-breaking space after «",
    "\u202f": "a narrow space; the space is U+00A0",
    rf"  |{NBSP} | {NBSP}": "two spaces together",
    r" [,.)](?!\w)|\( ": "a space where none belongs",
    r"\.\.\.": "three full stops; the sign is …",
}

HERS: Final = (
    "alerte|base|carte|case|colonne|escorte|face|ligne|météo|partie|patrouille|perte|pile|règle|riposte|station|ville"
)
HIS: Final = (
    "aérodrome|bombardier|chasseur|dé|Gruppe|marqueur|objectif|pilote|point|raid|secteur|squadron|tableau|total"
)
GRAMMAR: Final = {
    r"\b(de|le|la|que|ne|se|jusque|lorsque|puisque) (?!onz|oui\b|un à\b|(?-i:[A-H])\b)[aeiouéèêàâîôû]\w*": "d’, l’",
    r"\bsi ils?\b": "s’il, s’ils",
    r"\b(de les?|à les?)\b(?! (plus|moins|\w+er|\w+ir|\w+re)\b)": "du, des, au, aux",
    rf"\b(un|ce|aucun|le|du|au) ({HERS})\b": "une, cette, aucune, la",
    rf"\b(une|cette|aucune|la) ({HIS})\b": "un, ce, aucun, le",
    r"\b([a-zéèêàâîôûç]{2,}) \1\b(?<!nous nous)(?<!vous vous)": "a word once, not twice",
}
"""What no French sentence has."""

SAME_IN_BOTH: Final = frozenset(
    {
        *("Hurricane", "Spitfire", "Blenheim", "Me", "Do", "He", "Ju", "Fighter Command", "Luftwaffe", "Luftflotte"),
        *("LF", "Gruppe", "Gruppen", "squadron", "squadrons", "Raid", "Raids", "raids", "Tote Board", "Doctrine"),
        *("combat", "situation", "restriction", "Date", "Invitation", "Menu", "Pause", "Sources", "Tab", "Total"),
        *("Type", "Jabo", "Squadrons", "sqn", "RAF", "Defiant", "Gladiator", "Bf", "missions"),
    }
)
"""Names, and words that are the same in both languages: a message may consist of these alone."""


# The texts


def catalogues() -> list[str]:
    return sorted(file.name for file in (WORDS / "fr").iterdir() if file.name.endswith(".ftl"))


def messages(file: Traversable) -> dict[str, list[str]]:
    """The texts of each message: of the whole and of each variant, with {} for what is filled in."""
    body = parse(file.read_text(encoding="utf-8")).body
    return {one.id.name: [*texts(one.value)] for one in body if isinstance(one, ast.Message) and one.value}


def texts(pattern: ast.Pattern) -> Iterator[str]:
    whole = ""
    for element in pattern.elements:
        inside = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(inside, ast.SelectExpression):
            for variant in inside.variants:
                yield from texts(variant.value)
        whole += str(inside.value) if isinstance(inside, (ast.TextElement, ast.StringLiteral)) else "{}"
    yield whole


def said(name: str) -> dict[str, list[str]]:
    """The texts of a catalogue by message, or of a file of rules by id."""
    if name.endswith(".ftl"):
        return messages(WORDS / "fr" / name)
    rows = csv.DictReader((LEDGER / name).read_text(encoding="utf-8").splitlines())
    return {row["id"]: [*row.values()][1:] for row in rows}


LEDGERS: Final = [f"{game}{part}.csv" for game in ("lion", "eagle", "hksw", "fbob") for part in ("", "-rulings")]
FILES: Final = [*catalogues(), *LEDGERS]
NAMES: Final = frozenset({"names-hksw.ftl", "names-fbob.ftl"})
"""Catalogues of nothing but names: of airfields, squadrons and squares."""


def found(wrong: Iterable[tuple[str, str]], of: dict[str, list[str]], plain: Callable[[str], str]) -> list[str]:
    return [
        f"{name}: «{text}» has {pattern}; right is: {right}"
        for pattern, right in wrong
        for name, all_texts in of.items()
        for text in all_texts
        if re.search(pattern, plain(text), re.IGNORECASE)
    ]


def with_plain_spaces(text: str) -> str:
    return text.replace(NBSP, " ")


def wrong_terms(of: dict[str, list[str]]) -> list[str]:
    return found(RIGHT_FORMS.items(), of, with_plain_spaces)


def wrong_grammar(of: dict[str, list[str]]) -> list[str]:
    return found(GRAMMAR.items(), of, with_plain_spaces)


def wrong_signs(of: dict[str, list[str]]) -> list[str]:
    return found(TYPOGRAPHY.items(), of, str)


def left_in_english(french: dict[str, list[str]], english: dict[str, list[str]]) -> list[str]:
    """The messages with the same words in both languages, but for names."""
    return [name for name, own in french.items() if own == english.get(name) and not all(is_name(text) for text in own)]


def is_name(text: str) -> bool:
    word = re.sub(r"[^\w ]|\d", "", text).strip()
    return not word or word in SAME_IN_BOTH


# The checks


@pytest.mark.parametrize("name", FILES)
def test_each_thing_has_one_word(name: str) -> None:
    assert wrong_terms(said(name)) == []


@pytest.mark.parametrize("name", FILES)
def test_typography(name: str) -> None:
    assert wrong_signs(said(name)) == []


@pytest.mark.parametrize("name", FILES)
def test_grammar(name: str) -> None:
    assert wrong_grammar(said(name)) == []


@pytest.mark.parametrize("name", [name for name in catalogues() if name not in NAMES])
def test_nothing_is_left_in_english(name: str) -> None:
    assert left_in_english(said(name), messages(WORDS / "en" / name)) == []


@pytest.mark.parametrize("name", sorted(NAMES))
def test_what_is_said_beside_a_name_is_french(name: str) -> None:
    english = re.compile(r"\b(airfield|city|Port of|London|No\.|Polish|Czechoslovak|Ghent|Dover)")
    named = said(name).items()
    assert [piece for piece, (text, *_) in named if english.search(text)] == []
    assert [piece for piece, (text, *_) in messages(WORDS / "en" / name).items() if english.search(text)] != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_of_rules_and_statuses_of_rulings_have_words_in_the_browser(language: str) -> None:
    there = set(messages(WORDS / language / "web.ftl"))
    assert {f"kind-{kind}" for kind in (*KINDS, "ruling")} | {f"ruling-{status}" for status in STATUSES} <= there


@pytest.mark.parametrize(("message", "values"), [("kind", KINDS), ("status", STATUSES)])
def test_kinds_of_rules_and_statuses_of_rulings_have_words_in_terminal_and_command(
    message: str, values: frozenset[str]
) -> None:
    source = (WORDS / "fr" / "rules.ftl").read_text(encoding="utf-8")
    entry = next(one for one in parse(source).body if isinstance(one, ast.Message) and one.id.name == message)
    assert entry.value is not None
    choices = [
        element.expression
        for element in entry.value.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    ]
    keys = {variant.key.name for variant in choices[0].variants if isinstance(variant.key, ast.Identifier)}
    assert (len(choices), keys) == (1, set(values))


# The checks can fail


REJECTED: Final = (
    *("une réponse retardée", "Les squadrons répondent au raid.", "Dégâts lourds", "pilote expérimenté", "du 11 Group"),
    *("industrie", "une priorité faible", "dans la Case Chasse", "la carte d’objectif", "une carte de force"),
    *("la carte d’événement quotidien", "Le Big Wing attaque", "victoire britannique", "le Raid Display", "Sealion"),
    *(f"Jour{NBSP}J", "le réseau radar", "Les Blenheim en patrouille", "hors de portée des Me 109", "reste à l’écart"),
    *("raid de nuit", "Laisser jouer le bot", "ce rapport", "la cible du raid", "Corps des observateurs"),
    *("aérodrome éloigné", "une alerte plus précoce", "victoire décisive anglaise", "avantage d’altitude anglais"),
    *("nouveau raid sur le même objectif", "squadrons prêts", "Secteurs en route", "face réduite", "QG"),
)


@pytest.mark.parametrize("text", REJECTED)
def test_a_rejected_word_is_found(text: str) -> None:
    assert len(wrong_terms({"a": ["fine", text]})) == 1


@pytest.mark.parametrize("pattern", RIGHT_FORMS)
def test_every_rejected_word_is_tried(pattern: str) -> None:
    assert any(re.search(pattern, with_plain_spaces(text), re.IGNORECASE) for text in REJECTED)


@pytest.mark.parametrize(
    "text",
    [
        *("une riposte retardée", "Répondez par un numéro.", "des dégâts importants", "le Groupe 11"),
        *("l’industrie allemande", "Case Chasse", "la case Chasse", "la carte Objectif 5", "la carte de Force"),
        *("l’alerte avancée", "bot:NOM", "les Hurricanes et les Spitfires", "un Blenheim en patrouille", "Corps"),
    ],
)
def test_a_right_word_is_not(text: str) -> None:
    assert wrong_terms({"a": [text]}) == []


BAD_GRAMMAR: Final = ("plus de avions", "si il vient", "à les bombardiers", "au case", "la squadron", "le le raid")


@pytest.mark.parametrize("text", BAD_GRAMMAR)
def test_bad_grammar_is_found(text: str) -> None:
    assert len(wrong_grammar({"a": [text]})) == 1


@pytest.mark.parametrize("pattern", GRAMMAR)
def test_every_kind_of_bad_grammar_is_tried(pattern: str) -> None:
    assert any(re.search(pattern, text, re.IGNORECASE) for text in BAD_GRAMMAR)


def test_good_grammar_is_not() -> None:
    good = ("S’il en vient onze, le onzième attend de les voir.", "De un à six, de A à H ; laissez le jeu le lancer.")
    assert wrong_grammar({"a": [*good]}) == []


@pytest.mark.parametrize(
    "text",
    ["l'as", "“as”", "as ?", "as;", "as\u202f!", "as : b", "as: b", f"« as{NBSP}»", f"«{NBSP}as»", "5 %", "a..."],
)
def test_a_wrong_sign_is_found(text: str) -> None:
    assert wrong_signs({"a": [text]}) != []


def test_right_signs_are_not() -> None:
    right = ("L’as : « X » ; 5 % ! lion:5b ?", " ; b", "{}, {}.")
    assert wrong_signs({"a": [re.sub(" (?=[:;!?%»])|(?<=«) ", NBSP, text) for text in right]}) == []


def test_a_message_left_in_english_is_found() -> None:
    french = {"a": ["Hunt Box"], "b": ["Luftflotte {}"], "c": ["Me 109", "{}"], "d": ["Chasse"], "e": ["Raid", "Hunt"]}
    assert left_in_english(french, {**french, "d": ["Hunt"]}) == ["a", "e"]
