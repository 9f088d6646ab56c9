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

/** How alike two words are, 0 to 1: the pairs of letters that they share (Dice). */
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
const ALIKE = 0.6;

/**
 * The routes whose addresses are most like one that leads nowhere, the likest first: each word of
 * the address counts as far as the route has one like it, and words that only the route has count
 * a little against it.
 */
export function nearRoutes<Route extends { href: string }>(
  path: string,
  routes: readonly Route[],
  most: number,
): Route[] {
  const asked = wordsOf(path);
  return routes
    .map((route) => {
      const own = wordsOf(route.href);
      const likes = asked
        .map((word) => Math.max(0, ...own.map((each) => likeness(word, each))))
        .filter((like) => like >= ALIKE);
      const sum = likes.reduce((total, like) => total + like, 0);
      return { route, score: sum === 0 ? 0 : sum - Math.max(0, own.length - likes.length) * 0.1 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ route }) => route);
}
