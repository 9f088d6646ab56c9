import type { Meta } from '@litometr/api-contract';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { meta as answered } from '../../testing/fixtures.ts';
import { useChartSource } from './useChartSource.ts';

const meta: Meta = { ...answered, portal: 'litnet', asof: '2026-09-30', n: 41 };

function source(): ReturnType<typeof useChartSource> {
  return renderHook(useChartSource, {
    wrapper: ({ children }) => (
      <LocaleProvider initialLocale="ru">
        <StringsProvider navigate={() => undefined}>{children}</StringsProvider>
      </LocaleProvider>
    ),
  }).result.current;
}

it('shows the day and the sample size of a response', () => {
  const chartProps = source()(meta);
  expect(chartProps.source).toMatch(/30 сентября 2026/u);
  expect(chartProps.method).toEqual({ n: 41 });
});

it('accepts a sample size of the chart, or none', () => {
  expect(source()(meta, { n: 7 }).method).toEqual({ n: 7 });
  expect(source()(meta, { n: null }).method).toEqual({ n: null });
});

it('shows rounding only for a counter of a known portal', () => {
  expect(source()(meta, { counter: {} }).method).toHaveProperty('more');
  expect(source()({ ...meta, portal: null }, { counter: {} }).method).not.toHaveProperty('more');
});

it('shows no day before a response or without one', () => {
  expect(source()(undefined)).toEqual({ method: { n: null } });
  expect(source()({ ...meta, asof: null })).not.toHaveProperty('source');
});
