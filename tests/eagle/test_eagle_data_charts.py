"""The charts of RAF: Eagle, value by value. Expected values are those of the ledger, written as it writes them."""

from __future__ import annotations

import pytest

from tallyho.raf.eagle.components import CHART_B, GO, STAY, EagleData, Rendezvous, load
from tallyho.raf.vocabulary import (
    BROKEN,
    DAYS,
    LETTERS,
    MAJOR,
    MINOR,
    NO_RAID,
    NONE,
    PRIORITIES,
    RAIDS,
    RESPONSE_PRIORITIES,
    SEPTEMBER_1,
)


@pytest.fixture(scope="module")
def data() -> EagleData:
    return load({})


def numbers(text: str) -> range:
    """The numbers of a range as the charts write it; `8+` goes on to 99."""
    low, _, high = text.removesuffix("+").partition("-")
    return range(int(low), 100 if text.endswith("+") else int(high or low) + 1)


def rendezvous(
    *,
    same_luftflotte: int = NONE,
    raids: int = NONE,
    gruppen: int = NONE,
    weather: int = NONE,
    undepleted: bool = False,
) -> Rendezvous:
    return Rendezvous(same_luftflotte, raids, gruppen, weather, undepleted)


@pytest.mark.parametrize(
    ("die", "check"),
    [
        pytest.param(1, rendezvous(same_luftflotte=2), marks=pytest.mark.rules("eagle:chart.rendezvous.1")),
        pytest.param(2, rendezvous(raids=3), marks=pytest.mark.rules("eagle:chart.rendezvous.2")),
        pytest.param(3, rendezvous(gruppen=8, weather=BROKEN), marks=pytest.mark.rules("eagle:chart.rendezvous.3")),
        pytest.param(4, rendezvous(gruppen=11, undepleted=True), marks=pytest.mark.rules("eagle:chart.rendezvous.4")),
        pytest.param(5, rendezvous(gruppen=13), marks=pytest.mark.rules("eagle:chart.rendezvous.5")),
        pytest.param(6, rendezvous(gruppen=15), marks=pytest.mark.rules("eagle:chart.rendezvous.6")),
    ],
)
def test_the_rendezvous_check(data: EagleData, die: int, check: Rendezvous) -> None:
    assert data.rendezvous[die - 1] == check
    assert len(data.rendezvous) == 6


@pytest.mark.rules("eagle:6.3b", "eagle:6.3c")
def test_rendezvous_failure(data: EagleData) -> None:
    found = [f"{LETTERS[letter]} {'leave' if leaves else 'reduced'}" for letter, leaves in data.rendezvous_failure]
    assert found == ["A reduced", "B reduced", "C reduced", "A leave", "B leave", "C leave"]


@pytest.mark.rules("eagle:chart.priority.date")
def test_response_priority_by_date(data: EagleData) -> None:
    printed = {("08-11", "08-19"): 0, ("08-20", "08-31"): 1, ("09-01", "09-10"): 2, ("09-11", "10-01"): 3}
    for (first, last), value in printed.items():
        days = range(DAYS.index(f"1940-{first}"), DAYS.index(f"1940-{last}") + 1)
        assert {data.priority_date[day] for day in days} == {value}
    assert len(data.priority_date) == len(DAYS)


@pytest.mark.rules("eagle:chart.priority.size")
def test_response_priority_by_size(data: EagleData) -> None:
    for text, value in {"0-5": 0, "6-8": 1, "9-11": 2, "12+": 3}.items():
        assert {data.priority_size[gruppen] for gruppen in numbers(text)} == {value}
    assert len(data.priority_size) == 100


@pytest.mark.rules(
    "eagle:chart.priority.group",
    "eagle:chart.priority.type",
    "eagle:chart.priority.deep",
    "eagle:chart.priority.warning",
    "eagle:chart.priority.bomber",
    "eagle:chart.priority.poor",
    "eagle:chart.priority.cards",
)
def test_other_modifiers_of_response_priority(data: EagleData) -> None:
    assert data.priority_eleven_group == 1
    assert data.priority_radar_or_airfield == 2
    assert data.priority_industry == 1
    assert data.priority_deep == 1
    assert data.priority_very_early == 1
    assert data.priority_accurate_bombers == 2
    assert data.priority_poor_major == 2
    assert data.priority_card_left == -1


