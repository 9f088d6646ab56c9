import { DAY_MS, type DayPoint, dayToTime, timeToDay } from '../internal/days.ts';
import type { RankMovement } from '../table/cells/index.ts';

/** Invented books for stories and tests. */
export interface StoryBook {
  id: number;
  title: string;
  author: string;
  genre: string;
  position: number;
  movement: RankMovement;
  views: number | null;
  gain: number | null;
  price: number | null;
  oldPrice: number | null;
  chars: number | null;
  share: number;
  status: string;
  spark: DayPoint[];
}

const titles: [string, string, string][] = [
  ['Дочь смотрителя маяка', 'Вера Ладожская', 'Любовное фэнтези'],
  ['Девятый караван', 'Игорь Степной', 'Боевое фэнтези'],
  ['Развод. Вторая весна', 'Алина Крамская', 'Современный любовный роман'],
  ['Инженер его величества', 'Павел Рудник', 'Попаданцы'],
  ['Тихая охота', 'Лев Северцев', 'Детектив'],
  ['Хозяйка соляного дома', 'Марта Юрина', 'Бытовое фэнтези'],
  ['Орбита 12', 'Денис Карх', 'Космическая фантастика'],
  [
    'Академия забытых имён: книга третья, в которой всё наконец выясняется',
    'Анна Вересова',
    'Магическая академия',
  ],
  ['Северный ветер', 'Олег Тундрин', 'Приключения'],
  ['Чай на двоих', 'Софья Липец', 'Современный любовный роман'],
];

const moves: RankMovement[] = [
  { state: 'same', delta: 0 },
  { state: 'up', delta: 3 },
  { state: 'down', delta: -2 },
  { state: 'new', delta: null },
  { state: 're_entry', delta: null },
  { state: 'up', delta: 41 },
];

/** Reproducible random numbers from a seed (mulberry32): pictures must not change between runs. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` days up to `last`, without those in `missing`. */
export function daysUpTo(last: string, count: number, missing: readonly string[] = []): string[] {
  const end = dayToTime(last);
  return Array.from({ length: count }, (_, index) =>
    timeToDay(end - (count - 1 - index) * DAY_MS),
  ).filter((day) => !missing.includes(day));
}

/** A random walk of values over days. */
export function walk(
  days: readonly string[],
  options: { seed: number; from: number; step: number; least?: number; most?: number },
): DayPoint[] {
  const random = seeded(options.seed);
  const { least = 0, most = Number.POSITIVE_INFINITY, step } = options;
  let value = options.from;
  return days.map((day) => {
    value = Math.min(most, Math.max(least, value + (random() - 0.47) * 2 * step));
    return { day, value: Math.round(value) };
  });
}

export function storyBooks(count: number): StoryBook[] {
  const random = seeded(7);
  const days = daysUpTo('2026-08-07', 30, ['2026-08-04', '2026-08-05']);
  return Array.from({ length: count }, (_, index): StoryBook => {
    const [title, author, genre] = titles[index % titles.length] ?? ['', '', ''];
    const move = moves[index % moves.length] ?? { state: 'same', delta: 0 };
    const volume = index + 1 > titles.length ? ` ${Math.floor(index / titles.length) + 1}` : '';
    const price = 120 + Math.round(random() * 30) * 10 - 1;
    return {
      id: index + 1,
      title: title + volume,
      author,
      genre,
      position: index + 1,
      movement: move,
      views: index % 7 === 3 ? null : Math.round(random() * 400) * 1000,
      gain: index % 5 === 2 ? null : Math.round((random() - 0.3) * 900),
      price: index % 6 === 5 ? null : price,
      oldPrice: index % 4 === 1 ? price + 60 : null,
      chars: index % 9 === 8 ? null : Math.round(180_000 + random() * 900_000),
      share: Math.round(random() * 100) / 100,
      status: index % 3 === 0 ? 'В процессе' : 'Завершена',
      spark: walk(days, { seed: index, from: 10 + index * 2, step: 4, least: 1, most: 100 }),
    };
  });
}
