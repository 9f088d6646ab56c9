import { listKinds, listPeriods, metricKeys, portalSlugs } from '@litometr/domain';
import * as z from 'zod/mini';
import { ID_MAX, pattern, whole } from './inputs.ts';

export type { ListKind, ListPeriod, MetricKey, PortalSlug } from '@litometr/domain';

/** The closed sets of the product as schemas of their wire names. */

export const portalSlug = z.enum(portalSlugs);
export const metricKey = z.enum(metricKeys);
export const listKind = z.enum(listKinds);
export const listPeriod = z.enum(listPeriods);

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
