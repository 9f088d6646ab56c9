import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { describeQueryFailure } from '../postgres/queryFailure.ts';

/**
 * JSON lines without secrets: what carries a token or password is never written out, and of an
 * address its path alone (what people search for is in the rest). A failed statement is named by
 * its reason: the message of the database's error holds every value of the statement.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      err: describeError,
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
    },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.refresh',
        '*.access',
        'password',
        'refresh',
        'access',
      ],
      censor: '[hidden]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function describeError(error: Error) {
  const reason = describeQueryFailure(error);
  if (reason === null) return stdSerializers.err(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: error.name, message: reason, stack: frames.join('\n') };
}
