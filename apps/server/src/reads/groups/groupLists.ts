import type { Bar, EndpointRequest, EndpointResponse, genres, tags } from '@litometr/api-contract';
import { badParameter } from '../../http/errors.ts';
import { mainMetric } from '../../measurements/portals.ts';
import type { QueryParams } from '../../measurements/queryParams.ts';
import { fitLiftPrior } from '../../statistics/liftPrior.ts';
import { weekChangeParams } from '../formulas/weekChange.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { comparedPeriod } from '../shared/comparison.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import { leadingList } from '../shared/leadingList.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { type Period, periodOf } from '../shared/period.ts';
import { searchText } from '../shared/textSearch.ts';
import { bestPartners, readGroupSparks, withTops } from './groupExtras.ts';
import { type LinelessRow, toGroupRow } from './groupRow.ts';
import {
  GENRE_PLACES,
  groupOrderSql,
  groupRowsSql,
  isByPeriod,
  type StoredGroupRow,
  storedGroupSql,
  storedGroupsSql,
  workedOut,
} from './groupSql.ts';
import {
  type GroupTrials,
  type LiftOrder,
  type LiftPriors,
  latestPriors,
  liftOrder,
  NO_ORDER,
  trialsSql,
} from './lifts.ts';
import { figuresOver, figuresSql } from './periodFigures.ts';
import {
  barGain,
  NO_DAY,
  type PortalTotals,
  readPortalTotals,
  windowStart,
} from './portalTotals.ts';

type Query = EndpointRequest<typeof genres>['query'];

/** The source of the rows, with the totals that they are compared with. */
interface Source {
  from: string;
  /** Made when the data was published, with its days. */
  isStored: boolean;
  whole: PortalTotals;
  priors: LiftPriors;
  params: QueryParams;
}

/** Of all books; worked out live for a portal of books without readings or lists. */
async function wholeSource(
  reads: Reads,
  view: PortalView,
  kind: GroupKind,
  bar: Bar,
): Promise<Source> {
  if (view.asof === null) return liveSource(reads, view, kind, { bar });
  const [whole, priors] = await Promise.all([
    readPortalTotals(reads, view),
    latestPriors(reads, view, kind),
  ]);
  const params = weekChangeParams(view);
  return { from: storedGroupsSql(view, bar), isStored: true, whole, priors, params };
}

async function liveSource(
  reads: Reads,
  view: PortalView,
  kind: GroupKind,
  { genre = 0, bar }: { genre?: number; bar: Bar },
): Promise<Source> {
  const leading = (await leadingList(reads, view))?.kind ?? '';
  const params = { genre, leading, since: windowStart(view), asof: view.asof ?? NO_DAY };
  const from = workedOut(view, kind, bar);
  const all = { portal: view.definition.slug, ...params };
  const [[row], trials] = await Promise.all([
    reads.db.select<{ places: number }>(GENRE_PLACES, all),
    reads.db.select<GroupTrials>(trialsSql(from), all),
  ]);
  const whole = { places: row?.places ?? 0, before: null, now: null };
  const priors = { now: fitLiftPrior(trials), before: null };
  return { from, isStored: false, whole, priors, params };
}

