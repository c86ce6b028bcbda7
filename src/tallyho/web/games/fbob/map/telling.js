/** The map tells about what is pointed at, pressed or has the focus, and shows the way there and the ring of safe return. */

/** @import { FbobMap } from "../map.js" */
/** @import { Plan } from "./card.js" */
import { svg } from "../../../shell/dom.js";
import { fuelOf, ring } from "../endurance.js";
import { dangers, reachable, wayTo } from "../route.js";
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
    this.pinned = "";
    this.hovered = "";
    if (this.map.at?.group(this.looked) === undefined) this.looked = "";
    this.show();
  }

  /** @param {string} hex */
  pin(hex) {
    this.pinned = hex;
    this.show();
    const { at, kit } = this.map;
    if (at !== null) kit.context.tell(hexTold(kit, at, hex));
  }

  unpin() {
    this.map.menu.close();
    if (this.pinned === "") return;
    this.pinned = "";
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
    layers.hexes.querySelector(".pinned")?.classList.remove("pinned");
    this.map.piece(this.pinned)?.classList.add("pinned");
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
    const from = at?.group(at.table.moving)?.at ?? "";
    if (at === null || at.asked?.key !== "fly" || from === "") return null;
    const reach = reachable(at);
    const near = new Set(at.asked.offers.map((offer) => offer.answer).filter(isHex));
    const goal = [this.hovered, this.pinned].find((hex) => reach.has(hex) || near.has(hex)) ?? "";
    return goal === "" ? null : { goal, way: wayTo(at, from, goal), pinned: goal === this.pinned };
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
    const points = [from, ...plan.way].map((hex) => shape.middle(hex)).map(({ x, y }) => `${x},${y}`);
    const tell = dangers(at);
    const dots = plan.way.map((hex) => {
      const { x, y } = shape.middle(hex);
      const found = tell(hex).find((one) => one.kind !== "hidden");
      return svg("circle", { class: found === undefined ? "fbob-step" : `fbob-step fbob-step-${found.kind}`, cx: x, cy: y, r: found === undefined ? 2.6 : 5 });
    });
    layers.way.replaceChildren(svg("polyline", { class: "fbob-way", points: points.join(" ") }), ...dots);
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
    this.pointed(thing);
  }
}
