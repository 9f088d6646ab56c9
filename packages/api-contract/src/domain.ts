import * as z from 'zod/mini';
import { ID_MAX, pattern, whole } from './inputs.ts';

/** The closed sets of the product: portals, metrics, lists, states. Wire names. */

export const portalSlugs = [
  'litnet',
  'litmarket',
  'litres',
  'authortoday',
  'litgorod',
  'bookriver',
] as const;
export const portalSlug = z.enum(portalSlugs);
export type PortalSlug = z.infer<typeof portalSlug>;

/**
 * Counters that a portal may show for a book on a day. All are totals since publication,
 * `rating` excepted, which is an average on the portal's own scale.
 */
export const metricKeys = [
  'views',
  'likes',
  'library',
  'comments',
  'reviews',
  'awards',
  'rating',
  'rating_count',
  'reading',
  'postponed',
  'finished_reading',
  'not_interested',
  'downloaded',
  'donations',
] as const;
export const metricKey = z.enum(metricKeys);
export type MetricKey = z.infer<typeof metricKey>;

export const listKinds = [
  'bestseller',
  'global_top',
  'genre_top',
  'trending',
  'new',
  'promo',
] as const;
export const listKind = z.enum(listKinds);
export type ListKind = z.infer<typeof listKind>;

export const listPeriods = ['day', 'week', 'month', 'all'] as const;
export const listPeriod = z.enum(listPeriods);
export type ListPeriod = z.infer<typeof listPeriod>;

export const bookStatuses = [
  'in_progress',
  'finished',
  'frozen',
  'draft',
  'removed',
  'unknown',
] as const;
export const bookStatus = z.enum(bookStatuses);
export type BookStatus = z.infer<typeof bookStatus>;

export const bookAccesses = [
  'free',
  'paid',
  'subscription',
  'catalog_subscription',
  'preorder',
] as const;
export const bookAccess = z.enum(bookAccesses);
export type BookAccess = z.infer<typeof bookAccess>;

export const bookForms = [
  'novel',
  'tale',
  'story',
  'collection',
  'poetry',
  'translation',
  'audio',
  'other',
] as const;
export const bookForm = z.enum(bookForms);
export type BookForm = z.infer<typeof bookForm>;

/**
 * A book's movement on a list: `new` is its first time ever on it, `re_entry` a
 * return, the rest compare its place with the one on the compared day.
 */
export const rankStates = ['new', 're_entry', 'up', 'down', 'same'] as const;
export const rankState = z.enum(rankStates);
export type RankState = z.infer<typeof rankState>;

/** Calendar day `YYYY-MM-DD` in Europe/Moscow. */
export const day = z.iso.date();
/** Instant, ISO 8601 with offset, UTC on the wire. */
export const instant = z.iso.datetime({ offset: true });
/** Internal id: positive integer, stable for a (portal, external id). */
export const id = whole(1, ID_MAX);
/** An id in a path or query: ASCII digits only. */
export const numericId = z.pipe(
  z.pipe(
    pattern(/^[0-9]{1,10}$/, 10, 'digits only'),
    z.transform((digits) => Number(digits)),
  ),
  id,
);
export const count = z.int().check(z.nonnegative());
