import type { TrendSeries } from '@litometr/api-contract';
import type { TrendsResponse } from '../features/trends/WorkbenchChart.tsx';
import { meta } from './fixtures.ts';

/** A response for the workbench: four genres over three weeks, one day of them without data. */

const names = ['Бытовое фэнтези', 'ЛитРПГ', 'Попаданцы', 'Детектив'];
const days = Array.from({ length: 21 }, (_, index) =>
  new Date(Date.UTC(2026, 6, 18 + index)).toISOString().slice(0, 10),
);

function series(index: number): TrendSeries {
  const point = (day: string, at: number, shift: number) => ({
    day,
    value: at === 9 ? null : Math.round(120 - index * 22 + shift + 18 * Math.sin(at / 3 + index)),
    n: 40,
    knownDays: at === 9 ? 0 : 1,
    days: 1,
    complete: true,
    odd: at === 15 && index === 0,
  });
  return {
    key: String(index + 1),
    label: names[index] ?? '',
    total: 2_400 - index * 440,
    change: 0.1 - index / 20,
    change_n: 40,
    change_reason: null,
    points: days.map((day, at) => point(day, at, 0)),
    compared: days.map((day, at) => point(day, at, -12)),
  };
}

export function trendsResponse(groups = names.length): TrendsResponse {
  return {
    meta,
    metric: 'library',
    by: 'genre',
    grain: 'day',
    fn: 'sum',
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    compared: { from: '2026-06-27', to: '2026-07-17' },
    groups: 14,
    series: Array.from({ length: groups }, (_, index) => series(index)),
    rest: null,
  };
}
