"""Playing over the API: answers, series, bots, undo, looking back, dice, hints."""

from __future__ import annotations

import pytest
from houses import LIBRARY, House, Person, fine, trouble
from sqlalchemy.exc import IntegrityError

from tallyho.table.record import load

SECRET_START = ("gun", "rifles", "scout")


@pytest.fixture
def me(house: House) -> Person:
    return house.person()


def arranged(me: Person) -> str:
    """A game of Ambush, both sides mine, in which the traps are to be laid."""
    game = me.begin()
    for kind in SECRET_START:
        me.give(game, "red", kind)
        me.give(game, "blue", kind)
    return game


# Answers


def test_an_answer_is_kept_and_shown(house: House, me: Person) -> None:
    game = me.begin("patrol", scenario="long")
    before = me.state(game)
    offer = before["asked"][0]["offers"][0]["answer"]
    answered = me.give(game, "british", offer)
    state, frames = answered["state"], answered["frames"]
    assert [frames[0][name] for name in ("number", "side", "answer", "kind")] == [
        before["number"] + 1,
        "british",
        offer,
        "choice",
    ]
    assert state["number"] == before["number"] + len(frames)
    assert [frame["number"] for frame in frames] == list(range(before["number"] + 1, state["number"] + 1))
    rows = house.answers(game)
    assert [(row["kind"], row["side"], row["text"]) for row in rows[before["number"] :]] == [
        ("answer", frame["side"], frame["answer"]) for frame in frames
    ]
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    assert me.state(game) == state


def test_patches_of_the_frames_lead_from_one_table_to_the_next(me: Person) -> None:
    game = arranged(me)
    me.give(game, "red", "b2")
    before = me.state(game, side="blue")["table"]
    answered = me.give(game, "blue", "d2")
    table = before
    for frame in answered["frames"]:
        table = patched(table, frame["patch"])
    assert table == answered["state"]["table"]
    lines = [tuple(frame["log"]) for frame in answered["frames"]]
    assert all(start <= end for start, end in lines)
    assert [end for _, end in lines[:-1]] == [start for start, _ in lines[1:]]
    assert lines[-1][1] == answered["state"]["log_total"]


