import type { ApiFigure } from './apiLoad.ts';

/** What the figures are held against, in milliseconds. */
const EVERY = { small: 60, large: 250 } as const;
const FIRST_SIGHT = 25;
const NOT_MODIFIED = 5;
const MANY = 500;
const LOOP = 50;
/** Ten times the rows may cost this much at most. */
const GROWTH = 2;

/** Lists, the home page and a book: what nearly every visit begins with. */
export const isFirstSight = (name: string) =>
  /^\/home\/$|^\/books\/\{id\}\/$|\/lists\/\w+\/(\?|$)/.test(name);

/** What is over a bound, a line each; empty where all hold. */
export function overBounds(figures: readonly ApiFigure[], size: 'small' | 'large'): string[] {
  return figures.flatMap(({ name, one, many, kept, keptMany, notModified, loopMax }) => {
    const bound = size === 'small' && isFirstSight(name) ? FIRST_SIGHT : EVERY[size];
    const errors = one.errors + many.errors + kept.errors + keptMany.errors;
    const over = (what: string, value: number, most: number) =>
      value > most ? [`${name}: ${what} ${value.toFixed(1)}, not ${most}`] : [];
    return [
      ...over('p95', one.p95, bound),
      ...over('p95 of sixteen', many.p95, MANY),
      ...over('304', notModified, NOT_MODIFIED),
      ...over('event loop', loopMax, LOOP),
      ...over('errors', errors, 0),
    ];
  });
}

/** How the large store answers beside the small one, of what is seen first. */
export function growth(
  small: readonly ApiFigure[],
  large: readonly ApiFigure[],
): { name: string; times: number; isOver: boolean }[] {
  return large.flatMap(({ name, one }) => {
    const before = small.find((figure) => figure.name === name);
    if (before === undefined || !isFirstSight(name)) return [];
    const times = one.p50 / before.one.p50;
    return [{ name, times, isOver: times >= GROWTH }];
  });
}