@pytest.mark.rules("eagle:chart.priority.result")
def test_response_priority_by_die(data: EagleData) -> None:
    printed = {
        "minimal": [1, 2, 5],
        "low": [3, 6, 7, 11],
        "high": [4, 8, 9, 12, 14, 17],
        "all-out": [10, 13, 15, 16, 18],
    }
    for name, dice in printed.items():
        assert [die for die in range(1, 19) if RESPONSE_PRIORITIES[data.response_priority[die]] == name] == dice
    assert len(data.response_priority) == 19


@pytest.mark.rules("eagle:chart.priority.remove")
def test_squadrons_that_do_not_respond(data: EagleData) -> None:
    printed = {
        "1": "1/0/0/0", "2": "1/0/0/0", "3": "2/1/0/0", "4-5": "3/2/1/0", "6-7": "4/3/2/1", "8-9": "5/4/3/2",
        "10-11": "6/5/4/3", "12-13": "7/6/5/4", "14+": "8/7/6/5",
    }  # fmt: skip
    for text, line in printed.items():
        for pool in numbers(text):
            removed = [data.response_removed(pool, priority) for priority in range(len(RESPONSE_PRIORITIES))]
            assert "/".join(map(str, removed)) == line
    assert [data.response_removed(0, priority) for priority in range(4)] == [0, 0, 0, 0]


def answers(line: str) -> list[int]:
    return [{"No": STAY, "Yes": GO, "B": CHART_B}[word] for word in line.split()]


@pytest.mark.rules("eagle:chart.tactics.1a")
@pytest.mark.parametrize(
    ("pool", "line"),
    [
        ("1", "Yes B No No No"),
        ("2", "Yes Yes B No No"),
        ("3", "Yes Yes Yes B B"),
        ("4", "Yes Yes Yes Yes B"),
        ("5+", "Yes Yes Yes Yes Yes"),
    ],
)
def test_tactics_chart_1a(data: EagleData, pool: str, line: str) -> None:
    for text, answer in zip(("0-1", "2", "3-4", "5", "6+"), answers(line), strict=True):
        assert {data.tactics_1a(squadrons, n) for squadrons in numbers(pool) for n in numbers(text)} == {answer}


@pytest.mark.rules("eagle:chart.tactics.1b")
@pytest.mark.parametrize(
    ("pool", "line"),
    [
        ("1", "Yes No No No No"),
        ("2", "Yes Yes No No No"),
        ("3", "Yes Yes Yes No No"),
        ("4", "Yes Yes Yes Yes No"),
        ("5+", "Yes Yes Yes Yes Yes"),
    ],
)
def test_tactics_chart_1b(data: EagleData, pool: str, line: str) -> None:
    for text, answer in zip(("0-2", "3-4", "5-6", "7-9", "10+"), answers(line), strict=True):
        assert {data.tactics_1b(squadrons, n) for squadrons in numbers(pool) for n in numbers(text)} == {answer}


@pytest.mark.rules("eagle:chart.tactics.2")
def test_tactics_chart_2(data: EagleData) -> None:
    for pool, most in {"1": 0, "2-3": 1, "4": 2, "5-6": 3, "7-8": 4, "9+": 5}.items():
        for squadrons in numbers(pool):
            assert {data.tactics_2(squadrons, hunters) for hunters in range(most + 1)} == {GO}
            assert {data.tactics_2(squadrons, hunters) for hunters in range(most + 1, 100)} == {STAY}


def test_an_empty_pool_stays(data: EagleData) -> None:
    for hunters in (0, 5, 99):
        assert data.tactics_1a(0, hunters) == data.tactics_1b(0, hunters) == data.tactics_2(0, hunters) == STAY
        assert data.tactics_3(0, hunters) == 0
    assert data.tactics_4(0, MINOR) == data.tactics_4(0, MAJOR) == 0


@pytest.mark.rules("eagle:chart.tactics.3")
def test_tactics_chart_3(data: EagleData) -> None:
    for gruppen, most in ((1, 2), (2, 4), (3, 6)):
        assert [data.tactics_3(pool, gruppen) for pool in range(1, 100)] == [min(pool, most) for pool in range(1, 100)]
    for text, least in {"4-6": 2, "7-10": 3, "11+": 4}.items():
        for gruppen in numbers(text):
            found = [data.tactics_3(pool, gruppen) for pool in range(1, 100)]
            assert found == [pool if pool >= least else 0 for pool in range(1, 100)]


