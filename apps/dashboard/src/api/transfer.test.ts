import { uploadImport } from '@litometr/api-contract';
import axios, { type AxiosRequestConfig } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { ContractError } from './call.ts';
import { createTransfer } from './transfer.ts';

const bundle = new File(['PK'], 'litnet.zip');
const taken = {
  ...{ id: '6f1b3c1e-8f0e-4c55-9c7a-0d8a1f0b2c3d', status: 'waiting', portal: null, source: null },
  ...{ started_at: '2026-08-07T20:30:00.000Z', ended_at: null, rows: 0, bad_rows: 0 },
  progress: null,
};
const quiet = () => new AbortController().signal;

describe('a file', () => {
  /** A server that reads half of a file, then answers, or waits for ever. */
  const server = (answer: unknown) => {
    const asked: AxiosRequestConfig[] = [];
    const http = axios.create({
      baseURL: '/api/',
      adapter: async (config) => {
        asked.push(config);
        config.onUploadProgress?.({
          loaded: 1,
          total: 2,
          progress: 0.5,
          bytes: 1,
          lengthComputable: true,
        });
        if (answer === undefined) await new Promise(() => undefined);
        return { data: answer, status: 202, statusText: '', headers: {}, config };
      },
    });
    return { transfer: createTransfer(http), asked };
  };

  it('is sent as what it is, tells how far it is and is given as long as it takes', async () => {
    const onProgress = vi.fn();
    const { transfer, asked } = server(taken);
    const query = { skip_bad_rows: 'false' } as const;
    const options = { signal: quiet(), onProgress };
    expect(await transfer.send(uploadImport, { query }, bundle, options)).toEqual(taken);
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(asked[0]).toMatchObject({ data: bundle, params: query, timeout: 0 });
    expect(new Headers(asked[0]?.headers as Record<string, string>).get('content-type')).toBe(
      'application/zip',
    );
  });

  it('is answered with rubbish: that is told, not taken', async () => {
    const { transfer } = server({ id: 7 });
    const options = { signal: quiet(), onProgress: vi.fn() };
    await expect(
      transfer.send(uploadImport, { query: {} }, bundle, options),
    ).rejects.toBeInstanceOf(ContractError);
  });
});

describe('a stream', () => {
  /** A server whose stream the test writes. */
  const server = () => {
    let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (made) => {
        writer = made;
      },
    });
    const fetch = (asked: RequestInfo | URL, init?: RequestInit) => {
      const signal = init?.signal ?? (asked instanceof Request ? asked.signal : null);
      signal?.addEventListener('abort', () => writer?.error(new Error('aborted')));
      return Promise.resolve(new Response(body));
    };
    const http = axios.create({ baseURL: 'http://127.0.0.1/api/', env: { fetch } });
    const bytes = new TextEncoder();
    return {
      transfer: createTransfer(http),
      write: (text: string, at?: number) => {
        const all = bytes.encode(text);
        for (const part of at === undefined ? [all] : [all.slice(0, at), all.slice(at)])
          writer?.enqueue(part);
      },
      end: () => writer?.close(),
    };
  };

  it('is told event by event, however it is cut, with every sign of life', async () => {
    const { transfer, write, end } = server();
    const [onEvent, onAlive] = [vi.fn(), vi.fn()];
    const ended = transfer.listen('staff/live/stream/', { signal: quiet(), onEvent, onAlive });
    // Cut inside a letter of two bytes.
    write('event: state\ndata: {"a":"Ж: 1"}\n\n', 25);
    write(': \n\n');
    write('data: plain\n\nevent: lost\ndata: half');
    end();
    await ended;
    expect(onEvent.mock.calls).toEqual([
      ['state', '{"a":"Ж: 1"}'],
      ['message', 'plain'],
    ]);
    expect(onAlive.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  it('is left when its reader leaves', async () => {
    const { transfer, write } = server();
    const leave = new AbortController();
    let listening: Promise<void> | undefined;
    await new Promise<void>((onAlive) => {
      const options = { signal: leave.signal, onEvent: vi.fn(), onAlive };
      listening = transfer.listen('staff/live/stream/', options);
      write(': \n\n');
    });
    leave.abort();
    await expect(listening).rejects.toThrow();
  });
});
