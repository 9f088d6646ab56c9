import type { MetricKey } from '@litometr/domain';
import type { LoadTarget } from './connections.ts';
import type { BundleFile, BundleRows, RowBatch } from './rows.ts';
import { bookFactColumns, metricValueColumns } from './schema.ts';

/**
 * A bundle's rows before they have ids: what the files say, with the line that says it. Columns
 * are named as in the tables.
 */
export const stageColumns = {
  books: {
    line: 'UInt32',
    book_id: 'String',
    title: 'String',
    author_keys: 'Array(String)',
    author_names: 'Array(String)',
    genres: 'Array(String)',
    tags: 'Array(String)',
    ...bookFactColumns,
  },
  metrics: { line: 'UInt32', day: 'Date', book_id: 'String', ...metricValueColumns },
  ranks: {
    line: 'UInt32',
    day: 'Date',
    list: 'LowCardinality(String)',
    genre: 'String',
    period: 'LowCardinality(String)',
    position: 'UInt16',
    book_id: 'String',
  },
  authors: {
    line: 'UInt32',
    author_key: 'String',
    name: 'String',
    url: 'Nullable(String)',
    avatar_url: 'Nullable(String)',
    day: 'Nullable(Date)',
    subscribers: 'Nullable(UInt64)',
  },
  chapters: {
    line: 'UInt32',
    book_id: 'String',
    chapter_id: 'String',
    number: 'Nullable(UInt32)',
    title: 'Nullable(String)',
    published_on: 'Nullable(String)',
    chars: 'Nullable(UInt64)',
    is_free: 'Nullable(Bool)',
  },
  awards: { line: 'UInt32', day: 'Date', book_id: 'String', type: 'String', count: 'UInt64' },
  /** Faults that only show across rows. */
  faults: { file: 'String', line: 'UInt32', column: 'String', value: 'String', reason: 'String' },
  /** Books whose rows are refused for another cell: naming them elsewhere is no further fault. */
  refused_books: { book_id: 'String' },
} as const;

/** The key of an author in `ids`: the portal's id, else the name. */
function authorKey(externalId: string | null, name: string): string {
  return externalId === null ? `name:${name}` : `id:${externalId}`;
}

type StagedCells<File extends BundleFile> = Readonly<
  Record<Exclude<keyof (typeof stageColumns)[File], MetricKey>, unknown> &
    Partial<Record<MetricKey, unknown>>
>;

type StagedRow = {
  [File in BundleFile]: (row: BundleRows[File], line: number) => Readonly<Record<string, unknown>>;
};

/** Repeated values of a cell are one. */
const distinct = (values: readonly string[]) => [...new Set(values)];

/** The compiler asks for each column of the stage but the metrics, of which a reading has some. */
const stagedRow: StagedRow = {
  books: (row, line) => {
    const authors = new Map(
      row.authors.map(({ externalId, name }) => [authorKey(externalId, name), name]),
    );
    return {
      line,
      book_id: row.bookId,
      title: row.title,
      author_keys: [...authors.keys()],
      author_names: [...authors.values()],
      genres: distinct(row.genres),
      tags: distinct(row.tags),
      series_external_id: row.seriesId,
      series_title: row.seriesTitle,
      series_number: row.seriesNumber,
      form: row.form,
      status: row.status,
      access: row.access,
      age_limit: row.ageLimit,
      chars: row.chars,
      pages: row.pages,
      price_rub: row.priceRub,
      price_old_rub: row.priceOldRub,
      price_audio_rub: row.priceAudioRub,
      has_audio: row.hasAudio,
      is_exclusive: row.isExclusive,
      has_profanity: row.hasProfanity,
      publisher: row.publisher,
      first_published_on: row.firstPublishedOn,
      updated_on: row.updatedOn,
      finished_on: row.finishedOn,
      url: row.url,
      cover_url: row.coverUrl,
      annotation: row.annotation,
    };
  },
  metrics: (row, line) => {
    const [one, two, three, four, five] = row.stars ?? [];
    return {
      line,
      day: row.day,
      book_id: row.bookId,
      ...row.values,
      chars: row.chars,
      price_rub: row.priceRub,
      stars_1: one,
      stars_2: two,
      stars_3: three,
      stars_4: four,
      stars_5: five,
    };
  },
  ranks: (row, line) => ({
    line,
    day: row.day,
    list: row.list,
    genre: row.genre ?? '',
    period: row.period ?? '',
    position: row.position,
    book_id: row.bookId,
  }),
  authors: (row, line) => ({
    line,
    author_key: authorKey(row.authorId, row.name),
    name: row.name,
    url: row.url,
    avatar_url: row.avatarUrl,
    day: row.day,
    subscribers: row.subscribers,
  }),
  chapters: (row, line) => ({
    line,
    book_id: row.bookId,
    chapter_id: row.chapterId,
    number: row.number,
    title: row.title,
    published_on: row.publishedOn,
    chars: row.chars,
    is_free: row.isFree,
  }),
  awards: (row, line) => ({
    line,
    day: row.day,
    book_id: row.bookId,
    type: row.type,
    count: row.count,
  }),
} satisfies { [File in BundleFile]: (row: BundleRows[File], line: number) => StagedCells<File> };

/** The target of `stagedLines`. */
export const linesInsert = (table: string): LoadTarget => ({ table, format: 'JSONCompactEachRow' });

/** The target of lines of CSV whose cells are these columns. */
export const csvInsert = (table: string, columns: readonly string[]): LoadTarget => ({
  table,
  columns,
  format: 'CSV',
});

/** Rows as the stage's table takes them: a JSON array each, in the order of `stageColumns`. */
export function stagedLines<File extends BundleFile>(
  { file, rows, lines }: RowBatch<File>,
  firstLine: number,
): string {
  const toRow = stagedRow[file];
  const names = Object.keys(stageColumns[file]);
  return rows
    .map((row, index) => {
      const cells = toRow(row, lines?.[index] ?? firstLine + index);
      return `${JSON.stringify(names.map((name) => cells[name] ?? null))}\n`;
    })
    .join('');
}
