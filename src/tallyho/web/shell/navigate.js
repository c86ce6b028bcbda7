/** Going to another page of Tallyho without loading it anew. */

/** @type {(path: string) => void} */
let arrive = () => {};

/** The shell says here what to do when the address has changed. @param {(path: string) => void} then */
export function onArrival(then) {
  arrive = then;
  addEventListener("popstate", () => arrive(location.pathname));
  document.addEventListener("click", follow);
}

/** Goes to a page. @param {string} path @param {{ replace?: boolean }} [how] */
export function go(path, how = {}) {
  if (how.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive(location.pathname);
}

/** Follows a link to one of our pages as `go` does. @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
  if (link.getAttribute("href")?.startsWith("#")) return within(event, link.hash.slice(1));
  if (!ours(link)) return;
  event.preventDefault();
  for (const open of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (open).close();
  go(link.pathname + link.search);
}

/** Goes to a part of this page; to the browser that would be another page, and ours would open anew. @param {MouseEvent} event @param {string} id */
function within(event, id) {
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** @param {HTMLAnchorElement} link */
function ours(link) {
  const elsewhere = /^\/(api|static|enter|docs|schema)(\/|$)/;
  return link.origin === location.origin && link.hash === "" && !elsewhere.test(link.pathname);
}
