/** Small helpers for building the page: elements, dialogs, and what is told to screen readers. */

import { say } from "./words.js";

/** @typedef {Node | string | number | null | undefined | false} Leaf */
/** @typedef {Leaf | readonly Leaf[]} Child */
/** @typedef {{ [name: string]: string | number | boolean | null | undefined | ((event: any) => void) }} Attrs */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. An attribute that is false, null or undefined is left out, true is set empty; `onclick: f` listens.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attrs} [attrs]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attrs = {}, ...children) {
  const made = document.createElement(tag);
  dress(made, attrs);
  fill(made, children);
  return made;
}

/**
 * An SVG element, as `el`.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attrs} [attrs]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attrs = {}, ...children) {
  const made = /** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(SVG, tag));
  dress(made, attrs);
  fill(made, children);
  return made;
}

/** Sets and listens. @param {Element} element @param {Attrs} attrs */
export function dress(element, attrs) {
  for (const [name, value] of Object.entries(attrs)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value === false || value === null || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}

/** @param {Element} element @param {readonly Child[]} children */
function fill(element, children) {
  for (const child of /** @type {Leaf[]} */ (children.flat())) {
    if (child === null || child === undefined || child === false) continue;
    element.append(typeof child === "number" ? String(child) : child);
  }
}

/** Empties an element and puts these in. @param {Element} element @param {...Child} children */
export function clear(element, ...children) {
  element.replaceChildren();
  fill(element, children);
}

/** Loads a style sheet that only some pages need, once; it is there when the promise is kept. @param {string} path */
export async function stylesheet(path) {
  if (document.querySelector(`link[href="${path}"]`) !== null) return;
  await new Promise((resolve) => {
    document.head.append(el("link", { rel: "stylesheet", href: path, onload: resolve, onerror: resolve }));
  });
}

let last = 0;

/** An id that no other element of the page has. @param {string} [stem] */
export function unique(stem = "e") {
  last += 1;
  return `${stem}-${last}`;
}

/**
 * @typedef {object} DialogButton
 * @property {string} label
 * @property {string} value What `closed` gives when it is pressed.
 * @property {"main" | "danger" | "quiet" | ""} [kind]
 * @property {() => boolean | Promise<boolean>} [check] Whether the dialog may close now.
 */

/**
 * Opens a modal dialog and gives the focus back to where it was when it closes.
 * `closed` gives the value of the button, or "" if it was closed without one.
 * @param {string} title
 * @param {Child} body
 * @param {readonly DialogButton[]} [buttons] Without any: only the cross closes it.
 * @param {{ wide?: boolean }} [look]
 * @returns {{ element: HTMLDialogElement, closed: Promise<string>, close: (value?: string) => void }}
 */
export function dialog(title, body, buttons = [], look = {}) {
  const before = document.activeElement;
  const heading = el("h2", { id: unique("dialog"), tabindex: -1 }, title);
  const element = el("dialog", { "aria-labelledby": heading.id, class: look.wide ? "wide" : null });
  const close = (value = "") => element.close(value);
  element.append(el("header", {}, heading, cross(close)), el("div", { class: "body" }, body));
  if (buttons.length > 0)
    element.append(
      el(
        "footer",
        {},
        buttons.map((one) => dialogButton(one, close)),
      ),
    );
  element.addEventListener("click", (event) => event.target === element && close());
  document.body.append(element);
  element.showModal();
  focusFirst(element, heading);
  return { element, closed: whenClosed(element, before), close };
}

/** @param {() => void} close */
function cross(close) {
  const lines = svg("path", {
    d: "M5 5 15 15M15 5 5 15",
    stroke: "currentColor",
    "stroke-width": 2,
    "stroke-linecap": "round",
  });
  const label = say("web", "close");
  return el(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick: () => close() },
    svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, lines),
  );
}

/** @param {DialogButton} button @param {(value: string) => void} close */
function dialogButton(button, close) {
  const press = async () => {
    if (button.check === undefined || (await button.check())) close(button.value);
  };
  return el(
    "button",
    { type: "button", class: `button ${button.kind ?? ""}`, value: button.value, onclick: press },
    button.label,
  );
}

/** @param {HTMLDialogElement} element @param {HTMLElement} heading */
function focusFirst(element, heading) {
  const first = element.querySelector("[autofocus]");
  if (first instanceof HTMLElement) first.focus();
  else heading.focus();
}

/** @param {HTMLDialogElement} element @param {Element | null} before @returns {Promise<string>} */
function whenClosed(element, before) {
  return new Promise((resolve) => {
    element.addEventListener("close", () => {
      element.remove();
      giveBack(before);
      resolve(element.returnValue);
    });
  });
}

/** The element may have been drawn anew meanwhile: then the one with its id has the focus. @param {Element | null} before */
function giveBack(before) {
  const there = before?.isConnected ? before : document.getElementById(before?.id || "main");
  if (there instanceof HTMLElement || there instanceof SVGElement) there.focus();
}

/**
 * Asks yes or no.
 * @param {string} title
 * @param {string} text
 * @param {{ yes: string, danger?: boolean }} words
 */
export async function confirm(title, text, words) {
  const asked = dialog(title, el("p", {}, text), [
    { label: say("web", "cancel"), value: "" },
    { label: words.yes, value: "yes", kind: words.danger ? "danger" : "main" },
  ]);
  return (await asked.closed) === "yes";
}

/** What is to be told in a moment, by the manner of telling it. @type {Map<string, string[]>} */
const untold = new Map();

/** Tells screen readers, without moving the focus; what comes in the same moment is told together. @param {string} text @param {"polite" | "assertive"} [how] */
export function announce(text, how = "polite") {
  if (text === "") return;
  const region = liveRegion(how);
  const waiting = untold.get(how);
  if (waiting !== undefined) return void waiting.push(text);
  const texts = [text];
  untold.set(how, texts);
  region.textContent = "";
  setTimeout(() => {
    untold.delete(how);
    region.textContent = [...new Set(texts)].join(" ");
  }, 50);
}

/** What was told last is told no longer: the language has changed. */
export function hush() {
  for (const how of /** @type {const} */ (["polite", "assertive"])) liveRegion(how).textContent = "";
}

/** @param {"polite" | "assertive"} how */
function liveRegion(how) {
  const there = document.getElementById(`told-${how}`);
  if (there !== null) return there;
  const made = el("div", { id: `told-${how}`, class: "visually-hidden", "aria-live": how, "aria-atomic": "true" });
  document.body.append(made);
  return made;
}
