// @vitest-environment node
import { uploadImport } from '@litometr/api-contract';
import axios, { type AxiosRequestConfig } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { ContractError } from './call.ts';
import { createTransfer } from './transfer.ts';

const bundle = new File(['PK'], 'litnet.zip');
const acceptedImport = {
  id: '6f1b3c1e-8f0e-4c55-9c7a-0d8a1f0b2c3d',
  status: 'waiting',
  portal: null,
  source: null,
  started_at: '2026-08-07T20:30:00.000Z',
  ended_at: null,
  rows: 0,
  bad_rows: 0,
  progress: null,
};
const quiet = () => new AbortController().signal;

describe('createTransfer: send', () => {
  /** A server that reads half of a file, then responds, or never does. */
  const server = (response: unknown) => {
    const requests: AxiosRequestConfig[] = [];
    const http = axios.create({
      baseURL: '/api/',
      adapter: async (config) => {
        requests.push(config);
        config.onUploadProgress?.({
          loaded: 1,
          total: 2,
          progress: 0.5,
          bytes: 1,
          lengthComputable: true,
        });
        if (response === undefined) await new Promise(() => undefined);
        return { data: response, status: 202, statusText: '', headers: {}, config };
      },
    });
    return { transfer: createTransfer(http), requests };
  };

  it('sends the content type, reports progress and has no timeout', async () => {
    const onProgress = vi.fn();
    const { transfer, requests } = server(acceptedImport);
    const query = { skip_bad_rows: 'false' } as const;
    const options = { signal: quiet(), onProgress };
    expect(await transfer.send(uploadImport, { query }, bundle, options)).toEqual(acceptedImport);
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(requests[0]).toMatchObject({ data: bundle, params: query, timeout: 0 });
    expect(new Headers(requests[0]?.headers as Record<string, string>).get('content-type')).toBe(
      'application/zip',
    );
  });

  it('rejects a response that violates the contract', async () => {
    const { transfer } = server({ id: 7 });
    const options = { signal: quiet(), onProgress: vi.fn() };
    await expect(
      transfer.send(uploadImport, { query: {} }, bundle, options),
    ).rejects.toBeInstanceOf(ContractError);
  });
});

describe('createTransfer: listen', () => {
  /** A server whose stream the test writes. */
  const server = () => {
    let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (made) => {
        writer = made;
      },
    });
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
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

  it('emits each event and each sign of life, however the stream is chunked', async () => {
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

  it('is aborted by its signal', async () => {
    const { transfer, write } = server();
    const controller = new AbortController();
    let listening: Promise<void> | undefined;
    await new Promise<void>((onAlive) => {
      const options = { signal: controller.signal, onEvent: vi.fn(), onAlive };
      listening = transfer.listen('staff/live/stream/', options);
      write(': \n\n');
    });
    controller.abort();
    await expect(listening).rejects.toThrow();
  });
});
