import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commonRead, liftsRead, pairsRead, tagStatsAddress } from './tagStats.address.ts';

const state = (rest: object) => ({
  ...z.parse(tagStatsAddress, {}),
  genre: '13',
  min_books: 20,
  ...rest,
});

test('the stages of tags heed the bounds, and are of no genre, like the bars over them', () => {
  const asked = state({ view: 'lifecycle' as const });
  expect(commonRead('litnet', asked).input.query).toMatchObject({ min_books: 20 });
  expect(commonRead('litnet', asked).input.query).not.toHaveProperty('genre');
  expect(liftsRead('litnet', asked).input.query).not.toHaveProperty('genre');
});

test('the other views are of the chosen genre', () => {
  const asked = state({ view: 'map' as const });
  expect(pairsRead('litnet', asked).input.query).toMatchObject({ genre: '13' });
  expect(liftsRead('litnet', asked).input.query).toMatchObject({ genre: '13' });
});
