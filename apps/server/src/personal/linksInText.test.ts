import { describe, expect, it } from 'vitest';
import { meaningOf } from './links.ts';
import { findLinks } from './linksInText.ts';

/** The things that a pasted line names: the portal, the kind and the most specific id. */
function namedIn(line: string): string[] {
  return findLinks(line).map((link) => {
    const meaning = meaningOf(link);
    if (meaning === null) return 'unknown';
    if (meaning.by === 'id') return `own ${meaning.kind} ${meaning.target}`;
    return `${meaning.portal} ${meaning.kind} ${meaning.externals.at(-1) ?? ''}`;
  });
}

const litnet = 'litnet book 123';
const work = 'authortoday book 123';
const market = 'litmarket book kniga';
const litres = 'litres book 123';
const gorod = 'litgorod book 123';
const river = 'bookriver book kniga';

describe('a pasted line', () => {
  it.each([
    ['https://litnet.com/ru/book/kniga-b123', litnet],
    ['https://litnet.com/book/kniga-b123/', litnet],
    ['https://litnet.com/uk/book/kniga-b123', litnet],
    ['https://litnet.com/ru/book/b123', litnet],
    ['http://litnet.com/ru/reader/kniga-b123?c=456&p=2', litnet],
    ['https://m.litnet.com/ru/reader/kniga-b123?c=456', litnet],
    ['https://litnet.com/ru/reviews/kniga-b123', litnet],
    ['https://litnet.com/ru/book/kniga-b123?cpage=3#comments', litnet],
    ['https://litnet.com/ru/book/kniga-b123/reviews/45', litnet],
    ['https://litnet.com/ru/book/rewards-tab?id=123', litnet],
    ['https://litnet.com/ru/book/%D0%BA%D0%BD%D0%B8%D0%B3%D0%B0-b123', litnet],
    ['https://litnet.com/ru/book/книга-b123', litnet],
    ['LITNET.COM/ru/book/kniga-b123', litnet],
    ['https://www.litnet.com//ru/book/kniga-b123', litnet],
    ['https://litnet.com/ru/avtor-u77', 'litnet author 77'],
    ['https://litnet.com/ru/avtor-u77/books', 'litnet author 77'],
    ['https://litnet.com/ru/tag/magiya-t5', 'litnet tag 5'],

    ['https://author.today/work/123', work],
    ['author.today/work/123', work],
    ['https://m.author.today/work/123/', work],
    ['https://author.today/reader/123/456789', work],
    ['https://author.today/reader/123/456789#p=12', work],
    ['https://author.today/work/123/comments', work],
    ['https://author.today/work/123#thread-1', work],
    ['https://author.today/work/123/reviews?page=2', work],
    ['https://author.today/audiobook/123', work],
    ['https://author.today/review/create?workId=123', work],
    ['https://author.today/u/some.body/works', 'authortoday author some.body'],
    ['https://author.today/u/some_body/series', 'authortoday author some_body'],

    ['https://litmarket.ru/books/kniga', market],
    ['https://litmarket.ru/reader/kniga', market],
    ['https://litmarket.ru/reader/kniga?chapter=12', market],
    ['https://litmarket.ru/books/kniga/reviews', market],
    ['www.litmarket.ru/books/kniga/#comments', market],
    ['https://litmarket.ru/avtor-p12/books', 'litmarket author 12'],
    ['https://litmarket.ru/avtor-p12/blogs', 'litmarket author 12'],

    ['https://www.litres.ru/book/avtor/kniga-123/', litres],
    ['https://www.litres.ru/book/avtor/kniga-123/chitat-onlayn/', litres],
    ['https://www.litres.ru/book/avtor/kniga-123/chitat-onlayn/?page=5', litres],
    ['https://www.litres.ru/book/avtor/kniga-123/otzivi/', litres],
    ['https://www.litres.ru/audiobook/avtor/kniga-123/?utm_source=tg&lfrom=1', litres],
    ['https://m.litres.ru/book/avtor/kniga-123/', litres],
    ['https://www.litres.ru/biblio_book/?art=123', litres],
    ['http://www.litres.ru/pages/biblio_book/?art=123&lfrom=9', litres],
    ['https://www.litres.ru/pages/biblio_book/?lfrom=9&amp;art=123', litres],
    ['https://www.litres.ru/static/or4/view/or.html?art_type=4&art=123', litres],
    ['https://www.litres.ru/author/avtor/knigi/', 'litres author avtor'],

    ['https://litgorod.ru/books/view/123', gorod],
    ['https://litgorod.ru/books/read/123?chapter=9', gorod],
    ['https://litgorod.ru/books/read/123/9', gorod],
    ['litgorod.ru/books/view/123#comments', gorod],
    ['https://litgorod.ru/profile/5/books', 'litgorod author 5'],
    ['https://litgorod.ru/profile/5/blog', 'litgorod author 5'],

    ['https://bookriver.ru/book/kniga', river],
    ['https://bookriver.ru/reader/kniga', river],
    ['https://bookriver.ru/reader/kniga/456?page=2', river],
    ['https://bookriver.ru/book/kniga/reviews', river],
    ['https://bookriver.ru/author/avtor', 'bookriver author avtor'],

    ['1. https://litnet.com/ru/book/kniga-b123', litnet],
    ['12) author.today/work/123', work],
    ['1.litnet.com/ru/book/kniga-b123', litnet],
    ['- https://litmarket.ru/books/kniga;', market],
    ['• https://www.litres.ru/book/avtor/kniga-123/.', litres],
    ['— litgorod.ru/books/view/123,', gorod],
    ['* **https://bookriver.ru/book/kniga**', river],
    ['_https://litnet.com/ru/book/kniga-b123_', litnet],
    ['[Книга](https://litnet.com/ru/book/kniga-b123)', litnet],
    ['- [Книга (часть 1)](https://author.today/work/123 "Книга"), читать', work],
    ['[https://author.today/work/123](https://author.today/work/123).', work],
    ['<https://litmarket.ru/books/kniga>', market],
    ['<https://litmarket.ru/books/kniga|Книга>', market],
    ['[url=https://bookriver.ru/book/kniga]Книга[/url]', river],
    ['<a href="https://litgorod.ru/books/view/123">https://litgorod.ru/books/view/123</a>', gorod],
    ['Моя книга\thttps://litnet.com/ru/book/kniga-b123', litnet],
    ['https://litnet.com/ru/book/kniga-b123\tМоя книга\t12', litnet],
    ['«Книга» (https://litnet.com/ru/book/kniga-b123)!', litnet],
    ['Читайте «https://author.today/work/123», это хорошо…', work],
    ['"https://litmarket.ru/books/kniga"', market],
    ['Есть на author.today: https://author.today/work/123?', work],
    ['\u200Bhttps://litnet.com/ru/book/kniga-b123\u200B', litnet],
    ['https%3A%2F%2Flitnet.com%2Fru%2Fbook%2Fkniga-b123&from=mail', litnet],
    ['см. /books/12, там', 'own book 12'],
    ['https://litometr.example/authors/7/', 'own author 7'],
  ])('%j names %s', (line, named) => {
    expect(namedIn(line)).toEqual([named]);
  });

  it.each([
    [
      'https://litnet.com/ru/book/a-b1 https://litnet.com/ru/book/b-b2',
      ['litnet book 1', 'litnet book 2'],
    ],
    [
      'https://litnet.com/ru/book/a-b1,https://author.today/work/2',
      ['litnet book 1', 'authortoday book 2'],
    ],
    [
      '[А](https://litnet.com/ru/book/a-b1), [Б](author.today/work/2)',
      ['litnet book 1', 'authortoday book 2'],
    ],
    [
      'litres.ru/book/x/y-3/ и bookriver.ru/book/z; /books/4',
      ['litres book 3', 'bookriver book z', 'own book 4'],
    ],
    ['https://litnet.com и https://litnet.com/ru/book/a-b1', ['unknown', 'litnet book 1']],
    ['https://litnet.com/ru/book/a-b1 (https://litnet.com/ru/book/a-b1)', ['litnet book 1']],
  ])('%j names each of its links', (line, named) => {
    expect(namedIn(line)).toEqual(named);
  });

  it.each([
    ['a word', 'мимо', []],
    ['a host alone', 'Читайте на author.today!', []],
    ['a review, which has a number of its own', 'https://author.today/review/123', ['unknown']],
    ['a series', 'https://author.today/work/series/123', ['unknown']],
    ['the text of a reader', 'https://litmarket.ru/reader/data/123', ['unknown']],
    ['a genre', 'https://litnet.com/ru/top/fentezi', ['unknown']],
    ['an id that is none', 'https://www.litres.ru/biblio_book/?art=12x', ['unknown']],
    ['a host that ends like one', 'https://notlitnet.com/ru/book/a-b1', ['unknown']],
    ['a host that begins like one', 'https://litnet.com.evil.test/ru/book/a-b1', ['unknown']],
    ['a user before another host', 'https://litnet.com@evil.test/ru/book/a-b1', ['unknown']],
    [
      'a way through another site',
      'https://evil.test/?u=https://litnet.com/ru/book/a-b1',
      ['unknown'],
    ],
    ['another scheme', 'ftp://litnet.com/ru/book/a-b1', []],
    ['a script', 'javascript:alert(1)', []],
    ['a bare host that begins like one', 'litnet.com.evil.test/ru/book/a-b1', []],
  ])('takes nothing for a thing of %s', (_, line, named) => {
    expect(namedIn(line)).toEqual(named);
  });

  it('includes a bracket that the link opens itself', () => {
    expect(findLinks('(https://litnet.com/ru/book/a_(2)-b1).')).toEqual([
      'https://litnet.com/ru/book/a_(2)-b1',
    ]);
    expect(findLinks('[А](https://example.org/a_(2)) дальше')).toEqual([
      'https://example.org/a_(2)',
    ]);
  });

  it.each(['[', '[](', '(', ')', 'https://a.test/)', '[a](', 'litnet.com/', ' ', '1.'])(
    'of %j over and over is searched in linear time',
    (piece) => {
      const started = performance.now();
      findLinks(piece.repeat(200_000 / piece.length));
      expect(performance.now() - started).toBeLessThan(2_000);
    },
  );
});

it('returns the main page of the item, whatever page of it was pasted', () => {
  const urlOf = (link: string) => {
    const meaning = meaningOf(link);
    return meaning?.by === 'external' ? meaning.url : null;
  };
  expect(urlOf('https://litnet.com/ru/reader/kniga-b1?c=2')).toBe('litnet.com/ru/book/kniga-b1');
  expect(urlOf('https://litnet.com/book/kniga-b1')).toBe('litnet.com/book/kniga-b1');
  expect(urlOf('https://author.today/reader/1/2')).toBe('author.today/work/1');
  expect(urlOf('https://litmarket.ru/reader/kniga')).toBe('litmarket.ru/books/kniga');
  expect(urlOf('https://www.litres.ru/book/a/b-1/otzivi/')).toBe('litres.ru/book/a/b-1');
  expect(urlOf('https://litgorod.ru/books/read/1')).toBe('litgorod.ru/books/view/1');
  expect(urlOf('https://bookriver.ru/reader/kniga/2')).toBe('bookriver.ru/book/kniga');
});
