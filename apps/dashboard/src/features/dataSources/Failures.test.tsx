import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import axios from 'axios';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCall } from '../../api/call.ts';
import { CallContext } from '../../api/useEndpoint.ts';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { failuresResponse } from '../../testing/staffFixtures.ts';
import { Failures } from './Failures.tsx';

/** A server that lists failures until they are dismissed. */
function open() {
  let items = failuresResponse.items;
  const dismissed: string[] = [];
  const http = axios.create({
    adapter: (config) => {
      if (config.method === 'delete') {
        dismissed.push(config.url ?? '');
        items = items.filter(({ id }) => config.url?.includes(`/${id}/`) !== true);
      }
      const data = config.method === 'delete' ? {} : { items };
      return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
    },
  });
  render(
    <LocaleProvider initialLocale="ru">
      <QueryClientProvider client={new QueryClient()}>
        <CallContext value={createCall(http)}>
          <MemoryRouter>
            <StringsProvider navigate={() => undefined}>
              <Failures />
            </StringsProvider>
          </MemoryRouter>
        </CallContext>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return { dismissed };
}

it('lists failures and hides those that are dismissed', async () => {
  const { dismissed } = open();
  const table = await screen.findByRole('table', { name: 'Сбои фоновых заданий' });
  await within(table).findByText('litnet, rule 7');
  within(table).getByText('Оповещения');
  fireEvent.click(screen.getByRole('button', { name: 'Скрыть сбой: litnet, rule 7' }));
  await expect.poll(() => screen.queryByText('litnet, rule 7')).toBeNull();
  expect(dismissed).toEqual(['staff/failures/2/']);
  screen.getByText('webhook 12');
});
