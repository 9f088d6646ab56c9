import type {
  EndpointResponse,
  GenreRow,
  GroupFigures,
  GroupRow,
  genre,
  genreOverlap,
  genreSeasons,
  genreStatuses,
  genres,
  genresSummary,
  Span,
  tag,
  tagPairs,
  tags,
  tagsSummary,
} from '@litometr/api-contract';
import { days, wave } from './blockFixtures.ts';
import { book, meta } from './fixtures.ts';

/** Genres and tags as stories need them: made up, typed by the contract. */

const genreNames = ['Бытовое фэнтези', 'Детективы', 'ЛитРПГ', 'Попаданцы', 'Мистика', 'Новеллы'];
const tagNames = ['Драконы', 'Измена', 'Академия', 'Таверна', 'Истинная пара', 'Неравный брак'];

function groupRow(id: number, name: string, change: Partial<GroupRow> = {}): GroupRow {
  const isSmall = id === 6;
  return {
    id,
    name,
    books: isSmall ? 12 : 420 - id * 50,
    authors: isSmall ? 7 : 180 - id * 20,
    active_books: 140 - id * 12,
    new_books: 24 - id * 3,
    new_before: 12 + id,
    lifecycle: (['growing', 'mature', 'fading', 'emerging'] as const)[id % 4] ?? null,
    finished_share: 0.7 - id / 20,
    free_share: 0.2 + id / 40,
    gain: 1400 - id * 210,
    median_gain: 3 - id / 2,
    n: 300 - id * 30,
    above_share: 0.62 - id / 20,
    gain_change: isSmall ? null : 0.24 - id / 12,
    gain_change_n: isSmall ? 3 : 40 * id,
    gain_change_reason: isSmall ? 'few_books' : null,
    gain_change_low: isSmall ? null : 0.14 - id / 12,
    gain_change_high: isSmall ? null : 0.34 - id / 12,
    gain_change_certain: id === 1,
    momentum: 60 - id * 4,
    median_gain_new: isSmall ? null : 4 - id / 2,
    median_gain_new_low: isSmall ? null : 3 - id / 2,
    median_gain_new_high: isSmall ? null : 6 - id / 2,
    new_n: 20 - id,
    top_places: 21 - id * 3,
    top_share: 0.21 - id * 0.03,
    top_authors: 28 - id * 3,
    lift: isSmall
      ? null
      : {
          value: 1.9 - id / 4,
          low: 1.3 - id / 4,
          high: 2.7 - id / 4,
          listed: 28 - id,
          n: 60,
          stable: id < 2,
        },
    lift_before: isSmall ? null : 1.5,
    likes_per_1000: 8.2,
    library_per_1000: 25.3,
    median_price: 159,
    price: { p25: 139, p50: 159, p75: 189 + id * 4, n: 200 },
    chars: { p25: 240_000, p50: 320_000 + id * 20_000, p75: 480_000, n: 300 },
    partner: id === 1 ? { id: 3, name: 'Академия', lift: 3.4 } : null,
    spark: days(30, [9]).map((day, index) => ({ day, value: wave(index + id, 100, 18) })),
    ...change,
  };
}

const span = (value: number, compared: number | null): Span => ({
  value,
  days: 89,
  compared,
  compared_days: compared === null ? 0 : 84,
  change: compared === null ? null : value / compared - 1,
  n: null,
  reason: null,
});

const figures: GroupFigures = {
  gain: span(8437, 7900),
  active_books: span(138.2, 129),
  new_books: span(22, 19),
  supply_share: span(0.18, 0.17),
  top_share: span(0.21, 0.16),
  lift: span(1.4, null),
};

const periods = {
  period: { from: '2026-05-10', to: '2026-08-07' },
  compared: { from: '2026-02-09', to: '2026-05-09' },
};

const genreRow = (id: number, name: string): GenreRow => ({
  ...groupRow(id, name),
  top: {
    day: '2026-08-07',
    size: 50,
    turnover: 0.04 + id / 100,
    half_life: 20 + id * 4,
    effective_authors: 34,
    debut_share: 0.2,
    median_age: 110,
    series_share: 0.5,
  },
});

const named = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));

export const genresResponse = (): EndpointResponse<typeof genres> => ({
  meta,
  count: genreNames.length,
  bar_gain: 21,
  ...periods,
  items: genreNames.map((name, index) => ({ ...genreRow(index + 1, name), figures })),
});

export const tagsResponse = (): EndpointResponse<typeof tags> => ({
  meta,
  count: tagNames.length,
  bar_gain: 21,
  ...periods,
  items: tagNames.map((name, index) => ({ ...groupRow(index + 1, name), figures })),
});

export const genresSummaryResponse = (): EndpointResponse<typeof genresSummary> => ({
  meta,
  genres: 6,
  active_books: 789,
  new_per_week: 16.3,
  gain_per_day: 745,
  n: 900,
  books_per_place: 7.9,
  before: {
    active_books: 729,
    new_per_week: 16.1,
    gain_per_day: 734,
    gain_n: 4_310,
    books_per_place: 7.3,
  },
});

