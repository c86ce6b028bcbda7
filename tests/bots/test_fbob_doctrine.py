"""The doctrine of First Battle of Britain, question by question."""

from __future__ import annotations

import importlib
import pkgutil

from fbob_views import BRITISH, GERMAN, GOTHAS, beside, explained, flying, month, situation, turn

import tallyho.fbob
from tallyho.bots import best_bot, bot, bots_of
from tallyho.bots.fbob import DoctrineBot
from tallyho.bots.fbob.buying import MARGIN, gain
from tallyho.bots.fbob.charts import DATA, HEART, LONDON, apart
from tallyho.bots.fbob.doctrine import DOCTRINE
from tallyho.bots.fbob.raids import COAST, campaign, campaign_at
from tallyho.bots.fbob.routes import way
from tallyho.bots.fbob.values import need
from tallyho.table import DONE, Prompt

BASED = {**dict.fromkeys(GOTHAS, "based 4024"), "13": {"place": "based", "at": "4024", "ace": 1}}
RAID = {name: flying("1520", 1, spotted=1) for name in GOTHAS}
CAMELS = dict.fromkeys(("44", "65"), "based 1318")
THREE_CAMELS = {**CAMELS, "1RN": "based 1318"}
WALL = {**THREE_CAMELS, "56": "based 1816", "143": "based 1816"}
"""The best fighters there are."""
SHELTERS = {"1019": "civil-defence", "1219": "civil-defence"}


# All of it.


def test_it_plays_both_sides_and_is_the_best_there_is() -> None:
    assert isinstance(bot("doctrine", "x", "fbob"), DoctrineBot)
    assert "doctrine" in bots_of("fbob")
    assert best_bot("fbob") == "doctrine"


def test_every_question_of_the_game_has_its_doctrine() -> None:
    prompts: set[str] = set()
    for module in pkgutil.iter_modules(tallyho.fbob.__path__, "tallyho.fbob."):
        for value in vars(importlib.import_module(module.name)).values():
            found = [value, *(value.values() if isinstance(value, dict) else ())]
            prompts |= {one.key for one in found if isinstance(one, Prompt)}
    assert set(DOCTRINE) == {key for key in prompts if not key.endswith("-die")}
    assert all(function.__doc__ for function in DOCTRINE.values())


# Set-up.


def test_the_british_take_the_standard_deployment() -> None:
    assert explained(BRITISH, "deploy-aerodrome", ["standard", "1318"])[0] == "standard"
    assert explained(GERMAN, "deploy-ace", ["standard", "13"])[0] == "standard"


def test_the_germans_go_forward_and_keep_bombers_together() -> None:
    fields = {"arranging": GERMAN}
    answer, reasons = explained(GERMAN, "deploy-aerodrome", ["standard", "4826", "4024", "5525"], {}, fields)
    assert answer == "4024"
    assert reasons[0][1]["far"] == 28
    placed = {**fields, "units": {"4024": "aerodrome", "4123": "aerodrome", "13": "based 4123"}}
    assert explained(GERMAN, "deploy-unit", ["standard", "4024", "4123"], {"unit": "14"}, placed)[0] == "4123"
    assert explained(GERMAN, "deploy-unit", ["standard", "4024", "4123"], {"unit": "Fake-1"}, placed)[0] == "4024"
    offers = ["standard", "4024", "4024 under", "4426"]
    assert explained(GERMAN, "deploy-aa", offers, {}, placed)[0] == "4024 under"
    assert explained(GERMAN, "deploy-headquarters", ["standard", "4225", "5525"], {}, placed)[0] == "4225"


# Planning.


def test_three_gothas_pay_and_one_against_the_best_fighters_does_not() -> None:
    assert explained(GERMAN, "gentlemens-war", ["no", "yes"], {}, month(BASED))[0] == "yes"
    lone = month({"13": "based 4024", **SHELTERS, **WALL})
    answer, reasons = explained(GERMAN, "gentlemens-war", ["no", "yes"], {}, lone)
    assert answer == "no"
    assert [key for key, _ in reasons] == ["raid-does-not-pay", "rest"]


