import { ToastRegion } from '@litometr/ui/toast';
import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { readAddress, writeAddress } from './address.ts';
import { flag, id, ids, oneOfOr, periodParams, range, tableParams, text, whole } from './params.ts';
import { useAddress } from './useAddress.ts';

const schema = z.object({
  q: text(),
  genre: id(),
  tags: ids(),
  tagmode: oneOfOr(['and', 'or', 'not'], 'and'),
  price: range(),
  depth: whole({ min: 1, max: 100 }),
  finished: flag(),
  ...periodParams,
  ...tableParams(['-books', 'name']),
});
const read = (search: string) => readAddress(schema, new URLSearchParams(search));
const write = (search: string, change: Parameters<typeof writeAddress<typeof schema.shape>>[2]) =>
  writeAddress(schema, new URLSearchParams(search), change).toString();

test('reads the parameters of the URL, and defaults for missing ones', () => {
  expect(read('sort=name&page=3&tags=3,17,3&finished=1&size=50&depth=20').state).toEqual({
    q: '',
    tags: ['3', '17'],
    tagmode: 'and',
    depth: 20,
    finished: true,
    range: '30',
    sort: 'name',
    page: 3,
    size: 50,
  });
});

test('an invalid value and an unknown parameter are reported without affecting others', () => {
  const { state, wrong } = read(
    'sort=name&page=-1&genre=abc&x=1&from=2026-02-31&size=7&tags=1,b&cmp=never&page=0&depth=1e1',
  );
  expect(state).toEqual(read('sort=name').state);
  expect(wrong.toSorted()).toEqual(['cmp', 'depth', 'from', 'genre', 'page', 'size', 'tags', 'x']);
});

test('parameters of any page and of counters of clicks are not reported', () => {
  const { wrong } = read('lang=en&redirect=/&utm_source=a&yclid=1&utmost=1&utmost=2');
  expect(wrong).toEqual(['utmost']);
});

test('writes only differences from the defaults, and preserves foreign parameters', () => {
  expect(write('other=1&q=x', { q: '', tagmode: 'or', tags: ['7', '9'], finished: true })).toBe(
    'tags=7%2C9&tagmode=or&finished=1&other=1',
  );
  expect(write('tags=7&finished=1', { tags: undefined, finished: false, range: '30' })).toBe('');
  expect(write('', { range: '90', size: 100, price: '..300' })).toBe(
    'price=..300&range=90&size=100',
  );
});

test('one state has one URL, and survives a round trip', () => {
  const change = { q: 'дракон', genre: '7', tags: ['3'], range: '365', page: 4 } as const;
  const address = write('', { ...change, tags: [...change.tags] });
  expect(read(address).state).toMatchObject(change);
  expect(write('page=4&range=365&tags=3&genre=7&q=дракон', { page: 4 })).toBe(address);
});

test('a new filter leads to the first page, and the first change drops invalid values', () => {
  expect(write('page=3&genre=abc', { q: 'a' })).toBe('q=a');
  expect(write('q=a', { page: 2 })).toBe('q=a&page=2');
});

function showAddress() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>
        <MemoryRouter initialEntries={['/?sort=name']}>{children}</MemoryRouter>
        <ToastRegion />
      </StringsProvider>
    </LocaleProvider>
  );
  const { result } = renderHook(
    () => ({ page: useAddress(schema), search: useLocation().search, go: useNavigate() }),
    { wrapper },
  );
  return result;
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

test('a choice of more values than the API accepts is rejected with a reason', async () => {
  const result = showAddress();
  act(() => result.current.page[1]({ tags: numbers(20) }));
  expect(result.current.page[0].tags).toHaveLength(20);
  act(() => result.current.page[1]({ tags: numbers(21) }));
  expect(result.current.page[0].tags).toHaveLength(20);
  expect(await screen.findByText(/не больше 20 значений/u)).toBeTruthy();
});

test('a table may show all its columns', () => {
  const cols = numbers(28).map((id) => `column_${id}`);
  expect(read(write('', { cols })).state.cols).toEqual(cols);
});

test('filters add history entries, cursor-like parameters do not', () => {
  const result = showAddress();
  act(() => result.current.page[1]({ genre: '7' }));
  act(() => result.current.page[1]({ depth: 3 }, { replace: true }));
  act(() => result.current.page[1]({ depth: 4 }, { replace: true }));
  expect(result.current.search).toBe('?genre=7&depth=4&sort=name');
  act(() => void result.current.go(-1));
  expect(result.current.search).toBe('?sort=name');
});
