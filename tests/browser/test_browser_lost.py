"""Pages and games that are not there, and a server that goes away."""

from __future__ import annotations

import re
from typing import Final

import pytest
from pages import COMMITTING, left_over
from playwright.sync_api import Route, expect
from served import Served
from visits import Held, Serve, Visit, Visiting, until

LONG_AGO: Final = "1999-01-01 00:00:00.000000"
NOBODY: Final = "00000000-0000-4000-8000-000000000000"
NOT_FOUND: Final = "status of 404"
GONE: Final = "status of 410"


def test_a_wrong_address_is_said_to_be_wrong(visit: Visit) -> None:
    visit.watch.allow(NOT_FOUND)
    for path in (
        "/nowhere",
        "/play/x/y",
        "/rules/lion:999z",
        f"/play/{NOBODY}",
        "/play/not-an-id",
        f"/report/{NOBODY}",
    ):
        answered = visit.page.goto(visit.watch.address + path)
        expect(visit.play.heading).to_have_text(re.compile("There is no such (page|game|rule)"))
        expect(visit.page.get_by_role("main").get_by_role("link", name="Start page")).to_be_visible()
        if path == "/nowhere":
            assert answered.status == 404
    visit.page.get_by_role("main").get_by_role("link", name="Start page").click()
    expect(visit.start.guided).to_be_enabled()


def test_a_removed_game_is_said_to_be_removed(visit: Visit) -> None:
    visit.watch.allow(GONE)
    game = visit.api.new()
    visit.play.open(visit.watch.address, game)
    visit.api.remove(game)
    expect(visit.play.heading).to_have_text("This game is no longer there")
    visit.open(f"/play/{game}")
    expect(visit.play.heading).to_have_text("This game was removed")
    visit.open(f"/report/{game}")
    expect(visit.play.heading).to_have_text("This game was removed")
    visit.open("/")
    expect(visit.start.guided).to_be_enabled()
    expect(visit.start.games).to_have_count(0)


def test_a_game_that_is_removed_before_it_can_be_followed_is_said_to_be_removed(visit: Visit) -> None:
    visit.watch.allow(GONE)
    held = Held(visit.page, "**/events?*")
    game = visit.api.new()
    visit.play.open(visit.watch.address, game)
    until(visit.page, lambda: held.routes)
    visit.api.remove(game)
    held.let_go()
    expect(visit.play.heading).to_have_text("This game is no longer there")


def test_a_game_is_removed_on_the_start_page_after_a_question(visit: Visit) -> None:
    visit.api.new()
    visit.open("/")
    visit.start.games.first.get_by_role("button", name=re.compile("^Remove")).click()
    visit.play.close_dialog()
    expect(visit.start.games).to_have_count(1)
    visit.start.games.first.get_by_role("button", name=re.compile("^Remove")).click()
    visit.start.dialog.get_by_role("button", name="Remove the game").click()
    expect(visit.start.games).to_have_count(0)


@pytest.mark.slow
def test_a_game_that_nobody_has_touched_for_long_expires(visiting: Visiting, serve: Serve) -> None:
    server = serve("forgetful", "--keep", "1")
    visit = visiting(server)
    visit.watch.allow(GONE)
    old, young = visit.api.new(), visit.api.new()
    server.stop()
    server.tell_database("UPDATE games SET touched_at = ? WHERE rowid = (SELECT min(rowid) FROM games)", LONG_AGO)
    server.start()
    visit.open(f"/play/{young}")
    visit.play.ready()
    visit.open(f"/play/{old}")
    expect(visit.play.heading).to_have_text("This game was removed")


def test_an_invitation_that_is_none_is_refused(visit: Visit) -> None:
    visit.watch.allow(NOT_FOUND, GONE)
    visit.open("/join/nothing")
    visit.page.get_by_role("button", name="Take the seat").click()
    expect(visit.page.get_by_role("alert")).to_contain_text("invitation")


@pytest.mark.slow
def test_a_game_played_with_other_rules_is_shown_as_it_was_last(visiting: Visiting, serve: Serve) -> None:
    """Whether it is opened then or was open when the server came back with other rules; in the page’s language."""
    server = serve("renewed")
    visit = visiting(server)
    visit.watch.allow("net::ERR_", "status of 409")
    play, game = visit.play, visit.api.at(COMMITTING)
    play.open(server.address, game)
    raided, lines = play.map.text_content(), play.lines.count()
    number = visit.api.state(game)["number"]
    server.stop()
    other_rules(server, number - 2)
    server.start()
    for reload in (False, True):
        if reload:
            visit.open(f"/play/{game}")
            play.ready()
        expect(play.prompt).to_contain_text("This game cannot be played on here")
        expect(play.question).to_contain_text(f"from answer {number - 2} (")
        expect(play.offers).to_have_count(0)
        expect(play.act("undo")).to_have_count(0)
        expect(visit.page.locator(".acts-place")).to_be_hidden()
        assert play.map.text_content() == raided
        expect(play.lines).to_have_count(lines)
        play.speak("fr")
        expect(play.prompt).to_contain_text("Cette partie ne peut pas continuer ici")
        expect(play.prompt).to_contain_text("Rien n’en est perdu")
        assert left_over(play.text()) == []
        play.speak("en")
        expect(play.prompt).to_contain_text("Nothing of it is lost")
        expect(play.prompt.get_by_role("link", name="Save the record as a file")).to_be_visible()


