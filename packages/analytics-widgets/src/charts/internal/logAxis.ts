import { MAX_LINES, type ValueAxis } from './ticks.ts';

/** Significant digits that survive a logarithm and its inverse in floating point. */
const EXACT_DIGITS = 12;
/** Round values within a power of ten, the finest first. */
const ROUND_FACTORS = [[1, 2, 5], [1, 3], [1]] as const;

const fromLog = (exponent: number): number => Number((10 ** exponent).toPrecision(EXACT_DIGITS));

/**
 * Returns a logarithmic axis around some values, with round values for its ends and grid lines. What
 * is zero or less has no place on it. Without a value, or around one alone, it is a power of ten high.
 *
 * @param most lines, two at least
 */
export function logAxis(values: readonly number[], most = MAX_LINES): ValueAxis {
  const exponents = values.filter((value) => value > 0).map(Math.log10);
  const low = exponents.length === 0 ? 0 : Math.min(...exponents);
  const high = exponents.length === 0 ? low : Math.max(...exponents);
  for (const round of ROUND_FACTORS) {
    const ticks = around(low, high, round);
    if (ticks.length <= most) return axisOf(ticks);
  }
  const first = Math.floor(low);
  const every = Math.ceil((Math.ceil(high) - first) / (most - 1));
  return axisOf(Array.from({ length: most }, (_, at) => first + at * every));
}

function axisOf(exponents: readonly number[]): ValueAxis {
  const ticks = exponents.map(fromLog);
  return { domain: [ticks[0] ?? 1, ticks.at(-1) ?? 10], ticks };
}

/** Returns the round exponents from the last one below `low` to the first one above `high`. */
function around(low: number, high: number, round: readonly number[]): number[] {
  const powers = Math.ceil(high) - Math.floor(low) + 2;
  const all = Array.from({ length: powers }, (_, at) => Math.floor(low) + at).flatMap((power) =>
    round.map((value) => power + Math.log10(value)),
  );
  const from = all.findLastIndex((place) => place <= low);
  const to = all.findIndex((place) => place > low && place >= high);
  return all.slice(Math.max(0, from), to + 1);
}
