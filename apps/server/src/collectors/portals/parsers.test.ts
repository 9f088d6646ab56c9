import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PortalSlug } from '@litometr/api-contract';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { collectedBook } from '../reading/collectedBook.ts';
import { ShapeError } from '../reading/shapeError.ts';
import { fakePagesOf } from '../testing/pages/fakePages.ts';
import { type ShopBook, shopBook } from '../testing/shopBook.ts';
import { parseCatalogue, parseDetails, parseMetaInfo } from './authorToday.ts';
import { parseCard } from './litnet.ts';
import { parseArt } from './litres.ts';
import { collectedPortals, portalCollectors } from './portals.ts';

const book: ShopBook = shopBook(101, { views: 441_000, library: 26_915, chars: 656_586 });
const collectorOf = (slug: string) => {
  const found = portalCollectors.find(({ portal }) => portal === slug);
  if (found === undefined) throw new Error(`No collector for ${slug}.`);
  return found;
};

/** The id of the book on a portal that knows it by its address. */
const idOn = (slug: string) =>
  slug === 'litmarket' || slug === 'bookriver' ? `kniga-${book.id}` : String(book.id);

/** Expected data of the portal's own page of the book. */
function detailOn(slug: PortalSlug, shown = book) {
  const request = collectorOf(slug).detail?.(idOn(slug));
  if (request === undefined) throw new Error(`${slug} has no page of a book.`);
  const body = fakePagesOf(slug)(new URL(request.url), [shown]) ?? '';
  return { body, request, read: (text: string) => request.parse(text).books[0] };
}

describe.each(collectedPortals)('the page of a book on %s', (slug) => {
  it('returns all published fields in the expected shape', () => {
    const { body, read } = detailOn(slug);
    const parsed = read(body);
    expect(collectedBook.parse(parsed)).toEqual(parsed);
    expect(parsed).toMatchObject({ id: idOn(slug), title: book.title, tags: [book.tag] });
    expect(parsed?.authors[0]?.name).toBe(book.author);
    expect(parsed?.url).toMatch(/^https:\/\//);
    // No name and no word of a reader, though the page has them.
    expect(JSON.stringify(parsed)).not.toMatch(/читател|Чтец/i);
  });

  it('is refused when it is half, empty, another’s or not what it was', () => {
    const { body, read } = detailOn(slug);
    const other = detailOn(slug, { ...book, title: '' }).body;
    for (const broken of [
      '',
      body.slice(0, body.length / 2),
      '<html><body>Ой</body></html>',
      '{}',
      other,
    ]) {
      expect(() => collectedBook.parse(read(broken))).toThrow();
    }
    expect(() => read('{}')).toThrow(ShapeError);
  });
});

it('reads the metrics of each portal, and null for what it does not show', () => {
  const metrics = Object.fromEntries(
    collectedPortals.map((slug) => [slug, detailOn(slug).read(detailOn(slug).body)?.metrics]),
  );
  expect(metrics).toEqual({
    litnet: { views: 441_000, likes: 401, rating: 11_038 },
    litmarket: { comments: 141, donations: 12 },
    litres: { rating: 4.5, rating_count: 401, reviews: 4 },
    authortoday: { likes: 401, comments: 141, awards: 3, reviews: 2 },
    litgorod: { views: 441_000, likes: 401, library: 26_915, comments: 141 },
    bookriver: { views: 441_000, library: 26_900, comments: 141 },
  });
  const silent = detailOn('bookriver', { ...book, comments: 0 });
  expect(silent.read(silent.body)?.metrics.comments).toBeUndefined();
});

it('refuses a value that is finer than the portal’s rounding', () => {
  const { body, read } = detailOn('bookriver');
  expect(() => read(body.replace('441K', '441.37K'))).toThrow(/nearest 10, not 100/);
});

/** Answers and pieces that portals gave, where they are stored. */
const stored = new URL('../../../../../../shared/data/portals/', import.meta.url);
const storedText = (name: string) => readFileSync(fileURLToPath(new URL(name, stored)), 'utf8');

describe.runIf(existsSync(fileURLToPath(stored)))('stored answers of the portals', () => {
  it('of Author.Today: a work with its chapters, tags and series', () => {
    const [parsed] = parseDetails(storedText('author_today/work_97929_details.json')).books;
    expect(parsed).toMatchObject({
      id: '97929',
      form: 'collection',
      status: 'in_progress',
      access: 'free',
      ageLimit: 18,
      chars: 25_284,
      seriesId: '5974',
      seriesNumber: 1,
      updatedOn: '2021-09-03',
      metrics: { likes: 12, comments: 15, awards: 0, reviews: 0 },
    });
    expect(parsed?.tags).toContain('авторский мир');
    expect(parsed?.chapters.map(({ publishedOn }) => publishedOn)).toEqual([
      '2020-11-04',
      '2021-09-03',
      '2021-09-02',
    ]);
    const [short] = parseMetaInfo(storedText('author_today/work_242498_meta-info.json')).books;
    expect(short).toMatchObject({ id: '242498', form: 'story', chars: 14_502, priceRub: null });
  });

  it('of Author.Today: a list, where co-authors count who agreed', () => {
    const { books, more } = parseCatalogue(
      storedText('author_today/catalog_search_SYNTHETIC.json'),
      null,
    );
    expect(more).toBe(false);
    expect(books[0]).toMatchObject({
      authors: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
      metrics: { views: 100, likes: 5, comments: 2, reviews: 1 },
    });
  });

  it('of Litres: an audiobook, and no reader among its authors', () => {
    const [parsed] = parseArt(storedText('litres/foundation_art_SYNTHETIC.json')).books;
    expect(parsed).toMatchObject({
      id: '42',
      form: 'audio',
      authors: [{ id: '1', name: 'Author A' }],
      priceRub: 99,
      priceOldRub: 199,
      seriesNumber: 3,
      metrics: { rating: 4.5, rating_count: 12 },
      stars: null,
    });
  });

  it('of Litnet: the cards of a list', () => {
    const $ = load(storedText('litnet/list_cards_student_copy.html'));
    const cards = $('div.row.book-item')
      .toArray()
      .map((node) => parseCard($, $(node)));
    expect(
      cards.map(({ title, metrics, chars, pages }) => ({ title, metrics, chars, pages })),
    ).toEqual([
      {
        title: 'Хозяйка приюта магических существ',
        metrics: { views: 2_033_575, library: 26_915, comments: 10_009, rating: 11_038 },
        chars: 656_586,
        pages: 329,
      },
      {
        title: 'Егерь',
        metrics: { views: 756_029, library: 20_479, comments: 4_818, rating: 3_272 },
        chars: 244_618,
        pages: 123,
      },
    ]);
  });
});
