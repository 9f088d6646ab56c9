import type { EndpointResponse, HomePortal, home, Mover, PortalSlug } from '@litometr/api-contract';
import { portalDefinitions } from '../measurements/portals.ts';
import { metaOf, portalView, type Reads } from './context.ts';
import { type FlowDay, leadingFlows, turnoverOf, turnoverSeries } from './leadingList.ts';
import { type LeadingRow, leadingRows, moved, toMovers } from './movers.ts';
import { dayBefore } from './period.ts';
import { type BookCount, bookCounts } from './portals.ts';

const RISERS_PER_PORTAL = 3;
const ENTERED_PER_PORTAL = 2;
const SPARK_DAYS = 30;

interface PortalPart {
  portal: HomePortal;
  last: FlowDay | null;
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
    last,
    risers: toMovers(reads, moved(rows, 'rise', RISERS_PER_PORTAL)),
    entered: toMovers(reads, moved(rows, 'enter', ENTERED_PER_PORTAL)),
  };
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
  const [counts, flows, rows] = await Promise.all([
    bookCounts(reads),
    leadingFlows(reads, portals, sparkPeriod(reads)),
    leadingRows(reads, portals, most),
  ]);
  const parts = portalDefinitions.map(({ slug, name }) =>
    partOf(reads, slug, name, { counts, rows, flows }),
  );
  const turnovers = parts.flatMap(({ portal }) => portal.turnover ?? []);
  const days = [...reads.states.values()].flatMap((state) => state.dataDay ?? []);
  return {
    meta: {
      ...metaOf(null, null, { n: reads.states.size }),
      asof: days.sort().at(-1) ?? null,
      demo: [...reads.states.values()].some((state) => state.demo),
    },
    kpis: {
      books: sum([...counts.values()].map(({ books }) => books)),
      new_books: sum([...counts.values()].map(({ fresh }) => fresh)),
      entered: sum(parts.map((part) => part.last?.entered)),
      left: sum(parts.map((part) => part.last?.left)),
      turnover: turnovers.length === 0 ? null : sum(turnovers) / turnovers.length,
    },
    portals: parts.map((part) => part.portal),
    risers: parts.flatMap((part) => part.risers).sort((a, b) => (b.delta ?? 0) - (a.delta ?? 0)),
    entered: parts.flatMap((part) => part.entered).sort((a, b) => a.position - b.position),
  };
}
