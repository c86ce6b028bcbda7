/** What happens in a game, told by the server as it happens. */

import { noteConnection } from "./api.js";

/** @typedef {{ revision: number, number: number, turns: [number, string, string, string | null][] }} Moved */

/**
 * Follows a game from a revision on, until the function that it gives back is called. The browser comes back by itself
 * after an interruption and says which revision it has seen; if it has given up, we begin again from there.
 * @param {string} gameId
 * @param {number} lastRevision
 * @param {(moved: Moved) => void} onMoved
 * @param {() => void} onGone
 * @param {(connected: boolean) => void} [onConnection]
 * @param {() => void} [onSeated] Somebody has sat down or left, or the dice are others; or the server has refused to tell
 *   any news, as of a game that was removed before we could follow it: it must be asked how the game stands.
 * @returns {() => void}
 */
export function follow(gameId, lastRevision, onMoved, onGone, onConnection = () => {}, onSeated = () => {}) {
  let seen = lastRevision;
  /** @type {EventSource} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again;

  const tell = (/** @type {boolean} */ connected) => {
    noteConnection(connected);
    onConnection(connected);
  };
  const stop = () => {
    clearTimeout(again);
    source.close();
  };
  const begin = () => {
    source = new EventSource(`/api/games/${encodeURIComponent(gameId)}/events?since=${seen}`);
    source.addEventListener("open", () => tell(true));
    source.addEventListener("moved", (event) => {
      const moved = /** @type {Moved} */ (JSON.parse(event.data));
      if (moved.revision <= seen) return;
      seen = moved.revision;
      onMoved(moved);
    });
    source.addEventListener("seated", () => onSeated());
    source.addEventListener("gone", () => {
      stop();
      onGone();
    });
    source.addEventListener("error", () => {
      tell(false);
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(begin, 3000);
      onSeated();
    });
  };
  begin();
  return stop;
}
