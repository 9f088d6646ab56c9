import * as z from 'zod/mini';
import {
  type ListPlan,
  noPage,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
} from '../portalCollector.ts';
import { type CollectedBook, foundBook } from '../reading/collectedBook.ts';
import { FieldReader } from '../reading/fieldReader.ts';
import {
  openPage,
  type Page,
  type Part,
  plainText,
  requiredText,
  textOf,
  textsOf,
  textWithout,
} from '../reading/html.ts';
import { parseExact } from '../reading/numbers.ts';
import { parseJson, ShapeError } from '../reading/shapeError.ts';
import { line, parseInstant } from '../reading/values.ts';
import { litnetGenres } from './genres.ts';

/** Litnet by the JSON that its own site reads, and by its list pages for the tops of genres. */
const api = 'https://superapi.litnet.com';
const site = 'https://litnet.com';
const PAGE_SIZE = 50;

const text = z.nullish(z.string());
const named = z.object({ name: z.string() });

const top = z.object({
  items: z.array(
    z.object({
      alias: z.string(),
      title: z.string(),
      author: z.nullish(named),
      isFinished: z.nullish(z.boolean()),
    }),
  ),
  total: z.int(),
});

const book = z.object({
  title: z.string(),
  alias: z.string(),
  image: text,
  annotation: text,
  author: named,
  co_author: z.nullish(named),
  genres: z.array(named),
  tags: z.array(named),
  cycle: z.nullish(z.object({ title: z.string() })),
  publisher: z.nullish(z.union([z.string(), named])),
  finished_at: z.nullish(z.union([z.string(), z.number()])),
  flags: z.object({ is_finished: z.boolean() }),
  stats: z.object({
    rating: z.number(),
    count_likes: z.int(),
    count_views: z.int(),
  }),
});

