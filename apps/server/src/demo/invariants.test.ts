import type { MetricKey, PortalSlug } from '@litometr/api-contract';
import { metricKeys, portalDefinition, portalSlugs } from '@litometr/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charsStep, roundingStep } from '../measurements/portals.ts';
import type { BookRow, MetricRow } from '../measurements/rows.ts';
import { portalModels } from './portals/models.ts';
import { type DemoRows, grouped, readDemo } from './testing/readDemo.ts';

const size = { authors: 160, books: 120 };
const today = '2026-08-08';
const portals = fc.constantFrom(...portalSlugs);
const seeds = fc.nat({ max: 1_000_000 });

const small = (portal: PortalSlug, seed: number) => readDemo({ portal, today, seed, size });

/** A property of worlds of any portal and seed. */
function holds(check: (rows: DemoRows, portal: PortalSlug) => void): void {
  fc.assert(
    fc.property(portals, seeds, (portal, seed) => {
      check(small(portal, seed), portal);
    }),
    { numRuns: 10 },
  );
}

const mayFall: readonly MetricKey[] = ['library', 'likes'];

describe('the demo world', () => {
  it('is the same for the same seed and another for another', () => {
    expect(small('litnet', 7)).toEqual(small('litnet', 7));
    expect(small('litnet', 7).books).not.toEqual(small('litnet', 8).books);
  });

  it('decreases no counter but library and likes, and those by little', () => {
    holds((rows, portal) => {
      for (const readings of grouped(rows.metrics, ({ bookId }) => bookId).values()) {
        expect(falls(readings, portal)).toEqual([]);
      }
    });
  });

  it('adds votes up to their count and mean', () => {
    holds((rows) => {
      const wrong = rows.metrics.filter(({ stars, values }) => {
        if (stars === null) return values.rating_count !== undefined;
        const votes = stars.map((given) => given ?? Number.NaN);
        const count = votes.reduce((sum, given) => sum + given, 0);
        const total = votes.reduce((sum, given, star) => sum + given * (star + 1), 0);
        if (count === 0) return values.rating !== undefined || values.rating_count !== 0;
        return (
          count !== values.rating_count || Math.abs(total / count - (values.rating ?? 0)) > 0.005001
        );
      });
      expect(wrong).toEqual([]);
    });
  });

  it('splits a library into its parts', () => {
    holds((rows) => {
      const wrong = rows.metrics.filter(({ values }) => {
        const { library, reading, postponed, finished_reading: finished } = values;
        if (reading === undefined) return false;
        return library !== reading + (postponed ?? 0) + (finished ?? 0);
      });
      expect(wrong).toEqual([]);
    });
  });

  it('speaks only of books of its own and of days when they were out', () => {
    holds((rows) => {
      const first = new Map(rows.books.map((book) => [book.bookId, book.firstPublishedOn ?? '']));
      const named = [...rows.metrics, ...rows.ranks, ...rows.awards];
      const early = named.filter(({ bookId, day }) => !((first.get(bookId) ?? '9') <= day));
      expect(early).toEqual([]);
      expect(rows.chapters.filter(({ bookId }) => !first.has(bookId))).toEqual([]);
    });
  });

  it('describes books believably', () => {
    holds((rows, portal) => {
      for (const book of rows.books) expect(oddities(book), JSON.stringify(book)).toEqual([]);
      const { shows } = portalModels[portal];
      const definition = portalDefinition(portal);
      expect(
        rows.books.every(({ chars }) =>
          chars === null
            ? definition.chars === null
            : definition.chars !== null && chars % charsStep(definition, chars) === 0,
        ),
      ).toBe(true);
      expect(rows.books.every(({ pages }) => (pages !== null) === shows.pages)).toBe(true);
    });
  });

  it('lets texts grow, up to the length of the book on the data day', () => {
    holds((rows) => {
      const books = new Map(rows.books.map((book) => [book.bookId, book]));
      for (const [bookId, readings] of grouped(rows.metrics, (row) => row.bookId)) {
        const sizes = readings.flatMap(({ chars }) => (chars === null ? [] : [chars]));
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
        const book = books.get(bookId);
        if (sizes.length > 0 && book?.status !== 'removed') {
          expect(sizes.at(-1)).toBeLessThanOrEqual(book?.chars ?? 0);
        }
      }
    });
  });

  it('ends removed books', () => {
    holds((rows) => {
      const removed = new Set(
        rows.books.filter(({ status }) => status === 'removed').map(({ bookId }) => bookId),
      );
      const onLastDay = [...rows.metrics, ...rows.ranks].filter(
        ({ bookId, day }) => removed.has(bookId) && day === '2026-08-07',
      );
      expect(onLastDay).toEqual([]);
    });
  });

  it('counts awards by type up to their sum', () => {
    const rows = small('litnet', 3);
    const last = rows.metrics.filter(({ day }) => day === '2026-08-07');
    const byBook = grouped(rows.awards, ({ bookId }) => bookId);
    for (const { bookId, values } of last) {
      const sum = (byBook.get(bookId) ?? []).reduce((total, { count }) => total + count, 0);
      expect(sum).toBe(values.awards);
    }
  });
});

/** Falls of counters, but for a few readers who drop a book, and a step of rounding. */
function falls(readings: readonly MetricRow[], slug: PortalSlug): string[] {
  const portal = portalDefinition(slug);
  const problems: string[] = [];
  for (const metric of metricKeys) {
    let before: number | undefined;
    for (const { day, bookId, values } of readings) {
      const value = values[metric];
      if (value === undefined) continue;
      if (before !== undefined && value < before) {
        const small = 3 + before * 0.01 + roundingStep(portal, metric, before);
        const isSmall =
          metric === 'rating' || (mayFall.includes(metric) && before - value <= small);
        if (!isSmall) problems.push(`${bookId} ${metric} ${before} → ${value} on ${day}`);
      }
      before = value;
    }
  }
  return problems;
}

/** Returns the properties that no real book has. */
function oddities(book: BookRow): string[] {
  const isFree = book.access === 'free';
  const checks: Record<string, boolean> = {
    'a title': book.title.trim().length > 2 && book.title.length <= 100,
    'an author': book.authors.length >= 1 && book.authors.every(({ name }) => name.length > 3),
    genres: book.genres.length >= 1 && new Set(book.genres).size === book.genres.length,
    tags: book.tags.length >= 2 && new Set(book.tags).size === book.tags.length,
    'an age limit': book.ageLimit !== null && [6, 12, 16, 18].includes(book.ageLimit),
    'a price with paid access only': (book.priceRub === null) === isFree,
    'a price between 20 and 2,000 ₽':
      book.priceRub === null || (book.priceRub >= 20 && book.priceRub <= 2_000),
    'an old price above the new':
      book.priceOldRub === null || book.priceOldRub > (book.priceRub ?? Number.POSITIVE_INFINITY),
    'pages that fit the size':
      book.chars === null ||
      book.pages === null ||
      book.pages === Math.max(1, Math.ceil(book.chars / 2_000)),
    'dates in order':
      (book.firstPublishedOn ?? '') <= (book.updatedOn ?? '9') && (book.finishedOn ?? '') < today,
    'a number only in a series':
      book.seriesNumber === null || (book.seriesId !== null && book.seriesTitle !== null),
  };
  return Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]));
}
