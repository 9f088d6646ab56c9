import * as z from 'zod/mini';
import {
  type ListPlan,
  noPage,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
} from '../portalCollector.ts';
import { type CollectedBook, foundBook } from '../reading/collectedBook.ts';
import { FieldReader, lookUp } from '../reading/fieldReader.ts';
import {
  besideIcon,
  elementTexts,
  nextDataOf,
  openPage,
  type Page,
  type Part,
  plainText,
  textsOf,
} from '../reading/html.ts';
import { parseCount, parseExact, parsePrice } from '../reading/numbers.ts';
import { parseJson, roundedValue, ShapeError } from '../reading/shapeError.ts';
import { line, parseInstant } from '../reading/values.ts';
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

const statusOf = lookUp({
  writing: 'in_progress',
  complete: 'finished',
  frozen: 'frozen',
} as const);

function factsOf(found: Found, fields: FieldReader): Parameters<typeof foundBook>[0] {
  return {
    id: found.slug,
    title: found.name,
    authors: found.author == null ? [] : [{ id: null, name: found.author.name }],
    tags: [...new Set((found.tags ?? []).flatMap(({ name }) => line(name) ?? []))],
    status: fields.read('status', found.statusComplete, statusOf),
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
          publishedOn: firstPublishedAt == null ? null : parseInstant(firstPublishedAt),
          chars: null,
          isFree: free ?? null,
        },
  );
}

function parseList(html: string, genre: string | null): ParsedPage {
  const data = parseJson(nextDataOf(openPage(html)), listData);
  const found = data.props.pageProps.state.pagesFilter.genre.books;
  const genres = genre === null ? [] : [genre];
  const books = found.map((each) => {
    const fields = new FieldReader();
    const facts = factsOf(each, fields);
    return foundBook({ ...facts, genres, unreadable: fields.unreadable });
  });
  return { ...noPage, books, more: found.length === PAGE_SIZE };
}

/** Classes have a suffix that changes with every build of the site. */
const content = '[class*=SCBookContent]:has(h1)';

/** The values beside icons of a kind. */
function beside($: Page, block: Part, icon: string): string[] {
  return block
    .find(`i[class*=${icon}]`)
    .toArray()
    .flatMap((node) => besideIcon($, $(node), '[class*=SCValue]') ?? besideIcon($, $(node)) ?? []);
}

/** Words of the title, the annotation, tags and links may look like a length. */
const texts = 'h1, h2, h3, a, p, [itemprop], [class*=Annotation], [class*=Comment]';
const length = /^[^\p{L}]+\s*\p{L}*\.?\s*зн(?:\.|ак(?:ов|а)?)?$/iu;

/** The length has an element of its own with an unknown class; it contains nothing else. */
function lengthsOf($: Page, block: Part): string[] {
  return elementTexts($, block, texts).filter((text) => length.test(text));
}

/** Prices of the text; an audio version has an offer of its own. */
function pricesOf($: Page, block: Part): string[] {
  const isAudio = (node: Parameters<Page>[0]) => {
    const offer = $(node).closest('[itemprop=offers], [itemtype*=Offer]');
    const isNamed =
      $(node).closest('[class*=Audio], [class*=audio], [data-type*=audio]').length > 0;
    return isNamed || /аудио/i.test(offer.text());
  };
  const prices = block.find('span[itemprop=price]');
  return textsOf(
    $,
    prices.filter((_, node) => !isAudio(node)),
  );
}

function accessOf(block: Part, priceRub: number | null) {
  if (block.find('[class*=AvailableByAbonnement]').length > 0) return 'catalog_subscription';
  if (priceRub === null) return null;
  return priceRub === 0 ? 'free' : 'paid';
}

export function parseBook(html: string, slug: string): ParsedPage {
  const $ = openPage(html);
  const found = parseJson(nextDataOf($), bookData).props.pageProps.state.book.bookPage;
  if (found.slug !== slug) throw new ShapeError('The page is of another book.', 'slug');
  const block = $(content).first();
  if (block.length === 0) throw new ShapeError('The page has no block of its book.', content);
  const fields = new FieldReader();
  const rounded = (metric: 'views' | 'library', icon: string) =>
    roundedValue('bookriver', metric, fields.readOnly(metric, beside($, block, icon), parseCount));
  const views = rounded('views', 'EyeIcon');
  if (views === null) throw new ShapeError('The page shows no views.', 'i[class*=EyeIcon]');
  const priceRub = fields.readOnly('price_rub', pricesOf($, block), parsePrice);
  const chars = fields.readOnly('chars', lengthsOf($, block), (text) =>
    parseCount(text, /зн(?:\.|ак(?:ов|а)?)?/),
  );
  const only = foundBook({
    ...factsOf(found, fields),
    genres: textsOf($, block.find('span[itemprop=genre]')),
    access: accessOf(block, priceRub),
    priceRub,
    chars: chars?.value ?? null,
    metrics: {
      views,
      library: rounded('library', 'LibraryIcon'),
      // Shown only above zero: nothing there is no zero.
      comments: fields.readOnly('comments', beside($, block, 'CommentsIcon'), parseExact),
    },
    unreadable: fields.unreadable,
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
  revision: 2,
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
      list: 'bestseller',
      genre: null,
      period: null,
      pages: 2,
      page: (nth) => listPage(nth, 'bestseller'),
    },
    {
      list: 'new',
      genre: null,
      period: null,
      pages: 2,
      page: (nth) => listPage(nth, 'newest'),
    },
    ...bookriverGenres.map(
      (genre): ListPlan => ({
        list: 'genre_top',
        genre: genre.name,
        period: null,
        pages: 1,
        page: (nth) => listPage(nth, 'bestseller', genre),
      }),
    ),
  ],
  detail: (id) => ({
    url: `${site}/book/${encodeURIComponent(id)}`,
    kind: 'html',
    parse: (html) => parseBook(html, id),
  }),
};
