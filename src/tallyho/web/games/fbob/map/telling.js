/** The map tells about what is pointed at, pressed or has the focus, and shows the way there and the ring of safe return. */

/** @import { Spot } from "../../raf/map/geometry.js" */
/** @import { FbobMap } from "../map.js" */
/** @import { Plan } from "../plan.js" */
import { svg } from "../../../shell/dom.js";
import { fuelOf, ring } from "../endurance.js";
import { mayHeadFor, planTo } from "../plan.js";
import { dangers, reachable } from "../route.js";
import { groupTold, hexTold } from "../wording.js";
import { isHex, within } from "../hexes.js";

const THINGS = "[data-group], [data-hex]";

export class Telling {
  /** @param {FbobMap} map */
  constructor(map) {
    this.map = map;
    /** The hex that was pressed once, to be flown to. */
    this.pinned = "";
    /** The group of one's own that was looked at last. */
    this.looked = "";
    this.hovered = "";
    /** Where groups are sent to: they are on their way for several turns. @type {Map<string, string>} */
    this.goals = new Map();
  }

  listen() {
    const { picture } = this.map;
    picture.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.pointed(event.target));
    picture.addEventListener("pointerleave", () => this.pointed(null));
    picture.addEventListener("focusin", (event) => this.map.follow(event.target, (thing) => this.pointed(thing)));
    picture.addEventListener("click", (event) => this.clicked(event.target));
  }

  /** A new table: what was looked at is over. */
  renew() {
    this.pinned = this.goalLeft();
    this.hovered = "";
    if (this.map.at?.group(this.looked) === undefined) this.looked = "";
    this.show();
  }

  /** The goal of the group that moves, while it is not there. */
  goalLeft() {
    const { at } = this.map;
    const goal = this.goals.get(at?.table.moving ?? "") ?? "";
    return at !== null && mayHeadFor(at, goal) ? goal : "";
  }

  /** @param {string} hex */
  pin(hex) {
    this.pinned = hex;
    this.goals.set(this.map.at?.table.moving ?? "", hex);
    this.show();
    this.map.kit.context.tell(""); // the card tells of it
  }

  unpin() {
    this.map.menu.close();
    if (this.pinned === "") return;
    this.pinned = "";
    this.goals.delete(this.map.at?.table.moving ?? "");
    this.show();
  }

  /** Tells about what the pointer is on. @param {EventTarget | null} target */
  pointed(target) {
    const { at, kit } = this.map;
    const thing = target instanceof Element ? target.closest(THINGS) : null;
    const group = thing?.getAttribute("data-group") ?? "";
    const hex = thing?.getAttribute("data-hex") ?? at?.group(group)?.at ?? "";
    kit.context.tell(thing === null || at === null ? "" : group === "" ? hexTold(kit, at, hex) : groupTold(kit, at, group));
    if (at !== null && group !== "" && at.group(group)?.side === at.side) this.looked = group;
    this.hovered = hex;
    this.show();
  }

  /** The way, the ring and the card. */
  show() {
    const { at, card, layers } = this.map;
    if (at === null) return;
    const group = this.shown();
    const plan = this.plan();
    this.drawRing(group);
    this.drawWay(plan);
    this.drawPost();
    card.draw(at, group, plan);
    card.clear(this.kept(group));
    layers.hexes.querySelector(".pinned")?.classList.remove("pinned");
    this.map.piece(this.pinned)?.classList.add("pinned");
  }

  /** What the card must not cover: its group and the hex that was pressed. @param {string} group @returns {Spot[]} */
  kept(group) {
    const { at, shape, view } = this.map;
    const { seen, scale } = view;
    const hexes = [at?.group(group)?.at ?? "", this.pinned].filter((hex) => hex !== "");
    return hexes.map((hex) => shape.middle(hex)).map(({ x, y }) => ({ x: (x - seen.x) * scale, y: (y - seen.y) * scale }));
  }

  /** The group that the card tells of. */
  shown() {
    const { at } = this.map;
    const focus = at?.focus ?? "";
    return at?.group(focus)?.side === at?.side ? focus : this.looked;
  }

  /** The way to the hex that was pressed or is pointed at. @returns {Plan | null} */
  plan() {
    const { at } = this.map;
    if (at === null || at.asked?.key !== "fly") return null;
    const reach = reachable(at);
    const near = new Set(at.asked.offers.map((offer) => offer.answer).filter(isHex));
    const pointed = reach.has(this.hovered) || near.has(this.hovered) ? this.hovered : "";
    const goal = pointed === "" && mayHeadFor(at, this.pinned) ? this.pinned : pointed;
    return goal === "" ? null : planTo(at, goal, goal === this.pinned);
  }

  /** @param {string} group */
  drawRing(group) {
    const { at, layers, shape } = this.map;
    const fuel = at === null ? null : fuelOf(at, group);
    if (at === null || fuel === null || fuel.home === "") return layers.ring.replaceChildren();
    layers.ring.replaceChildren(svg("path", { class: fuel.spare < 0 ? "fbob-ring fbob-ring-lost" : "fbob-ring", d: shape.outline(ring(at, fuel)) }));
  }

  /** @param {Plan | null} plan */
  drawWay(plan) {
    const { at, layers, shape } = this.map;
    const from = at?.group(at.table.moving)?.at ?? "";
    if (at === null || plan === null || from === "") return layers.way.replaceChildren();
    const points = (/** @type {string[]} */ hexes) => hexes.map((hex) => shape.middle(hex)).map(({ x, y }) => `${x},${y}`).join(" ");
    const way = [from, ...plan.way];
    const tell = dangers(at);
    layers.way.replaceChildren(
      ...(plan.turns > 1 ? [svg("polyline", { class: "fbob-way fbob-way-later", points: points(way.slice(plan.now)) })] : []),
      svg("polyline", { class: "fbob-way", points: points(way.slice(0, plan.now + 1)) }),
      ...plan.way.map((hex) => stepMark(shape.middle(hex), tell(hex).find((one) => one.kind !== "hidden")?.kind ?? "")),
      ...[...plan.ends].map(([hex, turn]) => turnMark(shape.middle(hex), turn)),
      ...(plan.back === "" ? [] : [backMark(shape.middle(plan.back))]),
    );
  }

  /** What an early warning unit or a ship that is pointed at watches. */
  drawPost() {
    const { at, layers, shape } = this.map;
    const posts = at === null ? [] : [at.posts("german"), at.posts("british")].flat().filter((post) => post.hex === this.hovered);
    layers.post.replaceChildren(...posts.map(({ hex, radius }) => svg("path", { class: "fbob-watch", d: shape.outline(new Set(within(hex, radius))) })));
  }

  /** A press on what cannot be chosen tells about it, which a finger has no other way to ask for. @param {EventTarget | null} target */
  clicked(target) {
    const { map } = this;
    const thing = target instanceof Element ? target.closest(THINGS) : null;
    if (thing === null) return this.unpin();
    if (thing.classList.contains("lit")) return;
    const under = map.at?.group(thing.getAttribute("data-group") ?? "")?.at ?? "";
    if (map.piece(under)?.classList.contains("lit")) return map.lights.pressHex(under);
    const hex = thing.getAttribute("data-hex") ?? "";
    if (map.at !== null && mayHeadFor(map.at, hex)) return map.lights.pressHex(hex);
    this.pointed(thing);
  }
}

/** A hex on the way, larger where something lies in wait. @param {Spot} spot @param {string} danger empty: nothing */
function stepMark({ x, y }, danger) {
  return svg("circle", { class: danger === "" ? "fbob-step" : `fbob-step fbob-step-${danger}`, cx: x, cy: y, r: danger === "" ? 2.6 : 5 });
}

/** Where a flying turn ends. @param {Spot} spot @param {number} turn */
function turnMark({ x, y }, turn) {
  return svg("g", { class: "fbob-turn-end", transform: `translate(${x} ${y})` }, svg("circle", { r: 6.5 }), svg("text", { y: 3 }, String(turn)));
}

/** The last hex from which home can be reached. @param {Spot} spot */
function backMark({ x, y }) {
  return svg("g", { class: "fbob-turn-back", transform: `translate(${x} ${y})` }, svg("circle", { r: 8 }), svg("path", { d: "M-3 4.4V-1A3 3 0 0 1 3-1V3M.4 1L3 4.2 5.6 1" }));
}
