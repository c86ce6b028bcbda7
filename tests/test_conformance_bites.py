"""The conformance suite can fail: each way to break the table's contract, tried on purpose."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tallyho.lab import miniraid as mini
from tallyho.lab.conformance import Unledgered, Violation, check_apart, check_game, check_seeds
from tallyho.lab.knowledge import Onlookers
from tallyho.lab.miniraid import BRITISH, MiniRaid, RaidPosition
from tallyho.lab.regrets import Regrets, with_log
from tallyho.library import Library
from tallyho.table import (
    DONE,
    Asks,
    Chance,
    Choice,
    Fields,
    Game,
    Jump,
    Luck,
    Outcome,
    Phase,
    Prompt,
    Reason,
    Sequence,
    asks,
    does,
    draw,
    listing,
    reason,
    resampled,
    silence,
    together,
)
from tallyho.words import Words

Step = Callable[[RaidPosition], Any]


def broken(name: str, procedure: Step, *, plain: bool = False, to: tuple[str, ...] = ()) -> MiniRaid:
    """The mini raid with one step replaced."""
    steps = [
        (does if plain else asks)(step.name.split(".")[1], step.rule, procedure, to or step.to)
        if step.name == name
        else (does(step.name.split(".")[1], step.rule, step.do, step.to) if step.do else kept(step))
        for step in mini.SEQUENCE.steps
    ]
    title = MiniRaid()
    title.sequence = Sequence(Phase("raid", "mini:0", *steps))
    return title


def kept(step: Any) -> Any:
    return asks(step.name.split(".")[1], step.rule, step.ask, step.to)


def check(title: MiniRaid, sentence: str) -> None:
    with pytest.raises(Violation, match=sentence):
        check_game(title, "", (), "1")


def test_an_answer_offered_twice() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(mini.COMMIT, BRITISH, [DONE, DONE])
        return None

    check(broken("raid.commitment", commitment), "offered twice")


@pytest.mark.parametrize("offer", ["", " done", "two\nlines", "tab\tbed", "x" * 201])
def test_an_answer_that_no_record_can_hold(offer: str) -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(mini.COMMIT, BRITISH, [DONE, offer])
        return None

    check(broken("raid.commitment", commitment), "no record can hold")


def test_a_side_that_does_not_exist() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(mini.COMMIT, "french", [DONE])
        return None

    check(broken("raid.commitment", commitment), "no side")


@pytest.mark.parametrize("weights", [[1], [1, 0]])
def test_weights_that_are_none(weights: list[int]) -> None:
    def deployment(p: RaidPosition) -> Asks[Jump]:
        yield Chance(mini.TARGET, ["a", "b"], weights)
        return None

    check(broken("raid.deployment", deployment), "has 2 outcomes with the weights")


def test_an_offer_that_fails() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        answer = yield Choice(mini.COMMIT, BRITISH, [DONE, "13"])
        return None if answer == DONE else {}[answer]

    check(broken("raid.commitment", commitment), "is offered but fails: KeyError")


def test_a_number_beyond_the_range_that_a_refusal_does_not_stand() -> None:
    def why_not(answer: str) -> None:
        if answer.startswith("G") and answer[1:].isdecimal():
            bytes(2).find(int(answer[1:]))

    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(mini.COMMIT, BRITISH, [DONE, "G3"], why_not=why_not)
        return None

    check(broken("raid.commitment", commitment), "'G256' from british is not refused but fails: ValueError")


def test_offers_in_another_order_each_time() -> None:
    turn = count()

    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(mini.COMMIT, BRITISH, [DONE, "a"] if next(turn) % 2 else ["a", DONE])
        return None

    check(broken("raid.commitment", commitment), "a clone differs|has changed|leads elsewhere")


class Careless(RaidPosition):
    """Shares its deck with its copies."""

    def copy(self) -> RaidPosition:
        twin = Careless(self.data, self.where[:], self.full[:], self.deck)
        twin.luck, twin.reveals, twin.tell = self.luck, self.reveals, silence
        twin.target, twin.vp, twin.raids = self.target, self.vp, self.raids
        return twin


def test_a_copy_that_shares_something() -> None:
    class Title(MiniRaid):
        def set_up(self, data: Any, scenario: str, options: frozenset[str]) -> RaidPosition:
            fresh = super().set_up(data, scenario, options)
            return Careless(data, fresh.where, fresh.full, fresh.deck)

    check(Title(), "in a clone has changed the game|a clone differs|fails")


def test_a_field_that_was_forgotten() -> None:
    title = MiniRaid()
    names = [field for name, field in title.fields.by_name.items() if name not in ("target", "luck", "reveals")]
    title.fields = Fields(*names)
    check(title, "cannot be loaded|loaded again differs")


def test_rules_that_keep_something_outside_the_position() -> None:
    seen: list[str] = []

    def raid_target(p: RaidPosition) -> Asks[Jump]:
        p.target = card = yield draw(mini.TARGET, p.deck)
        p.deck.remove(card)
        seen.append(card)
        p.vp = len(seen) % 1000
        return None

    check(broken("raid.target", raid_target), "differs|elsewhere|another story|learns")


def test_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tallyho.lab.conformance.MOST_ASKS", 60)

    def recovery(p: RaidPosition) -> Jump:
        p.deck = list(mini.TARGETS)
        return "raid.target"

    check(broken("raid.recovery", recovery, plain=True, to=("raid.target",)), "not ended after 60 answers")


def test_a_winner_that_is_no_side() -> None:
    class Title(MiniRaid):
        def outcome(self, position: RaidPosition) -> Outcome:
            return Outcome("german", "points", "all-raids-flown", "mini:9")

    check(Title(), "the winner 'german' is no side")


def test_a_view_that_shows_the_dice_to_come() -> None:
    class Title(MiniRaid):
        def view(self, position: RaidPosition, side: str | None) -> dict[str, Any]:
            return self.fields.save(position)

    check(Title(), "state of the generator|no other position")


def test_a_view_that_is_not_json() -> None:
    class Title(MiniRaid):
        def view(self, position: RaidPosition, side: str | None) -> dict[str, Any]:
            return {"full": bytes(position.full)}

    check(Title(), "not JSON")


RULES = {f"mini:{n}" for n in range(10)}


def test_a_prompt_whose_rule_is_in_no_ledger() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(Prompt("commit-squadron", "mini:77"), BRITISH, [DONE])
        return None

    with pytest.raises(Violation, match=r"commit-squadron \(mini:77\) cites a rule that is in no ledger"):
        check_game(broken("raid.commitment", commitment), "", (), "1", rules=RULES)


@pytest.mark.parametrize(
    ("rule", "what"),
    [("mini:0", "scenario raids"), ("mini:3", "step raid.deployment"), ("mini:9", "step raid.recovery")],
)
def test_a_title_that_cites_a_rule_of_no_ledger(rule: str, what: str) -> None:
    with pytest.raises(Unledgered, match=f"mini: {what} cites {rule}, which is in no ledger"):
        check_game(mini.MINI, "", (), "1", rules=RULES - {rule})


def test_a_reason_that_cites_a_rule_of_no_ledger() -> None:
    def recovery(p: RaidPosition) -> Jump:
        deep = reason("deep", "mini:88")
        p.tell("home", "mini:9", {"because": [reason("near", "mini:9", {"because": [deep]})]})
        return mini.recovery(p)

    with pytest.raises(Violation, match="event home cites mini:88"):
        check_game(broken("raid.recovery", recovery, plain=True, to=("raid.target",)), "", (), "1", rules=RULES)


def refusing(why: Reason) -> MiniRaid:
    """The mini raid with a commitment that explains why nobody else may go."""

    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(mini.COMMIT, BRITISH, [DONE], why_not=lambda _: why)
        return None

    return broken("raid.commitment", commitment)


def test_a_refusal_whose_rule_is_in_no_ledger() -> None:
    with pytest.raises(Violation, match="the refusal too-far cites mini:66, which is in no ledger"):
        check_game(refusing(Reason("too-far", "mini:66")), "", (), "1", rules=RULES)


def test_a_refusal_without_words(tmp_path: Path) -> None:
    prompts = "".join(f"ask-{key} = x\n" for key in ("raid-target", "commit-squadron", "raid-size"))
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "mini.ftl").write_text(f"side-british = x\n{prompts}")
    words = Words("fr", [*Library().words(), tmp_path], strict=True)
    with pytest.raises(Violation, match="the fr words of mini cannot say why-too-far"):
        check_game(refusing(Reason("too-far", "mini:2")), "", (), "1", words=[words])


def test_a_step_that_counts_to_itself_and_says_it_resumes() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        for _ in range(2):
            yield Choice(mini.COMMIT, BRITISH, [DONE])
        return None

    title = broken("raid.commitment", commitment)
    next(step for step in title.sequence.steps if step.name == "raid.commitment").resumes = True
    check(title, "'done' given to a clone leads elsewhere")


def test_a_step_that_asks_nothing_when_it_resumes() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        if not p.vp:
            p.vp = 1
            yield Choice(mini.COMMIT, BRITISH, [DONE])
        return None

    title = broken("raid.commitment", commitment)
    next(step for step in title.sequence.steps if step.name == "raid.commitment").resumes = True
    check(title, "step raid.commitment says that it resumes, but begun again it asks nothing")


def test_an_event_that_cites_no_rule_of_the_ledger() -> None:
    def recovery(p: RaidPosition) -> Jump:
        p.tell("home", "mini:99")
        return mini.recovery(p)

    with pytest.raises(Violation, match="event home cites mini:99"):
        check_game(broken("raid.recovery", recovery, plain=True, to=("raid.target",)), "", (), "1", rules=RULES)


def test_seeds_that_all_give_one_game() -> None:
    def only_answer(game: Any) -> None:
        while game.ask is not None:
            game.answer(game.ask.offers[0])

    with pytest.raises(Violation, match="all seeds give one game"):
        check_seeds(mini.MINI, "", (), only_answer)


def test_one_seed_that_gives_two_games() -> None:
    turn = count()

    def whim(game: Any) -> None:
        while game.ask is not None:
            game.answer(game.ask.offers[next(turn) % len(game.ask.offers)])

    with pytest.raises(Violation, match="one seed gives two games"):
        check_seeds(mini.MINI, "", (), whim)


def test_two_games_that_touch_each_other() -> None:
    shared: list[int] = []

    def recovery(p: RaidPosition) -> Jump:
        shared.append(p.raids)
        p.vp += len(shared) % 7
        return mini.recovery(p)

    with pytest.raises(Violation, match="two games touch each other"):
        check_apart(broken("raid.recovery", recovery, plain=True, to=("raid.target",)), "", ())


def test_the_prompt_of_a_violation_says_where() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(Prompt("x", "mini:2"), BRITISH, [DONE, DONE])
        return None

    with pytest.raises(Violation) as caught:
        check_game(broken("raid.commitment", commitment), "", (), "1")
    assert str(caught.value).startswith("mini at raid.commitment after 1 answers: ")
    assert caught.value.game.step == "raid.commitment"


def test_a_step_that_wrongly_says_it_resumes() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        for left in ("three", "two", "one"):
            yield Choice(mini.COMMIT, BRITISH, [DONE, left])
        return None

    title = broken("raid.commitment", commitment)
    next(step for step in title.sequence.steps if step.name == "raid.commitment").resumes = True
    check(title, "a clone differs from its game|leads elsewhere")


def test_whatever_breaks_is_told_with_the_game_so_far() -> None:
    def recovery(p: RaidPosition) -> Jump:
        if p.raids == 2:
            raise ZeroDivisionError("two raids")
        return mini.recovery(p)

    title = broken("raid.recovery", recovery, plain=True, to=("raid.target",))
    with pytest.raises(Violation, match="ZeroDivisionError: two raids") as caught:
        check_game(title, "", (), "1")
    assert caught.value.game.whole
    assert len(caught.value.game.history) > 5


def test_a_refusal_that_gives_a_secret_away() -> None:
    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield Choice(mini.COMMIT, BRITISH, [DONE], why_not=lambda _: Reason("no", "mini:2", {"secret": p.vp}))
        return None

    class Imagining(MiniRaid):
        def view(self, position: RaidPosition, side: str | None) -> dict[str, Any]:
            shown = super().view(position, side)
            del shown["vp"]
            return shown

        def resample(self, position: RaidPosition, side: str | None, luck: Any, known: RaidPosition) -> RaidPosition:
            twin = position.copy()
            twin.vp = luck.below(90)
            return twin

    title = Imagining()
    title.sequence = broken("raid.commitment", commitment).sequence
    title.secrets = ("vp",)
    game = Game.new(title)
    game.answer("target 1")
    onlookers = Onlookers(title, Luck("x"))
    onlookers.sides = (BRITISH,)
    told = onlookers.watch(game, [DONE, "target 1"])
    assert told is not None
    assert told.startswith("the refusal of 'target 1' tells british a secret: 'target 1' is not offered: no (mini:2)")
    assert onlookers.watch(game, [DONE]) == "resample changes vp although nothing was hidden from british"


def test_an_entry_of_a_list_that_tells_its_side_a_secret() -> None:
    def question(p: RaidPosition) -> Choice:
        return Choice(mini.COMMIT, BRITISH, [DONE, "look", *(["none"] if p.target == "looked" and not p.vp else [])])

    def decide(p: RaidPosition, text: str) -> None:
        p.target = "looked"

    def commitment(p: RaidPosition) -> Asks[Jump]:
        yield from together(listing(p, question, decide))
        return None

    class Imagining(MiniRaid):
        def view(self, position: RaidPosition, side: str | None) -> dict[str, Any]:
            return {"raids": position.raids}

        def resample(self, position: RaidPosition, side: str | None, luck: Any, known: RaidPosition) -> RaidPosition:
            twin = position.copy()
            twin.vp = 1
            return twin

    title = Imagining()
    title.sequence = broken("raid.commitment", commitment).sequence
    title.secrets = ("vp",)
    game = Game.new(title)
    game.answer("target 1")
    regrets = Regrets(title, Luck("x"))
    regrets.watch(game)
    twin = with_log(resampled(game, BRITISH, Luck("y")))
    game.answer("look", BRITISH)
    assert game.why_no_undo(BRITISH) is None
    told = regrets.compare(game, {BRITISH: twin})
    assert told is not None
    assert "british learns from its answer to commit-squadron" in told
