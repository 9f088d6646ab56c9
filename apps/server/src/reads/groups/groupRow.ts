import type { DayValue, GroupRow, Quartiles } from '@litometr/api-contract';
import type { PortalDefinition } from '@litometr/domain';
import { changeInterval, leavesOutZero } from '../formulas/changeInterval.ts';
import { lifecycleOf } from '../formulas/lifecycle.ts';
import { liftOf } from '../formulas/lift.ts';
import type { StoredGroupRow } from './groupSql.ts';
import type { LiftPriors } from './lifts.ts';
import type { PortalTotals } from './portalTotals.ts';

type Edges = Record<25 | 50 | 75, number | null>;

function quartilesOf(edges: Edges, n: number): Quartiles | null {
  const { 25: p25, 50: p50, 75: p75 } = edges;
  return p25 === null || p50 === null || p75 === null ? null : { p25, p50, p75, n };
}

/**
 * @methodology group-shares
 * @title Shares of finished and of free books
 * @measures How many of the books of a portal, genre or tag are finished or free.
 * @unit share of books
 * @formula P = b ÷ n
 * @symbol b: books with the status or access
 * @symbol n: books whose status (or access) the portal names
 * @condition Unknown where the portal names it of no book.
 * @source own
 */
const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Both metrics have to be published: a portal without likes has no likes per view, not zero. */
function perThousand(
  { metrics }: PortalDefinition,
  metric: 'likes' | 'library',
  ratio: number | null,
): number | null {
  const published = metrics[metric] !== undefined && metrics.views !== undefined;
  return published && ratio !== null ? ratio * 1_000 : null;
}

/** The interval of the change, and whether it holds among all groups of the kind. */
function changeBounds({ gain_change, changes, ...row }: StoredGroupRow) {
  const change = {
    change: gain_change,
    logError: row.change_error,
    effectiveN: row.change_effective_n,
  };
  const interval = changeInterval(change);
  return {
    gain_change_low: interval?.low ?? null,
    gain_change_high: interval?.high ?? null,
    gain_change_certain: leavesOutZero(changeInterval(change, changes)),
  };
}

/** A row without its sparkline. */
export type LinelessRow = Omit<GroupRow, 'spark'>;

export interface RowExtras {
  partner: GroupRow['partner'];
  spark: DayValue[];
}

/** Converts a stored row to a row of a response. */
export function toGroupRow(
  definition: PortalDefinition,
  row: StoredGroupRow,
  whole: PortalTotals,
  { partner, spark, priors }: RowExtras & { priors: LiftPriors },
): GroupRow {
  const lift = liftOf({ k: row.supply_listed, n: row.supply_authors }, priors.now);
  const before = liftOf(
    { k: row.supply_listed_before ?? 0, n: row.supply_authors_before ?? 0 },
    priors.before,
  );
  // A day that knows nothing of a group knows no new books of it.
  const newBefore = whole.before === null ? null : (row.new_before ?? 0);
  return {
    id: row.id,
    name: row.name,
    books: row.books,
    authors: row.authors,
    active_books: row.active_books,
    new_books: row.new_books,
    new_before: newBefore,
    lifecycle: lifecycleOf(row.new_books, newBefore, row.books),
    finished_share: shareOf(row.finished, row.with_status),
    free_share: shareOf(row.free, row.with_access),
    gain: row.gain,
    gain_change: row.gain_change,
    gain_change_n: row.change_n,
    gain_change_reason: row.change_reason,
    ...changeBounds(row),
    median_gain: row.median_gain,
    n: row.n,
    median_gain_new: row.median_gain_new,
    median_gain_new_low: row.new_low,
    median_gain_new_high: row.new_high,
    new_n: row.new_n,
    above_share: shareOf(row.above_n, row.n),
    momentum: row.momentum,
    top_places: row.top_places,
    top_share: shareOf(row.top_places, whole.places),
    top_authors: row.list_authors,
    lift,
    lift_before: before?.value ?? null,
    likes_per_1000: perThousand(definition, 'likes', row.likes_per_view),
    library_per_1000: perThousand(definition, 'library', row.library_per_view),
    median_price: row.price_p50,
    price: quartilesOf({ 25: row.price_p25, 50: row.price_p50, 75: row.price_p75 }, row.priced),
    chars: quartilesOf({ 25: row.chars_p25, 50: row.chars_p50, 75: row.chars_p75 }, row.sized),
    partner,
    spark,
  };
}
