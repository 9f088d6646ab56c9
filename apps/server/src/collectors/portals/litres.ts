import * as z from 'zod/mini';
import { noPage, type PageRequest, type PortalCollector } from '../portalCollector.ts';
import { foundBook } from '../reading/collectedBook.ts';
import { FieldReader } from '../reading/fieldReader.ts';
import { plainText } from '../reading/html.ts';
import { checked, parseJson, ShapeError } from '../reading/shapeError.ts';
import { line, parseInstant } from '../reading/values.ts';
import { litresGenres } from './genres.ts';

/** Litres through the API of its own site. It publishes no views; votes are used instead. */
const api = 'https://api.litres.ru';
const site = 'https://www.litres.ru';
const PAGE_SIZE = 24;

const text = z.nullish(z.string());
const count = z.nullish(z.int());
const price = z.nullish(z.number());

const art = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  art_type: z.int(),
  persons: z.array(z.object({ id: z.int(), full_name: z.string(), role: z.string() })),
  rating: z.object({
    rated_avg: z.number(),
    rated_total_count: z.int(),
    rated_1_count: count,
    rated_2_count: count,
    rated_3_count: count,
    rated_4_count: count,
    rated_5_count: count,
  }),
  prices: z.object({ final_price: price, full_price: price, currency: text }),
  series: z.nullish(
    z.array(z.object({ id: z.int(), name: z.string(), art_order: z.nullish(z.number()) })),
  ),
  labels: z.nullish(z.object({ is_litres_exclusive: z.nullish(z.boolean()) })),
  min_age: count,
  symbols_count: count,
  cover_url: text,
  is_free: z.nullish(z.boolean()),
  is_available_with_subscription: z.nullish(z.boolean()),
  is_abonement_art: z.nullish(z.boolean()),
  alternative_versions: z.nullish(z.array(z.object({ art_type: z.nullish(z.int()) }))),
  date_written_at: text,
  available_from: text,
  last_updated_at: text,
  genres: z.nullish(z.array(z.object({ name: z.string() }))),
  tags: z.nullish(z.array(z.object({ name: z.string() }))),
  publisher: z.nullish(z.union([z.string(), z.object({ name: z.string() })])),
  html_annotation: text,
  reviews_count: count,
});
type Art = z.infer<typeof art>;

const list = z.object({
  payload: z.object({
    data: z.array(z.unknown()),
    pagination: z.nullish(z.object({ next_page: z.nullish(z.unknown()) })),
  }),
});
const one = z.object({ payload: z.object({ data: z.unknown() }) });

const AUDIO = 1;

function accessOf(found: Art) {
  if (found.is_free === true || found.prices.final_price === 0) return 'free';
  if (found.is_available_with_subscription === true || found.is_abonement_art === true) {
    return 'catalog_subscription';
  }
  return found.prices.final_price == null ? null : 'paid';
}

function starsOf({ rating }: Art): number[] | null {
  const stars = [
    rating.rated_1_count,
    rating.rated_2_count,
    rating.rated_3_count,
    rating.rated_4_count,
    rating.rated_5_count,
  ].flatMap((votes) => votes ?? []);
  return stars.length === 5 ? stars : null;
}

function namesOf(found: Art['genres']): string[] {
  return [...new Set((found ?? []).flatMap(({ name }) => line(name) ?? []))];
}

/** A price of another currency, or of none, is not one in roubles. */
function roubles(price: number | null | undefined, currency: Art['prices']['currency']) {
  return price === 0 || currency === 'RUB' ? price : null;
}

function numbersOf(found: Art, fields: FieldReader) {
  const { final_price: final, full_price: full, currency } = found.prices;
  const isCut = final != null && full != null && full > final;
  const priceOf = (field: 'price_rub' | 'price_old_rub', price: number | null | undefined) =>
    fields.read(field, price?.toString(), () => roubles(price, currency) ?? null);
  return {
    chars: found.symbols_count ?? null,
    ageLimit: found.min_age ?? null,
    priceRub: priceOf('price_rub', final),
    priceOldRub: isCut ? priceOf('price_old_rub', full) : null,
    stars: starsOf(found),
    metrics: {
      // Without votes there is no average, whatever the field contains.
      rating: found.rating.rated_total_count === 0 ? null : found.rating.rated_avg,
      rating_count: found.rating.rated_total_count,
      reviews: found.reviews_count ?? null,
    },
  };
}

