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
import { announceChoice, type Choice, keepChoicesHere } from './choices.ts';
import { readPrefs } from './prefs.ts';
import { usePreferencesSync } from './usePreferencesSync.ts';

/** A server that answers a change when it is told to; `order` has what it was sent. */
function startServer(first: Preferences = noPreferences) {
  let kept = first;
  const order: Choice[] = [];
  const waiting: (() => void)[] = [];
  const call = vi.fn((endpoint: Endpoint, { body }: { body?: Choice }) => {
    if (endpoint.id === myPreferences.id) return Promise.resolve(kept);
    expect(endpoint.id).toBe(changePreferences.id);
    return new Promise<Preferences>((resolve, reject) => {
      order.push(body ?? {});
      kept = { ...kept, ...body };
      const answer = kept;
      waiting.push(() => {
        if (body?.range === 'all') reject(new Error('no network'));
        else resolve(answer);
      });
    });
  });
  const answerNext = () => {
    const answer = waiting.shift();
    if (answer === undefined) throw new Error('Nothing waits for an answer.');
    answer();
  };
  // The hook calls two endpoints, and both are answered by their contract.
  return { call: call as unknown as Call, order, answerNext };
}

function Sync() {
  usePreferencesSync();
  return null;
}

function signIn(call: Call): void {
  render(
    <LocaleProvider initialLocale="ru" initialMessages={{}}>
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

it('keeps on the server what was chosen before its code had arrived', async () => {
  announceChoice({ density: 'dense' });
  announceChoice({ theme: 'dark' });
  const { call, order } = startServer();
  signIn(call);
  await waitFor(() => expect(order).toEqual([{ density: 'dense', theme: 'dark' }]));
});

it("does not make a guest's choice that of who signs in after them", async () => {
  announceChoice({ density: 'dense' });
  const stop = keepChoicesHere();
  announceChoice({ theme: 'dark' });
  stop();
  const { call, order } = startServer({ ...noPreferences, theme: 'light' });
  signIn(call);
  await waitFor(() => expect(theme()).toBe('light'));
  announceChoice({ theme: 'dark' });
  await waitFor(() => expect(order).toEqual([{ theme: 'dark' }]));
});

it('sends one choice after the other, and takes none back by an answer to an earlier one', async () => {
  const { call, order, answerNext } = startServer({ ...noPreferences, theme: 'light' });
  signIn(call);
  await waitFor(() => expect(theme()).toBe('light'));
  announceChoice({ density: 'dense' });
  await waitFor(() => expect(order).toHaveLength(1));
  localStorage.setItem(themeStorageKeys.theme, 'dark');
  announceChoice({ theme: 'dark' });
  answerNext();
  await waitFor(() => expect(order).toEqual([{ density: 'dense' }, { theme: 'dark' }]));
  await waitFor(() => expect(readPrefs().density).toBe('dense'));
  expect(theme()).toBe('dark');
  answerNext();
});

it('sends the last of two opposite choices, and nothing twice', async () => {
  const { call, order, answerNext } = startServer({ ...noPreferences, theme: 'light' });
  signIn(call);
  await waitFor(() => expect(theme()).toBe('light'));
  announceChoice({ theme: 'light' });
  announceChoice({ theme: 'dark' });
  announceChoice({ theme: 'light' });
  await waitFor(() => expect(order).toHaveLength(1));
  answerNext();
  await waitFor(() => expect(order).toEqual([{ theme: 'dark' }, { theme: 'light' }]));
  answerNext();
});

it('goes on after a choice that could not be kept, which holds on this device', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { call, order, answerNext } = startServer({ ...noPreferences, theme: 'light' });
  signIn(call);
  await waitFor(() => expect(theme()).toBe('light'));
  announceChoice({ range: 'all' });
  announceChoice({ density: 'comfortable' });
  await waitFor(() => expect(order).toHaveLength(1));
  answerNext();
  await waitFor(() => expect(order).toEqual([{ range: 'all' }, { density: 'comfortable' }]));
  expect(told).toHaveBeenCalledOnce();
  answerNext();
});
