import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { PortalSlug } from '@litometr/api-contract';
import { fakePagesOf } from './pages/fakePages.ts';
import { type ShopBook, shelf } from './shopBook.ts';

let packed: Buffer | undefined;
/** Decompresses to more than any response may. */
function bomb(): Buffer {
  packed ??= gzipSync(Buffer.alloc(20 * 1024 * 1024), { level: 1 });
  return packed;
}

/** The faulty response of a portal. */
export interface Fault {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** The body is cut off after so many bytes, and the connection with it. */
  cutAt?: number;
  /** A byte now and then, for ever. */
  drips?: boolean;
  /** The body as it is, packed: its length on the wire is not its length. */
  bomb?: boolean;
}

interface ReceivedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  method: string;
}

/** A portal on a loopback port that records its requests and fails on demand. */
export interface FakePortal {
  address: string;
  books: ShopBook[];
  robots: string | Fault;
  /** Called for each page but robots.txt; null serves the page itself. `nth` counts from 1. */
  fault: (path: string, nth: number) => Fault | null;
  /** Responds 304 to a conditional request for an unchanged page. */
  conditional: boolean;
  readonly requests: ReceivedRequest[];
  close(): Promise<void>;
}

export async function startFakePortal(portal: PortalSlug): Promise<FakePortal> {
  const fake = {
    address: '',
    books: shelf(8),
    robots: 'User-agent: *\nDisallow: /account',
    fault: (): Fault | null => null,
    conditional: false,
    requests: [] as ReceivedRequest[],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => respond(portal, fake, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

function respond(
  portal: PortalSlug,
  fake: FakePortal,
  { url = '/', headers, method = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  fake.requests.push({ path: url, headers, method });
  if (url === '/robots.txt') {
    const { robots } = fake;
    send(response, typeof robots === 'string' ? { body: robots } : robots);
    return;
  }
  const nth = fake.requests.filter(({ path }) => path === url).length;
  const fault = fake.fault(url, nth);
  if (fault !== null) {
    send(response, fault);
    return;
  }
  const body = fakePagesOf(portal)(new URL(url, fake.address), fake.books);
  const etag = `"${Buffer.from(body ?? '').byteLength}-${hash(body ?? '')}"`;
  if (body === null) send(response, { status: 404, body: 'no such page' });
  else if (fake.conditional && headers['if-none-match'] === etag) send(response, { status: 304 });
  else send(response, { body, headers: { etag } });
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = '', ...how }: Fault,
): void {
  const type = String(body).startsWith('{') ? 'application/json' : 'text/html; charset=utf-8';
  const all = { 'content-type': type, ...headers };
  if (how.drips === true) {
    response.writeHead(status, all);
    const drip = setInterval(() => response.write('.'), 10);
    response.on('close', () => clearInterval(drip));
  } else if (how.bomb === true) {
    response.writeHead(status, { ...all, 'content-encoding': 'gzip' });
    response.end(bomb());
  } else if (how.cutAt !== undefined) {
    response.writeHead(status, { ...all, 'content-length': String(Buffer.byteLength(body)) });
    response.write(Buffer.from(body).subarray(0, how.cutAt), () => response.destroy());
  } else {
    response.writeHead(status, all);
    response.end(status === 304 ? undefined : body);
  }
}
