import * as z from 'zod/mini';
import {
  noPage,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
} from '../portalCollector.ts';
import { type CollectedBook, foundBook } from '../reading/collectedBook.ts';
import {
  openPage,
  type Page,
  type Part,
  plainText,
  requiredText,
  textOf,
  textsOf,
} from '../reading/html.ts';
import { parseJson, ShapeError } from '../reading/shapeError.ts';
import { dayOf, exactCount, line } from '../reading/values.ts';
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
export function idOfAlias(alias: string): string {
  const id = /-b(\d+)(?:[/?#]|$)/.exec(alias)?.[1];
  if (id === undefined)
    throw new ShapeError('An alias does not end in the number of a book.', alias.slice(0, 100));
  return id;
}

export function parseTop(answer: string, offset: number): ParsedPage {
  const { items, total } = parseJson(answer, top);
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

function finishedOn(at: string | number | null | undefined): string | null {
  if (typeof at === 'number') return at === 0 ? null : dayOf(new Date(at * 1000).toISOString());
  return dayOf(at);
}

export function parseBook(answer: string): ParsedPage {
  const found = parseJson(answer, book);
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
    finishedOn: finishedOn(found.finished_at),
    url: `${site}/ru/book/${found.alias}`,
    coverUrl: found.image ?? null,
    annotation: plainText(found.annotation),
    metrics: {
      views: found.stats.count_views,
      likes: found.stats.count_likes,
      rating: found.stats.rating,
    },
  });
  return { ...noPage, books: [only] };
}

type Card = Omit<CollectedBook, 'id' | 'url'> & { href: string };

/** One card of a list page; its address is not looked at yet. */
export function parseCard($: Page, card: Part): Card {
  const title = 'h4.book-title a';
  const author = textOf(card.find('a.author'));
  const status = card.find('span.book-status');
  const isFull = status.is('.book-status-full');
  const views = exactCount(textOf(card.find('span.count-views')));
  if (views === null) throw new ShapeError('A card tells no views.', 'span.count-views');
  const rating = textOf(
    card.find('.meta-info p').filter((_, p) => $(p).text().includes('Общий рейтинг')),
  );
  const {
    id: _,
    url: __,
    ...rest
  } = foundBook({
    id: '-',
    title: requiredText(card, title),
    authors: author === null ? [] : [{ id: null, name: author }],
    tags: textsOf($, card.find('p.tags-wr a')),
    status: status.length === 0 ? null : isFull ? 'finished' : 'in_progress',
    chars: exactCount(status.attr('title')),
    pages: exactCount(textOf(status.find('span'))),
    metrics: {
      views,
      library: exactCount(textOf(card.find('span.count-favourites'))),
      comments: exactCount(textOf(card.find('span.count-comments'))),
      rating: exactCount(rating),
    },
  });
  return { ...rest, href: card.find(title).attr('href') ?? '' };
}

const cards = 'div.row.book-item';

export function parseGenreTop(html: string, genre: string | null): ParsedPage {
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
    parse: (answer) => parseTop(answer, offset),
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
  revision: 1,
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
  },
  discover: [],
  lists: () => [
    { list: 'global_top', genre: null, period: null, pages: 2, page: topPage },
    ...litnetGenres.map((genre) => ({
      ...({ list: 'genre_top', genre: genre.name, period: null, pages: 3 } as const),
      page: (nth: number) => genrePage(nth, genre),
    })),
  ],
  detail: (id) => ({
    url: `${api}/v2/book/${id}`,
    kind: 'json',
    parse: (answer) => {
      const page = parseBook(answer);
      if (page.books[0]?.id !== id) throw new ShapeError('The answer is of another book.', 'alias');
      return page;
    },
  }),
};
