"""Everything the tests know about the pages: where things are, what they are called, how they are pressed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import APIRequestContext, Locator, Page, expect

COMMITTING: Final = "commit"
PATROLLING: Final = "patrol-squadron"
LEFT_OVER: Final = re.compile(
    r"\[(?:web|coach|raf|(?:[a-z]+-)*(?:lion|eagle|hksw|fbob))[a-z-]*(?:/[\w-]+)?\]"
    r"|\{ ?\$?[a-z_-]+ ?\}|\bundefined\b|\bNaN\b|\[object"
)
"""What a missing message, a missing argument or a slip of the client looks like."""


LOST: Final = 120_000
"""Milliseconds after which an answer of the server is lost."""
ANSWERS: Final[dict[tuple[str, ...], int]] = {}
"""How many answers of the bot lead to a question, once that is known: the seed is always the same."""


@dataclass
class Api:
    """The server, asked as the visitor's browser asks it: to get to a position quickly, to compare with the page."""

    request: APIRequestContext
    address: str

    def new(self, game: str = "lion", scenario: str = "prelude", **wish: Any) -> str:
        """A new game; its id."""
        usual = {"options": [], "seed": "browser", "seats": {}, "manual": False, "guided": False}
        return self._send("POST", "/api/games", {"game": game, "scenario": scenario, **usual, **wish})["id"]

    def state(self, game: str, **query: Any) -> dict[str, Any]:
        """How a game stands."""
        return self._send("GET", f"/api/games/{game}", params=query)

    def asked(self, game: str) -> str:
        """The key of the question that this visitor may answer, or the first there is."""
        questions = self.state(game, log_from=10_000_000)["asked"]
        return next((one["key"] for one in questions if one["mine"]), questions[0]["key"] if questions else "")

    def answer(self, game: str, *answers: str, side: str | None = None) -> dict[str, Any]:
        """Answers in the visitor's name."""
        state = self.state(game, log_from=10_000_000)
        given = {"number": state["number"], "side": side or state["side"], "answers": list(answers)}
        return self._send("POST", f"/api/games/{game}/answers", given)["state"]

    def bot(self, game: str, until: Callable[[dict[str, Any]], bool], most: int = 400) -> int:
        """Lets the bot answer, one question at a time, until something holds; how many answers that took."""
        for answers in range(most):
            if until(self.state(game, log_from=10_000_000)):
                return answers
            self.let_bot(game, 1)
        raise AssertionError(f"after {most} answers of the bot it has not come to that")

    def let_bot(self, game: str, times: int) -> None:
        """Lets the bot answer so many questions."""
        state = self.state(game, log_from=10_000_000)
        given = {"number": state["number"], "side": state["side"], "bot": "doctrine", "times": times}
        self._send("POST", f"/api/games/{game}/answers", given, params={"log_from": 10_000_000})

    def finish(self, game: str, most: int = 60) -> None:
        """Lets the bot play to the end."""
        for _ in range(most):
            if self.state(game, log_from=10_000_000)["head"]["over"]:
                return
            self.let_bot(game, 40)
        raise AssertionError(f"the game is not over after {40 * most} answers of the bot")

    def at(self, key: str, **wish: Any) -> str:
        """A game in which this is asked, one of Lion if no other is wished for."""
        game, known = self.new(**wish), (key, *(str(wish.get(one)) for one in ("game", "scenario", "options", "seed")))
        if ANSWERS.get(known, 0) > 0:
            self.let_bot(game, ANSWERS[known])
        more = self.bot(game, lambda state: key in {one["key"] for one in state["asked"]})
        ANSWERS.setdefault(known, more)
        return game

    def record(self, game: str) -> str:
        """The record of a game."""
        answered = self.request.get(f"{self.address}/api/games/{game}/record")
        assert answered.ok, answered.text()
        return answered.text()

    def remove(self, game: str) -> None:
        """Removes a game."""
        assert self.request.delete(f"{self.address}/api/games/{game}").ok

    def invite(self, game: str, side: str) -> str:
        """The path of an invitation."""
        return self._send("POST", f"/api/games/{game}/seats/{side}/invite", None)["path"]

    def _send(self, method: str, path: str, data: Any = None, params: dict[str, Any] | None = None) -> Any:
        kind = {"Content-Type": "application/json"} if data is not None else None
        body = None if data is None else json.dumps(data)
        answered = self.request.fetch(
            self.address + path, method=method, data=body, headers=kind, params=params, timeout=LOST
        )
        assert answered.ok, f"{method} {path}: {answered.status} {answered.text()}"
        return answered.json()


