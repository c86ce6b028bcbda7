/** The British response as the procedure it is: every step with its die, its modifiers, its chart and its squadrons. */

/** @import { Reason } from "../../types.js" */
/** @import { Leaf } from "../../shell/dom.js" */
/** @import { Kit } from "../raf/parts.js" */
/** @import { EaglePosition } from "./position.js" */
/** @import { Found } from "./response.js" */
import { el } from "../../shell/dom.js";
import { chartsOfStep, responseCharts } from "./charts.js";
import { foundOut } from "./response.js";

/** The whole tray. @param {Kit} kit @param {EaglePosition} at @returns {Leaf[]} */
export function responseTray(kit, at) {
  const found = foundOut(kit, at);
  const steps = [...new Set(found.map(({ step }) => step))];
  return [
    kit.heading("h2", kit.say("tray-response"), kit.say("about-response"), raidName(kit, at)),
    steps.length === 0
      ? el("p", { class: "raf-quiet" }, kit.say("response-none"))
      : el(
          "ol",
          { class: "bare raf-steps" },
          steps.map((step) => stepCard(kit, at, step, found.filter((one) => one.step === step))),
        ),
    responseCharts(kit, at),
  ];
}

/** Which raid is told of: the one under way, or the last. @param {Kit} kit @param {EaglePosition} at */
function raidName(kit, at) {
  const [begin] = at.story.raid;
  if (begin === undefined) return null;
  const { site, time } = begin.args;
  const name = kit.say("response-to", { site: String(site ?? ""), time: String(time ?? ""), now: at.underWay ? "yes" : "no" });
  return el("strong", { class: "raf-raid-name" }, name);
}

/** @param {Kit} kit @param {EaglePosition} at @param {string} step @param {Found[]} found */
function stepCard(kit, at, step, found) {
  return el(
    "li",
    { class: `raf-step raf-step-${step}` },
    el("h3", { class: "raf-step-name" }, kit.say("response-step", { step })),
    found.map((one) => [
      one.result === "" ? null : el("strong", {}, one.result),
      one.detail === "" ? null : el("p", { class: "raf-step-detail" }, one.detail),
      step === "pool" ? bySector(kit, at, one.squadrons) : kit.pieces(at, one.squadrons, "raf-british raf-small"),
      reasons(kit, one.line.because),
    ]).flat(),
    chartsOfStep(kit, at, step),
  );
}

/** The squadrons of the pool in the order of the sectors that gave them. @param {Kit} kit @param {EaglePosition} at @param {string[]} squadrons */
function bySector(kit, at, squadrons) {
  const sectors = [...new Set(squadrons.map((id) => at.home(id)))];
  return el(
    "dl",
    { class: "raf-givers" },
    sectors.map((sector) =>
      el(
        "div",
        {},
        el("dt", {}, at.sector(sector) === undefined ? kit.say("ace") : kit.words.sector(at, sector)),
        el("dd", {}, kit.pieces(at, squadrons.filter((id) => at.home(id) === sector), "raf-british raf-small")),
      ),
    ),
  );
}

/** Every modifier with its rule. @param {Kit} kit @param {Reason[]} because @returns {HTMLElement | null} */
function reasons(kit, because) {
  if (because.length === 0) return null;
  return el(
    "ul",
    { class: "bare raf-reasons" },
    because.map((reason) => {
      const open = () => kit.context.rule(reason.rule);
      const chip = el("button", { type: "button", class: "rule-chip", onclick: open }, reason.rule);
      return el("li", {}, el("span", {}, reason.text), " ", chip, reasons(kit, reason.because));
    }),
  );
}
