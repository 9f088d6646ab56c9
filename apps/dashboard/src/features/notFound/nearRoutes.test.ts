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
const near = (path: string, most = 1) => nearRoutes(path, routes, most).map(({ href }) => href);

test('a slip of the hand, a lost part or an unknown id leads to the likest route', () => {
  expect(near('/portals/litnett')).toEqual(['/portals/litnet']);
  expect(near('/litnet/global-tops')).toEqual(['/portals/litnet/global-top']);
  expect(near('/books/999999')).toEqual(['/portals/litnet/books']);
  expect(near('/abuot')).toEqual([]);
  expect(near('/About/us')).toEqual(['/about']);
});

test('what is like nothing, or cannot be read, leads nowhere', () => {
  expect(near('/no/such/page')).toEqual([]);
  expect(near('/%E0%A4%A')).toEqual([]);
  expect(near('/')).toEqual([]);
});

test('no more than asked for', () => {
  expect(near('/portals/lit', 2)).toHaveLength(2);
});
