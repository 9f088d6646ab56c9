import type { ApiFigure } from './apiLoad.ts';
import { type Bound, boundOf, type Values } from './bounds.ts';

/** Of the store with 1.8 million readings, and of the one with ten times as many. */
type StoreSize = 'small' | 'large';

/** Limits of the figures, in milliseconds. */
const READ_LIMITS_MS = { small: 60, large: 250 } as const;
const LANDING_READ_LIMIT_MS = 25;
const NOT_MODIFIED_LIMIT_MS = 5;
const CONCURRENT_READ_LIMIT_MS = 500;
const EVENT_LOOP_LIMIT_MS = 50;
/** Ten times the rows cost less than this much. */
const GROWTH_LIMIT = 2;

/** Lists, the home page and a book: what nearly every visit begins with. */
const isLandingRead = (name: string) =>
  /^\/home\/$|^\/books\/\{id\}\/$|\/lists\/\w+\/(\?|$)/.test(name);

const valuesOf = (figures: readonly ApiFigure[], of: (figure: ApiFigure) => number): Values =>
  figures.map((figure) => ({ read: figure.name, value: of(figure) }));

/** Every bound of a store, held or not. */
export function boundsOf(figures: readonly ApiFigure[], size: StoreSize): Bound[] {
  const rows = size === 'small' ? '1.8 M' : '18 M';
  const first = figures.filter(({ name }) => isLandingRead(name));
  const one = ({ one: times }: ApiFigure) => times.p95;
  const errors = ({ one: a, many, cached, cachedMany }: ApiFigure) =>
    a.errors + many.errors + cached.errors + cachedMany.errors;
  return [
    boundOf(`${rows}: p95 of every read, one client, ms`, valuesOf(figures, one), {
      under: READ_LIMITS_MS[size],
    }),
    ...(size === 'small'
      ? [
          boundOf(`${rows}: p95 of lists, a book, the home page, ms`, valuesOf(first, one), {
            under: LANDING_READ_LIMIT_MS,
          }),
        ]
      : []),
    boundOf(
      `${rows}: p95 of a repeat with If-None-Match, ms`,
      valuesOf(figures, ({ notModified }) => notModified),
      { under: NOT_MODIFIED_LIMIT_MS },
    ),
    boundOf(
      `${rows}: p95 of every read, sixteen clients, ms`,
      valuesOf(figures, ({ many }) => many.p95),
      { under: CONCURRENT_READ_LIMIT_MS },
    ),
    boundOf(
      `${rows}: the event loop held, ms`,
      valuesOf(figures, ({ loopMax }) => loopMax),
      { atMost: EVENT_LOOP_LIMIT_MS },
    ),
    boundOf(`${rows}: errors`, valuesOf(figures, errors), { atMost: 0 }),
  ];
}

/** How the large store answers beside the small one, of what is seen first: times its median. */
export function growthBound(small: readonly ApiFigure[], large: readonly ApiFigure[]): Bound {
  const values = large.flatMap(({ name, one }) => {
    const before = small.find((figure) => figure.name === name);
    if (before === undefined || !isLandingRead(name)) return [];
    return [{ read: name, value: one.p50 / before.one.p50 }];
  });
  return boundOf('ten times the rows: growth of lists, a book, the home page, times', values, {
    under: GROWTH_LIMIT,
  });
}