def test_shelters_make_a_raid_worth_less_and_those_that_were_bought_are_feared_unseen() -> None:
    bare, sheltered = (campaign(situation(GERMAN, month(units))).points for units in (BASED, {**BASED, **SHELTERS}))
    hidden = {**BASED, **dict.fromkeys(("1019", "1219"), "aa1 civil-defence")}
    feared = situation(GERMAN, month(hidden))
    assert feared.shelters_hidden == 2
    assert situation(GERMAN, month({**BASED, **SHELTERS})).shelters_hidden == 0
    assert sheltered < campaign(feared).points < bare
    guns = {**BASED, **dict.fromkeys(("1019", "1219"), "aa1 early-warning")}
    assert campaign(feared).points < campaign(situation(GERMAN, month(guns))).points


def test_against_good_fighters_raids_wait_for_the_night() -> None:
    autumn = {"month": 6, "last_month": 8}
    walled = month({**BASED, **WALL}, **autumn)
    planned = campaign(situation(GERMAN, walled))
    assert planned.turn == DATA.night[6] - COAST
    assert all(raid.night and raid.lands <= DATA.flying_turns for raid in planned.raids)
    assert planned.worth > campaign_at(situation(GERMAN, walled), 1).worth
    assert campaign(situation(GERMAN, month(BASED, **autumn))).turn == 1
    early = turn(1, GERMAN, {**BASED, **WALL}, **autumn)
    answer, reasons = explained(GERMAN, "move", [DONE, "4024"], {}, early)
    assert (answer, reasons[1]) == (DONE, ("waits-for-night", {"turn": planned.turn}))
    assert explained(GERMAN, "more-missions", ["no", "yes"], {}, early)[0] == "yes"
    late = turn(planned.turn, GERMAN, {**BASED, **WALL}, **autumn)
    assert explained(GERMAN, "move", [DONE, "4024"], {}, late)[0] == "4024"


def test_bombers_for_a_second_group_are_bought_while_they_pay() -> None:
    rich = {"german": 20, "british": 0}
    fields = month({**BASED, **SHELTERS}, month=3, last_month=8, mp=rich)
    assert explained(GERMAN, "buy", [DONE, "15", "16", "Jasta-2"], {"mp": 20}, fields)[0] == "16"
    late = month({**BASED, **SHELTERS}, month=8, last_month=8, mp=rich)
    assert gain(situation(GERMAN, late), "15") < gain(situation(GERMAN, fields), "15") / 3
    alone = month({**BASED, **SHELTERS}, month=3, last_month=8, mp={"german": 2, "british": 0})
    assert gain(situation(GERMAN, alone), "15") < gain(situation(GERMAN, fields), "15")  # one is no group


def test_an_aerodrome_is_bought_for_bombers_that_have_no_base() -> None:
    rich = {"month": 3, "last_month": 8, "mp": {"german": 20, "british": 0}}
    full = {**BASED, **SHELTERS, **dict.fromkeys(("Jasta-1", "Fake-1", "Fake-2"), "based 4123")}
    assert explained(GERMAN, "buy", [DONE, "g-aerodrome"], {"mp": 20}, month(full, **rich))[0] == "g-aerodrome"
    assert gain(situation(GERMAN, month({**BASED, **SHELTERS}, **rich)), "g-aerodrome") == 0  # there is room
    poor = month(full, month=3, last_month=8, mp={"german": 3, "british": 0})
    assert gain(situation(GERMAN, poor), "g-aerodrome") == 0


