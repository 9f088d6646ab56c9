import type { BookRow } from '../../measurements/rows.ts';
import { countersOf } from '../../measurements/testing/portalCounters.ts';
import { referenceDailyGains } from '../../measurements/testing/referenceDailyGains.ts';
import type { Mismatches } from './mismatches.ts';
import type { PortalFixture } from './portalFixture.ts';
import { stepsOf } from './referenceReads.ts';
import type { StoreState } from './storeState.ts';

/** Compares the daily gains of all books, and of those of each genre, with the readings of a fixture. */
export function checkDailyGains(
  fixture: PortalFixture,
  { gains }: StoreState,
  out: Mismatches,
): void {
  const { portal, metrics, books } = fixture;
  const genres = new Set(books.flatMap((one) => one.genres));
  for (const metric of countersOf(portal)) {
    const groups: [string, string, (book: BookRow) => boolean][] = [
      ['all', '', () => true],
      ...[...genres].map((name): (typeof groups)[number] => [
        'genre',
        `genre/${name}`,
        (book) => book.genres.includes(name),
      ]),
    ];
    for (const [dimension, key, has] of groups) {
      const counted = new Set(books.filter(has).map(({ bookId }) => bookId));
      const found = gains
        .filter((row) => row.dimension === dimension && row.key === key && row.metric === metric)
        .map(({ day, gain, n, days }) => ({ day, gain, n, days }));
      const expected = referenceDailyGains(
        metrics,
        metric,
        (id) => counted.has(id),
        stepsOf(fixture, metric),
      );
      out.expect(`gain_daily of ${dimension} ${key} ${metric}`, found, expected);
    }
  }
}
