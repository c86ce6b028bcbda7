"""The report's figures are those of the log, for whoever looks, in whatever way the game was played."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from pages import left_over
from playwright.sync_api import Locator, expect
from served import Served
from visits import Visit, Visiting

MINUS = "\u2212"
HALF = 480
"""Answers after which The Hardest Days is branched: in the middle of its second day."""


def log_of(visit: Visit, game: str) -> list[dict[str, Any]]:
    return list(visit.api.state(game)["log"])


def report_of(visit: Visit, game: str) -> Locator:
    visit.open(f"/report/{game}")
    article = visit.page.locator("article.report")
    expect(article.locator("figure.chart svg[role=img]")).to_have_count(7)
    assert left_over(article.inner_text()) == []
    return article


def tiles_of(article: Locator) -> list[str]:
    return [one.replace(MINUS, "-") for one in article.locator(".tiles .figure").all_inner_texts()]


def rows_of(article: Locator, title: str) -> list[list[str]]:
    """The numbers behind a chart, without their heading."""
    chart = article.locator("figure.chart", has=article.page.get_by_role("heading", name=title, exact=True))
    chart.locator("summary").click()
    return [row.locator("th, td").all_inner_texts() for row in chart.locator("tbody tr").all()]


def check_figures(visit: Visit, article: Locator, game: str) -> None:
    """Counts the log by itself, and compares."""
    log, vp = log_of(visit, game), visit.api.state(game)["table"]["vp"]
    told = Counter(line["key"] for line in log)
    bombed = [line["args"] for line in log if line["key"] == "bombed"]
    gruppen = told["gruppe-lost"] + told["landing-accident"]
    shown, met, lost, squadrons, damage, _ = tiles_of(article)
    assert (int(shown), int(lost), int(squadrons)) == (vp, gruppen, told["squadron-lost"])
    assert int(damage) == sum(one["points"] for one in bombed)
    listed = article.get_by_role("region", name="Raid by raid").locator("tbody tr")
    assert (listed.count(), int(met.partition("/")[2])) == announced_and_flown(log)
    days = rows_of(article, "Losses by day and type")
    assert len(days) == told["day-begins"]
    assert [sum(int(day[column]) for day in days) for column in (-2, -1)] == [told["squadron-lost"], gruppen]
    points = [[cell.replace(MINUS, "-") for cell in row] for row in rows_of(article, "Victory points over time")]
    assert sum(int(row[2]) for row in points) == int(points[-1][3]) == vp


def announced_and_flown(log: list[dict[str, Any]]) -> tuple[int, int]:
    """Raids that were announced, and those in which a Gruppe flew."""
    announced, flown = 0, set()
    for line in log:
        announced += line["key"] in {"raid-minor", "raid-major", "follow-up"}
        if line["key"] == "gruppe-flies":
            flown.add(announced)
    return announced, len(flown)


@pytest.mark.slow
def test_figures_are_those_of_the_log_also_for_a_spectator_and_in_a_branch(visiting: Visiting, house: Served) -> None:
    player, spectator = visiting(house), visiting(house)
    game = player.api.new(scenario="hardest-days", options=["advanced"], seed="report")
    player.api.finish(game)
    article = report_of(player, game)
    check_figures(player, article, game)
    words = report_of(player, game).inner_text()
    assert report_of(spectator, game).inner_text() == words
    assert not re.search(r"\byou(r)?\b", words)
    branch = player.api.request.post(
        f"{house.address}/api/games/{game}/branches", data={"at": HALF, "dice": "new"}
    ).json()["id"]
    half = report_of(player, branch)
    expect(half).to_contain_text("Report so far")
    check_figures(player, half, branch)


@pytest.mark.slow
def test_a_long_campaign_has_a_report_with_the_author_beside_each_figure(visit: Visit) -> None:
    """More than 400 dice are rolled in this one, and their odds have more digits than a float can hold."""
    game = visit.api.new(scenario="campaign", seed="emil-6")
    visit.api.finish(game, most=120)
    article = report_of(visit, game)
    check_figures(visit, article, game)
    figures = article.locator(".figures li").all_inner_texts()
    assert len(figures) >= article.locator(".day").count() > 5
    assert all(re.search(r"\((Wood & Dempster, |The Battle of Britain Then and Now)", one) for one in figures)
    assert all(row[3].startswith("Wood & Dempster") for row in rows_of(article, "1940: aircraft lost by day"))
    for row in article.locator(".battle tbody tr").all():
        assert re.search(r"Wood|Then and Now|Bungay|battleofbritainblog", row.text_content() or "")