def test_fighters_are_bought_against_many_raiders_and_those_that_bring_most_for_their_price() -> None:
    many = {**BASED, **dict.fromkeys(("15", "16", "18"), "based 4123"), "1/501": "based 4225", "4225": "aerodrome"}
    home = {**SHELTERS, "33": "based 1318", "38": "based 1318", "50": "based 1816", "78": "based 1816"}
    rich = {"month": 1, "last_month": 4, "mp": {"german": 0, "british": 9}}
    fields = month({**many, **home}, **rich)
    answer, reasons = explained(BRITISH, "buy", [DONE, "198", "44", "46"], {"mp": 9}, fields)
    assert answer == "46"  # a Pup costs half of a Camel
    assert reasons[-1][1]["gain"] > MARGIN
    assert explained(BRITISH, "buy", [DONE, "198"], {"mp": 9}, fields)[0] == DONE
    assert gain(situation(BRITISH, month({"13": "based 4024", **home}, **rich)), "46") == 0  # one raider comes


def test_the_british_prefer_to_rest() -> None:
    answer, reasons = explained(BRITISH, "gentlemens-war", ["no", "yes"], {}, month({**BASED, **CAMELS}))
    assert answer == "no"
    assert reasons[-1] == ("rest", {"mean": 3.5})


def test_who_is_far_behind_wants_less_of_a_mission_and_who_leads_goes_on() -> None:
    last = {"month": 13, "last_month": 13}
    points = (0, 13, 20, 40)
    wanted = [need(situation(GERMAN, month(BASED, mp={"german": mp, "british": 20}, **last))) for mp in points]
    assert wanted[0] == 0
    assert 0 < wanted[1] < 3.5
    assert wanted[2:] == [3.5, 3.5]


def test_every_raid_has_a_target_of_its_own_around_the_guns() -> None:
    units = {**BASED, "15": "based 4123", "16": "based 4123", "18": "based 4123", "1019": "aa4", "1118": "aa4"}
    raids = campaign(situation(GERMAN, month(units))).raids
    targets = [raid.target for raid in raids]
    assert len({*targets}) == len(targets) == 2
    assert {*targets} <= LONDON - {DATA.hex["1019"], DATA.hex["1118"]}
    assert all(raid.arrives == 6 and raid.lands == 12 for raid in raids)


def test_no_raid_is_planned_that_could_not_come_home() -> None:
    fields = month(BASED, turn=18)
    assert all(raid.lands <= DATA.flying_turns for raid in campaign(situation(GERMAN, fields)).raids)
    late = campaign(situation(GERMAN, month(BASED, turn=22))).raids
    assert not late


def test_recon_is_plotted_for_a_raid_as_long_as_it_is_worth_its_price() -> None:
    offers = [DONE, *DATA.hexes]
    six = {**dict.fromkeys(GOTHAS, "based 4024"), **dict.fromkeys(("15", "16", "18"), "based 4123")}
    fields = month(six, mp={"german": 9, "british": 0})
    answer, reasons = explained(GERMAN, "plot-recon", offers, {}, fields)
    assert DATA.hex[answer] in LONDON
    assert reasons[-1][1]["gain"] > 0.5
    many = {**fields, "plots": {"german": [answer] * 6}}
    assert explained(GERMAN, "plot-recon", offers, {}, many)[0] not in (answer, DONE)  # the other raid
    assert explained(BRITISH, "plot-recon", offers, {}, fields)[0] == DONE


def test_the_first_shelter_covers_most_of_london_and_the_second_the_rest() -> None:
    fields = month({**BASED, "1019": "aa2"}, mp={"german": 0, "british": 4})
    offers = [DONE, "b-cd", "198"]
    assert explained(BRITISH, "buy", offers, {"mp": 4}, fields)[0] == "b-cd"
    sites = [name for at in sorted(LONDON) for name in (DATA.hexes[at], f"{DATA.hexes[at]} under")]
    first = explained(BRITISH, "place-reinforcement", sites, {"what": "b-cd"}, fields)[0]
    assert sum(apart(DATA.hex[first[:4]], at) <= 1 for at in LONDON) >= 6
    covered = month({**BASED, **SHELTERS}, mp={"german": 0, "british": 4})
    assert explained(BRITISH, "buy", offers, {"mp": 4}, covered)[0] != "b-cd"


