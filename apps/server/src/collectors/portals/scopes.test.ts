import type { PortalSlug } from '@litometr/api-contract';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import type { CollectedBook } from '../reading/collectedBook.ts';
import { fakePagesOf } from '../testing/pages/fakePages.ts';
import { shopBook } from '../testing/shopBook.ts';
import { parseDetails } from './authorToday.ts';
import { parseBook as parseBookriver } from './bookriver.ts';
import {
  parseGenres,
  parseBook as parseLitgorod,
  parseList as parseLitgorodList,
} from './litgorod.ts';
import { parseBook as parseLitmarket, parseList as parseLitmarketList } from './litmarket.ts';
import { parseCard, parseBook as parseLitnet } from './litnet.ts';
import { parseArt } from './litres.ts';

/** Pages that show more than their book: each selector must stay in its block. */
const book = shopBook(101, { views: 441_000, library: 26_915, chars: 656_586 });

function pageOf(slug: PortalSlug, path: string, shown = book): string {
  const body = fakePagesOf(slug)(new URL(path, 'https://portal.test'), [shown]);
  if (body === null) throw new Error(`${slug} has no page ${path}.`);
  return body;
}
const only = ({ books }: { books: CollectedBook[] }): CollectedBook => {
  const [first] = books;
  if (first === undefined) throw new Error('The page has no book.');
  return first;
};
const around = (html: string, before: string, after: string) =>
  html.replace('<body>', `<body>${before}`).replace('</body>', `${after}</body>`);

describe('Bookriver', () => {
  const html = pageOf('bookriver', '/book/kniga-101');
  const parse = (page: string) => only(parseBookriver(page, 'kniga-101'));
  const plain = parse(html);
  const inContent = (extra: string) => html.replace('</h1>', `</h1>${extra}`);
  const length = '<span>656.6K зн.</span>';

  it.each([
    ['the title', (page: string) => page.replace('<h1>Книга 101', '<h1>2024 зн. Книга 101')],
    ['a tag', () => inContent('<span itemprop="keywords">100 зн.</span>')],
    ['the annotation', () => inContent('<div itemprop="description"><b>5 знаков</b></div>')],
    ['a paragraph', () => inContent('<p>В книге 1000 знаков</p><p>12 зн.</p>')],
  ])('takes no length from %s', (_, change) => {
    expect(html).toContain(length);
    expect(parse(change(html)).chars).toBe(656_600);
    const without = parse(change(html).replace(length, ''));
    expect([without.chars, without.unreadable]).toEqual([null, []]);
  });

  it('counts a length that it cannot parse, and two that differ', () => {
    const strange = parse(html.replace(length, '<span>1,290 зн.</span>'));
    expect([strange.chars, strange.unreadable]).toEqual([null, ['chars']]);
    const two = parse(inContent('<span>12 зн.</span>'));
    expect([two.chars, two.unreadable]).toEqual([null, ['chars']]);
  });

  it('ignores the price of the audio version', () => {
    const offer = '<div class="sc-1__AudioPrice-ab"><span itemprop="price">499</span></div>';
    expect(parse(inContent(offer))).toMatchObject({ priceRub: 149, access: 'paid' });
    const named = '<div itemprop="offers">Аудиокнига <span itemprop="price">499</span></div>';
    expect(parse(inContent(named))).toMatchObject({ priceRub: 149 });
    const nameless = parse(inContent('<span itemprop="price">499</span>'));
    expect(nameless).toMatchObject({ priceRub: null, access: null, unreadable: ['price_rub'] });
    const audioOnly = inContent(offer).replace('<span itemprop="price">149</span>', '');
    expect(parse(audioOnly)).toMatchObject({ priceRub: null, unreadable: [] });
  });

  it('ignores counters of the header and of other books', () => {
    const icon = (name: string, value: string) =>
      `<a><i class="sc-1__${name}-x"></i><span class="sc-2__SCValue-y">${value}</span></a>`;
    const foreign = `<div>${icon('EyeIcon', '7')}${icon('LibraryIcon', '8')}${icon('CommentsIcon', '9')}</div>
      <span itemprop="price">1</span><span itemprop="genre">Чужой</span><b class="AvailableByAbonnement"></b>`;
    expect(parse(around(html, `<header>${foreign}</header>`, foreign))).toEqual(plain);
  });

  it('reads the value of its icon where one element has several', () => {
    const one = (icon: string, value: string) =>
      `<i class="sc-1__${icon}-ab12"></i><span class="sc-2__SCValue-cd34">${value}</span>`;
    const counters = /<div><i class="sc-1__EyeIcon.*<\/div>/su;
    const page = (row: string) => html.replace(counters, `<div>${row}</div></div>`);
    const full = parse(page(one('EyeIcon', '441K') + one('LibraryIcon', '26.9K')));
    expect(full.metrics).toEqual({ views: 441_000, library: 26_900 });
    // Has no value of its own; that of the next icon is not used instead.
    const bare = page(
      `${one('EyeIcon', '441K')}<i class="LibraryIcon"></i>${one('CommentsIcon', '3')}`,
    );
    expect(parse(bare).metrics).toEqual({ views: 441_000, comments: 3 });
  });

  it.each([
    ['writing', 'in_progress', []],
    ['complete', 'finished', []],
    ['frozen', 'frozen', []],
    ['deleted', null, ['status']],
    ['constructor', null, ['status']],
  ])('knows the status %s as %s', (status, expected, unreadable) => {
    const parsed = parse(
      html.replace('"statusComplete":"writing"', `"statusComplete":"${status}"`),
    );
    expect([parsed.status, parsed.unreadable]).toEqual([expected, unreadable]);
  });
});