@pytest.mark.rules("eagle:chart.tactics.4")
def test_tactics_chart_4(data: EagleData) -> None:
    for text, minor in {"1": 1, "2-5": 2, "6+": 3}.items():
        assert {data.tactics_4(pool, MINOR) for pool in numbers(text)} == {minor}
    assert [data.tactics_4(pool, MAJOR) for pool in range(1, 8)] == [0, 0, 3, 4, 5, 6, 6]
    assert {data.tactics_4(pool, MAJOR) for pool in range(6, 100)} == {6}


@pytest.mark.rules("eagle:5.1e", "eagle:14.4c", "eagle:chart.raid-priority", "eagle:2.1t")
def test_the_raid_priority_table(data: EagleData) -> None:
    usual, depleted = (
        {
            PRIORITIES[priority]: "/".join(RAIDS[data.eligibility[priority, value][level]] for value in (1, 2, 3))
            for priority in range(3)
        }
        for level in (0, 1)
    )
    assert usual == {"low": "none/none/minor", "medium": "none/minor/major", "high": "minor/major/major"}
    assert depleted == {**usual, "high": "major/major/major"}
    assert len(data.eligibility) == 9


@pytest.mark.rules("eagle:chart.channel-patrol", "eagle:2.1n")
def test_the_channel_patrol_chart(data: EagleData) -> None:
    for text, me109s in {"0-1": 0, "2-4": 2, "5-7": 3, "8-10": 4, "11+": 5}.items():
        assert {data.channel_patrol[bombers] for bombers in numbers(text)} == {me109s}


@pytest.mark.rules("eagle:5.4c", "eagle:5.4e", "eagle:5.4f")
def test_how_many_gruppen_a_raid_may_have(data: EagleData) -> None:
    assert list(data.raid_limit[1:]) == [16, 16, 16, 16, 14, 12, 11, *([10] * 14)]
    assert len(data.raid_limit) == 22, "three raids in each of seven segments"
    assert (data.minor_limit, data.most_gruppen) == (3, 16)


@pytest.mark.rules("eagle:6.2d", "eagle:2.1u")
def test_what_the_number_of_gruppen_adds_to_detection(data: EagleData) -> None:
    assert data.detection_size[8] == 3
    for text, value in {"1-3": 0, "4-5": 1, "6-7": 2, "8-10": 3, "11-13": 4, "14+": 5}.items():
        assert {data.detection_size[gruppen] for gruppen in numbers(text)} == {value}


@pytest.mark.rules("eagle:6.2g", "eagle:6.2h")
def test_what_the_british_take_a_raid_for(data: EagleData) -> None:
    assert {data.belief[gruppen] for gruppen in (1, 2, 3)} == {MINOR}
    assert {data.belief[gruppen] for gruppen in (4, 5)} == {NO_RAID}
    assert {data.belief[gruppen] for gruppen in range(6, 100)} == {MAJOR}


def test_single_numbers(data: EagleData) -> None:
    assert (data.detect_only_me109, data.detect_press, data.detect_forward, data.detect_net) == (-2, 2, -2, 2)
    assert (data.cards_drawn, data.cards_in_haze, data.majors_wanted, data.raids_a_segment) == (10, 8, 3, 3)
    assert (data.vp_day_preparing, data.strategy_pressed, data.nets_crippled) == (3, 1, 3)


@pytest.mark.rules("eagle:2.22o", "eagle:19.3a", "eagle:19.3b")
def test_jabos(data: EagleData) -> None:
    """Their ratings are no better than those of an Me 109 in combat, and better in bombing."""
    assert (data.jabo_markers, data.jabo_day) == (2, SEPTEMBER_1)
    me109 = data.number["I/JG51/2"]
    for side in (0, 1):
        assert data.jabo_combat[side] >= data.combat[side][me109]
        assert data.jabo_bombing[side] >= data.bombing[side][me109]
    assert (data.jabo_combat, data.jabo_bombing) == ((3, 2), (1, 2))


