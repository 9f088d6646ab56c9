/**
 * Statistics by the integrals and sums that define them, for the reference models: simple, slow, and without
 * anything that the models check.
 */

/** Step and reach of the quadrature in its own variable. */
const STEP = 1 / 16;
const REACH = 4;

/** The part of an interval that lies below the node at `s`. */
const partBelow = (s: number) => 1 / (1 + Math.exp(-Math.PI * Math.sinh(s)));

const nodes = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, at) => {
  const s = at * STEP - REACH;
  const [below, above] = [partBelow(s), partBelow(-s)];
  return { below, above, weight: STEP * Math.PI * Math.cosh(s) * below * above };
});

/**
 * The integral over an interval of some width by tanh-sinh quadrature (Takahasi and Mori 1974,
 * doi:10.2977/prims/1195192451).
 *
 * @param f receives the distances to both ends, each exact where it is small
 */
function integral(width: number, f: (fromLow: number, fromHigh: number) => number): number {
  return nodes.reduce(
    (all, { below, above, weight }) => all + width * weight * f(width * below, width * above),
    0,
  );
}

/** So many halvings leave less than a ten-billionth of every interval searched here. */
const HALVINGS = 46;

/** Where an increasing function reaches a value, by halving an interval. */
function inverse(of: (x: number) => number, value: number, [low, high]: [number, number]): number {
  let [from, to] = [low, high];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (from + to) / 2;
    if (of(middle) < value) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Remembers the results: models need the same ones again and again. */
function remembered<Args extends number[]>(compute: (...of: Args) => number) {
  const known = new Map<string, number>();
  return (...of: Args): number => {
    const key = of.join(' ');
    const value = known.get(key) ?? compute(...of);
    known.set(key, value);
    return value;
  };
}

/** The integral of sin to the power ν − 1 from 0 on, by parts, as its integrand has a pole for ν below one. */
function sinePower(angle: number, freedom: number): number {
  const rest = integral(angle, (phi) => Math.sin(phi) ** (freedom + 1));
  return (Math.sin(angle) ** freedom * Math.cos(angle) + (freedom + 1) * rest) / freedom;
}

/**
 * The value that Student's t exceeds with a probability below one half: with t = √ν ÷ tan φ, the tail is in
 * proportion to the integral of sin φ to the power ν − 1 (Student 1908, doi:10.1093/biomet/6.1.1).
 */
export const referenceUpperT = remembered((tail: number, freedom: number) => {
  const whole = 2 * sinePower(Math.PI / 2, freedom);
  const ends: [number, number] = [-300, Math.log(Math.PI / 2)];
  const log = inverse((x) => sinePower(Math.exp(x), freedom) / whole, tail, ends);
  return Math.sqrt(freedom) / Math.tan(Math.exp(log));
});

/** A probability with what it lacks to 1, both exact where they are small. */
interface Probability {
  x: number;
  rest: number;
}

/** The integral of the density of the beta distribution, in units of `exp(unit)`, from one point to another. */
function betaArea(from: Probability, to: Probability, [a, b, unit]: [number, number, number]) {
  const width = from.x > 0.5 ? from.rest - to.rest : to.x - from.x;
  return width <= 0
    ? 0
    : integral(width, (fromLow, fromHigh) =>
        Math.exp(
          (a - 1) * Math.log(from.x + fromLow) + (b - 1) * Math.log(to.rest + fromHigh) - unit,
        ),
      );
}

/** The part of the beta distribution below some odds. */
function betaBelow(logOdds: number, a: number, b: number): number {
  const zero = { x: 0, rest: 1 };
  const one = { x: 1, rest: 0 };
  const at = { x: 1 / (1 + Math.exp(-logOdds)), rest: 1 / (1 + Math.exp(logOdds)) };
  const logOf = ({ x, rest }: Probability) => a * Math.log(x) + b * Math.log(rest);
  const peak = { x: a / (a + b), rest: b / (a + b) };
  const unit = logOf(peak);
  const edge = Math.exp(logOf(at) - unit);
  // Divided at the peak, which may be much narrower than the interval.
  const isBelow = at.x < peak.x;
  const area = (from: Probability, to: Probability, p: number, q: number) =>
    (from.x < peak.x && peak.x < to.x ? [from, peak, to] : [from, to])
      .slice(1)
      .reduce(
        ({ sum, last }, next) => ({ sum: sum + betaArea(last, next, [p, q, unit]), last: next }),
        { sum: 0, last: from },
      ).sum;
  // By parts, as the density has poles at 0 and 1 where a and b are below one.
  const low = (edge + (a + b) * area(zero, at, a + 1, b)) / a;
  const high = (edge + (a + b) * area(at, one, a, b + 1)) / b;
  return isBelow ? low / (low + high) : 1 - high / (low + high);
}

/** The part of the beta distribution below a probability. */
export const referenceBetaBelow = remembered((x: number, a: number, b: number) => {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  return betaBelow(Math.log(x / (1 - x)), a, b);
});

/** The probability below which a part of the beta distribution lies. */
export const referenceBetaQuantile = remembered((part: number, a: number, b: number) => {
  const logOdds = inverse((x) => betaBelow(x, a, b), part, [-700, 700]);
  return 1 / (1 + Math.exp(-logOdds));
});

interface Prior {
  a: number;
  b: number;
}

interface Trials {
  k: number;
  n: number;
}

/** Of how many of some numbers each whole number below the largest is exceeded. */
const exceeding = (all: readonly number[]) =>
  Array.from({ length: Math.max(0, ...all) }, (_, at) => all.filter((one) => one > at).length);

/**
 * The beta distribution of the shares of groups, by maximum likelihood (Skellam 1948): the derivatives of its
 * logarithm are finite sums, as k and n are whole. The mean is found for each concentration, and the concentration
 * by the derivative of the likelihood with these means.
 */
export function referencePrior(groups: readonly Trials[]): Prior | null {
  const known = groups.filter(({ n }) => n >= 5);
  const [hits, all] = [known.map(({ k }) => k), known.map(({ n }) => n)];
  const total = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
  if (known.length < 2 || total(hits) === 0 || total(hits) === total(all)) return null;
  const [k, misses, n] = [hits, known.map((one) => one.n - one.k), all].map(exceeding);
  const slope = (counts: readonly number[] | undefined, from: number) =>
    (counts ?? []).reduce((sum, count, at) => sum + count / (from + at), 0);
  const meanFor = (s: number) =>
    inverse((m) => slope(misses, s * (1 - m)) - slope(k, s * m), 0, [0, 1]);
  const falling = (logS: number) => {
    const s = Math.exp(logS);
    const m = meanFor(s);
    return slope(n, s) - m * slope(k, s * m) - (1 - m) * slope(misses, s * (1 - m));
  };
  const ends: [number, number] = [Math.log(0.01), Math.log(5000)];
  const isInside = falling(ends[0]) < 0 && falling(ends[1]) > 0;
  const s = isInside ? Math.exp(inverse(falling, 0, ends)) : falling(ends[0]) < 0 ? 5000 : 0.01;
  const mean = isInside ? meanFor(s) : total(hits) / total(all);
  return { a: s * mean, b: s * (1 - mean) };
}

/** The lift of a group with its 95 % credible interval (docs/metrics.md, `lift`). */
export function referenceLift({ k, n }: Trials, prior: Prior | null) {
  if (n === 0 || prior === null) return null;
  const mean = prior.a / (prior.a + prior.b);
  const [a, b] = [prior.a + k, prior.b + n - k];
  const isCertain =
    1 - referenceBetaBelow(1.1 * mean, a, b) >= 0.975 ||
    referenceBetaBelow(0.9 * mean, a, b) >= 0.975;
  return {
    value: a / (a + b) / mean,
    low: referenceBetaQuantile(0.025, a, b) / mean,
    high: referenceBetaQuantile(0.975, a, b) / mean,
    listed: k,
    n,
    stable: n >= 10 && isCertain,
  };
}
