import type {
  Bar,
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
import { type Period, periodOf } from '../period.ts';
import { searchText } from '../search.ts';
import { bestPartners, genreTops, nicheSparks } from './nicheExtras.ts';
import { toGroupRow } from './nicheRow.ts';
import {
  GENRE_AUTHORS,
  isByPeriod,
  type NicheKind,
  type NicheSource,
  nicheOrder,
  nicheRowsSql,
  storedNiche,
  storedNiches,
  workedOut,
} from './nicheSql.ts';
import { barGain, type NicheWhole, NO_DAY, nicheWhole, windowStart } from './nicheWhole.ts';
import { figuresOver, figuresSql } from './periodFigures.ts';

type Query = EndpointRequest<typeof genres>['query'];

/** Where the rows come from, with what they are told against. */
interface Source {
  from: string;
  /** Made when the data was published, with its days. */
  isStored: boolean;
  whole: NicheWhole;
  params: Readonly<Record<string, string | number>>;
}

/** Of all books; worked out live for a portal of books without readings or lists. */
async function wholeSource(
  reads: Reads,
  view: PortalView,
  kind: NicheKind,
  bar: Bar,
): Promise<Source> {
  if (view.asof === null) return liveSource(reads, view, kind, { bar });
  const whole = await nicheWhole(reads, view);
  return { from: storedNiches(bar), isStored: true, whole, params: {} };
}

async function liveSource(
  reads: Reads,
  view: PortalView,
  kind: NicheKind,
  { genre = 0, bar }: { genre?: number; bar: Bar },
): Promise<Source> {
  const leading = (await leadingList(reads, view))?.kind ?? '';
  const params = { genre, leading, since: windowStart(view), asof: view.asof ?? NO_DAY };
  const [row] = await reads.db.select<{ topAll: number; activeAll: number; places: number }>(
    GENRE_AUTHORS,
    { portal: view.definition.slug, ...params },
  );
  const past = { topAllBefore: 0, activeAllBefore: 0, before: null, now: null };
  const whole = { topAll: 0, activeAll: 0, places: 0, ...row, ...past };
  return { from: workedOut(view, kind, bar), isStored: false, whole, params };
}

/** The tags of one genre; 400 for a genre that the portal does not have. */
async function genreSource(
  reads: Reads,
  view: PortalView,
  { genre, bar }: { genre: number; bar: Bar },
): Promise<Source> {
  const { slug } = view.definition;
  const names = await lookupNames(reads, slug, 'genres', [genre]);
  if (names([genre]).length === 0) throw badParameter('genre', `${slug} has no genre ${genre}.`);
  return liveSource(reads, view, 'tag', { genre, bar });
}

const NO_PERIOD: Period = { from: NO_DAY, to: NO_DAY };

interface Asked {
  view: PortalView;
  kind: NicheKind;
  source: Source;
  /** 0 for all. */
  id: number;
  query: Pick<Query, 'q' | 'min_books' | 'min_authors' | 'sort' | 'page' | 'size'>;
  /** What the rows' figures are told over; null where days do not tell them. */
  period: Period | null;
}

/** The rows; those sorted by a period have its figures beside them, all the others need none. */
function rowsFrom({ source, query, period }: Asked): string {
  if (!isByPeriod(query.sort)) return source.from;
  const told = period === null ? 'WHERE 0' : '';
  return `${source.from} LEFT JOIN (SELECT * FROM (${figuresSql('all')}) ${told}) AS p ON p.id = l.id`;
}

async function sourceRows(reads: Reads, asked: Asked) {
  const { view, kind, source, id, query, period } = asked;
  const { whole } = source;
  const { select, rest } = nicheRowsSql(rowsFrom(asked));
  const parameters = {
    portal: view.definition.slug,
    kind,
    topAll: whole.topAll,
    activeAll: whole.activeAll,
    minBooks: query.min_books,
    minAuthors: query.min_authors,
    q: searchText(query.q),
    id,
    ...(period ?? NO_PERIOD),
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
  const [sparks, partnerOf] = await Promise.all([
    source.isStored ? nicheSparks(reads, view, kind, ids) : new Map<number, never>(),
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

const one = {
  ...{ min_books: 0, min_authors: 0, page: 1, size: 1 },
  sort: 'name' as const,
};

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
    const source = await liveSource(reads, view, kind, { bar: '50' });
    const { items } = await readRows(reads, { view, kind, source, id, query: one, period: null });
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

/** What a list asks for, with the period and the compared one that its figures are told over. */
async function askedOf(
  reads: Reads,
  { view, kind, source }: Pick<Asked, 'view' | 'kind' | 'source'>,
  query: Query,
) {
  const period = await periodOf(reads, view, query);
  const compared = period && comparedPeriod(period, query.cmp);
  // Days are kept of whole groups: of the tags of one genre they tell nothing.
  const told = source.isStored ? period : null;
  const asked: Asked = { view, kind, source, id: 0, query, period: told };
  return { asked, period: period ?? NO_PERIOD, compared };
}

/** A page of a list, each row with what it comes to over the asked period. */
async function readPage(reads: Reads, of: Pick<Asked, 'view' | 'kind' | 'source'>, query: Query) {
  const { asked, period, compared } = await askedOf(reads, of, query);
  const { view, kind } = asked;
  const [{ count, items }, bar_gain] = await Promise.all([
    readRows(reads, asked),
    barGain(reads, view, query.bar),
  ]);
  const ids = items.map(({ id }) => id);
  const figuresOf =
    asked.period === null
      ? () => null
      : await figuresOver(reads, view, { kind, ids }, { period: asked.period, compared });
  return {
    meta: metaOf(view.definition.slug, view, { filters: { ...query }, n: count }),
    count,
    period,
    compared,
    bar_gain,
    items: items.map((row) => ({ ...row, figures: figuresOf(row.id) })),
  };
}

export async function readGenres(
  reads: Reads,
  { params, query }: EndpointRequest<typeof genres>,
): Promise<EndpointResponse<typeof genres>> {
  const view = requirePortal(reads, params.portal);
  const source = await wholeSource(reads, view, 'genre', query.bar);
  const answer = await readPage(reads, { view, kind: 'genre', source }, query);
  return { ...answer, items: await withTops(reads, view, answer.items) };
}

export async function readTags(
  reads: Reads,
  { params, query }: EndpointRequest<typeof tags>,
): Promise<EndpointResponse<typeof tags>> {
  const view = requirePortal(reads, params.portal);
  const { genre, bar } = query;
  const source =
    genre === undefined
      ? await wholeSource(reads, view, 'tag', bar)
      : await genreSource(reads, view, { genre, bar });
  return readPage(reads, { view, kind: 'tag', source }, query);
}
