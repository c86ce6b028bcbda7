/** The map of the RAF games: real geography, sectors, targets, squadrons, and the raid that is on its way. */

/** @import { RafBoard, RafMap, Outline, Scene } from "./raf.js" */
/** @import { Offer } from "../../types.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
/** @import { Box, Spot } from "./map/geometry.js" */
/** @import { Airbase } from "./map/airbases.js" */
/** @import { RaidMark } from "./map/raid.js" */
/** @import { SiteMark } from "./map/sites.js" */
/** @import { Stack } from "./map/stacks.js" */

import { boardData } from "./boards.js";
import { airbases } from "./map/airbases.js";
import { finder, mapButtons } from "./map/buttons.js";
import { setLit } from "./counter.js";
import { around, Projection } from "./map/geometry.js";
import { land } from "./map/land.js";
import { raidMark } from "./map/raid.js";
import { placeSites, siteMarks } from "./map/sites.js";
import { placeStack, shutOthers, stacks } from "./map/stacks.js";
import { svg } from "../../shell/dom.js";
import { View } from "./view.js";

const BOUNDS = { west: -6.2, south: 49.3, east: 3.2, north: 53.4 };
const MOVE_TIME = 450;
/** Labels that would have to grow more than this beside their items are left out. */
const FAR = 1.5;

/** Something drawn at a spot of the map that keeps its size. @typedef {{ element: SVGElement, spot: Spot, place: (scale: number, taken: Box[]) => void }} Mark */

/**
 * What a game draws on the map beside what both have.
 * @template {Position} P
 * @typedef {object} MapParts
 * @property {boolean} patrols whether sectors have patrol circles
 * @property {(scene: Scene, at: P) => Mark[]} marks
 */

/**
 * Opens the map in an empty element.
 * @template {Position} P
 * @param {HTMLElement} place
 * @param {Kit} kit
 * @param {MapParts<P>} parts
 * @returns {RafMap<P>}
 */
export function openMap(place, kit, parts) {
  const element = document.createElement("div");
  element.className = "raf-map";
  place.append(element);
  /** @type {Board<P> | null} */
  let board = null;
  /** @type {P | null} */
  let drawn = null;
  /** @type {[Offer[], Set<string>]} */
  let lit = [[], new Set()];
  load().then(([shapes, outline]) => {
    board = new Board(element, kit, parts, shapes, outline);
    if (drawn) board.draw(drawn);
    board.light(...lit);
  });
  return {
    element,
    draw(at) {
      drawn = at;
      board?.draw(at);
      board?.light(...lit);
    },
    light(offers, chosen) {
      lit = [offers, chosen];
      board?.light(offers, chosen);
    },
    refresh() {
      board?.refresh();
      board?.light(...lit);
    },
  };
}

/** @returns {Promise<[RafBoard, Outline]>} */
async function load() {
  return Promise.all([boardData("raf-map"), boardData("britain")]);
}

/** @template {Position} P */
class Board {
  /** @param {HTMLElement} element @param {Kit} kit @param {MapParts<P>} parts @param {RafBoard} shapes @param {Outline} outline */
  constructor(element, kit, parts, shapes, outline) {
    const { context } = kit;
    this.element = element;
    this.kit = kit;
    this.context = context;
    this.parts = parts;
    this.shapes = shapes;
    this.outline = outline;
    this.projection = new Projection(shapes);
    this.projection.southUp = context.settings.southUp;
    /** @type {P | null} */
    this.at = null;
    /** @type {Stack[]} */
    this.stacks = [];
    /** @type {SiteMark[]} */
    this.sites = [];
    /** @type {Airbase[]} */
    this.airbases = [];
    /** @type {RaidMark | null} */
    this.raid = null;
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {[Offer[], Set<string>]} */
    this.lit = [[], new Set()];
    /** @type {Map<string, Spot>} */
    this.before = new Map();
    /** Where that lies which may be chosen. @type {Spot[]} */
    this.choices = [];
    /** What was offered when it was last brought into the picture. */
    this.brought = "";
    this.motion = false;
    this.layers = {
      ground: svg("g"),
      raid: svg("g"),
      airbases: svg("g"),
      sites: svg("g"),
      names: svg("g"),
      stacks: svg("g"),
      marks: svg("g"),
    };
    this.picture = svg("svg", { class: "raf-picture", role: "group", tabindex: 0 }, ...Object.values(this.layers));
    this.view = new View(this.picture, {
      home: () => this.projection.box(shapes.home),
      near: () => this.projection.box(shapes.near),
      east: () => (this.projection.southUp ? -1 : 1),
      bounds: () => this.projection.box(BOUNDS),
      changed: (scale, text) => this.place(scale, text),
      appeared: () => this.bring(),
    });
    this.buttons = mapButtons(context, this.view, () => this.turn(!this.projection.southUp));
    this.finder = finder(() => this.view.gather(this.choices, this.motion));
    element.append(this.picture, this.buttons.element, this.finder);
    element.addEventListener("keydown", (event) => this.view.key(event));
    this.picture.addEventListener("pointerdown", (event) => shutOthers(this.picture, event.target));
    this.picture.addEventListener("focusin", (event) => this.focused(event));
    this.say();
    this.ground();
  }

