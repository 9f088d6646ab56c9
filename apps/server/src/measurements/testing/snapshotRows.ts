import type { PortalSlug } from '@litometr/api-contract';
import type {
  AuthorDayRow,
  AwardRow,
  BookRow,
  BundleSource,
  ChapterRow,
  MetricRow,
  RankRow,
  RowBatch,
} from '../rows.ts';

/** Rows for tests: only what a test is about is named. */
export function book(bookId: string, facts: Partial<BookRow> = {}): BookRow {
  return {
    bookId,
    title: `Книга ${bookId}`,
    authors: [],
    seriesId: null,
    seriesTitle: null,
    seriesNumber: null,
    genres: [],
    tags: [],
    form: null,
    status: null,
    access: null,
    ageLimit: null,
    chars: null,
    pages: null,
    priceRub: null,
    priceOldRub: null,
    priceAudioRub: null,
    hasAudio: null,
    isExclusive: null,
    hasProfanity: null,
    publisher: null,
    firstPublishedOn: null,
    updatedOn: null,
    finishedOn: null,
    url: null,
    coverUrl: null,
    annotation: null,
    ...facts,
  };
}

export function reading(day: string, bookId: string, values: MetricRow['values']): MetricRow {
  return { day, bookId, values, chars: null, priceRub: null, stars: null };
}

/** A whole list of a day, first place first. */
export function list(
  day: string,
  books: readonly string[],
  kind: Partial<Pick<RankRow, 'list' | 'genre' | 'period'>> = {},
): RankRow[] {
  return books.map((bookId, index) => ({
    day,
    list: 'global_top',
    genre: null,
    period: null,
    ...kind,
    position: index + 1,
    bookId,
  }));
}

export interface Snapshot {
  portal: PortalSlug;
  capturedAt?: string;
  source?: string;
  books?: BookRow[];
  metrics?: MetricRow[];
  ranks?: RankRow[];
  chapters?: ChapterRow[];
  authors?: AuthorDayRow[];
  awards?: AwardRow[];
}

export function snapshot({
  portal,
  capturedAt = '2026-03-31T20:00:00Z',
  source = 'test',
  books = [],
  metrics = [],
  ranks = [],
  chapters = [],
  authors = [],
  awards = [],
}: Snapshot): BundleSource {
  const batches: RowBatch[] = [
    { file: 'books', rows: books },
    { file: 'metrics', rows: metrics },
    { file: 'ranks', rows: ranks },
    { file: 'chapters', rows: chapters },
    { file: 'authors', rows: authors },
    { file: 'awards', rows: awards },
  ];
  return { manifest: { portal, source, capturedAt }, batches };
}