/** 'slug-b123' or an address that ends so → '123'. @throws ShapeError for anything else */
function idOfAlias(alias: string): string {
  const id = /-b(\d+)(?:[/?#]|$)/.exec(alias)?.[1];
  if (id === undefined)
    throw new ShapeError('An alias does not end in the number of a book.', alias.slice(0, 100));
  return id;
}

function parseTop(json: string, offset: number): ParsedPage {
  const { items, total } = parseJson(json, top);
  const books = items.map(({ alias, title, author, isFinished }) =>
    foundBook({
      id: idOfAlias(alias),
      title,
      authors: author == null ? [] : [{ id: null, name: author.name }],
      status: isFinished == null ? null : isFinished ? 'finished' : 'in_progress',
      url: `${site}/ru/book/${alias}`,
    }),
  );
  return { ...noPage, books, more: items.length > 0 && offset + items.length < total };
}

const namesOf = (found: readonly { name: string }[]) => [
  ...new Set(found.flatMap(({ name }) => line(name) ?? [])),
];

/** Unix seconds or an ISO instant; 0 of a book that is not finished. */
function finishedOn(at: string | number | null | undefined, fields: FieldReader): string | null {
  if (at == null || at === 0) return null;
  return fields.read('finished_on', String(at), (text) => {
    const isSeconds = /^\d{9,10}$/.test(text);
    return parseInstant(isSeconds ? new Date(Number(text) * 1000).toISOString() : text);
  });
}

export function parseBook(json: string): ParsedPage {
  const found = parseJson(json, book);
  const fields = new FieldReader();
  const authors = [found.author, ...(found.co_author == null ? [] : [found.co_author])];
  const only = foundBook({
    id: idOfAlias(found.alias),
    title: found.title,
    authors: authors.map(({ name }) => ({ id: null, name })),
    seriesTitle: line(found.cycle?.title),
    genres: namesOf(found.genres),
    tags: namesOf(found.tags),
    status: found.flags.is_finished ? 'finished' : 'in_progress',
    publisher: line(typeof found.publisher === 'string' ? found.publisher : found.publisher?.name),
    finishedOn: finishedOn(found.finished_at, fields),
    url: `${site}/ru/book/${found.alias}`,
    coverUrl: found.image ?? null,
    annotation: plainText(found.annotation),
    metrics: {
      views: found.stats.count_views,
      likes: found.stats.count_likes,
      rating: found.stats.rating,
    },
    unreadable: fields.unreadable,
  });
  return { ...noPage, books: [only] };
}

type Card = Omit<CollectedBook, 'id' | 'url'> & { href: string };

/** The status by the class of its element; a status of another class is not known. */
function statusOf(part: Part, fields: FieldReader) {
  if (part.length === 0) return null;
  return fields.read('status', part.attr('class'), () => {
    const isFull = part.is('.book-status-full');
    if (isFull === part.is('.book-status-process')) return null;
    return isFull ? 'finished' : 'in_progress';
  });
}

/** The overall rating is a paragraph of its own, beside that of the current ranks. */
function ratingOf($: Page, card: Part): string | null {
  const name = '.meta-name';
  const own = card
    .find('.meta-info p')
    .filter((_, p) => textOf($(p).find(name)) === 'Общий рейтинг:');
  return textWithout(own, name);
}

/** One card of a list page; its address is not looked at yet. */
export function parseCard($: Page, card: Part): Card {
  const title = 'h4.book-title a';
  const fields = new FieldReader();
  const exact = (field: 'views' | 'library' | 'comments', selector: string) =>
    fields.read(field, textOf(card.find(selector)), parseExact);
  const status = card.find('span.book-status').first();
  const views = exact('views', 'span.count-views');
  if (views === null) throw new ShapeError('A card shows no views.', 'span.count-views');
  const {
    id: _,
    url: __,
    ...rest
  } = foundBook({
    id: '-',
    title: requiredText(card, title),
    authors: textsOf($, card.find('a.author')).map((name) => ({ id: null, name })),
    tags: textsOf($, card.find('p.tags-wr a')),
    status: statusOf(status, fields),
    chars: fields.read('chars', status.attr('title'), (text) => parseExact(text, /знак(?:ов|а)?/)),
    pages: fields.read('pages', textOf(status.find('span')), (text) => parseExact(text, /стр\.?/)),
    metrics: {
      views,
      library: exact('library', 'span.count-favourites'),
      comments: exact('comments', 'span.count-comments'),
      rating: fields.read('rating', ratingOf($, card), parseExact),
    },
    unreadable: fields.unreadable,
  });
  return { ...rest, href: card.find(title).attr('href') ?? '' };
}

const cards = 'div.row.book-item';

function parseGenreTop(html: string, genre: string | null): ParsedPage {
  const $ = openPage(html);
  const found = $(cards).toArray();
  if (found.length === 0) throw new ShapeError('The list has no books.', cards);
  const books = found.map((node) => {
    const { href, ...card } = parseCard($, $(node));
    const genres = genre === null ? [] : [genre];
    return { ...card, genres, id: idOfAlias(href), url: new URL(href, site).href };
  });
  return { ...noPage, books, more: $('ul.pagination li.next:not(.disabled) a').length > 0 };
}

function topPage(nth: number): PageRequest {
  const offset = (nth - 1) * PAGE_SIZE;
  return {
    url: `${api}/v2/genres/top?limit=${PAGE_SIZE}&offset=${offset}`,
    kind: 'json',
    parse: (json) => parseTop(json, offset),
  };
}

function genrePage(nth: number, { key, name }: { key: string; name: string }): PageRequest {
  return {
    url: `${site}/ru/top/${key}?alias=${key}&page=${nth}`,
    kind: 'html',
    parse: (html) => parseGenreTop(html, name),
  };
}

export const litnet: PortalCollector = {
  portal: 'litnet',
  way: 'json',
  origins: [site, api],
  paceMs: 3_000,
  rules: [
    'undocumented_json',
    'public_pages',
    'robots',
    'pace',
    'identifies',
    'no_login',
    'no_readers',
    'one_day',
    'keeps_terms',
  ],
  links: [site, `${site}/robots.txt`, `${api}/robots.txt`],
  headers: { accept: 'application/json, text/html' },
  revision: 2,
  floors: {
    views: 0.95,
    likes: 0.8,
    rating: 0.8,
    library: 0,
    comments: 0,
    authors: 0.95,
    genres: 0.9,
    tags: 0.5,
    status: 0.9,
    chars: 0,
    pages: 0,
    series: 0,
    finished_on: 0,
  },
  discover: [],
  lists: () => [
    { list: 'global_top', genre: null, period: null, pages: 2, page: topPage },
    ...litnetGenres.map(
      (genre): ListPlan => ({
        list: 'genre_top',
        genre: genre.name,
        period: null,
        pages: 3,
        page: (nth) => genrePage(nth, genre),
      }),
    ),
  ],
  detail: (id) => ({
    url: `${api}/v2/book/${id}`,
    kind: 'json',
    parse: (json) => {
      const page = parseBook(json);
      if (page.books[0]?.id !== id)
        throw new ShapeError('The response is of another book.', 'alias');
      return page;
    },
  }),
};
