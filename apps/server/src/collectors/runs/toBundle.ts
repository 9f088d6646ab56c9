import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalSlug } from '@litometr/api-contract';
import { stringify } from 'csv-stringify/sync';
import { CellFault, webUrl, withoutControlCharacters } from '../../ingest/cells.ts';
import { columns, type FileColumns } from '../../ingest/columns.ts';
import { MANIFEST } from '../../ingest/manifest.ts';
import type { CollectedBook } from '../reading/collectedBook.ts';
import type { Collected } from './collected.ts';

type Cell = string | number | boolean | null | undefined;
type Row<File extends keyof FileColumns> = Partial<Record<keyof FileColumns[File], Cell>>;

export interface BundleOptions {
  portal: PortalSlug;
  run: string;
  /** `YYYY-MM-DD` of every snapshot and rank. */
  day: string;
  /** ISO instant. */
  capturedAt: string;
}

/** Writes the collected data as a snapshot bundle into a folder, which is recreated. */
export async function writeBundle(
  folder: string,
  collected: Collected,
  options: BundleOptions,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { portal, run, day, capturedAt } = options;
  const books = [...collected.books.values()];
  const lists = collected.lists.filter(({ isComplete }) => isComplete);
  const files = {
    books: bookFacts(collected).map(bookRow),
    metrics: books.filter(isRead).map((book) => metricRow(book, day)),
    ranks: lists.flatMap(({ list, genre, period, ids }) =>
      ids.map((id, at) => ({ day, list, genre, period, position: at + 1, book_id: id })),
    ),
    chapters: books.flatMap(chapterRows),
  } satisfies { [File in keyof FileColumns]?: Row<File>[] };
  for (const [file, rows] of Object.entries(files)) {
    // An object's keys are text to the compiler; these are the bundle's files.
    const header = Object.keys(columns[file as keyof typeof files]);
    const cast = { boolean: String, string: withoutControlCharacters };
    const csv = stringify(rows, { header: true, columns: header, cast });
    if (rows.length > 0) await writeFile(join(folder, `${file}.csv`), csv);
  }
  const manifest = {
    format: 'litometr-snapshot',
    version: 1,
    portal,
    source: `collector ${portal}, run ${run}`,
    captured_at: capturedAt,
  };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
}

/** Returns the facts to store of each book, removed books last. */
function bookFacts({ books, facts, removed }: Collected): CollectedBook[] {
  const ids = new Set([...books.keys(), ...removed]);
  return [...ids].flatMap((id) => (facts.has(id) ? facts.get(id) : books.get(id)) ?? []);
}

/** Joins several values into one cell; values must not contain the separator. */
const several = (values: readonly string[]) =>
  values.map((value) => value.replaceAll('|', '/')).join('|');

/** One odd address on a page must not refuse the bundle of the day. */
function importableUrl(url: string | null): string | null {
  return url === null || webUrl(url) instanceof CellFault ? null : url;
}

function bookRow(book: CollectedBook): Row<'books'> {
  const { authors } = book;
  // Either all have ids or none: where one has none, the portal knows them by name.
  const ids = authors.flatMap(({ id }) => id ?? []);
  return {
    book_id: book.id,
    title: book.title,
    author_ids: ids.length === authors.length ? several(ids) : null,
    author_names: several(authors.map(({ name }) => name)),
    series_id: book.seriesId,
    series_title: book.seriesTitle,
    series_number: book.seriesNumber,
    genres: several(book.genres),
    tags: several(book.tags),
    form: book.form,
    status: book.status,
    access: book.access,
    age_limit: book.ageLimit,
    chars: book.chars,
    pages: book.pages,
    price_rub: book.priceRub,
    price_old_rub: book.priceOldRub,
    has_audio: book.hasAudio,
    is_exclusive: book.isExclusive,
    publisher: book.publisher,
    first_published_on: book.firstPublishedOn,
    updated_on: book.updatedOn,
    finished_on: book.finishedOn,
    url: importableUrl(book.url),
    cover_url: importableUrl(book.coverUrl),
    annotation: book.annotation,
  };
}

/** A book without any number on its pages has no snapshot. */
function isRead({ metrics, stars }: CollectedBook): boolean {
  return Object.keys(metrics).length > 0 || stars !== null;
}

function metricRow(book: CollectedBook, day: string): Row<'metrics'> {
  const [one, two, three, four, five] = book.stars ?? [];
  return {
    day,
    book_id: book.id,
    ...book.metrics,
    chars: book.chars,
    price_rub: book.priceRub,
    stars_1: one,
    stars_2: two,
    stars_3: three,
    stars_4: four,
    stars_5: five,
  };
}

function chapterRows({ id, chapters }: CollectedBook): Row<'chapters'>[] {
  return chapters.map((chapter) => ({
    book_id: id,
    chapter_id: chapter.id,
    number: chapter.number,
    title: chapter.title,
    published_on: chapter.publishedOn,
    chars: chapter.chars,
    is_free: chapter.isFree,
  }));
}
