import type {
  EndpointRequest,
  EndpointResponse,
  PortalSlug,
  pricesByVolume,
  VolumePrices,
} from '@litometr/api-contract';
import { SHEET_CHARS } from '@litometr/domain';
import { notFound } from '../../http/errors.ts';
import { metaOf, type Reads, requirePortal } from '../shared/context.ts';

/** Author's sheets that the bands begin with. */
const BAND_STARTS = [0, 5, 10, 15, 20];
const starts = BAND_STARTS.map((sheets) => sheets * SHEET_CHARS);

async function genreOf({ db }: Reads, portal: PortalSlug, id: number | undefined) {
  if (id === undefined) return null;
  const [genre] = await db.select<{ id: number; name: string }>(
    'SELECT id, name FROM genres WHERE portal = {portal:String} AND id = {id:UInt32}',
    { portal, id },
  );
  if (genre === undefined) throw notFound('There is no such genre.');
  return genre;
}

/**
 * @methodology prices-by-volume
 * @title Prices by volume
 * @measures What the paid books of a portal, or of one genre, cost by their volume: the median of the
 *   prices and the middle half of them, in bands that begin at {BAND_STARTS.0}, {BAND_STARTS.1},
 *   {BAND_STARTS.2}, {BAND_STARTS.3} and {BAND_STARTS.4} author's sheets.
 * @unit rubles
 * @condition Counts books with a price above 0 and a known volume, as last captured; a sheet is
 *   {SHEET_CHARS} characters.
 * @condition Quartiles by linear interpolation between neighbouring values.
 * @source own
 */
export async function readPricesByVolume(
  reads: Reads,
  { params: { portal }, query }: EndpointRequest<typeof pricesByVolume>,
): Promise<EndpointResponse<typeof pricesByVolume>> {
  const view = requirePortal(reads, portal);
  const [genre, rows] = await Promise.all([
    genreOf(reads, portal, query.genre),
    reads.db.select<{ at: number; n: number; prices: [p25: number, p50: number, p75: number] }>(
      `SELECT arrayCount(start -> chars >= start, {starts:Array(UInt64)}) - 1 AS at, count() AS n,
         quantilesExactInclusive(0.25, 0.5, 0.75)(assumeNotNull(price)) AS prices
       FROM catalogue_books
       WHERE portal = {portal:String} AND price > 0 AND chars > 0
         AND ({genre:UInt64} = 0 OR has(genre_ids, {genre:UInt64}))
       GROUP BY at`,
      { portal, genre: query.genre ?? 0, starts },
    ),
  ]);
  const items = starts.map((from, at): VolumePrices => {
    const row = rows.find((one) => one.at === at);
    const [p25, p50, p75] = row?.prices ?? [];
    const isKnown = p25 !== undefined && p50 !== undefined && p75 !== undefined;
    return {
      from,
      to: starts[at + 1] ?? null,
      price: isKnown ? { p25, p50, p75, n: row?.n ?? 0 } : null,
    };
  });
  const n = items.reduce((sum, { price }) => sum + (price?.n ?? 0), 0);
  return {
    meta: metaOf(portal, view, { filters: { ...query }, n }),
    genre,
    count: items.length,
    items,
  };
}
