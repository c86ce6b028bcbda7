/* Runs before anything is painted, so that a page in the dark theme does not flash white. The rest is in settings.js. */
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("tallyho-settings") ?? "{}");
    if (kept.theme === "dark" || kept.theme === "light") document.documentElement.dataset["theme"] = kept.theme;
  } catch {
    /* Bad stored data is repaired by settings.js. */
  }
})();
