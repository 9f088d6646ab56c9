import type { GroupFigures } from '@litometr/api-contract';
import { mainMetric } from '../../measurements/portals.ts';
import {
  booksOfGroups,
  type GainSum,
  gainChanges,
  gainSpan,
  NO_CHANGE,
} from '../formulas/gainChange.ts';
import { liftSql } from '../formulas/lift.ts';
import { lengthOf, NO_FIGURE, type PeriodFigure, spanBetween } from '../formulas/span.ts';
import { longestStepSql } from '../formulas/wholeSteps.ts';
import type { PortalView, Reads } from '../shared/context.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import type { Period } from '../shared/period.ts';

/** The value of a day (`d`, of all books `w`) of each figure that is a mean of days. */
const figures = {
  active_books: 'd.supply_active',
  new_books: 'd.supply_new',
  supply_share: 'if(w.supply_active = 0, NULL, d.supply_active / w.supply_active)',
  top_share: 'if(w.top_slots = 0, NULL, d.top_slots / w.top_slots)',
  lift: liftSql({ k: 'd.supply_listed', n: 'd.supply_authors', a: 'p.a', b: 'p.b' }),
} as const satisfies Record<Exclude<keyof GroupFigures, 'gain'>, string>;

type Row = { id: number } & Readonly<Record<string, number | null>>;

const columns = Object.entries(figures).flatMap(([name, expression]) => [
  `sum(${expression}) AS ${name}`,
  `count(${expression}) AS ${name}_days`,
]);

/** Which lists the shares of places are of: one number for the days of a period, or several. */
const LISTS = `min(if(w.top_slots = 0, NULL, w.top_lists)) AS first_lists,
  max(if(w.top_slots = 0, NULL, w.top_lists)) AS last_lists`;

/**
 * Sums in SQL over the captured days of all groups of a kind, or of the requested ones, with those
 * of all books joined.
 */
export const figuresSql = (of: 'all' | 'requested') => `
  SELECT * FROM (
  SELECT d.a AS id, ${columns.join(', ')}, ${LISTS}
  FROM (SELECT * FROM group_daily
        WHERE portal = {portal:String} AND kind = {kind:String}
          ${of === 'all' ? '' : 'AND a IN {ids:Array(UInt32)}'}
          AND b = 0 AND day BETWEEN {from:Date} AND {to:Date}) AS d
  LEFT JOIN (SELECT day, supply_active, top_slots, top_lists FROM group_daily
        WHERE portal = {portal:String} AND kind = 'all'
          AND day BETWEEN {from:Date} AND {to:Date}) AS w ON w.day = d.day
  LEFT JOIN (SELECT day, a, b FROM lift_priors
        WHERE portal = {portal:String} AND kind = {kind:String}) AS p ON p.day = d.day
  GROUP BY id) AS means
  LEFT JOIN (
    SELECT toUInt32(key) AS id, toNullable(sum(s.gain)) AS gain,
      length(groupUniqArrayArray(arrayMap(back -> day - back, range(s.days)))) AS gain_days
    FROM gain_daily AS s
    WHERE portal = {portal:String} AND dimension = {kind:String} AND metric = {metric:String}
      ${of === 'all' ? '' : 'AND key IN arrayMap(one -> toString(one), {ids:Array(UInt32)})'}
      AND day BETWEEN {from:Date} AND {to:Date} AND s.days <= ${longestStepSql('period', 'day')}
    GROUP BY id) AS gains USING (id)`;

interface Groups {
  kind: GroupKind;
  ids: readonly number[];
}

async function rowsOver({ db }: Reads, view: PortalView, { kind, ids }: Groups, period: Period) {
  if (ids.length === 0) return new Map<number, Row>();
  const metric = mainMetric(view.definition) ?? '';
  const params = { portal: view.definition.slug, kind, metric, ids: [...ids], ...period };
  const rows = await db.select<Row>(figuresSql('requested'), params);
  return new Map(rows.map((row) => [row.id, row]));
}

function figureOf(row: Row | undefined, name: keyof typeof figures, period: Period): PeriodFigure {
  const [sum, days] = [row?.[name] ?? null, row?.[`${name}_days`] ?? 0];
  if (sum === null || days === 0) return NO_FIGURE;
  const mean = sum / days;
  return { value: mean, mean, days, length: lengthOf(period) };
}

/** Whether the days of two periods that have lists at all share out the places of the same ones. */
function areOfSameLists(own: Row | undefined, other: Row | undefined): boolean {
  const lists = [own, other].flatMap((row) => [
    row?.['first_lists'] ?? [],
    row?.['last_lists'] ?? [],
  ]);
  return new Set(lists.flat()).size <= 1;
}

const gainOf = (row: Row | undefined): GainSum => ({
  value: row?.['gain'] ?? null,
  days: row?.['gain_days'] ?? 0,
});

/**
 * Returns the figures of some genres or tags over a period, with the compared one: like
 * `computeGroupFigures`, but for many groups at once, whose days would be tens of thousands of rows.
 */
export async function figuresOver(
  reads: Reads,
  view: PortalView,
  groups: Groups,
  { period, compared }: { period: Period; compared: Period | null },
): Promise<(id: number) => GroupFigures> {
  const { kind, ids } = groups;
  const [own, other, changeOf] = await Promise.all([
    rowsOver(reads, view, groups, period),
    compared === null ? new Map<number, Row>() : rowsOver(reads, view, groups, compared),
    compared === null
      ? () => NO_CHANGE
      : gainChanges(
          reads,
          view,
          { metric: mainMetric(view.definition) ?? '', period, compared },
          booksOfGroups(kind, ids),
        ),
  ]);
  return (id) => {
    const [row, otherRow] = [own.get(id), other.get(id)];
    const span = (name: keyof typeof figures) => {
      const isCompared = name !== 'top_share' || areOfSameLists(row, otherRow);
      return spanBetween(
        figureOf(row, name, period),
        isCompared ? figureOf(otherRow, name, compared ?? period) : NO_FIGURE,
      );
    };
    return {
      gain: gainSpan(gainOf(own.get(id)), gainOf(other.get(id)), changeOf(String(id))),
      active_books: span('active_books'),
      new_books: span('new_books'),
      supply_share: span('supply_share'),
      top_share: span('top_share'),
      lift: span('lift'),
    };
  };
}
