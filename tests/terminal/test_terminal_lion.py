"""The table and the odds of RAF: Lion at the terminal, in both languages."""

from __future__ import annotations

import re

import pytest
from sittings import LIBRARY, Table

from tallyho.lab.odds import percent
from tallyho.raf.lion.title import LION
from tallyho.raf.position import RafPosition
from tallyho.table import Game, Json, Luck, view_of
from tallyho.table.problem import standing
from tallyho.table.record import write
from tallyho.terminal.lion import EFFECTS_TOLD, IN_A_RAID, situation
from tallyho.terminal.lion_odds import odds
from tallyho.words import Words

ENGLISH = Words("en", LIBRARY.words(), strict=True)
FRENCH = Words("fr", LIBRARY.words(), strict=True)
UNITS: dict[str, Json] = {
    "I/JG51/2": "hunt",
    "I/KG1/2": "bomber",
    "II/KG1/2": "bomber reduced",
    "V/LG1/2": "close-escort",
}
RAID: dict[str, Json] = {
    "target": 11,
    "raid": "major",
    "warning": "early",
    "intelligence": "accurate",
    "size": 4,
    "units": UNITS,
}


def committing(changes: dict[str, Json] | None = None, *, advanced: bool = False) -> Game[RafPosition]:
    options = ("advanced",) if advanced else ()
    return standing(LION, "raid.commitment-accurate", {**RAID, **(changes or {})}, "campaign", options)


def told(game: Game[RafPosition], words: Words = ENGLISH) -> list[str]:
    """The situation, with spaces as they are typed."""
    return [row.replace("\u00a0", " ") for row in situation(view_of(game, "british"), words)]


def odds_told(game: Game[RafPosition], typed: str = "", words: Words = ENGLISH) -> list[str]:
    return [row.replace("\u00a0", " ") for row in odds(game, "british", words, typed)]


# The table


def test_the_morning_of_the_first_day(table: Table) -> None:
    shown = table.play("lion --scenario prelude --seed 3").replace("\u00a0", " ")

    assert re.search(r"^August 11, raid day 1, \d\d00\. Victory points: 0\.$", shown, re.MULTILINE)
    assert re.search(
        r"^Weather: [a-z ]+ in the area of Luftflotte 2, [a-z ]+ in that of Luftflotte 3\.$", shown, re.MULTILINE
    )
    assert re.search(r"^Target cards: the next comes from LF[23 EastSouh]+[.,]", shown, re.MULTILINE)
    assert re.search(r"^Priorities: radar net \w+, port \w+, airfield \w+, industry \w+, city", shown, re.MULTILINE)
    assert "  2/11 Kenley: Spitfire 64/2/11; Hurricane 111/2/11, 615/2/11\n" in shown
    assert "Full Gruppen at the airbases of Luftflotte 3: 9 Me 109, 3 Me 110, " in shown
    assert "Replacement points" not in shown  # one day only
    assert "Still to come" not in shown
    assert "raid on" not in shown


def test_the_campaign_counts_more() -> None:
    points: dict[str, Json] = {"hurricane": 5, "spitfire": 4, "german_fighter": 12, "german_bomber": 8}
    rows = told(committing({"points": {**points, "experienced_pilot": 2, "blenheim": 0}, "depletion": 9}))

    assert (
        "Replacement points: Hurricane 5, Spitfire 4, Blenheim 0; German fighters 12, bombers 8. Experienced pilots: 2."
        in rows
    )
    level = LION.data().depletion_level[9]  # type: ignore[attr-defined]
    assert f"Luftwaffe depletion: 9, level {level}." in rows
    assert "Sealion marker: September 11." in rows
    assert any(row.startswith("  Still to come: Hurricane 249/4/10") for row in rows)


def test_sealion_is_prepared() -> None:
    rows = told(committing({"effects": ["sealion-preparations"], "sealion": "1940-09-21"}))

    assert "Sealion is being prepared. D-Day: September 21." in rows


def test_only_the_scenarios_with_sealion_tell_of_it() -> None:
    game = standing(LION, "raid.commitment-accurate", RAID, "hardest-days")

    assert not any("Sealion" in row for row in told(game))


