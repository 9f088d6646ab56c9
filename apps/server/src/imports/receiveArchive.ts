import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError, badParameter } from '../http/errors.ts';

export interface ReceivedArchive {
  path: string;
  bytes: number;
  /** Hash of its content. */
  sha256: string;
}

interface ReceiveOptions {
  /** Without an ending: what the archive is shows in its first bytes. */
  target: string;
  limit: number;
}

/** The first bytes of what may be sent, with the ending that the reader knows it by. */
const kinds = [
  { magic: Buffer.from('PK\x03\x04', 'latin1'), ending: '.zip' },
  { magic: Buffer.from([0x1f, 0x8b]), ending: '.tar.gz' },
] as const;

/**
 * Streams an archive to the disk. Nothing is left there when it is refused.
 *
 * @throws ApiError 413 above the limit, 400 for what is no archive, 507 when the disk is full
 */
export async function receiveArchive(
  body: Readable,
  { target, limit }: ReceiveOptions,
): Promise<ReceivedArchive> {
  const draft = `${target}.part`;
  const hash = createHash('sha256');
  let bytes = 0;
  let start = Buffer.alloc(0);
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (start.length < 4) start = Buffer.concat([start, chunk.subarray(0, 4)]);
      hash.update(chunk);
      done(bytes > limit ? tooLarge(limit) : null, chunk);
    },
  });
  try {
    await pipeline(body, watched, createWriteStream(draft, { mode: 0o600 }));
    const kind = kinds.find(({ magic }) => start.subarray(0, magic.length).equals(magic));
    if (kind === undefined) {
      throw badParameter('body', 'must be a .zip or .tar.gz of a snapshot bundle');
    }
    const path = `${target}${kind.ending}`;
    await rename(draft, path);
    return { path, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(draft, { force: true });
    throw refusalOf(error);
  }
}

export function tooLarge(limit: number): ApiError {
  const bound = Math.floor(limit / (1024 * 1024));
  return new ApiError(413, `The archive is larger than ${bound} MB, the bound of this server.`, {
    headers: { connection: 'close' },
  });
}

function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') {
    return new ApiError(507, 'The disk of the server is full. Free some space and send it again.');
  }
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') {
    return new ApiError(400, 'The archive arrived incomplete. Send it again.');
  }
  return error;
}
