import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PortalSlug, search } from '@litometr/api-contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateDemo } from '../../demo/generate.ts';
import { importBundle } from '../../ingest/importBundle.ts';
import { publishBundle } from '../../measurements/publish.ts';
import type { BookRow } from '../../measurements/rows.ts';
import { wordsOf } from '../../measurements/searchIndex/words.ts';
import { reading, snapshot } from '../../measurements/testing/snapshotRows.ts';
import { otherLayout } from '../../search/keyboard.ts';
import { testReads } from '../testing/testReads.ts';

/** Real captures, stored beside the repository; where they are missing the tests report it. */
const bundles = fileURLToPath(new URL('../../../../../../shared/data/bundles', import.meta.url));
const reads = testReads();

interface Titled {
  id: number;
  title: string;
}

/** The books of a portal whose title fewer than five books have, and that has a letter. */
async function titlesOf(portal: PortalSlug): Promise<Titled[]> {
  const rows = (await reads.store.rows(
    'SELECT id, title FROM books WHERE portal = {portal:String} ORDER BY id',
    { portal },
  )) as unknown as Titled[];
  const counts = new Map<string, number>();
  const whole = ({ title }: Titled) => wordsOf(title).join(' ');
  for (const row of rows) counts.set(whole(row), (counts.get(whole(row)) ?? 0) + 1);
  return rows.filter((row) => (counts.get(whole(row)) ?? 0) < 5 && whole(row) !== '');
}

/** The place of a book among the results, from 1; null where it is not. */
async function placeOf(book: Titled, typed: string): Promise<number | null> {
  const { items } = await reads.request(
    search,
    {},
    { q: typed.slice(0, 200), kind: 'book', size: '5' },
  );
  const at = items.findIndex(
    (item) =>
      item.kind === 'book' &&
      (item.book.id === book.id || item.listings.some(({ id }) => id === book.id)),
  );
  return at < 0 ? null : at + 1;
}

/**
 * One slip of the hand in a word of six letters or more; null where the title has none. What is left of
 * a shorter one without a letter begins other words as well, which are what was typed.
 */
function withTypo(title: string, word: number, at: number, kind: number): string | null {
  const words = [...title.matchAll(/\p{L}{6,}/gu)];
  const chosen = words[word % Math.max(words.length, 1)];
  if (chosen === undefined) return null;
  const place = chosen.index + 1 + (at % (chosen[0].length - 2));
  const [before, letter, after] = [
    title.slice(0, place),
    title.charAt(place),
    title.slice(place + 1),
  ];
  switch (kind % 4) {
    case 0:
      return before + after;
    case 1:
      return `${before}ъ${letter}${after}`;
    case 2:
      return `${before}ъ${after}`;
    default:
      return before + after.charAt(0) + letter + after.slice(1);
  }
}

const withoutYo = (text: string) => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');

function findsTitles(portal: PortalSlug, runs: number) {
  const pick = (titles: readonly Titled[], at: number): Titled => {
    const found = titles[at % titles.length];
    if (found === undefined) throw new Error(`${portal} has no books.`);
    return found;
  };
  const each = async (typedOf: (title: string, ...numbers: number[]) => string | null) => {
    const titles = await titlesOf(portal);
    expect(titles.length).toBeGreaterThan(30);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.nat(), fc.nat(), async (at, ...numbers) => {
        const book = pick(titles, at);
        const typed = typedOf(book.title, ...numbers);
        if (typed === null) return;
        expect(await placeOf(book, typed), `«${typed}» for «${book.title}»`).not.toBeNull();
      }),
      { numRuns: runs },
    );
  };

  it('as they are', () => each((title) => title));
  it('in any case, with е for ё', () => each((title) => withoutYo(title).toUpperCase()));
  it('on the wrong layout', () => each((title) => otherLayout(title)));
  it('with a typo in a long word', () =>
    each((title, word = 0, at = 0, kind = 0) => withTypo(title, word, at, kind)));
}

describe('titles of generated books are found', () => {
  beforeAll(async () => {
    const options = { today: '2026-04-01', seed: 3, size: { authors: 120, books: 240 } };
    const books: BookRow[] = [];
    for (const batch of generateDemo({ portal: 'litnet', ...options }).batches) {
      if (batch.file !== 'books') break;
      books.push(...batch.rows);
    }
    const metrics = books.map(({ bookId }, at) => reading('2026-03-31', bookId, { library: at }));
    const source = snapshot({ portal: 'litnet', books, metrics });
    await publishBundle(reads.store.measurements, source);
  }, 120_000);

  findsTitles('litnet', 25);
});

describe.skipIf(!existsSync(bundles))(
  'titles of ten thousand real books (left out where ../shared/data is missing) are found',
  () => {
    beforeAll(async () => {
      await importBundle(reads.store.measurements, `${bundles}/goodbooks-2017`);
      await importBundle(reads.store.measurements, `${bundles}/litmarket-2026-08`);
    }, 240_000);

    findsTitles('litres', 15);
    findsTitles('litmarket', 10);

    it.each([
      ['harry potter', 'Harry Potter and the Sorcerer'],
      ['рфккн зщееук', 'Harry Potter and the Sorcerer'],
      ['hary poter', 'Harry Potter and the Sorcerer'],
      ['1984', '1984'],
      ['hunger game', 'The Hunger Games'],
      ['twiligth', 'Twilight'],
      ['девяносто жена калека', ''],
      ['жена калека', 'Жена калека дракону'],
      ['bcwtktybt lhfrjyf', 'Исцеление для сломленного дракона'],
      ['оксаны гринберги академия', 'Слабое звено Академии'],
    ])('%s', async (typed, title) => {
      const { items } = await reads.request(search, {}, { q: typed, kind: 'book', size: '3' });
      const [first] = items;
      expect(first?.kind === 'book' ? first.title.text : '').toMatch(new RegExp(`^${title}`));
      expect(items.length > 0).toBe(title !== '');
    });
  },
);
