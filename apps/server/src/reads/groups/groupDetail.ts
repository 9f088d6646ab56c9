import type {
  EndpointRequest,
  EndpointResponse,
  genre,
  PortalSlug,
  tag,
} from '@litometr/api-contract';
import { notFound } from '../../http/errors.ts';
import { comparedPeriod } from '../shared/comparison.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../shared/context.ts';
import type { GroupKind } from '../shared/liftPriors.ts';
import { memoizePerState } from '../shared/memoizePerState.ts';
import { isWithin, periodOf, widest } from '../shared/period.ts';
import { againstGenre } from './againstGenre.ts';
import { readGroupAuthors, readGroupBooks } from './groupBooks.ts';
import { withTops } from './groupExtras.ts';
import { readGroupNeighbours, readGroupProfile, toGroupFacts } from './groupFacts.ts';
import { readGroupRow } from './groupLists.ts';
import { computeGroupFigures, readGroupDays, readGroupGains } from './groupSeries.ts';
import { NO_DAY } from './portalTotals.ts';

/** Default number of days of a page's series: a quarter. */
const SERIES_DAYS = 90;

interface Detail {
  view: PortalView;
  kind: GroupKind;
  id: number;
  query: EndpointRequest<typeof genre>['query'];
}

/** Reads what does not need the row, so that it need not wait for it. */
async function detailOf(reads: Reads, { view, kind, id, query }: Detail) {
  const period = (await periodOf(reads, view, query, SERIES_DAYS)) ?? { from: NO_DAY, to: NO_DAY };
  const compared = comparedPeriod(period, query.cmp);
  const [days, gain, profile] = await Promise.all([
    readGroupDays(reads, view, { kind, id }, widest(period, compared)),
    readGroupGains(reads, view, { kind, id }, { period, compared }),
    readGroupProfile(reads, { portal: view.definition.slug, kind, id }),
  ]);
  const [listed, authors] = await Promise.all([
    readGroupBooks(reads, view, profile),
    readGroupAuthors(reads, view, profile),
  ]);
  const series = days.series.filter(({ day }) => isWithin(day, period));
  const figures = { gain, ...computeGroupFigures(days, period, compared) };
  const loadDetails = async (books: number) => ({
    period,
    compared,
    figures,
    series,
    ...toGroupFacts(profile),
    ...(await readGroupNeighbours(reads, profile, books)),
    ...listed,
    authors: authors(books),
  });
  return { spark: days.spark, profile, loadDetails };
}

/** The first capture that knew a tag; null where it was there before any. */
async function firstSeen(reads: Reads, portal: PortalSlug, id: number): Promise<string | null> {
  const days = await memoizePerState(reads, `first seen tags ${portal}`, async () => {
    const rows = await reads.db.select<{ id: number; first: string }>(
      `SELECT group_id AS id, min(assumeNotNull(valid_from)) AS first FROM book_groups
       WHERE portal = {portal:String} AND kind = 'tag'
       GROUP BY id HAVING countIf(valid_from IS NULL) = 0`,
      { portal },
    );
    return new Map(rows.map((row) => [row.id, row.first]));
  });
  return days.get(id) ?? null;
}

export async function readTag(
  reads: Reads,
  { params, query }: EndpointRequest<typeof tag>,
): Promise<EndpointResponse<typeof tag>> {
  const view = requirePortal(reads, params.portal);
  const [row, detail, first_seen] = await Promise.all([
    readGroupRow(reads, view, 'tag', params.id),
    detailOf(reads, { view, kind: 'tag', id: params.id, query }),
    firstSeen(reads, params.portal, params.id),
  ]);
  if (row === undefined) throw notFound('There is no such tag.');
  const meta = metaOf(params.portal, view, { filters: { ...query }, n: row.books });
  const { spark, profile, loadDetails } = detail;
  const [details, against] = await Promise.all([
    loadDetails(row.books),
    againstGenre(reads, profile, query.genre),
  ]);
  return { meta, tag: { ...row, spark }, first_seen, ...details, against };
}

export async function readGenre(
  reads: Reads,
  { params, query }: EndpointRequest<typeof genre>,
): Promise<EndpointResponse<typeof genre>> {
  const view = requirePortal(reads, params.portal);
  const [found, detail] = await Promise.all([
    readGroupRow(reads, view, 'genre', params.id),
    detailOf(reads, { view, kind: 'genre', id: params.id, query }),
  ]);
  const [row] = found === undefined ? [] : await withTops(reads, view, [found]);
  if (row === undefined) throw notFound('There is no such genre.');
  const meta = metaOf(params.portal, view, { filters: { ...query }, n: row.books });
  const { spark, loadDetails } = detail;
  return { meta, genre: { ...row, spark }, ...(await loadDetails(row.books)) };
}