@pytest.mark.parametrize(
    ("pulled", "top", "sentence"),
    [
        ("", "", "Target cards: none shows its back."),
        ("", "LF3", "Target cards: the next comes from LF3."),
        ("LF2 East", "", "Target cards: the next comes from LF2 East."),
        ("LF2 East", "LF3", "Target cards: the next comes from LF2 East, the one after it from LF3."),
    ],
)
def test_the_backs_of_cards(pulled: str, top: str, sentence: str) -> None:
    assert sentence in told(committing({"pulled": pulled, "top": top}))


def test_damage_is_told_and_only_damage() -> None:
    assert not any(row.startswith("Damage") for row in told(committing()))
    rows = told(committing({"damage": {"ventnor": "heavy", "kenley": "light"}}))

    assert "Damage: Ventnor (radar net) heavy, Kenley (airfield) light." in rows


def test_squadrons_by_place() -> None:
    places: dict[str, Json] = {
        "43/1/11": "1/11 reduced",
        "145/1/11": "patrol london",
        "601/1/11": "patrol 4/10",
        "54/6/11": "landing",
        "65/6/11": "rearm",
        "74/6/11": "inflight reduced",
        "32/7/11": "light-loss",
        "501/7/11": "heavy-loss",
    }
    rows = told(committing({"units": {**UNITS, **places}}))

    assert "Squadrons (* is reduced):" in rows
    for row in (
        "  1/11 Tangmere: Hurricane 43/1/11*",
        "  On patrol over 4/10: Hurricane 601/1/11",
        "  On patrol over London: Hurricane 145/1/11",
        "  Landing: Spitfire 54/6/11",
        "  Re-arming: Spitfire 65/6/11",
        "  In flight: Spitfire 74/6/11*",
        "  Light losses: Hurricane 32/7/11",
        "  Heavy losses: Hurricane 501/7/11",
    ):
        assert row in rows
    assert not any("6/11 Hornchurch" in row for row in rows)


def test_a_luftflotte_with_nobody_ready_is_left_out() -> None:
    data = LION.data()
    names = data.names[data.squadrons :]  # type: ignore[attr-defined]
    spent: dict[str, Json] = {name: "airbase reduced" for name in names if name.endswith("/3")}
    rows = told(committing({"units": {**spent, **UNITS}}))

    assert [row[:48] for row in rows if row.startswith("Full Gruppen")] == [
        "Full Gruppen at the airbases of Luftflotte 2: 14"
    ]


def test_aces_are_named() -> None:
    changes: dict[str, Json] = {"aces": {"ACE-S": "64/2/11"}, "units": {**UNITS, "ACE-S": "2/11", "64/2/11": "ace-box"}}

    assert "ACE-S is the ace squadron 64/2/11." in told(committing(changes, advanced=True))


def test_the_raid_under_way() -> None:
    game = committing()
    game.answer("64/2/11")
    rows = told(game)

    at = rows.index("Major raid on Kenley (airfield, sector 2/11, inland; card 11).")
    assert rows[at + 1 : at + 5] == [
        "Early warning, accurate intelligence, 4 Gruppen.",
        "  Hunt Box: Me 109 I/JG51/2 A. Spitfire 64/2/11 A",
        "  Bomber Box: He 111 I/KG1/2 A, II/KG1/2* B",
        "  Close Escort Box: Me 110 V/LG1/2 C",
    ]


def test_a_raid_of_which_nothing_is_known_yet() -> None:
    raid: dict[str, Json] = {"target": 31, "raid": "minor", "warning": "early", "intelligence": "poor"}
    game = standing(LION, "raid.commitment-poor", raid, "campaign")

    assert "Early warning, poor intelligence." in told(game)


def test_before_the_detection_die_there_is_no_warning() -> None:
    game = standing(LION, "raid.detection", {"target": 31, "raid": "minor"}, "campaign")
    rows = told(game)

    assert any(row.startswith("Minor raid on") for row in rows)
    assert not any("warning" in row for row in rows)