@pytest.mark.rules("eagle:18.11")
def test_how_many_gruppen_raid_by_night(data: EagleData) -> None:
    printed = ["2/4 3/6 4/8", "4/8 5/10 7/15", "7/15 9/17 12/20"]
    for city, line in enumerate(printed):
        assert [data.night_limits[city, industry] for industry in range(3)] == [
            tuple(int(number) for number in pair.split("/")) for pair in line.split()
        ]
    assert len(data.night_limits) == 9


@pytest.mark.rules("eagle:18.2a")
def test_how_many_blenheims_patrol_by_night(data: EagleData) -> None:
    printed = {
        ("1940-08-11", "1940-08-25"): [0, 1, 1, 2, 2, 3],
        ("1940-08-26", "1940-09-15"): [1, 2, 3, 3, 4, 5],
        ("1940-09-16", "1940-10-01"): [2, 3, 4, 5, 5, 5],
    }
    for (first, last), squadrons in printed.items():
        for day in range(DAYS.index(first), DAYS.index(last) + 1):
            assert [data.night_patrollers(day, die) for die in range(1, 7)] == squadrons


@pytest.mark.rules("eagle:18.2b")
def test_the_sequence_of_blenheims(data: EagleData) -> None:
    assert [data.names[unit].partition("/")[2] for unit in data.night_order] == ["6/11", "3/12", "1/10", "4/10", "5/11"]
    assert sorted(data.night_order) == sorted(data.blenheims)


@pytest.mark.rules("eagle:15.1b", "eagle:2.1s")
def test_how_many_strategy_cards_a_total_gives(data: EagleData) -> None:
    assert data.strategy_draw(-7) == 3
    found = [data.strategy_draw(vp) for vp in range(-35, 36)]
    assert found == [5] * 11 + [4] * 10 + [3] * 10 + [2] * 9 + [1] * 10 + [0] * 21
    assert (data.strategy_draw(-90), data.strategy_draw(90)) == (5, 0), "Prelude may go beyond the track"


@pytest.mark.rules("eagle:12b")
def test_results_of_prelude(data: EagleData) -> None:
    assert [tuple(band) for band in data.bands["prelude"]] == [
        (-35, -16, "german-triumph", "german"),
        (-15, -6, "german-tactical", "german"),
        (-5, -1, "draw", None),
        (0, 9, "british-tactical", None),
        (10, 35, "luftwaffe-disaster", None),
    ]


@pytest.mark.rules("eagle:17.1c")
def test_results_of_the_hardest_days(data: EagleData) -> None:
    assert [tuple(band) for band in data.bands["hardest-days"]] == [
        (-34, -26, "german-decisive", "german"),
        (-25, -11, "german-operational", "german"),
        (-10, -1, "draw", None),
        (0, 14, "british-operational", None),
        (15, 34, "british-decisive", None),
    ]
    assert list(data.bands) == ["prelude", "hardest-days"]


@pytest.mark.rules("eagle:17.2e")
def test_green_squadrons_of_the_thin_blue_line(data: EagleData) -> None:
    rule = data.green_rule
    assert (rule.count, rule.per_sector, rule.in_11_at_most, rule.in_11) == (5, 1, 1, 0)


@pytest.mark.rules("eagle:chart.vp-summary")
def test_victory_points(data: EagleData) -> None:
    assert (data.vp_day, data.vp_day_preparing, data.vp_sealion, data.vp_accident) == (1, 3, -5, 1)
    assert data.bombing_vp == (0, -1, -2, -3)
    losses = {
        british: {result.vp for key, cells in data.damage.items() if key[1] == british for result in cells}
        for british in (0, 1)
    }
    assert losses == {0: {0, 1, 2}, 1: {0, -1, -2}}


@pytest.mark.rules("eagle:2.4a", "eagle:2b")
def test_the_charts_that_play_needs_are_there_and_have_six_lines_for_a_die(data: EagleData) -> None:
    by_die = [data.weather, data.rendezvous, data.rendezvous_failure, data.bombing_results, *data.crt]
    assert {len(lines) for lines in by_die} == {6}
    assert len(data.crt) == 9
    assert len(data.damage) == 10
    for name in ("night_interception", "night_bombing", "night_limits", "night_patrol"):
        assert data.tables[name]
