import { expect, test } from 'vitest';
import { genreRead, genreStatsAddress } from './genreStats.address.ts';

test('the panel of a genre uses the period of its page', () => {
  const queryOf = (address: Record<string, string>) =>
    genreRead('litnet', '7', genreStatsAddress.parse(address)).input.query;
  expect(queryOf({})).toEqual({ range: '30', cmp: 'weekdays' });
  const own = { from: '2026-07-01', to: '2026-07-10' };
  expect(queryOf({ ...own, cmp: 'year' })).toEqual({ ...own, cmp: 'year' });
});
