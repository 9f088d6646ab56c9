import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { day, id, periodParams } from '../page/address/params.ts';
import { storePrefs } from './prefs.ts';
import { withUsualPeriod } from './usualPeriod.ts';

const page = z.object({ ...periodParams, genre: id() });
const list = z.object({ asof: day() });
const of = (schema: typeof page | typeof list, search: string) =>
  withUsualPeriod(schema, new URLSearchParams(search))?.toString() ?? null;

afterEach(() => storePrefs({ range: null, cmp: null }));

test('adds the default period where the URL has none and the page supports it', () => {
  expect(of(page, 'genre=3')).toBeNull();
  storePrefs({ range: '90', cmp: 'year' });
  expect(of(page, 'genre=3')).toBe('genre=3&range=90&cmp=year');
  expect(of(page, 'range=7&cmp=off')).toBeNull();
  expect(of(page, 'from=2026-01-01&to=2026-01-05&cmp=off')).toBeNull();
  expect(of(list, '')).toBeNull();
});

test('the page’s own defaults are not written', () => {
  storePrefs({ range: '30' });
  expect(of(page, '')).toBeNull();
});
