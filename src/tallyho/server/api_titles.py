"""What can be played and looked up: titles, components, words, rules."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import QueryParameter

from tallyho.bots import bots_of
from tallyho.server import shapes
from tallyho.server.described import with_refusals
from tallyho.server.hooks import hooks_of
from tallyho.server.troubles import CATALOGUE, Trouble
from tallyho.server.wants import Part, TheHouse, TheRulebook, TheWords
from tallyho.table import Title
from tallyho.words import LANGUAGES, Words
from tallyho.words.web import for_browsers

BRIEFLY = CacheControlHeader(max_age=60)


@get("/titles", cache_control=BRIEFLY)
async def titles(house: TheHouse, words: TheWords) -> list[shapes.Title]:
    """The games that can be played."""
    return [title_of(house.library.title(game), words) for game in house.library.games]


def title_of(title: Title[Any], words: Words) -> shapes.Title:
    """A title in words."""
    game, hooks = title.game, hooks_of(title.game)
    own = f"{CATALOGUE}-{game}"
    return shapes.Title(
        game=game,
        name=words.name(game),
        sides=[shapes.Named(side, words.side(game, side)) for side in title.sides],
        scenarios=[
            shapes.ScenarioText(
                id=one.name,
                name=words.scenario(game, one.name),
                rule=one.rule,
                text=words.say(own, f"about-{one.name}") if hooks is not None else "",
            )
            for one in title.scenarios
        ],
        options=[
            shapes.OptionText(
                id=one.name,
                name=words.option(game, one.name),
                rule=one.rule,
                scenarios=list(one.scenarios),
                needs=list(one.needs),
                excludes=list(one.excludes),
            )
            for one in title.options
        ],
        bots=[shapes.Named(name, words.say(CATALOGUE, f"bot-{name}")) for name in reversed(bots_of(game))],
        guided=hooks.GUIDED if hooks is not None else None,
    )


@get("/titles/{game:str}/components", cache_control=BRIEFLY)
async def components(house: TheHouse, game: Part) -> dict[str, Any]:
    """Units, cards, map and tracks of a game, as its board needs them; empty for a game without a board of its own."""
    title, hooks = house.title(game), hooks_of(game)
    return hooks.components(title.data()) if hooks is not None else {}


@get("/words/{language:str}/{catalogue:str}", cache_control=BRIEFLY)
async def words_of(house: TheHouse, language: Part, catalogue: Part) -> dict[str, list[Any]]:
    """A catalogue of the browser's words: each message as a list of parts."""
    known = language in LANGUAGES and for_browsers(catalogue) and catalogue.replace("-", "").isalnum()
    found = house.for_browsers(language, catalogue) if known else None
    if found is None:
        raise Trouble(404, "no-words", catalogue=catalogue[:40], language=language[:40])
    return found


@get("/rules/{rule:str}")
async def rule(rulebook: TheRulebook, rule: Part, words: TheWords) -> shapes.RuleText:
    """A rule in our words, with the rulings that bear on it."""
    found = rulebook.rule(rule, words.language)
    if found is None:
        raise Trouble(404, "no-rule", rule=rule[:60])
    return found


@get("/rules")
async def rules(
    rulebook: TheRulebook,
    words: TheWords,
    game: Annotated[str, QueryParameter(max_length=40)] = "lion",
    search: Annotated[str, QueryParameter(max_length=100)] = "",
) -> list[shapes.RuleText]:
    """The rules of a game, all or those with these words."""
    return rulebook.search(game, search, words.language)


ROUTER = Router(
    "/", route_handlers=with_refusals([titles, components, words_of, rule, rules]), tags=["games and rules"]
)