/** The order by lift of all rows; stored rows have the same one while a state is published. */
function orderOf(reads: Reads, { view, kind, source }: ListTarget): Promise<LiftOrder> {
  const portal = view.definition.slug;
  const fetchOrder = async () => {
    const params = { portal, kind, id: 0, ...source.params };
    const trials = await reads.db.select<GroupTrials>(trialsSql(source.from), params);
    return liftOrder(trials, source.priors.now);
  };
  return source.isStored
    ? memoizePerState(reads, `lift order ${portal} ${kind}`, fetchOrder)
    : fetchOrder();
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

interface ListTarget {
  view: PortalView;
  kind: GroupKind;
  source: Source;
}

interface ListRequest extends ListTarget {
  /** 0 for all. */
  id: number;
  query: Pick<Query, 'q' | 'min_books' | 'min_authors' | 'sort' | 'page' | 'size'>;
  /** The period of the rows' figures; null where no daily figures are stored. */
  period: Period | null;
}

/** The rows; those sorted by a period have its figures beside them, all the others need none. */
function rowsFrom({ source, query, period }: ListRequest): string {
  if (!isByPeriod(query.sort)) return source.from;
  const condition = period === null ? 'WHERE 0' : '';
  return `${source.from} LEFT JOIN (SELECT * FROM (${figuresSql('all')}) ${condition}) AS p ON p.id = l.id`;
}

async function sourceRows(reads: Reads, request: ListRequest) {
  const { view, kind, source, id, query, period } = request;
  const { select, rest } = groupRowsSql(rowsFrom(request));
  const parameters = {
    portal: view.definition.slug,
    kind,
    metric: mainMetric(view.definition) ?? '',
    ...(query.sort.endsWith('lift') ? await orderOf(reads, request) : NO_ORDER),
    minBooks: query.min_books,
    minAuthors: query.min_authors,
    q: searchText(query.q),
    id,
    ...(period ?? NO_PERIOD),
    ...source.params,
  };
  const rows = await reads.db.select<StoredGroupRow & { total: number }>(
    `${select}, count() OVER () AS total ${rest} ORDER BY ${groupOrderSql(query.sort)}
     LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...parameters, limit: query.size, offset: (query.page - 1) * query.size },
  );
  const [first] = rows;
  if (first !== undefined || query.page === 1) return { rows, total: first?.total ?? 0 };
  // A page beyond the last has no row that carries the count.
  const counted = await reads.db.select<{ total: number }>(
    `SELECT count() AS total ${rest}`,
    parameters,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

async function readRows(reads: Reads, request: ListRequest) {
  const { view, kind, source } = request;
  const { rows, total } = await sourceRows(reads, request);
  const ids = rows.map((row) => row.id);
  const [sparks, partnerOf] = await Promise.all([
    source.isStored ? readGroupSparks(reads, view, kind, ids) : new Map<number, never>(),
    kind === 'tag' ? bestPartners(reads, view.definition.slug) : () => null,
  ]);
  return {
    count: total,
    items: rows.map((row) =>
      toGroupRow(view.definition, row, source.whole, {
        partner: partnerOf(row.id),
        spark: sparks.get(row.id) ?? [],
        priors: source.priors,
      }),
    ),
  };
}

const one = {
  min_books: 0,
  min_authors: 0,
  page: 1,
  size: 1,
  sort: 'name' as const,
};

/** One genre or tag; undefined where there is none. */
export async function readGroupRow(
  reads: Reads,
  view: PortalView,
  kind: GroupKind,
  id: number,
): Promise<LinelessRow | undefined> {
  // 0 would select all groups.
  if (id === 0) return undefined;
  const { definition, asof } = view;
  const portal = definition.slug;
  if (asof === null) {
    const source = await liveSource(reads, view, kind, { bar: '50' });
    const { items } = await readRows(reads, { view, kind, source, id, query: one, period: null });
    return items[0];
  }
  const storedParams = { portal, kind, id, ...weekChangeParams(view) };
  const [[row], whole, priors, partnerOf] = await Promise.all([
    reads.db.select<StoredGroupRow>(storedGroupSql(view), storedParams),
    readPortalTotals(reads, view),
    latestPriors(reads, view, kind),
    kind === 'tag' ? bestPartners(reads, portal) : () => null,
  ]);
  const extras = { partner: partnerOf(id), spark: [], priors };
  return row && toGroupRow(definition, row, whole, extras);
}

/** Resolves the request of a list, with its period and the compared one. */
async function listRequestOf(reads: Reads, { view, kind, source }: ListTarget, query: Query) {
  const period = await periodOf(reads, view, query);
  const compared = period && comparedPeriod(period, query.cmp);
  // Daily figures are stored for complete groups only, not for the tags of one genre.
  const storedPeriod = source.isStored ? period : null;
  const request: ListRequest = { view, kind, source, id: 0, query, period: storedPeriod };
  return { request, period: period ?? NO_PERIOD, compared };
}

/** A page of a list, each row with its figures over the requested period. */
async function readPage(reads: Reads, of: ListTarget, query: Query) {
  const { request, period, compared } = await listRequestOf(reads, of, query);
  const { view, kind } = request;
  const [{ count, items }, bar_gain] = await Promise.all([
    readRows(reads, request),
    barGain(reads, view, query.bar),
  ]);
  const ids = items.map(({ id }) => id);
  const figuresOf =
    request.period === null
      ? () => null
      : await figuresOver(reads, view, { kind, ids }, { period: request.period, compared });
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
  const response = await readPage(reads, { view, kind: 'genre', source }, query);
  return { ...response, items: await withTops(reads, view, response.items) };
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
