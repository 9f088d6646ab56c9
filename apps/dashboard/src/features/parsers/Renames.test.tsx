import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCall } from '../../api/call.ts';
import { CallContext } from '../../api/useEndpoint.ts';
import { LocaleProvider, WordsProvider } from '../../i18n/LocaleProvider.tsx';
import { renamePreviewAnswer, renamesAnswer } from '../../testing/staffFixtures.ts';
import { Renames } from './Renames.tsx';

/** A server with renames, two names, and the refusals that a test asks for. */
function open(problem: 'cycle' | null = null) {
  let { items } = renamesAnswer;
  const sent: unknown[] = [];
  const { former, present } = renamePreviewAnswer();
  const bodyOf = ({ method, url = '', data }: InternalAxiosRequestConfig): unknown => {
    if (method === 'delete') {
      items = items.filter(({ id }) => !url.includes(`/${id}/`));
      return {};
    }
    if (method === 'post') {
      sent.push(typeof data === 'string' ? JSON.parse(data) : data);
      return renamesAnswer.items[0];
    }
    if (url.includes('/names/')) return { items: [former, present] };
    if (/\/\d+\/\d+\/$/.test(url)) return renamePreviewAnswer({ problem });
    return { items, pending: [] };
  };
  const http = axios.create({
    adapter: (config) => {
      const data = bodyOf(config);
      return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
    },
  });
  render(
    <LocaleProvider initialLocale="ru" initialMessages={{}}>
      <QueryClientProvider client={new QueryClient()}>
        <CallContext value={createCall(http)}>
          <MemoryRouter>
            <WordsProvider navigate={() => undefined}>
              <Renames />
            </WordsProvider>
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

it('shows what a rename joins before it is set', async () => {
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

it('sends nothing that cannot be, and says why', async () => {
  const { sent } = open('cycle');
  fireEvent.click(await screen.findByRole('button', { name: 'Объединить имена' }));
  await choose('Прежнее имя', 'Бытовое');
  await choose('Нынешнее имя', 'Уютное');
  await screen.findByText(/получился бы круг/);
  fireEvent.click(screen.getByRole('button', { name: 'Объединить' }));
  expect(sent).toEqual([]);
  screen.getByRole('dialog');
});
