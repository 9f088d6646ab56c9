import type { LiveState } from '@litometr/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { Admit } from './staffRoute.ts';

const TICK_MS = 1_000;
/** Proxies close what is silent. */
const HEARTBEAT_TICKS = 15;
/** So often a stream asks again whether its caller may still see it. */
const ASK_TICKS = 30;
const STREAMS = 30;

/** `live` as server-sent events: at once, and whenever it changes. */
export function registerLiveStream(
  app: FastifyInstance,
  { admission, read }: { admission: Admit; read: () => Promise<LiveState> },
): void {
  const open = new Set<() => void>();
  const admit = admission('moderator');
  const allow = async (request: FastifyRequest) => admit(await app.authenticate(request), request);
  app.get('/api/staff/live/stream/', async (request, reply) => {
    await allow(request);
    if (open.size >= STREAMS) {
      throw new ApiError(503, 'Too many streams are open.', { headers: { 'retry-after': '10' } });
    }
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...headersOf(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    let ticks = 0;
    let last = '';
    const tick = async () => {
      if (ticks > 0 && ticks % ASK_TICKS === 0) await allow(request);
      const { at, ...state } = await read();
      const text = JSON.stringify(state);
      if (text !== last) raw.write(`event: state\ndata: ${JSON.stringify({ at, ...state })}\n\n`);
      else if (ticks % HEARTBEAT_TICKS === 0) raw.write(': \n\n');
      last = text;
      ticks += 1;
    };
    let timer: NodeJS.Timeout | undefined;
    const stop = () => {
      clearTimeout(timer);
      open.delete(stop);
      raw.end();
    };
    const loop = (): void => {
      // Who may no longer see it, or a store that fails: the reader comes again and is told why.
      tick().then(() => {
        if (open.has(stop)) timer = setTimeout(loop, TICK_MS);
      }, stop);
    };
    open.add(stop);
    raw.on('close', stop);
    loop();
  });
  app.addHook('preClose', () => {
    for (const stop of open) stop();
  });
}

function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
