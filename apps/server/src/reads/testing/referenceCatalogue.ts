import type { CatalogueSort, MetricKey } from '@litometr/api-contract';
import type { BookRow } from '../../measurements/rows.ts';
import { DATA_DAY, daysAgo, type PortalFixture } from './portalFixture.ts';
import { folded, knownOn, referenceWeekGain, sortedBy } from './referenceReads.ts';

/** Filters of a catalogue, with names in place of ids. */
export interface FilterChoice {
  genre: string[] | null;
  tag: string[] | null;
  tagNot: string[] | null;
  tagMode: 'and' | 'or' | 'not';
  author: BookRow['authors'][number] | null;
  seriesTitle: string | null;
  status: string[] | null;
  access: string[] | null;
  form: string[] | null;
  age: number[] | null;
  series: 'in' | 'out' | 'finished' | null;
  audio: boolean | null;
  exclusive: boolean | null;
  inList: 'any' | 'global_top' | 'bestseller' | 'genre_top' | null;
  inTop: number | null;
  price: Ends<number> | null;
  chars: Ends<number> | null;
  published: Ends<string> | null;
  updated: Ends<string> | null;
  library: Ends<number> | null;
  gainViews: Ends<number> | null;
}
export interface Ends<T> {
  from: T | null;
  to: T | null;
}
export type FacetName =
  | 'genre'
  | 'tag'
  | 'status'
  | 'access'
  | 'form'
  | 'age'
  | 'series'
  | 'audio'
  | 'exclusive'
  | 'in_list';

const within = <T extends number | string>(value: T | null, range: Ends<T> | null): boolean =>
  range === null ||
  (value !== null &&
    (range.from === null || value >= range.from) &&
    (range.to === null || value <= range.to));

const oneOf = <T>(value: T | null, wanted: readonly T[] | null): boolean =>
  wanted === null || (value !== null && wanted.includes(value));

const isDiscounted = ({ priceRub, priceOldRub }: BookRow): boolean =>
  priceRub !== null && priceOldRub !== null && priceOldRub > priceRub;

/** The best place in a kind of list within ninety days. */
function bestIn(
  { ranks }: PortalFixture,
  bookId: string,
  kind: NonNullable<FilterChoice['inList']>,
) {
  const places = ranks.filter(
    (row) =>
      row.bookId === bookId && row.day > daysAgo(90) && (kind === 'any' || row.list === kind),
  );
  return places.length === 0 ? null : Math.min(...places.map((row) => row.position));
}

export function gainOf(fixture: PortalFixture, bookId: string, metric: MetricKey) {
  return referenceWeekGain(fixture, bookId, metric);
}

function hasTags({ tags }: BookRow, { tag, tagMode, tagNot }: FilterChoice): boolean {
  if (tagNot?.some((one) => tags.includes(one)) === true) return false;
  if (tag === null) return true;
  if (tagMode === 'and') return tag.every((one) => tags.includes(one));
  const any = tag.some((one) => tags.includes(one));
  return tagMode === 'or' ? any : !any;
}

/** The books of the series of a book. */
function sameSeries({ books }: PortalFixture, book: BookRow): BookRow[] {
  const names = ({ authors }: BookRow) => authors.map((one) => JSON.stringify(one));
  const own = names(book);
  return books.filter((other) => {
    if (book.seriesId !== null || other.seriesId !== null) return other.seriesId === book.seriesId;
    if (other.seriesTitle !== book.seriesTitle) return false;
    const others = names(other);
    return own.length === 0 ? others.length === 0 : others.some((name) => own.includes(name));
  });
}

function seriesOf(fixture: PortalFixture, book: BookRow): ('in' | 'out' | 'finished')[] {
  if (book.seriesTitle === null) return ['out'];
  const all = sameSeries(fixture, book).map(({ status }) => status);
  const written = all.filter((status) => status !== 'removed');
  const isOver = written.length > 0 && written.every((status) => status === 'finished');
  return isOver ? ['in', 'finished'] : ['in'];
}

