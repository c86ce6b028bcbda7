"""A whole game: the bot plays it to the end, the report tells it, its record begins it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pages import left_over
from playwright.sync_api import expect
from visits import Visit

MINUTE = 60_000


@pytest.mark.slow
def test_prelude_is_finished_told_and_taken_up_again(visit: Visit, tmp_path: Path) -> None:
    play, page = visit.play, visit.page
    game = visit.api.new()
    play.open(visit.watch.address, game)
    play.act("bot").click()
    play.dialog.get_by_role("button", name="To the end of the game").click()
    expect(play.report_link).to_be_visible(timeout=MINUTE)
    assert visit.api.state(game)["head"]["over"]
    expect(play.prompt).to_contain_text("The game is over")
    expect(play.prompt).to_contain_text(visit.api.state(game)["ending"]["text"])
    play.report_link.click()
    read_report(visit)
    page.go_back()
    play.ready()
    file = exported(visit, tmp_path)
    assert file.read_text("utf-8") == visit.api.record(game)
    taken_up(visit, file, game)


def read_report(visit: Visit) -> None:
    """Charts, tables behind them, the days of 1940 with whoever counted them."""
    page = visit.page
    expect(visit.play.heading).to_have_text("Prelude to Eagle Day")
    report = page.locator("article.report")
    expect(report.locator("svg[role=img], figure svg").nth(4)).to_be_attached()
    expect(report.locator("table").first).to_be_attached()
    expect(report).to_contain_text("1940")
    expect(report).to_contain_text("Wood & Dempster, The Narrow Margin", use_inner_text=True)
    assert left_over(visit.play.text()) == []


def exported(visit: Visit, folder: Path) -> Path:
    """The record as the game's menu saves it."""
    with visit.page.expect_download() as coming:
        visit.play.game_menu_item("Save the record as a file").click()
    file = folder / "game.txt"
    coming.value.save_as(file)
    return file


def taken_up(visit: Visit, file: Path, game: str) -> None:
    """Imports it on the start page: the same game once more."""
    visit.open("/")
    visit.start.record_file.set_input_files(file)
    expect(visit.start.record_text).not_to_have_value("")
    visit.start.import_button.click()
    expect(visit.page).to_have_url(re.compile("/play/"))
    visit.play.ready()
    again = visit.play.id
    assert again != game
    assert visit.api.record(again) == visit.api.record(game)
    assert visit.api.state(again)["table"] == visit.api.state(game)["table"]


def test_a_game_is_exported_from_the_start_page(visit: Visit) -> None:
    game = visit.api.new()
    visit.open("/")
    with visit.page.expect_download() as coming:
        visit.start.games.first.get_by_role("button", name=re.compile("^Export")).click()
    assert Path(coming.value.path()).read_text("utf-8") == visit.api.record(game)


def test_a_record_that_is_none_is_refused_with_a_sentence(visit: Visit) -> None:
    visit.watch.allow("status of 422", "status of 400")
    visit.open("/")
    visit.start.import_button.click()
    error = visit.page.locator("form:has(textarea) .error")
    expect(error).to_contain_text("Choose a record file")
    visit.start.record_text.fill("these are no answers")
    visit.start.import_button.click()
    expect(error).not_to_contain_text("Choose a record file")
    expect(error).to_contain_text(re.compile(r"record", re.IGNORECASE))
    assert "Traceback" not in error.inner_text()
    assert len(error.inner_text()) > 30
    visit.start.record_text.fill(visit.api.record(visit.api.new()).replace("lion", "tiger"))
    visit.start.import_button.click()
    expect(error).to_contain_text("tiger")
    expect(visit.page).to_have_url(f"{visit.watch.address}/")
