import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../buildApp.ts';
import { defaultConnectionLimits, networkOf } from './connectionLimits.ts';
import { bareOptions } from './testing/bareApp.ts';

const MEGABYTE = 2 ** 20;

function routes(app: FastifyInstance): void {
  app.post('/api/echo/', (request) => ({ length: JSON.stringify(request.body).length }));
  app.get('/api/ping/', () => ({ ok: true }));
  app.get('/api/large/', (_request, reply) =>
    reply.send(
      Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(MEGABYTE);
        })(),
      ),
    ),
  );
}

/** An application that listens on a free port of all loopback addresses. */
async function listening(
  connections: AppOptions['connections'],
  options: Partial<AppOptions> = {},
): Promise<{ app: FastifyInstance; open: (localAddress?: string) => Promise<Client> }> {
  const app = await buildApp({ ...bareOptions, routes, connections, ...options });
  onTestFinished(() => app.close());
  await app.listen({ host: '0.0.0.0', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = async (localAddress = '127.0.0.1'): Promise<Client> => {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return new Client(socket);
  };
  return { app, open };
}

/** A connection with all that was received on it. */
class Client {
  received = '';
  readonly closed: Promise<string>;
  readonly socket: Socket;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.received += text;
    });
    // A server that closes with unread bytes resets the connection.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.on('close', () => resolve(this.received)));
  }

  send(text: string): this {
    this.socket.write(text);
    return this;
  }

  /** Writes the text again and again until the connection ends. */
  drip(text: string, everyMs: number): this {
    const timer = setInterval(() => this.socket.writable && this.socket.write(text), everyMs);
    this.socket.on('close', () => clearInterval(timer));
    return this;
  }

  ping(): this {
    return this.send('GET /api/ping/ HTTP/1.1\r\nhost: test\r\n\r\n');
  }

  async answers(count = 1): Promise<void> {
    await expect.poll(() => this.received.split('{"ok":true}').length - 1).toBe(count);
  }
}

const post = (bytes: number) =>
  'POST /api/echo/ HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n' +
  `content-length: ${bytes}\r\n\r\n`;

describe('a slow request', () => {
  it('is cut where 600 bodies are half sent', async () => {
    const { open } = await listening({ bodyMs: 300, perAddress: 600 });
    const clients = await Promise.all(Array.from({ length: 600 }, () => open()));
    for (const client of clients) client.send(`${post(1000)}{`);
    const received = await Promise.all(clients.map(({ closed }) => closed));
    expect(received.filter((text) => text.startsWith('HTTP/1.1 408'))).toHaveLength(600);
  });

  it.each([
    ['with a length', post(15_000)],
    ['in chunks', post(0).replace('content-length: 0', 'transfer-encoding: chunked')],
    ['of a GET, which nobody reads', post(15_000).replace('POST /api/echo/', 'GET /api/ping/')],
  ])('is cut where the body arrives byte by byte: %s', async (_, head) => {
    const { open } = await listening({ bodyMs: 300 });
    const client = (await open()).send(head);
    expect(await client.drip(head.includes('chunked') ? '1\r\n1\r\n' : '1', 20).closed).toMatch(
      /^HTTP\/1.1 (408|200)/,
    );
  });

  it('is cut where the headers arrive byte by byte, or not at all', async () => {
    const { open } = await listening({ headersMs: 300 });
    const clients = await Promise.all([open(), open()]);
    clients[0].send('GET /api/ping/ HTTP/1.1\r\nx-long: ').drip('x', 20);
    const received = await Promise.all(clients.map(({ closed }) => closed));
    expect(received.map((text) => text.slice(0, 12))).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408']);
  });

  it('passes where its body makes progress', async () => {
    const { open } = await listening({ bodyMs: 200, bodyBytesPerSecond: 100 });
    const chunks = 10;
    const client = (await open()).send(post(chunks * 1_000));
    client.send(`"${'x'.repeat(999)}`);
    let sent = 1;
    const timer = setInterval(() => {
      sent += 1;
      client.send(sent < chunks ? 'x'.repeat(1_000) : `${'x'.repeat(999)}"`);
      if (sent === chunks) clearInterval(timer);
    }, 50);
    onTestFinished(() => clearInterval(timer));
    await expect.poll(() => client.received).toContain(`{"length":${chunks * 1_000}}`);
  });
});

describe('an idle connection', () => {
  it('is cut where the client does not read the response', async () => {
    const { app, open } = await listening({ idleMs: 300 });
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const client = await open();
    const [socket] = await accepted;
    const closed = once(socket, 'close');
    client.socket.pause();
    client.send('GET /api/large/ HTTP/1.1\r\nhost: test\r\n\r\n');
    await closed;
    expect(socket.bytesWritten).toBeGreaterThan(MEGABYTE);
  });

  it('is closed some time after its last response', async () => {
    const { open } = await listening({ keepAliveMs: 300 });
    const client = (await open()).ping();
    await client.answers(1);
    client.ping();
    await client.answers(2);
    expect(await client.closed).not.toContain('408');
  });

  it('stays open while an event stream writes', async () => {
    const { open } = await listening(
      { idleMs: 400, keepAliveMs: 100 },
      {
        routes: (app) => {
          app.get('/api/stream/', (_request, reply) => {
            let events = 0;
            reply.hijack();
            reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
            const timer = setInterval(() => {
              events += 1;
              reply.raw.write(`data: ${events}\n\n`);
              if (events === 12) reply.raw.end('data: end\n\n');
            }, 100);
            reply.raw.on('close', () => clearInterval(timer));
          });
        },
      },
    );
    const client = (await open()).send('GET /api/stream/ HTTP/1.1\r\nhost: test\r\n\r\n');
    expect(await client.closed).toContain('data: end');
  });
});

describe('the number of connections', () => {
  it('is limited by address, and others are served', async () => {
    const warnings: string[] = [];
    const { app, open } = await listening({ perAddress: 2 });
    app.log.warn = (message: unknown) => void warnings.push(String(message));
    const [first, second] = await Promise.all([open(), open()]);
    first.ping();
    await first.answers();
    expect(await (await open()).ping().closed).toBe('');
    expect(await (await open()).ping().closed).toBe('');
    await (await open('127.0.0.2')).ping().answers();
    expect(warnings).toEqual([expect.stringMatching(/127\.0\.0\.1 .*LITOMETR_TRUST_PROXY/)]);
    second.socket.end();
    await second.closed;
    // The server notices the end a moment after the client.
    await expect
      .poll(async () => {
        const next = (await open()).ping();
        return Promise.race([next.closed, next.answers().then(() => 'served')]);
      })
      .toBe('served');
  });

  it('is not limited for a trusted proxy', async () => {
    const { open } = await listening({ perAddress: 1 }, { trustProxy: ['127.0.0.0/30'] });
    const clients = await Promise.all([open(), open(), open()]);
    await Promise.all(clients.map((client) => client.ping().answers()));
    await (await open('127.0.0.9')).ping().answers();
    expect(await (await open('127.0.0.9')).ping().closed).toBe('');
  });

  it('is limited for the whole server', async () => {
    const { open } = await listening({ total: 2 });
    const first = (await open('127.0.0.2')).ping();
    await first.answers();
    await (await open('127.0.0.3')).ping().answers();
    expect(await (await open('127.0.0.4')).ping().closed).toBe('');
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it('closes a half-sent body within 15 seconds by default', () => {
  const { headersMs, bodyMs } = defaultConnectionLimits;
  expect(headersMs).toBeLessThanOrEqual(15_000);
  expect(bodyMs).toBeLessThanOrEqual(15_000);
});
