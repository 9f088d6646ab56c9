import { daysBetween } from '@litometr/domain';
import type { BookRow } from '../../measurements/rows.ts';
import { mainCounterOf } from '../../measurements/testing/portalCounters.ts';
import { referenceDailyGains } from '../../measurements/testing/referenceDailyGains.ts';
import { completeBefore, completeDays } from '../../measurements/testing/referenceMovement.ts';
import { leadingKind } from './listModel.ts';
import { DATA_DAY, type PortalFixture } from './portalFixture.ts';
import { type ReferenceList, referenceLists } from './referenceLists.ts';
import { referenceParts } from './referenceParts.ts';
import { known, type ReferencePeriod, stepsOf, sum } from './referenceReads.ts';
import { authorKey, capturedDays, isActiveOn } from './referenceSupply.ts';

const booksBy = ({ books }: PortalFixture, author: string) =>
  books.filter(({ authors }) => authors.some((by) => authorKey(by) === author));

export function placesOf({ ranks }: PortalFixture, books: readonly BookRow[]) {
  const ids = new Set(books.map(({ bookId }) => bookId));
  return ranks.filter(({ bookId }) => ids.has(bookId));
}

/** When a book came onto a list for the first time; null: never, or it was on one when that was first captured. */
export function referenceFirstListed(fixture: PortalFixture, bookId: string): string | null {
  const entries = referenceLists(fixture).flatMap(({ days }) => {
    const at = days.findIndex(({ books }) => books.includes(bookId));
    const day = days[at]?.day;
    return day === undefined ? [] : [{ day, isKnown: completeBefore(days, at) !== undefined }];
  });
  const first = entries.map(({ day }) => day).sort()[0] ?? null;
  return entries.some(({ day, isKnown }) => day === first && !isKnown) ? null : first;
}

/** The places of some books on a list as on its last complete day up to another, and how old that is. */
interface HeldPlaces {
  list: ReferenceList['list'];
  age: number;
  places: number[];
}

/** Of lists that were captured in full within a month. */
function heldOn(fixture: PortalFixture, ids: ReadonlySet<string>, day: string): HeldPlaces[] {
  return referenceLists(fixture).flatMap(({ list, days }) => {
    const last = completeDays(days).findLast((one) => one.day <= day);
    const age = last === undefined ? 31 : daysBetween(last.day, day);
    if (last === undefined || age >= 31) return [];
    return [{ list, age, places: last.books.flatMap((id, at) => (ids.has(id) ? [at + 1] : [])) }];
  });
}

/** Null where no list is of the last week, or where an older one had such a book. */
function knownOf(held: readonly HeldPlaces[]): number[] | null {
  const current = held.filter(({ age }) => age < 7);
  const isLost = held.some(({ age, places }) => age >= 7 && places.length > 0);
  return current.length === 0 || isLost ? null : current.flatMap(({ places }) => places);
}

/** The gain and the places of an author's books, day by day (docs/metrics.md, `gain-sum`, `author-figures`). */
export function referenceAuthorDays(fixture: PortalFixture, books: readonly BookRow[]) {
  const ids = new Set(books.map(({ bookId }) => bookId));
  const leading = leadingKind(fixture);
  const steps = referenceDailyGains(
    fixture.metrics,
    mainCounterOf(fixture.portal),
    (id) => ids.has(id),
    stepsOf(fixture),
  );
  return capturedDays(fixture).flatMap((day) => {
    const ofDay = steps.filter((one) => one.day === day);
    const held = heldOn(fixture, ids, day);
    // A day with neither a reading nor a place says nothing of the author.
    if (ofDay.length === 0 && held.every(({ places }) => places.length === 0)) return [];
    const daily = ofDay.find((step) => step.days === 1);
    const places = knownOf(held);
    const inTop = knownOf(held.filter(({ list }) => list === leading));
    return {
      day,
      gain: daily?.gain ?? null,
      n: daily?.n ?? 0,
      places: places?.length ?? null,
      top_places: inTop?.length ?? null,
      best_position: places === null || places.length === 0 ? null : Math.min(...places),
    };
  });
}

/** The books and parts that came out on each day of a period that has any (docs/metrics.md, `book-parts`). */
export function referenceReleases(
  fixture: PortalFixture,
  books: readonly BookRow[],
  [from, to]: ReferencePeriod,
) {
  const published = books.map(({ firstPublishedOn }) => firstPublishedOn).filter(known);
  const parts = books.flatMap(({ bookId }) => referenceParts(fixture, bookId));
  const days = [...new Set([...published, ...parts.map(({ day }) => day)])]
    .filter((day) => day >= from && day <= to)
    .sort();
  return days.map((day) => ({
    day,
    books: published.filter((one) => one === day).length,
    chapters: parts.filter((one) => one.day === day).length,
  }));
}

interface AlignedBook {
  id: string;
  title: string;
  /** The day of publication. */
  on: string;
  points: { age: number; value: number }[];
}

/** The main metric of the twelve newest books by days since publication (docs/metrics.md, `growth-by-age`). */
export function referenceAligned(fixture: PortalFixture, books: readonly BookRow[]): AlignedBook[] {
  const main = mainCounterOf(fixture.portal);
  const read = books.flatMap(({ bookId, title, firstPublishedOn: on }): AlignedBook[] => {
    if (on === null) return [];
    const points = fixture.metrics
      .flatMap(({ day, values, ...row }) => {
        const value = row.bookId === bookId ? values[main] : undefined;
        return value === undefined ? [] : [{ age: daysBetween(on, day), value }];
      })
      .sort((a, b) => a.age - b.age);
    return points.length === 0 ? [] : [{ id: bookId, title, on, points }];
  });
  return read
    .sort((a, b) => (a.on === b.on ? (a.id < b.id ? -1 : 1) : a.on > b.on ? -1 : 1))
    .slice(0, 12);
}

