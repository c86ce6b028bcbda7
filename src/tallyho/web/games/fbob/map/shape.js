/** Where the hexes lie on the board, and the outlines of many of them. */

/** @import { Box, Projection, Spot } from "../../raf/map/geometry.js" */
/** @import { FbobBoard, FbobComponents } from "../fbob.js" */
import { short } from "../../raf/map/geometry.js";
import { around, HEXES } from "../hexes.js";

/** The side of a hex for its height. */
const SIDE = 1 / Math.sqrt(3);

export class Shape {
  /** @param {FbobBoard} board @param {Projection} projection @param {FbobComponents} components */
  constructor(board, projection, components) {
    this.board = board;
    this.projection = projection;
    this.components = components;
    this.side = board.hex * SIDE;
  }

  /** @param {string} hex @returns {Spot} */
  middle(hex) {
    const { lat = 0, lon = 0 } = this.components.hexes[hex] ?? {};
    return this.projection.spot([lon, lat]);
  }

  /** The corners of a hex. @param {string} hex @param {number} [part] of its size @returns {string} */
  points(hex, part = 1) {
    const { x, y } = this.middle(hex);
    const [wide, half, high] = [this.side * part, (this.side * part) / 2, (this.board.hex * part) / 2];
    const corners = [[wide, 0], [half, high], [-half, high], [-wide, 0], [-half, -high], [half, -high]];
    return corners.map(([right = 0, down = 0]) => `${short(x + right)},${short(y + down)}`).join(" ");
  }

  /** The side that two neighbours share, as a piece of a path. @param {string} hex @param {string} near */
  edge(hex, near) {
    const [a, b] = [this.middle(hex), this.middle(near)];
    return this.across(a, { x: b.x - a.x, y: b.y - a.y });
  }

  /** @param {Spot} middle @param {Spot} to */
  across(middle, to) {
    const long = Math.hypot(to.x, to.y);
    const [x, y] = [middle.x + to.x / 2, middle.y + to.y / 2];
    const [right, down] = [(-to.y / long) * (this.side / 2), (to.x / long) * (this.side / 2)];
    return `M${short(x - right)} ${short(y - down)}L${short(x + right)} ${short(y + down)}`;
  }

  /** The line around many hexes. @param {Set<string>} hexes */
  outline(hexes) {
    const sign = this.projection.southUp ? -1 : 1;
    const [wide, high] = [this.side * 1.5, this.board.hex / 2];
    const ways = [[0, -2 * high], [wide, -high], [wide, high], [0, 2 * high], [-wide, high], [-wide, -high]];
    const parts = [...hexes].flatMap((hex) =>
      around(hex).map((near, place) => {
        const [x = 0, y = 0] = ways[place] ?? [];
        return hexes.has(near) ? "" : this.across(this.middle(hex), { x: sign * x, y: sign * y });
      }),
    );
    return parts.join("");
  }

  /** The area of many hexes. @param {string[]} hexes */
  area(hexes) {
    return hexes.map((hex) => `M${this.points(hex, 1.01).replaceAll(" ", "L")}Z`).join("");
  }

  /** The box of the hexes between two corners. @param {string} from @param {string} to @returns {Box} */
  box(from, to) {
    const [a, b] = [this.middle(from), this.middle(to)];
    const [x, y] = [Math.min(a.x, b.x) - this.side, Math.min(a.y, b.y) - this.board.hex];
    return { x, y, width: Math.abs(b.x - a.x) + 2 * this.side, height: Math.abs(b.y - a.y) + 2 * this.board.hex };
  }

  /** The box of the whole map. */
  get whole() {
    return this.box(HEXES[0] ?? "", HEXES.at(-1) ?? "");
  }
}
