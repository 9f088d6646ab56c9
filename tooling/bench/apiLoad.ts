import type { ApiServer } from './apiProcess.ts';
import { quantile } from './tables.ts';

/** Milliseconds. */
interface Times {
  p50: number;
  p95: number;
  errors: number;
}

export interface ApiFigure {
  path: string;
  /** Of the first call after the start. */
  cold: number;
  one: Times;
  /** Under sixteen clients at once. */
  many: Times;
  /** Processor time of the server for a call. */
  cpu: number;
  /** The longest that the event loop was held, under one client and under sixteen. */
  loopMax: number;
  /** p95 of a repeat with If-None-Match. */
  notModified: number;
  kilobytes: number;
}

const RUNS = 40;
const CLIENTS = 16;
const RUNS_EACH = 6;

interface Call {
  ms: number;
  status: number;
  bytes: number;
  etag: string;
}

async function call(url: string, headers: Record<string, string> = {}): Promise<Call> {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  const { byteLength: bytes } = await answer.arrayBuffer();
  const ms = performance.now() - started;
  return { ms, bytes, status: answer.status, etag: answer.headers.get('etag') ?? '' };
}

async function inTurn(runs: number, once: () => Promise<Call>): Promise<Call[]> {
  const calls: Call[] = [];
  for (let run = 0; run < runs; run += 1) calls.push(await once());
  return calls;
}

function timesOf(calls: readonly Call[], status: number): Times {
  const ms = calls.map((one) => one.ms);
  const errors = calls.filter((one) => one.status !== status).length;
  return { p50: quantile(ms, 0.5), p95: quantile(ms, 0.95), errors };
}

/** One read, cold, warm, under one client and under sixteen, and its repeat. */
export async function measurePath(server: ApiServer, path: string): Promise<ApiFigure> {
  const url = server.address + path;
  const cold = await call(url);
  if (cold.status !== 200) throw new Error(`${path} answers ${cold.status}.`);
  await server.figures();
  const warm = await inTurn(RUNS, () => call(url));
  const alone = await server.figures();
  const clients = Array.from({ length: CLIENTS }, () => inTurn(RUNS_EACH, () => call(url)));
  const many = (await Promise.all(clients)).flat();
  const crowded = await server.figures();
  const repeats = await inTurn(RUNS, () => call(url, { 'if-none-match': cold.etag }));
  return {
    path,
    cold: cold.ms,
    one: timesOf(warm, 200),
    many: timesOf(many, 200),
    cpu: alone.cpu / RUNS,
    loopMax: Math.max(alone.loopMax, crowded.loopMax),
    notModified: timesOf(repeats, 304).p95,
    kilobytes: cold.bytes / 1024,
  };
}
