import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LocaleProvider, WordsProvider } from '../i18n/LocaleProvider.tsx';
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
    <LocaleProvider initialLocale="en" initialMessages={{}}>
      <WordsProvider navigate={() => undefined}>
        <RouterProvider router={router} />
      </WordsProvider>
    </LocaleProvider>,
  );
  return { router, field: () => screen.getByRole<HTMLInputElement>('searchbox') };
}

describe('SearchBox', () => {
  it('follows the address on Back and Forward', async () => {
    const { router, field } = openPage();
    await userEvent.type(field(), 'dragon{Enter}');
    expect(router.state.location.search).toBe('?q=dragon');
    await act(() => router.navigate(-1));
    expect(field().value).toBe('');
    await act(() => router.navigate(1));
    expect(field().value).toBe('dragon');
  });

  it('drops unsent text when the address changes to another search', async () => {
    const { router, field } = openPage();
    await userEvent.type(field(), 'dragon{Enter}');
    await userEvent.type(field(), 's and elves');
    await act(() => router.navigate(-1));
    expect(field().value).toBe('');
    await act(() => router.navigate(1));
    expect(field().value).toBe('dragon');
  });

  it('keeps unsent text while other parameters change', async () => {
    const { router, field } = openPage();
    await userEvent.type(field(), 'drag');
    await act(() => router.navigate('/?page=2'));
    expect(field().value).toBe('drag');
  });

  it('trims what it sends and shows what was sent', async () => {
    const { router, field } = openPage();
    await userEvent.type(field(), '  dragon {Enter}');
    expect(router.state.location.search).toBe('?q=dragon');
    expect(field().value).toBe('dragon');
  });
});

/** An address that takes over what it is sent only when the test says so. */
function openLatePage() {
  const arrive: (() => void)[] = [];
  function Late() {
    const [value, setValue] = useState('');
    return (
      <SearchBox label="Search" value={value} onSearch={(q) => arrive.push(() => setValue(q))} />
    );
  }
  render(
    <LocaleProvider initialLocale="en" initialMessages={{}}>
      <WordsProvider navigate={() => undefined}>
        <Late />
      </WordsProvider>
    </LocaleProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  return { field, arrive: () => act(() => arrive.shift()?.()) };
}

describe('SearchBox over a slow address', () => {
  it('keeps what is typed when its own update arrives late', async () => {
    const { field, arrive } = openLatePage();
    await userEvent.type(field, 'dragon{Enter}s');
    arrive();
    expect(field.value).toBe('dragons');
  });

  it('keeps what is typed while several own updates arrive', async () => {
    const { field, arrive } = openLatePage();
    await userEvent.type(field, 'dragon{Enter}s{Enter}');
    arrive();
    expect(field.value).toBe('dragons');
    arrive();
    expect(field.value).toBe('dragons');
  });
});