function artBook(found: Art, genre: string | null) {
  const [series] = found.series ?? [];
  const fields = new FieldReader();
  const genres = namesOf(found.genres);
  return foundBook({
    id: String(found.id),
    title: found.title,
    authors: found.persons
      .filter(({ role }) => role === 'author')
      .map(({ id, full_name }) => ({ id: String(id), name: full_name })),
    seriesId: series === undefined ? null : String(series.id),
    seriesTitle: series?.name ?? null,
    seriesNumber: series?.art_order ?? null,
    genres: genre === null ? genres : [...new Set([genre, ...genres])],
    tags: namesOf(found.tags),
    form: found.art_type === AUDIO ? 'audio' : null,
    access: accessOf(found),
    hasAudio: found.alternative_versions?.some(({ art_type }) => art_type === AUDIO) ?? null,
    isExclusive: found.labels?.is_litres_exclusive ?? null,
    publisher: line(typeof found.publisher === 'string' ? found.publisher : found.publisher?.name),
    firstPublishedOn: fields.read('first_published_on', found.available_from, parseInstant),
    updatedOn: fields.read('updated_on', found.last_updated_at, parseInstant),
    url: new URL(found.url, site).href,
    coverUrl: found.cover_url == null ? null : new URL(found.cover_url, site).href,
    annotation: plainText(found.html_annotation),
    ...numbersOf(found, fields),
    unreadable: fields.unreadable,
  });
}

function parseArts(json: string, genre: string | null) {
  const { payload } = parseJson(json, list);
  const books = payload.data.map((found) => artBook(checked(found, art), genre));
  return { ...noPage, books, more: payload.pagination?.next_page != null };
}

/** The art itself, or within `payload.data` as lists have it. */
export function parseArt(json: string) {
  const parsed = parseJson(json, z.unknown());
  const wrapped = z.safeParse(one, parsed);
  const found = checked(wrapped.success ? wrapped.data.payload.data : parsed, art);
  return { ...noPage, books: [artBook(found, null)] };
}

function listPage(nth: number, genre: { key: string; name: string }): PageRequest {
  const query = new URLSearchParams({
    art_types: 'text_book',
    languages: 'ru',
    limit: String(PAGE_SIZE),
    offset: String((nth - 1) * PAGE_SIZE),
    o: 'popular',
    show_unavailable: 'false',
  });
  return {
    url: `${api}/foundation/api/genres/${genre.key}/arts/facets?${query.toString()}`,
    kind: 'json',
    parse: (json) => parseArts(json, genre.name),
  };
}

export const litres: PortalCollector = {
  portal: 'litres',
  way: 'api',
  origins: [api],
  paceMs: 2_000,
  rules: [
    'undocumented_json',
    'robots',
    'pace',
    'identifies',
    'no_login',
    'no_readers',
    'one_day',
    'keeps_terms',
  ],
  links: [site, `${api}/robots.txt`],
  headers: { accept: 'application/json', 'accept-version': '2', 'ui-currency': 'RUB' },
  revision: 2,
  floors: {
    rating: 0.5,
    rating_count: 0.9,
    reviews: 0.5,
    authors: 0.9,
    genres: 0.9,
    tags: 0,
    access: 0.8,
    age_limit: 0.5,
    chars: 0.7,
    price_rub: 0.8,
    price_old_rub: 0,
    series: 0,
    first_published_on: 0,
    updated_on: 0,
    stars: 0,
  },
  discover: [],
  lists: () =>
    litresGenres.map((genre) => ({
      list: 'genre_top',
      genre: genre.name,
      period: null,
      pages: 4,
      page: (nth) => listPage(nth, genre),
    })),
  detail: (id) => ({
    url: `${api}/foundation/api/arts/${id}`,
    kind: 'json',
    parse: (json) => {
      const page = parseArt(json);
      if (page.books[0]?.id !== id) throw new ShapeError('The response is of another book.', 'id');
      return page;
    },
  }),
};