export const tagsSummaryResponse = (): EndpointResponse<typeof tagsSummary> => ({
  meta,
  tags: 190,
  new_tags: 4,
  new_tags_before: 2,
  fastest: { id: 1, name: 'Драконы', new_books: 31, new_before: 22 },
  three_tags_share: 0.94,
  median_tags: 5,
});

export const seasonsResponse = (): EndpointResponse<typeof genreSeasons> => ({
  meta,
  months: [
    { month: '2026-06', days: 30, whole: true },
    { month: '2026-07', days: 31, whole: true },
    { month: '2026-08', days: 7, whole: false },
  ],
  count: genreNames.length,
  items: named(genreNames).map((genre, index) => ({
    genre,
    gain_per_day: [wave(index, 90, 30), wave(index + 2, 110, 30), index === 4 ? null : 80],
    new_books: [12, 14, 3],
  })),
});

export const pairsResponse = (names = tagNames): EndpointResponse<typeof tagPairs> => ({
  meta,
  count: 4,
  nodes: named(names).map((node, index) => ({
    ...node,
    books: 400 - index * 50,
    momentum: 60 - index * 6,
  })),
  items: [
    { a: 1, b: 3, books: 80, lift: 3.4, pmi: 1.77 },
    { a: 2, b: 6, books: 40, lift: 2.1, pmi: 1.07 },
    { a: 3, b: 5, books: 22, lift: 4.2, pmi: 2.07 },
    { a: 1, b: 2, books: 9, lift: 0.4, pmi: -1.3 },
  ],
});

export const statusesResponse = (): EndpointResponse<typeof genreStatuses> => ({
  meta,
  statuses: ['in_progress', 'finished', 'frozen'],
  count: genreNames.length,
  items: named(genreNames).map((genre, index) => {
    const books = [120 - index * 15, 240 - index * 40, index * 4];
    return { genre, n: books.reduce((sum, count) => sum + count, 0), books };
  }),
});

export const overlapResponse = (): EndpointResponse<typeof genreOverlap> =>
  pairsResponse(genreNames);

export const tagResponse = (): EndpointResponse<typeof tag> => ({
  meta,
  tag: groupRow(1, 'Драконы'),
  first_seen: '2026-05-12',
  ...periods,
  figures,
  series: days(60, [20, 21]).map((day, index) => ({
    day,
    active_books: wave(index, 138, 6),
    new_books: 22,
    authors: 80,
    gain: index === 20 ? null : wave(index, 95, 20),
    n: 120,
    median_gain_new: 2,
    new_n: 20,
    top_places: wave(index, 20, 3),
    top_entered: index % 4,
    top_left: (index + 2) % 3,
    supply_share: 0.18,
    top_share: wave(index, 20, 3) / 100,
    lift: { value: 1.4 + index / 200, low: 1.1, high: 1.9, listed: 24, n: 60, stable: true },
  })),
  prices: [0, 50, 100, 150, 200].map((from, index) => ({
    from,
    to: index === 4 ? null : from + 50,
    count: [0, 12, 60, 44, 8][index] ?? 0,
  })),
  volumes: [0, 120_000, 240_000, 360_000].map((from, index) => ({
    from,
    to: index === 3 ? null : from + 120_000,
    count: [8, 60, 90, 40][index] ?? 0,
  })),
  statuses: [
    { key: 'finished', count: 300 },
    { key: 'in_progress', count: 60 },
  ],
  accesses: [
    { key: 'paid', count: 240 },
    { key: 'free', count: 120 },
  ],
  partners: named(tagNames.slice(1)).map((each, index) => ({
    ...each,
    books: 90 - index * 12,
    lift: 3.2 - index / 2,
  })),
  genres: named(genreNames.slice(0, 3)).map((each, index) => ({
    ...each,
    books: 150 - index * 40,
  })),
  books: [1, 2, 3, 4].map((id) => ({
    book: book(id),
    gain: { value: 14 - id * 5, days: 7, reason: null },
    momentum: id === 4 ? null : 90 - id * 12,
    best_position: id === 3 ? null : id * 7,
  })),
  authors: [
    { id: 1, name: 'Вера Лугова', books: 9, top_places: 2, best_position: 4, share: 0.022 },
    { id: 2, name: 'Пётр Ясенев', books: 5, top_places: 0, best_position: null, share: 0.012 },
  ],
  entered: [
    { book: book(5), day: '2026-08-06', position: 18 },
    { book: book(6), day: '2026-08-01', position: 47 },
  ],
  against: {
    genre: { id: 1, name: genreNames[0] ?? '' },
    prices: [10, 240, 410, 320, 190],
    volumes: [90, 310, 520, 280],
  },
});

export function genreResponse(): EndpointResponse<typeof genre> {
  const { tag: _, first_seen: __, against: ___, ...parts } = tagResponse();
  return { ...parts, genre: genreRow(3, 'ЛитРПГ') };
}
