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
  lastSignalAt: number | null;
  way: 'connecting' | 'stream' | 'polling' | 'lost';
}

const STREAM_PATH = 'staff/live/stream/';
const POLL_MS = 5_000;
/** Polls between two tries of the stream. */
const POLLS_PER_STREAM_RETRY = 6;

interface Ways {
  call: Call;
  transfer: Transfer;
  signal: AbortSignal;
  onLive: (live: Partial<Live>) => void;
}

/**
 * Listens until the stream ends, fails or falls silent. Returns whether the server replaced it with a
 * newer stream of the same account.
 */
async function listen({ transfer, signal, onLive }: Ways): Promise<boolean> {
  const silence = silenceWatch(signal);
  let isReplaced = false;
  await transfer
    .listen(STREAM_PATH, {
      signal: silence.signal,
      onAlive: () => {
        silence.onSignal();
        onLive({ way: 'stream', lastSignalAt: Date.now() });
      },
      onEvent: (name, data) => {
        if (name === 'replaced') isReplaced = true;
        if (name === 'state') onLive({ state: z.parse(liveState, JSON.parse(data)) });
      },
    })
    // Polling is the fallback for a failed stream; only its failure is reported.
    .catch(() => undefined)
    .finally(silence.end);
  return isReplaced;
}

/** The user may leave while a call is pending. */
const isLeft = (signal: AbortSignal): boolean => signal.aborted;

/**
 * Polls until the stream is worth a retry. A replaced tab would take the stream from the newer one:
 * it continues polling until it is in front again.
 */
async function poll({ call, signal, onLive }: Ways, isReplaced: boolean): Promise<void> {
  const focus = focusWatch(signal);
  const isOver = (count: number) => (isReplaced ? focus.isBack() : count >= POLLS_PER_STREAM_RETRY);
  for (let count = 0; !isOver(count) && !signal.aborted; count += 1) {
    try {
      const state = await call(live, {}, { signal });
      onLive({ state, way: 'polling', lastSignalAt: Date.now() });
    } catch {
      if (!isLeft(signal)) onLive({ way: 'lost' });
    }
    await pause(POLL_MS, signal);
  }
  focus.end();
}

/** Observes whether the tab is in front again. */
function focusWatch(signal: AbortSignal) {
  let isBack = false;
  const onChange = () => {
    isBack ||= document.visibilityState === 'visible';
  };
  document.addEventListener('visibilitychange', onChange, { signal });
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

/** Invalidates the queries that show running work, since some of it has begun or ended. */
function renew(queryClient: QueryClient): void {
  const shown = new Set([imports.id, parsers.id, parserDetail.id, collectors.id, collectorRuns.id]);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && shown.has(id),
  });
}

const idsOf = (state: LiveState): string =>
  [...state.imports.map(({ id }) => id), ...state.collectors.map(({ run }) => run)].join();

/** Returns the current work of the server: streamed, or polled where streams are blocked. */
export function useLive(): Live {
  const call = useCall();
  const transfer = useTransfer();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState<Live>({
    state: undefined,
    lastSignalAt: null,
    way: 'connecting',
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onLive = (live: Partial<Live>) => setCurrent((before) => ({ ...before, ...live }));
    const loop = async () => {
      while (!signal.aborted) {
        const isReplaced = await listen({ call, transfer, signal, onLive });
        await poll({ call, transfer, signal, onLive }, isReplaced);
      }
    };
    void loop();
    return () => controller.abort();
  }, [call, transfer]);
  const ids = current.state === undefined ? null : idsOf(current.state);
  useEffect(() => {
    if (ids !== null) renew(queryClient);
  }, [ids, queryClient]);
  return current;
}
