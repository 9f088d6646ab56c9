import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * What is made when it is asked for: a page of the catalogue (63 kB) takes a millisecond and leaves
 * 8 kB, beside the server's own thread. Gzip, which no browser of today asks for first, has to be quick.
 */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 3;
/** Bytes; less fits into one packet as it is. */
const LEAST = 1024;

export type Encoding = 'br' | 'gzip';

/** What the caller takes, the smallest first; null for the plain bytes. */
export function encodingOf(request: FastifyRequest): Encoding | null {
  const header = request.headers['accept-encoding'];
  const accepted = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** In libuv's threads: the event loop goes on meanwhile. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: GZIP_LEVEL });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** What bytes that are kept were compressed to; it goes with them. */
const twins = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

function twinOf(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const own = twins.get(bytes) ?? new Map<Encoding, Promise<Buffer>>();
  twins.set(bytes, own);
  const known = own.get(encoding);
  if (known !== undefined) return known;
  const twin = compress(bytes, encoding);
  own.set(encoding, twin);
  // What failed is not remembered.
  twin.catch(() => own.delete(encoding));
  return twin;
}

/**
 * Sends an answer that many may be given: compressed for who takes it, once for all of them. Not for
 * what holds a secret: its length would tell of it where a caller's own words stand beside.
 */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): Promise<FastifyReply> {
  const encoding = bytes.length < LEAST ? null : encodingOf(request);
  if (encoding === null) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await twinOf(bytes, encoding));
}
