import type { Measurements, Writer } from '../../apps/server/src/measurements/client.ts';
import { openMeasurements } from '../../apps/server/src/measurements/openMeasurements.ts';
import { publishBundle } from '../../apps/server/src/measurements/publish.ts';
import type { PackedBatch } from '../../apps/server/src/measurements/rows.ts';
import { staged } from '../../apps/server/src/measurements/stage.ts';
import type { PortalSlug } from '../../packages/api-contract/src/index.ts';
import { portalDefinitions } from '../../packages/domain/src/index.ts';
import { booksSql, DATA_DAY, metricsSql, type PortalSize, ranksSql } from './generatedRows.ts';
import { seconds } from './tables.ts';

/** The portal that holds the rows that the figures name; the others are small beside it. */
export const LARGE_PORTAL: PortalSlug = 'litnet';
const large: PortalSize = { books: 60_000, read: 20_000 };
const small: PortalSize = { books: 2_000, read: 1_000 };
/** Books an author has on the average. */
const BOOKS_PER_AUTHOR = 3;

export interface SetUp {
  books: number;
  readings: number;
  seconds: number;
}

/**
 * Fills a folder with generated portals: `times` as many books and readings as the figures name.
 * The rows are made in the stage; ids, checks, aggregates and the publication are the product's.
 */
export async function fillStore(folder: string, times: number): Promise<SetUp> {
  const measurements = await openMeasurements({ folder });
  let [books, readings] = [0, 0];
  try {
    const taken = await seconds(async () => {
      for (const { slug } of portalDefinitions) {
        const size = slug === LARGE_PORTAL ? large : small;
        const grown = { books: size.books * times, read: size.read * times };
        const parts = await publishGenerated(measurements, slug, grown);
        books += grown.books;
        readings += parts;
      }
    });
    return { books, readings, seconds: taken };
  } finally {
    await measurements.close();
  }
}

async function publishGenerated(
  measurements: Measurements,
  portal: PortalSlug,
  size: PortalSize,
): Promise<number> {
  const result = await publishBundle(measurements, {
    manifest: { portal, source: 'bench', capturedAt: `${DATA_DAY}T18:00:00Z` },
    batches: generatedBatches(measurements.writer, size),
  });
  if (result.outcome !== 'published') {
    throw new Error(
      `The generated rows of ${portal} were not published: ${JSON.stringify(result)}`,
    );
  }
  return result.counts.metrics.added;
}

/** Rows that the engine generates in its staging table; only their number is reported. */
async function* generatedBatches(writer: Writer, size: PortalSize): AsyncGenerator<PackedBatch> {
  const authors = Math.ceil(size.books / BOOKS_PER_AUTHOR);
  const files = {
    books: [booksSql(size, authors)],
    metrics: [metricsSql(size)],
    ranks: ranksSql(size),
  };
  for (const file of ['books', 'metrics', 'ranks'] as const) {
    for (const sql of files[file]) await writer.command(sql);
    const [made] = await writer.select<{ count: number }>(
      `SELECT count() AS count FROM ${staged(file)}`,
    );
    yield { file, packed: new Uint8Array(), count: made?.count ?? 0, refusedBooks: [] };
  }
}
