"""Eagle over the API: its components and its table, suggestions and forecasts for the plan, odds, hints, the report."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from houses import LIBRARY, Database, House, Person, fine, opened, trouble

from tallyho.raf.eagle.title import EAGLE
from tallyho.server import eagle_plan, hooks
from tallyho.table import Game, view_of
from tallyho.table.record import load


@pytest.fixture(scope="module")
def house(empty_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with SQLite only: what a game adds has nothing to do with the database."""
    file = tmp_path_factory.mktemp("eagle") / "games.sqlite"
    shutil.copy(empty_sqlite, file)
    with opened(Database(f"sqlite:///{file}")) as found:
        yield found


@pytest.fixture
def me(house: House) -> Person:
    return house.person()


def planning(me: Person, scenario: str = "prelude", **wish: Any) -> str:
    """A game of Eagle that waits for the plan of its first day."""
    game = me.begin("eagle", scenario=scenario, **wish)
    assert [ask["key"] for ask in me.state(game)["asked"]] == ["plan"]
    return game


def planned(me: Person, **wish: Any) -> str:
    """A game with the plan of a whole day, not yet confirmed."""
    game = planning(me, **wish)
    me.give(game, "german", *suggested(me, game, "whole-day"))
    return game


def suggest(me: Person, game: str, what: str, card: int = 0, side: str = "german") -> Any:
    return me.post(f"/api/games/{game}/suggest", {"side": side, "what": what, "card": card})


def suggested(me: Person, game: str, what: str, card: int = 0) -> list[str]:
    answers: list[str] = fine(suggest(me, game, what, card))["answers"]
    return answers


def forecast(me: Person, game: str, **query: Any) -> list[dict[str, Any]]:
    answer = me.get(f"/api/games/{game}/forecast", params=query)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def on_track(me: Person, game: str) -> dict[str, str]:
    """The raids on the track with their times."""
    table = me.state(game)["table"]
    return {card: time for card, time in table["planned"].items() if table["cards"][card] == "track"}


# What the browser knows of the game


def test_the_components_of_eagle(me: Person) -> None:
    found = fine(me.get("/api/titles/eagle/components"))
    data: Any = EAGLE.data()
    assert set(found["units"]) == set(data.names)
    assert set(found["targets"]) == {str(card) for card in data.targets}
    assert set(found["strategy"]) == {str(number) for number in data.strategies}
    tracks = found["tracks"]
    assert {"raid_eligibility", "raid_limit", "detection_size", "response_priority", "tactics_1a", "tactics_4"} <= set(
        tracks
    )
    assert not any("source" in row or "where" in row for table in tracks.values() for row in table.values())
    chart = found["targets"]["13"]["chart"]
    assert chart[0] == {"sector": "7/11", "squadrons": [1, 2, 3, 3]}
    assert [len(row["squadrons"]) for row in chart] == [4] * len(chart)


def test_the_bands_are_those_of_eagle(me: Person) -> None:
    scenarios = fine(me.get("/api/titles/eagle/components"))["tracks"]["scenarios"]
    assert [band["level"] for band in scenarios["prelude"]["bands"]] == [
        *("german-triumph", "german-tactical", "draw", "british-tactical", "luftwaffe-disaster")
    ]
    assert "bands" not in scenarios["campaign"]
    lion = fine(me.get("/api/titles/lion/components"))["tracks"]["scenarios"]["prelude"]["bands"]
    assert "british-triumph" in [band["level"] for band in lion]


def test_the_start_page_knows_eagle(me: Person) -> None:
    game = planning(me)
    (head,) = (one for one in me.get("/api/games").json() if one["id"] == game)
    assert head["summary"] == "August 11, 0600 hours, 0 VP"


def test_the_table_has_what_the_rules_make_of_it(me: Person) -> None:
    game = planned(me)
    table = me.state(game)["table"]
    raids = on_track(me, game)
    assert raids
    for card in raids:
        raid = table["derived"]["raids"][card]
        flying = sum(number == int(card) for number in table["raid_of"].values())
        assert raid["kind"] in ("minor", "major")
        assert 0 < flying <= raid["limit"]
    assert set(table["derived"]) >= {"depletion_level", "radar_blind", "plan", "raids"}


# Suggestions


