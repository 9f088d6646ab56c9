import type { LiveState } from '@litometr/api-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import axios from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCall } from '../../api/call.ts';
import type { ListenOptions, Transfer } from '../../api/transfer.ts';
import { CallContext } from '../../api/useEndpoint.ts';
import { TransferContext } from '../../api/useTransfer.ts';
import { LocaleProvider } from '../../i18n/LocaleProvider.tsx';
import { LiveLine } from './LiveLine.tsx';
import { useLive } from './useLive.ts';

const state = (...runs: string[]): LiveState => ({
  at: '2026-08-07T20:30:00.000Z',
  imports: [],
  collectors: runs.map((run) => ({
    run,
    portal: 'litres',
    started_at: '2026-08-07T20:30:00.000Z',
    phase: 'reading',
    pages: 1,
    pages_known: 9,
    items: 1,
    retries: 0,
    errors: 0,
    waiting_until: null,
  })),
});
const RUN = '6f1b3c1e-8f0e-4c55-9c7a-0d8a1f0b2c3d';

interface Stream extends ListenOptions {
  end: () => void;
}

/** A server whose streams the test controls, and whose polls respond or fail. */
function server() {
  const streams: Stream[] = [];
  let response: LiveState | null = state();
  let polls = 0;
  const transfer: Transfer = {
    send: () => Promise.reject(new Error('This test sends no file.')),
    listen: (_, options) =>
      new Promise((end, fail) => {
        streams.push({ ...options, end });
        options.signal.addEventListener('abort', () => fail(new Error('left')));
      }),
  };
  const http = axios.create({
    adapter: (config) => {
      polls += 1;
      if (response === null) return Promise.reject(new Error('no way'));
      return Promise.resolve({ data: response, status: 200, statusText: '', headers: {}, config });
    },
  });
  return {
    streams,
    transfer,
    call: createCall(http),
    polls: () => polls,
    answers: (next: LiveState | null) => {
      response = next;
    },
  };
}

function Screen() {
  const live = useLive();
  return (
    <>
      <LiveLine live={live} />
      <output>{live.state?.collectors.map(({ run }) => run).join()}</output>
    </>
  );
}

function open() {
  const made = server();
  const queries = new QueryClient();
  const renewed = vi.spyOn(queries, 'invalidateQueries');
  const { container, unmount } = render(
    <LocaleProvider initialLocale="ru">
      <QueryClientProvider client={queries}>
        <CallContext value={made.call}>
          <TransferContext value={made.transfer}>
            <Screen />
          </TransferContext>
        </CallContext>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  const line = () => container.querySelector<HTMLElement>('[data-live]');
  const stream = () => {
    const last = made.streams.at(-1);
    if (last === undefined) throw new Error('No stream is open.');
    return last;
  };
  return {
    ...made,
    renewed,
    unmount,
    stream,
    way: () => line()?.dataset['live'],
    text: () => line()?.textContent,
    runs: () => screen.getByRole('status').textContent,
  };
}

/** Advances the timers and settles pending work. */
const later = (seconds = 0) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('follows the stream, shows its age, and invalidates queries when work begins or ends', async () => {
  const { way, text, runs, stream, renewed } = open();
  expect(way()).toBe('connecting');
  act(() => stream().onEvent('state', JSON.stringify(state())));
  act(() => stream().onAlive());
  expect(way()).toBe('stream');
  expect(text()).toBe('обновлено сейчас');
  await later(7);
  expect(text()).toBe('обновлено 7 секунд назад');
  renewed.mockClear();
  act(() => stream().onEvent('state', JSON.stringify(state(RUN))));
  expect(runs()).toBe(RUN);
  expect(renewed).toHaveBeenCalledOnce();
  // The same run, further on: nothing else changed.
  act(() => stream().onEvent('state', JSON.stringify(state(RUN))));
  expect(renewed).toHaveBeenCalledOnce();
});

it('polls every five seconds where streams are blocked, then retries the stream', async () => {
  const { way, runs, streams, stream, polls, answers } = open();
  answers(state(RUN));
  act(() => stream().end());
  await later();
  expect([way(), runs(), polls()]).toEqual(['polling', RUN, 1]);
  await later(5);
  expect(polls()).toBe(2);
  answers(null);
  await later(5);
  expect(way()).toBe('lost');
  answers(state());
  await later(5);
  expect([way(), runs()]).toEqual(['polling', '']);
  await later(15);
  expect([polls(), streams.length]).toEqual([6, 2]);
  act(() => stream().onAlive());
  expect(way()).toBe('stream');
});

it('leaves the stream to a newer tab of the account until it is in front again', async () => {
  const { way, streams, stream, polls } = open();
  await act(async () => {
    stream().onEvent('state', JSON.stringify(state()));
    stream().onEvent('replaced', '{}');
    stream().end();
    await vi.advanceTimersByTimeAsync(0);
  });
  await later(300);
  expect([way(), streams.length, polls()]).toEqual(['polling', 1, 61]);
  document.dispatchEvent(new Event('visibilitychange'));
  await later(5);
  expect(streams).toHaveLength(2);
  act(() => stream().onAlive());
  expect(way()).toBe('stream');
});

it('aborts a stream that is silent from the beginning, or falls silent', async () => {
  const { way, streams, stream } = open();
  await later(11);
  expect([way(), stream().signal.aborted]).toEqual(['polling', true]);
  await later(30);
  expect(streams).toHaveLength(2);
  for (let signs = 0; signs < 5; signs += 1) {
    act(() => stream().onAlive());
    await later(15);
  }
  expect([way(), stream().signal.aborted]).toEqual(['stream', false]);
  await later(30);
  expect([way(), stream().signal.aborted]).toEqual(['polling', true]);
});

it('treats invalid data as a broken stream, and stops when its screen unmounts', async () => {
  const { way, stream, unmount, polls, streams } = open();
  await act(async () => {
    expect(() => stream().onEvent('state', '{"imports":1}')).toThrow();
    stream().end();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(way()).toBe('polling');
  unmount();
  const [pollCount, streamCount] = [polls(), streams.length];
  await later(120);
  expect([polls(), streams.length]).toEqual([pollCount, streamCount]);
  expect(vi.getTimerCount()).toBe(0);
});
