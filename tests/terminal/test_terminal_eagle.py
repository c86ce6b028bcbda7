"""The table, the plan, the odds and the suggestions of RAF: Eagle at the terminal, in both languages."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from sittings import LIBRARY, Table, last_question

from tallyho.lab.planned_raid import usual
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.title import EAGLE
from tallyho.table import Choice, Game, Luck, view_of
from tallyho.table.record import write
from tallyho.terminal.eagle import BEFORE_WEATHER, EFFECTS_TOLD, IN_A_RAID, situation
from tallyho.terminal.eagle_odds import odds
from tallyho.terminal.eagle_plan import question
from tallyho.terminal.eagle_suggest import named, suggested
from tallyho.terminal.hooks import QUESTIONS, SUGGESTIONS, question_of, suggest_of
from tallyho.terminal.series import longest
from tallyho.words import Words

sys.path.append(str(Path(__file__).parents[1] / "lab"))
from planned_days import AIRFIELD, BOMBERS, EDGE, FORWARD, ME109S, PORT, RADAR, RAID, planned, planned_as

ENGLISH = Words("en", LIBRARY.words(), strict=True)
FRENCH = Words("fr", LIBRARY.words(), strict=True)
START = "eagle --scenario prelude --seed 3"


def plain(rows: list[str]) -> list[str]:
    """Spaces as they are typed."""
    return [row.replace("\u00a0", " ") for row in rows]


def told(game: Game[EaglePosition], words: Words = ENGLISH) -> list[str]:
    return plain(situation(view_of(game, "german"), words))


def odds_told(game: Game[EaglePosition], typed: str = "", words: Words = ENGLISH) -> list[str]:
    return plain(odds(game, "german", words, typed))


def asked(game: Game[EaglePosition], words: Words = ENGLISH) -> list[str]:
    """What the question shows."""
    assert isinstance(game.ask, Choice)
    found = question(game, game.ask, words)
    assert found is not None
    return plain(found)


# The table


def test_the_morning_of_the_first_day(table: Table) -> None:
    shown = table.play(START).replace("\u00a0", " ")

    assert re.search(r"^August 11, raid day 1, 0600\. Victory points: 0\.$", shown, re.MULTILINE)
    assert "\nWeather: nobody knows it before the day begins.\n" in shown
    assert re.search(r"^Priorities: radar net \w+, port \w+, airfield \w+, industry \w+, city", shown, re.MULTILINE)
    assert "\nTarget cards in hand:\n  6 Rye (radar net, Luftflotte 2, major raid)\n" in shown
    assert "  2/11 Kenley: Spitfire 64/2/11; Hurricane 111/2/11, 615/2/11\n" in shown
    assert "Replacement points" not in shown  # one day only
    assert "Raid on" not in shown


def test_the_weather_is_told_when_it_is_known() -> None:
    game, _ = planned_as("broken clouds")

    assert "Weather: broken clouds in the area of Luftflotte 2, clear weather in that of Luftflotte 3." in told(game)
    assert "plan" in BEFORE_WEATHER


def test_the_plan_by_time_with_its_limits() -> None:
    game = planned(
        AIRFIELD, bombers=3, me109s=2, track={PORT: "0600"}, hand=[RADAR], strategies=[162], strategy_on={157: PORT}
    )
    rows = told(game)

    at = rows.index("Raids planned:")
    assert rows[at + 1 : at + 3] == [
        "  0600: 34 Dover (radar net, Luftflotte 2, major raid), 0 of 16 Gruppen; with 157 Secondary Target",
        "  0800: 13 Biggin Hill (airfield, Luftflotte 2, major raid), 5 of 16 Gruppen: 2 Me 109, 3 He 111",
    ]
    assert rows[at + 3 : at + 6] == [
        "Target cards in hand:",
        "  5 Poling (radar net, Luftflotte 2, minor raid)",
        "Strategy cards in hand: 162 Dogleg Route.",
    ]


def test_a_raid_on_a_forward_airfield_and_ultra() -> None:
    rows = told(planned(FORWARD, bombers=1, forward=[FORWARD], options=["advanced"], ultra="0800"))

    assert any("15 Biggin Hill (airfield, Luftflotte 2, major raid), forward airfield, 1 of 16" in row for row in rows)
    assert "ULTRA: the British know of the raids at 0800." in rows


@pytest.mark.parametrize(
    ("card", "options", "sentence"),
    [
        (EDGE, [], "35 Northolt (airfield, Luftflotte 2, major raid, beyond Me 109 range)"),
        (EDGE, ["advanced"], "35 Northolt (airfield, Luftflotte 2, major raid, at the edge of Me 109 range)"),
        (AIRFIELD, [], "13 Biggin Hill (airfield, Luftflotte 2, major raid)"),
    ],
)
def test_how_far_me_109s_reach(card: int, options: list[str], sentence: str) -> None:
    assert f"  {sentence}" in told(planned(PORT, bombers=1, hand=[card], options=options))


def test_effects_are_told_in_words() -> None:
    every = [*sorted(EFFECTS_TOLD), "responded"]
    row = next(row for row in told(planned(AIRFIELD, effects=every)) if row.startswith("In effect: "))

    assert row.count(",") == len(EFFECTS_TOLD) - 1
    assert "responded" not in row


def test_the_raid_under_way() -> None:
    game = planned(**{**RAID, "step": "raid.choose", "clock": "0800"})
    flown(game, "raid.hunter-attack")
    rows = told(game)

    at = next(place for place, row in enumerate(rows) if row.startswith("Raid on Biggin Hill (airfield, sector 7/11, "))
    assert re.search(r" warning, \w+ intelligence", rows[at + 1])
    assert any(row.startswith("  Bomber Box: He 111 ") for row in rows[at:])
    assert any(row.startswith("  Hunt Box: ") and "Hurricane" in row for row in rows[at:])


def flown(game: Game[EaglePosition], until: str) -> None:
    """Plays on as usual until a step is asked about."""
    luck = Luck("here")
    while (ask := game.ask) is not None and game.step != until:
        game.answer(usual(game.position, ask) if isinstance(ask, Choice) else luck.outcome(ask))


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_every_moment_of_a_campaign_can_be_told(words: Words) -> None:
    """The words are strict: a message that cannot be said would be an error."""
    luck = Luck("told")
    for seed, options in ((1, ("advanced", "night")), (2, ())):
        game: Game[EaglePosition] = Game.new(EAGLE, "campaign", options, seed)
        keys = set()
        for number in range(900):
            ask = game.ask
            if ask is None:
                break
            fresh = ask.prompt.key not in keys
            keys.add(ask.prompt.key)
            if fresh or number % 40 == 0:
                assert len(told(game, words)) > 8
                if isinstance(ask, Choice):
                    question(game, ask, words)
            done = "done" in ask.offers and luck.one_of(range(3)) == 0
            game.answer("done" if done else luck.answer(ask))
        assert keys & IN_A_RAID


def test_units_of_a_players_pack_are_told_field_by_field_unless_the_components_are_given() -> None:
    unit = {"type": "spitfire", "combat_full": 6, "combat_reduced": 5}
    game = planned(AIRFIELD, overlay={"units": {"999/2/11": unit}})
    view = view_of(game, "german")

    assert situation(view, ENGLISH)[0].startswith("units: ")
    assert any("Raids planned:" in row for row in situation(view, ENGLISH, game.position.data))


# The questions of the plan


def test_the_plan_is_asked_with_what_awaits_its_raids() -> None:
    game = planned(AIRFIELD, bombers=3, me109s=3, track={PORT: "0600"}, hand=[RADAR], strategies=[162])
    rows = asked(game)

    assert rows[0] == (
        "  0600: 34 Dover (port, Luftflotte 2, major raid), 0 of 16 Gruppen. Detection +7, 0.7 squadrons expected."
    )
    assert re.fullmatch(
        r"  0800: 13 Biggin Hill \(airfield, Luftflotte 2, major raid\), 6 of 16 Gruppen: 3 Me 109, 3 He 111\. "
        r"Detection \+10, 5\.\d squadrons expected\.",
        rows[1],
    )
    assert rows[2:4] == [
        "  In hand: 5 Poling (radar net, Luftflotte 2, minor raid).",
        "  Strategy cards in hand: 162 Dogleg Route.",
    ]
    assert rows[4].startswith("  Full Gruppen at the airbases of Luftflotte 2: 12 Me 109, 6 Me 110, 8 Do 17, ")
    assert rows[6].startswith("  - The raid on Dover")  # what keeps the plan from being confirmed
    assert rows[6].endswith("[eagle:5.4a]")
    assert not any("done" in row for row in rows)


def test_a_plan_that_can_be_confirmed_says_so() -> None:
    assert asked(planned(**RAID))[-1] == "  done (confirm the plan)"


def test_the_raids_due_are_told() -> None:
    game = planned(
        **{**RAID, "step": "raid.choose", "clock": "0800", "track": {PORT: "0800"}, "gruppen": {BOMBERS[-1]: PORT}}
    )
    rows = asked(game)

    assert [row.split(" (")[0] for row in rows] == ["  0800: 13 Biggin Hill", "  0800: 34 Dover"]
    assert all(row.endswith(" squadrons expected.") for row in rows)


def test_a_raid_is_asked_by_types() -> None:
    game = planned(AIRFIELD, bombers=2, me109s=1, strategies=[162], strategy_on={161: AIRFIELD})
    game.answer(str(AIRFIELD))
    rows = asked(game)

    assert rows[0] == f"  On it (a name typed again comes off): Me 109 {ME109S[0]}; He 111 {BOMBERS[0]}, {BOMBERS[1]}"
    assert rows[1] == "  Ready to join it, room for 13 more:"
    assert [row.strip().split("/")[0].rpartition(" ")[0] for row in rows[2:8]] == [
        *("Me 109", "Me 110", "Do 17", "He 111", "Ju 87", "Ju 88")
    ]
    assert rows[8] == "  Times: 0600, 1000, 1200, 1400, 1600, 1800"
    assert rows[9] == "  Strategy cards (one typed again comes off): 161 High Approach, 162 Dogleg Route"
    assert re.fullmatch(r"  Detection \+8, warning .*late \d+ %.*; \d\.\d squadrons expected\.", rows[10])
    assert rows[11] == "  done (leave this raid as it is), drop (give up this raid)"
    assert len(rows) == 12


def test_a_card_without_an_hour_is_asked_for_it() -> None:
    game = planned(PORT, bombers=1, hand=[RADAR])
    game.answer(str(RADAR))

    assert asked(game) == [
        "  Times: 0600, 0800, 1000, 1200, 1400, 1600, 1800",
        "  done (leave this raid as it is)",
    ]


def test_one_more_and_jabos_and_a_forward_airfield() -> None:
    game = planned(FORWARD, bombers=15, options=["advanced"], date="1940-09-05")
    game.answer(str(FORWARD))
    rows = asked(game)

    assert any(row == "  Ready to join it, room for one more:" for row in rows)
    assert any(row.startswith(f"  With bombs: jabo {ME109S[0]}, jabo ") for row in rows)
    assert rows[-1].endswith("forward (strike the forward airfield, or the sector airfield again)")


def test_other_questions_are_plain_lists() -> None:
    game = planned(**{**RAID, "step": "raid.choose", "clock": "0800"})

    assert isinstance(game.ask, Choice)
    assert question(game, game.ask, ENGLISH) is None
    assert question_of("lion") is None
    assert suggest_of("patrol") is None
    assert set(SUGGESTIONS) == {"eagle"}
    assert set(QUESTIONS) == {"eagle", "hksw", "fbob"}


# The odds


def test_what_awaits_every_planned_raid() -> None:
    game = planned(AIRFIELD, bombers=3, me109s=3, track={PORT: "0600"})
    rows = odds_told(game)

    line = re.compile(
        r"^\d{4}, raid \d+ on [A-Z][a-z ]+[A-Za-z]*: warning (\w[a-z ]+ \d+ %(, )?)+ \(modifier \+\d+\); "
        r"\d\.\d squadrons expected, nobody in \d+ %\.$"
    )
    assert all(line.match(row) for row in rows[:2])
    assert [row.split(" on ")[0] for row in rows[:2]] == ["0600, raid 34", "0800, raid 13"]
    assert rows[2:] == ["Type odds and the number of a raid to have it flown many times."]


def test_one_raid_is_flown_many_times() -> None:
    rows = odds_told(planned(**RAID), str(AIRFIELD))

    assert re.fullmatch(
        r"Raid 13 on Biggin Hill: [+-]?\d\.\d VP \(-?\d to -?\d\), less is better for you\. \d\.\d squadrons come\. "
        r"Losses: \d\.\d squadrons, \d\.\d Gruppen\. Damage: none \d+ %, 1 point \d+ %, 2 points \d+ %, heavy \d+ %\.",
        rows[0],
    )
    assert rows[1].startswith("The raid was flown 600 times by the rules as things stand now, ")
    assert len(rows) == 2


def test_in_the_air_the_odds_are_those_of_the_raid_there() -> None:
    game = planned(
        **{**RAID, "step": "raid.choose", "clock": "0800", "track": {PORT: "0800"}, "gruppen": {BOMBERS[-1]: PORT}}
    )
    game.answer(str(AIRFIELD))

    assert odds_told(game)[0].startswith("Raid 13 on Biggin Hill: ")
    assert odds_told(game, str(PORT)) == [
        "The raid on Biggin Hill is in the air: there is no looking ahead to others before it is over. (eagle:4.II.1)"
    ]


def test_odds_of_a_raid_that_is_none() -> None:
    assert odds_told(planned(**RAID), "99") == ["No raid “99” is planned; there is one on card 13. (eagle:5.1b)"]
    assert odds_told(Game.new(EAGLE, "prelude")) == ["There are odds as soon as a raid is planned."]


# Suggestions


def suggestion(game: Game[EaglePosition], typed: str, words: Words = ENGLISH) -> tuple[list[str], list[str]]:
    assert isinstance(game.ask, Choice)
    return suggested(game, game.ask, words, typed)


def test_suggestions_are_listed() -> None:
    rows, answers = suggestion(planned(**RAID), "")

    assert [row.split(":")[0] for row in rows] == [
        *("  suggest fill-bombers", "  suggest fill-escort", "  suggest balance", "  suggest whole-day")
    ]
    assert answers == []
    assert suggestion(planned(**RAID), "everything")[0] == [
        "There is no suggestion “everything”. There are:",
        *rows,
    ]


@pytest.mark.parametrize(
    ("typed", "words", "name"),
    [
        ("whole-day", ENGLISH, "whole-day"),
        ("WHOLE", ENGLISH, "whole-day"),
        ("fill", ENGLISH, None),
        ("fill-e", ENGLISH, "fill-escort"),
        ("", ENGLISH, None),
        ("escorte", FRENCH, "fill-escort"),
        ("fill-escort", FRENCH, "fill-escort"),
        ("bom", FRENCH, "fill-bombers"),
        ("escorte", ENGLISH, None),
    ],
)
def test_a_suggestion_is_called_by_its_name_or_the_beginning_of_it(typed: str, words: Words, name: str | None) -> None:
    assert named(typed, words) == name


def test_a_suggestion_for_one_raid() -> None:
    game = planned(AIRFIELD, bombers=2, track={PORT: "0800"}, gruppen={BOMBERS[-1]: PORT})
    rows, answers = suggestion(game, f"fill-escort {AIRFIELD}")

    assert rows == []
    assert answers[0] == str(AIRFIELD)
    assert str(PORT) not in answers


@pytest.mark.parametrize("typed", ["99", "13 14", "Biggin", "1300", "１３"])  # noqa: RUF001 - digits that are none
def test_a_suggestion_for_what_is_no_raid(typed: str) -> None:
    (row,), answers = suggestion(planned(**RAID), f"balance {typed}")

    assert row == f"No raid “{typed}” is planned; there is one on card 13. (eagle:5.1b)"
    assert answers == []


def test_where_there_is_nothing_to_suggest() -> None:
    game = planned(**RAID)
    _, answers = suggestion(game, "whole-day")
    for answer in answers:
        game.answer(answer)

    assert suggestion(game, "whole-day") == (["Nothing would be changed."], [])
    air = planned(**{**RAID, "step": "raid.choose", "clock": "0800"})
    assert suggestion(air, "whole-day") == (["There are suggestions while you plan a day or assign fighters."], [])


# At the terminal


def test_a_day_is_planned_by_two_lines_and_taken_back_by_one(table: Table) -> None:
    shown = table.play(START, "suggest whole-day", "undo", "s").replace("\u00a0", " ")

    given = re.search(r"^(\d+) answers given\. undo takes it all back\.$", shown, re.MULTILINE)
    assert given is not None
    assert re.search(r"^\d raids are planned\. Which target card", shown, re.MULTILINE)
    assert f"\nTaken back: {given[1]} answers.\nNo raid is planned yet." in shown
    assert table.answers("eagle", "german") == []


def test_a_suggestion_is_saved(table: Table) -> None:
    table.play(START, "suggest whole-day")
    answers = table.answers("eagle", "german")
    shown = table.play("eagle", "undo")

    assert len(answers) > 20
    assert "Taken back: " in shown
    assert table.answers("eagle", "german") == answers[:-1]  # in another session an answer is an answer


def test_an_answer_after_a_suggestion_is_taken_back_alone(table: Table) -> None:
    shown = table.play(START, "suggest whole-day", "6", "undo")
    answers = table.answers("eagle", "german")

    assert shown.count("\nLuftwaffe: ") == 1  # not a word about each answer of the series
    assert answers[-1] == "done"
    assert len(answers) > 20


def test_a_raid_in_one_line(table: Table) -> None:
    shown = table.play(START, "28 1000 II/KG51/3 I/JG2/3 done", "undo").replace("\u00a0", " ")

    assert "\n  1000: 28 Weymouth (port, Luftflotte 3, major raid), 2 of 16 Gruppen: 1 Me 109, 1 Ju 88. " in shown
    assert shown.count("What do you\n  change?") + shown.count("What do you change?") == 1  # once, after the undo
    assert table.answers("eagle", "german") == ["28", "1000", "II/KG51/3", "I/JG2/3"]


def test_a_line_stops_at_what_is_not_offered(table: Table) -> None:
    shown = table.play(START, "28 1000 I/KG51 I/JG2 I/JG3/2 done")

    assert "“I/JG2” could be I/JG2/3, I/JG27/3; type more of it." in shown
    assert "Something else is asked now, so this was not given: I/JG3/2, done." in shown
    assert table.answers("eagle", "german") == ["28", "1000", "I/KG51/3"]


def test_a_line_ends_with_its_step(table: Table) -> None:
    shown = table.play(START, "28 1000 II/KG51/3 I/JG2/3 I/JG27/3 done done hunt")

    assert "so this was not given: hunt." in shown
    assert last_question(shown).startswith("What does the Me 109 Gruppe I/JG2/3 do?")
    assert table.answers("eagle", "german")[-2:] == ["done", "done"]


def test_what_begins_with_nothing_offered_is_refused_as_a_whole(table: Table) -> None:
    shown = table.play(START, "99 1000", "Kenley now")

    assert "“99 1000” is none of the answers; press Enter to see them." in shown
    assert "“Kenley now” is not offered." in shown
    assert table.answers("eagle", "german") == []


def test_answers_of_several_words_are_found_in_a_line(table: Table) -> None:
    """A Jabo is two words."""
    game = planned(FORWARD, bombers=2, options=["advanced"], date="1940-09-05")
    game.answer(str(FORWARD))
    assert game.ask is not None
    assert longest(["jabo", ME109S[0], ME109S[1]], game.ask) == 2
    assert longest([ME109S[0], ME109S[1]], game.ask) == 1


def test_lion_has_no_suggestions(table: Table) -> None:
    shown = table.play("lion --scenario prelude --seed 3", "suggest", "suggest whole-day")

    assert shown.count("RAF: Lion has nothing to suggest here.") == 2


def test_the_response_is_told_as_a_procedure(table: Table) -> None:
    """Detection, pool, priority and tactics, each with what was considered for it."""
    game: Game[EaglePosition] = Game.new(EAGLE, "prelude", (), 3)
    flown(game, "planning.plan")
    for answer in [*suggestion(game, "whole-day")[1], "done"]:
        game.answer(answer)
    flown(game, "raid.hunter-attack")
    table.file("eagle").parent.mkdir(parents=True)
    table.file("eagle").write_text(write(game), encoding="utf-8")
    shown = table.play("eagle", "log 60").replace("\u00a0", " ")

    for step in (r"eagle:6\.2a", r"eagle:7\.1a", r"eagle:7\.2a", r"eagle:7\.3e", r"eagle:7\.4a"):
        assert re.search(rf"\[{step}\]", shown), step
    assert re.search(r"^    \. .*\[eagle:6\.2b\]$", shown, re.MULTILINE)
    assert re.search(r"^    \. .*\[eagle:7\.1b\]$", shown, re.MULTILINE)


def test_planning_in_french(table: Table) -> None:
    shown = table.play(START, "proposer", "proposer jour", "annuler", "chances", language="fr").replace("\u00a0", " ")

    assert "\nMétéo : nul ne la connaît avant le début de la journée.\n" in shown
    assert "  proposer journée : un plan de toute la journée" in shown
    assert re.search(r"^\d+ réponses données\. annuler reprend le tout\.$", shown, re.MULTILINE)
    assert re.search(r" 0800 : \d+ [A-Z][^:]*, taille \d+ sur 16 : ", " ".join(shown.split()))
    assert re.search(r"^Repris : \d+ réponses\.$", shown, re.MULTILINE)
    assert "Il y a des chances à montrer dès qu’un raid est planifié." in shown
