import { Link } from '@litometr/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider, WordsProvider } from '../i18n/LocaleProvider.tsx';
import messages from '../i18n/locales/ru.json' with { type: 'json' };
import { noAddress } from '../page/definePage.ts';
import { warmLinks } from './warmLinks.ts';

const warm = vi.fn();
const handle = { address: noAddress, load: vi.fn(), charts: [], reads: () => [], warm };
const routes: RouteObject[] = [{ path: '/to', handle }];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  warm.mockClear();
  end = warmLinks(routes);
  render(
    <LocaleProvider initialLocale="ru" initialMessages={messages} onChange={() => undefined}>
      <WordsProvider navigate={() => undefined}>
        <Link href="/to">Там</Link>
      </WordsProvider>
    </LocaleProvider>,
  );
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('fetches at once what a pressed link leads to, though the link keeps its press to itself', () => {
  fireEvent.pointerDown(screen.getByRole('link'), { button: 0 });
  expect(warm).toHaveBeenCalledOnce();
});

it('fetches what is pointed at for a moment, not what is passed over', () => {
  const link = screen.getByRole('link');
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(document.body);
  vi.advanceTimersByTime(100);
  expect(warm).not.toHaveBeenCalled();
  fireEvent.pointerOver(link);
  vi.advanceTimersByTime(100);
  expect(warm).toHaveBeenCalledOnce();
});
