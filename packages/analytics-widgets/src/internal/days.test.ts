import { expect, it } from 'vitest';
import { DAY_MS, dayToTime, timeToDay } from './days.ts';

it('agrees with Date on every day of four centuries', () => {
  const wrong: string[] = [];
  for (let time = Date.UTC(1896, 0, 1); time < Date.UTC(2301, 0, 1); time += DAY_MS) {
    if (dayToTime(timeToDay(time)) !== time) wrong.push(timeToDay(time));
  }
  expect(wrong).toEqual([]);
});

it.each([
  '',
  '2026-8-07',
  '2026-13-01',
  '2026-00-10',
  '2026-01-32',
  '2026-02-29',
  '2026-04-31',
  '2026-01-00',
  '2026/01/01',
  '20x6-01-01',
  '2026-01-01T00:00',
])('rejects "%s"', (text) => {
  expect(() => dayToTime(text)).toThrow(/YYYY-MM-DD/);
});
