/** As much of a document as maps need to be built in node: elements with attributes, classes, children and listeners. Import it after `browser.mjs`. */

import { provide } from "./browser.mjs";

export class FakeElement {
  constructor(tag) {
    this.tag = tag;
    this.attributes = new Map();
    this.children = [];
    this.listeners = new Map();
    this.animations = [];
    this.style = { setProperty() {} };
    this.hidden = false;
    this.textContent = "";
    this.box = { left: 0, top: 0, bottom: 0, width: 0, height: 0 };
    this.visibly = true;
  }

  get classList() {
    const all = () => (this.getAttribute("class") ?? "").split(" ").filter((name) => name !== "");
    return {
      contains: (name) => all().includes(name),
      toggle: (name, on) => this.setAttribute("class", [...all().filter((one) => one !== name), ...(on ? [name] : [])].join(" ")),
    };
  }

  set className(names) {
    this.setAttribute("class", names);
  }

  setAttribute(name, value) {
    this.attributes.set(name, String(value));
    if (name === "hidden") this.hidden = true;
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  removeAttribute(name) {
    this.attributes.delete(name);
  }

  addEventListener(name, listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  /** Something happens to it, and to nothing else. */
  happens(name, event = {}) {
    for (const listener of this.listeners.get(name) ?? []) listener(event);
  }

  append(...children) {
    this.children.push(...children);
  }

  replaceChildren(...children) {
    this.children = children;
  }

  get all() {
    return [this, ...this.children.filter((one) => one instanceof FakeElement).flatMap((one) => one.all)];
  }

  contains(other) {
    return this.all.includes(other);
  }

  /** Knows `.class` and `[name="value"]`, and lists of these. */
  querySelectorAll(which) {
    const parts = which.split(", ").map((part) => /^\.(?<look>[\w-]+)$|^\[(?<name>[\w-]+)="(?<value>.*)"\]$/.exec(part).groups);
    const fits = (one) => parts.some(({ look, name, value }) => (look === undefined ? one.getAttribute(name) === value : one.classList.contains(look)));
    return this.all.slice(1).filter(fits);
  }

  querySelector(which) {
    return this.querySelectorAll(which)[0] ?? null;
  }

  matches() {
    return this.visibly;
  }

  getBoundingClientRect() {
    return this.box;
  }

  animate(way, timing) {
    this.animations.push({ way, timing });
  }

  focus() {
    document.activeElement = this;
  }
}

document.createElement = (tag) => new FakeElement(tag);
document.createElementNS = (_space, tag) => new FakeElement(tag);
document.activeElement = null;
provide("Element", FakeElement);
provide("Node", FakeElement);
provide("CSS", { escape: (text) => text });
provide("ResizeObserver", class { observe() {} });
provide("cancelAnimationFrame", () => {});
