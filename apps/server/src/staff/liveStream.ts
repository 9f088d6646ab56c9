import type { LiveState } from '@litometr/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signInFirst } from '../accounts/refusals.ts';
import type { Admit } from '../accounts/staffRoute.ts';
import type { SessionUser } from '../http/contract.ts';
import { ApiError } from '../http/errors.ts';

export interface StreamLimits {
  /** Between two looks at the state. */
  tickMs: number;
  /** Maximum number of streams of the server. */
  total: number;
  /** Streams of one account: the next one replaces the oldest. */
  perAccount: number;
  /** A reader that leaves an event unread for so many ticks is dropped. */
  unreadTicks: number;
}

const defaultLimits: StreamLimits = { tickMs: 1_000, total: 30, perAccount: 4, unreadTicks: 30 };
/** Proxies close what is silent. */
const HEARTBEAT_TICKS = 15;
/** Ticks between two checks whether the caller may still see the stream. */
const RECHECK_TICKS = 30;

interface Stream {
  userId: number;
  /** `replaced`: a newer stream of the account replaced it. */
  close: (event?: 'replaced') => void;
}

/** `live` as server-sent events: at once, and whenever it changes. */
export function registerLiveStream(
  app: FastifyInstance,
  {
    admission,
    read,
    limits = defaultLimits,
  }: { admission: Admit; read: () => Promise<LiveState>; limits?: StreamLimits },
): void {
  const open = new Set<Stream>();
  const admit = admission('moderator');
  const allow = async (request: FastifyRequest): Promise<SessionUser> => {
    const user = await app.authenticate(request);
    await admit(user, request);
    if (user === null) throw signInFirst();
    return user;
  };
  /** A tab that was left open somewhere must not keep its owner from a new one. */
  const makeRoom = (userId: number): void => {
    // A set is in the order of insertion: the oldest is first.
    const own = [...open].filter((stream) => stream.userId === userId);
    const surplus = Math.max(0, own.length - limits.perAccount + 1);
    for (const stream of own.slice(0, surplus)) stream.close('replaced');
    if (open.size < limits.total) return;
    throw new ApiError(503, 'Too many streams are open. Poll /api/staff/live/ or try again.', {
      headers: { 'retry-after': '10' },
    });
  };
  app.get('/api/staff/live/stream/', async (request, reply) => {
    const user = await allow(request);
    makeRoom(user.id);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...headersOf(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    let timer: NodeJS.Timeout | undefined;
    const stream: Stream = {
      userId: user.id,
      close: (event) => {
        clearTimeout(timer);
        open.delete(stream);
        const isUnread = raw.writableLength > 0;
        if (event !== undefined && !isUnread) raw.write(`event: ${event}\ndata: {}\n\n`);
        // The end would wait for a reader that does not read.
        if (isUnread) raw.destroy();
        else raw.end();
      },
    };
    let ticks = 0;
    let unread = 0;
    let last = '';
    const tick = async () => {
      if (ticks > 0 && ticks % RECHECK_TICKS === 0) await allow(request);
      unread = raw.writableLength > 0 ? unread + 1 : 0;
      if (unread >= limits.unreadTicks) throw new Error('The reader does not read.');
      const { at, ...state } = await read();
      const text = JSON.stringify(state);
      // Nothing is added to what waits to be read: the reader gets the latest state after it.
      if (raw.writableLength === 0) {
        if (text !== last) raw.write(`event: state\ndata: ${JSON.stringify({ at, ...state })}\n\n`);
        else if (ticks % HEARTBEAT_TICKS === 0) raw.write(': \n\n');
        last = text;
      }
      ticks += 1;
    };
    const loop = (): void => {
      tick().then(
        () => {
          if (open.has(stream)) timer = setTimeout(loop, limits.tickMs);
        },
        // The caller may no longer see it, or a store fails: the next request responds with the
        // reason.
        () => stream.close(),
      );
    };
    open.add(stream);
    raw.on('close', () => stream.close());
    loop();
  });
  app.addHook('preClose', () => {
    for (const stream of open) stream.close();
  });
}

function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