def test_free_units_are_placed_and_nothing_is_bought_in_the_last_month() -> None:
    fields = month({**BASED, "15": {"place": "set-up"}}, mp={"german": 9, "british": 9})
    assert explained(GERMAN, "buy", [DONE, "15", "16"], {"mp": 9}, fields)[0] == "15"
    late = month({**BASED, **SHELTERS}, month=13, last_month=13, mp={"german": 9, "british": 9})
    answer, reasons = explained(GERMAN, "buy", [DONE, "16"], {"mp": 9}, late)
    assert answer == DONE
    assert reasons == [("keep-points", {"mp": 9})]
    assert explained(BRITISH, "buy", [DONE, "44", "b-aa-4"], {"mp": 9}, late)[0] == DONE


def test_a_bomber_alone_goes_to_the_others() -> None:
    fields = month({"13": "based 4024", "14": "based 4024", "17": "based 4123"}, arranging=GERMAN)
    assert explained(GERMAN, "redeploy", [DONE, "13", "14", "17"], {}, fields)[0] == "17"
    assert explained(GERMAN, "redeploy-where", ["4024", "4123"], {"what": "17"}, fields)[0] == "4024"


def test_the_best_fighter_far_away_comes_to_the_thames() -> None:
    fields = month(
        {"66": "based 2926", "2926": "aerodrome", "77": "based 1806", "1806": "aerodrome"}, arranging=BRITISH
    )
    assert explained(BRITISH, "redeploy", [DONE, "77", "66"], {}, fields)[0] == "66"
    assert explained(BRITISH, "redeploy-where", ["1816", "1806"], {"what": "66"}, fields)[0] == "1816"


def test_the_weakest_fighter_is_recalled() -> None:
    assert explained(BRITISH, "recall", ["44", "36", "66"], {}, month(CAMELS))[0] == "36"


def test_a_royal_air_force_for_the_last_month_is_too_dear() -> None:
    fields = month({**BASED, **CAMELS, "1RN": "based 1318"}, month=13, last_month=13)
    assert explained(BRITISH, "create-raf", ["no", "yes"], {"cost": 10}, fields)[0] == "no"


def test_what_hides_most_is_examined() -> None:
    fields = month({"1019": "aa2 civil-defence", "2424": "aa1"})
    assert explained(GERMAN, "examine", ["1019", "2424"], {"left": 1}, fields)[0] == "1019"


# Flying.


def test_all_bombers_of_a_base_take_off_together() -> None:
    fields = turn(1, GERMAN, {**BASED, "Fake-1": "based 4024"})
    assert explained(GERMAN, "move", [DONE, "4024"], {}, fields)[0] == "4024"
    args = {"hex": "4024", "number": 0, "most": 3}
    assert explained(GERMAN, "take-off", ["13", "14", "17", "Fake-1"], args, fields)[0] == "13"
    assert explained(GERMAN, "take-off", [DONE, "17", "Fake-1"], {**args, "number": 2}, fields)[0] == "17"


def test_a_raid_that_does_not_pay_stays_on_the_ground() -> None:
    fields = turn(1, GERMAN, {"13": "based 4024", **SHELTERS, **WALL})
    answer, reasons = explained(GERMAN, "move", [DONE, "4024"], {}, fields)
    assert answer == DONE
    assert reasons[0][0] == "raid-does-not-pay"


def test_bombers_fly_to_their_target_bomb_and_go_home() -> None:
    out = turn(5, GERMAN, {name: flying("1520", 1) for name in GOTHAS}, moving=1, went={"german": 1})
    args = {"group": "G1", "hex": "1520", "left": 5, "units": GOTHAS}
    offers = ["stop", "split", *beside("1520")]
    answer, reasons = explained(GERMAN, "fly", offers, args, out)
    assert apart(DATA.hex[answer], HEART) < apart(DATA.hex["1520"], HEART)
    assert reasons[0][0] == "fly-to-bomb"
    done = {name: flying("1520", 1, marks=["flew", "bombed"]) for name in GOTHAS}
    answer, reasons = explained(GERMAN, "fly", offers, args, turn(5, GERMAN, done, moving=1, went={"german": 1}))
    assert apart(DATA.hex[answer], HEART) > apart(DATA.hex["1520"], HEART)
    assert reasons[0][0] == "fly-home"


