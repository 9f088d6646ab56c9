/** A subject that was under observation for some time, or several alike. */
export interface Observed {
  /** When observation began; the subject is at risk after it. 0: from the origin on. */
  entry: number;
  /** When the event came, or when observation ended without it; later than `entry`. */
  exit: number;
  /** Whether the event came at `exit`; otherwise the subject is right-censored. */
  event: boolean;
  /** How many subjects are alike; 1 where it is left out. */
  count?: number;
}

/** Survival after a time at which events came. */
export interface SurvivalStep {
  time: number;
  /** The probability to have no event up to the time, the time included; 0..1, never rises. */
  survival: number;
  /** Greenwood's standard error of `survival`. */
  se: number;
  /** 95 % log-log interval; null where survival is 0 or 1: it is not defined there. */
  low: number | null;
  high: number | null;
  /** Subjects under observation just before the time. */
  atRisk: number;
  events: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z95 = 1.959963984540054;

/**
 * Estimates survival from right-censored observations, with delayed entry (Kaplan and Meier 1958,
 * DOI 10.1080/01621459.1958.10501452; delayed entry: Klein and Moeschberger, Survival Analysis, 2nd
 * ed. 2003, section 4.6): S(t) = Π (1 − d ÷ n) over the times up to t, with d events among the n
 * subjects whose entry is before the time and whose exit is not. The variance is Greenwood's,
 * S² · G with G = Σ d ÷ (n (n − d)); the interval is S^exp(±1.96 · √G ÷ |ln S|).
 *
 * @methodology-part survival-in-list
 *
 * @returns the steps in order of time; none where no event came
 *
 * @example
 * // Observed from 0, 0, 2, 3, 5 to 4, 6, 7, 8, 9, with events at 4, 7 and 8
 * kaplanMeier(observed).map(({ time, survival }) => [time, survival]); // [[4, .75], [7, .5], [8, .25]]
 */
export function kaplanMeier(observed: readonly Observed[]): SurvivalStep[] {
  const changes = new Map<number, { entered: number; left: number; events: number }>();
  const changeAt = (time: number) => {
    const known = changes.get(time);
    if (known !== undefined) return known;
    const made = { entered: 0, left: 0, events: 0 };
    changes.set(time, made);
    return made;
  };
  for (const { entry, exit, event, count = 1 } of observed) {
    if (exit <= entry) continue;
    changeAt(entry).entered += count;
    changeAt(exit).left += count;
    if (event) changeAt(exit).events += count;
  }
  const steps: SurvivalStep[] = [];
  let [atRisk, survival, greenwood] = [0, 1, 0];
  for (const [time, { entered, left, events }] of [...changes].sort(([a], [b]) => a - b)) {
    if (events > 0) {
      survival *= 1 - events / atRisk;
      greenwood += events / (atRisk * (atRisk - events));
      steps.push({ time, survival, ...spreadOf(survival, greenwood), atRisk, events });
    }
    atRisk += entered - left;
  }
  return steps;
}

function spreadOf(survival: number, greenwood: number) {
  if (survival <= 0) return { se: 0, low: null, high: null };
  const width = (Z95 * Math.sqrt(greenwood)) / Math.abs(Math.log(survival));
  return {
    se: survival * Math.sqrt(greenwood),
    low: survival ** Math.exp(width),
    high: survival ** Math.exp(-width),
  };
}

/**
 * The first time at which survival is a half or less; null while more than half survive.
 *
 * @methodology-part half-life
 */
export function medianSurvival(steps: readonly SurvivalStep[]): number | null {
  return steps.find(({ survival }) => survival <= 0.5)?.time ?? null;
}

/** An interval of times; null where an end is not reached: it is open there. */
export interface TimeInterval {
  low: number | null;
  high: number | null;
}

/**
 * The 95 % interval of the median (Brookmeyer and Crowley 1982, DOI 10.2307/2530286), from the log-log
 * intervals of the steps: the first times at which the lower and the upper bound are a half or less.
 *
 * @methodology-part half-life
 *
 * @example
 * // The 6-MP arm of Freireich et al. (1963), median 23 weeks
 * medianInterval(kaplanMeier(sixMp)); // { low: 13, high: null }
 */
export function medianInterval(steps: readonly SurvivalStep[]): TimeInterval {
  // Where nothing is left both bounds are 0.
  const firstBelow = (bound: 'low' | 'high') =>
    steps.find((step) => (step.survival <= 0 ? 0 : (step[bound] ?? 1)) <= 0.5)?.time ?? null;
  return { low: firstBelow('low'), high: firstBelow('high') };
}
