"""Daily Planning, case by case: who decides, raids laid on the track and taken off again (eagle:5.1)."""

from __future__ import annotations

import pytest
from eagle_plans import MAJOR, MINOR, TIMES, day, refused, resumed, state
from eagle_raids import Raid

from tallyho.raf.eagle.title import EAGLE
from tallyho.table import Game, Luck, restore, save

LEFT_TO_THE_PLAYER = {
    "disperse", "excess-squadron", "green-for-pool", "green-squadron", "heavy-loss-move", "light-loss-return",
    "night-squadron",
}  # fmt: skip
"""Choices among squadrons that a rule gives to the player: eagle:10.22a, 8.1c, 14.3d, 17.2e, 14.24b and 18.3b."""


@pytest.mark.rules("eagle:1a")
def test_the_player_decides_for_the_luftwaffe_and_for_the_british_only_where_a_rule_says_so() -> None:
    asked = set()
    for seed in range(2):
        game, luck = Game.new(EAGLE, "thin-blue-line", ["advanced", "night"], seed, log=False), Luck(str(seed))
        squadrons = game.position.data.names[: game.position.data.squadrons]
        while game.ask is not None:
            assert game.ask.side in ("german", "chance")
            if game.ask.side == "german" and any(offer in squadrons for offer in game.ask.offers):
                asked.add(game.ask.prompt.key)
            game.answer(luck.answer(game.ask))
    assert EAGLE.sides == ("german",)
    assert {"green-squadron", "night-squadron"} <= asked <= LEFT_TO_THE_PLAYER


# The plan.


@pytest.mark.rules("eagle:1b", "eagle:5.1c")
def test_a_raid_may_be_planned_for_each_of_seven_time_segments() -> None:
    played = day(hand=[MAJOR], script=[MAJOR])
    assert (played.asked, played.offers) == ("plan-raid", ["done", *TIMES])
    shown = {"card": MAJOR, "site": "Biggin Hill", "raid": "major", "time": None, "number": 0}
    assert played.game.open[0].args == shown
    for place, time in enumerate(TIMES):
        played = day(hand=[MAJOR], script=[MAJOR, time])
        assert (played.field("planned"), played.p.planned[MAJOR]) == ({str(MAJOR): time}, place + 1)
        assert played.field("cards")[str(MAJOR)] == "track"
        assert time not in played.offers
        assert refused(played, time) == ("time-already", "eagle:5.1c")


@pytest.mark.rules("eagle:5.14", "eagle:5.1c")
def test_three_raids_a_segment_and_no_fourth() -> None:
    two = day(hand=[MAJOR], track={5: "0800", 6: "0800", 7: "1000"}, script=[MAJOR])
    assert "0800" in two.offers
    three = day(hand=[MAJOR], track={5: "0800", 6: "0800", 7: "0800"}, script=[MAJOR])
    assert "0800" not in three.offers
    assert "1000" in three.offers
    assert refused(three, "0800") == ("segment-full", "eagle:5.14")
    moved = day(track={5: "0800", 6: "0800", 7: "0800", MAJOR: "1000"}, script=[MAJOR])
    assert refused(moved, "0800") == ("segment-full", "eagle:5.14")


@pytest.mark.rules("eagle:5.13", "eagle:4.I.3b")
def test_no_raid_at_0600_or_0800_in_morning_haze() -> None:
    played = day(hand=[MAJOR], script=[MAJOR], effects=["morning-haze"])
    assert played.offers == ["done", *TIMES[2:]]
    for time in TIMES[:2]:
        assert refused(played, time) == ("morning-haze", "eagle:5.13")


@pytest.mark.rules("eagle:5.1f", "eagle:5a")
def test_cards_of_one_site_are_raids_of_their_own() -> None:
    """Cards 13 and 14 are both on Biggin Hill."""
    script = [13, "0800", "I/KG1/2", "done", 14, "0800", "II/KG1/2", "done", "done"]
    played = day(hand=[13, 14], script=script, until="planning.night-patrol")
    told = [(one["card"], one["site"], one["time"], one["gruppen"]) for one in played.told("raid-planned")]
    assert told == [(13, "Biggin Hill", "0800", ["I/KG1/2"]), (14, "Biggin Hill", "0800", ["II/KG1/2"])]
    assert played.field("raids") == 2