describe('Litmarket', () => {
  const html = pageOf('litmarket', '/books/kniga-101');
  const parse = (page: string) => only(parseLitmarket(page, 'kniga-101'));
  const plain = parse(html);
  const button = /<a href="">Купить.*?<\/a>/su;
  const priced = (inner: string) => parse(html.replace(button, `<a href="">${inner}</a>`));

  it('reads only the status of the book', () => {
    expect(plain).toMatchObject({ status: 'in_progress', finishedOn: null });
    const dateText = 'Закончена: 01.01.2020';
    const page = around(
      html,
      `<header><b>${dateText}</b></header>`,
      `<div class="item">${dateText}</div>`,
    )
      .replace('О книге.', `<p>${dateText}</p>`)
      .replace('Слова читателя', dateText)
      .replace('<h1>', '<h1>Закончена ');
    expect(parse(page)).toMatchObject({ status: 'in_progress', finishedOn: null });
    expect(parse(page.replace('<span>В работе</span>', ''))).toMatchObject({
      status: null,
      unreadable: [],
    });
  });

  it('counts a status that is shown twice, and a day that no calendar has', () => {
    const two = parse(html.replace('В работе</span>', 'В работе</span><b>Закончена</b>'));
    expect(two).toMatchObject({ status: null, unreadable: ['status'] });
    const day = parse(html.replace('В работе', 'Закончена: 31.02.2026'));
    expect(day).toMatchObject({
      status: 'finished',
      finishedOn: null,
      unreadable: ['finished_on'],
    });
    expect(parse(html.replace('В работе', 'Закончена: 20.03.2026'))).toMatchObject({
      status: 'finished',
      finishedOn: '2026-03-20',
    });
    expect(parse(html.replace('В работе', 'Заморожена')).status).toBe('frozen');
  });

  it.each([
    ['<span class="strike">299</span> 149 ₽', 149, 299],
    ['<span class="strike">299</span> <span class="discount-price">149</span>', 149, 299],
    ['Купить за 149 ₽', 149, null],
    ['Купить<span class="strike">1 299 ₽</span><b>1 149 ₽</b>', 1_149, 1_299],
  ])('takes the price of %s, not both as one', (inner, priceRub, priceOldRub) => {
    expect(priced(inner)).toMatchObject({ priceRub, priceOldRub, access: 'paid', unreadable: [] });
  });

  it.each([
    ['299 149', null, ['price_rub', 'access']],
    ['Купить от 149 ₽', null, ['price_rub', 'access']],
    ['Читать', null, ['access']],
    ['Читать бесплатно', 'free', []],
    ['Бесплатно до 5 главы', null, ['price_rub', 'access']],
    ['Подписка 149 ₽', 'subscription', []],
  ])('guesses nothing of %s', (inner, access, unreadable) => {
    const parsed = priced(inner);
    expect([parsed.access, parsed.unreadable]).toEqual([access, unreadable]);
  });

  it('ignores other books, readers and the site', () => {
    const foreign = `<span class="comments-count">9</span><span class="donate-count">9</span>
      <div class="age-limit">18+</div><i class="lmfont-pages"></i> 1 стр.<img itemprop="image" src="x">
      <div class="btn-success price-btn"><a>1 ₽</a></div><ul class="tags"><a>чужой</a></ul>`;
    const card = `<div class="cards-container"><div class="item">${foreign}</div></div>`;
    const page = around(
      html,
      `<header>${foreign}</header>${card}`,
      `${card}<footer>${foreign}</footer>`,
    );
    expect(parse(page.replace('Слова читателя', foreign))).toEqual(plain);
  });

  it('reads both authors, and not the link to follow one', () => {
    const author = '<div class="card-author">';
    const links = `${author}<a href="/follow">Подписаться</a><a href="/b-p7">Второй</a>`;
    expect(parse(html.replace(author, links)).authors).toEqual([
      { id: '7', name: 'Второй' },
      { id: '1', name: 'Автор 1' },
    ]);
  });

  it('reads the views of a card beside their icon', () => {
    const list = pageOf('litmarket', '/books?page=1').replace(
      /<span><i class="lmfont-views"><\/i> 441k<\/span>/,
      '<i class="lmfont-star"></i> 5 <i class="lmfont-views"></i> 441k <i class="lmfont-x"></i> 3',
    );
    expect(only(parseLitmarketList(list, null)).metrics.views).toBe(441_000);
  });
});