  /** @param {P} at @param {boolean} [motion] */
  draw(at, motion = at.moment.motion) {
    const { shapes: board, projection, context, kit, parts } = this;
    const { components, table } = at;
    const scene = { board, components, projection, context, table, at, words: kit.words, patrols: parts.patrols };
    const focus = this.focus();
    this.at = at;
    this.motion = motion;
    this.sites = siteMarks(scene);
    this.stacks = stacks(scene);
    this.airbases = airbases(scene);
    this.raid = raidMark(scene);
    this.marks = parts.marks(scene, at);
    // Radar stations lie on top, for the numbers of their nets must be read.
    const radarLast = this.sites.toSorted((one, other) => Number(one.site.radar_net !== null) - Number(other.site.radar_net !== null));
    this.layers.sites.replaceChildren(...radarLast.map((mark) => mark.element));
    this.layers.names.replaceChildren(...this.sites.map((mark) => mark.label));
    this.layers.stacks.replaceChildren(...this.stacks.map((stack) => stack.element));
    this.layers.airbases.replaceChildren(...this.airbases.map((airbase) => airbase.element));
    this.layers.raid.replaceChildren(...(this.raid ? [this.raid.element] : []));
    this.layers.marks.replaceChildren(...this.marks.map((mark) => mark.element));
    this.mark(at);
    this.view.show();
    this.moved(motion);
    if (focus) this.piece(focus)?.focus();
  }

  /** Lights what may be chosen. @param {Offer[]} offers @param {Set<string>} chosen */
  light(offers, chosen) {
    this.lit = [offers, chosen];
    const offered = new Set(offers.map((offer) => offer.answer));
    // London is a sector and a target: it is the target where other targets are offered.
    const sites = this.at?.components.sites.some((site) => site.id !== "london" && offered.has(site.id)) ?? false;
    this.picture.classList.toggle("choosing", offered.size > 0);
    for (const element of this.picture.querySelectorAll("[data-unit], [data-patrol], [data-site], [data-card]")) {
      const own = element.hasAttribute("data-unit") || element.hasAttribute("data-card");
      const kind = own || element.hasAttribute("data-site") === sites;
      const id = answer(element);
      setLit(element, kind && offered.has(id), kind && chosen.has(id));
    }
    this.choices = this.litSpots();
    this.find();
    this.bring();
  }

  /** Where that lies which may be chosen, in units of the board. @returns {Spot[]} */
  litSpots() {
    const scale = this.view.items;
    const counters = this.stacks.flatMap((stack) =>
      [...stack.element.querySelectorAll(".lit")].map((lit) => {
        const at = stack.units.get(answer(lit)) ?? { x: 0, y: 0 };
        return { x: stack.spot.x + at.x * scale, y: stack.spot.y + at.y * scale };
      }),
    );
    const sites = this.sites.filter(({ element }) => element.classList.contains("lit")).map(({ truly }) => truly);
    const marks = this.marks.filter(({ element }) => element.classList.contains("lit")).map(({ spot }) => spot);
    return [...counters, ...sites, ...marks];
  }

  /** Once for every question: what may be chosen is brought into the picture, unless the player has gone near to some of it. */
  bring() {
    const offered = this.lit[0].map((offer) => offer.answer).join(" ");
    if (offered === this.brought || !this.view.visible || this.view.fingers.size > 0) return;
    this.brought = offered;
    const seen = this.choices.filter((spot) => this.view.sees(spot)).length;
    const near = !this.view.untouched && this.view.zoom > 1;
    const small = this.view.untouched && this.view.zoom < 1;
    if (!small && (seen === this.choices.length || (near && seen > 0))) return;
    this.view.gather(this.choices, this.motion, small ? 1 : Math.min(1, this.view.zoom));
  }

