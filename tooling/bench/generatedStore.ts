import type { Measurements } from '../../apps/server/src/measurements/client.ts';
import { openMeasurements } from '../../apps/server/src/measurements/openMeasurements.ts';
import { portalDefinitions } from '../../apps/server/src/measurements/portals.ts';
import { publishBundle } from '../../apps/server/src/measurements/publish.ts';
import { book } from '../../apps/server/src/measurements/testing/snapshotRows.ts';
import type { PortalSlug } from '../../packages/api-contract/src/index.ts';
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
  const { writer } = measurements;
  const first = book('b0', { title: 'Первая книга', genres: ['Жанр 0'], tags: ['тег 0'] });
  const result = await publishBundle(
    measurements,
    {
      manifest: { portal, source: 'bench', capturedAt: `${DATA_DAY}T18:00:00Z` },
      batches: [{ file: 'books', rows: [first] }],
    },
    {
      probe: async (point) => {
        if (point !== 'staged') return;
        const authors = Math.ceil(size.books / BOOKS_PER_AUTHOR);
        for (const sql of [booksSql(size, authors), metricsSql(size), ...ranksSql(size)]) {
          await writer.command(sql);
        }
      },
    },
  );
  if (result.outcome !== 'published') {
    throw new Error(
      `The generated rows of ${portal} were not published: ${JSON.stringify(result)}`,
    );
  }
  return result.counts.metrics.added;
}
