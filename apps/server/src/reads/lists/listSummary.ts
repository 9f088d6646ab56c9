import type {
  EndpointRequest,
  EndpointResponse,
  ListKpi,
  listSummary,
} from '@litometr/api-contract';
import { badParameter } from '../../http/errors.ts';
import type { Observed } from '../../statistics/kaplanMeier.ts';
import { captureDistance, possibleCaptures, usualDistance } from '../formulas/captureDistance.ts';
import {
  halfLifeInterval,
  listHalfLife,
  stayingShares,
  turnoverShare,
} from '../formulas/listLife.ts';
import { spanOf } from '../formulas/span.ts';
import { capturedDays, type DayRow } from '../shared/capturedDays.ts';
import { comparedPeriod } from '../shared/comparison.ts';
import { metaOfDay, type Reads, requirePortal } from '../shared/context.ts';
import { chooseList } from '../shared/listChoice.ts';
import { listName } from '../shared/listName.ts';
import { listPeriod } from '../shared/listPeriod.ts';
import { lifeStart, observedStays } from '../shared/listStays.ts';
import { isWithin, type Period, widest } from '../shared/period.ts';
import { type DayFigures, dayFigures, holdersOf } from './listFigures.ts';
import { chosenDay } from './rankLists.ts';

export async function readListSummary(
  reads: Reads,
  { params, query }: EndpointRequest<typeof listSummary>,
): Promise<EndpointResponse<typeof listSummary>> {
  const { portal } = params;
  const view = requirePortal(reads, portal);
  const list = await chooseList(reads, portal, params.list, query);
  const days = await capturedDays(reads, portal, list);
  const defaultTo =
    query.asof === undefined ? list.completeDay : chosenDay(days, 'asof', query.asof).day;
  const period = await listPeriod(reads, view, list, { ...query, to: query.to ?? defaultTo });
  const inside = days.filter(({ day }) => day >= period.from && day <= period.to);
  const asof = query.asof ?? (inside.findLast(({ complete }) => complete) ?? inside.at(-1))?.day;
  if (asof === undefined) {
    const message = `The list was not captured from ${period.from} to ${period.to}.`;
    throw badParameter(query.to === undefined ? 'from' : 'to', message);
  }
  // Complete days are numbered from 1.
  const end = days.find(({ day }) => day === asof)?.number ?? 1;
  const shownDays = { from: beforeFirst(days, period.from), to: asof };
  const compared = comparedPeriod(period, query.cmp);
  const [all, stays, staysBefore, holders] = await Promise.all([
    dayFigures(reads, portal, list, widest(shownDays, compared)),
    observedStays(reads, portal, list, end),
    observedStays(reads, portal, list, lifeStart(end)),
    holdersOf(reads, portal, list, asof),
  ]);
  const figures = all.filter(({ day }) => isWithin(day, shownDays));
  const before = compared && {
    period: compared,
    days: all.filter(({ day }) => isWithin(day, compared)),
  };
  return {
    meta: await metaOfDay(reads, view, {
      filters: { ...query },
      n: figures.at(-1)?.size ?? 0,
      asof,
    }),
    list: listName(list),
    asof,
    period,
    compared,
    kpis: [
      ...dayKpis({ period: { from: period.from, to: asof }, days: figures }, before),
      lifeKpi(stays, staysBefore),
    ],
    staying: stayingShares(stays),
    ...holders,
  };
}

/** The complete day before the period too: the figures of its first day are compared with it. */
function beforeFirst(days: readonly DayRow[], from: string): string {
  return days.findLast(({ day, complete }) => complete && day < from)?.day ?? from;
}

const kpiOf = {
  new: { unit: 'count', of: (day) => day.entered_new, n: (day) => day.size },
  returned: { unit: 'count', of: (day) => day.returned, n: (day) => day.size },
  left: { unit: 'count', of: (day) => day.gone, n: (day) => day.size },
  turnover: {
    unit: 'share',
    of: (day) =>
      turnoverShare(
        day.entered_new === null || day.returned === null ? null : day.entered_new + day.returned,
        day.size,
      ),
    n: (day) => day.size,
  },
  median_days_on: { unit: 'captures', of: (day) => day.median_days_on, n: (day) => day.size },
  subscription_share: {
    unit: 'share',
    of: (day) => (day.with_access === 0 ? null : day.subscription / day.with_access),
    n: (day) => day.with_access,
  },
  in_progress_share: {
    unit: 'share',
    of: (day) => (day.with_status === 0 ? null : day.in_progress / day.with_status),
    n: (day) => day.with_status,
  },
  median_price: { unit: 'rub', of: (day) => day.median_price, n: (day) => day.priced },
  authors_per_100: {
    unit: 'count',
    of: (day) => (day.size === 0 ? null : (day.authors / day.size) * 100),
    n: (day) => day.size,
  },
} as const satisfies Partial<
  Record<
    ListKpi['key'],
    {
      unit: ListKpi['unit'];
      of: (day: DayFigures) => number | null;
      n: (day: DayFigures) => number;
    }
  >
>;

/** Figures that count from the complete day before. */
const MOVEMENT_KEYS: ReadonlySet<ListKpi['key']> = new Set(['new', 'returned', 'left', 'turnover']);

/** The captured days of a period, and those before it that it is counted from. */
interface CapturedPeriod {
  period: Period;
  days: readonly DayFigures[];
}

/** The figures of the complete days of a period, with the means of the compared days. */
function dayKpis(
  { period, days: figures }: CapturedPeriod,
  compared: CapturedPeriod | null,
): ListKpi[] {
  const last = figures.at(-1);
  const before = figures.slice(0, -1).findLast(({ complete }) => complete);
  const inside = figures.filter(({ day }) => isWithin(day, period));
  const usual = usualDistance(
    [...figures, ...(compared?.days ?? [])].filter(({ complete }) => complete),
  );
  const isAlike =
    before !== undefined && last !== undefined && captureDistance(before) === captureDistance(last);
  return (Object.keys(kpiOf) as (keyof typeof kpiOf)[]).map((key) => {
    const { unit, of, n } = kpiOf[key];
    const ofComplete = (day: DayFigures) => (day.complete ? of(day) : null);
    const isMovement = MOVEMENT_KEYS.has(key);
    const ofComparable = (day: DayFigures) =>
      isMovement && captureDistance(day) !== usual ? null : ofComplete(day);
    const figuresOf = (of: Period, days: readonly DayFigures[]) => ({
      values: days.map(ofComparable),
      length: Math.max(days.length, possibleCaptures(of, usual)),
    });
    return {
      key,
      unit,
      value: last === undefined ? null : of(last),
      previous: before === undefined || (isMovement && !isAlike) ? null : of(before),
      interval: null,
      span: spanOf(
        figuresOf(period, inside),
        compared && figuresOf(compared.period, compared.days),
      ),
      n: last === undefined ? 0 : n(last),
      series: inside.map((day) => ({ day: day.day, value: ofComplete(day) })),
    };
  });
}

function lifeKpi(now: readonly Observed[], before: readonly Observed[]): ListKpi {
  return {
    key: 'half_life',
    unit: 'captures',
    value: listHalfLife(now),
    interval: now.length === 0 ? null : halfLifeInterval(now),
    previous: listHalfLife(before),
    span: null,
    n: now.reduce((sum, { count = 1 }) => sum + count, 0),
    series: [],
  };
}
