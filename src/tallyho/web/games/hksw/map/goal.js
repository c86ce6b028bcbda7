/** Where the flight that is moved or asked about is to go: a ring around its target, and the straight line there. */

/** @import { Projection, Spot } from "../../raf/map/geometry.js" */
/** @import { HkswBoard } from "../hksw.js" */
/** @import { HkswPosition } from "../position.js" */
import { svg } from "../../../shell/dom.js";
import { targetSpot } from "./targets.js";

const RING = 17;

/** The flight whose mission its owner sees, and the target; null: there is none to show. @param {HkswPosition} at */
export function goalOf(at) {
  const flight = at.table.moving || at.askedFor("flight");
  const target = at.mission(flight);
  return flight === "" || target === "" || at.hasDone(flight, "bombed") ? null : { flight, target };
}

/** @param {HkswBoard} board @param {Projection} projection @param {HkswPosition} at @param {(square: string) => Spot} middle */
export function goalMark(board, projection, at, middle) {
  const goal = goalOf(at);
  const target = goal === null ? undefined : at.target(goal.target);
  if (goal === null || target === undefined) return [];
  const { x, y } = targetSpot(board, projection, goal.target, target);
  const square = at.square(goal.flight);
  const from = square === "" ? null : middle(square);
  return [
    from === null ? null : svg("line", { class: "hksw-goal-line", x1: from.x, y1: from.y, x2: x, y2: y }),
    svg("circle", { class: "hksw-goal", cx: x, cy: y, r: RING }),
  ].filter((mark) => mark !== null);
}
