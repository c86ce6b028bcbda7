/** The map of Battle of Britain: real geography under 22 by 32 squares, targets, flights, and what may be chosen. */

/** @import { Offer } from "../../types.js" */
/** @import { Outline } from "../raf/raf.js" */
/** @import { Spot } from "../raf/map/geometry.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswBoard, HkswComponents } from "./hksw.js" */
/** @import { HkswPosition } from "./position.js" */
import { el, svg } from "../../shell/dom.js";
import { boardData } from "../raf/boards.js";
import { onPress } from "../raf/counter.js";
import { finder, mapButtons } from "../raf/map/buttons.js";
import { Projection } from "../raf/map/geometry.js";
import { View } from "../raf/view.js";
import { Beside } from "./map/beside.js";
import { Flights } from "./map/flights.js";
import { goalMark } from "./map/goal.js";
import { groupLine, land, markRadar, squares } from "./map/ground.js";
import { Lights } from "./map/lights.js";
import { Names } from "./map/names.js";
import { baseMarks, baseSpot, nameMarks, targetMarks, targetSpot } from "./map/targets.js";
import { Telling } from "./map/telling.js";
import { ROWS, windowOf } from "./squares.js";

/** Below this many px for a unit of the board the names of squares are left out; and those of targets. */
const NAMES_FROM = 0.95;
const TARGETS_FROM = 0.6;

/** @param {HTMLElement} place @param {Kit} kit @param {HkswComponents} components @param {(square: string) => void} go */
export async function openMap(place, kit, components, go) {
  const [board, outline] = await Promise.all([boardData("hksw-map"), boardData("north-sea")]);
  return new HkswMap(place, kit, components, board, outline, go);
}

export class HkswMap {
  /** @param {HTMLElement} place @param {Kit} kit @param {HkswComponents} components @param {HkswBoard} board @param {Outline} outline @param {(square: string) => void} go leads a flight to a square further off */
  constructor(place, kit, components, board, outline, go) {
    this.kit = kit;
    this.board = board;
    this.go = go;
    // the projection reads nothing but its terms
    this.projection = new Projection(/** @type {import("../raf/raf.js").RafBoard} */ (/** @type {unknown} */ (board)));
    this.projection.southUp = kit.context.settings.southUp;
    this.ground = { board, outline, projection: this.projection, components };
    /** @type {HkswPosition | null} */
    this.at = null;
    this.brought = "";
    this.lights = new Lights(this);
    this.telling = new Telling(this);
    this.flights = new Flights(kit, { box: (square) => this.boxOf(square), sites: (square) => this.sitesIn(square) }, (id) => this.lights.pressFlight(id));
    this.names = new Names();
    const below = { land: svg("g"), squares: svg("g"), lines: svg("g"), goal: svg("g"), targets: svg("g"), names: this.names.layer, way: svg("g") };
    this.layers = { ...below, flights: this.flights.layer };
    this.picture = svg("svg", { class: "raf-picture hksw-picture", role: "group", tabindex: 0 }, ...Object.values(this.layers));
    this.element = el("div", { class: "raf-map hksw-map" }, this.picture);
    this.view = this.viewOf();
    this.buttons = mapButtons(kit.context, this.view, () => this.turn(!this.projection.southUp));
    this.finder = finder(() => this.view.gather(this.lights.spots, this.motion));
    this.element.append(this.buttons.element, this.finder);
    this.beside = new Beside(this.element, kit);
    place.append(this.element);
    this.lights.listen();
    this.telling.listen();
    this.picture.addEventListener("pointerdown", () => this.beside.close());
    this.say();
    this.drawGround();
  }

  viewOf() {
    const { grid, narrow } = this.board;
    const whole = () => this.projection.box(windowOf(grid, "A1", `V${ROWS}`));
    return new View(this.picture, {
      home: whole,
      near: () => this.projection.box(windowOf(grid, narrow.from, narrow.to)),
      east: () => (this.projection.southUp ? -1 : 1),
      bounds: whole,
      changed: () => this.place(),
      first: (seen) => this.first(seen),
      appeared: () => this.bring(),
    });
  }

