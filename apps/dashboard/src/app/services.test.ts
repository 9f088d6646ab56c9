import { QueryObserver } from '@tanstack/react-query';
import axios, { type AxiosInstance } from 'axios';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { russianTexts } from '../i18n/loadTexts.ts';
import { createServices, type Services } from './services.ts';

const owners = new Map([
  ['a-token', 'anna'],
  ['b-token', 'boris'],
]);
const onSignedOut = vi.fn();
let services: Services;
let client: AxiosInstance;
/** Responses that wait until a test releases them. */
let waiting: (() => void)[] = [];
let isHolding = false;

/** A server that knows two users by their tokens. */
const http = () =>
  axios.create({
    adapter: async (config) => {
      const token = config.headers.get('Authorization')?.toString().replace('Bearer ', '') ?? '';
      const username = owners.get(token) ?? 'guest';
      if (isHolding) await new Promise<void>((resolve) => waiting.push(resolve));
      const data = config.url === '/menu/' ? [] : { username, role: 'user' };
      return { data, status: 200, statusText: 'OK', headers: {}, config };
    },
  });

function storeTokens(access: string): void {
  localStorage.setItem('refresh_token', 'r');
  localStorage.setItem('access_token', access);
}

/** A view on screen that shows whose data it got. */
function watch(isPrivate = false) {
  const seen: string[] = [];
  const observer = new QueryObserver<string>(services.queryClient, {
    queryKey: ['whose', isPrivate],
    meta: { isPrivate },
    retry: false,
    queryFn: async ({ signal }) => {
      const { data } = await client.get<{ username: string }>('/data/', { signal });
      return data.username;
    },
  });
  const end = observer.subscribe(({ data }) => seen.push(data ?? 'nothing'));
  return { seen, observer, end };
}

beforeEach(async () => {
  waiting = [];
  isHolding = false;
  onSignedOut.mockClear();
  storeTokens('a-token');
  client = http();
  services = createServices({ locale: 'ru', localeTexts: russianTexts, http: client });
  services.onSignedOut(onSignedOut);
  await services.session.start();
});
afterEach(() => {
  services.session.dispose();
  localStorage.clear();
});

describe('[I21] data cached for one user', () => {
  test('is not shown after they have signed out', async () => {
    const view = watch();
    await expect.poll(() => view.observer.getCurrentResult().data).toBe('anna');
    services.session.logout();
    expect(view.observer.getCurrentResult().data).toBeUndefined();
    await expect.poll(() => view.observer.getCurrentResult().data).toBe('guest');
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    view.end();
  });

  test('is not requested again after a sign-out where guests have no access', async () => {
    const [view, open] = [watch(true), watch()];
    await expect.poll(() => view.observer.getCurrentResult().data).toBe('anna');
    services.session.logout();
    await expect.poll(() => open.observer.getCurrentResult().data).toBe('guest');
    expect(view.observer.getCurrentResult()).toMatchObject({
      data: undefined,
      fetchStatus: 'idle',
    });
    view.end();
    open.end();
  });

  test('is not shown to the user whom another tab signs in', async () => {
    const view = watch();
    await expect.poll(() => view.observer.getCurrentResult().data).toBe('anna');
    storeTokens('b-token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    await expect.poll(() => view.observer.getCurrentResult().data).toBe('boris');
    const after = view.seen.slice(view.seen.indexOf('boris'));
    expect(after).not.toContain('anna');
    expect(onSignedOut).not.toHaveBeenCalled();
    view.end();
  });

  test('is dropped when its response arrives late', async () => {
    isHolding = true;
    const view = watch();
    await expect.poll(() => waiting.length).toBe(1);
    isHolding = false;
    services.session.logout();
    for (const response of waiting) response();
    await expect.poll(() => view.observer.getCurrentResult().data).toBe('guest');
    expect(view.seen).not.toContain('anna');
    view.end();
  });
});
