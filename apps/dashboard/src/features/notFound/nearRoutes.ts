/** Parts of a path that mean something: no empty ones, no ids, in small letters. */
const wordsOf = (path: string): string[] =>
  decoded(path)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** An address may hold a sign that decodes to nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const pairsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Returns the similarity of two words, 0 to 1, by shared pairs of letters (Dice coefficient). */
function likeness(one: string, other: string): number {
  const pairs = pairsOf(one);
  const left = pairsOf(other);
  const all = pairs.length + left.length;
  let shared = 0;
  for (const pair of pairs) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return all === 0 ? 0 : (2 * shared) / all;
}

/** Below this a word is another word. */
const MIN_SIMILARITY = 0.6;

/**
 * Returns the routes that are most similar to an unknown path, the best match first. Each word of the
 * path scores by its most similar word in the route; additional words of the route reduce the score
 * slightly.
 */
export function nearRoutes<Route extends { href: string }>(
  path: string,
  routes: readonly Route[],
  limit: number,
): Route[] {
  const pathWords = wordsOf(path);
  return routes
    .map((route) => {
      const own = wordsOf(route.href);
      const similarities = pathWords
        .map((word) => Math.max(0, ...own.map((each) => likeness(word, each))))
        .filter((like) => like >= MIN_SIMILARITY);
      const sum = similarities.reduce((total, like) => total + like, 0);
      return {
        route,
        score: sum === 0 ? 0 : sum - Math.max(0, own.length - similarities.length) * 0.1,
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ route }) => route);
}
