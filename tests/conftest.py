"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# No deadline: machines that run tests are shared, and a slow moment is not a wrong answer.
settings.register_profile("tallyho", deadline=None, print_blob=True)
settings.load_profile("tallyho")
