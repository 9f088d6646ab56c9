import type {
  book as bookEndpoint,
  bookEvents,
  bookHistory,
  bookRanks,
  bookRatios,
  EndpointResponse,
  otherListings,
  PriceChange,
  priceChanges,
  similarBooks,
} from '@litometr/api-contract';
import { days, wave } from './blockFixtures.ts';
import { book, meta } from './fixtures.ts';

/** A book's card as stories need it: made up, typed by the contract. */

const genre = { id: 1, name: 'Бытовое фэнтези' };
const shown = days(60, [30, 31]);
const ascending = (start: number, step: number) =>
  shown.map((day, index) => ({ day, value: start + index * step, step: 1 }));
const stepsOf = (mean: number) =>
  shown.slice(1).map((day, index) => ({
    day,
    value: wave(index, mean, mean),
    days: index === 29 ? 3 : 1,
    reason: null,
  }));

export const bookResponse = (title?: string): EndpointResponse<typeof bookEndpoint> => ({
  meta,
  book: {
    ...book(4, title === undefined ? {} : { title }),
    genres: [genre],
    external_url: null,
    annotation:
      'На дальнем остроге меняется воевода, а вместе с ним — всё, за что проливали кровь.',
    series: { title: 'Соляной город', number: 2 },
    tags: [
      { id: 1, name: 'Драконы' },
      { id: 2, name: 'Таверна' },
    ],
    pages: null,
    has_audio: true,
    is_exclusive: true,
    publisher: null,
    first_published_on: '2026-05-02',
    updated_on: '2026-08-06',
    finished_on: null,
    metrics: {
      views: { value: 441_000, step: 1000 },
      likes: { value: 946, step: 1 },
      library: { value: 11_025, step: 1 },
      comments: null,
    },
    metrics_day: '2026-08-07',
    gains: {
      views: { value: null, days: 7, reason: 'below_step' },
      likes: { value: 41, days: 7, reason: null },
      library: { value: 240, days: 7, reason: null },
    },
    gains_before: { library: { value: 199, days: 7, reason: null } },
    day_gains: { library: { value: 38, days: 1, reason: null } },
    stars: [12, 9, 30, 120, 640],
    tier: 'debut',
    momentum: 83.4,
    momentum_n: 214,
    best_position: 6,
    best_ever: 4,
    ranks: [
      {
        list: 'global_top',
        genre: null,
        period: null,
        day: '2026-08-07',
        position: 12,
        delta: 3,
        days_on: 40,
        peak: 6,
        entries: 2,
      },
      {
        list: 'genre_top',
        genre,
        period: null,
        day: '2026-08-07',
        position: 3,
        delta: 1,
        days_on: 52,
        peak: 2,
        entries: 1,
      },
    ],
  },
});

export const historyResponse = (): EndpointResponse<typeof bookHistory> => ({
  meta,
  from: shown[0] ?? null,
  to: shown.at(-1) ?? null,
  metrics: [
    { metric: 'library', points: ascending(9_000, 33), steps: stepsOf(33) },
    { metric: 'likes', points: ascending(700, 4), steps: stepsOf(4) },
  ],
  ranks: [
    {
      list: 'global_top',
      genre: null,
      period: null,
      depth: 100,
      points: shown.map((day, index) => ({
        day,
        position: index < 8 ? null : Math.max(1, wave(index, 30, 18)),
      })),
    },
    {
      list: 'genre_top',
      genre,
      period: null,
      depth: 50,
      points: shown.map((day, index) => ({ day, position: Math.max(1, wave(index, 14, 9)) })),
    },
  ],
  prices: shown.map((day, index) => ({ day, value: index > 20 && index < 34 ? 119 : 159 })),
  chars: shown.map((day, index) => ({ day, value: 260_000 + Math.floor(index / 4) * 12_000 })),
  stars: shown.map((day, index) => ({ day, counts: [10, 8, 25, 90 + index, 500 + index * 2] })),
  funnel: {
    day: '2026-08-07',
    library: 11_025,
    steps: [
      { metric: 'reading', value: 5_800, share: 0.526 },
      { metric: 'finished_reading', value: 3_200, share: 0.29 },
      { metric: 'not_interested', value: 410, share: 0.037 },
    ],
  },
});

const listOf = (kind: 'global_top' | 'genre_top') => ({
  kind,
  genre: kind === 'genre_top' ? genre : null,
  period: null,
});

export const ranksResponse = (): EndpointResponse<typeof bookRanks> => ({
  meta,
  count: 2,
  items: [
    {
      list: listOf('genre_top'),
      depth: 50,
      day: '2026-08-07',
      position: 6,
      prev_position: 9,
      delta: 3,
      state: 'up',
      peak: 4,
      peak_day: '2026-07-20',
      first_entry: '2026-06-01',
      last_seen: '2026-08-07',
      days_on: 58,
      streak: 30,
      best_streak: 41,
      entries: 2,
    },
    {
      list: listOf('global_top'),
      depth: 100,
      day: '2026-08-07',
      position: null,
      prev_position: null,
      delta: null,
      state: 'out',
      peak: 34,
      peak_day: '2026-07-19',
      first_entry: '2026-06-09',
      last_seen: '2026-07-30',
      days_on: 25,
      streak: 0,
      best_streak: 25,
      entries: 1,
    },
  ],
  neighbours: [2, 3].map((id) => ({ book: book(id), times: 40 - id * 6, distance: 1.4 + id / 3 })),
});

