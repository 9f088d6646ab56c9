import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingOf } from '../http/encodings.ts';

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
  return reply
    .header('content-encoding', encoding)
    .send(await compress(Buffer.from(text), encoding));
}
