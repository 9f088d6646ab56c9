import type {
  AuthorRow,
  author,
  authorBooks,
  authorHistory,
  authors,
  authorsSummary,
  CatalogueItem,
  catalogue,
  EndpointResponse,
} from '@litometr/api-contract';
import { days, wave } from './blockFixtures.ts';
import { book, meta } from './fixtures.ts';

/** Authors and a catalogue as stories need them: made up, typed by the contract. */

const genre = { id: 1, name: 'Бытовое фэнтези' };

function authorRow(id: number): AuthorRow {
  return {
    id,
    name: id % 2 === 0 ? `Вера Лугова ${id}` : `Пётр Ясенев ${id}`,
    tier: (['charted', 'published', 'debut'] as const)[id % 3] ?? null,
    books: id,
    finished: Math.floor(id / 2),
    active_books: 1,
    active_book: id % 2 === 0 ? { id, title: 'Смотритель северного маяка' } : null,
    gain: id === 5 ? null : 320 - id * 40,
    gain_change: id === 5 ? null : 0.4 - id / 10,
    gain_change_n: id === 5 ? 0 : id,
    gain_change_reason: id === 5 ? 'few_books' : null,
    n: id,
    top_places: Math.max(0, 4 - id),
    best_position: id === 5 ? null : id * 3,
    best_ever: id * 2,
    days_in_tops: 80 - id * 9,
    hit_share: 0.5,
    chars: 900_000,
    subscribers: id === 5 ? null : 5_900 - id * 400,
    subscribers_gain: id === 5 ? null : 12 - id * 4,
    debut_on: '2024-04-07',
    updated: '2026-08-05',
    genres: [genre],
    cadence: { updates: 18, chapters: 21, per_week: 1.5, regularity: 0.75, chars_per_day: 2_350 },
    written_per_day: 1_840,
    written_n: 3,
    spark: days(30).map((day, index) => ({ day, value: wave(index + id, 20, 8) })),
  };
}

export const authorsResponse = (): EndpointResponse<typeof authors> => ({
  meta,
  count: 5,
  items: [1, 2, 3, 4, 5].map(authorRow),
});

export const authorsSummaryResponse = (): EndpointResponse<typeof authorsSummary> => ({
  meta,
  authors: 594,
  active: 449,
  debuts: 12,
  debuts_before: 9,
  in_tops: 85,
  median_books: 3,
  top_ten_share: 0.23,
});

function catalogueItem(id: number): CatalogueItem {
  return {
    book: book(id),
    tags: [
      { id: 1, name: 'Драконы' },
      { id: 2, name: 'Таверна' },
      { id: 3, name: 'Академия' },
    ],
    published: `2026-0${(id % 6) + 1}-11`,
    metrics: {
      views: { value: 441_000 - id * 20_000, step: 1000 },
      likes: { value: 940 - id * 60, step: 1 },
      library: { value: 11_000 - id * 700, step: 1 },
    },
    gains: {
      library: { value: 40 - id * 6, days: 7, reason: null },
      views: { value: null, days: 7, reason: 'below_step' },
    },
    best_position: id === 4 ? null : id * 6,
    series: id % 2 === 0 ? { title: 'Соляной город', number: id } : null,
    updated: '2026-08-05',
    has_audio: id % 3 === 0,
    is_exclusive: null,
    momentum: id === 4 ? null : 95 - id * 9,
    spark: days(30).map((day, index) => ({ day, value: 10_000 + index * (40 - id * 3) })),
  };
}

export const catalogueResponse = (): EndpointResponse<typeof catalogue> => ({
  meta,
  count: 8,
  items: [1, 2, 3, 4, 5, 6, 7, 8].map(catalogueItem),
  facets: {
    genre: [
      { ...genre, count: 366 },
      { id: 2, name: 'ЛитРПГ', count: 140 },
    ],
    tag: [
      { id: 1, name: 'Драконы', count: 248 },
      { id: 2, name: 'Таверна', count: 31 },
    ],
    status: [
      { value: 'finished', count: 1471 },
      { value: 'in_progress', count: 304 },
    ],
    access: [
      { value: 'paid', count: 900 },
      { value: 'discount', count: 80 },
    ],
    form: [],
    age: [
      { value: 16, count: 700 },
      { value: 18, count: 600 },
    ],
    tier: [{ value: 'debut', count: 300 }],
    series: [{ value: 'in', count: 700 }],
    audio: [],
    exclusive: [],
    in_list: [{ value: 'any', count: 400 }],
  },
});

export const authorResponse = (): EndpointResponse<typeof author> => ({
  meta,
  author: {
    ...authorRow(4),
    portal: 'litnet',
    external_url: null,
    avatar_url: null,
  },
  books: [],
  similar: [
    { id: 2, name: 'Вера Лугова', shared: 8, score: 0.7, shared_lists: 0 },
    { id: 3, name: 'Пётр Ясенев', shared: 5, score: 0.5, shared_lists: 0 },
  ],
});

export const authorBooksResponse = (): EndpointResponse<typeof authorBooks> => ({
  meta,
  count: 4,
  items: [1, 2, 3, 4].map((id) => {
    const { book: of, tags, metrics, gains, best_position, series } = catalogueItem(id);
    return {
      book: { ...of, status: id === 1 ? 'in_progress' : 'finished' },
      tags,
      metrics,
      gains,
      best_position,
      series,
      published: `202${7 - id}-03-01`,
      updated: `202${7 - id}-07-20`,
      finished: id === 1 ? null : `202${7 - id}-08-01`,
      first_listed: id === 4 ? null : `202${7 - id}-05-10`,
      best_ever: id === 4 ? null : id * 5,
      prices: [{ day: '2026-06-12', before: 149, after: 99 }],
      days_on_lists: id === 4 ? 0 : 40,
    };
  }),
});

export const authorHistoryResponse = (): EndpointResponse<typeof authorHistory> => ({
  meta,
  from: '2025-08-08',
  to: '2026-08-07',
  count: 60,
  items: days(60, [20]).map((day, index) => ({
    day,
    gain: wave(index, 30, 12),
    n: 4,
    places: wave(index, 5, 2),
    top_places: wave(index, 2, 1),
    best_position: wave(index, 20, 9),
  })),
  subscribers: days(60).map((day, index) => ({ day, value: 5_000 + index * 9 })),
  releases: days(90).flatMap((day, index) =>
    index % 4 === 0 ? [{ day, books: 0, chapters: 1 }] : [],
  ),
  year_tags: 2,
  years: [2023, 2024, 2025, 2026].map((year, index) => ({
    year,
    books: index + 1,
    genres: [
      { ...genre, books: index + 1 },
      { id: 2, name: 'ЛитРПГ', books: index === 3 ? 2 : 0 },
    ],
    tags: [
      { id: 3, name: 'Драконы', books: 4 - index },
      { id: 4, name: 'Академия', books: index },
    ],
  })),
  aligned: [1, 2, 3].map((id) => ({
    id,
    title: book(id).title,
    points: Array.from({ length: 60 }, (_, age) => ({ age, value: age * (30 - id * 6) })),
  })),
});
