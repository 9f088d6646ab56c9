import * as z from 'zod/mini';
import { count, day, portalSlug } from '../domain.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFormat, meta, named, period, periodQuery } from '../shapes.ts';

/** Blocks of the home and trends pages that load, fail and are tried again on their own. */

const portalParams = z.object({ portal: portalSlug });

/**
 * The leading list on its complete days: the genres of its books and how old they are.
 *
 * - `shares`: of all places, one for each of the answer's `genres`; the place of a book of several
 *   genres is split evenly among them. `rest`: all other places; the sum of all is 1
 * - ages since publication on the day: `fresh` up to 30 days, `middle` up to 180, `old` beyond,
 *   `unknown` without a date
 */
export const topMix = defineEndpoint({
  id: 'topMix',
  path: '/portals/{portal}/top-mix/',
  summary: 'Genres and ages of the leading list, day by day',
  params: () => portalParams,
  query: () => z.object({ ...periodQuery, ...listFormat }),
  response: () =>
    z.object({
      meta,
      from: z.nullable(day),
      to: z.nullable(day),
      /** The eight with most places over the period. */
      genres: z.array(named),
      count,
      items: z.array(
        z.object({
          day,
          size: count,
          shares: z.array(z.number()),
          rest: z.number(),
          fresh: count,
          middle: count,
          old: count,
          unknown: count,
        }),
      ),
    }),
});

/** Monday is 1. */
const weekday = z.int().check(z.gte(1), z.lte(7));

/**
 * Monday is 1. Per day of the week: sums over the days of the period. `chapters` are the parts of the
 * books' events, but for those seen over more than a day, whose day of the week is not known.
 */
export const updatesByWeekday = defineEndpoint({
  id: 'updatesByWeekday',
  path: '/portals/{portal}/updates/',
  summary: 'On which days of the week books come out and are gone on with',
  params: () => portalParams,
  query: () => z.object({ ...periodQuery, ...listFormat }),
  response: () =>
    z.object({
      meta,
      from: z.nullable(day),
      to: z.nullable(day),
      count,
      /** The day with the most per day, Monday is 1; null where chance explains its lead. */
      busiest: z.object({ books: z.nullable(weekday), chapters: z.nullable(weekday) }),
      items: z.array(
        z.object({
          weekday,
          /** How often this day of the week is in the period. */
          days: count,
          books: count,
          chapters: count,
        }),
      ),
    }),
});

/**
 * Rules of the sentences of the day.
 *
 * - `leader`: the first book of the leading list, `value` captured days in a row
 * - `riser`: the largest rise in the leading list, by `value` ranks from rank `previous`
 * - `genre_share`: the genre whose share of the leading list grew most in seven days
 * - `turnover`: the portal whose turnover is furthest above its mean of thirty days
 * - `momentum`: the genre whose weekly gain grew most against the week before, as a ratio
 * - `newcomers`: the portal with the most books in its leading list for the first time ever
 */
export const sentenceRules = [
  'leader',
  'riser',
  'genre_share',
  'turnover',
  'momentum',
  'newcomers',
] as const;
export const sentenceRule = z.enum(sentenceRules);
export type SentenceRule = z.infer<typeof sentenceRule>;

/**
 * Content of a sentence: the rule and its numbers; the client writes the text. `n`: sample size.
 */
export const sentence = z.lazy(() =>
  z.object({
    rule: sentenceRule,
    portal: portalSlug,
    day,
    subject: z.nullable(
      z.object({ kind: z.enum(['book', 'genre']), id: z.int(), name: z.string() }),
    ),
    value: z.number(),
    previous: z.nullable(z.number()),
    n: count,
  }),
);
export type Sentence = z.infer<typeof sentence>;

export const homeSentences = defineEndpoint({
  id: 'homeSentences',
  path: '/home/sentences/',
  summary: 'Highlights of the day: rules with their numbers, one of each at most',
  response: () => z.object({ meta, items: z.array(sentence) }),
});

/**
 * Genres of a name × portals. `change`: gain of the main metric in the last seven days ÷ in the
 * seven before − 1, as `gain_change` of `groupRow`; `certain`: the interval that holds of all cells at
 * once leaves out 0. Units differ between portals, ratios do not. `items`: up to sixty of
 * the `genres` names, those of most portals first, then of most books.
 */
export const homeHeat = defineEndpoint({
  id: 'homeHeat',
  path: '/home/heat/',
  summary: 'Which genres gather speed on which portal',
  response: () =>
    z.object({
      meta,
      portals: z.array(portalSlug),
      genres: count,
      items: z.array(
        z.object({
          name: z.string(),
          cells: z.array(
            z.object({
              portal: portalSlug,
              id: z.int(),
              change: z.nullable(z.number()),
              certain: z.boolean(),
              n: count,
            }),
          ),
        }),
      ),
    }),
});

/** The year up to the last data day: days on which any leading list was captured. */
export const homeCalendar = defineEndpoint({
  id: 'homeCalendar',
  path: '/home/calendar/',
  summary: 'Turnover of the leading lists by day, over a year',
  query: () => z.object(listFormat),
  response: () =>
    z.object({
      meta,
      period: z.nullable(period),
      count,
      /**
       * The day with the largest turnover of those of as many portals as any has, that are partial on none;
       * null: too few such days.
       */
      busiest: z.nullable(z.object({ day, turnover: z.number() })),
      /**
       * `turnover`: mean over the `portals` whose capture of the day is as far from the one before as usual;
       * null without one. `entered`: of all captures.
       */
      items: z.array(
        z.object({ day, turnover: z.nullable(z.number()), portals: count, entered: count }),
      ),
    }),
});
