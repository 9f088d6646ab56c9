import { TREND_SERIES, type TrendMetric } from '@litometr/api-contract';
import { LINE_DAYS } from '../../measurements/aggregates/bookLines.ts';
import { capturedDays } from '../shared/capturedDays.ts';
import type { CatalogueFilter } from '../shared/catalogueFilter.ts';
import type { Reads } from '../shared/context.ts';
import { leadingList } from '../shared/leadingList.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { isWithin, type Period } from '../shared/period.ts';
import { type Figures, type Groups, type Source, shownValue } from './figures.ts';
import { isOfPlaces, onDemandSql } from './onDemandSql.ts';
import type { DayFigure } from './points.ts';

/**
 * Computes the workbench's figures of filtered books per request: no table could hold every
 * combination of filters. The gains of each book are stored in one line per month, so that a group
 * is the sum of its books' lines.
 */
export function onDemandFigures(reads: Reads, source: Source, options: FigureOptions): Figures {
  const spans = new Map<string, Promise<Span>>();
  const spanOf = (period: Period, keys: readonly string[] | undefined) => {
    const name = `${period.from} ${period.to}`;
    const known = spans.get(name) ?? readSpan(reads, source, options, period, keys);
    spans.set(name, known);
    return known;
  };
  // All three methods share one query per period, whose rows include the days before it.
  return {
    groups: async (period, keys) => groupsOf((await spanOf(period, keys)).rows, keys),
    async of(period, keys) {
      const { days, rows } = await spanOf(period, keys);
      const groups = rows.filter(({ key }) => keys.includes(key));
      return new Map(groups.map((row) => [row.key, figuresOf(source.metric, days, row)]));
    },
    async whole(period) {
      const { days, rows } = await spanOf(period, undefined);
      const [row] = rows;
      if (row === undefined) return [];
      const { all_sums: sums, all_ns: ns, all_steps: steps = [], all_longest: longest = [] } = row;
      return figuresOf(source.metric, days, { sums, ns, steps, longest, medians: [] });
    },
  };
}

/** Options of the figures other than metric and dimension. */
interface FigureOptions {
  filter: CatalogueFilter;
  /** Medians cost a look at every single gain. */
  medians: boolean;
}

/**
 * Figures day by day, of months of 31 days. `steps`: days of the books' steps, `longest` of them;
 * both are left out where every step is of one day.
 */
interface DayRows {
  sums: number[];
  ns: number[];
  steps?: number[];
  longest?: number[];
  medians: (number | null)[];
}

/** A group over the months of a period, and all groups together. */
interface GroupRow extends DayRows {
  key: string;
  total: number;
  /** Number of groups with any value. */
  groups: number;
  all_sums: number[];
  all_ns: number[];
  all_steps?: number[];
  all_longest?: number[];
  all_total: number;
}

interface CapturedDay {
  day: string;
  /** In the rows. */
  at: number;
}

interface Span {
  days: readonly CapturedDay[];
  rows: readonly GroupRow[];
}

function groupsOf(rows: readonly GroupRow[], keys: readonly string[] | undefined): Groups {
  const [first] = rows;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const shown = keys === undefined ? rows : keys.flatMap((key) => byKey.get(key) ?? []);
  return {
    count: first?.groups ?? 0,
    shown,
    others: shown.reduce((left, { total }) => left - total, first?.all_total ?? 0),
  };
}

function figuresOf(
  metric: TrendMetric,
  days: readonly CapturedDay[],
  { sums, ns, steps = [], longest = [], medians }: DayRows,
): DayFigure[] {
  return days.flatMap(({ day, at }) => {
    const [sum = 0, n = 0] = [sums[at], ns[at]];
    if (n === 0) return [];
    return [
      {
        day,
        n,
        value: shownValue(metric, sum, n),
        median: medians[at] ?? null,
        days: longest[at] ?? 1,
        book_days: steps[at] ?? n,
      },
    ];
  });
}

/** The days on which any book of a portal was read, ascending. */
function readDays(reads: Reads, portal: string): Promise<readonly string[]> {
  return memoizePerState(reads, `read days ${portal}`, async () => {
    const rows = await reads.db.select<{ day: string }>(
      'SELECT day FROM day_quality WHERE portal = {portal:String} AND books_read > 0 ORDER BY day',
      { portal },
    );
    return rows.map(({ day }) => day);
  });
}

/** The days of a period that a metric may have values on. */
async function daysOf(reads: Reads, { view, metric }: Source, period: Period) {
  const { slug } = view.definition;
  if (isOfPlaces(metric)) {
    const list = await leadingList(reads, view);
    const days = list === null ? [] : await capturedDays(reads, slug, list);
    const within = days.map(({ day }) => day).filter((day) => isWithin(day, period));
    return { list: list?.kind ?? '', days: within };
  }
  const days = await readDays(reads, slug);
  return { list: '', days: days.filter((day) => isWithin(day, period)) };
}

async function readSpan(
  reads: Reads,
  source: Source,
  { filter, medians }: FigureOptions,
  period: Period,
  keys: readonly string[] | undefined,
): Promise<Span> {
  const { list, days: shown } = await daysOf(reads, source, period);
  if (shown.length === 0) return { days: [], rows: [] };
  const months = [...new Set(shown.map((day) => `${day.slice(0, 7)}-01`))];
  const rows = await reads.db.select<GroupRow>(onDemandSql(source, filter, { medians }), {
    ...filter.params,
    metric: source.metric,
    list,
    days: shown,
    months,
    size: months.length,
    from: period.from,
    to: period.to,
    keys: [...(keys ?? [])],
    most: TREND_SERIES,
  });
  return {
    days: shown.map((day) => ({
      day,
      at: months.indexOf(`${day.slice(0, 7)}-01`) * LINE_DAYS + Number(day.slice(8)) - 1,
    })),
    rows,
  };
}
