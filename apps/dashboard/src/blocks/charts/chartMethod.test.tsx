import type { MetricKey } from '@litometr/api-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Call } from '../../api/call.ts';
import { CallContext } from '../../api/useEndpoint.ts';
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx';
import { portalsResponse } from '../../testing/overviewFixtures.ts';
import { chartMethod, mostOf } from './chartMethod.tsx';

// The one call that a note makes.
const call = (() => Promise.resolve(portalsResponse())) as Call;

function show(metric: MetricKey | undefined): void {
  render(
    <LocaleProvider initialLocale="ru">
      <QueryClientProvider client={new QueryClient()}>
        <CallContext value={call}>
          <p>Known</p>
          {chartMethod({ counter: { portal: 'litmarket', metric } }).method?.more}
        </CallContext>
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

it('shows from which count on a portal rounds the charted metric', async () => {
  show('views');
  const sentence = await screen.findByText(/округляет/u);
  expect(sentence.textContent).toMatch(/^Счётчик книги от 1\s000 портал округляет до 1\s000$/u);
});

it('sends no request and renders nothing without a counter, or before the portal is known', () => {
  expect(chartMethod({ n: 41 })).toEqual({ method: { n: 41 } });
  expect(chartMethod({ counter: { portal: undefined } })).toEqual({ method: { n: null } });
});

it('uses the largest sample of any part, and an unknown size without parts', () => {
  expect(mostOf([{ n: 3 }, { n: 41 }, { n: 7 }])).toBe(41);
  expect(mostOf([])).toBeNull();
});
