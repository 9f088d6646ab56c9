import type { PeriodRange, PortalSlug } from '@litometr/api-contract';
import { type DayRange, dayBefore } from '@litometr/domain';
import { badParameter } from '../../http/errors.ts';
import type { PortalView, Reads } from './context.ts';
import { memoizePerState } from './memoizePerState.ts';

/** The days of a request or response, both ends included. */
export type Period = DayRange;

/** Days of a period where a caller names none. */
const DEFAULT_DAYS = 30;

export interface RequestedPeriod {
  from?: string | undefined;
  to?: string | undefined;
  range?: PeriodRange | undefined;
}

/**
 * Returns the requested days, or the last thirty (or `defaultDays`) up to the data day. Null while
 * the portal has no data day; throws 400 when the period ends before it begins.
 */
export async function periodOf(
  reads: Reads,
  view: PortalView,
  requested: RequestedPeriod,
  defaultDays = DEFAULT_DAYS,
): Promise<Period | null> {
  const to = requested.to ?? view.asof;
  if (to === null) return null;
  const first =
    requested.range === 'all' ? await firstDay(reads, view.definition.slug, to) : undefined;
  const from = requested.from ?? first ?? dayBefore(to, Number(requested.range ?? defaultDays) - 1);
  if (from > to) throw badParameter('from', `The period begins on ${from}, after its end ${to}.`);
  return { from, to };
}

/** The first day of a portal's readings and lists, or a day itself where it lies before. */
async function firstDay(reads: Reads, portal: PortalSlug, last: string): Promise<string> {
  const first = (await firstDays(reads)).get(portal) ?? last;
  return first < last ? first : last;
}

/** The first and the last captured day of a portal; null before the first capture. */
export async function dataDays(
  reads: Reads,
  { definition, asof }: PortalView,
): Promise<Period | null> {
  const from = (await firstDays(reads)).get(definition.slug);
  return from === undefined || asof === null ? null : { from, to: asof };
}

/** The first captured day of each portal that has any. */
export function firstDays(reads: Reads): Promise<ReadonlyMap<PortalSlug, string>> {
  return memoizePerState(reads, 'first days', async () => {
    const rows = await reads.db.select<{ portal: PortalSlug; first: string }>(
      'SELECT portal, min(day) AS first FROM day_quality GROUP BY portal',
    );
    return new Map(rows.map((row) => [row.portal, row.first]));
  });
}

export const isWithin = (day: string, { from, to }: Period): boolean => day >= from && day <= to;

/** The days from the first to the last of two periods. */
export function widest(period: Period, other: Period | null): Period {
  if (other === null) return period;
  const [from = period.from] = [period.from, other.from].sort();
  const [, to = period.to] = [period.to, other.to].sort();
  return { from, to };
}
