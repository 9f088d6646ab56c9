import type { ListKind, ListPeriod } from './lists.ts';
import type { MetricKey } from './metrics.ts';

/**
 * Rounding of a metric on a portal's pages: the step of a value below each limit, smallest
 * limit first; the last entry has no limit. Exact metrics have no such table.
 */
export type RoundingSteps = readonly { readonly below: number; readonly step: number }[];

/** A form of the addresses of books, authors or tags. */
export interface PortalLink {
  readonly kind: 'book' | 'author' | 'tag';
  /** The groups are the possible ids. */
  readonly path: RegExp;
  /** Path of the page of the book, author or tag, with `$1` for the first id, where the link leads to another. */
  readonly page?: string;
  /** The id is in this parameter of the query. */
  readonly parameter?: string;
}

/** Letters and colours that mark a portal. */
export interface PortalMark {
  /** Of the portal's own name, in Russian. */
  readonly letters: string;
  /** Of its name in Latin letters, for readers of other languages. */
  readonly latinLetters: string;
  /** Background of the letters in the light and in the dark theme. */
  readonly light: string;
  readonly dark: string;
}

/** Pages that a portal may have besides its trends: the last part of the path `/portals/<slug>/<page>`. */
export type PortalPageKey =
  | 'tag-stats'
  | 'detailed-trends'
  | 'bestsellers'
  | 'global-top'
  | 'genre-tops'
  | 'genre-stats'
  | 'books'
  | 'authors';

/** An entry of the registry. */
export interface PortalFacts {
  readonly slug: string;
  /** The portal's own name, in Russian. */
  readonly name: string;
  /** Its home page. Its books and authors have addresses of the same host. */
  readonly url: string;
  readonly mark: PortalMark;
  /** The pages that this product has for the portal besides its trends, in the order of the menu. */
  readonly pages: readonly PortalPageKey[];
  /**
   * The metrics that its public pages show of a book; metrics that are not named are not published.
   */
  readonly metrics: Readonly<Partial<Record<MetricKey, 'exact' | RoundingSteps>>>;
  /** How it shows the size of a text in characters; null where it does not. */
  readonly chars: 'exact' | RoundingSteps | null;
  /** The lists of its public pages, the leading one first. */
  readonly lists: readonly { readonly kind: ListKind; readonly periods: readonly ListPeriod[] }[];
  /** Pages of books, authors and tags, and the pages that belong to them. The first match counts. */
  readonly links: readonly PortalLink[];
}

/** Abbreviated as '441k' and '1.2M'. */
const litmarketViews: RoundingSteps = [
  { below: 1_000, step: 1 },
  { below: 1_000_000, step: 1_000 },
  { below: Number.POSITIVE_INFINITY, step: 100_000 },
];
/** Counters and sizes, abbreviated as '627.2K' and '1.2M'. */
const bookriverNumbers: RoundingSteps = [
  { below: 1_000, step: 1 },
  { below: 1_000_000, step: 100 },
  { below: Number.POSITIVE_INFINITY, step: 100_000 },
];

/** A segment of a path, as `URL` escapes it. */
const NAME = String.raw`[\w%.~-]+`;
/** Litnet's pages begin with a language since 2019. */
const LANGUAGE = String.raw`(?:\/[a-z]{2})?`;
const form = (
  kind: PortalLink['kind'],
  path: string,
  rest: Omit<PortalLink, 'kind' | 'path'> = {},
): PortalLink => ({
  kind,
  path: new RegExp(`^${path}$`),
  ...rest,
});
/** Chapters, reviews, comments: a page below the page of a book or author. */
const below = String.raw`(?:\/.*)?`;

/**
 * The portals in the order of the menu. An entry states what the public pages of the portal show. A slug is
 * part of addresses and of the store, and never changes.
 */
