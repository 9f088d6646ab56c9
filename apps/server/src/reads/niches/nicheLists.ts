import type {
  EndpointRequest,
  EndpointResponse,
  GenreRow,
  GroupRow,
  genres,
  tags,
} from '@litometr/api-contract';
import { badParameter } from '../../http/errors.ts';
import { lookupNames } from '../bookBriefs.ts';
import { comparedPeriod } from '../comparison.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../context.ts';
import { leadingList } from '../leadingList.ts';
import { periodOf } from '../period.ts';
import { searchText } from '../search.ts';
import { bestPartners, genreTops, nicheSparks } from './nicheExtras.ts';
import { toGroupRow } from './nicheRow.ts';
import {
  GENRE_AUTHORS,
  type NicheKind,
  type NicheSource,
  nicheOrder,
  nicheRowsSql,
  storedNiche,
  storedNiches,
  workedOut,
} from './nicheSql.ts';
import { type NicheWhole, NO_DAY, nicheWhole, windowStart } from './nicheWhole.ts';
import { figuresOver } from './periodFigures.ts';

type Query = EndpointRequest<typeof genres>['query'];

/** Where the rows come from, with what they are told against. */
interface Source {
  from: string;
  whole: NicheWhole;
  params: Readonly<Record<string, string | number>>;
}

/** Of all books; worked out live for a portal of books without readings or lists. */
async function wholeSource(reads: Reads, view: PortalView, kind: NicheKind): Promise<Source> {
  if (view.asof === null) return liveSource(reads, view, kind, 0);
  return { from: storedNiches, whole: await nicheWhole(reads, view), params: {} };
}

async function liveSource(
  reads: Reads,
  view: PortalView,
  kind: NicheKind,
  genre: number,
): Promise<Source> {
  const leading = (await leadingList(reads, view))?.kind ?? '';
  const params = { genre, leading, since: windowStart(view), asof: view.asof ?? NO_DAY };
  const [row] = await reads.db.select<{ topAll: number; activeAll: number; places: number }>(
    GENRE_AUTHORS,
    { portal: view.definition.slug, ...params },
  );
  const past = { topAllBefore: 0, activeAllBefore: 0, before: null, now: null };
  const whole = { topAll: 0, activeAll: 0, places: 0, ...row, ...past };
  return { from: workedOut(view, kind), whole, params };
}

/** The tags of one genre; 400 for a genre that the portal does not have. */
async function genreSource(reads: Reads, view: PortalView, genre: number): Promise<Source> {
  const { slug } = view.definition;
  const names = await lookupNames(reads, slug, 'genres', [genre]);
  if (names([genre]).length === 0) throw badParameter('genre', `${slug} has no genre ${genre}.`);
  return liveSource(reads, view, 'tag', genre);
}

interface Asked {
  view: PortalView;
  kind: NicheKind;
  source: Source;
  /** 0 for all. */
  id: number;
  query: Pick<Query, 'q' | 'min_books' | 'min_authors' | 'sort' | 'page' | 'size'>;
}

