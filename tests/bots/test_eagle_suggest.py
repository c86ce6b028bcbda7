"""Suggestions for a plan of Eagle: every answer is legal, and together they do what they are called."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from eagle_views import (
    BEYOND,
    DECOY,
    GERMAN,
    MAJOR,
    MINOR,
    OF_LF3,
    RADAR,
    asked,
    day,
    gruppen_of,
    later,
    seen,
)

from tallyho.bots import bot
from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.day_plan import plan_of
from tallyho.bots.eagle.letters import uneven
from tallyho.bots.eagle.sketch import Sketch
from tallyho.bots.eagle.suggest import SUGGESTIONS, suggest
from tallyho.raf.eagle import EAGLE
from tallyho.raf.eagle.limits import gruppen_on
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.raid_plan import TIMES
from tallyho.raf.eagle.strategy import cards_on, planned_cards
from tallyho.raf.vocabulary import LETTERS, LF2, TYPES
from tallyho.table import CHANCE, DONE, AnyGame, Choice, Game, Prompt, Seat, Seed, Source, view_of

QUESTIONS = ("plan", "plan-raid", "assign-fighters", "assign-to-raid")
OPENING = ("plan", "assign-fighters")
OTHER = 14
"""A further card of Luftflotte 2 for a major raid."""


def carried_out(game: AnyGame, what: str, card: int = 0) -> AnyGame:
    """A twin of the game with the suggestion carried out, which must be legal and leave the plan to be confirmed."""
    twin = game.clone()
    answers = suggest(view_of(game, GERMAN), asked(game), what, card)
    for answer in answers:
        assert answer != DONE or asked(twin).prompt.key not in OPENING, "the plan is the player's to confirm"
        twin.answer(answer)
    assert twin.step == game.step
    assert not answers or asked(twin).prompt.key in OPENING
    return twin


def on(game: AnyGame, card: int) -> list[int]:
    position: EaglePosition = game.position
    return gruppen_on(position, card)


def types_on(game: AnyGame, card: int) -> Counter[str]:
    return Counter(TYPES[DATA.type[unit]] for unit in on(game, card))


def letters_on(game: AnyGame, card: int) -> str:
    return "".join(sorted(LETTERS[DATA.letter[unit]] for unit in on(game, card)))


def of_letter(names: list[str], letter: str) -> list[str]:
    return [name for name in names if LETTERS[DATA.letter[DATA.number[name]]] == letter]


# Whatever lies on the track.


@pytest.mark.parametrize("options", [(), ("advanced", "night")])
@pytest.mark.parametrize("scenario", ["prelude", "hardest-days", "thin-blue-line", "campaign"])
def test_suggestions_are_legal_wherever_a_player_may_be_and_need_no_second_time(
    scenario: str, options: tuple[str, ...]
) -> None:
    luck, tried = Random(f"{scenario} {options}"), Counter[str]()
    game: AnyGame = Game.new(EAGLE, scenario, options, "suggestions")
    seats: dict[str, Source] = {CHANCE: Seed(), GERMAN: Seat(bot("random", "1"))}
    while game.ask is not None and tried.total() < 20:
        key = game.ask.prompt.key
        if key in QUESTIONS and (luck.random() < 0.03 or (key in OPENING and luck.random() < 0.2)):
            tried[key] += 1
            cards = [0, *map(int, view_of(game, GERMAN).table["planned"])]  # type: ignore[arg-type]
            for what in SUGGESTIONS:
                card = luck.choice(cards)
                twin = carried_out(game, what, card)
                if twin.history != game.history:
                    assert suggest(view_of(twin, GERMAN), asked(twin), what, card) == []
        game.answer(seats[game.ask.side].reply(game, game.ask))
    assert tried["plan-raid"]


def test_there_is_nothing_to_suggest_at_other_questions() -> None:
    game = day(hand=[MAJOR])
    other = Choice(Prompt("choose-raid", "eagle:5.12b"), GERMAN, ["13"])
    assert [suggest(view_of(game, GERMAN), other, what, 0) for what in SUGGESTIONS] == [[], [], [], []]


def test_there_is_nothing_to_fill_without_a_raid() -> None:
    game = day(hand=[MAJOR, MINOR])
    for what in ("fill-bombers", "fill-escort", "balance"):
        assert suggest(view_of(game, GERMAN), asked(game), what, 0) == []
        assert suggest(view_of(game, GERMAN), asked(game), what, MAJOR) == []


def test_a_sketch_takes_nothing_that_the_rules_refuse() -> None:
    sketch = Sketch(view_of(day(track={MAJOR: "0600"}), GERMAN), whole_day=True)
    assert not sketch.give(MAJOR, gruppen_of(3, "he111")[0]), "the other Luftflotte"
    assert sketch.give(MAJOR, gruppen_of(2, "he111")[0])
    assert sketch.finished() == [str(MAJOR), gruppen_of(2, "he111")[0], DONE]


def test_an_open_card_is_closed_before_another_is_changed() -> None:
    game = day(track={MAJOR: "0600", OTHER: "0600"}, script=[OTHER])
    answers = suggest(view_of(game, GERMAN), asked(game), "fill-bombers", MAJOR)
    assert answers[:2] == [DONE, str(MAJOR)]
    assert answers[-1] == DONE
    stays = suggest(view_of(game, GERMAN), asked(game), "fill-bombers", OTHER)
    assert stays[0] not in (DONE, str(OTHER))


# Bombers.


def test_a_major_raid_gets_bombers_of_its_luftflotte_with_even_letters() -> None:
    for card, luftflotte in ((MAJOR, "/2"), (OF_LF3, "/3")):
        twin = carried_out(day(track={card: "0600"}), "fill-bombers", card)
        names = [DATA.names[unit] for unit in on(twin, card)]
        assert 2 <= len(names) <= 6
        assert all(DATA.is_bomber[DATA.number[name]] and name.endswith(luftflotte) for name in names)
        counts = Counter(letters_on(twin, card)).values()
        assert max(counts) - min(counts) <= 1


def test_a_minor_raid_keeps_room_for_a_fighter() -> None:
    twin = carried_out(day(track={MINOR: "0600"}), "fill-bombers")
    assert len(on(twin, MINOR)) == 2
    escorted = carried_out(twin, "fill-escort")
    assert len(on(escorted, MINOR)) == DATA.minor_limit


def test_ju87s_dive_on_airfields_and_never_join_others_or_go_to_radar_nets() -> None:
    assert set(types_on(carried_out(day(track={OF_LF3: "0600"}), "fill-bombers"), OF_LF3)) == {"ju87"}
    level = day(track={OF_LF3: "0600"}, gruppen={gruppen_of(3, "he111")[0]: OF_LF3})
    assert "ju87" not in types_on(carried_out(level, "fill-bombers"), OF_LF3)
    assert "ju87" not in types_on(carried_out(day(track={RADAR: "0600"}), "fill-bombers"), RADAR)


def test_a_raid_with_bombers_enough_needs_no_more() -> None:
    game = day(track={MAJOR: "0600"}, gruppen=dict.fromkeys(gruppen_of(2, "he111", "do17")[:6], MAJOR))
    assert suggest(view_of(game, GERMAN), asked(game), "fill-bombers", MAJOR) == []


def test_a_raid_filled_with_fighters_has_no_room_for_bombers() -> None:
    fighters = gruppen_of(2, "me109", "me110")[:16]
    game = day(track={MAJOR: "0600"}, gruppen=dict.fromkeys(fighters, MAJOR))
    assert suggest(view_of(game, GERMAN), asked(game), "fill-bombers", MAJOR) == []


def test_a_decoy_gets_nobody() -> None:
    game = day(track={MAJOR: "0600"}, strategy_on={DECOY: MAJOR})
    for what in ("fill-bombers", "fill-escort", "balance"):
        assert suggest(view_of(game, GERMAN), asked(game), what, 0) == []


# Escort.


def test_escort_fills_a_raid_with_both_kinds_of_fighters_of_its_luftflotte() -> None:
    bombers = dict.fromkeys(gruppen_of(2, "he111")[:3], MAJOR)
    twin = carried_out(day(track={MAJOR: "0600"}, gruppen=bombers), "fill-escort", MAJOR)
    types = types_on(twin, MAJOR)
    assert types["he111"] == 3
    assert types["me109"] >= 7
    assert types["me110"] >= 3
    assert len(on(twin, MAJOR)) <= DATA.most_gruppen
    assert all(DATA.luftflotte[unit] == LF2 for unit in on(twin, MAJOR))


def test_me109s_are_not_sent_where_they_cannot_reach() -> None:
    bombers = dict.fromkeys(gruppen_of(3, "he111")[:2], BEYOND)
    fields: dict[str, Any] = {"priorities": {"airfield": "high", "industry": "high", "city": "high", "port": "high"}}
    twin = carried_out(day(track={BEYOND: "0600"}, gruppen=bombers, **fields), "fill-escort")
    assert set(types_on(twin, BEYOND)) == {"he111", "me110"}


def test_raids_of_a_segment_share_the_fighters() -> None:
    twin = carried_out(day(track={MAJOR: "0600", OTHER: "0600"}), "fill-escort")
    here, there = types_on(twin, MAJOR), types_on(twin, OTHER)
    assert abs(here["me109"] - there["me109"]) <= 1
    assert here["me109"] + there["me109"] == len(gruppen_of(2, "me109"))
    assert abs(here["me110"] - there["me110"]) <= 1
    alone = carried_out(day(track={MAJOR: "0600", OTHER: "0600"}), "fill-escort", OTHER)
    assert on(alone, MAJOR) == []
    assert types_on(alone, OTHER)["me109"] > there["me109"]


def test_raids_too_late_for_fighters_get_none_now_and_bombers_all_the_same() -> None:
    game = day(track={MAJOR: "0600", OTHER: "1600"})
    assert on(carried_out(game, "fill-escort"), OTHER) == []
    assert types_on(carried_out(game, "fill-bombers"), OTHER)


def test_luftflotte_3_helps_out_over_luftflotte_2_where_it_may() -> None:
    bombers = dict.fromkeys(gruppen_of(2, "he111")[:2], MAJOR)
    away = dict.fromkeys(gruppen_of(2, "me109", "me110"), "light-loss")
    game = day(track={MAJOR: "0600"}, gruppen=bombers, units=away, effects=["lf3-to-lf2"])
    assert {DATA.names[unit][-1] for unit in on(carried_out(game, "fill-escort"), MAJOR)} == {"2", "3"}


def test_later_waves_get_fighters_and_no_bombers() -> None:
    bombers = dict.fromkeys(gruppen_of(2, "he111")[:2], MAJOR)
    game = later("1200", 3, {MAJOR: "1200", OTHER: "1800"}, gruppen=bombers)
    assert suggest(view_of(game, GERMAN), asked(game), "fill-bombers", 0) == []
    twin = carried_out(game, "fill-escort")
    assert types_on(twin, MAJOR)["he111"] == 2
    assert types_on(twin, MAJOR)["me109"] >= 7
    assert on(twin, OTHER) == []


# Letters.


def test_three_bombers_of_a_letter_are_exchanged_for_one_of_each() -> None:
    same = of_letter(gruppen_of(2, "he111"), "A")[:3]
    twin = carried_out(day(track={MAJOR: "0600"}, gruppen=dict.fromkeys(same, MAJOR)), "balance", MAJOR)
    assert len(same) == 3
    assert letters_on(twin, MAJOR) == "ABC"
    assert types_on(twin, MAJOR) == {"he111": 3}


def test_two_raids_exchange_their_gruppen_if_nobody_else_is_left() -> None:
    all_of_them = gruppen_of(2, "do17")
    here, there = of_letter(all_of_them, "A")[:2], of_letter(all_of_them, "B")[:2]
    others = dict.fromkeys([name for name in all_of_them if name not in here + there], "light-loss")
    gruppen = dict.fromkeys(here, MAJOR) | dict.fromkeys(there, OTHER)
    twin = carried_out(day(track={MAJOR: "0600", OTHER: "0600"}, gruppen=gruppen, units=others), "balance", MAJOR)
    assert letters_on(twin, MAJOR) == letters_on(twin, OTHER) == "AB"


def test_jabos_and_settled_gruppen_keep_their_places() -> None:
    bombers, me109s = of_letter(gruppen_of(2, "do17"), "A")[:3], of_letter(gruppen_of(2, "me109"), "B")[:3]
    game = later(
        "1200",
        3,
        {MAJOR: "1200"},
        gruppen=dict.fromkeys([*bombers, *me109s], MAJOR),
        jabos=me109s[:1],
        date="1940-09-05",
    )
    twin = carried_out(game, "balance")
    assert {*bombers, me109s[0]} <= {DATA.names[unit] for unit in on(twin, MAJOR)}
    assert uneven(on(twin, MAJOR)) < uneven(on(game, MAJOR))


def test_even_letters_need_no_exchange() -> None:
    names = [of_letter(gruppen_of(2, "do17"), letter)[0] for letter in "ABC"]
    game = day(track={MAJOR: "0600"}, gruppen=dict.fromkeys(names, MAJOR))
    assert suggest(view_of(game, GERMAN), asked(game), "balance", 0) == []


# The whole day.


def test_the_whole_day_is_the_plan_of_the_doctrine_in_place_of_what_lay_there() -> None:
    odd = {gruppen_of(2, "he111")[0]: MINOR}
    cards = [7, 11, 12, MAJOR, OTHER, 17, 22, OF_LF3, 29]
    game = day(hand=cards, track={MINOR: "1000"}, gruppen=odd, strategies=[157, 160])
    plan = plan_of(seen(game).state(dawn=True))
    twin = carried_out(game, "whole-day")
    position: EaglePosition = twin.position
    laid = {
        card: (TIMES[position.planned[card] - 1], set(on(twin, card)), set(cards_on(position, card)))
        for card in planned_cards(position)
    }
    assert laid == {raid.card: (TIMES[raid.segment], set(raid.gruppen), set(raid.strategies)) for raid in plan}
    assert len(plan) >= 2
    assert MINOR not in laid
    assert DONE in asked(twin).offers
    assert suggest(view_of(twin, GERMAN), asked(twin), "whole-day", 0) == []


def test_of_a_later_wave_the_fighters_are_those_of_the_doctrine() -> None:
    gruppen = {gruppen_of(2, "he111")[0]: MAJOR, gruppen_of(2, "me110")[0]: OTHER}
    twin = carried_out(later("1200", 3, {MAJOR: "1200", OTHER: "1400"}, gruppen=gruppen), "whole-day")
    for card in (MAJOR, OTHER):
        assert types_on(twin, card)["me109"] >= 3
    assert suggest(view_of(twin, GERMAN), asked(twin), "whole-day", 0) == []


def test_gruppen_that_only_a_pack_has_do_not_disturb() -> None:
    pack = {"units": {"IX/JG99/2": {"type": "me109"}}}
    game: AnyGame = Game.new(EAGLE, "hardest-days", (), "pack", overlay=pack)
    seats: dict[str, Source] = {CHANCE: Seed(), GERMAN: Seat(bot("first", ""))}
    while asked_key(game) != "plan":
        assert game.ask is not None
        game.answer(seats[game.ask.side].reply(game, game.ask))
    assert planned_cards(carried_out(game, "whole-day").position)


def asked_key(game: AnyGame) -> str:
    return game.ask.prompt.key if game.ask is not None else ""
