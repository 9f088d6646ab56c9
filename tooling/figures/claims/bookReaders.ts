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

const FUNNEL = ['library', 'reading', 'finished_reading', 'postponed', 'not_interested'] as const;
type FunnelReading = Record<(typeof FUNNEL)[number], number>;

/** The last reading with all counts of those who added a book, and of what became of them. */
export function funnelReading(rows: readonly MetricRow[]): FunnelReading | null {
  const last = rows.findLast(({ values }) =>
    FUNNEL.every((metric) => values[metric] !== undefined),
  );
  if (last === undefined) return null;
  const of = (metric: (typeof FUNNEL)[number]) => last.values[metric] ?? 0;
  return {
    library: of('library'),
    reading: of('reading'),
    finished_reading: of('finished_reading'),
    postponed: of('postponed'),
    not_interested: of('not_interested'),
  };
}

/** How many of those who added a book have finished it. */
export const funnelTitle = ({ library, finished_reading: finished }: FunnelReading): Wording =>
  library < LEAST_OF_SHARE
    ? message('book.funnel')
    : message('book.funnel.lead', { share: percent(finished / library) });

const ofBook = ({ fixture }: PortalFigures, book: string): MetricRow[] =>
  fixture.metrics
    .filter(({ bookId }) => bookId === book)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

const ratedOf = (rows: readonly MetricRow[]) =>
  rows.filter(({ stars }) => stars?.every(known) === true);

/** The titles of the charts of stars: of the last ratings, and of how they changed. */
export function fiveStarsTitles(portal: PortalFigures, book: string) {
  const rated = ratedOf(ofBook(portal, book));
  const [first, last] = [rated[0], rated.at(-1)].map((row) =>
    row === undefined ? null : fiveStars(row),
  );
  return {
    last:
      last == null ? message('book.stars') : message('book.stars.lead', { share: percent(last) }),
    overTime:
      first == null || last == null
        ? message('book.starsOverTime')
        : message('book.starsOverTime.lead', { share: percent(last), before: percent(first) }),
  };
}

/** Texts about how the readers of a book read and rate it. */
export function readersTexts(portal: PortalFigures, book: string): Wording[] {
  const rows = ofBook(portal, book);
  const rated = ratedOf(rows);
  const stars = fiveStarsTitles(portal, book);
  const reading = funnelReading(rows);
  return [
    rated.length === 0 ? null : stars.last,
    rated.length < 2 ? null : stars.overTime,
    reading === null ? null : funnelTitle(reading),
  ].filter(known);
}
