/** The map of First Battle of Britain: real geography under 55 by 33 hexes, units on the ground and in the air, and what may be chosen. */

/** @import { Offer } from "../../types.js" */
/** @import { Outline } from "../raf/raf.js" */
/** @import { Choices } from "../raf/map/sheet.js" */
/** @import { Spot } from "../raf/map/geometry.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { FbobBoard, FbobComponents } from "./fbob.js" */
/** @import { FbobPosition } from "./position.js" */
import { el, svg } from "../../shell/dom.js";
import { GridMap } from "../grid/map.js";
import { Menu } from "../grid/menu.js";
import { Names } from "../grid/names.js";
import { boardData } from "../raf/boards.js";
import { middleOf } from "../raf/map/geometry.js";
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

/** How much of the board is seen. @typedef {{ width: number, height: number }} Seen */
/** What the map asks of the table. @typedef {{ go: (hex: string) => void, home: () => void, words: (offer: Offer) => string }} Does */

/** @param {HTMLElement} place @param {Kit} kit @param {FbobComponents} components @param {Does} does */
export async function openMap(place, kit, components, does) {
  const [board, outline] = await Promise.all([boardData("fbob-map"), boardData("north-sea")]);
  return new FbobMap(place, kit, components, board, outline, does);
}

/** @extends {GridMap<FbobPosition>} */
export class FbobMap extends GridMap {
  /** @param {HTMLElement} place @param {Kit} kit @param {FbobComponents} components @param {FbobBoard} board @param {Outline} outline @param {Does} does */
  constructor(place, kit, components, board, outline, does) {
    const { narrow } = board;
    const shown = { home: () => this.shape.whole, near: () => this.shape.box(narrow.from, narrow.to), bounds: () => this.shape.whole, first: (/** @type {Seen} */ seen) => this.first(seen) };
    super(el("div", { class: "raf-map fbob-map" }), kit, board, shown, "fbob-picture");
    this.board = board;
    this.go = does.go;
    this.shape = new Shape(board, this.projection, components);
    this.ground = { board, outline, shape: this.shape, components };
    this.lights = new Lights(this);
    this.telling = new Telling(this);
    this.groups = new Groups(kit, this.shape, (group) => this.lights.pressGroup(group));
    this.names = new Names();
    const below = { land: svg("g"), hexes: svg("g"), front: svg("g", { class: "fbob-lines" }), watch: svg("g", { class: "fbob-lines" }), post: svg("g", { class: "fbob-lines" }) };
    const above = { ring: svg("g", { class: "fbob-lines" }), places: svg("g", { class: "fbob-places", "aria-hidden": "true" }), names: this.names.layer, pieces: svg("g", { class: "fbob-pieces", "aria-hidden": "true" }), way: svg("g", { class: "fbob-lines" }) };
    this.layers = { ...below, ...above, groups: this.groups.layer };
    this.picture.append(...Object.values(this.layers));
    this.watch = new WatchButton(this);
    this.buttons.element.append(this.watch.element);
    this.menu = new Menu(this.element, kit, does.words);
    this.card = new FlightCard(this.element, kit, { fly: does.go, home: does.home });
    place.append(this.element);
    this.lights.listen();
    this.telling.listen();
    this.picture.addEventListener("pointerdown", () => this.menu.close());
    this.say();
    this.drawGround();
  }

  /** A wide picture shows all from London to Ghent, a narrow one the side that is played. @param {Seen} seen @returns {Spot} */
  first(seen) {
    const { narrow, near } = this.board;
    const wide = this.shape.box(near.from, near.to);
    const box = seen.width >= wide.width * 0.8 ? wide : this.shape.box(narrow.from, narrow.to);
    return middleOf(box);
  }

  /** @returns {Choices} */
  get choices() {
    return this.lights;
  }

  get sought() {
    return this.lights.isMany ? [] : this.lights.spots;
  }

  get things() {
    return ["data-group", "data-hex"];
  }

  get places() {
    return this.layers.hexes;
  }

  /** @param {string} hex */
  middle(hex) {
    return this.shape.middle(hex);
  }

  /* Drawing */

  /** @param {FbobPosition} at */
  draw(at) {
    this.at = at;
    const { kit, layers, shape } = this;
    this.element.classList.toggle("flying", at.table.turn > 0);
    this.view.resize(); // before what may be chosen is brought into the picture
    const focus = this.focusedOn();
    this.menu.close();
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

  paint() {
    const { ground, kit, layers } = this;
    layers.land.replaceChildren(land(ground, kit));
    layers.hexes.replaceChildren(...hexes(ground));
    layers.front.replaceChildren(...front(ground));
    layers.places.replaceChildren(...places(ground));
    this.drawNames();
  }

  drawNames() {
    this.names.draw(names(this.ground, this.kit, this.at?.components ?? this.ground.components));
  }

  /* Choosing */

  /** Lights what may be chosen. @param {Offer[]} offers @param {Set<string>} chosen */
  light(offers, chosen) {
    this.lights.light(offers, chosen);
    this.offered();
  }

  /** Whether an answer lies on the map. @param {Offer} offer */
  shows(offer) {
    return this.lights.shows(offer);
  }

  /* Language and settings */

  say() {
    super.say();
    this.watch.say();
  }

  forget() {
    this.groups.before.clear();
  }
}
