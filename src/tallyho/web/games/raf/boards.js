/** The data that the board is drawn from. */

/** @param {string} file @returns {Promise<any>} */
export async function boardData(file) {
  const answer = await fetch(new URL(`../../boards/${file}.json`, import.meta.url));
  return answer.json();
}