@pytest.mark.slow
def test_the_past_of_such_a_game_can_be_looked_at_and_played_on(visiting: Visiting, serve: Serve) -> None:
    """What lies between the last moment that our rules replay and the last of all is leapt over."""
    server = serve("renewed-too")
    visit = visiting(server)
    play, game = visit.play, visit.api.at(COMMITTING)
    number = visit.api.state(game)["number"]
    fits = number - 4
    server.stop()
    other_rules(server, fits + 1)
    server.start()
    play.open(server.address, game)
    expect(play.prompt).to_contain_text("This game cannot be played on here")
    for press, at in (("[", fits), ("[", fits - 1), ("]", fits), ("]", number)):
        visit.page.keyboard.press(press)
        expect(play.slider).to_have_value(str(at))
        play.ready()
    play.prompt.get_by_role("button", name=f"Play on from answer {fits} in a new game").click()
    visit.page.get_by_role("button", name="Begin the new game").click()
    expect(visit.page).not_to_have_url(re.compile(game))
    play.ready()
    expect(play.offers.first).to_be_visible()


@pytest.mark.slow
def test_such_a_game_is_shown_as_far_as_its_answers_fit_if_no_view_was_kept(visiting: Visiting, serve: Serve) -> None:
    server = serve("unseen")
    visit = visiting(server)
    play, game = visit.play, visit.api.at(COMMITTING)
    number = visit.api.state(game)["number"]
    server.stop()
    other_rules(server, number - 1)
    server.tell_database("DELETE FROM last_views")
    server.start()
    play.open(server.address, game)
    expect(play.prompt).to_contain_text("This game cannot be played on here")
    expect(play.prompt).to_contain_text(f"as it was after answer {number - 2} of {number}.")
    expect(play.offers).to_have_count(0)
    play.speak("fr")
    expect(play.prompt).to_contain_text(f"{number - 2}")
    assert left_over(play.text()) == []


@pytest.mark.slow
def test_a_game_whose_rules_are_no_longer_here_says_so_and_leads_back(visiting: Visiting, serve: Serve) -> None:
    server = serve("without")
    visit = visiting(server)
    visit.watch.allow("net::ERR_", "status of 409")
    play, game = visit.play, visit.api.new()
    play.open(server.address, game)
    server.stop()
    server.tell_database("UPDATE games SET title = 'zeppelins'")
    server.start()
    expect(play.heading).to_have_text("This game cannot be played on here")
    expect(visit.page.get_by_role("alert")).to_contain_text("zeppelins")
    for reload in (False, True):
        if reload:
            visit.open(f"/play/{game}")
        play.speak("fr")
        expect(play.heading).to_have_text("Cette partie ne peut pas continuer ici")
        expect(visit.page.get_by_role("main")).to_contain_text("zeppelins")
        assert left_over(play.text()) == []
        play.speak("en")
        expect(visit.page.get_by_role("main")).to_contain_text("Nothing of it is lost")
    visit.page.get_by_role("main").get_by_role("link", name="Start page").click()
    expect(visit.start.games).to_have_count(1)


def other_rules(server: Served, answer: int) -> None:
    """From this answer on all games are such as our rules would not have asked."""
    server.tell_database("UPDATE answers SET prompt = 'other' WHERE number >= CAST(? AS INTEGER)", str(answer))
    server.tell_database("UPDATE games SET data = 'other'")
    server.tell_database("UPDATE snapshots SET made_by = 'other'")


@pytest.mark.slow
def test_play_goes_on_by_itself_when_the_server_is_back(visiting: Visiting, serve: Serve) -> None:
    server = serve("fragile")
    visit, other = visiting(server), visiting(server)
    for one in (visit, other):
        one.watch.allow("net::ERR_")  # which error it is depends on what was under way
    play, game = visit.play, visit.api.at(COMMITTING)
    play.open(server.address, game)
    other.play.open(server.address, game)
    stood = visit.api.state(game)
    server.kill()
    expect(play.lamp).to_be_visible()
    expect(visit.page.locator("#told-assertive")).to_contain_text("connection to the server is lost")
    play.offers.first.click()
    play.act("confirm").click()
    expect(play.trouble).to_contain_text("connection to the server is lost")
    expect(play.picked).to_have_count(1)
    server.start()
    expect(play.lamp).to_be_hidden()
    expect(other.play.lamp).to_be_hidden()
    assert visit.api.state(game) == stood
    play.act("confirm").click()
    expect(play.question).not_to_contain_text("responds to the raid")
    expect(other.page.locator(".timeline-place")).to_have_text(_place(visit.api.state(game)["number"]))


def _place(number: int) -> str:
    return f"{number} of {number}"


API: Final = re.compile("/api/(games|titles|rules|me)")


@pytest.mark.slow
def test_a_page_opened_without_a_server_says_so(visiting: Visiting, house: Served) -> None:
    visit = visiting(house)
    visit.watch.allow("ERR_FAILED", "Failed to load")
    game = visit.api.new()
    visit.context.route(API, _broken)
    pages = {path: visit.context.new_page() for path in ("/", "/rules", f"/play/{game}", f"/report/{game}")}
    for path, page in pages.items():
        page.goto(house.address + path)
    for page in pages.values():
        expect(page.get_by_role("heading", level=1)).to_have_text("The server cannot be reached")
    visit.context.unroute(API)
    for page in pages.values():
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", level=1)).not_to_have_text("The server cannot be reached")


def _broken(route: Route) -> None:
    route.abort()
