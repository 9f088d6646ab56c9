import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PortalSlug } from '../../packages/api-contract/src/index.ts';

/** 2,000,000 readings of 22,500 books in 60,000, over 90 days, with 41 lists of a hundred a day. */
const BOOKS = 60_000;
const READ = 22_500;
const DAYS = 90;
const GENRES = 40;
const TAGS = 800;
const DEPTH = 100;

/** Rows of a bundle, those of every file. */
export const rows = BOOKS + READ * DAYS + DAYS * DEPTH * (GENRES + 1);

const dayOf = (index: number) => new Date(Date.UTC(2026, 3, 2 + index)).toISOString().slice(0, 10);
const genre = (index: number) => `Жанр ${index % GENRES}`;
const tag = (index: number) => `тег ${index % TAGS}`;

function* bookLines(): Generator<string> {
  yield 'book_id,title,author_ids,author_names,genres,tags,form,status,access,age_limit,chars,price_rub,first_published_on,updated_on,annotation';
  for (let book = 0; book < BOOKS; book += 1) {
    const author = book % 9_000;
    const tags = [book, book * 3 + 1, book * 11 + 2, book * 17 + 5].map(tag).join('|');
    yield [
      `b${book},Книга ${book},a${author},Автор ${author},${genre(book)}|${genre(book * 7 + 1)},${tags}`,
      `novel,${book % 3 === 0 ? 'finished' : 'in_progress'},${book % 2 === 0 ? 'free' : 'paid'},16`,
      `${400_000 + book},${book % 2 === 0 ? '' : '149.00'},${dayOf((book % 60) - 200)},${dayOf(book % 60)}`,
      `"Аннотация, ${'слово '.repeat(30)}${book}"`,
    ].join(',');
  }
}

function* metricLines(): Generator<string> {
  yield 'day,book_id,views,likes,library,comments,reviews,awards,rating,rating_count,chars,price_rub,reading,postponed,finished_reading,not_interested,downloaded,donations,stars_1,stars_2,stars_3,stars_4,stars_5';
  for (let day = 0; day < DAYS; day += 1) {
    for (let book = 0; book < READ; book += 1) {
      const views = 1_000 + book * 13 + day * (book % 97);
      const part = (shift: number) => views >> shift;
      yield `${dayOf(day)},b${book},${views},${part(3)},${part(2)},${part(6)},${part(9)},${part(8)},,,${400_000 + book},149.00,${part(3)},${part(4)},${part(5)},${part(7)},${part(6)},,,,,,`;
    }
  }
}

function* rankLines(): Generator<string> {
  yield 'day,list,genre,period,position,book_id';
  for (let day = 0; day < DAYS; day += 1) {
    for (let place = 1; place <= DEPTH; place += 1) {
      yield `${dayOf(day)},global_top,,,${place},b${(place * 7 + day * 3) % READ}`;
      for (let index = 0; index < GENRES; index += 1) {
        const book = (place * GENRES + index + day * GENRES) % READ;
        yield `${dayOf(day)},genre_top,${genre(index)},,${place},b${book}`;
      }
    }
  }
}

/** Lines in pieces that are worth a write. */
function* pieces(lines: Iterable<string>): Generator<string> {
  let held: string[] = [];
  for (const line of lines) {
    held.push(line);
    if (held.length < 5_000) continue;
    yield `${held.join('\n')}\n`;
    held = [];
  }
  yield `${held.join('\n')}\n`;
}

/** Writes a bundle of `rows` rows. */
export async function writeBundle(folder: string, portal: PortalSlug): Promise<void> {
  await mkdir(folder, { recursive: true });
  const manifest = {
    format: 'litometr-snapshot',
    version: 1,
    portal,
    source: 'made for the bench',
    captured_at: '2026-06-30T20:00:00Z',
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const files = { books: bookLines(), metrics: metricLines(), ranks: rankLines() };
  for (const [name, lines] of Object.entries(files)) {
    await pipeline(Readable.from(pieces(lines)), createWriteStream(join(folder, `${name}.csv`)));
  }
}
