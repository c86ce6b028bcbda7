"""Who is at the German airbases, for tests of targets and deployment."""

from __future__ import annotations

from tallyho.raf.components import load

DATA = load({})
GRUPPEN = DATA.names[DATA.squadrons :]


def only(*full: str) -> dict[str, str]:
    """All Gruppen lie reduced at their airbases but these, which are full."""
    return dict.fromkeys(GRUPPEN, "airbase reduced") | dict.fromkeys(full, "airbase")