export const eventsResponse = (): EndpointResponse<typeof bookEvents> => ({
  meta,
  count: 5,
  items: [
    ['2026-08-06', 'chapter', '396000', '404000'],
    ['2026-07-21', 'discount_end', '119', '159'],
    ['2026-07-12', 'discount_start', '159', '119'],
    ['2026-06-30', 'list_enter', null, '48'],
  ].map(([day, type, before, after]) => ({
    day: day ?? '',
    prev_day: null,
    type:
      (['chapter', 'discount_end', 'discount_start', 'list_enter'] as const).find(
        (known) => known === type,
      ) ?? 'title',
    before: before ?? null,
    after: after ?? null,
    added: [],
    removed: [],
    list: type === 'list_enter' ? listOf('genre_top') : null,
  })),
  types: [
    { type: 'chapter', count: 2 },
    { type: 'discount_start', count: 1 },
    { type: 'discount_end', count: 1 },
    { type: 'list_enter', count: 1 },
  ],
});

export const ratiosResponse = (): EndpointResponse<typeof bookRatios> => ({
  meta,
  genre,
  items: [
    { key: 'likes', value: 9.4, genre: { p25: 6, p50: 8.2, p75: 11, n: 120 }, above: 0.6 },
    { key: 'library', value: 25, genre: { p25: 18, p50: 24, p75: 31, n: 120 }, above: 0.55 },
    { key: 'price', value: 14, genre: { p25: 12, p50: 17, p75: 24, n: 90 }, above: 0.3 },
  ],
});

const priceChange = (
  of: Pick<PriceChange, 'day' | 'price_before' | 'price_after'> & Partial<PriceChange>,
): PriceChange => ({
  gain_before: null,
  gain_after: null,
  gain_change: null,
  gain_change_low: null,
  gain_change_high: null,
  reason: null,
  days_left: null,
  portal_change: null,
  ...of,
});

/** One change of price is too recent, two are known, of the last one a neighbour makes it unknown. */
export const priceChangesResponse = (): EndpointResponse<typeof priceChanges> => ({
  meta,
  metric: 'library',
  count: 4,
  items: [
    priceChange({
      day: '2026-08-05',
      price_before: 99,
      price_after: 199,
      gain_before: 52,
      reason: 'recent',
      days_left: 4,
    }),
    priceChange({
      day: '2026-07-12',
      price_before: 199,
      price_after: 99,
      gain_before: 281 / 7,
      gain_after: 55,
      gain_change: 0.376,
      gain_change_low: 0.1,
      gain_change_high: 0.702,
      portal_change: -0.031,
    }),
    priceChange({
      day: '2026-06-20',
      price_before: 149,
      price_after: 199,
      gain_before: 44,
      gain_after: 41.4,
      gain_change: -0.06,
      gain_change_low: -0.21,
      gain_change_high: 0.12,
      portal_change: 0.02,
    }),
    priceChange({
      day: '2025-11-28',
      price_before: 99,
      price_after: 149,
      reason: 'near_change',
    }),
  ],
});

/** Two listings that certainly are of the book, and one of an author with the same name. */
export const elsewhereResponse = (): EndpointResponse<typeof otherListings> => ({
  meta,
  count: 3,
  items: [
    {
      book: book(4, { id: 41, portal: 'litnet', price_rub: 189 }),
      external_url: 'https://litnet.com/ru/book/b41',
      metric: 'library',
      gain: { value: 96, days: 7, reason: null },
      certain: true,
    },
    {
      book: book(4, { id: 42, portal: 'litres', price_rub: 249, price_old_rub: 299 }),
      external_url: null,
      metric: 'rating_count',
      gain: { value: 3, days: 6, reason: null },
      certain: true,
    },
    {
      book: book(4, { id: 43, portal: 'bookriver', price_rub: null }),
      external_url: 'https://bookriver.ru/book/43',
      metric: 'library',
      gain: { value: null, days: 7, reason: 'below_step' },
      certain: false,
    },
  ],
});

export const similarResponse = (): EndpointResponse<typeof similarBooks> => ({
  meta,
  count: 3,
  items: [1, 2, 3].map((id) => ({
    book: book(id),
    score: 0.6 - id / 10,
    tags: [{ id: 1, name: 'Драконы' }],
    genres: [genre],
    gain: { value: 4 - id, days: 7, reason: null },
    momentum: 50,
    best_position: null,
  })),
});