  /** Says how much of what may be chosen lies beside the picture. */
  find() {
    const beside = this.view.visible ? this.choices.filter((spot) => !this.view.sees(spot)).length : 0;
    this.finder.hidden = beside === 0;
    if (beside > 0) this.finder.textContent = this.context.say("web-raf-map", "show-choices", { beside });
  }

  /** Language or a setting has changed. */
  refresh() {
    this.say();
    this.turn(this.context.settings.southUp);
  }

  /** @param {boolean} southUp */
  turn(southUp) {
    const turned = southUp !== this.projection.southUp;
    this.projection.southUp = southUp;
    if (turned) this.view.middle = { x: -this.view.middle.x, y: -this.view.middle.y };
    this.buttons.say(southUp);
    this.ground();
    this.before.clear();
    if (this.at) this.draw(this.at, false);
    this.light(...this.lit);
  }

  say() {
    const words = ["map-name", "map-help"].map((message) => this.context.say("web-raf-map", message));
    this.picture.setAttribute("aria-label", words.join(". "));
    this.buttons.say(this.projection.southUp);
  }

  ground() {
    this.element.classList.toggle("south-up", this.projection.southUp);
    this.layers.ground.replaceChildren(land(this.shapes, this.outline, this.projection, this.context.say));
    this.view.show();
  }

  /** Marks the squadron that a circle is asked for, and the sectors the raid concerns. @param {P} at */
  mark(at) {
    for (const element of this.picture.querySelectorAll("[data-unit]")) {
      element.classList.toggle("picked", at.picked !== "" && element.getAttribute("data-unit") === at.picked);
    }
    const roused = this.raid === null ? [] : at.sectorsRoused;
    for (const element of this.picture.querySelectorAll("[data-sector]")) {
      element.classList.toggle("enroute", roused.includes(element.getAttribute("data-sector") ?? ""));
    }
  }

  /** Puts everything that does not grow with the map in its place. @param {number} scale @param {number} text The size of labels. */
  place(scale, text) {
    /** @type {Box[]} */
    const taken = this.stacks.map((stack) => around(stack.spot, stack.width * scale, stack.height * scale));
    for (const stack of this.stacks) placeStack(stack, scale);
    for (const airbase of this.airbases) taken.push(airbase.place(Math.min(text, scale * FAR)));
    this.raid?.place(scale, taken, this.sites.map(({ truly }) => truly));
    for (const mark of this.marks) mark.place(scale, taken);
    placeSites(this.sites, scale, text, taken);
    this.picture.style.setProperty("--item", String(text));
    this.picture.style.setProperty("--label", String(text / scale));
    this.picture.classList.toggle("far-off", text / scale > FAR);
    this.find();
  }

  /** Lets counters that have moved glide. @param {boolean} motion */
  moved(motion) {
    /** @type {Map<string, Spot>} */
    const now = new Map();
    for (const stack of this.stacks) {
      for (const [id, at] of stack.units) {
        const spot = { x: stack.spot.x + at.x * this.view.items, y: stack.spot.y + at.y * this.view.items };
        const from = this.before.get(id);
        now.set(id, spot);
        if (motion && from && Math.hypot(from.x - spot.x, from.y - spot.y) > 40) this.glide(id, from, spot);
      }
    }
    this.before = now;
  }

  /** @param {string} id @param {Spot} from @param {Spot} to */
  glide(id, from, to) {
    const scale = this.view.items;
    const start = `translate(${(from.x - to.x) / scale}px, ${(from.y - to.y) / scale}px)`;
    const way = [{ transform: start }, { transform: "none" }];
    this.piece(id)?.animate(way, { duration: MOVE_TIME, easing: "ease-in-out" });
  }

  /** The unit, circle or site that has the focus. */
  focus() {
    const active = document.activeElement;
    return active && this.picture.contains(active) ? answer(active) : "";
  }

  /** @param {string} id @returns {SVGElement | null} */
  piece(id) {
    const name = CSS.escape(id);
    return this.picture.querySelector(`[data-unit="${name}"], [data-patrol="${name}"], [data-site="${name}"], [data-card="${name}"]`);
  }

  /** Brings what has the focus into the picture. @param {FocusEvent} event */
  focused(event) {
    const element = /** @type {Element} */ (event.target);
    if (element === this.picture || !element.matches(":focus-visible")) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    this.view.bring(this.view.under({ clientX: left + width / 2, clientY: top + height / 2 }));
  }
}

/** What choosing an element answers. @param {Element} element */
function answer(element) {
  const { unit, patrol, site, card } = /** @type {SVGElement} */ (element).dataset;
  return unit ?? patrol ?? site ?? card ?? "";
}
