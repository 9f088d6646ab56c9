import type {
  EndpointRequest,
  EndpointResponse,
  GroupRow,
  genre,
  tag,
} from '@litometr/api-contract';
import { notFound } from '../../http/errors.ts';
import { comparedPeriod } from '../comparison.ts';
import { metaOf, type PortalView, type Reads, requirePortal } from '../context.ts';
import { isWithin, periodOf, widest } from '../period.ts';
import { LAST_ID } from '../portalOf.ts';
import { nicheAuthors, nicheBooks } from './nicheBooks.ts';
import { lookAtNiche, nicheBeside, nicheFacts } from './nicheFacts.ts';
import { readNicheRow, withTops } from './nicheLists.ts';
import { nicheFigures, nicheSeries } from './nicheSeries.ts';
import type { NicheKind } from './nicheSql.ts';
import { NO_DAY } from './nicheWhole.ts';

/** The series of a page are told over a quarter unless the caller says otherwise. */
const SERIES_DAYS = 90;

interface Detail {
  view: PortalView;
  kind: NicheKind;
  id: number;
  query: EndpointRequest<typeof tag>['query'];
}

/** Reads what does not need the row, so that it need not wait for it. */
async function detailOf(reads: Reads, { view, kind, id, query }: Detail) {
  const period = (await periodOf(reads, view, query, SERIES_DAYS)) ?? { from: NO_DAY, to: NO_DAY };
  const compared = comparedPeriod(period, query.cmp);
  const scope = { portal: view.definition.slug, kind, id };
  const [days, look, authors] = await Promise.all([
    nicheSeries(reads, view, { kind, id }, widest(period, compared)),
    lookAtNiche(reads, scope),
    nicheAuthors(reads, view, scope),
  ]);
  const listed = await nicheBooks(reads, view, look);
  const series = days.filter(({ day }) => isWithin(day, period));
  const figures = nicheFigures(days, period, compared);
  return async ({ books }: GroupRow) => ({
    ...{ period, compared, figures, series },
    ...nicheFacts(look),
    ...(await nicheBeside(reads, look, books)),
    ...listed,
    authors: authors(books),
  });
}

export async function readTag(
  reads: Reads,
  { params, query }: EndpointRequest<typeof tag>,
): Promise<EndpointResponse<typeof tag>> {
  const view = requirePortal(reads, params.portal);
  if (params.id > LAST_ID) throw notFound('There is no such tag.');
  const [row, detail, seen] = await Promise.all([
    readNicheRow(reads, view, 'tag', params.id),
    detailOf(reads, { view, kind: 'tag', id: params.id, query }),
    reads.db.select<{ first: string | null }>(
      `SELECT if(countIf(valid_from IS NULL) > 0, NULL, min(valid_from)) AS first FROM book_groups
       WHERE portal = {portal:String} AND kind = 'tag' AND group_id = {id:UInt32}`,
      { portal: params.portal, id: params.id },
    ),
  ]);
  if (row === undefined) throw notFound('There is no such tag.');
  const meta = metaOf(params.portal, view, { filters: { ...query }, n: row.books });
  return { meta, tag: row, first_seen: seen[0]?.first ?? null, ...(await detail(row)) };
}

export async function readGenre(
  reads: Reads,
  { params, query }: EndpointRequest<typeof genre>,
): Promise<EndpointResponse<typeof genre>> {
  const view = requirePortal(reads, params.portal);
  if (params.id > LAST_ID) throw notFound('There is no such genre.');
  const [found, detail] = await Promise.all([
    readNicheRow(reads, view, 'genre', params.id),
    detailOf(reads, { view, kind: 'genre', id: params.id, query }),
  ]);
  const [row] = found === undefined ? [] : await withTops(reads, view, [found]);
  if (row === undefined) throw notFound('There is no such genre.');
  const meta = metaOf(params.portal, view, { filters: { ...query }, n: row.books });
  return { meta, genre: row, ...(await detail(row)) };
}
