import {
  noPage,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
} from '../portalCollector.ts';
import { foundBook } from '../reading/collectedBook.ts';
import { openPage, type Page, type Part, requiredText, textOf, textsOf } from '../reading/html.ts';
import { ShapeError } from '../reading/shapeError.ts';
import { exactCount, line, readAge, readDate, readPrice } from '../reading/values.ts';
import { byPages } from './byPages.ts';

/** Litgorod by its pages. Its counters are rounded to the eye and exact in their tooltips. */
const site = 'https://litgorod.ru';

const genreLinks = 'a[href*="genre_id="]';

export function parseGenres(html: string): ParsedPage {
  const $ = openPage(html);
  const genres = new Map<string, string>();
  for (const node of $(genreLinks).toArray()) {
    const key = /genre_id=(\d+)/.exec($(node).attr('href') ?? '')?.[1];
    const name = line($(node).text());
    if (key !== undefined && name !== null && !genres.has(key)) genres.set(key, name);
  }
  if (genres.size === 0) throw new ShapeError('The page names no genres.', genreLinks);
  return { ...noPage, genres: [...genres].map(([key, name]) => ({ key, name })) };
}

const bookLinks = 'a[href*="/books/view/"]';

/** The markup of its cards is not known: their order and titles come from the links to books. */
export function parseList(html: string, genre: string, nth: number): ParsedPage {
  const $ = openPage(html);
  const titles = new Map<string, string | null>();
  for (const node of $(bookLinks).toArray()) {
    const id = /\/books\/view\/(\d+)/.exec($(node).attr('href') ?? '')?.[1];
    if (id !== undefined) titles.set(id, titles.get(id) ?? line($(node).text()));
  }
  if (titles.size === 0 && nth === 1) throw new ShapeError('The list has no books.', bookLinks);
  const books = [...titles].flatMap(([id, title]) =>
    title === null
      ? []
      : foundBook({ id, title, genres: [genre], url: `${site}/books/view/${id}` }),
  );
  if (books.length < titles.size) throw new ShapeError('A book has no title.', bookLinks);
  return { ...noPage, books, more: lastPage($) > nth };
}

/** The highest page that the list links to. */
function lastPage($: Page): number {
  const numbers = $('a.b-paging__num')
    .toArray()
    .map((node) => exactCount($(node).text()) ?? 0);
  return Math.max(1, ...numbers);
}

/** The exact count of a tooltip ('Просмотры: 12 345'). */
function counter($: Page, icon: string): number | null {
  const item = $('.b-book_counters__item').filter((_, node) => $(node).find(icon).length > 0);
  return exactCount(item.attr('data-tooltip'));
}

function pricesOf(button: Part) {
  if (button.length === 0) return { priceRub: null, priceOldRub: null, access: null };
  const text = textOf(button.find('span._text')) ?? textOf(button) ?? '';
  if (/бесплатно/i.test(text)) return { priceRub: 0, priceOldRub: null, access: 'free' } as const;
  const access = /подписк/i.test(text) ? 'subscription' : 'paid';
  const old = readPrice(textOf(button.find('span.text-danger')));
  return { priceRub: readPrice(text), priceOldRub: old, access } as const;
}

export function parseBook(html: string, id: string): ParsedPage {
  const $ = openPage(html);
  const card = $('div.b-book_item__content').first();
  const counters = '.b-book_counters__item';
  if ($(counters).length === 0) throw new ShapeError('The page has no counters.', counters);
  const status = $('.b-book_item__status-2').length > 0 ? 'finished' : null;
  const author = card.find('h2.h3 a').first();
  const name = textOf(author);
  const only = foundBook({
    id,
    title: requiredText(card, 'h1'),
    authors:
      name === null
        ? []
        : [{ id: /\/profile\/(\d+)/.exec(author.attr('href') ?? '')?.[1] ?? null, name }],
    seriesTitle: textOf($('.b-book_item__cycle a')),
    genres: textsOf($, $('.b-book_rating li > span._text a')),
    tags: textsOf($, $('.b-book_item__includes a')).map((tag) => tag.replace(/^#\s*/, '')),
    status: status ?? ($('.b-book_item__status-1').length > 0 ? 'in_progress' : null),
    ageLimit: readAge(textOf($('.b-book_adult_old'))),
    chars: counter($, '[class*=counters_a]'),
    updatedOn: readDate(textOf($('div._date'))),
    url: `${site}/books/view/${id}`,
    coverUrl: $('img[src*="cdn.litgorod.ru"]').attr('src') ?? null,
    ...pricesOf($('div.buy-button').first()),
    metrics: {
      views: counter($, '[class*=counters_eye]'),
      likes: exactCount(textOf($('.b-heart'))),
      library: counter($, '[class*=counters_book]'),
      comments: counter($, '[class*=counters_commentary]'),
    },
  });
  return { ...noPage, books: [only] };
}

function listPage(nth: number, { key, name }: { key: string; name: string }): PageRequest {
  return {
    url: `${site}/books/search?genre_id=${key}&page=${nth}`,
    kind: 'html',
    parse: (html) => parseList(html, name, nth),
  };
}

export const litgorod: PortalCollector = {
  portal: 'litgorod',
  ...byPages(site),
  revision: 1,
  floors: {
    views: 0.9,
    likes: 0.8,
    library: 0.9,
    comments: 0.8,
    authors: 0.95,
    genres: 0.9,
    tags: 0,
    status: 0.7,
    age_limit: 0,
    access: 0.5,
    chars: 0.7,
    price_rub: 0,
    series: 0,
    updated_on: 0,
  },
  discover: [{ url: `${site}/genres`, kind: 'html', parse: parseGenres }],
  lists: (genres) =>
    genres.map((genre) => ({
      ...({ list: 'genre_top', genre: genre.name, period: null, pages: 3 } as const),
      page: (nth: number) => listPage(nth, genre),
    })),
  detail: (id) => ({
    url: `${site}/books/view/${id}`,
    kind: 'html',
    parse: (html) => parseBook(html, id),
  }),
};
