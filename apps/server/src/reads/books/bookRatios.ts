import {
  bookRatioKeys,
  type bookRatios,
  type EndpointRequest,
  type EndpointResponse,
  type PortalSlug,
} from '@litometr/api-contract';
import type { PortalDefinition } from '@litometr/domain';
import { SHEET_CHARS } from '@litometr/domain';
import { notFound } from '../../http/errors.ts';
import { lookupNames } from '../shared/bookBriefs.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';
import { portalOf } from './portalOf.ts';

type RatioKey = (typeof bookRatioKeys)[number];

/** Fewer books of a genre than these have no usual ratio. */
const MIN_BOOKS = 5;
const VIEWS = 1_000;

/** The ratios that a portal's books can have, as expressions over `catalogue_books` or `group_books` AS c. */
function ratiosOf({ metrics }: PortalDefinition): [RatioKey, string][] {
  return bookRatioKeys.flatMap((key): [RatioKey, string][] => {
    if (key === 'price') {
      return [[key, `if(c.price > 0 AND c.chars > 0, c.price / c.chars * ${SHEET_CHARS}, NULL)`]];
    }
    if (metrics[key] === undefined || metrics.views === undefined) return [];
    return [[key, `if(c.last_views > 0, c.last_${key} / c.last_views * ${VIEWS}, NULL)`]];
  });
}

type Row = Readonly<Record<string, number | null>>;

/** The book's own ratios and its first genre, 0 without one. */
async function ownRow({ db }: Reads, portal: PortalSlug, id: number, ratios: [RatioKey, string][]) {
  const own = ratios.map(([key, sql]) => `, ${sql} AS ${key}_own`);
  const [row] = await db.select<Row>(
    `SELECT c.genre_ids[1] AS genre${own.join('')} FROM catalogue_books AS c
     WHERE c.portal = {portal:String} AND c.id = {id:UInt64}`,
    { portal, id },
  );
  return row ?? {};
}

/** How a book's ratios lie among the books of its first genre. */
async function amongRow(
  { db }: Reads,
  portal: PortalSlug,
  own: Row,
  ratios: [RatioKey, string][],
): Promise<Row> {
  if (ratios.length === 0) return {};
  const among = ratios.flatMap(([key, sql]) => [
    `count(${sql}) AS ${key}_n`,
    ...[25, 50, 75].map(
      (level) => `quantileExactInclusive(${level / 100})(${sql}) AS ${key}_p${level}`,
    ),
    `countIf(${sql} < {${key}_own:Nullable(Float64)}) AS ${key}_less`,
  ]);
  const values = ratios.map(([key]): [string, number | null] => [
    `${key}_own`,
    own[`${key}_own`] ?? null,
  ]);
  const [row] = await db.select<Row>(
    `SELECT ${among.join(', ')} FROM group_books AS c
     WHERE c.portal = {portal:String} AND c.kind = 'genre' AND c.group_id = {genre:UInt32}`,
    { portal, genre: own['genre'] ?? 0, ...Object.fromEntries(values) },
  );
  return row ?? {};
}

/**
 * @methodology book-ratios
 * @title Ratios of a book
 * @measures Price per author’s sheet, and likes, library adds, comments, reviews or awards
 *   per {VIEWS} views,
 *   beside the books of the same genre.
 * @unit roubles per author’s sheet; per {VIEWS} views
 * @formula K = {SHEET_CHARS} · c ÷ z, Q = {VIEWS} · l ÷ v
 * @symbol c, z: price in roubles and length in characters
 * @symbol l, v: the counter and the views, as last read
 * @condition Compared with all books of the first genre of the book: quartiles, and the share of these books
 *   with a smaller ratio. Unknown for fewer than {MIN_BOOKS} books with the ratio.
 * @condition Books without views, price or length have no such ratio.
 * @source own
 */
export async function readBookRatios(
  reads: Reads,
  { params: { id } }: EndpointRequest<typeof bookRatios>,
): Promise<EndpointResponse<typeof bookRatios>> {
  const portal = await portalOf(reads, 'books', id);
  if (portal === null) throw notFound('There is no such book.');
  const view = requirePortal(reads, portal);
  const ratios = ratiosOf(view.definition);
  const own = await ownRow(reads, portal, id, ratios);
  const row = { ...own, ...(await amongRow(reads, portal, own, ratios)) };
  const genreId = own['genre'] ?? 0;
  const names = await lookupNames(reads, portal, 'genres', genreId === 0 ? [] : [genreId]);
  return {
    meta: metaOf(portal, view),
    genre: names([genreId])[0] ?? null,
    items: ratios.map(([key]) => toRatioDto(key, row)),
  };
}

function toRatioDto(key: RatioKey, row: Row): EndpointResponse<typeof bookRatios>['items'][number] {
  const at = (name: string) => row[`${key}_${name}`] ?? null;
  const [value, n] = [at('own'), at('n') ?? 0];
  const [p25, p50, p75] = [at('p25'), at('p50'), at('p75')];
  if (n < MIN_BOOKS || p25 === null || p50 === null || p75 === null) {
    return { key, value, genre: null, above: null };
  }
  const above = value === null ? null : (at('less') ?? 0) / n;
  return { key, value, genre: { p25, p50, p75, n }, above };
}