/** The gain of a book in the week up to a day; null: unknown, or before it was out. */
function weekOf({ on, points }: AlignedBook, day: string): number | null {
  const valueAt = (age: number) => points.find((one) => one.age === age)?.value ?? null;
  const age = daysBetween(on, day);
  const [last = null] = [age, age - 1].filter((one) => valueAt(one) !== null);
  if (last === null) return null;
  const value = valueAt(last) ?? 0;
  const wasReadBefore = points.some((one) => one.age < 0);
  if (last >= 0 && last < 7 && !wasReadBefore) return value;
  // The nearest to seven, of two as near the later one.
  const apart = [7, 6, 8, 5, 9].find((days) => valueAt(last - days) !== null);
  return apart === undefined
    ? null
    : (7 * Math.max(0, value - (valueAt(last - apart) ?? 0))) / apart;
}

/** Whether a book was read so early and so late that its gain up to a day should be known. */
function isFollowed({ on, points }: AlignedBook, day: string): boolean {
  const [first, last] = [points[0]?.age ?? 0, points.at(-1)?.age ?? 0];
  const age = daysBetween(on, day);
  const isFromStart = first >= 0 && first < 7;
  return age >= (isFromStart ? first : first + 7) && age <= last;
}

/** Days on which the books gained less together have no shares. */
const MIN_SHARED_GAIN = 10;

/**
 * How much each book gained in the weeks up to the days of an author, and in all that have shares, the largest
 * first, without the days on which that of any book is unknown (docs/metrics.md, `gain-by-book`).
 */
export function referenceGainsByBook(fixture: PortalFixture, books: readonly BookRow[]) {
  const days = referenceAuthorDays(fixture, books).map(({ day }) => day);
  const growing = referenceAligned(fixture, books).filter((book) =>
    days.some((day) => (weekOf(book, day) ?? 0) > 0),
  );
  const whole = days.filter((day) =>
    growing.every((book) => weekOf(book, day) !== null || !isFollowed(book, day)),
  );
  const shared = whole.filter(
    (day) => sum(growing.map((book) => weekOf(book, day) ?? 0)) >= MIN_SHARED_GAIN,
  );
  return growing
    .map((book) => {
      const weeks = new Map(whole.map((day) => [day, weekOf(book, day) ?? 0]));
      return { title: book.title, weeks, total: sum(shared.map((day) => weeks.get(day) ?? 0)) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

/** How often chapters came out over the twelve weeks up to the data day (docs/metrics.md, `cadence`). */
export function referenceCadence(
  { chapters = [] }: PortalFixture,
  books: readonly BookRow[],
): { perWeek: number; regularity: number; charsPerDay: number | null } | null {
  const ids = new Set(books.map(({ bookId }) => bookId));
  const dated = chapters.flatMap(({ bookId, publishedOn: on, chars }) =>
    ids.has(bookId) && on !== null ? [{ ago: daysBetween(on, DATA_DAY), chars }] : [],
  );
  if (dated.length === 0) return null;
  const recent = dated.filter(({ ago }) => ago >= 0 && ago < 84);
  const sizes = recent.map(({ chars }) => chars).filter(known);
  return {
    perWeek: new Set(recent.map(({ ago }) => ago)).size / 12,
    regularity: new Set(recent.map(({ ago }) => Math.floor(ago / 7))).size / 12,
    charsPerDay: sizes.length < recent.length ? null : sum(sizes) / 84,
  };
}

/** The active book in progress that was updated last, of several the last by the portal's id. */
export function referenceActiveBook(
  fixture: PortalFixture,
  books: readonly BookRow[],
): BookRow | null {
  const written = books.filter(
    (book) => book.status === 'in_progress' && isActiveOn(fixture, book, DATA_DAY),
  );
  const orderOf = ({ updatedOn, bookId }: BookRow) => `${updatedOn ?? ''} ${bookId}`;
  return written.toSorted((a, b) => (orderOf(a) > orderOf(b) ? -1 : 1))[0] ?? null;
}

const commonOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((item) => other.has(item)).length;

/** The authors with most tags in common, and the lists that both were on (docs/metrics.md, `similar-authors`). */
export function referenceSimilarAuthors(fixture: PortalFixture, author: string) {
  const tagsOf = (key: string) => new Set(booksBy(fixture, key).flatMap(({ tags }) => tags));
  const listsOf = (key: string) =>
    new Set(
      placesOf(fixture, booksBy(fixture, key)).map(
        ({ list, genre, period }) => `${list} ${genre} ${period}`,
      ),
    );
  const [tags, lists] = [tagsOf(author), listsOf(author)];
  const people = new Map(
    fixture.books.flatMap(({ authors }) => authors.map((one) => [authorKey(one), one])),
  );
  return [...people]
    .filter(([key]) => key !== author)
    .map(([key, { name }]) => {
      const others = tagsOf(key);
      const shared = commonOf(tags, others);
      return {
        key,
        name,
        shared,
        score: shared / (tags.size + others.size - shared),
        shared_lists: commonOf(lists, listsOf(key)),
      };
    })
    .filter(({ shared }) => shared >= 2)
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.shared_lists - a.shared_lists ||
        (`${a.name} ${a.key}` < `${b.name} ${b.key}` ? -1 : 1),
    )
    .slice(0, 10);
}
