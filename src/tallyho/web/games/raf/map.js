/** The map of the RAF games: real geography, sectors, targets, squadrons, and the raid that is on its way. */

/** @import { RafBoard, RafMap, Outline, Scene } from "./raf.js" */
/** @import { Offer } from "../../types.js" */
/** @import { Kit } from "./parts.js" */
/** @import { Position } from "./position.js" */
/** @import { Box, Spot } from "./map/geometry.js" */
/** @import { Airbase } from "./map/airbases.js" */
/** @import { RaidMark } from "./map/raid.js" */
/** @import { Choices } from "./map/sheet.js" */
/** @import { SiteMark } from "./map/sites.js" */
/** @import { Stack } from "./map/stacks.js" */

import { boardData } from "./boards.js";
import { airbases } from "./map/airbases.js";
import { setLit } from "./counter.js";
import { around } from "./map/geometry.js";
import { land } from "./map/land.js";
import { raidMark } from "./map/raid.js";
import { MapSheet } from "./map/sheet.js";
import { placeSites, siteMarks } from "./map/sites.js";
import { placeStack, shutOthers, stacks } from "./map/stacks.js";
import { svg } from "../../shell/dom.js";

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

/** @template {Position} P @extends {MapSheet<P>} */
class Board extends MapSheet {
  /** @param {HTMLElement} element @param {Kit} kit @param {MapParts<P>} parts @param {RafBoard} shapes @param {Outline} outline */
  constructor(element, kit, parts, shapes, outline) {
    const { context } = kit;
    super(element, kit, shapes, {
      home: () => this.projection.box(shapes.home),
      near: () => this.projection.box(shapes.near),
      bounds: () => this.projection.box(BOUNDS),
    });
    this.context = context;
    this.parts = parts;
    this.shapes = shapes;
    this.outline = outline;
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
    this.spots = [];
    /** Whether what was drawn last moved. */
    this.moving = false;
    this.layers = {
      ground: svg("g"),
      raid: svg("g"),
      airbases: svg("g"),
      sites: svg("g"),
      names: svg("g"),
      stacks: svg("g"),
      marks: svg("g"),
    };
    this.picture.append(...Object.values(this.layers));
    element.addEventListener("keydown", (event) => this.view.key(event));
    this.picture.addEventListener("pointerdown", (event) => shutOthers(this.picture, event.target));
    this.picture.addEventListener("focusin", (event) => this.follow(event.target));
    this.say();
    this.drawGround();
  }

  /** @returns {Choices} */
  get choices() {
    return { offers: this.lit[0], spots: this.spots };
  }

  get things() {
    return ["data-unit", "data-patrol", "data-site", "data-card"];
  }

  get motion() {
    return this.moving;
  }

  get name() {
    return this.context.say("web-raf-map", "map-name");
  }

  /** @param {P} at @param {boolean} [motion] */
  draw(at, motion = at.moment.motion) {
    const { shapes: board, projection, context, kit, parts } = this;
    const { components, table } = at;
    const scene = { board, components, projection, context, table, at, words: kit.words, patrols: parts.patrols };
    const focus = this.focusedOn();
    this.at = at;
    this.moving = motion;
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
      const id = this.answerOf(element);
      setLit(element, kind && offered.has(id), kind && chosen.has(id));
    }
    this.spots = this.litSpots();
    this.offered();
  }

  /** Where that lies which may be chosen, in units of the board. @returns {Spot[]} */
  litSpots() {
    const scale = this.view.items;
    const counters = this.stacks.flatMap((stack) =>
      [...stack.element.querySelectorAll(".lit")].map((lit) => {
        const at = stack.units.get(this.answerOf(lit)) ?? { x: 0, y: 0 };
        return { x: stack.spot.x + at.x * scale, y: stack.spot.y + at.y * scale };
      }),
    );
    const sites = this.sites.filter(({ element }) => element.classList.contains("lit")).map(({ truly }) => truly);
    const marks = this.marks.filter(({ element }) => element.classList.contains("lit")).map(({ spot }) => spot);
    return [...counters, ...sites, ...marks];
  }

  /** Once for every question: what may be chosen is brought into the picture, unless the player has gone near to some of it. @param {Spot[]} spots */
  gather(spots) {
    const { view } = this;
    const seen = spots.filter((spot) => view.sees(spot)).length;
    const near = !view.untouched && view.zoom > 1;
    const small = view.untouched && view.zoom < 1;
    if (!small && (seen === spots.length || (near && seen > 0))) return;
    view.gather(spots, this.motion, small ? 1 : Math.min(1, view.zoom));
  }

  /** @param {boolean} southUp */
  turn(southUp) {
    super.turn(southUp);
    this.light(...this.lit);
  }

  forget() {
    this.before.clear();
  }

  again() {
    if (this.at) this.draw(this.at, false);
  }

  paint() {
    this.layers.ground.replaceChildren(land(this.shapes, this.outline, this.projection, this.context.say));
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
}
