import type {
  EndpointResponse,
  Kpi,
  Mover,
  overview,
  PortalSummary,
  pricesByVolume,
  updatesByWeekday,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { days, wave } from './blockFixtures.ts';
import { book, meta } from './fixtures.ts';

/** Responses for the overview of a portal and for the page of all portals. */

const month = days(30, [9]);

const kpi = (key: Kpi['key'], unit: Kpi['unit'], value: number): Kpi => ({
  key,
  unit,
  value,
  previous: value * 1.06,
  span: null,
  n: 1850,
  series: month.map((day, index) => ({ day, value: wave(index, value, value / 8) })),
});

const mover = (id: number, delta: number): Mover => ({
  book: book(id),
  list: 'global_top',
  genre: null,
  position: 40 + id,
  prev_position: 40 + id + delta,
  delta,
  state: delta > 0 ? 'up' : 'down',
  gain: { value: 3 * delta, days: 1, reason: null },
});

export const overviewResponse = (): EndpointResponse<typeof overview> => ({
  meta,
  from: month[0] ?? null,
  to: month.at(-1) ?? null,
  compared: null,
  kpis: [
    kpi('books', 'count', 1850),
    kpi('finished_share', 'share', 0.8),
    kpi('median_price', 'rub', 169),
    kpi('turnover', 'share', 0.03),
    kpi('gain_library', 'count', 807),
  ],
  leading: { list: 'global_top', genre: null, period: null },
  entered_books: 41,
  flow: month.map((day, index) => ({
    day,
    entered: index === 0 ? null : 2 + (index % 4),
    left: index === 0 ? null : 1 + (index % 5),
    size: 100,
  })),
  risers: [1, 2, 3, 4].map((id) => mover(id, 15 - id)),
  fallers: [5, 6, 7, 8].map((id) => mover(id, id - 15)),
  entered: [],
});

/** Of a portal's first day: there is nothing yet that it could be compared with. */
export const firstDayResponse = (): EndpointResponse<typeof overview> => ({
  ...overviewResponse(),
  kpis: overviewResponse().kpis.map((each) => ({ ...each, previous: null, series: [] })),
  flow: [],
  entered_books: null,
  risers: [],
  fallers: [],
});

export const weekResponse = (): EndpointResponse<typeof updatesByWeekday> => ({
  meta,
  from: month[0] ?? null,
  to: month.at(-1) ?? null,
  count: 7,
  busiest: { books: null, chapters: 1 },
  items: Array.from({ length: 7 }, (_, index) => ({
    weekday: index + 1,
    days: 3,
    books: 8 + index,
    chapters: 300 + 40 * Math.abs(3 - index),
  })),
});

/** Prices of one genre; no book of it is longer than twenty sheets. */
export const volumePricesResponse = (): EndpointResponse<typeof pricesByVolume> => ({
  meta: { ...meta, n: 302 },
  genre: { id: 3, name: 'ЛитРПГ' },
  count: 5,
  items: [
    { from: 0, to: 200_000, price: { p25: 79, p50: 99, p75: 119, n: 12 } },
    { from: 200_000, to: 400_000, price: { p25: 99, p50: 129, p75: 149, n: 96 } },
    { from: 400_000, to: 600_000, price: { p25: 129, p50: 149, p75: 189, n: 140 } },
    { from: 600_000, to: 800_000, price: { p25: 149, p50: 179, p75: 229, n: 54 } },
    { from: 800_000, to: null, price: null },
  ],
});

/** All portals; the last was never read. */
export const portalsResponse = (): { items: PortalSummary[] } => ({
  items: portalSlugs.map((slug, index) => {
    const isUnread = index === portalSlugs.length - 1;
    return {
      slug,
      name: slug,
      url: 'https://portal.example',
      meta: { ...meta, portal: slug, asof: isUnread ? null : meta.asof },
      first_day: isUnread ? null : '2026-03-01',
      books: isUnread ? 0 : 1850 - index * 90,
      capabilities: isUnread
        ? []
        : [
            {
              metric: 'views',
              available: true,
              precision: 'rounded',
              steps: [{ from: 1000, step: 1000 }],
            },
            { metric: 'library', available: true, precision: 'exact', steps: [] },
            { metric: 'comments', available: false, precision: null, steps: [] },
          ],
      main_metric: 'library',
      lists: isUnread ? [] : [{ list: 'global_top', genres: [], periods: [], depth: 100 }],
    };
  }),
});