def test_bombers_over_london_bomb_the_city() -> None:
    over = turn(6, GERMAN, {name: flying("1219", 1) for name in GOTHAS}, went={"german": 1})
    assert explained(GERMAN, "bomb", [DONE, "G1"], {}, over)[0] == "G1"
    args = {"unit": "13", "hex": "1219"}
    assert explained(GERMAN, "aim", ["city", "aa"], args, over)[0] == "city"


def test_bombers_short_of_fuel_go_home() -> None:
    units = {name: flying("2520", 1, box=11) for name in GOTHAS}
    fields = turn(9, GERMAN, units, moving=1, went={"german": 1})
    args = {"group": "G1", "hex": "2520", "left": 5, "units": GOTHAS}
    answer, reasons = explained(GERMAN, "fly", ["stop", *beside("2520")], args, fields)
    assert reasons[0][0] == "fly-home"
    assert apart(DATA.hex[answer], DATA.hex["4024"]) < apart(DATA.hex["2520"], DATA.hex["4024"])


def test_who_is_home_lands() -> None:
    units = {name: flying("4024", 1, marks=["flew", "bombed"]) for name in GOTHAS}
    fields = turn(12, GERMAN, units, moving=1, went={"german": 1})
    args = {"group": "G1", "hex": "4024", "left": 2, "units": GOTHAS}
    assert explained(GERMAN, "fly", ["stop", "split", "land", *beside("4024")], args, fields)[0] == "land"


def test_ways_go_around_guns() -> None:
    start, goal = DATA.hex["2020"], DATA.hex["1620"]
    straight = way(start, goal, frozenset())
    assert len(straight) == 4
    around = way(start, goal, frozenset((at, 9) for at in straight[:-1]))
    assert not {*around} & {*straight[:-1]}
    assert around[-1] == goal


def test_no_group_ends_its_move_where_a_friend_flies() -> None:
    units = {"13": flying("1520", 1), "14": flying("1519", 2)}
    fields = turn(5, GERMAN, units, moving=1, went={"german": 1})
    args = {"group": "G1", "hex": "1520", "left": 1, "units": ["13"]}
    answer = explained(GERMAN, "fly", ["stop", *beside("1520")], args, fields)[0]
    assert answer != "1519"


def test_camels_go_up_against_gothas_in_reach_and_meet_them() -> None:
    fields = turn(5, BRITISH, {**RAID, **THREE_CAMELS, "1420": "headquarters"}, went={"german": 1}, raf=True)
    answer, reasons = explained(BRITISH, "move", [DONE, "1318"], {}, fields)
    assert answer == "1318"
    assert reasons[0][0] == "scramble"
    weak = dict.fromkeys(("198", "199"), "based 1318")
    fields = turn(5, BRITISH, {**RAID, **weak, "1420": "headquarters"}, went={"german": 1})
    answer, reasons = explained(BRITISH, "move", [DONE, "1318"], {}, fields)
    assert (answer, reasons[0][0]) == (DONE, "no-scramble")
    up = {**RAID, **{name: flying("1318", 1, box=13) for name in ("44", "65")}}
    fields = turn(5, BRITISH, up, moving=1, went={"german": 1, "british": 1})
    args = {"group": "B1", "hex": "1318", "left": 8, "units": ["44", "65"]}
    answer, reasons = explained(BRITISH, "fly", ["stop", "split", "land", *beside("1318")], args, fields)
    assert apart(DATA.hex[answer], DATA.hex["1520"]) == 2
    assert reasons[0][0] == "fly-to-meet"


def test_a_lone_old_fighter_keeps_the_rest_die() -> None:
    fields = turn(5, BRITISH, {**RAID, "36": "based 1318"}, went={"german": 1})
    assert explained(BRITISH, "move", [DONE, "1318"], {}, fields)[0] == DONE