class Shell:
    """What every page has: the bar, the language, the menu, dialogs."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def lamp(self) -> Locator:
        return self.page.locator(".lamp")

    def speak(self, language: str) -> None:
        """Goes over to a language and waits until all of the page speaks it."""
        self.page.evaluate(LISTEN)
        self.page.locator(f"#language-{language}").click()
        self.page.wait_for_function("(wanted) => window.spoken === wanted", arg=language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        expect(self.page.locator(f"#language-{language}")).to_have_attribute("aria-pressed", "true")

    def menu_item(self, name: str) -> None:
        """Chooses from the menu of the bar."""
        self.page.locator("#menu-button").click()
        self.page.locator("#menu").get_by_text(name, exact=False).first.click()

    def close_dialog(self) -> None:
        """Closes the dialog that is open or about to open."""
        expect(self.dialog).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.dialog).to_have_count(0)

    def text(self) -> str:
        """All that can be read or is told by a name: text, labels, titles, placeholders, values of options."""
        return self.page.evaluate(ALL_WORDS)

    def overflow(self) -> int:
        """Px by which the page is wider than the window, once everything has its place."""
        self.settled()
        return self.page.evaluate(OVERFLOW)

    def settled(self) -> None:
        """Waits until everything has its place: nothing has moved since the last frame, and the map fills its frame."""
        self.page.wait_for_function(SETTLED)

    def focused(self) -> str:
        """What has the focus: `body` if nothing has."""
        return self.page.evaluate(FOCUSED)


LISTEN: Final = """() => {
  window.spoken = "";
  document.addEventListener("spoken", (event) => { window.spoken = event.detail; }, { once: true });
}"""
SETTLED: Final = """() => {
  const parts = [document.documentElement, ...document.querySelectorAll(
    "#top, #main > *, .play > *, .side > *, .trays-place > *, .raf-picture, .start-grid > *, article > *")];
  const boxes = parts.map((one) => Object.values(one.getBoundingClientRect().toJSON()).concat(one.scrollWidth).join());
  const pictures = [...document.querySelectorAll(".raf-picture")].filter((one) => one.clientWidth && one.clientHeight);
  const views = pictures.map((one) => one.getAttribute("viewBox") ?? "");
  const fills = pictures.every((one, place) => {
    const [, , width, height] = views[place].split(" ").map(Number);
    return Math.abs(width * one.clientHeight - height * one.clientWidth) < 1 + width * height / 1000;
  });
  const now = [...boxes, ...views].join(" ");
  const before = window.settledAs;
  window.settledAs = now;
  return fills && before === now;
}"""
OVERFLOW: Final = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
ALL_WORDS: Final = """() => {
  const found = [document.title, document.body.innerText];
  for (const one of document.body.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "placeholder", "aria-description", "aria-valuetext", "alt"])
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    if (one.matches(".visually-hidden, option, svg text, svg title, details, [hidden]")) found.push(one.textContent);
  }
  return found.join("\\n");
}"""

FOCUSED: Final = """() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return "body";
  const name = one.getAttribute("aria-label") ?? one.textContent ?? "";
  return `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} ${name.trim().slice(0, 60)}`;
}"""


SLOW_DICE: Final = """
  const soon = window.setTimeout;
  window.dice = [];
  window.setTimeout = (then, pause, ...more) => pause < 900 ? soon(then, pause, ...more) : window.dice.push(then);
