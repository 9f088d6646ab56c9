import type {
  BookBrief,
  EndpointResponse,
  HomePortal,
  home,
  ListItem,
  Meta,
  Mover,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import type { RankListResponse } from '../blocks/rankList/listReads.ts';

/** Invented responses of the API for stories and tests, typed by the contract. */

export const meta: Meta = {
  portal: 'litmarket',
  asof: '2026-08-07',
  coverage: 0.984,
  demo: true,
  source: 'fixtures',
  captured_at: '2026-08-07T20:30:00Z',
  partial_days: [],
  filters: {},
  units: {},
  n: null,
};

const titles = [
  'Смотритель северного маяка',
  'Чай для дознавателя',
  'Дом на Лисьей горке',
  'Архивариус и буря',
  'Письма из соляного города',
  'Сад каменных птиц',
  'Мастер тихих часов',
  'Ключ от библиотеки',
  'Ведьмин полустанок',
  'Переписчик звёзд',
];
export const longTitle =
  'Необыкновенная и во всех отношениях поучительная история о том, как хозяйка захудалой таверны на краю королевства спасла академию, не выходя из кухни';

const days = ['2026-08-03', '2026-08-06', '2026-08-07'];

export function book(id: number, change: Partial<BookBrief> = {}): BookBrief {
  return {
    id,
    portal: 'litmarket',
    title: titles[(id - 1) % titles.length] ?? '',
    authors: [{ id, name: id % 2 === 0 ? 'Вера Лугова' : 'Пётр Ясенев' }],
    genres: [{ id: (id % 3) + 1, name: 'Бытовое фэнтези' }],
    cover_url: null,
    form: 'novel',
    status: 'in_progress',
    access: 'paid',
    age_limit: id % 4 === 0 ? 18 : 12,
    chars: 312_000 + id * 9_000,
    price_rub: 159,
    price_old_rub: id % 3 === 0 ? 219 : null,
    ...change,
  };
}

const states = ['same', 'up', 'down', 'new', 're_entry'] as const;

function listItem(position: number, title?: string): ListItem {
  const state = states[position % states.length] ?? 'same';
  const delta = state === 'up' ? 2 : state === 'down' ? -3 : state === 'same' ? 0 : null;
  const prev = delta === null ? null : position + delta;
  return {
    position,
    prev_position: prev,
    delta,
    state,
    week_position: delta === null ? null : position + 4,
    week_delta: delta === null ? null : 4,
    places: [],
    days_on: state === 'new' ? 1 : 3,
    streak: 1,
    entries: state === 're_entry' ? 2 : 1,
    peak: Math.min(position, prev ?? position),
    peak_day: '2026-08-06',
    first_entry: state === 'new' ? '2026-08-07' : '2026-08-03',
    book: book(position, title === undefined ? {} : { title }),
    has_audio: position % 3 === 0,
    strength: (11_025 - position * 310) / 10_715,
    metrics: {
      library: { value: 11_025 - position * 310, step: 1 },
      likes: { value: 946 - position * 40, step: 1 },
      views: { value: 441_000 - position * 20_000, step: 1_000 },
    },
    gains: {
      library: { value: 40 - position * 5, days: 1, reason: null },
      views: { value: null, days: 1, reason: 'below_step' },
    },
    spark: days.map((_, index) =>
      state === 'new' && index < 2 ? null : Math.max(1, position + 1 - index),
    ),
  };
}

export function rankListResponse(title?: string): RankListResponse {
  return {
    meta,
    count: 10,
    list: {
      kind: 'genre_top',
      genre: { id: 1, name: 'Бытовое фэнтези' },
      period: null,
      asof: '2026-08-07',
      compare: '2026-08-06',
      compare_days: 1,
      week_day: '2026-07-31',
      week_days: 7,
      turnover: 0.2,
      depth: 10,
      complete: true,
      spark_days: days,
    },
    items: titles.map((_, index) => listItem(index + 1, title)),
    left: [{ book: book(11), last_position: 9, days_on: 2, peak: 4 }],
  };
}

function mover(id: number, title?: string): Mover {
  return {
    book: book(id, {
      portal: portalSlugs[id % portalSlugs.length] ?? 'litnet',
      ...(title === undefined ? {} : { title }),
    }),
    list: 'global_top',
    genre: null,
    position: id * 7,
    prev_position: id * 7 + 12 - id,
    delta: 12 - id,
    state: 'up',
    gain: { value: 18 - id, days: 1, reason: null },
  };
}

function homePortal(slug: HomePortal['slug'], index: number, title?: string): HomePortal {
  return {
    slug,
    name: slug,
    meta: { ...meta, portal: slug, demo: index % 2 === 0 },
    books: 1_500 + index * 120,
    turnover: 0.02 + index / 100,
    entered: index,
    leader: mover(index + 1, title),
    spark: days.map((day, point) => ({ day, value: 0.02 + ((point + index) % 3) / 100 })),
  };
}

export function homeResponse(title?: string): EndpointResponse<typeof home> {
  return {
    meta: { ...meta, portal: null },
    kpis: {
      books: 10_330,
      updated: 412,
      new_books: 66,
      entered: 15,
      left: 15,
      turnover: 0.025,
      coverage: 0.984,
      before: { new_books: 71, entered: 12, left: 12, turnover: 0.021 },
      series: {
        entered: days.map((day, index) => ({ day, value: 12 + ((index * 5) % 7) })),
        turnover: days.map((day, index) => ({ day, value: 0.02 + ((index * 5) % 7) / 900 })),
      },
    },
    portals: portalSlugs.map((slug, index) => homePortal(slug, index, title)),
    risers: Array.from({ length: 8 }, (_, index) => mover(index + 1, title)),
    entered: Array.from({ length: 4 }, (_, index) => mover(index + 1, title)),
    surges: Array.from({ length: 10 }, (_, index) => ({
      book: mover(index + 1, title).book,
      momentum: 100 - index,
      n: 240,
      gain: { value: 90 - index * 7, days: 7, reason: null },
      best_position: index === 3 ? null : index + 4,
    })),
  };
}
