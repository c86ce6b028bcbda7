/** What may be chosen on the map: lit squares, flights and targets, and what a press or an arrow key does with them. */

/** @import { Offer } from "../../../types.js" */
/** @import { Spot } from "../../raf/map/geometry.js" */
/** @import { HkswMap } from "../map.js" */
/** @import { HkswPosition } from "../position.js" */
import { GridLights } from "../../grid/lights.js";
import { setLit } from "../../raf/counter.js";
import { routes } from "../route.js";
import { squareTold } from "../wording.js";
import { answersFor, squaresOf } from "./choices.js";

export class Lights extends GridLights {
  /** @param {HkswMap} map */
  constructor(map) {
    super(map, "data-square");
    this.map = map;
  }

  listen() {
    this.map.element.addEventListener("keydown", (event) => this.key(event));
  }

  /** The same things once more: they were drawn anew. */
  again() {
    const { at } = this.map;
    if (at === null) return;
    this.map.picture.classList.toggle("choosing", this.offers.length > 0);
    this.lightSquares(at);
    this.lightPieces();
    this.rove();
    this.spots = this.litSpots();
  }

  /** Squares beside the flight, and those that it can reach in several steps. @param {HkswPosition} at */
  lightSquares(at) {
    const { chosen, map, offers } = this;
    const near = new Set(squaresOf(offers));
    const far = at.asked?.key === "fly" && offers.length > 0 ? new Set(routes(at).keys()) : new Set();
    for (const square of map.layers.squares.children) {
      const id = square.getAttribute("data-square") ?? "";
      const isFar = far.has(id) && !near.has(id);
      const lit = near.has(id) || isFar;
      if (!lit && !square.classList.contains("lit")) continue;
      setLit(square, lit, chosen.has(id));
      square.classList.toggle("far-off", isFar);
      if (lit) square.setAttribute("aria-label", squareTold(map.kit, at, id));
    }
  }

  lightPieces() {
    const { chosen, offers } = this;
    const { flights, targets } = this.map.layers;
    for (const counter of flights.children) {
      const answers = answersFor(offers, counter.getAttribute("data-flight") ?? "");
      setLit(counter, answers.length > 0, answers.some(({ answer }) => chosen.has(answer)));
    }
    const offered = new Set(offers.map((offer) => offer.answer));
    for (const target of targets.querySelectorAll("[data-target]")) {
      const id = target.getAttribute("data-target") ?? "";
      setLit(target, offered.has(id), chosen.has(id));
    }
  }

  /** @returns {Spot[]} */
  litSpots() {
    const { flights, layers } = this.map;
    const named = (/** @type {Element} */ layer, /** @type {string} */ which, /** @type {string} */ name) =>
      [...layer.querySelectorAll(which)].map((one) => one.getAttribute(name) ?? "");
    return [
      ...named(layers.squares, ".lit:not(.far-off)", "data-square").map((square) => this.map.middle(square)),
      ...named(layers.flights, ".lit", "data-flight").map((flight) => flights.spot(flight)),
      ...named(layers.targets, ".lit", "data-in").map((square) => this.map.middle(square)),
    ];
  }

  /** Whether an answer lies on the map. @param {Offer} offer */
  shows({ answer }) {
    const { at } = this.map;
    const [name = ""] = answer.split(" ");
    return at !== null && (answer in at.components.squares || (name in at.components.flights && at.square(name) !== "") || this.isTarget(answer));
  }

  /** @param {string} answer */
  isTarget(answer) {
    const { at } = this.map;
    return at !== null && at.asked?.key === "repair-site" && answer in at.components.targets;
  }

  /** @param {string} square */
  pressSquare(square) {
    if (this.offers.some(({ answer }) => answer === square)) this.map.kit.context.choose(square);
    else this.map.go(square);
  }

  /** Gives the answer a flight stands for; of several one is chosen beside it. @param {string} id */
  pressFlight(id) {
    this.give(this.map.beside, id, answersFor(this.offers, id));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") this.map.beside.close();
    this.step(event);
  }
}