def test_effects_are_told_in_words() -> None:
    every: list[Json] = [*sorted(EFFECTS_TOLD), "responded"]
    row = next(row for row in told(committing({"effects": every})) if row.startswith("In effect: "))

    assert row.count(",") == len(EFFECTS_TOLD) - 1
    assert "responded" not in row
    assert "Big Wing" in row


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_every_moment_of_a_campaign_can_be_told(words: Words) -> None:
    """The words are strict: a message that cannot be said would be an error."""
    luck = Luck("told")
    for seed, options in ((1, ("advanced", "night")), (2, ())):
        game = Game.new(LION, "campaign", options, seed)
        keys = set()
        for number in range(900):
            if game.ask is None:
                break
            keys.add(game.ask.prompt.key)
            if number % 7 == 0 or game.ask.prompt.key not in {"patrol-squadron", "patrol-circle"}:
                assert len(told(game, words)) > 8
            game.answer(luck.answer(game.ask))
        assert keys > {"commit", "hunter-attack"}
        assert keys & IN_A_RAID


def test_units_of_a_players_pack_are_told_field_by_field_unless_the_components_are_given() -> None:
    unit = {"type": "spitfire", "combat_full": 6, "combat_reduced": 5}
    game = standing(LION, "raid.commitment-accurate", RAID, "campaign", overlay={"units": {"999/2/11": unit}})
    view = view_of(game, "british")

    assert situation(view, ENGLISH)[0].startswith("units: ")
    assert any("999/2/11" in row for row in situation(view, ENGLISH, game.position.data))


# The odds


def test_odds_of_a_known_raid_are_exact() -> None:
    rows = odds_told(committing())

    assert [row.split(":")[0] for row in rows[:2]] == ["Nobody responds", "All 3 squadrons that can respond"]
    line = re.compile(
        r"^[^:]+: [+-]?\d+\.\d VP \(-?\d+ to -?\d+\), VP lost in \d+ %\. Losses: \d+\.\d squadrons, \d+\.\d Gruppen\. "
        r"Damage: none \d+ %, 1 point \d+ %, 2 points \d+ %, heavy \d+ %\.$"
    )
    assert all(line.match(row) for row in rows[:2])
    assert rows[2].startswith("Means, exact for all dice but without the events of the raid; ")
    assert len(rows) == 3


def test_odds_go_on_from_those_already_sent() -> None:
    game = committing()
    game.answer("64/2/11")
    first = odds_told(game)
    game.answer("111/2/11")
    second = odds_told(game)

    assert [row.split(":")[0] for row in first[:2]] == [
        "Only the squadron already sent",
        "And both others that can respond",
    ]
    assert [row.split(":")[0] for row in second[:2]] == [
        "Only the 2 squadrons already sent",
        "And the one other that can respond",
    ]
    assert first[1].split(":", 1)[1] == second[1].split(":", 1)[1]


def test_odds_of_squadrons_named_by_their_beginning_or_number() -> None:
    game = committing()
    by_name, by_number = odds_told(game, "64 111"), odds_told(game, "2 3")
    game.answer("64/2/11")
    more = odds_told(game, "111/2/11")

    assert by_name == by_number
    assert by_name[0].startswith("64/2/11 and 111/2/11: ")
    assert more[0].startswith("And 111/2/11: ")
    assert by_name[0].split(": ", 1)[1] == more[0].split(": ", 1)[1]


def test_a_delayed_response_has_its_own_odds() -> None:
    game = committing({"warning": "sufficient"}, advanced=True)

    assert odds_told(game)[2].startswith("A delayed response and all 3 squadrons that can then respond: ")
    delayed, at_once = odds_told(game, "delay 64/2/11")[0], odds_told(game, "64/2/11")[0]
    assert delayed.startswith("A delayed response and 64/2/11: ")
    assert delayed.split(": ", 1)[1] != at_once.split(": ", 1)[1]


