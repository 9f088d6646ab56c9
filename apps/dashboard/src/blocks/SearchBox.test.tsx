import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';
import { text } from '../page/address/params.ts';
import { useAddress } from '../page/address/useAddress.ts';
import { SearchBox } from './SearchBox.tsx';

const schema = z.object({ q: text() });

function Page() {
  const [{ q }, change] = useAddress(schema);
  return <SearchBox label="Search" value={q} onSearch={(next) => change({ q: next })} />;
}

/** A page with a search in its address. */
function openPage() {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(
    <LocaleProvider initialLocale="en">
      <StringsProvider navigate={() => undefined}>
        <RouterProvider router={router} />
      </StringsProvider>
    </LocaleProvider>,
  );
  return { router, field: () => screen.getByRole<HTMLInputElement>('searchbox') };
}

describe('SearchBox', () => {
  it('follows the URL on Back and Forward', async () => {
    const { router, field } = openPage();
    await userEvent.type(field(), 'dragon{Enter}');
    expect(router.state.location.search).toBe('?q=dragon');
    await act(() => router.navigate(-1));
    expect(field().value).toBe('');
    await act(() => router.navigate(1));
    expect(field().value).toBe('dragon');
  });

  it('drops unsent text when the URL changes to another search', async () => {
    const { router, field } = openPage();
    await userEvent.type(field(), 'dragon{Enter}');
    await userEvent.type(field(), 's and elves');
    await act(() => router.navigate(-1));
    expect(field().value).toBe('');
    await act(() => router.navigate(1));
    expect(field().value).toBe('dragon');
  });

  it('preserves unsent text while other parameters change', async () => {
    const { router, field } = openPage();
    await userEvent.type(field(), 'drag');
    await act(() => router.navigate('/?page=2'));
    expect(field().value).toBe('drag');
  });

  it('trims the sent text and shows it trimmed', async () => {
    const { router, field } = openPage();
    await userEvent.type(field(), '  dragon {Enter}');
    expect(router.state.location.search).toBe('?q=dragon');
    expect(field().value).toBe('dragon');
  });
});

/** A URL that applies updates only when the test releases them. */
function openLatePage() {
  const arrive: (() => void)[] = [];
  function Late() {
    const [value, setValue] = useState('');
    return (
      <SearchBox label="Search" value={value} onSearch={(q) => arrive.push(() => setValue(q))} />
    );
  }
  render(
    <LocaleProvider initialLocale="en">
      <StringsProvider navigate={() => undefined}>
        <Late />
      </StringsProvider>
    </LocaleProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  return { field, arrive: () => act(() => arrive.shift()?.()) };
}

describe('SearchBox with a slow URL update', () => {
  it('preserves typed text when its own update arrives late', async () => {
    const { field, arrive } = openLatePage();
    await userEvent.type(field, 'dragon{Enter}s');
    arrive();
    expect(field.value).toBe('dragons');
  });

  it('preserves typed text while several own updates arrive', async () => {
    const { field, arrive } = openLatePage();
    await userEvent.type(field, 'dragon{Enter}s{Enter}');
    arrive();
    expect(field.value).toBe('dragons');
    arrive();
    expect(field.value).toBe('dragons');
  });
});
