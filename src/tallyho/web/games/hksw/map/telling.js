/** The map tells about what is pointed at, pressed or has the focus: a flight, a target, a square. */

/** @import { HkswMap } from "../map.js" */
import { svg } from "../../../shell/dom.js";
import { routes } from "../route.js";
import { flightTold, squareTold, targetTold } from "../wording.js";

const THINGS = "[data-flight], [data-target], [data-square]";

export class Telling {
  /** @param {HkswMap} map */
  constructor(map) {
    this.map = map;
  }

  listen() {
    const { picture } = this.map;
    picture.addEventListener("pointerover", (event) => this.pointed(event.target));
    picture.addEventListener("pointerleave", () => this.pointed(null));
    picture.addEventListener("focusin", (event) => this.map.follow(event.target, (thing) => this.pointed(thing)));
    picture.addEventListener("click", (event) => this.clicked(event.target));
  }

  /** Tells about what the pointer is on. @param {EventTarget | null} target */
  pointed(target) {
    const { map } = this;
    const thing = target instanceof Element ? target.closest(THINGS) : null;
    map.kit.context.tell(thing === null ? "" : this.told(thing));
    this.showWay(thing?.getAttribute("data-square") ?? "");
    const flight = thing?.getAttribute("data-flight") ?? "";
    map.beside.show(map.piece(flight), map.at, flight);
  }

  /** @param {Element} thing */
  told(thing) {
    const { at, kit } = this.map;
    const [flight, target, square] = ["data-flight", "data-target", "data-square"].map((name) => thing.getAttribute(name) ?? "");
    if (at === null) return "";
    if (flight) return flightTold(kit, at, flight);
    return target ? targetTold(kit, at, target) : squareTold(kit, at, square ?? "");
  }

  /** The way that a press on a square further off would lead. @param {string} square */
  showWay(square) {
    const { map } = this;
    const { at, layers, picture } = map;
    const way = at !== null && picture.querySelector(`[data-square="${square}"].far-off`) !== null ? (routes(at).get(square) ?? []) : [];
    if (at === null || way.length === 0) return layers.way.replaceChildren();
    const points = [at.square(at.table.moving), ...way].map((one) => map.middle(one)).map(({ x, y }) => `${x},${y}`);
    layers.way.replaceChildren(svg("polyline", { class: "hksw-way", points: points.join(" ") }));
  }

  /** A press on what cannot be chosen tells about it, which a finger has no other way to ask for. @param {EventTarget | null} target */
  clicked(target) {
    const { map } = this;
    const thing = target instanceof Element ? target.closest(THINGS) : null;
    if (thing === null) return;
    const under = this.litUnder(thing);
    if (under !== "") return map.lights.pressSquare(under);
    map.kit.context.tell(this.told(thing));
  }

  /** The lit square under a target or a flight that is not lit itself; empty: there is none. @param {Element} thing */
  litUnder(thing) {
    const { map } = this;
    if (thing.classList.contains("lit")) return "";
    const flight = thing.getAttribute("data-flight") ?? "";
    const under = thing.getAttribute("data-in") ?? (flight === "" ? "" : (map.at?.square(flight) ?? ""));
    return map.piece(under)?.classList.contains("lit") ? under : "";
  }
}
