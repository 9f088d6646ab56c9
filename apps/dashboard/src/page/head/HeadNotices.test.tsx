import type { Meta } from '@litometr/api-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { meta } from '../../testing/fixtures.ts';
import { HeadNotices } from './HeadNotices.tsx';

const noticesOf = (own: Partial<Meta>) => {
  const notices = (
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>
        <HeadNotices meta={{ ...meta, ...own }} portal="litnet" period={undefined} />
      </StringsProvider>
    </LocaleProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: notices }]);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  ).container.textContent;
};

it('says of a day that it was read in part only where the server does', () => {
  const asof = '2026-08-10';
  expect(noticesOf({ asof, partial_days: [asof] })).toContain('прочитан не полностью');
  // A portal may be read as a whole once a week.
  expect(noticesOf({ asof, coverage: 0.5, partial_days: ['2026-08-03'] })).toBe('');
});
