"""The doctrine of Lion, question by question."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import pytest
from lion_views import decided, raid, situation

import tallyho.raf
from tallyho.bots import bot, bots_of
from tallyho.bots.lion import DoctrineBot
from tallyho.bots.lion.commitment import queue
from tallyho.bots.lion.doctrine import DOCTRINE
from tallyho.bots.lion.patrols import Watch
from tallyho.bots.lion.warning import WANTED
from tallyho.bots.raf.charts import DATA
from tallyho.raf.vocabulary import PATROL, SECTORS
from tallyho.table import DONE, Prompt

CHANCES = {
    "repair-die", "time-card", "weather-die", "day-card", "card-back", "target-card", "raid-effort", "detection",
    "force-card-size", "force-card-types", "which-gruppe", "hunter-attack", "squadron-attack", "bombing",
    "heavy-damage", "approach-card", "target-event-card", "night-commitment-die", "night-interception-die",
    "night-combat-die", "night-bombing-die",
}  # fmt: skip
"""The questions that dice and cards answer."""
HORNCHURCH = {"54/6/11": "6/11", "65/6/11": "6/11", "74/6/11": "6/11"}
SMALL = raid(hunt=["I/JG51/2"], bomber=["I/KG2/2"])
LARGE = raid(
    hunt=["I/JG51/2", "II/JG51/2", "III/JG51/2", "I/JG3/2"],
    close_escort=["I/JG26/2", "I/ZG26/2"],
    bomber=["I/KG1/2", "II/KG1/2", "I/KG2/2", "II/KG2/2"],
)
ON_AIRFIELD = {"target": 18, "raid": "major", "warning": "sufficient", "intelligence": "accurate", "clock": "1000"}


def test_it_plays_lion_and_no_other_game() -> None:
    assert isinstance(bot("doctrine", "x", "lion"), DoctrineBot)
    assert "doctrine" in bots_of("lion")
    assert not isinstance(bot("doctrine", "x", "eagle"), DoctrineBot)


def test_every_question_of_the_game_has_its_doctrine() -> None:
    prompts: set[str] = set()
    for module in pkgutil.walk_packages(tallyho.raf.__path__, "tallyho.raf."):
        for name, value in vars(importlib.import_module(module.name)).items():
            prompt = value.get("lion") if isinstance(value, dict) else value
            if isinstance(prompt, Prompt) and name.isupper() and prompt.rule.startswith("lion:"):
                prompts.add(prompt.key)
    assert prompts - CHANCES <= set(DOCTRINE)
    assert set(DOCTRINE) <= prompts
    assert all(function.__doc__ for function in DOCTRINE.values())


# Patrols.


def test_patrols_go_toward_the_warning() -> None:
    squadron = decided("patrol-squadron", [DONE, *HORNCHURCH, "238/4/10"], fields={"pulled": "LF3", "top": "LF3"})
    assert squadron == "238/4/10"
    circles = ["4/10", "1/11", "3/11", "2/12", "3/10", "1/10"]
    fields = {"pulled": "LF3", "top": "LF3", "picked": "238/4/10"}
    assert decided("patrol-circle", circles, {"squadron": "238/4/10"}, fields) in {"4/10", "1/11"}


def test_nobody_patrols_where_nobody_comes() -> None:
    assert decided("patrol-squadron", [DONE, "92/2/10"], fields={"pulled": "LF2 East", "top": "LF2 East"}) == DONE


def test_green_squadrons_do_not_patrol() -> None:
    fields = {"pulled": "LF2 East", "top": "LF2 East", "units": {"17/4/11": "4/11 reduced"}}
    assert decided("patrol-squadron", [DONE, "17/4/11"], fields=fields) == DONE
    assert decided("patrol-squadron", [DONE, "85/4/11"], fields=fields) == "85/4/11"


def test_no_more_patrol_than_are_wanted() -> None:
    everybody = dict.fromkeys(DATA.names[:18], "patrol 6/11")
    fields = {"pulled": "LF2 East", "top": "LF2 East", "units": everybody}
    assert decided("patrol-squadron", [DONE, "19/2/12"], fields=fields) == DONE


def test_a_patrol_for_nothing_costs_most_at_dawn() -> None:
    home, circle = SECTORS.index("1/12"), PATROL + SECTORS.index("4/11")
    dawn, dusk = (Watch(situation({"top": "LF2 East", "clock": clock})) for clock in ("0600", "1800"))
    assert dawn.gain(home, circle) < dusk.gain(home, circle)
    assert dawn.chance[circle] < 1


# Commitment.


def test_a_small_raid_is_answered_in_proportion() -> None:
    sent: list[str] = []
    offers = [DONE, *HORNCHURCH, "56/5/11", "151/5/11", "32/7/11", "501/7/11", "610/7/11"]
    while True:
        units = {**SMALL, **dict.fromkeys(sent, "hunt")}
        answer = decided(
            "commit", [one for one in offers if one not in sent], {}, {**ON_AIRFIELD, "units": units, "size": 2}
        )
        if answer == DONE:
            break
        sent.append(answer)
    assert 2 <= len(sent) <= 5


def test_a_large_raid_is_not_met_by_one_or_two() -> None:
    fields: dict[str, Any] = {**ON_AIRFIELD, "units": LARGE, "size": 10}
    assert decided("commit", [DONE, "54/6/11"], {}, fields) == DONE
    assert decided("commit", [DONE, *DATA.names[:18]], {}, fields) != DONE


def test_patrols_are_sent_before_reserves_and_green_squadrons_last() -> None:
    s = situation({"units": {"17/4/11": "patrol 6/11", "54/6/11": "6/11 reduced"}, "clock": "0600"})
    line = queue(s, ["54/6/11", "65/6/11", "32/7/11", "17/4/11"])
    assert [DATA.names[unit.number] for unit in line] == ["17/4/11", "65/6/11", "32/7/11", "54/6/11"]


def test_nobody_to_send_is_nobody_sent() -> None:
    assert decided("commit", [DONE, "a squadron of a pack"], {}, {**ON_AIRFIELD, "units": SMALL}) == DONE


def test_unseen_raids_are_answered_by_what_they_may_be() -> None:
    fields = {**ON_AIRFIELD, "intelligence": "poor", "raid": "minor", "size": 0}
    assert decided("commit", [DONE, *HORNCHURCH], {}, fields) in HORNCHURCH
    assert decided("commit", [DONE, "32/7/11"], {}, {**fields, "raid": "major"}) == DONE


def test_a_raid_is_met_late_when_that_lets_many_more_meet_it() -> None:
    patrols = dict.fromkeys(DATA.names[:14], "patrol 7/11")
    fields: dict[str, Any] = {**ON_AIRFIELD, "units": {**LARGE, **patrols}, "size": 10, "options": ["advanced"]}
    alone = {**fields, "units": {**LARGE, **dict.fromkeys(patrols, "rearm")}}
    assert decided("commit", [DONE, "delay"], {}, fields, ("advanced",)) == "delay"
    assert decided("commit", [DONE, "delay"], {}, alone, ("advanced",)) == DONE


# In the air.


def in_air(hunting: list[str], german: dict[str, str], **more: Any) -> dict[str, Any]:
    return {**ON_AIRFIELD, "units": {**german, **dict.fromkeys(hunting, "hunt"), **more}}


def test_few_slip_past_as_far_as_they_may_and_hurricanes_rather_than_spitfires() -> None:
    hunting = ["54/6/11", "65/6/11", "74/6/11", "32/7/11", "501/7/11"]
    few = raid(hunt=["I/JG51/2", "II/JG51/2", "III/JG51/2"], close_escort=["I/JG3/2", "I/ZG26/2"])
    few |= raid(bomber=["I/KG1/2", "I/KG2/2", "II/KG2/2"])
    assert decided("slip-past", [DONE, *hunting], {"excess": 2}, in_air(hunting, few)) in {"32/7/11", "501/7/11"}


def test_many_beat_the_hunters_all_together() -> None:
    hunting = ["54/6/11", "65/6/11", "74/6/11", "32/7/11", "501/7/11"]
    assert decided("slip-past", [DONE, *hunting], {"excess": 4}, in_air(hunting, SMALL)) == DONE


def test_nobody_slips_past_to_nothing() -> None:
    sweep = raid(hunt=["I/JG51/2"])
    assert decided("slip-past", [DONE, "54/6/11"], {"excess": 1}, in_air(["54/6/11", "65/6/11"], sweep)) == DONE


def test_all_attack_when_there_are_no_hunters() -> None:
    hunting = ["54/6/11", "65/6/11"]
    assert decided("go-home", [DONE, *hunting], {}, in_air(hunting, raid(bomber=["I/KG2/2"]))) == DONE


@pytest.mark.parametrize(("escorts", "of_two", "of_one"), [(6, DONE, "bomber"), (7, "32/7/11", "inflight")])
def test_too_few_go_home_from_a_strong_escort(escorts: int, of_two: str, of_one: str) -> None:
    fighters = ["I/JG3/2", "I/JG26/2", "I/JG51/2", "II/JG3/2", "II/JG26/2", "III/JG3/2", "III/JG26/2"]
    german = raid(bomber=["I/KG2/2"], close_escort=fighters[:escorts])
    clear = {"target": 27, "weather": {"LF2": "clear"}}
    two, one = ({**in_air(hunting, german), **clear} for hunting in (["54/6/11", "32/7/11"], ["32/7/11"]))
    assert decided("go-home", [DONE, "54/6/11", "32/7/11"], {}, two) == of_two
    assert decided("press-on", ["bomber", "inflight"], {"squadron": "32/7/11"}, one) == of_one


def test_the_first_at_the_bombers_matters_even_if_disrupted() -> None:
    bombers = raid(bomber=["I/KG2/2", "II/KG2/2"])
    fields = in_air([], bombers, **{"54/6/11": "hunt reduced"})
    answer = decided("press-on-disrupted", ["bomber", "inflight"], {"squadron": "54/6/11"}, fields)
    assert answer == "bomber"
    crowd = dict.fromkeys(DATA.names[:9], "bomber")
    fields = in_air([], bombers, **{**crowd, "54/6/11": "hunt reduced"})
    assert decided("press-on-disrupted", ["bomber", "inflight"], {"squadron": "54/6/11"}, fields) == "inflight"


def test_unharmed_squadrons_press_on() -> None:
    fields = in_air(["54/6/11", "65/6/11"], raid(bomber=["I/KG2/2", "II/KG2/2"]))
    assert decided("press-on", ["bomber", "inflight"], {"squadron": "54/6/11"}, fields) == "bomber"


def test_one_evades_many_hunters_where_bombs_matter() -> None:
    hunters, pair = ["I/JG51/2", "II/JG51/2", "III/JG51/2"], ["54/6/11", "32/7/11"]
    bombers, strafers = raid(hunt=hunters, bomber=["I/KG1/2", "II/KG1/2"]), raid(hunt=hunters, bomber=["I/JG3/2"])
    assert decided("evade", [DONE, *pair], {}, in_air(pair, bombers)) == "32/7/11"
    assert decided("evade", [DONE, *pair], {}, in_air(pair, strafers)) == DONE


def test_nobody_evades_where_what_a_reduced_squadron_loses_would_be_missed() -> None:
    hurricanes = ["32/7/11", "501/7/11"]
    one_bomber = raid(hunt=["I/JG51/2", "II/JG51/2"], bomber=["I/KG1/2"])
    assert DATA.combat[1][DATA.number["32/7/11"]] - DATA.combat[0][DATA.number["32/7/11"]] == 2
    assert decided("evade", [DONE, *hurricanes], {}, in_air(hurricanes, one_bomber)) == DONE


@pytest.mark.parametrize(
    ("key", "offers", "answer"),
    [
        ("fend", ["32/7/11", "54/6/11"], "54/6/11"),
        ("turn-reduced", ["32/7/11", "54/6/11"], "32/7/11"),
        ("push-on", ["54/6/11", "32/7/11"], "32/7/11"),
        ("radio-confusion", ["54/6/11", "32/7/11"], "32/7/11"),
        ("new-ace", ["238/4/10", "32/7/11", "609/4/10"], "32/7/11"),
        ("new-ace", ["32/7/11", "610/7/11"], "610/7/11"),
        ("escort-aside", ["I/JG51/2"], "I/JG51/2"),
    ],
)
def test_the_right_one_is_chosen_in_the_air(key: str, offers: list[str], answer: str) -> None:
    assert decided(key, offers) == answer


def test_weak_gruppen_with_many_bombs_are_intercepted_first() -> None:
    offers = ["I/JG51/2", "I/KG51/3", "I/KG2/2", "I/KG1/2", "II/SG1/2"]
    order: list[int] = []
    while offers:
        name = decided("intercept", offers, {"left": 1})
        order.append(DATA.number[name])
        offers.remove(name)
    both = [DATA.combat[1][unit] + DATA.bombing[1][unit] for unit in order]
    assert both == sorted(both, reverse=True)
    assert (DATA.names[order[0]], DATA.names[order[-1]]) == ("I/KG1/2", "I/JG51/2")


def test_after_the_bombs_have_fallen_only_the_rating_counts() -> None:
    reduced = {"units": {"II/KG1/2": "bomber reduced"}}  # a point easier to hit, but two bombs less
    offers = ["I/KG1/2", "II/KG1/2"]
    assert decided("intercept", offers, {"left": 1}, reduced) == "I/KG1/2"
    assert decided("intercept", offers, {"left": 1}, {**reduced, "effects": ["bombed"]}) == "II/KG1/2"


# On the ground.


def test_reinforcements_are_bought_while_they_can_earn_their_price() -> None:
    offers = [DONE, "266/3/12", "603/6/11", "46/5/11"]
    early = {"date": "1940-08-20", "vp": 0}
    assert decided("reinforcement", offers, {"cost": 3, "left": 2}, early) != DONE
    assert decided("reinforcement", offers, {"cost": 3, "left": 2}, {"date": "1940-09-06"}) == DONE


def test_reinforcements_do_not_pay_in_four_raid_days_nor_below_minus_seven() -> None:
    offers = [DONE, "603/6/11"]
    assert decided("reinforcement", offers, {"cost": 4, "left": 2}, {"raid_day": 1}, scenario="hardest-days") == DONE
    for vp, answer in ((-4, "603/6/11"), (-5, DONE)):  # the price may lead to -7, but not beyond
        assert decided("reinforcement", offers, {"cost": 3, "left": 2}, {"date": "1940-08-20", "vp": vp}) == answer


def test_squadrons_return_first_where_they_are_wanted() -> None:
    away = dict.fromkeys(["54/6/11", "65/6/11", "74/6/11", "19/2/12", "32/7/11"], "light-loss")
    fields = {"top": "LF2 East", "units": away}
    for key in ("light-loss-return", "heavy-loss-move"):
        assert decided(key, ["19/2/12", "54/6/11", "229/3/12"], {}, fields) == "54/6/11"


def test_green_pilots_begin_in_quiet_sectors() -> None:
    offers = ["54/6/11", "92/2/10", "43/1/11"]
    assert decided("green-squadron", offers, {"left": 5}, scenario="thin-blue-line") == "92/2/10"


def test_who_can_be_spared() -> None:
    assert decided("disperse", ["54/6/11", "32/7/11"], {"left": 1}) == "32/7/11"
    fields = {"units": {"65/6/11": "6/11 reduced", "54/6/11": "patrol 6/11"}}
    assert decided("after-blenheims", ["32/7/11", "54/6/11", "65/6/11"], {"group": 11}, fields) == "65/6/11"
    assert decided("after-blenheims", ["32/7/11", "54/6/11"], {"group": 11}, fields) == "54/6/11"


# By night.


def test_all_blenheims_fly_by_night() -> None:
    offers = [DONE, "600/6/11", "25/5/11"]
    assert decided("night-patrol", offers, {"patrolling": ["600/6/11"]}) == "25/5/11"
    assert decided("night-patrol", offers, {"patrolling": ["600/6/11", "25/5/11"]}) == DONE


@pytest.mark.parametrize(("die", "answer"), [(2, "keep"), (3, "keep"), (4, "subtract")])
def test_the_die_is_lowered_only_where_it_must_be(die: int, answer: str) -> None:
    facts = {"die": die, "chance": 3, "squadron": "600/6/11"}
    assert decided("six-hundred", ["keep", "subtract"], facts) == answer


def test_night_fighters_and_their_prey() -> None:
    fields = {"units": {"600/6/11": "night-patrol reduced", "25/5/11": "night-patrol"}}
    assert decided("night-squadron", ["600/6/11", "25/5/11"], {"left": 1}, fields) == "25/5/11"
    assert decided("night-gruppe", ["I/KG51/3", "I/KG27/3"], {"left": 1}) == "I/KG27/3"
    assert decided("landing-accident", ["I/KG51/3", "I/KG27/3"]) == "I/KG27/3"


def test_equals_are_decided_by_the_bots_own_luck() -> None:
    s = situation({})
    found = {s.best(["32/7/11", "501/7/11"], lambda name: s.unit(name).rating) for _ in range(40)}
    assert found == {"32/7/11", "501/7/11"}


def test_a_patrol_is_worth_what_it_adds_to_waiting_at_home() -> None:
    watch = Watch(situation({"pulled": "LF2 East", "top": "LF2 South", "clock": "1000"}))
    home, circle = SECTORS.index("6/11"), PATROL + SECTORS.index("7/11")
    wanted = watch.need[circle] - watch.need[home]
    assert watch.need[home] > 0
    assert watch.gain(home, circle) == pytest.approx(wanted - watch.fruitless * (1 - watch.chance[circle]))


def test_where_enough_wait_no_more_are_wanted() -> None:
    only_kenley = {str(number): "discard" for number in DATA.targets if number != 11}
    enough = max(WANTED.values())
    for there, wanted in ((enough - 1, True), (enough, False)):
        squadrons = dict.fromkeys(DATA.names[: DATA.squadrons], "out")
        squadrons |= dict.fromkeys(DATA.names[:there], "patrol 2/11")
        watch = Watch(situation({"cards": only_kenley, "pulled": "", "top": "", "units": squadrons}))
        assert (watch.need[PATROL + SECTORS.index("2/11")] > 0) == wanted