def test_nobody_may_be_able_to_respond_even_later() -> None:
    """Every squadron is landing but one that can respond at once, so that something is asked at all."""
    names = LION.data().names[: LION.data().squadrons]  # type: ignore[attr-defined]
    busy: dict[str, Json] = {**dict.fromkeys(names, "landing"), **UNITS}
    rows = odds_told(committing({"warning": "sufficient", "units": busy}, advanced=True))

    assert [row.split(":")[0] for row in rows[:1]] == ["Nobody responds"]
    assert len(rows) == 2


def test_odds_of_an_unknown_raid_say_how_many_samples() -> None:
    raid: dict[str, Json] = {"target": 11, "raid": "major", "warning": "early", "intelligence": "poor"}
    rows = odds_told(standing(LION, "raid.commitment-poor", raid, "campaign"))

    assert re.match(
        r"Means of \d+ raids drawn at random with their events, VP give or take \d\.\d; at least 8 ", rows[-1]
    )


def test_a_snap_raid_has_no_events() -> None:
    raid: dict[str, Json] = {"target": 11, "raid": "minor", "warning": "early", "intelligence": "poor"}
    game = standing(LION, "raid.commitment-poor", {**raid, "effects": ["snap-raid"]}, "campaign")

    assert odds_told(game)[-1].startswith("Means, exact for all dice (a snap raid has no events); ")


def test_elsewhere_there_are_none() -> None:
    assert odds_told(Game.new(LION, "prelude")) == [
        "Odds are given when you choose the squadrons that respond to a raid."
    ]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("213/1/10", "213/1/10 stands in sector 1/10, from where it cannot respond with early warning. (lion:7.1c)"),
        ("99", "There is no answer 99; the list goes from 1 to 4."),
        ("6", "“6” could be 64/2/11, 615/2/11; type more of it."),
    ],
)
def test_what_cannot_be_sent_gets_a_sentence(typed: str, sentence: str) -> None:
    assert odds_told(committing(), typed) == [sentence]


@pytest.mark.parametrize(("share", "rounded"), [(0.0, 0), (0.001, 1), (0.5, 50), (0.999, 99), (1.0, 100)])
def test_rare_is_not_never(share: float, rounded: int) -> None:
    assert percent(share) == rounded


# At the terminal


@pytest.fixture
def at_commitment(table: Table) -> Table:
    """A saved game that asks who responds, with three squadrons or more to choose from."""
    game = Game.new(LION, "hardest-days", (), 1)
    luck = Luck("to the commitment")
    while game.ask is not None and not (game.ask.prompt.key == "commit" and len(game.ask.offers) > 3):
        game.answer("done" if game.ask.prompt.key == "patrol-squadron" else luck.answer(game.ask))
    assert game.ask is not None
    table.file("lion").parent.mkdir(parents=True)
    table.file("lion").write_text(write(game), encoding="utf-8")
    return table


def test_odds_at_the_terminal(at_commitment: Table) -> None:
    before = at_commitment.answers("lion")
    shown = at_commitment.play("lion", "odds", "odds 2 3").replace("\u00a0", " ")

    assert re.search(r"^Nobody responds: -\d", shown, re.MULTILINE)
    assert re.search(r"^\d+/\d+/\d+ and \d+/\d+/\d+: [+-]?\d", shown, re.MULTILINE)
    assert at_commitment.code == 0
    assert at_commitment.answers("lion") == before  # odds change nothing


def test_odds_at_the_terminal_in_french(at_commitment: Table) -> None:
    shown = at_commitment.play("lion", "chances", language="fr").replace("\u00a0", " ")

    assert re.search(
        r"^Personne ne riposte : -\d,\d PV \(-?\d à -?\d\), PV perdus dans \d+ % des cas\.", shown, re.MULTILINE
    )
    assert "Pertes : 0,0 squadron, 0,0 Gruppe. Dégâts : aucun " in " ".join(shown.split())
    assert re.search(r"^Raid (majeur|mineur) sur .*\(.*secteur .* ; carte \d+\)\.$", shown, re.MULTILINE)
    assert re.search(r"^Squadrons \(\* : face Réduit\) :$", shown, re.MULTILINE)
    assert "[odds" not in shown
