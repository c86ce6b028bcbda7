/** The map of First Battle of Britain: real geography under 55 by 33 hexes, units on the ground and in the air, and what may be chosen. */

/** @import { Offer } from "../../types.js" */
/** @import { Outline } from "../raf/raf.js" */
/** @import { Spot } from "../raf/map/geometry.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { FbobBoard, FbobComponents } from "./fbob.js" */
/** @import { FbobPosition } from "./position.js" */
import { el, svg } from "../../shell/dom.js";
import { Names } from "../hksw/map/names.js";
import { boardData } from "../raf/boards.js";
import { finder, mapButtons } from "../raf/map/buttons.js";
import { Projection } from "../raf/map/geometry.js";
import { View } from "../raf/view.js";
import { Beside } from "./map/beside.js";
import { FlightCard } from "./map/card.js";
import { front, hexes, land, names, places } from "./map/ground.js";
import { Groups } from "./map/groups.js";
import { Lights } from "./map/lights.js";
import { pieceBoxes, pieces } from "./map/pieces.js";
import { Shape } from "./map/shape.js";
import { Telling } from "./map/telling.js";
import { WatchButton } from "./map/watch.js";

/** Below this many px for a unit of the board the numbers of hexes are left out; and the names of places. */
const NUMBERS_FROM = 1.55;
const NAMES_FROM = 0.62;
/** Pieces on the ground are never drawn smaller than at so many px for a unit. */
const PIECES_FROM = 1.12;

/** What the map asks of the table. @typedef {{ go: (hex: string) => void, home: () => void, words: (offer: Offer) => string }} Does */

/** @param {HTMLElement} place @param {Kit} kit @param {FbobComponents} components @param {Does} does */
export async function openMap(place, kit, components, does) {
  const [board, outline] = await Promise.all([boardData("fbob-map"), boardData("north-sea")]);
  return new FbobMap(place, kit, components, board, outline, does);
}

export class FbobMap {
  /** @param {HTMLElement} place @param {Kit} kit @param {FbobComponents} components @param {FbobBoard} board @param {Outline} outline @param {Does} does */
  constructor(place, kit, components, board, outline, does) {
    this.kit = kit;
    this.board = board;
    this.go = does.go;
    // the projection reads nothing but its terms
    this.projection = new Projection(/** @type {import("../raf/raf.js").RafBoard} */ (/** @type {unknown} */ (board)));
    this.projection.southUp = kit.context.settings.southUp;
    this.shape = new Shape(board, this.projection, components);
    this.ground = { board, outline, shape: this.shape, components };
    /** @type {FbobPosition | null} */
    this.at = null;
    this.brought = "";
    this.lights = new Lights(this);
    this.telling = new Telling(this);
    this.groups = new Groups(kit, this.shape, (group) => this.lights.pressGroup(group));
    this.names = new Names();
    const below = { land: svg("g"), hexes: svg("g"), front: svg("g", { class: "fbob-lines" }), watch: svg("g", { class: "fbob-lines" }), post: svg("g", { class: "fbob-lines" }) };
    const above = { ring: svg("g", { class: "fbob-lines" }), places: svg("g", { class: "fbob-places", "aria-hidden": "true" }), names: this.names.layer, pieces: svg("g", { class: "fbob-pieces", "aria-hidden": "true" }), way: svg("g", { class: "fbob-lines" }) };
    this.layers = { ...below, ...above, groups: this.groups.layer };
    this.picture = svg("svg", { class: "raf-picture fbob-picture", role: "group", tabindex: 0 }, ...Object.values(this.layers));
    this.element = el("div", { class: "raf-map fbob-map" }, this.picture);
    this.view = this.viewOf();
    this.buttons = mapButtons(kit.context, this.view, () => this.turn(!this.projection.southUp));
    this.watch = new WatchButton(this);
    this.buttons.element.append(this.watch.element);
    this.finder = finder(() => this.view.gather(this.lights.spots, this.motion));
    this.element.append(this.buttons.element, this.finder);
    this.beside = new Beside(this.element, kit, does.words);
    this.card = new FlightCard(this.element, kit, { fly: does.go, home: does.home });
    place.append(this.element);
    this.lights.listen();
    this.telling.listen();
    this.picture.addEventListener("pointerdown", () => this.beside.close());
    this.say();
    this.drawGround();
  }

  viewOf() {
    const { narrow } = this.board;
    return new View(this.picture, {
      home: () => this.shape.whole,
      near: () => this.shape.box(narrow.from, narrow.to),
      east: () => (this.projection.southUp ? -1 : 1),
      bounds: () => this.shape.whole,
      changed: () => this.place(),
      first: (seen) => this.first(seen),
      appeared: () => this.bring(),
    });
  }

