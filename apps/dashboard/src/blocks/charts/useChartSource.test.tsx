import type { Meta } from '@litometr/api-contract';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider, WordsProvider } from '../../i18n/LocaleProvider.tsx';
import { meta as answered } from '../../testing/fixtures.ts';
import { useChartSource } from './useChartSource.ts';

const meta: Meta = { ...answered, portal: 'litnet', asof: '2026-09-30', n: 41 };

function source(): ReturnType<typeof useChartSource> {
  return renderHook(useChartSource, {
    wrapper: ({ children }) => (
      <LocaleProvider initialLocale="ru" initialMessages={{}}>
        <WordsProvider navigate={() => undefined}>{children}</WordsProvider>
      </LocaleProvider>
    ),
  }).result.current;
}

it('tells the day of an answer, and of how many things it is', () => {
  const told = source()(meta);
  expect(told.source).toMatch(/30 сентября 2026/u);
  expect(told.method).toEqual({ n: 41 });
});

it('lets a chart tell its own number, or none', () => {
  expect(source()(meta, { n: 7 }).method).toEqual({ n: 7 });
  expect(source()(meta, { n: null }).method).toEqual({ n: null });
});

it('tells of rounding only where the chart is of a counter of a known portal', () => {
  expect(source()(meta, { counter: {} }).method).toHaveProperty('more');
  expect(source()({ ...meta, portal: null }, { counter: {} }).method).not.toHaveProperty('more');
});

it('says no day before an answer or without one', () => {
  expect(source()(undefined)).toEqual({ method: { n: null } });
  expect(source()({ ...meta, asof: null })).not.toHaveProperty('source');
});