  /** A wide picture shows the Channel and the south, a narrow one what is nearest to France. @param {{ width: number, height: number }} seen @returns {Spot} */
  first(seen) {
    const { grid, narrow, near } = this.board;
    const wide = this.projection.box(windowOf(grid, near.from, near.to));
    const box = seen.width >= wide.width ? wide : this.projection.box(windowOf(grid, narrow.from, narrow.to));
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  get motion() {
    return this.at?.moment.motion ?? false;
  }

  /* Drawing */

  /** @param {HkswPosition} at */
  draw(at) {
    this.at = at;
    const { board, kit, layers, projection } = this;
    const focus = this.focusedOn();
    this.beside.close();
    markRadar(layers.squares, at);
    layers.goal.replaceChildren(...goalMark(board, projection, at, (square) => this.middle(square)));
    layers.targets.replaceChildren(...baseMarks(projection, at), ...targetMarks(board, projection, kit, at));
    this.flights.draw(at);
    this.names.draw(nameMarks(board, projection, at));
    this.place();
    this.flights.glide(this.motion);
    this.lights.again();
    if (focus !== "") this.piece(focus)?.focus();
  }

  /** Puts counters and names where they stand, at the size they need. */
  place() {
    const { picture, view } = this;
    const { scale } = view;
    picture.classList.toggle("hksw-names", scale >= NAMES_FROM);
    picture.classList.toggle("hksw-far", scale < TARGETS_FROM);
    this.flights.place(scale);
    picture.style.setProperty("--item", String(this.flights.size));
    if (scale >= TARGETS_FROM) this.names.place(scale, this.flights.boxes());
    this.find();
  }

  drawGround() {
    this.element.classList.toggle("south-up", this.projection.southUp);
    this.layers.land.replaceChildren(land(this.ground, this.kit));
    this.layers.squares.replaceChildren(...squares(this.ground));
    const line = groupLine(this.ground, this.kit);
    this.layers.lines.replaceChildren(...(line === null ? [] : [line]));
    for (const square of this.layers.squares.children) onPress(square, () => this.lights.pressSquare(square.getAttribute("data-square") ?? ""));
    this.view.show();
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
    const beside = this.view.visible ? this.lights.spots.filter((spot) => !this.view.sees(spot)).length : 0;
    this.finder.hidden = beside === 0;
    if (beside > 0) this.finder.textContent = this.kit.context.say("web-raf-map", "show-choices", { beside });
  }

  /* Where things are */

  /** @param {string} square @returns {Spot} */
  middle(square) {
    const { x, y, width, height } = this.boxOf(square);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** @param {string} square */
  boxOf(square) {
    return this.projection.box(windowOf(this.board.grid, square));
  }

  /** The targets and bases in a square, which a counter should not cover. @param {string} square @returns {Spot[]} */
  sitesIn(square) {
    const { at, board, projection } = this;
    if (at === null) return [];
    const targets = Object.entries(at.components.targets).filter(([, target]) => target.square === square);
    const bases = at.flightsOf("luftwaffe").filter((id) => at.flight(id)?.square === square);
    return [...targets.map(([id, target]) => targetSpot(board, projection, id, target)), ...bases.map((id) => baseSpot(projection, at, id))];
  }

  /** What has the focus. */
  focusedOn() {
    const here = document.activeElement;
    if (here === null || !this.picture.contains(here)) return "";
    return here.getAttribute("data-flight") ?? here.getAttribute("data-target") ?? here.getAttribute("data-square") ?? "";
  }

  /** @param {string} id @returns {SVGElement | null} */
  piece(id) {
    const name = CSS.escape(id);
    return id === "" ? null : this.picture.querySelector(`[data-flight="${name}"], [data-target="${name}"], [data-square="${name}"]`);
  }

  /* Language and settings */

  say() {
    this.picture.setAttribute("aria-label", `${this.kit.say("map-name")}. ${this.kit.context.say("web-raf-map", "map-help")}`);
    this.buttons.say(this.projection.southUp);
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
    this.flights.before.clear();
    this.buttons.say(southUp);
    this.drawGround();
    if (this.at !== null) this.draw(this.at);
  }
}