  /** A wide picture shows all from London to Ghent, a narrow one the side that is played. @param {{ width: number, height: number }} seen @returns {Spot} */
  first(seen) {
    const { narrow, near } = this.board;
    const wide = this.shape.box(near.from, near.to);
    const box = seen.width >= wide.width * 0.8 ? wide : this.shape.box(narrow.from, narrow.to);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  get motion() {
    return this.at?.moment.motion ?? false;
  }

  /* Drawing */

  /** @param {FbobPosition} at */
  draw(at) {
    this.at = at;
    const { kit, layers, shape } = this;
    const focus = this.focusedOn();
    this.beside.close();
    layers.pieces.replaceChildren(...pieces(shape, kit, at));
    this.groups.draw(at);
    this.watch.draw();
    this.place();
    this.groups.glide(this.motion);
    this.lights.again();
    this.telling.renew();
    if (focus !== "") this.piece(focus)?.focus();
  }

  /** Puts counters and names where they stand, at the size they need. */
  place() {
    const { picture, view } = this;
    const { scale } = view;
    picture.classList.toggle("fbob-numbers", scale >= NUMBERS_FROM);
    picture.classList.toggle("fbob-far", scale < NAMES_FROM);
    this.groups.place(scale);
    const size = Math.max(1, PIECES_FROM / scale);
    picture.style.setProperty("--piece", String(size));
    if (scale >= NAMES_FROM) this.names.place(scale, [...this.groups.boxes(), ...(this.at === null ? [] : pieceBoxes(this.shape, this.at, size))]);
    this.find();
  }

  drawGround() {
    const { ground, kit, layers } = this;
    this.element.classList.toggle("south-up", this.projection.southUp);
    layers.land.replaceChildren(land(ground, kit));
    layers.hexes.replaceChildren(...hexes(ground));
    layers.front.replaceChildren(...front(ground));
    layers.places.replaceChildren(...places(ground));
    this.drawNames();
    this.view.show();
  }

  drawNames() {
    this.names.draw(names(this.ground, this.kit, this.at?.components ?? this.ground.components));
  }

  /* Choosing */

  /** Lights what may be chosen. @param {Offer[]} offers @param {Set<string>} chosen */
  light(offers, chosen) {
    this.lights.light(offers, chosen);
    this.find();
    this.bring();
  }

  /** Whether an answer lies on the map. @param {Offer} offer */
  shows(offer) {
    return this.lights.shows(offer);
  }

  /** Once for every question: what may be chosen is brought into the picture. */
  bring() {
    const { lights, view } = this;
    const offered = lights.offers.map((offer) => offer.answer).join(" ");
    if (offered === this.brought || !view.visible || view.fingers.size > 0) return;
    this.brought = offered;
    if (lights.spots.length === 0 || lights.spots.every((spot) => view.sees(spot))) return;
    view.gather(lights.spots, this.motion, Math.min(1, view.zoom));
  }

  /** Says how much of what may be chosen lies beside the picture. */
  find() {
    const beside = this.view.visible && !this.lights.isMany ? this.lights.spots.filter((spot) => !this.view.sees(spot)).length : 0;
    this.finder.hidden = beside === 0;
    if (beside > 0) this.finder.textContent = this.kit.context.say("web-raf-map", "show-choices", { beside });
  }

  /** What has the focus. */
  focusedOn() {
    const here = document.activeElement;
    if (here === null || !this.picture.contains(here)) return "";
    return here.getAttribute("data-group") ?? here.getAttribute("data-hex") ?? "";
  }

  /** @param {string} id @returns {SVGElement | null} */
  piece(id) {
    const name = CSS.escape(id);
    return id === "" ? null : this.picture.querySelector(`[data-group="${name}"], [data-hex="${name}"]`);
  }

  /* Language and settings */

  say() {
    this.picture.setAttribute("aria-label", `${this.kit.say("map-name")}. ${this.kit.context.say("web-raf-map", "map-help")}`);
    this.buttons.say(this.projection.southUp);
    this.watch.say();
  }

  /** Language or a setting has changed. */
  refresh() {
    this.say();
    this.turn(this.kit.context.settings.southUp);
  }

  /** @param {boolean} southUp */
  turn(southUp) {
    if (southUp !== this.projection.southUp) this.view.middle = { x: -this.view.middle.x, y: -this.view.middle.y };
    this.projection.southUp = southUp;
    this.groups.before.clear();
    this.buttons.say(southUp);
    this.drawGround();
    if (this.at !== null) this.draw(this.at);
  }
}
