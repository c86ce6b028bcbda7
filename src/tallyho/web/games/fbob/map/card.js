/** The card on the map that tells of the group that flies or is looked at: its fuel, the way home, and the way that is looked at. */

/** @import { Leaf } from "../../../shell/dom.js" */
/** @import { Spot } from "../../raf/map/geometry.js" */
/** @import { Kit } from "../../raf/parts.js" */
/** @import { Fuel } from "../endurance.js" */
/** @import { Plan } from "../plan.js" */
/** @import { FbobPosition } from "../position.js" */
import { clear, el } from "../../../shell/dom.js";
import { fuelOf, nearestBase, spareAt, turnsFor } from "../endurance.js";
import { dangers } from "../route.js";
import { dangerInWords, homeInWords, hexName, lastTurnInWords, some, typesOf } from "../wording.js";

/** @typedef {{ width: number, height: number }} Size */

/** Where the card may lie: at the bottom right, else where it covers neither the group nor its goal. */
const CORNERS = ["bottom-right", "bottom-left", "top-right"];
const EDGE = 8;

export class FlightCard {
  /** @param {HTMLElement} map @param {Kit} kit @param {{ fly: (hex: string) => void, home: () => void }} does */
  constructor(map, kit, does) {
    this.map = map;
    this.kit = kit;
    this.does = does;
    this.element = el("aside", { class: "fbob-card", hidden: true });
    map.append(this.element);
  }

  /** @param {FbobPosition} at @param {string} group empty: none @param {Plan | null} plan */
  draw(at, group, plan) {
    const { element, kit } = this;
    const found = at.group(group);
    element.hidden = found === undefined || found.side !== at.side || at.members(group).length === 0;
    if (element.hidden) return;
    const fuel = fuelOf(at, group);
    element.setAttribute("aria-label", kit.say("card", { group }));
    clear(
      element,
      el(
        "div",
        { class: "fbob-card-text", tabindex: 0 },
        el("p", { class: "fbob-card-head" }, el("b", {}, group), " ", typesOf(kit, at, at.members(group), 0), " ", this.left(at, group)),
        fuel === null ? el("p", {}, kit.say("endless")) : this.fuel(at, fuel),
        plan === null ? null : this.plan(at, fuel, plan),
      ),
      this.buttons(at, fuel, plan),
    );
  }

  /** Goes to a corner where it does not lie on these spots, and stays there as long as that holds. @param {Spot[]} spots in px of the map */
  clear(spots) {
    const { element } = this;
    if (element.hidden) return;
    const { clientWidth, clientHeight } = this.map;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    element.dataset["corner"] = cornerFor(element.dataset["corner"] ?? "", size, { width: clientWidth, height: clientHeight }, spots);
  }

  /** The hexes left in this turn. @param {FbobPosition} at @param {string} group */
  left(at, group) {
    const left = at.asked?.key === "fly" && at.table.moving === group ? at.asked.args["left"] : null;
    return typeof left === "number" ? el("span", { class: "fbob-card-left" }, this.kit.say("hexes-left", { number: left })) : null;
  }

  /** @param {FbobPosition} at @param {Fuel} fuel */
  fuel(at, fuel) {
    const look = fuel.spare < 0 ? "fbob-bad" : fuel.spare < fuel.speed ? "fbob-warn" : "";
    const parts = [this.kit.say("fuel", { turns: fuel.turns, last: fuel.last }), homeInWords(this.kit, at, fuel), lastTurnInWords(this.kit, at, fuel)];
    return el("p", { class: look }, some(...parts).join(" · "));
  }

  /** What flying the way would bring. @param {FbobPosition} at @param {Fuel | null} fuel @param {Plan} plan */
  plan(at, fuel, { goal, way, turns, back }) {
    const { kit } = this;
    const tell = dangers(at);
    const found = way.flatMap((hex) => tell(hex)).filter((one, place, all) => one.kind !== "watched" || all.findIndex((other) => other.kind === "watched") === place);
    return el(
      "div",
      { class: "fbob-card-plan" },
      el("p", {}, el("b", {}, some(kit.say("way-to", { hex: hexName(at, goal), number: way.length }), turns > 1 ? kit.say("way-turns", { turns }) : "").join(", ")), this.after(at, fuel, goal, way)),
      back === "" ? null : el("p", { class: "fbob-bad" }, kit.say("turn-back-at", { hex: hexName(at, back) })),
      found.length === 0 ? null : el("ul", { class: "fbob-dangers" }, found.map((danger) => el("li", { class: `fbob-danger-${danger.kind}` }, dangerInWords(kit, at, danger)))),
    );
  }

  /** Whether home can be reached from there. @param {FbobPosition} at @param {Fuel | null} fuel @param {string} goal @param {string[]} way @returns {Leaf} */
  after(at, fuel, goal, way) {
    if (fuel === null) return null;
    const spare = spareAt(at, fuel, goal, way.length);
    const { base, away } = nearestBase(at, fuel.group, goal);
    const rest = { ...fuel, left: Math.max(0, fuel.left - way.length) };
    const words = spare < 0 ? this.kit.say("no-return") : this.kit.say("return", { hex: hexName(at, base), hexes: away, turns: turnsFor(rest, away), spare });
    return el("span", { class: spare < 0 ? "fbob-bad" : spare < fuel.speed ? "fbob-warn" : "fbob-good" }, " ", words);
  }

  /** @param {FbobPosition} at @param {Fuel | null} fuel @param {Plan | null} plan */
  buttons(at, fuel, plan) {
    if (at.asked?.key !== "fly") return null;
    const { kit } = this;
    const button = (/** @type {string} */ look, /** @type {string} */ words, /** @type {() => void} */ act) => el("button", { type: "button", class: `button small ${look}`, onclick: act }, words);
    const home = fuel === null || fuel.home === "" || fuel.away === 0 || fuel.left === 0 || at.group(at.table.moving)?.patrol ? null : button("", kit.say("head-home", { hex: hexName(at, fuel.home) }), this.does.home);
    const fly = plan?.pinned ? button("main", kit.say("fly-there", { turns: plan.turns }), () => this.does.fly(plan.goal)) : null;
    return fly === null && home === null ? null : el("div", { class: "fbob-card-acts" }, fly, home);
  }
}

/** The first corner, that which it has before the others, where a card of a size lies on the fewest spots. @param {string} now @param {Size} card @param {Size} map @param {Spot[]} spots */
export function cornerFor(now, card, map, spots) {
  const covered = (/** @type {string} */ corner) => {
    const [left, top] = [corner.endsWith("left") ? EDGE : map.width - card.width - EDGE, corner.startsWith("top") ? EDGE : map.height - card.height - EDGE];
    const near = EDGE * 2;
    return spots.filter(({ x, y }) => x > left - near && x < left + card.width + near && y > top - near && y < top + card.height + near).length;
  };
  const wanted = CORNERS.includes(now) ? [now, ...CORNERS] : CORNERS;
  return wanted.toSorted((one, other) => covered(one) - covered(other))[0] ?? "";
}
