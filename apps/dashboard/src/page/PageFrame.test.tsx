import { Sparkline } from '@litometr/analytics-widgets';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';
import { meta } from '../testing/fixtures.ts';
import { PageFrame } from './PageFrame.tsx';
import { ResponsesPartialDays } from './ResponsesPartialDays.tsx';

const weeks = ['2026-08-03', '2026-08-10', '2026-08-17'];
const line = <Sparkline label="line" points={weeks.map((day) => ({ day, value: 1 }))} />;

function hatched(chart: ReactNode): (string | null)[] {
  const { container } = render(
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>{chart}</StringsProvider>
    </LocaleProvider>,
  );
  const marks = [...container.querySelectorAll('[data-partial]')];
  return marks.map((mark) => mark.getAttribute('data-partial'));
}

const marked = (...days: string[]) => ({ ...meta, partial_days: days });

it('passes the partial days of the page to every chart on it', () => {
  const page = (
    <PageFrame gap="lg" meta={marked('2026-08-10')}>
      {line}
    </PageFrame>
  );
  expect(hatched(page)).toEqual(['2026-08-10']);
});

it('covers all responses shown next to each other, whatever the page has', () => {
  const metas = [marked('2026-08-17'), undefined, marked('2026-08-03', '2026-08-17')];
  const page = (
    <PageFrame gap="lg" meta={marked('2026-08-10')}>
      <ResponsesPartialDays metas={metas}>{line}</ResponsesPartialDays>
    </PageFrame>
  );
  expect(hatched(page)).toEqual(['2026-08-03', '2026-08-17']);
});

it('marks the weeks that such a day lies in, and no day beyond the last one', () => {
  const chart = (...days: string[]) => (
    <ResponsesPartialDays
      metas={[marked(...days)]}
      points={{ days: weeks, cutOff: [], to: '2026-08-20' }}
    >
      {line}
    </ResponsesPartialDays>
  );
  expect(hatched(chart('2026-08-02', '2026-08-09', '2026-08-21'))).toEqual(['2026-08-03']);
  expect(hatched(chart('2026-08-10', '2026-08-20'))).toEqual(['2026-08-10', '2026-08-17']);
});

it('marks the weeks that the period cuts off', () => {
  const points = { days: weeks, cutOff: weeks.slice(2), to: '2026-08-20' };
  const chart = (
    <ResponsesPartialDays metas={[marked()]} points={points}>
      {line}
    </ResponsesPartialDays>
  );
  expect(hatched(chart)).toEqual(['2026-08-17']);
});