export const portalRegistry = [
  {
    slug: 'litnet',
    name: 'Литнет',
    url: 'https://litnet.com',
    mark: { letters: 'ЛН', latinLetters: 'LN', light: '#BE2F5B', dark: '#FF8FAB' },
    pages: [
      'tag-stats',
      'detailed-trends',
      'bestsellers',
      'global-top',
      'genre-tops',
      'genre-stats',
      'books',
      'authors',
    ],
    metrics: {
      views: 'exact',
      likes: 'exact',
      library: 'exact',
      comments: 'exact',
      awards: 'exact',
      rating: 'exact',
    },
    chars: 'exact',
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'bestseller', periods: ['day', 'week', 'month'] },
      { kind: 'genre_top', periods: [] },
    ],
    links: [
      form('book', String.raw`${LANGUAGE}\/book\/((?:${NAME}-)?b(\d+))`),
      form(
        'book',
        String.raw`${LANGUAGE}\/(?:book|reader|reviews?|comments?|rewards?)\/((?:${NAME}-)?b(\d+))${below}`,
        { page: '/ru/book/$1' },
      ),
      form('book', String.raw`${LANGUAGE}\/book\/rewards-tab`, { parameter: 'id' }),
      form('tag', String.raw`${LANGUAGE}\/tag\/([\w%.~-]*-t(\d+))`),
      form('author', String.raw`${LANGUAGE}\/([\w%.~-]*-u(\d+))`),
      form('author', String.raw`${LANGUAGE}\/([\w%.~-]*-u(\d+))\/.*`, { page: '/ru/$1' }),
    ],
  },
  {
    slug: 'litmarket',
    name: 'Литмаркет',
    url: 'https://litmarket.ru',
    mark: { letters: 'ЛМ', latinLetters: 'LM', light: '#7355C2', dark: '#BBA3F7' },
    pages: [],
    metrics: {
      views: litmarketViews,
      likes: 'exact',
      library: 'exact',
      comments: 'exact',
      donations: 'exact',
    },
    chars: null,
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
    links: [
      form('book', String.raw`\/books\/(${NAME})`),
      form('book', String.raw`\/(?:books|reader)\/(?!data(?:\/|$))(${NAME})${below}`, {
        page: '/books/$1',
      }),
      form('author', String.raw`\/([\w%.~-]+-p(\d+))(?:\/books)?`),
      form('author', String.raw`\/([\w%.~-]+-p(\d+))\/.*`, { page: '/$1' }),
    ],
  },
  {
    slug: 'litres',
    name: 'Литрес',
    url: 'https://www.litres.ru',
    mark: { letters: 'ЛР', latinLetters: 'LR', light: '#B84600', dark: '#FFA066' },
    pages: [],
    metrics: { rating: 'exact', rating_count: 'exact', reviews: 'exact' },
    chars: 'exact',
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'bestseller', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
    links: [
      form('book', String.raw`\/(?:book|audiobook)\/(?:${NAME}\/)?(${NAME}-(\d+))`),
      form('book', String.raw`(\/(?:book|audiobook)\/${NAME}\/${NAME}-(\d+))\/.*`, { page: '$1' }),
      // The addresses before 2022: `/biblio_book/`, `/pages/biblio_book/`, `/static/or4/view/or.html`.
      form('book', String.raw`\/(?:pages|static|biblio_book|reader)${below}`, { parameter: 'art' }),
      form('author', String.raw`\/author\/(${NAME})`),
      form('author', String.raw`\/author\/(${NAME})\/.*`, { page: '/author/$1' }),
    ],
  },
  {
    slug: 'authortoday',
    name: 'Автор.Тудей',
    url: 'https://author.today',
    mark: { letters: 'АТ', latinLetters: 'AT', light: '#2467B0', dark: '#82B8F2' },
    pages: [],
    metrics: {
      views: 'exact',
      likes: 'exact',
      library: 'exact',
      comments: 'exact',
      reviews: 'exact',
      awards: 'exact',
      reading: 'exact',
      postponed: 'exact',
      finished_reading: 'exact',
      not_interested: 'exact',
      downloaded: 'exact',
    },
    chars: 'exact',
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'trending', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
    links: [
      form('book', String.raw`\/(?:work|audiobook)\/(\d+)`),
      form('book', String.raw`\/audiobook\/(\d+)\/.*`, { page: '/audiobook/$1' }),
      form('book', String.raw`\/(?:work|reader)\/(\d+)${below}`, { page: '/work/$1' }),
      // A review has a number of its own, which does not identify its book.
      form('book', String.raw`\/reviews?${below}`, { parameter: 'workId', page: '/work/$1' }),
      form('author', String.raw`\/u\/([\w.-]+)(?:\/works)?`),
      form('author', String.raw`\/u\/([\w.-]+)\/.*`, { page: '/u/$1' }),
    ],
  },
  {
    slug: 'litgorod',
    name: 'Литгород',
    url: 'https://litgorod.ru',
    mark: { letters: 'ЛГ', latinLetters: 'LG', light: '#2B7A3D', dark: '#7FCB8D' },
    pages: [],
    metrics: { views: 'exact', likes: 'exact', library: 'exact', comments: 'exact' },
    chars: 'exact',
    lists: [
      { kind: 'global_top', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
    links: [
      form('book', String.raw`\/books\/(?:view|read|reader)\/(\d+)${below}`, {
        page: '/books/view/$1',
      }),
      form('author', String.raw`\/profile\/(\d+)(?:\/books)?`),
      form('author', String.raw`\/profile\/(\d+)\/.*`, { page: '/profile/$1' }),
    ],
  },
  {
    slug: 'bookriver',
    name: 'Букривер',
    url: 'https://bookriver.ru',
    mark: { letters: 'БР', latinLetters: 'BR', light: '#0A767C', dark: '#61CBCF' },
    pages: [],
    metrics: { views: bookriverNumbers, library: bookriverNumbers, comments: 'exact' },
    chars: bookriverNumbers,
    lists: [
      { kind: 'bestseller', periods: [] },
      { kind: 'new', periods: [] },
      { kind: 'genre_top', periods: [] },
    ],
    links: [
      form('book', String.raw`\/(?:book|reader)\/(${NAME})${below}`, { page: '/book/$1' }),
      form('author', String.raw`\/author\/(${NAME})${below}`, { page: '/author/$1' }),
    ],
  },
] as const satisfies readonly PortalFacts[];
