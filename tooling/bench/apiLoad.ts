import { Agent, get } from 'node:http';
import type { BenchedRead } from './apiPaths.ts';
import type { ApiServer } from './apiProcess.ts';
import { quantile } from './tables.ts';

/** Milliseconds. */
interface Times {
  p50: number;
  p95: number;
  errors: number;
}

export interface ApiFigure {
  name: string;
  /** Of the first call after the start, when nothing of the read is in memory. */
  cold: number;
  /** The store is read for every call: `cache-control: no-store`. */
  one: Times;
  /** The same under sixteen clients at once. */
  many: Times;
  /** Calls without the header, to addresses that were requested before, under one client. */
  cached: Times;
  /** The same under sixteen. */
  cachedMany: Times;
  /** Processor time of the server for a call. */
  cpu: number;
  /** The longest that the event loop was held, under one client and under sixteen. */
  loopMax: number;
  /** p95 of a repeat with If-None-Match. */
  notModified: number;
  kilobytes: number;
}

const RUNS = 60;
const CLIENTS = 16;
const RUNS_EACH = 6;
/** They take half a millisecond: of few, the two longest pauses of any other program would be the p95. */
const REPEATS = 200;

interface Call {
  ms: number;
  status: number;
  bytes: number;
  etag: string;
}

/** A client with persistent connections, as a browser has. */
const agent = new Agent({ keepAlive: true });

/**
 * Counts the bytes of the response and discards them. It shares the machine's processors with the
 * server: `fetch` took 3 ms of a list's 14, and collecting its buffers was every second call of the
 * tail.
 */
function call(url: string, headers: Record<string, string> = {}): Promise<Call> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      const { statusCode: status = 0, headers: responseHeaders } = answer;
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({
          ms: performance.now() - started,
          status,
          bytes,
          etag: responseHeaders.etag ?? '',
        });
      });
    });
    request.on('error', reject);
  });
}

async function inTurn(runs: number, once: () => Promise<Call>): Promise<Call[]> {
  const calls: Call[] = [];
  for (let run = 0; run < runs; run += 1) calls.push(await once());
  return calls;
}

async function atOnce(once: () => Promise<Call>): Promise<Call[]> {
  const clients = Array.from({ length: CLIENTS }, () => inTurn(RUNS_EACH, once));
  return (await Promise.all(clients)).flat();
}

function timesOf(calls: readonly Call[], status: number): Times {
  const ms = calls.map((one) => one.ms);
  const errors = calls.filter((one) => one.status !== status).length;
  return { p50: quantile(ms, 0.5), p95: quantile(ms, 0.95), errors };
}

const NO_STORE_HEADERS = { 'cache-control': 'no-store' };

/**
 * Measures one read: cold, from the store under one client and under sixteen, from the cache, and
 * its repeat. The calls cycle through the read's addresses.
 */
export async function measureRead(
  server: ApiServer,
  { name, addresses }: BenchedRead,
): Promise<ApiFigure> {
  let turn = 0;
  const next = () => server.address + (addresses[turn++ % addresses.length] ?? '');
  const first = next();
  const cold = await call(first, NO_STORE_HEADERS);
  if (cold.status !== 200) throw new Error(`${name} answers ${cold.status}.`);
  await server.figures();
  const warm = await inTurn(RUNS, () => call(next(), NO_STORE_HEADERS));
  const alone = await server.figures();
  const many = await atOnce(() => call(next(), NO_STORE_HEADERS));
  const crowded = await server.figures();
  await inTurn(addresses.length, () => call(next()));
  const cached = await inTurn(RUNS, () => call(next()));
  const cachedMany = await atOnce(() => call(next()));
  const repeats = await inTurn(REPEATS, () => call(first, { 'if-none-match': cold.etag }));
  return {
    name,
    cold: cold.ms,
    one: timesOf(warm, 200),
    many: timesOf(many, 200),
    cached: timesOf(cached, 200),
    cachedMany: timesOf(cachedMany, 200),
    cpu: alone.cpu / RUNS,
    loopMax: Math.max(alone.loopMax, crowded.loopMax),
    notModified: timesOf(repeats, 304).p95,
    kilobytes: cold.bytes / 1024,
  };
}
