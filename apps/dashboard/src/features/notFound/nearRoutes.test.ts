import { expect, test } from 'vitest';
import { nearRoutes } from './nearRoutes.ts';

const routes = [
  '/portals',
  '/portals/litnet',
  '/portals/litnet/books',
  '/portals/litnet/global-top',
  '/portals/litres',
  '/about',
].map((href) => ({ href }));
const near = (path: string, limit = 1) => nearRoutes(path, routes, limit).map(({ href }) => href);

test('a typo, a missing part or an unknown id matches the most similar route', () => {
  expect(near('/portals/litnett')).toEqual(['/portals/litnet']);
  expect(near('/litnet/global-tops')).toEqual(['/portals/litnet/global-top']);
  expect(near('/books/999999')).toEqual(['/portals/litnet/books']);
  expect(near('/abuot')).toEqual([]);
  expect(near('/About/us')).toEqual(['/about']);
});

test('a path without similar routes, or an undecodable one, matches none', () => {
  expect(near('/no/such/page')).toEqual([]);
  expect(near('/%E0%A4%A')).toEqual([]);
  expect(near('/')).toEqual([]);
});

test('returns no more routes than requested', () => {
  expect(near('/portals/lit', 2)).toHaveLength(2);
});
