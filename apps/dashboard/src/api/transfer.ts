import type { Endpoint, EndpointInput, EndpointResponse } from '@litometr/api-contract';
import type { AxiosInstance } from 'axios';
import * as z from 'zod/mini';
import { ContractError, pathOf } from './call.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Sent share of the file, 0 to 1. */
  onProgress: (share: number) => void;
}

export interface ListenOptions {
  signal: AbortSignal;
  onEvent: (name: string, data: string) => void;
  /** Called for any received data, keep-alives included. */
  onAlive: () => void;
}

/** Uploads and streams, which last longer than a call. Both reject as calls do. */
export interface Transfer {
  /** Sends a file as the body of a call. */
  send: <E extends Endpoint>(
    endpoint: E,
    input: Omit<EndpointInput<E>, 'body'>,
    file: File,
    options: SendOptions,
  ) => Promise<EndpointResponse<E>>;
  /**
   * Listens to server-sent events with the session's token, which the browser's own EventSource
   * cannot send. Ends with the stream.
   */
  listen: (path: string, options: ListenOptions) => Promise<void>;
}

export function createTransfer(http: AxiosInstance): Transfer {
  return {
    async send(endpoint, input, file, { signal, onProgress }) {
      const { query }: { query?: unknown } = input;
      const response = await http.request<unknown>({
        method: endpoint.method,
        url: pathOf(endpoint, {}),
        ...(query === undefined ? {} : { params: query }),
        data: file,
        headers: { 'content-type': typeOf(file) },
        // No timeout: the user sees the progress and may abort.
        timeout: 0,
        signal,
        onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
      });
      const parsed = z.safeParse(endpoint.response, response.data);
      if (!parsed.success) throw new ContractError(endpoint.id, z.prettifyError(parsed.error));
      // The schema that parsed it is the one that the type is inferred from.
      return parsed.data as EndpointResponse<typeof endpoint>;
    },
    async listen(path, { signal, onEvent, onAlive }) {
      const response = await http.request<ReadableStream<Uint8Array>>({
        url: path,
        adapter: 'fetch',
        responseType: 'stream',
        timeout: 0,
        signal,
      });
      const decoder = new TextDecoder();
      const reader = response.data.getReader();
      let buffer = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        onAlive();
        const blocks = (buffer + decoder.decode(value, { stream: true })).split('\n\n');
        buffer = blocks.pop() ?? '';
        for (const block of blocks) emitEvent(block, onEvent);
      }
    },
  };
}

/** Emits one event of the stream; lines that begin with a colon are keep-alives. */
function emitEvent(block: string, onEvent: ListenOptions['onEvent']): void {
  const fields = new Map(
    block
      .split('\n')
      .map((line): [string, string] => [line.split(': ', 1)[0] ?? '', line.replace(/^\w+: /, '')]),
  );
  const data = fields.get('data');
  if (data !== undefined) onEvent(fields.get('event') ?? 'message', data);
}

/** Systems name archives differently or not at all; the server looks into the file. */
function typeOf({ name }: File): string {
  if (/\.zip$/i.test(name)) return 'application/zip';
  return /\.(?:tar\.)?t?gz$/i.test(name) ? 'application/gzip' : 'application/octet-stream';
}
