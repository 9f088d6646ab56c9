import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages are made when they are asked for: quality that takes a few milliseconds. */
const BROTLI_QUALITY = 5;

type Encoding = 'br' | 'gzip';

/** What the caller takes, the smallest first; null for the plain text. */
function encodingOf(request: FastifyRequest): Encoding | null {
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

function compress(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text);
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** Sends a text that was made for this request: compressed, and not again while it is the same. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type: string,
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const etag = `W/"${hash}${encoding === null ? '' : `-${encoding}`}"`;
  void reply.headers({
    'content-type': type,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding === null) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}
