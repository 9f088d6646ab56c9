import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compression on request: a page of the catalogue (63 kB) takes a millisecond and becomes 8 kB,
 * outside of the main thread. Gzip, which no current browser prefers, has to be quick.
 */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 3;
/** Bytes; less fits into one packet as it is. */
const MIN_COMPRESSED_BYTES = 1024;

export type Encoding = 'br' | 'gzip';

/** Returns the accepted encoding with the smallest output; null for plain bytes. */
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

/** Runs in libuv's thread pool and does not block the event loop. */
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

/** Compressed copies of cached responses; they are collected together with them. */
const compressedCopies = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

function compressOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const own = compressedCopies.get(bytes) ?? new Map<Encoding, Promise<Buffer>>();
  compressedCopies.set(bytes, own);
  const known = own.get(encoding);
  if (known !== undefined) return known;
  const compressed = compress(bytes, encoding);
  own.set(encoding, compressed);
  // A failed compression is not cached.
  compressed.catch(() => own.delete(encoding));
  return compressed;
}

/**
 * Sends a response that is the same for many callers; it is compressed once for each encoding. Must
 * not be used for responses with secrets: their compressed length would leak them where the
 * caller's own text is in the same response.
 */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): Promise<FastifyReply> {
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? null : encodingOf(request);
  if (encoding === null) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compressOnce(bytes, encoding));
}
