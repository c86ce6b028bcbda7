"""The doctrine of Eagle, question by question."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import pytest
from eagle_views import (
    BEYOND,
    DECOY,
    GERMAN,
    MAJOR,
    MINOR,
    OF_LF3,
    PRIORITIES,
    asked,
    day,
    decided,
    explained,
    gruppen_of,
    later,
    raid,
    seen,
    told,
)

import tallyho.raf
from tallyho.bots import bot, bots_of
from tallyho.bots.eagle import DoctrineBot, demands, deployment, strategies
from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.day_plan import plan_of
from tallyho.bots.eagle.days import KEPT_FOR_THE_DAY, night_points
from tallyho.bots.eagle.doctrine import DOCTRINE
from tallyho.bots.eagle.forecast import Expected
from tallyho.bots.eagle.laying import Past
from tallyho.bots.eagle.planner import BOMBERS_OF_A_RAID, MOST_RAIDS, WORTH_IT, Raid
from tallyho.bots.eagle.waves import wave_of
from tallyho.raf.eagle.raid_plan import TIMES
from tallyho.raf.vocabulary import JU87, LF2, ME109, ME110, TYPES
from tallyho.table import DONE, AnyGame, Args, Choice, Prompt, View, view_of

CHANCES = {
    "strategy-card", "target-card", "further-target-card", "repair-die", "weather-die", "detection", "rendezvous",
    "rendezvous-failure", "pool-squadron", "response-priority", "removed-squadron", "hunter-contact", "approach-card",
    "hunter-attack", "target-event-card", "squadron-attack", "bombing", "heavy-damage", "day-card", "which-gruppe",
    "excess-die", "contact-die", "squadron-responds", "squadron-stays", "reinforcement-draw",
    "night-patrol-die", "night-interception-die", "night-combat-die", "night-bombing-die",
}  # fmt: skip
"""Questions that dice and cards answer."""
CARDS = [7, 11, 12, MAJOR, 14, 17, 22, OF_LF3, 29]
JU87S = gruppen_of(3, "ju87")


def plan(**more: Any) -> tuple[Raid, ...]:
    """The plan of a day with nine good cards in the hand, unless said otherwise."""
    return plan_of(seen(day(hand=more.pop("hand", CARDS), **more)).state(dawn=True))


def laid_out(game: AnyGame) -> AnyGame:
    """The game after the bot has laid out its plan and confirmed it."""
    player, key = DoctrineBot("test"), asked(game).prompt.key
    for _ in range(400):
        answer = player.decide(view_of(game, GERMAN), asked(game))
        confirmed = asked(game).prompt.key == key and answer == DONE
        game.answer(answer)
        if confirmed:
            return game
    raise AssertionError("the plan is never confirmed")


def types_of(one: Raid) -> list[str]:
    return [TYPES[DATA.type[unit]] for unit in one.gruppen]


# All of it.


def test_it_plays_eagle() -> None:
    assert isinstance(bot("doctrine", "x", "eagle"), DoctrineBot)
    assert "doctrine" in bots_of("eagle")


def test_every_question_of_the_game_has_its_doctrine() -> None:
    prompts: set[str] = set()
    for module in pkgutil.walk_packages(tallyho.raf.__path__, "tallyho.raf."):
        for name, value in vars(importlib.import_module(module.name)).items():
            prompt = value.get("eagle") if isinstance(value, dict) else value
            if isinstance(prompt, Prompt) and name.isupper() and prompt.rule.startswith("eagle:"):
                prompts.add(prompt.key)
    assert set(DOCTRINE) <= prompts
    assert prompts - set(DOCTRINE) <= CHANCES
    assert all(function.__doc__ for function in DOCTRINE.values())


# The plan.


def test_there_are_two_waves_with_a_raid_of_each_luftflotte() -> None:
    raids = plan(hand=[*CARDS, 30, 37, 38, 39])
    assert {one.segment for one in raids} <= {1, 5}
    by_wave = [(one.segment, DATA.luftflotte[one.gruppen[0]]) for one in raids]
    assert len(set(by_wave)) == len(by_wave)
    assert (1, LF2) in by_wave
    assert all(one.expected.vp <= WORTH_IT for one in raids)


def test_the_waves_are_later_in_haze() -> None:
    assert {one.segment for one in plan(effects=["morning-haze"])} <= {2, 6}


def test_raids_have_few_bombers_of_one_type_and_all_the_fighters_they_can_hold() -> None:
    first = plan()[0]
    bombers = [kind for kind in types_of(first) if kind not in ("me109", "me110")]
    assert len(bombers) in BOMBERS_OF_A_RAID
    assert len(set(bombers)) == 1
    assert types_of(first).count("me109") >= 5
    assert types_of(first).count("me110") >= 3
    assert len(first.gruppen) == DATA.raid_limit[MOST_RAIDS]


def test_fighters_of_the_second_wave_are_not_planned_in_the_morning() -> None:
    late = [one for one in plan() if one.segment == 5]
    assert late
    assert all(set(types_of(one)).isdisjoint({"me109", "me110"}) for one in late)
    assert all(one.mission.hunters for one in late), "but they are counted on"


def test_without_cards_worth_a_raid_nobody_flies() -> None:
    assert plan(hand=[]) == ()
    assert plan(hand=[MAJOR], priorities=dict.fromkeys(PRIORITIES, "low")) == ()
    nobody = dict.fromkeys(gruppen_of(2) + gruppen_of(3), "light-loss")
    assert plan(units=nobody) == ()


def test_strategy_cards_lie_where_they_help_and_a_decoy_alone() -> None:
    names = {card.name: number for number, card in DATA.strategies.items()}
    raids = plan(strategies=[names["pathfinders"], names["dogleg-route"], names["major-raid"], names["free-hunt"]])
    laid = [number for one in raids for number in one.strategies]
    assert names["pathfinders"] in laid
    assert all(len(one.gains) == len(one.strategies) and min(one.gains, default=1) > 0 for one in raids)
    lured = [one for one in plan(strategies=[DECOY]) if one.strategies == (DECOY,)]
    assert all(not one.gruppen and one.expected.squadrons > 0 for one in lured)


def test_free_hunt_is_kept_where_no_me109_is_left() -> None:
    free_hunt = next(number for number, card in DATA.strategies.items() if card.name == "free-hunt")
    fewer = dict.fromkeys(gruppen_of(2, "me109")[4:] + gruppen_of(3, "me109"), "light-loss")
    assert all(free_hunt not in one.strategies for one in plan(strategies=[free_hunt], units=fewer))


def test_high_command_gets_its_ju87s_and_a_raid_that_counts_double() -> None:
    double = [card for card, target in DATA.targets.items() if target.vp_double][:3]
    priorities = dict.fromkeys(PRIORITIES, "high")
    raids = plan(hand=[*CARDS, *double], priorities=priorities, options=["advanced"])
    assert sum(DATA.type[unit] == JU87 for one in raids for unit in one.gruppen) >= 2
    assert {one.card for one in raids} & set(double)
    game = laid_out(day(hand=[*CARDS, *double], priorities=priorities, options=["advanced"]))
    assert game.step != "planning.plan"


@pytest.mark.parametrize(
    "hand", [[41, 42, 43], [MINOR, 6, 28], [OF_LF3], [MAJOR], [44, 45, 46, 47, 48, 49, 50], list(range(1, 61))]
)
def test_whatever_is_demanded_the_plan_can_be_confirmed(hand: list[int]) -> None:
    high = dict.fromkeys(PRIORITIES, "high")
    for ready in ((), gruppen_of(2, "do17", "he111", "ju88"), gruppen_of(3, "me110", "ju88", "he111")):
        units = dict.fromkeys(ready, "light-loss")
        game = laid_out(day(hand=hand, priorities=high, options=["advanced"], units=units, date="1940-09-08"))
        assert game.step != "planning.plan"


def test_ju87s_of_both_luftflotten_fly_if_neither_has_two() -> None:
    of_lf2 = gruppen_of(2, "ju87")
    hurt = dict.fromkeys([*of_lf2[1:], *JU87S[1:]], "inflight")
    for hand in (CARDS, [MAJOR, OF_LF3], [MINOR, OF_LF3]):
        raids = plan(hand=hand, units=hurt, options=["advanced"])
        flying = {DATA.names[unit] for one in raids for unit in one.gruppen if DATA.type[unit] == JU87}
        assert flying == {of_lf2[0], JU87S[0]}


def test_ju87s_in_the_air_get_company_of_their_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demands, "WANTED_JU87", 4)
    plan_of.cache_clear()
    (one, *_) = [raid for raid in plan(hand=[OF_LF3], options=["advanced"]) if raid.gruppen]
    assert types_of(one).count("ju87") == 4
    plan_of.cache_clear()


def test_a_decoy_takes_no_place_that_a_raid_wants() -> None:
    state = seen(day(hand=CARDS, strategies=[DECOY])).state(dawn=True)
    raids = [one._replace(segment=5) for one in plan_of(state)[:1]] * DATA.raids_a_segment
    assert strategies.decoy(state, DECOY, raids, [11, 12, 14]) == []
    lure = strategies.decoy(state, DECOY, raids[:1], [11, 12, 14])
    assert all(one.segment == 5 and not one.gruppen for one in lure)


def test_with_three_ju87s_lost_none_must_fly() -> None:
    lost = dict.fromkeys(JU87S[:3], "heavy-loss")
    state = seen(day(hand=CARDS, units=lost, options=["advanced"])).state(dawn=True)
    assert state.ju87_lost == 3
    assert plan_of(state)


# Laying it out.


def test_what_the_player_left_is_put_in_order() -> None:
    odd = {gruppen_of(2, "he111")[0]: MINOR, gruppen_of(2, "me109")[0]: MAJOR}
    game = day(hand=CARDS[4:], track={MINOR: "0600", MAJOR: "1000"}, gruppen=odd, strategy_on={157: MAJOR})
    expected = {one.card: set(one.gruppen) for one in plan_of(seen(game).state(dawn=True))}
    laid_out(game)
    found = {int(card) for card in seen(game).by_name("planned")}
    assert found == set(expected)


def test_a_forward_airfield_is_not_what_the_bot_wants() -> None:
    forward = [card for card, target in DATA.targets.items() if target.forward]
    high = dict.fromkeys(PRIORITIES, "high")
    (first, *_) = plan(hand=forward, priorities=high, options=["advanced"])
    times = {first.card: TIMES[first.segment]}
    hand = [card for card in forward if card != first.card]
    fields: dict[str, Any] = {"track": times, "forward": [first.card], "priorities": high, "options": ["advanced"]}
    game = day(hand=hand, script=[first.card], **fields)
    answer, reasons = DoctrineBot("test").explain(view_of(game, GERMAN), asked(game))
    assert (answer, told(reasons)[0][0]) == ("forward", "forward-not-wanted")


def test_a_decoy_is_told_with_what_it_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strategies, "WORTH_A_DECOY", -9.0)
    game = day(hand=CARDS, strategies=[DECOY])
    plan_of.cache_clear()
    (lure,) = [one for one in plan_of(seen(game).state(dawn=True)) if not one.gruppen]
    player, found = DoctrineBot("test"), list[str]()
    for answer in (str(lure.card), TIMES[lure.segment], str(DECOY)):
        assert answer in asked(game).offers
        decided_now, reasons = player.explain(view_of(game, GERMAN), asked(game))
        if decided_now == answer:
            found += [key for key, _ in told(reasons)]
        game.answer(answer)
    plan_of.cache_clear()
    assert "decoy-promise" in found


def test_a_card_opened_in_vain_twice_is_given_up() -> None:
    turns: list[tuple[str, str, str | None]] = [(GERMAN, "plan", "13"), (GERMAN, "plan-raid", DONE)]
    once, twice = Past(turns), Past(turns * 2)
    assert (once.tried, once.lost, twice.lost) == ({13}, False, True)
    changed = Past([*turns, (GERMAN, "plan", "14"), (GERMAN, "plan-raid", "0800")])
    assert (changed.tried, changed.dropped) == (set(), set())
    dropped: list[tuple[str, str, str | None]] = [(GERMAN, "plan", "14"), (GERMAN, "plan-raid", "drop")]
    assert Past(dropped).dropped == {14}
    assert Past([*dropped, (GERMAN, "plan", "14"), (GERMAN, "plan-raid", "0800")]).dropped == set()
    assert Past([*turns, *turns, (GERMAN, "plan", DONE), *turns]).lost is False, "that was another plan"
    assert Past([(GERMAN, "plan", None), *turns]).tried == {13}


def test_a_plan_that_cannot_be_laid_out_is_not_tried_forever() -> None:
    game = day(hand=CARDS)
    stuck: list[tuple[str, str, str | None]] = [(GERMAN, "plan", "13"), (GERMAN, "plan-raid", DONE)] * 2
    view = view_of(game, GERMAN)
    view.turns = stuck
    assert DoctrineBot("test").decide(view, asked(game)) == DONE
    opened = day(hand=CARDS, script=[MAJOR])
    view = view_of(opened, GERMAN)
    view.turns = [*stuck, (GERMAN, "plan", "13")]
    answer, reasons = DoctrineBot("test").explain(view, asked(opened))
    assert answer in asked(opened).offers
    assert [key for key, _ in told(reasons)] == ["plan-stuck"]
    bare = View(GERMAN, view.table, [], [], stuck)
    only = Choice(Prompt("plan", "eagle:5.1b"), GERMAN, ["7", "11"])
    assert DoctrineBot("test").decide(bare, only) in ("7", "11")


def test_reasons_tell_what_each_change_is_for() -> None:
    game = day(hand=CARDS, strategies=[159, 161])
    player, found = DoctrineBot("test"), dict[str, dict[str, Any]]()
    while asked(game).prompt.key in ("plan", "plan-raid"):
        answer, reasons = player.explain(view_of(game, GERMAN), asked(game))
        found.update(told(reasons))
        assert player.decide(view_of(game, GERMAN), asked(game)) == answer
        game.answer(answer)
        if answer == DONE and asked_key(game) != "plan":
            break
    assert {"raid-promise", "wave-time", "gruppe-joins", "plan-total"} <= found.keys()
    assert found["plan-total"]["raids"] == len(plan(strategies=[159, 161]))
    assert found["plan-total"]["vp"] < 0 < found["plan-total"]["squadrons"]
    assert found["raid-promise"]["bombers"] in BOMBERS_OF_A_RAID


def asked_key(game: AnyGame) -> str:
    return game.ask.prompt.key if game.ask is not None else ""


def test_what_is_taken_off_is_told_too() -> None:
    names = gruppen_of(2, "he111")[:1]
    wanted = plan()[0].card
    cards = [card for card in CARDS if card != wanted]
    odd = day(hand=cards, track={wanted: "0800"}, gruppen=dict.fromkeys(names, wanted), script=[wanted])
    answer, reasons = DoctrineBot("test").explain(view_of(odd, GERMAN), asked(odd))
    assert (answer, told(reasons)[0][0]) == (names[0], "gruppe-leaves")
    useless = day(hand=cards, track={wanted: "0800"}, strategy_on={DECOY: wanted}, script=[wanted])
    answer, reasons = DoctrineBot("test").explain(view_of(useless, GERMAN), asked(useless))
    assert (answer, told(reasons)[0][0]) == (str(DECOY), "strategy-elsewhere")
    dropped = day(hand=CARDS, track={MINOR: "0800"}, script=[MINOR])
    answer, reasons = DoctrineBot("test").explain(view_of(dropped, GERMAN), asked(dropped))
    assert (answer, told(reasons)[0][0]) == ("drop", "raid-not-wanted")
    closed = day(hand=CARDS, track={MINOR: "0800"})
    answer, reasons = DoctrineBot("test").explain(view_of(closed, GERMAN), asked(closed))
    assert (answer, told(reasons)[0][0]) == (str(MINOR), "raid-not-wanted")


# Later waves.


def test_fighters_that_are_back_are_shared_by_the_raids_of_their_luftflotte() -> None:
    bombers = {gruppen_of(2, "he111")[0]: MAJOR, gruppen_of(2, "he111")[1]: 14, JU87S[0]: OF_LF3}
    game = later("1200", 3, {MAJOR: "1200", 14: "1400", OF_LF3: "1200", 11: "1800"}, gruppen=bombers)
    wave = {one.card: types_of(one) for one in wave_of(seen(game))}
    assert set(wave) == {MAJOR, 14, OF_LF3}
    assert abs(wave[MAJOR].count("me109") - wave[14].count("me109")) <= 1
    assert wave[OF_LF3].count("me109") >= 5
    assert wave[MAJOR].count("he111") == 1


def test_me109s_are_left_to_the_raids_they_can_reach() -> None:
    bombers = {gruppen_of(2, "he111")[0]: MAJOR, gruppen_of(2, "he111")[1]: BEYOND}
    assert DATA.targets[BEYOND].luftflotte == LF2
    game = later("1200", 3, {MAJOR: "1200", BEYOND: "1400"}, gruppen=bombers)
    wave = {one.card: types_of(one) for one in wave_of(seen(game))}
    assert wave[BEYOND].count("me109") == 0
    assert wave[MAJOR].count("me109") >= 7


def test_a_decoy_gets_no_fighters_and_a_raid_without_bombers_at_least_one() -> None:
    few = dict.fromkeys(gruppen_of(2, "me109")[1:] + gruppen_of(2, "me110"), "light-loss")
    game = later("1200", 3, {MAJOR: "1200", 14: "1200"}, units=few, strategy_on={DECOY: MAJOR})
    assert [types_of(one) for one in wave_of(seen(game))] == [["me109"]]
    far = later("1200", 3, {BEYOND: "1200"}, units=few)
    assert [types_of(one) for one in wave_of(seen(far))] == [["me109"]]
    laid_out(game)


def test_jabos_stay_bombers() -> None:
    jabo = gruppen_of(2, "me109")[0]
    game = later("1200", 3, {MAJOR: "1200"}, gruppen={jabo: MAJOR}, jabos=[jabo], date="1940-09-05")
    (one,) = wave_of(seen(game))
    assert one.gruppen[0] == DATA.number[jabo]
    assert types_of(one).count("me109") > 5


# The raid.


def test_the_decoy_flies_first_and_then_the_raid_with_most_fighters() -> None:
    strong, weak = dict.fromkeys(gruppen_of(2, "me109")[:3], 14), {gruppen_of(2, "me110")[0]: MAJOR}
    fields: dict[str, Any] = {
        "raid_of": {**strong, **weak},
        "units": dict.fromkeys([*strong, *weak], "planned"),
        "cards": {"13": "track", "14": "track", "11": "track", "155": "track"},
        "planned": {"13": "0600", "14": "0600", "11": "0600"},
    }
    assert decided("choose-raid", ["13", "14"], fields=fields) == "14"
    answer, reasons = explained("choose-raid", ["11", "13", "14"], fields={**fields, "strategy_on": {"155": 11}})
    assert answer == "11"
    assert reasons[0][1]["kind"] == "decoy"


def test_who_patrols_has_the_commonest_letter() -> None:
    names = gruppen_of(2, "me109")
    by_letter = {letter: [name for name in names if DATA.letter[DATA.number[name]] == letter] for letter in (0, 1, 2)}
    offers = [*by_letter[0][:1], *by_letter[1][:3], "IX/JG99/2"]
    assert decided("channel-patrol", offers) in by_letter[1]


def test_me110s_escort_bombers_and_strafe_without() -> None:
    me110 = gruppen_of(2, "me110")[0]
    offers = ["close-escort", "bomber", "rest close-escort", "rest bomber"]
    with_bombers = raid(MAJOR, planned=[me110], bomber=["I/KG1/2"])
    assert decided("deploy-me110", offers, fields=with_bombers) == "rest close-escort"
    assert decided("deploy-me110", offers, fields=raid(MAJOR, planned=[me110])) == "rest bomber"
    assert decided("deploy-me110", ["hunt"], fields=with_bombers) == "hunt"


def test_me109s_hunt_as_far_as_the_forecast_likes_it() -> None:
    me109s = gruppen_of(2, "me109")[:6]
    offers = ["hunt", "close-escort", "rest hunt", "rest close-escort"]
    fields = raid(MAJOR, planned=me109s, bomber=["I/KG2/2", "II/KG2/2", "III/KG2/2"])
    answer, reasons = explained("deploy-me109", offers, fields=fields)
    values = {facts["hunters"]: facts["vp"] for _, facts in reasons}
    assert values[6] <= values[0]
    assert answer == "rest hunt"
    best = next(facts for _, facts in reasons if facts["best"] == "yes")
    assert best["vp"] == min(values.values())


@pytest.mark.parametrize(("hunters", "answer"), [(0, "rest close-escort"), (2, "close-escort"), (4, "rest hunt")])
def test_the_number_of_hunters_decides_what_one_does(
    monkeypatch: pytest.MonkeyPatch, hunters: int, answer: str
) -> None:
    monkeypatch.setattr(deployment, "expected", lambda _, one: Expected(abs(one.hunters - hunters), 1.0))
    offers = ["hunt", "close-escort", "rest hunt", "rest close-escort"]
    fields = raid(MAJOR, planned=gruppen_of(2, "me109")[:4], bomber=["I/KG2/2"])
    assert decided("deploy-me109", offers, fields=fields) == answer
    assert decided("deploy-me109", ["channel-patrol"], fields=fields) == "channel-patrol"


def test_four_gruppen_are_declared_what_promises_more() -> None:
    raids = [raid(MAJOR, hunt=gruppen_of(2, "me109")[:hunters], bomber=["I/KG2/2"]) for hunters in (1, 3)]
    for flying in raids:
        answer, reasons = explained("declare-raid", ["minor", "major"], fields={**flying, "warning": "early"})
        values = {facts["raid"]: facts["vp"] for _, facts in reasons}
        assert values[answer] == min(values.values())
    lost = dict.fromkeys(DATA.names[: DATA.squadrons], "light-loss")
    nobody = {**raids[0], "warning": "none", "units": {**raids[0]["units"], **lost}}
    assert explained("declare-raid", ["minor", "major"], fields=nobody)[1][0][1]["squadrons"] == 0


def test_a_further_hunter_joins_where_it_helps() -> None:
    me109s = gruppen_of(2, "me109")
    fields = raid(MAJOR, hunt=[*me109s[:2], "54/6/11", "65/6/11", "74/6/11", "32/7/11"], bomber=["I/KG2/2"])
    assert decided("free-hunt", [DONE, *me109s[3:5]], fields=fields) in me109s[3:5]
    alone = raid(MAJOR, hunt=me109s[:1], bomber=["I/KG2/2"])
    assert decided("free-hunt", [DONE, me109s[3]], fields=alone) == DONE, "nobody to hunt"


def test_the_weak_leave_and_the_feeble_are_met() -> None:
    offers = ["I/JG51/2", "II/JG51/2"]
    reduced = {"units": {"II/JG51/2": "hunt reduced", "I/JG51/2": "hunt"}}
    ratings = [DATA.combat[full][DATA.number["II/JG51/2"]] for full in (0, 1)]
    weaker = "II/JG51/2" if ratings[0] > ratings[1] else None
    for key in ("no-contact", "escort-aside"):
        answer = decided(key, offers, fields=reduced)
        assert answer in offers
        assert weaker is None or answer == weaker
    squadrons = {"units": {"54/6/11": "hunt", "32/7/11": "hunt", "65/6/11": "hunt reduced"}}
    for key in (
        "excess-squadron",
        "green-for-pool",
        "which-blenheim",
        "light-loss-return",
        "heavy-loss-move",
        "night-squadron",
    ):
        assert decided(key, ["54/6/11", "65/6/11"], fields=squadrons) == "65/6/11"
    assert decided("disperse", ["32/7/11", "54/6/11"], fields=squadrons) == "54/6/11", "Spitfires before Hurricanes"


def test_bombs_are_saved() -> None:
    level = {"units": {"I/KG1/2": "bomber", "I/KG2/2": "bomber reduced"}}
    for key in ("intercept", "landing-accident"):
        assert decided(key, ["I/KG1/2", "I/KG2/2"], fields=level) == "I/KG2/2"
    assert decided("extended-attack", ["I/KG1/2", "I/ZG26/2"]) == "I/ZG26/2", "an Me 110 loses least"


# The night and the days between.


def test_by_night_fly_those_whom_the_day_does_not_want_he111s_first() -> None:
    ready = gruppen_of(2, "he111", "do17")
    args: Args = {"sent": 0, "least": 0, "most": 18}
    assert decided("night-bomber", [DONE, *ready[:4]], args) == DONE, f"{KEPT_FOR_THE_DAY} stay at home"
    answer = decided("night-bomber", [DONE, *ready, *gruppen_of(3, "he111", "ju88")], args)
    assert TYPES[DATA.type[DATA.number[answer]]] == "he111"
    assert decided("night-bomber", ready[:4], {**args, "least": 2}) in ready
    assert night_points(18) < night_points(3)


def test_by_night_the_hardest_is_found() -> None:
    assert decided("night-gruppe", ["I/KG1/2", "I/KG2/2"]) == "I/KG2/2", "a Do 17 rather than a He 111"


def test_rest_is_better_than_press_unless_sealion_is_prepared() -> None:
    assert decided("press-or-rest", ["press", "rest"]) == "rest"
    assert decided("press-or-rest", ["press", "rest"], fields={"effects": ["sealion-preparations"]}) == "press"


def test_the_result_of_the_thin_blue_line_stands() -> None:
    offers = ["end", "continue"]
    assert decided("continue-campaign", offers) in offers


def test_types_with_most_targets_in_reach_have_the_highest_priority() -> None:
    answers = {
        kind: explained("free-priority", ["low", "medium", "high"], {"type": kind}) for kind in ("airfield", "city")
    }
    ranks = {kind: reasons[0][1]["rank"] for kind, (_, reasons) in answers.items()}
    assert ranks["airfield"] < ranks["city"]
    order = ["low", "medium", "high"]
    assert order.index(answers["airfield"][0]) >= order.index(answers["city"][0])
    assert decided("free-priority", ["none"], {"type": "port"}) == "none"


def test_fighters_come_back_before_bombers() -> None:
    view = View(GERMAN, seen(day(hand=[MAJOR])).table, [], [], [])
    choice = Choice(Prompt("gruppe-served", "eagle:14.2a"), GERMAN, ["I/KG1/2", "I/JG51/2"])
    assert DoctrineBot("test").decide(view, choice) == "I/JG51/2"
    assert decided("gruppe-served", ["I/KG1/2", "I/ZG26/2", "I/JG51/2"]) == "I/JG51/2"
    assert decided("gruppe-served", ["I/KG1/2", "I/ZG26/2"]) == "I/ZG26/2"
    assert decided("gruppe-served", ["I/KG1/2", "I/KG2/2"]) == "I/KG2/2"
    assert (DATA.type[DATA.number["I/JG51/2"]], DATA.type[DATA.number["I/ZG26/2"]]) == (ME109, ME110)


def test_green_pilots_for_squadrons_that_are_met_most() -> None:
    answer, reasons = explained("green-squadron", ["54/6/11", "92/2/10"], {"left": 5})
    assert answer == "54/6/11"
    assert reasons[0][1]["cards"] > 10


def test_equals_are_left_to_luck_alone() -> None:
    offers = gruppen_of(2, "me109")[:6]
    answers = {
        DoctrineBot(str(seed)).decide(
            View(GERMAN, seen(day(hand=[MAJOR])).table, [], [], []),
            Choice(Prompt("no-contact", "eagle:19.7a"), GERMAN, offers),
        )
        for seed in range(12)
    }
    assert len(answers) > 1
