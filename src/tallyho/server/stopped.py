"""Games that have stopped: other rules or data than ours were played, and ours do not take their answers any more.

They can be read as they were last seen; up to the answer that does not fit, any moment of them can be looked at, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from uuid import UUID

from msgspec.structs import replace

from tallyho.library import Library
from tallyho.server import shapes
from tallyho.server.last_views import LastView
from tallyho.server.present import Viewer, ending_in_words, head_of_row, line_of, state_of
from tallyho.server.reading import Found
from tallyho.server.rebuilding import as_far_as_it_fits
from tallyho.server.table import Table
from tallyho.server.tables import Stored
from tallyho.server.troubles import Trouble, Unreadable
from tallyho.table import AnyGame, Outcome
from tallyho.words import Words


@dataclass(frozen=True, slots=True)
class StoppedGame:
    """Such a game, and what is wrong with it."""

    library: Library
    stored: Stored
    trouble: Unreadable
    words: Words

    def state(self, user: UUID | None, side: str | None, at: int | None, log_from: int) -> shapes.State:
        """It as a user saw it last, or after so many answers; without a last view, after the last answer that fits."""
        view, row = self.stored.view, self.stored.found.row
        if row.title not in self.library.games:
            raise self.trouble
        viewer = Viewer(user, self._eyes(user, side), self.words)
        if at is not None and at != row.number:
            return self._earlier(viewer, at, log_from)
        if view is None:
            earlier = self._earlier(viewer, self.trouble.fits(), log_from)
            return replace(earlier, asked=[], listed=[], no_undo=self.trouble.sentence(self.words))
        return self._last(view, viewer, log_from)

    def _eyes(self, user: UUID | None, side: str | None) -> str | None:
        """A user's side; of several, who may sit at one screen, the one that is named, or none."""
        mine = self.stored.found.facts.sides_of(user)
        return mine[0] if len(mine) == 1 else side if side in mine else None

    def _last(self, view: LastView, viewer: Viewer, log_from: int) -> shapes.State:
        found = self.stored.found
        row, words = found.row, self.words
        told = view.log(viewer.side, self.stored.snapshot)
        events = [(one.after, (one.key, one.rule, one.args, one.seen_by)) for one in told]
        return shapes.State(
            head=head_of_row(found.facts, row, viewer),
            side=viewer.side,
            revision=found.revision,
            number=row.number,
            at=view.number,
            step=view.step,
            table=view.table(viewer.side),
            asked=[],
            listed=[],
            no_undo=self.trouble.sentence(words),
            ending=None if view.ending is None else ending_in_words(row.title, Outcome(*view.ending), words),
            log=[
                line_of(event, words.event(row.title, event), place, after)
                for place, (after, event) in enumerate(events[log_from:], log_from)
            ],
            log_from=log_from,
            log_total=len(events),
            stopped=self._why(),
        )

    def _earlier(self, viewer: Viewer, at: int, log_from: int) -> shapes.State:
        found = self.stored.found
        past = past_of(self.library, found, at)
        state = state_of(Table(found.facts, past, found.revision), viewer, log_from=log_from, at=past.replayed(at))
        head = head_of_row(found.facts, found.row, viewer)
        return replace(state, head=head, number=found.row.number, stopped=self._why())

    def _why(self) -> shapes.Stopped:
        return shapes.Stopped(self.trouble.sentence(self.words), self.trouble.fits())


def past_of(library: Library, found: Found, at: int) -> AnyGame:
    """The game as far as our rules take it, which must be at least so many answers."""
    game = as_far_as_it_fits(library, found.row, found.answers)
    if at > found.row.number:
        raise Trouble(422, "no-such-moment", number=found.row.number, at=at)
    if at > len(game.history):
        raise Trouble(409, "fits-no-more", fits=len(game.history), at=at)
    return game


def check_open_stored(found: Found, user: UUID | None) -> None:
    """Only what nobody has to hide any more may be shown whole."""
    if not (found.row.over or found.facts.alone(user)):
        raise Trouble(403, "not-open")
