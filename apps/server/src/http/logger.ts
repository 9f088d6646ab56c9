import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * JSON lines without secrets: what carries a token or password is never written out, and of an
 * address its path alone (what people search for is in the rest).
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
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
