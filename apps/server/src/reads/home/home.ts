import type { EndpointResponse, HomePortal, home, Mover, PortalSlug } from '@litometr/api-contract';
import { dayBefore, portalDefinitions } from '@litometr/domain';
import type { PortalState } from '../../measurements/state.ts';
import { captureDistance } from '../formulas/captureDistance.ts';
import { type BookCount, bookCounts } from '../shared/bookCounts.ts';
import { metaOf, partialDaysOfAny, portalView, type Reads } from '../shared/context.ts';
import { type FlowDay, leadingFlows, turnoverOf, turnoverSeries } from '../shared/leadingList.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { type LeadingRow, leadingRows, moved, toMovers } from '../shared/movers.ts';
import { readSurges } from './surges.ts';

const RISERS_PER_PORTAL = 3;
const ENTERED_PER_PORTAL = 2;
const SPARK_DAYS = 30;

interface PortalPart {
  portal: HomePortal;
  flow: readonly FlowDay[];
  last: FlowDay | null;
  previous: FlowDay | null;
  risers: Mover[];
  entered: Mover[];
}

/** The thirty days up to the last one of a list, of a flow that may reach further. */
function sparkFlow(flow: readonly FlowDay[]): FlowDay[] {
  const last = flow.at(-1)?.day;
  return last === undefined ? [] : flow.filter(({ day }) => day > dayBefore(last, SPARK_DAYS));
}

const sum = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

interface Parts {
  counts: ReadonlyMap<string, BookCount>;
  rows: readonly LeadingRow[];
  flows: ReadonlyMap<PortalSlug, readonly FlowDay[]>;
}

function partOf(reads: Reads, slug: PortalSlug, name: string, parts: Parts): PortalPart {
  const rows = parts.rows.filter((row) => row.portal === slug);
  const flow = sparkFlow(parts.flows.get(slug) ?? []);
  const last = flow.at(-1) ?? null;
  const portal = {
    slug,
    name,
    meta: metaOf(slug, portalView(reads, slug)),
    books: parts.counts.get(slug)?.books ?? 0,
    turnover: last === null ? null : turnoverOf(last),
    entered: last?.entered ?? null,
    leader: toMovers(reads, rows.slice(0, 1))[0] ?? null,
    spark: turnoverSeries(flow),
  };
  return {
    portal,
    flow,
    last,
    previous: flow.at(-2) ?? null,
    risers: toMovers(reads, moved(rows, 'rise', RISERS_PER_PORTAL)),
    entered: toMovers(reads, moved(rows, 'enter', ENTERED_PER_PORTAL)),
  };
}

/** Books that entered and left the leading lists on some days, one list per portal. */
function flowKpis(days: readonly (FlowDay | null | undefined)[]) {
  const turnovers = days.flatMap((day) => (day == null ? [] : (turnoverOf(day) ?? [])));
  return {
    entered: sum(days.map((day) => day?.entered)),
    left: sum(days.map((day) => day?.left)),
    turnover: turnovers.length === 0 ? null : sum(turnovers) / turnovers.length,
  };
}

/**
 * The same of the captures before the last ones. Null where one of these is further from its day before
 * than the other: more books enter within three days than within one.
 */
function flowKpisBefore(parts: readonly PortalPart[]) {
  const isComparable = parts.every(
    ({ last, previous }) =>
      last === null || (previous !== null && captureDistance(previous) === captureDistance(last)),
  );
  return isComparable
    ? flowKpis(parts.map(({ previous }) => previous))
    : { entered: null, left: null, turnover: null };
}