describe('Litgorod', () => {
  const html = pageOf('litgorod', '/books/view/101');
  const parse = (page: string) => only(parseLitgorod(page, '101'));
  const plain = parse(html);
  const button = /<div class="buy-button">.*?<\/div>/su;
  const priced = (inner: string) =>
    parse(html.replace(button, `<div class="buy-button">${inner}</div>`));

  it.each([
    '<span class="_text">149 ₽<span class="text-danger">299 ₽</span></span>',
    '<span class="_text">149<span class="text-danger">299</span></span>',
    '<span class="text-danger">299 ₽</span><span class="_text">Купить 149 ₽</span>',
  ])('takes the price of %s apart from the old one', (inner) => {
    expect(priced(inner)).toMatchObject({ priceRub: 149, priceOldRub: 299, access: 'paid' });
  });

  it('reads the second author', () => {
    const second =
      '</h2><h2 class="h3"><a href="/profile/7/books">Второй</a>, <a href="/profile/8">Третий</a></h2>';
    expect(parse(html.replace('</h2>', second)).authors).toEqual([
      { id: '1', name: 'Автор 1' },
      { id: '7', name: 'Второй' },
      { id: '8', name: 'Третий' },
    ]);
  });

  it('ignores other books, readers and the site', () => {
    const foreign = `<span class="b-book_counters__item" data-tooltip="Просмотры: 7"><i class="i-counters_eye"></i></span>
      <span class="b-heart">9</span><div class="_date">01.01.2020</div><div class="b-book_adult_old">18+</div>
      <span class="b-book_item__status-2"></span><div class="buy-button"><span class="_text">1 ₽</span></div>
      <div class="b-book_item__includes"><a># чужой</a></div><img src="https://cdn.litgorod.ru/9.jpg">`;
    const card = `<div class="b-book_item">${foreign}</div>`;
    const page = around(
      html,
      `<header>${foreign}</header>${card}`,
      `${card}<aside>${foreign}</aside>`,
    );
    expect(parse(page.replace('Слова читателя', foreign))).toEqual(plain);
  });

  it('matches the icons of counters by their full names', () => {
    const others = ['audio', 'bookmark', 'eyes'].map(
      (icon) =>
        `<span class="b-book_counters__item" data-tooltip="Прочее: 5"><i class="i-counters_${icon}"></i></span>`,
    );
    expect(
      parse(html.replace('<span class="b-heart">', `${others.join('')}<span class="b-heart">`)),
    ).toEqual(plain);
  });

  it('guesses nothing where two values are shown, or one in another form', () => {
    const heart = '<span class="b-heart">';
    expect(parse(html.replace(heart, `${heart}1</span>${heart}`)).unreadable).toEqual(['likes']);
    const date = parse(html.replace('11.03.2026', '31.02.2026'));
    expect([date.updatedOn, date.unreadable]).toEqual([null, ['updated_on']]);
    const status = parse(html.replace('status-1', 'status-3'));
    expect([status.status, status.unreadable]).toEqual([null, ['status']]);
  });

  it('lists the books of the list, not those of readers and the site', () => {
    const link = '<a href="/books/view/9">Чужая</a>';
    const page = around(
      pageOf('litgorod', '/books/search?page=1'),
      `<header>${link}</header>`,
      `<div class="comments">${link}</div><footer>${link}</footer>`,
    );
    expect(parseLitgorodList(page, 'Фэнтези', 1).books.map(({ id }) => id)).toEqual(['101']);
  });

  it('reads a genre by its own parameter', () => {
    const links =
      '<a href="/books/search?subgenre_id=9">Другое</a><a href="/x?a=1&genre_id=3">Проза</a>';
    const html = `<html><body>${links}</body></html>`;
    expect(parseGenres(html).genres).toEqual([{ key: '3', name: 'Проза' }]);
  });
});

