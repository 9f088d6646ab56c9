import { type ClientRequest, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { LiveState } from '@litometr/api-contract';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SessionUser } from '../http/contract.ts';
import { registerErrorResponses } from '../http/errorResponses.ts';
import { registerLiveStream, type StreamLimits } from './liveStream.ts';

/** The limits of the live stream, by callers that are named in a header. */
const idle: LiveState = { at: '2026-04-01T10:00:00.000Z', imports: [], collectors: [] };

async function open(limits: Partial<StreamLimits>, read = () => Promise.resolve(idle)) {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const responses: ServerResponse[] = [];
  app.decorate(
    'authenticate',
    ({ headers }): Promise<SessionUser> =>
      Promise.resolve({
        id: Number(headers['x-user']),
        username: 'm',
        role: 'moderator',
        sessionId: 's',
      }),
  );
  app.addHook('onRequest', async (_request, reply) => {
    responses.push(reply.raw);
  });
  registerErrorResponses(app);
  registerLiveStream(app, {
    admission: () => () => Promise.resolve(),
    read,
    limits: { tickMs: 5, total: 30, perAccount: 4, unreadTicks: 20, ...limits },
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const requests: ClientRequest[] = [];
  onTestFinished(async () => {
    for (const request of requests) request.destroy();
    await app.close();
  });
  /** A stream that collects what it receives; `pause` makes it receive nothing. */
  const stream = (user: number, { pause = false } = {}) =>
    new Promise<{
      status: number;
      received: () => string;
      isOver: () => boolean;
      leave: () => void;
    }>((resolve, reject) => {
      let text = '';
      let isOver = false;
      const onResponse = (response: IncomingMessage) => {
        response.setEncoding('utf8');
        if (!pause) response.on('data', (part: string) => (text += part));
        for (const event of ['end', 'close', 'error']) {
          response.on(event, () => {
            isOver = true;
          });
        }
        resolve({
          status: response.statusCode ?? 0,
          received: () => text,
          isOver: () => isOver,
          leave: () => request.destroy(),
        });
      };
      const request = get(
        `${address}/api/staff/live/stream/`,
        { headers: { 'x-user': String(user) }, agent: false },
        onResponse,
      );
      request.on('error', reject);
      requests.push(request);
    });
  return { stream, responses };
}

describe('streams of one account', () => {
  it('are bounded: the next one replaces the oldest, which gets an event', async () => {
    const { stream } = await open({ perAccount: 2 });
    const first = await stream(1);
    const second = await stream(1);
    const other = await stream(2);
    const third = await stream(1);
    await expect.poll(() => first.isOver()).toBe(true);
    expect(first.received()).toMatch(/event: replaced\ndata: \{\}\n\n$/);
    await expect.poll(() => third.received()).toContain('event: state');
    expect([second, third, other].map((each) => [each.status, each.isOver()])).toEqual([
      [200, false],
      [200, false],
      [200, false],
    ]);
    expect(second.received()).not.toContain('replaced');
  });

  it('leave room for those of others', async () => {
    const { stream } = await open({ perAccount: 2, total: 3 });
    for (let times = 0; times < 9; times += 1) expect((await stream(1)).status).toBe(200);
    expect((await stream(2)).status).toBe(200);
    expect((await stream(3)).status).toBe(503);
  });

  it('are released when the client disconnects', async () => {
    const { stream } = await open({ total: 1 });
    const first = await stream(1);
    expect((await stream(2)).status).toBe(503);
    first.leave();
    await expect.poll(async () => (await stream(2)).status).toBe(200);
  });
});

describe('a reader that does not read', () => {
  it('has one event buffered at most, and is dropped', async () => {
    const EVENT_BYTES = 256 * 1024;
    let nth = 0;
    const read = () => {
      nth += 1;
      const run = String(nth).padEnd(EVENT_BYTES, 'x');
      return Promise.resolve({ ...idle, collectors: [{ run }] } as unknown as LiveState);
    };
    const { stream, responses } = await open({ total: 1 }, read);
    await stream(1, { pause: true });
    const [response] = responses;
    let buffered = 0;
    await expect
      .poll(
        () => {
          buffered = Math.max(buffered, response?.writableLength ?? 0);
          return response?.destroyed;
        },
        { interval: 1 },
      )
      .toBe(true);
    expect(buffered).toBeLessThan(2 * EVENT_BYTES);
    expect((await stream(2)).status).toBe(200);
  });
});
