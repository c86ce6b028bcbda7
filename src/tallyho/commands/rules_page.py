"""How rules, sections and rulings are printed, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tallyho.commands.rules_print import Printer
from tallyho.table.rules import Citation, Citations, Ledger, Row, Ruling, enclosing
from tallyho.table.rules.ids import in_section
from tallyho.words import Words
from tallyho.words.rulebook import Rulebook


class Page(Printer):
    """Prints what is known about rules."""

    def __init__(self, checkout: Path | None, citations: Citations, rulebook: Rulebook, words: Words) -> None:
        super().__init__()
        self.checkout = checkout
        self.citations = citations
        self.rulebook = rulebook
        self.words = words

    def rule(self, ledger: Ledger, row: Row) -> None:
        """One rule with everything that is known about it."""
        words = self.rulebook.words(ledger.game, self.words.language).rules[row.id]
        self.heading(f"{row.id}  {self.said('rule', section=words.section, kind=row.kind)}")
        self.say(words.text)
        if self.checkout is not None:
            self.citing(row.id)
        for called, game, ruling in self.rulebook.rulings_on(ledger, row):
            self.say(self.ruled(game, ruling), f"{called} {self.said('status', status=ruling.status)}")
        self.say("")

    def citing(self, rule: str) -> None:
        """Who obeys a rule and who proves it."""
        self.places("obeyed", [self.code_place(citation, rule) for citation in self.code_for(rule)])
        tests = [citation for citation in self.citations.tests if citation.rule == rule]
        self.places("proved", [citation.place for citation in tests if not citation.doubt])
        for citation in tests:
            if citation.doubt:
                self.say(self.doubted(citation), self.said("not-proved"))

    def places(self, label: str, places: Sequence[str]) -> None:
        for number, place in enumerate(places or [self.said("nothing-yet")]):
            self.say(place, "" if number else self.said(label), indent=True)

    def doubted(self, citation: Citation) -> str:
        return self.said("doubted", place=citation.place, doubt=citation.doubt.replace(" ", "-"))

    def code_for(self, rule: str) -> list[Citation]:
        """Code that cites the rule itself, then code that cites a section it stands in."""
        exact = [citation for citation in self.citations.code if citation.rule == rule]
        return exact + [citation for citation in self.citations.code if in_section(rule, citation.rule)]

    def code_place(self, citation: Citation, rule: str) -> str:
        assert self.checkout is not None
        place = f"{citation.place} {enclosing(self.checkout, citation)}".rstrip()
        return place if citation.rule == rule else self.said("cited-as", place=place, rule=citation.rule)

    def ruling(self, ledger: Ledger, ruling: Ruling) -> None:
        """One ruling and the rules it bears on."""
        self.heading(f"{ledger.game}:{ruling.id}  {self.said('a-ruling', status=ruling.status)}")
        self.say(self.ruled(ledger.game, ruling))
        for rule in ruling.rules:
            self.say(self.rulebook.sentence(rule, self.words.language) or "", rule)
        self.say("")

    def ruled(self, game: str, ruling: Ruling) -> str:
        return self.rulebook.words(game, self.words.language).rulings[ruling.id].text

    def section(self, ledger: Ledger, section: str) -> None:
        """The rules of a section, a line each; a plus marks those that are proved."""
        rows = ledger.rows_in(section)
        proved = {citation.rule for citation in self.citations.tests if not citation.doubt}
        count = sum(row.id in proved for row in rows)
        self.heading(f"{section}  {self.said('section', number=len(rows), proved=count)}")
        words = self.rulebook.words(ledger.game, self.words.language).rules
        for row in rows:
            told = words[row.id]
            text = self.said("in-section", section=told.section, kind=row.kind, text=told.text)
            self.say(text, f"{'+' if row.id in proved else ' '} {row.id}")
        self.say("")

    def tell(self, message: str) -> None:
        self.say(self.said(message))

    def said(self, message: str, **args: object) -> str:
        return self.words.say("rules", message, args)
