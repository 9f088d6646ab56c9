import * as z from 'zod/mini';
import {
  noPage,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
} from '../portalCollector.ts';
import { type CollectedBook, foundBook } from '../reading/collectedBook.ts';
import { nextDataOf, openPage, type Page, plainText, textOf, textsOf } from '../reading/html.ts';
import { parseJson, roundedValue, ShapeError } from '../reading/shapeError.ts';
import { dayOf, exactCount, line, readCount, readPrice } from '../reading/values.ts';
import { byPages } from './byPages.ts';
import { bookriverGenres } from './genres.ts';

/** Bookriver by the data that its pages carry, and by what only their markup shows. */
const site = 'https://bookriver.ru';
const PAGE_SIZE = 48;

const text = z.nullish(z.string());
const book = z.object({
  name: z.string(),
  slug: z.string(),
  annotation: text,
  author: z.nullish(z.object({ name: z.string() })),
  coverImages: z.nullish(z.array(z.object({ url: z.string() }))),
  tags: z.nullish(z.array(z.object({ name: z.string() }))),
  statusComplete: text,
  ebook: z.nullish(
    z.object({
      chapters: z.nullish(
        z.array(
          z.object({
            id: z.nullish(z.union([z.int(), z.string()])),
            name: text,
            free: z.nullish(z.boolean()),
            firstPublishedAt: text,
          }),
        ),
      ),
    }),
  ),
});
type Found = z.infer<typeof book>;

const state = <Shape extends z.ZodMiniType>(inner: Shape) =>
  z.object({ props: z.object({ pageProps: z.object({ state: inner }) }) });
const listData = state(
  z.object({ pagesFilter: z.object({ genre: z.object({ books: z.array(book) }) }) }),
);
const bookData = state(z.object({ book: z.object({ bookPage: book }) }));

function factsOf(found: Found): Parameters<typeof foundBook>[0] {
  const status = found.statusComplete;
  return {
    id: found.slug,
    title: found.name,
    authors: found.author == null ? [] : [{ id: null, name: found.author.name }],
    tags: [...new Set((found.tags ?? []).flatMap(({ name }) => line(name) ?? []))],
    status: status == null ? null : status === 'writing' ? 'in_progress' : 'finished',
    url: `${site}/book/${found.slug}`,
    coverUrl: found.coverImages?.[0]?.url ?? null,
    annotation: plainText(found.annotation),
    chapters: chaptersOf(found),
  };
}

function chaptersOf({ ebook }: Found): CollectedBook['chapters'] {
  return (ebook?.chapters ?? []).flatMap(({ id, name, free, firstPublishedAt }, at) =>
    id == null
      ? []
      : {
          id: String(id),
          number: at + 1,
          title: line(name),
          publishedOn: dayOf(firstPublishedAt),
          chars: null,
          isFree: free ?? null,
        },
  );
}

export function parseList(html: string, genre: string | null): ParsedPage {
  const data = parseJson(nextDataOf(openPage(html)), listData);
  const found = data.props.pageProps.state.pagesFilter.genre.books;
  const genres = genre === null ? [] : [genre];
  const books = found.map((each) => foundBook({ ...factsOf(each), genres }));
  return { ...noPage, books, more: found.length === PAGE_SIZE };
}

/** The number beside an icon; its class has a suffix that changes with every build of the site. */
function beside($: Page, icon: string): string | null {
  const mark = $(`i[class*=${icon}]`).first();
  return textOf(mark.parent().find('[class*=SCValue]')) ?? textOf(mark.parent());
}

function accessOf($: Page, priceRub: number | null) {
  if ($('[class*=AvailableByAbonnement]').length > 0) return 'catalog_subscription';
  if (priceRub === null) return null;
  return priceRub === 0 ? 'free' : 'paid';
}

export function parseBook(html: string, slug: string): ParsedPage {
  const $ = openPage(html);
  const found = parseJson(nextDataOf($), bookData).props.pageProps.state.book.bookPage;
  if (found.slug !== slug) throw new ShapeError('The page is of another book.', 'slug');
  const views = roundedValue('bookriver', 'views', readCount(beside($, 'EyeIcon')));
  if (views === null) throw new ShapeError('The page tells no views.', 'i[class*=EyeIcon]');
  const priceRub = readPrice(textOf($('span[itemprop=price]')));
  const only = foundBook({
    ...factsOf(found),
    genres: textsOf($, $('span[itemprop=genre]')),
    access: accessOf($, priceRub),
    priceRub,
    chars:
      readCount(/[\d.,\s]+[KkКкMmМм]?\s*зн/.exec($('[class*=SCBookContent]').text())?.[0])?.value ??
      null,
    metrics: {
      views,
      library: roundedValue('bookriver', 'library', readCount(beside($, 'LibraryIcon'))),
      // Shown only above zero: nothing there is no zero.
      comments: exactCount(beside($, 'CommentsIcon')),
    },
  });
  return { ...noPage, books: [only] };
}

function listPage(
  nth: number,
  sortingType: string,
  genre?: { key: string; name: string },
): PageRequest {
  const query = new URLSearchParams({ page: String(nth), perPage: String(PAGE_SIZE), sortingType });
  if (genre !== undefined) query.set('g', genre.key);
  return {
    url: `${site}/genre?${query.toString()}`,
    kind: 'html',
    parse: (html) => parseList(html, genre?.name ?? null),
  };
}

export const bookriver: PortalCollector = {
  portal: 'bookriver',
  ...byPages(site),
  revision: 1,
  floors: {
    views: 0.95,
    library: 0.8,
    comments: 0,
    authors: 0.95,
    genres: 0.8,
    tags: 0,
    status: 0.9,
    access: 0.5,
    chars: 0,
    price_rub: 0,
  },
  discover: [],
  lists: () => [
    {
      ...({ list: 'bestseller', genre: null, period: null, pages: 2 } as const),
      page: (nth) => listPage(nth, 'bestseller'),
    },
    {
      ...({ list: 'new', genre: null, period: null, pages: 2 } as const),
      page: (nth) => listPage(nth, 'newest'),
    },
    ...bookriverGenres.map((genre) => ({
      ...({ list: 'genre_top', genre: genre.name, period: null, pages: 1 } as const),
      page: (nth: number) => listPage(nth, 'bestseller', genre),
    })),
  ],
  detail: (id) => ({
    url: `${site}/book/${encodeURIComponent(id)}`,
    kind: 'html',
    parse: (html) => parseBook(html, id),
  }),
};
