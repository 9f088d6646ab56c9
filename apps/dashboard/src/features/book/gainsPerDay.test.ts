import { expect, it } from 'vitest';
import { gainsPerDay } from './gainsPerDay.ts';

it('divides the gain of a week by its days, so that it compares with that of a day', () => {
  expect(
    gainsPerDay([
      { day: '2026-07-01', value: 4, days: 1, reason: null },
      { day: '2026-07-08', value: 21, days: 7, reason: null },
      { day: '2026-07-09', value: null, days: 1, reason: 'reset' },
    ]),
  ).toEqual([
    { day: '2026-07-01', value: 4 },
    { day: '2026-07-08', value: 3 },
    { day: '2026-07-09', value: null },
  ]);
});
