import type { CollectorReason, CollectorRunDetail } from '@litometr/api-contract';
import { medianOf } from '../../statistics/medianOf.ts';
import type { PortalCollector } from '../portalCollector.ts';
import { type CollectedField, collectedFields, hasField } from '../reading/collectedBook.ts';
import type { Collected } from './collected.ts';
import type { RunCounts } from './runCounts.ts';

export type FieldShare = CollectorRunDetail['fields'][number];
export type Median = NonNullable<CollectorRunDetail['median']>;

/** Figures of earlier good runs, the latest first. */
export interface EarlierRun {
  items: number;
  pages: number;
  seconds: number;
  coverage: readonly { field: string; share: number }[];
}

/** Number of good runs that a run is compared with. */
export const MEDIAN_OF = 7;
/** With a larger share of failed pages, the data does not represent the portal. */
export const MAX_FAILED_SHARE = 0.2;
const MIN_BOOKS_SHARE = 0.5;

/** Returns the medians of earlier runs as whole numbers; null without a run before. */
export function medianRun(earlier: readonly EarlierRun[]): Median | null {
  const middle = (key: 'items' | 'pages' | 'seconds') => medianOf(earlier.map((run) => run[key]));
  const [items, pages, seconds] = [middle('items'), middle('pages'), middle('seconds')];
  if (items === null || pages === null || seconds === null) return null;
  return { items: Math.round(items), pages: Math.round(pages), seconds: Math.round(seconds) };
}

/** True when a run differs by half or more from those before it. */
export function deviates(run: Pick<Median, 'items' | 'pages'>, median: Median | null): boolean {
  if (median === null) return false;
  return (['items', 'pages'] as const).some(
    (key) => median[key] > 0 && Math.abs(run[key] - median[key]) >= median[key] / 2,
  );
}

/** Returns the share of each field among the books whose pages were read in full. */
export function fieldShares(
  { floors }: PortalCollector,
  { books, complete }: Collected,
  earlier: readonly EarlierRun[],
): FieldShare[] {
  const read = [...books.values()].filter(({ id }) => complete.has(id));
  return collectedFields.flatMap((field: CollectedField) => {
    const floor = floors[field];
    if (floor === undefined) return [];
    const present = read.filter((book) => hasField(book, field)).length;
    const before = earlier.flatMap(
      ({ coverage }) => coverage.find((each) => each.field === field)?.share ?? [],
    );
    return {
      field,
      share: read.length === 0 ? 0 : present / read.length,
      unreadable: read.filter((book) => book.unreadable.includes(field)).length,
      floor: floor === 0 ? null : floor,
      median: medianOf(before),
    };
  });
}

export interface Verdict {
  reason: CollectorReason;
  detail: string;
}

/** Returns why the collected data must not be imported; null where it may be. */
export function withholdReason(
  collected: Collected,
  fields: readonly FieldShare[],
  { counts, median }: { counts: RunCounts; median: Median | null },
): Verdict | null {
  const { requested, failed, lists, complete, books } = collected;
  const [worst] = counts.errorGroups;
  const sample = worst === undefined ? '' : ` Most often: ${worst.message} (${worst.sample_url})`;
  if (failed > requested * MAX_FAILED_SHARE || complete.size === 0) {
    return {
      reason: worst?.reason ?? 'shape',
      detail: `${failed} of ${requested} pages could not be read.${sample}`,
    };
  }
  if (lists.length === 0 || lists.every(({ isComplete }) => !isComplete)) {
    return { reason: worst?.reason ?? 'shape', detail: `No list was read to its end.${sample}` };
  }
  const low = fields.filter(({ share, floor }) => floor !== null && share < floor);
  if (low.length > 0) {
    const below = low.map(({ field, share, floor, unreadable }) => {
      const form = unreadable === 0 ? '' : ` (shown but not parsed on ${unreadable} pages)`;
      return `${field} ${share.toFixed(2)} < ${floor}${form}`;
    });
    return {
      reason: 'coverage',
      detail: `Fewer books than must have them have these fields: ${below.join(', ')}. The pages have changed: correct the parser.`,
    };
  }
  if (median !== null && books.size < median.items * MIN_BOOKS_SHARE) {
    return {
      reason: 'too_few',
      detail: `${books.size} books were read, of the usual ${median.items}.`,
    };
  }
  return null;
}
