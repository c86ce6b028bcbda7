/** What units, boxes, sectors and days are called, in the language spoken now. */

/** @import { Say } from "../../types.js" */
/** @import { Position } from "./position.js" */
import { spoken } from "../../shell/words.js";
import { shortName } from "./position.js";

/** Says things of a game. */
export class Wording {
  /** @param {Say} say @param {string} catalogue */
  constructor(say, catalogue) {
    this.speak = say;
    this.catalogue = catalogue;
  }

  /** A message of the catalogue. @param {string} message @param {Record<string, string | number>} [args] */
  say(message, args) {
    return this.speak(this.catalogue, message, args);
  }

  /** `54 Spitfire`, `I/KG1 Do 17`. @param {Position} at @param {string} id */
  unit(at, id) {
    const unit = at.unit(id);
    return unit === undefined ? id : `${this.designation(at, id)} ${this.type(unit.type)}`;
  }

  /** `54`, `I/KG1`; an ace counter is called by its squadron. @param {Position} at @param {string} id */
  designation(at, id) {
    const squadron = at.squadron(id);
    const unit = at.unit(squadron);
    return unit?.entry === "ace" ? this.say("ace-counter") : shortName(squadron, unit);
  }

  /** `Hornchurch 6/11 · full · combat 3 · letter C · on patrol 7/11`. @param {Position} at @param {string} id */
  details(at, id) {
    const unit = at.unit(id);
    if (unit === undefined) return [];
    const counter = at.counter(id);
    const bombs = unit.side === "german" && counter.bombing !== null;
    return [
      this.home(at, id),
      this.say("side-up", { side: counter.green ? "green" : counter.reduced ? "reduced" : "full" }),
      this.say("combat", { combat: counter.combat }),
      bombs ? this.say("bombing", { bombing: counter.bombing ?? 0 }) : "",
      this.say("letter", { letter: counter.letter }),
      counter.ace ? this.say("ace") : "",
      unit.flags === "VHF" ? this.say("vhf") : unit.flags === "E" ? this.say("elite") : "",
      counter.jabo ? this.say("jabo") : "",
      this.placeOf(at, id),
    ].filter((part) => part !== "");
  }

  /** Everything about a unit in one sentence. @param {Position} at @param {string} id */
  full(at, id) {
    return [this.unit(at, id), ...this.details(at, id)].join(", ");
  }

  /** The same, and who it was: `I. Gruppe of Kampfgeschwader 1, Montdidier`. @param {Position} at @param {string} id */
  told(at, id) {
    const history = at.unit(at.squadron(id))?.name[spoken()] ?? "";
    return [this.full(at, id), history].filter((part) => part !== "").join(" · ");
  }

  /** @param {Position} at @param {string} id */
  home(at, id) {
    const home = at.home(id);
    if (home === "LF2" || home === "LF3") return this.luftflotte(home);
    const sector = at.sector(home);
    return sector === undefined ? home : `${sector.name} ${home}`;
  }

  /** Where a unit is, or the raid it is assigned to. @param {Position} at @param {string} id */
  placeOf(at, id) {
    const card = at.raidOf(id);
    const site = this.site(at, at.components.targets[String(card)]?.site ?? "");
    return card === 0 ? this.place(at, at.box(id)) : this.say("place-raid", { card, site });
  }

  /** Where units of a box are: `on patrol 7/11`. @param {Position} at @param {string} box */
  place(at, box) {
    if (box.startsWith("patrol ")) return this.say("place-patrol", { sector: this.number(at, box.slice(7)) });
    if (box.startsWith("clock ")) return this.say("place-clock", { time: box.slice(6) });
    return at.sector(box) === undefined ? this.say("place", { box }) : this.say("place", { box: "sector" });
  }

  /** A box by its name: `Hunt Box`. @param {string} box */
  box(box) {
    return this.say("box", { box });
  }

  /** `7/11`, `London`. @param {Position} at @param {string} sector */
  number(at, sector) {
    return sector === "london" ? this.sectorName(at, sector) : sector;
  }

  /** `7/11 Biggin Hill`. @param {Position} at @param {string} sector */
  sector(at, sector) {
    const name = this.sectorName(at, sector);
    return sector === "london" ? name : `${sector} ${name}`;
  }

  /** @param {Position} at @param {string} sector */
  sectorName(at, sector) {
    return sector === "london" ? this.say("london") : (at.sector(sector)?.name ?? sector);
  }

  /** `LF2 South`. @param {string} region */
  region(region) {
    return this.say("region", { region: region.replace(" ", "-") });
  }

  /** @param {Position} at @param {string} site */
  site(at, site) {
    const known = at.siteOf(site);
    return known === undefined ? site : known.id === "london" ? this.say("london") : known.name;
  }

  /** @param {string} type */
  type(type) {
    return this.say("aircraft", { type });
  }

  /** @param {string} name */
  luftflotte(name) {
    return this.say("luftflotte", { luftflotte: name });
  }

  /** `August 15`. @param {string} date An ISO date. */
  date(date) {
    return this.say("date", { month: String(Number(date.slice(5, 7))), day: String(Number(date.slice(8))) });
  }

  /** `1000 hours`. @param {string} clock */
  hour(clock) {
    return this.say("hour", { clock });
  }

  /** `3 Spitfire, 2 Hurricane`. @param {Position} at @param {string[]} units */
  tally(at, units) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const id of units) {
      const type = at.unit(id)?.type ?? "";
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    return [...counts].map(([type, count]) => `${count} ${this.type(type)}`).join(", ");
  }

  /** Names of units, one after another; `none` if there are none. @param {Position} at @param {string[]} units */
  units(at, units) {
    return units
      .map((id) => (at.reduced(id) ? this.say("reduced-unit", { unit: this.unit(at, id) }) : this.unit(at, id)))
      .join(", ");
  }
}

/** A number with its sign, as points of victory are told: `+4`, `−2`, `0`. @param {number} value */
export function signed(value) {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
