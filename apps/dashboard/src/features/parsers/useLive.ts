import {
  collectorRuns,
  collectors,
  imports,
  type LiveState,
  live,
  liveState,
  parserDetail,
  parsers,
} from '@litometr/api-contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Call } from '../../api/call.ts';
import type { Transfer } from '../../api/transfer.ts';
import { useCall } from '../../api/useEndpoint.ts';
import { useTransfer } from '../../api/useTransfer.ts';
import { silenceWatch } from './silenceWatch.ts';

export interface Live {
  state: LiveState | undefined;
  /** When the server was last heard, in milliseconds; null before the first time. */
  heardAt: number | null;
  way: 'connecting' | 'stream' | 'polling' | 'lost';
}

const STREAM = 'staff/live/stream/';
const POLL_MS = 5_000;
/** Polls between two tries of the stream. */
const POLLS = 6;

interface Ways {
  call: Call;
  transfer: Transfer;
  signal: AbortSignal;
  onLive: (live: Partial<Live>) => void;
}

/**
 * Listens until the stream ends, fails or falls silent. Returns whether the server gave its place to
 * a newer stream of the same account.
 */
async function listen({ transfer, signal, onLive }: Ways): Promise<boolean> {
  const silence = silenceWatch(signal);
  let isReplaced = false;
  await transfer
    .listen(STREAM, {
      signal: silence.signal,
      onAlive: () => {
        silence.heard();
        onLive({ way: 'stream', heardAt: Date.now() });
      },
      onEvent: (name, data) => {
        if (name === 'replaced') isReplaced = true;
        if (name === 'state') onLive({ state: z.parse(liveState, JSON.parse(data)) });
      },
    })
    // What cannot be streamed is polled: the failure that counts is that of the next poll.
    .catch(() => undefined)
    .finally(silence.end);
  return isReplaced;
}

/** The reader may leave while a call is under way. */
const isLeft = (signal: AbortSignal): boolean => signal.aborted;

/**
 * Polls until the stream is worth another try. A replaced tab would take the stream from the newer
 * one: it goes on polling until it is brought to the front.
 */
async function poll({ call, signal, onLive }: Ways, isReplaced: boolean): Promise<void> {
  const focus = focusWatch(signal);
  const isOver = (count: number) => (isReplaced ? focus.isBack() : count >= POLLS);
  for (let count = 0; !isOver(count) && !signal.aborted; count += 1) {
    try {
      const state = await call(live, {}, { signal });
      onLive({ state, way: 'polling', heardAt: Date.now() });
    } catch {
      if (!isLeft(signal)) onLive({ way: 'lost' });
    }
    await pause(POLL_MS, signal);
  }
  focus.end();
}

/** Watches whether the tab is brought to the front again. */
function focusWatch(leave: AbortSignal) {
  let isBack = false;
  const onChange = () => {
    isBack ||= document.visibilityState === 'visible';
  };
  document.addEventListener('visibilitychange', onChange, { signal: leave });
  return {
    isBack: () => isBack,
    end: () => document.removeEventListener('visibilitychange', onChange),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** What is under way ended or began: what is shown of it is read anew. */
function renew(queryClient: QueryClient): void {
  const shown = new Set([imports.id, parsers.id, parserDetail.id, collectors.id, collectorRuns.id]);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && shown.has(id),
  });
}

const idsOf = (state: LiveState): string =>
  [...state.imports.map(({ id }) => id), ...state.collectors.map(({ run }) => run)].join();

/** What the server is doing now: told by it, or asked for where streams do not come through. */
export function useLive(): Live {
  const call = useCall();
  const transfer = useTransfer();
  const queryClient = useQueryClient();
  const [told, setTold] = useState<Live>({ state: undefined, heardAt: null, way: 'connecting' });
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    const onLive = (live: Partial<Live>) => setTold((before) => ({ ...before, ...live }));
    const loop = async () => {
      while (!signal.aborted) {
        const isReplaced = await listen({ call, transfer, signal, onLive });
        await poll({ call, transfer, signal, onLive }, isReplaced);
      }
    };
    void loop();
    return () => leave.abort();
  }, [call, transfer]);
  const ids = told.state === undefined ? null : idsOf(told.state);
  useEffect(() => {
    if (ids !== null) renew(queryClient);
  }, [ids, queryClient]);
  return told;
}
