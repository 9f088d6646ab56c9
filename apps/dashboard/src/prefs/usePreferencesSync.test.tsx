import {
  changePreferences,
  type Endpoint,
  myPreferences,
  noPreferences,
  type Preferences,
} from '@litometr/api-contract';
import { themeStorageKeys } from '@litometr/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { CallContext } from '../api/useEndpoint.ts';
import { LocaleProvider } from '../i18n/LocaleProvider.tsx';
import { announceChoice, type Choice, keepChoicesOnDevice } from './choices.ts';
import { readPrefs } from './prefs.ts';
import { usePreferencesSync } from './usePreferencesSync.ts';

/** A server that responds to a change on `settleNext`; `order` lists the received changes. */
function startServer(first: Preferences = noPreferences) {
  let stored = first;
  const order: Choice[] = [];
  const waiting: (() => void)[] = [];
  const call = vi.fn((endpoint: Endpoint, { body }: { body?: Choice }) => {
    if (endpoint.id === myPreferences.id) return Promise.resolve(stored);
    expect(endpoint.id).toBe(changePreferences.id);
    return new Promise<Preferences>((resolve, reject) => {
      order.push(body ?? {});
      stored = { ...stored, ...body };
      const settle = stored;
      waiting.push(() => {
        if (body?.range === 'all') reject(new Error('no network'));
        else resolve(settle);
      });
    });
  });
  const settleNext = () => {
    const settle = waiting.shift();
    if (settle === undefined) throw new Error('No request is pending.');
    settle();
  };
  // The hook calls two endpoints, and both responses follow their contract.
  return { call: call as unknown as Call, order, settleNext };
}

function Sync() {
  usePreferencesSync();
  return null;
}

function signIn(call: Call): void {
  render(
    <LocaleProvider initialLocale="ru">
      <QueryClientProvider client={new QueryClient()}>
        <CallContext value={call}>
          <Sync />
        </CallContext>
      </QueryClientProvider>
    </LocaleProvider>,
  );
}

const theme = () => localStorage.getItem(themeStorageKeys.theme);

beforeEach(() => {
  localStorage.clear();
});

it('saves choices that were made before its code had loaded', async () => {
  announceChoice({ density: 'dense' });
  announceChoice({ theme: 'dark' });
  const { call, order } = startServer();
  signIn(call);
  await waitFor(() => expect(order).toEqual([{ density: 'dense', theme: 'dark' }]));
});

it("does not make a guest's choice that of who signs in after them", async () => {
  announceChoice({ density: 'dense' });
  const stop = keepChoicesOnDevice();
  announceChoice({ theme: 'dark' });
  stop();
  const { call, order } = startServer({ ...noPreferences, theme: 'light' });
  signIn(call);
  await waitFor(() => expect(theme()).toBe('light'));
  announceChoice({ theme: 'dark' });
  await waitFor(() => expect(order).toEqual([{ theme: 'dark' }]));
});

it('sends one choice after the other, and reverts none by the response to an earlier one', async () => {
  const { call, order, settleNext } = startServer({ ...noPreferences, theme: 'light' });
  signIn(call);
  await waitFor(() => expect(theme()).toBe('light'));
  announceChoice({ density: 'dense' });
  await waitFor(() => expect(order).toHaveLength(1));
  localStorage.setItem(themeStorageKeys.theme, 'dark');
  announceChoice({ theme: 'dark' });
  settleNext();
  await waitFor(() => expect(order).toEqual([{ density: 'dense' }, { theme: 'dark' }]));
  await waitFor(() => expect(readPrefs().density).toBe('dense'));
  expect(theme()).toBe('dark');
  settleNext();
});

it('sends the last of two opposite choices, and nothing twice', async () => {
  const { call, order, settleNext } = startServer({ ...noPreferences, theme: 'light' });
  signIn(call);
  await waitFor(() => expect(theme()).toBe('light'));
  announceChoice({ theme: 'light' });
  announceChoice({ theme: 'dark' });
  announceChoice({ theme: 'light' });
  await waitFor(() => expect(order).toHaveLength(1));
  settleNext();
  await waitFor(() => expect(order).toEqual([{ theme: 'dark' }, { theme: 'light' }]));
  settleNext();
});

it('continues after a failed save, and applies that choice on this device', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { call, order, settleNext } = startServer({ ...noPreferences, theme: 'light' });
  signIn(call);
  await waitFor(() => expect(theme()).toBe('light'));
  announceChoice({ range: 'all' });
  announceChoice({ density: 'comfortable' });
  await waitFor(() => expect(order).toHaveLength(1));
  settleNext();
  await waitFor(() => expect(order).toEqual([{ range: 'all' }, { density: 'comfortable' }]));
  expect(consoleError).toHaveBeenCalledOnce();
  settleNext();
});
