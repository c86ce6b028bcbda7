"""What a browser is called in the list of one's browsers."""

from __future__ import annotations

import pytest

from tallyho.server.people import called

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (f"{IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1", "Chrome, iOS"),
        (f"{IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15", "Firefox, iOS"),
        (f"{IPHONE} EdgiOS/142.0 Version/18.0 Mobile/15E148 Safari/604.1", "Edge, iOS"),
        (f"{IPHONE} Version/18.6 Mobile/15E148 Safari/604.1", "Safari, iOS"),
        ("curl/8.14.1", ""),
    ],
)
def test_a_browser_has_the_name_people_know(agent: str, name: str) -> None:
    assert called(agent) == name
