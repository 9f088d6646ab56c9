import { expect, it } from 'vitest';
import { Figures } from '../http/prometheus.ts';
import { slowest } from './slowEndpoints.ts';

const observe = (figures: Figures, route: string, seconds: readonly number[], status = 200) => {
  for (const each of seconds) figures.requests.observe({ method: 'GET', route, status }, each);
};

it('lists the slowest routes first, over all their statuses', async () => {
  const figures = new Figures();
  observe(
    figures,
    '/quick/',
    Array.from({ length: 20 }, () => 0.004),
  );
  observe(
    figures,
    '/slow/',
    Array.from({ length: 19 }, () => 0.3),
  );
  observe(figures, '/slow/', [0.3], 500);
  observe(figures, '/endless/', [9, 9]);
  const endpoints = slowest((await figures.requests.get()).values);
  expect(endpoints.map(({ route }) => route)).toEqual(['/endless/', '/slow/', '/quick/']);
  expect(endpoints[0]).toMatchObject({ p95: null, beyond: 2.5, count: 2, mean: 9 });
  expect(endpoints[1]).toMatchObject({ count: 20, failed: 1 });
  // Nineteen of twenty lie in the bucket from 0.25 to 0.5.
  expect(endpoints[1]?.p95).toBeCloseTo(0.25 + 0.25 * 0.95, 5);
  expect(endpoints[2]?.p95).toBeLessThanOrEqual(0.005);
});