@pytest.mark.rules("eagle:5.1b", "eagle:5.12a", "eagle:5a")
def test_the_confirmed_plan_discards_what_was_not_chosen_and_stands_in_order_of_time() -> None:
    track = {6: "1400", 7: "0800", 5: "0800"}
    gruppen = {"I/KG1/2": 6, "II/KG1/2": 7, "I/JG51/2": 5}
    played = day(hand=[11, MAJOR], track=track, gruppen=gruppen, script=["done"], until="planning.night-patrol")
    assert [played.field("cards")[str(card)] for card in (11, MAJOR)] == ["discard", "discard"]
    assert [(told["card"], told["time"], told["raid"]) for told in played.told("raid-planned")] == [
        (5, "0800", "minor"),
        (7, "0800", "major"),
        (6, "1400", "minor"),
    ]
    assert (played.field("raids"), played.field("settled")) == (3, 4)
    assert set(played.rules("raid-planned")) == {"eagle:5.12a"}
    assert played.told("no-raids-today") == []


@pytest.mark.rules("eagle:5.1b")
def test_any_of_the_cards_may_be_kept_even_none() -> None:
    played = day(hand=[5, MAJOR], script=["done"], until="planning.night-patrol")
    assert [played.field("cards")[str(card)] for card in (5, MAJOR)] == ["discard", "discard"]
    assert (played.rules("no-raids-today"), played.field("raids")) == (["eagle:5.1b"], 0)