"""
"""Dice lie until the test goes on to the next: whatever waits for about a second waits for ever."""
NEXT_DIE: Final = "() => { for (const then of window.dice.splice(0)) then(); }"


class Start(Shell):
    """The start page."""

    @property
    def guided(self) -> Locator:
        return self.page.locator("#guided")

    @property
    def form(self) -> Locator:
        return self.page.locator("section.new-game")

    @property
    def begin(self) -> Locator:
        return self.form.locator("button.main")

    @property
    def games(self) -> Locator:
        return self.page.locator(".game-line")

    @property
    def record_text(self) -> Locator:
        return self.page.locator("form textarea")

    @property
    def record_file(self) -> Locator:
        return self.page.locator("form input[type=file]")

    @property
    def import_button(self) -> Locator:
        return self.page.locator("form:has(textarea) button.button")

    def wish(self, scenario: str, options: tuple[str, ...] = (), seed: str = "", game: str = "lion") -> None:
        """Fills in the form of a new game."""
        self.form.locator("#new-which").select_option(game)
        self.form.locator(f"#scenario-{scenario}").check()
        if options:
            self.form.locator("#new-options").click()
        for option in options:
            self.form.locator(f"#option-{option}").check()
        self.form.locator("input[id^=seed]").fill(seed)


class Play(Shell):
    """The play page."""

    @property
    def id(self) -> str:
        """The id of the game that is open."""
        found = re.search(r"/play/([0-9a-f-]{36})", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    @property
    def whole(self) -> Locator:
        return self.page.locator(".play")

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def trouble(self) -> Locator:
        return self.page.locator(".prompt-trouble")

    @property
    def offers(self) -> Locator:
        return self.page.locator(".offers [data-answer]")

    @property
    def picked(self) -> Locator:
        return self.page.locator(".offers [data-answer][aria-pressed=true]")

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    @property
    def odds(self) -> Locator:
        return self.page.locator(".odds")

    @property
    def hint(self) -> Locator:
        return self.page.locator("section.hint")

    @property
    def dice(self) -> Locator:
        return self.page.locator(".reveal .strip button")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def lines(self) -> Locator:
        return self.page.locator(".log-line")

    @property
    def words(self) -> Locator:
        return self.page.locator(".in-words")

    @property
    def slider(self) -> Locator:
        return self.page.locator(".timeline input[type=range]")

    @property
    def curtain(self) -> Locator:
        return self.page.locator(".curtain")

    @property
    def report_link(self) -> Locator:
        return self.page.locator(".prompt a[href^='/report/']")

    @property
    def map(self) -> Locator:
        return self.page.locator(".raf-picture")

    @property
    def game_menu(self) -> Locator:
        return self.page.locator(".game-menu")

    def offer(self, answer: str) -> Locator:
        """An answer in the list."""
        return self.page.locator(f'.offers [data-answer="{answer}"]')

    def counter(self, unit: str) -> Locator:
        """A counter on the map."""
        return self.map.locator(f'[data-unit="{unit}"]')

    def circle(self, sector: str) -> Locator:
        """A patrol circle on the map."""
        return self.map.locator(f'[data-patrol="{sector}"]')

    def act(self, name: str) -> Locator:
        """A button below the answers: confirm, done, undo, hint, bot, roll, now, skip, none, more."""
        return self.page.locator(f'.acts [data-act="{name}"]')

    def timeline(self, name: str) -> Locator:
        """A button of the timeline: step-back, step-forward, branch-here."""
        return self.page.locator(f'.timeline [data-do="{name}"]')

    def tab(self, name: str) -> Locator:
        """A tab of the narrow page."""
        return self.page.locator(".tabs").get_by_role("button", name=name, exact=True)

    def game_menu_item(self, name: str) -> Locator:
        """Opens the game's menu; one of its entries."""
        if not self.game_menu.is_visible():
            self.page.locator(".menu-button").click()
        return self.game_menu.get_by_text(name)

    def open(self, address: str, game: str) -> None:
        """Opens a game and waits until it can be played."""
        self.page.goto(f"{address}/play/{game}")
        self.ready()
        self.settled()

    def ready(self) -> None:
        """Waits until the table is drawn and nothing is under way."""
        expect(self.whole).to_have_attribute("aria-busy", "false")
        expect(self.question).not_to_be_empty()
        if self.page.locator(".raf-map").count() > 0:
            expect(self.map.locator("[data-unit], [data-square], [data-hex]").first).to_be_attached()

    def past(self, number: int) -> None:
        """Waits until the page shows that more or fewer answers have been given than so many."""
        expect(self.slider).not_to_have_attribute("max", str(number))
        self.ready()

    def at(self, number: int) -> None:
        """Waits until the page shows that so many answers have been given."""
        expect(self.slider).to_have_attribute("max", str(number))
        self.ready()

    def asks(self, sentence: str | re.Pattern[str]) -> None:
        """Waits for a question."""
        expect(self.question).to_contain_text(sentence)
        self.ready()

    def confirms(self, number: int) -> bool:
        """Whether what was pressed has to be confirmed; else it has been sent, when so many answers had been given."""
        self.page.wait_for_function(PRESSED, arg=number)
        return self.act("confirm").count() > 0

    def answers(self) -> list[str]:
        """The answers in the list."""
        return [one.get_attribute("data-answer") or "" for one in self.offers.all()]

    def in_words(self) -> list[str]:
        """The table in words, whether it is shown or only told."""
        return self.words.locator("li").all_text_contents()


PRESSED: Final = """(number) => document.querySelector('.acts [data-act="confirm"]') !== null
  || Number(document.querySelector(".timeline input").max) !== number"""


def left_over(text: str) -> list[str]:
    """What is on a page that should have been words."""
    return [line.strip()[:120] for line in text.splitlines() if LEFT_OVER.search(line)]