/** Each facet's own filter on a book. */
function facetChecks(
  fixture: PortalFixture,
  book: BookRow,
  choice: FilterChoice,
): Record<FacetName, boolean> {
  const { access } = choice;
  const best = bestIn(fixture, book.bookId, choice.inList ?? 'any');
  const hasListFilter = choice.inList !== null || choice.inTop !== null;
  return {
    genre: choice.genre === null || choice.genre.some((one) => book.genres.includes(one)),
    tag: hasTags(book, choice),
    status: oneOf(book.status, choice.status),
    access:
      oneOf(book.access, access) || (isDiscounted(book) && access?.includes('discount') === true),
    form: oneOf(book.form, choice.form),
    age: oneOf(book.ageLimit, choice.age),
    series: choice.series === null || seriesOf(fixture, book).includes(choice.series),
    audio: choice.audio === null || book.hasAudio === choice.audio,
    exclusive: choice.exclusive === null || book.isExclusive === choice.exclusive,
    in_list: !hasListFilter || (best !== null && best <= (choice.inTop ?? best)),
  };
}

function passesShared(
  fixture: PortalFixture,
  book: BookRow,
  { author, ...choice }: FilterChoice,
): boolean {
  const { bookId } = book;
  return (
    (author === null ||
      book.authors.some(
        (one) => one.name === author.name && one.externalId === author.externalId,
      )) &&
    (choice.seriesTitle === null || book.seriesTitle === choice.seriesTitle) &&
    within(book.priceRub, choice.price) &&
    within(book.chars, choice.chars) &&
    within(book.firstPublishedOn, choice.published) &&
    within(book.updatedOn, choice.updated) &&
    within(knownOn(fixture, bookId, 'library', DATA_DAY)?.value ?? null, choice.library) &&
    within(gainOf(fixture, bookId, 'views').value, choice.gainViews)
  );
}

/** The books that pass, but for the filter of `without`. */
export function passing(
  fixture: PortalFixture,
  choice: FilterChoice,
  without?: FacetName,
): BookRow[] {
  return fixture.books.filter(
    (book) =>
      passesShared(fixture, book, choice) &&
      Object.entries(facetChecks(fixture, book, choice)).every(
        ([facet, passes]) => passes || facet === without,
      ),
  );
}

/** The values that a book counts for in a facet. */
function valuesOf(fixture: PortalFixture, book: BookRow, facet: FacetName): (string | number)[] {
  const known = <T>(value: T | null) => (value === null ? [] : [value]);
  const yesNo = (value: boolean | null) => known(value).map((is) => (is ? 'yes' : 'no'));
  switch (facet) {
    case 'genre':
      return [...book.genres];
    case 'tag':
      return [...book.tags];
    case 'access':
      return [...known(book.access), ...(isDiscounted(book) ? ['discount'] : [])];
    case 'age':
      return known(book.ageLimit);
    case 'series':
      return seriesOf(fixture, book);
    case 'audio':
      return yesNo(book.hasAudio);
    case 'exclusive':
      return yesNo(book.isExclusive);
    case 'in_list':
      return (['any', 'global_top', 'bestseller', 'genre_top'] as const).filter(
        (kind) => bestIn(fixture, book.bookId, kind) !== null,
      );
    case 'status':
    case 'form':
      return known(book[facet]);
  }
}

/** The counts of a facet, by value. */
export function referenceFacet(
  fixture: PortalFixture,
  choice: FilterChoice,
  facet: FacetName,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const book of passing(fixture, choice, facet)) {
    for (const value of valuesOf(fixture, book, facet).map(String)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

function keyOf(
  fixture: PortalFixture,
  { bookId, ...book }: BookRow,
  field: string,
): number | string | null {
  const metric = field.endsWith('views') ? 'views' : 'library';
  if (field.startsWith('gain')) return gainOf(fixture, bookId, metric).value;
  switch (field) {
    case 'title':
      return folded(book.title);
    case 'price':
      return book.priceRub;
    case 'chars':
      return book.chars;
    case 'published':
      return book.firstPublishedOn;
    case 'updated':
      return book.updatedOn;
    case 'best_position':
      return bestIn(fixture, bookId, 'any');
    default:
      return knownOn(fixture, bookId, metric, DATA_DAY)?.value ?? null;
  }
}

/** Books in the order of a sort; those that are equal by id. */
export function inOrder(
  fixture: PortalFixture,
  books: readonly BookRow[],
  idOf: (bookId: string) => number,
  sort: CatalogueSort | null,
): number[] {
  const field = (sort ?? '-library').replace('-', '');
  const inKeyOrder = [...books].sort((a, b) => (a.bookId < b.bookId ? -1 : 1));
  const sorted = sortedBy(
    inKeyOrder,
    (book) => keyOf(fixture, book, field),
    (sort ?? '-library').startsWith('-'),
  );
  return sorted.map(({ bookId }) => idOf(bookId));
}
