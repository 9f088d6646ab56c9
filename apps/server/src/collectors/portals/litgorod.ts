import {
  noPage,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
} from '../portalCollector.ts';
import { foundBook } from '../reading/collectedBook.ts';
import { FieldReader, lookUp } from '../reading/fieldReader.ts';
import {
  blockAround,
  openPage,
  type Page,
  type Part,
  removeForeign,
  requiredText,
  textsOf,
} from '../reading/html.ts';
import { parseExact } from '../reading/numbers.ts';
import { ShapeError } from '../reading/shapeError.ts';
import { parseButton } from '../reading/shopButton.ts';
import { line, parseAge, parseDate } from '../reading/values.ts';
import { byPages } from './byPages.ts';

/** Litgorod by its pages. Its counters are rounded to the eye and exact in their tooltips. */
const site = 'https://litgorod.ru';

const genreLinks = 'a[href*="genre_id="]';

export function parseGenres(html: string): ParsedPage {
  const $ = openPage(html);
  const genres = new Map<string, string>();
  for (const node of $(genreLinks).toArray()) {
    const key = /[?&]genre_id=(\d+)/.exec($(node).attr('href') ?? '')?.[1];
    const name = line($(node).text());
    if (key !== undefined && name !== null && !genres.has(key)) genres.set(key, name);
  }
  if (genres.size === 0) throw new ShapeError('The page names no genres.', genreLinks);
  return { ...noPage, genres: [...genres].map(([key, name]) => ({ key, name })) };
}

/** Comments of readers, which may link to books as lists do. */
const readers = '.comment, .comments, #comments';
const bookLinks = 'a[href*="/books/view/"]';

/** The markup of its cards is not known: their order and titles come from the links to books. */
export function parseList(html: string, genre: string, nth: number): ParsedPage {
  const $ = openPage(html);
  removeForeign($, 'a.b-paging__num', readers);
  const titles = new Map<string, string | null>();
  for (const node of $(bookLinks).toArray()) {
    const id = /\/books\/view\/(\d+)(?:[/?#]|$)/.exec($(node).attr('href') ?? '')?.[1];
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
    .map((node) => parseExact($(node).text()) ?? 0);
  return Math.max(1, ...numbers);
}

const counters = '.b-book_counters__item';

/** The tooltips ('Просмотры: 12 345') of the counters with an icon, which has a class of its own. */
function tooltipsOf($: Page, block: Part, icon: string): string[] {
  const isIcon = (name: string) => name.endsWith(`counters_${icon}`);
  const hasIcon = (node: Parameters<Page>[0]) =>
    $(node)
      .find('[class*=counters_]')
      .toArray()
      .some((each) => ($(each).attr('class') ?? '').split(/\s+/).some(isIcon));
  return block
    .find(counters)
    .toArray()
    .filter(hasIcon)
    .flatMap((node) => line($(node).attr('data-tooltip')) ?? []);
}

const parseTooltip = (text: string) => parseExact(text.replace(/^[^\d:]*:\s*/, ''));

function authorsOf($: Page, links: Part) {
  return links.toArray().flatMap((node) => {
    const id = /\/profile\/(\d+)/.exec($(node).attr('href') ?? '')?.[1];
    const name = line($(node).text());
    return id === undefined || name === null ? [] : { id, name };
  });
}

const statusOf = lookUp({ '1': 'in_progress', '2': 'finished' } as const);

/** Numbers of the status's class, as of 'b-book_item__status-2'. */
function statusesIn($: Page, block: Part): string[] {
  return block
    .find('[class*=b-book_item__status-]')
    .toArray()
    .flatMap((node) => /b-book_item__status-([\w-]+)/.exec($(node).attr('class') ?? '')?.[1] ?? []);
}

export function parseBook(html: string, id: string): ParsedPage {
  const $ = openPage(html);
  removeForeign($, 'div.b-book_item__content h1', `${readers}, .b-book_item`);
  const card = $('div.b-book_item__content:has(h1)').first();
  const block = blockAround(card, counters);
  if (block.find(counters).length === 0) {
    throw new ShapeError('The page has no counters.', counters);
  }
  const fields = new FieldReader();
  const shown = (selector: string) => textsOf($, block.find(selector));
  const counter = (field: 'views' | 'library' | 'comments' | 'chars', icon: string) =>
    fields.readOnly(field, tooltipsOf($, block, icon), parseTooltip);
  const only = foundBook({
    id,
    title: requiredText(card, 'h1'),
    authors: authorsOf($, card.find('h2.h3 a')),
    seriesTitle: shown('.b-book_item__cycle a')[0] ?? null,
    genres: shown('.b-book_rating li > span._text a'),
    tags: shown('.b-book_item__includes a').map((tag) => tag.replace(/^#\s*/, '')),
    status: fields.readOnly('status', statusesIn($, block), statusOf),
    ageLimit: fields.readOnly('age_limit', shown('.b-book_adult_old'), parseAge),
    chars: counter('chars', 'a'),
    updatedOn: fields.readOnly('updated_on', shown('div._date'), parseDate),
    url: `${site}/books/view/${id}`,
    coverUrl: block.find('img[src*="cdn.litgorod.ru"]').attr('src') ?? null,
    ...parseButton(block.find('div.buy-button').first(), fields, {
      oldPrice: 'span.text-danger',
      newPrice: null,
    }),
    metrics: {
      views: counter('views', 'eye'),
      likes: fields.readOnly('likes', shown('.b-heart'), parseExact),
      library: counter('library', 'book'),
      comments: counter('comments', 'commentary'),
    },
    unreadable: fields.unreadable,
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
  revision: 2,
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
    price_old_rub: 0,
    series: 0,
    updated_on: 0,
  },
  discover: [{ url: `${site}/genres`, kind: 'html', parse: parseGenres }],
  lists: (genres) =>
    genres.map((genre) => ({
      list: 'genre_top',
      genre: genre.name,
      period: null,
      pages: 3,
      page: (nth) => listPage(nth, genre),
    })),
  detail: (id) => ({
    url: `${site}/books/view/${id}`,
    kind: 'html',
    parse: (html) => parseBook(html, id),
  }),
};
