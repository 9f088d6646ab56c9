import { metricKeys, portalDefinition, portalSlugs } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import { roundingStep } from '../measurements/portals.ts';
import { DEMO_SOURCE, generateDemo } from './generate.ts';
import { grouped, readDemo } from './testing/readDemo.ts';

const today = '2026-08-08';
/** The seed of the product's own demo data. */
const seed = 20_260_807;

describe('manifest', () => {
  it('says that the data is generated', () => {
    expect(generateDemo({ portal: 'litnet', today, seed }).manifest).toEqual({
      portal: 'litnet',
      source: DEMO_SOURCE,
      capturedAt: '2026-08-07T20:30:00Z',
    });
    expect(DEMO_SOURCE).toBe('Демонстрационные данные (сгенерированы)');
  });
});

describe.each(portalSlugs)('the demo data of %s', (slug) => {
  const portal = portalDefinition(slug);
  const rows = readDemo({ portal: slug, today, seed });
  const days = [...new Set(rows.metrics.map(({ day }) => day))].sort();
  const lists = grouped(
    rows.ranks,
    ({ list, genre, period }) => `${list}/${genre ?? ''}/${period ?? ''}`,
  );

  it('holds at least 1,500 books, each once, and 90 days with few gaps', () => {
    expect(rows.books.length).toBeGreaterThanOrEqual(1_500);
    expect(new Set(rows.books.map(({ bookId }) => bookId)).size).toBe(rows.books.length);
    expect(days[0]).toBe('2026-05-10');
    expect(days.at(-1)).toBe('2026-08-07');
    expect(days.length).toBeGreaterThanOrEqual(88);
  });

  it('creates nearly unique titles and annotations of two to four sentences', () => {
    const titles = new Set(rows.books.map(({ title }) => title));
    expect(titles.size / rows.books.length).toBeGreaterThanOrEqual(0.95);
    for (const { annotation } of rows.books) {
      const sentences = (annotation ?? '').match(/[.!?](?= |$)/gu) ?? [];
      expect(sentences.length, annotation ?? '').toBeGreaterThanOrEqual(2);
      expect(sentences.length, annotation ?? '').toBeLessThanOrEqual(4);
      expect(annotation).not.toMatch(/[{}[\]|]|undefined/u);
    }
  });

  it('points at no live page', () => {
    expect(rows.books.filter(({ url, coverUrl }) => url !== null || coverUrl !== null)).toEqual([]);
    expect(rows.authors.filter(({ url, avatarUrl }) => url !== null || avatarUrl !== null)).toEqual(
      [],
    );
  });

  it('has every list and period of the portal, complete on every captured day', () => {
    const kinds = portal.lists.flatMap(({ kind, periods }) =>
      periods.length === 0 ? [`${kind}/`] : periods.map((period) => `${kind}/${period}`),
    );
    const found = new Set(rows.ranks.map(({ list, period }) => `${list}/${period ?? ''}`));
    expect([...found].sort()).toEqual(kinds.sort());
    for (const [name, entries] of lists) {
      const isGenre = name.startsWith('genre_top');
      for (const [day, ranks] of grouped(entries, (entry) => entry.day)) {
        const isInOrder = ranks.every(({ position }, index) => position === index + 1);
        const books = new Set(ranks.map(({ bookId }) => bookId));
        expect([isInOrder, books.size], `${name} on ${day}`).toEqual([true, isGenre ? 50 : 100]);
      }
    }
  });

  const hasGenreTops = portal.lists.some(({ kind }) => kind === 'genre_top');
  it.runIf(hasGenreTops)('has ten to fourteen genre tops of its own genres', () => {
    const genres = new Set(rows.ranks.flatMap(({ genre }) => (genre === null ? [] : [genre])));
    expect(genres.size).toBeGreaterThanOrEqual(10);
    expect(genres.size).toBeLessThanOrEqual(14);
    const genresOf = new Map(rows.books.map(({ bookId, genres: own }) => [bookId, own]));
    const strangers = rows.ranks.filter(
      ({ genre, bookId }) => genre !== null && genresOf.get(bookId)?.includes(genre) !== true,
    );
    expect(strangers).toEqual([]);
  });

  it('replaces three to ten of a hundred ranks of its leading list a day, fewer at the top', () => {
    const [kind] = portal.lists;
    const leading = [...lists].find(([name]) => name.startsWith(`${kind?.kind ?? ''}/`))?.[1] ?? [];
    const byDay = [...grouped(leading, ({ day }) => day).values()];
    const shareOfNew = (depth: number) => {
      const shares = byDay.slice(1).map((ranks, index) => {
        const before = new Set(byDay[index]?.slice(0, depth).map(({ bookId }) => bookId));
        return ranks.slice(0, depth).filter(({ bookId }) => !before.has(bookId)).length / depth;
      });
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    expect(shareOfNew(100)).toBeGreaterThan(0.025);
    expect(shareOfNew(100)).toBeLessThan(0.1);
    const leaders = new Set(byDay.map(([leader]) => leader?.bookId));
    expect(leaders.size).toBeLessThan(20);
  });

  it('has tags that are in its tops far more, and far less, often than on the portal', () => {
    const listed = new Set(rows.ranks.map(({ bookId }) => bookId));
    const tags = new Map<string, { all: number; top: number }>();
    for (const book of rows.books) {
      for (const tag of book.tags) {
        const { all, top } = tags.get(tag) ?? { all: 0, top: 0 };
        tags.set(tag, { all: all + 1, top: top + (listed.has(book.bookId) ? 1 : 0) });
      }
    }
    const usual = listed.size / rows.books.length;
    const ratios = [...tags.values()]
      .filter(({ all }) => all >= 50)
      .map(({ all, top }) => top / all / usual);
    expect(Math.max(...ratios)).toBeGreaterThan(1.3);
    expect(Math.min(...ratios)).toBeLessThan(0.75);
  });

  it('lists books that return', () => {
    const [entries = []] = [...lists.values()];
    const listedDays = new Map<string, number[]>();
    const order = [...new Set(entries.map(({ day }) => day))];
    for (const { bookId, day } of entries) {
      listedDays.set(bookId, [...(listedDays.get(bookId) ?? []), order.indexOf(day)]);
    }
    const returns = [...listedDays.values()].filter((at) =>
      at.some((day, index) => index > 0 && day - (at[index - 1] ?? day) > 1),
    );
    expect(returns.length).toBeGreaterThan(20);
  });

  it('shows only what the portal publishes, in its rounding', () => {
    const published = new Set(Object.keys(portal.metrics));
    const wrong = rows.metrics.filter(({ values }) =>
      Object.entries(values).some(
        ([metric, value]) => !published.has(metric) || !fits(metric, value),
      ),
    );
    expect(wrong).toEqual([]);

    function fits(metric: string, value: number): boolean {
      if (metric === 'rating') return value >= 0;
      const known = metricKeys.find((key) => key === metric);
      if (known === undefined || !Number.isSafeInteger(value) || value < 0) return false;
      return value % roundingStep(portal, known, value) === 0;
    }
  });

  it('reads nearly all of its books on the data day', () => {
    const listed = rows.books.filter(({ status }) => status !== 'removed').length;
    const read = rows.metrics.filter(({ day }) => day === days.at(-1)).length;
    expect(read / listed).toBeGreaterThan(0.97);
  });
});
