"""How soon the first page can be used, in a real browser: Chromium, driven by Playwright where both are there."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from typing import Final

TRIES: Final = 3
FIRST_BUTTON: Final = "#guided:enabled"
WATCH: Final = """new MutationObserver((_, watcher) => {
  if (document.querySelector('%s') === null) return;
  window.pressable = performance.now();
  watcher.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });"""


def seconds_to_first_button(address: str) -> float | None:
    """From asking for the page to a button that can be pressed, the best of a few newcomers; None without a browser."""
    program = shutil.which("chromium")
    if program is None or find_spec("playwright") is None:
        return None
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - it comes with the tests only

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        times = []
        for _ in range(TRIES):
            context = browser.new_context()  # with nothing kept from the one before
            page = context.new_page()
            page.add_init_script(WATCH % FIRST_BUTTON)
            page.goto(address)
            page.wait_for_function("() => window.pressable !== undefined")
            times.append(float(page.evaluate("() => window.pressable")) / 1000)
            context.close()
        browser.close()
    return min(times)
