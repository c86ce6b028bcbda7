/** What may be chosen on the map: lit hexes and groups, and what a press or an arrow key does with them. */

/** @import { Offer } from "../../../types.js" */
/** @import { Spot } from "../../raf/map/geometry.js" */
/** @import { FbobMap } from "../map.js" */
/** @import { FbobPosition } from "../position.js" */
import { GridLights } from "../../grid/lights.js";
import { setLit } from "../../raf/counter.js";
import { fuelOf, spareAt } from "../endurance.js";
import { dangers, reachable } from "../route.js";
import { hexName } from "../wording.js";

/** Where more hexes than this may be chosen they are lit but faintly. */
const MANY = 150;

export class Lights extends GridLights {
  /** @param {FbobMap} map */
  constructor(map) {
    super(map, "data-hex");
    this.map = map;
    /** The answers by hex. @type {Map<string, Offer[]>} */
    this.byHex = new Map();
  }

  /** Whether so many hexes may be chosen that none of them needs to be looked for. */
  get isMany() {
    return this.byHex.size > MANY;
  }

  listen() {
    const { layers } = this.map;
    this.map.element.addEventListener("keydown", (event) => this.key(event));
    layers.hexes.addEventListener("click", (event) => this.clicked(event.target));
  }

  /** The same things once more: they were drawn anew. */
  again() {
    const { at } = this.map;
    if (at === null) return;
    this.byHex = new Map();
    for (const offer of this.offers) {
      const hex = at.hexOf(offer.answer);
      if (hex !== "") this.byHex.set(hex, [...(this.byHex.get(hex) ?? []), offer]);
    }
    const { classList } = this.map.picture;
    classList.toggle("choosing", this.offers.length > 0);
    classList.toggle("fbob-many", this.isMany);
    this.lightHexes(at);
    this.lightGroups();
    this.rove();
    this.spots = this.litSpots(at);
  }

  /** Hexes that are answers, and those that the moving group can reach in several steps. @param {FbobPosition} at */
  lightHexes(at) {
    const far = this.offers.length > 0 ? reachable(at) : new Set();
    const fuel = far.size > 0 || at.asked?.key === "fly" ? fuelOf(at, at.table.moving) : null;
    const danger = at.asked?.key === "fly" ? dangers(at) : () => [];
    for (const hex of this.map.layers.hexes.children) {
      const id = hex.getAttribute("data-hex") ?? "";
      const answers = this.byHex.get(id) ?? [];
      const isFar = far.has(id) && answers.length === 0;
      const lit = answers.length > 0 || isFar;
      if (!lit && !hex.classList.contains("lit")) continue;
      setLit(hex, lit, answers.some(({ answer }) => this.chosen.has(answer)));
      hex.classList.toggle("far-off", isFar);
      hex.classList.toggle("no-return", lit && fuel !== null && spareAt(at, fuel, id) < 0);
      hex.classList.toggle("danger", lit && danger(id).some((one) => one.kind !== "hidden"));
      if (lit) hex.setAttribute("aria-label", hexName(at, id));
    }
  }

  lightGroups() {
    for (const counter of this.map.layers.groups.children) {
      const answers = this.answersOf(counter.getAttribute("data-group") ?? "");
      setLit(counter, answers.length > 0, answers.some(({ answer }) => this.chosen.has(answer)));
    }
  }

  /** The answers that a group stands for: its name, alone or with others; of the one that moves all that it may do where it is. @param {string} group */
  answersOf(group) {
    const { at } = this.map;
    const moves = at?.asked?.key === "fly" && at.table.moving === group;
    return this.offers.filter(({ answer }) => answer.split(" ").includes(group) || (moves && at.hexOf(answer) === at.group(group)?.at));
  }

  /** @param {FbobPosition} at @returns {Spot[]} */
  litSpots(at) {
    const { groups, shape } = this.map;
    const counters = [...groups.layer.querySelectorAll(".lit")].map((one) => groups.spot(one.getAttribute("data-group") ?? ""));
    const hexes = [...this.byHex.keys()].filter((hex) => at.groupsIn(hex).length === 0);
    return [...hexes.map((hex) => shape.middle(hex)), ...counters];
  }

  /** Whether an answer lies on the map. @param {Offer} offer */
  shows({ answer }) {
    return this.map.at !== null && this.map.at.hexOf(answer) !== "";
  }

  /** @param {EventTarget | null} target */
  clicked(target) {
    const hex = target instanceof Element ? target.closest("[data-hex]") : null;
    if (hex !== null && hex.classList.contains("lit")) this.pressHex(hex.getAttribute("data-hex") ?? "", false);
  }

  /** Gives the answer of a hex; a hex further off is shown first, and flown to when it is pressed again. @param {string} hex @param {boolean} [atOnce] */
  pressHex(hex, atOnce = false) {
    const answers = this.byHex.get(hex) ?? [];
    if (answers.length > 0) return this.give(this.map.menu, hex, answers);
    if (atOnce || this.map.telling.pinned === hex) return this.map.go(hex);
    this.map.telling.pin(hex);
  }

  /** @param {string} group */
  pressGroup(group) {
    this.give(this.map.menu, group, this.answersOf(group));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") this.map.telling.unpin();
    const { here } = this;
    if ((event.key === "Enter" || event.key === " ") && here !== "" && document.activeElement?.classList.contains("lit")) {
      event.preventDefault();
      event.stopPropagation();
      return this.pressHex(here, true);
    }
    this.step(event);
  }
}
