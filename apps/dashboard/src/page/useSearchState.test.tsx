import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useSearchState } from './useSearchState.ts';

const schema = z.object({
  q: z._default(z.string(), ''),
  sort: z._default(z.enum(['-books', 'name']), '-books'),
  page: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1))), 1),
  genre: z.optional(z.string().check(z.regex(/^[0-9]+$/))),
});

function render(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ state: useSearchState(schema), location: useLocation() }), {
    wrapper,
  }).result;
}

test('reads what the address says, and the default where it says nothing', () => {
  const result = render('/?sort=name&page=3');
  expect(result.current.state[0]).toEqual({ q: '', sort: 'name', page: 3 });
});

test('one wrong value does not undo the others', () => {
  const result = render('/?sort=name&page=-1&genre=abc&unknown=x');
  expect(result.current.state[0]).toEqual({ q: '', sort: 'name', page: 1 });
});

test('writes only what differs from the default, keeps what is not its own', () => {
  const result = render('/?sort=name&other=1');
  act(() => result.current.state[1]({ sort: '-books', page: 2, genre: '7' }));
  expect(result.current.location.search).toBe('?other=1&page=2&genre=7');
  act(() => result.current.state[1]({ page: 1, genre: undefined }));
  expect(result.current.location.search).toBe('?other=1');
});
