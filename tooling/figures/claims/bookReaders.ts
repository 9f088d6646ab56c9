import type { MetricRow } from '../../../apps/server/src/measurements/rows.ts';
import { known, sum } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { message, percent, type Wording } from '../wording.ts';

/** Fewer votes or readers have no percentages. */
const LEAST_OF_SHARE = 10;

/** The share of five stars among the votes of a reading; null: too few. */
function fiveStars({ stars }: Pick<MetricRow, 'stars'>): number | null {
  const votes = (stars ?? []).flatMap((count) => count ?? []);
  const all = sum(votes);
  return all < LEAST_OF_SHARE ? null : (votes.at(-1) ?? 0) / all;
}

/** How many of those who added a book have finished it, on the last day with all of these counts. */
function finishedShare(rows: readonly MetricRow[]): number | null {
  const last = rows
    .map(({ values }) => values)
    .findLast(
      ({ library, reading, postponed, finished_reading: finished, not_interested: no }) =>
        ![library, reading, postponed, finished, no].includes(undefined),
    );
  const { library = 0, finished_reading: finished = 0 } = last ?? {};
  return library < LEAST_OF_SHARE ? null : finished / library;
}

/** Texts about how the readers of a book read and rate it. */
export function readersTexts({ fixture }: PortalFigures, book: string): Wording[] {
  const rows = fixture.metrics
    .filter(({ bookId }) => bookId === book)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const rated = rows.filter(({ stars }) => stars?.every(known) === true);
  const [first, last] = [rated[0], rated.at(-1)].map((row) =>
    row === undefined ? null : fiveStars(row),
  );
  const finished = finishedShare(rows);
  return [
    last == null ? null : message('book.stars.lead', { share: percent(last) }),
    first == null || last == null || rated.length < 2
      ? null
      : message('book.starsOverTime.lead', { share: percent(last), before: percent(first) }),
    finished === null ? null : message('book.funnel.lead', { share: percent(finished) }),
  ].filter(known);
}
