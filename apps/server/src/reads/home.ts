import type { EndpointResponse, HomePortal, home, Mover } from '@litometr/api-contract';
import { portalDefinitions } from '../measurements/portals.ts';
import { metaOf, type PortalView, portalView, type Reads } from './context.ts';
import { type FlowDay, flowOf, leadingList, turnoverOf, turnoverSeries } from './leadingList.ts';
import { findMovers } from './movers.ts';
import { dayBefore } from './period.ts';
import { bookCounts } from './portals.ts';

const RISERS_PER_PORTAL = 3;
const ENTERED_PER_PORTAL = 2;
const SPARK_DAYS = 30;
const NEW_DAYS = 7;

interface PortalPart {
  portal: HomePortal;
  last: FlowDay | null;
  risers: Mover[];
  entered: Mover[];
}

function emptyPart(slug: HomePortal['slug'], name: string, books: number): PortalPart {
  const portal = {
    slug,
    name,
    meta: metaOf(slug, null),
    books,
    turnover: null,
    entered: null,
    leader: null,
    spark: [],
  };
  return { portal, last: null, risers: [], entered: [] };
}

async function partOf(reads: Reads, view: PortalView, books: number): Promise<PortalPart> {
  const { slug, name } = view.definition;
  const list = await leadingList(reads, view);
  if (list === null) {
    const part = emptyPart(slug, name, books);
    return { ...part, portal: { ...part.portal, meta: metaOf(slug, view) } };
  }
  const period = { from: dayBefore(list.lastDay, SPARK_DAYS - 1), to: list.lastDay };
  const [flow, leaders, risers, entered] = await Promise.all([
    flowOf(reads, view, list, period),
    findMovers(reads, view, list, 'leader', 1),
    findMovers(reads, view, list, 'risers', RISERS_PER_PORTAL),
    findMovers(reads, view, list, 'entered', ENTERED_PER_PORTAL),
  ]);
  const last = flow.at(-1) ?? null;
  return {
    portal: {
      slug,
      name,
      meta: metaOf(slug, view),
      books,
      turnover: last === null ? null : turnoverOf(last),
      entered: last?.entered ?? null,
      leader: leaders[0] ?? null,
      spark: turnoverSeries(flow),
    },
    last,
    risers,
    entered,
  };
}

/** Books first published within a week of their portal's data day. */
async function newBooks({ db, states }: Reads): Promise<number> {
  const known = [...states.values()].flatMap(({ portal, dataDay }) =>
    dataDay === null ? [] : [{ portal, dataDay }],
  );
  const counts = await Promise.all(
    known.map(({ portal, dataDay }) =>
      db.select<{ n: number }>(
        `SELECT count() AS n FROM books WHERE portal = {portal:String}
         AND first_published_on > {from:String} AND first_published_on <= {to:String}`,
        { portal, from: dayBefore(dataDay, NEW_DAYS), to: dataDay },
      ),
    ),
  );
  return counts.reduce((sum, rows) => sum + (rows[0]?.n ?? 0), 0);
}

const sum = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

export async function readHome(reads: Reads): Promise<EndpointResponse<typeof home>> {
  const counts = await bookCounts(reads);
  const parts = await Promise.all(
    portalDefinitions.map(async ({ slug, name }) => {
      const view = portalView(reads, slug);
      const books = counts.get(slug) ?? 0;
      return view === null ? emptyPart(slug, name, books) : await partOf(reads, view, books);
    }),
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
      books: sum([...counts.values()]),
      new_books: await newBooks(reads),
      entered: sum(parts.map((part) => part.last?.entered)),
      left: sum(parts.map((part) => part.last?.left)),
      turnover: turnovers.length === 0 ? null : sum(turnovers) / turnovers.length,
    },
    portals: parts.map((part) => part.portal),
    risers: parts.flatMap((part) => part.risers).sort((a, b) => (b.delta ?? 0) - (a.delta ?? 0)),
    entered: parts.flatMap((part) => part.entered).sort((a, b) => a.position - b.position),
  };
}
