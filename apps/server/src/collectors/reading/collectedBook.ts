import { bookAccess, bookForm, bookStatus, day, type MetricKey } from '@litometr/api-contract';
import { metricKeys } from '@litometr/domain';
import * as z from 'zod/mini';

/** Fields of which coverage is reported: the metrics and the facts that a screen shows. */
export const collectedFields = [
  ...metricKeys,
  'authors',
  'genres',
  'tags',
  'form',
  'status',
  'access',
  'age_limit',
  'chars',
  'pages',
  'price_rub',
  'price_old_rub',
  'series',
  'first_published_on',
  'updated_on',
  'finished_on',
  'stars',
] as const;
export type CollectedField = (typeof collectedFields)[number];

const counter = z.nullable(z.number().check(z.nonnegative()));
const text = z.nullable(z.string());

/**
 * Data of a book on a page, in the units of the import format. Null means that the page does not
 * show the field; zero only where the portal shows zero.
 */
export const collectedBook = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string().check(z.minLength(1)),
  authors: z.array(z.object({ id: text, name: z.string().check(z.minLength(1)) })),
  seriesId: text,
  seriesTitle: text,
  seriesNumber: z.nullable(z.number()),
  genres: z.array(z.string().check(z.minLength(1))),
  tags: z.array(z.string().check(z.minLength(1))),
  form: z.nullable(bookForm),
  status: z.nullable(bookStatus),
  access: z.nullable(bookAccess),
  ageLimit: z.nullable(z.int().check(z.nonnegative(), z.lte(99))),
  chars: counter,
  pages: counter,
  priceRub: counter,
  priceOldRub: counter,
  hasAudio: z.nullable(z.boolean()),
  isExclusive: z.nullable(z.boolean()),
  publisher: text,
  firstPublishedOn: z.nullable(day),
  updatedOn: z.nullable(day),
  finishedOn: z.nullable(day),
  url: text,
  coverUrl: text,
  annotation: text,
  metrics: z.partialRecord(z.enum(metricKeys), z.number().check(z.nonnegative())),
  /** Votes for one to five stars. */
  stars: z.nullable(z.array(z.int().check(z.nonnegative())).check(z.length(5))),
  chapters: z.array(
    z.object({
      id: z.string().check(z.minLength(1)),
      number: z.nullable(z.int()),
      title: text,
      publishedOn: z.nullable(day),
      chars: counter,
      isFree: z.nullable(z.boolean()),
    }),
  ),
  /** Fields that the page shows in a form that the parser does not know; they are null. */
  unreadable: z.array(z.enum(collectedFields)),
});
export type CollectedBook = z.infer<typeof collectedBook>;

/** Metrics that a page may lack. */
type FoundMetrics = Readonly<Partial<Record<MetricKey, number | null>>>;
type Found = Pick<CollectedBook, 'id' | 'title'> &
  Partial<Omit<CollectedBook, 'metrics'>> & { metrics?: FoundMetrics };

const emptyBook: Omit<CollectedBook, 'id' | 'title' | 'metrics'> = {
  authors: [],
  seriesId: null,
  seriesTitle: null,
  seriesNumber: null,
  genres: [],
  tags: [],
  form: null,
  status: null,
  access: null,
  ageLimit: null,
  chars: null,
  pages: null,
  priceRub: null,
  priceOldRub: null,
  hasAudio: null,
  isExclusive: null,
  publisher: null,
  firstPublishedOn: null,
  updatedOn: null,
  finishedOn: null,
  url: null,
  coverUrl: null,
  annotation: null,
  stars: null,
  chapters: [],
  unreadable: [],
};

/** A book of what was found; the rest was not. */
export function foundBook({ metrics = {}, ...found }: Found): CollectedBook {
  const known = Object.entries(metrics).filter(([, value]) => value !== null);
  return { ...emptyBook, ...found, metrics: Object.fromEntries(known) };
}

const isKnown = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

/** Merges two pages of one book: fields of `later` win, the genres of both are combined. */
export function mergeBooks(earlier: CollectedBook, later: CollectedBook): CollectedBook {
  const known = Object.fromEntries(Object.entries(later).filter(([, value]) => isKnown(value)));
  const merged = {
    ...earlier,
    ...known,
    genres: [...new Set([...later.genres, ...earlier.genres])],
    metrics: { ...earlier.metrics, ...later.metrics },
  };
  const unreadable = new Set([...earlier.unreadable, ...later.unreadable]);
  // One page may show in a known form what the other does not.
  return { ...merged, unreadable: [...unreadable].filter((field) => !hasField(merged, field)) };
}

const facts: Readonly<
  Record<Exclude<CollectedField, MetricKey>, (book: CollectedBook) => unknown>
> = {
  authors: (book) => book.authors,
  genres: (book) => book.genres,
  tags: (book) => book.tags,
  form: (book) => book.form,
  status: (book) => book.status,
  access: (book) => book.access,
  age_limit: (book) => book.ageLimit,
  chars: (book) => book.chars,
  pages: (book) => book.pages,
  price_rub: (book) => book.priceRub,
  price_old_rub: (book) => book.priceOldRub,
  series: (book) => book.seriesTitle,
  first_published_on: (book) => book.firstPublishedOn,
  updated_on: (book) => book.updatedOn,
  finished_on: (book) => book.finishedOn,
  stars: (book) => book.stars,
};

/** True when the pages of a book showed a field. */
export function hasField(book: CollectedBook, field: CollectedField): boolean {
  return field in facts
    ? isKnown(facts[field as keyof typeof facts](book))
    : book.metrics[field as MetricKey] !== undefined;
}