/** Each day's figures over all portals; none of a day on which one of them was not captured. */
function flowSeries(flows: readonly (readonly FlowDay[])[]) {
  const held = flows.filter((flow) => flow.length > 0);
  const days = [...new Set(held.flatMap((flow) => flow.map(({ day }) => day)))].sort();
  const sparkDays = days.slice(-SPARK_DAYS).map((day) => {
    const found = held.map((flow) => flow.find((each) => each.day === day));
    const whole = found.every((each) => each?.entered != null);
    return { day, ...(whole ? flowKpis(found) : { entered: null, turnover: null }) };
  });
  return {
    entered: sparkDays.map(({ day, entered }) => ({ day, value: entered })),
    turnover: sparkDays.map(({ day, turnover }) => ({ day, value: turnover })),
  };
}

/** Of the portals that read books, each weighing the same: they differ by orders in size. */
function coverageOf(states: readonly PortalState[]): number | null {
  const coverages = states.flatMap(({ coverage }) => coverage ?? []);
  return coverages.length === 0 ? null : sum(coverages) / coverages.length;
}

/** Books that their portal dates as gone on with on its data day. */
function updatedBooks(reads: Reads): Promise<number> {
  return memoizePerState(reads, 'updated books', () => countUpdated(reads));
}

async function countUpdated({ db, states }: Reads): Promise<number> {
  const dated = [...states.values()].flatMap(({ portal, dataDay }) =>
    dataDay === null ? [] : [{ portal, dataDay }],
  );
  if (dated.length === 0) return 0;
  const [row] = await db.select<{ books: number }>(
    // The portal's own text: a day, or an instant that begins with one.
    `SELECT count() AS books FROM catalogue_books
     WHERE substring(ifNull(updated, ''), 1, 10)
       = transform(toString(portal), {portals:Array(String)}, {days:Array(String)}, '-')`,
    { portals: dated.map(({ portal }) => portal), days: dated.map(({ dataDay }) => dataDay) },
  );
  return row?.books ?? 0;
}

/** The days that hold every portal's last thirty. */
function sparkPeriod(reads: Reads): { from: string; to: string } {
  const days = [...reads.states.values()].flatMap((state) => state.dataDay ?? []).sort();
  const [first = '1970-01-01', last = first] = [days[0], days.at(-1)];
  // A list's last day may be older than its portal's: a year covers what is shown at all.
  return { from: dayBefore(first, 365), to: last };
}

export async function readHome(reads: Reads): Promise<EndpointResponse<typeof home>> {
  const portals = [...reads.states.keys()];
  const most = { rise: RISERS_PER_PORTAL, fall: 0, enter: ENTERED_PER_PORTAL };
  const [counts, updated, flows, rows, surges] = await Promise.all([
    bookCounts(reads),
    updatedBooks(reads),
    leadingFlows(reads, portals, sparkPeriod(reads)),
    leadingRows(reads, portals, most),
    readSurges(reads),
  ]);
  const parts = portalDefinitions.map(({ slug, name }) =>
    partOf(reads, slug, name, { counts, rows, flows }),
  );
  const days = [...reads.states.values()].flatMap((state) => state.dataDay ?? []);
  return {
    meta: {
      ...metaOf(null, null, { n: reads.states.size }),
      partial_days: partialDaysOfAny(reads),
      asof: days.sort().at(-1) ?? null,
      demo: [...reads.states.values()].some((state) => state.demo),
    },
    kpis: {
      books: sum([...counts.values()].map(({ books }) => books)),
      new_books: sum([...counts.values()].map(({ fresh }) => fresh)),
      updated,
      ...flowKpis(parts.map((part) => part.last)),
      coverage: coverageOf([...reads.states.values()]),
      before: {
        new_books: sum([...counts.values()].map(({ fresh_before }) => fresh_before)),
        ...flowKpisBefore(parts),
      },
      series: flowSeries(parts.map((part) => part.flow)),
    },
    portals: parts.map((part) => part.portal),
    risers: parts.flatMap((part) => part.risers).sort((a, b) => (b.delta ?? 0) - (a.delta ?? 0)),
    entered: parts.flatMap((part) => part.entered).sort((a, b) => a.position - b.position),
    surges,
  };
}