def test_a_raid_out_of_reach_is_let_alone() -> None:
    far = {name: flying("3522", 1, spotted=1) for name in GOTHAS}
    fields = turn(2, BRITISH, {**far, **THREE_CAMELS, "1420": "headquarters"}, went={"german": 1}, raf=True)
    assert explained(BRITISH, "move", [DONE, "1318"], {}, fields)[0] == DONE


def test_a_hidden_counter_may_be_a_fake() -> None:
    hidden = {"13": flying("1520", 1)}
    fields = turn(5, BRITISH, {**hidden, "46": "based 1318"}, month=6, went={"german": 1})
    assert explained(BRITISH, "move", [DONE, "1318"], {}, fields)[0] == DONE


def test_fighters_without_prey_go_home_in_time() -> None:
    up = {name: flying("1520", 1, box=13) for name in ("44", "65")}
    fields = turn(8, BRITISH, up, moving=1, went={"german": 1, "british": 1})
    args = {"group": "B1", "hex": "1520", "left": 8, "units": ["44", "65"]}
    answer, reasons = explained(BRITISH, "fly", ["stop", "land", *beside("1520")], args, fields)
    assert reasons[0][0] == "fly-home"
    assert answer not in ("stop", "land")


# Combat.


def test_good_odds_are_taken_and_bad_ones_left() -> None:
    up = {**RAID, **{name: flying("1520", 1, box=13) for name in ("44", "65")}}
    fields = turn(5, BRITISH, up, went={"german": 1, "british": 1})
    answer, reasons = explained(BRITISH, "attack", [DONE, "B1 G1"], {}, fields)
    assert answer == "B1 G1"
    assert reasons[0][1]["worth"] > 0.5
    weak = turn(5, BRITISH, {"44": flying("1520", 1), "65": flying("1520", 1), "Jasta-1": flying("1520", 1)})
    assert explained(GERMAN, "attack", [DONE, "G1 B1"], {}, {**weak, "phasing": GERMAN})[0] == DONE


def test_the_enemys_best_and_the_own_worst_are_hit() -> None:
    fields = turn(5, BRITISH, {**RAID, "1/501": flying("1520", 1, spotted=1)})
    assert explained(BRITISH, "pick-hit", ["13", "1/501"], {"result": "E"}, fields)[0] == "1/501"
    assert explained(GERMAN, "pick-hit", ["13", "1/501"], {"result": "E"}, fields)[0] == "13"


def test_who_is_pushed_aside_keeps_away_from_guns() -> None:
    fields = turn(5, GERMAN, {**RAID, "1420": "aa4", "1421": "aa4"})
    args = {"unit": "13", "hex": "1520", "side": GERMAN}
    answer = explained(GERMAN, "scatter", beside("1520"), args, fields)[0]
    assert answer not in ("1420", "1421")
    assert explained(GERMAN, "keep-in-hex", ["13", "1/501"], {}, fields)[0] == "1/501"


def test_by_night_groups_part_where_the_rules_say_so() -> None:
    fields = turn(18, GERMAN, {name: flying("2520", 1) for name in GOTHAS}, moving=1, rules=["night"])
    args = {"group": "G1", "hex": "2520", "left": 5, "units": GOTHAS}
    assert explained(GERMAN, "fly", ["stop", "split", *beside("2520")], args, fields)[0] == "split"


def test_a_way_does_not_depend_on_those_that_were_found_before() -> None:
    """Otherwise a game would depend on those that the same process has played before it."""
    start, between, goal = (DATA.hex[name] for name in ("4608", "4209", "3304"))
    danger = frozenset((DATA.hex[name], 1) for name in ("4309", "4105", "3704", "3505", "3504"))
    way.cache_clear()
    alone = way(between, goal, danger)
    way.cache_clear()
    longer = way(start, goal, danger)
    assert longer[longer.index(between) + 1 :] != alone  # there are two that are equally good
    assert way(between, goal, danger) == alone