def test_a_whole_day_is_suggested_and_can_be_given_as_it_is(me: Person) -> None:
    game = planning(me)
    answers = suggested(me, game, "whole-day")
    assert 20 < len(answers) <= 200
    assert on_track(me, game) == {}  # only suggested
    state = me.give(game, "german", *answers)["state"]
    assert [ask["key"] for ask in state["asked"]] == ["plan"]
    assert len(on_track(me, game)) > 2
    assert "done" in [offer["answer"] for offer in state["asked"][0]["offers"]]
    assert suggested(me, game, "whole-day") == []  # nothing to do any more


def test_one_raid_is_filled_up(me: Person) -> None:
    game = planning(me)
    raids = [*(raid for raid, made in me.state(game)["table"]["derived"]["raids"].items() if made["kind"] == "major")]
    me.give(game, "german", raids[0], "0800", "done", raids[1], "0800", "done")
    bombers = suggested(me, game, "fill-bombers", int(raids[0]))
    assert bombers[0] == raids[0]
    assert raids[1] not in bombers
    me.give(game, "german", *bombers)
    escort = suggested(me, game, "fill-escort", int(raids[0]))
    me.give(game, "german", *escort)
    table = me.state(game)["table"]
    on = [name for name, card in table["raid_of"].items() if card == int(raids[0])]
    assert any("/KG" in name or "/StG" in name for name in on)
    assert any("/JG" in name or "/ZG" in name for name in on)
    assert int(raids[1]) not in table["raid_of"].values()


@pytest.mark.parametrize("what", eagle_plan.SUGGESTIONS)
def test_suggesting_changes_nothing(house: House, me: Person, what: str) -> None:
    game = planned(me)
    with house.unchanged(game, me):
        assert suggested(me, game, what) == suggested(me, game, what)


def test_a_suggestion_also_helps_with_an_open_card(me: Person) -> None:
    game = planning(me)
    card = next(iter(me.state(game)["table"]["derived"]["raids"]))
    me.give(game, "german", card, "1000")
    assert [ask["key"] for ask in me.state(game)["asked"]] == ["plan-raid"]
    me.give(game, "german", *suggested(me, game, "fill-bombers", int(card)))
    assert me.state(game)["number"] > 3


