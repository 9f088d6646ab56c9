import { expect, test } from 'vitest';
import { choiceOf, cmpOf, narrowerRange, periodQueryOf } from './period.ts';

test('a custom range needs both ends in order; anything else falls back to the preset', () => {
  const own = { range: '30', from: '2026-08-01', to: '2026-08-07' } as const;
  expect(periodQueryOf(own)).toEqual({ from: '2026-08-01', to: '2026-08-07' });
  expect(choiceOf(own)).toEqual({ from: '2026-08-01', to: '2026-08-07' });
  expect(periodQueryOf({ range: '90', from: '2026-08-01' })).toEqual({ range: '90' });
  expect(periodQueryOf({ ...own, from: '2026-08-08' })).toEqual({ range: '30' });
});

test('up to 90 days are compared with the same weekdays, more with those before, all with none', () => {
  expect(cmpOf({ range: '90' })).toBe('weekdays');
  expect(cmpOf({ range: '365' })).toBe('previous');
  expect(cmpOf({ range: 'all' })).toBe('off');
  expect(cmpOf({ range: '7', from: '2026-01-01', to: '2026-03-31' })).toBe('weekdays');
  expect(cmpOf({ range: '7', from: '2026-01-01', to: '2026-04-01' })).toBe('previous');
  expect(cmpOf({ range: '30', cmp: 'year' })).toBe('year');
});

test('a slow period has a shorter one, a week has none', () => {
  expect(narrowerRange({ range: 'all' })).toBe('90');
  expect(narrowerRange({ range: '30' })).toBe('7');
  expect(narrowerRange({ range: '30', from: '2026-01-01', to: '2026-12-31' })).toBe('90');
  expect(narrowerRange({ range: '7' })).toBeNull();
});