@pytest.mark.rules("eagle:5.1b")
def test_all_of_the_cards_may_be_kept() -> None:
    cards = [5, 6, 7, 11, 12, 13, 14, 16, 18, 24]
    script: list[str | int] = []
    for place, card in enumerate(cards):
        script += [card, TIMES[place // 2 + 2], "done"]
    played = day(hand=cards, script=script)
    assert len(played.field("planned")) == 10
    assert refused(played, "done") == ("raid-empty", "eagle:5.4a")


# Whatever is laid down can be taken up again.


@pytest.mark.rules("eagle:5.1b", "eagle:5.2")
@pytest.mark.parametrize(
    "script",
    [
        [MAJOR, "0800", "drop"],
        [MAJOR, "0800", "I/KG1/2", "I/JG51/2", "drop"],
        [MAJOR, "0800", "1200", "0600", "I/KG1/2", "drop"],
        [MAJOR, "0800", "159", "157", "I/KG1/2", "jabo I/JG51/2", "drop"],
        [MAJOR, "0800", "155", "drop"],
        [15, "0800", "forward", "jabo I/JG51/2", "I/KG1/2", "drop"],
        [MAJOR, "0800", "done", 15, "1000", "I/JG51/2", "drop", MAJOR, "drop"],
    ],
)
def test_a_dropped_card_leaves_nothing_behind(script: list[str | int]) -> None:
    def planned(answers: list[str | int]) -> Raid:
        fields = {"date": "1940-09-02", "options": ["advanced"], "scenario": "campaign"}
        return day(hand=[MAJOR, 15], strategies=[155, 157, 159], script=answers, **fields)

    assert state(planned(script)) == state(planned([]))


@pytest.mark.rules("eagle:5.1b", "eagle:5.2", "eagle:5.3a")
@pytest.mark.parametrize(
    "twice",
    ["I/KG1/2", "I/JG51/2", "159", "157", "forward", "155", "156"],
)
def test_what_is_put_on_a_raid_and_taken_off_again_leaves_nothing_behind(twice: str) -> None:
    def planned(answers: list[str | int]) -> Raid:
        options = {"options": ["advanced"]}
        return day(hand=[15], strategies=[155, 156, 157, 159], script=[15, "0800", *answers], **options)

    assert state(planned([twice])) != state(planned([]))
    assert state(planned([twice, twice])) == state(planned([]))
    assert planned([twice, twice]).offers == planned([]).offers


@pytest.mark.rules("eagle:5.1b", "eagle:19.3a")
def test_a_jabo_taken_off_again_is_an_ordinary_gruppe() -> None:
    def planned(answers: list[str | int]) -> Raid:
        fields = {"options": ["advanced"], "date": "1940-09-02"}
        return day(hand=[MAJOR], script=[MAJOR, "0800", *answers], **fields)

    assert planned(["jabo I/JG51/2"]).field("jabos") == ["I/JG51/2"]
    assert state(planned(["jabo I/JG51/2", "I/JG51/2"])) == state(planned([]))


@pytest.mark.rules("eagle:5.1c")
def test_a_moved_raid_keeps_its_bombers_and_its_cards() -> None:
    def planned(*times: str) -> Raid:
        return day(hand=[MAJOR], strategies=[159], script=[MAJOR, times[0], "159", "I/KG1/2", "I/JG51/2", *times[1:]])

    assert state(planned("0800", "1400")) == state(planned("1400"))
    assert planned("0800", "1400").field("raid_of") == {"I/JG51/2": MAJOR, "I/KG1/2": MAJOR}


@pytest.mark.rules("eagle:5.2", "eagle:4.I.4")
def test_bombers_move_from_their_airbases_to_the_card() -> None:
    played = day(hand=[MAJOR], script=[MAJOR, "1800", "I/KG1/2"])
    assert (played.unit("I/KG1/2"), played.field("raid_of")) == ("planned", {"I/KG1/2": MAJOR})
    assert day(hand=[MAJOR], script=[MAJOR, "1800", "I/KG1/2", "I/KG1/2"]).unit("I/KG1/2") == "airbase"


@pytest.mark.rules("eagle:5.1c")
def test_nothing_goes_on_a_card_without_a_time() -> None:
    played = day(hand=[15], strategies=[159], script=[15], options=["advanced"])
    for answer in ("I/KG1/2", "I/JG51/2", "159", "forward"):
        assert refused(played, answer) == ("raid-has-no-time", "eagle:5.1c")
    assert refused(played, "drop") == ("refused-offer", "eagle:5.2")


@pytest.mark.parametrize("answer", ["²", "১৫৫", "99999999999", "jabo ", "jabo 54/6/11", "54/6/11", "rest hunt", ""])
def test_an_answer_that_means_nothing_is_refused_without_a_reason(answer: str) -> None:
    played = day(hand=[MAJOR], script=[MAJOR, "0800"])
    assert refused(played, answer) == ("refused-offer", "eagle:5.2")


@pytest.mark.rules("eagle:5.1b")
def test_a_half_made_plan_is_saved_and_its_step_begun_anew_asks_the_same() -> None:
    script: list[str | int] = [
        *[15, "0800", "forward", "159", "I/KG1/2", "jabo I/JG51/2", "II/JG51/2", "done"],
        *[MINOR, "1000", "I/JG3/2", "1200", "done", 24, "1800", "155", "done"],
    ]
    for number in range(len(script) + 1):
        fields = {"options": ["advanced"], "date": "1940-09-02"}
        played = day(hand=[15, MINOR, 24], strategies=[155, 159], script=script[:number], **fields)
        assert resumed(played)


def test_a_game_saved_while_its_raids_are_planned_goes_on_from_there() -> None:
    game, luck = Game.new(EAGLE, "campaign", ["advanced", "night"], 4), Luck("4")
    while game.ask is not None and (game.ask.prompt.key != "plan-raid" or len(game.given) < 25):
        game.answer(luck.answer(game.ask))
    assert game.position.opened
    again = restore(save(game), EAGLE)
    assert again.same_as(game)
    for _ in range(60):
        assert game.ask is not None
        answer = luck.answer(game.ask)
        game.answer(answer)
        again.answer(answer)
    assert again.same_as(game)
