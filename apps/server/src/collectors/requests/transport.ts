import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Guard, guardedLookup, requireAddress } from '../../alerts/guard.ts';

export interface PortalResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Unpacked. */
  body: Buffer;
}

export type Transport = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<PortalResponse>;

export interface Bounds {
  /** From the first byte out to the last one in: a slow drip is cut off too. */
  timeoutMs: number;
  /** On the wire, and unpacked. */
  packedBytes: number;
  bytes: number;
}

export const defaultBounds: Bounds = {
  timeoutMs: 30_000,
  packedBytes: 4 * 1024 * 1024,
  bytes: 16 * 1024 * 1024,
};

/** A response is larger or slower than any page of a portal; the message says which. */
class BoundError extends Error {
  override readonly name = 'BoundError';
}

/** One GET, nothing followed, everything bounded. Addresses that `guard` refuses are not reached. */
export function createTransport(guard: Guard, bounds: Bounds = defaultBounds): Transport {
  const lookup = guardedLookup(guard);
  return async (url, headers, signal) => {
    requireAddress(url.href, guard);
    const late = AbortSignal.timeout(bounds.timeoutMs);
    const both = AbortSignal.any([signal, late]);
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = url.protocol === 'https:' ? requestHttps : requestHttp;
        const sent = { ...headers, 'accept-encoding': 'gzip, br' };
        const call = request(url, { method: 'GET', headers: sent, lookup, signal: both });
        call.on('response', resolve);
        call.on('error', reject);
        call.end();
      });
      const packed = await readBody(response, bounds.packedBytes);
      const body = await unpacked(packed, response.headers['content-encoding'], bounds.bytes);
      return { status: response.statusCode ?? 0, headers: response.headers, body };
    } catch (error) {
      signal.throwIfAborted();
      if (!late.aborted) throw error;
      throw new BoundError(`No complete response within ${bounds.timeoutMs / 1000} seconds.`);
    }
  };
}

async function readBody(response: IncomingMessage, bound: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A connection that ends early is an error of the stream, so a truncated body is never accepted.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bound) {
      response.destroy();
      throw new BoundError(`The response has more than ${bound} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const unpackers = { gzip: promisify(gunzip), br: promisify(brotliDecompress) } as const;

async function unpacked(
  body: Buffer,
  encoding: string | undefined,
  bound: number,
): Promise<Buffer> {
  if (body.length === 0 || encoding === undefined || encoding === 'identity') return body;
  if (encoding !== 'gzip' && encoding !== 'br') {
    throw new BoundError(`The response is compressed as ${encoding}, which was not requested.`);
  }
  try {
    return await unpackers[encoding](body, { maxOutputLength: bound });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    throw new BoundError(`The response decompresses to more than ${bound} bytes.`);
  }
}