describe('Litnet', () => {
  const html = pageOf('litnet', '/ru/top/fantasy?page=1');
  const parse = (page: string) => {
    const $ = load(page);
    return parseCard($, $('div.row.book-item').first());
  };

  it('knows a status by its class, and no other', () => {
    expect(parse(html).status).toBe('in_progress');
    const strange = parse(html.replace('book-status-process', 'book-status-frost'));
    expect([strange.status, strange.unreadable]).toEqual([null, ['status']]);
  });

  it('reads both authors of a card', () => {
    const two = html.replace(
      '</p> Аннотация',
      ', <a class="author" href="/ru/b-u2">Второй</a></p> Аннотация',
    );
    expect(parse(two).authors.map(({ name }) => name)).toEqual(['Автор 1', 'Второй']);
  });

  it('reads the overall rating, whatever the ranks beside it', () => {
    expect(parse(html).metrics.rating).toBe(11_038);
    const none = parse(html.replace('Общий рейтинг:', 'Не Общий рейтинг:'));
    expect(none.metrics.rating).toBeUndefined();
  });

  it('guesses no day of an instant that is none', () => {
    const json = pageOf('litnet', '/v2/book/101').replace(
      '"finished_at":null',
      '"finished_at":99999999999999',
    );
    expect(only(parseLitnet(json))).toMatchObject({
      finishedOn: null,
      unreadable: ['finished_on'],
    });
    const seconds = json.replace('99999999999999', '1772359200');
    expect(only(parseLitnet(seconds))).toMatchObject({ finishedOn: '2026-03-01', unreadable: [] });
  });
});

describe('the APIs', () => {
  const work = pageOf('authortoday', '/v1/work/101/details');
  const art = pageOf('litres', '/foundation/api/arts/101');

  it.each([
    ['"workForm":"Novel"', '"workForm":"Comic"', { form: null, unreadable: ['form'] }],
    ['"status":"Sales"', '"status":"Auction"', { access: null, unreadable: ['access'] }],
    ['"status":"Sales"', '"status":"constructor"', { access: null, unreadable: ['access'] }],
    [
      '"lastUpdateTime":"2026-03-02T10:00:00Z"',
      '"lastUpdateTime":"2026-02-31T10:00:00Z"',
      { updatedOn: null, unreadable: ['updated_on'] },
    ],
    [
      '"lastUpdateTime":"2026-03-02T10:00:00Z"',
      '"lastUpdateTime":"0001-01-01T00:00:00Z"',
      { updatedOn: null, unreadable: [] },
    ],
  ])('of Author.Today: %s as %s is no guess', (from, to, expected) => {
    expect(work).toContain(from);
    expect(only(parseDetails(work.replace(from, to)))).toMatchObject(expected);
  });

  it('of Litres: a price of another currency is not one in roubles', () => {
    const other = only(parseArt(art.replace('"currency":"RUB"', '"currency":"KZT"')));
    expect(other).toMatchObject({
      priceRub: null,
      priceOldRub: null,
      unreadable: ['price_rub', 'price_old_rub'],
    });
    const day = art.replace('2026-03-01T00:00:00', '2026-02-31T00:00:00');
    expect(only(parseArt(day))).toMatchObject({ updatedOn: null, unreadable: ['updated_on'] });
  });
});