async function sourceRows(reads: Reads, { view, kind, source, id, query }: Asked) {
  const { whole } = source;
  const { select, rest } = nicheRowsSql(source.from);
  const parameters = {
    portal: view.definition.slug,
    kind,
    topAll: whole.topAll,
    activeAll: whole.activeAll,
    minBooks: query.min_books,
    minAuthors: query.min_authors,
    q: searchText(query.q),
    id,
    ...source.params,
  };
  const rows = await reads.db.select<NicheSource & { total: number }>(
    `${select}, count() OVER () AS total ${rest} ORDER BY ${nicheOrder(query.sort)}
     LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...parameters, limit: query.size, offset: (query.page - 1) * query.size },
  );
  const [first] = rows;
  if (first !== undefined || query.page === 1) return { rows, total: first?.total ?? 0 };
  // Beyond the last page nothing tells how many there are.
  const counted = await reads.db.select<{ total: number }>(
    `SELECT count() AS total ${rest}`,
    parameters,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

async function readRows(reads: Reads, asked: Asked): Promise<{ count: number; items: GroupRow[] }> {
  const { view, kind, source } = asked;
  const { rows, total } = await sourceRows(reads, asked);
  const ids = rows.map((row) => row.id);
  const stored = source.from === storedNiches;
  const [sparks, partnerOf] = await Promise.all([
    stored ? nicheSparks(reads, view, kind, ids) : new Map<number, never>(),
    kind === 'tag' ? bestPartners(reads, view.definition.slug, ids) : () => null,
  ]);
  return {
    count: total,
    items: rows.map((row) =>
      toGroupRow(view.definition, row, source.whole, {
        partner: partnerOf(row.id),
        spark: sparks.get(row.id) ?? [],
      }),
    ),
  };
}

const one = { min_books: 0, min_authors: 0, sort: 'name', page: 1, size: 1 } as const;

/** A genre or tag as lists have it, its small line apart. */
export type LinelessRow = Omit<GroupRow, 'spark'>;

/** One genre or tag; undefined where there is none. */
export async function readNicheRow(
  reads: Reads,
  view: PortalView,
  kind: NicheKind,
  id: number,
): Promise<LinelessRow | undefined> {
  // 0 asks for all.
  if (id === 0) return undefined;
  const { definition, asof } = view;
  const portal = definition.slug;
  if (asof === null) {
    const source = await liveSource(reads, view, kind, 0);
    const { items } = await readRows(reads, { view, kind, source, id, query: one });
    return items[0];
  }
  const [[row], whole, partnerOf] = await Promise.all([
    reads.db.select<NicheSource>(storedNiche, { portal, kind, id }),
    nicheWhole(reads, view),
    kind === 'tag' ? bestPartners(reads, portal, [id]) : () => null,
  ]);
  return row && toGroupRow(definition, row, whole, { partner: partnerOf(id), spark: [] });
}

export async function withTops<Row>(
  reads: Reads,
  { definition }: PortalView,
  rows: readonly (Row & { id: number })[],
): Promise<(Row & Pick<GenreRow, 'top'>)[]> {
  const topOf = await genreTops(reads, definition.slug);
  return rows.map((row) => ({ ...row, top: topOf(row.id) }));
}

/** Rows with what they come to over the asked period, and that period. */
async function withFigures<Row extends { id: number }>(
  reads: Reads,
  { view, kind, source }: Pick<Asked, 'view' | 'kind' | 'source'>,
  rows: readonly Row[],
  query: Pick<Query, 'from' | 'to' | 'range' | 'cmp'>,
) {
  const asked = await periodOf(reads, view, query);
  const period = asked ?? { from: NO_DAY, to: NO_DAY };
  const compared = asked && comparedPeriod(asked, query.cmp);
  const ids = rows.map(({ id }) => id);
  // Days are kept of whole groups: of the tags of one genre they tell nothing.
  const figuresOf =
    source.from === storedNiches && asked !== null
      ? await figuresOver(reads, view, { kind, ids }, { period, compared })
      : () => null;
  const items = rows.map((row) => ({ ...row, figures: figuresOf(row.id) }));
  return { period, compared, items };
}

export async function readGenres(
  reads: Reads,
  { params, query }: EndpointRequest<typeof genres>,
): Promise<EndpointResponse<typeof genres>> {
  const view = requirePortal(reads, params.portal);
  const source = await wholeSource(reads, view, 'genre');
  const asked = { view, kind: 'genre', source, id: 0, query } as const;
  const { count, items } = await readRows(reads, asked);
  return {
    meta: metaOf(params.portal, view, { filters: { ...query }, n: count }),
    count,
    ...(await withFigures(reads, asked, await withTops(reads, view, items), query)),
  };
}

export async function readTags(
  reads: Reads,
  { params, query }: EndpointRequest<typeof tags>,
): Promise<EndpointResponse<typeof tags>> {
  const view = requirePortal(reads, params.portal);
  const source =
    query.genre === undefined
      ? await wholeSource(reads, view, 'tag')
      : await genreSource(reads, view, query.genre);
  const asked = { view, kind: 'tag', source, id: 0, query } as const;
  const { count, items } = await readRows(reads, asked);
  return {
    meta: metaOf(params.portal, view, { filters: { ...query }, n: count }),
    count,
    ...(await withFigures(reads, asked, items, query)),
  };
}
