import type { DayValue, GroupDay, GroupFigures, PortalSlug } from '@litometr/api-contract';
import { groupTables } from '../../measurements/aggregates/groupTables.ts';
import { pickColumns, type RowOf } from '../../measurements/columns.ts';
import { mainMetric } from '../../measurements/portals.ts';
import type { BetaPrior } from '../../statistics/betaBinomial.ts';
import {
  booksOfGroups,
  type GainSteps,
  gainChanges,
  gainSpan,
  gainSum,
  NO_CHANGE,
} from '../formulas/gainChange.ts';
import { liftOf } from '../formulas/lift.ts';
import { lengthOf, spanOf } from '../formulas/span.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import { type GroupKind, liftPriors } from '../shared/liftPriors.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { isWithin, type Period, widest } from '../shared/period.ts';
import { windowStart } from './portalTotals.ts';
import { type Moves, topMoves } from './topMoves.ts';

const DAY_COLUMNS = pickColumns(groupTables.group_daily.columns, [
  'day',
  'supply_active',
  'supply_new',
  'authors',
  'gain',
  'n',
  'days',
  'top_slots',
  'supply_authors',
  'supply_listed',
]);
type DayRow = RowOf<typeof DAY_COLUMNS>;

const WHOLE_DAY_COLUMNS = pickColumns(groupTables.group_daily.columns, [
  'day',
  'supply_active',
  'top_slots',
  'top_lists',
]);
/** Figures of all books of a portal on its captured days. */
type WholeDay = RowOf<typeof WHOLE_DAY_COLUMNS>;

function wholeDays(reads: Reads, portal: PortalSlug): Promise<ReadonlyMap<string, WholeDay>> {
  return memoizePerState(reads, `whole days ${portal}`, async () => {
    const rows = await reads.db.select<WholeDay>(
      `SELECT ${Object.keys(WHOLE_DAY_COLUMNS).join(', ')} FROM group_daily
       WHERE portal = {portal:String} AND kind = 'all'`,
      { portal },
    );
    return new Map(rows.map((row) => [row.day, row]));
  });
}

const NOT_COMPARED = { compared: null, compared_days: 0, change: null };

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** A genre or tag on captured days. */
interface GroupDays {
  /** Of a period, against all books of the portal. */
  series: GroupDay[];
  /** The daily gains of the last thirty data days; null over a gap. */
  spark: DayValue[];
  listsOn: ListsOn;
}

/** A number that identifies the lists whose places a day's `top_share` is of; null without any. */
type ListsOn = (day: string) => number | null;

/** Both from one look at the days, which mostly overlap. */
export async function readGroupDays(
  reads: Reads,
  view: PortalView,
  group: { kind: GroupKind; id: number },
  period: Period,
): Promise<GroupDays> {
  const { slug } = view.definition;
  const since = windowStart(view);
  const [movesOn, whole, priorOn, rows] = await Promise.all([
    topMoves(reads, view, group),
    wholeDays(reads, slug),
    liftPriors(reads, slug),
    reads.db.select<DayRow>(
      `SELECT ${Object.keys(DAY_COLUMNS).join(', ')} FROM group_daily
       WHERE portal = {portal:String} AND kind = {kind:String}
         AND a = {id:UInt32} AND b = 0
         AND (day BETWEEN {from:Date} AND {to:Date} OR day > {since:Date})
       ORDER BY day`,
      { portal: slug, ...group, ...period, since },
    ),
  ]);
  const recent = rows.filter(({ day, days }) => day > since && days !== null);
  return {
    series: seriesOf(
      rows.filter(({ day }) => isWithin(day, period)),
      whole,
      movesOn,
      (day) => priorOn(group.kind, day),
    ),
    spark: recent.map(({ day, days, gain }) => ({ day, value: days === 1 ? gain : null })),
    listsOn: (day) => {
      const of = whole.get(day);
      return of === undefined || of.top_slots === 0 ? null : of.top_lists;
    },
  };
}

function seriesOf(
  rows: readonly DayRow[],
  whole: ReadonlyMap<string, WholeDay>,
  movesOn: (day: string) => Moves,
  priorOn: (day: string) => BetaPrior | null,
): GroupDay[] {
  return rows.map((row) => ({
    day: row.day,
    active_books: row.supply_active,
    new_books: row.supply_new,
    authors: row.authors,
    gain: row.days === 1 ? row.gain : null,
    n: row.n,
    top_places: row.top_slots,
    ...movesOn(row.day),
    supply_share: shareOf(row.supply_active, whole.get(row.day)?.supply_active ?? 0),
    top_share: shareOf(row.top_slots, whole.get(row.day)?.top_slots ?? 0),
    lift: liftOf({ k: row.supply_listed, n: row.supply_authors }, priorOn(row.day)),
  }));
}

/** The gains of a genre or tag over a period, beside those of the compared one. */
export async function readGroupGains(
  reads: Reads,
  view: PortalView,
  { kind, id }: { kind: GroupKind; id: number },
  { period, compared }: { period: Period; compared: Period | null },
): Promise<GroupFigures['gain']> {
  const metric = mainMetric(view.definition) ?? '';
  const [steps, changeOf] = await Promise.all([
    reads.db.select<GainSteps>(
      `SELECT day, days, gain, n FROM gain_daily
       WHERE portal = {portal:String} AND dimension = {kind:String} AND key = {key:String}
         AND metric = {metric:String} AND day BETWEEN {from:Date} AND {to:Date}`,
      {
        portal: view.definition.slug,
        kind,
        key: String(id),
        metric,
        ...widest(period, compared),
      },
    ),
    compared === null
      ? () => NO_CHANGE
      : gainChanges(reads, view, { metric, period, compared }, booksOfGroups(kind, [id])),
  ]);
  return gainSpan(gainSum(steps, period), gainSum(steps, compared), changeOf(String(id)));
}

/**
 * The figures of a series over the period, beside those of the compared one. Shares of places
 * are compared where both periods are of the same lists.
 */
export function computeGroupFigures(
  { series: days, listsOn }: Pick<GroupDays, 'series' | 'listsOn'>,
  period: Period,
  compared: Period | null,
): Omit<GroupFigures, 'gain'> {
  const figure = (of: (day: GroupDay) => number | null) => {
    const within = (one: Period) => ({
      length: lengthOf(one),
      values: days.filter(({ day }) => isWithin(day, one)).map(of),
    });
    return spanOf(within(period), compared && within(compared));
  };
  const topShare = figure(({ top_share }) => top_share);
  const lists = new Set(
    days
      .filter(({ day }) => isWithin(day, period) || (compared && isWithin(day, compared)))
      .flatMap(({ day }) => listsOn(day) ?? []),
  );
  return {
    active_books: figure(({ active_books }) => active_books),
    new_books: figure(({ new_books }) => new_books),
    supply_share: figure(({ supply_share }) => supply_share),
    top_share: lists.size > 1 ? { ...topShare, ...NOT_COMPARED } : topShare,
    lift: figure(({ lift }) => lift?.value ?? null),
  };
}
