import {
  type PortalSummary,
  type TrendFunction,
  type TrendMetric,
  trendFunctions,
} from '@litometr/api-contract';
import { expect, test } from 'vitest';
import { meta } from '../../testing/fixtures.ts';
import {
  dimensionsOf,
  functionsOf,
  hasOverlap,
  isChoosable,
  lookOf,
  metricsOf,
  questionOf,
} from './choices.ts';

const portal: PortalSummary = {
  slug: 'litres',
  name: 'Литрес',
  url: 'https://www.litres.ru',
  meta,
  first_day: '2026-03-01',
  books: 100,
  capabilities: [
    { metric: 'rating', available: true, precision: 'exact', steps: [] },
    { metric: 'rating_count', available: true, precision: 'exact', steps: [] },
    { metric: 'views', available: false, precision: null, steps: [] },
  ],
  main_metric: 'rating_count',
  lists: [],
};

test('offers counters that the portal publishes, never an average', () => {
  expect(metricsOf(portal)).toEqual([
    'rating_count',
    'new_books',
    'active_books',
    'top_places',
    'lift',
    'price',
    'volume',
    'rank',
  ]);
});

test('point-in-time metrics are grouped by genre and tag, and never summed', () => {
  expect(dimensionsOf('lift')).toEqual(['genre', 'tag']);
  expect(functionsOf({ metric: 'lift', grain: 'day', main: null })).toEqual(['mean', 'index']);
  expect(dimensionsOf('price')).toContain('tier');
  expect(functionsOf({ metric: 'rank', grain: 'day', main: null })).toEqual(['mean', 'index']);
});

test('books can be filtered only for metrics of single books', () => {
  const metrics = ['views', 'price', 'top_places', 'new_books', 'lift'] as const;
  expect(metrics.filter(isChoosable)).toEqual(['views', 'price', 'top_places']);
});

test('only additive metrics have shares, and ranks have a single look', () => {
  const of = (metric: TrendMetric, fn: TrendFunction) =>
    lookOf({ metric, by: 'genre', grain: 'day', fn }, 'share');
  const metrics = ['views', 'price', 'rank', 'lift', 'active_books'] as const;
  expect(metrics.filter((metric) => of(metric, 'mean') === 'share')).toEqual(['active_books']);
  expect(trendFunctions.filter((fn) => of('views', fn) === 'share')).toEqual([
    'sum',
    'count',
    'week_mean',
    'cumulative',
    'share',
  ]);
  expect(lookOf({ metric: 'rank', by: 'genre', grain: 'day', fn: 'mean' }, 'small')).toBe('small');
});

test('medians exist for the main metric by day only', () => {
  const of = (grain: 'day' | 'week') =>
    functionsOf({ metric: 'rating_count', grain, main: 'rating_count' });
  expect(of('day')).toContain('median');
  expect(of('week')).not.toContain('median');
  expect(of('week')).not.toContain('week_mean');
});

test('an impossible question is replaced by the closest possible one', () => {
  expect(questionOf({ metric: 'views', by: 'price', grain: 'week', fn: 'median' }, portal)).toEqual(
    {
      metric: 'rating_count',
      by: 'price',
      grain: 'week',
      fn: 'sum',
    },
  );
  expect(questionOf({ metric: 'lift', by: 'price', grain: 'day', fn: 'sum' }, portal)).toEqual({
    metric: 'lift',
    by: 'genre',
    grain: 'day',
    fn: 'mean',
  });
});

test('warns of groups that add up to more than the portal has', () => {
  expect(hasOverlap({ metric: 'library', by: 'genre' })).toBe(true);
  expect(hasOverlap({ metric: 'top_places', by: 'tag' })).toBe(true);
  expect(hasOverlap({ metric: 'library', by: 'status' })).toBe(false);
  // Means of groups are not added up at all.
  expect(hasOverlap({ metric: 'price', by: 'genre' })).toBe(false);
});
