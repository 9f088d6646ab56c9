import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commonRead, liftsRead, pairsRead, tagStatsAddress } from './tagStats.address.ts';

const state = (rest: object) => ({
  ...z.parse(tagStatsAddress, {}),
  genre: '13',
  min_books: 20,
  ...rest,
});

test('the stages of tags are filtered by the bounds but not by genre, like the bars above them', () => {
  const search = state({ view: 'lifecycle' as const });
  expect(commonRead('litnet', search).input.query).toMatchObject({ min_books: 20 });
  expect(commonRead('litnet', search).input.query).not.toHaveProperty('genre');
  expect(liftsRead('litnet', search).input.query).not.toHaveProperty('genre');
});

test('the other views are filtered by the chosen genre', () => {
  const search = state({ view: 'map' as const });
  expect(pairsRead('litnet', search).input.query).toMatchObject({ genre: '13' });
  expect(liftsRead('litnet', search).input.query).toMatchObject({ genre: '13' });
});