def test_patches_hold_for_a_game_with_a_rich_table(me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    before = me.state(game)["table"]
    answered = fine(me.by_bot(game, "british", times=40, bot="doctrine"))
    table: object = before
    for frame in answered["frames"]:
        table = patched(table, frame["patch"])
    assert table == answered["state"]["table"]
    assert len(answered["frames"]) > 40


def patched(table: object, patch: object) -> object:
    """RFC 7396, as its author writes it."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(table) if isinstance(table, dict) else {}
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        else:
            merged[name] = patched(merged.get(name), value)
    return merged


def test_the_log_can_be_had_from_a_line_on(me: Person) -> None:
    game = arranged(me)
    me.give(game, "red", "b2")
    whole = me.state(game, side="red")
    rest = me.state(game, side="red", log_from=2)
    assert (whole["log_from"], rest["log_from"], rest["log_total"]) == (0, 2, len(whole["log"]))
    assert rest["log"] == whole["log"][2:]
    assert [line["number"] for line in whole["log"]] == list(range(len(whole["log"])))
    answered = me.post(
        f"/api/games/{game}/answers?log_from=3", {"number": whole["number"], "side": "blue", "answers": ["b2"]}
    )
    assert fine(answered)["state"]["log_from"] == 3


def test_a_series_is_taken_whole_or_not_at_all(house: House, me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    asked = me.state(game)["asked"][0]
    assert asked["repeats"]
    offers = [offer["answer"] for offer in asked["offers"] if offer["answer"] != "done"]
    with house.unchanged(game, me):
        refused = trouble(me.try_answers(game, "british", "43/1/11", "1/11", "145/1/11", "7/99"), 422)
        assert (refused["rule"], "7/99" in refused["detail"]) == ("lion:5c", True)
    assert {"43/1/11", "145/1/11"} <= set(offers)
    after = me.give(game, "british", "43/1/11", "1/11", "145/1/11", "1/11", "done")
    assert [frame["answer"] for frame in after["frames"][:5]] == ["43/1/11", "1/11", "145/1/11", "1/11", "done"]


def test_a_done_that_is_not_needed_is_passed_over_and_nothing_else_is(house: House, me: Person) -> None:
    game = arranged(me)
    with house.unchanged(game, me):
        refused = me.try_answers(game, "red", "b2", "d2")
        assert "d2 cannot follow" in trouble(refused, 422, "series-broken")["detail"]
        assert trouble(me.try_answers(game, "red", "b2", "done", "done"), 422, "series-broken")
    answered = me.give(game, "red", "b2", "done")
    assert [frame["answer"] for frame in answered["frames"]] == ["b2"]


def test_a_bot_answers_for_me_as_often_as_i_say(me: Person) -> None:
    game = me.begin()
    fine(me.by_bot(game, "red"))
    asked = me.state(game, side="blue")["asked"]
    assert [one["side"] for one in asked] == ["blue"]
    trouble(me.by_bot(game, "red"), 409, "not-asked")
    fine(me.by_bot(game, "blue", times=200))
    assert me.state(game)["number"] == 3  # to the next choice, which both sides make together
    for _ in range(60):
        state = me.state(game)
        if state["head"]["over"]:
            break
        fine(me.by_bot(game, state["asked"][0]["side"], times=5, bot="random"))
    state = me.state(game)
    assert state["head"]["over"]
    assert state["ending"]["text"]
    assert state["asked"] == []
    trouble(me.by_bot(game, "red"), 409, "not-asked")
    trouble(me.try_answers(game, "red", "done"), 409, "refused-over")


def test_bots_play_their_seats_by_themselves(me: Person) -> None:
    game = me.begin(seats={"red": "me", "blue": "bot:first"})
    state = me.state(game)
    assert (state["number"], state["side"]) == (1, "red")
    for kind in SECRET_START:
        state = me.give(game, "red", kind)["state"]
    assert state["step"] == "opening.traps"
    state = me.give(game, "red", "b2")["state"]
    assert [one["side"] for one in state["asked"]] == ["red"]


# Undo


def test_undo_is_added_and_never_deletes(house: House, me: Person) -> None:
    game = arranged(me)
    me.give(game, "red", "b2")
    state = fine(me.undo(game, "red"))
    assert (state["number"], state["revision"]) == (6, 8)
    again = me.give(game, "red", "d2")["state"]
    assert (again["number"], again["revision"]) == (7, 9)
    rows = house.answers(game)
    assert [(row["number"], row["kind"], row["text"]) for row in rows[6:]] == [
        (7, "answer", "b2"),
        (8, "undo", "b2"),
        (9, "answer", "d2"),
    ]
    assert again["table"]["traps"]["red"] == "d2"
    assert "b2\tlay-trap" not in me.record(game)


def test_several_answers_are_taken_back_at_once(house: House, me: Person) -> None:
    game = me.begin("eagle", scenario="hardest-days")
    before = me.state(game)
    card = next(offer["answer"] for offer in before["asked"][0]["offers"] if offer["answer"] != "done")
    me.give(game, "german", card, "0800", "done")
    wish = {"number": before["number"] + 3, "side": "german", "times": 3}
    state = fine(me.post(f"/api/games/{game}/undo", wish))
    assert (state["number"], state["revision"]) == (before["number"], before["revision"] + 6)
    assert state["table"] == before["table"]
    rows = house.answers(game)[-3:]
    assert [(row["kind"], row["text"]) for row in rows] == [("undo", "done"), ("undo", "0800"), ("undo", card)]
    trouble(me.post(f"/api/games/{game}/undo", {**wish, "number": before["number"], "times": 0}), 400)


def test_an_answer_is_unique_by_game_and_number(house: House, me: Person) -> None:
    game = me.begin()
    me.give(game, "red", "gun")
    row = "SELECT game_id, 1, 'answer', 'red', 'arrange', 'scout' FROM answers LIMIT 1"
    with pytest.raises(IntegrityError, match=r"(?i)unique"):
        house.database.tell(f"INSERT INTO answers (game_id, number, kind, side, prompt, text) {row}")


def test_undo_never_goes_over_dice_or_others(house: House, me: Person) -> None:
    game = me.begin()
    with house.unchanged(game, me):
        assert trouble(me.undo(game), 409, "undo-nothing")["detail"].startswith("Nothing to take back")
    for kind in SECRET_START:
        me.give(game, "red", kind)
        me.give(game, "blue", kind)
    with house.unchanged(game, me):
        trouble(me.undo(game, "red"), 409, "undo-other-side")
    me.give(game, "red", "b2")
    state = me.give(game, "blue", "b2")["state"]
    assert "die or a card" in state["no_undo"]
    with house.unchanged(game, me):
        trouble(me.undo(game, "blue"), 409, "undo-chance")


# Looking back


def test_any_moment_can_be_looked_at(house: House, me: Person) -> None:
    game = me.begin()
    states = [me.state(game, side="red")]
    for kind in SECRET_START:
        me.give(game, "red", kind)
        states.append(me.state(game, side="red"))
        me.give(game, "blue", kind)
        states.append(me.state(game, side="red"))
    with house.unchanged(game, me):
        for at, then in enumerate(states):
            now = me.state(game, side="red", at=at)
            assert (now["at"], now["number"]) == (at, 6)
            assert [now[name] for name in ("table", "step", "log")] == [then[name] for name in ("table", "step", "log")]
            assert [(one["side"], one["key"]) for one in now["asked"]] == [
                (one["side"], one["key"]) for one in then["asked"]
            ]
            if at < 6:
                assert not any(one["mine"] for one in now["asked"])
        assert "there is no moment after 7" in trouble(me.get(f"/api/games/{game}?at=7"), 422)["detail"]
        trouble(me.get(f"/api/games/{game}?at=-1"), 400)
        trouble(me.get(f"/api/games/{game}?at=x"), 400)


# Real dice


def test_real_dice_are_typed_in_or_left_to_the_seed(house: House, me: Person) -> None:
    game = me.begin("patrol", manual=True)
    state = me.state(game)
    for _ in range(40):
        if state["asked"][0]["kind"] == "chance" and state["asked"][0]["mine"]:
            break
        assert state["asked"][0]["kind"] == "choice"
        state = me.give(game, "british", state["asked"][0]["offers"][-1]["answer"])["state"]
    asked = state["asked"][0]
    assert (asked["side"], asked["mine"], bool(asked["offers"])) == ("chance", True, True)
    stranger = house.person()
    with house.unchanged(game, me):
        trouble(me.try_answers(game, "chance", "seventeen"), 422)
        trouble(stranger.try_answers(game, "chance", asked["offers"][0]["answer"]), 403)
        trouble(stranger.post(f"/api/games/{game}/roll", {"number": state["number"]}), 403)
        trouble(me.post(f"/api/games/{game}/roll", {"number": state["number"] + 5}), 409, "too-late")
    typed = asked["offers"][-1]["answer"]
    answered = me.give(game, "chance", typed)
    assert answered["frames"][0]["answer"] == typed
    assert f"chance\t{typed}\t{asked['key']}" in me.record(game)


def test_rolling_for_me_gives_what_the_seed_would_have_given(me: Person) -> None:
    by_hand, by_seed = me.begin("patrol", manual=True), me.begin("patrol")
    state = me.state(by_hand)
    while not state["head"]["over"] and state["number"] < 40:
        asked = state["asked"][0]
        if asked["kind"] == "chance":
            state = fine(me.post(f"/api/games/{by_hand}/roll", {"number": state["number"]}))["state"]
        else:
            state = me.give(by_hand, "british", asked["offers"][0]["answer"])["state"]
    other = me.state(by_seed)
    while not other["head"]["over"] and other["number"] < state["number"]:
        other = me.give(by_seed, "british", other["asked"][0]["offers"][0]["answer"])["state"]
    assert me.record(by_seed).splitlines()[:40] == me.record(by_hand).splitlines()[:40]


def test_hidden_cards_are_never_offered_even_with_real_dice(house: House, me: Person) -> None:
    game = me.begin(manual=True)
    for kind in SECRET_START:
        me.give(game, "red", kind)
        me.give(game, "blue", kind)
    me.give(game, "red", "b2")
    answered = me.give(game, "blue", "b2")
    keys = [frame["key"] for frame in answered["frames"]]
    assert keys[:2] == ["lay-trap", "burn"]
    assert set(keys[2:]) == {"deal", "draw"}
    with house.unchanged(game, me):
        trouble(me.post(f"/api/games/{game}/roll", {"number": answered["state"]["number"]}), 409, "no-dice")
        trouble(me.try_answers(game, "chance", "aim-1"), 409, "no-dice")


def test_dice_of_a_game_that_rolls_by_itself_are_nobodys(house: House, me: Person) -> None:
    game = me.begin("patrol")
    with house.unchanged(game, me):
        trouble(me.post(f"/api/games/{game}/roll", {"number": me.state(game)["number"]}), 409, "no-dice")


# Hints, odds, report


def test_a_hint_can_be_given_as_it_is(house: House, me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    with house.unchanged(game, me):
        hint = fine(me.post(f"/api/games/{game}/hint", {"side": "british"}))
        assert hint["bot"] == "doctrine"
        assert hint["words"]
        assert all(reason["text"] for reason in hint["reasons"])
        trouble(me.post(f"/api/games/{game}/hint", {"side": "german"}), 422, "no-seat")
        trouble(house.person().post(f"/api/games/{game}/hint", {"side": "british"}), 403)
    me.give(game, "british", *hint["answers"])


def test_a_side_that_is_not_asked_gets_no_hint(me: Person) -> None:
    game = arranged(me)
    assert fine(me.post(f"/api/games/{game}/hint", {"side": "red"}))["answers"]
    trouble(me.post(f"/api/games/{game}/hint", {"side": "blue"}), 409, "no-hint")


def test_odds_are_the_games_own(house: House, me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    with house.unchanged(game, me):
        elsewhere = fine(me.post(f"/api/games/{game}/odds", {"side": "british", "answers": []}))
        assert (elsewhere["rows"], bool(elsewhere["how"])) == ([], True)
    state = me.state(game)
    while state["asked"][0]["key"] != "commit":
        state = fine(me.by_bot(game, "british", bot="doctrine"))["state"]
    offers = [offer["answer"] for offer in state["asked"][0]["offers"] if offer["answer"] not in {"done", "delay"}]
    with house.unchanged(game, me):
        odds = fine(me.post(f"/api/games/{game}/odds", {"side": "british", "answers": offers[:1]}))
        assert len(odds["rows"]) == 2
        assert sum(odds["rows"][0]["damage"].values()) == pytest.approx(1)
        trouble(me.post(f"/api/games/{game}/odds", {"side": "british", "answers": ["nobody"]}), 422)
        trouble(house.person().post(f"/api/games/{game}/odds", {"side": "british", "answers": []}), 403)


def test_a_game_without_odds_says_so(me: Person) -> None:
    game = me.begin()
    trouble(me.post(f"/api/games/{game}/odds", {"side": "red"}), 404, "no-odds")


def test_the_report_of_lion_can_be_had_at_any_time(house: House, me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    fine(me.by_bot(game, "british", times=20, bot="doctrine"))
    with house.unchanged(game, me):
        report = fine(me.get(f"/api/games/{game}/report"))
        assert report["game"] == "lion"


# Records


def test_a_record_taken_out_and_in_is_the_same_game(house: House, me: Person) -> None:
    game = arranged(me)
    me.give(game, "red", "b2")
    me.give(game, "blue", "d2")
    answer = me.get(f"/api/games/{game}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith('attachment; filename="ambush-')
    other = house.person()
    head = fine(other.post("/api/records", content=answer.text), 201)
    assert other.record(head["id"]) == answer.text
    assert load(answer.text, LIBRARY.title).same_as(load(other.record(head["id"]), LIBRARY.title))
    assert [seat["mine"] for seat in head["seats"]] == [True, True]
    mine, theirs = me.state(game, side="red"), other.state(head["id"], side="red")
    assert [mine[name] for name in ("table", "log", "number")] == [theirs[name] for name in ("table", "log", "number")]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("tallyho record 1", "a letter home", "line 1: this is no record"),
        ("game\tambush", "game\tchess", "line 2: there is no game “chess”"),
        ("red\tgun\tarrange", "red\ttank\tarrange", "line 9: “tank” is not offered."),
        ("red\tgun\tarrange", "red gun arrange", "line 9: an answer is written as side, answer and prompt"),
        ("version\t1", "version\t99", "version 99 of the rules of ambush; these are version 1"),
        ("data\t", "data\tx", "component data x"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(house: House, me: Person, old: str, new: str, sentence: str) -> None:
    text = me.record(arranged(me))
    assert old in text
    before = house.everything()["games"]
    refused = me.post("/api/records", content=text.replace(old, new, 1))
    assert sentence in trouble(refused, 422, "unreadable")["detail"]
    me.language = "fr"
    french = trouble(me.post("/api/records", content=text.replace(old, new, 1)), 422, "unreadable")["detail"]
    assert french.startswith("Le compte rendu, ligne ")
    assert french.endswith((".", ")"))
    me.language = "en"
    assert "not UTF-8" in trouble(me.post("/api/records", content=b"\xff\xfe\x00"), 422)["detail"]
    trouble(me.post("/api/records", content=""), 422)
    assert house.everything()["games"] == before


# What was seen


def test_an_answer_after_an_unseen_change_of_mind_is_too_late(me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    seen = me.state(game)
    first, second = (offer["answer"] for offer in seen["asked"][0]["offers"][1:3])
    me.give(game, "british", first)
    fine(me.post(f"/api/games/{game}/undo", {"number": seen["number"] + 1, "side": "british"}))
    again = me.state(game)
    assert (again["number"], again["revision"]) == (seen["number"], seen["revision"] + 2)

    given = {"number": seen["number"], "revision": seen["revision"], "side": "british", "answers": [second]}
    late = trouble(me.post(f"/api/games/{game}/answers", given), 409, "too-late")
    assert late["state"]["revision"] == again["revision"]
    given["revision"] = again["revision"]
    assert fine(me.post(f"/api/games/{game}/answers", given))["state"]["revision"] == again["revision"] + 1


def test_the_list_of_games_says_whom_each_waits_for(me: Person) -> None:
    alone, both = me.begin("patrol"), me.begin("ambush")
    heads = {head["id"]: head for head in fine(me.get("/api/games"))}
    assert heads[alone]["waits"] == ["british"]
    assert heads[both]["waits"] == ["red", "blue"]

    me.give(both, "red", SECRET_START[0])
    heads = {head["id"]: head for head in fine(me.get("/api/games"))}
    assert heads[both]["waits"] == ["blue"]
    assert me.state(both)["head"]["waits"] == ["blue"]
