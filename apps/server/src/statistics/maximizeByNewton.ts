/** A point of two positive parameters. */
export type Point = readonly [number, number];

/** The value of a function of two parameters with its first and second derivatives. */
export interface Derivatives {
  value: number;
  gradient: Point;
  /** Second derivatives: by the first parameter, mixed, by the second. */
  hessian: readonly [number, number, number];
}

const MAX_STEPS = 100;
const MAX_HALVINGS = 40;
const TOLERANCE = 1e-10;
/** A step of more than this in a logarithm leaves the range in which the quadratic holds. */
const LONGEST_STEP = 2;

/**
 * Finds the maximum of a smooth function of two positive parameters.
 *
 * Damped Newton steps in the logarithms of the parameters, so that they stay positive. Where the
 * function is not concave the step follows the gradient. Each step is halved until the value grows.
 *
 * @methodology-part lift, best-partner
 *
 * @param derivatives value, gradient and Hessian in the parameters themselves
 * @param isBeyond ends the search where the maximum lies beyond a bound, for example at infinity
 * @returns the last point; its value is at least that of `start`
 */
export function maximizeByNewton(
  derivatives: (point: Point) => Derivatives,
  start: Point,
  isBeyond: (point: Point) => boolean,
): Point {
  let point = start;
  let at = derivatives(point);
  for (let steps = 0; steps < MAX_STEPS && !isBeyond(point); steps += 1) {
    const [first, second] = stepInLogarithms(point, at);
    if (Math.abs(first) < TOLERANCE && Math.abs(second) < TOLERANCE) return point;
    const found = halveUntilHigher(derivatives, point, at.value, [first, second]);
    if (found === null) return point;
    ({ point, at } = found);
  }
  return point;
}

function stepInLogarithms([x, y]: Point, { gradient, hessian }: Derivatives): Point {
  const [gx, gy] = [x * gradient[0], y * gradient[1]];
  const hxx = x * x * hessian[0] + gx;
  const hxy = x * y * hessian[1];
  const hyy = y * y * hessian[2] + gy;
  const determinant = hxx * hyy - hxy * hxy;
  const isConcave = determinant > 0 && hxx < 0;
  const step: Point = isConcave
    ? [(hxy * gy - hyy * gx) / determinant, (hxy * gx - hxx * gy) / determinant]
    : [gx, gy];
  const longest = Math.max(Math.abs(step[0]), Math.abs(step[1]));
  const scale = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
  return [step[0] * scale, step[1] * scale];
}

function halveUntilHigher(
  derivatives: (point: Point) => Derivatives,
  [x, y]: Point,
  value: number,
  step: Point,
): { point: Point; at: Derivatives } | null {
  for (let scale = 1, tries = 0; tries < MAX_HALVINGS; scale /= 2, tries += 1) {
    const point: Point = [x * Math.exp(scale * step[0]), y * Math.exp(scale * step[1])];
    const at = derivatives(point);
    if (at.value > value) return { point, at };
  }
  return null;
}
