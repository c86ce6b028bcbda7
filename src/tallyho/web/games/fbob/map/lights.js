/** What may be chosen on the map: lit hexes and groups, and what a press or an arrow key does with them. */

/** @import { Offer } from "../../../types.js" */
/** @import { Spot } from "../../raf/map/geometry.js" */
/** @import { FbobMap } from "../map.js" */
/** @import { FbobPosition } from "../position.js" */
import { nextSquare } from "../../hksw/map/choices.js";
import { setLit } from "../../raf/counter.js";
import { fuelOf, spareAt } from "../endurance.js";
import { dangers, reachable } from "../route.js";
import { hexName } from "../wording.js";

/** Where more hexes than this may be chosen they are lit but faintly. */
const MANY = 150;

export class Lights {
  /** @param {FbobMap} map */
  constructor(map) {
    this.map = map;
    /** @type {Offer[]} */
    this.offers = [];
    /** @type {Set<string>} */
    this.chosen = new Set();
    /** Where that lies which may be chosen. @type {Spot[]} */
    this.spots = [];
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

  /** Lights what may be chosen. @param {Offer[]} offers @param {Set<string>} chosen */
  light(offers, chosen) {
    [this.offers, this.chosen] = [offers, chosen];
    this.again();
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

  /** One lit hex is in the order of the Tab key; arrows go to the others. */
  rove() {
    const lit = [...this.map.layers.hexes.querySelectorAll(".lit")];
    const near = lit.find((one) => !one.classList.contains("far-off"));
    const here = lit.find((one) => one === document.activeElement) ?? near ?? lit[0];
    for (const hex of lit) hex.setAttribute("tabindex", hex === here ? "0" : "-1");
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
    if (answers.length > 0) return this.give(hex, answers, this.map.piece(hex));
    if (atOnce || this.map.telling.pinned === hex) return this.map.go(hex);
    this.map.telling.pin(hex);
  }

  /** @param {string} group */
  pressGroup(group) {
    this.give(group, this.answersOf(group), this.map.piece(group));
  }

  /** One answer is given; of several one is chosen beside the piece. @param {string} name @param {Offer[]} answers @param {Element | null} piece */
  give(name, answers, piece) {
    const [only] = answers;
    if (only === undefined) return;
    if (answers.length === 1) return this.map.kit.context.choose(only.answer);
    if (piece !== null) this.map.beside.ask(piece, name, answers);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { map } = this;
    if (event.key === "Escape") map.telling.unpin();
    const here = document.activeElement?.getAttribute("data-hex") ?? "";
    if ((event.key === "Enter" || event.key === " ") && here !== "" && document.activeElement?.classList.contains("lit")) {
      event.preventDefault();
      event.stopPropagation();
      return this.pressHex(here, true);
    }
    const lit = [...map.layers.hexes.querySelectorAll(".lit")].map((one) => {
      const id = one.getAttribute("data-hex") ?? "";
      return { id, ...map.shape.middle(id) };
    });
    const next = event.ctrlKey || event.metaKey || event.altKey ? "" : nextSquare(lit, here, event.key);
    if (next === "") return map.view.key(event);
    event.preventDefault();
    map.piece(next)?.focus();
    this.rove();
  }
}
