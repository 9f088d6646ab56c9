import type {
  EndpointRequest,
  EndpointResponse,
  listGains,
  MetricKey,
  PortalSlug,
  RankBand,
} from '@litometr/api-contract';
import { dayBefore } from '@litometr/domain';
import { WEEK_DAYS } from '../../measurements/aggregates/weekGainSql.ts';
import { mainMetric } from '../../measurements/portals.ts';
import { medianOf } from '../../statistics/medianOf.ts';
import { findRecent } from '../shared/bookRows.ts';
import { capturedDays } from '../shared/capturedDays.ts';
import { metaOfDay, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { knownOnDays, recentDays } from '../shared/knownOnDays.ts';
import { chooseList, LIST_FILTER, listParams, type StoredList } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';
import { weekGain, weekStart } from '../shared/readings.ts';
import { chosenDay } from './rankLists.ts';

const BANDS: readonly Pick<RankBand, 'from' | 'to'>[] = [
  { from: 1, to: 3 },
  { from: 4, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: 50 },
  { from: 51, to: 100 },
];
/** The gains of fewer books than these have no median. */
const MIN_BOOKS = 3;
/** Share of the ranks of a band with a known gain. */
const MIN_SHARE = 0.5;
const WEEK = 7;

interface RankRow {
  position: number;
  book_id: number;
}

function ranksOn(
  { db }: Reads,
  portal: PortalSlug,
  list: StoredList,
  day: string,
): Promise<RankRow[]> {
  return db.select<RankRow>(
    `SELECT position, book_id FROM rank_entries
     WHERE ${LIST_FILTER} AND day = {day:Date} AND position <= {last:UInt16} ORDER BY position`,
    { ...listParams(portal, list), day, last: BANDS.at(-1)?.to ?? 0 },
  );
}

/** Gains per day over the week up to a day, of the books that have one. */
async function dailyGainsOn(
  reads: Reads,
  { definition }: PortalView,
  metric: MetricKey,
  books: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, number>> {
  const portal = definition.slug;
  const [early, late] = [dayBefore(day, WEEK), dayBefore(day, WEEK_DAYS.least)];
  const rows = await findRecent(reads, portal, books, recentDays(reads, portal, early));
  const known = await knownOnDays(
    reads,
    portal,
    books,
    [early, late, day],
    new Map(books.map((id) => [id, rows.get(id)?.recent ?? []])),
  );
  return new Map(
    books.flatMap((id): [number, number][] => {
      const on = (when: string) => known(id, when)(metric);
      const last = on(day);
      if (last === null) return [];
      const { value } = weekGain(definition, metric, weekStart(on(early), on(late), last), last);
      return value === null ? [] : [[id, value / WEEK]];
    }),
  );
}

/**
 * Returns the bands of the first ranks of a list, down to its depth.
 *
 * @methodology rank-gains
 * @title Gain of the books on ranks
 * @measures Gain per day of the books on ranks 1 to 3, 4 to 10, 11 to 20, 21 to 50 and 51 to 100 of a list: the
 *   median and the smallest.
 * @unit main metric per day
 * @formula p = G ÷ 7
 * @symbol p: gain per day of a book on the list
 * @symbol G: gain of the book over the 7 days up to the shown day
 * @condition Unknown where the gain of fewer than {MIN_BOOKS} books, or of less than half of the ranks, is
 *   known. A list that ends within a range of ranks counts only the ranks that it has.
 * @condition It describes the books that are on these ranks. A portal orders its lists by its own rules, so
 *   the same gain does not guarantee the rank.
 * @source own
 */
function rankBands(
  ranks: readonly RankRow[],
  depth: number,
  gainOf: ReadonlyMap<number, number>,
): RankBand[] {
  return BANDS.filter(({ from }) => from <= depth).map((band) => {
    const { from, to } = { ...band, to: Math.min(band.to, depth) };
    const gains = ranks
      .filter(({ position }) => position >= from && position <= to)
      .flatMap(({ book_id }) => gainOf.get(book_id) ?? [])
      .toSorted((a, b) => a - b);
    const n = gains.length;
    const isKnown = n >= MIN_BOOKS && n >= (to - from + 1) * MIN_SHARE;
    return {
      from,
      to,
      n,
      median: isKnown ? medianOf(gains) : null,
      lowest: isKnown ? (gains[0] ?? null) : null,
    };
  });
}

export async function readListGains(
  reads: Reads,
  { params, query }: EndpointRequest<typeof listGains>,
): Promise<EndpointResponse<typeof listGains>> {
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const list = await chooseList(reads, portal, params.list, query);
  const days = await capturedDays(reads, portal, list);
  const { day: asof, depth } = chosenDay(days, 'asof', query.asof ?? list.completeDay);
  const ranks = await ranksOn(reads, portal, list, asof);
  const metric = mainMetric(view.definition);
  const books = ranks.map((row) => row.book_id);
  const gains =
    metric === null
      ? new Map<number, number>()
      : await dailyGainsOn(reads, view, metric, books, asof);
  const items = rankBands(ranks, depth, gains);
  return {
    meta: await metaOfDay(reads, view, { filters: { ...query }, n: gains.size, asof }),
    list: listName(list),
    asof,
    metric,
    count: items.length,
    items,
  };
}
