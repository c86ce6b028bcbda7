/** The map of Battle of Britain: real geography under 22 by 32 squares, targets, flights, and what may be chosen. */

/** @import { Offer } from "../../types.js" */
/** @import { Outline } from "../raf/raf.js" */
/** @import { Spot } from "../raf/map/geometry.js" */
/** @import { Choices } from "../raf/map/sheet.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { HkswBoard, HkswComponents } from "./hksw.js" */
/** @import { HkswPosition } from "./position.js" */
import { el, svg } from "../../shell/dom.js";
import { GridMap } from "../grid/map.js";
import { Names } from "../grid/names.js";
import { boardData } from "../raf/boards.js";
import { onPress } from "../raf/counter.js";
import { middleOf } from "../raf/map/geometry.js";
import { Beside } from "./map/beside.js";
import { Flights } from "./map/flights.js";
import { goalMark } from "./map/goal.js";
import { groupLine, land, markRadar, squares } from "./map/ground.js";
import { Lights } from "./map/lights.js";
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

/** @extends {GridMap<HkswPosition>} */
export class HkswMap extends GridMap {
  /** @param {HTMLElement} place @param {Kit} kit @param {HkswComponents} components @param {HkswBoard} board @param {Outline} outline @param {(square: string) => void} go leads a flight to a square further off */
  constructor(place, kit, components, board, outline, go) {
    const { grid, narrow } = board;
    const whole = () => this.projection.box(windowOf(grid, "A1", `V${ROWS}`));
    const near = () => this.projection.box(windowOf(grid, narrow.from, narrow.to));
    super(el("div", { class: "raf-map hksw-map" }), kit, board, { home: whole, near, bounds: whole, first: (seen) => this.first(seen) }, "hksw-picture");
    this.board = board;
    this.go = go;
    this.ground = { board, outline, projection: this.projection, components };
    this.lights = new Lights(this);
    this.telling = new Telling(this);
    this.flights = new Flights(kit, { box: (square) => this.boxOf(square), sites: (square) => this.sitesIn(square) }, (id) => this.lights.pressFlight(id));
    this.names = new Names();
    const below = { land: svg("g"), squares: svg("g"), lines: svg("g"), goal: svg("g"), targets: svg("g"), names: this.names.layer, way: svg("g") };
    this.layers = { ...below, flights: this.flights.layer };
    this.picture.append(...Object.values(this.layers));
    this.beside = new Beside(this.element, kit);
    place.append(this.element);
    this.lights.listen();
    this.telling.listen();
    this.picture.addEventListener("pointerdown", () => this.beside.close());
    this.say();
    this.drawGround();
  }

  /** A wide picture shows the Channel and the south, a narrow one what is nearest to France. @param {{ width: number, height: number }} seen @returns {Spot} */
  first(seen) {
    const { grid, narrow, near } = this.board;
    const wide = this.projection.box(windowOf(grid, near.from, near.to));
    const box = seen.width >= wide.width ? wide : this.projection.box(windowOf(grid, narrow.from, narrow.to));
    return middleOf(box);
  }

  /** @returns {Choices} */
  get choices() {
    return this.lights;
  }

  get things() {
    return ["data-flight", "data-target", "data-square"];
  }

  get places() {
    return this.layers.squares;
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

  paint() {
    this.layers.land.replaceChildren(land(this.ground, this.kit));
    this.layers.squares.replaceChildren(...squares(this.ground));
    const line = groupLine(this.ground, this.kit);
    this.layers.lines.replaceChildren(...(line === null ? [] : [line]));
    for (const square of this.layers.squares.children) onPress(square, () => this.lights.pressSquare(square.getAttribute("data-square") ?? ""));
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

  /* Where things are */

  /** @param {string} square @returns {Spot} */
  middle(square) {
    return middleOf(this.boxOf(square));
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

  forget() {
    this.flights.before.clear();
  }
}
