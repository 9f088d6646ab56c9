import type { GainsResponse } from '../blocks/rankList/GainsView.tsx';
import type { SummaryResponse } from '../blocks/rankList/ListKpis.tsx';
import type { ComparisonResponse } from '../blocks/rankList/MovesView.tsx';
import type { MatrixResponse } from '../blocks/rankList/RaceChart.tsx';
import type { WeekdaysResponse } from '../blocks/rankList/WeekdayEffects.tsx';
import { book, meta } from './fixtures.ts';

/** Responses for a list's screen: a month with a day that was not captured. */

const list = { kind: 'global_top', genre: null, period: null } as const;
const days = Array.from({ length: 20 }, (_, index) => index)
  .filter((index) => index !== 12)
  .map((index) => ({
    day: new Date(Date.UTC(2026, 6, 19 + index)).toISOString().slice(0, 10),
    size: 100,
    depth: 100,
    complete: true,
  }));

export function matrixResponse(books = 12): MatrixResponse {
  return {
    meta,
    list,
    from: '2026-07-19',
    to: '2026-08-07',
    days,
    count: books,
    items: Array.from({ length: books }, (_, row) => {
      const positions = days.map((_day, at) => {
        const place = 1 + ((row + Math.floor((at * (row % 3)) / 3)) % books);
        return (at + row) % 11 === 0 && row > 5 ? null : place;
      });
      const held = positions.flatMap((place) => place ?? []);
      return {
        book: book(row + 1),
        published: row % 4 === 3 ? null : `2026-0${1 + (row % 7)}-15`,
        last: positions.at(-1) ?? null,
        best: Math.min(...held),
        days_on: held.length,
        positions,
      };
    }),
  };
}

const series = days.map(({ day }, index) => ({ day, value: 2 + (index % 4) }));

export function summaryResponse(): SummaryResponse {
  const kpi = (key: SummaryResponse['kpis'][number]['key'], value: number | null) => ({
    key,
    unit: key === 'turnover' || key.endsWith('_share') ? ('share' as const) : ('count' as const),
    value,
    previous: value,
    interval: key === 'half_life' ? { low: 3, high: 9 } : null,
    span: null,
    n: 100,
    series,
  });
  return {
    meta,
    list,
    asof: '2026-08-07',
    period: { from: '2026-07-19', to: '2026-08-07' },
    compared: null,
    kpis: [
      kpi('new', 3),
      kpi('returned', 2),
      kpi('turnover', 0.05),
      kpi('median_days_on', 41),
      kpi('half_life', null),
      kpi('authors_per_100', 86),
    ],
    staying: Array.from({ length: 18 }, (_, index) => ({
      captures: index + 1,
      share: 0.96 ** (index + 1),
      low: 0.94 ** (index + 1),
      high: 0.98 ** (index + 1),
      n: 180 - index,
    })),
    author_count: 2,
    authors: [
      { id: 1, name: 'Вера Лугова', places: 4, best: 2 },
      { id: 2, name: 'Пётр Ясенев', places: 2, best: 11 },
    ],
    genres: [
      { id: 1, name: 'Бытовое фэнтези', places: 22 },
      { id: 2, name: 'ЛитРПГ', places: 9 },
    ],
    statuses: [
      { key: 'in_progress', count: 61 },
      { key: null, count: 39 },
    ],
    accesses: [{ key: 'paid', count: 80 }],
  };
}

/** The gains of the first ranks are known of too few books. */
/** Sundays certainly bring more, Mondays less; no chapter came out on a Saturday. */
export function weekdaysResponse(): WeekdaysResponse {
  const ratios = [0.84, 1.02, 0.98, 1.01, 1.04, null, 1.21];
  return {
    meta: { ...meta, n: 100 },
    list: { kind: 'global_top', genre: null, period: null },
    from: '2026-05-09',
    asof: '2026-08-06',
    metric: 'library',
    best: 7,
    count: 7,
    items: ratios.map((ratio, at) => ({
      weekday: at + 1,
      chapters: ratio === null ? 0 : 140 + 10 * at,
      n: ratio === null ? 0 : 48,
      ratio,
      low: ratio === null ? null : ratio - 0.09,
      high: ratio === null ? null : ratio + 0.1,
    })),
  };
}

export function gainsResponse(): GainsResponse {
  const bands = [
    [1, 3, 2, null, null],
    [4, 10, 7, 61.14, 22.29],
    [11, 20, 9, 38.43, 6.71],
    [21, 50, 28, 14, -1.14],
    [51, 100, 41, 5.57, -3],
  ] as const;
  return {
    meta,
    list,
    asof: '2026-08-07',
    metric: 'library',
    count: bands.length,
    items: bands.map(([from, to, n, median, lowest]) => ({ from, to, n, median, lowest })),
  };
}

export function comparisonResponse(): ComparisonResponse {
  const item = (id: number, before: number | null, after: number | null) => ({
    book: book(id),
    move:
      before === null
        ? ('entered' as const)
        : after === null
          ? ('left' as const)
          : after < before
            ? ('up' as const)
            : ('down' as const),
    before,
    after,
    delta: before === null || after === null ? null : before - after,
  });
  return {
    meta,
    list,
    a: '2026-07-31',
    b: '2026-08-07',
    days: 7,
    complete: true,
    count: 5,
    items: [item(1, 9, 2), item(2, null, 5), item(3, 4, 12), item(4, 77, null), item(5, 30, 28)],
  };
}
