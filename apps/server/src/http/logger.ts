import { type Logger, pino } from 'pino';

/** JSON lines without secrets: what carries a token or password is never written out. */
export function createLogger(level: string): Logger {
  return pino({
    level,
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
  });
}
