import { Sparkline } from '@litometr/analytics-widgets';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LocaleProvider, WordsProvider } from '../i18n/LocaleProvider.tsx';
import { meta } from '../testing/fixtures.ts';
import { AnswersPartialDays } from './AnswersPartialDays.tsx';
import { PagePartialDays, useTellPartialDays } from './partialDays.tsx';

const weeks = ['2026-08-03', '2026-08-10', '2026-08-17'];
const line = <Sparkline label="line" points={weeks.map((day) => ({ day, value: 1 }))} />;

function hatched(chart: ReactNode): (string | null)[] {
  const { container } = render(
    <LocaleProvider initialLocale="ru" initialMessages={{}}>
      <WordsProvider navigate={() => undefined}>{chart}</WordsProvider>
    </LocaleProvider>,
  );
  const marks = [...container.querySelectorAll('[data-partial]')];
  return marks.map((mark) => mark.getAttribute('data-partial'));
}

const marked = (...days: string[]) => ({ ...meta, partial_days: days });

function Head({ days }: { days: string[] }) {
  useTellPartialDays(marked(...days));
  return null;
}

it('reaches every chart of a page from its head', () => {
  const page = (
    <PagePartialDays>
      <Head days={['2026-08-10']} />
      {line}
    </PagePartialDays>
  );
  expect(hatched(page)).toEqual(['2026-08-10']);
});

it('is of all answers that stand beside each other, whatever the page says', () => {
  const metas = [marked('2026-08-17'), undefined, marked('2026-08-03', '2026-08-17')];
  const page = (
    <PagePartialDays>
      <Head days={['2026-08-10']} />
      <AnswersPartialDays metas={metas}>{line}</AnswersPartialDays>
    </PagePartialDays>
  );
  expect(hatched(page)).toEqual(['2026-08-03', '2026-08-17']);
});

it('marks the weeks that such a day lies in, and no day beyond the last one', () => {
  const chart = (...days: string[]) => (
    <AnswersPartialDays
      metas={[marked(...days)]}
      points={{ days: weeks, cutOff: [], to: '2026-08-20' }}
    >
      {line}
    </AnswersPartialDays>
  );
  expect(hatched(chart('2026-08-02', '2026-08-09', '2026-08-21'))).toEqual(['2026-08-03']);
  expect(hatched(chart('2026-08-10', '2026-08-20'))).toEqual(['2026-08-10', '2026-08-17']);
});

it('marks the weeks that the period cuts off', () => {
  const points = { days: weeks, cutOff: weeks.slice(2), to: '2026-08-20' };
  const chart = (
    <AnswersPartialDays metas={[marked()]} points={points}>
      {line}
    </AnswersPartialDays>
  );
  expect(hatched(chart)).toEqual(['2026-08-17']);
});
