import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';

/** Bounds of the time and the number of connections. */
export interface ConnectionLimits {
  /** Open connections of the whole server; further ones are closed at once. */
  total: number;
  /** Open connections of one IPv4 address or IPv6 /64 network. */
  perAddress: number;
  /** Milliseconds for the headers of a request, from its first byte or from the connection. */
  headersMs: number;
  /** Milliseconds for the body of a request, plus the time that `bodyBytesPerSecond` allows. */
  bodyMs: number;
  /** Bytes that extend the time for a body by one second: large uploads take as long as they need. */
  bodyBytesPerSecond: number;
  /** Milliseconds without a byte in either direction, while a request or response is open. */
  idleMs: number;
  /** Milliseconds that a connection without a request stays open. */
  keepAliveMs: number;
}

/**
 * `idleMs` is twice the heartbeat of the live stream (`staff/liveStream.ts`). `keepAliveMs` is
 * longer than the proxies in `deploy/` keep connections, so that the proxy closes them first.
 */
export const defaultConnectionLimits: ConnectionLimits = {
  total: 2_048,
  perAddress: 256,
  headersMs: 10_000,
  bodyMs: 10_000,
  bodyBytesPerSecond: 16 * 1024,
  idleMs: 30_000,
  keepAliveMs: 30_000,
};

/** Node compares open requests with `headersMs` once per this interval. */
const HEADERS_CHECK_MS = 1_000;
/** Bytes of the request line and all headers. */
const MAX_HEADER_BYTES = 16 * 1024;
/** At most one warning about refused connections in this time. */
const WARNING_INTERVAL_MS = 60_000;

export interface LimitedServerOptions {
  limits: ConnectionLimits;
  /** CIDR blocks of proxies: their connections carry many visitors and have no limit per address. */
  trustProxy: readonly string[];
  warn: (message: string) => void;
}

/**
 * Returns a factory of HTTP servers that share the limits. Fastify calls it once for each address
 * that it listens on.
 */
export function limitedServers({ limits, trustProxy, ...options }: LimitedServerOptions) {
  const warn = throttled(options.warn);
  const acceptsAddress = addressLimiter(limits.perAddress, blockListOf(trustProxy), warn);
  return (handler: RequestListener): Server => {
    const server = createServer(
      {
        connectionsCheckingInterval: HEADERS_CHECK_MS,
        headersTimeout: limits.headersMs,
        keepAliveTimeout: limits.keepAliveMs,
        maxHeaderSize: MAX_HEADER_BYTES,
        // A total time would cut large uploads: `limitBodyTime` replaces it.
        requestTimeout: 0,
      },
      handler,
    );
    server.timeout = limits.idleMs;
    server.maxConnections = limits.total;
    server.on('connection', (socket) => {
      if (!acceptsAddress(socket)) socket.destroy();
    });
    server.on('drop', () => {
      warn(
        `A connection was refused: ${limits.total} are open. LITOMETR_MAX_CONNECTIONS changes the limit.`,
      );
    });
    server.on('request', (request, response) => {
      limitBodyTime(request, response, limits, () =>
        server.emit('clientError', bodyTimeout(), request.socket),
      );
    });
    return server;
  };
}

/** Ends in the 408 of Fastify's handler for client errors, as late headers do. */
function bodyTimeout(): Error {
  return Object.assign(new Error('The body of the request did not arrive in time.'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
}

/**
 * Aborts a request whose body arrives too slowly. The bytes are counted on the socket, which leaves
 * the stream of the body to its consumer.
 */
function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMs, bodyBytesPerSecond }: ConnectionLimits,
  onTimeout: () => void,
): void {
  const { headers, socket } = request;
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody) return;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;
  const check = (): void => {
    if (request.complete) return;
    const received = socket.bytesRead - bytesBefore;
    const deadline = startedAt + bodyMs + (received / bodyBytesPerSecond) * 1000;
    const left = deadline - performance.now();
    if (left > 0) timer = setTimeout(check, left).unref();
    else if (response.headersSent) socket.destroy();
    else onTimeout();
  };
  let timer = setTimeout(check, bodyMs).unref();
  request.once('close', () => clearTimeout(timer));
}

/** Counts open connections by address; returns whether a new one is within the limit. */
function addressLimiter(
  perAddress: number,
  trusted: BlockList,
  warn: (message: string) => void,
): (socket: Socket) => boolean {
  const open = new Map<string, number>();
  return (socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '');
    // The client has already closed it.
    if (address === undefined) return false;
    if (trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return true;
    const key = networkOf(address);
    const count = (open.get(key) ?? 0) + 1;
    if (count > perAddress) {
      warn(
        `A connection from ${key} was refused: ${perAddress} of it are open. If it is a proxy, ` +
          'name it in LITOMETR_TRUST_PROXY; LITOMETR_CONNECTIONS_PER_ADDRESS changes the limit.',
      );
      return false;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
    return true;
  };
}

/** An IPv4 address itself; the /64 network of an IPv6 address, which belongs to one customer. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function blockListOf(blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = '', prefix] = block.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

/** Limits a warning that an attacker can trigger to one line per interval. */
function throttled(warn: (message: string) => void): (message: string) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (message) => {
    const now = performance.now();
    if (now - last < WARNING_INTERVAL_MS) return;
    last = now;
    warn(message);
  };
}
