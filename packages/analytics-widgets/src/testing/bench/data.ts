import type { ChartSeries } from '../../charts/index.ts';
import { DAY_MS, timeToDay } from '../../internal/days.ts';
import { seeded } from '../books.ts';

const LAST_DAY_MS = Date.UTC(2026, 7, 7);

/** Random walks of `count` days, one per series. */
export function walks(series: number, count: number): ChartSeries[] {
  const days = Array.from({ length: count }, (_, at) =>
    timeToDay(LAST_DAY_MS - (count - 1 - at) * DAY_MS),
  );
  return Array.from({ length: series }, (_, at) => {
    const random = seeded(at + 1);
    let value = 1000;
    return {
      id: String(at),
      label: `Series ${at + 1}`,
      points: days.map((day) => {
        value = Math.max(0, value + (random() - 0.48) * 40);
        return { day, value };
      }),
    };
  });
}

/** Ranks of books on a list, one per day. */
export function places(books: number, count: number): ChartSeries[] {
  return walks(books, count).map((one, at) => ({
    ...one,
    points: one.points.map(({ day, value }) => ({
      day,
      value: ((at + Math.round((value ?? 0) / 60)) % books) + 1,
    })),
  }));
}

export interface BenchRow {
  id: number;
  title: string;
  author: string;
  position: number;
  views: number;
  gain: number;
  share: number;
}

export function benchRows(count: number): BenchRow[] {
  const random = seeded(3);
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    title: `Book ${at + 1}`,
    author: `Author ${Math.round(random() * 900)}`,
    position: at + 1,
    views: Math.round(random() * 1e6),
    gain: Math.round((random() - 0.4) * 500),
    share: random(),
  }));
}
