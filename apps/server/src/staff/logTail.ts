import { Writable } from 'node:stream';
import type { LogLine } from '@litometr/api-contract';
import { pino } from 'pino';
import * as z from 'zod/mini';

/** Lines that are stored; older ones are only in the log itself. */
const MAX_LINES = 500;
const MESSAGE = 500;

const written = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.optional(z.string()),
  reqId: z.optional(z.string()),
  req: z.optional(z.object({ method: z.optional(z.string()), path: z.optional(z.string()) })),
  err: z.optional(z.object({ message: z.optional(z.string()) })),
});

/** The last lines that the server wrote to its log, for staff. */
export class LogTail extends Writable {
  readonly #lines: LogLine[] = [];

  constructor() {
    super({ decodeStrings: false });
  }

  /** A destination that writes to the log and is heard here. */
  beside(log: NodeJS.WritableStream): ReturnType<typeof pino.multistream> {
    return pino.multistream([
      { level: 'trace', stream: log },
      { level: 'trace', stream: this },
    ]);
  }

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    for (const line of String(chunk).split('\n')) {
      const parsed = line === '' ? null : lineOf(line);
      if (parsed !== null) this.#lines.push(parsed);
    }
    this.#lines.splice(0, Math.max(0, this.#lines.length - MAX_LINES));
    done();
  }

  /** The latest first. */
  lines(least: LogLine['level'], text?: string): LogLine[] {
    const from = levels.indexOf(least);
    const wanted = text?.toLowerCase();
    return this.#lines
      .filter((line) => levels.indexOf(line.level) >= from)
      .filter((line) => wanted === undefined || textOf(line).toLowerCase().includes(wanted))
      .toReversed();
  }
}

const levels: readonly LogLine['level'][] = ['debug', 'info', 'warn', 'error'];

const textOf = ({ message, path, error, request }: LogLine) =>
  [message, path, error, request].join(' ');

function lineOf(line: string): LogLine | null {
  const parsed = z.safeParse(written, json(line));
  if (!parsed.success) return null;
  const { level, time, msg = '', reqId = null, req, err } = parsed.data;
  const path = req?.path === undefined ? null : `${req.method ?? ''} ${req.path}`.trim();
  return {
    at: new Date(time).toISOString(),
    level: level >= 50 ? 'error' : level >= 40 ? 'warn' : level >= 30 ? 'info' : 'debug',
    message: harmless(msg),
    request: reqId,
    path: path === null ? null : harmless(path),
    error: err?.message === undefined ? null : harmless(err.message),
  };
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Matches text that looks like a token or a key, and the credentials in front of `@` in an address.
 */
const secrets = /\b(?=\w*\d)[\w-]{32,}(?:\.[\w-]+)*|(?<=:\/\/)[^\s/@]+@/g;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The log hides fields by name; the message of a library may repeat its input. */
function harmless(text: string): string {
  const shown = text.replaceAll(secrets, (found) => (uuid.test(found) ? found : '[hidden]'));
  return shown.slice(0, MESSAGE).toWellFormed();
}
