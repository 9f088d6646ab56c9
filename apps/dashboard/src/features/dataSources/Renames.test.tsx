import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCall } from '../../api/call.ts';
import { CallContext } from '../../api/useEndpoint.ts';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { renamePreviewResponse, renamesResponse } from '../../testing/staffFixtures.ts';
import { Renames } from './Renames.tsx';

/** A server with renames, two names, and the refusals that a test specifies. */
function open(problem: 'cycle' | null = null) {
  let { items } = renamesResponse;
  const sent: unknown[] = [];
  const { former, present } = renamePreviewResponse();
  const bodyOf = ({ method, url = '', data }: InternalAxiosRequestConfig): unknown => {
    if (method === 'delete') {
      items = items.filter(({ id }) => !url.includes(`/${id}/`));
      return {};
    }
    if (method === 'post') {
      sent.push(typeof data === 'string' ? JSON.parse(data) : data);
      return renamesResponse.items[0];
    }
    if (url.includes('/names/')) return { items: [former, present] };
    if (/\/\d+\/\d+\/$/.test(url)) return renamePreviewResponse({ problem });
    return { items, pending: [] };
  };
  const http = axios.create({
    adapter: (config) => {
      const data = bodyOf(config);
      return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
    },
  });
  render(
    <LocaleProvider initialLocale="ru">
      <QueryClientProvider client={new QueryClient()}>
        <CallContext value={createCall(http)}>
          <MemoryRouter>
            <StringsProvider navigate={() => undefined}>
              <Renames />
            </StringsProvider>
          </MemoryRouter>
        </CallContext>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return { sent };
}

async function choose(label: string, name: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.keyboard('фэнтези');
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

it('undoes a rename after a confirmation', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Переименованные жанры и авторы' });
  await within(table).findByText('Бытовое фэнтези');
  within(table).getByText('Пересчитывается');
  fireEvent.click(screen.getByRole('button', { name: 'Отменить переименование: Бытовое фэнтези' }));
  const dialog = await screen.findByRole('dialog', { name: 'Отменить переименование?' });
  within(dialog).getByText(/«Бытовое фэнтези» и «Уютное фэнтези» будут считаться отдельно/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Отменить переименование' }));
  await expect.poll(() => screen.queryByText('Бытовое фэнтези')).toBeNull();
});

it('previews what a rename merges before it is saved', async () => {
  const { sent } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Объединить имена' }));
  await choose('Прежнее имя', 'Бытовое');
  await choose('Нынешнее имя', 'Уютное');
  await screen.findByText('Что изменится');
  screen.getByText(/У 2 книг оба имени сразу/);
  fireEvent.click(screen.getByRole('button', { name: 'Объединить' }));
  await expect
    .poll(() => sent)
    .toEqual([{ portal: 'litnet', kind: 'genre', former: 11, present: 12, note: null }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('sends no invalid rename, and explains why', async () => {
  const { sent } = open('cycle');
  fireEvent.click(await screen.findByRole('button', { name: 'Объединить имена' }));
  await choose('Прежнее имя', 'Бытовое');
  await choose('Нынешнее имя', 'Уютное');
  await screen.findByText(/получился бы круг/);
  fireEvent.click(screen.getByRole('button', { name: 'Объединить' }));
  expect(sent).toEqual([]);
  screen.getByRole('dialog');
});
