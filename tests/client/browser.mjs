/** The little of a browser that the modules under test ask for when they are loaded; import it before them. */

const kept = new Map();

/** What `localStorage` is: a test may put things in it, and take it away. */
export const storage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, String(value)),
  clear: () => kept.clear(),
};

/** The root element: the language and the theme are seen here. */
export const root = { lang: "en", dataset: {} };

const listeners = new Map();

/** Calls those who listen to an event of the document or the window. */
export function happens(name, event) {
  for (const listener of listeners.get(name) ?? []) listener(event);
}

const listen = (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]);

/** Gives a name to all modules, even one that this version of node has itself. */
export function provide(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

provide("navigator", { language: "en-GB" });
provide("localStorage", storage);
provide("document", { documentElement: root, cookie: "", addEventListener: listen, querySelectorAll: () => [] });
provide("addEventListener", listen);
