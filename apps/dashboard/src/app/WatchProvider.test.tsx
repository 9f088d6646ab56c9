import { ToastRegion } from '@litometr/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AxiosError, AxiosHeaders } from 'axios';
import { expect, it } from 'vitest';
import type { Call } from '../api/call.ts';
import { CallContext } from '../api/useEndpoint.ts';
import { VisitorContext } from '../auth/Visitor.tsx';
import { WatchStar } from '../blocks/watch/WatchStar.tsx';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';
import { WatchProvider } from './WatchProvider.tsx';

const LIMIT = 8;

/** A server whose list holds eight; it refuses more as the real one does. */
function listOf(count: number): Call {
  const items = Array.from({ length: count }, (_, at) => ({ kind: 'book', target: at + 100 }));
  const respond = (id: string): Promise<unknown> => {
    if (id === 'watchKeys') return Promise.resolve({ limit: LIMIT, items: [...items] });
    if (items.length < LIMIT) {
      items.push({ kind: 'book', target: 1 });
      return Promise.resolve({ kind: 'book', target: 1 });
    }
    const config = { headers: new AxiosHeaders() };
    const data = { detail: 'Full', code: 'limit_reached' };
    const response = { status: 409, statusText: '', headers: {}, config, data };
    return Promise.reject(new AxiosError('409', 'ERR_BAD_REQUEST', config, null, response));
  };
  // The stubbed responses follow the contract, which the type cannot express per endpoint.
  return ((endpoint: { id: string }) => respond(endpoint.id)) as unknown as Call;
}

async function follow(count: number) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CallContext value={listOf(count)}>
        <VisitorContext value={{ isSignedIn: true }}>
          <LocaleProvider initialLocale="ru" onChange={() => undefined}>
            <StringsProvider navigate={() => undefined}>
              <WatchProvider>
                <WatchStar kind="book" target={1} name="Книга" />
                <ToastRegion />
              </WatchProvider>
            </StringsProvider>
          </LocaleProvider>
        </VisitorContext>
      </CallContext>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Книга/ }));
}

it.each([
  [2, 'В списке наблюдения осталось 5 мест', 'Занято 3 из 8.'],
  [7, 'Список наблюдения заполнен', 'Занято 8 из 8.'],
  [8, 'Список наблюдения полон', 'В нём уже 8'],
])('a star tells of the room before and at the limit: %i followed', async (count, title, help) => {
  await follow(count);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(help, { exact: false })).toBeTruthy();
});