def test_lion_has_nothing_to_suggest(me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    detail = trouble(suggest(me, game, "whole-day", side="british"), 404, "no-suggestion")["detail"]
    assert detail == "There is nothing called “whole-day” to be suggested in this game."


def test_what_cannot_be_suggested_is_refused(house: House, me: Person) -> None:
    game = planned(me)
    with house.unchanged(game, me):
        assert "“victory”" in trouble(suggest(me, game, "victory"), 422, "no-suggestion")["detail"]
        trouble(suggest(me, game, "balance", 999), 422, "raid-not-planned")
        for body in ({"card": -1}, {"card": "13"}, {"cards": [1]}, {"side": None}):
            trouble(me.post(f"/api/games/{game}/suggest", {"side": "german", "what": "balance", **body}), 400)
        trouble(suggest(me, game, "balance", side="british"), 422, "no-seat")
    detail = trouble(suggest(me, game, "balance", 2), 422)["detail"]
    assert detail.startswith("No raid “2” is planned; there are raids on ")


def test_nothing_is_suggested_when_nothing_is_planned(house: House, me: Person) -> None:
    game = in_the_air(me)
    assert me.state(game)["asked"][0]["key"] not in eagle_plan.QUESTIONS
    with house.unchanged(game, me):
        detail = trouble(suggest(me, game, "balance"), 409, "no-suggestion-now")["detail"]
        assert detail == "Nothing is being planned now, so there is nothing to suggest."


def test_only_the_player_is_helped(house: House, me: Person) -> None:
    game = planned(me)
    stranger = house.person()
    with house.unchanged(game, me):
        trouble(suggest(stranger, game, "balance"), 403, "not-your-seat")
        trouble(stranger.get(f"/api/games/{game}/forecast"), 403, "spectator")
        trouble(stranger.get(f"/api/games/{game}/forecast", params={"side": "german"}), 403, "spectator")
        trouble(stranger.post(f"/api/games/{game}/odds", {"side": "german"}), 403)
        trouble(stranger.post(f"/api/games/{game}/hint", {"side": "german"}), 403)


# Forecasts


def test_every_raid_of_the_plan_is_forecast(house: House, me: Person) -> None:
    game = planned(me)
    with house.unchanged(game, me):
        found = forecast(me, game, side="german")
    raids = on_track(me, game)
    assert {str(one["card"]) for one in found} == set(raids)
    assert [raids[str(one["card"])] for one in found] == sorted(raids.values())
    table = me.state(game)["table"]
    for one in found:
        assert one["size"] == sum(card == one["card"] for card in table["raid_of"].values())
        assert one["limit"] == table["derived"]["raids"][str(one["card"])]["limit"]
        for shares in (one["warning"], one["intelligence"], one["squadrons"]):
            assert sum(shares.values()) == pytest.approx(1)
        mean = sum(int(number) * share for number, share in one["squadrons"].items())
        assert one["mean"] == pytest.approx(mean)
        assert one["modifier"] >= 0


def test_a_forecast_follows_the_plan(me: Person) -> None:
    game = planning(me)
    assert forecast(me, game) == []
    card = next(card for card, one in me.state(game)["table"]["derived"]["raids"].items() if one["kind"] == "major")
    me.give(game, "german", card, "1000", "done")
    (empty,) = forecast(me, game)
    me.give(game, "german", *suggested(me, game, "fill-bombers", int(card)))
    (filled,) = forecast(me, game)
    assert (empty["size"], filled["card"]) == (0, int(card))
    assert filled["size"] > 1
    assert filled["squadrons"] != empty["squadrons"]


def test_nothing_is_foreseen_while_a_raid_is_in_the_air(me: Person) -> None:
    game = in_the_air(me)
    assert len(on_track(me, game)) > 1
    assert forecast(me, game) == []


def in_the_air(me: Person) -> str:
    """A game with its first raid in the air; real dice stop it there."""
    game = planned(me)
    fine(me.patch(f"/api/games/{game}", {"manual": True}))
    me.give(game, "german", "done")
    while me.state(game)["table"]["target"] == 0:
        roll(me, game)
    return game


def roll(me: Person, game: str) -> None:
    """Whatever is asked: chance by the seed, a choice by its first offer."""
    state = me.state(game)
    if state["asked"][0]["side"] == "chance":
        fine(me.post(f"/api/games/{game}/roll", {"number": state["number"]}))
    else:
        me.give(game, "german", state["asked"][0]["offers"][0]["answer"])


def test_lion_has_no_plan_to_look_ahead_from(me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    detail = trouble(me.get(f"/api/games/{game}/forecast"), 404, "no-forecast")["detail"]
    assert detail == "There is no plan to look ahead from in this game."


@pytest.mark.parametrize("path", ["suggest", "forecast"])
def test_the_live_game_waits_for_nobody(me: Person, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """What takes time is done with a twin of the game, in a thread of its own."""
    game = planned(me)
    seen: list[tuple[bool, bool]] = []
    tables = me.client.app.state.house.tables
    here = []

    def done(found: Any) -> Any:
        def instead(twin: Game[Any], *more: Any) -> Any:
            live = next(table.game for table in tables._cache.values())
            seen.append((twin is not live and twin.position is not live.position, threading.get_ident() in here))
            return found(twin, *more)

        return instead

    real = hooks.planning_of("eagle")
    assert real is not None
    monkeypatch.setattr(real, "suggested", done(real.suggested))
    monkeypatch.setattr(real, "forecasts", done(real.forecasts))
    portal = me.client.blocking_portal
    assert portal is not None
    here.append(portal.call(threading.get_ident))
    assert suggested(me, game, "balance") is not None if path == "suggest" else forecast(me, game)
    assert seen == [(True, False)]


# Odds, hints, the report


def test_odds_of_planned_raids(house: House, me: Person) -> None:
    game = planning(me)
    nothing = fine(me.post(f"/api/games/{game}/odds", {"side": "german"}))
    assert (nothing["rows"], nothing["how"]) == ([], "There are odds as soon as a raid is planned.")
    me.give(game, "german", *suggested(me, game, "whole-day"))
    raids = on_track(me, game)
    with house.unchanged(game, me):
        odds = fine(me.post(f"/api/games/{game}/odds", {"side": "german"}))
        card = min(raids, key=lambda one: (raids[one], int(one)))
        one = fine(me.post(f"/api/games/{game}/odds", {"side": "german", "answers": [card]}))
    assert len(odds["rows"]) == len(raids)
    assert odds["rows"][0]["text"].startswith(f"Raid {card}, ")
    assert odds["how"].startswith("The raid was flown ")
    assert len(one["rows"]) == 1
    for row in (*odds["rows"], *one["rows"]):
        assert sum(row["damage"].values()) == pytest.approx(1)
        assert row["below"] + row["even"] + row["above"] == pytest.approx(1)
        assert row["loses"] == row["above"]  # points above zero are the British's
        assert row["vp_low"] <= row["vp"] <= row["vp_high"]
    assert one == fine(me.post(f"/api/games/{game}/odds", {"side": "german", "answers": [card]}))


def test_odds_of_a_raid_that_is_none(me: Person) -> None:
    game = planned(me)
    for answer in ("999", "nobody"):
        detail = trouble(
            me.post(f"/api/games/{game}/odds", {"side": "german", "answers": [answer]}), 422, "raid-not-planned"
        )["detail"]
        assert detail.startswith(f"No raid “{answer}” is planned; there are raids on ")


def test_odds_of_the_raid_in_the_air(me: Person) -> None:
    game = in_the_air(me)
    other = max(on_track(me, game), key=lambda card: on_track(me, game)[card])
    target = me.state(game)["table"]["target"]
    odds = fine(me.post(f"/api/games/{game}/odds", {"side": "german"}))
    assert [row["text"].split(",")[0] for row in odds["rows"]] == [f"Raid {target}"]
    trouble(me.post(f"/api/games/{game}/odds", {"side": "german", "answers": [other]}), 422, "raid-in-the-air")


def test_odds_in_french(house: House) -> None:
    french = house.person("fr")
    game = planned(french)
    odds = fine(french.post(f"/api/games/{game}/odds", {"side": "german"}))
    assert odds["how"].startswith("Le raid a été joué ")
    assert odds["rows"][0]["text"].endswith((" attendu", " attendus"))


def test_a_hint_for_the_plan(house: House, me: Person) -> None:
    game = planning(me)
    with house.unchanged(game, me):
        hint = fine(me.post(f"/api/games/{game}/hint", {"side": "german"}))
    assert hint["words"]
    me.give(game, "german", *hint["answers"])


def test_the_report_of_a_game_of_eagle(house: House, me: Person) -> None:
    game = me.begin("eagle", scenario="prelude", seed="7")
    fine(me.by_bot(game, "german", times=200, bot="random"))
    with house.unchanged(game, me):
        report = fine(me.get(f"/api/games/{game}/report"))
        public = fine(house.person().get(f"/api/games/{game}/report"))
    assert (report["game"], report["scenario"], report["side"]) == ("eagle", "prelude", "german")
    assert {"vp", "days", "raids", "losses", "luck", "history"} <= set(report)
    assert public["side"] is None
    assert public["raids"] == report["raids"]


# Secrets


def test_nothing_tells_what_the_dice_or_the_decks_will_be(me: Person) -> None:
    """The generator is the only secret of Eagle: it is nowhere, and everything else is what the rules lay open."""
    game = planned(me)
    truth = Game.new(LIBRARY.title("eagle"), "prelude", (), "1940")
    for side, _, text, _, _ in history(me, game):
        truth.answer(text, side)
    luck = str(truth.position.luck)
    told = [
        me.get(f"/api/games/{game}").text,
        me.get(f"/api/games/{game}/forecast").text,
        suggest(me, game, "whole-day").text,
        me.post(f"/api/games/{game}/odds", {"side": "german"}).text,
        me.post(f"/api/games/{game}/hint", {"side": "german"}).text,
        me.get(f"/api/games/{game}/report").text,
    ]
    assert len(luck) > 5
    for text in told:
        assert luck not in text
        assert '"luck":' not in text or '"luck":{' in text  # the report has dice of the past
    state = me.state(game)
    assert state["table"] == json.loads(json.dumps(view_of(truth, "german").table))
    assert "luck" not in state["table"]


def history(me: Person, game: str) -> list[Any]:
    """All answers, by the record."""
    return load(me.record(game), LIBRARY.title).history
